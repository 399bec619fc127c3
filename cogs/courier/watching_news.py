"""Deliver news to people who watch: digests for followers, the watchers' thread of a game."""

from dataclasses import replace

import discord
import structlog

from cogs import discord_errors
from cogs.courier.sender import Sender
from cogs.daily import screens as daily
from cogs.watching import digests, kibitz
from services.facts.news import DailyNews, Posted
from services.facts.watching import FollowNews, KibitzNews

_log = structlog.get_logger()


async def announce_digest(body: FollowNews, sender: Sender) -> Posted | None:
    """Send a follower a digest of the games they can still see; people who left are dropped."""
    server = sender.news.table.server
    sees = await sender.post.visible_channels(server, body.user)
    if sees is None:
        await sender.app.services.watching.left(body.user, server)
        return None
    games = tuple(one for one in body.games if sees(one.game.table.channel))
    tournaments = tuple(one for one in body.tournaments if sees(one.tournament.channel))
    if not games and not tournaments:
        return None
    texts = (await sender.app.reader(body.user, None)).texts
    visible = replace(body, games=games, tournaments=tournaments)
    ping = digests.digest(visible, sender.server_name, texts)
    return await sender.try_person(body.user, ping)


async def announce_day(body: DailyNews, sender: Sender) -> Posted | None:
    """Tell who built what on a day, in the channel that the hosts chose for that.

    Where nothing can be posted it is left out: `/daily table` shows it, too.
    """
    if body.channel is None:
        return None
    try:
        return await sender.to(body.channel, daily.public_table(body.table, sender.reader.texts))
    except discord.HTTPException as error:
        if not (discord_errors.is_place_lost(error) or discord_errors.is_refused(error)):
            raise
        _log.info("daily.lost", channel=body.channel, code=discord_errors.code_of(error))
        return None


async def announce_watcher_thread(body: KibitzNews, sender: Sender) -> Posted | None:
    """Add the lords of a finished game to its watchers' thread, or remove a person from it.

    From then on it is archived once nobody has written there for a day. A thread that was deleted,
    or that is closed to us, is ignored.
    """
    try:
        if body.what == "out":
            await sender.post.threads.remove(body.thread, body.user or 0)
            return None
        await _say_ended(body, sender)
        for seat in body.game.table.seats:
            await sender.post.threads.add(body.thread, seat.account)
        await sender.post.threads.archive_soon(body.thread)
    except discord.HTTPException as error:
        if not discord_errors.is_place_lost(error):
            raise
        _log.info("kibitz.lost", thread=body.thread, code=discord_errors.code_of(error))
        return None
    return Posted(body.thread, body.thread)


async def _say_ended(body: KibitzNews, sender: Sender) -> None:
    """Say that the game is over; if Discord refuses that, its lords are let in all the same."""
    try:
        await sender.to(body.thread, kibitz.ended(body, sender.reader.texts))
    except discord.HTTPException as error:
        if not discord_errors.is_refused(error):
            raise
