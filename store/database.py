"""The database: connections and transactions, and how SQLite is set up for each connection."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, ExceptionContext, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from store import _one_hop
from store._one_hop import Connection as Connected
from store._one_hop import connect
from store.private_files import make_file

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA secure_delete=ON",  # what is deleted is overwritten
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=2000",
    "PRAGMA cache_size=-256",  # kilobytes of each connection; the system keeps the file, too
)
READING = ("PRAGMA busy_timeout=2000",)
"""What is set where nothing may be written."""
BESIDE = ("-wal", "-shm")
"""The endings of SQLite's log, in which the newest rows stand, and of its index."""
LIBPQ_ALONE = ("channel_binding", "options", "target_session_attrs", "application_name")
"""What addresses of PostgreSQL may say that only its own library knows, and nobody needs here."""
APPLICATION = "castellan"
"""How our connections call themselves to a server."""
PLACE = """
    SELECT concat_ws(' ', pg_database.oid, to_regclass('alembic_version')::oid) FROM pg_database
    WHERE datname = current_database() AND to_regclass('alembic_version') IS NOT NULL
"""
"""Where our tables stand on a server: elsewhere once a dump was put back. No row without them."""
ENDED = {"idle_in_transaction_session_timeout": "20s"}
"""What a server does with the transactions of a process of several that is stopped amid them."""
PATIENCE = 2.0
"""The seconds that a transaction waits for its turn to write: a person waits for the answer."""

LOOKING = 5.0
"""The seconds for which a lost server is asked what became of a transaction."""
LOOK_AGAIN = 0.2

_NUMBER = text("SELECT txid_current_if_assigned()")
_STATE = text("SELECT txid_status(:number)")

File: TypeAlias = tuple[int, int] | None
"""Which file is at a path, by its device and number; None if there is none."""

_BUSY = {5, 6, "55P03"}
"""SQLite's BUSY and LOCKED; PostgreSQL's lock_not_available."""
READ_ONLY = "25006"
_AWAY = {8, 14, READ_ONLY, "25P03", "XX000"}
"""SQLite's READONLY and CANTOPEN; PostgreSQL's read_only_sql_transaction,
idle_in_transaction_session_timeout, internal_error."""
_TROUBLE = {"08", "40", "53", "57", "58"}
"""How the codes of what PostgreSQL itself is troubled by begin: connections, rollbacks, resources,
operators, the system."""
_FULL = {10, 13, "53100"}
"""SQLite's IOERR (a write that the disk refused) and FULL; PostgreSQL's disk_full."""
_DAMAGED = {11, 26, "XX001", "XX002", "42P01"}
"""SQLite's CORRUPT and NOTADB; PostgreSQL's data_corrupted, index_corrupted, undefined_table."""
_LOST = "no such table"
"""How SQLite's own error begins where a file was emptied."""


class Unusable(Exception):  # noqa: N818
    """The database can't be opened, is not one, or was made by a newer release."""


class Busy(Exception):  # noqa: N818
    """Somebody else held the database for too long, or it does not answer; nothing was changed."""


class Doubtful(Busy):
    """The server was lost at the end of a transaction: it may have been committed, or not."""


class Full(Exception):  # noqa: N818
    """The disk is full; nothing was changed."""


class Gone(Unusable):
    """The database was removed, replaced or damaged while it was open: what is written is lost."""


@contextmanager
def _explained() -> Iterator[None]:
    """Translate the driver's errors into Busy, Full and Gone."""
    try:
        yield
    except NoConnection as error:
        raise Busy("too many wait for a connection") from error
    except DBAPIError as error:
        kind = _kind(error)
        if kind is None:
            raise
        reason = str(error.orig)
        raise kind(f"the database is damaged ({reason})" if kind is Gone else reason) from error


def _kind(error: DBAPIError) -> type[Busy | Full | Gone] | None:
    code = getattr(error.orig, "sqlite_errorcode", None)
    state = code & 0xFF if code is not None else getattr(error.orig, "sqlstate", None)
    if state in _FULL:
        return Full
    if state in _DAMAGED or str(error.orig).startswith(_LOST):
        return Gone
    troubled = isinstance(state, str) and state[:2] in _TROUBLE
    return Busy if troubled or state in _BUSY | _AWAY or error.connection_invalidated else None


