"""Connections, transactions and pragmas; racing writers; copies."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Connection, Dialect, delete, event, func, insert, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateTable

from store import (
    Busy,
    Doubtful,
    Full,
    NoFile,
    Store,
    Unusable,
    backup,
    check_file,
    games,
    head,
    schema,
    tables,
)
from store.database import make_engine
from store.rows import MoveRow
from tests.helpers.database import POSTGRESQL, address_of, on_server, template

NOW = 1_800_000_000
DIALECTS = (sqlite.dialect(), postgresql.dialect())  # type: ignore[no-untyped-call]


async def new_table(store: Store) -> int:
    """Insert a table."""
    async with store.write() as connection:
        return await tables.add_table(
            connection,
            server_id=1 << 62,
            channel_id=2,
            place="threads",
            name="Harvest Moon",
            host_id=3,
            host_name="Ann",
            opened_by=3,
            setup={},
            state="open",
            created_at=NOW,
            expires_at=NOW,
        )


async def new_game(store: Store) -> int:
    """Insert a game."""
    table = await new_table(store)
    async with store.write() as connection:
        return await games.add_game(
            connection,
            table_id=table,
            number=1,
            options={},
            names=["Ann"],
            seed="0" * 64,
            version=1,
            turn_version=1,
            started_at=NOW,
            round=0,
            on_turn=1,
            turn_since=NOW,
        )


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        *(("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)),
        *(("busy_timeout", 2000), ("secure_delete", 1), ("cache_size", -256)),
    ],
)
async def test_every_connection_has_its_pragmas(store: Store, pragma: str, value: object) -> None:
    """WAL, synchronous=FULL, foreign keys, patience, and a small cache."""
    async with store.read() as connection:
        assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value


def stored(path: Path) -> bytes:
    """Everything on disk."""
    return path.read_bytes() + path.with_name(path.name + "-wal").read_bytes()


async def test_of_what_is_deleted_no_byte_is_left(path: Path, store: Store) -> None:
    """Neither in the database nor, once it is emptied, in its log; however long a text is."""
    words = [f"secret-{number}-" + "x" * size for number, size in enumerate((10, 900, 20_000))]
    async with store.write() as connection:
        for number, text_ in enumerate(words):
            await connection.execute(
                insert(schema.servers).values(id=number, settings={"a": text_}, changed_at=NOW)
            )
    await store.empty_log()
    assert b"secret-2" in stored(path)
    async with store.write() as connection:
        await connection.execute(schema.servers.update().values(settings={}))
        await connection.execute(schema.servers.delete().where(schema.servers.c.id > 0))
    await store.empty_log()
    assert b"secret" not in stored(path)


@pytest.mark.parametrize("when", ["begin", "commit"])
async def test_a_full_disk_leaves_no_transaction_open(store: Store, when: str) -> None:
    """Whether the first write or the COMMIT is refused; the next one finds the database free."""
    await new_table(store)
    engine = store.engine.sync_engine

    def shut(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
        connection.exec_driver_sql("UPDATE tables SET name = hex(zeroblob(1000000))")

    event.listen(engine, when, shut)
    with pytest.raises(Full):
        await new_table(store)
    event.remove(engine, when, shut)
    async with store.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 1
        await connection.execute(text("PRAGMA max_page_count = 4294967294"))
    await new_table(store)


async def test_a_database_that_others_hold_is_busy(store: Store, path: Path) -> None:
    """Reading goes on; writing is refused in time, and works again afterwards."""
    await new_table(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        async with store.read() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 1
            await connection.execute(text("PRAGMA busy_timeout = 10"))
        with pytest.raises(Busy):
            await new_table(store)
        other.execute("ROLLBACK")
    await new_table(store)


async def test_who_waits_too_long_for_a_connection_is_told_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand clicks at once: so many are in use that there is none left in time."""
    pool = store.engine.sync_engine.pool
    monkeypatch.setattr(pool, "_timeout", 0.001)
    async with AsyncExitStack() as many:

        async def all_of_them() -> None:
            for _ in range(100):
                await many.enter_async_context(store.read())

        with pytest.raises(Busy):
            await all_of_them()
    async with store.read() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 0


