"""Rows for the tests of queries: each has plain values but for those that a test names."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Table, func, select

from store import Conflict, Connection, games, jobs, outbox, schema, tables, tournaments
from store.rows import GameRow, JobRow, OutboxRow, TableRow
from store.statistics_rows import AchievementRow, RatingRow, RatingStepRow, ResultRow
from store.tournament_rows import TournamentEventRow, TournamentRow

NOW = 1_800_000_000
HOUR, DAY = 3600, 24 * 3600
SERVER, ELSEWHERE = (1 << 62) + 1, (1 << 62) + 2
CHANNEL, THREAD, MESSAGE = (1 << 61) + 1, (1 << 61) + 2, (1 << 61) + 3
ANN, BEN, CARA, DAN = ((1 << 60) + number for number in range(1, 5))
NAMES = {ANN: "Ann", BEN: "Ben", CARA: "Cara", DAN: "Dan"}


@asynccontextmanager
async def refused(connection: Connection) -> AsyncIterator[None]:
    """Expect a conflict of keys; what was done before it in the transaction is kept."""
    with pytest.raises(Conflict):
        async with connection.begin_nested():
            yield


async def count(connection: Connection, table: Table) -> int:
    """Count the rows of a table."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar() or 0)


async def add_table(connection: Connection, *people: int, **changes: Any) -> int:
    """Insert a table and seat people at it, from the first seat on; return its id."""
    row: dict[str, Any] = {
        "server_id": SERVER,
        "channel_id": CHANNEL,
        "place": "threads",
        "name": "Harvest Moon",
        "host_id": ANN,
        "host_name": "Ann",
        "opened_by": ANN,
        "setup": {},
        "state": "open",
        "created_at": NOW,
        "expires_at": NOW + DAY,
    }
    table = await tables.add_table(connection, **{**row, **changes})
    for seat, user in enumerate(people, 1):
        await tables.take_seat(connection, table, seat, user, NAMES.get(user, "?"))
    return table


async def seat_page(connection: Connection, table: int, seat: int = 3) -> None:
    """Seat a computer lord."""
    page: dict[str, Any] = {"user_id": -seat, "computer": "page", "name": "Page"}
    page |= {"resigned_at": None, "resigned_turn": None}
    row = {"table_id": table, "seat": seat, **page}
    await connection.execute(schema.seats.insert().values(row))


async def table_row(connection: Connection, table: int) -> TableRow:
    """Return a table that is there."""
    row = await tables.table(connection, table)
    assert row is not None
    return row


async def add_game(connection: Connection, table: int | None = None, **changes: Any) -> int:
    """Insert a game, at a table of its own where none is named; return its id."""
    if table is None:
        table = await add_table(connection, state="playing")
    row: dict[str, Any] = {
        "table_id": table,
        "number": 1,
        "options": {"box": "kingdomino", "players": 2},
        "names": ["Ann", "Ben"],
        "seed": "0" * 64,
        "version": 1,
        "turn_version": 1,
        "started_at": NOW,
        "round": 0,
        "on_turn": 1,
        "turn_since": NOW,
    }
    return await games.add_game(connection, **{**row, **changes})


async def add_ended(
    connection: Connection, ended: int, table: int | None = None, **changes: Any
) -> int:
    """Insert a game that was played to its end at a time; return its id."""
    over = {"ending": "played", "ended_at": ended, "on_turn": None}
    return await add_game(connection, table, **{**over, **changes})


async def game_row(connection: Connection, game: int) -> GameRow:
    """Return a game that is there."""
    row = await games.game(connection, game)
    assert row is not None
    return row


async def say(
    connection: Connection, table: int, kind: str = "turn", *, now: int = NOW, **named: Any
) -> int:
    """Append an announcement to the outbox of a table; return its id."""
    row = await table_row(connection, table)
    body = named.pop("body", {})
    return await outbox.add_announcement(connection, row, kind, body, now=now, **named)


async def outbox_row(connection: Connection, row_id: int) -> OutboxRow:
    """Return a row of the outbox that is there."""
    row = await outbox.outbox_row(connection, row_id)
    assert row is not None
    return row


async def add_message(connection: Connection, table: int, row_id: int, **changes: Any) -> int:
    """Insert a message that a row of the outbox brought about; return Discord's id of it."""
    row: dict[str, Any] = {
        "table_id": table,
        "game_id": None,
        "outbox_id": row_id,
        "kind": "turn",
        "ref": 1,
        "channel_id": THREAD,
        "message_id": MESSAGE + row_id,
        "state": "posted",
    }
    row |= changes
    await outbox.add_message(connection, **row)
    return int(row["message_id"])


