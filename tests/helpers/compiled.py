"""SQL compiled once for all tests.

Every test has an engine of its own, which would compile each statement anew: a tenth of what a
test with a database costs.
"""

from __future__ import annotations

from functools import wraps
from typing import Any
from unittest.mock import patch

from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from store import database


class _Dialect(SQLiteDialect_aiosqlite):
    """All of a kind: what was compiled for one is found by another."""

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))


_compiled: dict[Any, Any] = {}


@wraps(create_async_engine)
def _made(*args: Any, **named: Any) -> AsyncEngine:
    engine = create_async_engine(*args, **named)
    if type(engine.dialect) is SQLiteDialect_aiosqlite:
        engine.dialect.__class__ = _Dialect
        engine.update_execution_options(compiled_cache=_compiled)
    return engine


def share() -> None:
    """Have the engines of all stores share what they compile."""
    patch.object(database, "create_async_engine", _made).start()
