"""A visit of the doctor: its client, its channel, what it made and has to delete again."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

import render
from cogs import answers, discord_errors, view
from cogs.client import CONTEXTS, INSTALLS, Tree, intents
from cogs.screen import Part, Picture, Text, screen
from engine import Game, Options
from locales import Texts
from render.requests import LinePicture
from settings import Settings

PREFIX: Final = "doctor:"
"""How the custom_ids of the doctor's buttons begin."""
GATEWAY_SECONDS: Final = 60.0
SERVERS_SECONDS: Final = 2.0
"""How long Discord may pause between two servers that it sends, before all are taken as sent."""

Interaction = discord.Interaction[Any]
Value = TypeVar("Value")


class FailedError(Exception):
    """A check that failed; `text` says what was seen, and what to do."""

    def __init__(self, text: str, *, fatal: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.fatal = fatal
        """Whether nothing else can be checked."""


class SkippedError(Exception):
    """A check that is impossible here; `text` says why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Quiet(Tree):
    """The command tree, to be compared with the registered commands; it answers none of them."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        del interaction
        return False


class Client(discord.AutoShardedClient):
    """The doctor's connection: it counts requests, and waits for presses on its own buttons."""

    def __init__(self, settings: Settings) -> None:
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._count)
        super().__init__(
            intents=intents(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=SERVERS_SECONDS,
            shard_count=settings.fleet or settings.shard_count,
            http_trace=trace,
        )
        answers.checked(self.http)
        self.tree = Quiet(
            self,  # type: ignore[arg-type]
            allowed_installs=INSTALLS,
            allowed_contexts=CONTEXTS,
        )
        self.requests = 0
        self.limited = 0
        """How many requests Discord refused with 429."""
        self._events: dict[str, asyncio.Future[Any]] = {}

    async def _count(
        self, _session: object, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        self.requests += 1
        self.limited += end.response.status == 429

    def awaited(self, name: str) -> asyncio.Future[Any]:
        """Return the future of a press on one of our buttons, or of a thread's being locked."""
        return self._events.setdefault(name, asyncio.get_running_loop().create_future())

    def _happened(self, name: str, what: object) -> None:
        if not self.awaited(name).done():
            self.awaited(name).set_result(what)

    async def on_interaction(self, interaction: Interaction) -> None:
        data: Any = interaction.data or {}
        self._happened(str(data.get("custom_id")), interaction)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        if event.data.get("thread_metadata", {}).get("locked"):
            self._happened(f"locked {event.thread_id}", event)


@dataclass(slots=True)
class Visit:
    """What the checks share."""

    settings: Settings
    texts: Texts
    client: Client
    channel_id: int
    wait: float
    """How many seconds each step waits for a person; 0: not at all."""
    say: Callable[[str], None]
    made: list[discord.Message | discord.Thread] = field(default_factory=list)
    """Everything that has to be deleted, in the order it was made."""
    channel: Any = None
    """The test channel, once it is found: a text channel."""
    message: Any = None
    """The first message, which later checks edit and open a thread on."""
    thread: Any = None
    owner: discord.abc.User | None = None
    """The owner of the application, if they are in the server of the test channel."""
    running: asyncio.Task[None] | None = None
    asked: bool = False
    """Whether anything was to be made."""
    pressed: Interaction | None = None
    """The last press."""

    def plain(self, key: str, **variables: str | int) -> str:
        """Return a text."""
        return self.texts.plain(key, **variables)

    def need(self, thing: Any) -> Any:
        """Skip a check if what an earlier one should have made is missing."""
        if thing is None:
            raise SkippedError(self.plain("doctor-impossible"))
        return thing

    def require(self, holds: object, seen: str) -> None:
        """Fail with what was seen, unless it holds."""
        if not holds:
            raise FailedError(seen)

    async def send(self, to: Any, text: str, *parts: Part, **words: Any) -> discord.Message:
        """Post a screen that begins with this text, and note it for deletion."""
        sent = sendable(text, *parts)
        return await self.made_by(to.send(**sent.for_send(), **words))

    async def made_by(self, request: Awaitable[Value]) -> Value:
        """Note what a request makes, even if we are interrupted meanwhile."""
        self.asked = True
        task = asyncio.ensure_future(request)
        try:
            return await asyncio.shield(task)
        finally:
            await asyncio.wait([task])
            if not task.cancelled() and task.exception() is None:
                self.made.append(task.result())  # type: ignore[arg-type]

    async def press(self, button: str, *, on: str) -> Interaction:
        """Ask a person to press a button, and wait for it."""
        asked = self.plain("doctor-press", button=on)
        found: Interaction = await self.happens(f"{PREFIX}{button}", asked)
        self.pressed = found
        return found

    async def happens(self, event: str, request: str) -> Any:
        """Ask a person for something, and wait until it happens."""
        if not self.wait:
            raise SkippedError(self.plain("doctor-not-waited"))
        self.say(self.plain("doctor-wait", what=request, seconds=f"{self.wait:g}"))
        try:
            async with asyncio.timeout(self.wait):
                return await self.client.awaited(event)
        except TimeoutError:
            self.wait = 0  # whoever is not there now will not be there in a minute
            raise SkippedError(self.plain("doctor-nobody")) from None

    async def find_lost(self) -> None:
        """Note also what was made although Discord's answer was lost; it has the doctor's name."""
        me, since = self.channel.guild.me.id, discord.Object(self.channel.last_message_id or 0)
        name = self.plain("doctor-thread")
        threads = [
            one
            for one in await self.channel.guild.active_threads()
            if one.parent_id == self.channel.id and one.owner_id == me and one.id > since.id
        ]
        lost: list[Any] = [one for one in threads if one.name.startswith(name)]
        for place in (self.channel, *([self.owner] if self.owner else ()), *lost):
            async for message in place.history(after=since):
                if message.author.id == me and text_of(message).startswith(name):
                    lost.append(message)
        self.made += [one for one in lost if one not in self.made]

    async def clean_up(self) -> list[str]:
        """Delete everything that was made, the latest first; return what is left."""
        left = []
        try:
            if self.asked:
                await self.find_lost()
        except discord_errors.TROUBLE:
            left.append(self.channel.jump_url)
        for thing in reversed(self.made):
            try:
                await thing.delete()
            except discord_errors.TROUBLE as error:
                if not discord_errors.is_gone(error):
                    left.append(thing.jump_url)
                    await self._put_away(thing)
        return left

    async def _put_away(self, thing: discord.Message | discord.Thread) -> None:
        """Archive a thread that only people with *Manage Threads* can delete."""
        try:
            if isinstance(thing, discord.Thread):
                await thing.edit(archived=True)
        except discord_errors.TROUBLE:
            return


def example(number: int) -> Picture:
    """Return a picture to post; each number has another one."""
    game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes([number] * 32))
    return Picture(LinePicture(game.view()))


def sendable(text: str, *parts: Part, buttons: dict[str, str] | None = None) -> view.Sendable:
    """Convert a screen as the bot does; buttons are by their id, below it."""
    pictures = [part.request for part in parts if isinstance(part, Picture)]
    drawn = [view.Drawn(render.draw(one), render.alt(one)) for one in pictures]
    sent = view.build(screen(Text(text), *parts), drawn)
    for button, label in (buttons or {}).items():
        item: ui.Button[Any] = ui.Button(label=label, custom_id=f"{PREFIX}{button}")
        sent.view.add_item(ui.ActionRow(item))  # type: ignore[union-attr]
    return sent


def inside(message: discord.Message) -> list[Any]:
    """List the components inside a message's container."""
    return [inner for part in message.components for inner in getattr(part, "children", ())]


def text_of(message: discord.Message) -> str:
    """Return the text of a message, in its container or outside."""
    found = (one.content for one in inside(message) if isinstance(one, discord.TextDisplay))
    return message.content or "\n".join(found)


def picture_urls(message: discord.Message) -> list[str]:
    """List the addresses of the pictures on a message."""
    galleries = (one for one in inside(message) if isinstance(one, discord.MediaGalleryComponent))
    return [item.media.url for gallery in galleries for item in gallery.items]
