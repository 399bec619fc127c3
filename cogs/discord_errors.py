"""What happens when Discord answers 403, 404 or another error: tell what the failed call means.

These are questions to ask of an exception; `cogs.courier` decides by them whether to try again, to
post somewhere else, or to give up.
"""

from __future__ import annotations

import asyncio
from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
CANNOT_DIRECT: Final = 50007
NO_RECIPIENT: Final = frozenset({10013, CANNOT_DIRECT, 50033, 50278})
"""Discord's codes for: unknown user, no direct messages, no such recipient, no common server."""
ARCHIVED: Final = 50083
THREAD_EXISTS: Final = 160004

TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""The exceptions that a failed call to Discord may raise."""


class Unreachable(Exception):  # noqa: N818
    """Neither the thread, nor the channel, nor the person can be written to now."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(code_of(error))
        self.error = error


def is_place_lost(error: BaseException) -> bool:
    """Tell whether nothing can be posted there: the channel was deleted, is locked or forbidden."""
    if isinstance(error, discord.Forbidden) or is_archived(error):
        return True
    return isinstance(error, discord.NotFound) and error.code != UNKNOWN_MESSAGE


def is_person_lost(error: BaseException) -> bool:
    """Tell whether a person can't get direct messages from us.

    They have closed them, share no server with us any more, or have no account.
    """
    wanted = isinstance(error, discord.HTTPException) and error.code in NO_RECIPIENT
    return wanted or is_place_lost(error)


def is_archived(error: BaseException) -> bool:
    """Tell whether the thread is archived: posting unarchives it, unless it is locked as well."""
    return isinstance(error, discord.HTTPException) and error.code == ARCHIVED


def is_channel_gone(error: BaseException) -> bool:
    """Tell whether the channel or thread itself was deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_message_gone(error: BaseException) -> bool:
    """Tell whether the message was deleted, or the channel with it."""
    return isinstance(error, discord.NotFound)


def is_known(error: BaseException) -> bool:
    """Tell whether Discord certainly did nothing: it answered with a refusal."""
    return isinstance(error, discord.HTTPException | discord.RateLimited) and not isinstance(
        error, discord.DiscordServerError
    )


def code_of(error: BaseException) -> str:
    """Name an error for the log and for `/admin health`: "403/50013", or its class."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}/{error.code}"
    return type(error).__name__
