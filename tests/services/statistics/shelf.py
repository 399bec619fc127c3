"""Finished games on a server's shelf: put there cheaply, noted as their end would have done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import select

from engine import Game, Options
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts import Person
from services.statistics.updates import count_ended_game
from store import Connection, schema, tables
from tests.helpers.finished import BEGAN, DAY, played, put
from tests.helpers.world import NAMES, PEOPLE, SERVER, World

DERIVED = ("results", "ratings", "rating_steps", "tallies", "achievements")
TWO = Options(players=2)


@cache
def game_of(options: Options = TWO, number: int = 1) -> Game:
    """Return a finished game; the same one each time, not to be played on."""
    return played(options, "shelf", number)


async def shelve(
    world: World,
    game: Game,
    *,
    ended: int = BEGAN + DAY,
    users: Sequence[int] = (1, 2, 3, 4, 5, 6, 7, 8),
    people: Sequence[Person] = (),
    watching: str = "everybody",
) -> int:
    """Put a finished game into the store, not noted; returns its id. `people` instead of users."""
    lords = people or [PEOPLE[user] for user in users[: game.options.players]]
    async with world.services.context.write() as tx:
        return await put(
            tx.connection,
            game,
            server=SERVER,
            people=[(lord.id, lord.name) for lord in lords],
            began=ended - DAY,
            watching=watching,
        )


async def note(world: World, *games: int) -> None:
    """Note games one after another, each in a transaction as its end would be."""
    for game in games:
        async with world.services.context.write() as tx:
            await count_ended_game(tx, await load(world.services.context, tx.connection, game))


async def noted(world: World, game: Game, **values: Any) -> int:
    """Put a finished game into the store and note it."""
    row = await shelve(world, game, **values)
    await note(world, row)
    return row


async def give_up(world: World, game: int, seat: int, *, heir: int | None = None) -> None:
    """Have the lord of a seat of a shelved game have left in its first round."""
    async with world.services.context.write() as tx:
        live = await load(world.services.context, tx.connection, game)
        table = live.row.table_id
        if heir is None:
            await tables.resign_seat(tx.connection, table, seat, at=tx.now, turn="1.1")
        else:
            await _hand_over(tx, game, table, seat, heir)


async def _hand_over(tx: Transaction, game: int, table: int, seat: int, heir: int) -> None:
    (row,) = [one for one in await tables.seats(tx.connection, table) if one.seat == seat]
    await tables.add_former(
        tx.connection,
        table_id=table,
        seat=seat,
        user_id=row.user_id,
        name=row.name,
        game_id=game,
        version=3,
        at=tx.now,
    )
    name = NAMES[heir - 1]
    await tables.change_seat(tx.connection, table, seat, user_id=heir, name=name)


async def derived(world: World) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that was made of the games, row by row."""
    async with world.services.context.read() as connection:
        return {name: await _rows(connection, name) for name in DERIVED}


async def _rows(connection: Connection, name: str) -> list[tuple[Any, ...]]:
    found = await connection.execute(select(schema.metadata.tables[name]))
    return sorted(tuple(row) for row in found)
