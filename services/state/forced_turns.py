"""Forced turns: those that leave their lord nothing to decide."""

from engine import Game, Move, Step
from services.core.json_codec import user_from_json
from store import Connection, people

_OPTIONAL = (Step.SEND, Step.TAX, Step.BUILD, Step.BURN, Step.COURT)


def forced_turn(game: Game) -> tuple[Move, ...] | None:
    """Return the whole turn in progress if it can be played in only one way, else None.

    A turn with an optional step is not forced: its lord ends it.
    """
    if game.count_moves() != 1:
        return None
    composition = game.compose(())
    offered = any(composition.options.get(step) for step in _OPTIONAL)
    return composition.moves if composition.ready and not offered else None


async def plays_forced(connection: Connection, user: int | None) -> bool:
    """Whether a lord wants turns without a choice to be played."""
    if user is None:
        return False
    return user_from_json(await people.user_settings(connection, user)).forced == "play"
