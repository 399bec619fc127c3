"""Records of a server, statistics, and what is achieved by one game."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine import Box, Game, Kind, Options, Scorecard
from services.facts import Refused
from services.facts.records import Outcome
from services.facts.statistics import TROPHIES, HonorFact
from services.records import outcome_of
from services.statistics import _tallies
from store import schema
from tests.helpers.finished import BEGAN, DAY
from tests.helpers.world import ANN, BEN, DAN, SERVER, World
from tests.services.statistics.outcomes import outcome
from tests.services.statistics.shelf import game_of, give_up, note, noted, shelve

HERE = replace(ANN, server=SERVER)
TOWN = Options(box=Box.QUEENDOMINO, players=2)
GIANTS = Options(players=3, giants=True)


async def honors(world: World) -> dict[str, HonorFact]:
    """Return the records of the server, by what they are of."""
    return {one.key: one for one in (await world.services.statistics.honors(HERE)).honors}


async def test_the_records_of_a_server_are_the_highest_of_all_its_games(world: World) -> None:
    numbers = (1, 2, 3)
    rows = {
        await noted(world, game_of(number=at), ended=BEGAN + at * DAY): game_of(number=at)
        for at in numbers
    }
    cards = [card for game in rows.values() for card in game.scores()]
    found = await honors(world)
    assert found["kingdom"].value == max(card.total for card in cards)
    assert found["territory"].value == max(card.largest_territory for card in cards)
    assert found["crowns"].value == max(card.crowns for card in cards)
    assert found["fastest"].value == DAY
    assert [lord.name for lord in found["fastest"].lords] == ["Ann", "Ben"]
    assert found["games"].value == len(numbers)
    best = found["kingdom"]
    assert best.game is not None
    (at,) = [k for k, card in enumerate(rows[best.game].scores()) if card.total == best.value]
    assert [lord.user for lord in best.lords] == [at + 1]
    assert best.table == "Harvest Moon"


async def test_a_game_with_hints_counts_for_none_of_it(world: World) -> None:
    """No honor, win, best kingdom or game of a profile, nor a meeting, taken or not.

    Else two accounts that play what hints say hold all, or one that loses takes a hint to undo it.
    """
    row = await shelve(world, game_of())
    async with world.services.context.write() as tx:
        hinted = schema.games.update().where(schema.games.c.id == row)
        await tx.connection.execute(hinted.values(rated=0))
    await note(world, row)
    assert not await honors(world)
    profile = await world.services.statistics.profile(HERE, 1)
    assert (profile.games, profile.wins, profile.best) == (0, 0, None)
    assert (await world.services.statistics.compare(HERE, 1, 2)).together == 0
    other = await noted(world, game_of(), ended=BEGAN + 2 * DAY)
    assert {one.game for one in (await honors(world)).values() if one.game} == {other}


async def test_a_kingdom_that_was_left_holds_no_record_and_its_game_was_not_fast(
    world: World,
) -> None:
    row = await shelve(world, game_of())
    highest = max((1, 2), key=lambda seat: game_of().scores()[seat - 1].total)
    await give_up(world, row, seat=highest)
    await note(world, row)
    found = await honors(world)
    assert found["kingdom"].value == min(card.total for card in game_of().scores())
    assert found.keys() == {"kingdom", "territory", "crowns", "games", "wins"}
    assert [found[key].lords[0].user for key in ("games", "wins")] == [3 - highest] * 2


async def test_the_first_to_reach_a_record_holds_it(world: World) -> None:
    await noted(world, game_of(), ended=BEGAN + 2 * DAY, users=(3, 4))
    await noted(world, game_of(), ended=BEGAN + DAY, users=(1, 2))
    found = await honors(world)
    assert {lord.user for key in found for lord in found[key].lords} <= {1, 2}


async def test_the_hidden_hold_records_without_a_name_and_private_games_stay_shut(
    world: World,
) -> None:
    row = await noted(world, game_of(), watching="table")
    await world.services.people.change(BEN, ladders=False)
    own = (await world.services.statistics.honors(HERE)).honors
    assert {one.game for one in own} == {row, None}
    assert all(lord.name in ("Ann", None) for one in own for lord in one.lords)
    other = (await world.services.statistics.honors(replace(DAN, server=SERVER))).honors
    assert {(one.game, one.table) for one in other} == {(None, "")}


async def test_a_team_holds_a_record_together(world: World) -> None:
    await noted(world, game_of(Options(box=Box.ROYAL_WEDDING, players=6, teams=True)))
    fact = await world.services.statistics.honors(HERE)
    (kingdom,) = [one for one in fact.honors if one.key == "kingdom"]
    first, second = (lord.user for lord in kingdom.lords)
    assert (first or 0) + 3 == second


async def test_a_server_without_games_has_no_records(world: World) -> None:
    fact = await world.services.statistics.honors(HERE)
    assert (fact.box, fact.boxes, fact.honors) == ("kingdomino", (), ())
    with pytest.raises(Refused, match="no_ladder"):
        await world.services.statistics.honors(HERE, box="chess")


# -- statistics ------------------------------------------------------------------------------------


async def test_statistics_add_the_games_of_a_box_up(world: World) -> None:
    games = [game_of(number=at) for at in (1, 2)]
    for at, game in enumerate(games):
        await noted(world, game, ended=BEGAN + at)
    await noted(world, game_of(TOWN))
    fact = await world.services.statistics.stats(HERE, "domino")
    assert (fact.box, fact.games, fact.usual) == ("kingdomino", 2, 0.5)
    assert fact.boxes == ("kingdomino", "queendomino")
    assert fact.abouts == ("domino", "seat", "order")
    assert fact.usual_points == sum(sum(game.result() or ()) for game in games) / 4
    laid: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for number, kingdom in enumerate(game.view().kingdoms, 1):
            laid.update(placed.domino for placed in kingdom.placed)
            if number in (game.winners() or ()):
                won.update(placed.domino for placed in kingdom.placed)
    assert {line.key: line.games for line in fact.lines} == laid
    assert {line.key: line.wins for line in fact.lines if line.wins} == won
    shares = [line.share for line in fact.lines]
    assert shares == sorted(shares, reverse=True)


async def test_seats_and_the_order_of_the_first_choice_stand_in_their_own_order(
    world: World,
) -> None:
    await noted(world, game_of(Options(players=3)))
    await noted(world, game_of())
    for about in ("seat", "order"):
        fact = await world.services.statistics.stats(HERE, about)
        assert [line.key for line in fact.lines] == ["2:1", "2:2", "3:1", "3:2", "3:3"]
        assert sum(line.wins for line in fact.lines) == 2
        assert all(line.games == 1 for line in fact.lines)


def test_the_order_is_that_of_the_kings_that_were_drawn() -> None:
    game = game_of(Options(players=3))
    first = [turn.seat for turn in game.record_turns[:3]]
    winner = (game.winners() or (0,))[0]
    sums = _tallies.tallies(game, outcome_of(game))
    won = [key for (about, key), sum_ in sums.items() if about == "order" and sum_[1]]
    assert won == [f"3:{first.index(winner) + 1}"]


async def test_buildings_and_quests_fare_where_there_are_any(world: World) -> None:
    town = game_of(TOWN)
    await noted(world, town)
    buildings = (await world.services.statistics.stats(HERE, "building")).lines
    built = {cell.building for one in town.view().kingdoms for cell in one.built}
    assert {line.key for line in buildings} == built
    giants = game_of(GIANTS)
    await noted(world, giants)
    quests = (await world.services.statistics.stats(HERE, "quest", box="kingdomino")).lines
    assert {line.key for line in quests} == set(giants.view().quests)
    assert all(line.games == 3 for line in quests)
    scored = sum(card.quests for card in giants.scores())
    assert sum(line.points * line.games for line in quests) == pytest.approx(scored)
    with pytest.raises(Refused) as refused:
        await world.services.statistics.stats(HERE, "building", box="kingdomino")
    assert refused.value.data == {"about": "building", "box": "kingdomino"}


async def test_a_server_without_games_has_empty_statistics(world: World) -> None:
    fact = await world.services.statistics.stats(HERE, "building")
    assert (fact.lines, fact.games, fact.usual, fact.usual_points) == ((), 0, 0.0, 0.0)


def test_what_a_kingdom_has_twice_counts_once() -> None:
    game = game_of(Options(box=Box.KINGDOMINO, players=2, court=True))
    sums = _tallies.tallies(game, outcome_of(game))
    tokens = {key: sum_[0] for (about, key), sum_ in sums.items() if about == "token"}
    bought = {
        move.token
        for turn in game.record_turns
        for move in turn.moves
        if move.kind in (Kind.RECRUIT, Kind.SEARCH)
    }
    assert tokens.keys() == bought
    assert max(tokens.values()) <= 2  # kingdoms, however many tokens


# -- what is achieved ------------------------------------------------------------------------------

NOTHING = dict.fromkeys(Scorecard.__dataclass_fields__, 0)


def card(**lines: int) -> Scorecard:
    """Return a score card by its lines."""
    return Scorecard(**{**NOTHING, **lines})


def achieved(outcome_: Outcome, *cards: Scorecard) -> dict[str, set[str]]:
    """Return what lords achieve by an outcome with these score cards, by kingdom."""
    game: Any = SimpleNamespace(scores=lambda: cards)
    found = _tallies.achievements(game, outcome_)
    assert all(set(keys) <= set(TROPHIES) for keys in found.values())
    return {lord: set(keys) - {"first_stone"} for lord, keys in found.items()}


LANDS = {"wheat": 1, "forest": 2, "lake": 3, "grassland": 1, "swamp": 1, "mine": 3}


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ({"total": 100}, "hundred"),
        ({"largest_territory": 15}, "broad_fields"),
        (LANDS, "six_lands"),
        ({"mine": 20}, "treasury"),
        ({"buildings": 40}, "architect"),
    ],
)
def test_a_kingdom_achieves_what_it_is_wherever_it_came(lines: dict[str, int], key: str) -> None:
    less = {name: value - 1 for name, value in lines.items()}
    found = achieved(outcome((2, 3, 1)), card(**lines), card(**less), card(total=99))
    assert found == {"k1": {key}, "k2": set(), "k3": {"crowned"}}


@pytest.mark.parametrize(
    ("lines", "key"),
    [({"harmony": 5, "middle_kingdom": 10}, "harmonious"), ({"queen": 4}, "queens_host")],
)
def test_some_things_only_a_winner_achieves(lines: dict[str, int], key: str) -> None:
    far = {**lines, "total": 90}
    found = achieved(outcome((1, 2)), card(**far), card(**far))
    assert found == {"k1": {"crowned", key}, "k2": set()}
    assert achieved(outcome((1, 2)), card(total=90, harmony=5), card())["k1"] == {"crowned"}


def test_a_close_win_is_one_by_a_point_or_by_what_breaks_ties_but_none_that_is_shared() -> None:
    tied = outcome((1, 2))
    first, second = tied.seats
    tied = replace(tied, seats=(replace(first, points=58), replace(second, points=58)))
    assert achieved(tied, card(total=58), card(total=58))["k1"] == {"crowned", "close_shave"}
    assert achieved(outcome((1, 2)), card(total=59), card())["k1"] == {"crowned", "close_shave"}
    assert achieved(outcome((1, 2)), card(total=60), card())["k1"] == {"crowned"}
    assert achieved(outcome((1, 1)), card(total=59), card(total=59))["k1"] == {"crowned"}


def test_a_crowded_field_has_five_kingdoms() -> None:
    five = achieved(outcome((1, 2, 3, 4, 5)), *[card(total=99)] * 5)
    assert five["k1"] == {"crowned", "crowded_field"}
    assert achieved(outcome((1, 2, 3, 4)), *[card(total=99)] * 4)["k1"] == {"crowned"}


def test_who_left_and_computer_lords_achieve_nothing() -> None:
    game = outcome((1, 2, 3), lords=("k1", "computer:greedy", "k3"), fates={1: "quit"})
    assert achieved(game, card(total=200), card(total=200), card()) == {"k3": set()}


async def test_the_earliest_game_keeps_an_achievement_and_the_fiftieth_makes_an_old_hand(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_tallies, "OLD_HAND", 3)
    game: Game = game_of()
    rows = [await shelve(world, game, ended=BEGAN + at * DAY) for at in (1, 2, 3, 4)]
    await note(world, rows[1], rows[3], rows[2])
    fact = {one.key: one.game for one in (await world.services.statistics.profile(HERE)).trophies}
    assert (fact["first_stone"], fact["old_hand"]) == (rows[1], rows[3])
    await note(world, rows[0])
    fact = {one.key: one.game for one in (await world.services.statistics.profile(HERE)).trophies}
    assert (fact["first_stone"], fact["old_hand"]) == (rows[0], rows[2])
