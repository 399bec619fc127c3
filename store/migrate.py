"""Migrations, run in the process: `upgrade` at every start, the rest for tests and developers.

`python -m store.migrate "what it does"` generates a new one, which is then to be reviewed.
"""

import asyncio
import secrets
import sys
import tempfile
from collections.abc import Callable
from typing import Any, TypeVar

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from store.backup import refuse_foreign_log
from store.database import PRAGMAS, Busy, Unusable, make_engine, path_of
from store.last_seen import forget_seen, is_older
from store.private_files import protect
from store.restored import is_copy, skip_lost_numbers
from store.revisions import MIGRATIONS, SHORT, adding, head, is_known, is_next, why_unknown
from store.schema import metadata

Result = TypeVar("Result")

MIGRATING = 0x0CA57E11A9
"""The number of the lock on a server that whoever migrates holds."""
PATIENCE = 60
"""How many seconds a start waits for another one that migrates."""

# Batch mode copies a table and drops the old one, which foreign keys would not allow.
_LOOSE = tuple(pragma for pragma in PRAGMAS if "foreign_keys" not in pragma)


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def revision(url: str) -> str | None:
    """Return the revision of a database, or None; writes nothing. Raises Unusable."""
    path = path_of(url)
    if path is not None and not await asyncio.to_thread(path.is_file):
        return None
    return await _run(
        url, lambda connection: _context(connection).get_current_revision(), read_only=True
    )


async def was_put_back(url: str) -> bool:
    """Tell whether a server's database is a dump that was put back since. Raises Unusable."""
    return path_of(url) is None and await _run(url, is_copy, read_only=True)


async def upgrade(url: str, target: str = "head", *, above: int = 0, fleet: bool = False) -> bool:
    """Upgrade a database to a revision; tell whether it had an earlier one. Raises Unusable.

    `fleet`: one that the next release has only added to stays so. An SQLite file is left to its
    owner alone. The numbers of a new one begin above a number.
    """
    path = path_of(url)
    await asyncio.to_thread(protect, None, path)
    older = await asyncio.to_thread(is_older, path)

    def work(connection: Connection) -> bool:
        if connection.dialect.name == "postgresql":  # another process may be starting, too
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}s'")
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        before = _context(connection).get_current_revision()
        if fleet and is_next(before):
            return False
        if not is_known(before):
            raise Unusable(why_unknown(before))
        command.upgrade(_config(connection), target)
        skip_lost_numbers(connection, above if before is None else 0, older=older)
        return before not in (None, _context(connection).get_current_revision())

    changed = await _run(url, work)
    if path is not None and older:
        forget_seen(path)
    return changed


async def downgrade(url: str, target: str = "base") -> None:
    """Downgrade a database to an earlier revision. Raises Unusable."""
    await _run(url, lambda connection: command.downgrade(_config(connection), target))


async def differences(url: str) -> list[Any]:
    """Return the differences between a migrated database and the tables in the code."""
    return await _run(url, lambda connection: compare_metadata(_context(connection), metadata))


def _context(connection: Connection) -> MigrationContext:
    return MigrationContext.configure(connection, opts={"compare_type": True})


async def _run(
    url: str, work: Callable[[Connection], Result], *, read_only: bool = False
) -> Result:
    try:
        return await _worked(url, work, read_only=read_only)
    except CommandError as error:
        raise Unusable(f"the database is of another release: {error}") from error
    except (SQLAlchemyError, OSError, Busy) as error:
        reason = getattr(error, "orig", None) or error
        raise Unusable(f"the database can't be used: {reason}") from error


async def _worked(url: str, work: Callable[[Connection], Result], *, read_only: bool) -> Result:
    path = path_of(url)
    if path is not None:
        await asyncio.to_thread(refuse_foreign_log, path)
    engine = make_engine(url, _LOOSE, read_only=read_only)
    try:
        async with engine.execution_options(immediate=not read_only).begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def _write(message: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/new.db"
        await upgrade(url)
        await _run(
            url,
            lambda connection: command.revision(
                _config(connection),
                message,
                autogenerate=True,
                rev_id=adding(secrets.token_hex(SHORT // 2), head()),
            ),
        )


if __name__ == "__main__":
    asyncio.run(_write(sys.argv[1]))
