"""Migrations: up, down, and no difference from the tables in the code."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from store import Unusable, downgrade, head, revision, upgrade
from store.database import make_engine
from store.migrate import differences
from tests.helpers.database import on_server
from tests.store.conftest import DIALECTS


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the address of a database that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'castellan.db'}"


@pytest.fixture(params=DIALECTS)
def either(request: pytest.FixtureRequest, url: str) -> Iterator[str]:
    """Return the address of an empty database of either kind."""
    if request.param == "sqlite":
        yield url
        return
    with on_server(f"castellan_migrated_{os.getpid()}") as address:
        yield address


async def test_upgrade_makes_every_table(either: str) -> None:
    """From nothing to the newest revision; nothing differs from the code."""
    assert await revision(either) is None
    await upgrade(either)
    assert await revision(either) == head()
    assert await differences(either) == []


async def test_upgrade_twice_changes_nothing(either: str) -> None:
    """Every start runs it, and two processes may start at once."""
    await asyncio.gather(upgrade(either), upgrade(either))
    await upgrade(either)
    assert await revision(either) == head()


async def test_downgrade_takes_everything_back(either: str) -> None:
    """Down to nothing and up again."""
    await upgrade(either)
    await downgrade(either)
    engine = make_engine(either)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda one: inspect(one).get_table_names())
    await engine.dispose()
    assert names == ["alembic_version"]
    await upgrade(either)
    assert await differences(either) == []


async def test_second_revision_keeps_what_people_set(url: str, tmp_path: Path) -> None:
    """Up and down again, with people in the database."""
    await upgrade(url, "cc9df6190222")
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection, connection:
        connection.execute("INSERT INTO users VALUES (7, '{}', 1800000000)")
    for move, row in ((upgrade, (7, "{}", 1800000000, None)), (downgrade, (7, "{}", 1800000000))):
        await move(url, "cc9df6190222" if move is downgrade else "c512d8945dcc")
        with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection:
            assert connection.execute("SELECT * FROM users").fetchall() == [row]


TABLE = {
    **{"id": 1, "server_id": 1, "channel_id": 1, "place": "threads", "name": "Fens"},
    **{"host_id": 1, "host_name": "Ann", "opened_by": 1, "setup": "{}", "state": "playing"},
    "created_at": 7,
}
GAME = {
    **{"id": 5, "table_id": 1, "number": 1, "options": "{}", "names": "[]", "seed": "00"},
    **{"version": 3, "turn_version": 2, "started_at": 7, "round": 1, "turn_since": 7},
}
Rows = list[dict[str, Any]]


def insert(path: Path, **rows: Rows) -> None:
    """Insert rows, table by table."""
    with closing(sqlite3.connect(path / "castellan.db")) as connection, connection:
        connection.execute("PRAGMA foreign_keys = ON")
        for name, some in rows.items():
            for row in some:
                marks = ", ".join("?" * len(row))
                query = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})"
                connection.execute(query, list(row.values()))


def stored(path: Path) -> dict[str, Rows]:
    """Everything that stands in the database, by table."""
    with closing(sqlite3.connect(path / "castellan.db")) as connection:
        connection.row_factory = sqlite3.Row
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
        names = [row["name"] for row in connection.execute(query)]
        names = [name for name in names if not name.startswith(("sqlite_", "alembic_"))]
        return {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]
            for name in names
        }


async def test_third_revision_keeps_the_games(url: str, tmp_path: Path) -> None:
    """Up and down again, with a game in the database: it has no corrections of icons."""
    await upgrade(url, "c512d8945dcc")
    game = GAME
    insert(tmp_path, tables=[TABLE], games=[game])
    for move, icons in ((upgrade, ["icons"]), (downgrade, [])):
        await move(url, "c512d8945dcc" if move is downgrade else "head")
        with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection:
            connection.row_factory = sqlite3.Row
            row = dict(connection.execute("SELECT * FROM games").fetchone())
        assert {key: row[key] for key in game} == game
        assert [key for key in row if key == "icons"] == icons
        assert row.get("icons") is None


FULL: dict[str, Rows] = {
    "users": [{"id": 1, "settings": '{"forced": "play"}', "changed_at": 7, "unreached_at": 8}],
    "tables": [TABLE, {**TABLE, "id": 2, "rematch_of": 1, "setup": '{"box": "discovery"}'}],
    "seats": [
        {"table_id": 1, "seat": 1, "user_id": 1, "name": "Ann"},
        {"table_id": 1, "seat": 2, "user_id": 2, "name": "Ben", "resigned_at": 9},
    ],
    "setup_drafts": [{"server_id": 1, "user_id": 1, "setup": "{}", "changed_at": 7}],
    "games": [
        {**GAME, "icons": '{"sawmill": "k1t0"}'},
        {**GAME, "id": 6, "table_id": 2, "ending": "played", "ended_at": 90, "result": "[40, 9]"},
    ],
    "moves": [
        {
            **{"game_id": 5, "ordinal": 1, "version": 1, "seat": 1, "turn": "0.1"},
            **{"text": "choose K1", "made_by": "lord", "made_at": 7},
        }
    ],
}
"""A game that is played and one that is over, with the rows around them."""
TIMES_OF_NOTES = ("7a41e0d92b36", "4be83f21c6d7")
TIMES_OF_PRESETS = ("fb3756df6eac", "d19c60a2e7b4")
TIMES_OF_READING = ("d19c60a2e7b4", "e5a71c3f9b08")


def told_again(before: dict[str, Rows], after: dict[str, Rows]) -> dict[str, Rows]:
    """What the later rows say in the columns of the earlier ones."""
    return {
        name: [
            {column: row[column] for column in old}
            for old, row in zip(rows, after[name], strict=True)
        ]
        for name, rows in before.items()
    }


async def test_revision_of_notes_keeps_every_row(url: str, tmp_path: Path) -> None:
    """Up: nobody receives a giant and nobody has noted anything; down: as it was before."""
    before, after = TIMES_OF_NOTES
    await upgrade(url, before)
    insert(tmp_path, **FULL)
    earlier = stored(tmp_path)
    await upgrade(url, after)
    later = stored(tmp_path)
    assert told_again(earlier, later) == earlier
    assert set(later) - set(earlier) == {"notes"}
    assert [game["receiving"] for game in later["games"]] == [None, None]
    note = {"id": 3, "game_id": 5, "seat": 1, "text": "Take the lake.", "at": 9}
    insert(tmp_path, notes=[note])
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection, connection:
        connection.execute("UPDATE games SET receiving = '[2, 1]' WHERE id = 5")
    kept = stored(tmp_path)
    assert kept["notes"] == [note]
    assert [game["receiving"] for game in kept["games"]] == ["[2, 1]", None]
    await downgrade(url, before)
    assert stored(tmp_path) == earlier


async def test_revision_of_notes_refuses_a_note_on_no_game(url: str, tmp_path: Path) -> None:
    """Its key holds."""
    await upgrade(url, TIMES_OF_NOTES[1])
    insert(tmp_path, **FULL)
    with pytest.raises(sqlite3.IntegrityError):
        insert(tmp_path, notes=[{"game_id": 77, "seat": 1, "text": "Hm.", "at": 9}])


async def test_revision_of_presets_keeps_every_row(url: str, tmp_path: Path) -> None:
    """Up: nothing is saved; a name is saved once a server; down: as it was before."""
    before, after = TIMES_OF_PRESETS
    await upgrade(url, before)
    insert(tmp_path, **FULL, notes=[{"game_id": 5, "seat": 1, "text": "Hm.", "at": 9}])
    earlier = stored(tmp_path)
    await upgrade(url, after)
    assert stored(tmp_path) == {**earlier, "presets": []}
    preset = {"server_id": 1, "name": "Friday", "saved_by": 7, "setup": "{}", "saved_at": 9}
    insert(tmp_path, presets=[preset, {**preset, "server_id": 2}])
    with pytest.raises(sqlite3.IntegrityError):
        insert(tmp_path, presets=[preset])
    assert [row["id"] for row in stored(tmp_path)["presets"]] == [1, 2]
    await downgrade(url, before)
    assert stored(tmp_path) == earlier


async def test_revision_of_read_notes_keeps_every_row(url: str, tmp_path: Path) -> None:
    """Up: no note was read yet, and one can be; down: as it was before."""
    before, after = TIMES_OF_READING
    await upgrade(url, before)
    insert(tmp_path, **FULL, notes=[{"game_id": 5, "seat": 1, "text": "Hm.", "at": 9}])
    earlier = stored(tmp_path)
    await upgrade(url, after)
    later = stored(tmp_path)
    assert told_again(earlier, later) == earlier
    assert [note["read_at"] for note in later["notes"]] == [None]
    with closing(sqlite3.connect(tmp_path / "castellan.db")) as connection, connection:
        connection.execute("UPDATE notes SET read_at = 12")
    assert [note["read_at"] for note in stored(tmp_path)["notes"]] == [12]
    await downgrade(url, before)
    assert stored(tmp_path) == earlier


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
    with pytest.raises(Unusable, match="newer Castellan"):
        await upgrade(url)
    assert await revision(url) == "ffffffffffff"
    for nowhere in ("nonsense", "oracle://here/there"):
        with pytest.raises(Unusable):
            await revision(nowhere)
