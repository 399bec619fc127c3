"""Queue items for delivery: begin attempts, record failures, back off and give up."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import structlog

from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.leases import NotOurs
from services.core.shards import Share
from services.core.transaction import Transaction
from services.facts import NoRoom, Refused
from store import Connection
from store.rows import OutboxRow
from store.servers import Servers
from store.tournament_rows import TournamentPostRow

_log = structlog.get_logger()

BACKOFF: Final = (5, 10, 20, 60, 120, 300, 600, 900)
"""The seconds between two attempts, by how many have failed."""
GIVE_UP: Final = 7 * 24 * 3600
"""The seconds after which an item that could not be delivered is given up."""
KEPT: Final = 10
"""How many error codes of failed attempts are kept."""
DIRECT_MESSAGES: Final = "direct"
"""The lane of direct messages that can wait."""
INTERNAL: Final = "internal"
"""The code of a failure of our own, before any request to Discord."""


@dataclass(frozen=True, slots=True)
class Due:
    """An item that is due now. In each lane, one item is delivered at a time.

    `slow`: it may have to wait for others like it, so that half of the places are kept free.
    `server`: which takes a place for it; all direct messages are as one server.
    """

    id: int
    lane: str
    slow: bool = False
    server: int = 0


class HasId(Protocol):
    """An item that has the id of its row."""

    @property
    def id(self) -> int:
        """The id of its row."""


Row = TypeVar("Row", OutboxRow, TournamentPostRow)
Item = TypeVar("Item", bound=HasId)


class Wakeable:
    """A queue that wakes its loop."""

    wakes: ClassVar[str]
    """The name of the event that wakes the loop."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def wait(self, until: int) -> None:
        """Wait until a time, or until there may be something else to deliver."""
        await self._context.wait(self.wakes, until)

    def wake(self) -> None:
        """Wake the loop, so that it looks again at once."""
        self._context.wake[self.wakes].set()


class DeliveryQueue(Wakeable, ABC, Generic[Row, Item]):
    """Rows to deliver once each: `begin`, then done or `failed`.

    An attempt is recorded before it is made. While its outcome is unknown the row is doubtful: the
    next attempt first looks for a message that the previous one may have posted.
    """

    # -- steps of each kind ------------------------------------------------------------------------

    @abstractmethod
    async def _waiting_row(self, connection: Connection, id: int) -> Row | None:
        """Return a row, if it still waits to be delivered."""

    @abstractmethod
    async def _waiting_row_without_json(self, connection: Connection, id: int) -> Row | None:
        """Return a row that waits, even if its JSON can't be read; then it has none."""

    @abstractmethod
    async def _build(self, connection: Connection, row: Row) -> Item | None:
        """Build the item of a row; None if it is not to be sent now."""

    @abstractmethod
    async def _note_try(self, tx: Transaction, row: Row, item: Item | None) -> bool:
        """Record that an attempt begins; False if nothing is to be sent, which is recorded, too."""

    @abstractmethod
    def _final_state(self, row: Row, tries: int, now: int, *, final: bool) -> str | None:
        """Return the state of a row that is given up; None if it is tried again.

        `final`: trying again is no use.
        """

    @abstractmethod
    async def _change_row(self, connection: Connection, id: int, **values: Any) -> object:
        """Change a row."""

    # -- the same for all kinds --------------------------------------------------------------------

    async def begin(self, id: int) -> Item | None:
        """Record that an attempt begins and return the item; None if it is not to be sent now.

        If the item can't be built, a failed attempt is recorded: whatever is wrong with a row, its
        game or its tournament holds up nothing else.
        """
        try:
            row, item = await self._context.read_computed(partial(self._built, id=id))
            if row is None:
                return None
            async with self._context.write() as tx:
                if await self._waiting_row(tx.connection, id) != row:  # changed meanwhile
                    return None
                begun = await self._note_try(tx, row, item)
        except NotOurs:  # another process delivers it
            return None
        except Exception as error:
            if is_database_error(error):
                raise
            _log.exception("delivery.untold", queue=self.wakes, id=id)
            await self._note_build_failure(id, internal_code(error))
            return None
        return item if begun else None

    async def _built(self, connection: Connection, *, id: int) -> tuple[Row | None, Item | None]:
        """Return a row that is due with its item."""
        row = await self._waiting_row(connection, id)
        if row is None or row.due > self._context.clock.now():
            return None, None
        return row, await self._build(connection, row)

    async def _note_build_failure(self, id: int, code: str) -> None:
        """Record an attempt that failed before any request; the row is as doubtful as before."""
        async with self._context.write() as tx:
            row = await self._failing_row(tx.connection, id)
            if row is not None:
                await self._note_failure(tx, row, code, tries=row.tries + 1)

    async def failed(
        self, item: Item, code: str, *, known: bool, final: bool = False, wait: int = 0
    ) -> int:
        """Record a failed attempt and return when the next is due; `known`: nothing was posted.

        The attempts become less frequent, and in the end the item is given up; at once if `final`.
        The next one is at least `wait` seconds later.
        """
        async with self._context.write() as tx:
            row = await self._failing_row(tx.connection, item.id)
            if row is None:
                return tx.now
            doubt = {"doubtful": 0} if known else {}
            return await self._note_failure(
                tx, row, code, tries=row.tries, final=final, wait=wait, **doubt
            )

    async def _failing_row(self, connection: Connection, id: int) -> Row | None:
        """Return a row of which a failure is to be recorded, even if it can't be read."""
        try:
            row = await self._waiting_row(connection, id)
        except UNREADABLE:
            return await self._waiting_row_without_json(connection, id)
        if row is None or (isinstance(row.tries, int) and isinstance(row.refusals, list)):
            return row
        return await self._waiting_row_without_json(connection, id)

    async def _note_failure(
        self,
        tx: Transaction,
        row: Row,
        code: str,
        *,
        tries: int,
        final: bool = False,
        wait: int = 0,
        **values: Any,
    ) -> int:
        due = tx.now + max(pause_after(tries), wait)
        values |= {"tries": tries, "due": due, "refusals": [*row.refusals, code][-KEPT:]}
        state = self._final_state(row, tries, tx.now, final=final)
        if state is not None:
            values["state"] = state
            tx.woken.add(self.wakes)
        await self._change_row(tx.connection, row.id, **values)
        return due


def servers_of(context: ServiceContext, share: Share) -> Servers:
    """Return the servers for which a process delivers now."""
    return Servers(share.shards, share.of, context.away)


def pause_after(failed: int) -> int:
    """Return the seconds until the next attempt, after a number of failed ones."""
    return BACKOFF[min(max(failed - 1, 0), len(BACKOFF) - 1)]


def begun(tries: int, now: int) -> dict[str, int]:
    """Return the columns of a row when an attempt begins, by the number of attempts before.

    If its outcome is never recorded (the process dies, the database is full), the next attempt is
    not due at once.
    """
    return {"tries": tries + 1, "doubtful": 1, "due": now + pause_after(tries + 1)}


def internal_code(error: BaseException) -> str:
    """Return the code of a failure of our own, as shown to hosts: "internal/KeyError"."""
    return f"{INTERNAL}/{type(error).__name__}"


def is_database_error(error: Exception) -> bool:
    """Whether the database is busy, full or gone, so that nothing is wrong with the row."""
    refused = isinstance(error, Refused) and error.code in ("busy", "gone")
    return isinstance(error, NoRoom) or refused
