"""Revisions of the tables: the newest one, and which this release knows."""

from functools import cache
from pathlib import Path
from typing import Final

from alembic.script import ScriptDirectory
from alembic.util import CommandError

_NEWER: Final = (
    "the database was made by a newer Castellan (revision {}): update this one, or restore a "
    "backup from before the update"
)
MOVING: Final = "moving"
"""Stands in place of a revision in a database that `bot.py move` has not filled yet."""
_HALF_MOVED: Final = (
    "the database is half filled by a bot.py move that was ended: give that command again, or "
    "empty the database"
)
AFTER: Final = "_after_"
"""Stands between a revision that only adds to the one before, and the beginning of that one."""
SHORT: Final = 12
MIGRATIONS: Final = Path(__file__).parent / "migrations"


@cache
def head() -> str:
    """Return the newest revision the code knows."""
    return str(ScriptDirectory(str(MIGRATIONS)).get_current_head())


def is_known(revision: str | None) -> bool:
    """Tell whether this release or an earlier one made databases of a revision."""
    try:
        return revision is None or bool(ScriptDirectory(str(MIGRATIONS)).get_revision(revision))
    except CommandError:
        return False


def is_next(revision: str | None) -> bool:
    """Tell whether a later release has only added to the newest revision the code knows."""
    return revision is not None and revision.endswith(adding("", head()))


def adding(own: str, before: str) -> str:
    """Return the name of a revision that only adds to another one: it says so itself.

    So a release that does not know it can go on with such a database, among several processes.
    """
    return f"{own}{AFTER}{before[:SHORT]}"


def passed(found: str | None) -> tuple[str, ...]:
    """Return the revisions that an upgrade from one passes, the first one first."""
    if found == head():
        return ()
    scripts = ScriptDirectory(str(MIGRATIONS)).iterate_revisions("head", found or "base")
    return tuple(reversed([one.revision for one in scripts]))


def why_unknown(revision: str | None) -> str:
    """Say why a database can't be used whose revision this release does not know."""
    return _HALF_MOVED if revision == MOVING else _NEWER.format(revision)
