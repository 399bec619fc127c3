"""When interactions arrived, and by how much the machine's clock differs from Discord's."""

import asyncio
from collections import deque
from typing import Any, Final

import discord
import structlog

_log = structlog.get_logger()

WAYS: Final = 100
"""Of how many interactions the quickest tells by how much the clocks differ."""
LATELY: Final = 600.0
"""For how many seconds it does: clocks drift, and are set right."""
FEW: Final = 5
"""So few interactions may all have been slow: they don't show that our clock is ahead."""
LASTING: Final = 60.0
"""Nor do any number within so many seconds: after the machine stood still many come at once."""
OFF: Final = 1.0
"""By more seconds than these a clock is called wrong."""
SET: Final = 0.5
"""By more seconds than these a clock was set, if it goes before that of the event loop;"""
STOOD: Final = 60.0
"""or the whole machine stood still, if by more than these."""
PLAUSIBLE: Final = 2.0
"""Seconds that an interaction may have been on its way; if its id says more, a clock was set."""
EXPIRED: Final = 3.0
"""Seconds after which Discord takes no answer any more."""
_ARRIVED: Final = "arrived"
_WAY: Final = "way"

Interaction = discord.Interaction[Any]


class Arrivals:
    """Note when interactions arrive. Their ids tell Discord's time, the machine's may be wrong."""

    def __init__(self) -> None:
        self._ways = deque[tuple[float, float]](maxlen=WAYS)
        self._last: tuple[float, float] | None = None
        self._quick_at: float | None = None
        self.off = 0.0
        """By how many seconds our clock is ahead of Discord's; 0 if that is little or not known."""

    def note(self, interaction: Interaction, now: float) -> None:
        """Note that an interaction arrives, or has a little earlier if its id says so.

        The quickest of the latest ones is taken to have needed no time.
        """
        here = asyncio.get_running_loop().time()
        self._forget_before_set(now, here)
        taken = now - interaction.created_at.timestamp()
        self._ways.append((now, taken))
        way = taken - min(one for at, one in self._ways if at >= now - LATELY)
        interaction.extras[_WAY] = way
        interaction.extras[_ARRIVED] = here - (way if way < PLAUSIBLE else 0)
        self._compare(here)

    def _forget_before_set(self, now: float, here: float) -> None:
        """Forget what was noted by a clock that was then set forward, as the loop's tells."""
        last, self._last = self._last, (now, here)
        if last is not None and SET < (now - last[0]) - (here - last[1]) < STOOD:
            self._ways.clear()

    def _compare(self, here: float) -> None:
        """Tell of a clock that is wrong, and of one that is right again."""
        latest = [way for _, way in self._ways][-2 * FEW :]
        least = min(latest)
        if least <= OFF or self._quick_at is None:
            self._quick_at = here
        if least > OFF and (len(latest) < FEW or here < self._quick_at + LASTING):
            return
        off = least if abs(least) > OFF else 0.0
        if off and not self.off:
            _log.warning("clock.off", ahead_seconds=round(off, 1), fix="set it by NTP")
        elif self.off and not off:
            _log.info("clock.right")
        self.off = off


def arrived(interaction: Interaction) -> float | None:
    """Return when an interaction arrived, by the clock of the event loop; None if not noted."""
    found: float | None = interaction.extras.get(_ARRIVED)
    return found


def has_expired(interaction: Interaction) -> bool:
    """Tell whether an interaction was so long on its way that it can't be answered any more.

    After the machine stood still many such come at once.
    """
    return float(interaction.extras.get(_WAY, 0.0)) >= EXPIRED
