"""What a channel can do: which messages and threads it can have, our rights, who sees it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

import discord

from services.core.context import ChannelState


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


def rights_of(who: discord.Member | discord.Role, channel: Any) -> discord.Permissions | None:
    """Return the permissions of a person or role in a channel or thread; None if unknown."""
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return None
    found: discord.Permissions = channel.permissions_for(who)
    return found


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
    """Tell whether a person or role sees a channel, or a post of a forum."""
    rights = rights_of(who, who.guild.get_channel_or_thread(channel))
    return rights is not None and rights.view_channel
