"""What a database that was restored or begun anew must not do: give numbers, or say news, twice.

Messages that were posted after the copy was made, or from a database that is lost, are still on
Discord, and their buttons name games, tables and tournaments that are lost. If a new game got such
a number, they would act on it.
"""

from typing import Final

from sqlalchemy import Connection, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.backup import COPIED
from store.outbox import WAITING
from store.schema import cup_posts, metadata, outbox

STEP: Final = 1000


def skip_lost_numbers(connection: Connection, above: int = 0, *, older: bool = False) -> None:
    """Let all numbers of an SQLite file go on above a number, or if rows are lost, above theirs.

    They are if it is a copy, or `older` than what was there before.
    """
    if connection.dialect.name != "sqlite":
        return
    copied = connection.exec_driver_sql("PRAGMA user_version").scalar_one() == COPIED or older
    if not (copied or above):
        return
    if copied:  # what waited then may have been posted since
        connection.execute(update(outbox).values(doubtful=1).where(outbox.c.state == WAITING))
        connection.execute(update(cup_posts).values(doubtful=1).where(cup_posts.c.state == WAITING))
    rows = connection.execute(text("SELECT name, seq FROM sqlite_sequence"))
    last: dict[str, int] = {row.name: row.seq for row in rows}
    for table in metadata.sorted_tables:
        if table.dialect_options["sqlite"]["autoincrement"]:
            seq = max(above, next_after(last.get(table.name, 0)) if copied else 0)
            row = {"name": table.name, "seq": seq}
            connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
            connection.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :seq)"), row)
    connection.exec_driver_sql("PRAGMA user_version=0")


async def begin_above(connection: AsyncConnection, above: int) -> bool:
    """Let numbers begin above one if an SQLite file has given none yet; tell whether it has not."""
    return await connection.run_sync(_begin_above, above)


def _begin_above(connection: Connection, above: int) -> bool:
    if connection.dialect.name != "sqlite":
        return False
    given = connection.execute(text("SELECT count(*) FROM sqlite_sequence")).scalar_one()
    if not given:
        skip_lost_numbers(connection, above)
    return not given


def next_after(last: int) -> int:
    """Return a number above all that may be lost: twice as many as the copy has, in thousands."""
    return (2 * last // STEP + 1) * STEP
