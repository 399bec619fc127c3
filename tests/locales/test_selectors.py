"""How texts choose between variants, so that every language can choose as well."""

from __future__ import annotations

import ast
import re

import pytest
from fluent.syntax import ast as fluent

import locales
from locales.checking import uses as sources
from locales.checking.catalog import Entry, catalog, languages, walk
from tests.helpers import pseudo, told

COUNTED = re.compile(r"\b(an?|one|once|1)\b", re.IGNORECASE)
RELATIVE = re.compile(r"""(\w+\.)*(relative|left|_ago)\(|f?['"]<t:[^>]*:R>""")
DATES = {"since", "until", "from"}
"""Variables that are dates: a word such as "since" stands before them."""


def _selects(entry: Entry) -> list[fluent.SelectExpression]:
    nodes = walk(entry.message)
    return [node for node in nodes if isinstance(node, fluent.SelectExpression)]


def _variables(node: fluent.BaseNode) -> set[str]:
    return {one.id.name for one in walk(node) if isinstance(one, fluent.VariableReference)}


def _words(pattern: fluent.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, fluent.TextElement))


def test_a_category_says_its_count_and_only_a_number_is_put_in_words() -> None:
    """`one` holds 0 in French and Portuguese, and 21 in Russian: "a second" stands at `[1]`.

    So translators find it in English; what they write is checked by their language's plurals.
    """
    for entry in catalog("en").entries:
        for select in _selects(entry):
            name, words = told.choice(select)
            other = next(one.value for one in select.variants if one.default)
            for variant in () if words else select.variants:
                if isinstance(variant.key, fluent.NumberLiteral) or variant.default:
                    continue
                if name in _variables(other):
                    assert name in _variables(variant.value), entry.key
                elif variant.key.name == "one":
                    assert not COUNTED.search(_words(variant.value)), entry.key


@pytest.mark.parametrize("language", languages())
def test_numbers_stand_before_categories(language: str) -> None:
    """Fluent takes the first variant that fits."""
    for entry in catalog(language).entries:
        for select in _selects(entry):
            numbers = [isinstance(one.key, fluent.NumberLiteral) for one in select.variants]
            assert numbers == sorted(numbers, reverse=True), entry.key


def test_a_date_is_no_length_of_time() -> None:
    """Discord writes relative times as "2 hours ago": they follow no "since" and no "until"."""
    for path, tree in sources.trees():
        for node in ast.walk(tree):
            for name, value in _given(node):
                if name in DATES:
                    found = RELATIVE.match(ast.unparse(value))
                    assert not found, f"{path}:{value.lineno} {name}"


def _given(node: ast.AST) -> list[tuple[str, ast.expr]]:
    """What is given to a text by name: as a keyword, or in a dictionary."""
    if isinstance(node, ast.keyword) and node.arg:
        return [(node.arg, node.value)]
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return [(str(key.value), value) for key, value in pairs if isinstance(key, ast.Constant)]
    return []


@pytest.mark.parametrize(
    ("key", "variables", "fault"),
    [
        ("town-coins", {"coins": 2}, ""),
        ("town-coins", {"coins": 4.5}, ""),
        ("town-coins", {"coins": "2"}, "coins is '2', no number"),
        ("town-coins", {}, "coins is None, no number"),
        ("table-seed-follows", {"known": "day"}, ""),
        ("table-seed-follows", {"known": 1}, "known is 1, none of"),
    ],
)
def test_a_selector_gets_a_number_or_one_of_its_words(
    key: str, variables: dict[str, str | float], fault: str
) -> None:
    """Every text that any test makes is looked at; a string of figures chooses no plural."""
    assert fault in told.wrong("en", key, variables, "")
    assert bool(fault) == bool(told.wrong("en", key, variables, ""))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("paused since <t:5:f>", ""),
        ("it ends <t:5:R>", ""),
        ("paused since <t:5:R>", "since"),
        ("until **<t:5:R>**", "until"),
    ],
)
def test_no_text_says_since_two_hours_ago(text: str, fault: str) -> None:
    """The same for every text that any test makes."""
    assert fault in told.wrong("en", "common-half", {"crowns": 1}, text)
    assert bool(fault) == bool(told.wrong("en", "common-half", {"crowns": 1}, text))


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("de", "Es endet am <t:5:R>.", True),
        ("de", "Deine Zeit war um (<t:5:R>).", False),
        ("nl", "Het begint op <t:5:R>.", True),
        ("nl", "Het begint <t:5:R>.", False),
        ("fr", "Jusqu’au **<t:5:R>**", True),
        ("es", "termina el <t:5:R>", True),
        ("it", "termina il <t:5:f>", False),
        ("pt", "desde <t:5:R>", True),
        ("ru", "до <t:5:R>", True),
        ("ru", "Конец: <t:5:R>", False),
        ("he", "עד \u2068<t:5:R>\u2069", True),
        ("he", "סיום: \u2068<t:5:R>\u2069", False),
    ],
)
def test_no_language_says_since_two_hours_ago(language: str, text: str, wrong: bool) -> None:
    """Where a test makes a text with such a time, it is looked at in all of them."""
    assert bool(told.preceded(language, "x", text)) == wrong


def test_a_text_with_such_a_time_is_looked_at_in_all_languages() -> None:
    """Whichever language the test speaks: most speak English alone."""
    with pseudo.offered("fr", {"errors-day_played": "errors-day_played = Dès { $ends }\n"}):
        told._made.clear()
        with pytest.raises(AssertionError, match=r"fr: errors-day_played: .*“Dès”"):
            locales.texts("en")("errors-day_played", ends="<t:5:R>")
    told._made.clear()
