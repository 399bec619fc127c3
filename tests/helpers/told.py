"""What every text must hold that any test makes: its selectors get what they can choose by."""

from __future__ import annotations

import re
from functools import cache
from unittest.mock import patch

from fluent.syntax import FluentParser, ast

from locales import _texts
from tests.locales.catalog import walk

AFTER = r"since|until|till|from|before|after|by|for|on|to|at|within|during"
"""What no time may follow that Discord writes as "2 hours ago" or "in 2 hours"."""
_RELATIVE = re.compile(rf"\b({AFTER})\s+[*(]*<t:\d+:R>", re.IGNORECASE)
_original = _texts.Texts._format


@cache
def choices(language: str, key: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """The variables that a text chooses by: each with its words; none where it is a number."""
    source = _texts._sources(language).get(key, "")
    if "->" not in source and "{ " not in source:
        return ()
    nodes = [*walk(FluentParser(with_spans=False).parse(source))]
    held = {one.id.name for one in nodes if isinstance(one, ast.MessageReference)}
    return (
        *(choice(one) for one in nodes if isinstance(one, ast.SelectExpression)),
        *(found for one in sorted(held) for found in choices(language, one)),
    )


def choice(select: ast.SelectExpression) -> tuple[str, frozenset[str]]:
    """The variable of a selector, and its words; no words where it is chosen by a number."""
    assert isinstance(select.selector, ast.VariableReference)
    names = {one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)}
    counted = any(isinstance(one.key, ast.NumberLiteral) for one in select.variants)
    words = frozenset() if counted or names <= CATEGORIES else frozenset(names)
    return select.selector.id.name, words


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def wrong(language: str, key: str, variables: dict[str, str | float], text: str) -> str:
    """What is wrong with a text that was made; "" if nothing is."""
    for variable, words in choices(language, key):
        value = variables.get(variable)
        if words and value not in words:
            return f"{key}: {variable} is {value!r}, none of {sorted(words)}"
        if not words and (isinstance(value, bool | str) or value is None):
            return f"{key}: {variable} is {value!r}, no number"
    found = _RELATIVE.search(text) if language == "en" and ":R>" in text else None
    return f"{key}: a relative time follows “{found[1]}”: {text}" if found else ""


def _format(
    self: _texts.Texts, key: str, variables: dict[str, str | float], *, isolating: bool
) -> str:
    text = _original(self, key, variables, isolating=isolating)
    assert not (fault := wrong(self.language, key, variables, text)), fault
    return text


def check() -> None:
    """From now on each text that is made is looked at."""
    patch.object(_texts.Texts, "_format", _format).start()
