"""Note what Discord refuses for good while something is delivered: for hosts, and in the log."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

import discord
import structlog

from cogs import discord_errors
from cogs.app import App

_log = structlog.get_logger()
_server: ContextVar[int | None] = ContextVar("server", default=None)

Result = TypeVar("Result")


@contextmanager
def delivering_for(server: int) -> Iterator[None]:
    """Name the server whose hosts learn of refusals of what is delivered inside."""
    token = _server.set(server)
    try:
        yield
    finally:
        _server.reset(token)


async def or_plainly(
    app: App, act: Callable[[], Awaitable[Result]], plain: Callable[[], Awaitable[Result]]
) -> Result:
    """Do something; if Discord refuses it for good, do it once more in its plainest form."""
    try:
        return await act()
    except discord.HTTPException as error:
        if not discord_errors.is_refused(error):
            raise
        _note(app, error)
    try:
        return await plain()
    except discord.HTTPException as error:
        if discord_errors.is_refused(error):
            _note(app, error)
        raise


def _note(app: App, error: discord.HTTPException) -> None:
    """Note a refusal; the first of its kind is logged."""
    server, cause = _server.get(), discord_errors.code_of(error)
    if app.note_refusal(server, cause):
        words = discord_errors.words_of(error)
        _log.error("discord.refused", server=server, cause=cause, text=words)
