"""Computer lords: they see what a player sees, a view, and never the game."""

from ai.greedy import greedy

__all__ = ["greedy"]
