"""The parts of the running bot that every handler uses: services, renderer, settings, faults."""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import discord
import structlog

import locales
import processes
import render
from clock import Clock
from cogs import discord_errors
from cogs.arrivals import Arrivals
from cogs.living_panels import LivingPanels
from cogs.lookups import Lookups
from cogs.metrics import Metrics
from cogs.other_program import OtherProgram
from cogs.screen import Picture, Screen, small, without_pictures
from cogs.strikes import Strikes
from cogs.suggestions import Remembered
from cogs.view import Drawn
from locales import Texts
from render.canvas.colors import Theme
from render.requests import Request
from services import Services
from services.facts import NoRoom, Refused
from settings import Settings

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody reads: their language and the theme of their pictures."""

    texts: Texts
    theme: Theme = "dark"
    board_first: bool = False
    """Whether the text board stands above every picture."""
    words_only: bool = False
    """Whether sentences replace every picture."""
    brief: bool = False
    """Whether only what changed is told, in one line."""
    unreached: bool = False
    """Whether Discord refused a direct message to them that they have not been told about yet."""
    files: bool = True
    """Whether we may attach files where they read; if not, text boards replace the pictures."""
    waits: int = 0
    """The person who waits for the pictures of an answer; 0 for a message of the bot's own."""

    def shortened(self, shown: Screen) -> Screen:
        """Leave out the words for pictures that a brief reader did not ask for."""
        return without_pictures(shown) if self.brief and self.words_only else shown


@dataclass(frozen=True, slots=True)
class Fault:
    """A failure on our side, with the error code that the person was shown."""

    server: int | None
    code: str
    kind: str  # "internal", "no_room" or "undrawn"
    at: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """Messages that Discord refused for the same cause, such as "400/50035 content …"."""

    server: int | None
    cause: str
    count: int
    at: int  # the last time


FAULTS_KEPT: Final = 500
REFUSALS_KEPT: Final = 200
WAITING: Final = 2
"""The most answers whose pictures one person can wait for at the same time."""


