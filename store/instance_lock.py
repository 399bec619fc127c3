"""One process at a time for an SQLite file, or for a shard: who runs it holds a lock beside it."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from os import truncate
from pathlib import Path
from typing import Final

from store.database import Unusable
from store.private_files import make_file

ENDING = "-lock"
LINKED = (
    "{0} has a second name in its file system (a hard link), and a database that is used under two "
    "names is ruined. Give it one of its own: cp -p {0} {0}.own && mv {0}.own {0}"
)
"""What is said of a file with a second name, which is given."""
CANNOT_LOCK = (
    "the lock {0} can't be taken ({1}). Castellan must be able to write in that folder, and its "
    "disk needs room"
)
"""What is said of a file that can't be locked, though nobody holds it."""
PRIMARY: Final = 0xFF
"""SQLite's codes of errors are told by these bits."""
HELD: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
FOREIGN: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class BeingCopied(Unusable):
    """Another process is making a copy."""


@contextmanager
def hold_alone(
    path: Path | None,
    *,
    shards: Collection[int] = (),
    count: int | None = None,
    linked: bool = False,
) -> Iterator[tuple[Path, ...]]:
    """Hold the lock of an SQLite file, or those of some of its `count` shards; returns them.

    The locks are SQLite's own, on empty databases: they end with the process, on any system. A file
    with a second name (a hard link) could be used under that with another log: it would be ruined.
    `linked`: it may have one, since a `restore` was killed. Raises Unusable, OSError.
    """
    if path is None:
        yield ()
        return
    if has_second_name(path) and not linked:
        raise Unusable(LINKED.format(path))
    with ExitStack() as stack:
        held = [path.with_name(path.name + ENDING)]
        if not _holds(stack, held[0], shared=bool(shards)):
            raise Unusable(f"another Castellan is using {path}: stop it first")
        if shards:
            held.append(_hold_count(stack, path, count))
        for shard in sorted(shards):
            held.append(path.with_name(f"{path.name}{ENDING}-{shard}"))
            if not _holds(stack, held[-1]):
                raise Unusable(
                    f"another Castellan is running shard {shard} of {path}: stop it first"
                )
        yield tuple(held)


def _hold_count(stack: ExitStack, path: Path, count: int | None) -> Path:
    """Hold the lock of a number of shards, which all processes share. Raises Unusable."""
    ours = path.with_name(f"{path.name}{ENDING}-of-{count}")
    _holds(stack, ours, shared=True)
    for other in sorted(path.parent.glob(f"{path.name}{ENDING}-of-[0-9]*")):
        with ExitStack() as probing:
            if other != ours and not _holds(probing, other):
                number = other.name.rpartition("-")[2]
                raise Unusable(
                    f"another Castellan is using {path} with SHARD_COUNT={number}: stop it first, "
                    "or set the same number here"
                )
    return ours


@contextmanager
def hold_copying(folder: Path) -> Iterator[None]:
    """Hold the lock beside a folder of copies, where one is made at a time. Raises BeingCopied."""
    with ExitStack() as stack:
        if not _holds(stack, folder.with_name(f"castellan-{folder.name}.db{ENDING}")):
            raise BeingCopied(f"another backup is being made in {folder}: wait for it")
        yield


def has_second_name(path: Path) -> bool:
    """Whether a file has more than one name in its file system: whoever uses both ruins it."""
    return path.is_file() and path.stat().st_nlink > 1


def _holds(stack: ExitStack, lock: Path, *, shared: bool = False) -> bool:
    """Lock a file, if nobody else has. Raises Unusable where it can't be locked at all, OSError.

    Nothing ever stands in it; what something else wrote there is taken out.
    """
    make_file(lock)
    for last in (False, True):
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
        try:
            connection.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            connection.execute("SELECT count(*) FROM sqlite_master")  # a shared lock begins here
        except sqlite3.Error as error:
            connection.close()
            code = error.sqlite_errorcode & PRIMARY
            if code in HELD:
                return False
            if code not in FOREIGN or last:
                raise Unusable(CANNOT_LOCK.format(lock, error)) from error
            truncate(lock, 0)
        else:
            stack.callback(connection.close)
            return True
    return False
