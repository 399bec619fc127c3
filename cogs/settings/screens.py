"""The screens of personal settings. Pure builders.

Every select shows its current value; a custom_id names the setting and, on a button, the new value.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, get_args

import locales
from cogs.codec import PERSON, Ids
from cogs.screen import (
    OPTIONS,
    Button,
    Field,
    Form,
    Option,
    Screen,
    Section,
    Select,
    Style,
    Text,
    choice,
    row,
    screen,
    small,
)
from cogs.settings.date_input import time_words
from locales import Texts
from services.core import timezones
from services.facts.people import ReliabilityFact, Reminders, Theme, UserSettings

AS_IN_DISCORD: Final = "discord"
STANDARD, BOARD_FIRST, WORDS_ONLY = "standard", "board", "words"
AS_THE_SERVER: Final = "server"
NONE, OTHER = "none", "other"
ON, OFF = "on", "off"
QUIET: Final = ((22 * 60, 7 * 60), (23 * 60, 8 * 60), (0, 8 * 60), (21 * 60, 6 * 60))
"""Common quiet hours, in minutes of the day."""
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "notice": ("mention", "direct", "both"),
    "reminders": (AS_THE_SERVER, *get_args(Reminders)),
    "quiet": (NONE, *(f"{start}-{end}" for start, end in QUIET)),
    "pictures": (STANDARD, BOARD_FIRST, WORDS_ONLY),
    "theme": get_args(Theme),
    "language": (AS_IN_DISCORD, *locales.LANGUAGES),
    "forced": ("ask", "play"),
    "weekends": (OFF, ON),
    "soon": (OFF, ON),
    "brief": (OFF, ON),
    "ladders": (ON, OFF),
    "animation": (ON, OFF),
}
"""The settings and their values, in the order of the screen; quiet hours may have others."""
SELECTS: Final = ("notice", "reminders", "quiet", "pictures", "theme", "language", "forced")
SWITCHES: Final = ("weekends", "soon", "brief")
LOOKS: Final = ("ladders", "animation")
"""The switches of the row below."""
ZONE_NAME: Final = 24
"""How long the name of a time zone may be on a button; of a longer one the last part is shown."""

_ids: Final = Ids(PERSON)


@dataclass(frozen=True, slots=True)
class Around:
    """What is shown beside the settings: a note, a time zone to offer, the reader's reliability."""

    note: str = ""
    guess: str | None = None
    reliability: ReliabilityFact | None = None


def settings(fact: UserSettings, texts: Texts, around: Around = Around()) -> Screen:
    """Show the settings as they are."""
    title = f"{texts('settings-title')}\n{small(texts('settings-scope'))}"
    return screen(
        Text(title),
        Text(around.note) if around.note else None,
        Text(texts("settings-no-zone")) if _needs_zone(fact) else None,
        _offered(around.guess, texts),
        *(_select(setting, fact, texts) for setting in SELECTS),
        row(
            Button(_zone_label(fact, texts), _ids("zone")),
            *(_switch(setting, fact, texts) for setting in SWITCHES),
        ),
        row(
            Button(texts.plain("settings-button-away"), _ids("away")),
            Button(texts.plain("settings-button-data"), _ids("mydata")),
            *(_switch(setting, fact, texts) for setting in LOOKS),
        ),
        _reliable(around.reliability, texts),
        row(Button(texts.plain("settings-button-done"), _ids("done"), Style.GO)),
    )


def done(texts: Texts) -> Screen:
    """Say that everything is saved."""
    return screen(Text(texts("settings-done")))


def zone(
    fact: UserSettings,
    texts: Texts,
    now: int,
    hour: int | None = None,
    *,
    found: Sequence[str] = (),
) -> Screen:
    """Choose a time zone: the current hour, then one of the zones where it is that hour.

    `found`: those that something typed may mean.
    """
    hours = {
        str(one): texts.plain("settings-hour", hour=f"{one:02}") for one in range(timezones.HOURS)
    }
    listed = found if hour is None else timezones.at_hour(hour, now)
    zones = {name: _zone_now(name, now) for name in listed[:OPTIONS]}
    return screen(
        Text(f"{texts('settings-zone-title')}\n{_zone_line(fact, now, texts)}"),
        Text(texts("settings-zone-why")),
        choice(texts.plain("settings-zone-hour"), _ids("zonehour"), hours, str(hour)),
        choice(
            texts.plain("settings-zone-which" if found else "settings-zone-pick"),
            _ids("zoneset"),
            zones,
            fact.zone or "",
        )
        if zones
        else None,
        Text(small(texts("settings-zone-all"))),
        row(
            Button(texts.plain("common-button-back"), _ids("settings")),
            Button(texts.plain("settings-zone-none"), _ids("set", "zone", NONE))
            if fact.zone
            else None,
        ),
    )


def quiet_form(fact: UserSettings, texts: Texts) -> Form:
    """Ask for other quiet hours."""
    start, end = fact.quiet or QUIET[0]
    return Form(
        texts.plain("settings-quiet-form"),
        _ids("quietset"),
        (
            Field(texts.plain("settings-quiet-from"), "from", time_words(start), 8),
            Field(texts.plain("settings-quiet-until"), "until", time_words(end), 8),
        ),
    )


