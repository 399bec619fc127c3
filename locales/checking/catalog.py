"""The Fluent files of a language, parsed: their texts, variables, and what a text can become."""

import itertools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fluent.syntax import ast, parse

FOLDER = Path(__file__).parents[1]
ENGLISH = "en"
_UNCHECKED = re.compile(r"^unchecked: *(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Entry:
    """One text of one file."""

    area: str
    """The name of its file."""
    key: str
    message: ast.Message

    @cached_property
    def unchecked(self) -> frozenset[str]:
        """What is not checked of it: `# unchecked: terms, english` in its comment."""
        said = self.message.comment.content if self.message.comment else ""
        found = _UNCHECKED.search(said or "")
        return frozenset(found[1].replace(",", " ").split()) if found else frozenset()

    def nodes(self, kind: type[ast.BaseNode]) -> list[ast.BaseNode]:
        """List the parts of a kind."""
        return [node for node in walk(self.message) if isinstance(node, kind)]


class Catalog:
    """The texts of a language, from the contents of its files by name."""

    def __init__(self, language: str, files: Mapping[str, str]) -> None:
        self.language = language
        parsed = {area: parse(text) for area, text in files.items()}
        self.areas = tuple(parsed)
        self.entries = tuple(
            Entry(area, item.id.name, item)
            for area, file in parsed.items()
            for item in file.body
            if isinstance(item, ast.Message)
        )
        self.terms = {
            item.id.name: item
            for file in parsed.values()
            for item in file.body
            if isinstance(item, ast.Term)
        }
        self.junk = tuple(
            (area, item.content or "")
            for area, file in parsed.items()
            for item in file.body
            if isinstance(item, ast.Junk)
        )
        self.by_key = {entry.key: entry for entry in reversed(self.entries)}

    def variables(self, key: str) -> frozenset[str]:
        """Return a text's own variables, and those of the texts that it holds."""
        nodes = [*walk(self.by_key[key].message)]
        own = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        held = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
        return frozenset(own).union(*(self.variables(one) for one in held if one in self.by_key))

    def forms(self, key: str, sample: Mapping[str, str], other: str = "12") -> list[str]:
        """Return every text that a key can become; `other` stands for variables without sample."""
        return self._forms(self.by_key[key].message.value, sample, other)

    def _forms(
        self, pattern: ast.Pattern | None, sample: Mapping[str, str], other: str
    ) -> list[str]:
        if pattern is None:
            return [""]
        pieces = [self._forms_of(element, sample, other) for element in pattern.elements]
        return ["".join(chosen) for chosen in itertools.product(*pieces)]

    def _forms_of(self, element: object, sample: Mapping[str, str], other: str) -> list[str]:
        match element:
            case ast.TextElement():
                found = [element.value]
            case ast.Placeable():
                found = self._forms_of(element.expression, sample, other)
            case ast.SelectExpression():
                every = [self._forms(one.value, sample, other) for one in element.variants]
                found = [*itertools.chain.from_iterable(every)]
            case ast.MessageReference() if element.id.name in self.by_key:
                found = self.forms(element.id.name, sample, other)
            case ast.TermReference() if element.id.name in self.terms:
                found = self._forms(self.terms[element.id.name].value, sample, other)
            case ast.VariableReference():
                found = [sample.get(element.id.name, other)]
            case ast.StringLiteral():
                found = [str(element.parse()["value"])]
            case _:
                found = [other]
        return found


def walk(node: object) -> Iterator[ast.BaseNode]:
    """Yield every node under a node."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def languages() -> list[str]:
    """List the languages that have a file, offered to people or not."""
    return sorted({file.parent.name for file in FOLDER.glob("*/*.ftl")})


@cache
def catalog(language: str, folder: Path = FOLDER) -> Catalog:
    """Return the catalog of a language as its files are."""
    files = sorted((folder / language).glob("*.ftl"))
    return Catalog(language, {file.stem: file.read_text("utf-8") for file in files})
