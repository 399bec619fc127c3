"""Build news from rows of the outbox: the game as it was then, the people as they are now."""

from dataclasses import dataclass, replace
from functools import singledispatch

from services.clocks.quiet_hours import quiet_times_of
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, user_from_json
from services.core.live_games import Live, game_row, load_at
from services.core.outbox_bodies import (
    AskBody,
    Body,
    DailyBody,
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
    read_body,
)
from services.daily.standings import table_in
from services.facts import Person
from services.facts.games import GameFact
from services.facts.news import Body as NewsBody
from services.facts.news import (
    Call,
    DailyNews,
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
    Written,
)
from services.facts.tables import SeatFact, TableFact
from services.facts.watching import KibitzNews
from services.outbox.table_changes import standing_message, unanswered
from services.state.game_facts import build, clocked, reports_of, vote_fact
from services.state.plans import plan_fact
from services.state.table_facts import invited_fact, table_fact, table_row, with_fair
from services.tables.presence import asked_often
from services.watching import digests
from store import Connection, outbox, people, plans, tables, votes
from store.rows import MessageRow, OutboxRow


@dataclass(frozen=True, slots=True)
class Source:
    """The row to build news from."""

    context: ServiceContext
    connection: Connection
    row: OutboxRow
    table: TableFact


async def news_of(context: ServiceContext, connection: Connection, row: OutboxRow) -> News:
    """Build the news of a row. Raises KeyError if its kind is unknown or its body broken."""
    table = await table_fact(connection, await table_row(connection, row.table_id))
    source, body = Source(context, connection, row, table), body_of(row)
    return News(
        id=row.id,
        table=table,
        body=await _build(body, source),
        created=row.created_at,
        nonce=f"castellan-{row.id}",
        tries=row.tries,
        doubtful=bool(row.doubtful),
        living=await _living(source, body),
        refusals=tuple(row.refusals),
        written=tuple(
            Written(one.user, one.mark, Posted(one.channel, one.message)) for one in body.written
        ),
        directly=body.directly,
        click=row.click,
    )


async def _living(source: Source, body: Body) -> Posted | None:
    """Return the message that is to be edited, if there is one."""
    table = source.table
    if isinstance(body, TableBody) and table.message is not None:
        return Posted(table.channel, table.message)
    if isinstance(body, VoteBody):
        found = await outbox.messages(source.connection, table.id, "vote", ref=body.vote)
        return _posted(found[-1]) if found else None
    if isinstance(body, InvitationBody):
        ref = body.invitation
        found = await outbox.messages(source.connection, table.id, "invitation", ref=ref)
        return _posted(found[-1]) if found else None
    return None


def _posted(message: MessageRow | None) -> Posted | None:
    return None if message is None else Posted(message.channel_id, message.message_id)


async def live_at(context: ServiceContext, connection: Connection, game: int, version: int) -> Live:
    """Return a game at a version, from memory if that is its present one."""
    live = context.games.get(game)
    row = await game_row(connection, game)
    if live is not None and live.row == row and row.version == version:
        return live
    return await load_at(connection, row, version)


async def _game(source: Source) -> GameFact:
    row = source.row
    assert row.game_id is not None, "the row is about a game"
    live = await live_at(source.context, source.connection, row.game_id, row.version)
    fact = build(live, source.table, reports_of(row))
    return await clocked(source.connection, fact, source.context.clock.now())


async def _call(source: Source, seat: int | None, *, mention: bool = True) -> Call | None:
    if seat is None:
        return None
    return await _called(source, source.table.seats[seat - 1], mention=mention)


async def _called(source: Source, seat: SeatFact, *, mention: bool = True) -> Call:
    if seat.user is not None and seat.account is None:  # their data was erased: nobody to call
        return Call(replace(seat, user=None), "mention", mention=False)
    user, now = seat.user or 0, source.context.clock.now()
    quiet = await quiet_times_of(source.connection, user, now)
    silent = quiet.span(now) is not None
    return Call(seat, quiet.settings.notice, mention=mention, silent=silent)


