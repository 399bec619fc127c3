"""One process at a time for an SQLite file, or for a shard: who runs it holds a lock beside it."""

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from store.database import Unusable
from store.private_files import make_file

ENDING = "-lock"
LINKED = (
    "{0} has a second name in its file system (a hard link), and a database that is used under two "
    "names is ruined. Give it one of its own: cp -p {0} {0}.own && mv {0}.own {0}"
)
"""What is said of a file with a second name, which is given."""


@contextmanager
def hold_alone(path: Path | None, *, shards: Collection[int] = ()) -> Iterator[None]:
    """Hold the lock of an SQLite file, or those of some shards of it. Raises Unusable.

    The locks are SQLite's own, on empty databases: they end with the process, on any system. A file
    with a second name (a hard link) could be used under that with another log: it would be ruined.
    """
    if path is None:
        yield
        return
    if has_second_name(path):
        raise Unusable(LINKED.format(path))
    with ExitStack() as stack:
        if not _holds(stack, path.with_name(path.name + ENDING), shared=bool(shards)):
            raise Unusable(f"another Castellan is using {path}: stop it first")
        for shard in sorted(shards):
            if not _holds(stack, path.with_name(f"{path.name}{ENDING}-{shard}")):
                raise Unusable(
                    f"another Castellan is running shard {shard} of {path}: stop it first"
                )
        yield


@contextmanager
def hold_copying(folder: Path) -> Iterator[None]:
    """Hold the lock beside a folder of copies, where one is made at a time. Raises Unusable."""
    with ExitStack() as stack:
        if not _holds(stack, folder.with_name(f"castellan-{folder.name}.db{ENDING}")):
            raise Unusable(f"another backup is being made in {folder}: wait for it")
        yield


def has_second_name(path: Path) -> bool:
    """Whether a file has more than one name in its file system: whoever uses both ruins it."""
    return path.is_file() and path.stat().st_nlink > 1


def _holds(stack: ExitStack, lock: Path, *, shared: bool = False) -> bool:
    """Lock a file, if nobody else has."""
    make_file(lock)
    connection = stack.enter_context(
        closing(sqlite3.connect(lock, timeout=0, isolation_level=None))
    )
    try:
        connection.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
        connection.execute("SELECT count(*) FROM sqlite_master")  # a shared lock begins here
    except sqlite3.Error:
        return False
    return True
