"""The topics of `/rules` and the search among them, and dominoes by their numbers."""

import re
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Final

from rapidfuzz import fuzz, process

import locales
from cogs.rules.book import BOOK, QUEENDOMINO, WEDDING, Book
from engine import DOMINOES
from engine.buildings import BUILDINGS, Building
from engine.tokens import QUESTS, TOKENS
from locales import Texts
from render.words import effects
from services.facts.names import folded
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
"""The groups for games with towns only."""
TOPICS: Final = tuple(topic for topics in GROUPS.values() for topic in topics)
COUNTED: Final = (*TERRAINS, "town")
"""The topics that say how much of a terrain there is."""

GIANT_DOMINOES: Final = tuple(id for id in DOMINOES if id.isalpha() or id.isdigit())
"""The dominoes that Age of Giants adds: A to F and 49 to 54."""

_LORDS: Final = {2: "two", 3: "three", 4: "four", 5: "five"}
_FEW: Final = (2, 3, 4)
_NEEDED: Final = {"wedding": "royal_wedding", "teams": "teams", "giants": "giants"}
"""What must be playable for the set-ups whose topics have this prefix."""
_LETTER: Final = {"discovery": "D", QUEENDOMINO: "Q"}
_DOMINO: Final = re.compile(r"(?P<box>[kqd]?)[ #]?(?P<number>[1-9][0-9]?)", re.IGNORECASE)
_NO_WORD: Final = re.compile(r"[\W_]+")
LONGEST_WORD: Final = 40
"""Whatever is longer is no mistyped word."""
FEW_WORDS: Final = 12
"""How many words a question has."""
ALONE: Final = 3
"""So many words of a question are looked for alone, the longest ones."""
ENDING, MISTAKE = 0.85, 0.75
"""How similar another form of a word is, such as "lakes", and one with a typing mistake."""


def title(topic: str, texts: Texts) -> str:
    """Return the title of a topic; a building's is its name."""
    if topic in BUILDINGS:
        return effects.name(topic, texts)
    if quest_of(topic):
        return texts.plain("rules-quest-title", quest=effects.quest_name(quest_of(topic), texts))
    if token_of(topic):
        return texts.plain("rules-token-title", token=effects.token_name(token_of(topic), texts))
    return texts.plain(f"rules-{topic}-title")


def quest_of(topic: str) -> str:
    """Return the quest that a topic is about; "" for other topics."""
    id = topic.removeprefix("quest_")
    return id if id != topic and id in QUESTS else ""


def token_of(topic: str) -> str:
    """Return the token of The Court that a topic is about; "" for other topics."""
    id = topic.removeprefix("court_")
    return id if id != topic and id in TOKENS else ""


def is_open(topic: str) -> bool:
    """Tell whether the subject of a topic is playable; the others are not shown."""
    if topic in GIANTS or topic in COURT:
        return ("giants" if topic in GIANTS else "court") in setups.PLAYABLE
    needed = _NEEDED.get(topic.split("_", maxsplit=1)[0], "")
    return needed in setups.PLAYABLE or not (needed and topic in SETUPS)


def groups_of(book: Book) -> dict[str, tuple[str, ...]]:
    """Return the groups of topics for a game; all of them outside of a game."""
    anywhere = not book.box
    shown = {
        **dict.fromkeys(OF_QUEENDOMINO, anywhere or book.box in (QUEENDOMINO, WEDDING)),
        "giants": anywhere or book.giants,
        "court": anywhere or book.court,
    }
    open_ones = {key: tuple(filter(is_open, some)) for key, some in GROUPS.items()}
    return {key: some for key, some in open_ones.items() if some and shown.get(key, True)}


