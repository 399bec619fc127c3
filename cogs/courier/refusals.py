"""What is known of an attempt to deliver something: what Discord refuses, and what was done."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeVar

import discord

from cogs import discord_errors
from cogs.app import App


@dataclass(slots=True)
class _Attempt:
    server: int | None
    """The server whose hosts learn of refusals."""
    done: bool = False
    """Whether a step of it has succeeded."""


_attempt: ContextVar[_Attempt] = ContextVar("attempt")

Result = TypeVar("Result")


@contextmanager
def delivering_for(server: int) -> Iterator[None]:
    """Begin an attempt; hosts of the server learn of refusals of what is delivered inside."""
    token = _attempt.set(_Attempt(server))
    try:
        yield
    finally:
        _attempt.reset(token)


def note_done() -> None:
    """Note that a step succeeded that the next attempt would repeat, unless it finds its result."""
    attempt = _attempt.get(None)
    if attempt is not None:
        attempt.done = True


def is_nothing_done(error: BaseException) -> bool:
    """Tell whether an attempt that failed certainly had no effect: no step, nor the failed one."""
    attempt = _attempt.get(None)
    return discord_errors.is_known(error) and not (attempt is not None and attempt.done)


def _server() -> int | None:
    attempt = _attempt.get(None)
    return None if attempt is None else attempt.server


async def or_plainly(
    app: App, act: Callable[[], Awaitable[Result]], plain: Callable[[], Awaitable[Result]]
) -> Result:
    """Do something; if Discord refuses it for good, do it once more in its plainest form."""
    try:
        return await act()
    except discord.HTTPException as error:
        if not discord_errors.is_refused(error):
            raise
        app.note_refusal(_server(), error)
    try:
        return await plain()
    except discord.HTTPException as error:
        if discord_errors.is_refused(error):
            app.note_refusal(_server(), error)
        raise
