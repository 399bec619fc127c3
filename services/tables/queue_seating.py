"""Seat people of the queue together, once all of them still want to play and are there."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from services.clocks import waking_hours
from services.clocks.arithmetic import DAY
from services.clocks.deadlines import is_away, lapses_at
from services.clocks.waking_hours import SIZES, Waiting
from services.core.context import Presence, ServiceContext
from services.core.json_codec import pace_from_json, server_from_json, user_from_json
from services.core.outbox_bodies import QueueBody
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tables import Setup, TableFact
from services.outbox.table_changes import announce_table, fact_of
from services.standing import blocks
from services.standing.reliability import check
from services.tables import queue_answers as answers
from services.tables.beginning import begin
from services.tables.opening import Opening, seat_together, shelve
from store import Connection, jobs, people, queue
from store.rows import JobRow, QueueRow

STAYS = 7 * DAY
"""How long somebody waits, outages aside; then they can open a table of their own."""
AGAIN = 3600
"""When those who could not be removed by then are tried again, or sleep and can't be asked."""
TRIES = 20
"""After so many groups that could not be seated the others of a game wait for the next time."""


def dues(row: QueueRow) -> list[int]:
    """Return when a server's queue is looked at for a person: each day, and when they give up."""
    days = range(1, len(SIZES[row.wanted["box"]]))
    return [*(row.since + day * DAY for day in days), row.until]


async def forget_jobs(tx: Transaction, row: QueueRow) -> None:
    """Delete the jobs of a place that is given up, unless somebody joined at the same second."""
    rows = await queue.places(tx.connection, row.server_id)
    if all(one.since != row.since for one in rows if one.user_id != row.user_id):
        await jobs.forget(tx.connection, jobs.QUEUE, row.server_id, dues(row))


async def able_of(connection: Connection, rows: Iterable[QueueRow], now: int) -> list[Waiting]:
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


async def ableness(
    context: ServiceContext, server: int, new: QueueRow | None = None
) -> Mapping[int, Waiting]:
    """Return those of a server's queue who could be seated now; `new`: who joins, for the same."""
    now = context.clock.now()
    async with context.read() as connection:
        rows = await queue.places(connection, server)
        if new is not None:
            others = (one for one in rows if one.user_id != new.user_id and answers.same(one, new))
            rows = [*others, replace(new, since=now, until=now + 1)]
        return {one.user: one for one in await able_of(connection, rows, now)}


# -- who is still there ----------------------------------------------------------------------------

Answer = TypeVar("Answer")
Asked = tuple[int, int, int]
"""A server, a channel, and a user."""


@dataclass(slots=True)
class Known:
    """What is known of people before they are seated, and of whom Discord is to be asked."""

    able: Mapping[int, Waiting] = field(default_factory=dict)
    """Who could be seated, read before the transaction: a queue may be long."""
    said: dict[Asked, Presence] = field(default_factory=dict)
    unasked: set[Asked] = field(default_factory=set)

    def may_see(self, asked: Asked) -> bool:
        """Whether somebody sees a channel, or that is not known yet."""
        return self.said.get(asked, "sees") == "sees"

    def check(self) -> None:
        """Undo the transaction if Discord has to be asked first. Raises _UnaskedError."""
        if self.unasked:
            raise _UnaskedError


class _UnaskedError(Exception):
    """Some people would be seated of whom Discord was not asked."""


