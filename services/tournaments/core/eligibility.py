"""Who may still come in, as far as an event's dates and places go. Pure."""

from __future__ import annotations

from services.facts import Refused
from services.facts.tournaments import Cup
from services.tournaments.core.events import current

LATE = ("swiss", "ladder")
"""The stages in which somebody may still enter."""
ALWAYS = ("ladder", "league")
"""The formats that one may enter at any time: of a league its next season."""


def is_full(cup: Cup) -> bool:
    """Whether whoever signs up now has to wait."""
    return len(cup.taking_part) >= cup.setup.capacity


def takes_late(cup: Cup) -> bool:
    """Whether lords may sign up though it has begun."""
    return cup.phase == "running" and not is_full(cup) and _late(cup) is not None


def first_round(cup: Cup, now: int) -> int:
    """Return the first round in which somebody can play who enters now.

    Refused: cup_phase, cup_full.
    """
    if cup.phase == "signup" and (now < cup.signup_until or cup.paused is not None):
        return 1
    late = _late(cup)
    if late is None:
        raise wrong_phase(cup)
    if cup.phase == "running" and is_full(cup):
        raise Refused("cup_full", {"cup": cup.setup.name}, ("cups",))
    return late


def _late(cup: Cup) -> int | None:
    """Return the first round of who signs up late; None: nobody may any more."""
    setup, late = cup.setup, late_round(cup)
    if late is None or not (setup.late or setup.format in ALWAYS):
        return None
    return None if setup.format == "swiss" and late > setup.late else late


def late_round(cup: Cup) -> int | None:
    """Return the first round in which a newcomer could play, whoever lets them in.

    None: none is to come that could take them. A league's newcomers play from its next season on,
    whatever round it is.
    """
    stage, last = cup.stage, current(cup)[1]
    if not cup.live:
        return None
    if cup.phase in ("signup", "checkin") or stage is None:
        return 1
    if stage.kind == "league":
        seasons = cup.setup.seasons
        return 1 if not seasons or stage.number < seasons else None
    if stage.kind not in LATE or stage.number > 1 or stage.ended is not None:
        return None
    return None if stage.rounds and last >= stage.rounds else last + 1


def wrong_phase(cup: Cup) -> Refused:
    """Say that something is not to be done now."""
    return Refused("cup_phase", {"cup": cup.setup.name, "phase": cup.phase}, ("cups",))
