"""Note what Discord refuses for good while something is delivered: for hosts, and in the log."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

import discord

from cogs import discord_errors
from cogs.app import App

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
        app.note_refusal(_server.get(), error)
    try:
        return await plain()
    except discord.HTTPException as error:
        if discord_errors.is_refused(error):
            app.note_refusal(_server.get(), error)
        raise
