"""The permissions that games need in a channel, and the check of who may manage a server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cogs.base import Ask
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

OPTIONAL: Final = ("create_private_threads", "manage_threads")


@dataclass(frozen=True, slots=True)
class Check:
    """Our permissions in a channel."""

    channel: int
    missing: tuple[str, ...]
    present: tuple[str, ...]
    optional: frozenset[str]
    """The optional permissions that we have."""


def check(channel: int, allowed: Mapping[str, bool], *, threads: bool) -> Check:
    """Compare our permissions in a channel with what games need there."""
    needed = [right for right in NEEDED if threads or right not in FOR_THREADS]
    return Check(
        channel,
        missing=tuple(right for right in needed if not allowed.get(right)),
        present=tuple(right for right in needed if allowed.get(right)),
        optional=frozenset(right for right in OPTIONAL if allowed.get(right)),
    )


def managed(ask: Ask) -> int:
    """Return the server, if the person may manage it. Refused: not_admin."""
    if ask.server is None or not ask.interaction.permissions.manage_guild:
        raise Refused("not_admin")
    return ask.server
