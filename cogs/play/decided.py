"""What was done in a lord's name while they were away, told to them at their next answer."""

from __future__ import annotations

from cogs.base import Ask
from cogs.play import giants
from services.facts import GameFact


async def note_for(ask: Ask, game: GameFact) -> str:
    """Say which crowns giants covered for the reader since they last acted; mostly nothing."""
    mine = game.table.seat_of(ask.user)
    if not game.view.options.giants or mine is None or mine.resigned:
        return ""
    told = await ask.app.services.play.decided_for(game.id, ask.person)
    return "\n".join(giants.for_you(told, ask.texts))
