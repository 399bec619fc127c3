"""What every text must hold that any test makes: its selectors get what they can choose by."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from unittest.mock import patch

from fluent.syntax import FluentParser, ast

from locales import _texts

Given = Mapping[str, "str | float"]

AFTER = r"since|until|till|from|before|after|by|for|on|to|at|within|during"
"""What no time may follow that Discord writes as "2 hours ago" or "in 2 hours"."""
_RELATIVE = re.compile(rf"\b({AFTER})\s+[*(]*<t:\d+:R>", re.IGNORECASE)
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
    found = _RELATIVE.search(text) if language == "en" and ":R>" in text else None
    return f"{key}: a relative time follows “{found[1]}”: {text}" if found else ""


def _format(self: _texts.Texts, key: str, given: dict[str, str | float], *, isolating: bool) -> str:
    text = _original(self, key, given, isolating=isolating)
    assert not (fault := wrong(self.language, key, given, text)), fault
    return text


def check() -> None:
    """From now on each text that is made is looked at."""
    patch.object(_texts.Texts, "_format", _format).start()
