"""Private threads: opened with people in them, whatever Discord allows without *Manage Threads*."""

from collections.abc import Awaitable, Callable, Iterable

import discord
import structlog

from cogs import discord_errors

_log = structlog.get_logger()

Open = Callable[[bool], Awaitable[discord.Thread]]
"""Opens a thread, given whether everybody in it may add others to it."""
LeftOut = dict[int, BaseException]
"""People who can't be added to a thread, with what Discord said."""


async def open_with(open_thread: Open, people: Iterable[int]) -> tuple[discord.Thread, LeftOut]:
    """Open a private thread and add people to it; also returns those who can't be added.

    Only moderators may add others to it. If it is closed to us then, everybody in it may, and if
    that can't be changed, another thread replaces it.
    """
    thread, wanted = await open_thread(False), tuple(people)
    try:
        return thread, await add(thread, wanted)
    except discord.HTTPException as error:
        if discord_errors.is_channel_gone(error):
            raise
        await discard(thread)
        if discord_errors.is_down(error):
            raise
    thread = await open_thread(True)
    return thread, await add(thread, wanted)


async def add(thread: discord.Thread, people: Iterable[int]) -> LeftOut:
    """Add people to a thread; those whom Discord does not let in are passed over and returned.

    Discord's documentation does not say whether a thread's owner may add others to it; if not, it
    is opened to additions. Raises discord.HTTPException: that is refused, or the thread is gone.
    """
    wanted = tuple(people)
    left_out = await _add(thread, wanted)
    nobody = thread.member_count <= 1 and len(left_out) == len(wanted)
    forbidden = any(discord_errors.is_forbidden(error) for error in left_out.values())
    if thread.invitable or not (nobody and forbidden):
        return left_out
    _log.info("thread.closed_to_us", thread=thread.id)
    return await _add(await thread.edit(invitable=True), wanted)


async def _add(thread: discord.Thread, people: Iterable[int]) -> LeftOut:
    left_out: LeftOut = {}
    for user in people:
        try:
            await thread.add_user(discord.Object(user))
        except discord_errors.TROUBLE as error:
            if discord_errors.is_channel_gone(error):
                raise
            left_out[user] = error
            code = discord_errors.code_of(error)
            _log.warning("thread.left_out", thread=thread.id, user=user, code=code)
    return left_out


async def discard(thread: discord.Thread) -> None:
    """Delete a thread of ours that is not needed, or archive it without the permission."""
    try:
        try:
            await thread.delete()
        except discord.HTTPException as error:
            if not discord_errors.is_forbidden(error):
                raise
            await thread.edit(archived=True)
    except discord_errors.TROUBLE as error:
        _log.info("thread.not_discarded", thread=thread.id, code=discord_errors.code_of(error))
