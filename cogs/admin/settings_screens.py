"""The screens of `/admin settings`; every select shows its current value. Pure builders."""

from collections.abc import Collection
from dataclasses import asdict
from typing import Final

from cogs.admin.settings_input import (
    AS_IN_DISCORD,
    CHANNELS,
    FIELDS,
    ICONS,
    NUMBERS,
    ROLES,
    VALUES,
    label_key,
    number_of,
    written,
)
from cogs.codec import ADMIN, Ids
from cogs.rules.buildings import unverified_numbers
from cogs.screen import (
    Button,
    ChannelSelect,
    Field,
    Form,
    RoleSelect,
    Screen,
    Select,
    Style,
    Text,
    described,
    row,
    screen,
    small,
)
from engine.buildings import BUILDINGS, Building, corrected
from locales import Texts
from render.words import effects
from services.facts.tables import FAIR_LIMITS, ServerSettings

LONGEST: Final = 1000
"""How long the text of the form may be."""

_ids: Final = Ids(ADMIN)


def settings(
    fact: ServerSettings, texts: Texts, *, note: str = "", gone: Collection[str] = ()
) -> Screen:
    """Show the settings of a server; `gone` are those whose channel or role was deleted."""
    set_ = [setting for setting, field in FIELDS.items() if getattr(fact, field) is not None]
    title = f"{texts('admin-settings-title')}\n{small(texts('admin-settings-scope'))}"
    parts = (title, note, "\n".join(_lines(fact, gone, texts)))
    return screen(
        Text("\n\n".join(filter(None, parts))),  # one text: a message holds 40 parts
        *(_place(setting, fact, gone, texts) for setting in FIELDS),
        *(_select(setting, value_of(fact, setting), texts) for setting in VALUES),
        row(*(_clear(setting, texts) for setting in set_)),
        row(
            Button(texts.plain("admin-button-fair"), _ids("fairform")),
            Button(texts.plain("admin-button-icons"), _ids("icons")),
            Button(texts.plain("admin-button-check"), _ids("check")),
            Button(texts.plain("admin-button-done"), _ids("done"), Style.GO),
        ),
    )


def done(texts: Texts) -> Screen:
    """Say that everything is saved."""
    return screen(Text(texts("admin-settings-done")))


def icons(fact: ServerSettings, texts: Texts, *, refused: str = "", unread: bool = False) -> Screen:
    """Show which numbers of buildings are corrected, and which no picture confirms.

    `refused` is typed text that can't be set, or, if `unread`, is not even a correction.
    """
    key = "admin-icons-unread" if unread else "admin-icons-refused"
    fault = texts(key, value=refused) if refused else ""
    return screen(
        Text("\n".join(filter(None, (texts("admin-icons-title"), fault)))),
        Text(texts("admin-icons-text")),
        Text("\n".join(_icon_line(building, texts) for building in correctable(fact))),
        Text(small(texts("admin-icons-running"))),
        row(
            Button(texts.plain("admin-button-change"), _ids("iconform"), Style.MAIN),
            _clear(ICONS, texts) if fact.icons else None,
            Button(texts.plain("common-button-back"), _ids("settings")),
        ),
    )


def fair_form(fact: ServerSettings, texts: Texts) -> Form:
    """Ask for the numbers that keep votes and takebacks fair."""
    fields = (
        Field(
            texts.plain(f"admin-{setting}", least=limits[0], most=limits[-1]),
            setting,
            str(getattr(fact.fair, name)),
            longest=4,
        )
        for setting, name in NUMBERS.items()
        for limits in [FAIR_LIMITS[name]]
    )
    return Form(texts.plain("admin-fair-form"), _ids("faired"), tuple(fields))


def icon_form(fact: ServerSettings, texts: Texts) -> Form:
    """Ask for the numbers; every correctable building is filled in as it is now."""
    now = {building.id: icon_of(building) for building in correctable(fact)}
    field = Field(
        texts.plain("admin-icons-label"), ICONS, written(now), LONGEST, required=False, long=True
    )
    return Form(texts.plain("admin-icons-form"), _ids("iconed"), (field,))


def value_of(fact: ServerSettings, setting: str) -> str:
    """Return the value of a setting, as in VALUES."""
    if setting == "language":
        return fact.language or AS_IN_DISCORD
    return str(getattr(fact, setting))


def icon_of(building: Building) -> str:
    """Write a building's knights and towers: k1t0."""
    return f"k{building.knights}t{building.towers}"


def suggestion(building: Building, texts: Texts) -> str:
    """Write the suggestion of a correctable building."""
    name = effects.name(building.id, texts)
    return texts.plain("admin-icons-suggest", building=name, icon=icon_of(building))


def correctable(fact: ServerSettings) -> list[Building]:
    """List the buildings that may be corrected, with their current numbers."""
    table = corrected(dict(fact.icons))
    return [table[id] for id, building in BUILDINGS.items() if building.unverified]


def _place(
    setting: str, fact: ServerSettings, gone: Collection[str], texts: Texts
) -> ChannelSelect | RoleSelect:
    """Build the select of a channel or a role; a deleted one is not shown as chosen."""
    chosen = None if setting in gone else getattr(fact, FIELDS[setting])
    kind = ChannelSelect if setting in CHANNELS else RoleSelect
    return kind(texts.plain(f"admin-{setting}"), _ids("pick", setting), chosen)


def _lines(fact: ServerSettings, gone: Collection[str], texts: Texts) -> list[str]:
    lines = []
    for setting, field in FIELDS.items():
        id = getattr(fact, field)
        key = f"admin-{setting}-{_state(setting, id, gone)}"
        mention = f"<@&{id}>" if setting in ROLES else f"<#{id}>"
        lines.append(texts(key, **{"role" if setting in ROLES else "channel": mention}))
    lines.append(texts("admin-fair", **asdict(fact.fair)))
    return [*lines, texts("admin-icons-count", count=len(fact.icons))]


def _state(setting: str, id: int | None, gone: Collection[str]) -> str:
    """Tell whether a channel or role is set and exists, as the end of a text key."""
    if id is None:
        return "none"
    return "gone" if setting in gone else "set"


def _icon_line(building: Building, texts: Texts) -> str:
    """Describe a building: `sawmill=k1t0`, and whether its numbers are confirmed."""
    before = BUILDINGS[building.id]
    facts = {
        "building": effects.name(building.id, texts),
        "icon": f"{building.id}={icon_of(building)}",
    }
    if building != before:
        return texts("admin-icons-corrected", **facts, before=icon_of(before))
    return texts("admin-icons-unverified", which=unverified_numbers(building), **facts)


def _clear(setting: str, texts: Texts) -> Button:
    return Button(texts.plain(f"admin-clear-{setting}"), _ids("clear", setting))


def _select(setting: str, chosen: str, texts: Texts) -> Select:
    options = tuple(
        described(
            value,
            label_key(setting, value),
            texts,
            chosen=value == chosen,
            number=number_of(value),
        )
        for value in VALUES[setting]
    )
    return Select(texts.plain(f"admin-{setting}"), _ids("set", setting), options)
