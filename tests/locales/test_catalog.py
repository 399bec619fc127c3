"""The Fluent files against each other and against the code that uses them."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

import locales
from tests.locales import catalog, sources

ENGLISH = catalog.by_key("en")
OTHERS = [language for language in locales.LANGUAGES if language != "en"]
UNUSED_ON_PURPOSE: dict[str, str] = {}
"""Keys that no source names, with the reason."""


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    """No part of a file is junk to Fluent."""
    for file in catalog.files(language):
        for item in catalog.resource(file).body:
            assert not isinstance(item, ast.Junk), f"{file}: {item.content}"


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_keys_start_with_their_area_and_are_unique(language: str) -> None:
    """A key says which file it is in; two files never share one."""
    seen: set[str] = set()
    for entry in catalog.entries(language):
        assert entry.key.startswith(f"{entry.area}-"), entry.key
        assert entry.key not in seen, entry.key
        seen.add(entry.key)


def test_every_text_used_exists() -> None:
    """No source names a key that is not in English."""
    missing = {
        f"{use.pattern} ({use.file.name}:{use.line})"
        for use in sources.uses()
        if not any(use.matches(key) for key in ENGLISH)
    }
    assert not missing


def test_every_text_is_used() -> None:
    """No text is left over."""
    unused = {
        key
        for key in ENGLISH
        if key not in UNUSED_ON_PURPOSE and not any(use.matches(key) for use in sources.uses())
    }
    assert not unused


def test_every_text_gets_its_variables() -> None:
    """Where a call writes its variables out, none that the text wants is missing."""
    for use in sources.uses():
        key = use.pattern.replace("\\", "")
        if use.given is not None and key in ENGLISH:
            missing = ENGLISH[key].variables - use.given
            assert not missing, f"{use.file.name}:{use.line} {key} lacks {sorted(missing)}"


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_texts_with_the_same_variables(language: str) -> None:
    """A translation has every key, and no variable that English lacks."""
    translated = catalog.by_key(language)
    assert translated.keys() == ENGLISH.keys()
    for key, entry in translated.items():
        assert entry.variables <= ENGLISH[key].variables, key


NOT_FOR_PEOPLE: dict[tuple[str, str], str] = {
    ("cogs/client.py", "discord.py: on_"): "how discord.py names the tasks of its events",
}
"""(file, beginning of a string): why these words may stand in the code."""


def test_no_words_for_people_stand_in_the_code() -> None:
    """What people read is in the Fluent files."""
    found = [
        f"{path.relative_to(sources.ROOT)}:{line} {text[:60]!r}"
        for path, line, text in sources.literals()
        if not _allowed(str(path.relative_to(sources.ROOT)), text)
    ]
    assert not found


def _allowed(file: str, text: str) -> bool:
    return any(file == where and text.startswith(start) for where, start in NOT_FOR_PEOPLE)
