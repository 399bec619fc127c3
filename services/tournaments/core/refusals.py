"""Refusals that name a tournament."""

from services.facts import Refused
from services.facts.tournaments import Tournament


def refusal(tournament: Tournament, code: str, **data: object) -> Refused:
    """Return a refusal that names the tournament and offers the list of tournaments."""
    return Refused(code, {"cup": tournament.setup.name, **data}, ("cups",))


def wrong_phase(tournament: Tournament) -> Refused:
    """Return the refusal of an action that the current phase does not allow."""
    return refusal(tournament, "cup_phase", phase=tournament.phase)