@asynccontextmanager
async def savepoint(connection: AsyncConnection) -> AsyncIterator[None]:
    """Open a part of a transaction that is undone alone on any error. Raises Busy, Full."""
    with _explained():
        async with connection.begin_nested():
            yield


class Store:
    """One database. `write` and `read` are its transactions; nothing else opens one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = engine.execution_options(immediate=True)
        self._outside = engine.execution_options(outside=True)
        # SQLite has one writer at a time: a queue here is fair, SQLite's busy handler is not. On a
        # server it keeps the writers of this process apart; those of others meet in constraints.
        self._turn = asyncio.Lock()
        # Each statement of a writer sees what was committed before it, whatever a server's default.
        if not self.embedded:
            self._writer = self._writer.execution_options(isolation_level="READ COMMITTED")
        level = {} if self.embedded else {"isolation_level": "REPEATABLE READ"}
        self._reader = engine.execution_options(**level)
        self._open: dict[object, float] = {}  # since when each transaction has been open
        self._file = _identity(self.path)
        self._connections = 0
        self.commits = 0
        """How many transactions that may write have been committed since the start."""
        self.writing = 0.0
        """The seconds that they took in all, without the wait for their turn."""
        self.locks: tuple[Path, ...] = ()
        """The locks that this process holds, which nobody may take away either."""
        self._beside: dict[Path, File] = {}  # the log, its index and the locks, once they are there
        event.listen(engine.sync_engine, "connect", self._connected)
        event.listen(engine.sync_engine, "close", self._closed)

    def _connected(self, *_given: object) -> None:
        self._connections += 1

    def _closed(self, *_given: object) -> None:
        self._connections -= 1
        if not self._connections:  # SQLite then deletes them itself
            self._beside = {}

    @classmethod
    def connect(cls, url: str, *, read_only: bool = False, fleet: bool = False) -> "Store":
        """Prepare the database at a SQLAlchemy URL (`sqlite+aiosqlite:///…` or PostgreSQL).

        An SQLite file that is missing is made here, never later. `fleet`: for one of several
        processes, whose transactions hold the others up for so long alone.
        """
        return cls(make_engine(url, read_only=read_only, fleet=fleet))

    @property
    def embedded(self) -> bool:
        """Whether this is an SQLite file."""
        return self.engine.dialect.name == "sqlite"

    @property
    def path(self) -> Path | None:
        """The SQLite file."""
        return path_of(self.engine.url)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that may write: committed at the end, rolled back on any error.

        Raises Busy if it can't begin in time, Doubtful if nobody knows how it ended, Full if the
        disk is full, Gone if the file is.
        """
        with _explained():
            self._check_file()
            async with self._alone(), self._begun() as connection:
                yield connection
            self._check_file()  # so that nothing is acknowledged that nobody will find again
            if self.embedded and self._connections and not self._beside:
                self._beside = self._files_beside()

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[AsyncConnection]:
        begun = time.perf_counter()
        with self._noted():
            async with self._committed() as connection:
                yield connection
        self.commits += 1
        self.writing += time.perf_counter() - begun

    @asynccontextmanager
    async def _committed(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction; if its server is lost at the end, find out what became of it."""
        number = None
        try:
            async with self._writer.begin() as connection:
                yield connection
                if not self.embedded:
                    number = await connection.scalar(_NUMBER)
        except (DBAPIError, OSError) as error:
            lost = not isinstance(error, DBAPIError) or _kind(error) is Busy
            if number is None or not lost:
                raise
            if not await self._was_committed(number):
                raise Busy(str(error)) from error

    async def _was_committed(self, number: int) -> bool:
        """Ask what became of a transaction of PostgreSQL. Raises Doubtful if nobody answers."""
        try:
            async with asyncio.timeout(LOOKING):
                while True:
                    state = await self._state_of(number)
                    if state in ("committed", "aborted"):
                        return state == "committed"
                    await asyncio.sleep(LOOK_AGAIN)
        except TimeoutError as error:
            raise Doubtful("the connection broke at the end of a transaction") from error

    async def _state_of(self, number: int) -> str | None:
        try:
            async with self.engine.connect() as connection:
                state: str | None = await connection.scalar(_STATE, {"number": number})
                return state
        except (SQLAlchemyError, OSError, Busy):
            return None

    @contextmanager
    def _noted(self) -> Iterator[None]:
        key = object()
        self._open[key] = time.monotonic()
        try:
            yield
        finally:
            del self._open[key]

    @property
    def stands_for(self) -> float:
        """The seconds for which the oldest transaction has been open: a disk may stand still."""
        now = time.monotonic()
        return now - min(self._open.values(), default=now)

    def _check_file(self) -> None:
        if _identity(self.path) != self._file:
            raise Gone(f"{self.path} was removed or replaced while Castellan ran")
        for path, file in self._beside.items():
            if _identity(path) != file:
                raise Gone(f"{path} was removed or replaced while Castellan ran")

    def _files_beside(self) -> dict[Path, File]:
        """Return which files a transaction has opened beside the database, and the locks."""
        paths = [] if self.path is None else [Path(f"{self.path}{one}") for one in BESIDE]
        found = {path: _identity(path) for path in [*paths, *self.locks]}
        return {path: file for path, file in found.items() if file is not None}

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turn.acquire()
        except TimeoutError:
            raise Busy("too many wait to write") from None
        try:
            yield
        finally:
            self._turn.release()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that only reads: one consistent state. Raises Busy, Full, Gone."""
        with _explained(), self._noted():
            self._check_file()
            async with self._reader.begin() as connection:
                yield connection

    async def empty_log(self) -> None:
        """Empty SQLite's log, in which deleted rows stand until it is written over.

        Where somebody reads meanwhile, it is left for another time. Raises Busy, Full.
        """
        if not self.embedded:
            return
        with _explained():
            async with self._alone(), self._outside.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Close every connection; aiosqlite's threads would keep the process alive."""
        await self.engine.dispose()
        await _one_hop.ended()


def make_engine(
    url: str,
    pragmas: tuple[str, ...] = PRAGMAS,
    *,
    read_only: bool = False,
    fleet: bool = False,
) -> AsyncEngine:
    """Make an engine. Raises Unusable if the URL is invalid or its driver is missing.

    With `read_only`, an SQLite file may be one that nobody can write.
    """
    try:
        return _made(_read(url), pragmas, read_only=read_only, fleet=fleet)
    except (ArgumentError, ImportError) as error:
        raise Unusable(f"the database can't be used: {error}") from error


def _read(url: URL | str) -> URL:
    """Read an address, also as those write it who lend PostgreSQL servers. Raises Unusable."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise Unusable(f"the database can't be used: {error}") from error
    if parsed.drivername not in ("postgres", "postgresql"):
        return parsed
    query = {key: value for key, value in parsed.query.items() if key not in LIBPQ_ALONE}
    if "sslmode" in query:
        query["ssl"] = query.pop("sslmode")
    return parsed.set(drivername="postgresql+asyncpg", query=query)


def _made(
    parsed: URL, pragmas: tuple[str, ...], *, read_only: bool, fleet: bool = False
) -> AsyncEngine:
    """Make an engine; SQLite gets its pragmas and explicit transactions."""
    if parsed.get_backend_name() != "sqlite":
        engine = create_async_engine(parsed, pool_pre_ping=True)
        _wait_for_no_server_long(engine, ENDED if fleet else {})
        _leave_what_can_only_read(engine)
        return engine
    if parsed.drivername == "sqlite":
        parsed = parsed.set(drivername="sqlite+aiosqlite")
    path = path_of(parsed)
    # Every transaction is ended by its block: there is nothing to roll back on return.
    engine = create_async_engine(parsed, pool_reset_on_return=None)
    if path is not None:
        if not read_only:
            make_file(path)
        _open_as_it_is(engine, path, read_only=read_only)
    _explicit_transactions(engine, READING if read_only else pragmas)
    return engine


def same(url: str, other: str) -> bool:
    """Tell whether two addresses are of one database. Raises Unusable."""
    paths = path_of(url), path_of(other)
    if None not in paths:
        return len({path.absolute() for path in paths if path}) == 1
    parts = ((one.host, one.port or 5432, one.database) for one in map(_read, (url, other)))
    return len(set(parts)) == 1


def path_of(url: URL | str) -> Path | None:
    """Return the SQLite file of a URL. Raises Unusable."""
    parsed = _read(url)
    name = parsed.database if parsed.get_backend_name() == "sqlite" else None
    if not name or name == ":memory:" or name.startswith("file:"):
        return None
    path = Path(name)  # SQLite keeps its log beside the file itself, not beside a link to it
    return path.resolve() if path.is_symlink() else path


def _identity(path: Path | None) -> File:
    """Return which file is at a path; None if there is none."""
    if path is None:
        return None
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _open_as_it_is(engine: AsyncEngine, path: Path, *, read_only: bool) -> None:
    """Let connections never make a file: where it is missing, it was taken away."""

    @event.listens_for(engine.sync_engine, "do_connect")
    def _connecting(dialect: Any, _record: object, names: list[str], more: Any) -> Connected:
        more = {**more, "uri": True}
        try:
            return connect(dialect.loaded_dbapi, [uri(path, read_only=read_only), *names[1:]], more)
        except RuntimeError as error:  # there are as many threads as there may be
            raise Busy(str(error)) from error


def _leave_what_can_only_read(engine: AsyncEngine) -> None:
    """Have no connection kept that leads to a server which takes no writes, as after a failover."""

    @event.listens_for(engine.sync_engine, "handle_error")
    def _failed(context: ExceptionContext) -> None:
        if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
            context.is_disconnect = True


def _wait_for_no_server_long(engine: AsyncEngine, more_settings: Mapping[str, str]) -> None:
    """Have PostgreSQL wait for locks as long as SQLite; one that lets nobody in is Busy.

    Where a dump was put back meanwhile, a new connection is to another database: it is Gone.
    """
    places = set[str]()

    def _refuse_other(made: Any) -> None:
        cursor = made.cursor()
        cursor.execute(PLACE)
        found = {place for (place,) in cursor.fetchall()}
        cursor.close()
        made.rollback()
        if places - found:
            made.close()
            raise Gone("the database was replaced while Castellan ran")
        places.update(found)

    @event.listens_for(engine.sync_engine, "do_connect")
    def _connecting(dialect: Any, _record: object, names: list[Any], more: Any) -> Any:
        if dialect.driver == "asyncpg":
            patience = f"{2 * PATIENCE:.0f}s"
            own = {"lock_timeout": patience, "application_name": APPLICATION}
            more["server_settings"] = {**own, **more_settings}
        try:
            made = dialect.connect(*names, **more)
            _refuse_other(made)
            return made
        except (OSError, dialect.loaded_dbapi.Error) as error:
            raise Busy(str(error) or "its server did not answer in time") from error
        except (TypeError, ValueError, OverflowError) as error:  # a word or a port that is none
            raise Unusable(f"the database's address can't be used: {error}") from error


def log_of(path: Path) -> Path | None:
    """Return SQLite's log beside a file, if there is something in it."""
    log = path.with_name(f"{path.name}-wal")
    try:
        return log if log.stat().st_size else None
    except OSError:
        return None


def uri(path: Path, *, read_only: bool) -> str:
    """Return the URI by which SQLite opens a file that is there."""
    mode = "ro" if read_only else "rw"
    # Without a log nobody has it open. SQLite would make one to read it, or fail where it can't.
    still = read_only and not path.with_name(f"{path.name}-wal").exists()
    frozen = "&immutable=1" if still else ""
    return f"{path.absolute().as_uri()}?mode={mode}{frozen}"


def _lower(text: str | None) -> str | None:
    return None if text is None else text.lower()


def _explicit_transactions(engine: AsyncEngine, pragmas: tuple[str, ...]) -> None:
    """Take BEGIN out of the driver's hands, so that a writer can say IMMEDIATE."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()
        # SQLite's own lower() changes only ASCII letters, PostgreSQL's changes all.
        connection.create_function("lower", 1, _lower, deterministic=True)

    @event.listens_for(engine.sync_engine, "checkin")
    def _returned(connection: Any, _record: object) -> None:
        # A COMMIT that the disk refused leaves its transaction open, and with it the lock.
        if connection is not None and connection.driver_connection.in_transaction:
            connection.rollback()

    @event.listens_for(engine.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get("outside"):  # there are statements that no transaction may contain
            begin = "BEGIN IMMEDIATE" if options.get("immediate") else "BEGIN"
            connection.exec_driver_sql(begin)
