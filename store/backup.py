"""Copies of an SQLite database, made and put back, and the checks of one that need no rules."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import JSON, Column

from store.database import Unusable, log_of, uri
from store.instance_lock import hold_copying
from store.last_seen import forget_seen
from store.private_files import BESIDE, make_file, make_folder
from store.revisions import head, is_known, why_unknown
from store.rotation import NAME, is_dated, superfluous
from store.schema import metadata

COPIES: Final = f"castellan-{'[0-9]' * 8}-{'[0-9]' * 6}.db*"
SPARED: Final = 3
"""How many copies are never called too old: the clock that says so may be ahead."""
MARGIN: Final = 32_000_000
"""The bytes that a copy leaves free at least: people go on playing."""
PART: Final = ".part"
"""The ending of a copy that is being made."""
COPIED: Final = 1
"""SQLite's `user_version` of a copy, so that the next start knows that rows may be missing."""
KEEPING: Final = ".kept"
"""The ending of what `restore` puts among the copies, until the copy has taken its place."""
KEPT: Final = ("-wal", "-journal", "")
"""The endings of what a database consists of, itself last."""
_ROLLBACK: Final = 1
"""The byte in a database's header by which it has no log, as all our copies."""


class NoFile(ValueError):  # noqa: N818
    """The database is not an SQLite file, or the file is missing."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of a check: the file's revision, its row counts, and every fault found."""

    revision: str | None
    rows: dict[str, int]
    faults: tuple[str, ...]


async def backup(source: Path | None, target: Path, *, ours: bool = False) -> Path:
    """Copy a database that may be in use; the copy is complete and sound, or absent.

    What killed ones left in its folder is deleted: one is made there at a time. `ours`: this
    process has the database open. Raises NoFile, Unusable, BeingCopied.
    """
    if source is None:
        raise NoFile("no SQLite file")
    await asyncio.to_thread(_back_up, source, target, ours=ours)
    return target


def _back_up(source: Path, target: Path, *, ours: bool) -> None:
    if not source.is_file():
        raise NoFile(str(source))
    with hold_copying(target.parent):
        for part in target.parent.glob(f"{COPIES}{PART}*"):
            part.unlink()
        make_folder(target.parent)
        _refuse_without_room(source, target.parent)
        _copy(source, target, in_use=True, ours=ours)


def _refuse_without_room(source: Path, folder: Path) -> None:
    """Raise Unusable where a copy would leave the disk full, and whoever plays without room."""
    parts = (source.with_name(source.name + ending) for ending in KEPT)
    needed = sum(part.stat().st_size for part in parts if part.exists())
    free = shutil.disk_usage(folder).free
    if free < needed + max(needed // 10, MARGIN):
        sizes = [f"{one / 1e6:.0f} MB" for one in (needed, free)]
        raise Unusable(
            f"a copy in {folder} needs {sizes[0]} and some to spare; {sizes[1]} are free"
        )


def _copy(source: Path, target: Path, *, in_use: bool, ours: bool = False) -> None:
    if not source.is_file():
        raise NoFile(str(source))
    if not ours:
        refuse_foreign_log(source)
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)
        make_file(part)
        with (
            closing(sqlite3.connect(uri(source, read_only=not in_use), uri=True)) as here,
            closing(sqlite3.connect(part)) as there,
        ):
            here.backup(there)
            # A backup is one file that any tool can read, without a journal beside it.
            there.execute("PRAGMA journal_mode=DELETE")
            there.execute(f"PRAGMA user_version={COPIED}")
        _refuse_other(_refuse_damaged(part, source).revision, source)
        part.replace(target)
    except sqlite3.Error as error:
        raise Unusable(f"{source} can't be copied: {error}") from error
    finally:
        with suppress(OSError):
            for ending in BESIDE:
                part.with_name(part.name + ending).unlink(missing_ok=True)


