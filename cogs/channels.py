"""What a channel can do: which messages and threads it can have, our rights, who sees it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import reduce
from operator import and_
from typing import Any, Final

import discord

from cogs import discord_errors
from cogs.lookups import Lookups
from services.core.context import ChannelState, Presence
from services.facts import Refused


class Kind(Enum):
    """What can be posted in a channel, whatever our permissions."""

    TEXT = auto()
    """Messages, public and private threads."""
    ANNOUNCEMENTS = auto()
    """Messages and public threads."""
    POST = auto()
    """A post of a forum: messages, but no threads, since it is one itself."""
    THREAD = auto()
    """A thread of a channel, in which nothing begins: that happens in its channel."""
    OTHER = auto()
    """Nothing of ours: a forum itself, a category, the chat of a voice channel."""


VIEW: Final = discord.Permissions(view_channel=True).value
MANAGE_THREADS: Final = discord.Permissions(manage_threads=True).value
ADMINISTRATOR: Final = discord.Permissions(administrator=True).value
ALL: Final = discord.Permissions.all().value
THREADED: Final = (Kind.TEXT, Kind.ANNOUNCEMENTS)
"""Channels that can have threads."""


@dataclass(frozen=True, slots=True)
class Place:
    """A channel in which something may be posted."""

    id: int
    kind: Kind
    rights: discord.Permissions
    """Our own there; none in an unknown channel."""
    channel: Any = None
    """Discord's object; None if it is unknown."""
    reader_writes: bool = True
    """Whether whoever asked may write there, or the server chose the channel for everybody."""

    def lacks(self, rights: Iterable[str]) -> list[str]:
        """List the permissions, by discord.py's names, that we lack there."""
        return [right for right in rights if not getattr(self.rights, right)]

    @property
    def fits(self) -> bool:
        """Whether tables can be opened there."""
        return self.kind in (*THREADED, Kind.POST)

    @property
    def is_open(self) -> bool:
        """Whether we may write there."""
        send = "send_messages_in_threads" if self.kind is Kind.POST else "send_messages"
        return not self.lacks(("view_channel", send))


def kind_of(channel: object) -> Kind:
    """Tell what can be posted in a channel."""
    match channel:
        case discord.TextChannel():
            return Kind.ANNOUNCEMENTS if channel.is_news() else Kind.TEXT
        case discord.Thread():
            return Kind.POST if isinstance(channel.parent, discord.ForumChannel) else Kind.THREAD
        case _:
            return Kind.OTHER


def rights_in(channel: Any) -> discord.Permissions | None:
    """Return our permissions in a channel or thread of a server; None if they are unknown."""
    guild = getattr(channel, "guild", None)
    return None if guild is None or guild.me is None else rights_of(guild.me, channel)


def may_post(channel: Any, rights: discord.Permissions) -> bool:
    """Whether these rights allow to write in a channel or thread."""
    thread = isinstance(channel, discord.Thread)
    writes = rights.send_messages_in_threads if thread else rights.send_messages
    return rights.view_channel and writes


def rights_of(who: discord.Member | discord.Role, channel: Any) -> discord.Permissions | None:
    """Return the permissions of a person or role in a channel or thread; None if unknown."""
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return None
    found: discord.Permissions = channel.permissions_for(who)
    return found


def granted_to(who: discord.Member | discord.Role, channel: Any) -> discord.Permissions | None:
    """Return what is granted there, also what is of no use as long as another right is missing.

    Whoever may not write can attach nothing, and whoever does not see a channel can do nothing.
    """
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(home, discord.abc.GuildChannel):
        return None
    return discord.abc.GuildChannel.permissions_for(home, who)


def state_of(guild: discord.Guild | None, channel: int) -> ChannelState:
    """Tell whether we can post in a channel of a server; of unknown servers we expect it.

    A forum post that is archived counts as gone: Discord has not sent it.
    """
    if guild is None or guild.unavailable:
        return "open"
    found = guild.get_channel_or_thread(channel)
    if found is None:
        return "gone"
    rights = rights_in(found)
    if rights is None or Place(channel, kind_of(found), rights).is_open:
        return "open"
    return "shut"


def sees(who: discord.Member | discord.Role, channel: int) -> bool:
    """Tell whether a person or role sees a channel or thread, as far as our client knows it."""
    found: Any = who.guild.get_channel_or_thread(channel)
    if not is_open_to(who, found):
        return False
    return not _is_closed(who, found) or any(one.id == who.id for one in found.members)


