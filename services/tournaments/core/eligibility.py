"""Who may still come in, as far as an event's dates and places go. Pure."""

from __future__ import annotations

from services.facts import Refused
from services.facts.tournaments import Tournament
from services.tournaments.core.events import current

LATE = ("swiss", "ladder")
"""The stages in which somebody may still enter."""
ALWAYS = ("ladder", "league")
"""The formats that one may enter at any time: of a league its next season."""


def is_full(tournament: Tournament) -> bool:
    """Whether whoever signs up now has to wait."""
    return len(tournament.taking_part) >= tournament.setup.capacity


def takes_late(tournament: Tournament) -> bool:
    """Whether lords may sign up though it has begun."""
    return (
        tournament.phase == "running" and not is_full(tournament) and _late(tournament) is not None
    )


def first_round(tournament: Tournament, now: int) -> int:
    """Return the first round in which somebody can play who enters now.

    Refused: cup_phase, cup_full.
    """
    if tournament.phase == "signup" and (
        now < tournament.signup_until or tournament.paused is not None
    ):
        return 1
    late = _late(tournament)
    if late is None:
        raise wrong_phase(tournament)
    if tournament.phase == "running" and is_full(tournament):
        raise Refused("cup_full", {"cup": tournament.setup.name}, ("cups",))
    return late


def _late(tournament: Tournament) -> int | None:
    """Return the first round of who signs up late; None: nobody may any more."""
    setup, late = tournament.setup, late_round(tournament)
    if late is None or not (setup.late or setup.format in ALWAYS):
        return None
    return None if setup.format == "swiss" and late > setup.late else late


def late_round(tournament: Tournament) -> int | None:
    """Return the first round in which a newcomer could play, whoever lets them in.

    None: none is to come that could take them. A league's newcomers play from its next season on,
    whatever round it is.
    """
    stage, last = tournament.stage, current(tournament)[1]
    if not tournament.live:
        return None
    if tournament.phase in ("signup", "checkin") or stage is None:
        return 1
    if stage.kind == "league":
        seasons = tournament.setup.seasons
        return 1 if not seasons or stage.number < seasons else None
    if stage.kind not in LATE or stage.number > 1 or stage.ended is not None:
        return None
    return None if stage.rounds and last >= stage.rounds else last + 1


def wrong_phase(tournament: Tournament) -> Refused:
    """Say that something is not to be done now."""
    return Refused(
        "cup_phase", {"cup": tournament.setup.name, "phase": tournament.phase}, ("cups",)
    )
