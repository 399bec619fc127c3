"""Transactions: what one changes, and the workers to wake once it is committed."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog

from services.core.outbox_bodies import Body
from services.facts.limits import DEFAULTS, Limit
from store import (
    Busy,
    Connection,
    Full,
    jobs,
    live_lists,
    locks,
    outbox,
    savepoint,
    tournament_posts,
)
from store.rows import TableRow

_log = structlog.get_logger()


@dataclass(slots=True)
class Transaction:
    """One transaction: its connection, its time, and the workers to wake once it is committed."""

    connection: Connection
    now: int
    limits: Mapping[str, Limit] = field(default_factory=lambda: DEFAULTS)
    woken: set[str] = field(default_factory=set)
    server_locale: Callable[[int], str | None] = lambda _server: None  # as Discord has it
    click: int | None = None  # the interaction that it serves

    async def alone(self, kind: str, id: int) -> None:
        """Keep others, in any process, from what is read here to be changed. Raises Busy."""
        await locks.hold(self.connection, [(kind, id)])

    async def say(
        self,
        table: TableRow,
        body: Body,
        *,
        game: int | None = None,
        version: int = 0,
        lane: str = "talk",
    ) -> int:
        """Add an announcement to the outbox."""
        self.woken.add("said")
        if lane == "talk" and await live_lists.mark_stale(self.connection, table.server_id):
            self.woken.add("listed")
        if table.cup_id is not None and await tournament_posts.mark_page_of_table(
            self.connection, table.id, self.now
        ):
            self.woken.add("posted")
        return await outbox.add_announcement(
            self.connection,
            table,
            body.KIND,
            body.to_json(),
            now=self.now,
            game=game,
            version=version,
            lane=lane,
            click=self.click,
        )

    async def attempt(self, part: Awaitable[object], event: str, **about: Any) -> bool:
        """Do a part on which nothing else depends; False, with its writes undone, if that fails.

        The failure is logged as `event`. A database that is full or held by others is no failure of
        the part: that is raised.
        """
        try:
            async with savepoint(self.connection):
                await part
        except (Busy, Full):
            raise
        except Exception:
            # Whatever the error, the rest of the transaction stays.
            _log.exception(event, **about)
            return False
        return True

    async def plan(self, due: int, kind: str, **values: Any) -> None:
        """Add a job; `table_id`, `game_id` and `ref` say what it is about."""
        self.woken.add("planned")
        await jobs.add_job(self.connection, due, kind, **values)

    async def plan_all(self, dues: Sequence[tuple[int, str]], **values: Any) -> None:
        """Add jobs about the same thing, each as the time when it is due and its kind."""
        if dues:
            self.woken.add("planned")
            await jobs.add_each(self.connection, dues, **values)
