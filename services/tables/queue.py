"""The queue: seat people together who want the same box and pace and are awake together."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, TypeVar

from services.clocks import waking_hours
from services.clocks.arithmetic import DAY
from services.clocks.deadlines import is_away
from services.clocks.waking_hours import SIZES, Waiting
from services.core.context import Presence, ServiceContext
from services.core.json_codec import pace_from_json, server_from_json, user_from_json
from services.core.outbox_bodies import QueueBody
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.lists import QueueFact
from services.facts.tables import Pace, Setup, TableFact
from services.outbox.table_changes import announce_table, fact_of
from services.standing import blocks, limits
from services.standing.reliability import check
from services.state import setups
from services.tables.opening import Opening, invite_all, seat_together, settings_for, shelve
from services.tables.seating import begin
from store import Connection, jobs, people, queue
from store.rows import JobRow, QueueRow

STAYS = 7 * DAY
"""How long somebody waits; then they are notified, and can open a table of their own."""
WANTED = 3600
"""How long a press says that somebody wants to play; then they are asked before a game begins."""
"""How many seconds Discord has to say whether somebody is still there."""
AGAIN = 3600
"""When those who could not be removed by then are tried again."""


class Queue:
    """Wait for people who want the same game, and be seated with them."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def join(
        self, server: int, channel: int, person: Person, box: str, pace: Pace
    ) -> QueueFact:
        """Join the queue; people who fit are seated at once. Joining for the same changes nothing.

        `box` is one of SIZES. Refused: bad_setup, bad_clock, join_cap, opener_role.
        """
        wanted = QueueRow(server, person.id, person.name, channel, _wanted(box, pace), 0, 0)

        async def work(known: Known) -> QueueFact:
            async with self._context.write() as tx:
                await settings_for(tx.connection, server, person)
                await check(tx.connection, person.id, Setup(), tx.now)
                found = await _take_place(tx, wanted)
                seated = await _seat(self._context, tx, server, known, like=wanted)
                known.check()
                return await _fact(tx.connection, found, tx.now, seated.get(person.id))

        async with self._context.locked("queue", server):
            return await _asking(self._context, work)

    async def leave(self, server: int, person: Person) -> bool:
        """Leave a server's queue; False if the person was not in it."""
        async with self._context.locked("queue", server), self._context.write() as tx:
            found = await queue.place(tx.connection, server, person.id)
            if found is not None:
                await _forget_jobs(tx, found)
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
    if found is not None and found.wanted == wanted.wanted:
        return found
    if found is None:
        for kind in ("queue", "openings", "seats"):  # whoever gets a seat here may have opened it
            await limits.check(tx, kind, user, server)
    else:
        await _forget_jobs(tx, found)
    row = replace(wanted, since=tx.now, until=tx.now + STAYS)
    await queue.put_place(tx.connection, row)
    for due in _dues(row):
        await tx.plan(due, jobs.QUEUE, ref=server)
    return row


def _dues(row: QueueRow) -> list[int]:
    """Return when a server's queue is looked at for a person: each day, and when they give up."""
    days = range(1, len(SIZES[row.wanted["box"]]))
    return [*(row.since + day * DAY for day in days), row.until]


async def _forget_jobs(tx: Transaction, row: QueueRow) -> None:
    """Delete the jobs of a place that is given up, unless somebody joined at the same second."""
    rows = await queue.places(tx.connection, row.server_id)
    if all(one.since != row.since for one in rows if one.user_id != row.user_id):
        await jobs.forget(tx.connection, jobs.QUEUE, row.server_id, _dues(row))


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
    rows = [one for one in await queue.places(connection, row.server_id) if _same(one, row)]
    waiting = await _able(connection, rows, now)
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
    )


def _same(one: QueueRow, other: QueueRow) -> bool:
    return bool(one.wanted == other.wanted)


async def _able(connection: Connection, rows: Iterable[QueueRow], now: int) -> list[Waiting]:
    """Return those who could be seated now: not those who are away, or at their cap."""
    found, every = [], list(rows)
    apart = await blocks.apart(connection, [row.user_id for row in every])
    for row in every:
        if row.until <= now or await is_away(connection, row.user_id, now):
            continue
        try:
            await check(connection, row.user_id, Setup(), now)
        except Refused:
            continue
        known = await people.user(connection, row.user_id)
        settings = user_from_json(known.settings if known else {})
        awake = waking_hours.awake(settings, known.hours if known else None, now)
        found.append(Waiting(row.user_id, row.since, awake, apart[row.user_id]))
    return found


# -- who is still there ----------------------------------------------------------------------------

Answer = TypeVar("Answer")
Asked = tuple[int, int, int]
"""A server, a channel, and a user."""


@dataclass(slots=True)
class Known:
    """What Discord said of people when it was asked, and of whom it is to be asked."""

    said: dict[Asked, Presence] = field(default_factory=dict)
    unasked: set[Asked] = field(default_factory=set)

    def check(self) -> None:
        """Undo the transaction if Discord has to be asked first. Raises _UnaskedError."""
        if self.unasked:
            raise _UnaskedError


