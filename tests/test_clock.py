"""The machine's clock, and the one that tests move."""

from __future__ import annotations

import asyncio
import time

import pytest

from clock import SystemClock
from tests.helpers.clock import START, ManualClock


async def test_system_clock_tells_the_second() -> None:
    """UTC since the epoch; a moment that has passed is not waited for."""
    clock = SystemClock()
    assert abs(clock.now() - time.time()) <= 1
    await clock.wait(clock.now() - 5)


async def test_system_clock_waits_for_a_moment() -> None:
    """No longer than it takes."""
    clock = SystemClock()
    until = clock.now() + 1
    await clock.wait(until)
    assert clock.now() >= until


async def test_system_clock_never_sleeps_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Months are waited for without growing deeper, also where the clock is set back meanwhile."""
    now, slept = 0.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        slept.append(seconds)
        now += -100 if len(slept) == 1 else seconds

    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(time, "monotonic", lambda: sum(slept))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await SystemClock().wait(30 * 2000)
    assert sum(slept) == 30 * 2000
    assert set(slept) == {30.0}


async def test_manual_clock_wakes_who_waited() -> None:
    """Only those whose moment has come."""
    clock = ManualClock()
    early, late = (asyncio.create_task(clock.wait(START + s)) for s in (5, 50))
    await asyncio.sleep(0)
    clock.advance(10)
    await early
    assert not late.done()
    clock.advance(40)
    await late


async def test_manual_clock_forgets_who_stopped_waiting() -> None:
    """A cancelled sleeper is no trouble."""
    clock = ManualClock()
    sleeper = asyncio.create_task(clock.wait(START + 5))
    await asyncio.sleep(0)
    sleeper.cancel()
    await asyncio.sleep(0)
    clock.advance(10)
    assert sleeper.cancelled()
