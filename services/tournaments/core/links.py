"""Chains of seeds: each is the SHA-256 of the next one, so one seal binds all of them. Pure."""

import hashlib
from typing import Any, Final

from services.facts.tournaments import Tournament

LINKS: Final = 1000
"""How many seeds for rounds a tournament has: more than any pairs, also if some are undone."""


def hashed(seed: str, times: int) -> str:
    """Return the seed so many places before one in its chain, or the seal before them all."""
    found = bytes.fromhex(seed)
    for _ in range(times):
        found = hashlib.sha256(found).digest()
    return found.hex()


def sealed(drawn: str) -> dict[str, Any]:
    """Return what a tournament's first event says of the secret that was drawn for it."""
    return {"seal": hashed(drawn, LINKS + 1), "links": LINKS}


def chained(drawn: bytes, count: int) -> list[str]:
    """Return so many seeds in hex, each the SHA-256 of the next one, from the last one.

    So the seal of the first binds all of them, and none tells the next.
    """
    seeds = [drawn.hex()]
    while len(seeds) < count:
        seeds.append(hashed(seeds[-1], 1))
    return seeds[::-1]


def seed_of_round(tournament: Tournament, stage: int, number: int, new: str) -> str:
    """Return the seed of a round; a `new` one only if it has not begun: it may get more tables."""
    for one in tournament.rounds_of(stage):
        if one.number == number:
            return tournament.seed_of(one)
    return new


def next_seed(tournament: Tournament, drawn: str) -> str:
    """Return the seed of what comes next, from the secret that was drawn for a tournament.

    It begins with its own; each round then has the next of the chain (`next_link`). Rounds of
    ladders and leagues, and those of tournaments published by earlier releases (`links` 0), have
    the first.
    """
    if tournament.stage is None or tournament.rolls:
        return hashed(drawn, tournament.links)
    return hashed(drawn, max(0, tournament.links - next_link(tournament)))


def next_link(tournament: Tournament) -> int:
    """Return the number of the link by which the next round is drawn.

    It is a new one whatever became of the last round: nobody knows what a round is drawn by before
    it is paired. Only where two of a round were exchanged, and the same entries are there, the
    round is the same but for that.
    """
    stage, here = tournament.stage, tournament.taking_part
    if tournament.keeps_end is None or stage is None:
        return tournament.drawn + 1
    number = len(tournament.rounds_of(stage.number)) + 1
    same = {one.number for one in here if one.first <= number} == set(tournament.exchanged)
    return tournament.drawn if same else tournament.drawn + 1
