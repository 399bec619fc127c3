"""The screen of a person's settings (60_settings). Pure builders.

Every select holds its value; a custom_id names the setting, its value the state that is wanted.
"""

from __future__ import annotations

from typing import Final

import locales
from cogs.codec import PERSON, Ids
from cogs.screen import Button, Option, Screen, Select, Style, Text, row, screen, small
from locales import Texts
from services.facts import UserSettings

AS_IN_DISCORD: Final = "discord"
STANDARD, BOARD_FIRST = "standard", "board"
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "notice": ("mention", "direct", "both"),
    "pictures": (STANDARD, BOARD_FIRST),
    "language": (AS_IN_DISCORD, *locales.LANGUAGES),
    "forced": ("ask", "play"),
}
"""Every setting and what it may be, in the order of the screen."""

_ids: Final = Ids(PERSON)


def settings(fact: UserSettings, texts: Texts) -> Screen:
    """Show the settings as they are."""
    title = f"{texts('settings-title')}\n{small(texts('settings-scope'))}"
    return screen(
        Text(title),
        *(_select(setting, value_of(fact, setting), texts) for setting in VALUES),
        row(Button(texts.plain("settings-button-done"), _ids("done"), Style.GO)),
    )


def done(texts: Texts) -> Screen:
    """Say that everything is saved."""
    return screen(Text(texts("settings-done")))


def value_of(fact: UserSettings, setting: str) -> str:
    """The value of a setting, as the screen names it."""
    match setting:
        case "pictures":
            return BOARD_FIRST if fact.board_first else STANDARD
        case "language":
            return fact.language or AS_IN_DISCORD
        case "forced":
            return fact.forced
        case _:
            return fact.notice


def change_of(setting: str, value: str) -> dict[str, object]:
    """What a chosen value changes in UserSettings."""
    match setting:
        case "pictures":
            return {"board_first": value == BOARD_FIRST}
        case "language":
            return {"language": None if value == AS_IN_DISCORD else value}
        case _:
            return {setting: value}


def label_key(setting: str, value: str) -> str:
    """The text that names a value."""
    return f"settings-{setting}-{value}"


def _select(setting: str, chosen: str, texts: Texts) -> Select:
    options = tuple(_option(setting, value, chosen, texts) for value in VALUES[setting])
    return Select(texts.plain(f"settings-{setting}"), _ids("set", setting), options)


def _option(setting: str, value: str, chosen: str, texts: Texts) -> Option:
    key = label_key(setting, value)
    about = texts.plain(f"{key}-about") if texts.has(f"{key}-about") else ""
    return Option(texts.plain(key), value, about, chosen=value == chosen)
