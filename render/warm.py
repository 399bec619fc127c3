"""What a worker draws before its first request, so that no picture waits for its pieces."""

from __future__ import annotations


def warm_up() -> int:
    """Draw the usual pieces once; returns how many stamps there are then."""
    return 0
