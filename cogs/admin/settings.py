"""`/admin settings` and its controls; each change is saved at once."""

from collections.abc import Sequence
from typing import Final

from cogs import args
from cogs.admin import settings_screens as screens
from cogs.admin.commands import admin
from cogs.admin.rights import managed
from cogs.admin.settings_input import (
    CHANNELS,
    CLEARED,
    FIELDS,
    ICONS,
    NONE,
    NUMBERS,
    ROLES,
    SETTINGS,
    VALUES,
    UnreadIconError,
    change_of,
    label,
    read,
    read_icons,
    read_numbers,
    value_change,
)
from cogs.base import Ask, Click, handles
from cogs.codec import ADMIN
from cogs.errors import quoted
from cogs.places import place_at
from cogs.slash_commands import Options, Suggestion, slash, suggests
from locales import name
from services.facts import Refused
from services.facts.tables import FairPlay, ServerSettings

_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    "setting": [(f"admin-pick-{setting}", setting) for setting in SETTINGS]
}


@slash("settings", area="admin", group=admin, choices=_CHOICES)
async def settings(ask: Ask, setting: str | None = None, value: str | None = None) -> None:
    """Show the settings, after changing the one that is given with a value."""
    server = managed(ask)
    fact = await ask.app.services.people.server(server)
    if value is None:
        await _show(ask, fact, setting)
        return
    try:
        change = read(setting or "", value, fact, ask.interaction.guild, ask.texts)
    except UnreadIconError as error:
        await _refuse_icons(ask, error.value, unread=True)
        return
    if change is None:
        note = ask.texts("admin-value-unknown", value=name(quoted(value)))
        await ask.show(screens.settings(fact, ask.texts, note=note))
        return
    await _save(ask, setting or "", change)


@suggests(settings, "value")
async def suggest(ask: Ask, _current: str, options: Options) -> list[Suggestion]:
    setting = str(getattr(options, "setting", ""))
    fact = await ask.app.services.people.server(managed(ask))
    none = [(ask.texts.plain(f"admin-clear-{setting}"), NONE)] if setting in CLEARED else []
    return [*_values(ask, setting, fact), *none]


def _values(ask: Ask, setting: str, fact: ServerSettings) -> list[Suggestion]:
    texts, guild = ask.texts, ask.interaction.guild
    if setting in VALUES:
        return [(label(setting, one, texts), one) for one in VALUES[setting]]
    if setting == ICONS:
        return [
            (screens.suggestion(one, texts), f"{one.id}={screens.icon_of(one)}")
            for one in screens.correctable(fact)
        ]
    if setting in NUMBERS:
        numbers = (getattr(one, NUMBERS[setting]) for one in (fact.fair, FairPlay()))
        return [(str(number), str(number)) for number in dict.fromkeys(numbers)]
    if setting in CHANNELS and guild is not None:
        return [(f"#{channel.name}", str(channel.id)) for channel in guild.text_channels]
    if setting in ROLES and guild is not None:
        return [(role.name, str(role.id)) for role in guild.roles if role.id != guild.id]
    return []


@handles(ADMIN, "settings")
async def press_settings(click: Click) -> None:
    await _show(click, await click.app.services.people.server(managed(click)), None)


@handles(ADMIN, "set")
async def choose(click: Click) -> None:
    managed(click)
    setting = args.word(click.id.args)
    await _save(
        click, setting, value_change(setting, args.one_of(click.value, VALUES.get(setting, ())))
    )


@handles(ADMIN, "pick")
async def choose_channel_or_role(click: Click) -> None:
    managed(click)
    setting = args.word(click.id.args)
    change = change_of(setting, args.number(click.values), click.interaction.guild)
    if change is None:
        raise Refused("button_unknown")
    await _save(click, setting, change)


@handles(ADMIN, "clear")
async def press_clear(click: Click) -> None:
    managed(click)
    setting = args.one_of(args.word(click.id.args), CLEARED)
    await _save(click, setting, dict([CLEARED[setting]]))


@handles(ADMIN, "icons")
async def press_icons(click: Click) -> None:
    fact = await click.app.services.people.server(managed(click))
    await click.show(screens.icons(fact, click.texts))


@handles(ADMIN, "iconform")
async def ask_icons(click: Click) -> None:
    fact = await click.app.services.people.server(managed(click))
    await click.form(screens.icon_form(fact, click.texts))


@handles(ADMIN, "iconed")
async def take_icons(click: Click) -> None:
    """Replace all corrections by those in the form."""
    managed(click)
    typed = (click.fields or {}).get(ICONS, "")
    try:
        icons = read_icons(typed, click.texts)
    except UnreadIconError as error:
        await _refuse_icons(click, error.value, unread=True)
        return
    await _save(click, ICONS, {"icons": tuple(icons.items())})


@handles(ADMIN, "fairform")
async def ask_numbers(click: Click) -> None:
    fact = await click.app.services.people.server(managed(click))
    await click.form(screens.fair_form(fact, click.texts))


@handles(ADMIN, "faired")
async def take_numbers(click: Click) -> None:
    fact = await click.app.services.people.server(managed(click))
    typed = {setting: (click.fields or {}).get(setting, "") for setting in NUMBERS}
    change = read_numbers(typed, fact)
    if change is None:
        note = click.texts("admin-fair-unread")
        await click.show(screens.settings(fact, click.texts, note=note))
    else:
        await _save(click, "answer", change)


@handles(ADMIN, "done")
async def press_done(click: Click) -> None:
    await click.show(screens.done(click.texts))


async def _save(ask: Ask, setting: str, change: dict[str, object]) -> None:
    """Save a change and show the settings, or what is wrong with it."""
    people, server = ask.app.services.people, managed(ask)
    try:
        fact = await people.change_server(server, **change)
    except Refused as refused:
        if refused.code != "bad_icons":
            raise
        await _refuse_icons(ask, str(refused.data.get("value", "")))
        return
    await _show(ask, fact, setting)


async def _refuse_icons(ask: Ask, value: str, *, unread: bool = False) -> None:
    """Show the unchanged icons, and what is wrong with the typed text."""
    fact = await ask.app.services.people.server(managed(ask))
    await ask.show(screens.icons(fact, ask.texts, refused=name(quoted(value)), unread=unread))


async def _show(ask: Ask, fact: ServerSettings, setting: str | None) -> None:
    if setting == ICONS:
        await ask.show(screens.icons(fact, ask.texts))
        return
    wanted = dict.fromkeys((fact.table_channel, fact.cup_channel))
    shut = [id for id in wanted if id is not None and not place_at(ask, id).is_open]
    notes = [ask.texts("admin-channel-shut", channel=f"<#{id}>") for id in shut]
    await ask.show(screens.settings(fact, ask.texts, note="\n".join(notes), gone=_gone(ask, fact)))


def _gone(ask: Ask, fact: ServerSettings) -> list[str]:
    """List the settings whose channel or role was deleted."""
    guild = ask.interaction.guild
    if guild is None:
        return []
    find = {**dict.fromkeys(CHANNELS, guild.get_channel), **dict.fromkeys(ROLES, guild.get_role)}
    ids = {setting: getattr(fact, field) for setting, field in FIELDS.items()}
    return [setting for setting, id in ids.items() if id is not None and find[setting](id) is None]
