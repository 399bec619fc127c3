"""A clock that two processes share: it runs by itself, and the parent can push it on.

The parent says how far (`Hands.push`); the bot goes there in small steps, one whenever its worker
has nothing to do and nothing is being said, so that each job is done at its second and the process
is seen to be alive all the while. What a dead process has lived through stands in the file.
"""

from __future__ import annotations

import asyncio
import mmap
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

HANDS: Final = "hands"
"""The file they stand in, in the folder of a run."""
LOOK: Final = 0.01
"""How often a waiting worker looks at the hands, in seconds."""
SAYING: Final = "news-"
"""How the courier calls its tasks."""
_PLACE: Final = struct.Struct("q")


class Hands:
    """Seconds that the clock is ahead of the machine's: where it stands, and where it is to go."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(2 * _PLACE.size))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 2 * _PLACE.size)

    @property
    def ahead(self) -> int:
        """Where it stands."""
        return self._read(0)

    @property
    def goal(self) -> int:
        """Where it is to go."""
        return self._read(1)

    @property
    def moving(self) -> bool:
        """Whether it is being pushed on."""
        return self.ahead < self.goal

    def push(self, seconds: int) -> None:
        """Have the living process go on so far."""
        self._write(1, max(self.goal, self.ahead) + seconds)

    def skip(self, seconds: int) -> None:
        """Let time pass in which nobody lives."""
        self.step(seconds)
        self.rest()

    def step(self, seconds: int) -> None:
        """Go a step."""
        self._write(0, self.ahead + seconds)

    def rest(self) -> None:
        """Leave it where it stands, wherever it was to go."""
        self._write(1, self.ahead)

    def _read(self, place: int) -> int:
        (found,) = _PLACE.unpack_from(self._memory, place * _PLACE.size)
        return int(found)

    def _write(self, place: int, value: int) -> None:
        _PLACE.pack_into(self._memory, place * _PLACE.size, value)


WORKERS = 3
"""The workers for jobs, of the short and of the long ones."""


class PushedClock:
    """The bot's clock, as `clock.Clock` is."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._waiting: list[int] = []
        self._resting = 0

    def now(self) -> int:
        """Return the present second."""
        return int(self.exact())

    def exact(self) -> float:
        """Return the same with its fraction."""
        return time.time() + self._hands.ahead

    def passed(self) -> int:
        """Return the same second: nobody sets it back."""
        return self.now()

    async def wait(self, until: int) -> None:
        """Return once it is `until`, by itself or by being pushed on."""
        self._waiting.append(until)
        try:
            while self.now() < until:
                await asyncio.sleep(LOOK)
                self._step()
        finally:
            self._waiting.remove(until)

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """While this lasts a worker of the jobs has nothing to do."""
        self._resting += 1
        try:
            yield
        finally:
            self._resting -= 1

    def _step(self) -> None:
        """Go on to what is due first, where nobody has anything to do before."""
        left = self._hands.goal - self._hands.ahead
        if left <= 0 or self._resting < WORKERS or _is_saying():
            return
        first = min(self._waiting) - self.now()
        if first > 0:
            self._hands.step(min(left, first))


def _is_saying() -> bool:
    return any(task.get_name().startswith(SAYING) for task in asyncio.all_tasks())