@dataclass(slots=True)
class App:
    """The parts of the running bot that handlers and the courier share."""

    settings: Settings
    clock: Clock
    services: Services
    renderer: render.Renderer
    undrawn: Fault | None = None  # of the last picture that could not be drawn
    faults: deque[Fault] = field(default_factory=lambda: deque(maxlen=FAULTS_KEPT))
    """The latest failures since the start, for `/admin health`; the log has their details."""

    refusals: dict[tuple[int | None, str], Refusal] = field(default_factory=dict)
    """What Discord refused for good since the start, by server and cause, for `/admin health`."""

    lookups: Lookups = field(init=False)
    """What Discord says of members and channels when it is asked."""

    suggested: Remembered = field(init=False)
    """The lists that were suggested to people within the last seconds."""

    def __post_init__(self) -> None:
        self.lookups = Lookups(self.clock)
        self.suggested = Remembered(self.clock)

    def note_refusal(self, server: int | None, error: discord.HTTPException) -> None:
        """Note that Discord refused something for good; the first for its cause is logged."""
        cause = discord_errors.code_of(error)
        before = self.refusals.pop((server, cause), None)
        count = 1 if before is None else before.count + 1
        self.refusals[server, cause] = Refusal(server, cause, count, self.clock.now())
        if len(self.refusals) > REFUSALS_KEPT:
            del self.refusals[next(iter(self.refusals))]
        if before is None:
            words = discord_errors.words_of(error)
            _log.error("discord.refused", server=server, cause=cause, text=words)

    closed: dict[int, int] = field(default_factory=dict)
    """Until when people count as taking no direct messages who can't be answered otherwise."""

    tested: dict[int, int] = field(default_factory=dict)
    """When a test picture was posted last in each server."""

    metrics: Metrics = field(default_factory=Metrics)
    """What is counted since the start, for hosts who watch it."""

    arrivals: Arrivals = field(default_factory=Arrivals)
    """How long interactions are on their way, and how wrong our clock is."""

    other_program: OtherProgram = field(default_factory=OtherProgram)
    """Whether another program answers presses with our token."""

    backups_fail: bool = False
    """Whether the last daily copy of the database could not be made."""

    looking: asyncio.Future[Any] | None = None
    """The last look at the disk of the data, for `/admin health`."""

    strikes: Strikes = field(default_factory=Strikes)
    """What Discord has refused lately, and by whose presses it was asked."""

    panels: LivingPanels = field(default_factory=LivingPanels)
    """Where the panels of turns are shown."""

    emoji: dict[str, str] = field(default_factory=dict)
    """The application's emoji, as messages write them, by the names of terrains and "crown"."""

    _answers: Counter[int] = field(default_factory=Counter)
    """The answers whose pictures are waited for, by person."""

    def note_fault(self, server: int | None, code: str, kind: str) -> None:
        """Note a failure under the code that the person was shown."""
        self.metrics.faults += 1
        self.faults.append(Fault(server, code, kind, self.clock.now()))

    async def reader(self, user: int, locale: str | None) -> Reader:
        """Find how a person reads: as they have set it, else in the language of their Discord.

        `locale`: that language, where it is known; None for the one of their last press.
        """
        fact = await self.services.people.user(user)
        chosen, spoken = fact.settings, fact.spoken
        if locale is not None:
            language = locales.language_of(locale)
            spoken = None if language == locales.SOURCE else language
        if spoken != fact.spoken and chosen.language is None:
            with suppress(NoRoom, Refused):  # their next press tries it again
                await self.services.people.note_spoken(user, spoken)
        emoji = {} if chosen.words_only else self.emoji
        texts = locales.texts(chosen.language or spoken).with_emoji(emoji)
        return Reader(
            texts,
            chosen.theme,
            board_first=chosen.board_first,
            words_only=chosen.words_only,
            brief=chosen.brief,
            unreached=fact.unreached,
        )

    async def public(self, server: int) -> Reader:
        """Find how public messages of a server are written: its language, its theme.

        The language is the one that is set here, else the one that the server has in Discord.
        """
        chosen = await self.services.people.server(server)
        language = chosen.language or self.services.context.server_locale(server)
        return Reader(locales.texts(language), chosen.theme)

    async def draw_all(self, wanted: Sequence[Picture], reader: Reader) -> list[Drawn]:
        """Draw the pictures of a message for its reader, concurrently.

        Whoever waits for two answers already gets text boards.
        """
        who = reader.waits
        self._answers[who] += 1
        try:
            requests = [picture.request for picture in wanted]
            if who and self._answers[who] > WAITING:
                return [self._crowded(request, reader) for request in requests]
            return await asyncio.gather(*(self._draw(request, reader) for request in requests))
        finally:
            self._answers[who] -= 1
            self._answers += Counter()  # drops those of nobody

    async def _draw(self, request: Request, reader: Reader) -> Drawn:
        """Draw one picture; if that fails or can't be attached, its text board replaces it."""
        language = reader.texts.language
        alt = render.alt(request, language=language)
        if reader.words_only:
            return Drawn(None, alt, render.told(request, language=language))
        if not reader.files:
            return Drawn(None, alt, render.board(request, language=language))
        try:
            data = await self.renderer.draw(request, theme=reader.theme, who=reader.waits)
        except render.Crowded:
            return self._crowded(request, reader)
        except render.RenderError as error:
            self.undrawn = Fault(None, type(error.__cause__).__name__, "undrawn", self.clock.now())
            if not isinstance(error.__cause__, processes.NoPool):  # that is said once
                _log.error("render.failed", error=f"{error}: {error.__cause__}")
            return Drawn(None, alt, render.board(request, language=language))
        if reader.board_first:
            return Drawn(data, alt, render.board(request, language=language))
        missing = await self._undrawn(request, reader)
        return Drawn(data, alt, _beside(request, missing, reader.texts), below=True)

    async def _undrawn(self, request: Request, reader: Reader) -> tuple[tuple[str, str], ...]:
        """Find the names that a picture could not draw; none if there is no worker for it now."""
        try:
            return await self.renderer.undrawn(request, who=reader.waits)
        except (render.Crowded, render.RenderError):
            return ()

    def _crowded(self, request: Request, reader: Reader) -> Drawn:
        """Show the text board, and say why, instead of a picture that would come too late."""
        language = reader.texts.language
        board = f"{reader.texts('common-crowded')}\n{render.board(request, language=language)}"
        return Drawn(None, render.alt(request, language=language), board)


def _beside(request: Request, missing: Sequence[tuple[str, str]], texts: Texts) -> str | None:
    """Word the names that a picture could not draw, and what its alternative text has no room for.

    The latter are small lines, since whoever sees the picture needs none of them.
    """
    lines = []
    if missing:
        signs = texts.series(f"{sign} {locales.name(one)}" for sign, one in missing)
        lines.append(texts("common-names-beside", names=signs))
    rest = render.rest(request, language=texts.language)
    if rest:
        lines += map(small, (texts("common-words-beside"), *rest))
    return "\n".join(lines) or None
