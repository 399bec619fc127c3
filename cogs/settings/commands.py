"""What `/settings` and its selects do: each change is saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import locales
from cogs.base import Ask, Click, handles
from cogs.codec import PERSON
from cogs.groups import slash
from cogs.settings import screens
from cogs.settings.screens import VALUES, change_of, label_key
from services.facts import Refused

_CHOICES: Final[dict[str, Sequence[tuple[str, str]]]] = {
    setting: [(label_key(setting, value), value) for value in values]
    for setting, values in VALUES.items()
}


@slash(
    "settings",
    area="settings",
    choices=_CHOICES,
    notice="settings-option-notice",
    pictures="settings-option-pictures",
    language="settings-option-language",
    forced="settings-option-forced",
)
async def settings(
    ask: Ask,
    notice: str | None = None,
    pictures: str | None = None,
    language: str | None = None,
    forced: str | None = None,
) -> None:
    given = {"notice": notice, "pictures": pictures, "language": language, "forced": forced}
    await _change(ask, {setting: value for setting, value in given.items() if value is not None})


@handles(PERSON, "settings")
async def press_settings(click: Click) -> None:
    await _change(click, {})


@handles(PERSON, "set")
async def choose(click: Click) -> None:
    setting = click.id.args[0] if click.id.args else ""
    await _change(click, {setting: click.value})


@handles(PERSON, "done")
async def press_done(click: Click) -> None:
    await click.show(screens.done(click.texts))


async def _change(ask: Ask, wanted: dict[str, str]) -> None:
    """Save what is wanted and show the settings, already in the language that was chosen."""
    changes: dict[str, object] = {}
    for setting, value in wanted.items():
        if value not in VALUES.get(setting, ()):
            raise Refused("button_unknown")
        changes |= change_of(setting, value)
    people = ask.app.services.people
    fact = await (people.change(ask.person, **changes) if changes else people.settings(ask.user))
    language = fact.language or ask.interaction.locale.value
    await ask.show(screens.settings(fact, locales.texts(language)))
