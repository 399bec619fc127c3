"""SQLite in the event loop's own thread: a month then passes in minutes.

A server wants its database in another thread, so that a slow disk holds nobody up. Here nobody
waits, and handing each statement over and back would be most of the time.
"""

from __future__ import annotations

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
    return function(*args, **named)
