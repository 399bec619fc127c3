"""Connect to Discord, or to the sandbox, and try again while Discord is down at the start."""

import itertools
from collections.abc import Callable
from typing import Final

import structlog

from clock import Clock
from cogs import discord_errors
from cogs.app import App
from cogs.client import Castellan

_log = structlog.get_logger()

PAUSES: Final = (5, 10, 20, 40, 60)
"""The seconds before Discord is tried again."""


def client_of(app: App) -> tuple[Castellan, str]:
    """Return a client and its token, for Discord or for the sandbox of this process."""
    chosen = app.settings
    if chosen.token is None:
        return Castellan(app, guild_ready_timeout=0.05, shard_count=1), "sandbox"
    client = Castellan(app, shard_count=chosen.shard_count, shard_ids=chosen.shard_ids)
    return client, chosen.token.get_secret_value()


async def stay_connected(make: Callable[[], tuple[Castellan, str]], clock: Clock) -> None:
    """Stay connected until canceled; if Discord is down at the start, try again and again."""
    for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
        client, token = make()
        try:
            await client.login(token)
            await client.connect()
            return
        except Exception as error:
            if not discord_errors.is_down(error):
                raise
            cause = discord_errors.code_of(error)
            _log.warning("discord.down", cause=cause, again_in_seconds=pause)
        finally:
            await client.close()
        await clock.wait(clock.now() + pause)
