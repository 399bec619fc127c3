"""The terms of glossary.csv: where English has one, a form of the language's own word stands.

A cell may hold several words with / between them. Forms are told by stems, so this is tolerant. The
name of a building, a variant or a box stands in every text that has it in English; of other terms a
language may say some texts without the noun, but most have it.
"""

import csv
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from locales.checking.catalog import Catalog
from locales.checking.fault import Fault
from locales.checking.visible import HOLE, prose

FILE = Path(__file__).with_name("glossary.csv")
MOST = 0.7
"""In how many of its texts a term's word stands, at least."""
ENDINGS = {"ru": 2, "he": 1}
"""How many letters of a word may change; elsewhere two."""
WITHIN = ("de", "nl", "he")
"""Where a word may begin within another: in compounds, after a prefix."""
_FINALS = str.maketrans("ךםןףץ", "כמנפצ")
_WORD = re.compile(r"[^\W\d_]+")


class Term(NamedTuple):
    """A term with its words by language."""

    name: str
    strict: bool
    words: dict[str, tuple[str, ...]]


@cache
def terms() -> tuple[Term, ...]:
    """Return the table."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = [*csv.DictReader(file)]
    return tuple(
        Term(
            row.pop("term"),
            row.pop("strict") == "yes",
            {language: tuple(cell.split("/")) for language, cell in row.items()},
        )
        for row in rows
    )


def faults(catalog: Catalog, source: Catalog) -> Iterator[Fault]:
    """Yield names that a text lacks, and terms that most texts lack."""
    pairs = [
        (
            entry.key,
            " ".join(map(prose, source.forms(entry.key, {}, HOLE))),
            _folded(" ".join(catalog.forms(entry.key, {}, HOLE))),
        )
        for entry in catalog.entries
        if entry.key in source.by_key and not entry.key.endswith("-words")
    ]
    for term in terms():
        if catalog.language not in term.words:
            continue
        shape, own = _english(term.words["en"]), term.words[catalog.language]
        spoken = [(key, text) for key, english, text in pairs if shape.search(english)]
        without = [key for key, text in spoken if not _has(text, own, catalog.language)]
        said = " or ".join(own)
        for key in without:
            yield Fault("terms", key, f"{term.words['en'][0]}: {said}?", hint=not term.strict)
        share = 1 - len(without) / max(1, len(spoken))
        if not term.strict and len(spoken) > 3 and share < MOST:
            why = f"{said}: in {share:.0%} of {len(spoken)} texts, such as not in {without[0]}"
            yield Fault("terms", term.name, why)


@cache
def _english(words: tuple[str, ...]) -> re.Pattern[str]:
    flags = re.NOFLAG if any(word[0].isupper() for word in words) else re.IGNORECASE
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})(?:s|'s)?\b", flags)


def _has(text: str, own: tuple[str, ...], language: str) -> bool:
    return any(all(re.search(stem, text) for stem in _stems(word, language)) for word in own)


@cache
def _stems(words: str, language: str) -> tuple[str, ...]:
    """Return what the words of a term begin with in any form; little words don't count."""
    every = _WORD.findall(_folded(words))
    found = [word for word in every if len(word) > 3] or every
    return tuple(_stem(word, language) for word in found)


def _stem(word: str, language: str) -> str:
    if language == "he" and len(word) > 3:
        word = word.removeprefix("ה")
    stem = word[: max(3, len(word) - ENDINGS.get(language, 2))]
    return stem if language in WITHIN else rf"\b{stem}"


def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_FINALS))
    return "".join(char for char in plain if unicodedata.category(char) not in ("Mn", "Cf"))
