"""`/settings`: every value can be chosen, is shown and says what it means."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.screen import Select
from cogs.settings import screens
from cogs.settings.screens import VALUES, change_of, value_of
from services.facts import UserSettings
from tests.cogs.scenes import EN, accept, labels

CASES = [(setting, value) for setting, values in VALUES.items() for value in values]


@pytest.mark.parametrize(("setting", "value"), CASES)
def test_a_chosen_value_is_kept_and_shown(setting: str, value: str) -> None:
    """What a select sets is what the screen then shows as set."""
    changed = replace(UserSettings(), **change_of(setting, value))  # type: ignore[arg-type]
    assert value_of(changed, setting) == value
    shown = screens.settings(changed, EN)
    accept(shown)
    select = next(
        part for part in shown.parts if isinstance(part, Select) and part.id.args == (setting,)
    )
    assert [option.value for option in select.options if option.chosen] == [value]


def test_the_defaults_are_shown() -> None:
    """Mention, standard pictures, Discord's language, asked about forced moves."""
    values = {setting: value_of(UserSettings(), setting) for setting in VALUES}
    assert values == {
        "notice": "mention",
        "pictures": "standard",
        "language": "discord",
        "forced": "ask",
    }


def test_done_says_that_all_is_saved() -> None:
    """[Done] leaves one line."""
    assert labels(screens.settings(UserSettings(), EN)) == ["Done"]
    accept(screens.done(EN))
