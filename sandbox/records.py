"""The outcome of one interaction: a command, a click, a choice, a form sent."""

import asyncio
import secrets
from collections.abc import Generator
from typing import Any

from sandbox.models import Json, Message
from sandbox.world import World

NO_ANSWER = "The application did not respond"
ACK_SECONDS = 3.0
TOKEN_SECONDS = 900.0

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""Discord's interaction types."""

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Discord's callback types."""


class NoAnswer(TimeoutError):  # noqa: N818 - the name says it all
    """Three seconds passed: the person reads "The application did not respond"."""


class Record:
    """One interaction and the bot's answer.

    `await record` waits for the first answer and returns the record; `await record.finished` waits
    for visible content (after a deferral: the edit or follow-up). Both raise `NoAnswer` when the 3
    seconds pass first.
    """

    def __init__(
        self, world: World, kind: int, user: int, channel: int, *, source: int | None, label: str
    ) -> None:
        self.world = world
        self.id = world.snowflakes.next()
        self.token = f"sandbox-{secrets.token_urlsafe(24)}"
        self.kind = kind
        self.user = user
        self.channel = channel
        self.source = source
        self.label = label
        self.created = world.clock.now()
        self.answered: float | None = None
        self.type: int | None = None
        self.data: Json = {}
        self.original: int | None = None
        self.followups: list[int] = []
        loop = asyncio.get_running_loop()
        self._started = loop.time()
        self._latency: float | None = None
        self.done: asyncio.Future[Record] = loop.create_future()
        self.finished: asyncio.Future[Record] = loop.create_future()

    def __await__(self) -> "Generator[Any, None, Record]":
        return asyncio.shield(self.done).__await__()

    @property
    def error(self) -> str | None:
        """The error shown if the bot did not answer, otherwise None."""
        failed = self.done.done() and self.done.exception() is not None
        return NO_ANSWER if failed else None

    @property
    def latency(self) -> float | None:
        """Seconds from the click to the first answer, None while there is none."""
        return self._latency

    @property
    def is_late(self) -> bool:
        """Whether the 3 seconds for a first answer have passed."""
        return self.world.clock.now() - self.created > ACK_SECONDS

    @property
    def is_expired(self) -> bool:
        """Whether the 15 minutes of its token have passed."""
        return self.world.clock.now() - self.created > TOKEN_SECONDS

    @property
    def message(self) -> Message | None:
        """The message it was answered with (or that it edited), if that is still there."""
        return self.world.messages.get(self.original or 0)

    @property
    def choices(self) -> list[Json]:
        """The choices an autocomplete was answered with."""
        return list(self.data.get("choices") or ()) if self.type == CHOICES else []

    @property
    def modal(self) -> Json | None:
        """The form it was answered with, in Discord's JSON, if it was."""
        return self.data if self.type == MODAL else None

    def answer(self, kind: int, data: Json) -> None:
        """Note the first answer."""
        self.type, self.data = kind, data
        self.answered = self.world.clock.now()
        self._latency = asyncio.get_running_loop().time() - self._started
        if not self.done.done():
            self.done.set_result(self)
        if kind != DEFER:
            self.finish()

    def finish(self) -> None:
        """Note that there is visible content."""
        if not self.finished.done():
            self.finished.set_result(self)

    def give_up(self) -> bool:
        """Note that no answer came in time; False if one did."""
        if self.done.done():
            return False
        for future in (self.done, self.finished):
            if not future.done():
                future.set_exception(NoAnswer(NO_ANSWER))
                future.exception()  # marked as seen: nobody has to await it
        return True
