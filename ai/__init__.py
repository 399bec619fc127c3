"""Computer lords; like players, they see a view and never the game itself."""

from ai.greedy import greedy
from ai.levels import (
    COMPUTERS,
    LEVELS,
    TEMPERS,
    VERSION,
    Level,
    LevelLord,
    Temper,
    offered,
)
from ai.lookahead import lookahead
from ai.opinions import Choice, Opinion
from ai.turns import Lord, whole_turn

__all__ = [
    "COMPUTERS",
    "LEVELS",
    "TEMPERS",
    "VERSION",
    "Choice",
    "Level",
    "LevelLord",
    "Lord",
    "Opinion",
    "Temper",
    "greedy",
    "lookahead",
    "offered",
    "whole_turn",
]
