"""The base of every handler: an interaction to answer (`Ask`, `Click`), and how to register one.

A handler reads the click, calls one service and shows the answer:

    @handles(codec.GAME, "look")
    async def look(click: Click) -> None:
        fact = await click.app.services.play.game(click.id.id)
        await click.show(look_screen(fact, click.texts))

    @game_action("place")         # what a slash command does once its game is known
    async def place(ask: Ask, game: int, left: str, right: str) -> None: ...

An `Ask` is a Discord interaction that waits for an answer; a `Click` is one that came from a
button, a select or a form. Handlers raise `services.facts.Refused`; `cogs.dispatch` answers every
error, so that nobody is left without an answer.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, Final, Literal, TypeVar

import discord
import structlog

import locales
from cogs import args, arrivals, discord_errors, view
from cogs.app import App, Reader
from cogs.channels import Sight
from cogs.codec import GAME, CustomId
from cogs.living_panels import Shown
from cogs.screen import Form, Picture, Ping, Screen, Text, controls, pictures, small, without_files
from locales import Texts
from services.facts import Person, Press, Refused

_log = structlog.get_logger()

CLOSED: Final = 600
"""For how many seconds nobody is written to again who takes no direct messages: Discord shuts out
whoever is refused too often.
"""

LATEST: Final = 1.5
"""Seconds after its arrival at which an interaction is acknowledged, whatever its answer waits for:
Discord gives up after 3; both ways take time, and so does a machine that is busy with others."""
LATEST_PICTURE: Final = 1.3
"""Seconds after its arrival until which an answer may wait for its picture."""
PATIENCE: Final = 0.7
"""Seconds that an answer waits for its picture at most before the interaction is acknowledged."""


class Placeholder(Enum):
    """The private "thinking…" message that Discord shows until the answer comes."""

    NONE = auto()
    """There is none: not acknowledged, or the answer goes into a message that exists."""
    SHOWN = auto()
    """It is shown: the answer is to replace it."""
    REMOVED = auto()
    """It was deleted for a public message: a private answer has to be a new message."""


class Promise:
    """Acknowledge an interaction in time where its answer takes too long."""

    def __init__(self, arrived: float | None = None) -> None:
        self.arrived = asyncio.get_running_loop().time() if arrived is None else arrived
        """When the interaction arrived, by the clock of the event loop."""
        self.placeholder = Placeholder.NONE
        self.is_locked_out = False
        """Whether it can't be acknowledged, since its thread is locked to us."""
        self.is_answering = False
        """Whether the answer itself is on its way, so that nothing is said before it any more."""
        self.word: asyncio.Task[None] | None = None
        """What is said meanwhile, which must precede the answer, too."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def make(self, acknowledge: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Acknowledge LATEST seconds after arrival, unless it is answered before."""
        loop = asyncio.get_running_loop()

        def promise() -> None:
            self._task = loop.create_task(acknowledge())

        self._timer = loop.call_at(self.arrived + LATEST, promise)

    def left(self, latest: float) -> float:
        """Return the seconds until that many after arrival."""
        return self.arrived + latest - asyncio.get_running_loop().time()

    async def kept(self) -> None:
        """Stop the timer; wait for an acknowledgment on its way, which must precede the answer."""
        if self._timer is not None:
            self._timer.cancel()
        sent = [task for task in (self._task, self.word) if task is not None]
        await asyncio.gather(*sent, return_exceptions=True)


