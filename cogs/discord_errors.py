"""What a failed call to Discord means: the place lost, the message gone, or to be tried again."""

from __future__ import annotations

import asyncio
from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
CANNOT_DIRECT: Final = 50007
NO_RECIPIENT: Final = frozenset({10013, CANNOT_DIRECT, 50033, 50278})
"""Unknown user, no direct messages, no such recipient, no server in common."""
ARCHIVED: Final = 50083
THREAD_EXISTS: Final = 160004

TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What a call to Discord may raise when it does not succeed."""


def is_place_lost(error: BaseException) -> bool:
    """Tell whether nothing can be written there: the channel is gone, locked or forbidden."""
    if isinstance(error, discord.Forbidden) or is_archived(error):
        return True
    return isinstance(error, discord.NotFound) and error.code != UNKNOWN_MESSAGE


def is_person_lost(error: BaseException) -> bool:
    """Tell whether a person can't be written to: they take no direct messages, share no server
    with us any more, or have no account.
    """
    wanted = isinstance(error, discord.HTTPException) and error.code in NO_RECIPIENT
    return wanted or is_place_lost(error)


def is_archived(error: BaseException) -> bool:
    """Tell whether it is an archived thread: posting opens one, unless it is locked as well."""
    return isinstance(error, discord.HTTPException) and error.code == ARCHIVED


def is_channel_gone(error: BaseException) -> bool:
    """Tell whether the channel or thread itself was deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_message_gone(error: BaseException) -> bool:
    """Tell whether the message was deleted, or the place it stood in."""
    return isinstance(error, discord.NotFound)


def is_known(error: BaseException) -> bool:
    """Tell whether Discord surely did nothing: it answered, and with a refusal."""
    return isinstance(error, discord.HTTPException | discord.RateLimited) and not isinstance(
        error, discord.DiscordServerError
    )


def code_of(error: BaseException) -> str:
    """Name an error for the log and for the hosts: "403/50013", or its class."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}/{error.code}"
    return type(error).__name__
