"""Places of the kingdoms of a game."""

from engine import GameView, KingdomView


def ranking(view: GameView) -> list[tuple[int, KingdomView]]:
    """Return the kingdoms with their places, the best first; equals share a place (R63)."""
    return sorted(zip(view.places, view.kingdoms, strict=True), key=lambda pair: pair[0])


def is_winner(view: GameView, kingdom: KingdomView) -> bool:
    """Return whether a kingdom has won; before the end none has."""
    return bool(set(view.winners or ()) & set(kingdom.seats))
