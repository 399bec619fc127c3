"""Waiting for what the bot does, without sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sandbox import Change, Sandbox
from tests.sandbox.samplebot import Bot

T = TypeVar("T")
Start = Callable[[Bot], Awaitable[Bot]]


async def until(sandbox: Sandbox, look: Callable[[], T]) -> T:
    """Wait until something is there, looking again at every change of the world."""
    changed = asyncio.Event()

    def hear(_change: Change) -> None:
        changed.set()

    sandbox.world.listeners.append(hear)
    try:
        async with asyncio.timeout(10):
            while not (found := look()):
                await changed.wait()
                changed.clear()
            return found
    finally:
        sandbox.world.listeners.remove(hear)
