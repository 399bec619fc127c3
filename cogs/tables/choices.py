"""What goes together in a set-up (R19), asked of the engine, and what a change rules out.

Pure: a draft and a change give a draft that the engine accepts and the names of what fell away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from engine import BadSetup, Options
from services.facts import Setup

BOXES: Final = ("kingdomino", "discovery")
VARIANTS: Final = ("mighty_duel", "middle_kingdom", "harmony")
DYNASTY: Final = "dynasty"
PRESETS: Final = ("mighty_duel", DYNASTY)
_MOST_LORDS: Final = 8


def allowed(box: str, lords: int, variants: Iterable[str] = ()) -> bool:
    """Say whether the engine accepts a set-up (R19)."""
    try:
        Options(box=box, players=lords, variants=frozenset(variants))
    except BadSetup:
        return False
    return True


def lords_of(box: str) -> tuple[int, ...]:
    """List the numbers of lords a box allows."""
    return tuple(n for n in range(2, _MOST_LORDS + 1) if allowed(box, n))


def variants_of(box: str, lords: int) -> tuple[str, ...]:
    """List the variants that go with a box and a number of lords; Dynasty goes with all (R64)."""
    return (*(v for v in VARIANTS if allowed(box, lords, [v])), DYNASTY)


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


def with_variants(setup: Setup, chosen: Iterable[str]) -> Setup:
    """Put these variants, Dynasty among them, in place of the earlier ones."""
    words = frozenset(chosen)
    return replace(setup, variants=words - {DYNASTY}, dynasty=DYNASTY in words)


def settle(setup: Setup) -> tuple[Setup, tuple[str, ...]]:
    """Make a draft legal: the box stays, then the lords; what does not go with them is dropped and named."""
    lords = _nearest(setup.lords, lords_of(setup.box))
    kept = frozenset(v for v in setup.variants if allowed(setup.box, lords, [v]))
    dropped = [v for v in VARIANTS if v in setup.variants - kept]
    if lords != setup.lords:
        dropped.insert(0, "lords")
    return replace(setup, lords=lords, variants=kept), tuple(dropped)


def preset(setup: Setup, name: str) -> Setup:
    """Fill a draft from a preset of the house; who may join and the finer options stay."""
    if name == "mighty_duel":
        duel = replace(setup, box="kingdomino", lords=2)
        return with_variants(duel, ["mighty_duel"])
    return replace(setup, box="kingdomino", variants=frozenset(), dynasty=True)


def fewer_lords(setup: Setup, seated: int) -> bool:
    """Say whether the table could start with the lords who sit there now."""
    return seated < setup.lords and allowed(setup.box, seated, setup.variants)


def can_start_short(setup: Setup) -> bool:
    """Say whether the table could ever start before every seat is taken."""
    return any(fewer_lords(setup, n) for n in range(2, setup.lords))


def _nearest(lords: int, possible: tuple[int, ...]) -> int:
    return min(possible, key=lambda n: (abs(n - lords), -n))
