"""Which stages a tournament has, who is in them, and when they are."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from services.facts.tables import Setup
from services.facts.tournament_setup import Dated
from services.facts.tournaments import TournamentSetup
from services.tournaments.formats import planned_dates, preferred_sizes, stages
from tests.services.tournaments.formats.played import DAY, SEED, START, Played, better_seed, setup

WEEK = 7 * DAY


def kinds(**changes: object) -> list[tuple[str, int]]:
    return [(form.kind, form.rounds) for form in stages(setup(**changes))]


def dates(entries: int, **changes: object) -> list[tuple[str, int, int, int | None]]:
    """What is dated as a round or a season, with the days from the start."""
    found = planned_dates(setup(**changes), entries)
    return [(one.what, one.stage, *_days(one)) for one in found if one.what != "signup"]


def _days(one: Dated) -> tuple[int, int | None]:
    ends = None if one.ends is None else (one.ends - START) // DAY
    return (one.begins - START) // DAY, ends


def test_formats_and_their_stages() -> None:
    assert kinds(rounds=5) == [("swiss", 5)]
    assert kinds(rounds=5, final=4) == [("swiss", 5), ("final", 1)]
    assert kinds(format="robin", final=3) == [("robin", 0), ("final", 1)]
    assert kinds(format="groups", groups=4, through=1, final=4) == [("groups", 0), ("final", 1)]
    assert kinds(format="groups", groups=4, through=2, final=4) == [("groups", 0), ("single", 0)]
    assert kinds(format="groups", groups=3, through=2, final=4) == [("groups", 0), ("final", 1)]
    assert kinds(format="groups", groups=4) == [("groups", 0)]
    assert kinds(format="single", final=4) == [("single", 0)]
    assert kinds(format="double") == [("double", 0)]
    assert kinds(format="ladder") == [("ladder", 0)]
    assert kinds(format="league", rounds=3, seasons=2) == [("league", 3), ("league", 3)]
    assert kinds(format="league", rounds=3) == [("league", 3)]


def test_entries_are_seeded_by_lot_and_not_by_when_they_came() -> None:
    played = Played(setup(), 32)
    played.step()
    order = played.tournament.stages[0].entries

    assert sorted(order) == list(range(1, 33))
    early = [order.index(entry) for entry in range(1, 9)]
    assert max(early) > 15, "who signs up first is not seeded first"
    assert played.tournament.seed == SEED


def test_groups_are_dealt_to_and_fro() -> None:
    played = Played(setup(format="groups", groups=3), 11)
    played.step()
    stage = played.tournament.stages[0]
    seeds = [[stage.entries.index(one) + 1 for one in group] for group in stage.groups]

    assert seeds == [[1, 6, 7], [2, 5, 8, 11], [3, 4, 9, 10]]


def test_there_are_never_groups_of_one() -> None:
    played = Played(setup(format="groups", groups=4, through=1, final=4), 5)
    played.step()

    assert [len(group) for group in played.tournament.stages[0].groups] == [3, 2]


@pytest.mark.parametrize(
    ("entries", "sizes"),
    [(3, [3]), (8, [8]), (11, [11]), (12, [6, 6]), (15, [8, 7]), (16, [8, 8]), (21, [7, 7, 7])],
)
def test_divisions_are_about_as_large_as_they_should_be(entries: int, sizes: list[int]) -> None:
    played = Played(setup(format="league", division=8), entries)
    played.step()

    assert [len(group) for group in played.tournament.stages[0].groups] == sizes


def test_the_dates_of_a_swiss_tournament_with_a_final() -> None:
    assert dates(8, rounds=2, final=4, rest=DAY) == [
        ("round", 1, 0, 7),
        ("round", 1, 8, 15),
        ("final_table", 2, 16, 23),
    ]


def test_the_dates_before_the_start() -> None:
    chosen = replace(setup(rounds=1), signup_until=START - DAY, checkin=True)

    assert planned_dates(chosen, 8)[:2] == (
        Dated("signup", START - DAY, START - DAY),
        Dated("checkin", START - DAY, START),
    )
    assert [one.what for one in planned_dates(replace(chosen, checkin=False), 8)] == [
        "signup",
        "round",
    ]


def test_the_dates_of_eliminations_follow_from_the_number_of_entries() -> None:
    assert dates(8, format="single") == [
        ("round", 1, 0, 7),
        ("round", 1, 7, 14),
        ("final", 1, 14, 21),
    ]
    double = dates(4, format="double")
    assert [what for what, *_ in double] == ["round"] * 3 + ["final"] * 2, "the last one twice"
    assert dates(1, format="single") == []


def test_the_dates_of_groups_and_what_follows() -> None:
    found = dates(16, format="groups", groups=4, through=2, final=4, size=4)

    assert found == [
        ("round", 1, 0, 7),  # groups of four meet at one table
        ("round", 2, 7, 14),  # eight at two tables
        ("final", 2, 14, 21),
    ]


def test_the_dates_of_ladders_and_leagues() -> None:
    assert dates(8, format="ladder") == [("round", 1, 0, None)]
    league = dates(16, format="league", division=4, rounds=2, seasons=2)
    assert league == [
        ("season", 1, 0, 14),
        ("round", 1, 0, 7),
        ("round", 1, 7, 14),
        ("season", 2, 14, 28),
        ("round", 2, 14, 21),
        ("round", 2, 21, 28),
    ]


@pytest.mark.parametrize(
    ("format_", "size"),
    [
        ("swiss", 3),
        *product(("robin", "groups", "single", "double", "league"), (2, 3, 4)),
    ],
)
def test_a_tournament_of_which_nothing_is_moved_keeps_the_dates_of_its_preview(
    format_: str, size: int
) -> None:
    chosen = setup(format=format_, size=size, final=2, groups=2, division=6, seasons=2)
    planned = [
        one for one in planned_dates(chosen, 12) if "round" in one.what or "final" in one.what
    ]
    played = Played(chosen, 12)
    played.go()
    while played.tournament.phase == "running":
        played.now = max(one.ends for one in played.tournament.rounds)
        for match in played.open:
            played.finish(match, better_seed)
        played.go()

    found = [(one.stage, one.number, one.begins, one.ends) for one in played.tournament.rounds]
    assert found == [(one.stage, one.round, one.begins, one.ends) for one in planned][: len(found)]
    assert len(planned) - len(found) == (format_ == "double"), "the last table once"


def test_only_sizes_that_the_box_has_are_wanted() -> None:
    assert preferred_sizes(TournamentSetup(size=4)) == (4, 3, 2)
    assert preferred_sizes(TournamentSetup(size=3)) == (3, 2, 4)
    assert preferred_sizes(TournamentSetup(size=2, table=Setup(box="discovery", lords=2))) == (2,)
