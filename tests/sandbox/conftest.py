"""A sandbox and the sample bot connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.point import point_discord_at
from tests.sandbox.samplebot import Bot

WAIT = 10.0


@asynccontextmanager
async def running(bot: Any, token: str = "local") -> AsyncIterator[Any]:
    """A bot that is up, closed at the end."""
    task = asyncio.create_task(bot.start(token))
    up = asyncio.create_task(bot.up.wait())
    await asyncio.wait({task, up}, timeout=WAIT, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        up.cancel()
        task.result()
    yield bot
    await bot.close()
    await task


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as box:
        point_discord_at(box.port)
        yield box


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async with running(Bot()) as up:
        yield up


@pytest.fixture
async def start(sandbox: Sandbox) -> AsyncIterator[Callable[[Any], Awaitable[Any]]]:
    """Start further bots of a test's own."""
    async with AsyncExitStack() as stack:
        yield lambda bot: stack.enter_async_context(running(bot))
