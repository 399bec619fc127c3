"""Votes of tables, and their ballots."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change, every, first, remove
from store.rows import BallotRow, Json, VoteRow

_votes, _ballots = schema.votes, schema.ballots


async def add_vote(
    connection: Connection,
    game_id: int,
    kind: str,
    *,
    asked_by: int,
    closes_at: int,
    data: Json | None = None,
) -> int:
    """Insert an open vote and return its id."""
    row = {"game_id": game_id, "kind": kind, "asked_by": asked_by, "data": data}
    return await add(connection, _votes, {**row, "closes_at": closes_at, "state": "open"})


async def vote(connection: Connection, vote_id: int) -> VoteRow | None:
    """Return a vote, or None."""
    return await first(connection, VoteRow, select(_votes).where(_votes.c.id == vote_id))


async def open_vote(connection: Connection, game_id: int) -> VoteRow | None:
    """Return the open vote of a game, or None."""
    query = by(_votes, "game_id", "state")
    return await first(connection, VoteRow, query, game_id=game_id, state="open")


async def votes_called(connection: Connection, game_id: int, kind: str, seat: int) -> list[VoteRow]:
    """Return the votes of a kind that a seat has called in a game, in any state."""
    where = (_votes.c.game_id == game_id, _votes.c.kind == kind, _votes.c.asked_by == seat)
    return await every(connection, VoteRow, select(_votes).where(*where))


async def votes_passed(connection: Connection, game_id: int, kind: str) -> list[VoteRow]:
    """Return the votes of a kind that passed in a game, oldest first."""
    where = (_votes.c.game_id == game_id, _votes.c.kind == kind, _votes.c.state == "passed")
    return await every(connection, VoteRow, select(_votes).where(*where).order_by(_votes.c.id))


async def open_votes(connection: Connection, games: list[int]) -> list[VoteRow]:
    """Return the open votes of several games."""
    query = select(_votes).where(_votes.c.game_id.in_(games), _votes.c.state == "open")
    return await every(connection, VoteRow, query)


async def close(connection: Connection, vote_id: int, state: str) -> bool:
    """Close an open vote; False if it was closed before."""
    where = (_votes.c.id == vote_id, _votes.c.state == "open")
    return await change(connection, _votes, *where, state=state) == 1


async def change_data(connection: Connection, vote_id: int, data: Json) -> None:
    """Change the data of a vote."""
    await change(connection, _votes, _votes.c.id == vote_id, data=data)


async def ballots(connection: Connection, votes: list[int]) -> list[BallotRow]:
    """Return the ballots of some votes, by seat."""
    query = select(_ballots).where(_ballots.c.vote_id.in_(votes)).order_by(_ballots.c.seat)
    return await every(connection, BallotRow, query)


async def cast(connection: Connection, vote_id: int, seat: int, *, agree: bool, at: int) -> None:
    """Save the ballot of a seat, replacing an earlier one."""
    where = (_ballots.c.vote_id == vote_id, _ballots.c.seat == seat)
    if not await change(connection, _ballots, *where, agree=int(agree), at=at):
        row = {"vote_id": vote_id, "seat": seat, "agree": int(agree), "at": at}
        await connection.execute(insert(_ballots), row)


async def withdraw_ballot(connection: Connection, vote_id: int, seat: int) -> None:
    """Delete the ballot of a seat."""
    where = (_ballots.c.vote_id == vote_id, _ballots.c.seat == seat)
    await remove(connection, _ballots, *where)
