"""English that was left in a translation."""

import re
from collections.abc import Iterator

from locales.checking.catalog import Catalog
from locales.checking.fault import Fault
from locales.checking.visible import HOLE, prose

WORDS = frozenset(
    ("the", "you", "your", "with", "this", "that", "and", "from", "which", "their", "they")
)
"""Words that none of our other languages has."""
NAMES = frozenset(
    (
        *("castellan", "discord", "csv", "json", "sha", "utc", "png", "svg", "xlsx", "excel"),
        *("english", "français", "deutsch", "español", "italiano", "português", "nederlands"),
    )
)
"""What is written in Latin letters everywhere."""
SCRIPTS = {"ru": re.compile("[а-яё]", re.IGNORECASE), "he": re.compile("[א-ת]")}
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_LATIN = re.compile(r"[A-Za-zÀ-ÿ]{3,}")


def faults(catalog: Catalog, source: Catalog) -> Iterator[Fault]:
    """Yield texts that are as in English, and words of English in others."""
    for entry in catalog.entries:
        if entry.key not in source.by_key:
            continue
        shown = [prose(form) for form in catalog.forms(entry.key, {}, HOLE)]
        english = [prose(form) for form in source.forms(entry.key, {}, HOLE)]
        words = {word.casefold() for form in shown for word in _WORD.findall(form)}
        why = ""
        if shown == english and len(_WORD.findall(shown[0])) > 2:
            why = "is as in English"
        elif left := words & WORDS:
            why = f"English: {', '.join(sorted(left))}"
        elif script := SCRIPTS.get(catalog.language):
            left = {word for form in shown for word in _LATIN.findall(form)}
            left = {word for word in left if word.casefold() not in NAMES}
            if left:
                why = f"in Latin letters: {', '.join(sorted(left))}"
            elif len("".join(_WORD.findall(english[0]))) > 2 and not any(map(script.search, shown)):
                why = "has no word of this language"
        if why:
            yield Fault("english", entry.key, why)
