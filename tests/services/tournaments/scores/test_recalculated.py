"""Standings come out the same when they are computed a second time, by another way."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from services.facts.tournaments import Tie
from tests.services.tournaments.drawn import Held, leave
from tests.services.tournaments.formats.played import by_chance, setup
from tests.services.tournaments.scores.recalculated import Again

TIES: tuple[Tie, ...] = ("opponents", "head", "share", "territory", "crowns", "duplicate")
FORMATS: dict[str, dict[str, Any]] = {
    "swiss": {"rounds": 4, "late": 3},
    "swiss_of_3": {"rounds": 4, "size": 3, "late": 3},
    "swiss_of_4": {"rounds": 3, "size": 4, "late": 3, "points": (7, 4, 2)},
    "alike": {"rounds": 3, "size": 3, "duplicate": True},
    "best_of_3": {"rounds": 3, "games": 3},
    "robin": {"format": "robin", "size": 3},
    "groups": {"format": "groups", "groups": 2, "final": 2},
    "league": {"format": "league", "division": 4, "seasons": 2, "rounds": 3},
}


def check(made: Held) -> None:
    """Hold that every place and number of the standings is what it comes to again."""
    whole = made.export()
    for told in whole["standings"]:
        stage = whole["stages"][told["stage"] - 1]
        if stage["kind"] == "final":
            continue
        again = Again(whole, told["stage"])
        among = stage["groups"][told["group"] - 1] if told["group"] else again.members()
        if not told["final"]:
            assert [line["entry"] for line in told["lines"]] == again.order(among)
        for line in told["lines"]:
            assert Fraction(line["points"]) == again.totals[line["entry"]]
            for tie, value in line["ties"].items():
                if tie != "head":
                    assert Fraction(value) == again.tie(tie, line["entry"]), tie


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_standings_come_to_the_same_again(name: str, seed: int) -> None:
    """With byes, mixed tables, rulings, late entries, drops, returns and disqualifications."""
    rng = Random(f"{name}{seed}")
    ties = tuple(rng.sample(TIES, len(TIES)))
    made = Held(setup(**{"ties": ties, **FORMATS[name]}), rng.randrange(7, 11), rng)

    def meanwhile() -> None:
        tournament = made.tournament
        if tournament.phase != "running" or not tournament.rounds or len(tournament.stages) > 1:
            return
        here = [one.number for one in tournament.taking_part]
        gone = [one.number for one in tournament.entries if one.state == "dropped"]
        more = name.startswith("swiss") and len(tournament.rounds) < tournament.stages[0].rounds
        what = rng.random()
        over = [match for one in tournament.rounds for match in one.matches if match.over]
        if what < 0.08 and len(here) > 4:
            leave(made, rng.choice(here), rng.choice(("dropped", "dropped", "expelled")))
        elif what < 0.14 and gone and more:
            made.back(rng.choice(gone), first=len(tournament.rounds) + 1)
        elif what < 0.2 and more:
            made.enter(first=len(tournament.rounds) + 1)
        elif what < 0.3 and over and tournament.stages[0].ended is None:
            made.rule(rng.choice(over))
        elif what < 0.4:
            check(made)

    made.to_the_end(rng, meanwhile, by_chance(rng))
    check(made)
