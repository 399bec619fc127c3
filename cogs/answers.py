"""Refuse answers that aren't Discord's, which something in between has given in its place."""

from typing import Any, Final

import aiohttp
from discord.http import HTTPClient, Route

from cogs.discord_errors import ForeignAnswer

NOTHING: Final = ""
"""What discord.py makes of an answer without a body."""
UNANSWERED: Final = 15.0
"""The seconds that Discord may leave a request without a word; aiohttp would wait for 300."""
UNREADABLE: Final = (LookupError, TypeError, ValueError)
"""How discord.py fails with half a JSON, or a limit that doesn't say for how long."""


def checked(http: HTTPClient) -> None:
    """Have all requests of a client raise ForeignAnswer for what is no answer of Discord.

    Whatever the status: pages, half a JSON, nothing where something is expected. And let none wait
    for long: a connection may be dead without anybody telling us.
    """
    patience = aiohttp.ClientTimeout(300, sock_connect=UNANSWERED, sock_read=UNANSWERED)
    aiohttp.client.DEFAULT_TIMEOUT = patience  # type: ignore[misc]
    request = http.request

    async def request_checked(route: Route, **given: Any) -> Any:
        try:
            answer = await request(route, **given)
        except UNREADABLE as error:
            raise ForeignAnswer(type(error).__name__) from error
        if answer == NOTHING or isinstance(answer, dict | list):
            return answer
        raise ForeignAnswer(type(answer).__name__)

    http.request = request_checked  # type: ignore[method-assign]
