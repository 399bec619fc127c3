"""Round robins and groups: everybody meets everybody, whoever leaves meanwhile."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from services.tournaments.formats.round_robin import full_schedule
from services.tournaments.pairing import allowed_sizes
from tests.services.tournaments.formats.played import Played, better_seed, by_chance, setup


def meetings(played: Played, stage: int = 1) -> Counter[tuple[int, ...]]:
    tables = [match.entries for one in played.tournament.rounds_of(stage) for match in one.matches]
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize(("size", "count"), [(2, 5), (2, 6), (3, 7), (3, 9), (4, 9), (4, 16)])
def test_all_meet_all(size: int, count: int) -> None:
    played = Played(setup(format="robin", size=size), count)
    played.to_the_end(Random(count))

    assert set(meetings(played)) == set(combinations(range(1, count + 1), 2))


def test_the_best_of_a_robin_play_the_final() -> None:
    played = Played(setup(format="robin", final=2), 5)
    played.to_the_end(Random(5))

    assert [stage.kind for stage in played.tournament.stages] == ["robin", "final"]
    assert set(played.tournament.stages[1].entries) == {1, 2}
    assert played.tournament.places == (1, 2, 3, 4, 5)


def test_groups_send_their_best_to_the_final() -> None:
    played = Played(setup(format="groups", size=2, groups=2, through=2, final=4), 8)
    played.to_the_end(Random(8))
    first, last = played.tournament.stages

    for group in first.groups:
        assert len(set(group) & set(first.through)) == 2
        assert set(sorted(group)[:2]) <= set(first.through), "the best of each, by results"
    assert set(last.entries) == set(first.through)
    winners = {min(group) for group in first.groups}
    assert set(first.through[:2]) == winners, "who won a group is seeded before who was second"


@pytest.mark.parametrize(
    ("groups", "through", "count", "size"),
    [
        (2, 2, 8, 2),
        (3, 2, 12, 2),
        (4, 2, 16, 2),
        (5, 2, 20, 2),
        (8, 2, 32, 2),
        (4, 4, 24, 2),
        (3, 3, 12, 2),
        (6, 2, 24, 3),
        (8, 2, 32, 4),
    ],
)
def test_mates_of_a_group_meet_as_late_as_possible(
    groups: int, through: int, count: int, size: int
) -> None:
    """Not at the first table, and the best two of a group only at the last one."""
    for seed in range(8):
        chosen = setup(format="groups", size=size, groups=groups, through=through, final=2)
        played = Played(chosen, count)
        played.to_the_end(Random(seed), results=by_chance(Random(seed)))
        first, bracket = played.tournament.stages
        assert bracket.kind == "single"
        assert set(bracket.entries) == set(first.through)
        assert set(bracket.entries[:groups]) == set(first.through[:groups]), "winners lead"
        mates = [set(group) for group in first.groups]
        rounds = played.tournament.rounds_of(2)
        for match in rounds[0].matches:
            assert all(len(set(match.entries) & group) < 2 for group in mates)
        if through == 2 and size == 2:
            for round_ in rounds[:-1]:
                for match in round_.matches:
                    assert all(len(set(match.entries) & group) < 2 for group in mates)


def test_the_best_seconds_fill_the_final() -> None:
    played = Played(setup(format="groups", size=2, groups=3, through=2, final=4), 9)
    played.to_the_end(Random(9))
    first, last = played.tournament.stages
    winners = [min(group) for group in first.groups]
    seconds = [sorted(group)[1] for group in first.groups]

    assert last.kind == "final"
    assert set(first.through[:3]) == set(winners)
    assert len(first.through) == 4
    assert first.through[3] in seconds


def test_nobody_meets_anybody_of_another_group_before_the_final() -> None:
    played = Played(setup(format="groups", groups=3, through=1, final=3, size=3), 12)
    played.to_the_end(Random(3), results=by_chance(Random(3)))
    groups = played.tournament.stages[0].groups

    for pair in meetings(played):
        assert any(set(pair) <= set(group) for group in groups)
    assert {match.group for one in played.tournament.rounds_of(1) for match in one.matches} == {
        1,
        2,
        3,
    }


def test_at_tables_of_two_the_others_of_who_left_have_a_bye() -> None:
    played = Played(setup(format="robin"), 4)
    played.go()
    played.drop(4)
    played.finish_all()

    round_ = played.tournament.rounds[-1]
    assert len(round_.matches) == len(round_.byes) == 1
    assert 4 not in (*round_.byes, *round_.matches[0].entries)


def test_at_larger_tables_nobody_is_left_alone() -> None:
    played = Played(setup(format="robin", size=3), 9)
    played.go()
    for one in played.open[0].entries[:2]:  # two who met in the first round sit apart from now on
        played.drop(one)
    played.finish_all()

    for round_ in played.tournament.rounds[1:]:
        assert round_.byes == ()
        assert sorted(one for m in round_.matches for one in m.entries) == sorted(
            one.number for one in played.tournament.taking_part
        )


def test_who_is_left_of_each_table_meets() -> None:
    played = Played(setup(format="robin", size=3), 9)
    played.go()
    entries = played.tournament.stages[0].entries
    second = full_schedule(9, allowed_sizes(3))[1]
    for table in second:
        for place in table[1:]:
            played.drop(entries[place])
    played.finish_all()

    assert [sorted(one) for one in played.sitting()] == [sorted(entries[t[0]] for t in second)]


@pytest.mark.parametrize("leaves", range(1, 7))
def test_however_many_leave_nobody_sits_at_two_tables_or_alone(leaves: int) -> None:
    played = Played(setup(format="robin", size=4), 9)
    played.go()
    for one in range(1, leaves + 1):
        played.drop(one)
    played.finish_all(better_seed)

    for match in played.open:
        assert 2 <= len(match.entries) <= 4
    seated = Counter(one for match in played.open for one in match.entries)
    assert set(seated) == {one.number for one in played.tournament.taking_part}
    assert set(seated.values()) == {1}


def test_it_ends_when_only_one_is_left() -> None:
    played = Played(setup(format="groups", groups=2, through=1, final=2), 6)
    played.go()
    for one in range(2, 7):
        played.drop(one)
    for _ in range(10):
        if played.tournament.phase == "running":
            played.finish_all()

    assert played.tournament.phase == "over"
    assert sorted(played.tournament.places) == [1, 2, 3, 4, 5, 6]
    assert len(played.tournament.rounds) == 1
