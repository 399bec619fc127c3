"""The few shapes that queries have; that every query is tested, and compiled for PostgreSQL."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    Column,
    ColumnElement,
    Dialect,
    Integer,
    Update,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import UnsupportedCompilationError
from sqlalchemy.ext.compiler import compiles

from store import Connection, _query, database, schema
from store.rows import AbsenceRow, DeedRow, UserRow
from store.servers import Servers
from tests.store.builders import ANN, BEN, CARA, NOW, add_game, count, refused

TESTS = Path(__file__).parent
STORE = TESTS.parents[1] / "store"
USERS, ABSENCES, DEEDS = schema.users, schema.absences, schema.deeds


def absence(user: int, **changes: Any) -> dict[str, Any]:
    row = {"user_id": user, "from_at": NOW, "until_at": NOW + 5, "note": "", "booked_at": NOW}
    return {**row, **changes}


def break_json(column: Column[Any]) -> Update:
    """Return an UPDATE that writes text into a column which is not JSON."""
    return update(column.table).values({column.name: literal_column("'{oops'")})


class OnlyInSqlite(ColumnElement[int]):
    """Something that can't be said to PostgreSQL."""

    inherit_cache = False
    type = Integer()


@compiles(OnlyInSqlite, "sqlite")
def _written(*_: object, **__: object) -> str:
    return "1"


async def test_a_statement_that_postgresql_does_not_know_fails_its_test(
    connection: Connection,
) -> None:
    """Whether there is a server or not."""
    with pytest.raises(UnsupportedCompilationError):
        await connection.execute(select(OnlyInSqlite()))


async def test_an_inserted_row_has_an_id(connection: Connection) -> None:
    """Each its own; the row is found by it."""
    one, other = [await _query.add(connection, ABSENCES, absence(user)) for user in (ANN, BEN)]
    assert one != other
    query = _query.by(ABSENCES, "id")
    found = await _query.first(connection, AbsenceRow, query, id=other)
    assert found == AbsenceRow(other, BEN, NOW, NOW + 5, "", NOW)


async def test_many_rows_are_inserted_at_once(connection: Connection) -> None:
    """No rows are no statement."""
    await _query.add_all(connection, ABSENCES, [])
    assert await count(connection, ABSENCES) == 0
    await _query.add_all(connection, ABSENCES, [absence(ANN), absence(BEN)])
    query = select(ABSENCES).order_by(ABSENCES.c.user_id)
    found = await _query.every(connection, AbsenceRow, query)
    assert [row.user_id for row in found] == [ANN, BEN]


async def test_rows_are_inserted_counted_and_deleted(connection: Connection) -> None:
    """Rows are given by their class, with their ids; conditions must all match."""
    rows = [
        AbsenceRow(n, user, NOW, NOW + n, "", NOW) for n, user in ((5, ANN), (7, ANN), (9, BEN))
    ]
    await _query.add_rows(connection, ABSENCES, [])
    await _query.add_rows(connection, ABSENCES, rows)
    query = select(ABSENCES).order_by(ABSENCES.c.id)
    assert await _query.every(connection, AbsenceRow, query) == rows
    late = (ABSENCES.c.user_id == ANN, ABSENCES.c.until_at > NOW + 5)
    assert await _query.count(connection, *late) == 1
    assert await _query.remove(connection, ABSENCES, *late) == 1
    assert await _query.count(connection, *late) == 0
    assert await _query.remove(connection, ABSENCES, *late) == 0
    assert await _query.every(connection, AbsenceRow, query) == [rows[0], rows[2]]


async def test_rows_are_grouped_by_a_column(connection: Connection) -> None:
    """Each group keeps the order of the query; values without rows are left out."""
    rows = [AbsenceRow(n, user, NOW, NOW, "", NOW) for n, user in ((5, ANN), (7, BEN), (9, ANN))]
    await _query.add_rows(connection, ABSENCES, rows)
    query = select(ABSENCES).order_by(ABSENCES.c.id.desc())
    found = await _query.grouped(connection, AbsenceRow, query, "user_id")
    assert found == {ANN: [rows[2], rows[0]], BEN: [rows[1]]}


