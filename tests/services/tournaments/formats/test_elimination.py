"""Eliminations as they are played: who goes on, who is out, who comes to a table without a game."""

from __future__ import annotations

from random import Random

import pytest

from services.facts.tournament_bracket import Bracket, BracketTable
from services.facts.tournaments import Match
from services.tournaments.formats import RoundPlan, StageEnd, bracket, placed
from tests.services.tournaments.formats.played import Played, better_seed, setup


def begun(count: int, **changes: object) -> Played:
    """A tournament whose first round is paired."""
    played = Played(setup(**{"format": "single", **changes}), count)
    played.go()
    return played


def seeds(played: Played) -> tuple[int, ...]:
    """The entries of the stage, the best seeded first."""
    return played.tournament.stages[-1].entries


def favorites(played: Played) -> None:
    """End all tables: the better seeded wins; do what comes next."""
    ranks = seeds(played)
    played.finish_all(lambda match: {one: 1000 - ranks.index(one) for one in match.entries})


def underdogs(match: Match) -> dict[int, int]:
    """The better numbers lose."""
    return {one: one for one in match.entries}


def drawn(played: Played) -> Bracket:
    return bracket(played.tournament, played.tournament.stages[-1])


def table(played: Played, round_: int, number: int) -> BracketTable:
    tables = [one for tables in drawn(played).rounds for one in tables]
    return next(one for one in tables if (one.round, one.number) == (round_, number))


def test_favorites_meet_as_they_are_seeded() -> None:
    played = begun(8)
    ranks = seeds(played)

    assert played.sitting() == [
        tuple(ranks[seed - 1] for seed in pair) for pair in [(1, 8), (4, 5), (2, 7), (3, 6)]
    ]
    favorites(played)
    assert played.sitting() == [(ranks[0], ranks[3]), (ranks[1], ranks[2])]
    favorites(played)
    favorites(played)

    assert played.tournament.phase == "over"
    assert played.tournament.places == ranks


def test_the_best_seeds_wait_for_who_wins_the_first_round() -> None:
    played = begun(6)
    ranks = seeds(played)

    (first,) = played.tournament.rounds
    assert first.byes == ranks[:2]
    favorites(played)
    assert played.sitting() == [(ranks[0], ranks[3]), (ranks[1], ranks[2])]
    assert played.tournament.rounds[-1].byes == ()


def test_who_is_out_in_the_same_round_stands_by_place_then_by_seed() -> None:
    played = begun(8, size=4, through=2)
    ranks = seeds(played)
    favorites(played)
    favorites(played)

    assert tuple(placed(played.tournament, played.tournament.stages[-1])) == ranks


def test_two_go_on_from_tables_of_four() -> None:
    played = begun(16, size=4, through=2)

    tables = played.open
    favorites(played)
    assert [len(one) for one in played.sitting()] == [4, 4]
    through = {one for sitting in played.sitting() for one in sitting}
    for match in tables:
        assert len(through & set(match.entries)) == 2


def test_who_drops_out_before_a_table_is_made_lets_the_other_go_on() -> None:
    played = begun(8)
    ranks = seeds(played)
    for match in played.open:
        played.finish(match, lambda match: {one: -ranks.index(one) for one in match.entries})

    played.drop(ranks[0])
    played.go()

    second = played.tournament.rounds[-1]
    assert second.byes == (ranks[3],)
    assert [match.number for match in second.matches] == [2], "numbers are places in the bracket"
    assert table(played, 2, 1).state == "none"
    assert [seat.on for seat in table(played, 2, 1).seats] == [False, True]
    favorites(played)
    assert played.sitting() == [(ranks[3], ranks[1])]


def test_who_drops_out_at_a_table_plays_it_to_its_end() -> None:
    played = begun(4)
    ranks = seeds(played)
    played.drop(ranks[0])
    favorites(played)

    assert played.tournament.phase == "over", "the other finalist needs no game"
    assert played.tournament.places == (ranks[1], ranks[0], ranks[2], ranks[3])


def test_who_comes_back_is_not_set_at_a_table_that_went_on_without() -> None:
    played = begun(8)
    ranks = seeds(played)
    for match in played.open:
        played.finish(match, lambda match: {one: -ranks.index(one) for one in match.entries})
    played.drop(ranks[0])
    played.go()
    played.back(ranks[0])
    favorites(played)

    assert played.sitting() == [(ranks[3], ranks[1])]
    favorites(played)
    assert played.tournament.places[:2] == (ranks[1], ranks[3])


def test_who_comes_back_in_time_plays_on() -> None:
    played = begun(4)
    ranks = seeds(played)
    played.drop(ranks[0])
    played.back(ranks[0])
    favorites(played)

    assert played.sitting() == [(ranks[0], ranks[1])]


def test_a_table_of_four_without_two_needs_no_game() -> None:
    played = begun(8, size=4, through=2)
    ranks = seeds(played)
    played.drop(ranks[0])
    played.drop(ranks[1])
    favorites(played)

    # Both best seeds won their table by autopilot, so two of four are left for the last one.
    assert [set(one) for one in played.sitting()] == [set(ranks[2:4])]


def test_a_round_in_which_nobody_has_to_play_takes_no_time() -> None:
    played = begun(16)
    ranks = seeds(played)
    for match in played.open:
        played.finish(match, lambda match: {one: -ranks.index(one) for one in match.entries})
    for one in ranks[4:8]:  # whom the four best would meet next
        played.drop(one)
    played.go()

    second, third = played.tournament.rounds[1:]
    assert (second.matches, second.byes) == ((), (ranks[0], ranks[3], ranks[1], ranks[2]))
    assert second.begins == second.ends == third.begins
    assert played.sitting() == [(ranks[0], ranks[3]), (ranks[1], ranks[2])]


