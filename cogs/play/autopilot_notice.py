"""Notes on what happened to a lord's plans and giants while they were away."""

from __future__ import annotations

from cogs.base import Ask
from cogs.play import giants_tab, plan_panel
from services.facts.games import GameFact


async def note_for(ask: Ask, game: GameFact) -> str:
    """Say what became of the reader's plans, and which crowns giants covered for them.

    Only what happened since they last acted: mostly nothing.
    """
    mine, play = game.table.seat_of(ask.user), ask.app.services.play
    if mine is None or not mine.person:
        return ""
    lines = plan_panel.fates(game, await play.plan_fates(game.id, ask.person), ask.texts)
    if game.view.options.giants:
        lines += giants_tab.covered_while_away(
            await play.decided_for(game.id, ask.person), ask.texts
        )
    return "\n".join(lines)
