"""A client of the page's API, and a stand-in for the bot that answers by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from sandbox import Message, Sandbox

Json = dict[str, Any]

EPHEMERAL = 1 << 6
WAIT = 5.0


class PageClient:
    """Asks the page's API as one person's browser would."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session

    def id_of(self, name: str) -> str:
        """The id of a person, as the page writes it."""
        return str(self.sandbox.world.user(name).id)

    async def get(self, path: str, **query: str) -> Json:
        """The JSON at a path."""
        async with self.session.get(self.sandbox.url + path, params=query) as answer:
            assert answer.status == 200, await answer.text()
            found: Json = await answer.json()
            return found

    async def state(self, who: str) -> Json:
        """The world of a person."""
        return await self.get("/page/state", **{"as": self.id_of(who)})

    async def messages(self, who: str, channel: str = "games", before: str = "") -> list[Json]:
        """What a person sees in a channel."""
        place = str(self.sandbox.world.channel(channel).id)
        query = {"as": self.id_of(who), "channel": place, "before": before}
        found: list[Json] = (await self.get("/page/messages", **query))["messages"]
        return found

    async def act(self, who: str, do: str, channel: str = "games", **body: Any) -> Json:
        """Something a person does."""
        place = str(self.sandbox.world.channel(channel).id)
        sent = {"as": self.id_of(who), "do": do, "channel": place, **body}
        async with self.session.post(f"{self.sandbox.url}/page/act", json=sent) as answer:
            assert answer.status == 200, await answer.text()
            found: Json = await answer.json()
            return found

    async def upload(self, name: str, data: bytes) -> str:
        """Hand a file over and get its key."""
        form = aiohttp.FormData()
        form.add_field("file", data, filename=name)
        async with self.session.post(f"{self.sandbox.url}/page/upload", data=form) as answer:
            key: str = (await answer.json())["key"]
            return key

    @asynccontextmanager
    async def live(self, who: str) -> AsyncIterator[Live]:
        """A person's live connection."""
        url = f"{self.sandbox.url}/page/live?as={self.id_of(who)}"
        async with self.session.ws_connect(url) as socket:
            yield Live(socket)


class Live:
    """The events that reach one open page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket

    async def next(self) -> Json:
        """The next event."""
        event: Json = await asyncio.wait_for(self._socket.receive_json(), WAIT)
        return event

    async def be(self, who: str) -> None:
        """See the world as somebody else."""
        await self._socket.send_json({"as": who})

    async def closed(self) -> int:
        """Wait for the end, past what still comes, and give its code."""
        async with asyncio.timeout(WAIT):
            async for _ in self._socket:
                pass
        assert self._socket.close_code is not None
        return self._socket.close_code


class HandBot:
    """Takes the interactions in place of a bot and answers them as the test says."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self.seen: list[Json] = []
        self.reply: Callable[[Json], tuple[int, Json] | None] = lambda _: None
        sandbox.interactions.deliver = self._take

    def _take(self, _server: int | None, interaction: Json) -> None:
        self.seen.append(interaction)
        answer = self.reply(interaction)
        if answer is not None:
            record = self._sandbox.interactions.waiting(interaction["token"], interaction["id"])
            record.answer(*answer)


def write(sandbox: Sandbox, text: str, *, only_for: str | None = None, **fields: Any) -> Message:
    """A message of the bot in #games."""
    world = sandbox.world
    message = Message(
        world.snowflakes.next(), world.channel("games").id, world.bot.id, world.clock.now()
    )
    message.content = text
    if only_for is not None:
        message.only_for = world.user(only_for).id
        message.flags = EPHEMERAL
    for name, value in fields.items():
        setattr(message, name, value)
    return world.add_message(message)
