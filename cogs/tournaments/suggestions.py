"""The tournaments that are suggested where one is to be named."""

from __future__ import annotations

from cogs.base import Ask
from cogs.slash_commands import Options, Suggestion
from locales import Texts, plain_name
from services.facts.tournament_lists import TournamentName


async def suggest_tournaments(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the events that are open or running here, then those that are over."""
    found = await ask.app.services.tournaments.names(ask.server, ask.person)
    return [(_suggested(one, ask.texts), str(one.id)) for one in found]


def _suggested(tournament: TournamentName, texts: Texts) -> str:
    phase = texts.plain(f"cups-option-{tournament.phase}")
    return texts.plain("cups-choice-event", name=plain_name(tournament.name), phase=phase)