def refuse_foreign_log(path: Path) -> None:
    """Raise Unusable if the log beside a database is of another one.

    SQLite would write it into this one. A copy has no log of its own; if a database with a log was
    put here, what that log makes of it is checked.

    Never for a database that this process has open: to close a file of any kind ends all locks
    that the process has on it, SQLite's, too.
    """
    log = log_of(path)
    if log is None or not path.is_file():
        return
    with path.open("rb") as file:
        header = file.read(20)
    if len(header) == 20 and header[18] == _ROLLBACK:
        raise Unusable(
            f"{path} was put in the place of another database, whose log is still there; nothing "
            f"was opened. Move {log.name} away, and {path.name}-shm, too"
        )
    _refuse_damaged(path, path)


def _refuse_damaged(path: Path, meant: Path) -> Checked:
    checked = _check(path)
    if checked.faults:
        raise Unusable(f"{meant} is damaged: {summary(checked.faults)}")
    return checked


def _refuse_other(revision: str | None, meant: Path) -> None:
    """Refuse a database of another program or of a newer release, and one without anything."""
    if revision is None:
        raise Unusable(f"{meant} is no database of Castellan")
    if not is_known(revision):
        raise Unusable(f"{meant} can't be used: {why_unknown(revision)}")


def summary(faults: tuple[str, ...]) -> str:
    """Return faults in one line."""
    first = " ".join(faults[0].split())[:200]
    return first if len(faults) == 1 else f"{first}, and {len(faults) - 1} more"


async def restore(copy: Path, path: Path, folder: Path) -> Path | None:
    """Put a copy in place of a database that nobody uses; return where that is now, if it was.

    It is kept in a folder among the copies, with its log, which would ruin what comes after it.
    At every moment either database is there with all that belongs to it, so that nothing is lost
    if this fails or ends half-way. Raises NoFile, Unusable, OSError.
    """
    return await asyncio.to_thread(_restore, copy, path, folder)


def is_half_restored(path: Path) -> bool:
    """Tell whether a `restore` was killed before the copy took a database's place."""
    return _new(path).exists()


