"""Places by play: the third place, tied tables that are played again, places that are shared."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournaments import Match
from services.tournaments.files.checking import findings
from services.tournaments.formats import THIRD, bracket
from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import Played, setup


def beaten(played: Played, match: Match) -> dict[int, int]:
    """The better seed wins."""
    seeds = played.tournament.stages[-1].entries
    return {entry: 100 - seeds.index(entry) for entry in match.entries}


def to_the_end(played: Played, *left: int) -> Played:
    """Play on, the better seeds ahead; some drop out before the last round."""
    played.go()
    while played.open:
        if len(played.tournament.rounds) == played.tournament.stages[-1].rounds - 1:
            for one in played.open:
                played.finish(one, lambda match: beaten(played, match))
            for seed in left:
                played.drop(played.tournament.stages[-1].entries[seed - 1])
        played.finish_all(lambda match: beaten(played, match))
    return played


def by_seed(played: Played) -> dict[int, int]:
    """Return the final places by seed."""
    seeds = played.tournament.stages[-1].entries
    return {seeds.index(one) + 1: place for one, place in played.tournament.ranked.items()}


def test_third_place_is_shared_unless_it_is_played_for() -> None:
    """A semi-finalist by bye does not stand above one that has won a game."""
    shared = to_the_end(Played(setup(format="single"), 6))
    assert by_seed(shared) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 5}
    assert set(shared.tournament.best.values()) == {1, 2, 3}
    assert len(shared.tournament.best) == 4


def test_of_those_who_share_a_place_whoever_has_won_a_game_is_named_first() -> None:
    played = Played(setup(format="single"), 6)
    played.go()
    seeds = played.tournament.stages[0].entries
    played.finish_all(lambda match: beaten(played, match))
    played.finish_all(lambda match: {one: seeds.index(one) for one in match.entries})  # upsets
    played.finish_all()
    assert played.tournament.ranks == (1, 2, 3, 3, 5, 5)
    assert set(played.tournament.places[:2]) == {seeds[2], seeds[3]}
    assert set(played.tournament.places[2:4]) == {seeds[0], seeds[1]}
    upset = Played(setup(format="single"), 6)
    upset.go()
    upset.finish_all(lambda match: beaten(upset, match))
    first, second = sorted(upset.open, key=lambda match: seeds[0] not in match.entries)
    upset.finish(first, lambda match: {one: seeds.index(one) for one in match.entries})
    upset.finish(second, lambda match: beaten(upset, match))
    upset.go()
    upset.finish_all()
    assert upset.tournament.places[2:4] == (seeds[2], seeds[0])  # who had a bye is named last


def test_a_game_for_third_place_is_played_in_the_round_of_the_final() -> None:
    played = Played(setup(format="single", third=True), 8)
    to_the_end(played)
    last = played.tournament.rounds[-1].matches
    assert [match.group for match in last] == [0, THIRD]
    assert by_seed(played) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 5, 8: 5}
    tables = bracket(played.tournament, played.tournament.stages[0]).rounds[-1]
    assert [[seat.came_at for seat in one.seats] for one in tables] == [[1, 1], [2, 2]]


@pytest.mark.parametrize(
    ("left", "places"),
    [
        ((3,), {1: 1, 2: 2, 4: 3, 3: 4}),  # the other is third without a game
        ((3, 4), {1: 1, 2: 2, 3: 3, 4: 3}),
        ((1,), {2: 1, 1: 2, 3: 3, 4: 4}),  # no final, but third place is played for
        ((1, 3), {2: 1, 1: 2, 4: 3, 3: 4}),
    ],
)
def test_whoever_leaves_before_the_last_round_leaves_the_other_the_better_place(
    left: tuple[int, ...], places: dict[int, int]
) -> None:
    played = to_the_end(Played(setup(format="single", third=True), 4), *left)
    assert played.tournament.phase == "over"
    assert by_seed(played) == places


@pytest.mark.parametrize(("entries", "size"), [(2, 2), (3, 2), (4, 4), (9, 3)])
def test_no_game_for_third_place_where_play_says_who_is_third(entries: int, size: int) -> None:
    played = Played(setup(format="single", size=size, third=True), entries)
    to_the_end(played)
    assert [match.group for match in played.tournament.rounds[-1].matches] == [0]
    assert [one for one in played.tournament.ranks if one < 4] == [1, 2, 3][:entries]


# -- tied tables -----------------------------------------------------------------------------------


def drawn(match: Match) -> dict[int, int]:
    return dict.fromkeys(match.entries, 50)


def test_a_tied_final_is_played_again_until_somebody_wins() -> None:
    played = Played(setup(format="single"), 2)
    played.go()
    (final,) = played.open
    final = played.game(final, drawn(final))
    assert not final.over
    final = played.game(final, drawn(final))
    assert not final.over
    first, second = final.entries
    final = played.game(final, {first: 40, second: 41})
    played.end_rounds()
    played.go()
    assert (played.tournament.places, played.tournament.ranks) == ((second, first), (1, 2))


def test_only_those_who_are_tied_play_again_and_nobody_passes_them() -> None:
    """At a table of four the second and the third, of whom one goes on; the others' places stay."""
    played = Played(setup(format="single", size=4, through=2), 8)
    played.go()
    match, other = played.open
    first, second, third, fourth = match.entries
    match = played.game(match, {first: 60, second: 50, third: 50, fourth: 40})
    match = played.game(match, {first: 1, second: 10, third: 20, fourth: 99})
    assert match.over
    assert {score.entry for score in match.games[1].scores} == {second, third}
    played.finish(other, lambda match: beaten(played, match))
    played.go()
    assert {first, third} <= set(played.open[0].entries)
    assert played.tournament.rounds[0].matches[0].over
    standings = bracket(played.tournament, played.tournament.stages[0]).rounds[0][0]
    assert {seat.entry: seat.place for seat in standings.seats} == {
        first: 1,
        third: 2,
        second: 3,
        fourth: 4,
    }


