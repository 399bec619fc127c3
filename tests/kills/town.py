"""The world the people live in: what happens, which messages call, which life answers."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from cogs.codec import CustomId
from sandbox import Change, ChangeKind, Channel, Message, Record, Sandbox
from sandbox.records import DEFER_UPDATE
from tests.kills.life import Life
from tests.kills.reading import Draft, Shown, public_ids

CHANNEL: Final = "games"
IDLE: Final = 1.0
UNANSWERED: Final = 30.0
"""After so many seconds a living bot is not expected to answer any more."""


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True)
class Press:
    """A button pressed, by whom, with what in mind, and what it was answered with."""

    user: int
    record: Record
    life: int
    """The number of the life that heard it; −1 for none."""
    id: CustomId | None = None
    draft: Draft | None = None
    """The draft on the screen that was pressed."""
    shown: Shown | None = None
    seen: asyncio.Future[None] = field(default_factory=_future)
    """Done once there is something to see."""

    def read(self) -> None:
        """Read the answer; a press that was only acknowledged in place has none yet."""
        message = self.record.message
        if message is not None:
            self.shown = Shown.of(message)
        if not self.seen.done():
            self.seen.set_result(None)

    @property
    def acknowledged(self) -> bool:
        """Whether Discord had a first answer."""
        return self.record.answered is not None


@dataclass(slots=True)
class Town:
    """Everything the people share."""

    sandbox: Sandbox
    chance: random.Random
    tables: int
    """How many tables there shall be at once."""
    lords: tuple[int, ...] = (2, 2, 3, 4)
    """For how many people tables are opened."""
    channel: Channel | str = CHANNEL
    """Where they are opened."""
    life: Life | None = None
    online: bool = False
    draining: bool = False
    closed: bool = False
    presses: list[Press] = field(default_factory=list)
    """The presses since the last kill."""
    kept: list[Press] = field(default_factory=list)
    """Every End turn, Take back, Keep this plan and /game new."""
    differences: list[str] = field(default_factory=list)
    evidence: list[str] = field(default_factory=list)
    """The threads that differ, word for word."""
    counts: Counter[str] = field(default_factory=Counter)
    opening: int = 0
    asked: int = 0
    """How many tables were asked for."""
    calls: dict[int, Message] = field(default_factory=dict)
    """The messages with [Play], by id."""
    open: dict[int, Message] = field(default_factory=dict)
    """The messages of open tables, by id."""
    posted: set[int] = field(default_factory=set)
    """The messages of all tables, open or not."""
    missed: dict[int, Message] = field(default_factory=dict)
    """The messages with [I'm back], by id."""
    said: Counter[str] = field(default_factory=Counter)
    """How often a message was posted with each nonce, by a channel or directly."""
    over: set[int] = field(default_factory=set)
    """The threads whose game has ended."""
    busy: set[int] = field(default_factory=set)
    """People who are in the middle of something."""
    _in_place: dict[int, Press] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _going: asyncio.Event = field(default_factory=asyncio.Event)
    _online: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.sandbox.world.listeners.append(self._hear)
        self._going.set()

    # -- what happens ------------------------------------------------------------------------------

    def _hear(self, change: Change) -> None:
        if change.kind is ChangeKind.BOT:
            self._set_online(self.sandbox.world.online)
        if change.kind is ChangeKind.MESSAGE_NEW and change.what.nonce is not None:
            self.said[change.what.nonce] += 1
        if change.kind in (ChangeKind.MESSAGE_NEW, ChangeKind.MESSAGE, ChangeKind.MESSAGE_GONE):
            if change.what.is_private:
                self._edited(change.what)
                return
            self._note(change.what, gone=change.kind is ChangeKind.MESSAGE_GONE)
        self.changed()

    def changed(self) -> None:
        """Wake everybody who waits for something."""
        self._changed.set()
        self._changed = asyncio.Event()

    def _set_online(self, online: bool) -> None:
        self.online = online
        if online:
            self._online.set()
        else:
            self._online.clear()

    def _edited(self, message: Message) -> None:
        """A private message follows an acknowledgement in place."""
        press = self._in_place.get(message.id)
        if press is not None and press.record.type == DEFER_UPDATE:
            press.read()

    def _note(self, message: Message, *, gone: bool) -> None:
        actions = set() if gone else {id.action for id in public_ids(message)}
        places = (("play", self.calls), ("join", self.open), ("back", self.missed))
        for action, place in places:
            if action in actions:
                place[message.id] = message
            else:
                place.pop(message.id, None)
        if "join" in actions:  # others post there, too, such as /ladder
            self.posted.add(message.id)
        if "rematch" in actions:
            self.over.add(message.channel)

    async def change(self, seconds: float = IDLE) -> bool:
        """Wait until something happens; False if nothing did for a while."""
        changed = self._changed
        try:
            async with asyncio.timeout(seconds):
                await changed.wait()
        except TimeoutError:
            return False
        return True

    async def until_online(self) -> None:
        """Wait until the bot is there."""
        await self._online.wait()

    def end(self) -> None:
        """Let whoever still waits for the bot go: it comes no more, and the town is closed."""
        self._online.set()

    async def until_going(self) -> None:
        """Wait while everybody is asked to pause."""
        await self._going.wait()

    def rest(self, user: int) -> None:
        """Somebody is through with something; tell who waits for a pause."""
        self.busy.discard(user)
        if not self._going.is_set():
            self.changed()

    async def pause(self) -> None:
        """Ask everybody to pause, and wait until they do."""
        self._going.clear()
        while self.busy:
            await self.change()

    def go_on(self) -> None:
        """Let everybody go on."""
        self._going.set()

    # -- tables ------------------------------------------------------------------------------------

    def threads(self) -> list[Channel]:
        """The threads of all games, oldest first."""
        return self.sandbox.world.threads(self.channel)

    @property
    def wants_a_table(self) -> bool:
        """Whether somebody should open a table."""
        answered = sum(press.id is None and press.shown is not None for press in self.kept)
        opened = max(answered, len(self.posted)) + self.opening
        return not self.draining and opened - len(self.over) < self.tables

    # -- pressing ----------------------------------------------------------------------------------

    async def answer(self, press: Press) -> Shown | None:
        """Wait for the answer to a press; None where none can come any more."""
        self.presses.append(press)
        self._in_place[press.record.source or 0] = press
        press.record.finished.add_done_callback(lambda _: self._answered(press))
        lost = asyncio.ensure_future(self._lost(press))
        try:
            async with asyncio.timeout(UNANSWERED):
                await asyncio.wait((press.seen, lost), return_when=asyncio.FIRST_COMPLETED)
        except TimeoutError:
            self.differs("the living bot left a press unanswered", what=press.record.label)
        finally:
            lost.cancel()
        return press.shown

    async def _lost(self, press: Press) -> None:
        """Return when nobody is left who could answer."""
        if self.life is None or press.life < 0:
            await self.until_online()
        else:
            await asyncio.shield(self.life.over)

    def _answered(self, press: Press) -> None:
        if press.record.error is not None:
            self.counts["did not respond"] += 1
            press.seen.set_result(None)
        elif press.record.type != DEFER_UPDATE:
            press.read()

    def heard_by(self) -> int:
        """The number of the life that hears a press now."""
        return self.life.number if self.online and self.life is not None else -1

    def in_flight(self, life: Life) -> Iterator[Press]:
        """What a life had heard and had not wholly answered when it ended."""
        return (press for press in self.presses if press.life == life.number and not press.shown)

    def differs(self, text: str, **data: object) -> None:
        """Note something that is not as it should be."""
        about = ", ".join(f"{key} {value}" for key, value in data.items())
        self.differences.append(f"{text} ({about})" if about else text)
