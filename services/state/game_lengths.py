"""Lengths of games: measured in ended ones, or estimated from the clock. Pure."""

from collections.abc import Sequence
from statistics import quantiles

from services.facts.tables import Length, Pace, Setup

ENOUGH = 5
"""How many of a server's own games are needed to measure the length."""
DAY = 24 * 3600
SHARES = (10, 6)
"""A turn usually takes from a tenth to a sixth of the time that its clock gives it."""


def measured_length(lengths: Sequence[int]) -> Length | None:
    """Return the 20th to the 80th percentile of lengths in seconds; None if they are too few."""
    if len(lengths) < ENOUGH:
        return None
    fifths = quantiles(lengths, n=5, method="inclusive")
    return Length(round(fifths[0]), round(fifths[-1]), measured=True)


def estimated_length(setup: Setup) -> Length:
    """Estimate the length of a game from its clock, in seconds.

    Turns are played one after another: each king has one a round, and one to choose its first
    domino. On average a turn takes from a tenth to a sixth of its time: 52 turns at one day a turn
    make 5 to 9 days. With a bank, a turn's time is the increment and its share of the bank; without
    a limit people are assumed to play as with one day.
    """
    options = setup.options()
    each = options.kings * (options.rounds + 1)
    time = setup.lords * each * _turn(setup.pace, each)
    least, most = (time // share for share in SHARES)
    return Length(least, most)


def _turn(pace: Pace, turns: int) -> int:
    """Return the seconds that a pace gives to each of so many turns of a lord."""
    if pace.kind == "bank":
        return pace.increment + pace.bank // turns
    return pace.turn if pace.kind == "turn" else DAY
