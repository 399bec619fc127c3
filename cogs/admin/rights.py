"""The permissions that games need in a channel, and the check of who may manage a server."""

from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from cogs.base import Ask
from cogs.channels import Kind, Place, granted_to
from services.facts import Refused

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions that every game needs, by their names in discord.py."""

FOR_THREADS: Final = frozenset({"create_public_threads", "send_messages_in_threads"})
"""Those that are needed only where games have their own threads."""

FOR_CHANNELS: Final = frozenset({"create_public_threads", "send_messages"})
"""Those that are not needed in a post of a forum, which is a thread itself."""

OPTIONAL: Final = ("create_private_threads", "manage_threads")

OF_MEMBERS: Final = (
    "view_channel",
    "send_messages_in_threads",
    "use_application_commands",
    "read_message_history",
)
"""The permissions that lords need where games have their own threads."""


@dataclass(frozen=True, slots=True)
class Check:
    """Our permissions in a channel, and those of its members."""

    channel: int
    missing: tuple[str, ...]
    present: tuple[str, ...]
    optional: frozenset[str]
    """The optional permissions that we have."""
    fits: bool = True
    """Whether games can be played there at all."""
    members: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What lords need and roles don't have; of everybody, if there is no role."""

    @property
    def to_fix(self) -> int:
        """How many things are to be fixed."""
        return len(self.missing) + len(self.members) + (not self.fits)


def check(place: Place, *, threads: bool) -> Check:
    """Compare the permissions in a channel with what games need there."""
    beside = frozenset[str]() if threads else FOR_THREADS
    if place.kind is Kind.POST:
        beside = FOR_CHANNELS
    needed = [right for right in NEEDED if right not in beside]
    me = getattr(getattr(place.channel, "guild", None), "me", None)
    granted = (me and granted_to(me, place.channel)) or place.rights
    place = replace(place, rights=granted)
    missing = tuple(place.lacks(needed))
    wanted = [right for right in OF_MEMBERS if right not in beside]
    return Check(
        place.id,
        missing=missing,
        present=tuple(right for right in needed if right not in missing),
        optional=frozenset(OPTIONAL) - frozenset(place.lacks(OPTIONAL)),
        fits=place.fits,
        members=tuple(_members(place.channel, wanted)) if place.fits else (),
    )


def _members(channel: Any, wanted: list[str]) -> list[tuple[str, tuple[int, ...]]]:
    """List what the people of a channel lack: everybody, or the roles that see it."""
    guild: discord.Guild | None = getattr(channel, "guild", None)
    if guild is None:
        return []
    everybody = guild.default_role
    may = {role: granted_to(role, channel) for role in guild.roles if not role.managed}
    seeing = [role for role, rights in may.items() if rights and rights.view_channel]
    if everybody in seeing or not seeing:
        seeing = [everybody]
    found = []
    for right in wanted:
        lacking = [role.id for role in seeing if not getattr(may.get(role), right, True)]
        if lacking:
            found.append((right, tuple(id for id in lacking if id != everybody.id)))
    return found


def managed(ask: Ask) -> int:
    """Return the server, if the person may manage it. Refused: not_admin."""
    if ask.server is None or not ask.interaction.permissions.manage_guild:
        raise Refused("not_admin")
    return ask.server
