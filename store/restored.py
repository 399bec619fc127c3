"""What a database that was restored or begun anew must not do: give numbers, or say news, twice.

Messages that were posted after the copy was made, or from a database that is lost, are still on
Discord, and their buttons name games, tables and tournaments that are lost. If a new game got such
a number, they would act on it.
"""

from typing import Final

from sqlalchemy import Connection, Table, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.backup import COPIED
from store.database import PLACE
from store.outbox import WAITING
from store.schema import cup_posts, metadata, outbox

STEP: Final = 1000
NUMBERED: Final = tuple(
    one for one in metadata.sorted_tables if one.c.values()[0].autoincrement is True
)
"""The tables whose rows are numbered by the database, no number twice."""

_MAY_ASK: Final = "SELECT has_function_privilege('pg_control_system()', 'execute')"
_SERVER: Final = "SELECT system_identifier FROM pg_control_system()"
_NOTED: Final = "SELECT obj_description(to_regclass('alembic_version'))"
_SEQUENCE: Final = text("SELECT pg_get_serial_sequence(:name, 'id')")
_SET: Final = text("SELECT setval(:sequence, :last, :given)")


def skip_lost_numbers(connection: Connection, above: int = 0, *, older: bool = False) -> None:
    """Let all numbers go on above a number, or if rows are lost, above theirs.

    They are if it is a copy, or `older` than what was there before.
    """
    copied = older or is_copy(connection)
    if copied:  # what waited then may have been posted since
        connection.execute(update(outbox).values(doubtful=1).where(outbox.c.state == WAITING))
        connection.execute(update(cup_posts).values(doubtful=1).where(cup_posts.c.state == WAITING))
    if copied or above:
        for one in NUMBERED:
            last = next_after(last_number(connection, one)) if copied else 0
            go_on_after(connection, one, max(above, last))
    _mark_as_first(connection)


def is_copy(connection: Connection) -> bool:
    """Whether a database is a copy that was not begun with: a file of ours, a dump put back.

    On a server tables say where they were made; a dump takes that along, to another place.
    """
    if connection.dialect.name == "sqlite":
        return bool(connection.exec_driver_sql("PRAGMA user_version").scalar_one() == COPIED)
    noted = connection.exec_driver_sql(_NOTED).scalar_one()
    return noted is not None and noted != _place(connection)


def _place(connection: Connection) -> str | None:
    """Return where our tables stand, and on which server if we may ask; None without any."""
    place = connection.exec_driver_sql(PLACE).scalar_one_or_none()
    if place is None or not connection.exec_driver_sql(_MAY_ASK).scalar_one():
        return place
    return f"{connection.exec_driver_sql(_SERVER).scalar_one()} {place}"


def _mark_as_first(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA user_version=0")
        return
    place = _place(connection)
    if place is not None and connection.exec_driver_sql(_NOTED).scalar_one() != place:
        connection.exec_driver_sql(f"COMMENT ON TABLE alembic_version IS '{place}'")


def last_number(connection: Connection, one: Table) -> int:
    """Return the last number that a table gave, 0 if none."""
    if connection.dialect.name == "sqlite":
        query = text("SELECT max(seq) FROM sqlite_sequence WHERE name = :name")
        return int(connection.execute(query, {"name": one.name}).scalar() or 0)
    sequence = connection.execute(_SEQUENCE, {"name": one.name}).scalar_one()
    found = connection.execute(text(f"SELECT last_value, is_called FROM {sequence}"))
    value, given = found.one()
    return int(value) if given else int(value) - 1


def go_on_after(connection: Connection, one: Table, number: int) -> None:
    """Let a table give numbers above one."""
    if connection.dialect.name == "sqlite":
        row = {"name": one.name, "seq": number}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
        connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :seq)"), row)
        return
    sequence = connection.execute(_SEQUENCE, {"name": one.name}).scalar_one()
    values = {"sequence": sequence, "last": max(number, 1), "given": number > 0}
    connection.execute(_SET, values)


async def begin_above(connection: AsyncConnection, above: int) -> bool:
    """Let numbers begin above one if a database has given none yet; tell whether it has not."""
    return await connection.run_sync(_begin_above, above)


def _begin_above(connection: Connection, above: int) -> bool:
    given = any(last_number(connection, one) for one in NUMBERED)
    if not given:
        skip_lost_numbers(connection, above)
    return not given


def next_after(last: int) -> int:
    """Return a number above all that may be lost: twice as many as the copy has, in thousands."""
    return (2 * last // STEP + 1) * STEP
