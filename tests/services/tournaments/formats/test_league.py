"""A league: divisions in which all meet as fast as they play, then up and down."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from services.tournaments.formats import RoundPlan, StageEnd, StageStart, asks_again_at
from tests.services.tournaments.formats.played import DAY, Played, better_seed, setup

WEEK = 7 * DAY


def begun(count: int, **changes: object) -> Played:
    """A league whose first tables play; one goes up and one down."""
    played = Played(setup(**{"format": "league", "rounds": 0, "division": 4, **changes}), count)
    played.go()
    return played


def season(played: Played) -> None:
    """Play a season to its end, as planned; the lower numbers win."""
    number = len(played.tournament.stages)
    while played.tournament.stages[number - 1].ended is None:
        for match in played.open:
            played.finish(match, better_seed)
        played.step()


def test_who_is_ready_does_not_wait_for_the_others() -> None:
    played = begun(4)
    first, second = played.open
    played.finish(first, better_seed)
    assert played.step() is None, "their next opponents still play"

    played.finish(second, better_seed)
    played.go()
    assert {match.round for match in played.open} == {2}

    division = begun(8)
    top = [match for match in division.open if match.group == 1]
    for match in top:
        division.finish(match, better_seed)
    division.go()
    assert Counter((match.group, match.round) for match in division.open) == {(1, 2): 2, (2, 1): 2}
    assert [one.more for one in division.tournament.rounds] == [False, True]
    assert not division.tournament.rounds[1].over


def test_tables_that_come_later_are_added_to_the_round() -> None:
    played = begun(8)
    for match in [match for match in played.open if match.group == 1]:
        played.finish(match, better_seed)
    played.go()
    before = played.tournament.rounds[1]
    played.now += 3 * DAY
    for match in [match for match in played.open if match.round == 1]:
        played.finish(match, better_seed)
    played.go()
    after = played.tournament.rounds[1]

    assert len(played.tournament.rounds) == 2
    assert [match.number for match in after.matches] == [1, 2, 3, 4]
    assert (after.begins, after.ends, after.more) == (before.begins, before.ends, False)


def test_a_round_ends_at_its_date_however_early_it_began() -> None:
    played = begun(4, rest=DAY)
    start = played.now
    while played.open:
        for match in played.open:
            played.finish(match, better_seed)
        if played.step() is None or played.tournament.stages[0].ended:
            break

    ends = [one.ends - start for one in played.tournament.rounds_of(1)]
    assert ends == [WEEK, 2 * WEEK + DAY, 3 * WEEK + 2 * DAY]
    assert {one.begins for one in played.tournament.rounds_of(1)} == {start}


def test_everybody_of_a_division_meets_and_nobody_else() -> None:
    played = begun(9, division=5, seasons=1)
    played.to_the_end(Random(9))
    met = Counter(
        tuple(sorted(pair))
        for one in played.tournament.rounds
        for match in one.matches
        for pair in combinations(match.entries, 2)
    )

    groups = played.tournament.stages[0].groups
    assert met == Counter(pair for group in groups for pair in combinations(sorted(group), 2))


def test_a_short_season_has_fewer_rounds() -> None:
    played = begun(8, rounds=2, seasons=1)
    played.to_the_end(Random(8))

    assert len(played.tournament.rounds) == 2
    assert played.tournament.stages[0].rounds == 2


def test_the_best_go_up_and_the_last_go_down() -> None:
    played = begun(12, seasons=2)
    before = played.tournament.stages[0].groups
    season(played)
    played.step()
    after = played.tournament.stages[1].groups

    best = [sorted(group) for group in before]  # the lower numbers win
    assert set(after[0]) == {*best[0][:-1], best[1][0]}
    assert set(after[1]) == {best[0][-1], *best[1][1:-1], best[2][0]}
    assert set(after[2]) == {best[1][-1], *best[2][1:]}
    assert after[0][-1] == best[1][0], "who goes up is seeded last"


def test_the_next_season_begins_at_its_date() -> None:
    played = begun(4, seasons=2, rest=DAY)
    season(played)
    assert isinstance(played.steps[-1], StageEnd)
    assert isinstance(played.step(), StageStart)

    ends = played.tournament.rounds[-1].ends
    assert played.step() is None
    assert asks_again_at(played.tournament) == ends + DAY
    played.now = ends + DAY
    assert isinstance(played.step(), RoundPlan)
    assert asks_again_at(played.tournament) is None


def test_who_comes_between_seasons_starts_at_the_bottom() -> None:
    played = begun(8, seasons=2)
    late = played.enter(first=1)
    left = played.tournament.stages[0].groups[0][0]
    season(played)
    played.drop(left)
    played.step()

    assert played.tournament.stages[1].entries[-1] == late
    assert left not in played.tournament.stages[1].entries
    assert len(played.tournament.stages[1].entries) == 8


def test_a_league_without_a_number_of_seasons_goes_on() -> None:
    played = begun(4)
    for number in range(1, 4):
        season(played)
        assert isinstance(played.step(), StageStart)
        played.now = asks_again_at(played.tournament) or played.now
        played.go()
        assert len(played.tournament.stages) == number + 1


def test_a_season_does_not_wait_for_who_left() -> None:
    played = begun(4, seasons=1)
    gone = played.open[0].entries[0]
    played.finish(played.open[0], better_seed)
    played.drop(gone)
    season(played)

    free = [one for round_ in played.tournament.rounds for one in round_.byes]
    assert len(free) == 2, "both whom they had not met yet"
    assert gone in played.tournament.stages[0].order


def test_a_season_does_not_wait_for_who_comes_back_either() -> None:
    played = begun(6, division=6, seasons=1)
    gone = played.tournament.stages[0].entries[2]
    played.drop(gone)
    while not played.tournament.rounds[-1].number > 2:
        for match in played.open:
            played.finish(match, better_seed)
        played.go()
    played.back(gone)
    season(played)

    assert all(one.over and not one.more for one in played.tournament.rounds)
    last = played.tournament.rounds[-1]
    assert gone in {one for match in last.matches for one in match.entries}


def test_a_round_is_closed_when_who_should_still_play_it_has_left() -> None:
    played = begun(8, seasons=1)
    for match in [match for match in played.open if match.group == 1]:
        played.finish(match, better_seed)
    played.go()
    assert played.tournament.rounds[1].more
    for one in played.tournament.stages[0].groups[1]:
        played.drop(one)
    played.go()

    second = played.tournament.rounds[1]
    assert not second.more
    assert {match.group for match in second.matches} == {1}
    assert isinstance(played.steps[-1], RoundPlan)
    assert (played.steps[-1].tables, played.steps[-1].byes) == ((), ())
