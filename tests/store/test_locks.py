"""Locks on subjects, which writers of several processes hold."""

from __future__ import annotations

from sqlalchemy import text

from store import Connection, locks

HELD = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()"


async def test_locks_on_subjects_are_held_until_the_transaction_ends(
    connection: Connection,
) -> None:
    """In one order, whatever they are named in; SQLite, which has one writer, needs none."""
    subjects = [("game", 2), ("game", 1), ("game", 2)]
    await locks.hold(connection, subjects)
    assert locks.key_of(("game", 1)) != locks.key_of(("game", 2))
    if connection.dialect.name == "postgresql":
        assert (await connection.execute(text(HELD))).scalar_one() == 2
