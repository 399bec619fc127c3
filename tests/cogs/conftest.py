"""Every test here that runs the bot expects that everything is delivered."""

from __future__ import annotations

from tests.helpers.undelivered import everything_is_delivered

__all__ = ["everything_is_delivered"]
