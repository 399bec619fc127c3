"""People, what they set, and the one exception for everything refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal


class Refused(Exception):  # noqa: N818
    """The one exception for everything refused: nothing was changed.

    `code` is one of PLAY §7's (or its kin listed in docs), `data` explains it, `offers` names the
    ways on: "play", "look", "spots", "join", "leave", "open", "games", "host", "takeback", "panel",
    "new", "settings".
    """

    def __init__(
        self, code: str, data: Mapping[str, object] | None = None, offers: tuple[str, ...] = ()
    ) -> None:
        super().__init__(code)
        self.code = code
        self.data: Mapping[str, object] = data or {}
        self.offers = offers


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as a cog saw them; roles are those of the server of the click."""

    id: int
    name: str
    roles: frozenset[int] = frozenset()
    server: int | None = None  # where they asked, 0 in direct messages; None: nobody was asked


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What one person set, in every server (PLAY §8)."""

    notice: Literal["mention", "direct", "both"] = "mention"
    board_first: bool = False
    language: str | None = None
    forced: Literal["ask", "play"] = "ask"


@dataclass(frozen=True, slots=True)
class UserFact:
    """A person as we know them."""

    settings: UserSettings
    unreached: bool  # a direct message to them was refused, and they don't know of it yet
