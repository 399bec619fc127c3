"""A language made of English: accented, in brackets, up to 40 % longer; nobody is offered it.

What is shown without accents comes from elsewhere than `locales/`; what has no room is found before
a translator writes it. Variables, markup, code and commands stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from unittest import mock

from fluent.syntax import FluentParser, FluentSerializer, ast

import locales
from locales import _texts
from locales.checking import budgets
from locales.checking.catalog import catalog
from locales.checking.visible import HOLE

LONGER = 1.55
"""How much longer words get; whole texts get 40 % longer by that."""
OPEN, CLOSE = "‹", "›"
_ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "áćéğíñóŕśúýźÁĆÉĞÍÑÓŔŚÚÝŹ")
_KEPT = re.compile(
    r"```.*?```|`[^`]*`|<[^<>\s]*>|https?://\S+|(?<![\w/])/[a-z][a-z-]*(?: [a-z-]+)?"
    r"|\b[a-z_]+:[\w#*.]+|\]\([^)]*\)",
    re.DOTALL,
)
_WORD = re.compile(r"[^\W\d_]{3,}")
_MARKUP = re.compile(r"(?:-# |#{1,3} |- |> )?")


def worded(text: str, longer: float = LONGER) -> str:
    """A text with accents, its words longer; what is typed, linked or code stays."""
    made, since = "", 0
    for kept in _KEPT.finditer(text):
        made += _words(text[since : kept.start()], longer) + kept[0]
        since = kept.end()
    return made + _words(text[since:], longer)


def _words(text: str, longer: float) -> str:
    stretched = _WORD.sub(lambda found: found[0] + "ē" * round(len(found[0]) * (longer - 1)), text)
    return stretched.translate(_ACCENTED)


def source_of(key: str, english: str) -> str:
    """A message in the language, from its English one."""
    (entry,) = [
        one
        for one in FluentParser(with_spans=False).parse(english).body
        if isinstance(one, ast.Message | ast.Term)
    ]
    entry.comment = None
    assert entry.value is not None
    _stretched(entry.value, min(LONGER, _room(key)))
    _bracketed(entry.value)
    return FluentSerializer().serialize_entry(entry)


def _room(key: str) -> float:
    """How much longer than English a text may be where it is shown; translators know it, too."""
    slots = [slot for slot in budgets.LIMITS if budgets.keys_in(slot).fullmatch(key)]
    if "-command-" in key or "-option-" in key:
        slots.append("description")
    longest = max(map(len, catalog("en").forms(key, budgets.SAMPLE)))
    rooms = [(budgets.LIMITS[slot] - len(OPEN + CLOSE)) / max(longest, 1) for slot in slots]
    return max(1.0, min(rooms, default=LONGER) - 0.03)  # the letters of each word are rounded


def _stretched(pattern: ast.Pattern, longer: float) -> None:
    whole = "".join(getattr(one, "value", HOLE) for one in pattern.elements)
    made = iter(worded(whole, longer).split(HOLE))
    piece = next(made)
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = piece
            continue
        piece = next(made)
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _stretched(variant.value, longer)


def _bracketed(pattern: ast.Pattern) -> None:
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        markup = _MARKUP.match(first.value)
        assert markup is not None
        first.value = f"{markup[0]}{OPEN}{first.value[markup.end() :]}"
        pattern.elements.append(ast.TextElement(CLOSE))


class Sources(Mapping[str, str]):
    """The messages of the language by key, each made when it is first needed."""

    def __init__(self, language: str) -> None:
        self._english = _texts._sources("en")
        self._made: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        if key not in self._made:
            self._made[key] = source_of(key, self._english[key])
        return self._made[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._english)

    def __len__(self) -> int:
        return len(self._english)


@contextmanager
def offered(language: str = "fr", texts: Mapping[str, str] | None = None) -> Iterator[None]:
    """Offer people the language, or one of a test's own texts, under a code that Babel knows."""
    sources = _texts._sources
    made = Sources(language) if texts is None else texts

    def look(one: str) -> Mapping[str, str]:
        return made if one == language else sources(one)

    known = tuple(sorted({*locales.LANGUAGES, language}))
    _forget()
    with (
        mock.patch.object(_texts, "_sources", look),
        mock.patch.object(_texts, "LANGUAGES", known),
        mock.patch.object(locales, "LANGUAGES", known),
    ):
        yield
    _forget()


def _forget() -> None:
    _texts._bundle.cache_clear()
    _texts._texts.cache_clear()
