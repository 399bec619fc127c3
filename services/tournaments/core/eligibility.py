"""Decide who may still enter a tournament, and who takes part when it begins. Pure."""

from typing import Any

from services.facts.tournaments import Entry, Tournament
from services.tournaments.core.events import current_round
from services.tournaments.core.refusals import refusal, wrong_phase

LATE = ("swiss", "ladder")
"""Stages in which a late entry is possible."""
ALWAYS = ("ladder", "league")
"""Formats that are open at any time: in a league, its next season."""


def is_full(tournament: Tournament) -> bool:
    """Whether new entries go to the waiting list."""
    return len(tournament.taking_part) >= tournament.setup.capacity


def accepts_late_entries(tournament: Tournament) -> bool:
    """Whether players may still enter after the start."""
    return (
        tournament.phase == "running"
        and not is_full(tournament)
        and _first_late_round(tournament) is not None
    )


def first_round(tournament: Tournament, now: int) -> int:
    """Return the first round of an entry made now.

    Refused: cup_phase, cup_full.
    """
    if tournament.phase == "signup" and (
        now < tournament.signup_until or tournament.paused is not None
    ):
        return 1
    late = _first_late_round(tournament)
    if late is None:
        if tournament.phase != "running":
            raise wrong_phase(tournament)
        later = newcomers_round(tournament) is not None
        until = tournament.setup.late if tournament.setup.format == "swiss" else 0
        raise refusal(tournament, "cup_phase", phase="running", late=until, add=int(later))
    if tournament.phase == "running" and is_full(tournament):
        raise refusal(tournament, "cup_full")
    return late


def _first_late_round(tournament: Tournament) -> int | None:
    """Return the first round of a late entry; None: it is too late."""
    setup, late = tournament.setup, newcomers_round(tournament)
    if late is None or not (setup.late or setup.format in ALWAYS):
        return None
    return None if setup.format == "swiss" and late > setup.late else late


def newcomers_round(tournament: Tournament) -> int | None:
    """Return the first round that a newcomer could play, whoever admits them.

    None: no round to come could take them. A league's newcomers play from its next season on,
    whatever the round.
    """
    stage, last = tournament.stage, current_round(tournament)[1]
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


def start_event(tournament: Tournament) -> tuple[str, dict[str, Any]]:
    """Return the event with which a tournament begins.

    Entries that are not ready are out, and those on the waiting list that are ready move in. With
    too few entries the tournament is canceled.
    """
    out = [one.number for one in tournament.taking_part if not _is_ready(tournament, one)]
    free = tournament.setup.capacity - len(tournament.taking_part) + len(out)
    there = [one.number for one in tournament.waiting if _is_ready(tournament, one)][:free]
    if len(tournament.taking_part) - len(out) + len(there) < max(2, tournament.setup.least):
        return "cancelled", {}
    return "started", {"out": out, "in": there}


def _is_ready(tournament: Tournament, entry: Entry) -> bool:
    """Whether an entry is ready: complete, and checked in if that is required."""
    return len(entry.lords) == tournament.setup.each and (
        entry.here or not tournament.setup.checkin
    )
