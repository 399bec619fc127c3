"""Leaving where everybody meets everybody moves nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from services.facts.tournaments import Tournament
from services.tournaments import scores
from tests.services.tournaments.drawn import Held, leave
from tests.services.tournaments.formats.played import setup
from tests.services.tournaments.test_checking import wrong

WINS = {(1, 2), (2, 4), (4, 1), (3, 4), (3, 1), (3, 2), (5, 3)}
"""Who beats whom: 1, 2 and 4 each other in a circle; the lower number else."""


def result(match: Any) -> Mapping[int, int]:
    a, b = match.entries
    upper = (a, b) in WINS or ((b, a) not in WINS and a < b)
    return {a: 50 if upper else 40, b: 40 if upper else 50}


def played(after: int, leaver: int = 3, entries: int = 4, **changes: Any) -> Held:
    """Play a round robin; somebody leaves after a number of rounds."""
    made = Held(setup(**{"format": "robin", **changes}), entries, Random(7))
    made.go()
    while made.tournament.phase == "running":
        if len(made.tournament.rounds) == after + 1 and made.tournament.entry(leaver).state == "in":
            leave(made, leaver, "dropped")
        made.finish_all(result)
    return made


def points(tournament: Tournament, stage: int = 1) -> dict[int, Fraction]:
    return {one.entry: one.points for one in scores.standings(tournament, stage).lines}


def test_who_leaves_before_half_counts_for_nobody_whomever_they_met() -> None:
    """The others stand as if they had never come, whichever they met first."""
    for entries in (5, 6, 7):
        for leaver in range(1, entries + 1):
            made = played(0, leaver, entries)
            tournament = made.tournament
            assert wrong(made.export()) == []
            rows = points(tournament)
            assert rows.pop(leaver) == 0
            assert scores.final_places(tournament)[-1] == leaver
            met = {
                one: sum(
                    2 if (one, other) in WINS or ((other, one) not in WINS and one < other) else 1
                    for other in rows
                    if other != one
                )
                for one in rows
            }
            byes = Fraction(2) if entries % 2 else 0
            assert rows == {one: value + byes for one, value in met.items()}


def test_the_circle_of_three_stays_one_whenever_the_fourth_leaves() -> None:
    for after, even in ((0, True), (1, False), (99, False)):
        rows = points(played(after).tournament)
        three = [rows[1], rows[2], rows[4]]
        assert (len(set(three)) == 1) is (even or after == 99)
    out = played(1, leavers="out").tournament
    assert {points(out)[n] for n in (1, 2, 4)} == {3}
    assert points(out)[3] == 0


def test_who_leaves_after_half_has_played_and_the_rest_is_won() -> None:
    made = played(1)
    tournament = made.tournament
    assert wrong(made.export()) == []
    rows = points(tournament)
    assert rows[3] > 0
    terms = [
        term.what
        for entry in (1, 2, 4)
        for one in scores.explain(tournament, 1, entry)
        if one.what == "points"
        for term in one.terms
    ]
    assert terms.count("walkover") == 1
    assert terms.count("annulled") == 0


def test_the_sums_say_what_does_not_count() -> None:
    tournament = played(0).tournament
    sums = [scores.explain(tournament, 1, entry)[0] for entry in (1, 2, 4)]
    assert [[term.what for term in one.terms].count("annulled") for one in sums] == [1, 1, 1]
    assert all(one.value == sum(term.value for term in one.terms) for one in sums)
    stands = played(0, leavers="stand").tournament
    assert points(stands)[3] > 0


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "groups", "groups": 2, "through": 1, "final": 2},
        {"format": "league", "division": 5, "seasons": 2, "rounds": 5},
        {"size": 3},
        {"size": 4, "duplicate": True},
    ],
)
def test_groups_leagues_and_larger_tables_do_alike(changes: dict[str, Any]) -> None:
    def by_number(match: Any) -> Mapping[int, int]:
        return {one: 60 - one for one in match.entries}

    made = Held(setup(**{"format": "robin", **changes}), 10, Random(3))
    made.go()
    gone = made.open[0].entries[0]
    leave(made, gone, "dropped")
    while made.tournament.phase == "running":
        made.finish_all(by_number)
    tournament = made.tournament
    assert wrong(made.export()) == []
    group = tournament.stages[0].group_of(gone)
    lines = scores.standings(tournament, 1, group).lines
    assert lines[-1].entry == gone
    assert lines[-1].points == 0
    for one in lines[:-1]:
        terms = scores.explain(tournament, 1, one.entry, group)[0].terms
        assert sum(term.value for term in terms) == one.points


def test_leaving_between_the_stages_takes_nothing_back() -> None:
    """Who was free because somebody had left has missed no round."""
    made = Held(setup(format="robin", final=2, leavers="out"), 4, Random(1))
    made.go()
    leave(made, made.tournament.stages[0].entries[0], "dropped")
    while made.tournament.stages[0].ended is None:
        for match in made.open:
            made.finish(match, result)
        made.step()
    before = points(made.tournament)
    (free,) = made.tournament.rounds[-1].byes
    leave(made, free, "dropped")
    assert points(made.tournament) == before
    assert before[free] > 0


@pytest.mark.parametrize("leavers", ["half", "out"])
def test_an_early_end_brings_nobody_back_who_had_left(leavers: Any) -> None:
    """Half of the games is half of all that were planned: the standings as they are decide."""
    made = Held(setup(format="robin", leavers=leavers), 5, Random(7))
    made.go()
    leaver = made.tournament.rounds[0].matches[0].entries[0]
    leave(made, leaver, "dropped")
    made.finish_all(result)
    assert points(made.tournament)[leaver] == 0
    made.write("changed", {"setup": {}, "stage": 1, "rounds": 2, "reason": "all want to stop"})
    while made.tournament.phase == "running":
        made.finish_all(result)
    assert points(made.tournament)[leaver] == 0
    assert scores.standings(made.tournament, 1).lines[-1].entry == leaver
    assert wrong(made.export()) == []
