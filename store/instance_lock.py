"""One process at a time for an SQLite file: who runs it holds a lock beside it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from store.database import Unusable
from store.private_files import make_file

ENDING = "-lock"


@contextmanager
def hold_alone(path: Path | None, *, shared: bool = False) -> Iterator[None]:
    """Hold the lock of an SQLite file; processes that divide shards share it. Raises Unusable.

    The lock is one of SQLite's own, on an empty database: it ends with the process, on any system.
    """
    if path is None:
        yield
        return
    lock = path.with_name(path.name + ENDING)
    make_file(lock)
    with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN" if shared else "BEGIN EXCLUSIVE")
            connection.execute("SELECT count(*) FROM sqlite_master")  # a shared lock begins here
        except sqlite3.Error as error:
            raise Unusable(f"another Castellan is using {path}: stop it first") from error
        yield
