"""What a cup does next, and when. Pure."""

from __future__ import annotations

from services.facts import Cup

JOB = "cup"


def due(cup: Cup) -> int | None:
    """Return when the next thing is due that happens by itself; None: nothing is."""
    if cup.paused is not None or cup.phase not in ("signup", "checkin"):
        return None
    return cup.signup_until if cup.phase == "signup" else cup.start
