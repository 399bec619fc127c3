"""Who follows a game is to hear of it: at most once an hour of a server, never at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from services.core.transaction import Transaction
from services.facts.tables import SeatFact
from services.facts.tournaments import Tournament, TournamentEvent
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
RESULTS: Final = frozenset({"result", "ruled"})
_END: Final = frozenset({"over", "cancelled"})
_ROUND: Final = _END | {"started", "paired", "round_ended"}
CUP_TELLS: Final[dict[str, frozenset[str]]] = {
    "turn": _ROUND | RESULTS,
    "round": _ROUND,
    "end": _END,
}
"""The kinds of a cup's events that each way of following wants to hear of."""


async def stir(tx: Transaction, table: TableRow, seats: Iterable[SeatFact], what: Happened) -> None:
    """Plan digests for those who follow a game in which something has happened just now."""
    lords = {seat.user for seat in seats if seat.user is not None and not seat.resigned}
    found = await follows.follows_of_game(
        tx.connection, table=table.id, server=table.server_id, lords=lords
    )
    wanting = {
        row.user_id: row
        for row in found
        if what in _TELLS[row.how] and (what != "start" or row.kind == follows.LORD)
    }
    for row in wanting.values():
        await plan_digest(tx, row)


async def stir_tournament(
    tx: Transaction, tournament: Tournament, events: Iterable[TournamentEvent]
) -> None:
    """Plan digests for those who follow a cup in which something has happened just now."""
    kinds = {one.kind for one in events if tells_of(tournament, one)}
    if not kinds & CUP_TELLS["turn"]:
        return
    for row in await follows.follows_of_tournament(tx.connection, tournament.id):
        if kinds & CUP_TELLS[row.how]:
            await plan_digest(tx, row)


def tells_of(tournament: Tournament, event: TournamentEvent) -> bool:
    """Whether an event of a cup may be told: of tables with the same draw once all are over."""
    if event.kind not in RESULTS or not tournament.setup.duplicate:
        return True
    where = (event.data["stage"], event.data["round"])
    played = [one for one in tournament.rounds if (one.stage, one.number) == where]
    return all(one.ended is not None for one in played)


async def plan_digest(tx: Transaction, row: FollowRow) -> None:
    """Plan the digest of a person and server that tells what has happened by now."""
    connection, user, server = tx.connection, row.user_id, row.server_id
    if await follows.next_digest(connection, user, server, tx.now) is not None:
        return
    told = [one.told_at for one in await follows.follows_of(connection, user, server)]
    due = max(tx.now + SETTLES, max(told, default=0) + APART)
    await tx.plan(due, "follow", ref=row.id)


async def retell(tx: Transaction, user: int) -> None:
    """Plan the digests that had to wait while a person took no direct messages."""
    rows = await follows.follows_of(tx.connection, user)
    for row in {one.server_id: one for one in rows}.values():
        await plan_digest(tx, row)
