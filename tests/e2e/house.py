"""A running Castellan with hands: people who press, type and read; the bot can be restarted."""

from __future__ import annotations

import asyncio
import os
import struct
import uuid
import zlib
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from clock import Clock, SystemClock
from cogs.app import App
from cogs.client import Castellan
from cogs.courier.pace import Pace
from cogs.dispatch import Gate
from render import Renderer
from render.canvas.colors import Theme
from render.requests import Request
from sandbox import Change, Channel, Message, Record, Sandbox, walk
from sandbox.endpoint import point_discord_at
from sandbox.records import DEFER_UPDATE
from services import Services
from settings import Settings
from tests.helpers import undelivered
from tests.helpers.database import address_on_server

T = TypeVar("T")
PATIENCE = 20.0
PACE = 50.0
"""How much faster than Discord's the rate limits let requests pass again: none waits for long."""
SELECTS = (3, 5, 6, 7, 8)


def _dot() -> bytes:
    """The smallest PNG."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + body))
        return struct.pack(">I", len(body)) + kind + body + check

    head = struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0)
    data = zlib.compress(b"\0\0")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


DOT = _dot()


def _capture() -> Path | None:
    """A file of its own in CASTELLAN_WIRE, if that folder is to hold what the bot sends."""
    folder = os.environ.get("CASTELLAN_WIRE")
    return Path(folder) / f"{uuid.uuid4().hex}.jsonl" if folder else None


class Sketch(Renderer):
    """A renderer that answers at once with a dot: pictures have tests of their own."""

    async def draw(self, request: Request, *, theme: Theme = "dark", who: int = 0) -> bytes:
        del request, theme, who
        return DOT


def at_once(clock: Clock) -> Pace:
    """A pace whose pauses take no time."""
    slept = 0.0

    async def sleep(seconds: float) -> None:
        nonlocal slept
        slept += seconds

    return Pace(lambda: clock.exact() + slept, sleep)


class House:
    """The sandbox, the bot on it, and what people do; waits for changes, never for time."""

    def __init__(
        self,
        folder: Path,
        *,
        clock: Clock | None = None,
        renderer: Renderer | None = None,
        page: bool = False,
    ) -> None:
        self.folder = folder
        self.sandbox = Sandbox(page=page, capture=_capture())
        self.sandbox.limits.pace = PACE
        self.clock = clock or SystemClock()
        self.renderer = renderer or Sketch()
        self.database = folder / "castellan.db"
        """The database's path, or on a server what stands for it."""
        there = address_on_server(self.database)
        names: Any = {"_env_file": None, "CASTELLAN_DATA": folder, "DATABASE_URL": there}
        self.settings = Settings(**names)
        self.services: Services
        self.client: Castellan
        self._running: asyncio.Task[None] | None = None

    @property
    def world(self) -> Any:
        """The sandbox's world."""
        return self.sandbox.world

    async def __aenter__(self) -> House:
        await self.sandbox.start()
        point_discord_at(self.sandbox.port)
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()
        await self.sandbox.stop()

    async def start(self) -> None:
        """Start the bot on what is stored."""
        self.services = await Services.open(self.settings.database_url, clock=self.clock)
        app = App(self.settings, self.clock, self.services, self.renderer)
        pace = at_once(self.clock)
        self.client = Castellan(app, guild_ready_timeout=0.05, shard_count=1, pace=pace)
        self.client.gate = Gate(count(step=10).__next__)  # robots may press faster than people
        await self.client.login("sandbox")
        self._running = asyncio.create_task(self.client.connect())
        async with asyncio.timeout(PATIENCE):
            await self.client.wait_until_ready()

    async def stop(self) -> None:
        """Stop the bot; the world goes on."""
        if self._running is None:
            return
        await self.client.close()
        await self._running
        undelivered.note(self.client.app, self.folder)
        await self.services.close()
        self._running = None

    async def restart(self) -> None:
        """A new process, as far as the bot can tell."""
        await self.stop()
        await self.start()

    async def until(self, look: Callable[[], T | None]) -> T:
        """Wait until something is there, looking again at each change of the world."""

        async def looked() -> T | None:
            return look()

        return await self.when(looked)

    async def when(self, look: Callable[[], Awaitable[T | None]]) -> T:
        """Like `until`, where looking means asking the bot."""
        changed = asyncio.Event()

        def hear(_: Change) -> None:
            changed.set()

        self.world.listeners.append(hear)
        try:
            async with asyncio.timeout(PATIENCE):
                while not (found := await look()):
                    await changed.wait()
                    changed.clear()
                return found
        finally:
            self.world.listeners.remove(hear)

    # -- reading -----------------------------------------------------------------------------------

    def channel(self, where: str | int | Channel) -> Channel:
        """A channel by its name, id or itself."""
        found: Channel = self.world.channel(where)
        return found

    def messages(self, where: str | int | Channel) -> list[Message]:
        """The public messages of a channel, oldest first."""
        wanted = self.channel(where).id
        every = sorted(self.world.messages.values(), key=lambda message: message.id)
        return [m for m in every if m.channel == wanted and m.only_for is None]

    def threads(self) -> list[Channel]:
        """All threads, oldest first."""
        return [c for c in sorted(self.world.channels.values(), key=lambda c: c.id) if c.is_thread]

    @staticmethod
    def components(message: Message) -> list[dict[str, Any]]:
        """Everything of a message that can be pressed or chosen from."""
        return [c for c in walk(message.components) if c.get("custom_id") or c.get("url")]

    def find(self, message: Message, label: str) -> dict[str, Any] | None:
        """A button by its label, or a select by its placeholder or the label of an option."""
        for part in self.components(message):
            words = [part.get("label"), part.get("placeholder")]
            words += [option["label"] for option in part.get("options", ())]
            if label in words or str(part.get("custom_id", "")).split(":")[5:6] == [label]:
                return part
        return None

    def labels(self, message: Message) -> list[str]:
        """The labels of the buttons that are not greyed."""
        found = self.components(message)
        return [c["label"] for c in found if c.get("label") and not c.get("disabled")]

    # -- doing -------------------------------------------------------------------------------------

    async def join(self, name: str, table: str, **options: object) -> Message:
        """Name a table to join; take the seat, or stay, after having seen what is played there."""
        shown = await self.command(name, "games", "game join", table=table, **options)
        word = "I stay" if "I stay" in self.labels(shown) else "Take a seat"
        return await self.press(name, shown, word)

    async def command(
        self, person: str, where: str | int | Channel, name: str, /, **options: object
    ) -> Message:
        """Type a command and read its private answer."""
        record = self.sandbox.people.slash(person, where, name, options)
        return await self.answer(record)

    async def press(self, who: str, message: Message, label: str) -> Message:
        """Press a button by its label (or the action of its id) and read what it shows.

        Of a list the first option that is not chosen yet is taken.
        """
        part = self.find(message, label)
        assert part is not None, f"no {label!r} among {self.labels(message)} of {message.text!r}"
        return await self.press_part(who, message, part)

    async def press_part(self, who: str, message: Message, part: Mapping[str, Any]) -> Message:
        """Press a button, or take the first option of a list that is not chosen yet."""
        people, id = self.sandbox.people, part["custom_id"]
        if "options" not in part:
            return await self.answer(people.click(who, message, id))
        options = sorted(part["options"], key=lambda one: bool(one.get("default")))
        return await self.answer(people.choose(who, message, id, [options[0]["value"]]))

    async def choose(self, who: str, message: Message, label: str, *chosen: object) -> Message:
        """Choose in a select that is found by its placeholder, an option's label or its action."""
        part = self.find(message, label)
        assert part is not None, f"no select {label!r} in {message.text!r}"
        values = [self._value(part, wish) for wish in chosen]
        record = self.sandbox.people.choose(who, message, part["custom_id"], values)
        return await self.answer(record)

    @staticmethod
    def _value(select: Mapping[str, Any], wish: object) -> object:
        return next(
            (o["value"] for o in select.get("options", ()) if wish in (o["label"], o["value"])),
            wish,
        )

    async def fill(self, who: str, form: Record, values: Mapping[str, object]) -> Message:
        """Send a form."""
        return await self.answer(self.sandbox.people.submit(who, form, values))

    async def answer(self, record: Record) -> Message:
        """The message that an interaction was answered with, once it can be read."""
        async with asyncio.timeout(PATIENCE):
            await record.finished
        if record.type == DEFER_UPDATE:
            await self.until(lambda: self._is_edited(record))
        shown = self._shown(record)
        assert shown is not None, "the answer is gone"
        return shown

    def _shown(self, record: Record) -> Message | None:
        shown: Message | None = record.message or self.world.messages.get(record.source or 0)
        return shown

    def _is_edited(self, record: Record) -> bool:
        """Whether the edit that a deferred answer promised has come, or another message instead."""
        shown = self._shown(record)
        since = record.answered or 0.0
        return bool(record.followups) or shown is None or (shown.edited or 0.0) >= since
