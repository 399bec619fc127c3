"""What can be looked up: topics and buildings by readers' words, dominoes by their numbers."""

from __future__ import annotations

import re
from difflib import get_close_matches
from itertools import chain
from typing import Final

from cogs.rules.book import BOOK, QUEENDOMINO, Book
from engine import DOMINOES
from engine.buildings import BUILDINGS
from locales import Texts
from render import effects
from services.facts import Setup

RULES: Final = (
    "game",
    "start",
    "turn",
    "place",
    "grid",
    "discard",
    "choose",
    "order",
    "round",
    "scoring",
    "ties",
    "takeback",
    "fairness",
)
QUEEN: Final = (
    "queendomino",
    "queen_turn",
    "town",
    "tax",
    "knights",
    "coins",
    "building",
    "board",
    "towers",
    "queen",
    "dragon",
    "queen_scoring",
    "first_choice",
    "icons",
)
BUILT: Final = tuple(BUILDINGS)
TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
TERMS: Final = ("domino", "line", "king", "castle", "territory", "crown", "square", *TERRAINS)
SETUPS: Final = (
    "two",
    "three",
    "four",
    "mighty_duel",
    "queen_two",
    "queen_three",
    "queen_four",
    "discovery",
    "middle_kingdom",
    "harmony",
    "dynasty",
)
GROUPS: Final = {
    "rules": RULES,
    "queen": QUEEN,
    "built": BUILT,
    "terms": TERMS,
    "setups": SETUPS,
}
OF_QUEENDOMINO: Final = ("queen", "built")
"""The groups that are left out where another box is played."""
TOPICS: Final = tuple(topic for topics in GROUPS.values() for topic in topics)
COUNTED: Final = (*TERRAINS, "town")
"""The topics that tell how much of a terrain there is."""

_LORDS: Final = {2: "two", 3: "three", 4: "four"}
_LETTER: Final = {"discovery": "D", QUEENDOMINO: "Q"}
_DOMINO: Final = re.compile(r"(?P<box>[kqd]?)[ #]?(?P<number>[1-9][0-9]?)", re.IGNORECASE)
_NO_WORD: Final = re.compile(r"[\W_]+")


def title(topic: str, texts: Texts) -> str:
    """A topic's title; a building's is its name."""
    if topic in BUILDINGS:
        return effects.name(topic, texts)
    return texts.plain(f"rules-{topic}-title")


def groups_of(box: str) -> dict[str, tuple[str, ...]]:
    """The groups of topics that go with a box; all of them where none is meant."""
    mixed = box in ("", QUEENDOMINO)
    return {key: some for key, some in GROUPS.items() if mixed or key not in OF_QUEENDOMINO}


def domino_of(asked: str, box: str = "") -> str | None:
    """The id of a domino that is asked for: "17", "K17", "d3"; a bare number is the box's own."""
    match = _DOMINO.fullmatch(asked.strip())
    if match is None:
        return None
    letter = match["box"].upper() or _LETTER.get(box, "K")
    id = f"{letter}{match['number']}"
    return id if id in DOMINOES else None


def found(asked: str, texts: Texts, book: Book = BOOK) -> list[str]:
    """The topics that what is asked may mean, the best first; those of another box last."""
    typed = _plain(asked)
    if asked.strip() and not typed:
        return []
    own = {topic for topics in groups_of(book.box).values() for topic in topics}
    ranks = {topic: _rank(typed, topic, texts, book) for topic in TOPICS}
    fitting = [topic for topic in TOPICS if ranks[topic] is not None]
    if not fitting:
        return _resembling(typed, texts)
    return sorted(fitting, key=lambda topic: (ranks[topic] or 0, topic not in own))


def _rank(typed: str, topic: str, texts: Texts, book: Book) -> int | None:
    """How well a topic fits, 0 the best; None: not at all."""
    name, words = _plain(title(topic, texts)), _words(topic, texts)
    called = " ".join((name, *words, _plain(topic)))
    about = _about(topic, texts, book)
    tests = (
        typed in (_plain(topic), name),
        typed in words,
        name.startswith(typed),
        any(word.startswith(typed) for word in words),
        typed in called,
        typed in about,
        all(word in f"{called} {about}" for word in typed.split()),
    )
    return next((rank for rank, fits in enumerate(tests) if fits), None)


def _words(topic: str, texts: Texts) -> list[str]:
    """Readers' words for a topic."""
    return [_plain(word) for word in texts.plain(f"rules-{topic}-words").split(",")]


def _about(topic: str, texts: Texts, book: Book) -> str:
    """What a building brings, and the words of what that is about; nothing for other topics."""
    building = book.buildings.get(topic)
    if building is None:
        return ""
    counted = (f"{building.per}s", building.tax_bonus)
    concerned = (
        ("knights", building.knights or "knights" in counted),
        ("towers", building.towers or "towers" in counted),
        ("crown", building.crowns),
        ("tax", building.tax_bonus),
        (building.per, building.per in COUNTED),
    )
    called = [_words(other, texts) for other, is_about in concerned if is_about]
    return " ".join((_plain(effects.effect(building, texts)), *chain.from_iterable(called)))


def _resembling(typed: str, texts: Texts) -> list[str]:
    """The topics with a word that was probably meant: a slip of the keyboard, another ending."""
    known = {
        topic: [*_plain(title(topic, texts)).split(), *_words(topic, texts)] for topic in TOPICS
    }
    return [topic for topic, words in known.items() if get_close_matches(typed, words, 1, 0.8)]


def _plain(text: str) -> str:
    """Letters and digits in small letters, one blank between words."""
    return _NO_WORD.sub(" ", text.casefold()).strip()


def of_setup(setup: Setup) -> list[str]:
    """The topics that tell what is special in a game."""
    if setup.box == "discovery":
        first = "discovery"
    elif setup.box == QUEENDOMINO:
        first = f"queen_{_LORDS[setup.lords]}"
    elif "mighty_duel" in setup.variants:
        first = "mighty_duel"
    else:
        first = _LORDS[setup.lords]
    bonuses = [topic for topic in ("middle_kingdom", "harmony") if topic in setup.variants]
    return [first, *bonuses, *(["dynasty"] if setup.dynasty else [])]
