"""Refuse answers that aren't Discord's, which something in between has given in its place."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord.http import HTTPClient
from discord.webhook.async_ import async_context

from cogs import other_program, strikes
from cogs.discord_errors import ANSWERED, ForeignAnswer

NOTHING: Final = ""
"""What discord.py makes of an answer without a body."""
UNANSWERED: Final = 15.0
"""The seconds that Discord may leave a request without a word; aiohttp would wait for 300."""
LONGEST: Final = 300.0
"""The seconds that an answer to a person may take, whatever pauses Discord asks for."""
REPEATED: Final = 1.0
"""After how many seconds discord.py repeats a request that may have been done, at the earliest."""
FIRST: Final = "/callback"
"""How the path ends of the first answer to an interaction."""
KEPT: Final = 4096
UNREADABLE: Final = (LookupError, TypeError, ValueError)
"""How discord.py fails with half a JSON, or a limit that doesn't say for how long."""

Request: TypeAlias = Callable[..., Awaitable[Any]]


def checked(http: HTTPClient) -> None:
    """Have all requests of a client raise ForeignAnswer for what is no answer of Discord.

    Whatever the status: pages, half a JSON, nothing where something is expected. And let none wait
    for long: a connection may be dead without anybody telling us. Raises RefusedTooOften.
    """
    patience = aiohttp.ClientTimeout(300, sock_connect=UNANSWERED, sock_read=UNANSWERED)
    aiohttp.client.DEFAULT_TIMEOUT = patience  # type: ignore[misc]
    http.request = _checked(http.request)  # type: ignore[assignment, method-assign]


def _checked(request: Request, *, answering: bool = False) -> Request:
    @wraps(request)
    async def request_checked(*given: Any, **named: Any) -> Any:
        route = given[0] if given else None
        asked = f"{getattr(route, 'method', '')} {getattr(route, 'url', '')}"
        strikes.check(asked, answering=answering)
        try:
            answer = await request(*given, **named)
        except (aiohttp.ClientError, OSError):  # some are ValueErrors, too, as of a certificate
            raise
        except UNREADABLE as error:
            raise ForeignAnswer(type(error).__name__) from error
        except RuntimeError as error:  # how aiohttp says that we have closed the session
            raise aiohttp.ClientConnectionError(str(error)) from error
        if answer == NOTHING or isinstance(answer, dict | list):
            return answer
        raise ForeignAnswer(type(answer).__name__)

    return request_checked


def _bounded(request: Request) -> Request:
    @wraps(request)
    async def request_bounded(*given: Any, **named: Any) -> Any:
        async with asyncio.timeout(LONGEST):
            return await request(*given, **named)

    return request_bounded


def _told_of_others(request: Request) -> Request:
    """Note where another program has answered a press: our first word comes too late at once."""
    tried: OrderedDict[int, None] = OrderedDict()

    @wraps(request)
    async def request_told(route: Any, *given: Any, **named: Any) -> Any:
        loop, id = asyncio.get_running_loop(), route.webhook_id
        is_first = route.path.endswith(FIRST) and id not in tried
        begun = loop.time()
        if is_first:
            tried[id] = None
            if len(tried) > KEPT:
                tried.popitem(last=False)
        try:
            return await request(route, *given, **named)
        except discord.HTTPException as error:
            if is_first and error.code == ANSWERED and loop.time() < begun + REPEATED:
                other_program.note()
            raise

    return request_told


# Answers to presses go out by another way, which discord.py makes once for all clients.
_answering = async_context.get()
_answering.request = _checked(  # type: ignore[assignment, method-assign]
    _told_of_others(_bounded(_answering.request)), answering=True
)
