"""A score explained: every line as its sum."""

from __future__ import annotations

from engine import GameView, KingdomView, Terrain
from services.facts import ScoreLine, ScoreSheet

_BONUSES = ("middle_kingdom", "harmony")


def sheets(view: GameView) -> tuple[ScoreSheet, ...]:
    """Explain every kingdom's score, in kingdom order."""
    return tuple(_sheet(view, kingdom) for kingdom in view.kingdoms)


def _sheet(view: GameView, kingdom: KingdomView) -> ScoreSheet:
    card = kingdom.scorecard
    terrains = [_terrain(kingdom, terrain) for terrain in Terrain]
    bonuses = [
        ScoreLine(key, getattr(card, key)) for key in _BONUSES if key in view.options.variants
    ]
    return ScoreSheet(
        seats=kingdom.seats,
        names=tuple(view.name(seat) for seat in kingdom.seats),
        lines=tuple(line for line in (*terrains, *bonuses) if line.parts or line in bonuses),
        total=card.total,
        largest_territory=card.largest_territory,
        crowns=card.crowns,
    )


def _terrain(kingdom: KingdomView, terrain: Terrain) -> ScoreLine:
    """Sum a terrain's territories, the dearest first (R53)."""
    found = [t for t in kingdom.territories if t.terrain == terrain]
    found.sort(key=lambda territory: (-territory.points, -len(territory.squares)))
    parts = tuple((len(territory.squares), territory.crowns) for territory in found)
    return ScoreLine(terrain.value, sum(territory.points for territory in found), parts)
