"""Computer lords; like players, they see a view and never the game itself."""

from ai.greedy import greedy
from ai.lookahead import lookahead
from ai.turns import Lord, whole_turn

__all__ = ["Lord", "greedy", "lookahead", "whole_turn"]