def is_open_to(who: discord.Member | discord.Role, channel: Any) -> bool:
    """Tell whether a person or role sees a channel, or the one that a thread is in."""
    rights = rights_of(who, channel)
    return rights is not None and rights.view_channel


def _is_closed(who: discord.Member | discord.Role, channel: Any) -> bool:
    """Tell whether a channel is a private thread, which only those added to it see."""
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return False
    return not channel.permissions_for(who).manage_threads


def seen_by_all_who_see(guild: discord.Guild | None, channel: int) -> Callable[[int], bool]:
    """Return a test for channels seen by everybody who sees the given one.

    That are roles, and members who were let in singly; of those whom our client does not know
    nothing is assumed but what everybody in the server sees.
    """
    here = None if guild is None else _home(guild.get_channel_or_thread(channel))
    if guild is None or here is None:
        return lambda _: False
    among, server, ours = list(guild.roles), guild, None if guild.me is None else guild.me.id
    there = _granted_each(among, here)
    readers = [role for role, rights in zip(among, there, strict=True) if rights & VIEW]
    singly = (one for one in here._overwrites if one.is_member() and one.id != ours)
    if guild.default_role not in readers and any(one.allow & VIEW for one in singly):
        readers.append(guild.default_role)
    known: dict[int, int] = {}

    def test(id: int) -> bool:
        found: Any = server.get_channel_or_thread(id)
        home = _home(found)
        if home is None:
            return False
        if home.id not in known:
            known[home.id] = reduce(and_, _granted_each(readers, home), VIEW | MANAGE_THREADS)
        private = isinstance(found, discord.Thread) and found.is_private()
        needed = VIEW | MANAGE_THREADS if private else VIEW
        return known[home.id] & needed == needed

    return test


def _home(channel: Any) -> Any:
    """Return the channel that a thread is in, or a channel itself."""
    return channel.parent if isinstance(channel, discord.Thread) else channel


def _granted_each(roles: Iterable[discord.Role], channel: Any) -> list[int]:
    """Return what each role is granted in a channel, as `permissions_for` finds it for one.

    It would look through all of a channel's exceptions for each; a server may have a thousand of
    them, and 250 roles, and all others wait meanwhile.
    """
    exceptions = {one.id: one for one in channel._overwrites}
    everyone = channel.guild.default_role
    granted = []
    for role in roles:
        rights = everyone.permissions.value | role.permissions.value
        if rights & ADMINISTRATOR:
            granted.append(ALL)
            continue
        for id in dict.fromkeys((everyone.id, role.id)):
            if id in exceptions:
                rights = rights & ~exceptions[id].deny | exceptions[id].allow
        granted.append(rights)
    return granted


class Sight:
    """What a person sees: of the server where they are, and after asking Discord of any other."""

    def __init__(
        self, client: discord.Client, lookups: Lookups, who: discord.Member | discord.User
    ) -> None:
        self._client, self._lookups = client, lookups
        self._who = who
        self._seen: set[int] = set()

    def sees(self, channel: int) -> bool:
        """Tell whether they see a channel, as far as our client knows it or Discord has told."""
        known = isinstance(self._who, discord.Member) and sees(self._who, channel)
        return known or channel in self._seen

    async def asks(self, server: int, channel: int) -> bool:
        """Ask Discord whether they are in a server and see its channel; without an answer, no.

        It is asked once a minute, however often they press.
        """
        guild = self._client.get_guild(server)
        if guild is None:
            return False
        try:
            who = self._who
            if not isinstance(who, discord.Member) or who.guild.id != server:
                who = await self._lookups.member(guild, who.id, by=who.id)
            known = guild.get_channel_or_thread(channel)
            found = known or await self._lookups.channel(guild, channel, by=who.id)
            seen = is_open_to(who, found)
            if seen and _is_closed(who, found):
                await self._lookups.guest(found, who.id, by=who.id)
        except (discord.HTTPException, discord.InvalidData, Refused):
            return False
        if seen:
            self._seen.add(channel)
        return seen


async def presence(
    client: discord.Client, lookups: Lookups, server: int, channel: int, user: int
) -> Presence:
    """Tell whether somebody is in a server and sees its channel, as far as Discord says."""
    guild = client.get_guild(server)
    if guild is None or guild.unavailable:
        return "unknown"
    try:
        who = await lookups.member(guild, user, by=user)
        if who.is_timed_out():
            return "blind"
        return "sees" if await Sight(client, lookups, who).asks(server, channel) else "blind"
    except Refused:
        return "unknown"
    except discord_errors.TROUBLE as error:
        return "gone" if discord_errors.is_gone(error) else "unknown"