async def asking(
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
    done: list[QueueRow] = field(default_factory=list)
    """One of each game that was looked at."""
    failed: list[frozenset[int]] = field(default_factory=list)
    """Groups of the game being looked at that could not be seated."""
    known: Known = field(default_factory=Known)


async def seat(
    context: ServiceContext,
    tx: Transaction,
    server: int,
    known: Known,
    *,
    like: QueueRow | None = None,
) -> Mapping[int, TableFact]:
    """Seat all who can be seated together in a server; returns their tables by person.

    `like`: only those who want the same, as nothing has changed for the others. If it fails for
    some, they wait on; the others are seated all the same. Whoever left the server is removed.
    Those who are seated are looked at again.
    """
    places = await queue.places(tx.connection, server)
    rows = [one for one in places if like is None or answers.same(one, like)]
    able = {
        row.user_id: replace(known.able[row.user_id], since=row.since)
        for row in rows
        if row.user_id in known.able and row.until > tx.now
    }
    line = _Line(rows, able, known=known)
    for row in rows:
        part = _seat_with(context, tx, row, line)
        await tx.attempt(part, "queue.not_seated", server=server, user=row.user_id)
    gone = {asked[2] for asked, found in known.said.items() if found == "gone"}
    for row in rows:
        if row.user_id in gone:
            await forget_jobs(tx, row)
            await queue.leave(tx.connection, server, [row.user_id])
    return line.seated


async def _seat_with(context: ServiceContext, tx: Transaction, row: QueueRow, line: _Line) -> None:
    """Seat those who want the same as one person, if there are enough.

    Those who pressed lately are seated at once. Then others with whom the rest could play are asked
    whether they still want to; until they say yes they count as not there.
    """
    if any(answers.same(row, one) for one in line.done):
        return
    line.done.append(row)
    line.failed.clear()
    rows = {one.user_id: one for one in line.rows if answers.same(one, row)}
    channels = await _open_channels(context, tx, rows.values())
    for user in rows.keys() & line.able.keys():
        sees = frozenset(one for one in channels if line.known.may_see((row.server_id, one, user)))
        line.able[user] = replace(line.able[user], sees=sees)
    ready = answers.ready(rows.values(), line.able, tx.now)
    pool = {user: rows[user] for user in rows if user in ready}
    while (found := await _next_group(context, tx, pool, rows, line)) is not None:
        await _deal(context, tx, *found, line)
    others = [one for user, one in rows.items() if user in line.able and user not in ready]
    unasked = [one for one in others if not answers.is_asked(one, tx.now)]
    awake = [one for one in unasked if answers.can_answer(line.able[one.user_id], tx.now)]
    if len(awake) < len(unasked) and len(rows) > 1:
        await _plan(tx, row.server_id, tx.now + AGAIN)
    for one in awake:
        lord = line.able[one.user_id]
        apart = lord.apart | answers.asked_for(one, rows, tx.now)
        line.able[one.user_id] = replace(lord, apart=apart)
    pool = {user: one for user, one in rows.items() if user in ready or one in awake}
    open_questions = len(others) - len(unasked)
    while open_questions < answers.AT_ONCE:
        if (found := await _next_group(context, tx, pool, rows, line)) is None:
            break
        group, channel = found
        asked = [one for one in group if one.user_id not in ready]
        if not asked or not channel:
            await _deal(context, tx, group, channel, line)
            continue
        part = _ask_whether(context, tx, group, asked, channel)
        if await _attempt(tx, part, group, line):
            open_questions += len(asked)
            for one in asked:
                del pool[one.user_id]


async def _deal(
    context: ServiceContext,
    tx: Transaction,
    group: Sequence[QueueRow],
    channel: int,
    line: _Line,
) -> None:
    if await _attempt(tx, _together(context, tx, group, channel, line), group, line):
        for one in group:
            del line.able[one.user_id]


async def _attempt(
    tx: Transaction, part: Awaitable[object], group: Sequence[QueueRow], line: _Line
) -> bool:
    """Do something for a group; if it fails, other groups are tried, also of the same people."""
    users = [one.user_id for one in group]
    done = await tx.attempt(part, "queue.not_seated", server=group[0].server_id, users=users)
    if not done:
        line.failed.append(frozenset(users))
    return done


async def _next_group(
    context: ServiceContext,
    tx: Transaction,
    pool: Mapping[int, QueueRow],
    rows: Mapping[int, QueueRow],
    line: _Line,
) -> tuple[list[QueueRow], int] | None:
    """Return people of a pool who can play together, and where; None: nobody, or ask Discord.

    `rows`: all who want the same. A group of whom something is not known is noted; once some were
    asked in vain, so are all others, as each question may take seconds.
    """
    found = None if line.known.unasked else _find(pool, line, tx.now)
    if found is None:
        return None
    group, said = [pool[one.user] for one in found], line.known.said
    both = waking_hours.seen(found)
    ordered = await _open_channels(context, tx, [*group, *rows.values()])
    channel = next(one for one in ordered if one in both)
    users = {one.user for one in found} if channel else set[int]()
    asked = {(group[0].server_id, channel, user) for user in users}
    if asked <= said.keys():
        return group, channel
    if said:
        asked |= {(group[0].server_id, channel, user) for user in rows if user in line.able}
    line.known.unasked |= asked - said.keys()
    return None


def _find(pool: Mapping[int, QueueRow], line: _Line, now: int) -> tuple[Waiting, ...] | None:
    """Find a group that has not failed, first of those with whom the fewest have failed."""
    if len(line.failed) >= TRIES:
        return None
    times = Counter(user for group in line.failed for user in group)
    waiting = [line.able[user] for user in pool if user in line.able]
    for most in sorted({times[one.user] for one in waiting}):
        some = [one for one in waiting if times[one.user] <= most]
        box = pool[some[0].user].wanted["box"]
        found = waking_hours.find_group(box, some, now, line.failed)
        if found is not None:
            return found
    return None


async def _together(
    context: ServiceContext,
    tx: Transaction,
    rows: Sequence[QueueRow],
    channel: int,
    line: _Line,
) -> None:
    """Open a table, move some people from the queue to its seats, and start the game.

    Without a channel for it (0) they leave the queue and are notified.
    """
    server, users = rows[0].server_id, [row.user_id for row in rows]
    able = await able_of(tx.connection, rows, tx.now)
    if len(able) < len(rows) or any(one.apart.intersection(users) for one in able):
        raise Refused("busy")  # since that was read
    opening = await _opening(tx, rows[0], len(rows))
    if not channel:
        for row in rows:
            await _give_up(context, tx, row)
        return
    if await queue.leave(tx.connection, server, users) != len(rows):
        raise Refused("busy")
    lords = [Person(row.user_id, row.name) for row in rows]
    table = await seat_together(context, tx, replace(opening, channel=channel), lords)
    await announce_table(tx, table)
    await begin(context, tx, table)
    await tx.say(table, QueueBody(tuple(users), over=False))
    line.seated.update(dict.fromkeys(users, await fact_of(tx.connection, table.id)))


async def _ask_whether(
    context: ServiceContext,
    tx: Transaction,
    group: Sequence[QueueRow],
    asked: Sequence[QueueRow],
    channel: int,
) -> None:
    """Ask some of a group whether they still want to play; everybody keeps their place."""
    opening = replace(await _opening(tx, asked[0], len(group)), channel=channel)
    lords = [Person(row.user_id, row.name) for row in asked]
    table = await shelve(context, tx, opening, lords)
    for row in asked:
        others = [one.user_id for one in group if one != row]
        await queue.put_place(tx.connection, answers.with_question(row, others, tx.now))
    due = tx.now + answers.ANSWERED_IN
    await tx.plan(due, jobs.QUEUE, ref=table.server_id)
    await tx.say(table, QueueBody(tuple(one.id for one in lords), over=False, answer_by=due))


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
    context: ServiceContext, tx: Transaction, rows: Collection[QueueRow]
) -> list[int]:
    """Return the open ones of the server's channel for tables, and of those where people joined.

    Just 0: there is none.
    """
    server = next(row.server_id for row in rows)
    settings = server_from_json(await people.server_settings(tx.connection, server))
    wanted = dict.fromkeys((settings.table_channel, *(row.channel_id for row in rows)))
    found = [one for one in wanted if one and context.channel_state(server, one) == "open"]
    return found or [0]


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
            await _plan(tx, job.ref, tx.now + AGAIN)
    return True


