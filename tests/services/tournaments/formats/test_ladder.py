"""A ladder: who is free is paired with who is near, and tables move the places."""

from __future__ import annotations

from random import Random

import pytest

from services.facts.tournaments import Match
from services.tournaments.formats import RoundPlan, asks_again_at, placed
from services.tournaments.formats._ladder import HOUR, pairing_interval
from tests.services.tournaments.formats.played import DAY, Played, setup


def begun(count: int, size: int = 2) -> Played:
    """A ladder whose first tables play."""
    played = Played(setup(format="ladder", size=size, rounds=0), count)
    played.go()
    return played


def rungs(played: Played) -> tuple[int, ...]:
    return tuple(placed(played.tournament, played.tournament.stages[0]))


def upset(match: Match) -> dict[int, int]:
    """Who sits last wins: tables are planned from the top."""
    return {one: at for at, one in enumerate(match.entries)}


def test_neighbors_meet() -> None:
    played = begun(8)
    start = rungs(played)

    assert played.sitting() == [start[0:2], start[2:4], start[4:6], start[6:8]]


def test_at_tables_of_four_and_three_neighbors_meet_too() -> None:
    played = begun(7, size=4)
    start = rungs(played)

    assert played.sitting() == [start[0:4], start[4:7]]


def test_the_winner_takes_the_highest_place_of_the_table() -> None:
    played = begun(6, size=3)
    start = rungs(played)
    played.finish(played.open[1], upset)

    assert rungs(played) == (*start[:3], start[5], start[4], start[3])


def test_it_does_not_matter_who_sits_where() -> None:
    played = Played(setup(format="ladder", size=3, rounds=0), 6)
    played.seated = lambda entries: tuple(reversed(entries))
    played.go()
    start = rungs(played)
    best, middle, last = played.open[0].entries[::-1]
    played.finish(played.open[0], lambda _: {best: 3, middle: 2, last: 1})

    assert (best, middle, last) == start[:3]
    assert rungs(played) == start


def test_it_does_not_matter_which_table_is_over_first() -> None:
    one, other = begun(8), begun(8)
    for match in one.open:
        one.finish(match, upset)
    for match in reversed(other.open):
        other.finish(match, upset)

    assert rungs(one) == rungs(other) != rungs(begun(8))


def test_who_is_free_waits_a_little_for_others_while_some_still_play() -> None:
    played = begun(8)
    for match in played.open[:2]:
        played.finish(match, upset)

    assert played.step() is None
    due = asks_again_at(played.tournament)
    assert due == played.tournament.rounds[0].begins + pairing_interval(played.tournament)
    played.now = due
    step = played.step()
    assert isinstance(step, RoundPlan)
    assert (step.round, step.begins, step.ends) == (2, due, due + played.tournament.setup.round)
    assert len(played.open) == 4, "two of the first round, and two new ones"
    assert asks_again_at(played.tournament) is None


def test_who_is_free_is_paired_at_once_where_nobody_plays() -> None:
    played = begun(4)
    for match in played.open:
        played.finish(match, upset)

    assert isinstance(played.step(), RoundPlan)


def test_nobody_meets_just_those_again_while_others_can_come() -> None:
    played = begun(4)
    first = set(played.open[0].entries)
    played.finish(played.open[0], upset)
    played.now += 2 * pairing_interval(played.tournament)

    assert played.step() is None
    assert asks_again_at(played.tournament) is None, "only a result helps"
    played.finish(played.open[0], upset)
    played.go()
    assert all(set(sitting) != first for sitting in played.sitting())


def test_two_alone_meet_again_and_again() -> None:
    played = begun(2)
    for _ in range(3):
        played.finish_all(upset)

    assert len(played.tournament.rounds) == 4


@pytest.mark.parametrize(("games", "rounds"), [(1, 10), (5, 2)])
def test_two_who_play_on_and_on_wait_after_some_games_of_a_day(games: int, rounds: int) -> None:
    """They would fill the disk with games, and the channel with threads: a ladder has no end."""
    played = Played(setup(format="ladder", size=2, rounds=0, games=games, round=HOUR), 2)

    def play() -> None:
        for _ in range(rounds + 1):
            played.go()
            for match in played.open:
                played.finish(match, upset)

    play()
    assert len(played.tournament.rounds) == rounds
    due = asks_again_at(played.tournament)
    assert due == played.now + games * HOUR
    played.now = due - 1
    assert played.step() is None
    played.now = due
    play()
    assert len(played.tournament.rounds) == rounds + 1
    played.now += DAY
    play()
    assert len(played.tournament.rounds) == 2 * rounds + 1


def test_nearest_of_those_who_were_not_met_lately() -> None:
    played = begun(6)
    start = rungs(played)
    played.finish_all(lambda match: {one: -at for at, one in enumerate(match.entries)})

    assert rungs(played) == start
    assert played.sitting()[0] == (start[0], start[2])


def test_who_comes_late_starts_at_the_bottom_and_who_left_is_below() -> None:
    played = begun(4)
    start = rungs(played)
    played.drop(start[1])
    late = played.enter(first=2)
    back = rungs(played)

    assert back == (start[0], start[2], start[3], late, start[1])
    for match in played.open:
        played.finish(match, upset)
    played.go()
    assert late in {one for sitting in played.sitting() for one in sitting}
    assert all(start[1] not in sitting for sitting in played.sitting())


def test_nobody_plays_two_tables_at_once_however_they_end() -> None:
    rng, played = Random(4), begun(13, size=4)
    for _ in range(30):
        if played.open:
            played.finish(rng.choice(played.open), upset)
        played.now += rng.choice((0, pairing_interval(played.tournament)))
        played.go()
        seated = [one for sitting in played.sitting() for one in sitting]
        assert len(seated) == len(set(seated))
        assert sorted(rungs(played)) == list(range(1, 14))
    assert len(played.tournament.rounds) > 5
