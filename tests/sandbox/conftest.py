"""A sandbox, the sample bot connected to it, and a bare client for its REST API."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.endpoint import point_discord_at
from tests.sandbox.samplebot import Bot
from tests.sandbox.waiting import Start

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


class Api:
    """Asks the REST API as a bot would; gives the status and the body."""

    def __init__(self, session: aiohttp.ClientSession, base: str) -> None:
        self._session = session
        self._base = base

    async def __call__(
        self, route: str, body: object = None, *, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        method, path = route.split(" ", 1)
        sent: Any = {"json": body} if body is not None else {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
            sent = {"data": form}
        async with self._session.request(method, self._base + path, **sent) as response:
            text = await response.text()
            self.headers = response.headers
            return response.status, json.loads(text) if text else None


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
async def start(sandbox: Sandbox) -> AsyncIterator[Start]:
    """Start further bots of a test's own."""
    async with AsyncExitStack() as stack:
        yield lambda bot: stack.enter_async_context(running(bot))


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    headers = {"Authorization": "Bot any"}
    async with aiohttp.ClientSession(headers=headers) as session:
        yield Api(session, f"{sandbox.url}/api/v10")


@pytest.fixture
def games(sandbox: Sandbox) -> str:
    """The path of #games."""
    return f"/channels/{sandbox.world.channel('games').id}"
