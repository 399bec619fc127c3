"""The service of tournaments, its suggestions, and members of the server."""

from typing import Any

import discord

from cogs import discord_errors
from cogs.base import Ask
from cogs.slash_commands import Options, Suggestion
from locales import Texts, plain_name
from services.facts import Person, Refused
from services.facts.tournament_lists import TournamentName
from services.tournaments import Tournaments


def tournaments(ask: Ask) -> Tournaments:
    """Return the service for tournaments."""
    return ask.app.services.tournaments


async def member(ask: Ask, user: int) -> Person:
    """Return a user with their name in this server; in direct messages with their own.

    Refused: cup_stranger for somebody outside the server, guest_bot for an app.
    """
    guild = ask.interaction.guild
    try:
        found: Any = (
            await ask.interaction.client.fetch_user(user)
            if guild is None
            else await guild.fetch_member(user)
        )
    except discord.HTTPException as error:
        if not discord_errors.is_gone(error):
            raise
        raise Refused("cup_stranger") from None
    if found.bot:
        raise Refused("guest_bot")
    return Person(found.id, found.display_name)


async def suggest_tournaments(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    """Suggest the open and running events of the server, then finished ones."""
    found = await tournaments(ask).names(ask.server, ask.person)
    return [(_suggested(one, ask.texts), str(one.id)) for one in found]


def _suggested(tournament: TournamentName, texts: Texts) -> str:
    phase = texts.plain(f"cups-option-{tournament.phase}")
    return texts.plain("cups-choice-event", name=plain_name(tournament.name), phase=phase)