async def _seat_asked(context: ServiceContext, server: int, known: Known) -> None:
    try:
        await _ask(context, known)
        await asking(context, lambda known: _seat_known(context, server, known), known)
    finally:
        context.seating.discard(server)


async def _seat_known(
    context: ServiceContext, server: int, known: Known, job: JobRow | None = None
) -> None:
    """Seat whoever can be seated, by what Discord said. Raises _UnaskedError."""
    known.able = await ableness(context, server)
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
        await _plan(tx, server, tx.now + AGAIN)


async def _plan(tx: Transaction, server: int, due: int) -> None:
    """Plan to look at a server's queue, if that is not planned for some time before."""
    if not await jobs.is_waiting(tx.connection, jobs.QUEUE, server, due):
        await tx.plan(due, jobs.QUEUE, ref=server)


async def _seat_server(context: ServiceContext, tx: Transaction, server: int, known: Known) -> None:
    for row in await queue.places(tx.connection, server):
        until = row.until
        if until <= tx.now:
            until = await lapses_at(tx.connection, server, row.since, STAYS)
        if until > row.until:
            await queue.put_place(tx.connection, replace(row, until=until))
            await tx.plan(until, jobs.QUEUE, ref=server)
    await seat(context, tx, server, known)
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
    wanted = replace(opening, channel=channels[0] or row.channel_id)
    table = await shelve(context, tx, wanted, [wanted.person])
    await tx.say(table, QueueBody((row.user_id,), over=True, nowhere=channels == [0]))
