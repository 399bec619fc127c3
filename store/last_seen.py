"""When the database was last alive, noted beside it: one that is older has lost rows.

As where its log was removed after a crash, or an old copy was put in its place by hand. Nothing
else tells it: what is left is sound.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from store.database import uri
from store.private_files import make_file

ENDING: Final = "-seen"
OLDER: Final = (
    "lacks rows that were in it when the bot ran last, as if its log had been removed or an older "
    "copy put in its place"
)


def note_seen(path: Path | None, at: int) -> None:
    """Note the heartbeat that has just been written to an SQLite file."""
    if path is not None:
        mark = path.with_name(path.name + ENDING)
        with suppress(OSError):  # the next one is noted
            make_file(mark)
            mark.write_text(str(at))


def forget_seen(path: Path) -> None:
    """Forget it: an older database was put there, or was begun with."""
    path.with_name(path.name + ENDING).unlink(missing_ok=True)


def is_older(path: Path | None) -> bool:
    """Tell whether an SQLite file lacks the heartbeat that was noted last."""
    if path is None:
        return False
    try:
        seen = int(path.with_name(path.name + ENDING).read_text())
    except (OSError, ValueError):
        return False
    found = _heartbeat(path)
    return found is not None and found < seen


def _heartbeat(path: Path) -> int | None:
    """Return the latest heartbeat in a file, 0 if there is none, None if it can't be read now."""
    if not path.is_file():
        return 0
    try:
        with closing(sqlite3.connect(uri(path, read_only=True), uri=True)) as base:
            return int(base.execute("SELECT max(at) FROM pulses").fetchone()[0] or 0)
    except sqlite3.Error as error:
        return 0 if str(error).startswith("no such table") else None
