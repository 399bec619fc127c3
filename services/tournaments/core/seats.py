"""Seats of participants at a tournament's tables: lock their games, give the seats up."""

from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.games import GameFact
from services.facts.tables import SeatFact
from services.facts.tournaments import Tournament
from services.play.reclaim_seat import sit_down
from services.play.resignation import give_up
from services.play.seat_access import Chair
from services.state.game_facts import game_fact
from store import Connection, games, tables, tournaments

PLAYING = ("playing",)


async def games_with(
    connection: Connection, tournament: Tournament, users: Collection[int]
) -> list[int]:
    """Return the games in progress of a tournament in which any of these people have a seat."""
    found: set[int] = set()
    for user in users:
        rows = await tables.seated(connection, user, PLAYING)
        own = [row.id for row in rows if row.cup_id == tournament.id]
        for played in (await games.games_of_tables(connection, own)).values():
            found |= {row.id for row in played[-1:]}
    return sorted(found)


@asynccontextmanager
async def locked_games(
    context: ServiceContext, tournament: Tournament, users: Collection[int]
) -> AsyncIterator[list[int]]:
    """Lock the games in progress in which any of these people have a seat. Refused: busy."""
    async with AsyncExitStack() as stack:
        async with context.read() as connection:
            found = await games_with(connection, tournament, users)
        for game in found:
            await stack.enter_async_context(context.locked("game", game))
        yield found


async def refuse_unlocked(
    tx: Transaction, tournament: Tournament, locked: Sequence[int], users: Collection[int]
) -> None:
    """Refuse if these people have a seat in a game that is not locked. Refused: busy."""
    if await games_with(tx.connection, tournament, users) != list(locked):
        raise Refused("busy", offers=("look",))


async def in_time(
    context: ServiceContext, connection: Connection, tournament: Tournament, users: Collection[int]
) -> set[int]:
    """Return which of some people play at a table, and have not let the time of a turn pass."""
    found: set[int] = set()
    for game in await games_with(connection, tournament, users):
        fact = await game_fact(connection, await load(context, connection, game))
        seats = (fact.table.seat_of(user) for user in users)
        found |= {seat.user or 0 for seat in seats if seat is not None and seat.present}
    return found


async def resign_seats(
    context: ServiceContext,
    tx: Transaction,
    tournament: Tournament,
    locked: Sequence[int],
    users: Collection[int],
) -> list[Live]:
    """Hand the seats of some people at a tournament's tables to the autopilot for good.

    `locked`: the locked games. Refused: busy, if another game has begun meanwhile.
    """
    await refuse_unlocked(tx, tournament, locked, users)
    lives: list[Live] = []
    for game in locked:
        for user in users:
            live = await load(context, tx.connection, game)
            fact = await game_fact(tx.connection, live)
            seat = fact.table.seat_of(user)
            if seat is None or seat.resigned:
                continue
            if fact.over:  # between two games of a Dynasty
                await tables.resign_seat(
                    tx.connection, fact.table.id, seat.seat, at=tx.now, turn=None
                )
                continue
            lives.append(await give_up(context, tx, Chair(live, fact, seat)))
    return lives


async def reclaim_seats(
    context: ServiceContext,
    tx: Transaction,
    tournament: Tournament,
    locked: Sequence[int],
    user: int,
) -> list[Live]:
    """Give somebody who is back the seats that they gave up by leaving the event just now.

    No more time comes with them. `locked`: the locked games. Refused: busy, if another game has
    begun meanwhile.
    """
    await refuse_unlocked(tx, tournament, locked, [user])
    lives: list[Live] = []
    for game in locked:
        live = await load(context, tx.connection, game)
        fact = await game_fact(tx.connection, live)
        seat = fact.table.seat_of(user)
        if seat is None or not await _has_just_left(tx.connection, tournament, fact, seat):
            continue
        if fact.over:  # between two games of a Dynasty
            back = {"resigned_at": None, "resigned_turn": None, "left_version": None}
            await tables.change_seat(tx.connection, fact.table.id, seat.seat, **back)
        else:
            lives.append(await sit_down(tx, Chair(live, fact, seat), least=False))
    return lives


async def _has_just_left(
    connection: Connection, tournament: Tournament, fact: GameFact, seat: SeatFact
) -> bool:
    """Whether a seat was given up with the entry, and the autopilot has played no turn there yet.

    Otherwise it would play as many turns as somebody likes, or undo that they resigned.
    """
    if not seat.resigned or seat.left_at is None:
        return False
    left = await tournaments.events_since(connection, tournament.id, "dropped", seat.left_at)
    numbers = [row.data["entry"] for row in left if row.at == seat.left_at]
    if not any(tournament.entry(number).has(seat.user or 0) for number in numbers):
        return False
    moves = await games.moves(connection, fact.id)
    version = seat.left_version or fact.version
    return not any(one.seat == seat.seat and one.version > version for one in moves)
