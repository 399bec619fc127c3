"""Refusals of Discord that presses bring: some accounts must not have the bot shut out."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import strikes
from cogs.discord_errors import PressedTooOften
from cogs.strikes import ALL_ANSWERED, ALL_ASKED, ANSWERED, ASKED, SPAN, Strikes


class Watched:
    """A client whose requests are answered with a status."""

    def __init__(self) -> None:
        self.now = 0.0
        self.strikes = Strikes(lambda: self.now)
        (self._ended,) = self.strikes.trace().on_request_end

    async def answered(self, times: int, *, by: int = 0, status: int = 403) -> None:
        ended: Any = SimpleNamespace(response=SimpleNamespace(status=status))
        nothing: Any = None
        for _ in range(times):
            if by:
                with self.strikes.pressed_by(by):
                    await self._ended(nothing, nothing, ended)
            else:
                await self._ended(nothing, nothing, ended)

    def may(self, user: int, *, answering: bool = False) -> bool:
        with self.strikes.pressed_by(user):
            try:
                strikes.check(answering=answering)
            except PressedTooOften:
                return False
        return True


async def test_who_brings_many_refusals_is_asked_nothing_for() -> None:
    """For ten minutes; their presses are answered for longer, and other people's anyway."""
    one = Watched()
    await one.answered(ASKED - 1, by=1)
    await one.answered(100, by=1, status=404)
    assert one.may(1)
    await one.answered(1, by=1, status=429)
    assert not one.may(1)
    assert one.may(1, answering=True)
    assert one.may(2)
    await one.answered(ANSWERED - ASKED, by=1)
    assert not one.may(1, answering=True)
    one.now += SPAN
    assert one.may(1)


async def test_all_presses_together_bring_few_enough() -> None:
    """What the bot itself is refused, in a place that is shut to it, holds up nobody's presses."""
    one = Watched()
    await one.answered(ALL_ANSWERED)
    assert one.may(1)
    for user in range(2, 2 + ALL_ASKED // ASKED):
        await one.answered(ASKED, by=user)
    assert not one.may(1)
    assert one.may(1, answering=True)
    await one.answered(ALL_ANSWERED - ALL_ASKED, by=99_999)
    assert not one.may(1, answering=True)
    strikes.check(answering=False)


async def test_what_a_press_has_begun_is_counted_for_it() -> None:
    """Also if nobody waits for it."""
    one = Watched()
    ended: Any = SimpleNamespace(response=SimpleNamespace(status=401))
    nothing: Any = None
    with one.strikes.pressed_by(7):
        tasks = [asyncio.ensure_future(one._ended(nothing, nothing, ended)) for _ in range(ASKED)]
    await asyncio.gather(*tasks)
    assert not one.may(7)
    with pytest.raises(PressedTooOften):
        one.strikes.check(7, answering=False)
