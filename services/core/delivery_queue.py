"""What waits in the database to be delivered: how a try begins, what is noted of one that fails."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import structlog

from services.core.context import ServiceContext
from services.core.shards import Share
from services.core.transaction import Transaction
from services.facts import NoRoom, Refused
from store import Connection
from store.rows import OutboxRow, TournamentPostRow
from store.servers import Servers

_log = structlog.get_logger()

BACKOFF: Final = (5, 10, 20, 60, 120, 300, 600, 900)
"""The seconds between two tries, by how many have failed."""
GIVE_UP: Final = 7 * 24 * 3600
"""What could not be delivered for so many seconds is given up."""
KEPT: Final = 10
"""How many reasons of failed tries are kept."""
INTERNAL: Final = "internal"
"""The status of a failure that is our own: nothing was asked of Discord."""


@dataclass(frozen=True, slots=True)
class Due:
    """Something that can be delivered now. Of one lane, one is delivered at a time."""

    id: int
    lane: str


class HasId(Protocol):
    """What a row tells: it is known by the row's id."""

    @property
    def id(self) -> int:
        """The id of its row."""


Row = TypeVar("Row", OutboxRow, TournamentPostRow)
Item = TypeVar("Item", bound=HasId)


class Wakeable:
    """Something to deliver, for which a loop waits."""

    wakes: ClassVar[str]
    """The name under which the loop is woken."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def wait(self, until: int) -> None:
        """Return at a moment, or as soon as there may be something else to deliver."""
        await self._context.wait(self.wakes, until)

    def wake(self) -> None:
        """Have the loop look again at once."""
        self._context.wake[self.wakes].set()


class DeliveryQueue(Wakeable, ABC, Generic[Row, Item]):
    """Rows that wait, each delivered once: `begin` → post → done, or `failed`.

    A try is noted before it is made. While its outcome is unknown the row is doubtful: whoever
    makes the next try looks first for what the one before may have posted.
    """

    # -- what each kind does -----------------------------------------------------------------------

    @abstractmethod
    async def _waiting_row(self, connection: Connection, id: int) -> Row | None:
        """Return a row that waits to be delivered."""

    @abstractmethod
    async def _build(self, connection: Connection, row: Row) -> Item | None:
        """Return what a row tells; None where that is not to be said now."""

    @abstractmethod
    async def _note_try(self, tx: Transaction, row: Row, item: Item | None) -> bool:
        """Note that a try begins; False where there is nothing to say now, which is noted, too."""

    @abstractmethod
    def _final_state(self, row: Row, tries: int, now: int) -> str | None:
        """Return the state of a row that has failed for too long; None where it has not."""

    @abstractmethod
    async def _change_row(self, connection: Connection, id: int, **values: Any) -> object:
        """Change a row that still waits."""

    # -- what is the same for all ------------------------------------------------------------------

    async def begin(self, id: int) -> Item | None:
        """Note that a try begins and return what is to be said; None: nothing is now.

        What can't be told is noted as a failed try: whatever is wrong with a row, its game or its
        tournament holds up nothing else.
        """
        try:
            async with self._context.read() as connection:
                row = await self._waiting_row(connection, id)
                if row is None or row.due > self._context.clock.now():
                    return None
                item = await self._build(connection, row)
            async with self._context.write() as tx:
                if (
                    await self._waiting_row(tx.connection, id) != row
                ):  # changed meanwhile: told again
                    return None
                begun = await self._note_try(tx, row, item)
        except Exception as error:
            if is_database_error(error):
                raise
            _log.exception("delivery.untold", queue=self.wakes, id=id)
            await self._note_unbuilt(id, internal_code(error))
            return None
        return item if begun else None

    async def _note_unbuilt(self, id: int, code: str) -> None:
        """Note a try that ended before Discord was asked.

        Whether an earlier one has posted it stays as doubtful as it was.
        """
        async with self._context.write() as tx:
            row = await self._waiting_row(tx.connection, id)
            if row is not None:
                await self._note(tx, row, code, tries=row.tries + 1)

    async def failed(self, item: Item, code: str, *, known: bool) -> int:
        """Note a failed try; `known`: certainly nothing was posted. Returns when it is due again.

        It is tried less and less often, and given up where it has failed for too long.
        """
        async with self._context.write() as tx:
            row = await self._waiting_row(tx.connection, item.id)
            if row is None:
                return tx.now
            doubt = {"doubtful": 0} if known else {}
            return await self._note(tx, row, code, tries=row.tries, **doubt)

    async def _note(
        self, tx: Transaction, row: Row, code: str, *, tries: int, **values: Any
    ) -> int:
        due = tx.now + pause_after(tries)
        values |= {"tries": tries, "due": due, "refusals": [*row.refusals, code][-KEPT:]}
        state = self._final_state(row, tries, tx.now)
        if state is not None:
            values["state"] = state
            tx.woken.add(self.wakes)
        await self._change_row(tx.connection, row.id, **values)
        return due


def servers_of(context: ServiceContext, share: Share) -> Servers:
    """Return the servers for which a process delivers now."""
    return Servers(share.shards, share.of, context.away)


def pause_after(failed: int) -> int:
    """Return the seconds until the next try, after so many that failed."""
    return BACKOFF[min(max(failed - 1, 0), len(BACKOFF) - 1)]


def internal_code(error: BaseException) -> str:
    """Name a failure of our own as hosts are told of it: "internal/KeyError"."""
    return f"{INTERNAL}/{type(error).__name__}"


def is_database_error(error: Exception) -> bool:
    """Whether an error is the database's, which is busy or full: nothing is wrong with the row."""
    return isinstance(error, NoRoom) or (isinstance(error, Refused) and error.code == "busy")
