"""Games in which every lord plans at random: what was planned is played, or nothing is."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import Kind, Move, square_order
from services.core.json_codec import from_json
from services.facts.games import GameFact
from services.facts.news import News, PlanNews
from services.facts.plans import Plan
from services.facts.tables import Setup
from services.state.plans import WAIT, turn_now
from store import games
from store.rows import PlanRow
from tests.cogs.scenes import called
from tests.helpers.planners import plan_anyhow, play_anyhow, secrets_in, stands, stored
from tests.helpers.world import PEOPLE, World

TURNS = 12
SETUPS = (
    Setup(lords=2),
    Setup(lords=4, variants=frozenset({"middle_kingdom", "harmony"})),
    Setup("discovery", 2),
    Setup("queendomino", 2),
    Setup("queendomino", 3),
    Setup("queendomino", 4),
    Setup("royal_wedding", 4),
    Setup("royal_wedding", 6, teams=True),
    Setup("kingdomino", 5, giants=True),
    Setup("queendomino", 2, giants=True),
    Setup("kingdomino", 2, frozenset({"mighty_duel"}), giants=True, court=True),
    Setup("queendomino", 4, court=True),
)
PLANNED = (Kind.PLACE, Kind.DISCARD, Kind.TAX, Kind.CHOOSE, Kind.END)


async def moves_of(world: World, game: int, version: int) -> list[tuple[Move, str]]:
    """The moves of one version, and by whom they were made."""
    async with world.services.context.read() as connection:
        rows = await games.moves(connection, game)
    return [(Move.parse(row.text or ""), row.made_by) for row in rows if row.version == version]


def same_spot(one: tuple[str, ...], other: tuple[str, ...] | None) -> bool:
    """Whether two placements lie alike; a double may be written either way."""
    return other is not None and sorted(one, key=square_order) == sorted(other, key=square_order)


async def check_played(world: World, before: GameFact, after: GameFact, row: PlanRow) -> None:
    """The turn is what was planned, no more; every other kingdom is as it was."""
    plan, fate = from_json(Plan, row.wanted), row.fate or {}
    made = await moves_of(world, after.id, after.version)
    assert {by for _, by in made} == {"plan"}
    moves = [move for move, _ in made]
    assert all(move.kind in PLANNED for move in moves)
    for move in moves:
        if move.kind is Kind.PLACE:
            assert same_spot(move.squares, plan.spot)
        if move.kind is Kind.TAX:
            assert move.squares[0] in plan.taxes
    assert len(plan.taxes) == sum(move.kind is Kind.TAX for move in moves)
    free = [slot.domino for slot in before.view.next_line if slot.seat is None]
    wished = [one for one in plan.wishes if one in free]
    took = next((move.domino for move in moves if move.kind is Kind.CHOOSE), None)
    if before.view.round < before.view.rounds:
        instead = {"lowest": free[0], "highest": free[-1]}.get(plan.otherwise)
        assert took == (wished[0] if wished else instead)
        gone = plan.wishes[: plan.wishes.index(wished[0])] if wished else plan.wishes
        assert fate["gone"] == list(gone)
    assert fate["took"] == took
    own = before.view.kingdom_of(row.seat).seats
    for kingdom in before.view.kingdoms:
        if kingdom.seats != own and not kingdom.queen:
            assert after.view.kingdom_of(kingdom.seats[0]).text == kingdom.text


async def check_untold(world: World, game: int, said: list[News], planner: int | None) -> None:
    """Nobody but the planner is told anything of it."""
    play = world.services.play
    assert secrets_in(await play.game(game)) == []
    for news in said:
        if isinstance(news.body, PlanNews):
            assert news.body.call.seat.user == planner
            assert news.body.call.silent
        else:
            assert secrets_in(news) == []
    for user, person in PEOPLE.items():
        if user != planner and (await play.game(game)).table.seat_of(user) is not None:
            assert all(fact.seat != planner for fact in await play.plans_of(game, person))


@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[3], SETUPS[7], SETUPS[10]], ids=called)
async def test_planned_turns_are_played_whole_or_not_at_all(world: World, setup: Setup) -> None:
    """The first rounds of a game."""
    await plan_and_play(world, setup, TURNS)


@pytest.mark.full
@pytest.mark.parametrize("setup", SETUPS, ids=called)
async def test_whole_games_of_planned_turns(world: World, setup: Setup) -> None:
    """To their end."""
    await plan_and_play(world, setup, 400)


async def plan_and_play(world: World, setup: Setup, turns: int) -> None:
    """Play turns of a game in which every lord plans now and then."""
    random = Random(called(setup))
    game = (await world.start(setup)).id
    counts = {"played": 0, "dropped": 0}
    for _ in range(turns):
        live, _, table = await stands(world, game)
        if live.seat is None:
            break
        for seat in table.seats:
            if seat.seat != live.seat and random.random() < 0.5:
                await plan_anyhow(world, game, PEOPLE[seat.user or 0], random)
        key, now = turn_now(live.game.view()), live.seat
        waiting = [
            row
            for row in await stored(world, game)
            if (row.state, row.seat, row.turn) == ("waiting", now, key)
        ]
        if not waiting:
            await play_anyhow(world, game, random)
            continue
        await world.say()
        before = await world.services.play.game(game)
        world.clock.advance(WAIT)
        await world.services.jobs.run_due()
        after = await world.services.play.game(game)
        (row,) = [one for one in await stored(world, game) if one.id == waiting[0].id]
        assert row.state in counts
        counts[row.state] += 1
        said = await world.say()
        if row.state == "played":
            await check_played(world, before, after, row)
        else:
            assert replace(after, last=before.last) == before
            assert (row.fate or {})["code"]
        await check_untold(world, game, said, PEOPLE[row.user_id].id)
        if row.state == "dropped":
            await play_anyhow(world, game, random)
    assert counts["played"] > 0
