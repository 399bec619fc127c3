"""The English texts against the code that uses them."""

from __future__ import annotations

from locales.checking import uses as sources
from locales.checking.catalog import catalog

SOURCE = catalog("en")
ENGLISH = SOURCE.by_key
UNUSED_ON_PURPOSE = {"common-semicolon": "Texts.apart joins with it"}
"""Keys that no source names, with the reason."""


def test_every_file_can_be_read() -> None:
    """No part of a file is junk to Fluent."""
    assert not SOURCE.junk


def test_keys_start_with_their_area_and_are_unique() -> None:
    """A key says which file it is in; two files never share one."""
    seen: set[str] = set()
    for entry in SOURCE.entries:
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
            missing = SOURCE.variables(key) - use.given
            assert not missing, f"{use.file.name}:{use.line} {key} lacks {sorted(missing)}"


NOT_FOR_PEOPLE: dict[tuple[str, str], str] = {
    ("cogs/client.py", "discord.py: on_"): "how discord.py names the tasks of its events",
    ("cogs/metrics.py", ""): "what Prometheus tells whoever hosts the bot, as the log does",
    ("cogs/monitor.py", ""): "the same",
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
