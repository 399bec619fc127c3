"""Screens as data: what a message shows, without Discord, so that the limits can be tested.

A `Screen` is a Components V2 message (private, or a public view); a `Ping` is a classic message
that calls somebody. Builders are pure: `def look(fact, texts) -> Screen`. Pictures are requests;
they are drawn when a screen is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from cogs.codec import CustomId
from render.requests import Request

COMPONENTS: Final = 40
"""Discord's limit of components in one message."""
OPTIONS: Final = 25
"""Discord's limit of options in one select."""
ROW: Final = 5
"""Discord's limit of buttons in a row."""
EASY_ROW: Final = 4
"""Buttons in a row that fit a phone; a fifth wraps."""


class Style(StrEnum):
    """How a button looks."""

    PLAIN = "secondary"
    MAIN = "primary"
    GO = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button that says its target. `off` only where its place must not move."""

    label: str
    id: CustomId
    style: Style = Style.PLAIN
    off: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a select; its label explains itself, since it hides the placeholder."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select of strings, alone in its row."""

    placeholder: str
    id: CustomId
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class UserSelect:
    """A select of people, alone in its row."""

    placeholder: str
    id: CustomId
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class RoleSelect:
    """A select of one role, alone in its row."""

    placeholder: str
    id: CustomId
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A select of one text channel, alone in its row."""

    placeholder: str
    id: CustomId
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Lines of text (Markdown)."""

    text: str


@dataclass(frozen=True, slots=True)
class Section:
    """Text with one button at its right."""

    text: str
    button: Button | Link


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, drawn when the screen is shown; its alt text comes from the same request."""

    request: Request


@dataclass(frozen=True, slots=True)
class Attached:
    """A file to save, shown as such."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Separator:
    """A line; the first thing to go when a screen is too full."""


Menu = Select | UserSelect | RoleSelect | ChannelSelect
Part = Text | Section | Picture | Row | Menu | Attached | Separator


@dataclass(frozen=True, slots=True)
class Fold:
    """Parts of a screen, and the one part that stands in for all of them where it is too full."""

    parts: tuple[Part, ...]
    shorter: Part


@dataclass(frozen=True, slots=True)
class Screen:
    """A Components V2 message: its parts from top to bottom in one container."""

    parts: tuple[Part, ...]
    accent: int | None = None
    """The color of the container's edge: the reader's seat; None before the start."""
    mentions: tuple[int, ...] = ()
    """The people who may be mentioned, exactly."""
    folds: tuple[Fold, ...] = ()
    """What gives way if the screen is too full, the first of them first."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A classic message: it calls somebody, so its first line is what a lock screen shows."""

    content: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    mentions: tuple[int, ...] = ()
    silent: bool = False  # nobody's device is to make a sound


@dataclass(frozen=True, slots=True)
class Field:
    """One text input of a form."""

    label: str
    key: str
    value: str = ""
    longest: int = 100
    required: bool = True
    long: bool = False
    hint: str = ""  # stands in it as long as it is empty


@dataclass(frozen=True, slots=True)
class Form:
    """A modal for free text, never for a move. Its submit comes to the handler of its id."""

    title: str
    id: CustomId
    fields: tuple[Field, ...]


def screen(
    *parts: Part | None,
    accent: int | None = None,
    mentions: Iterable[int] = (),
    folds: Iterable[Fold] = (),
) -> Screen:
    """Build a screen; parts that are None are left out, and what is too much gives way."""
    kept = tuple(part for part in parts if part is not None)
    return fit(Screen(kept, accent, tuple(mentions), tuple(folds)))


def row(*buttons: Button | Link | None) -> Row | None:
    """Build a row; buttons that are None are left out, a row of none is None."""
    kept = tuple(button for button in buttons if button is not None)
    return Row(kept) if kept else None


def rows(buttons: Iterable[Button | Link], *, each: int = EASY_ROW) -> list[Row]:
    """Spread buttons over rows: four a row, since a fifth wraps on a phone."""
    kept = tuple(buttons)
    return [Row(kept[start : start + each]) for start in range(0, len(kept), each)]


def small(text: str) -> str:
    """Make one gray line."""
    return f"-# {text}"


def size(part: Part) -> int:
    """Count the components that Discord counts for one part."""
    match part:
        case Row(buttons):
            return 1 + len(buttons)
        case Section():
            return 3
        case Text() | Picture() | Separator() | Attached():
            return 1
        case _:
            return 2


def count(screen: Screen) -> int:
    """Count the components of a screen, its container included."""
    return 1 + sum(size(part) for part in screen.parts)


def fit(screen: Screen, most: int = COMPONENTS) -> Screen:
    """Keep a screen within its components: separators go first, then one fold after another.

    A screen that is fitted already can be fitted into less.
    """
    if count(screen) > most:
        kept = tuple(part for part in screen.parts if not isinstance(part, Separator))
        screen = replace(screen, parts=kept)
    for fold in screen.folds:
        if count(screen) > most:
            screen = _folded(screen, fold)
    return screen


def _folded(screen: Screen, fold: Fold) -> Screen:
    """Put the shorter part where the first of the folded ones stands."""
    if not fold.parts or fold.parts[0] not in screen.parts:
        return screen
    place = screen.parts.index(fold.parts[0])
    after = (part for part in screen.parts[place:] if part not in fold.parts)
    return replace(screen, parts=(*screen.parts[:place], fold.shorter, *after))


def controls(shown: Screen | Ping) -> Iterator[Button | Menu]:
    """Yield everything on a message that has a custom_id."""
    parts: tuple[Part, ...] = shown.rows if isinstance(shown, Ping) else shown.parts
    for part in parts:
        if isinstance(part, Row):
            yield from (button for button in part.buttons if isinstance(button, Button))
        elif isinstance(part, Section):
            if isinstance(part.button, Button):
                yield part.button
        elif isinstance(part, Menu):
            yield part


def pictures(shown: Screen | Ping) -> tuple[Picture, ...]:
    """List the pictures of a message, in order."""
    if isinstance(shown, Ping):
        return (shown.picture,) if shown.picture else ()
    return tuple(part for part in shown.parts if isinstance(part, Picture))


KIND_OF: Final[dict[type, str]] = {
    Button: "b",
    Select: "s",
    UserSelect: "u",
    RoleSelect: "r",
    ChannelSelect: "h",
    Form: "m",
}


def custom_id(control: Button | Menu | Form) -> str:
    """Return the custom_id of a control, of the kind it is."""
    return control.id.as_kind(KIND_OF[type(control)]).text()
