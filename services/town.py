"""What the town offers in a turn being composed: taxes, buildings, the dragon (PLAY §3.3).

Everything here is arithmetic on the engine's answers, not advice.
"""

from __future__ import annotations

from engine import Composition, Game, Move, Refusal
from services.facts import TownFact


def town(game: Game, seat: int, composition: Composition) -> TownFact | None:
    """Tell what the town offers as a draft stands; None where the box has none, or too early."""
    if game.view().board is None:
        return None
    raise NotImplementedError


def best_square(found: TownFact | None, copy: str) -> str | None:
    """Return the best square for a building that is offered."""
    offers = found.offers if found is not None else ()
    return next((offer.sites[0].square for offer in offers if offer.copy == copy), None)


def why_not_build(game: Game, composition: Composition, wanted: Move) -> Refusal:
    """Tell what forbids a building that is not offered."""
    raise NotImplementedError
