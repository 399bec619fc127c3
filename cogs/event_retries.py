"""Repeat what an event of Discord asks for until the database takes it.

Discord tells of each event once, so one that finds the database busy or full would be lost for
good.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from services.facts import NoRoom, Refused

_log = structlog.get_logger()

LONGEST: Final = 30.0
"""The longest pause between two tries, in seconds; the first is one second."""

pause: Final = asyncio.sleep
Result = TypeVar("Result")


async def until_done(work: Callable[[], Awaitable[Result]]) -> Result:
    """Do something that can be repeated, again as long as the database is busy or full."""
    seconds = 1.0
    while True:
        try:
            return await work()
        except (Refused, NoRoom) as error:
            if isinstance(error, Refused) and error.code != "busy":
                raise
            _log.warning("event.again", error=str(error), seconds=seconds)
        await pause(seconds)
        seconds = min(2 * seconds, LONGEST)
