"""One request of the bot: what it names, its body, and the rights of the bot there."""

import contextlib
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.errors import ApiError, refusal
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.limits import Limits
from sandbox.messages import Draft
from sandbox.models import Channel, Json, Message, Server
from sandbox.permissions import Right
from sandbox.schema import load
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Backend:
    """The parts of the sandbox that requests work on."""

    world: World
    interactions: Interactions
    gateway: Gateway
    limits: Limits


@dataclass(slots=True)
class Call:
    """One request."""

    request: web.Request
    backend: Backend
    route: str
    headers: dict[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: dict[int, tuple[str, bytes]] = field(default_factory=dict)

    @property
    def world(self) -> World:
        """The world it works on."""
        return self.backend.world

    def text(self, name: str) -> str:
        """A part of the path."""
        return self.request.match_info[name]

    def number(self, name: str) -> int:
        """A part of the path that is an id."""
        try:
            return int(self.request.match_info[name])
        except ValueError:
            raise refusal(50035) from None

    def rights(self, channel: Channel) -> Right:
        """What the bot may do in a channel."""
        return self.world.rights_in(channel, self.world.bot.id)

    def channel(self, *needed: Right) -> Channel:
        """The channel named by the path, if the bot sees it and has these rights."""
        channel = self.world.channels.get(self.number("channel"))
        if channel is None:
            raise refusal(10003)
        if Right.VIEW_CHANNEL not in self.rights(channel):
            raise refusal(50001)
        self.require(channel, *needed)
        return channel

    def require(self, channel: Channel, *needed: Right) -> None:
        """Refuse the request unless the bot has these rights in a channel."""
        rights = self.rights(channel)
        if any(right not in rights for right in needed):
            raise refusal(50013)

    def message(self, channel: Channel) -> Message:
        """The message named by the path; a private one is reached only through its token."""
        message = self.world.messages.get(self.number("message"))
        if message is None or message.channel != channel.id or message.is_private:
            raise refusal(10008)
        return message

    def server(self) -> Server:
        """The server named by the path, if the bot is in it."""
        server = self.world.servers.get(self.number("server"))
        if server is None:
            raise refusal(10004)
        if not self.world.bot_is_in(server):
            raise refusal(50001)
        return server

    async def json(self) -> Json:
        """The body, an object."""
        body = await self.any_json()
        return body if isinstance(body, dict) else {}

    async def any_json(self) -> object:
        """The body, whatever it is; an empty one counts as an empty object."""
        self._read(await self.request.read() or b"{}")
        return self.body

    def _read(self, raw: bytes) -> None:
        """Read the body; also checks it by Discord's own schema, where that is at hand."""
        try:
            self.body = json.loads(raw)
        except ValueError:
            raise refusal(50109) from None
        schema = load()
        if schema is not None:
            schema.check(self.route, self.body)

    async def read_unread(self) -> None:
        """Read the body of a request that was refused before anybody looked at it."""
        if self.body is None and self.request.can_read_body:
            with contextlib.suppress(ApiError):
                await self.draft()

    async def draft(self) -> Draft:
        """The body as a message to post or an edit of one, with its uploads."""
        if self.request.content_type != "multipart/form-data":
            return Draft(await self.json())
        async for part in await self.request.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                continue
            data = bytes(await part.read())
            if part.name == "payload_json":
                self._read(data)
            elif part.name.startswith("files["):
                number = int(part.name.removeprefix("files[").removesuffix("]"))
                self.uploads[number] = (part.filename or "file", data)
        return Draft(self.body or {}, self.uploads, self.backend.interactions.file_limit)
