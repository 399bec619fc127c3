"""Lords who plan their turns at random, and what of it others could ever see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from engine import Composition, GameView
from services.core.live_games import Live, load
from services.facts import Person, Press, Refused
from services.facts.news import PlanNews
from services.facts.plans import Plan, PlanFact, PlanPanelFact
from services.facts.tables import TableFact
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from store import plans
from store.rows import PlanRow, TableRow
from tests.helpers.anything import random_turn
from tests.helpers.world import PEOPLE, World

SECRETS = (Plan, PlanFact, PlanPanelFact, PlanNews)


async def stands(world: World, game: int) -> tuple[Live, TableRow, TableFact]:
    """Return a game as it stands, and its table."""
    context = world.services.context
    async with context.read() as connection:
        live = await load(context, connection, game)
        row = await table_row(connection, live.row.table_id)
        return live, row, await table_fact(connection, row)


async def play_anyhow(world: World, game: int, random: Random, *, often: float = 0.3) -> None:
    """Commit a random turn of whoever is on turn, giants received before; no draft."""
    await world.receive_all(game)
    live, row, table = await stands(world, game)
    if live.seat is not None:
        moves = tuple(random_turn(live.game, random, often=often))
        await commit(world.services.context, Turn(live, row, table, moves, "lord"))


def any_plan(panel: PlanPanelFact, random: Random) -> Plan:
    """Return a plan at random: some spot, some wishes in some order, some taxes."""
    spot = None if panel.spots is None else random.choice(panel.spots.ranked).squares
    free = [slot.domino for slot in panel.composition.view.next_line if slot.seat is None]
    wishes = tuple(random.sample(free, random.randrange(len(free) + 1)))
    otherwise = random.choice(("ask", "lowest", "highest"))
    return Plan(spot, wishes, otherwise)  # type: ignore[arg-type]


async def plan_anyhow(
    world: World, game: int, person: Person, random: Random
) -> PlanPanelFact | None:
    """Keep a plan at random for a person's next turn; None where nothing can be planned."""
    play = world.services.play
    try:
        panel = await play.plan_panel(Press(game, person))
        wanted = any_plan(panel, random)
        panel = await play.plan_panel(Press(game, person), wanted)
        if panel.taxes and random.random() < 0.7:
            taxed = (random.choice(panel.taxes).square,)
            wanted = Plan(panel.plan.spot, wanted.wishes, wanted.otherwise, taxed)
        return await play.keep_plan(Press(game, person), wanted)
    except Refused as refusal:
        if refusal.code not in ("plan_none", "plan_empty", "your_turn"):
            raise
        return None


async def stored(world: World, game: int) -> list[PlanRow]:
    """Return every plan of a game, of all its lords, oldest first."""
    async with world.services.context.read() as connection:
        rows = [row for user in PEOPLE for row in await plans.of_lord(connection, game, user, 999)]
    return sorted(rows, key=lambda row: row.id)


def within(fact: Any) -> Iterator[Any]:
    """Yield everything a fact holds, however deep, but what the engine shows to all."""
    yield fact
    if isinstance(fact, (GameView, Composition)):
        return
    if is_dataclass(fact) and not isinstance(fact, type):
        for field in fields(fact):
            yield from within(getattr(fact, field.name))
    elif isinstance(fact, Mapping):
        for value in fact.values():
            yield from within(value)
    elif isinstance(fact, (tuple, list, set, frozenset)):
        for value in fact:
            yield from within(value)


def secrets_in(fact: Any) -> list[Any]:
    """Return what of a plan a fact tells: the plan itself, or that a turn was planned."""
    return [one for one in within(fact) if isinstance(one, SECRETS) or one == "plan"]
