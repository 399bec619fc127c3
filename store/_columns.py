"""Tables made from the classes of their rows, so that each column is written once: as a field.

@dataclass(frozen=True, slots=True)
class SeatRow:
    table_id: Key[TableId]  # part of the primary key; refers to tables.id
    seat: Key[int]
    name: str
    lost_at: Time | None  # may be NULL
    missed: int = 0  # the server's default, too

seats = table("seats", SeatRow, UniqueConstraint("table_id", "name"))
"""

import json
from dataclasses import MISSING, Field, dataclass, fields
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ColumnElement,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    cast,
    type_coerce,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.schema import SchemaItem
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


@dataclass(frozen=True)
class References:
    """The column of another table to which a column refers."""

    column: str


class _JsonText(TypeDecorator[Any]):
    """JSON in a column of text: PostgreSQL's own type compares and searches nothing in it."""

    impl = Text
    cache_ok = True

    def __init__(self, *, none_as_null: bool) -> None:
        super().__init__()
        self.none_as_null = none_as_null

    def process_bind_param(self, value: Any, _dialect: Dialect) -> str | None:
        """Write a value."""
        return None if value is None and self.none_as_null else json.dumps(value)

    def process_result_value(self, value: Any, _dialect: Dialect) -> Any:
        """Read a value. Raises ValueError where something else stands."""
        return None if value is None else json.loads(value)


def json_type(*, none_as_null: bool) -> JSON:
    """Return the type of a column of JSON; `none_as_null`: None is stored as NULL, not as null."""
    text = _JsonText(none_as_null=none_as_null)
    return JSON(none_as_null=none_as_null).with_variant(text, "postgresql")


def inside(column: Column[Any]) -> ColumnElement[Any]:
    """Return a column of JSON for looking inside: `inside(column)["key"]`."""
    return type_coerce(cast(column, JSON().with_variant(Text(), "sqlite")), JSON)


T = TypeVar("T")
PRIMARY_KEY = "primary key"
# SQLite numbers rows by itself only for a primary key of exactly this type.
ROW_ID = BigInteger().with_variant(Integer, "sqlite")

Key = Annotated[T, PRIMARY_KEY]
RowId = Annotated[int, ROW_ID, PRIMARY_KEY]  # given by the database, never twice
TableId = Annotated[int, ROW_ID, References("tables.id")]
GameId = Annotated[int, ROW_ID, References("games.id")]
VoteId = Annotated[int, ROW_ID, References("votes.id")]
OutboxId = Annotated[int, ROW_ID, References("outbox.id")]
TournamentId = Annotated[int, ROW_ID, References("cups.id")]
Reference = Annotated[int, ROW_ID]  # a number of some row
Snowflake = Annotated[int, BigInteger()]  # an id that Discord gave
Time = Annotated[int, BigInteger()]  # seconds of the UTC epoch
Word = Annotated[str, String(40)]  # a short word, such as a kind or a state
Digest = Annotated[str, String(64)]  # a digest or seed in hexadecimal

# The types of columns whose fields name none; lists and mappings are JSON, with None as NULL.
PLAIN_TYPES: dict[Any, TypeEngine[Any]] = {int: Integer(), float: Float(), str: Text()}


def table(name: str, row: type[Any], *items: SchemaItem) -> Table:
    """Make the table of a class of rows, with its indexes and other constraints."""
    hints = get_type_hints(row, include_extras=True)
    columns = [_column(field, hints[field.name]) for field in fields(row)]
    return Table(name, metadata, *columns, *items, sqlite_autoincrement=hints.get("id") == RowId)


def _column(field: Field[Any], hint: Any) -> Column[Any]:
    nullable = NoneType in get_args(hint)
    hint = get_args(hint)[0] if nullable else hint
    marks = getattr(hint, "__metadata__", ())
    plain = PLAIN_TYPES.get(hint.__origin__ if marks else hint, json_type(none_as_null=nullable))
    default = None if field.default in (MISSING, None) else str(field.default)
    return Column(
        field.name,
        next((mark for mark in marks if isinstance(mark, TypeEngine)), plain),
        *(ForeignKey(mark.column) for mark in marks if isinstance(mark, References)),
        primary_key=PRIMARY_KEY in marks,
        autoincrement=hint == RowId,
        nullable=nullable,
        server_default=default,
    )
