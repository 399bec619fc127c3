"""The codec of `custom_id`: what a button, select or form means, in at most 100 characters.

    <kind><codec>:<scope>:<id>:<seat>:<version>:<action>:<args>      b1:g:13pm01:2:18:place:2.b5.a5

An id names the wanted state ("17 on b5 a5"), never a step towards it, so that a double or late
press does no harm.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

LIMIT: Final = 100
"""Discord's limit for a custom_id."""

LARGEST: Final = 2**63 - 1
"""The largest possible row number, and version."""

CODEC: Final = "1"
"""The digit of this codec. Ids with another digit are refused with an explanation."""

KINDS: Final = "bsurhm"
"""The kinds: button, string select, user select, role select, channel select, modal."""

GAME: Final = "g"
SETUP: Final = "n"
LISTS: Final = "l"
PERSON: Final = "p"
ADMIN: Final = "a"
REPLAY: Final = "r"
TOURNAMENT: Final = "t"
SCOPES: Final = GAME + SETUP + LISTS + PERSON + ADMIN + REPLAY + TOURNAMENT
"""What the row is of: g game or open table, n set-up, l lists and rules, p a person's settings, a
administration, r replay of a game or an imported record, t tournament (0: one being set up)."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PATTERN: Final = re.compile(
    r"(?P<kind>[bsurhm])(?P<codec>[0-9a-z]):(?P<scope>[a-z]):(?P<id>[0-9a-z]{1,13})"
    r":(?P<seat>[0-9a-z]{1,2}):(?P<version>[0-9a-z]{1,13}):(?P<action>[a-z]{2,8})"
    r":(?P<args>[0-9a-z.@_-]{0,60})"
)


class IdError(ValueError):
    """A custom_id that this codec can neither write nor read."""


class OldIdError(IdError):
    """A custom_id of another codec, from an earlier or a later release."""


def base36(number: int) -> str:
    """Write a whole number ≥ 0 in base 36."""
    if number < 0:
        raise IdError(f"no negative number in a custom_id: {number}")
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text


@dataclass(frozen=True, slots=True)
class CustomId:
    """The meaning of a component: a row, an action with arguments, the seat and version shown."""

    scope: str
    id: int
    action: str
    args: tuple[str, ...] = ()
    seat: int = 0
    """The seat that the screen was made for; 0 = anybody."""
    version: int = 0
    """The version of the game, or the terms of the table, that the screen showed; 0 = any."""
    kind: str = "b"

    def text(self) -> str:
        """Return the custom_id. Raises IdError if it could not be read back."""
        text = (
            f"{self.kind}{CODEC}:{self.scope}:{base36(self.id)}:{base36(self.seat)}"
            f":{base36(self.version)}:{self.action}:{'.'.join(self.args)}"
        )
        if len(text) > LIMIT or not _PATTERN.fullmatch(text):
            raise IdError(text)
        return text

    @property
    def writable(self) -> bool:
        """Whether it can be written: what somebody typed can be too long, or have other signs."""
        try:
            self.text()
        except IdError:
            return False
        return True

    def as_kind(self, kind: str) -> "CustomId":
        """Return the same id for another kind of component."""
        return replace(self, kind=kind)


@dataclass(frozen=True, slots=True)
class Ids:
    """A maker of the ids of one screen: `ids("place", "2", "b5", "a5")`."""

    scope: str
    id: int = 0
    seat: int = 0
    version: int = 0

    def __call__(self, action: str, *args: object) -> CustomId:
        """Return the id of an action; the kind is set by the component that carries it."""
        words = tuple(str(arg).lower() for arg in args)
        return CustomId(self.scope, self.id, action, words, self.seat, self.version)

    def for_anybody(self) -> "Ids":
        """Return a maker of ids for the same row, for any seat and version."""
        return Ids(self.scope, self.id)


def parse(text: str) -> CustomId:
    """Read a custom_id. Raises OldIdError for another codec's, IdError for any other text."""
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise IdError(text)
    if match["codec"] != CODEC:
        raise OldIdError(text)
    id, version = int(match["id"], 36), int(match["version"], 36)
    if max(id, version) > LARGEST:
        raise IdError(text)
    return CustomId(
        scope=match["scope"],
        id=id,
        action=match["action"],
        args=tuple(match["args"].split(".")) if match["args"] else (),
        seat=int(match["seat"], 36),
        version=version,
        kind=match["kind"],
    )
