"""What every cog builds on: an `Ask` (somebody waits), a `Click` (they pressed), the registries.

A handler reads the click, calls one service and shows the answer:

    @handles(codec.GAME, "look")
    async def look(click: Click) -> None:
        fact = await click.app.play.game(click.id.id)
        await click.show(look_screen(fact, click.texts))

    @deed("place")                # the same from a slash command, once the game is known
    async def place(ask: Ask, game: int, left: str, right: str) -> None: ...

What is refused is raised as `services.Refused`; the dispatcher answers it privately. Nothing is
left unanswered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord
import structlog

from cogs import view
from cogs.app import App, Reader
from cogs.codec import CustomId
from cogs.screen import Form, Picture, Ping, Screen, pictures
from locales import Texts
from services.facts import Person

_log = structlog.get_logger()

LATEST: Final = 2.0
"""After so many seconds Discord is told that an answer will come, whatever it is still waiting for:
it gives up after 3."""
PATIENCE: Final = 0.7
"""How long an answer waits for its picture before Discord is told that it will come, in seconds."""


class Promise:
    """Acknowledges an interaction in time where its answer takes too long."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def make(self, acknowledge: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
        """Acknowledge after so many seconds, unless it is answered before."""
        loop = asyncio.get_running_loop()

        def promise() -> None:
            self._task = loop.create_task(acknowledge())

        self._timer = loop.call_later(seconds, promise)

    async def kept(self) -> None:
        """Make no promise any more; one on its way arrives before the answer that follows."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)


@dataclass(slots=True)
class Ask:
    """Somebody waits for an answer: by a slash command, or (as a Click) by a press."""

    interaction: discord.Interaction[Any]
    app: App
    reader: Reader
    row: int = field(default=0, kw_only=True)
    """The game it is about, once that is known: refusals lead on from there."""
    table: int = field(default=0, kw_only=True)
    """The table before its game that it is about, once that is known."""
    retry: CustomId | None = field(default=None, kw_only=True)
    """The press itself, for [Try again]."""
    promise: Promise = field(default_factory=Promise, kw_only=True)
    """That an answer will come."""
    placeholder: bool = field(default=False, kw_only=True)
    """Whether a promise that only who asks sees stands where the answer will be."""
    vacated: bool = field(default=False, kw_only=True)
    """Whether that promise has made way for what all can see."""

    @property
    def texts(self) -> Texts:
        """The words of the reader's language."""
        return self.reader.texts

    @property
    def user(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """Who asks, with the name they go by here."""
        user = self.interaction.user
        roles = frozenset(role.id for role in getattr(user, "roles", ()))
        server = self.interaction.guild_id or 0
        manages = self.interaction.permissions.manage_guild
        return Person(user.id, user.display_name, roles, server, manages, self._sees())

    def _sees(self) -> Callable[[int], bool] | None:
        """Make what tells whether who asks sees a channel here; None where that is not known."""
        guild, member = self.interaction.guild, self.interaction.user
        if guild is None or not isinstance(member, discord.Member):
            return None

        def sees(id: int) -> bool:
            channel = guild.get_channel(id)
            return channel is not None and channel.permissions_for(member).view_channel

        return sees

    @property
    def server(self) -> int | None:
        """The server it was asked in; None in direct messages."""
        return self.interaction.guild_id

    @property
    def channel(self) -> int:
        """The channel or thread it was asked in."""
        return self.interaction.channel_id or 0

    @property
    def in_place(self) -> bool:
        """Whether the answer replaces the private screen that was pressed."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def show(self, screen: Screen) -> None:
        """Answer with a private screen: in place of the one pressed, or as a new one."""
        await self._answer(screen, edit=self.in_place, private=True)

    async def show_new(self, screen: Screen) -> None:
        """Answer with a new private screen, leaving the pressed message as it is."""
        await self._answer(screen, edit=False, private=True)

    async def update(self, shown: Screen | Ping) -> None:
        """Answer by replacing the pressed message itself, public or private."""
        await self._answer(shown, edit=True, private=False)

    @property
    def can_add(self) -> bool:
        """Whether another private message can follow: it was answered, and not with a form."""
        form = discord.InteractionResponseType.modal
        return self.interaction.response.type not in (None, form)

    async def add(self, screen: Screen) -> None:
        """Say something more, privately, after the answer; without pictures."""
        sent = view.build(screen)
        await self.interaction.followup.send(ephemeral=True, **sent.for_send())

    async def form(self, form: Form) -> None:
        """Answer with a form; its submit comes to the handler of its id."""
        await self.promise.kept()
        await self.interaction.response.send_modal(view.modal(form))

    async def acknowledge(self, *, new: bool = False) -> None:
        """Tell Discord that the answer is on its way, once; needed only before long work.

        `new`: it will be a private screen of its own, beside the one that was pressed.
        """
        await self.promise.kept()
        await self._defer(edit=self.in_place and not new)

    def answer_in_time(self) -> None:
        """Have it acknowledged by itself where the answer takes too long."""
        self.promise.make(lambda: self._defer(edit=self.in_place), LATEST)

    async def _answer(self, shown: Screen | Ping, *, edit: bool, private: bool) -> None:
        await self.promise.kept()
        files = await self._drawn(pictures(shown), edit=edit)
        sent = view.build(shown, files)
        if self.interaction.response.is_done():
            await self._fulfil(sent)
        elif edit:
            await self.interaction.response.edit_message(**sent.for_edit())
        else:
            await self.interaction.response.send_message(ephemeral=private, **sent.for_send())

    async def _fulfil(self, sent: view.Sendable) -> None:
        """Put an answer in the place of the promise; as a new one where that has made way."""
        if self.vacated:
            await self.interaction.followup.send(ephemeral=True, **sent.for_send())
        else:
            await self.interaction.edit_original_response(**sent.for_edit())
        self.placeholder = False

    async def is_promised(self) -> bool:
        """Tell whether an answer was promised: what was pressed can't be replaced any more."""
        await self.promise.kept()
        return self.interaction.response.is_done()

    async def post(self, shown: Screen, reader: Reader) -> None:
        """Answer with a public message in the channel; `reader` is who reads it there.

        The private screen that was pressed stays as it is. A promise that only who asks sees makes
        way: what is said first in its place would be private, too.
        """
        await self.promise.kept()
        files = await self._drawn(pictures(shown), edit=True, reader=reader, private=False)
        sent = view.build(shown, files).for_send()
        if self.placeholder:
            await self.interaction.delete_original_response()
            self.placeholder, self.vacated = False, True
        if self.interaction.response.is_done():
            await self.interaction.followup.send(**sent)
        else:
            await self.interaction.response.send_message(**sent)

    async def _drawn(
        self,
        wanted: Sequence[Picture],
        *,
        edit: bool,
        reader: Reader | None = None,
        private: bool = True,
    ) -> list[view.Drawn]:
        """Draw the pictures; if that takes longer than the patience, acknowledge meanwhile."""
        if not wanted:
            return []
        work = asyncio.ensure_future(self.app.draw_all(wanted, reader or self.reader))
        done, _ = await asyncio.wait([work], timeout=PATIENCE)
        if not done:
            await self._defer(edit=edit, private=private)
        return await work

    async def _defer(self, *, edit: bool, private: bool = True) -> None:
        """Acknowledge; the answer to a command then is for all to see only where this was."""
        response = self.interaction.response
        if response.is_done():
            return
        if edit or self.interaction.message is None:
            self.placeholder = private and self.interaction.message is None
            await response.defer(ephemeral=private)
        else:
            self.placeholder = True
            await response.defer(ephemeral=True, thinking=True)
        _log.debug("click.acknowledged", interaction=self.interaction.id)


@dataclass(slots=True)
class Click(Ask):
    """Somebody pressed a button, chose in a select or sent a form."""

    id: CustomId
    """What the pressed component means."""
    values: tuple[str, ...] = ()
    """What was chosen in a select: strings, or ids of people, roles, channels."""
    fields: Mapping[str, str] | None = None
    """What was written into a form, by key."""
    people: tuple[Person, ...] = ()
    """Who was chosen in a select of people; bots are left out."""

    @property
    def value(self) -> str:
        """The one chosen value."""
        return self.values[0] if self.values else ""

    @property
    def args(self) -> tuple[str, ...]:
        """The arguments of the id, followed by what was chosen: "b5.a5" counts as two words."""
        chosen = (word for value in self.values for word in value.split("."))
        return (*self.id.args, *chosen)


Handler = Callable[[Click], Awaitable[None]]
Deed = Callable[..., Awaitable[None]]

_HANDLERS: Final[dict[tuple[str, str], Handler]] = {}
_DEEDS: Final[dict[str, Deed]] = {}


def handles(scope: str, *actions: str) -> Callable[[Handler], Handler]:
    """Register the handler of the actions of a scope; each action has exactly one."""

    def register(handler: Handler) -> Handler:
        for action in actions:
            if (scope, action) in _HANDLERS:
                raise ValueError(f"two handlers for {scope}:{action}")
            _HANDLERS[scope, action] = handler
        return handler

    return register


def is_about_tables(handler: Handler) -> bool:
    """Tell whether the rows of a handler's ids are tables before their game, not games."""
    return handler.__module__.startswith("cogs.tables")


def handler_of(id: CustomId) -> Handler | None:
    """Find who answers an id; None for an action that nobody knows."""
    return _HANDLERS.get((id.scope, id.action))


def deed(name: str) -> Callable[[Deed], Deed]:
    """Register what a command does once its game is known: `(ask, game, *args)`, args strings."""

    def register(function: Deed) -> Deed:
        if name in _DEEDS:
            raise ValueError(f"two deeds called {name}")
        _DEEDS[name] = function
        return function

    return register


def deed_of(name: str) -> Deed | None:
    """Find a deed by its name."""
    return _DEEDS.get(name)
