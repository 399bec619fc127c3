"""The Fluent files, parsed: their entries, their variables, and how long they can get."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

FOLDER = Path(__file__).parents[2] / "locales"


@dataclass(frozen=True)
class Entry:
    """One message of one file."""

    language: str
    area: str
    key: str
    message: ast.Message

    @property
    def variables(self) -> frozenset[str]:
        """Its own variables, and those of the messages that it holds."""
        nodes = [*walk(self.message)]
        own = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        held = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
        return frozenset(own).union(*(by_key(self.language)[key].variables for key in held))


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Every node under a node."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def resource(file: Path) -> ast.Resource:
    return parse(file.read_text("utf-8"))


@cache
def entries(language: str) -> tuple[Entry, ...]:
    return tuple(
        Entry(language, file.stem, item.id.name, item)
        for file in files(language)
        for item in resource(file).body
        if isinstance(item, ast.Message)
    )


@cache
def by_key(language: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in entries(language)}


def forms(pattern: ast.Pattern | None, sample: dict[str, str], language: str = "en") -> list[str]:
    """Every text that a pattern can become, its variables filled with samples."""
    if pattern is None:
        return [""]
    pieces = [_forms_of(element, sample, language) for element in pattern.elements]
    return ["".join(chosen) for chosen in itertools.product(*pieces)]


def _forms_of(element: object, sample: dict[str, str], language: str) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if not isinstance(element, ast.Placeable):
        raise TypeError(element)
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        every = [forms(variant.value, sample, language) for variant in expression.variants]
        return [*itertools.chain.from_iterable(every)]
    if isinstance(expression, ast.MessageReference):
        return forms(by_key(language)[expression.id.name].message.value, sample, language)
    if isinstance(expression, ast.VariableReference):
        return [sample.get(expression.id.name, "12")]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    if isinstance(expression, ast.Placeable):
        return _forms_of(expression, sample, language)
    raise TypeError(expression)
