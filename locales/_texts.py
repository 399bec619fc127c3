"""Look up texts: one Fluent bundle for each language; each text is parsed at its first use."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType

import structlog
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

SOURCE = "en"
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""The beginning of a message or a term in a file."""
_RLM = "\u200f"
_RIGHT_TO_LEFT = re.compile("[\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
_MARKUP = re.compile("-# |#{1,3} |- |> ")
_IN_HEBREW = re.compile(r"\W*[א-ת]")
_MAQAF = "־"
"""Stands in Hebrew between "and" and what is not Hebrew, such as a number."""
_FOLDER = Path(__file__).parent
UNTRANSLATED = frozenset({"doctor"})
"""Files that stay English: they are for the one who runs the bot, at a terminal."""


def _complete() -> tuple[str, ...]:
    """Return the languages that have all files of English: others are not offered to people."""
    english = (_FOLDER / SOURCE).glob("*.ftl")
    files = {file.name for file in english if file.stem not in UNTRANSLATED}
    folders = [one for one in _FOLDER.iterdir() if one.is_dir()]
    return tuple(
        sorted(one.name for one in folders if files <= {file.name for file in one.glob("*.ftl")})
    )


LANGUAGES: tuple[str, ...] = _complete()
"""The languages that people can choose."""

_log = structlog.get_logger()
_missing_is_fatal = True


class MissingTextError(LookupError):
    """A text that does not exist, or lacks a variable."""


def log_missing_texts() -> None:
    """From now on log a missing text and show its key instead of raising; for production."""
    global _missing_is_fatal  # noqa: PLW0603 - the one switch between tests and production
    _missing_is_fatal = False


def language_of(tag: str | None) -> str:
    """Return our language for a tag of Discord's: es for es-419, en for unknown ones."""
    language = (tag or SOURCE).split("-")[0].lower()
    return language if language in LANGUAGES else SOURCE


class Texts:
    """The texts of one language; English replaces what is not translated."""

    def __init__(self, language: str, emoji: Mapping[str, str] = MappingProxyType({})) -> None:
        self.language = language
        self._emoji = emoji
        self.locale = Locale.parse(language)
        self.right_to_left = self.locale.text_direction == "rtl"

    def __call__(self, key: str, /, **variables: str | float) -> str:
        """Return a text for a message; right-to-left languages isolate its variables.

        There each line begins with a mark of direction, whatever its first word is.
        """
        text = self._format(key, variables, isolating=self.right_to_left)
        return _from_the_right(text) if self.right_to_left else text

    def plain(self, key: str, /, **variables: str | float) -> str:
        """Return a text without invisible marks, for pictures, labels and alternative texts."""
        return self._format(key, variables, isolating=False)

    def with_emoji(self, emoji: Mapping[str, str]) -> "Texts":
        """Return the same texts with emoji for what they name, such as terrains."""
        return Texts(self.language, emoji)

    def emoji(self, name: str) -> str:
        """Return the emoji of a name, with a space behind it; "" without one."""
        return f"{self._emoji[name]} " if name in self._emoji else ""

    def has(self, key: str) -> bool:
        """Tell whether the text exists."""
        return _bundle(self.language, isolating=False).has_message(key) or self._may_fall_back(key)

    def listed(self, items: Sequence[str]) -> str:
        """List items as this language does: Ann, Ben and Cara."""
        shown = self._anchored(items)
        if self.language == "he" and len(shown) > 1 and not _IN_HEBREW.match(items[-1]):
            shown[-1] = f"{_MAQAF}{shown[-1]}"
        return format_list(shown, locale=self.locale)

    def series(self, items: Iterable[str], sign: str = ", ") -> str:
        """Set data side by side, between them a sign that is alike in all languages: 3, 17."""
        return sign.join(self._anchored(items))

    def apart(self, items: Iterable[str]) -> str:
        """List items that may have commas in them: 3 a, b; 2 c."""
        return self.series(items, self.plain("common-semicolon"))

    def decimal(self, value: float) -> str:
        """Write a number with at most one decimal: 43.5, in German 43,5."""
        return str(format_decimal(value, "0.#", self.locale))

    def either(self, items: Sequence[str]) -> str:
        """List items of which one is to be chosen: 12, 24 or 36."""
        return format_list(self._anchored(items), style="or", locale=self.locale)

    def _anchored(self, items: Iterable[str]) -> list[str]:
        """Let items go on from right to left in such a language, even if all are Latin names."""
        shown = list(items)
        if not self.right_to_left or len(shown) == 1:
            return shown
        return [one if _RIGHT_TO_LEFT.match(one) else f"{_RLM}{one}" for one in shown]

    def _may_fall_back(self, key: str) -> bool:
        return self.language != SOURCE and texts(SOURCE).has(key)

    def _format(self, key: str, variables: dict[str, str | float], *, isolating: bool) -> str:
        bundle = _bundle(self.language, isolating=isolating)
        if not bundle.has_message(key):
            if self._may_fall_back(key):
                return texts(SOURCE)._format(key, variables, isolating=isolating)
            return _missed(self.language, key, "unknown")
        pattern = bundle.get_message(key).value
        if pattern is None:
            return _missed(self.language, key, "empty")
        text, errors = bundle.format_pattern(pattern, variables)
        if errors:
            _missed(self.language, key, "; ".join(map(str, errors)))
        return str(text)


def _from_the_right(text: str) -> str:
    """Let titles, and lines with a word from right to left, begin there; code stays."""
    if "```" in text:
        return text
    lines = []
    for line in text.split("\n"):
        markup = _MARKUP.match(line)
        begins = markup.end() if markup else 0
        is_ours = markup or _RIGHT_TO_LEFT.search(line)  # a title may be a name alone
        turns = is_ours and not _RIGHT_TO_LEFT.match(line, begins)
        lines.append(f"{line[:begins]}{_RLM}{line[begins:]}" if turns else line)
    return "\n".join(lines)


def texts(language: str | None = None) -> Texts:
    """Return the texts for a language tag of Discord's or ours."""
    return _texts(language_of(language))


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


class _Messages(dict[str, Message | Term]):
    """Messages by key, each parsed when it is first needed: to parse all takes seconds.

    With the sign "-" the terms that they hold, by names without it.
    None is kept here: the bundle keeps what it makes of each, and asks once.
    """

    def __init__(self, sources: Mapping[str, str], sign: str = "") -> None:
        super().__init__()
        self._sources = sources
        self._sign = sign

    def __contains__(self, key: object) -> bool:
        return f"{self._sign}{key}" in self._sources

    def __missing__(self, key: str) -> Message | Term:
        parsed = FluentParser(with_spans=False).parse(self._sources[f"{self._sign}{key}"]).body
        return next(one for one in parsed if isinstance(one, Message | Term))


@cache
def _sources(language: str) -> Mapping[str, str]:
    """Return the source of each message of a language: it begins at the left, what follows not."""
    found: dict[str, str] = {}
    for file in sorted((_FOLDER / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        starts = [*_ENTRY.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def _bundle(language: str, *, isolating: bool) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=isolating)
    bundle._messages = _Messages(_sources(language))
    bundle._terms = _Messages(_sources(language), "-")
    return bundle


def _missed(language: str, key: str, why: str) -> str:
    if _missing_is_fatal:
        raise MissingTextError(f"{language}: {key}: {why}")
    _log.error("locales.missing", language=language, key=key, why=why)
    return key
