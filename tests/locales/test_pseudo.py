"""The language made of English, by which tests find what is not translated and what has no room."""

from __future__ import annotations

import locales
from locales.checking.catalog import Catalog, catalog
from locales.checking.faults import faults
from services.facts.names import folded
from tests.helpers import pseudo

CONCERNS = ("keys", "plurals")


def test_words_get_accents_and_length_and_all_else_stays() -> None:
    """Markup, code, commands, links, mentions."""
    made = pseudo.worded("**Take** a `seat` in /game new: <@1> [here](https://x.example) box:a")
    assert made == "**Tákéēē** á `seat` íñ /game new: <@1> [héŕéēē](https://x.example) box:a"
    assert folded("Tákéēē").startswith("take")


def test_every_text_is_whole_and_a_third_longer() -> None:
    """As a translation would be: the same keys and variables, each within its limits."""
    source = catalog("en")
    made = pseudo.Sources("fr")
    files: dict[str, str] = {}
    for entry in source.entries:
        files[entry.area] = files.get(entry.area, "") + made[entry.key]
    language = Catalog("fr", files)
    assert not [fault for fault in faults(language, source) if fault.concern in CONCERNS]
    english, longer = (
        sum(len(one.forms(key, {})[-1]) for key in source.by_key) for one in (source, language)
    )
    assert longer > 1.3 * english


def test_it_is_offered_only_inside() -> None:
    """Then it is gone again."""
    before, label = locales.LANGUAGES, locales.texts("fr").plain("common-button-play")
    with pseudo.offered():
        assert locales.texts("fr").plain("common-button-play") == "‹Pláýēē›"
        assert "fr" in locales.LANGUAGES
    assert before == locales.LANGUAGES
    assert locales.texts("fr").plain("common-button-play") == label
