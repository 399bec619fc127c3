"""What can be looked up: topics by readers' words for them, dominoes by their numbers."""

from __future__ import annotations

import re
from typing import Final

from engine import DOMINOES
from locales import Texts
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
TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
TERMS: Final = ("domino", "line", "king", "castle", "territory", "crown", "square", *TERRAINS)
SETUPS: Final = (
    "two",
    "three",
    "four",
    "mighty_duel",
    "discovery",
    "middle_kingdom",
    "harmony",
    "dynasty",
)
GROUPS: Final = {"rules": RULES, "terms": TERMS, "setups": SETUPS}
TOPICS: Final = (*RULES, *TERMS, *SETUPS)

_LORDS: Final = {2: "two", 3: "three", 4: "four"}
_DOMINO: Final = re.compile(r"(?P<box>[kd]?)[ #]?(?P<number>[1-9][0-9]?)", re.IGNORECASE)


def title(topic: str, texts: Texts) -> str:
    """A topic's title."""
    return texts.plain(f"rules-{topic}-title")


def domino_of(asked: str, box: str = "kingdomino") -> str | None:
    """The id of a domino that is asked for: "17", "K17", "d3"; a bare number is the box's own."""
    match = _DOMINO.fullmatch(asked.strip())
    if match is None:
        return None
    letter = match["box"].upper() or ("D" if box == "discovery" else "K")
    id = f"{letter}{match['number']}"
    return id if id in DOMINOES else None


def found(asked: str, texts: Texts) -> list[str]:
    """The topics that what is asked may mean, the best first."""
    typed = asked.strip().lower()
    ranks = {topic: _rank(typed, topic, texts) for topic in TOPICS}
    fitting = [topic for topic in TOPICS if ranks[topic] is not None]
    return sorted(fitting, key=lambda topic: ranks[topic] or 0)


def _rank(typed: str, topic: str, texts: Texts) -> int | None:
    """How well a topic fits, 0 the best; None: not at all."""
    name = title(topic, texts).lower()
    words = [word.strip() for word in texts.plain(f"rules-{topic}-words").lower().split(",")]
    if typed in (topic, name):
        return 0
    if typed in words:
        return 1
    if name.startswith(typed):
        return 2
    if any(word.startswith(typed) for word in words):
        return 3
    return 4 if typed in f"{name} {' '.join(words)}" else None


def of_setup(setup: Setup) -> list[str]:
    """The topics that tell what is special in a game."""
    if setup.box == "discovery":
        first = "discovery"
    elif "mighty_duel" in setup.variants:
        first = "mighty_duel"
    else:
        first = _LORDS[setup.lords]
    bonuses = [topic for topic in ("middle_kingdom", "harmony") if topic in setup.variants]
    return [first, *bonuses, *(["dynasty"] if setup.dynasty else [])]