def domino_of(asked: str, box: str = "") -> str | None:
    """Find the id of a domino: "17", "K17", "d3"; a bare number is one of the box.

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


def search(asked: str, texts: Texts, book: Book = BOOK) -> list[str]:
    """Find the topics for a question, the best first, those of other boxes last.

    Of a whole sentence, the words that tell something are looked for: together, else one of them.
    """
    typed, texts = _plain(asked), locales.texts(texts.language)
    if asked.strip() and not typed:
        return []
    found = _search(typed, texts, book)
    telling = [word for word in typed.split() if word not in _fillers(texts)]
    if found or not telling or not 1 < len(typed.split()) <= FEW_WORDS:
        return found
    alone = sorted(set(telling), key=lambda word: (-len(word), word))[:ALONE]
    for words, guess in ((" ".join(telling), True), *((word, False) for word in alone)):
        found = found or _search(words, texts, book, guess=guess)
    return found


def _search(typed: str, texts: Texts, book: Book, *, guess: bool = True) -> list[str]:
    """Find the topics that have some words in them; if none has, `guess` what was mistyped."""
    own = {topic for topics in groups_of(book).values() for topic in topics}
    topics = [topic for topic in TOPICS if is_open(topic)]
    ranks = {topic: _rank(typed, topic, texts, book) for topic in topics}
    matches = [topic for topic in topics if ranks[topic] is not None]
    if not matches:
        return _similar(typed, texts, own) if guess else []

    def order(topic: str) -> tuple[int, bool, bool]:
        return ranks[topic] or 0, topic not in own, quest_of(topic) not in book.quests

    return sorted(matches, key=order)


@cache
def _fillers(texts: Texts) -> frozenset[str]:
    return frozenset(_plain(word) for word in texts.plain("rules-fillers").split(","))


def also(asked: str, chosen: str, texts: Texts) -> list[str]:
    """Find other topics that have the question in their title, or among their search words."""
    typed, texts = _plain(asked), locales.texts(texts.language)
    others = [one for one in TOPICS if is_open(one) and one != chosen]
    named = [one for one in others if f" {typed} " in f" {_titled(one, texts)} "]
    return named + [one for one in others if typed in _words(one, texts) and one not in named]


def _rank(typed: str, topic: str, texts: Texts, book: Book) -> int | None:
    """Rank how well a topic matches, 0 being the best; None if it does not.

    The first of its own search words is as good as its title: "crown" of "Crowns".
    """
    name, words = _titled(topic, texts), _words(topic, texts)
    first = () if quest_of(topic) or token_of(topic) else words[:1]
    called = " ".join((name, *words, _spaced(topic)))
    about = _about(topic, texts, book)
    tests = (
        typed in (_spaced(topic), name, *first),
        typed in words,
        name.startswith(typed),
        any(word.startswith(typed) for word in words),
        " " not in typed and _likeness(typed, words) >= ENDING,
        typed in called,
        typed in about,
        all(word in f"{called} {about}" for word in typed.split()),
    )
    return next((rank for rank, fits in enumerate(tests) if fits), None)


@cache  # by the texts of a language, never by those of one answer with its emoji
def _words(topic: str, texts: Texts) -> tuple[str, ...]:
    """Return the search words of a topic; all quests share theirs, and all tokens."""
    key = "quest" if quest_of(topic) else "token" if token_of(topic) else topic
    return tuple(_plain(word) for word in texts.plain(f"rules-{key}-words").split(","))


@cache
def _spaced(topic: str) -> str:
    return _plain(topic)


@cache
def _titled(topic: str, texts: Texts) -> str:
    return _plain(title(topic, texts))


def _about(topic: str, texts: Texts, book: Book) -> str:
    """Describe a quest, token or building; for a building with search words of its effect."""
    building = book.buildings.get(topic)
    return _effect(topic, texts) if building is None else _built(building, texts)


@cache
def _effect(topic: str, texts: Texts) -> str:
    if quest_of(topic):
        return _plain(effects.quest_about(quest_of(topic), texts))
    token = token_of(topic)
    return _plain(effects.token_effect(TOKENS[token], texts)) if token else ""


@lru_cache(1024)  # the buildings in nine languages, and those that some hosts have corrected
def _built(building: Building, texts: Texts) -> str:
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


def _similar(typed: str, texts: Texts, own: Collection[str]) -> list[str]:
    """Find the topics with a similar word or title, a typing mistake, the most similar first.

    Those with one in their title alone count only if no search word and no whole title is similar.
    """
    topics = [*filter(is_open, TOPICS)]
    for called in (_called, _title_words):
        likeness = {topic: _likeness(typed, called(topic, texts)) for topic in topics}
        found = [topic for topic in topics if likeness[topic] >= MISTAKE]
        if found:
            return sorted(
                found, key=lambda topic: (-likeness[topic], topic not in own, topic in BUILT)
            )
    return []


def _called(topic: str, texts: Texts) -> Sequence[str]:
    return (*_words(topic, texts), _titled(topic, texts))


def _title_words(topic: str, texts: Texts) -> Sequence[str]:
    return _titled(topic, texts).split()


def _likeness(typed: str, words: Sequence[str]) -> float:
    """Tell how similar the most similar word is to what was typed, from 0 to 1."""
    if len(typed) > LONGEST_WORD:
        return 0.0
    best = process.extractOne(typed, words, scorer=fuzz.ratio)
    return best[1] / 100 if best else 0.0


def _plain(text: str) -> str:
    """Reduce a text to letters without case and accents and digits, one blank between words."""
    return _NO_WORD.sub(" ", folded(text)).strip()


def of_setup(setup: Setup) -> list[str]:
    """Return the topics about what is special in a set-up."""
    bonuses = [topic for topic in ("middle_kingdom", "harmony") if topic in setup.variants]
    parts = [topic for topic in ("giants", "court", "dynasty") if getattr(setup, topic)]
    return [_setup_topic(setup), *bonuses, *parts]


def _setup_topic(setup: Setup) -> str:
    """Return the topic of a box with its number of lords."""
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
