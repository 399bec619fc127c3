"""Who has won a match: of one game, of several, and where one has to be ahead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from services.facts.tournaments import Match, Score, TournamentGame
from services.tournaments.formats import is_decided, lots, match_places, ranking
from tests.services.tournaments.formats.played import Played, setup

Result = tuple[int, int, int, int]  # place, total, territory, crowns


def match(*games: dict[int, Result]) -> Match:
    """A table and its games, by entry."""
    made = tuple(
        TournamentGame(
            slot, slot, None, tuple(Score(entry, *result) for entry, result in game.items())
        )
        for slot, game in enumerate(games, 1)
    )
    return Match(1, 1, 1, tuple(games[0]), seal="", games=made)


def won(*places: int) -> dict[int, Result]:
    """A game by the places of the entries 1, 2, …"""
    return {entry: (place, 0, 0, 0) for entry, place in enumerate(places, 1)}


def test_places_of_one_game_are_the_games() -> None:
    assert match_places(setup(size=4), match(won(3, 1, 1, 4))) == {1: 3, 2: 1, 3: 1, 4: 4}


@pytest.mark.parametrize(
    ("games", "places"),
    [
        ([(1, 2), (2, 1), (1, 2)], {1: 1, 2: 2}),
        ([(1, 2), (2, 1), (1, 1)], {1: 1, 2: 1}),
        ([(1, 2, 3), (3, 1, 2), (1, 2, 3)], {1: 1, 2: 1, 3: 3}),
        ([(1, 1, 3), (1, 2, 3), (3, 1, 2)], {1: 2, 2: 1, 3: 3}),  # 2½+3+1, 2½+2+3, 1+1+2
        ([(1, 1, 3), (3, 2, 1)], {1: 3, 2: 1, 3: 2}),  # 2½+1, 2½+2, 1+3
        ([(1, 2, 3, 4), (4, 3, 2, 1)], {1: 1, 2: 1, 3: 1, 4: 1}),
    ],
)
def test_places_of_several_games_count_each_place(
    games: list[tuple[int, ...]], places: dict[int, int]
) -> None:
    played = match(*(won(*game) for game in games))

    assert match_places(setup(games=len(games)), played) == places


@pytest.mark.parametrize(
    ("games", "of", "decided"),
    [
        ([], 1, False),
        ([(1, 1)], 1, True),
        ([(1, 2)], 3, False),
        ([(1, 2), (1, 2)], 3, True),
        ([(1, 2), (2, 1)], 3, False),
        ([(1, 2), (1, 1)], 3, False),  # the other can still draw level
        ([(1, 2), (1, 1), (2, 1)], 3, True),
        ([(1, 2), (1, 2), (1, 2)], 5, True),
        ([(1, 2), (1, 2), (1, 1)], 5, False),
        ([(1, 2), (1, 2), (1, 1), (1, 1)], 5, True),
        ([(1, 2, 3), (1, 2, 3)], 3, False),  # the second may still be caught by the third
        ([(1, 2, 3)] * 3, 3, True),
    ],
)
def test_a_match_ends_when_nobody_can_draw_level(
    games: list[tuple[int, ...]], of: int, decided: bool
) -> None:
    size = len(games[0]) if games else 2
    played = (
        match(*(won(*game) for game in games)) if games else replace(match(won(1, 2)), games=())
    )

    assert is_decided(setup(size=size, games=of), played) is decided


@pytest.mark.parametrize(
    ("results", "order"),
    [
        ({1: (2, 90, 9, 9), 2: (1, 50, 1, 1)}, (2, 1)),  # the place before everything
        ({1: (1, 50, 9, 9), 2: (1, 51, 1, 1)}, (2, 1)),  # then the total
        ({1: (1, 50, 5, 9), 2: (1, 50, 6, 1)}, (2, 1)),  # then the largest territory
        ({1: (1, 50, 5, 3), 2: (1, 50, 5, 4)}, (2, 1)),  # then crowns
        ({1: (1, 50, 5, 5), 2: (1, 50, 5, 4)}, (1, 2)),
    ],
)
def test_one_is_always_ahead(results: dict[int, Result], order: tuple[int, ...]) -> None:
    tournament = Played(setup(), 2).tournament

    assert ranking(tournament, match(results)) == order


def test_the_last_tie_is_broken_by_the_lot_of_the_tournaments_seed() -> None:
    tournament = Played(setup(), 6).tournament
    tied = match(dict.fromkeys(range(1, 7), (1, 50, 5, 5)))

    orders = {ranking(replace(tournament, seed=f"{seed:02x}" * 32), tied) for seed in range(20)}

    assert len(orders) > 10
    again = replace(tournament, seed="07" * 32)
    by_lot = lots(again)
    assert ranking(again, tied) == tuple(sorted(by_lot, key=lambda entry: by_lot[entry]))


def test_totals_of_all_games_break_a_tie() -> None:
    first = {1: (1, 60, 0, 0), 2: (2, 59, 0, 0)}
    second = {1: (2, 40, 0, 0), 2: (1, 60, 0, 0)}

    assert ranking(Played(setup(games=3), 2).tournament, match(first, second)) == (2, 1)


def test_lots_stay_when_somebody_comes_later() -> None:
    before = replace(Played(setup(), 8).tournament, seed="ab" * 32)
    after = replace(Played(setup(), 12).tournament, seed="ab" * 32)

    old = sorted(range(1, 9), key=lambda entry: lots(before)[entry])
    assert old == sorted(range(1, 9), key=lambda entry: lots(after)[entry])


def test_lots_before_the_seed_is_public_are_in_order_of_signup() -> None:
    assert lots(Played(setup(), 3).tournament) == {1: 0, 2: 1, 3: 2}