class _UnaskedError(Exception):
    """Some people would be seated of whom Discord was not asked."""


async def _asking(
    context: ServiceContext,
    work: Callable[[Known], Awaitable[Answer]],
    known: Known | None = None,
) -> Answer:
    """Do work that seats people; first Discord is asked of each who would be seated."""
    known = known or Known()
    while True:
        try:
            return await work(known)
        except _UnaskedError:
            await _ask(context, known)


async def _ask(context: ServiceContext, known: Known) -> None:
    asked = sorted(known.unasked)
    found = await asyncio.gather(*(context.presence_soon(*one) for one in asked))
    known.said |= dict(zip(asked, found, strict=True))
    known.unasked.clear()


# -- seating ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    """A server's queue while people are taken from it."""

    rows: Sequence[QueueRow]
    able: dict[int, Waiting]
    """Those who could be seated now and are not yet."""
    seated: dict[int, TableFact] = field(default_factory=dict)
    here: int | None = None
    """Who joined just now."""
    too_few: list[Mapping[str, Any]] = field(default_factory=list)
    """What is wanted by people of whom no more can be seated together."""
    known: Known = field(default_factory=Known)


async def _seat(
    context: ServiceContext,
    tx: Transaction,
    server: int,
    known: Known,
    *,
    like: QueueRow | None = None,
) -> Mapping[int, TableFact]:
    """Seat all who can be seated together in a server; returns their tables by person.

    `like`: only those who want the same, as nothing has changed for the others. If it fails for
    some, they wait on; the others are seated all the same. Whoever left the server leaves the
    queue.
    """
    places = await queue.places(tx.connection, server)
    rows = [one for one in places if like is None or _same(one, like)]
    able = {one.user: one for one in await _able(tx.connection, rows, tx.now)}
    line = _Line(rows, able, known=known, here=None if like is None else like.user_id)
    for row in rows:
        part = _seat_with(context, tx, row, line)
        await tx.attempt(part, "queue.not_seated", server=server, user=row.user_id)
    gone = {asked[2] for asked, found in known.said.items() if found == "gone"}
    for row in rows:
        if row.user_id in gone:
            await _forget_jobs(tx, row)
            await queue.leave(tx.connection, server, [row.user_id])
    return line.seated


async def _seat_with(context: ServiceContext, tx: Transaction, row: QueueRow, line: _Line) -> None:
    """Seat those who want the same as one person, if there are enough."""
    if row.wanted in line.too_few:
        return
    same = {one.user_id: one for one in line.rows if _same(one, row) and one.user_id in line.able}
    while True:
        waiting = [line.able[user] for user in same if user in line.able]
        found = waking_hours.find_group(row.wanted["box"], waiting, tx.now)
        if found is None:
            line.too_few.append(row.wanted)
            return
        group = [same[one.user] for one in found]
        channels = await _open_channels(context, tx, group)
        absent = [] if not channels else _absent(group, channels, line)
        if not absent:
            break
        for user in absent:
            del line.able[user]
    if line.known.unasked:
        return
    channel = next((one for one in channels if _all_see(group, one, line.known)), None)
    table = await _together(context, tx, group, channel, here=line.here)
    for one in found:
        del line.able[one.user]
        if table is not None:
            line.seated[one.user] = table


def _absent(group: Sequence[QueueRow], channels: Sequence[int], line: _Line) -> list[int]:
    """Return who of a group can't be seated now: not there, or without a channel that all see.

    Nobody, if that is not known of some: they are noted; and once some were asked in vain, so are
    all who could come instead, as each question may take seconds.
    """
    said = line.known.said
    for channel in channels:
        asked = {(row.server_id, channel, row.user_id) for row in group}
        if asked - said.keys():
            if said:
                others = (row for row in line.rows if row.user_id in line.able)
                asked |= {
                    (row.server_id, channel, row.user_id) for row in others if _same(row, group[0])
                }
            line.known.unasked |= asked - said.keys()
            return []
        if out := [one[2] for one in asked if said[one] in ("gone", "unknown")]:
            return out
        if _all_see(group, channel, line.known):
            return []
    blind = [row for row in group if not _all_see([row], channels[0], line.known)]
    return [blind[-1].user_id]


def _all_see(group: Iterable[QueueRow], channel: int, known: Known) -> bool:
    asked = ((row.server_id, channel, row.user_id) for row in group)
    return all(known.said.get(one) == "sees" for one in asked)


