"""Column types shared by all tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only for a primary key of exactly this type.
RowId = BigInteger().with_variant(Integer, "sqlite")


def row_id() -> Column[int]:
    """Make the column of a row's own number."""
    return Column("id", RowId, primary_key=True, autoincrement=True)


def snowflake(name: str, *items: SchemaItem, nullable: bool = False) -> Column[int]:
    """Make a column of ids that Discord gave."""
    return Column(name, BigInteger, *items, nullable=nullable)


def time(name: str, *, nullable: bool = False) -> Column[int]:
    """Make a column of times: seconds of the UTC epoch."""
    return Column(name, BigInteger, nullable=nullable)


def number(name: str, *, nullable: bool = False) -> Column[int]:
    """Make a column of whole numbers."""
    return Column(name, Integer, nullable=nullable)


def word(name: str, *, nullable: bool = False) -> Column[str]:
    """Make a column of short words, such as a kind or a state."""
    return Column(name, String(40), nullable=nullable)


def ref(name: str, target: str, *, nullable: bool = False, key: bool = False) -> Column[int]:
    """Make a column of references to the rows of another table."""
    return Column(name, RowId, ForeignKey(target), nullable=nullable, primary_key=key)
