"""Parsing of typed server settings: words, channels, roles, icons of buildings."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final, get_args

import discord

import locales
from cogs.channels import THREADED, kind_of
from engine.buildings import BUILDINGS
from locales import Texts
from render.words import effects
from services.facts.names import folded, only
from services.facts.people import Reminders, Theme
from services.facts.tables import (
    FAIR_LIMITS,
    ComputerPause,
    Detail,
    Invitations,
    Repeats,
    ServerSettings,
    Watching,
)

AS_IN_DISCORD: Final = "discord"
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "place": ("threads", "channel"),
    "detail": get_args(Detail),
    "watching": get_args(Watching),
    "reminders": get_args(Reminders),
    "ladders": ("public", "private", "off"),
    "repeats": get_args(Repeats),
    "invitations": get_args(Invitations),
    "computers": get_args(ComputerPause),
    "language": (AS_IN_DISCORD, *locales.LANGUAGES),
    "theme": get_args(Theme),
}
"""The settings with a few values, in the order of the screen."""
CHANNEL, OPENER, ICONS = "channel", "opener", "icons"
TOURNAMENTS, ORGANIZER = "cups", "organiser"
CHANNELS: Final = {CHANNEL: "table_channel", TOURNAMENTS: "cup_channel"}
"""The settings that are a channel, with their fields of ServerSettings."""
ROLES: Final = {OPENER: "opener_role", ORGANIZER: "organiser_role"}
"""The settings that are a role, with their fields of ServerSettings."""
FIELDS: Final = CHANNELS | ROLES
NUMBERS: Final = {
    "answer": "answer_hours",
    "again": "again_hours",
    "pause": "pause_days",
    "takebacks": "takebacks",
    "back": "minutes_back",
}
"""The settings that are a number, with their fields of FairPlay."""
SETTINGS: Final = (*FIELDS, *VALUES, *NUMBERS, ICONS)
"""All settings, in the order of the screen."""
CLEARED: Final[dict[str, tuple[str, object]]] = {
    **{setting: (field, None) for setting, field in FIELDS.items()},
    ICONS: ("icons", ()),
}
"""The settings that may be empty: the field, and its empty value."""
NONE: Final = "none"

_BETWEEN: Final = re.compile(r"[,;\n]+|(?<=t\d)\s+", re.IGNORECASE)
_ICON: Final = re.compile(r"([^=:]+)[=:]\s*(k\s*\d\s*t\s*\d)", re.IGNORECASE)
_MARKS: Final = re.compile(r"[<>#@&]")
_NO_WORD: Final = re.compile(r"[\W_]+")


class UnreadIconError(ValueError):
    """Typed text that is no correction of an icon; `value` is the text."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self.value = value


def read(
    setting: str, typed: str, settings: ServerSettings, guild: discord.Guild | None, texts: Texts
) -> dict[str, object] | None:
    """Read typed text as a change of a setting; None if it is no value of it.

    Raises UnreadIconError.
    """
    typed = typed.strip()
    if setting in CLEARED and typed.casefold() == NONE:
        return dict([CLEARED[setting]])
    if setting == ICONS:
        icons = dict(settings.icons) | read_icons(typed, texts)
        return {"icons": tuple(icons.items())}
    if setting in VALUES:
        found = _word(setting, typed, texts)
        return None if found is None else value_change(setting, found)
    if setting in NUMBERS:
        return read_numbers({setting: typed}, settings)
    if setting not in FIELDS or guild is None:
        return None
    id = _named(typed, guild.text_channels if setting in CHANNELS else guild.roles)
    return None if id is None else change_of(setting, id, guild)


def read_numbers(typed: Mapping[str, str], settings: ServerSettings) -> dict[str, object] | None:
    """Read typed numbers, by setting, as a change; None if one of them can't be set."""
    fair = settings.fair
    for setting, text in typed.items():
        number = int(text) if re.fullmatch(r"[0-9]{1,4}", text.strip(), re.ASCII) else -1
        if number not in FAIR_LIMITS[NUMBERS[setting]]:
            return None
        fair = replace(fair, **{NUMBERS[setting]: number})
    return {"fair": fair}


def change_of(setting: str, id: int, guild: discord.Guild | None) -> dict[str, object] | None:
    """Return the change for a chosen channel or role; the role of everybody clears a limit."""
    if guild is None or setting not in FIELDS:
        return None
    if setting in CHANNELS and kind_of(guild.get_channel(id)) not in THREADED:
        return None
    if setting in ROLES and id == guild.id:
        return dict([CLEARED[setting]])
    return {FIELDS[setting]: id}


def read_icons(typed: str, texts: Texts) -> dict[str, str]:
    """Read corrections such as `sawmill=k1t0`, separated by lines, commas or spaces.

    Buildings may be given by name; an unknown one stays as typed, to be refused later. Raises
    UnreadIconError where no numbers of knights and towers follow.
    """
    names = {_plain(effects.name(id, texts)): id for id in BUILDINGS} | {
        _plain(id): id for id in BUILDINGS
    }
    icons = {}
    for part in filter(None, map(str.strip, _BETWEEN.split(typed))):
        pair = _ICON.fullmatch(part)
        if pair is None:
            raise UnreadIconError(part)
        name = pair[1].strip()
        icons[names.get(_plain(name), name)] = "".join(pair[2].lower().split())
    return icons


def written(icons: Mapping[str, str]) -> str:
    """Write corrections as `read_icons` reads them, one a line."""
    return "\n".join(f"{id}={icon}" for id, icon in icons.items())


def value_change(setting: str, value: str) -> dict[str, object]:
    """Return the change of a setting to one of its values."""
    return {setting: None if (setting, value) == ("language", AS_IN_DISCORD) else value}


def label_key(setting: str, value: str) -> str:
    """Return the key of a value's label; all numbers share one."""
    return f"admin-{setting}-{'number' if value.isdecimal() else value}"


def number_of(value: str) -> int:
    """Return the number that a value is; 0 if it is none."""
    return int(value) if value.isdecimal() else 0


def label(setting: str, value: str, texts: Texts) -> str:
    """Return a value's label."""
    return texts.plain(label_key(setting, value), number=number_of(value))


def _word(setting: str, typed: str, texts: Texts) -> str | None:
    known = {_plain(value): value for value in VALUES[setting]}
    labels = [(label(setting, value, texts), value) for value in VALUES[setting]]
    return known.get(_plain(typed)) or only(typed, labels)


def _named(typed: str, some: Iterable[Any]) -> int | None:
    """Find the id of a channel or role by mention, id or name."""
    bare = _MARKS.sub("", typed).strip().casefold()
    for one in some:
        if bare in (str(one.id), str(one.name).lstrip("@").casefold()):
            return int(one.id)
    return None


def _plain(text: str) -> str:
    return _NO_WORD.sub("", folded(text))
