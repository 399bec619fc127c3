"""Members and channels as Discord tells of them when asked: once a minute each.

Whoever wants to know can have so much asked in a minute. So nobody's presses can use up the
requests that the bot has for everybody.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final

import discord

from clock import Clock
from cogs import discord_errors
from services.facts import Refused

REMEMBERED: Final = 60
"""For how many seconds it is remembered what Discord said."""
A_MINUTE: Final = 120
"""How much can be asked for one person within that time."""


class Lookups:
    """What Discord has said within the last minute, also that it said nothing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[Hashable, tuple[int, int, asyncio.Future[Any]]] = {}
        self._asked: Counter[int] = Counter()  # for whom, within the last minute

    async def member(self, guild: discord.Guild, user: int, *, by: int) -> discord.Member:
        """Return a member of a server to somebody. Raises what discord.py does.

        Here and below, Refused: asked_often.
        """
        found: discord.Member = await self.once(
            ("member", guild.id, user), lambda: guild.fetch_member(user), by
        )
        return found

    async def channel(self, home: discord.Guild | discord.Client, channel: int, *, by: int) -> Any:
        """Return a channel or thread that the client does not know. Raises what discord.py does."""
        return await self.once(("channel", channel), lambda: home.fetch_channel(channel), by)

    async def guest(self, thread: Any, user: int, *, by: int) -> discord.ThreadMember:
        """Return somebody who was added to a thread. Raises what discord.py does."""
        found: discord.ThreadMember = await self.once(
            ("guest", thread.id, user), lambda: thread.fetch_member(user), by
        )
        return found

    async def once(self, key: Hashable, ask: Callable[[], Awaitable[Any]], by: int) -> Any:
        """Ask for something, or do it again, once a minute. Raises what it does."""
        now = self._clock.now()
        for one, (at, asker, _) in list(self._known.items()):
            if now - at < REMEMBERED:
                break  # all others were asked later
            del self._known[one]
            self._asked -= Counter((asker,))
        if key in self._known and _is_down(self._known[key][2]):
            self._asked -= Counter((self._known.pop(key)[1],))
        if key not in self._known:
            if self._asked[by] >= A_MINUTE:
                raise Refused("asked_often")
            self._asked[by] += 1
            asking = asyncio.ensure_future(ask())
            asking.add_done_callback(_seen)
            self._known[key] = (now, by, asking)
        return await asyncio.shield(self._known[key][2])


def _is_down(asked: asyncio.Future[Any]) -> bool:
    """Whether there was no answer, since Discord was down."""
    error = None if not asked.done() or asked.cancelled() else asked.exception()
    return error is not None and discord_errors.is_down(error)


def _seen(asking: asyncio.Future[Any]) -> None:
    """Take note of a failure, though nobody may wait for it any more."""
    if not asking.cancelled():
        asking.exception()