async def job_row(connection: Connection, job: int) -> JobRow:
    """Return a job that is there, done or not."""
    query = select(schema.jobs).where(schema.jobs.c.id == job)
    return JobRow(*(await connection.execute(query)).one())


async def add_due(
    connection: Connection, due: int, kind: str = "deadline", *, tries: int = 0, **about: Any
) -> int:
    """Insert a job that has failed so often; return its id."""
    job = await jobs.add_job(connection, due, kind, **about)
    for _ in range(tries):
        await jobs.postpone(connection, await job_row(connection, job), due)
    return job


async def add_tournament(connection: Connection, **changes: Any) -> int:
    """Insert a tournament; return its id."""
    row: dict[str, Any] = {
        "server_id": SERVER,
        "channel_id": CHANNEL,
        "name": "Spring Cup",
        "setup": {"format": "swiss"},
        "seed": "0" * 64,
        "phase": "running",
        "version": 0,
        "created_at": NOW,
    }
    return await tournaments.add_tournament(connection, **{**row, **changes})


async def cup_row(connection: Connection, tournament: int) -> TournamentRow:
    """Return a tournament that is there."""
    row = await tournaments.tournament(connection, tournament)
    assert row is not None
    return row


def cup_event(
    tournament: int, ordinal: int, kind: str = "entered", *, at: int = NOW, **changes: Any
) -> TournamentEventRow:
    """Return an event of a tournament that Ann brought about."""
    row: dict[str, Any] = {"by_id": ANN, "by_name": "Ann", "data": {}}
    return TournamentEventRow(
        cup_id=tournament, ordinal=ordinal, at=at, kind=kind, **{**row, **changes}
    )


async def add_cup_table(
    connection: Connection, tournament: int, table: int | None = None, **changes: Any
) -> int:
    """Insert a game of a tournament's match; return its id."""
    row: dict[str, Any] = {
        "cup_id": tournament,
        "stage": 1,
        "round": 1,
        "number": 1,
        "slot": 1,
        "seed": "0" * 64,
        "table_id": table,
        "void_at": None,
    }
    await tournaments.add_tables(connection, [row | changes])
    newest = await connection.execute(select(func.max(schema.cup_tables.c.id)))
    return int(newest.scalar_one())


def result(game: int, seat: int = 1, user: int | None = ANN, **changes: Any) -> ResultRow:
    """Return how a seat of a finished game fared; its kingdom is the seat's own."""
    row: dict[str, Any] = {
        "game_id": game,
        "seat": seat,
        "kingdom": seat,
        "server_id": SERVER,
        "user_id": user,
        "fate": "played",
        "ladder": "kingdomino-2",
        "box": "kingdomino",
        "place": 1,
        "points": 40,
        "territory": 9,
        "crowns": 5,
        "started_at": NOW - HOUR,
        "ended_at": NOW,
    }
    return ResultRow(**{**row, **changes})


def rating(lord: int | str, rank: float = 25.0, **changes: Any) -> RatingRow:
    """Return the rating of a lord of all time."""
    row: dict[str, Any] = {
        "server_id": SERVER,
        "ladder": "kingdomino-2",
        "season": "",
        "lord": str(lord),
        "mu": rank + 1,
        "sigma": 8.0,
        "rank": rank,
        "games": 3,
        "wins": 1,
        "changed_at": NOW,
    }
    return RatingRow(**{**row, **changes})


def step(game: int, lord: int | str, mu: float = 26.0) -> RatingStepRow:
    """Return what a game did to the rating of a lord."""
    return RatingStepRow(
        game_id=game,
        lord=str(lord),
        mu=mu,
        sigma=8.0,
        before_mu=25.0,
        before_sigma=8.25,
        season_mu=25.0,
        season_sigma=8.5,
        won=1,
    )


def achievement(game: int, user: int = ANN, key: str = "giant", at: int = NOW) -> AchievementRow:
    """Return what somebody did for the first time."""
    return AchievementRow(SERVER, user, key, game_id=game, at=at)


async def steps_of(connection: Connection, game: int) -> list[RatingStepRow]:
    """Return the changes that a game made to ratings, by lord."""
    steps = schema.rating_steps
    query = select(steps).where(steps.c.game_id == game).order_by(steps.c.lord)
    return [RatingStepRow(*row) for row in await connection.execute(query)]
