"""What goes together in a set-up (R19), asked of the engine; choices read as changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine import BadSetup
from services import setups
from services.facts import Refused, Setup

BOXES: Final = ("kingdomino", "queendomino", "discovery")
VARIANTS: Final = ("mighty_duel", "middle_kingdom", "harmony")
DYNASTY: Final = "dynasty"
QUEEN_DUEL: Final = "queen_duel"
PRESETS: Final = ("mighty_duel", QUEEN_DUEL, DYNASTY)
WAYS: Final[dict[str, tuple[str, ...]]] = {
    "who": ("anyone", "invited", "role"),
    "starts": ("full", "host"),
    "takeback": ("yes", "no"),
    "numbers": ("yes", "no"),
    "watching": ("everybody", "table"),
    "detail": ("turn", "round"),
}
"""The options with a few values each."""
FINER: Final = ("starts", "takeback", "numbers", "watching", "detail")
"""Those that stand under [More options], in the order of the page."""
SWITCHES: Final = ("takeback", "numbers")


def allowed(box: str, lords: int, variants: Iterable[str] = ()) -> bool:
    """Say whether something is a set-up (R19)."""
    try:
        Setup(box, lords, frozenset(variants)).options()
    except BadSetup:
        return False
    return True


def lords_of(box: str) -> tuple[int, ...]:
    """List the numbers of lords a box allows."""
    return setups.choices(Setup(box)).lords


def variants_of(box: str, lords: int) -> tuple[str, ...]:
    """List the variants that go with a box and a number of lords; Dynasty goes with all (R64)."""
    return (*setups.choices(Setup(box, lords)).variants, DYNASTY)


def ruled_out(box: str, lords: int) -> tuple[str, ...]:
    """List the variants that can't be chosen here."""
    possible = variants_of(box, lords)
    return tuple(v for v in VARIANTS if v not in possible)


def why_not(box: str, variant: str) -> str:
    """Say what rules a variant out: "lords" where another number of them would do, else "box"."""
    return "lords" if any(allowed(box, n, [variant]) for n in lords_of(box)) else "box"


def chosen_variants(setup: Setup) -> frozenset[str]:
    """Give the variants of a set-up, with Dynasty among them."""
    return setup.variants | {DYNASTY} if setup.dynasty else setup.variants


def changes(option: str, values: Sequence[str]) -> dict[str, object]:
    """Read what was chosen in a select as changes of a set-up; the services judge it."""
    if option == "variants":
        return variant_changes(values)
    value = values[0] if values else ""
    if option == "lords" and value.isdecimal():
        return {"lords": int(value)}
    if value not in WAYS.get(option, ()):
        raise Refused("button_unknown")
    return {option: value == "yes" if option in SWITCHES else value}


def variant_changes(variants: Iterable[str]) -> dict[str, object]:
    """Put these variants, Dynasty among them, in place of the earlier ones."""
    words = frozenset(variants)
    if not words <= {*VARIANTS, DYNASTY}:
        raise Refused("button_unknown")
    return {"variants": words - {DYNASTY}, "dynasty": DYNASTY in words}


def preset_changes(preset: str) -> dict[str, object]:
    """Read a preset of the house as changes; who may join and the finer options stay."""
    if preset == "mighty_duel":
        return {"box": "kingdomino", "lords": 2, **variant_changes(["mighty_duel"])}
    if preset == QUEEN_DUEL:
        return {"box": "queendomino", "lords": 2, **variant_changes([])}
    if preset == DYNASTY:
        return {"box": "kingdomino", **variant_changes([DYNASTY])}
    raise Refused("button_unknown")


def fewer_lords(setup: Setup, seated: int) -> bool:
    """Say whether the table could start with the lords who sit there now."""
    return seated < setup.lords and allowed(setup.box, seated, setup.variants)


def can_start_short(setup: Setup) -> bool:
    """Say whether the table could ever start before every seat is taken."""
    return any(fewer_lords(setup, n) for n in range(2, setup.lords))
