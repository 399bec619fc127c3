"""Rows of the outbox as news: the game as it was then, the people as they are now."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from services.clocks.quiet_hours import hush_of
from services.core.context import ServiceContext
from services.core.json_codec import received_from_json, user_from_json
from services.core.live_games import Live, game_row, load_at
from services.facts.games import GameFact
from services.facts.news import (
    Body,
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
    """Tell a row of the outbox."""
    table = await table_fact(connection, await table_row(connection, row.table_id))
    teller = Teller(context, connection, row, table)
    return News(
        id=row.id,
        table=table,
        body=await _TELL[row.kind](teller),
        nonce=f"castellan-{row.id}",
        tries=row.tries,
        doubtful=bool(row.doubtful),
        living=await _living(teller),
        refusals=tuple(row.refusals),
    )


async def _living(teller: Teller) -> Posted | None:
    """Return the message that is to be edited, where there is one already."""
    row, table = teller.row, teller.table
    if row.kind == "table" and table.message is not None:
        return Posted(table.channel, table.message)
    if row.kind == "vote":
        found = await outbox.messages(teller.connection, table.id, "vote", ref=row.body["vote"])
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
    fact = build(live, teller.table, reports_of(row.body))
    return await clocked(teller.connection, fact, teller.context.clock.now())


async def _call(teller: Teller, seat: int | None, *, mention: bool = True) -> Call | None:
    if seat is None:
        return None
    return await _called(teller, teller.table.seats[seat - 1], mention=mention)


async def _called(teller: Teller, seat: SeatFact, *, mention: bool = True) -> Call:
    if seat.user is not None and seat.account is None:  # their data was deleted: nobody to call
        return Call(replace(seat, user=None), "mention", mention=False)
    user, now = seat.user or 0, teller.context.clock.now()
    hush = await hush_of(teller.connection, user, now)
    silent = hush.span(now) is not None
    return Call(seat, hush.settings.notice, mention=mention, silent=silent)


async def _table(teller: Teller) -> Body:
    return TableNews(teller.table)


async def _invitation(teller: Teller) -> Body:
    found = await tables.invitation(teller.connection, teller.row.body["invitation"])
    assert found is not None, "invitations are never deleted"
    return InvitationNews(teller.table, invited_fact(found))


async def _opening(teller: Teller) -> Body:
    body = teller.row.body
    return OpeningNews(await _game(teller), tuple(body["order"]), tuple(body["line"]))


async def _turn(teller: Teller) -> Body:
    body, game = teller.row.body, await _game(teller)
    told: list[int] = body.get("told", [])
    again: list[int] = body.get("again", [])
    absent = [
        await _called(teller, teller.table.seats[one - 1], mention=one not in again) for one in told
    ]
    undone = body.get("undone") or {"seat": None, "turns": 0}
    return TurnNews(
        game,
        game.last,
        taken_back=tuple(body["taken_back"]),
        call=await _call(teller, body["call"]),
        resigned=tuple(body["resigned"]),
        called="called" in body,
        absent=tuple(absent),
        undone=undone["turns"],
        undone_by=undone["seat"],
    )


async def _takeback(teller: Teller) -> Body:
    body, game = teller.row.body, await _game(teller)
    return TakebackNews(
        game,
        teller.table.seats[body["seat"] - 1],
        gone=await _said_by(teller, body["gone"]),
        restore=_posted(await standing_message(teller.connection, body["restore"])),
        reports=game.last,
        call=await _call(teller, body["call"], mention=False),
    )


async def _said_by(teller: Teller, row: int | None) -> Posted | None:
    return None if row is None else _posted(await outbox.said_by(teller.connection, row))


async def _reminder(teller: Teller) -> Body:
    body, game = teller.row.body, await _game(teller)
    why = body.get("why", "again")
    call = await _called(teller, teller.table.seats[body["call"] - 1])
    deadline = game.clock.deadline if game.clock is not None else None
    left = 0 if deadline is None else max(0, deadline - teller.context.clock.now())
    return ReminderNews(game, call, why, left)


async def _outage(teller: Teller) -> Body:
    body = teller.row.body
    return OutageNews(await _game(teller), body["seconds"], body.get("why", "out"))


async def _seat(teller: Teller) -> Body:
    """Tell of a seat; a person who is asked to take it is called by the name they had then."""
    body = teller.row.body
    seat = teller.table.seats[body["seat"] - 1]
    call, guest = None, body.get("guest")
    if guest is not None:
        call = await _called(teller, SeatFact(seat.seat, guest["user"], guest["name"]))
    elif body.get("call") is not None:
        call = await _called(teller, teller.table.seats[body["call"] - 1])
    return SeatNews(await _game(teller), seat, body["what"], body["before"], call)


async def _giant(teller: Teller) -> Body:
    body = teller.row.body
    seat = teller.table.seats[body["seat"] - 1]
    return GiantNews(await _game(teller), await _called(teller, seat), body["sender"])


async def _plan(teller: Teller) -> Body:
    row = await plans.plan(teller.connection, teller.row.body["plan"])
    assert row is not None, "plans of running games are never deleted"
    call = replace(await _called(teller, teller.table.seats[row.seat - 1]), silent=True)
    return PlanNews(await _game(teller), plan_fact(row, teller.table.name), call)


async def _vote(teller: Teller) -> Body:
    row = await votes.vote(teller.connection, teller.row.body["vote"])
    assert row is not None, "questions are never deleted"
    vote = await vote_fact(teller.connection, row, teller.table)
    asked = [teller.table.seats[seat - 1] for seat in vote.needed if seat not in vote.agreed]
    calls = tuple([await _called(teller, seat) for seat in asked])
    return VoteNews(await _game(teller), vote, calls)


async def _ring(teller: Teller) -> Body:
    body = await _vote(teller)
    assert isinstance(body, VoteNews), "a question's news"
    seats = teller.row.body["seats"]
    calls = tuple(call for call in body.calls if call.seat.seat in seats)
    return replace(body, calls=calls, again=True)


async def _end(teller: Teller) -> Body:
    game = await _game(teller)
    row = await game_row(teller.connection, game.id)
    return EndNews(
        game,
        game.last,
        rounds=row.round,
        seconds=(row.ended_at or row.started_at) - row.started_at,
        resigned=tuple(seat for seat in teller.table.seats if seat.free),
        received=received_from_json(teller.row.body.get("received", ())),
    )


async def _expired(teller: Teller) -> Body:
    settings = await people.user_settings(teller.connection, teller.table.host)
    return ExpiredNews(teller.table, user_from_json(settings).notice)


async def _queue(teller: Teller) -> Body:
    users, seats = teller.row.body["users"], teller.table.seats
    called = [await _called(teller, seat) for seat in seats if seat.user in users]
    return QueueNews(teller.table, tuple(called), teller.row.body["over"])


async def _follow(teller: Teller) -> Body:
    row = teller.row
    return await digests.news(teller.context, teller.connection, dict(row.body), row.created_at)


async def _kibitz(teller: Teller) -> Body:
    body = teller.row.body
    return KibitzNews(await _game(teller), body["thread"], body["what"], body.get("user"))


async def _tidy(teller: Teller) -> Body:
    body: dict[str, Any] = dict(teller.row.body)
    at = Posted(body["channel"], body["message"])
    game = await _game(teller) if teller.row.game_id is not None else None
    return TidyNews(game, at, cast(Any, body["act"]))


_TELL: dict[str, Callable[[Teller], Awaitable[Body]]] = {
    "table": _table,
    "invitation": _invitation,
    "opening": _opening,
    "turn": _turn,
    "takeback": _takeback,
    "reminder": _reminder,
    "outage": _outage,
    "giant": _giant,
    "seat": _seat,
    "back": _seat,
    "plan": _plan,
    "vote": _vote,
    "ring": _ring,
    "end": _end,
    "expired": _expired,
    "queue": _queue,
    "follow": _follow,
    "kibitz": _kibitz,
    "tidy": _tidy,
}
