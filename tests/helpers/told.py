"""What every text must hold that any test makes: its selectors get what they can choose by."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from unittest.mock import patch

from fluent.syntax import FluentParser, ast

import locales
from locales import _texts

Given = Mapping[str, "str | float"]

AFTER = {
    "en": r"since|until|till|from|before|after|by|for|on|to|at|within|during",
    "de": r"seit|bis|ab|vor|nach|am|um|für|vo[nm]|zum|bei|während|innerhalb|in|im",
    "es": r"desde|hasta|antes de|después de|en|el|al|del?|para|durante",
    "fr": r"depuis|jusqu’(?:à|au)|avant|après|dès|le|du|au|à|pour|dans|en",
    "it": r"dal?|fino al?|prima del?|dopo|il|al|entro|per|in|tra|fra",
    "nl": r"sinds|tot|vanaf|voor|na|op|om|van|binnen|tijdens|over|in",
    "pt": r"desde|até|antes de|depois de|em|n[oa]|às|a partir de|para|durante|de",
    "ru": r"с|со|до|после|к|на|в|через|за|от|по|перед",
    "he": r"מאז|עד|לפני|אחרי|תוך|בעוד|[במלה]־",
}
"""What no time may follow that Discord writes as "2 hours ago" or "in 2 hours"."""
_RELATIVE = {
    language: re.compile(rf"(?<!\w)({words})[\s\u2068]*\**<t:\d+:R>", re.IGNORECASE)
    for language, words in AFTER.items()
}
_TIME = re.compile(r"\**<t:\d+:R>\**")
OFTEN = 20
"""How often a text with such a time is made in all languages; it may choose by other things."""
_made = Counter[str]()
_original = _texts.Texts._format


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def _parsed(language: str, key: str) -> ast.Pattern | None:
    """A text, if it chooses or holds another; None for most."""
    source = _texts._sources(language).get(key, "")
    if "->" not in source and not re.search(r"\{ [a-z]", source):
        return None
    entry = FluentParser(with_spans=False).parse(source).body[0]
    return entry.value if isinstance(entry, ast.Message) else None


def selects(
    language: str, pattern: ast.Pattern | None, given: Given
) -> Iterator[ast.SelectExpression]:
    """Yield the selectors that are reached with what is given: those of other variants are not."""
    for element in pattern.elements if pattern else ():
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.MessageReference):
            yield from selects(language, _parsed(language, expression.id.name), given)
        if isinstance(expression, ast.SelectExpression):
            yield expression
            name, words = choice(expression)
            exact = [one for one in expression.variants if _name(one) == str(given.get(name))]
            counted = [one for one in expression.variants if isinstance(one.key, ast.Identifier)]
            for variant in exact or ([] if words else counted):
                yield from selects(language, variant.value, given)


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def choice(select: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    """The variable of a selector, and its words; no words where it is chosen by a number."""
    assert isinstance(select.selector, ast.VariableReference)
    names = {_name(one) for one in select.variants}
    counted = any(isinstance(one.key, ast.NumberLiteral) for one in select.variants)
    words = frozenset() if counted or names <= CATEGORIES else frozenset(names)
    return select.selector.id.name, words


def wrong(language: str, key: str, given: Given, text: str) -> str:
    """What is wrong with a text that was made; "" if nothing is."""
    for select in selects(language, _parsed(language, key), given):
        variable, words = choice(select)
        value = given.get(variable)
        if value == f"<{variable}>":  # a pattern of what any number would make, as in whole games
            continue
        if words and value not in words:
            return f"{key}: {variable} is {value!r}, none of {sorted(words)}"
        if not words and (isinstance(value, bool | str) or value is None):
            return f"{key}: {variable} is {value!r}, no number"
    return preceded(language, key, text)


def preceded(language: str, key: str, text: str) -> str:
    """Say what stands wrongly before a relative time; "" if nothing does."""
    found = _RELATIVE[language].search(text) if ":R>" in text else None
    return f"{language}: {key}: a relative time follows “{found[1]}”: {text}" if found else ""


def _elsewhere(key: str, given: dict[str, str | float]) -> str:
    """Look at a text with a relative time in all other languages, as if they were spoken here."""
    if _made[key] == OFTEN or not any(_TIME.fullmatch(str(value)) for value in given.values()):
        return ""
    _made[key] += 1
    for language in AFTER:
        texts = locales.texts(language)
        if texts.language == language and key in _texts._sources(language):
            text = _original(texts, key, given, isolating=language == "he")
            if fault := preceded(language, key, text):
                return fault
    return ""


def _format(self: _texts.Texts, key: str, given: dict[str, str | float], *, isolating: bool) -> str:
    text = _original(self, key, given, isolating=isolating)
    assert not (fault := wrong(self.language, key, given, text)), fault
    assert not (fault := _elsewhere(key, given) if self.language == "en" else ""), fault
    return text


def check() -> None:
    """From now on each text that is made is looked at."""
    patch.object(_texts.Texts, "_format", _format).start()
