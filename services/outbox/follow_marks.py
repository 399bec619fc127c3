"""Plan digests for followers: at most one an hour for each server, and never at once."""

from collections.abc import Iterable
from typing import Final, Literal

from services.core.transaction import Transaction
from services.facts.tables import SeatFact
from services.facts.tournaments import Tournament, TournamentEvent
from store import follows
from store.rows import FollowRow, TableRow

SETTLES: Final = 60
"""The seconds from an event to its digest: a turn may be taken back meanwhile."""
APART: Final = 3600
"""The least number of seconds between two digests of a server to one person."""
Happened = Literal["start", "turn", "round", "end"]

_EVENTS: Final[dict[str, frozenset[str]]] = {
    "turn": frozenset({"start", "turn", "round", "end"}),
    "round": frozenset({"start", "round", "end"}),
    "end": frozenset({"start", "end"}),
}
"""The events in each kind of digest; the start of a game only if lords are followed."""
RESULTS: Final = frozenset({"result", "ruled"})
_END: Final = frozenset({"over", "cancelled"})
_ROUND: Final = _END | {"started", "paired", "round_ended"}
TOURNAMENT_EVENTS: Final[dict[str, frozenset[str]]] = {
    "turn": _ROUND | RESULTS,
    "round": _ROUND,
    "end": _END,
}
"""The kinds of a tournament's events in each kind of digest."""


async def plan_digests(
    tx: Transaction, table: TableRow, seats: Iterable[SeatFact], what: Happened
) -> None:
    """Plan digests for the followers of a game after an event."""
    lords = {seat.user for seat in seats if seat.user is not None and not seat.resigned}
    found = await follows.follows_of_game(
        tx.connection, table=table.id, server=table.server_id, lords=lords
    )
    wanting = {
        row.user_id: row
        for row in found
        if what in _EVENTS[row.how] and (what != "start" or row.kind == follows.LORD)
    }
    for row in wanting.values():
        await plan_digest(tx, row)


async def plan_tournament_digests(
    tx: Transaction, tournament: Tournament, events: Iterable[TournamentEvent]
) -> None:
    """Plan digests for the followers of a tournament after some events."""
    kinds = {one.kind for one in events if is_public(tournament, one)}
    if not kinds & TOURNAMENT_EVENTS["turn"]:
        return
    for row in await follows.follows_of_tournament(tx.connection, tournament.id):
        if kinds & TOURNAMENT_EVENTS[row.how]:
            await plan_digest(tx, row)


def is_public(tournament: Tournament, event: TournamentEvent) -> bool:
    """Whether an event may be shown: with the same draw at all tables, once the round is over."""
    if event.kind not in RESULTS or not tournament.setup.duplicate:
        return True
    where = (event.data["stage"], event.data["round"])
    played = [one for one in tournament.rounds if (one.stage, one.number) == where]
    return all(one.ended is not None for one in played)


async def plan_digest(tx: Transaction, row: FollowRow) -> None:
    """Plan the next digest of a person in a server, unless one is planned."""
    connection, user, server = tx.connection, row.user_id, row.server_id
    if await follows.next_digest(connection, user, server, tx.now) is not None:
        return
    sent = [one.told_at for one in await follows.follows_of(connection, user, server)]
    due = max(tx.now + SETTLES, max(sent, default=0) + APART)
    await tx.plan(due, "follow", ref=row.id)


async def plan_missed_digests(tx: Transaction, user: int) -> None:
    """Plan the digests that waited while a person took no direct messages."""
    rows = await follows.follows_of(tx.connection, user)
    for row in {one.server_id: one for one in rows}.values():
        await plan_digest(tx, row)
