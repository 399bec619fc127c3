"""What the screens ask of planning without opening it (PLAY §3.6)."""

from __future__ import annotations

from services.facts.games import GameFact
from services.facts.tables import SeatFact
from services.state.plans import next_turn


def plannable(game: GameFact, seat: SeatFact | None) -> bool:
    """Whether a lord who waits has a turn to come that they can plan."""
    if seat is None or game.over or not seat.person or game.seat_on_turn == seat:
        return False
    return next_turn(game.view, seat.seat) is not None
