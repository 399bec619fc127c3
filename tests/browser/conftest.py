"""A Chromium, a sandbox with its page, and the sample bot in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from sandbox import Sandbox
from sandbox.endpoint import point_discord_at
from tests.browser.driver import Chromium, Page, find_chromium
from tests.browser.samplebot import SampleBot
from tests.helpers.undelivered import everything_is_delivered

__all__ = ["everything_is_delivered"]

MEMBERS_INTENT = 1 << 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser, and skip it with a reason where there is none."""
    missing = pytest.mark.skip(reason="no Chromium here (Debian: apt-get install chromium)")
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            if find_chromium() is None:
                item.add_marker(missing)


@asynccontextmanager
async def running_bot(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    """The sample bot, online in a sandbox."""
    point_discord_at(sandbox.port)
    bot = SampleBot()
    async with bot:
        running = asyncio.create_task(bot.start("sandbox"))
        up = asyncio.create_task(bot.is_up.wait())
        await asyncio.wait({running, up}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        if not bot.is_up.is_set():
            up.cancel()
            await running
        yield bot
    with suppress(asyncio.CancelledError):
        await running


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox with its page and the court in it."""
    async with Sandbox(page=True, granted=MEMBERS_INTENT) as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    """The sample bot, online."""
    async with running_bot(sandbox) as bot:
        yield bot


@pytest.fixture
async def chromium() -> AsyncIterator[Chromium]:
    """A browser with nothing in it yet."""
    async with Chromium() as chromium:
        yield chromium


@pytest.fixture
async def page(chromium: Chromium, sandbox: Sandbox, bot: SampleBot) -> AsyncIterator[Page]:
    """The page at desktop size, with the bot online; afterwards nothing may have gone wrong."""
    page = await chromium.open(sandbox.url)
    await page.see("Castellan is online.")
    yield page
    assert page.problems == []
