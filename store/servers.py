"""Which servers' rows a process asks for."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Column, ColumnElement

SHARD: Final = 1 << 22
"""A server's shard is its id divided by this, modulo the number of shards (Discord)."""


@dataclass(frozen=True, slots=True)
class Servers:
    """The servers of some shards, `of` so many (0: of all), but those that we are not in.

    They belong into the query: rows of others would otherwise use up its limit.
    """

    shards: tuple[int, ...] = ()
    of: int = 0
    away: frozenset[int] = frozenset()

    def has(self, server: Column[Any]) -> list[ColumnElement[bool]]:
        """Return the conditions on a column that holds a server."""
        found: list[ColumnElement[bool]] = []
        if self.of:
            found.append(((server // SHARD) % self.of).in_(self.shards))
        if self.away:
            found.append(server.not_in(sorted(self.away)))
        return found


EVERYWHERE: Final = Servers()
