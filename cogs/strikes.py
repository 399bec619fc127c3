"""Count what Discord refuses: after 10,000 refusals in ten minutes it shuts the whole bot out.

Who brings too many of them by presses has Discord asked for nothing more for a while, and at last
gets no answers there; nor has anybody while all presses together bring too many. What messages of
games and tournaments bring is counted where they are delivered.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

import aiohttp

from cogs.discord_errors import COUNTED, PressedTooOften

SPAN: Final = 600
"""The seconds within which Discord counts refusals."""
ASKED: Final = 50
"""After how many of one person Discord is asked for nothing more by their presses."""
ANSWERED: Final = 100
"""After how many they are not even answered: in a place that is shut, each answer is one more."""
ALL_ASKED: Final = 5_000
"""After how many of all presses together none asks for anything."""
ALL_ANSWERED: Final = 8_000


class Strikes:
    """The refusals of the last ten minutes, by whose presses brought them."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._when: deque[tuple[float, int]] = deque()
        self._of: Counter[int] = Counter()

    def trace(self) -> aiohttp.TraceConfig:
        """Return what a client's requests are watched with."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._note)
        return trace

    async def _note(
        self, _session: object, _context: object, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        if ended.response.status in COUNTED and (pressing := _pressing.get()) is not None:
            user = pressing[1]
            self._when.append((self._now(), user))
            self._of[user] += 1

    @contextmanager
    def pressed_by(self, user: int) -> Iterator[None]:
        """Count what is asked inside as asked by a person."""
        token = _pressing.set((self, user))
        try:
            yield
        finally:
            _pressing.reset(token)

    def check(self, user: int, *, answering: bool) -> None:
        """Raise PressedTooOften where a person's press may not ask Discord, or be answered."""
        while self._when and self._when[0][0] <= self._now() - SPAN:
            self._of -= Counter((self._when.popleft()[1],))
        own, every = (ANSWERED, ALL_ANSWERED) if answering else (ASKED, ALL_ASKED)
        if self._of[user] >= own or len(self._when) >= every:
            raise PressedTooOften(SPAN)


_pressing: ContextVar[tuple[Strikes, int] | None] = ContextVar("pressing", default=None)


def check(*, answering: bool) -> None:
    """Check the press that is answered here, if one is. Raises PressedTooOften."""
    if (pressing := _pressing.get()) is not None:
        strikes, user = pressing
        strikes.check(user, answering=answering)
