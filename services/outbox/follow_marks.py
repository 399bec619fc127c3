"""Plan digests for followers: at most one an hour for each server, and never at once."""

from collections.abc import Iterable
from typing import Final, Literal

from services.core.transaction import Transaction
from services.facts.tables import SeatFact
from services.facts.tournaments import Tournament, TournamentEvent
from store import follows
from store.rows import TableRow

SETTLES: Final = 60
"""The seconds from an event to its digest: a turn may be taken back meanwhile."""
APART: Final = 3600
"""The least number of seconds between two digests of a server to one person."""
_SPACING: Final = follows.Spacing(SETTLES, APART)
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
    planned = await follows.plan_digests_of_game(
        tx.connection,
        tx.now,
        _SPACING,
        table=None if what == "start" else table.id,
        server=table.server_id,
        lords=lords,
        hows=[how for how, events in _EVENTS.items() if what in events],
    )
    if planned:
        tx.woken.add("planned")


async def plan_tournament_digests(
    tx: Transaction, tournament: Tournament, events: Iterable[TournamentEvent]
) -> None:
    """Plan digests for the followers of a tournament after some events."""
    kinds = {one.kind for one in events if is_public(tournament, one)}
    hows = [how for how, wanted in TOURNAMENT_EVENTS.items() if kinds & wanted]
    if hows and await follows.plan_digests_of_tournament(
        tx.connection, tx.now, _SPACING, tournament=tournament.id, hows=hows
    ):
        tx.woken.add("planned")


def is_public(tournament: Tournament, event: TournamentEvent) -> bool:
    """Whether an event may be shown: with the same draw at all tables, once the round is over."""
    if event.kind not in RESULTS or not tournament.setup.duplicate:
        return True
    where = (event.data["stage"], event.data["round"])
    played = [one for one in tournament.rounds if (one.stage, one.number) == where]
    return all(one.ended is not None for one in played)


async def plan_digests_of(tx: Transaction, user: int) -> None:
    """Plan the next digest of a person in each server, unless one is planned."""
    if await follows.plan_digests_of_person(tx.connection, tx.now, _SPACING, user=user):
        tx.woken.add("planned")
