"""Which options of a set-up go together (R19), as the services judge it.

A *word* is what the select of variants offers: a variant, Dynasty, or one of the EXTRAS. Only what
tables can be opened with (`setups.PLAYABLE`) is listed.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from cogs import args
from engine.tokens import QUESTS
from services.facts import Refused
from services.facts.tables import Preset, Setup
from services.state import setups

BOXES: Final = ("kingdomino", "queendomino", "royal_wedding", "discovery")
VARIANTS: Final = ("mighty_duel", "middle_kingdom", "harmony")
EXTRAS: Final = ("giants", "court", "teams")
DYNASTY: Final = "dynasty"
WORDS: Final = (*EXTRAS, *VARIANTS, DYNASTY)
"""In the order in which they exclude each other: the first one chosen stays."""
QUESTS_CHOSEN: Final = 2
PRESETS: Final[dict[str, tuple[str, int | None, tuple[str, ...]]]] = {
    "mighty_duel": ("kingdomino", 2, ("mighty_duel",)),
    DYNASTY: ("kingdomino", None, (DYNASTY,)),
    "giants_five": ("kingdomino", 5, ("giants",)),
    "wedding_teams": ("royal_wedding", 6, ("teams",)),
    "queen_duel": ("queendomino", 2, ()),
}
"""The built-in presets: box, lords (None: unchanged), words.

A preset of a server goes by the number of its row.
"""


# -- what goes together ----------------------------------------------------------------------------


def with_words(setup: Setup, words: Iterable[str]) -> Setup:
    """Replace a set-up's words; without Age of Giants its quests are dropped."""
    changed = replace(setup, **_fields(words))
    return changed if changed.giants else replace(changed, quests=())


def fits(box: str, lords: int | None, words: Iterable[str] = ()) -> bool:
    """Check whether words go with a box and a number of lords; None: with any number."""
    bare = with_words(Setup(box), words)
    counts = setups.COUNTS if lords is None else (lords,)
    return any(setups.allowed(replace(bare, lords=count)) for count in counts)


def compatible(box: str, lords: int | None, words: Collection[str]) -> list[str]:
    """Drop words that don't go together, preferring those that come first in WORDS."""
    kept: list[str] = []
    for word in WORDS:
        if word in words and fits(box, lords, [*kept, word]):
            kept.append(word)
    return kept


def boxes() -> tuple[str, ...]:
    """List the boxes that tables can be opened with."""
    return tuple(box for box in BOXES if fits(box, None))


def presets() -> tuple[str, ...]:
    """List the built-in presets that tables can be opened with."""
    return tuple(name for name, (box, lords, words) in PRESETS.items() if fits(box, lords, words))


def lords_of(setup: Setup) -> tuple[int, ...]:
    """List the numbers of lords that go with a box, its giants and The Court."""
    return setups.choices(setup).lords


def words_of(setup: Setup) -> tuple[str, ...]:
    """List the words that go with the rest of a set-up; Dynasty always does (R64)."""
    possible = setups.choices(setup)
    extras = tuple(word for word in EXTRAS if getattr(possible, word))
    return (*extras, *possible.variants, DYNASTY)


def chosen_words(setup: Setup) -> frozenset[str]:
    """Return the words that a set-up has."""
    extras = {word for word in (*EXTRAS, DYNASTY) if getattr(setup, word)}
    return setup.variants | extras


def ruled_out(setup: Setup) -> dict[str, list[str]]:
    """Group the words that don't go with the rest of a set-up by reason (see `why_not`)."""
    found: dict[str, list[str]] = {}
    for word in WORDS:
        if word not in words_of(setup) and (why := why_not(setup, word)) != "here":
            found.setdefault(why, []).append(word)
    return found


def why_not(setup: Setup, word: str) -> str:
    """Return what rules a word out: "box", "lords", "giants", "variants", or "here" (not open)."""
    if word == "quests":
        return "giants"
    if word in EXTRAS and word not in setups.PLAYABLE:
        return "here"
    if not fits(setup.box, None, [word]):
        return "box"
    if word in VARIANTS and setup.giants and not fits(setup.box, None, [word, "giants"]):
        return "giants"
    if word == "giants" and fits(setup.box, setup.lords, [word]):
        return "variants"
    return "lords"


def more_with_giants(setup: Setup) -> bool:
    """Check whether Age of Giants would allow more lords than the set-up without it."""
    if setup.giants:
        return False
    return len(lords_of(replace(setup, giants=True))) > len(lords_of(setup))


def fewer_lords(setup: Setup, seated: int) -> bool:
    """Check whether a table can start with so many lords, fewer than it has seats."""
    return seated < setup.lords and setups.allowed(replace(setup, lords=seated))


def can_start_short(setup: Setup) -> bool:
    """Check whether a table can start before every seat is taken."""
    return any(fewer_lords(setup, n) for n in range(2, setup.lords))


# -- choices as changes ----------------------------------------------------------------------------


def word_changes(setup: Setup, words: Collection[str]) -> dict[str, object]:
    """Return the changes that replace a set-up's words, without those that don't go together.

    Unchanged words are not among the changes, so that earlier choices give way to new ones.
    """
    if not set(words) <= set(WORDS):
        raise Refused("button_unknown")
    extras = [word for word in EXTRAS if word in words]
    lords = setup.lords if fits(setup.box, setup.lords, extras) else None
    return differing(setup, compatible(setup.box, lords, words))


def differing(setup: Setup, words: Iterable[str]) -> dict[str, object]:
    """Return the changes that give a set-up exactly these words."""
    wanted = _fields(words)
    return {key: value for key, value in wanted.items() if value != getattr(setup, key)}


def quest_changes(_setup: Setup, quests: Sequence[str]) -> dict[str, object]:
    """Return the change to two chosen quests, or to none: then they are drawn."""
    if not set(quests) <= set(QUESTS) or len(quests) not in (0, QUESTS_CHOSEN):
        raise Refused("button_unknown")
    return {"quests": tuple(quest for quest in QUESTS if quest in quests)}


def preset_changes(preset: str, saved: Iterable[Preset] = ()) -> dict[str, object]:
    """Read a preset as changes; a built-in one leaves most options as they are.

    Refused: no_preset if a server's preset was removed.
    """
    if preset.isdecimal():
        found = next((one for one in saved if str(one.id) == preset), None)
        if found is None:
            raise Refused("no_preset", offers=("new",))
        return setups.as_changes(found.setup)
    box, lords, words = PRESETS[args.one_of(preset, presets())]
    wanted = {"box": box, **_fields(words), "quests": ()}
    return wanted if lords is None else wanted | {"lords": lords}


def _fields(words: Iterable[str]) -> dict[str, Any]:
    """Convert words to the fields of a set-up."""
    chosen = frozenset(words)
    switches = {word: word in chosen for word in (*EXTRAS, DYNASTY)}
    return {"variants": chosen.intersection(VARIANTS), **switches}
