"""Rows of the outbox as news: the game as it was then, the people as they are now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch

from services.clocks.quiet_hours import quiet_times_of
from services.core.context import ServiceContext
from services.core.json_codec import user_from_json
from services.core.live_games import Live, game_row, load_at
from services.core.outbox_bodies import (
    Body,
    EndBody,
    ExpiredBody,
    FollowBody,
    GiantBody,
    InvitationBody,
    KibitzBody,
    OpeningBody,
    OutageBody,
    PlanBody,
    QuestionBody,
    QueueBody,
    ReminderBody,
    RingBody,
    SeatBody,
    TableBody,
    TakebackBody,
    TidyBody,
    TurnBody,
    VoteBody,
    body_of,
)
from services.facts.games import GameFact
from services.facts.news import Body as NewsBody
from services.facts.news import (
    Call,
    EndNews,
    ExpiredNews,
    GiantNews,
    InvitationNews,
    News,
    OpeningNews,
    OutageNews,
    PlanNews,
    Posted,
    QueueNews,
    ReminderNews,
    SeatNews,
    TableNews,
    TakebackNews,
    TidyNews,
    TurnNews,
    VoteNews,
)
from services.facts.tables import SeatFact, TableFact
from services.facts.watching import KibitzNews
from services.outbox.table_changes import standing_message
from services.state.game_facts import build, clocked, reports_of, vote_fact
from services.state.plans import plan_fact
from services.state.table_facts import invited_fact, table_fact, table_row
from services.watching import digests
from store import Connection, outbox, people, plans, tables, votes
from store.rows import MessageRow, OutboxRow


@dataclass(frozen=True, slots=True)
class Teller:
    """What is needed to tell a row."""

    context: ServiceContext
    connection: Connection
    row: OutboxRow
    table: TableFact


async def news_of(context: ServiceContext, connection: Connection, row: OutboxRow) -> News:
    """Tell a row of the outbox. Raises KeyError where its kind is unknown or its body broken."""
    table = await table_fact(connection, await table_row(connection, row.table_id))
    teller, body = Teller(context, connection, row, table), body_of(row)
    return News(
        id=row.id,
        table=table,
        body=await _told(body, teller),
        nonce=f"castellan-{row.id}",
        tries=row.tries,
        doubtful=bool(row.doubtful),
        living=await _living(teller, body),
        refusals=tuple(row.refusals),
    )


async def _living(teller: Teller, body: Body) -> Posted | None:
    """Return the message that is to be edited, where there is one already."""
    table = teller.table
    if isinstance(body, TableBody) and table.message is not None:
        return Posted(table.channel, table.message)
    if isinstance(body, VoteBody):
        found = await outbox.messages(teller.connection, table.id, "vote", ref=body.vote)
        return _posted(found[-1]) if found else None
    return None


def _posted(message: MessageRow | None) -> Posted | None:
    return None if message is None else Posted(message.channel_id, message.message_id)


async def live_at(context: ServiceContext, connection: Connection, game: int, version: int) -> Live:
    """Return a game as it stood at a version; from memory where it still stands so."""
    live = context.games.get(game)
    row = await game_row(connection, game)
    if live is not None and live.row == row and row.version == version:
        return live
    return await load_at(connection, row, version)


async def _game(teller: Teller) -> GameFact:
    row = teller.row
    assert row.game_id is not None, "told of a game"
    live = await live_at(teller.context, teller.connection, row.game_id, row.version)
    fact = build(live, teller.table, reports_of(row))
    return await clocked(teller.connection, fact, teller.context.clock.now())


async def _call(teller: Teller, seat: int | None, *, mention: bool = True) -> Call | None:
    if seat is None:
        return None
    return await _called(teller, teller.table.seats[seat - 1], mention=mention)


async def _called(teller: Teller, seat: SeatFact, *, mention: bool = True) -> Call:
    if seat.user is not None and seat.account is None:  # their data was deleted: nobody to call
        return Call(replace(seat, user=None), "mention", mention=False)
    user, now = seat.user or 0, teller.context.clock.now()
    hush = await quiet_times_of(teller.connection, user, now)
    silent = hush.span(now) is not None
    return Call(seat, hush.settings.notice, mention=mention, silent=silent)


@singledispatch
async def _told(body: Body, teller: Teller) -> NewsBody:
    """Tell what a row holds: the game as it was then, the people as they are now."""
    raise TypeError(f"no {type(body).__name__} is told of {teller.table.id}")


@_told.register
async def _table(_body: TableBody, teller: Teller) -> NewsBody:
    return TableNews(teller.table)


@_told.register
async def _invitation(body: InvitationBody, teller: Teller) -> NewsBody:
    found = await tables.invitation(teller.connection, body.invitation)
    assert found is not None, "invitations are never deleted"
    return InvitationNews(teller.table, invited_fact(found))


@_told.register
async def _opening(body: OpeningBody, teller: Teller) -> NewsBody:
    return OpeningNews(await _game(teller), body.order, body.line)


@_told.register
async def _turn(body: TurnBody, teller: Teller) -> NewsBody:
    game, seats = await _game(teller), teller.table.seats
    absent = [
        await _called(teller, seats[one - 1], mention=one not in body.again) for one in body.told
    ]
    return TurnNews(
        game,
        game.last,
        taken_back=body.taken_back,
        call=await _call(teller, body.call),
        resigned=body.resigned,
        called=body.called,
        absent=tuple(absent),
        undone=body.undone.turns if body.undone is not None else 0,
        undone_by=body.undone.seat if body.undone is not None else None,
    )


@_told.register
async def _takeback(body: TakebackBody, teller: Teller) -> NewsBody:
    game = await _game(teller)
    return TakebackNews(
        game,
        teller.table.seats[body.seat - 1],
        gone=await _said_by(teller, body.gone),
        restore=_posted(await standing_message(teller.connection, body.restore)),
        reports=game.last,
        call=await _call(teller, body.call, mention=False),
    )


async def _said_by(teller: Teller, row: int | None) -> Posted | None:
    return None if row is None else _posted(await outbox.posted_message(teller.connection, row))


@_told.register
async def _reminder(body: ReminderBody, teller: Teller) -> NewsBody:
    game = await _game(teller)
    call = await _called(teller, teller.table.seats[body.call - 1])
    deadline = game.clock.deadline if game.clock is not None else None
    left = 0 if deadline is None else max(0, deadline - teller.context.clock.now())
    return ReminderNews(game, call, body.why, left)


@_told.register
async def _outage(body: OutageBody, teller: Teller) -> NewsBody:
    return OutageNews(await _game(teller), body.seconds, body.why)


@_told.register
async def _seat(body: SeatBody, teller: Teller) -> NewsBody:
    """Tell of a seat; a person who is asked to take it is called by the name they had then."""
    seat = teller.table.seats[body.seat - 1]
    call, guest = await _call(teller, body.call), body.guest
    if guest is not None:
        call = await _called(teller, SeatFact(seat.seat, guest.user, guest.name))
    return SeatNews(await _game(teller), seat, body.what, body.before, call)


@_told.register
async def _giant(body: GiantBody, teller: Teller) -> NewsBody:
    seat = teller.table.seats[body.seat - 1]
    return GiantNews(await _game(teller), await _called(teller, seat), body.sender)


@_told.register
async def _plan(body: PlanBody, teller: Teller) -> NewsBody:
    row = await plans.plan(teller.connection, body.plan)
    assert row is not None, "plans of running games are never deleted"
    call = replace(await _called(teller, teller.table.seats[row.seat - 1]), silent=True)
    return PlanNews(await _game(teller), plan_fact(row, teller.table.name), call)


@_told.register
async def _vote(body: QuestionBody, teller: Teller) -> NewsBody:
    row = await votes.vote(teller.connection, body.vote)
    assert row is not None, "questions are never deleted"
    vote = await vote_fact(teller.connection, row, teller.table)
    asked = [teller.table.seats[seat - 1] for seat in vote.needed if seat not in vote.agreed]
    calls = [await _called(teller, seat) for seat in asked]
    game, again = await _game(teller), isinstance(body, RingBody)
    if isinstance(body, RingBody):
        calls = [call for call in calls if call.seat.seat in body.seats]
    return VoteNews(game, vote, tuple(calls), again)


@_told.register
async def _end(body: EndBody, teller: Teller) -> NewsBody:
    game = await _game(teller)
    row = await game_row(teller.connection, game.id)
    return EndNews(
        game,
        game.last,
        rounds=row.round,
        seconds=(row.ended_at or row.started_at) - row.started_at,
        resigned=tuple(seat for seat in teller.table.seats if seat.free),
        received=body.received,
    )


@_told.register
async def _expired(_body: ExpiredBody, teller: Teller) -> NewsBody:
    settings = await people.user_settings(teller.connection, teller.table.host)
    return ExpiredNews(teller.table, user_from_json(settings).notice)


@_told.register
async def _queue(body: QueueBody, teller: Teller) -> NewsBody:
    seated = [seat for seat in teller.table.seats if seat.user in body.users]
    calls = tuple([await _called(teller, seat) for seat in seated])
    return QueueNews(teller.table, calls, body.over)


@_told.register
async def _follow(body: FollowBody, teller: Teller) -> NewsBody:
    return await digests.news(teller.context, teller.connection, body, teller.row.created_at)


@_told.register
async def _kibitz(body: KibitzBody, teller: Teller) -> NewsBody:
    return KibitzNews(await _game(teller), body.thread, body.what, body.user)


@_told.register
async def _tidy(body: TidyBody, teller: Teller) -> NewsBody:
    game = await _game(teller) if teller.row.game_id is not None else None
    return TidyNews(game, Posted(body.channel, body.message), body.act)
