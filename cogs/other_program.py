"""Notice that another program answers presses with our token: each of the two knows but half."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

import structlog

_log = structlog.get_logger()

LATELY: Final = 3600
"""For how many seconds hosts are told of it."""


class OtherProgram:
    """How many presses another program has answered, until there was none for an hour."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._count, self._at = 0, 0.0

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note here what is found out about the press that is answered inside."""
        token = _noting.set(self)
        try:
            yield
        finally:
            _noting.reset(token)

    def note(self) -> None:
        """Count a press; the first in an hour is logged."""
        if self.latest is None:
            self._count = 0
            _log.error("token.used_elsewhere", fix="stop the other program, or reset the token")
        self._count, self._at = self._count + 1, self._now()

    @property
    def latest(self) -> tuple[int, int] | None:
        """How many presses they are, and how many seconds ago the last was; None without any."""
        ago = self._now() - self._at
        return (self._count, int(ago)) if self._count and ago < LATELY else None


_noting: ContextVar[OtherProgram | None] = ContextVar("noting", default=None)


def note() -> None:
    """Note of the press that is answered here, if one is, that another program has answered it."""
    if (noting := _noting.get()) is not None:
        noting.note()
