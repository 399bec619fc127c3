"""The queue: wait for people who want the same box and pace and are awake together."""

from dataclasses import asdict, replace
from typing import Any

from services.clocks import waking_hours
from services.clocks.waking_hours import SIZES
from services.core.context import ServiceContext
from services.core.json_codec import pace_from_json
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.lists import QueueFact
from services.facts.tables import Pace, Setup, TableFact
from services.standing import limits
from services.standing.reliability import check_seat
from services.state import setups
from services.tables import queue_answers as answers
from services.tables.opening import settings_for
from services.tables.queue_seating import (
    STAYS,
    Known,
    able_of,
    ableness,
    asking,
    dues,
    forget_jobs,
    seat,
)
from store import Connection, jobs, queue
from store.rows import QueueRow


class Queue:
    """Wait for people who want the same game, and be seated with them."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def join(
        self, server: int, channel: int, person: Person, box: str, pace: Pace
    ) -> QueueFact:
        """Join the queue; people who fit are seated at once. Joining for the same again keeps the
        place, and says that the person still wants to play.

        `box` is one of SIZES. Refused: bad_setup, bad_clock, join_cap, opener_role.
        """
        wanted = QueueRow(server, person.id, person.name, channel, _wanted(box, pace), 0, 0)

        async def work(known: Known) -> QueueFact:
            known.able = await ableness(self._context, server, wanted)
            async with self._context.write() as tx:
                await settings_for(tx.connection, server, person)
                await check_seat(tx, person.id, Setup())
                found = await _take_place(tx, wanted)
                seated = await seat(self._context, tx, server, known, like=wanted)
                known.check()
            async with self._context.read() as connection:
                return await _fact(connection, found, tx.now, seated.get(person.id))

        async with self._context.locked("queue", server):
            return await asking(self._context, work)

    async def leave(self, server: int, person: Person) -> bool:
        """Leave a server's queue; False if the person was not in it."""
        async with self._context.locked("queue", server), self._context.write() as tx:
            found = await queue.place(tx.connection, server, person.id)
            if found is not None:
                await forget_jobs(tx, found)
            return await queue.leave(tx.connection, server, [person.id]) == 1

    async def place(self, server: int, person: Person) -> QueueFact | None:
        """Return a person's place in a server's queue; None if they have none."""
        async with self._context.read() as connection:
            found = await queue.place(connection, server, person.id)
            now = self._context.clock.now()
            return None if found is None else await _fact(connection, found, now, None)


async def _take_place(tx: Transaction, wanted: QueueRow) -> QueueRow:
    """Return a person's place in the queue: a new one, if they waited for something else or not."""
    server, user = wanted.server_id, wanted.user_id
    found = await queue.place(tx.connection, server, user)
    if found is not None and answers.same(found, wanted):
        row = answers.with_yes(found, tx.now)
        await queue.put_place(tx.connection, row)
        return row
    if found is None:
        for kind in ("queue", "openings", "seats"):  # whoever gets a seat here may have opened it
            await limits.check(tx, kind, user, server)
    else:
        await forget_jobs(tx, found)
    row = replace(wanted, since=tx.now, until=tx.now + STAYS)
    await queue.put_place(tx.connection, row)
    for due in dues(row):
        await tx.plan(due, jobs.QUEUE, ref=server)
    return row


def _wanted(box: str, pace: Pace) -> dict[str, Any]:
    if box not in SIZES:
        raise Refused("bad_setup", {"option": "box", "value": box}, ("panel",))
    judged, _ = setups.change(Setup(), {"pace": pace})
    return {"box": box, "pace": asdict(judged.pace)}


async def _fact(
    connection: Connection, row: QueueRow, now: int, table: TableFact | None
) -> QueueFact:
    """Describe a place: how many wait for the same, how many are needed, and how long it lasts."""
    box = row.wanted["box"]
    rows = [one for one in await queue.places(connection, row.server_id) if answers.same(one, row)]
    few = len(rows) <= waking_hours.FORESEEN  # else nothing is foreseen, and to read all takes long
    waiting = await able_of(connection, rows, now) if few else []
    at = waking_hours.latest_seating(box, waiting, row.user_id, now)
    return QueueFact(
        waiting=len(rows),
        needed=waking_hours.table_sizes(box, now - row.since)[-1],
        since=row.since,
        until=row.until,
        box=box,
        pace=pace_from_json(row.wanted["pace"]),
        expected=None if at is None else at - now,
        table=table,
        answer_by=answers.answer_due(row, now),
    )