@dataclass(slots=True)
class Ask:
    """An interaction that waits for its answer: a slash command, or (as a Click) a press."""

    interaction: discord.Interaction[Any]
    app: App
    reader: Reader
    game: int = field(default=0, kw_only=True)
    """The game it is about, once known: a refusal offers buttons that lead there."""
    table: int = field(default=0, kw_only=True)
    """The table that has not started yet that it is about, once known."""
    retry: CustomId | None = field(default=None, kw_only=True)
    """The press itself, for [Try again]."""
    shown: Shown | None = field(default=None, kw_only=True)
    """The private message that it was answered with, once it was."""
    _sight: Sight | None = field(default=None, kw_only=True)
    promise: Promise = field(default_factory=Promise, kw_only=True)
    """The acknowledgment that it sends if the answer takes too long; a Click shares its Ask's."""

    @property
    def texts(self) -> Texts:
        """The texts in the reader's language."""
        return self.reader.texts

    @property
    def user(self) -> int:
        """The id of the person who asked."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person who asked, under the name they have in this server."""
        user = self.interaction.user
        roles = frozenset(role.id for role in getattr(user, "roles", ()))
        server = self.interaction.guild_id or 0
        manages = self.interaction.permissions.manage_guild
        name = args.clean(user.display_name)
        if not isinstance(user, discord.Member | discord.User):
            return Person(user.id, name, roles, server, manages)
        self._sight = self._sight or Sight(self.interaction.client, self.app.lookups, user)
        sight = self._sight
        return Person(user.id, name, roles, server, manages, sight.sees, sight.asks)

    @property
    def server(self) -> int | None:
        """The server it was asked in; None in direct messages."""
        return self.interaction.guild_id

    @property
    def channel(self) -> int:
        """The channel or thread it was asked in."""
        return self.interaction.channel_id or 0

    @property
    def may_attach(self) -> bool:
        """Whether we may attach files to the answer."""
        return self.interaction.app_permissions.attach_files

    @property
    def in_place(self) -> bool:
        """Whether the answer replaces the private screen that was pressed."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def show(self, screen: Screen) -> None:
        """Answer with a private screen, replacing the private screen that was pressed."""
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
        """Send one more private message after the answer, without pictures."""
        sent = view.build(screen)
        await self.interaction.followup.send(ephemeral=True, **sent.for_send())

    async def say_meanwhile(self, screen: Screen) -> None:
        """Say something while the answer, which was promised, is on its way."""
        if not self.can_add or self.promise.is_answering:
            return
        if self.promise.placeholder is Placeholder.SHOWN:
            await self.interaction.edit_original_response(**view.build(screen).for_edit())
        else:
            await self.add(screen)

    async def form(self, form: Form) -> None:
        """Answer with a form; its submission goes to the handler of its id.

        Refused: form_late, if it was acknowledged: Discord takes a form as the first answer only;
        form_refused (data cause).
        """
        if await self.is_promised():
            raise Refused("form_late")
        try:
            await self.interaction.response.send_modal(view.modal(form))
        except discord.HTTPException as error:
            raise self._refused_as("form_refused", error) from error

    def _refused_as(self, code: str, error: discord.HTTPException) -> Exception:
        """Return a refusal for what Discord refuses for good, noted for hosts; others as it is."""
        if not discord_errors.is_refused(error) or error.code == discord_errors.ANSWERED:
            return error
        self.app.note_refusal(self.server, error)
        return Refused(code, {"cause": discord_errors.code_of(error)})

    async def answer_silently(self) -> None:
        """Answer without a sign: a pressed message stays, a command's placeholder is deleted."""
        await self.interaction.response.defer(ephemeral=True)
        if self.interaction.message is None:
            await self.interaction.delete_original_response()

    async def acknowledge(self, *, new: bool = False) -> None:
        """Tell Discord that the answer is on its way; needed only before long work.

        `new`: the answer will be a new private screen, beside the one that was pressed.
        """
        await self.promise.kept()
        await self._defer(edit=self.in_place and not new)

    def answer_in_time(self) -> None:
        """Acknowledge automatically if the answer takes too long."""
        self.promise.make(lambda: self._defer(edit=self.in_place))

    async def _answer(self, shown: Screen | Ping, *, edit: bool, private: bool) -> None:
        self.promise.is_answering = True
        await self.promise.kept()
        files = await self._drawn(pictures(shown), edit=edit)
        if isinstance(shown, Screen) and not self.may_attach:
            shown = without_files(shown, lambda name: self.texts("common-no-file", file=name))

        async def send() -> None:
            await self._send(view.build(shown, files), edit=edit, private=private)

        try:
            answered = await self._unless_locked(send)
        except discord.HTTPException as error:
            if not discord_errors.is_refused(error) or error.code == discord_errors.ANSWERED:
                raise
            await self._answer_plainly(shown, error)
            return
        if not answered:
            await self._answer_directly(shown, files)

    async def _answer_plainly(self, shown: Screen | Ping, error: discord.HTTPException) -> None:
        """Answer with the text alone, privately: Discord refuses the rest."""
        self.app.note_refusal(self.server, error)
        note = self.texts("common-plain") if next(controls(shown), None) else ""
        sent = view.build_plain(shown, note)
        await self._send(sent, edit=False, private=True)

    async def _send(self, sent: view.Sendable, *, edit: bool, private: bool) -> None:
        if self.interaction.response.is_done():
            await self._answer_acknowledged(sent, edit=edit)
        elif edit:
            await self.interaction.response.edit_message(**sent.for_edit())
            pressed = self.interaction.message
            self.shown = None if pressed is None else Shown(self.interaction, pressed.id)
        else:
            words = sent.for_send()
            answer = await self.interaction.response.send_message(ephemeral=private, **words)
            if answer.message_id is not None:
                self.shown = Shown(self.interaction, answer.message_id)

    async def _unless_locked(self, send: Callable[[], Awaitable[None]]) -> bool:
        """Send an answer; an archived thread is reopened for it. False: it is locked to us."""
        try:
            await send()
        except discord.HTTPException as error:
            late = error.code == discord_errors.UNKNOWN_INTERACTION
            if discord_errors.is_locked(error) or (late and self.promise.is_locked_out):
                return False
            if not discord_errors.is_archived(error):
                raise
        else:
            return True
        here = self.interaction.channel
        try:
            if isinstance(here, discord.Thread):
                await here.edit(archived=False)
        except (discord.HTTPException, discord_errors.RefusedTooOften):
            return False
        await send()
        return True

    async def _answer_directly(self, shown: Screen | Ping, files: Sequence[view.Drawn]) -> None:
        """Answer by direct message: nothing can be answered in a thread that is locked to us."""
        if self.app.closed.get(self.user, 0) > self.app.clock.passed():
            return
        if isinstance(shown, Screen):
            why = self.texts("common-answered-here", thread=f"<#{self.channel}>")
            shown = replace(shown, parts=(Text(small(why)), *shown.parts))
        user, note = self.interaction.user, self.texts("common-plain")
        try:
            try:
                await user.send(**view.build(shown, files).for_send())
            except discord.HTTPException as error:
                if not discord_errors.is_refused(error):
                    raise
                self.app.note_refusal(self.server, error)
                await user.send(**view.build_plain(shown, note).for_send())
        except discord_errors.RefusedTooOften:
            _log.info("click.unanswered", user=self.user, code="too_often")
        except discord.HTTPException as error:
            if not discord_errors.is_person_lost(error):
                raise
            self.app.closed[self.user] = self.app.clock.passed() + CLOSED
            _log.info("click.unanswered", user=self.user, code=discord_errors.code_of(error))

    async def _answer_acknowledged(self, sent: view.Sendable, *, edit: bool) -> None:
        """Send an answer after an acknowledgment, in the place of its placeholder.

        It is a new message if the placeholder is gone, or if it is the pressed screen and stays.
        """
        pressed = discord.InteractionResponseType.deferred_message_update
        stays = not edit and self.interaction.response.type is pressed
        if stays or self.promise.placeholder is Placeholder.REMOVED:
            words = sent.for_send()
            added = await self.interaction.followup.send(ephemeral=True, wait=True, **words)
            self.shown = Shown(self.interaction, added.id, is_followup=True)
            return
        edited = await self.interaction.edit_original_response(**sent.for_edit())
        self.shown = Shown(self.interaction, edited.id)
        self.promise.placeholder = Placeholder.NONE

    async def is_promised(self) -> bool:
        """Tell whether it was acknowledged, so that the pressed message can't be replaced."""
        await self.promise.kept()
        return self.interaction.response.is_done()

    async def post(self, shown: Screen, reader: Reader) -> None:
        """Answer with a public message in the channel, in the language and look of `reader`.

        The private screen that was pressed stays as it is. A private placeholder is deleted first:
        the first message after it would otherwise be private, too.

        Refused: thread_locked, post_refused (data cause), post_not_yours where the person may not
        write.
        """
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        needed = "send_messages_in_threads" if in_thread else "send_messages"
        if self.server is not None and not getattr(self.interaction.permissions, needed):
            raise Refused("post_not_yours")
        self.promise.is_answering = True
        await self.promise.kept()
        files = await self._drawn(pictures(shown), edit=True, reader=reader, private=False)
        if self.promise.placeholder is Placeholder.SHOWN:
            try:
                await self.interaction.delete_original_response()
            except discord.HTTPException as error:  # closed by the person meanwhile
                if error.code != discord_errors.UNKNOWN_MESSAGE:
                    raise
            self.promise.placeholder = Placeholder.REMOVED

        async def send() -> None:
            sent = view.build(shown, files).for_send()
            if self.interaction.response.is_done():
                await self.interaction.followup.send(**sent)
            else:
                await self.interaction.response.send_message(**sent)

        try:
            posted = await self._unless_locked(send)
        except discord.HTTPException as error:
            raise self._refused_as("post_refused", error) from error
        if not posted:
            raise Refused("thread_locked")

    async def _drawn(
        self,
        wanted: Sequence[Picture],
        *,
        edit: bool,
        reader: Reader | None = None,
        private: bool = True,
    ) -> list[view.Drawn]:
        """Draw the pictures; if there is no time to wait for them, acknowledge meanwhile."""
        if not wanted:
            return []
        reader = replace(reader or self.reader, files=self.may_attach, waits=self.user)
        work = asyncio.ensure_future(self.app.draw_all(wanted, reader))
        patience = min(PATIENCE, max(0, self.promise.left(LATEST_PICTURE)))
        done, _ = await asyncio.wait([work], timeout=patience)
        if not done:
            await self._defer(edit=edit, private=private)
        return await work

    async def _defer(self, *, edit: bool, private: bool = True) -> None:
        """Acknowledge; a command's answer is public only if its acknowledgment was."""
        response, is_command = self.interaction.response, self.interaction.message is None
        if response.is_done():
            return
        new = not edit and not is_command
        if new or (private and is_command):
            self.promise.placeholder = Placeholder.SHOWN

        async def send() -> None:
            if new:
                await response.defer(ephemeral=True, thinking=True)
            else:
                await response.defer(ephemeral=private)

        if not await self._unless_locked(send):  # the answer finds another way
            self.promise.placeholder = Placeholder.NONE
            self.promise.is_locked_out = True
        _log.debug("click.acknowledged", interaction=self.interaction.id)


