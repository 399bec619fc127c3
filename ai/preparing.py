"""Have the machine code of all searches ready, before a lord is asked that needs it."""

from ai.levels import HAS_NUMBA, Level, LevelLord, Skill
from ai.turns import whole_turn
from engine import Options, selfplay
from engine.setups import Box

_LORD = LevelLord(Level(5, "prepared", Skill(8, 4), Skill(8), Skill()))

_TURNS = 8
"""So many turns of two lords need all that is compiled: choices, placements, the town."""


def prepare() -> bool:
    """Compile it, or read it from disk: the beginning of a game of each kernel is played.

    Whether something was compiled and is on disk now: a process that has done that keeps several
    times the memory of one that reads it.
    """
    if not HAS_NUMBA:
        return False
    from ai.kernel.compiled import Kept  # noqa: PLC0415 - numba is optional, and slow to import

    before = Kept.saved
    for box in (Box.KINGDOMINO, Box.QUEENDOMINO):
        game = selfplay.new_game(Options(box=box, players=2), "prepare", 1)
        for _ in range(_TURNS):
            for move in whole_turn(game, _LORD):
                game.play(move)
    return Kept.saved > before
