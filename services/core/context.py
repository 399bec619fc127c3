"""What all services share: the database, the clock, randomness, locks and the games in memory."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
)
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Literal, TypeVar
from weakref import WeakValueDictionary

import structlog

from clock import NAP, Clock
from engine import Move
from processes import Compute, inline
from services.core import timezones
from services.core.exports import Exports
from services.core.leases import Leases
from services.core.live_games import Live
from services.core.lord_worker import LordWorker
from services.core.reposts import Reposts, Returns
from services.core.transaction import Transaction
from services.facts import NoRoom, Refused
from services.facts.limits import DEFAULTS, Limit
from services.facts.tournaments import Tournament
from store import Busy, Conflict, Connection, Doubtful, Full, Gone, Store, locks, people, retention

_log = structlog.get_logger()

LOCK_SECONDS = 2.0
IDLE_ALONE = 90 * 24 * 3600
"""After how many seconds without a turn a game alone without a clock ends by itself."""
"""For how long a person is known again after they have had their data deleted, in seconds."""
GAMES_KEPT = 128
"""How many games are kept in memory; each takes half a megabyte."""
TOURNAMENTS_KEPT = 64
PEOPLE_KEPT = 10_000
WAKES = ("said", "planned", "planned_long", "planned_lords", "listed", "posted")
"""What the workers wait for."""

Value = TypeVar("Value")
ChannelState = Literal["open", "shut", "gone"]
"""Whether the bot can post in a channel ("shut": it lacks a right there)."""


Presence = Literal["sees", "blind", "gone", "unknown"]
"""Whether somebody is a member of a server and sees a channel there, when Discord is asked.

