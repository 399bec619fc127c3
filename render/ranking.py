"""Places of the kingdoms of a game."""

from engine import GameView, KingdomView


def ranking(view: GameView) -> list[tuple[int, KingdomView]]:
    """Return the kingdoms with their places, the best first; equals share a place (R63)."""

    def worth(kingdom: KingdomView) -> tuple[bool, int, int, int]:
        card = kingdom.scorecard
        crowns = 0 if view.board else card.crowns
        return is_winner(view, kingdom), card.total, card.largest_territory, crowns

    ranked = sorted(view.kingdoms, key=worth, reverse=True)
    worths = [worth(kingdom) for kingdom in ranked]
    return [(worths.index(worth(kingdom)) + 1, kingdom) for kingdom in ranked]


def is_winner(view: GameView, kingdom: KingdomView) -> bool:
    """Return whether a kingdom has won; before the end none has."""
    return bool(set(view.winners or ()) & set(kingdom.seats))