def zone_word(name: str) -> str:
    """Write a time zone as a word of a custom_id."""
    return name.casefold().replace("/", ".").replace("+", "@")


def zone_of(word: str) -> str | None:
    """Find the time zone of a word of a custom_id, or of typed text."""
    wanted = zone_word(word.strip().replace(" ", "_"))
    return next((name for name in sorted(timezones.all_zones()) if zone_word(name) == wanted), None)


def value_of(fact: UserSettings, setting: str) -> str:
    """Return the value of a setting, as in VALUES."""
    match setting:
        case "pictures":
            shown = BOARD_FIRST if fact.board_first else STANDARD
            return WORDS_ONLY if fact.words_only else shown
        case "language":
            return fact.language or AS_IN_DISCORD
        case "reminders":
            return fact.reminders or AS_THE_SERVER
        case "quiet":
            return NONE if fact.quiet is None else f"{fact.quiet[0]}-{fact.quiet[1]}"
    value = getattr(fact, setting)
    if isinstance(value, bool):
        return ON if value else OFF
    return str(value)


def change_of(setting: str, value: str) -> dict[str, object]:
    """Return the change of UserSettings for a chosen value."""
    if setting == "pictures":
        return {"board_first": value == BOARD_FIRST, "words_only": value == WORDS_ONLY}
    if setting == "quiet":
        return {"quiet": None if value == NONE else _hours(value)}
    if setting in (*SWITCHES, *LOOKS):
        return {setting: value == ON}
    return {setting: None if value in (AS_IN_DISCORD, AS_THE_SERVER) else value}


def _hours(value: str) -> tuple[int, int]:
    start, _, end = value.partition("-")
    return int(start), int(end)


def label_key(setting: str, value: str) -> str:
    """Return the key of a value's label."""
    return f"settings-{setting}-{value}"


def choice_key(setting: str, value: str) -> str:
    """Return the key of a value's label as a choice of the command: a switch answers yes or no."""
    key = label_key(setting, value)
    return f"{key}-choice" if setting in (*SWITCHES, *LOOKS) else key


def label(setting: str, value: str, texts: Texts) -> str:
    """Name a value of a setting."""
    if setting == "quiet" and value not in (NONE, OTHER):
        start, end = _hours(value)
        said = {"from": time_words(start), "until": time_words(end)}
        return texts.plain("settings-quiet-hours", **said)
    return texts.plain(label_key(setting, value))


def _select(setting: str, fact: UserSettings, texts: Texts) -> Select:
    chosen, values = value_of(fact, setting), list(VALUES[setting])
    if setting == "quiet":
        values += [chosen] if chosen not in values else []
        values.append(OTHER)
    options = tuple(_option(setting, value, chosen, texts) for value in values)
    return Select(texts.plain(f"settings-{setting}"), _ids("set", setting), options)


def _option(setting: str, value: str, chosen: str, texts: Texts) -> Option:
    key = f"{label_key(setting, value)}-about"
    about = texts.plain(key) if texts.has(key) else ""
    return Option(label(setting, value, texts), value, about, chosen=value == chosen)


def _switch(setting: str, fact: UserSettings, texts: Texts) -> Button:
    """Build a button that shows the state of a switch and changes it."""
    now = value_of(fact, setting)
    other = OFF if now == ON else ON
    return Button(label(setting, now, texts), _ids("set", setting, other))


def _needs_zone(fact: UserSettings) -> bool:
    return fact.zone is None and (fact.quiet is not None or fact.weekends)


def _offered(guess: str | None, texts: Texts) -> Section | None:
    if guess is None:
        return None
    use = Button(texts.plain("settings-zone-use"), _ids("zoneuse", zone_word(guess)), Style.MAIN)
    return Section(texts("settings-zone-guess", zone=guess), use)


def _zone_label(fact: UserSettings, texts: Texts) -> str:
    if fact.zone is None:
        return texts.plain("settings-zone-unset")
    short = fact.zone if len(fact.zone) <= ZONE_NAME else fact.zone.rpartition("/")[2]
    return texts.plain("settings-zone-set", zone=short.replace("_", " "))


def _zone_line(fact: UserSettings, now: int, texts: Texts) -> str:
    if fact.zone is None:
        return texts("settings-zone-line-none")
    return texts(
        "settings-zone-line", zone=fact.zone, time=f"{timezones.local(fact.zone, now):%H:%M}"
    )


def _zone_now(name: str, now: int) -> str:
    return f"{name.replace('_', ' ')} · {timezones.local(name, now):%H:%M}"


def _reliable(fact: ReliabilityFact | None, texts: Texts) -> Text | None:
    if fact is None:
        return None
    said = texts("settings-reliability", percent=fact.percent)
    if fact.games_at_once is not None:
        cap = texts("settings-cap", games=fact.games_at_once, playing=fact.playing)
        said = f"{said} {cap}"
    return Text(small(said))