def test_a_tie_that_decides_nothing_is_a_shared_place() -> None:
    played = Played(setup(format="single", size=4), 4)
    played.go()
    (final,) = played.open
    totals = dict(zip(final.entries, (60, 50, 50, 40), strict=True))
    played.finish(final, lambda _: totals)
    played.go()
    assert played.tournament.ranks == (1, 2, 2, 4)
    assert len(played.tournament.best) == 3


def test_lots_decide_where_the_set_up_says_so_and_after_enough_games() -> None:
    by_lot = Played(setup(format="single", decider="lot"), 2)
    by_lot.go()
    by_lot.finish(by_lot.open[0], drawn)
    by_lot.go()
    assert by_lot.tournament.ranks == (1, 2)
    again = Played(setup(format="single"), 2)
    again.go()
    again.finish(again.open[0], drawn)
    again.go()
    assert len(again.tournament.rounds[0].matches[0].games) == 1 + 3
    assert again.tournament.places == by_lot.tournament.places


def test_a_swiss_table_may_be_tied() -> None:
    played = Played(setup(rounds=1), 2)
    played.go()
    played.finish(played.open[0], drawn)
    assert len(played.tournament.rounds[0].matches[0].games) == 1


FORMATS: dict[str, dict[str, Any]] = {
    "single": {"format": "single"},
    "third": {"format": "single", "third": True},
    "fours": {"format": "single", "size": 4, "through": 2},
    "threes": {"format": "single", "size": 3},
    "double": {"format": "double"},
    "best of 3": {"format": "single", "games": 3, "third": True},
    "duplicate": {"format": "single", "duplicate": True},
    "lot": {"format": "single", "decider": "lot"},
    "final": {"rounds": 2, "final": 4},
    "groups": {"format": "groups", "groups": 2, "through": 2, "final": 2, "third": True},
}


@pytest.mark.parametrize("name", FORMATS)
def test_further_games_and_shared_places_are_checked_from_the_export(name: str) -> None:
    """Often tied, by the same program that checks all else; a changed further game is noticed."""
    further, rng = 0, Random(name)
    for _ in range(4):
        held = Held(setup(**FORMATS[name]), 9, rng)
        held.chance = Often(rng)
        held.to_the_end(rng, results=lambda match: {one: rng.randrange(2) for one in match.entries})
        whole = held.export()
        assert [one.what for one in findings(whole) if not one.right] == []
        last = held.tournament.setup.games
        for one in whole["rounds"]:
            for table in one["tables"]:
                for game in table["games"][last:]:
                    further += 1
                    game["seed"] = "00" * 32
        if further:
            assert any(not one.right for one in findings(whole))
    assert bool(further) is (name != "lot")


class Often(Random):
    """Chance that says the same of territories and crowns, so that many tables are tied."""

    def __init__(self, of: Random) -> None:
        super().__init__()
        self.of = of

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return start

    def randbytes(self, n: int) -> bytes:
        return self.of.randbytes(n)


def test_a_tied_dynasty_is_decided_by_a_single_game() -> None:
    table = Setup(lords=2, pace=NO_LIMIT, dynasty=True)
    rng = Random(1)
    held = Held(setup(format="single"), 2, rng)
    chosen = replace(held.tournament.setup, table=table)
    held.tournament = replace(held.tournament, setup=chosen)
    held.chance = Often(rng)
    held.go()
    (final,) = held.open
    final = held.game(final, drawn(final))
    final = held.game(final, dict(zip(final.entries, (3, 4), strict=True)))
    assert final.over
    assert final.slots == (1, 4)
    held.end_rounds()
    held.go()
    assert [one.what for one in findings(held.export()) if not one.right] == []


def test_two_teams_that_are_tied_can_not_play_each_other() -> None:
    """There is no table for two teams of two, so that lots decide."""
    teams = Setup(box="royal_wedding", lords=6, teams=True, pace=NO_LIMIT)
    played = Played(setup(format="single", size=3), 3)
    chosen = replace(played.tournament.setup, table=teams)
    played.tournament = replace(played.tournament, setup=chosen)
    played.go()
    (final,) = played.open
    first, second, third = final.entries
    played.finish(final, lambda _: {first: 50, second: 50, third: 40})
    assert played.tournament.rounds[0].matches[0].over
