"""Convert screens into discord.py's views, and define the DynamicItem of each kind of component.

Every view is stopped before it is sent, so that discord.py keeps none: the class of a component,
registered once for the whole bot, handles each press by its id. Kept, the view of a private answer
would hold its picture and all about its interaction for 15 minutes.
"""

import io
import re
import unicodedata
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self, TypeVar, cast

import discord
from discord import ui

from cogs.screen import (
    COMPONENTS,
    CONTENT,
    TEXT,
    Attached,
    Button,
    ChannelSelect,
    Field,
    Form,
    Link,
    Menu,
    Option,
    Part,
    Pick,
    Picture,
    Ping,
    RolePick,
    RoleSelect,
    Row,
    Screen,
    Section,
    Select,
    Separator,
    Text,
    UserSelect,
    characters,
    custom_id,
    fit,
    shortened,
    text_of,
)

Press = Callable[["discord.Interaction[Any]"], Coroutine[Any, Any, None]]
ItemT = TypeVar("ItemT", bound=ui.Item[Any])
MENTION: Final = re.compile(r"<@!?(\d+)>")
GROUP: Final = 10
"""How many options radio buttons and check boxes may have at most."""
FENCE: Final = "```"
ELLIPSIS: Final = "\n…"
CUT: Final = f"\n{FENCE}{ELLIPSIS}"
"""How a text board ends that is cut inside a code block."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture that is ready to send."""

    data: bytes | None
    """The PNG, or the GIF of an animation; None where `board` replaces it."""
    alt: str
    board: str | None = None
    """The text beside the picture: its board, for readers who want it, or what it can't show."""
    below: bool = False
    """Whether the text stands below the picture, not above it."""


@dataclass(frozen=True, slots=True)
class Sendable:
    """The keyword arguments of one message."""

    view: ui.LayoutView | ui.View | None
    files: list[discord.File]
    mentions: discord.AllowedMentions
    content: str | None = None
    silent: bool = False

    def for_send(self) -> dict[str, Any]:
        """Return the arguments of a new message."""
        words: dict[str, Any] = {"files": self.files, "allowed_mentions": self.mentions}
        if self.view is not None:
            words["view"] = self.view
        if self.content is not None:
            words["content"] = self.content
        if self.silent:
            words["silent"] = True
        return words

    def for_edit(self) -> dict[str, Any]:
        """Return the arguments of an edit; it always sends the files, or Discord removes them.

        A screen clears the content of a message that was posted as text alone, and what Discord
        showed of its links: a message can't have both.
        """
        words: dict[str, Any] = {
            "attachments": self.files,
            "allowed_mentions": self.mentions,
            "view": self.view,
            "content": self.content,
        }
        if self.content is None:
            words["embeds"] = []
        return words


