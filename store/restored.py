"""What a database that was restored from a copy must not do: give numbers a second time.

Messages that were posted after the copy was made are still on Discord, and their buttons name
games, tables and tournaments that are lost. If a new game got such a number, they would act on it.
"""

from typing import Final

from sqlalchemy import Connection, text

from store.backup import COPIED
from store.schema import metadata

STEP: Final = 1000


def skip_lost_numbers(connection: Connection) -> None:
    """If an SQLite file is a copy, let all numbers go on above those that may be lost."""
    if connection.dialect.name != "sqlite":
        return
    if connection.exec_driver_sql("PRAGMA user_version").scalar_one() != COPIED:
        return
    rows = connection.execute(text("SELECT name, seq FROM sqlite_sequence"))
    last: dict[str, int] = {row.name: row.seq for row in rows}
    for table in metadata.sorted_tables:
        if table.dialect_options["sqlite"]["autoincrement"]:
            row = {"name": table.name, "seq": next_after(last.get(table.name, 0))}
            connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
            connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :seq)"), row)
    connection.exec_driver_sql("PRAGMA user_version=0")


def next_after(last: int) -> int:
    """Return a number above all that may be lost: twice as many as the copy has, in thousands."""
    return (2 * last // STEP + 1) * STEP
