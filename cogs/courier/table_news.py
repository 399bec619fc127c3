"""Announce tables: their own message, invitations, expiry and the queue."""

import discord

from cogs import discord_errors
from cogs.courier.sender import Sender
from cogs.discord_errors import Unreachable
from cogs.play import game_end
from cogs.tables import queue
from cogs.tables import table_screens as tables
from services.facts.news import ExpiredNews, InvitationNews, Posted, QueueNews, TableNews


async def announce_table(body: TableNews, sender: Sender) -> Posted | None:
    """Update the message of a table, or post it; an open table's is posted again if deleted."""
    living = sender.news.living
    if body.table.private:
        return None
    texts, ended = sender.reader.texts, body.ended
    result = game_end.in_brief(ended, texts) if ended is not None else ""
    shown = tables.table(body.table, texts, result)
    if living is None:
        return await sender.to_channel(shown)
    try:
        await sender.post.edit(living, shown, sender.reader)
    except discord.HTTPException as error:
        lost = discord_errors.is_place_lost(error)
        if not (lost or discord_errors.is_gone(error)):
            raise
        if body.table.state == "open" and not lost:
            return await sender.to_channel(shown)
    return living


async def announce_invitation(body: InvitationNews, sender: Sender) -> Posted | None:
    """Mention the invited members in the channel; if that is impossible, write to each.

    A message that they have already is updated. Who is not in the server is not called.
    """
    texts, server = sender.reader.texts, body.table.server
    everybody = (body.invitation, *body.also)
    here = [one for one in everybody if await sender.post.is_here(server, one.user)]
    if not here:
        return None
    ping = tables.invitation(body.table, here, texts, body.uncalled)
    living = sender.news.living
    if living is not None and await sender.if_possible(
        sender.post.edit(living, ping, sender.reader)
    ):
        return living
    try:
        return await sender.to_channel(ping)
    except discord.HTTPException as error:
        if not (discord_errors.is_place_lost(error) or discord_errors.is_refused(error)):
            raise
        sent, called = None, [one for one in here if one.user not in body.uncalled]
        for one in called:
            alone = tables.invitation(body.table, [one], texts)
            sent = await sender.try_person(one.user, alone) or sent
        if called and sent is None:
            raise Unreachable(error, final=True) from error
        return sent


async def announce_expiry(body: ExpiredNews, sender: Sender) -> Posted | None:
    """Tell the host that nobody filled a table, or can, in the way they chose."""
    expired = tables.expired if body.why == "time" else tables.role_gone
    texts = sender.reader.texts
    if body.notice in ("direct", "both"):
        direct = expired(body.table, texts, mention=False)
        sent = await sender.try_person(body.table.host, direct)
        if sent is not None and body.notice == "direct":
            return sent
    return await sender.to_channel(expired(body.table, texts, mention=True))


async def announce_queue(body: QueueNews, sender: Sender) -> Posted | None:
    """Call the people seated by the queue, or notify a person whose time in it has run out."""
    texts = sender.reader.texts
    if not body.over:
        return await sender.to_thread_or_channel(queue.notification(body, texts))
    (call,) = body.calls
    if call.seat.user is not None and (body.nowhere or call.notice in ("direct", "both")):
        direct = queue.notification(body, texts, mention=False)
        sent = await sender.try_person(call.seat.user, direct)
        if body.nowhere or (sent is not None and call.notice == "direct"):
            return sent
    return await sender.to_channel(queue.notification(body, texts))
