"""Private threads: opened with people in them, whatever Discord allows without *Manage Threads*."""

from collections.abc import Awaitable, Callable, Iterable

import discord
import structlog

from cogs import discord_errors

_log = structlog.get_logger()

Open = Callable[[bool], Awaitable[discord.Thread]]
"""Opens a thread, given whether everybody in it may add others to it."""


async def open_with(open_thread: Open, people: Iterable[int]) -> discord.Thread:
    """Open a private thread and add people to it.

    Only moderators may add others to it. Discord's documentation does not say whether its owner
    may; if not, everybody in it may, and if that can't be changed, another thread replaces it.
    """
    thread, wanted = await open_thread(False), tuple(people)
    try:
        await add(thread, wanted)
    except discord.Forbidden as error:
        if thread.invitable:
            raise
        _log.info("thread.closed_to_us", thread=thread.id, code=discord_errors.code_of(error))
        try:
            thread = await thread.edit(invitable=True)
        except discord.Forbidden:
            await discard(thread)
            thread = await open_thread(True)
        await add(thread, wanted)
    return thread


async def add(thread: discord.Thread, people: Iterable[int]) -> None:
    """Add people to a thread; those who left the server are skipped."""
    for user in people:
        try:
            await thread.add_user(discord.Object(user))
        except discord.NotFound as error:
            if discord_errors.is_channel_gone(error):
                raise


async def discard(thread: discord.Thread) -> None:
    """Delete a thread of ours that is not needed, or archive it without the permission."""
    try:
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
    except discord_errors.TROUBLE as error:
        _log.info("thread.not_discarded", thread=thread.id, code=discord_errors.code_of(error))
