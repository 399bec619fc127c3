"""Screens as data: what a message shows, without discord.py, so that its limits can be tested.

A `Screen` is a Components V2 message, private or public; a `Ping` is a classic message that
mentions somebody. Builders are pure: `def look(fact, texts) -> Screen`. Pictures are requests that
are drawn when the screen is shown.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeVar

from cogs.codec import CustomId
from locales import Texts, plain_name
from render.requests import Request

Value = TypeVar("Value", bound=str)

COMPONENTS: Final = 40
"""Discord's limit of components in one message."""
CONTENT: Final = 2000
"""Discord's limit for the text of a classic message."""
TEXT: Final = 4000
"""Discord's limit for all texts of a message with components."""
OPTIONS: Final = 25
"""Discord's limit of options in one select."""
ROW: Final = 5
"""Discord's limit of buttons in a row."""
LABEL: Final = 24
"""How long the label of a button may be: a longer one is cut on phones."""
EASY_ROW: Final = 4
"""How many buttons of a row fit on a phone; a fifth wraps."""


class Style(StrEnum):
    """How a button looks."""

    PLAIN = "secondary"
    MAIN = "primary"
    GO = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `off` (disabled) is only for buttons whose absence would move the others."""

    label: str
    id: CustomId
    style: Style = Style.PLAIN
    off: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a URL."""

    label: str
    url: str


def discord_url(server: int | None, channel: int | None, message: int | None = None) -> str:
    """Return the URL of a channel, of a thread or of a message in it; 0: of direct messages."""
    place = f"https://discord.com/channels/{server or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a select. Once chosen it hides the placeholder: its label explains itself."""

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
    """A select of one text or announcement channel, alone in its row."""

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
    """A file attached for download."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Separator:
    """A horizontal line; the first thing to be dropped when a screen is too full."""


Menu = Select | UserSelect | RoleSelect | ChannelSelect
Part = Text | Section | Picture | Row | Menu | Attached | Separator


@dataclass(frozen=True, slots=True)
class Screen:
    """A Components V2 message: its parts from top to bottom in one container."""

    parts: tuple[Part, ...]
    accent: int | None = None
    """The color of the container's edge: the reader's seat; None before the start."""
    mentions: tuple[int, ...] = ()
    """The people who may be mentioned, exactly."""


@dataclass(frozen=True, slots=True)
class Ping:
    """A classic message that mentions somebody; a lock screen shows its first line."""

    content: str
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    mentions: tuple[int, ...] = ()
    silent: bool = False  # sent without a sound


@dataclass(frozen=True, slots=True)
class Field:
    """One text input of a form."""

    label: str
    key: str
    value: str = ""
    longest: int = 100
    required: bool = True
    long: bool = False
    hint: str = ""  # shown while the input is empty


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice in a form: shown as radio buttons, check boxes or a select, whichever fits."""

    label: str
    key: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class RolePick:
    """A choice of one role or none in a form."""

    label: str
    key: str
    chosen: int | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """A modal with up to five inputs, never for a move. Its submission goes to its id's handler."""

    title: str
    id: CustomId
    fields: tuple[Field, ...]
    picks: tuple[Pick | RolePick, ...] = ()
    """The choices below the text inputs."""


def screen(
    *parts: Part | None,
    accent: int | None = None,
    mentions: Iterable[int] = (),
) -> Screen:
    """Build a screen without parts that are None or blank text, shortened to Discord's limit."""
    kept = tuple(part for part in parts if part is not None and not _is_blank(part))
    return fit(Screen(kept, accent, tuple(mentions)))


def _is_blank(part: Part) -> bool:
    """Tell whether a part is a text that Discord would refuse as empty."""
    return isinstance(part, Text) and not part.text.strip()


def row(*buttons: Button | Link | None) -> Row | None:
    """Build a row without the buttons that are None; None if no button is left."""
    kept = tuple(button for button in buttons if button is not None)
    return Row(kept) if kept else None


def rows(buttons: Iterable[Button | Link], *, each: int = EASY_ROW) -> list[Row]:
    """Distribute buttons over rows of four, since a fifth wraps on a phone."""
    kept = tuple(buttons)
    return [Row(kept[start : start + each]) for start in range(0, len(kept), each)]


def told_apart(sections: Sequence[Section], names: Sequence[str]) -> list[Section]:
    """Name what a button is about where several of a list say the same: each is read aloud alone.

    Names that are cut alike, or are none, get numbers.
    """
    found = Counter(one.button.label for one in sections)
    kept, taken = [], set()
    for number, (one, about) in enumerate(zip(sections, names, strict=True), 1):
        label = one.button.label
        if found[label] > 1:
            label = shortened(f"{label}: {plain_name(about)}", LABEL) if about else label
            if not about or label.casefold() in taken:
                label = f"{shortened(label, LABEL - 3)} {number}"
        taken.add(label.casefold())
        kept.append(replace(one, button=replace(one.button, label=label)))
    return kept


def choice(placeholder: str, id: CustomId, labels: Mapping[Value, str], chosen: str = "") -> Select:
    """Build a select of one value; `labels` are the labels of the values."""
    options = (Option(label, value, chosen=value == chosen) for value, label in labels.items())
    return Select(placeholder, id, tuple(options))


def described(
    value: str, key: str, texts: Texts, *, chosen: bool = False, **said: str | float
) -> Option:
    """Build the option of a value: the text of a key, and its description `…-about` if any."""
    about = f"{key}-about"
    name = texts.plain(key, **said)
    return Option(name, value, texts.plain(about) if texts.has(about) else "", chosen)


def small(text: str) -> str:
    """Return one line in small gray type."""
    return f"-# {text}"


def shortened(text: str, longest: int) -> str:
    """Cut a text that is too long, ending it with an ellipsis."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def size(part: Part) -> int:
    """Return how many components Discord counts for one part."""
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
    """Return how many components Discord counts for a screen, including its container."""
    return 1 + sum(size(part) for part in screen.parts)


def without_files(shown: Screen, said: Callable[[str], str]) -> Screen:
    """Replace the files of a screen by what is said of each, given its name."""
    parts = (Text(said(one.name)) if isinstance(one, Attached) else one for one in shown.parts)
    return replace(shown, parts=tuple(parts))


def without_pictures(shown: Screen) -> Screen:
    """Leave out the pictures of a screen."""
    return replace(shown, parts=tuple(one for one in shown.parts if not isinstance(one, Picture)))


def characters(screen: Screen) -> int:
    """Return how many characters the texts of a screen have together."""
    return sum(len(part.text) for part in screen.parts if isinstance(part, Text | Section))


def fit(screen: Screen, most: int = COMPONENTS) -> Screen:
    """Drop the separators of a screen that has more components than `most`."""
    if count(screen) <= most:
        return screen
    kept = tuple(part for part in screen.parts if not isinstance(part, Separator))
    return replace(screen, parts=kept)


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


def text_of(shown: Screen | Ping) -> str:
    """Return what a message says, without its pictures and controls."""
    if isinstance(shown, Ping):
        return shown.content
    return "\n".join(part.text for part in shown.parts if isinstance(part, Text | Section))


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
    """Return the custom_id of a control, with the kind that belongs to its type."""
    return control.id.as_kind(KIND_OF[type(control)]).text()
