"""Whatever a tournament's format, and whoever comes and goes: its standings hold together."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from services.facts.tournaments import Stage, Tie, Tournament
from services.tournaments import scores
from services.tournaments.files.documents import document, tables
from tests.services.tournaments.formats.played import Played, by_chance, setup

TIES: tuple[Tie, ...] = ("opponents", "head", "share", "territory", "crowns", "duplicate")
FORMATS: dict[str, dict[str, Any]] = {
    "swiss": {"rounds": 3, "final": 2},
    "swiss_of_3": {"rounds": 3, "size": 3, "duplicate": True},
    "robin": {"format": "robin"},
    "groups": {"format": "groups", "groups": 2, "through": 1, "final": 2},
    "single": {"format": "single"},
    "double": {"format": "double"},
    "best_of_3": {"format": "single", "games": 3},
    "ladder": {"format": "ladder", "rounds": 4},
    "league": {"format": "league", "division": 4, "seasons": 2, "rounds": 3},
}


def check(tournament: Tournament) -> None:
    """Hold what is true of standings at any time."""
    for stage in tournament.stages:
        for group in range(len(stage.groups) + 1):
            shown = scores.standings(tournament, stage.number, group)
            entries = [line.entry for line in shown.lines]
            assert sorted(entries) == sorted(scores.members(tournament, stage.number, group))
            assert tuple(entries) == scores.order(tournament, stage.number, group)
            places = [line.place for line in shown.lines]
            assert places == [1 + sum(other < one for other in places) for one in places]
            if not shown.frozen and (group or stage.kind in ("swiss", "robin")):
                by_lot = [line.decided == "lot" for line in shown.lines[1:]]
                assert [one == other for one, other in pairwise(places)] == by_lot


def check_sums(tournament: Tournament, stage: Stage) -> None:
    """Hold that every number shown is the sum of its parts."""
    group = len(stage.groups)
    totals = scores.totals(tournament, stage.number)
    for line in scores.standings(tournament, stage.number, group).lines:
        sums = {
            one.what: one for one in scores.explain(tournament, stage.number, line.entry, group)
        }
        assert sums["points"].value == line.points == totals[line.entry]
        for tie, value in (("points", line.points), *line.ties):
            found = sums[tie]
            assert found.value == value
            assert value is None or sum(term.value for term in found.terms) == value * found.by


@pytest.mark.parametrize("name", FORMATS)
def test_standings_hold_together_at_every_step(name: str) -> None:
    rng = Random(name)
    played = Played(setup(**{"ties": TIES, "late": 2, **FORMATS[name]}), 7)

    def meanwhile() -> None:
        check(played.tournament)
        here = [one.number for one in played.tournament.taking_part]
        if len(here) > 5 and rng.random() < 0.1:
            played.drop(rng.choice(here))
        if (
            name.startswith(("swiss", "ladder"))
            and len(played.tournament.entries) < 9
            and played.tournament.rounds
        ):
            played.enter(first=len(played.tournament.rounds) + 1)

    if name == "ladder":
        for _ in range(12):
            meanwhile()
            played.step()
            if played.open:
                played.finish(rng.choice(played.open), by_chance(rng))
        tournament = played.tournament
    else:
        tournament = played.to_the_end(rng, meanwhile, by_chance(rng))
        assert set(tournament.places) == set(scores.members(tournament, 1))
    check(tournament)
    for stage in tournament.stages:
        check_sums(tournament, stage)
    assert len(tables(tournament, {})["standings"].splitlines()) > 7
    assert len(document(tournament, {})["entries"]) == len(tournament.entries)