class OurItem(ui.DynamicItem[ItemT], template=r"(?!)"):
    """The base of our components; the client finds the handler of a press and answers errors."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: ui.Item[Any], _match: Any, /) -> Self:
        return cls(cast("ItemT", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction)


class ButtonItem(OurItem[ui.Button[Any]], template=r"b[0-9a-z]:.*"):
    """Any button of ours."""


class StringItem(OurItem[ui.Select[Any]], template=r"s[0-9a-z]:.*"):
    """Any select of strings."""


class UserItem(OurItem[ui.UserSelect[Any]], template=r"u[0-9a-z]:.*"):
    """Any select of people."""


class RoleItem(OurItem[ui.RoleSelect[Any]], template=r"r[0-9a-z]:.*"):
    """Any select of roles."""


class ChannelItem(OurItem[ui.ChannelSelect[Any]], template=r"h[0-9a-z]:.*"):
    """Any select of channels."""


ITEMS: Final = (ButtonItem, StringItem, UserItem, RoleItem, ChannelItem)
"""All classes of components, which the client registers once."""


def build(shown: Screen | Ping, drawn: Sequence[Drawn] = ()) -> Sendable:
    """Convert a screen or a ping with its drawn pictures, in order."""
    if isinstance(shown, Ping):
        return _classic(shown, drawn)
    boards = sum(one.board is not None and one.data is not None for one in drawn)
    shown = fit(shown, COMPONENTS - boards)  # a board above a picture is a component of its own
    drawn = _fitting(drawn, TEXT - characters(shown))
    files: list[discord.File] = []
    pictures = list(drawn)
    container: ui.Container[Any] = ui.Container(accent_color=shown.accent)
    for part in shown.parts:
        for item in _items(part, files, pictures):
            container.add_item(item)
    layout = ui.LayoutView(timeout=None)
    layout.add_item(container)
    layout.stop()
    return Sendable(layout, files, _only(shown.mentions, text_of(shown)))


def build_plain(shown: Screen | Ping, note: str) -> Sendable:
    """Convert the text alone into a classic message, with a note at its end."""
    left_out = f"\n{note}" if note else ""
    text = shortened(text_of(shown), CONTENT - len(left_out)) + left_out
    silent = isinstance(shown, Ping) and shown.silent
    return _classic(Ping(text, mentions=shown.mentions, silent=silent), ())


def build_plain_edit(shown: Screen | Ping, note: str, *, classic: bool) -> dict[str, Any]:
    """Return the arguments of an edit of the text alone; a classic message keeps the rest."""
    if not classic:
        parts = (Text(text_of(shown)), Text(note))
        return build(Screen(parts, mentions=shown.mentions)).for_edit()
    plain = build_plain(shown, note if isinstance(shown, Screen) else "")
    return {"content": plain.content, "allowed_mentions": plain.mentions}


def _only(people: Sequence[int], text: str) -> discord.AllowedMentions:
    """Allow mentions of those of these people whom the text mentions; of no role, not of everybody.

    Discord refuses a message that lists somebody twice.
    """
    named = set(MENTION.findall(text))
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        users=[discord.Object(person) for person in dict.fromkeys(people) if str(person) in named],
        replied_user=False,
    )


def _fitting(drawn: Iterable[Drawn], room: int) -> list[Drawn]:
    """Cut the text boards of a message to the characters that are left in it."""
    kept = []
    for one in drawn:
        board = _cut(one.board or "", room)
        kept.append(replace(one, board=board or None))
        room -= len(board)
    return kept


def _cut(board: str, room: int) -> str:
    """Return the first lines of a text board, as many as fit, with its code block closed."""
    if len(board) <= room:
        return board
    kept, _, _ = board[: max(room - len(CUT), 0)].rpartition("\n")
    return kept and f"{kept}{CUT if kept.count(FENCE) % 2 else ELLIPSIS}"


def _classic(ping: Ping, drawn: Sequence[Drawn]) -> Sendable:
    boards = _fitting(drawn, CONTENT - len(ping.content) - 1)
    content = "\n".join([ping.content, *(one.board for one in boards if one.board)])
    files = [_file(one.data, one.alt, index) for index, one in enumerate(drawn) if one.data]
    shown = ui.View(timeout=None) if ping.rows else None
    for number, part in enumerate(ping.rows):
        for button in part.buttons:
            item = _button(button)
            item.row = number
            if shown is not None:
                shown.add_item(item)
    if shown is not None:
        shown.stop()
    return Sendable(shown, files, _only(ping.mentions, content), content, silent=ping.silent)


def _items(  # noqa: PLR0911 - one for each kind of part
    part: Part, files: list[discord.File], pictures: list[Drawn]
) -> list[ui.Item[ui.LayoutView]]:
    """Convert one part; its pictures and files are appended to `files`."""
    match part:
        case Text(text):
            return [ui.TextDisplay(text)]
        case Section(text, button):
            return [ui.Section(text, accessory=_button(button))]
        case Separator():
            return [ui.Separator(visible=True)]
        case Row(buttons):
            return [ui.ActionRow(*(_button(button) for button in buttons))]
        case Picture():
            return _gallery(pictures.pop(0), files)
        case Attached(name, data):
            file = _Named(name, data)
            files.append(file)
            return [ui.File(f"attachment://{file.filename}")]
        case _:
            return [ui.ActionRow(_menu(part))]


class _Named(discord.File):
    """A file to download. Discord takes ASCII names alone; any other is given as its title."""

    def __init__(self, name: str, data: bytes) -> None:
        stem, dot, ending = name.rpartition(".")
        plain = unicodedata.normalize("NFKD", stem).encode("ascii", "ignore").decode()
        known = re.sub(r"[^A-Za-z0-9_.]+", "-", plain).strip("._-") or "castellan"
        super().__init__(io.BytesIO(data), f"{known}{dot}{ending}")
        self.title = None if self.filename == name else stem

    def to_dict(self, index: int) -> dict[str, Any]:
        """Return what Discord is sent about the file."""
        sent = super().to_dict(index)
        return sent if self.title is None else {**sent, "title": self.title}


def _gallery(picture: Drawn, files: list[discord.File]) -> list[ui.Item[ui.LayoutView]]:
    shown: list[ui.Item[ui.LayoutView]] = []
    if picture.board is not None:
        shown.append(ui.TextDisplay(picture.board))
    if picture.data is not None:
        file = _file(picture.data, picture.alt, len(files))
        files.append(file)
        shown.append(ui.MediaGallery(discord.MediaGalleryItem(file, description=picture.alt)))
    return shown[::-1] if picture.below else shown


def _file(data: bytes, alt: str, number: int) -> discord.File:
    ending = "gif" if data.startswith(b"GIF8") else "png"
    return discord.File(io.BytesIO(data), f"board{number}.{ending}", description=alt)


def _button(button: Button | Link) -> ui.Item[Any]:
    if isinstance(button, Link):
        return ui.Button(label=button.label, url=button.url)
    style = discord.ButtonStyle[button.style.value]
    return ButtonItem(
        ui.Button(label=button.label, style=style, disabled=button.off, custom_id=custom_id(button))
    )


def _menu(menu: Menu) -> ui.Item[Any]:
    given: dict[str, Any] = {"placeholder": menu.placeholder, "custom_id": custom_id(menu)}
    if isinstance(menu, Select | UserSelect):
        given |= {"min_values": menu.least, "max_values": menu.most}
    else:
        given["default_values"] = [discord.Object(menu.chosen)] if menu.chosen else []
    match menu:
        case Select():
            return StringItem(ui.Select(options=_options(menu.options), **given))
        case UserSelect():
            return UserItem(ui.UserSelect(**given))
        case RoleSelect():
            return RoleItem(ui.RoleSelect(**given))
        case ChannelSelect():
            kinds = [discord.ChannelType.text, discord.ChannelType.news]
            return ChannelItem(ui.ChannelSelect(channel_types=kinds, **given))


def _options(options: Sequence[Option]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            default=option.chosen,
        )
        for option in options
    ]


def modal(form: Form) -> ui.Modal:
    """Convert a form."""
    shown = ui.Modal(title=form.title, custom_id=custom_id(form))
    for wanted in (*form.fields, *form.picks):
        shown.add_item(ui.Label(text=wanted.label, component=_input(wanted)))
    shown.stop()
    return shown


def _input(wanted: Field | Pick | RolePick) -> ui.Item[Any]:
    match wanted:
        case Pick():
            return _pick(wanted)
        case RolePick():
            return ui.RoleSelect(
                custom_id=wanted.key,
                required=False,
                min_values=0,
                default_values=[discord.Object(wanted.chosen)] if wanted.chosen else [],
            )
        case Field():
            style = discord.TextStyle.paragraph if wanted.long else discord.TextStyle.short
            return ui.TextInput(
                custom_id=wanted.key,
                style=style,
                default=wanted.value or None,
                placeholder=wanted.hint or None,
                required=wanted.required,
                max_length=wanted.longest,
            )


def _pick(pick: Pick) -> ui.Item[Any]:
    """Show a choice as radio buttons or check boxes if it is short, else as a select."""
    shown: ui.Select[Any] | ui.RadioGroup[Any] | ui.CheckboxGroup[Any]
    least, most, needed = pick.least, pick.most, pick.least > 0
    if len(pick.options) > GROUP or (most == 1 and len(pick.options) == 1):
        shown = ui.Select(options=_options(pick.options), min_values=least, max_values=most)
    elif most == 1:
        shown = ui.RadioGroup()
    else:
        shown = ui.CheckboxGroup(min_values=least, max_values=most)
    shown.custom_id, shown.required = pick.key, needed
    if not isinstance(shown, ui.Select):
        for option in pick.options:
            shown.add_option(
                label=option.label,
                value=option.value,
                description=option.description or None,
                default=option.chosen,
            )
    return shown
