"""Connect to Discord, or to the sandbox, and try again while Discord is down at the start."""

import asyncio
import contextlib
import hashlib
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import discord
import structlog

import store
from clock import Clock
from cogs import discord_errors
from cogs.app import App
from cogs.client import Castellan, intents
from services.facts import NoRoom, Refused
from settings import Settings

_log = structlog.get_logger()

PAUSES: Final = (5, 10, 20, 40, 60)
"""The seconds before Discord is tried again."""
ON_THE_WAY: Final = 0.3
"""The seconds that Discord's latest presses may be on their way to us."""
REFUSED_FOR: Final = 600
"""The seconds for which Discord is not asked again with a token that it refused."""


def client_of(app: App) -> tuple[Castellan, str]:
    """Return a client and its token, for Discord or for the sandbox of this process."""
    chosen = app.settings
    if chosen.token is None:
        return Castellan(app, guild_ready_timeout=0.05, shard_count=1), "sandbox"
    count = chosen.fleet or chosen.shard_count
    client = Castellan(app, shard_count=count, shard_ids=chosen.shard_ids)
    return client, chosen.token.get_secret_value()


async def stay_connected(make: Callable[[], tuple[Castellan, str]], clock: Clock) -> None:
    """Stay connected until canceled; if Discord is down at the start, try again and again."""
    for pause in itertools.chain(PAUSES, itertools.repeat(PAUSES[-1])):
        client, token = make()
        try:
            await client.login(token)
            await client.connect()
            return
        except asyncio.CancelledError:  # told to end: presses on their way are answered
            await asyncio.sleep(ON_THE_WAY)
            raise
        except (NoRoom, Refused) as error:  # the start writes to the database
            reason = error.__cause__ or error
            raise store.Unusable(f"the database can't be used: {reason}") from error
        except Exception as error:
            if not discord_errors.is_down(error):
                raise
            cause = discord_errors.code_of(error)
            _log.warning("discord.down", cause=cause, again_in_seconds=pause)
        finally:
            await client.close()
        await clock.wait(clock.now() + pause)


@contextlib.contextmanager
def noting_refusal(chosen: Settings, clock: Clock) -> Iterator[None]:
    """Note in a file that Discord refuses us, and begin nothing that it has just refused.

    Discord blocks whoever tries a wrong token all the time, and resets the token of whoever begins
    too often, as a supervisor would that starts the bot again and again. Raises
    discord.LoginFailure, RefusedLately.
    """
    if chosen.token is None:
        yield
        return
    mark = chosen.data / "refused-token"
    digest = _digest(chosen, chosen.token.get_secret_value())
    if (code := _refused_lately(mark, digest, clock.now())) is not None:
        if code == discord_errors.AUTHENTICATION_FAILED:
            raise discord.LoginFailure("refused a moment ago")
        raise discord_errors.RefusedLately(code)
    try:
        yield
    except discord.DiscordException as error:
        code = discord_errors.refusing_code(error)
        if discord_errors.is_wrong_token(error):
            code = discord_errors.AUTHENTICATION_FAILED
        if code is not None:
            with contextlib.suppress(OSError):  # the refusal is what is to be said
                store.make_file(mark)
                mark.write_text(f"{digest} {clock.now()} {code}")
        raise


def _digest(chosen: Settings, token: str) -> str:
    """Tell in a code what Discord is asked with: another token, shard or version is tried."""
    shards = (chosen.fleet or chosen.shard_count, chosen.shard_ids)
    asked = (token, *shards, intents().value, discord.__version__)
    return hashlib.sha256(repr(asked).encode()).hexdigest()


def _refused_lately(mark: Path, digest: str, now: int) -> int | None:
    try:
        refused, at, code = mark.read_text().split()
        return int(code) if refused == digest and 0 <= now - int(at) < REFUSED_FOR else None
    except (OSError, ValueError):
        return None
