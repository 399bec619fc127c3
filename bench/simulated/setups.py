"""The set-ups of a month: every one there is, most often Kingdomino, with all kinds of clocks."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from bench.simulated.characters import DAY, HOUR
from engine import Box
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.state import setups

PACES = (
    (Pace("turn", turn=DAY), 58),
    (Pace("turn", turn=2 * DAY), 8),
    (Pace("turn", turn=8 * HOUR), 14),
    (Pace("bank", turn=0, bank=3 * DAY, increment=6 * HOUR, cap=4 * DAY), 10),
    (NO_LIMIT, 10),
)
COMMON = 0.72
"""The share of plain Kingdomino among the tables beyond one of every set-up."""
SWITCHES = (False, True)


def every() -> list[Setup]:
    """Return every set-up but for the variants."""
    found = [
        Setup(box=str(box), lords=lords, giants=giants, court=court, teams=teams)
        for box, lords, giants, court, teams in product(
            Box, setups.COUNTS, SWITCHES, SWITCHES, SWITCHES
        )
    ]
    return [setup for setup in found if setups.allowed(setup)]


def wanted(random: Random, people: int) -> Iterator[Setup]:
    """Yield set-ups for ever; the first ones include every one that so few people can play."""
    known = [setup for setup in every() if setup.lords <= people]
    plain = [
        setup
        for setup in known
        if setup.box == "kingdomino" and not (setup.giants or setup.court or setup.teams)
    ]
    rare = random.sample(known, len(known))
    while True:
        # One in three of the first tables is one of the rare ones.
        if rare and random.random() < 0.34:
            yield _dressed(rare.pop(), random)
        elif random.random() < COMMON:
            yield _dressed(random.choice(plain), random)
        else:
            yield _dressed(random.choice(known), random)


def _dressed(setup: Setup, random: Random) -> Setup:
    """Choose the clock, variants and the rest of a table."""
    setup = replace(
        setup,
        pace=random.choices([pace for pace, _ in PACES], [share for _, share in PACES])[0],
        missed=random.choices((3, 2, 1, 5), (70, 12, 8, 10))[0],
        vacation=random.random() < 0.85,
        takeback=random.random() < 0.85,
        detail="round" if random.random() < 0.15 else "turn",
        reliability=random.choices((0, 60, 85), (88, 8, 4))[0],
        dynasty=random.random() < 0.03,
        partners=random.choice(("chosen", "drawn")),
    )
    variants = setups.choices(setup).variants
    if variants and random.random() < 0.4:
        dressed = replace(setup, variants=frozenset({random.choice(variants)}))
        setup = dressed if setups.allowed(dressed) else setup
    return setup
