"""Points, tie-breaks and standings of cups. Pure: what a cup's events say, and nothing else."""

from __future__ import annotations

from services.cups.scores._points import bye, full_list, middle, points, worth

__all__ = ["bye", "full_list", "middle", "points", "worth"]
