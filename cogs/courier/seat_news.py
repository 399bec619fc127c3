"""Announce what concerns one seat or asks the table: giants, seat changes, plans and votes."""

from dataclasses import replace

from cogs.courier.sender import Sender, silenced
from cogs.discord_errors import Unreachable
from cogs.play import plan_panel, public_messages, seat_changes, votes
from cogs.screen import Ping
from services.facts.news import GiantNews, PlanNews, Posted, SeatNews, VoteNews


async def announce_giant(body: GiantNews, sender: Sender) -> Posted | None:
    """Call a lord to whom a giant was sent, in the thread or directly as they chose."""
    call, user, sent = body.call, body.call.seat.user, None
    if not call.mention:
        return await sender.to_game(
            _quiet(public_messages.giant(body, sender.reader.texts)), body.game
        )
    if user is not None and await sender.prefers_direct(call):
        sent = await _send_giant(user, body, sender)
        if sent is not None and call.notice != "both":
            return sent
    try:
        ping = silenced(public_messages.giant(body, sender.reader.texts), call)
        return await sender.to_game(ping, body.game)
    except Unreachable:
        if sent is None and user is not None:
            sent = await _send_giant(user, body, sender)
        if sent is None:
            raise
        return sent


def _quiet(ping: Ping) -> Ping:
    """Let a message ring for nobody: it called them before a takeback."""
    return replace(ping, mentions=(), silent=True)


async def _send_giant(user: int, body: GiantNews, sender: Sender) -> Posted | None:
    texts = (await sender.app.reader(user, None)).texts
    ping = public_messages.giant(body, texts, server=sender.server_name)
    return await sender.try_person(user, silenced(ping, body.call))


async def announce_seat(body: SeatNews, sender: Sender) -> Posted | None:
    """Report a change of a seat in the thread, and notify the lord it concerns as they chose.

    The new lord of a sealed table is added to its thread, and the previous one removed.
    """
    call, mention, thread = body.call, False, sender.news.table.thread
    user = None if call is None else call.seat.user
    if body.what == "taken" and sender.news.table.sealed and thread is not None:
        if body.seat.account is not None:  # who can't be let in is called directly
            await sender.post.threads.is_in(thread, body.seat.account, fresh=True)
        if user is not None:
            await sender.if_possible(sender.post.threads.remove(thread, user))
    if call is not None and user is not None:
        mention = not await sender.prefers_direct(call) or call.notice == "both"
        if not mention or call.notice == "both":
            texts = (await sender.app.reader(user, None)).texts
            ping = seat_changes.announcement(body, texts, server=sender.server_name)
            sent = await sender.try_person(user, silenced(ping, call))
            mention = mention or sent is None
    ping = seat_changes.announcement(body, sender.reader.texts, mention=mention)
    if mention:
        ping = silenced(ping, call)
    return await sender.to_game(ping, body.game)


async def announce_plan(body: PlanNews, sender: Sender) -> Posted | None:
    """Tell a lord directly what became of their plan; otherwise only their panel shows it."""
    user = body.call.seat.user
    if user is None:
        return None
    texts = (await sender.app.reader(user, None)).texts
    return await sender.try_person(user, plan_panel.news(body, texts, server=sender.server_name))


async def announce_vote(body: VoteNews, sender: Sender) -> Posted | None:
    """Put a question to the table, update its message, or call the seats left out at first."""
    texts = sender.reader.texts
    if body.direct:
        return await _ask_directly(body, sender)
    if sender.news.living is not None:
        ping = votes.message(body.game, body.vote, texts)
        edit = sender.post.edit(sender.news.living, ping, sender.reader)
        if await sender.if_possible(edit) or body.vote.state == "open":
            return sender.news.living  # without its edit, only the outcome is said anew
    asked = [call for call in body.calls if call.seat.user is not None]
    if body.again and not asked:
        return None
    awake = [call for call in asked if not call.silent] or asked
    users = tuple(call.seat.user for call in awake if call.seat.user is not None)
    message = votes.call_again if body.again else votes.message
    ping = silenced(message(body.game, body.vote, texts, users), *awake)
    return await sender.to_game(ping, body.game)


async def _ask_directly(body: VoteNews, sender: Sender) -> Posted | None:
    """Ask a lord who is to be replaced; the question in the thread has mentioned them, too."""
    for call in body.calls:
        if (user := call.seat.user) is not None:
            texts = (await sender.app.reader(user, None)).texts
            ping = votes.direct(body.game, body.vote, sender.server_name, texts)
            return await sender.try_person(user, silenced(ping, call))
    return None
