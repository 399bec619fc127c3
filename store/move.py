"""A database copied into another one, of either kind, as it is: `bot.py move`.

Pieces of rows are copied table by table in the order of their keys, each in a transaction. What a
killed move has left is gone on from: as many rows as are there are skipped. At the end each table
is compared, row by row. Until then the target has a revision that no release knows, so that nothing
else uses it.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from sqlalchemy import JSON, Table, Text, cast, column, func, insert, inspect, literal, select, text
from sqlalchemy import table as plain_table
from sqlalchemy import tuple_ as as_tuple
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store.database import APPLICATION, Store, Unusable
from store.migrate import MIGRATING, revision, upgrade
from store.restored import NUMBERED, go_on_after, last_number
from store.revisions import MOVING, head, is_known
from store.schema import metadata

PIECE: Final = 2000
"""How many rows are copied at once."""
LOOKS: Final = 20
"""How often it is looked whether our own earlier connections to a server are gone."""
_OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND pid <> pg_backend_pid() AND application_name = :ours"
)
_LOCK: Final = select(func.pg_try_advisory_lock(MIGRATING))

Tell = Callable[[str, int], None]
"""Told after each table: its name, and how many rows it has."""


class _Differs(Unusable):
    """A table is not, or can't be, the same in both."""


@asynccontextmanager
async def moving(source: str, target: str, tell: Tell) -> AsyncIterator[None]:
    """Copy a database into one that is empty, or that a killed move has begun to fill.

    Neither may be in use; whoever calls holds the locks of files. The target can be used once the
    block has ended well. Raises Unusable, Busy, Full.
    """
    begun = await revision(target) == MOVING
    if not begun:
        await _refuse_filled(target)
        await upgrade(target)
    async with AsyncExitStack() as stack:
        here, there = Store.connect(source), Store.connect(target)
        holds: list[Connection] = []
        for one in (here, there):
            stack.push_async_callback(one.close)
            holds += await _keep_alone(stack, one)
        await _mark(there, MOVING)
        try:
            await _copy_all(here, there, tell)
        except _Differs:
            if not begun:
                raise
            await _empty(there)  # the source was used after the killed move
            await _copy_all(here, there, tell)
        await _go_on_numbering(here, there)
        yield
        for connection in holds:
            await _refuse_lost(connection)
        await _mark(there, head())


async def _refuse_filled(target: str) -> None:
    """Raise Unusable if there is anything in a database but empty tables of ours."""
    found = await revision(target)
    there = Store.connect(target)
    try:
        async with there.read() as connection:
            names = await connection.run_sync(lambda one: inspect(one).get_table_names())
            for name in names:
                if found is None or not is_known(found):
                    raise Unusable(f"there is something else in the target: its table {name}")
                if name in metadata.tables and await _count(connection, metadata.tables[name]):
                    raise Unusable(f"the target is not empty: there are rows in its table {name}")
    finally:
        await there.close()


async def _keep_alone(stack: AsyncExitStack, base: Store) -> list[Connection]:
    """Let nobody begin to use a server's database, as long as the returned connection lives.

    Raises Unusable if somebody uses it already.
    """
    if base.embedded:
        return []
    connection = await stack.enter_async_context(base.engine.connect())
    free = (await connection.execute(_LOCK)).scalar_one()
    others = 1
    for _ in range(LOOKS):
        others = (await connection.execute(_OTHERS, {"ours": APPLICATION})).scalar_one()
        await connection.commit()
        if not others:
            break
        await asyncio.sleep(0.1)
    if others or not free:
        url = base.engine.url.render_as_string()
        raise Unusable(f"another Castellan is using {url}: stop it first")
    return [connection]


async def _refuse_lost(connection: Connection) -> None:
    """Raise Unusable if a connection was lost, and with it its lock: somebody may have begun."""
    try:
        await connection.execute(select(1))
        await connection.commit()
    except (SQLAlchemyError, OSError) as error:
        raise Unusable("the connection to a server was lost meanwhile: type it again") from error


async def _mark(base: Store, revision: str) -> None:
    marking = text("UPDATE alembic_version SET version_num = :revision")
    async with base.write() as connection:
        await connection.execute(marking, {"revision": revision})


async def _copy_all(here: Store, there: Store, tell: Tell) -> None:
    for one in metadata.sorted_tables:
        try:
            await _copy(here, there, one)
        except DBAPIError as error:
            reason = str(error.orig).splitlines()[0].rpartition(">: ")[2]
            raise _Differs(f"rows of the table {one.name} can't be moved: {reason}") from error
        async with here.read() as old, there.read() as new:
            found, wanted = await _digest(new, one), await _digest(old, one)
        if found != wanted:
            raise _Differs(f"the table {one.name} is not the same in both")
        tell(one.name, found[0])


async def _copy(here: Store, there: Store, one: Table) -> None:
    """Copy the rows of a table that are missing: those after as many as are there."""
    async with there.read() as connection:
        already = await _count(connection, one)
    plain = insert(plain_table(one.name, *map(_plain, one.columns)))
    async with here.read() as connection:
        async for rows in _pieces(connection, one, already):
            async with there.write() as writing:
                await writing.execute(plain, rows)


async def _pieces(
    connection: Connection, one: Table, skipped: int = 0
) -> AsyncIterator[list[dict[str, Any]]]:
    """Read a table's rows in the order of its key, JSON as the text that it is."""
    key = list(one.primary_key.columns)
    everything = select(*(cast(c, Text) if _is_json(c) else c for c in one.columns))
    query = everything.order_by(*key).limit(PIECE)
    names = one.columns.keys()
    last: Sequence[Any] | None = None
    if skipped:
        at = select(*key).order_by(*key).offset(skipped - 1).limit(1)
        last = (await connection.execute(at)).first()
        if last is None:
            raise _Differs(f"the table {one.name} has more rows in the target")
    while True:
        after = query
        if last is not None:
            values = [literal(value, c.type) for value, c in zip(last, key, strict=True)]
            after = query.where(as_tuple(*key) > as_tuple(*values))
        rows = (await connection.execute(after)).all()
        if not rows:
            return
        found = [dict(zip(names, row, strict=True)) for row in rows]
        last = [found[-1][c.name] for c in key]
        yield found


async def _digest(connection: Connection, one: Table) -> tuple[int, int]:
    """Return how many rows a table has, and a sum of them that is the same in any order."""
    count = total = 0
    async for rows in _pieces(connection, one):
        for row in rows:
            digest = hashlib.blake2b(repr(tuple(row.values())).encode(), digest_size=16).digest()
            total += int.from_bytes(digest)
        count += len(rows)
    return count, total


async def _go_on_numbering(here: Store, there: Store) -> None:
    """Let no number be given again that was given in the source, also of rows that are gone."""
    async with here.read() as old:
        last = [(one, await old.run_sync(last_number, one)) for one in NUMBERED]
    async with there.write() as new:
        for one, number in last:
            await new.run_sync(go_on_after, one, number)


async def _empty(there: Store) -> None:
    for one in reversed(metadata.sorted_tables):
        async with there.write() as connection:
            await connection.execute(one.delete())


async def _count(connection: Connection, one: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(one))).scalar_one())


def _is_json(one: Any) -> bool:
    return isinstance(one.type, JSON)


def _plain(one: Any) -> Any:
    return column(one.name, Text() if _is_json(one) else one.type)