async def test_a_statement_is_one_visit_to_the_thread_of_its_connection(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each waits for the processor twice; rows, keys and counts come along."""
    visits = list[str]()
    execute: Any = aiosqlite.Connection._execute

    async def counted(self: Any, function: Any, *given: Any, **named: Any) -> Any:
        visits.append(str(function))
        return await execute(self, function, *given, **named)

    async with store.read():  # opens the connection
        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    visits.clear()
    table = await new_table(store)
    assert len(visits) == 3  # BEGIN, INSERT, COMMIT
    async with store.write() as connection:
        found = await tables.table(connection, table)
        assert await tables.change_table(connection, table, name="Fox") == 1
        assert await tables.change_table(connection, table + 1, name="Fox") == 0
    assert found is not None
    assert found.name == "Harvest Moon"
    assert len(visits) == 3 + 5


async def test_error_rolls_the_transaction_back(store: Store) -> None:
    """Nothing of a block that failed is kept."""

    async def fail() -> None:
        async with store.write() as connection:
            await connection.execute(insert(schema.clicks), {"id": 1, "at": NOW})
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.read() as connection:
        count = select(func.count()).select_from(schema.clicks)
        assert (await connection.execute(count)).scalar() == 0


async def test_cancelled_transaction_is_rolled_back(store: Store) -> None:
    """A task that is cancelled inside leaves nothing and blocks nobody."""
    inside = asyncio.Event()

    async def hang() -> None:
        async with store.write() as connection:
            await connection.execute(insert(schema.clicks), {"id": 1, "at": NOW})
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(hang())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.write() as connection:
        await connection.execute(insert(schema.clicks), {"id": 1, "at": NOW})


async def test_who_is_canceled_while_a_connection_is_dropped_leaves_nothing_that_waits(
    store: Store,
) -> None:
    """A process that ends waits for every task: it would wait for ever."""
    before = asyncio.all_tasks()

    async def write() -> None:
        async with store.write() as connection:
            await connection.invalidate()

    for steps in range(40):
        writing = asyncio.create_task(write())
        for _ in range(steps):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    await store.close()
    assert asyncio.all_tasks() == before


async def test_reader_sees_one_state(store: Store) -> None:
    """What is committed meanwhile is not seen inside a transaction."""
    count = select(func.count()).select_from(schema.clicks)
    async with store.read() as connection:
        assert (await connection.execute(count)).scalar() == 0
        async with store.write() as other:
            await other.execute(insert(schema.clicks), {"id": 1, "at": NOW})
        assert (await connection.execute(count)).scalar() == 0


async def test_foreign_keys_are_enforced(store: Store) -> None:
    """A seat needs its table."""
    with pytest.raises(IntegrityError):
        async with store.write() as connection:
            await tables.take_seat(connection, 99, 1, 1, "Ann")


async def test_seat_and_person_are_taken_once(store: Store) -> None:
    """The keys refuse a second lord on a seat, and a second seat for a lord."""
    table = await new_table(store)
    async with store.write() as connection:
        await tables.take_seat(connection, table, 1, 10, "Ann")
    for seat, user in ((1, 11), (2, 10)):
        with pytest.raises(IntegrityError):
            async with store.write() as connection:
                await tables.take_seat(connection, table, seat, user, "Ben")


async def test_ids_as_wide_as_discord_s_are_kept(store: Store) -> None:
    """64 bits."""
    table = await new_table(store)
    async with store.read() as connection:
        row = await tables.table(connection, table)
    assert row is not None
    assert row.server_id == 1 << 62


async def test_ids_are_never_given_twice(store: Store) -> None:
    """Buttons work for ever, so a deleted row's id stays its own."""
    first = await new_table(store)
    async with store.write() as connection:
        await connection.execute(schema.tables.delete())
    assert await new_table(store) > first


async def test_racing_writers_lose_nothing(store: Store) -> None:
    """Eight writers raise one version 160 times; each raise is one of them."""
    game = await new_game(store)

    async def raise_twenty() -> None:
        left = 20
        while left:
            async with store.write() as connection:
                row = await games.game(connection, game)
                assert row is not None
                left -= await games.advance(connection, game, row.version)

    await asyncio.gather(*(raise_twenty() for _ in range(8)))
    async with store.read() as connection:
        row = await games.game(connection, game)
    assert row is not None
    assert row.version == 161


async def test_racing_processes_lose_nothing(store: Store, path: Path) -> None:
    """Two stores over one file: the loser of a version is told, nothing is locked."""
    game = await new_game(store)
    other = Store.connect(f"sqlite+aiosqlite:///{path}")
    lost = 0

    async def raise_twenty(one: Store) -> None:
        nonlocal lost
        for _ in range(20):
            while True:
                async with one.read() as connection:
                    row = await games.game(connection, game)
                assert row is not None
                async with one.write() as connection:
                    if await games.advance(connection, game, row.version):
                        break
                lost += 1

    await asyncio.gather(raise_twenty(store), raise_twenty(other), raise_twenty(other))
    async with store.read() as connection:
        row = await games.game(connection, game)
    await other.close()
    assert row is not None
    assert row.version == 61


async def test_stale_version_is_refused(store: Store) -> None:
    """UPDATE … WHERE version = expected."""
    game = await new_game(store)
    async with store.write() as connection:
        assert await games.advance(connection, game, 1, round=1)
        assert not await games.advance(connection, game, 1, round=2)


async def test_moves_are_appended_never_replaced(store: Store) -> None:
    """An ordinal that exists is refused."""
    game = await new_game(store)
    row = MoveRow(game, 1, 2, 1, "0.1", "choose K1", None, "lord", NOW)
    async with store.write() as connection:
        await games.append_moves(connection, [row])
    with pytest.raises(IntegrityError):
        async with store.write() as connection:
            await games.append_moves(connection, [row])
    async with store.read() as connection:
        assert await games.moves(connection, game) == [row]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_tables_can_be_written_for_both_databases(dialect: Dialect) -> None:
    """No type or constraint that only one of them knows."""
    for table in schema.metadata.sorted_tables:
        assert table.name in str(CreateTable(table).compile(dialect=dialect))


@pytest.mark.parametrize("name", ["postgres", "postgresql"])
def test_postgresql_gets_its_driver(name: str) -> None:
    """A plain address is enough, as those give it who lend servers."""
    engine = make_engine(f"{name}://me:pw@db.example/c?sslmode=require&channel_binding=require")
    assert engine.dialect.driver == "asyncpg"
    assert engine.url.query == {"ssl": "require"}


@pytest.mark.parametrize(
    "address", ["db:abc/c", "127.0.0.1:99999/c", "localhost/c?ssl_mode=require"]
)
async def test_an_address_that_is_none_is_said_in_a_sentence(address: str) -> None:
    """Before anything is asked of a server."""
    with pytest.raises(Unusable, match="can't be used"):
        async with Store.connect(f"postgresql://{address}").read():
            pass


async def test_plain_sqlite_address_gets_its_driver(tmp_path: Path) -> None:
    """And its folder, if that is missing."""
    store = Store.connect(f"sqlite:///{tmp_path / 'deep' / 'castellan.db'}")
    async with store.read() as connection:
        assert (await connection.execute(text("SELECT 1"))).scalar() == 1
    assert store.path == tmp_path / "deep" / "castellan.db"
    await store.close()


async def test_a_database_that_can_not_be_written_now_is_busy(store: Store) -> None:
    """As one whose disk the system made read-only, until it can be again."""

    async def write() -> None:
        async with store.write() as changing:
            await changing.exec_driver_sql("PRAGMA query_only=ON")
            await changing.execute(delete(schema.clicks))

    with pytest.raises(Busy, match="readonly"):
        await write()


async def test_a_database_for_which_no_thread_can_be_started_is_busy(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each connection has one."""

    def spent(*_given: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("store.database.connect", spent)
    with pytest.raises(Busy, match="thread"):
        async with store.read():
            pass


async def test_a_server_that_does_not_answer_is_said_to_be_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A time-out has no words of its own."""

    def late(*_given: object, **_more: object) -> None:
        raise TimeoutError

    slow = Store.connect("postgresql://nobody@127.0.0.1:1/nothing")
    monkeypatch.setattr(slow.engine.dialect, "connect", late)
    with pytest.raises(Busy, match="did not answer in time"):
        async with slow.read():
            pass


async def test_a_server_that_is_away_is_busy() -> None:
    """Nothing is told of it but that."""
    away = Store.connect("postgresql://nobody@127.0.0.1:1/nothing")
    with pytest.raises(Busy):
        async with away.read():
            pass


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_a_server_that_lets_nobody_in_is_busy() -> None:
    """Its database was renamed, the password changed: whoever presses hears it in words."""
    refusing = Store.connect(address_of("nothing"))
    with pytest.raises(Busy, match="does not exist"):
        async with refusing.write():
            pass


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_a_server_waits_for_no_lock_for_long() -> None:
    """Whoever presses hears within seconds that something else holds the database."""
    server, another = (Store.connect(address_of(template())) for _ in range(2))
    async with another.write() as holding:
        await holding.execute(text("LOCK TABLE clicks IN ACCESS EXCLUSIVE MODE"))
        with pytest.raises(Busy, match="lock timeout"):
            async with server.write() as waiting:
                await waiting.execute(delete(schema.clicks))
    await server.close()
    await another.close()


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
@pytest.mark.parametrize(
    ("code", "kind"),
    [("53200", Busy), ("58030", Busy), ("40001", Busy), ("XX000", Busy), ("53100", Full)],
)
async def test_what_troubles_a_server_is_said_in_words(code: str, kind: type[Exception]) -> None:
    """Whatever it calls it: it ran out of memory, could not read, has to begin anew."""
    raising = f"DO $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '{code}'; END $$"
    server = Store.connect(address_of(template()))
    with pytest.raises(kind, match="not now"):
        async with server.write() as connection:
            await connection.exec_driver_sql(raising)
    await server.close()


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_a_connection_that_can_only_read_is_not_kept() -> None:
    """The server was one that stands by: after a failover the address leads to another."""
    default = "ALTER DATABASE castellan_stands_by SET default_transaction_read_only"
    with on_server("castellan_stands_by") as url:
        owner = Store.connect(address_of(template()))
        server = Store.connect(url)
        async with owner.write() as connection:
            await connection.exec_driver_sql(f"{default} = on")
        with pytest.raises(Busy, match="read-only"):
            async with server.write() as connection:
                await connection.exec_driver_sql("CREATE TABLE made (one integer)")
        async with owner.write() as connection:
            await connection.exec_driver_sql(f"{default} = off")
        async with server.write() as connection:
            await connection.exec_driver_sql("CREATE TABLE made (one integer)")
        await server.close()
        await owner.close()


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_writers_see_what_was_committed_whatever_the_servers_default() -> None:
    """Else they would have to begin anew when somebody else was first."""
    default = "ALTER DATABASE castellan_strict SET default_transaction_isolation"
    with on_server("castellan_strict") as url:
        owner = Store.connect(address_of(template()))
        async with owner.write() as connection:
            await connection.exec_driver_sql(f"{default} = 'serializable'")
        server = Store.connect(url)
        async with server.write() as connection:
            asked = await connection.exec_driver_sql("SHOW transaction_isolation")
            assert asked.scalar_one() == "read committed"
        await server.close()
        await owner.close()


class Cable:
    """The way to a server: it breaks at a COMMIT, before or after that has got there."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.breaks = self.arrives = self.stays_broken = False
        self._open: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return self.url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    async def __aexit__(self, *_error: object) -> None:
        self._server.close()
        for one in self._open:
            one.transport.abort()

    async def _serve(self, bot: asyncio.StreamReader, to_bot: asyncio.StreamWriter) -> None:
        self._open.add(to_bot)
        if self.stays_broken and self.breaks:
            to_bot.transport.abort()
            return
        server, to_server = await asyncio.open_connection(self.url.host, self.url.port)
        self._open.add(to_server)
        answers = asyncio.create_task(self._pass(server, to_bot))
        await self._pass(bot, to_server, to_bot, answers)

    async def _pass(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        back: asyncio.StreamWriter | None = None,
        answers: asyncio.Task[None] | None = None,
    ) -> None:
        while data := await source.read(65536):
            if back is not None and answers is not None and self.breaks and b"COMMIT;" in data:
                answers.cancel()
                if self.arrives:
                    target.write(data)
                    await target.drain()
                self.breaks = self.stays_broken
                back.transport.abort()
                target.close()
                return
            target.write(data)
            await target.drain()
        target.close()


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
@pytest.mark.parametrize(
    ("arrives", "stays_broken", "told"),
    [(True, False, None), (False, False, Busy), (True, True, Doubtful), (False, True, Doubtful)],
)
async def test_what_was_done_is_known_although_its_end_was_not_heard(
    monkeypatch: pytest.MonkeyPatch, *, arrives: bool, stays_broken: bool, told: type[Busy] | None
) -> None:
    """The connection breaks at COMMIT: the server is asked, and if it can't be, that is said."""
    monkeypatch.setattr("store.database.LOOKING", 1.0)
    with on_server(f"castellan_cable_{os.getpid()}", template()) as url:
        cable = Cable(url)
        async with cable as by_cable:
            server = Store.connect(by_cable)
            async with server.read() as connection:
                assert await connection.scalar(select(func.count()).select_from(schema.clicks)) == 0
            cable.breaks, cable.arrives, cable.stays_broken = True, arrives, stays_broken
            raised: type[Exception] | None = None
            try:
                async with server.write() as connection:
                    await connection.execute(insert(schema.clicks), {"id": 1, "at": NOW})
            except Busy as error:
                raised = type(error)
            assert raised is told
            cable.breaks = False
            async with server.read() as connection:
                found = await connection.scalar(select(func.count()).select_from(schema.clicks))
            assert found == int(arrives)
            await server.close()


# -- copies ----------------------------------------------------------------------------------------


async def test_backup_of_a_database_in_use_is_whole(store: Store, tmp_path: Path) -> None:
    """Copied while somebody writes; a file of its own that checks well."""
    await new_game(store)
    async with store.write() as connection:
        await connection.execute(insert(schema.clicks), {"id": 1, "at": NOW})
        target = await backup(store.path, tmp_path / "backups" / "one.db")
    checked = await check_file(target)
    assert checked.faults == ()
    assert checked.revision == head()
    assert (checked.rows["games"], checked.rows["clicks"]) == (1, 0)
    assert [file.name for file in target.parent.iterdir()] == ["one.db"]


async def test_backup_replaces_an_older_one(store: Store, tmp_path: Path) -> None:
    """The copy appears whole or not at all."""
    target = tmp_path / "one.db"
    target.write_text("old")
    await backup(store.path, target)
    assert (await check_file(target)).faults == ()


async def test_backup_needs_a_file(tmp_path: Path) -> None:
    """PostgreSQL has tools of its own."""
    with pytest.raises(NoFile):
        await backup(None, tmp_path / "one.db")
    with pytest.raises(NoFile):
        await backup(tmp_path / "missing.db", tmp_path / "one.db")
    with pytest.raises(NoFile):
        await check_file(tmp_path / "missing.db")


async def test_broken_file_is_found(tmp_path: Path) -> None:
    """Something that is no database, and one whose keys dangle."""
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"no database at all" * 100)
    assert (await check_file(bad)).faults
    loose = tmp_path / "loose.db"
    with sqlite3.connect(loose) as connection:
        connection.execute("CREATE TABLE a (id INTEGER PRIMARY KEY)")
        connection.execute("CREATE TABLE b (a INTEGER REFERENCES a (id))")
        connection.execute("INSERT INTO b VALUES (7)")
    connection.close()
    checked = await check_file(loose)
    assert checked.faults == ("foreign key: b",)
    assert checked.revision is None
