"""Announce a game turn by turn: its opening, turns, takebacks, reminders, outages and its end."""

from dataclasses import replace

from cogs.courier.sender import Sender, silenced
from cogs.play import game_end, public_messages, reminders, turn_notices
from services.facts.games import GameFact
from services.facts.news import (
    Call,
    EndNews,
    OpeningNews,
    OutageNews,
    Posted,
    ReminderNews,
    TakebackNews,
    TurnNews,
)


async def announce_opening(body: OpeningNews, sender: Sender) -> Posted | None:
    """Open the game's thread and post the start of the game in it."""
    table = body.game.table
    if body.edit is not None:
        await _update_opening(body, body.edit, sender)
        return None
    sender.news = replace(sender.news, table=table)
    wanted = table.thread is None and table.place == "threads"
    if wanted:
        sender.unposted = public_messages.opening(body, sender.reader.texts)
        table = await sender.open_thread(again=sender.news.doubtful)
    else:
        table = await sender.app.services.tables.table(table.id)
        sender.news = replace(sender.news, table=table)
    body = replace(body, game=replace(body.game, table=table))
    refused = wanted and table.thread is None
    shown = public_messages.opening(body, sender.reader.texts, refused=refused)
    return await sender.to_game(shown, body.game)


async def _update_opening(body: OpeningNews, at: Posted, sender: Sender) -> None:
    """Bring the start of a game up to date; one that is gone or out of reach needs no edit."""
    table = body.game.table
    refused = table.thread is None and table.place == "threads"
    shown = public_messages.opening(body, sender.reader.texts, refused=refused)
    await sender.if_possible(sender.post.edit(at, shown, sender.reader))


async def announce_turn(body: TurnNews, sender: Sender) -> Posted | None:
    """Report a turn and call the next lord, in the thread or directly as they chose."""
    call = body.call
    if body.edit is not None:
        shown = public_messages.turn(_quietly(body), sender.reader.texts)
        edit = sender.post.edit(body.edit, shown, sender.reader, keep=False)
        if await sender.if_possible(edit):
            return body.edit
    if call is not None and not body.called:
        call = await _call_next(body.game, call, sender)
    absent = [await _notify_absent(body.game, one, call, sender) for one in body.absent]
    body = replace(body, call=call, absent=tuple(absent))
    ping = silenced(public_messages.turn(body, sender.reader.texts), call, *absent)
    if body.over:
        ping = replace(ping, silent=True)
    return await sender.to_game(ping, body.game, call, called=body.called or body.over)


def _quietly(body: TurnNews) -> TurnNews:
    """Name who is on turn as their first call did: with a mention, unless it came directly."""
    if body.call is None:
        return body
    mention = body.call.mention and body.call.notice != "direct"
    return replace(body, call=replace(body.call, mention=mention))


async def _call_next(game: GameFact, call: Call, sender: Sender) -> Call:
    """Call a person who prefers direct messages; if that fails, the thread mentions them."""
    if call.seat.user is None or not call.mention or not await sender.prefers_direct(call):
        return call
    sent = await sender.call_directly(game, call)
    return replace(call, mention=not sent or call.notice == "both")


async def _notify_absent(game: GameFact, absent: Call, call: Call | None, sender: Sender) -> Call:
    """Notify a lord of what was played for them; without direct messages the thread mentions them.

    In their quiet hours a message that has to ring for somebody else does not mention them, unless
    there is no other way to reach them. Nobody is notified a second time by a repeated report.
    """
    user = absent.seat.user
    if not absent.mention:
        return absent
    rings = call is not None and call.mention and not call.silent
    quietly = absent.silent and rings
    if user is None or not (quietly or await sender.prefers_direct(absent)):
        return absent
    texts = (await sender.app.reader(user, None)).texts
    ping = silenced(reminders.missed(game, absent, sender.server_name, texts), absent)
    sent = await sender.try_person(user, ping, mark=f"m{absent.seat.seat}")
    return replace(absent, mention=sent is None or (absent.notice == "both" and not quietly))


async def announce_takeback(body: TakebackNews, sender: Sender) -> Posted | None:
    """Delete the report of a turn taken back, and let the one before it call again."""
    texts = sender.reader.texts
    if body.gone is not None:
        await sender.if_possible(sender.post.delete(body.gone))
    if body.restore is not None:
        # The text board is drawn anew, and so is the picture where the turn itself was shown.
        anew = body.again or not sender.post.may_attach(body.restore.channel)
        restored = public_messages.after_takeback(body, texts, reposted=anew)
        edit = sender.post.edit(body.restore, restored, sender.reader, keep=not body.again)
        if await sender.if_possible(edit):
            return body.restore
    shown = public_messages.after_takeback(body, texts, reposted=True)
    return await sender.to_game(shown, body.game, body.call)


async def announce_reminder(body: ReminderNews, sender: Sender) -> Posted | None:
    """Remind a lord of their turn, in the thread or directly as they chose."""
    call, user, direct = body.call, body.call.seat.user, None
    if user is not None:
        texts = (await sender.app.reader(user, None)).texts
        direct = silenced(reminders.reminder(body, texts, server=sender.server_name), call)
        if body.why == "soon" or await sender.prefers_direct(call):
            sent = await sender.try_person(user, direct, editable=body.why == "again")
            if body.why == "soon" or (sent is not None and call.notice != "both"):
                return sent
    ping = silenced(reminders.reminder(body, sender.reader.texts), call)
    instead = None if body.why == "again" else direct
    return await sender.to_game(ping, body.game, call, instead=instead)


async def announce_outage(body: OutageNews, sender: Sender) -> Posted | None:
    """Report that nobody could play for some time."""
    return await sender.to_game(turn_notices.outage(body, sender.reader.texts), body.game)


async def announce_end(body: EndNews, sender: Sender) -> Posted | None:
    """Post the end of a game; a tournament's thread is archived sooner from then on."""
    posted = await sender.to_game(game_end.ended(body, sender.reader.texts), body.game)
    table = body.game.table
    if table.tournament is not None and table.thread is not None and table.state != "playing":
        await sender.post.threads.archive_soon(table.thread)
    return posted
