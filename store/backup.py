"""Online backups of an SQLite database, and the checks of one that need no game rules."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from store.private_files import make_file

COPIES = f"castellan-{'[0-9]' * 8}-{'[0-9]' * 6}.db"


class NoFile(ValueError):  # noqa: N818
    """The database is not an SQLite file, or the file is missing."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of a check: the file's revision, its row counts, and every fault found."""

    revision: str | None
    rows: dict[str, int]
    faults: tuple[str, ...]


async def backup(source: Path | None, target: Path) -> Path:
    """Copy a database that may be in use; the copy is complete or absent. Raises NoFile."""
    if source is None:
        raise NoFile("no SQLite file")
    await asyncio.to_thread(_copy, source, target)
    return target


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise NoFile(str(source))
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    make_file(part)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(part)) as there:
        here.backup(there)
        # A backup is one file that any tool can read, without a journal beside it.
        there.execute("PRAGMA journal_mode=DELETE")
    part.replace(target)


def older_copies(folder: Path, before: datetime) -> tuple[Path, ...]:
    """Return the copies in a folder that were made before a time, by their names."""
    limit = copy_name(before)
    return tuple(path for path in sorted(folder.glob(COPIES)) if path.name < limit)


def copy_name(at: datetime) -> str:
    """Return the name of a copy that is made at a time; the names sort by it."""
    return at.astimezone(UTC).strftime("castellan-%Y%m%d-%H%M%S.db")


async def check_file(path: Path) -> Checked:
    """Check a file's pages and foreign keys and count its rows, read-only. Raises NoFile."""
    return await asyncio.to_thread(_check, path)


def _check(path: Path) -> Checked:
    if not path.is_file():
        raise NoFile(str(path))
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            return _read(connection)
        except sqlite3.DatabaseError as error:
            return Checked(None, {}, (str(error),))


def _read(connection: sqlite3.Connection) -> Checked:
    def column(query: str) -> list[str]:
        return [str(row[0]) for row in connection.execute(query)]

    faults = [line for line in column("PRAGMA integrity_check") if line != "ok"]
    faults += [f"foreign key: {table}" for table in column("PRAGMA foreign_key_check")]
    names = column("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    own = [name for name in names if not name.startswith("sqlite_")]
    counts = {name: int(column(f'SELECT count(*) FROM "{name}"')[0]) for name in own}
    revisions = (
        column("SELECT version_num FROM alembic_version") if "alembic_version" in own else []
    )
    return Checked(revisions[0] if revisions else None, counts, tuple(faults))