async def test_many_rows_are_made_with_others_in_between(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's whole history keeps nobody waiting until it is read."""
    monkeypatch.setattr(_query, "AT_ONCE", 3)
    rows = [AbsenceRow(number, ANN, NOW, NOW, "", NOW) for number in range(1, 11)]
    await _query.add_rows(connection, ABSENCES, rows)
    made, seen = list[AbsenceRow](), set[int]()

    def make(*values: Any) -> AbsenceRow:
        made.append(AbsenceRow(*values))
        return made[-1]

    async def watch() -> None:
        while True:
            seen.add(len(made))
            await asyncio.sleep(0)

    watching = asyncio.create_task(watch())
    kind: Any = make
    found = await _query.every(connection, kind, select(ABSENCES).order_by(ABSENCES.c.id))
    watching.cancel()
    assert found == rows
    assert {3, 6, 9} <= seen


async def test_first_rows_leave_out_some_servers(connection: Connection) -> None:
    """Without any to leave out, only the limit counts."""
    templates = schema.cup_templates
    row = {"saved_by": ANN, "setup": {}, "saved_at": NOW, "name": "Spring"}
    await _query.add_all(connection, templates, [{**row, "server_id": n} for n in (1, 2, 3)])
    query = select(templates)
    for limit, but, servers in ((2, [], [1, 2]), (2, [2], [1, 3]), (5, [1, 3], [2])):
        others = Servers(away=frozenset(but))
        found = await connection.execute(_query.first_rows(templates, query, limit, others))
        assert [one.server_id for one in found] == servers


async def test_rows_to_deliver_come_in_turns_by_server(connection: Connection) -> None:
    """The first of each server, then the second of each: nobody waits for hundreds of another."""
    templates = schema.cup_templates
    row = {"saved_by": ANN, "setup": {}, "saved_at": NOW}
    places = [(1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e"), (2, "f")]
    rows = [{**row, "server_id": server, "name": name} for server, name in places]
    await _query.add_all(connection, templates, rows)
    query = _query.first_rows(templates, select(templates), 5, Servers())
    found = await connection.execute(query)
    assert "".join(one.name for one in found) == "adebf"


async def test_rows_are_selected_by_several_columns(connection: Connection) -> None:
    """All of them have to match; the first of none is None."""
    await _query.add_all(connection, ABSENCES, [absence(ANN), absence(ANN, note="Sea")])
    query = _query.by(ABSENCES, "user_id", "note")
    for note, number in (("Sea", 1), ("", 1), ("Hills", 0)):
        found = await _query.every(connection, AbsenceRow, query, user_id=ANN, note=note)
        assert len(found) == number
    assert await _query.first(connection, AbsenceRow, query, user_id=BEN, note="") is None


async def test_a_value_of_no_row_is_none(connection: Connection) -> None:
    """As is one that is NULL."""
    query = select(USERS.c.unreached_at)
    assert await _query.value(connection, query) is None
    await _query.add_all(connection, USERS, [{"id": ANN, "settings": {}, "changed_at": NOW}])
    assert await _query.value(connection, query) is None


async def test_rows_whose_json_is_broken_are_counted(connection: Connection) -> None:
    """The others are returned."""
    for user in (ANN, BEN):
        await _query.add_all(connection, USERS, [{"id": user, "settings": {}, "changed_at": NOW}])
    await connection.execute(break_json(USERS.c.settings).where(USERS.c.id == ANN))
    query = select(USERS).order_by(USERS.c.id)
    found, unreadable = await _query.every_readable(connection, UserRow, query)
    assert ([row.id for row in found], unreadable) == ([BEN], 1)


async def test_a_row_is_read_without_a_column_that_is_broken(connection: Connection) -> None:
    """It has another value there; no row is None."""
    await _query.add_all(connection, USERS, [{"id": ANN, "settings": {}, "changed_at": NOW}])
    await connection.execute(break_json(USERS.c.settings))
    row = await _query.first_without(connection, UserRow, USERS, ANN, settings={"lost": True})
    assert row is not None
    assert (row.id, row.settings, row.changed_at) == (ANN, {"lost": True}, NOW)
    assert await _query.first_without(connection, UserRow, USERS, BEN, settings={}) is None


async def test_a_savepoint_is_undone_alone(connection: Connection) -> None:
    """On any error; what was written before it stays."""
    await _query.add_all(connection, ABSENCES, [absence(ANN)])

    async def fail() -> None:
        async with database.savepoint(connection):
            await _query.add_all(connection, ABSENCES, [absence(BEN)])
            raise KeyError

    with pytest.raises(KeyError):
        await fail()
    async with database.savepoint(connection):
        await _query.add_all(connection, ABSENCES, [absence(CARA)])
    rows = await _query.every(connection, AbsenceRow, select(ABSENCES).order_by(ABSENCES.c.id))
    assert [row.user_id for row in rows] == [ANN, CARA]


async def test_changes_say_how_many_rows_they_met(connection: Connection) -> None:
    """By a condition, and by the values of columns; also where the row stays as it was."""
    await _query.add_all(connection, ABSENCES, [absence(ANN), absence(ANN), absence(BEN)])
    change = _query.change
    assert await change(connection, ABSENCES, ABSENCES.c.user_id == ANN, note="Sea") == 2
    assert await change(connection, ABSENCES, ABSENCES.c.user_id == CARA, note="Sea") == 0
    by_key = _query.change_by
    assert await by_key(connection, ABSENCES, {"user_id": ANN, "note": "Sea"}, note="Hills") == 2
    assert await by_key(connection, ABSENCES, {"user_id": BEN}, note="") == 1
    assert await by_key(connection, ABSENCES, {"user_id": ANN, "note": "Sea"}, note="") == 0
    found = await _query.every(connection, AbsenceRow, select(ABSENCES).order_by(ABSENCES.c.id))
    assert [row.note for row in found] == ["Hills", "Hills", ""]


async def test_a_column_can_be_changed_by_its_own_value(connection: Connection) -> None:
    """The key is compared with what was there before."""
    await _query.add_all(connection, ABSENCES, [absence(ANN, note="Sea")])
    assert await _query.change_by(connection, ABSENCES, {"note": "Sea"}, note="Hills") == 1
    assert await _query.change_by(connection, ABSENCES, {"note": "Sea"}, note="Fens") == 0


async def test_put_inserts_and_then_changes(connection: Connection) -> None:
    """One row a key; columns that are not named stay as they are."""
    for settings in ({"zone": "UTC"}, {"zone": "Europe/Berlin"}):
        values = {"settings": settings, "changed_at": NOW}
        await _query.put(connection, USERS, {"id": ANN}, values)
        await _query.change_by(connection, USERS, {"id": ANN}, unreached_at=NOW - 1)
    row = await _query.first(connection, UserRow, _query.by(USERS, "id"), id=ANN)
    assert row == UserRow(ANN, {"zone": "Europe/Berlin"}, NOW, NOW - 1)


async def test_put_knows_a_key_of_several_columns(connection: Connection) -> None:
    """A row that differs in one of them is another row."""
    game = await add_game(connection)
    for user, kind in ((ANN, "on_time"), (BEN, "silent"), (ANN, "warned")):
        key = {"game_id": game, "version": 1, "user_id": user}
        await _query.put(connection, DEEDS, key, {"kind": kind, "at": NOW})
    found = await _query.every(connection, DeedRow, select(DEEDS).order_by(DEEDS.c.user_id))
    assert [(row.user_id, row.kind) for row in found] == [(ANN, "warned"), (BEN, "silent")]


async def test_a_conflict_leaves_what_was_done_before(connection: Connection) -> None:
    """Inside a savepoint, in both databases."""
    row = {"id": ANN, "settings": {}, "changed_at": NOW}
    await _query.add_all(connection, USERS, [row])
    async with refused(connection):
        await _query.add_all(connection, USERS, [row])
    assert await count(connection, USERS) == 1


@pytest.mark.parametrize("dialect", [sqlite.dialect(), postgresql.dialect()])  # type: ignore[no-untyped-call]
def test_an_upsert_is_the_same_in_both_databases(dialect: Dialect) -> None:
    """Written with the words of each; all but the marks of parameters is equal."""
    keys, names = ("server_id", "user_id"), ("setup", "table_id")
    statement = _query._upsertion(dialect.name, schema.setup_drafts, keys, names)
    words = str(statement.compile(dialect=dialect, column_keys=[*keys, *names]))
    assert " ".join(words.split()).partition("ON CONFLICT ")[2] == (
        "(server_id, user_id) DO UPDATE SET setup = excluded.setup, table_id = excluded.table_id"
    )


def queries() -> Iterator[str]:
    """Name every public query, by module and function."""
    for path in sorted(STORE.glob("*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.AsyncFunctionDef) and not node.name.startswith("_"):
                arguments = node.args.posonlyargs + node.args.args
                if arguments and arguments[0].arg == "connection":
                    yield f"{path.stem}.{node.name}"


def test_every_query_is_tested_here() -> None:
    """Called by its module's name, so that one can be found by the other."""
    named = {
        f"{node.value.id}.{node.attr}"
        for path in TESTS.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    found = set(queries())
    assert len(found) > 200
    assert found - named == set()
