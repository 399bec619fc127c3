"""Who meets whom in a round."""

from __future__ import annotations

import time
from dataclasses import replace
from fractions import Fraction

import pytest

from services.tournaments.pairing import Pairing, Request, pair
from tests.services.tournaments.pairing.events import SEED, Event, players

# -- nobody meets anybody again --------------------------------------------------------------------


@pytest.mark.parametrize("count", [7, 8, 9, 16, 33])
def test_no_two_meet_again_at_tables_of_two(count: int) -> None:
    """While there are fewer rounds than half the players."""
    event = Event(count, 2, min((count - 1) // 2, 9)).play()
    assert event.again == 0


@pytest.mark.parametrize("count", [8, 16, 5, 7, 9, 15])
def test_all_meet_all_when_there_are_rounds_for_it(count: int) -> None:
    """Few players are looked ahead for: each round leaves the next ones what they need."""
    event = Event(count, 2, count - 1 + count % 2).play()
    assert event.again == 0
    assert len(event.meetings) == count * (count - 1) // 2
    assert all(lord.byes == count % 2 for lord in event.lords.values())


@pytest.mark.parametrize(("count", "rounds"), [(5, 4), (7, 6), (9, 8), (7, 5), (21, 15)])
def test_an_odd_number_meets_nobody_again_while_that_can_be_avoided(
    count: int, rounds: int
) -> None:
    """A round's bye, too, is chosen so that later rounds can do without."""
    for seed in range(25 if count < 10 else 3):
        event = Event(count, 2, rounds, seed).play()
        assert event.again == 0
        assert max(lord.byes for lord in event.lords.values()) <= 1


def test_the_third_round_of_five_is_paired_with_the_fourth_in_mind() -> None:
    """After 3-4 and 2-1 nothing would be left but that 4 and 2 meet again; 1-4 and 2-3 leave it."""
    met = {1: (3,), 2: (5, 4), 3: (1, 5), 4: (2,), 5: (2, 3)}
    five = tuple(
        replace(one, met=met[one.number], byes=int(one.number in (1, 4)))
        for one in players([5, 4, 3, 2, 1])
    )
    third = pair(Request(five, 2, SEED, round=3, rounds=4))
    assert third.byes == (5,)
    assert third.tables == ((1, 4), (2, 3))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sixteen_meet_all_others_in_five_rounds_of_fours(seed: int) -> None:
    """Each round goes by points, and yet everybody meets each of the fifteen others once."""
    event = Event(16, 4, 5, seed).play()
    assert event.again == 0
    assert len(event.meetings) == 120
    best = {one for one in event.lords if one in event.pairings[1].tables[0]}
    firsts = [table for pairing in event.pairings[:1] for table in pairing.tables]
    assert all(len(best & set(table)) == 1 for table in firsts)


def test_fifteen_and_nine_do_so_too() -> None:
    """With one fewer, and at three tables of three."""
    assert Event(15, 4, 5).play().again == 0
    event = Event(9, 3, 4).play()
    assert event.again == 0
    assert len(event.meetings) == 36


@pytest.mark.parametrize("count", [20, 33])
def test_no_two_meet_again_in_five_rounds_of_fours(count: int) -> None:
    """Not even of twenty, who meet nearly all others; of 33 nobody sits at three small tables."""
    event = Event(count, 4, 5).play()
    assert event.again == 0
    assert max(lord.small for lord in event.lords.values()) <= 3


def test_no_two_of_33_meet_again_in_five_rounds_of_threes() -> None:
    """And nobody has chosen first twice oftener than somebody else."""
    event = Event(33, 3, 5).play()
    assert event.again == 0
    firsts = [lord.firsts for lord in event.lords.values()]
    assert max(firsts) - min(firsts) <= 1


def test_no_two_meet_again_though_some_leave_and_others_come() -> None:
    """Who has left is nobody's opponent; who comes late has met nobody."""
    event = Event(36, 4, 5)
    for gone, new in ((1, 0), (5, 2), (9, 0), (17, 1), (33, 0)):
        event.here.discard(gone)
        late = {one: event.lords[36 - one] for one in range(new)}
        event.lords.update({100 * gone + one: type(lord)(0.0) for one, lord in late.items()})
        event.here.update(100 * gone + one for one in late)
        event.play(1)
    assert event.again == 0


def test_meetings_that_must_be_are_spread() -> None:
    """Eight at two tables of four meet oftener; nobody meets anybody all the time."""
    event = Event(8, 4, 5).play()
    assert sum(event.meetings.values()) == 60
    assert len(event.meetings) == 28
    assert max(event.meetings.values()) == 3


def test_a_meeting_again_is_worse_than_any_difference_in_points() -> None:
    """The first and the second have met, and so have the third and the fourth."""
    first, second, third, fourth = players([90, 89, 1, 0])
    met = (
        replace(first, met=(2,)),
        replace(second, met=(1,)),
        replace(third, met=(4,)),
        replace(fourth, met=(3,)),
    )
    tables = pair(Request(met, 2, SEED, round=2)).tables
    assert {frozenset(table) for table in tables} <= {
        frozenset(two) for two in ((1, 3), (2, 4), (1, 4), (2, 3))
    }
    assert pair(Request((first, second, third, fourth), 2, SEED, round=2)).tables == (
        (1, 2),
        (3, 4),
    )


# -- score groups ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [2, 3, 4])
def test_winners_meet_winners(size: int) -> None:
    """In the second round everybody sits with those who had the same place in the first."""
    event = Event(size * size * 2, size, 5).play(1)
    points = {number: lord.points for number, lord in event.lords.items()}
    event.play(1)
    for table in event.pairings[1].tables:
        assert len({points[one] for one in table}) == 1


def test_the_strong_of_a_group_are_spread_over_its_tables() -> None:
    """Of equals in points each table has one of the best, and all are equally strong."""
    tables = pair(Request(players([0] * 40), 4, SEED)).tables
    assert all(len({(one - 1) // 10 for one in table}) == 4 for table in tables)
    assert {sum(table) for table in tables} == {82}


def test_differences_in_points_are_small() -> None:
    """Of 32 at tables of two nobody meets anybody who is more than one won table away."""
    event = Event(32, 2, 5)
    for _ in range(5):
        points = {number: lord.points for number, lord in event.lords.items()}
        event.play(1)
        for one, other in event.pairings[-1].tables:
            assert abs(points[one] - points[other]) <= 1


# -- byes and small tables -------------------------------------------------------------------------


@pytest.mark.parametrize("count", [7, 9, 33])
def test_a_bye_goes_to_the_lowest_who_has_had_none(count: int) -> None:
    """Everybody has one at most, and nobody below had none before."""
    event = Event(count, 2, (count - 1) // 2)
    for _ in range(min(event.rounds, 6)):
        asked = event.request()
        event.play(1)
        (bye,) = event.pairings[-1].byes
        without = [one for one in asked.players if one.byes == 0]
        assert bye == max(without, key=lambda one: one.rank).number
    assert max(lord.byes for lord in event.lords.values()) == 1


def test_a_bye_goes_higher_where_the_others_would_meet_again() -> None:
    """Of five, the fourth and the fifth have met everybody else but one another."""
    five = players([9, 7, 5, 2, 0])
    met = {1: (4, 5), 2: (4, 5), 3: (4, 5), 4: (1, 2, 3), 5: (1, 2, 3)}
    asked = tuple(replace(one, met=met[one.number]) for one in five)
    paired = pair(Request(asked, 2, SEED, round=4))
    assert paired == Pairing(((1, 2), (4, 5)), (3,))


def test_one_alone_and_nobody() -> None:
    """There is no table for one."""
    assert pair(Request(players([3]), 4, SEED)) == Pairing((), (1,))
    assert pair(Request((), 2, SEED)) == Pairing(())


# -- the same for everybody ------------------------------------------------------------------------


def asked(count: int, size: int) -> Request:
    """Return a third round with thirds of points."""
    made = players([0] * count)
    having = (
        replace(
            one,
            points=Fraction(one.number * one.number % 11, 3),
            met=tuple(
                other.number
                for other in made
                if other != one and (one.number + other.number) % count in (3, 8)
            ),
            due=one.number % 3 * 6 - 6,
        )
        for one in made
    )
    by_points = sorted(having, key=lambda one: (-one.points, one.number))
    ranked = tuple(replace(one, rank=rank) for rank, one in enumerate(by_points, 1))
    return Request(ranked, size, SEED, round=3, rounds=5)


@pytest.mark.parametrize(
    ("count", "size", "tables"),
    [
        (20, 2, "3-14 8-19 4-15 7-18 2-13 9-20 5-6 16-17 1-11 10-12"),
        (14, 4, "3-8-7 14-4-2 9-5-6-10 13-1-12-11"),
        (9, 3, "3-8-7 4-2-9 5-6-1"),
    ],
)
def test_every_machine_pairs_alike(count: int, size: int, tables: str) -> None:
    """Nothing depends on the release of Python, nor on how a set is kept."""
    paired = pair(asked(count, size)).tables
    assert " ".join("-".join(map(str, table)) for table in paired) == tables


def test_in_which_order_players_are_named_does_not_matter() -> None:
    """They are told apart by their ranks."""
    request = asked(9, 3)
    assert pair(replace(request, players=request.players[::-1])) == pair(request)


@pytest.mark.full
@pytest.mark.parametrize(("size", "rounds"), [(2, 9), (3, 5), (4, 5)])
def test_512_players_are_paired_in_time(size: int, rounds: int) -> None:
    """Each round takes five seconds of a processor at most, and nobody meets anybody again."""
    event = Event(512, size, rounds)
    for _ in range(rounds):
        began = time.process_time()
        event.play(1)
        assert time.process_time() - began < 5
    assert event.again == 0
