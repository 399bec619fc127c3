"""Migrations: up, down, and no difference from the tables in the code."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store import Unusable, downgrade, head, revision, upgrade
from store.migrate import differences


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'castellan.db'}"


async def test_upgrade_makes_every_table(url: str) -> None:
    """From nothing to the newest revision; nothing differs from the code."""
    assert await revision(url) is None
    await upgrade(url)
    assert await revision(url) == head()
    assert await differences(url) == []


async def test_upgrade_twice_changes_nothing(url: str) -> None:
    """Every start runs it."""
    await upgrade(url)
    await upgrade(url)
    assert await revision(url) == head()


async def test_downgrade_takes_everything_back(url: str, tmp_path: Path) -> None:
    """Down to nothing and up again."""
    await upgrade(url)
    await downgrade(url)
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    assert {name for name in names if not name.startswith("sqlite_")} == {"alembic_version"}
    await upgrade(url)
    assert await differences(url) == []


async def test_second_revision_keeps_what_people_set(url: str, tmp_path: Path) -> None:
    """Up and down again, with people in the database."""
    await upgrade(url, "cc9df6190222")
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection, connection:
        connection.execute("INSERT INTO users VALUES (7, '{}', 1800000000)")
    for move, row in ((upgrade, (7, "{}", 1800000000, None)), (downgrade, (7, "{}", 1800000000))):
        await move(url, "cc9df6190222" if move is downgrade else "c512d8945dcc")
        with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection:
            assert connection.execute("SELECT * FROM users").fetchall() == [row]


async def test_third_revision_keeps_the_games(url: str, tmp_path: Path) -> None:
    """Up and down again, with a game in the database: it has no corrections of icons."""
    await upgrade(url, "c512d8945dcc")
    table = {"id": 1, "server_id": 1, "channel_id": 1, "place": "threads", "name": "Fens"}
    table |= {"host_id": 1, "host_name": "Ann", "opened_by": 1, "setup": "{}", "state": "playing"}
    game = {"id": 5, "table_id": 1, "number": 1, "options": "{}", "names": "[]", "seed": "00"}
    game |= {"version": 3, "turn_version": 2, "started_at": 7, "round": 1, "turn_since": 7}
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection, connection:
        for name, row in (("tables", table | {"created_at": 7}), ("games", game)):
            marks = ", ".join("?" * len(row))
            query = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})"
            connection.execute(query, list(row.values()))
    for move, icons in ((upgrade, ["icons"]), (downgrade, [])):
        await move(url, "c512d8945dcc" if move is downgrade else "head")
        with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection:
            connection.row_factory = sqlite3.Row
            row = dict(connection.execute("SELECT * FROM games").fetchone())
        assert {key: row[key] for key in game} == game
        assert [key for key in row if key == "icons"] == icons
        assert row.get("icons") is None


async def test_failed_migration_leaves_the_database_as_it_was(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration is one transaction."""

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("power cut")

    monkeypatch.setattr("alembic.op.create_index", broken, raising=False)
    monkeypatch.setattr("alembic.operations.BatchOperations.create_index", broken)
    with pytest.raises(RuntimeError):
        await upgrade(url)
    monkeypatch.undo()
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    await upgrade(url)
    assert await revision(url) == head()


async def test_database_that_is_none_or_of_a_newer_release_is_refused(
    url: str, tmp_path: Path
) -> None:
    """In one sentence, and it stays as it is."""
    path = tmp_path / "castellan.db"
    path.write_bytes(b"This is no database." * 100)
    with pytest.raises(Unusable):
        await upgrade(url)
    assert path.read_bytes() == b"This is no database." * 100
    path.unlink()
    await upgrade(url)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'ffffffffffff'")
    with pytest.raises(Unusable, match="another release"):
        await upgrade(url)
    assert await revision(url) == "ffffffffffff"
    for nowhere in ("nonsense", "oracle://here/there"):
        with pytest.raises(Unusable):
            await revision(nowhere)
