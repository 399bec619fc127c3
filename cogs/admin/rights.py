"""The rights that games need in a channel, and which of them are there; who may ask for them."""

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
"""What every game needs, by the names that Discord's permissions have in code."""

FOR_THREADS: Final = frozenset({"create_public_threads", "send_messages_in_threads"})
"""What is needed only where games have threads of their own."""

OPTIONAL: Final = ("create_private_threads", "manage_threads")


@dataclass(frozen=True, slots=True)
class Check:
    """What was found in one channel."""

    channel: int
    missing: tuple[str, ...]
    present: tuple[str, ...]
    optional: frozenset[str]
    """The optional rights that are there."""


def check(channel: int, allowed: Mapping[str, bool], *, threads: bool) -> Check:
    """Compare what is allowed in a channel with what games need there."""
    needed = [right for right in NEEDED if threads or right not in FOR_THREADS]
    return Check(
        channel,
        missing=tuple(right for right in needed if not allowed.get(right)),
        present=tuple(right for right in needed if allowed.get(right)),
        optional=frozenset(right for right in OPTIONAL if allowed.get(right)),
    )


def managed(ask: Ask) -> int:
    """The server that somebody may manage. Refused: not_admin."""
    if ask.server is None or not ask.interaction.permissions.manage_guild:
        raise Refused("not_admin")
    return ask.server
