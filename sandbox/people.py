"""What people do: type a command, press, choose, fill in a form, write a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sandbox.records import Record
from sandbox.things import Channel, Message, User
from sandbox.world import World

Who = User | int | str
Where = Channel | int | str


class CannotDo(Exception):  # noqa: N818 - reads as what it says
    """A person can't do that: there is no such command or button for them."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file somebody picks."""

    name: str
    data: bytes


class People:
    """The hands of everybody; people and channels are given by object, id or name."""

    def __init__(self, world: World) -> None:
        self._world = world

    def slash(
        self, who: Who, where: Where, command: str, options: Mapping[str, object] | None = None
    ) -> Record:
        """Send a command: `slash("Ann", "games", "game new", {"lords": 3})`."""
        raise NotImplementedError

    def autocomplete(
        self,
        who: Who,
        where: Where,
        command: str,
        option: str,
        typed: str,
        *,
        options: Mapping[str, object] | None = None,
    ) -> Record:
        """Type into an option that completes itself; `Record.choices` holds what is offered."""
        raise NotImplementedError

    def click(self, who: Who, message: Message | int, custom_id: str) -> Record:
        """Press a button."""
        raise NotImplementedError

    def choose(
        self, who: Who, message: Message | int, custom_id: str, values: Sequence[str | int]
    ) -> Record:
        """Choose in a select."""
        raise NotImplementedError

    def submit(self, who: Who, form: Record, values: Mapping[str, object]) -> Record:
        """Send the form that `form` was answered with; values by the fields' custom_id."""
        raise NotImplementedError

    def say(
        self,
        who: Who,
        where: Where,
        text: str,
        *,
        files: Iterable[Upload] = (),
        reply_to: Message | int | None = None,
    ) -> Message:
        """Write a message."""
        raise NotImplementedError

    def dismiss(self, who: Who, message: Message | int) -> None:
        """Close a private message."""
        raise NotImplementedError
