"""Selectors: by number each category of the language's plurals, by word the words of English."""

from collections.abc import Iterator

from babel import Locale
from fluent.syntax import ast

from locales.checking.catalog import Catalog, walk
from locales.checking.fault import Fault

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
NUMBERS = range(201)
"""What is counted; no plural of our languages needs more to show all its categories."""


def faults(catalog: Catalog, source: Catalog) -> Iterator[Fault]:
    """Yield selectors that lack a branch, or have one that never comes."""
    for entry in catalog.entries:
        english = source.by_key.get(entry.key)
        known = _words(english.message) if english else {}
        for node in walk(entry.message):
            if isinstance(node, ast.SelectExpression):
                names = [_name(one) for one in node.variants]
                if _counts(node):
                    found = _counting(node, catalog.language)
                else:
                    found = _choosing(names, known.get(_selector(node)))
                yield from (Fault("plurals", entry.key, why) for why in found)


def counted(message: ast.Message) -> set[str]:
    """Return the variables of a text that are numbers: it selects by their categories."""
    nodes = [node for node in walk(message) if isinstance(node, ast.SelectExpression)]
    return {_selector(node) for node in nodes if _counts(node)}


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def _selector(node: ast.SelectExpression) -> str:
    selector = node.selector
    return selector.id.name if isinstance(selector, ast.VariableReference) else ""


def _counts(node: ast.SelectExpression) -> bool:
    """Tell whether a selector is a number: by its categories or numbers."""
    names = {_name(one) for one in node.variants if not one.default}
    return any(one.lstrip("-").isdecimal() or one in CATEGORIES for one in names)


def _counting(node: ast.SelectExpression, language: str) -> Iterator[str]:
    rule = Locale.parse(language).plural_form
    names = [_name(one) for one in node.variants]
    for name in names:
        if name in CATEGORIES and name not in {*rule.tags, "other"}:
            yield f"[{name}] never comes"
        elif name not in CATEGORIES and not name.lstrip("-").isdecimal():
            yield f"[{name}] is no category and no number"
    default = next(_name(one) for one in node.variants if one.default)
    met = {number: _met(names, number, rule(number)) for number in NUMBERS}
    if any(name in CATEGORIES and name != "other" for name in names):
        by_category = {rule(number) for number in NUMBERS}
        left = {rule(number) for number, name in met.items() if name is None} - {default}
        if len(left) > (0 if default in by_category else 1):
            yield f"[{'], ['.join(sorted(left))}] is missing"
    yield from _bare_ones(node, {number for number, name in met.items() if name == "one"})


def _met(names: list[str], number: int, category: str) -> str | None:
    """Return the first branch that Fluent takes for a number; None for the default."""
    return next((name for name in names if name in (str(number), category)), None)


def _bare_ones(node: ast.SelectExpression, numbers: set[int]) -> Iterator[str]:
    """Find an [one] that does not show the number though it stands for several, as 0, 1 or 21."""
    shown = {_name(one): _shows(one, _selector(node)) for one in node.variants}
    others = [shows for name, shows in shown.items() if name in CATEGORIES and name != "one"]
    if len(numbers) > 1 and not shown.get("one", True) and any(others):
        some = ", ".join(map(str, sorted(numbers)[:3]))
        yield f"[one] is also for {some}: it needs {{ ${_selector(node)} }}, or [1] before it"


def _shows(variant: ast.Variant, variable: str) -> bool:
    return any(
        isinstance(node, ast.VariableReference) and node.id.name == variable
        for node in walk(variant.value)
    )


def _words(message: ast.Message) -> dict[str, set[str]]:
    """Return the words by which each variable of a text selects."""
    found: dict[str, set[str]] = {}
    for node in walk(message):
        if isinstance(node, ast.SelectExpression) and not _counts(node):
            found.setdefault(_selector(node), set()).update(map(_name, node.variants))
    return found


def _choosing(names: list[str], english: set[str] | None) -> Iterator[str]:
    if english is None:
        return
    for name in sorted(english - set(names)):
        yield f"[{name}] is missing"
    for name in sorted(set(names) - english):
        yield f"[{name}] does not exist in English"