"blind" is also whoever may do nothing there for some time.
"""

PATIENCE = 5
"""Seconds for which others may wait until Discord has answered."""
REFRESHED = 300
"""How many clocks of their games somebody may set anew within an hour."""
NAME_AGAIN = 600
"""Seconds until a name that could not be taken over everywhere is tried again, or another one is
taken over of somebody who has just changed theirs."""
ACTS_READ = 5_000
"""How many acts of tournaments somebody's presses may have read within a minute before another long
one is read for them that is not in memory."""
LOOKING = 8
"""How many read tournaments of which nothing may be in memory, of the 15 that can read at once."""
ASKING = 20
"""How much is asked at the same time for which nobody waits."""


class Uncomputed(Exception):  # noqa: N818
    """Something long is to be computed first, and remembered: nobody waits for it in a read."""

    def __init__(self, compute: Callable[[], Awaitable[object]]) -> None:
        super().__init__()
        self.compute = compute


@dataclass(slots=True)
class _Click:
    id: int
    user: int
    noted: bool = False


_click: ContextVar[_Click | None] = ContextVar("click", default=None)
_held: ContextVar[tuple[locks.Subject, ...]] = ContextVar("held", default=())
_served: ContextVar[tuple[int | None, ...]] = ContextVar("served", default=())


@contextmanager
def handling(interaction: int, user: int = 0) -> Iterator[None]:
    """Name the interaction that the calls inside serve: it may change something only once.

    `user` is the person who pressed; their time zone is guessed from the hours in which they do.
    """
    token = _click.set(_Click(interaction, user))
    try:
        yield
    finally:
        _click.reset(token)


@contextmanager
def serving(*servers: int | None) -> Iterator[None]:
    """Let the transactions inside commit only while this process has the shards of some servers.

    Otherwise they raise NotOurs. Without leases every server is ours; None: direct messages.
    """
    token = _served.set(servers)
    try:
        yield
    finally:
        _served.reset(token)


class ServiceContext:
    """What all services work with. Everything in it except the database may be lost."""

    def __init__(self, store: Store, clock: Clock, entropy: Callable[[int], bytes]) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.leases: Leases | None = None  # of one of several processes
        self.lock_seconds = LOCK_SECONDS
        self.remembered = retention.REMEMBERED * retention.DAY
        self.kept = retention.chosen({})  # for how long, by kind; 0: for ever
        self.idle_alone = IDLE_ALONE
        self.games: OrderedDict[int, Live] = OrderedDict()
        self.games_kept = GAMES_KEPT
        self.tournaments: OrderedDict[int, Tournament] = OrderedDict()
        # Results of computations about tournaments, each with the version and entries it is of.
        self.computed: OrderedDict[tuple[Any, ...], tuple[int, object, Any]] = OrderedDict()
        self.compute: Compute = inline  # runs long calculations outside the event loop
        self.lords = LordWorker(inline)  # asks computer lords, outside any transaction
        # What a computer lord thinks of for somebody, or thought of last: of which game and turn.
        self.advice: dict[int, tuple[tuple[int, int], asyncio.Future[tuple[Move, ...]]]] = {}
        self.wake = {name: asyncio.Event() for name in WAKES}
        # The sums of months of kingdoms of the day, by what they are of, and when they were read.
        self.months: OrderedDict[tuple[Any, ...], tuple[int, object]] = OrderedDict()
        self.trouble: dict[str, int] = {}  # when the database was last "full" or "busy"
        self.reposts = Reposts()
        self.returns = Returns()
        self.gone = asyncio.Event()  # the database was taken away or damaged: everything ends
        self.lost = ""  # how
        self.away: frozenset[int] = frozenset()  # the servers that the bot is not in
        self.channel_state: Callable[[int, int], ChannelState] = _open  # of a server's channel
        self.server_locale: Callable[[int], str | None] = lambda _server: None  # as Discord has it
        self.presence: Callable[[int, int, int], Awaitable[Presence]] = _sees
        """Of a user in a server and its channel; it takes a request, so not in a transaction."""
        self.exports = Exports()
        self.deletions = Exports()  # counted apart: whoever had files made may delete their data
        self.asking = asyncio.Semaphore(ASKING)  # of what nobody waits for
        self.looking = asyncio.Semaphore(LOOKING)
        self.seating: set[int] = set()  # servers whose queue waits for Discord's answers
        self._later: set[asyncio.Task[None]] = set()
        self.limits: Mapping[str, Limit] = DEFAULTS
        self._names: OrderedDict[tuple[int, int], tuple[str, int | None]] = OrderedDict()
        self._renamed: OrderedDict[tuple[int, int], int] = OrderedDict()  # when, lately
        self._hours: dict[int, int] = {}  # the last hour in which each person pressed something
        self._refreshed: Counter[tuple[int, int]] = Counter()  # clocks, by hour and person
        self._read: Counter[tuple[int, int]] = Counter()  # acts of tournaments, by minute, person
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    async def presence_soon(self, server: int, channel: int, user: int) -> Presence:
        """Ask for somebody's presence where others wait: for a few seconds."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.presence(server, channel, user)
        except TimeoutError:
            return "unknown"

    def count_refreshed(self, user: int, clocks: int) -> None:
        """Count clocks that a person has set anew, at most so many an hour.

        Refused: clocks_often. With few games nobody comes to that.
        """
        hour = self.clock.now() // 3600
        if self._refreshed and next(iter(self._refreshed))[0] != hour:
            self._refreshed.clear()
        if self._refreshed[hour, user] + clocks > REFRESHED:
            raise Refused("clocks_often")
        self._refreshed[hour, user] += clocks

    def check_reading(self) -> None:
        """Refuse to read a long tournament anew for whoever has pressed here, after many others.

        Refused: asked_often. What happens by itself is never refused.
        """
        if (click := _click.get()) is not None:
            minute = self.clock.passed() // 60
            if self._read and next(iter(self._read))[0] != minute:
                self._read.clear()
            if self._read[minute, click.user] >= ACTS_READ:
                raise Refused("asked_often")

    def count_read(self, acts: int) -> None:
        """Count acts of a tournament that were read for whoever has pressed here."""
        if (click := _click.get()) is not None:
            self._read[self.clock.passed() // 60, click.user] += acts

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits; what fails is logged."""
        task = asyncio.create_task(_logged(work))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def settle(self, *, cancel: bool = False) -> None:
        """Wait for all that nobody waits for, or end it."""
        for task in self._later if cancel else ():
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """Open a transaction that changes something, and wake the workers once it is committed.

        Refused: busy, if somebody else was first or holds the database; gone. Raises NoRoom.
        """
        click = _click.get()
        notes = click is not None and not click.noted
        try:
            async with self.store.write() as connection:
                tx = Transaction(
                    connection,
                    self.clock.now(),
                    self.limits,
                    server_locale=self.server_locale,
                    click=None if click is None else click.id,
                )
                await locks.hold(connection, _held.get())
                if self.leases is not None:
                    await self.leases.check(connection, _served.get())
                if click is not None and notes:
                    await _note(tx, click)
                    await self._note_hour(tx, click.user)
                yield tx
        except (Conflict, Busy, Full, Gone) as error:
            _forget(click, notes)
            raise self._refusal(error) from error
        except BaseException:
            _forget(click, notes)
            raise
        for name in tx.woken:
            self.wake[name].set()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """Open a transaction that only reads. Refused: busy, gone. Raises NoRoom."""
        try:
            async with self.store.read() as connection:
                yield connection
        except (Busy, Full, Gone) as error:
            raise self._refusal(error) from error

    async def read_computed(self, read: Callable[[Connection], Awaitable[Value]]) -> Value:
        """Read what needs long computations, and read again after each: no connection waits.

        Refused: as `read`.
        """
        while True:
            try:
                async with self.read() as connection:
                    return await read(connection)
            except Uncomputed as missing:
                await missing.compute()

    def is_known_as(self, server: int, user: int, name: str) -> bool:
        """Whether this is the name under which a person was last seen in a server."""
        known, until = self._names.get((server, user), ("", None))
        return known == name and (until is None or self.clock.passed() < until)

    def is_new_name(self, server: int, user: int, name: str) -> bool:
        """Whether a person is seen under a name that is to be taken over, and note it for a time.

        Whoever changes it again and again has it taken over once in some minutes.
        """
        if self.is_known_as(server, user, name):
            return False
        key, now = (server, user), self.clock.passed()
        if key in self._names and self._names[key][0] != name:
            if now < self._renamed.get(key, now - NAME_AGAIN) + NAME_AGAIN:
                return False
            _keep(self._renamed, key, now)
        _keep(self._names, key, (name, now + NAME_AGAIN))
        return True

    def know_as(self, server: int, user: int, name: str) -> None:
        """Note that the name under which a person is seen was taken over everywhere."""
        if self.is_known_as(server, user, name):
            self._names[server, user] = (name, None)

    async def forget_deleted(self) -> None:
        """Have deleted rows disappear from the database's log, too, if nobody reads just now."""
        with suppress(Busy, Full, Gone):
            await self.store.empty_log()

    async def wait(self, name: str, until: int) -> None:
        """Wait until a time, or until the workers of a name ("said") are woken.

        Never for long: if the machine's clock is set back, the time may be hours away again.
        """
        woken = self.wake[name]
        waits = [
            asyncio.ensure_future(self.clock.wait(until)),
            asyncio.ensure_future(woken.wait()),
        ]
        try:
            await asyncio.wait(waits, timeout=NAP, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
        woken.clear()

    def _refusal(self, error: Exception) -> Exception:
        """Return what to raise for a failure of the database, and remember when it happened."""
        if isinstance(error, Full):
            self.trouble["full"] = self.clock.now()
            return NoRoom(str(error))
        if isinstance(error, Gone):
            self.lost = self.lost or str(error)
            self.gone.set()
            return Refused("gone")
        if isinstance(error, Busy):
            self.trouble["busy"] = self.clock.now()
        held, doubtful = isinstance(error, Busy), isinstance(error, Doubtful)
        return Refused("busy", {"held": held, "doubtful": doubtful}, ("look",))

    @asynccontextmanager
    async def locked(self, kind: str, row: int) -> AsyncIterator[None]:
        """Hold the lock of a game or table. Refused: busy, after 2 seconds.

        Other processes are kept out of each `write` within it.
        """
        lock = self._locks.setdefault((kind, row), asyncio.Lock())
        try:
            async with asyncio.timeout(self.lock_seconds):
                await lock.acquire()
        except TimeoutError:
            held = (
                self.store.stands_for >= self.lock_seconds
            )  # whoever has it waits for the database
            raise Refused("busy", {"held": held}, ("look",)) from None
        token = _held.set((*_held.get(), (kind, row)))
        try:
            yield
        finally:
            _held.reset(token)
            lock.release()

    def is_locked(self, kind: str, row: int) -> bool:
        """Whether somebody holds the lock of a game or table just now."""
        lock = self._locks.get((kind, row))
        return lock is not None and lock.locked()

    async def _note_hour(self, tx: Transaction, user: int) -> None:
        """Count the hour in which a person presses something, once an hour."""
        hour = tx.now // 3600
        if not user or self._hours.get(user) == hour:
            return
        if len(self._hours) >= PEOPLE_KEPT:
            self._hours.clear()
        self._hours[user] = hour
        row = await people.user(tx.connection, user)
        counts = timezones.with_click(None if row is None else row.hours, tx.now)
        await people.note_hours(tx.connection, user, counts, tx.now)

    def keep(self, live: Live) -> None:
        """Keep a game in memory while it is played; for it the least recently used one may go."""
        if live.row.ending is not None:
            self.games.pop(live.row.id, None)
            return
        self.games[live.row.id] = live
        self.games.move_to_end(live.row.id)
        if len(self.games) > self.games_kept:
            self.games.popitem(last=False)

    def forget_server(self, server: int, games: Iterable[int]) -> None:
        """Keep nothing in memory of a server of which nothing is stored any more."""
        self.away -= {server}
        for game in games:
            self.games.pop(game, None)
        for one in [one for one in self.tournaments.values() if one.server == server]:
            del self.tournaments[one.id]

    def keep_tournament(self, tournament: Tournament) -> None:
        """Keep a tournament in memory; one of the server that has most there is dropped for it.

        It is one that is over, or the one least recently used: nobody drops others' by looking at
        many of their own.
        """
        self.tournaments[tournament.id] = tournament
        self.tournaments.move_to_end(tournament.id)
        if len(self.tournaments) > TOURNAMENTS_KEPT:
            servers = Counter(one.server for one in self.tournaments.values())
            ((most, _),) = servers.most_common(1)
            others = [
                one
                for one in self.tournaments.values()
                if one.server == most and one is not tournament
            ]
            del self.tournaments[min(others, key=lambda one: one.live).id]


def _keep(known: OrderedDict[tuple[int, int], Value], key: tuple[int, int], value: Value) -> None:
    """Note something of a person; for it the one noted first may go."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > PEOPLE_KEPT:
        known.popitem(last=False)


def _open(_server: int, _channel: int) -> ChannelState:
    """Count a channel as open: without a client, nothing else is known."""
    return "open"


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as error:
        # It may be the database or Discord; nobody is there to be told.
        _log.warning("later.failed", error=repr(error))


async def _sees(_server: int, _channel: int, _user: int) -> Presence:
    return "sees"


async def _note(tx: Transaction, click: _Click) -> None:
    if not await people.is_new_click(tx.connection, click.id, tx.now):
        raise Refused("same_click")
    click.noted = True


def _forget(click: _Click | None, noted_here: bool) -> None:
    """Count a click as not yet noted after its transaction was rolled back."""
    if click is not None and noted_here:
        click.noted = False