@singledispatch
async def _build(body: Body, source: Source) -> NewsBody:
    """Build the body of news from that of a row."""
    raise TypeError(f"no {type(body).__name__} of table {source.table.id}")


@_build.register
async def _table(_body: TableBody, source: Source) -> NewsBody:
    table, connection = source.table, source.connection
    if table.game is None or table.state not in ("over", "abandoned"):
        return TableNews(table)
    version = (await game_row(connection, table.game)).version
    return TableNews(
        table, build(await live_at(source.context, connection, table.game, version), table, ())
    )


@_build.register
async def _invitation(body: InvitationBody, source: Source) -> NewsBody:
    found = await unanswered(source.connection, body)
    if not found:  # answered while it is posted: it is deleted at once
        first = await tables.invitation(source.connection, body.invitation)
        assert first is not None, "invitations are never deleted"
        found = [first]
    one, *also = map(invited_fact, found)
    rows = await tables.invitations(source.connection, source.table.id)
    uncalled = asked_often(map(invited_fact, rows), source.context.clock.now())
    if body.again:
        uncalled = frozenset(row.user_id for row in found)
    return InvitationNews(source.table, one, tuple(also), uncalled)


@_build.register
async def _opening(body: OpeningBody, source: Source) -> NewsBody:
    return OpeningNews(await _game(source), body.order, body.line)


@_build.register
async def _turn(body: TurnBody, source: Source) -> NewsBody:
    game, seats = await _game(source), source.table.seats
    over = await _is_over(source, body)
    absent = [
        await _called(source, seats[one - 1], mention=one not in body.again) for one in body.told
    ]
    if over:
        absent = [replace(one, silent=True) for one in absent]
    return TurnNews(
        game,
        game.last,
        taken_back=body.taken_back,
        call=None if over else await _call(source, body.call, mention=not body.here),
        resigned=body.resigned,
        called=body.called,
        absent=tuple(absent),
        undone=body.undone.turns if body.undone is not None else 0,
        undone_by=body.undone.seat if body.undone is not None else None,
        edit=_posted(await standing_message(source.connection, body.edits)),
        over=over,
    )


async def _is_over(source: Source, body: TurnBody) -> bool:
    """Whether the turn to which a report calls is over: it waited, and a later one calls."""
    row = source.row
    assert row.game_id is not None, "the row is about a game"
    game = await game_row(source.connection, row.game_id)
    if game.version == row.version:
        return False
    if game.ending is not None or body.call not in (None, game.on_turn):
        return True
    later = await outbox.waiting(source.connection, row.table_id, TurnBody.KIND)
    return any(one.id > row.id for one in later)


@_build.register
async def _takeback(body: TakebackBody, source: Source) -> NewsBody:
    game = await _game(source)
    return TakebackNews(
        game,
        source.table.seats[body.seat - 1],
        gone=await _message_of(source, body.gone),
        restore=_posted(await standing_message(source.connection, body.restore)),
        reports=game.last,
        call=await _call(source, body.call, mention=False),
        again=body.again,
    )


async def _message_of(source: Source, row: int | None) -> Posted | None:
    return None if row is None else _posted(await outbox.posted_message(source.connection, row))


@_build.register
async def _reminder(body: ReminderBody, source: Source) -> NewsBody:
    game = await _game(source)
    call = await _called(source, source.table.seats[body.call - 1])
    deadline = game.clock.deadline if game.clock is not None else None
    left = 0 if deadline is None else max(0, deadline - source.context.clock.now())
    return ReminderNews(game, call, body.why, left)


@_build.register
async def _outage(body: OutageBody, source: Source) -> NewsBody:
    return OutageNews(await _game(source), body.seconds, body.why)


@_build.register
async def _seat(body: SeatBody, source: Source) -> NewsBody:
    """Build news of a seat; a person who is offered it has the name they had then."""
    seat = source.table.seats[body.seat - 1]
    call, guest = await _call(source, body.call), body.guest
    if guest is not None:
        call = await _called(source, SeatFact(seat.seat, guest.user, guest.name))
    return SeatNews(await _game(source), seat, body.what, body.before, call)


