"""SQLite in the event loop's own thread, for tests that are about something else.

Handing each statement to aiosqlite's thread and back is more than half of what a scene end to end
costs. Each statement stays a place where others go on and where a process may end, as in the bot.
The threads themselves are at work in tests/store, tests/browser, tests/kills, in the tests of
tests/services that are marked `threads` (those in which much happens at once) and in the whole
games of tests/e2e.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from aiosqlite.core import Connection

ANY_THREAD = "?check_same_thread=false"
"""To be appended to the address of a database that is opened so."""


@contextmanager
def inline() -> Iterator[None]:
    """Have all statements executed where they are asked for."""
    with patch.object(Connection, "_execute", _execute):
        yield


async def _execute(_: Connection, function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    await asyncio.sleep(0)
    return function(*args, **named)
