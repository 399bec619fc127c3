"""Members and channels as Discord tells of them when asked: once a minute each.

Whoever wants to know can have so much asked in a minute. So nobody's presses can use up the
requests that the bot has for everybody. Members are searched through the gateway, which takes only
some 110 messages a minute for all servers of a shard: there each server has its share, too.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Any, Final

import discord

from clock import Clock
from cogs import discord_errors
from services.facts import Refused

REMEMBERED: Final = 60
"""For how many seconds it is remembered what Discord said."""
A_MINUTE: Final = 120
"""How much can be asked for one person within that time."""
NAMES: Final = 24
"""How many names are searched for one person, or in one server; others wait until they may."""
GROUPS: Final = 12
"""How often it is asked for one person, or of one server, who of some people is there."""
LIKE: Final = 100
"""How many members whose names begin alike are looked at, or who are asked about at once."""


class Lookups:
    """What Discord has said within the last minute, also that it said nothing."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: dict[Hashable, tuple[int, asyncio.Future[Any]]] = {}
        self._counted: deque[tuple[int, tuple[Hashable, ...]]] = deque()
        self._asked: Counter[Hashable] = Counter()  # for or of whom, within the last minute
        self._searching: Counter[int] = Counter()  # for whom a name waits until it may be asked

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

    async def named(self, guild: discord.Guild, name: str, *, by: int) -> Sequence[discord.Member]:
        """Return members whose names begin so, as soon as it may be asked. Raises TimeoutError.

        Refused: asked_often while another name waits for the same person.
        """
        key, shares = ("named", guild.id, name.casefold()), (("named", guild.id), ("named", by))
        if self._searching[by]:
            raise Refused("asked_often")
        self._searching[by] += 1
        try:
            while not self._knows(key) and (until := self._full(NAMES, shares)):
                await self._clock.wait(self._clock.now() + until - self._clock.passed())
        finally:
            del self._searching[by]
        found: Sequence[discord.Member] = await self._once(
            key, lambda: guild.query_members(name, limit=LIKE, cache=False), NAMES, shares
        )
        return found

    async def present(
        self, guild: discord.Guild, users: Sequence[int], *, by: int
    ) -> Sequence[discord.Member]:
        """Return who of up to LIKE people is in a server. Raises what discord.py does."""

        async def ask() -> Sequence[discord.Member]:
            return await guild.query_members(user_ids=list(users), limit=LIKE, cache=False)

        shares, key = (("present", guild.id), ("present", by)), ("present", guild.id, *users)
        here: Sequence[discord.Member] = await self._once(key, ask, GROUPS, shares)
        return here

    async def once(self, key: Hashable, ask: Callable[[], Awaitable[Any]], by: int) -> Any:
        """Ask for something, or do it again, once a minute. Raises what it does."""
        return await self._once(key, ask, A_MINUTE, (by,))

    async def _once(
        self,
        key: Hashable,
        ask: Callable[[], Awaitable[Any]],
        most: int,
        shares: tuple[Hashable, ...],
    ) -> Any:
        """Ask once a minute, and so often for each that has a share in it."""
        if not self._knows(key):
            if self._full(most, shares):
                raise Refused("asked_often")
            now = self._clock.passed()
            self._asked.update(shares)
            self._counted.append((now, shares))
            asking = asyncio.ensure_future(ask())
            asking.add_done_callback(_seen)
            self._known[key] = (now, asking)
        return await asyncio.shield(self._known[key][1])

    def _knows(self, key: Hashable) -> bool:
        """Whether something was asked within a minute; not if Discord was down."""
        since = self._clock.passed() - REMEMBERED
        for one, (at, _) in list(self._known.items()):
            if at > since:
                break  # all others were asked later
            del self._known[one]
        if key in self._known and _is_down(self._known[key][1]):
            del self._known[key]
        return key in self._known

    def _full(self, most: int, shares: tuple[Hashable, ...]) -> int:
        """Return when something may be asked again; 0 if it may be now."""
        since = self._clock.passed() - REMEMBERED
        while self._counted and self._counted[0][0] <= since:
            self._asked -= Counter(self._counted.popleft()[1])
        full = [one for one in shares if self._asked[one] >= most]
        return next((at + REMEMBERED for at, of in self._counted if set(full) & set(of)), 0)


def _is_down(asked: asyncio.Future[Any]) -> bool:
    """Whether there was no answer, since Discord was down."""
    error = None if not asked.done() or asked.cancelled() else asked.exception()
    return error is not None and discord_errors.is_down(error)


def _seen(asking: asyncio.Future[Any]) -> None:
    """Take note of a failure, though nobody may wait for it any more."""
    if not asking.cancelled():
        asking.exception()