def ask(app: App, interaction: discord.Interaction[Any]) -> Ask:
    """Begin to answer an interaction; `cogs.dispatch` finds out how the person reads."""
    return Ask(
        interaction,
        app,
        Reader(locales.texts(interaction.locale.value)),
        promise=Promise(arrivals.arrived(interaction)),
    )


@dataclass(slots=True)
class Click(Ask):
    """A press of a button, a choice in a select or a submitted form."""

    id: CustomId
    """What the pressed component means."""
    values: tuple[str, ...] = ()
    """What was chosen in a select: strings, or the ids of people, roles or channels."""
    fields: Mapping[str, str] | None = None
    """What was typed into a form, by key."""
    picked: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What was chosen in a form, by key."""
    people: tuple[Person, ...] = ()
    """The people chosen in a select of people, without bots."""

    @property
    def value(self) -> str:
        """The one chosen value."""
        return self.values[0] if self.values else ""

    @property
    def args(self) -> tuple[str, ...]:
        """The arguments of the id, then what was chosen: "b5.a5" counts as two words."""
        chosen = (word for value in self.values for word in value.split("."))
        return (*self.id.args, *chosen)

    @property
    def press(self) -> Press:
        """The press in a game, with the seat and the version that its button was drawn for."""
        return Press(self.id.id, self.person, self.id.version, self.id.seat)


Handler = Callable[[Click], Awaitable[None]]
AnyHandler = TypeVar("AnyHandler", bound=Handler)
GameAction = Callable[..., Awaitable[None]]

_HANDLERS: Final[dict[tuple[str, str], Handler]] = {}
_ABOUT_TABLES: Final[set[tuple[str, str]]] = set()
_GAME_ACTIONS: Final[dict[str, GameAction]] = {}


def handles(
    scope: str, *actions: str, about: Literal["game", "table"] = "game"
) -> Callable[[AnyHandler], AnyHandler]:
    """Register the handler of the actions of a scope; each action has exactly one.

    `about`: what the row of an id in the scope GAME is, a game or a table that has not started yet.
    """

    def register(handler: AnyHandler) -> AnyHandler:
        for action in actions:
            if (scope, action) in _HANDLERS:
                raise ValueError(f"two handlers for {scope}:{action}")
            _HANDLERS[scope, action] = handler
            if about == "table":
                _ABOUT_TABLES.add((scope, action))
        return handler

    return register


def handler_of(id: CustomId) -> Handler | None:
    """Find the handler of an id; None for an unknown action."""
    return _HANDLERS.get((id.scope, id.action))


def is_about_table(id: CustomId) -> bool:
    """Tell whether the row of an id is a table that has not started yet, not a game."""
    return (id.scope, id.action) in _ABOUT_TABLES


def game_action(name: str, *, button: bool = False) -> Callable[[GameAction], GameAction]:
    """Register what a command does once its game is known: `(ask, game, *args)`, args strings.

    `button`: the button of this name does the same, without args.
    """

    def register(function: GameAction) -> GameAction:
        if name in _GAME_ACTIONS:
            raise ValueError(f"two game actions called {name}")
        _GAME_ACTIONS[name] = function
        if button:
            handles(GAME, name)(lambda click: function(click, click.id.id))
        return function

    return register


def game_action_of(name: str) -> GameAction | None:
    """Find a game action by its name."""
    return _GAME_ACTIONS.get(name)
