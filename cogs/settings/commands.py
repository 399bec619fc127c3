"""The command `/settings` and its controls; each change is saved at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import locales
from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import PERSON
from cogs.errors import quoted
from cogs.screen import OPTIONS
from cogs.settings import screens
from cogs.settings.date_input import read_hours, time_words
from cogs.settings.screens import NONE, OTHER, VALUES, change_of, choice_key, label
from cogs.slash_commands import Options, Suggestion, slash, suggests
from cogs.suggestions import understood_first
from locales import name
from services.core import timezones, zone_names
from services.facts import Refused
from services.facts.people import UserSettings

_TYPED: Final = ("quiet", "zone")
"""Options that are typed freely, with suggestions."""
_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    setting: [(choice_key(setting, value), value) for value in values]
    for setting, values in VALUES.items()
    if setting not in _TYPED
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `/settings`; None leaves a setting as it is."""

    notice: str | None = None
    reminders: str | None = None
    quiet: str | None = None
    zone: str | None = None
    pictures: str | None = None
    theme: str | None = None
    language: str | None = None
    forced: str | None = None
    weekends: str | None = None
    soon: str | None = None
    brief: str | None = None
    ladders: str | None = None
    animation: str | None = None


@slash("settings", area="settings", choices=_CHOICES)
async def settings(ask: Ask, wanted: Wanted) -> None:
    changes, note = _typed(ask, wanted.quiet, wanted.zone)
    now = ask.app.clock.now()
    zones = [] if wanted.zone is None else zone_names.meant(wanted.zone, now)
    chosen = {setting: getattr(wanted, setting) for setting in _CHOICES}
    typed = {setting: value for setting, value in chosen.items() if value is not None}
    for setting, value in typed.items():
        changes |= _chosen(setting, value)
    if len(zones) > 1:
        await ask.show(screens.zone(await _saved(ask, changes), ask.texts, now, found=zones))
        return
    await _change(ask, changes, note, tuple(typed))


@suggests(settings, "zone", filtered=False)
async def suggest_zones(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the time zones that the typed text may mean, common ones first."""
    now = ask.app.clock.now()
    found = zone_names.suggested(current, now)
    return [(f"{one} · {timezones.local(one, now):%H:%M}", one) for one in found[:OPTIONS]]


@suggests(settings, "quiet", filtered=False)
async def suggest_quiet(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    """Suggest the hours that are typed, and usual ones."""
    found = [(label("quiet", value, ask.texts), value) for value in VALUES["quiet"]]
    hours = read_hours(current)
    if hours is None:
        return understood_first([], found, current)
    value = "-".join(map(str, hours))
    typed = value if value in VALUES["quiet"] else "-".join(map(time_words, hours))
    return understood_first([(label("quiet", value, ask.texts), typed)], found, current)


@handles(PERSON, "settings")
async def press_settings(click: Click) -> None:
    await _change(click, {})


@handles(PERSON, "set")
async def choose(click: Click) -> None:
    """Change a setting to the chosen value, or to that of the button."""
    setting = args.word(click.id.args)
    value = click.value or args.word(click.id.args, 1)
    if setting == "quiet" and value == OTHER:
        fact = await click.app.services.people.settings(click.user)
        await click.form(screens.quiet_form(fact, click.texts))
        return
    if setting == "zone" and value == NONE:
        await _change(click, {"zone": None})
        return
    await _change(click, _chosen(setting, value))


@handles(PERSON, "quietset")
async def take_quiet(click: Click) -> None:
    fields = click.fields or {}
    typed = f"{fields.get('from', '')}-{fields.get('until', '')}"
    changes, note = _typed(click, typed, None)
    await _change(click, changes, note)


@handles(PERSON, "zone")
async def press_zone(click: Click) -> None:
    fact = await click.app.services.people.settings(click.user)
    await click.show(screens.zone(fact, click.texts, click.app.clock.now()))


@handles(PERSON, "zonehour")
async def choose_hour(click: Click) -> None:
    hour = args.parsed(click.value, 10)
    if hour is None or hour >= timezones.HOURS:
        raise Refused("button_unknown")
    fact = await click.app.services.people.settings(click.user)
    await click.show(screens.zone(fact, click.texts, click.app.clock.now(), hour))


@handles(PERSON, "zoneset", "zoneuse")
async def take_zone(click: Click) -> None:
    """Set the chosen time zone, or the one that was offered."""
    zone = screens.zone_of(click.value or ".".join(click.id.args))
    if zone is None:
        raise Refused("button_unknown")
    await _change(click, {"zone": zone})


@handles(PERSON, "done")
async def press_done(click: Click) -> None:
    await click.show(screens.done(click.texts))


def _chosen(setting: str, value: str) -> dict[str, object]:
    """Return the change for a value of a select or a switch. Refused: button_unknown."""
    if value in VALUES.get(setting, ()):
        return change_of(setting, value)
    hours = read_minutes(value) if setting == "quiet" else None
    if hours is None:
        raise Refused("button_unknown")
    return {"quiet": hours}


def read_minutes(value: str) -> tuple[int, int] | None:
    """Read quiet hours in minutes, as the value of an option: "1290-390"."""
    parts = [args.parsed(part, 10) for part in value.split("-")]
    if len(parts) != 2 or parts[0] is None or parts[1] is None:
        return None
    return parts[0], parts[1]


def _typed(ask: Ask, quiet: str | None, zone: str | None) -> tuple[dict[str, object], str]:
    """Return the changes for typed quiet hours and time zone, and a note of what is invalid."""
    changes: dict[str, object] = {}
    notes: list[str] = []
    if quiet is not None:
        if quiet in VALUES["quiet"]:
            changes |= change_of("quiet", quiet)
        elif (hours := read_hours(quiet)) is not None:
            changes["quiet"] = hours
        else:
            notes.append(ask.texts("settings-quiet-unknown", hours=name(quoted(quiet))))
    if zone is not None:
        found = [] if zone == NONE else zone_names.meant(zone, ask.app.clock.now())
        if not found and zone != NONE:
            notes.append(ask.texts("settings-zone-unknown", zone=name(quoted(zone))))
        elif len(found) < 2:
            changes["zone"] = found[0] if found else None
    return changes, "\n".join(notes)


async def _saved(ask: Ask, changes: dict[str, object]) -> UserSettings:
    people = ask.app.services.people
    return await (people.change(ask.person, **changes) if changes else people.settings(ask.user))


async def _change(
    ask: Ask, changes: dict[str, object], note: str = "", typed: Sequence[str] = ()
) -> None:
    """Save the changes and show the settings, in the language that may just have been chosen.

    The settings that were `typed` are said first: who hears the answer learns what it changed.
    """
    people, fact = ask.app.services.people, await _saved(ask, changes)
    zone, reliability = await people.guess_zone(ask.user), await people.reliability(ask.user)
    texts = locales.texts(fact.language or ask.interaction.locale.value)
    said = [screens.label(one, screens.value_of(fact, one), texts) for one in typed]
    lines = [note, texts("settings-saved", settings=texts.series(said, " · ")) if said else ""]
    around = screens.Around("\n".join(filter(None, lines)), zone, reliability)
    await ask.show(screens.settings(fact, texts, around))
