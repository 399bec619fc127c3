"""Who follows a game is to hear of it: at most once an hour of a server, never at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from services._house import Work
from services.facts import SeatFact
from store import follows
from store.rows import FollowRow, TableRow

SETTLES: Final = 60
"""A digest waits so long after what it tells: the turn may be taken back meanwhile."""
APART: Final = 3600
"""The seconds between two digests of a server to one person, at least."""
Happened = Literal["start", "turn", "round", "end"]

_TELLS: Final[dict[str, frozenset[str]]] = {
    "turn": frozenset({"start", "turn", "round", "end"}),
    "round": frozenset({"start", "round", "end"}),
    "end": frozenset({"start", "end"}),
}
"""What each way of following wants to hear of; that a game starts only where lords are followed."""


async def stir(work: Work, table: TableRow, seats: Iterable[SeatFact], what: Happened) -> None:
    """Plan digests for those who follow a game in which something has happened just now."""
    lords = {seat.user for seat in seats if seat.user is not None and not seat.resigned}
    found = await follows.concerned(
        work.connection, table=table.id, server=table.server_id, lords=lords
    )
    wanting = {
        row.user_id: row
        for row in found
        if what in _TELLS[row.how] and (what != "start" or row.kind == follows.LORD)
    }
    for row in wanting.values():
        await plan_digest(work, row)


async def plan_digest(work: Work, row: FollowRow) -> None:
    """Plan the digest of a person and server that tells what has happened by now."""
    connection, user, server = work.connection, row.user_id, row.server_id
    if await follows.next_digest(connection, user, server, work.now) is not None:
        return
    told = [one.told_at for one in await follows.follows_of(connection, user, server)]
    due = max(work.now + SETTLES, max(told, default=0) + APART)
    await work.plan(due, "follow", ref=row.id)


async def retell(work: Work, user: int) -> None:
    """Plan the digests that had to wait while a person took no direct messages."""
    rows = await follows.follows_of(work.connection, user)
    for row in {one.server_id: one for one in rows}.values():
        await plan_digest(work, row)