def test_everybody_but_one_drops_out() -> None:
    played = begun(8)
    ranks = seeds(played)
    for one in ranks[:3] + ranks[4:]:
        played.drop(one)
    favorites(played)

    assert isinstance(played.steps[-2], StageEnd)
    assert len(played.tournament.rounds) == 1, "nobody is left to be played against"
    assert played.tournament.places == (ranks[3], *ranks[:3], *ranks[4:])


def test_a_lost_last_table_is_played_again_where_the_unbeaten_lost_it() -> None:
    played = begun(4, format="double")
    ranks = seeds(played)
    while played.tournament.rounds[-1].number < 4:
        favorites(played)
    (last,) = played.open
    assert set(last.entries) == {ranks[0], ranks[1]}

    played.finish_all(lambda match: {ranks[0]: 1, ranks[1]: 2})
    assert played.tournament.ended is None
    (again,) = played.open
    assert set(again.entries) == {ranks[0], ranks[1]}
    played.finish_all(lambda match: {ranks[0]: 2, ranks[1]: 1})

    assert played.tournament.phase == "over"
    assert played.tournament.places[:2] == (ranks[0], ranks[1])


def test_it_is_not_played_again_where_the_unbeaten_won_it() -> None:
    played = begun(4, format="double")
    while played.tournament.phase == "running":
        favorites(played)

    assert played.tournament.places == seeds(played)
    assert [one.number for one in played.tournament.rounds] == [1, 2, 3, 4]
    assert played.tournament.stages[0].rounds == 4


def test_nobody_is_out_after_one_loss() -> None:
    played = begun(8, format="double")
    losses = dict.fromkeys(seeds(played), 0)
    while played.tournament.phase == "running":
        for match in played.open:
            losses[min(match.entries)] += 1
        played.finish_all(underdogs)

    winner, second, *others = played.tournament.places
    assert losses[winner] <= 1
    assert all(losses[one] == 2 for one in (second, *others))


def test_a_bracket_says_who_sits_where_and_whence() -> None:
    played = begun(4)
    ranks = seeds(played)

    later = table(played, 2, 1)
    assert (later.state, [seat.came for seat in later.seats]) == ("later", [(1, 1), (1, 2)])
    assert all(seat.entry is None and not seat.nobody for seat in later.seats)
    first = table(played, 1, 1)
    assert first.state == "playing"
    assert [(seat.entry, seat.seed) for seat in first.seats] == [(ranks[0], 1), (ranks[3], 4)]

    favorites(played)
    first = table(played, 1, 1)
    assert first.state == "over"
    assert [(seat.place, seat.on, seat.total) for seat in first.seats] == [
        (1, True, 1000),
        (2, False, 997),
    ]
    assert [seat.entry for seat in table(played, 2, 1).seats] == list(ranks[:2])
    assert drawn(played).winner is None
    favorites(played)
    assert drawn(played).winner == ranks[0]


def test_a_bracket_counts_the_games_of_a_match() -> None:
    played = begun(2, games=3)
    (match,) = played.open
    first, second = match.entries
    for winner in (first, second, first):
        match = played.game(match, {first: 40, second: 40, winner: 50})

    seats = {seat.entry: seat for seat in table(played, 1, 1).seats}
    assert (seats[first].games, seats[first].total, seats[first].on) == (2, 140, True)
    assert (seats[second].games, seats[second].total, seats[second].on) == (1, 130, False)


def test_the_second_last_table_is_in_the_bracket_as_long_as_it_may_be_played() -> None:
    played = begun(4, format="double")

    assert len(drawn(played).rounds) == 5
    while played.tournament.phase == "running":
        favorites(played)
    assert len(drawn(played).rounds) == 4


def test_a_final_is_a_bracket_of_one_table() -> None:
    played = Played(setup(size=3, final=3, rounds=1), 6)
    played.go()
    played.finish_all()
    tournament = played.tournament

    assert [stage.kind for stage in tournament.stages] == ["swiss", "final"]
    assert len(drawn(played).rounds) == 1
    finalists = tournament.stages[1].entries
    played.finish_all(lambda match: {one: finalists.index(one) for one in match.entries})
    assert played.tournament.places[:3] == tuple(reversed(finalists))


def test_the_cut_stands_whatever_comes_later() -> None:
    played = Played(setup(size=4, final=4, rounds=1), 8)
    played.go()
    played.finish_all()
    cut = played.tournament.stages[0].through

    played.drop(cut[0])
    played.finish_all()

    assert played.tournament.stages[0].through == cut
    assert set(played.tournament.places[:4]) == set(cut), "who has left the final is not replaced"


def test_who_has_left_does_not_go_on() -> None:
    played = Played(setup(size=4, final=4, rounds=1), 8)
    played.go()
    best = [min(match.entries) for match in played.open]
    played.drop(best[0])
    played.finish_all(better_seed)

    assert best[0] not in played.tournament.stages[0].through
    assert len(played.tournament.stages[0].through) == 4


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("format_", ["single", "double"])
def test_plans_are_the_same_every_time(size: int, format_: str) -> None:
    def plans() -> list[object]:
        played = Played(setup(format=format_, size=size, through=2), 13)
        played.to_the_end(Random(1))
        return [step for step in played.steps if isinstance(step, RoundPlan)]

    assert plans() == plans()
