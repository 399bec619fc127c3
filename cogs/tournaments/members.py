"""The service of tournaments, and suggestions of them."""

from cogs.base import Ask
from cogs.slash_commands import Options, Suggestion
from locales import Texts, plain_name
from services.facts.tournament_lists import TournamentName
from services.tournaments.facade import Tournaments


def tournaments(ask: Ask) -> Tournaments:
    """Return the service for tournaments."""
    return ask.app.services.tournaments


async def suggest_tournaments(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the open and running events of the server, then finished ones."""
    found = await tournaments(ask).names(ask.server, ask.person)
    return [(_suggested(one, ask.texts), f"#{one.id}") for one in found]


def _suggested(tournament: TournamentName, texts: Texts) -> str:
    phase = texts.plain(f"cups-option-{tournament.phase}")
    return texts.plain("cups-choice-event", name=plain_name(tournament.name), phase=phase)
