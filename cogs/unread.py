"""Survive what Discord's gateway sends that can't be read: it would end the bot."""

from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

_log = structlog.get_logger()


def survive_events(parsers: dict[str, Callable[[Any], Any]]) -> None:
    """Have discord.py leave out each event that it can't read."""
    parsers.update({event: partial(_read, event, parse) for event, parse in parsers.items()})


def _read(event: str, parse: Callable[[Any], Any], data: Any) -> None:
    try:
        parse(data)
    except Exception as error:  # whatever Discord has changed in it
        _log.error("gateway.unread", unread=event, error=repr(error))


def survive_frames(shard: Any) -> None:
    """Have a shard connect again after whatever it can't read, as after losing its connection."""
    known, go_on = shard._handled_exceptions, shard._handle_disconnect

    async def close_first(error: Exception) -> None:
        if not isinstance(error, known):  # the connection still lives, with its heartbeats
            await shard.ws.close()
        await go_on(error)

    shard._handled_exceptions, shard._handle_disconnect = (Exception,), close_first
