"""Tables made from the classes of their rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import pytest
from sqlalchemy import JSON, Dialect, String, Table, UniqueConstraint
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateTable

from store import day_rows, rows, schema, statistics_rows, tournament_rows
from store._columns import Digest, Key, RowId, Snowflake, TableId, Time, Word, table

SQLITE, POSTGRESQL = sqlite.dialect(), postgresql.dialect()  # type: ignore[no-untyped-call]


@dataclass(frozen=True, slots=True)
class Numbered:
    """A row with a number of its own, and a column of every type."""

    id: RowId
    table_id: TableId
    user_id: Snowflake | None
    at: Time
    kind: Word
    seed: Digest | None
    name: str
    rank: float
    code: Annotated[str, String(8)] | None
    body: dict[str, Any]
    names: list[str] | None
    count: int = 0
    part: int | None = None


@dataclass(frozen=True, slots=True)
class Keyed:
    """A row whose key has several columns."""

    table_id: Key[TableId]
    seat: Key[int]
    code: Key[Word]


@pytest.fixture
def numbered() -> Iterator[Table]:
    """Make a table of numbered rows for one test."""
    made = table("numbered", Numbered, UniqueConstraint("kind", "seed"))
    yield made
    schema.metadata.remove(made)


@pytest.fixture
def keyed() -> Iterator[Table]:
    """Make a table of keyed rows for one test."""
    made = table("keyed", Keyed)
    yield made
    schema.metadata.remove(made)


def lines(made: Table, dialect: Dialect) -> list[str]:
    """Return the lines between the brackets of CREATE TABLE."""
    text = str(CreateTable(made).compile(dialect=dialect))
    return [line.strip(" ,\t") for line in text.split("\n") if line.startswith("\t")]


def test_fields_become_columns_of_sqlite(numbered: Table) -> None:
    """SQLite numbers rows by itself, and never gives a number twice."""
    assert lines(numbered, SQLITE) == [
        "id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT",
        "table_id INTEGER NOT NULL",
        "user_id BIGINT",
        "at BIGINT NOT NULL",
        "kind VARCHAR(40) NOT NULL",
        "seed VARCHAR(64)",
        "name TEXT NOT NULL",
        "rank FLOAT NOT NULL",
        "code VARCHAR(8)",
        "body JSON NOT NULL",
        "names JSON",
        "count INTEGER DEFAULT '0' NOT NULL",
        "part INTEGER",
        "CONSTRAINT uq_numbered_kind_seed UNIQUE (kind, seed)",
        "CONSTRAINT fk_numbered_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)",
    ]


def test_ids_are_wide_in_postgresql(numbered: Table) -> None:
    """Those of rows as well, and of references to them."""
    found = lines(numbered, POSTGRESQL)
    assert found[:2] == ["id BIGSERIAL NOT NULL", "table_id BIGINT NOT NULL"]
    assert "CONSTRAINT pk_numbered PRIMARY KEY (id)" in found


@pytest.mark.parametrize(("dialect", "reference"), [(SQLITE, "INTEGER"), (POSTGRESQL, "BIGINT")])
def test_a_key_may_have_several_columns(keyed: Table, dialect: Dialect, reference: str) -> None:
    """The database numbers none of them."""
    assert lines(keyed, dialect) == [
        f"table_id {reference} NOT NULL",
        "seat INTEGER NOT NULL",
        "code VARCHAR(40) NOT NULL",
        "CONSTRAINT pk_keyed PRIMARY KEY (table_id, seat, code)",
        "CONSTRAINT fk_keyed_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)",
    ]


def test_none_is_stored_as_null(numbered: Table) -> None:
    """Unless the field names its type: then as the JSON value."""
    kinds = {name: numbered.c[name].type for name in ("body", "names")}
    kinds["result"] = schema.games.c.result.type
    found = {name: isinstance(kind, JSON) and kind.none_as_null for name, kind in kinds.items()}
    assert found == {"body": False, "names": True, "result": False}


def test_every_class_of_rows_has_a_table() -> None:
    """And every table has one, with the same names in the same order."""
    modules = (rows, day_rows, tournament_rows, statistics_rows)
    named = {name: kind for one in modules for name, kind in vars(one).items()}
    kinds = [kind for name, kind in named.items() if name.endswith("Row")]
    fields = {tuple(kind.__dataclass_fields__) for kind in kinds}
    assert fields == {tuple(made.columns.keys()) for made in schema.metadata.tables.values()}