def _new(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def _restore(copy: Path, path: Path, folder: Path) -> Path | None:
    at, new = datetime.now(UTC), _new(path)
    if new.exists():  # one that was killed had changed nothing yet
        for part in folder.glob(f"{COPIES}{KEEPING}"):
            part.unlink()
    _name_kept(folder)
    while (aside := folder / copy_name(at)).exists():
        at += timedelta(seconds=1)
    endings = [ending for ending in KEPT if path.with_name(path.name + ending).exists()]
    kept = {aside.with_name(f"{aside.name}{one}{KEEPING}"): one for one in endings}
    try:
        _copy(copy, new, in_use=False)
        make_folder(folder)
        for part, ending in kept.items():
            part.unlink(missing_ok=True)
            _keep(path.with_name(path.name + ending), part)
        new.replace(path)
    except OSError:
        for part in kept:
            part.unlink(missing_ok=True)
        raise
    finally:
        new.unlink(missing_ok=True)
    _name_kept(folder)
    forget_seen(path)
    for ending in reversed(BESIDE[1:]):  # as long as there is a log, nothing is opened with it
        path.with_name(path.name + ending).unlink(missing_ok=True)
    return aside if kept else None


def _name_kept(folder: Path) -> None:
    """Give what was kept its names, a database's own last; also what a killed `restore` left."""
    for part in sorted(folder.glob(f"{COPIES}{KEEPING}"), key=lambda one: one.stem.endswith(".db")):
        part.replace(part.with_suffix(""))


def _keep(old: Path, part: Path) -> None:
    """Give a file a second name, or where that can't be, copy it."""
    try:
        part.hardlink_to(old)
    except OSError:
        shutil.copy(old, part)


def older_copies(folder: Path, before: datetime) -> tuple[Path, ...]:
    """Return the copies in a folder that were made before a time, by their names."""
    limit = copy_name(before)
    return tuple(path for path in _copies(folder) if path.name < limit)


def dispensable(folder: Path, before: datetime, now: datetime) -> tuple[Path, ...]:
    """Return the copies that are older than a time, or one of several of a day, week or month.

    Never the last few, but for those that a clock dated later than now. Where there are as many
    others, such a copy goes that would stay for longer than any.
    """
    copies = _copies(folder)
    past = [path for path in copies if path.suffix == ".db" and path.name <= copy_name(now)]
    spared = tuple(path.name for path in past[-SPARED:])
    old = (path for path in copies if path.name < copy_name(before))
    late = copy_name(now + (now - before))
    ahead = (path for path in copies if len(past) >= SPARED and path.name > late)
    found = {*old, *ahead, *superfluous(copies, now)}
    return tuple(path for path in sorted(found) if not path.name.startswith(spared))


def last_copy(folder: Path, now: datetime) -> Path | None:
    """Return the last copy in a folder, but for those dated later than now."""
    copies = (path for path in _copies(folder) if path.suffix == ".db")
    return max((path for path in copies if path.name <= copy_name(now)), default=None)


def _copies(folder: Path) -> list[Path]:
    """Return the files in a folder that are named as copies and whole, by their names."""
    found = [path for path in sorted(folder.glob(COPIES)) if is_dated(path) and path.is_file()]
    return [path for path in found if not path.name.endswith((PART, KEEPING))]


def is_copy_of(copy: Path, path: Path) -> bool:
    """Tell whether nothing has run over a database since a copy of it was made."""
    try:
        return _state(copy) == _state(path)
    except sqlite3.Error:
        return False


def _state(path: Path) -> list[list[Any]]:
    """Return what changes with whatever a running bot does: heartbeats, and the numbers given."""
    asked = ("pulses ORDER BY process", "sqlite_sequence ORDER BY name", "alembic_version")
    with closing(sqlite3.connect(uri(path, read_only=True), uri=True)) as connection:
        return [connection.execute(f"SELECT * FROM {one}").fetchall() for one in asked]


def copy_name(at: datetime) -> str:
    """Return the name of a copy that is made at a time; the names sort by it."""
    return at.astimezone(UTC).strftime(f"{NAME}.db")


async def check_file(path: Path) -> Checked:
    """Check a file's pages and foreign keys and count its rows, read-only. Raises NoFile."""
    return await asyncio.to_thread(_check, path)


def _check(path: Path) -> Checked:
    if not path.is_file():
        raise NoFile(str(path))
    try:
        with closing(sqlite3.connect(uri(path, read_only=True), uri=True)) as connection:
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
    revisions = (
        column("SELECT version_num FROM alembic_version") if "alembic_version" in own else []
    )
    if revisions == [head()]:
        faults += _lacking(column, own) or _unreadable(column)
    counts = {name: int(column(f'SELECT count(*) FROM "{name}"')[0]) for name in own}
    return Checked(revisions[0] if revisions else None, counts, tuple(faults))


def _lacking(column: Callable[[str], list[str]], tables: list[str]) -> list[str]:
    """Name the tables and columns that a database of the newest revision lacks."""
    found = {name: column(f"SELECT name FROM pragma_table_info('{name}')") for name in tables}
    return [f"the table {name} is missing" for name in metadata.tables if name not in found] + [
        f"the column {one.table.name}.{one.name} is missing"
        for one in _columns()
        if one.name not in found.get(one.table.name, one.name)
    ]


def _unreadable(column: Callable[[str], list[str]]) -> list[str]:
    """Name the columns of JSON in which something else stands."""
    return [
        f"the column {one.table.name}.{one.name} can't be read"
        for one in _columns()
        if isinstance(one.type, JSON)
        and column(
            f'SELECT 1 FROM "{one.table.name}" '
            f'WHERE "{one.name}" IS NOT NULL AND NOT json_valid("{one.name}") LIMIT 1'
        )
    ]


def _columns() -> list[Column[Any]]:
    return [one for table in metadata.sorted_tables for one in table.columns]
