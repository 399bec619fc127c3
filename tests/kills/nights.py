"""Nights: everybody rests while the clock is pushed on, so that what waits for its time is done."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Final

from tests.kills.hands import Hands
from tests.kills.plan import BY_NIGHT, Moment
from tests.kills.town import Town

MINUTE: Final = 65
"""So long the computer, plans and the autopilot wait for somebody to take a turn back, at least."""
HALF: Final = 16 * 60
"""Half of what a turn may take, after which its lord is reminded."""
WHOLE: Final = 31 * 60
"""All of it."""
LENGTHS: Final = {Moment.AUTOPILOT: WHOLE, Moment.REMINDER: HALF, Moment.PLAN: MINUTE}
TICK: Final = 0.05
LONGEST: Final = 240.0
"""A living bot whose clock does not go on for so many seconds is stuck."""
DAY: Final = (20, 60)
SHORT_DAY: Final = (3, 12)
"""How many presses there are between two nights; in lives that are to end in one, fewer."""


@dataclass(slots=True)
class Nights:
    """Lets night fall, now and then."""

    town: Town
    hands: Hands
    short: bool = False
    """Whether all days are short, and nights of each length come as often."""
    alone: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever has asked everybody to pause."""
    _shared: int = 0
    """So far Discord's own clock has followed."""

    async def fall(self) -> None:
        """Let night fall after some presses, or when nobody can do anything any more."""
        while not self.town.closed:
            await self._day()
            async with self.alone:
                await self.town.pause()
                if not self.town.closed:
                    await self.push(self._length())
                self.town.go_on()

    async def push(self, seconds: int) -> None:
        """Push the clock on; ends early where the bot dies of it. Everybody rests."""
        life, still = self.town.life, 0.0
        self.hands.push(seconds)
        while self.hands.moving and life is self.town.life and life is not None:
            if life.over.done():
                break
            before, since = self.hands.ahead, time.monotonic()
            await self.town.change(TICK)
            still = 0.0 if self.hands.ahead != before else still + time.monotonic() - since
            if still > LONGEST and self.town.online:
                self.town.differs("the bot does nothing that is due", seconds=seconds)
                break
            self.follow()
        self.hands.rest()
        self.follow()
        self.town.counts["nights"] += 1

    def skip(self, seconds: int) -> None:
        """Let time pass in which nobody lives."""
        self.hands.skip(seconds)
        self.follow()

    def follow(self) -> None:
        """Let Discord's clock follow."""
        ahead = self.hands.ahead
        self.town.sandbox.world.clock.advance(ahead - self._shared)
        self._shared = ahead

    async def _day(self) -> None:
        least, most = SHORT_DAY if self.short or self._ends_by_night else DAY
        evening = self.town.counts["presses"] + self.town.chance.randint(least, most)
        while self.town.counts["presses"] < evening and not self.town.closed:
            if not await self.town.change() and self.town.online:
                return

    def _length(self) -> int:
        life = self.town.life
        if self.town.draining or life is None:
            return MINUTE
        wanted = LENGTHS.get(life.plan.moment)
        usual = (MINUTE, HALF, WHOLE) if self.short else (MINUTE, MINUTE, MINUTE, HALF, WHOLE)
        return wanted or self.town.chance.choice(usual)

    @property
    def _ends_by_night(self) -> bool:
        return self.town.life is not None and self.town.life.plan.moment in BY_NIGHT