@_build.register
async def _giant(body: GiantBody, source: Source) -> NewsBody:
    seat = source.table.seats[body.seat - 1]
    call = await _called(source, seat, mention=not body.again)
    return GiantNews(await _game(source), call, body.sender)


@_build.register
async def _plan(body: PlanBody, source: Source) -> NewsBody:
    row = await plans.plan(source.connection, body.plan)
    assert row is not None, "plans of running games are never deleted"
    call = replace(await _called(source, source.table.seats[row.seat - 1]), silent=True)
    return PlanNews(await _game(source), plan_fact(row, source.table.name), call)


@_build.register
async def _vote(body: QuestionBody, source: Source) -> NewsBody:
    row = await votes.vote(source.connection, body.vote)
    assert row is not None, "votes are never deleted"
    vote = await vote_fact(source.connection, row, source.table)
    asked = [source.table.seats[seat - 1] for seat in vote.needed if seat not in vote.agreed]
    calls = [await _called(source, seat) for seat in asked]
    game, again = await _game(source), isinstance(body, RingBody)
    played = await game_row(source.connection, game.id)
    game = replace(game, table=await with_fair(source.connection, game.table, played))
    if isinstance(body, RingBody):
        calls = [call for call in calls if call.seat.seat in body.seats]
    elif isinstance(body, AskBody):
        calls = [call for call in calls if call.seat.seat == body.seat]
    return VoteNews(game, vote, tuple(calls), again, direct=isinstance(body, AskBody))


@_build.register
async def _end(body: EndBody, source: Source) -> NewsBody:
    game = await _game(source)
    row = await game_row(source.connection, game.id)
    return EndNews(
        game,
        game.last,
        rounds=row.round,
        seconds=(row.ended_at or row.started_at) - row.started_at,
        resigned=tuple(seat for seat in source.table.seats if seat.free),
        received=body.received,
    )


@_build.register
async def _expired(body: ExpiredBody, source: Source) -> NewsBody:
    settings = await people.user_settings(source.connection, source.table.host)
    return ExpiredNews(source.table, user_from_json(settings).notice, body.why)


@_build.register
async def _queue(body: QueueBody, source: Source) -> NewsBody:
    seated = [seat for seat in source.table.seats if seat.user in body.users]
    calls = tuple([await _called(source, seat) for seat in seated])
    return QueueNews(source.table, calls, body.over, body.nowhere, body.answer_by)


@_build.register
async def _follow(body: FollowBody, source: Source) -> NewsBody:
    return await digests.news(source.context, source.connection, body, source.row.created_at)


@_build.register
async def _kibitz(body: KibitzBody, source: Source) -> NewsBody:
    return KibitzNews(await _game(source), body.thread, body.what, body.user)


@_build.register
async def _tidy(body: TidyBody, source: Source) -> NewsBody:
    at = Posted(body.channel, body.message)
    if body.act == "opening":
        return await _opening_again(source, at)
    game = await _game(source) if source.row.game_id is not None else None
    return TidyNews(game, at, body.act)


async def _opening_again(source: Source, at: Posted) -> NewsBody:
    """Build the opening of a game as it was, with what is known now of its table."""
    message = await outbox.message(source.connection, at.message)
    row = message and await outbox.outbox_row(source.connection, message.outbox_id)
    assert row, "the rows of running games are kept"
    opening = read_body(row, OpeningBody)
    return OpeningNews(await _game(replace(source, row=row)), opening.order, opening.line, at)


@_build.register
async def _daily(body: DailyBody, source: Source) -> NewsBody:
    server, connection = source.table.server, source.connection
    settings = server_from_json(await people.server_settings(connection, server))
    everybody = Person(0, "", server=server)
    found = await table_in(source.context, connection, everybody, day=body.day)
    return DailyNews(found, settings.daily_channel)