async def _together(
    context: ServiceContext,
    tx: Transaction,
    rows: Sequence[QueueRow],
    channel: int | None,
    *,
    here: int | None,
) -> TableFact | None:
    """Open a table, move some people from the queue to its seats, and start the game.

    Whoever joined some time ago is asked first whether they still want to play, like lords at a
    table that was changed. Without a channel for it they leave the queue and are notified.
    """
    server, users = rows[0].server_id, [row.user_id for row in rows]
    opening = await _opening(tx, rows[0], len(rows))
    if channel is None:
        for row in rows:
            await _give_up(context, tx, row)
        return None
    if await queue.leave(tx.connection, server, users) != len(rows):
        raise Refused("busy")
    lords = [Person(row.user_id, row.name) for row in rows]
    table = await seat_together(context, tx, replace(opening, channel=channel), lords)
    await announce_table(tx, table)
    asked = [
        Person(row.user_id, row.name)
        for row in rows
        if row.user_id != here and row.since <= tx.now - WANTED
    ]
    if asked:
        await invite_all(tx, table, None, [(one, None) for one in asked])
    else:
        await begin(context, tx, table)
        await tx.say(table, QueueBody(tuple(users), over=False))
    return await fact_of(tx.connection, table.id)


async def _opening(tx: Transaction, row: QueueRow, lords: int) -> Opening:
    """Describe the table to open for people of the queue."""
    settings = server_from_json(await people.server_settings(tx.connection, row.server_id))
    setup = Setup(
        lords=lords,
        pace=pace_from_json(row.wanted["pace"]),
        detail=settings.detail,
        watching=settings.watching,
    )
    box = row.wanted["box"]
    if box == "mighty_duel":
        setup = replace(setup, variants=frozenset({box}))
    else:
        setup = replace(setup, box=box)
    return Opening(row.server_id, row.channel_id, Person(row.user_id, row.name), setup)


async def _open_channels(
    context: ServiceContext, tx: Transaction, rows: Sequence[QueueRow]
) -> list[int]:
    """Return the open ones of the server's channel for tables, and of those where people joined."""
    server = rows[0].server_id
    settings = server_from_json(await people.server_settings(tx.connection, server))
    wanted = dict.fromkeys((settings.table_channel, *(row.channel_id for row in rows)))
    return [one for one in wanted if one and context.channel_state(server, one) == "open"]


async def seat_waiting(context: ServiceContext, job: JobRow) -> bool:
    """Seat all in a server who can be seated by now; remove those who have waited too long.

    What fails is tried again later. Jobs of earlier releases are about every server. No other job
    waits for Discord: if it has to be asked, that and the seating are done apart, once for all
    jobs of a server; the next job is there in case the process ends meanwhile.
    """
    known = Known()
    if job.ref not in context.seating:
        try:
            await _seat_known(context, job.ref, known, job)
        except _UnaskedError:
            context.seating.add(job.ref)
            context.later(_seat_asked(context, job.ref, known))
        else:
            return True
    async with context.write() as tx:
        if await jobs.done(tx.connection, job.id, tx.now):
            await _plan_again(tx, job.ref)
    return True


async def _seat_asked(context: ServiceContext, server: int, known: Known) -> None:
    try:
        await _ask(context, known)
        await _asking(context, lambda known: _seat_known(context, server, known), known)
    finally:
        context.seating.discard(server)


async def _seat_known(
    context: ServiceContext, server: int, known: Known, job: JobRow | None = None
) -> None:
    """Seat whoever can be seated, by what Discord said. Raises _UnaskedError."""
    async with context.write() as tx:
        if job is None or await jobs.done(tx.connection, job.id, tx.now):
            await _seat_waiting(context, tx, server, known)
            known.check()


async def _seat_waiting(
    context: ServiceContext, tx: Transaction, server: int, known: Known
) -> None:
    if not server:
        for one in await queue.servers(tx.connection):
            await tx.plan(tx.now, "queue", ref=one)
        return
    await tx.attempt(_seat_server(context, tx, server, known), "queue.failed", server=server)
    if await queue.has_overdue(tx.connection, server, tx.now):
        await _plan_again(tx, server)


async def _plan_again(tx: Transaction, server: int) -> None:
    if not await jobs.is_waiting(tx.connection, jobs.QUEUE, server, tx.now + AGAIN):
        await tx.plan(tx.now + AGAIN, jobs.QUEUE, ref=server)


async def _seat_server(context: ServiceContext, tx: Transaction, server: int, known: Known) -> None:
    await _seat(context, tx, server, known)
    for row in await queue.places(tx.connection, server):
        if row.until <= tx.now:
            part = _give_up(context, tx, row)
            await tx.attempt(part, "queue.not_removed", server=server, user=row.user_id)


async def _give_up(context: ServiceContext, tx: Transaction, row: QueueRow) -> None:
    """Remove somebody from the queue, with a table of their own that they can open."""
    if await queue.leave(tx.connection, row.server_id, [row.user_id]) != 1:
        return
    opening = await _opening(tx, row, SIZES[row.wanted["box"]][0])
    channels = await _open_channels(context, tx, [row])
    table = await shelve(context, tx, replace(opening, channel=(*channels, row.channel_id)[0]))
    await tx.say(table, QueueBody((row.user_id,), over=True, nowhere=not channels))
