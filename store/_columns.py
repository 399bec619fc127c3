"""What the columns of all tables are made of."""

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

# SQLite counts by itself only for a primary key of exactly this type.
RowId = BigInteger().with_variant(Integer, "sqlite")


def row_id() -> Column[int]:
    """A row's own number."""
    return Column("id", RowId, primary_key=True, autoincrement=True)


def snowflake(name: str, *items: SchemaItem, nullable: bool = False) -> Column[int]:
    """An id of Discord."""
    return Column(name, BigInteger, *items, nullable=nullable)


def time(name: str, *, nullable: bool = False) -> Column[int]:
    """A second of UTC."""
    return Column(name, BigInteger, nullable=nullable)


def number(name: str, *, nullable: bool = False) -> Column[int]:
    """A whole number."""
    return Column(name, Integer, nullable=nullable)


def word(name: str, *, nullable: bool = False) -> Column[str]:
    """A short word of ours."""
    return Column(name, String(40), nullable=nullable)


def ref(name: str, target: str, *, nullable: bool = False, key: bool = False) -> Column[int]:
    """A row of another table."""
    return Column(name, RowId, ForeignKey(target), nullable=nullable, primary_key=key)
