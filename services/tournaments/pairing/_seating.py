"""Seat players at kingdoms: the one to whom a first choice is due chooses first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.draws import Stream
from services.tournaments.pairing._facts import Player


def seat_players(
    players: Iterable[Player], choosing: Sequence[int], seed: str, place: str
) -> tuple[int, ...]:
    """Return the entries by kingdom, for a table whose draw is already known.

    `choosing`: the kingdoms in the order of the first round's choice; a kingdom with two kings
    counts by its first. `seed`: the tournament's, in hex; it decides among equals, separately for
    each `place` ("stage:round:table"). Raises ValueError if there are not as many kingdoms as
    players.
    """
    order = tuple(dict.fromkeys(choosing))
    stream = Stream(bytes.fromhex(seed), f"seats:{place}")
    lots = stream.shuffled(sorted(players, key=lambda one: one.number))
    due = sorted(lots, key=lambda one: (one.due, one.firsts, -one.late))
    if len(order) != len(due):
        raise ValueError(f"{len(due)} players for {len(order)} kingdoms")
    seats = dict(zip(order, (one.number for one in due), strict=True))
    return tuple(seats[kingdom] for kingdom in sorted(seats))
