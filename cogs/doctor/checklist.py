"""The list of a first run on Discord: docs/discord.md explains it, the doctor goes through it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cogs.doctor import connection, posting, pressing
from cogs.doctor.visit import Visit

Check = Callable[[Visit], Awaitable[str]]


class By(StrEnum):
    """Who does a line of the list."""

    PROGRAM = "program"
    PRESS = "press"
    """The program, once a person has pressed a button or locked a thread."""
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what to do and what to see are the texts doctor-do-ID and doctor-see-ID."""

    id: str
    by: By = By.HAND
    check: Check | None = None
    """Do it and return what was seen. Raises FailedError, SkippedError and Discord's errors."""


CHECKLIST: Final = (
    Line("token", By.PROGRAM, connection.token),
    Line("application", By.PROGRAM, connection.application),
    Line("gateway", By.PROGRAM, connection.gateway),
    Line("channel", By.PROGRAM, connection.channel),
    Line("rights", By.PROGRAM, connection.rights),
    Line("commands", By.PROGRAM, connection.commands),
    Line("clock", By.PROGRAM, connection.clock),
    Line("latency", By.PROGRAM, connection.latency),
    Line("post", By.PROGRAM, posting.post),
    Line("edit", By.PROGRAM, posting.edit),
    Line("names", By.PROGRAM, posting.names),
    Line("mentions", By.PROGRAM, posting.mentions),
    Line("twice", By.PROGRAM, posting.twice),
    Line("file", By.PROGRAM, posting.file),
    Line("history", By.PROGRAM, posting.history),
    Line("thread", By.PROGRAM, posting.thread),
    Line("archived", By.PROGRAM, posting.archived),
    Line("private", By.PROGRAM, posting.private),
    Line("direct", By.PROGRAM, posting.direct),
    Line("pace", By.PROGRAM, posting.pace),
    Line("answer", By.PRESS, pressing.answer),
    Line("deferred", By.PRESS, pressing.deferred),
    Line("update", By.PRESS, pressing.update),
    Line("public", By.PRESS, pressing.public),
    Line("form", By.PRESS, pressing.form),
    Line("locked", By.PRESS, posting.locked),
    Line("check"),
    Line("table"),
    Line("turn"),
    Line("phone"),
    Line("closed"),
    Line("directs"),
    Line("restart"),
    Line("deleted"),
    Line("asleep"),
    Line("health"),
)
