"""What can be looked up: topics and buildings by readers' words, dominoes by their numbers."""

from __future__ import annotations

import re
from difflib import get_close_matches
from itertools import chain
from typing import Final

from cogs.rules.book import BOOK, QUEENDOMINO, WEDDING, Book
from engine import DOMINOES
from engine.buildings import BUILDINGS
from engine.tokens import QUESTS, TOKENS
from locales import Texts
from render.words import effects
from services.facts.tables import Setup
from services.state import setups

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
GIANTS: Final = (
    "giants",
    "giant",
    "footprints",
    "receiving",
    "quests",
    *(f"quest_{id}" for id in QUESTS),
)
COURT: Final = ("court", "resources", "recruit", "search", *(f"court_{id}" for id in TOKENS))
SETUPS: Final = (
    "two",
    "three",
    "four",
    "mighty_duel",
    "queen_two",
    "queen_three",
    "queen_four",
    "wedding_few",
    "wedding_many",
    "teams",
    "giants_two",
    "giants_big",
    "giants_three",
    "giants_four",
    "giants_five",
    "discovery",
    "middle_kingdom",
    "harmony",
    "dynasty",
)
GROUPS: Final = {
    "rules": RULES,
    "queen": QUEEN,
    "built": BUILT,
    "giants": GIANTS,
    "court": COURT,
    "terms": TERMS,
    "setups": SETUPS,
}
OF_QUEENDOMINO: Final = ("queen", "built")
"""The groups that are left out where no towns are played."""
TOPICS: Final = tuple(topic for topics in GROUPS.values() for topic in topics)
COUNTED: Final = (*TERRAINS, "town")
"""The topics that tell how much of a terrain there is."""

GIANT_DOMINOES: Final = tuple(id for id in DOMINOES if id.isalpha() or id.isdigit())
"""The dominoes that Age of Giants adds: A to F and 49 to 54."""

_LORDS: Final = {2: "two", 3: "three", 4: "four", 5: "five"}
_FEW: Final = (2, 3, 4)
_NEEDED: Final = {"wedding": "royal_wedding", "teams": "teams", "giants": "giants"}
"""What has to be open for the set-ups whose topics begin so."""
_LETTER: Final = {"discovery": "D", QUEENDOMINO: "Q"}
_DOMINO: Final = re.compile(r"(?P<box>[kqd]?)[ #]?(?P<number>[1-9][0-9]?)", re.IGNORECASE)
_NO_WORD: Final = re.compile(r"[\W_]+")


def title(topic: str, texts: Texts) -> str:
    """A topic's title; a building's is its name."""
    if topic in BUILDINGS:
        return effects.name(topic, texts)
    if quest_of(topic):
        return texts.plain("rules-quest-title", quest=effects.quest_name(quest_of(topic), texts))
    if token_of(topic):
        return texts.plain("rules-token-title", token=effects.token_name(token_of(topic), texts))
    return texts.plain(f"rules-{topic}-title")


def quest_of(topic: str) -> str:
    """The quest that a topic is about; "" for every other topic."""
    id = topic.removeprefix("quest_")
    return id if id != topic and id in QUESTS else ""


def token_of(topic: str) -> str:
    """The Court's token that a topic is about; "" for every other topic."""
    id = topic.removeprefix("court_")
    return id if id != topic and id in TOKENS else ""


def is_open(topic: str) -> bool:
    """Whether tables may be opened with what a topic is about; the others are not shown."""
    if topic in GIANTS or topic in COURT:
        return ("giants" if topic in GIANTS else "court") in setups.PLAYABLE
    needed = _NEEDED.get(topic.split("_", maxsplit=1)[0], "")
    return needed in setups.PLAYABLE or not (needed and topic in SETUPS)


def groups_of(book: Book) -> dict[str, tuple[str, ...]]:
    """The groups of topics that go with a game; all of them where none is meant."""
    anywhere = not book.box
    shown = {
        **dict.fromkeys(OF_QUEENDOMINO, anywhere or book.box in (QUEENDOMINO, WEDDING)),
        "giants": anywhere or book.giants,
        "court": anywhere or book.court,
    }
    open_ones = {key: tuple(filter(is_open, some)) for key, some in GROUPS.items()}
    return {key: some for key, some in open_ones.items() if some and shown.get(key, True)}


def domino_of(asked: str, box: str = "") -> str | None:
    """The id of a domino that is asked for: "17", "K17", "d3"; a bare number is the box's own.

    "A" to "F" and "49" to "54" are those of Age of Giants.
    """
    bare = asked.strip().lstrip("#").strip().upper()
    if bare in GIANT_DOMINOES and "giants" in setups.PLAYABLE:
        return bare
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
    own = {topic for topics in groups_of(book).values() for topic in topics}
    topics = [topic for topic in TOPICS if is_open(topic)]
    ranks = {topic: _rank(typed, topic, texts, book) for topic in topics}
    fitting = [topic for topic in topics if ranks[topic] is not None]
    if not fitting:
        return _resembling(typed, texts)
    return sorted(fitting, key=lambda topic: (ranks[topic] or 0, topic not in own))


def also(asked: str, chosen: str, texts: Texts) -> list[str]:
    """The topics beside the chosen one that bear what is asked in their name, or as a word."""
    typed, others = _plain(asked), [one for one in TOPICS if is_open(one) and one != chosen]
    named = [one for one in others if f" {typed} " in f" {_plain(title(one, texts))} "]
    return named + [one for one in others if typed in _words(one, texts) and one not in named]


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
    """Readers' words for a topic; all quests have the same ones, and all tokens."""
    key = "quest" if quest_of(topic) else "token" if token_of(topic) else topic
    return [_plain(word) for word in texts.plain(f"rules-{key}-words").split(",")]


def _about(topic: str, texts: Texts, book: Book) -> str:
    """What a quest, token or building brings; with a building the words of what that is about."""
    if quest_of(topic):
        return _plain(effects.quest_about(quest_of(topic), texts))
    if token_of(topic):
        return _plain(effects.token_effect(TOKENS[token_of(topic)], texts))
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
        topic: [*_plain(title(topic, texts)).split(), *_words(topic, texts)]
        for topic in filter(is_open, TOPICS)
    }
    return [topic for topic, words in known.items() if get_close_matches(typed, words, 1, 0.8)]


def _plain(text: str) -> str:
    """Letters and digits in small letters, one blank between words."""
    return _NO_WORD.sub(" ", text.casefold()).strip()


def of_setup(setup: Setup) -> list[str]:
    """The topics that tell what is special in a game."""
    bonuses = [topic for topic in ("middle_kingdom", "harmony") if topic in setup.variants]
    parts = [topic for topic in ("giants", "court", "dynasty") if getattr(setup, topic)]
    return [_first(setup), *bonuses, *parts]


def _first(setup: Setup) -> str:
    """The topic of a box with its lords."""
    if setup.box == "discovery":
        return "discovery"
    if setup.box == WEDDING:
        few = "wedding_few" if setup.lords <= max(_FEW) else "wedding_many"
        return "teams" if setup.teams else few
    duel = "mighty_duel" in setup.variants
    if setup.giants:
        big = setup.lords == min(_FEW) and (duel or setup.box == QUEENDOMINO)
        return "giants_big" if big else f"giants_{_LORDS[setup.lords]}"
    if setup.box == QUEENDOMINO:
        return f"queen_{_LORDS[setup.lords]}"
    return "mighty_duel" if duel else _LORDS[setup.lords]
