"""How long texts may get, in all languages."""

from __future__ import annotations

import re
from functools import cache

import pytest

import locales
from tests.locales import catalog, sources

LIMITS = {"label": 80, "placeholder": 150, "option": 100, "description": 100, "title": 45}
"""What Discord allows."""

WANTED = {"label": 24, "placeholder": 28, "option": 60, "description": 80, "title": 45}
"""What fits at phone width."""

NAME = "A name of 20 letters"
SAMPLE = {
    **dict.fromkeys(("lord", "host", "table", "name", "player", "title", "left", "right"), NAME),
    "setup": "Kingdomino 4",
    "spot": "b5–a5",
    "left_square": "b5",
    "gain": "+3",
    "delta": "+3",
}
HOLDS_A_NAME = ("lord", "host", "table", "name", "player")
SCREEN = 1800
"""What one screen's text may have."""


@cache
def keys_in(slot: str) -> re.Pattern[str]:
    """What the keys of the texts look like that are used for a slot."""
    return re.compile("|".join({use.narrow for use in sources.uses() if use.slot == slot} - {""}))


@pytest.mark.parametrize("slot", LIMITS)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_text_fits_where_it_is_shown(language: str, slot: str) -> None:
    """Labels, options, placeholders and descriptions: within the limit, and as short as wanted.

    A text that holds a name may be longer than wanted: names are as long as people like.
    """
    shown = [one for one in catalog.entries(language) if keys_in(slot).fullmatch(one.key)]
    assert shown
    for entry in shown:
        longest = max(map(len, catalog.forms(entry.message.value, SAMPLE)))
        assert longest <= LIMITS[slot], entry.key
        if not entry.variables & set(HOLDS_A_NAME):
            assert longest <= WANTED[slot], entry.key


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_descriptions_of_commands_and_options_fit(language: str) -> None:
    """Discord takes 100 characters."""
    for entry in catalog.entries(language):
        if "-command-" in entry.key or "-option-" in entry.key:
            for text in catalog.forms(entry.message.value, SAMPLE):
                assert 1 <= len(text) <= LIMITS["description"], entry.key


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_single_text_fills_a_screen(language: str) -> None:
    """A screen has 4,000 characters; a text is far from that, so that several go together."""
    for entry in catalog.entries(language):
        for text in catalog.forms(entry.message.value, SAMPLE):
            assert len(text) <= SCREEN, entry.key
