"""Calling a judge: who is reached, and who takes over if everybody who runs an event has left."""

from cogs.base import Ask
from cogs.membership import managers, missing, owner_of
from cogs.screen import Screen
from cogs.tournaments import event_screens
from cogs.tournaments.members import tournaments
from services.facts import Person


async def call(ask: Ask, tournament: int, what: str) -> Screen:
    """Call a judge and say whom that reaches; without any, the owner of the server takes over."""
    service = tournaments(ask)
    found = await service.tournament(tournament, ask.person)
    guild = ask.interaction.client.get_guild(found.server)
    team = {one.user for one in found.on_call}
    away = await missing(ask, found.server, team)
    owner: Person | None = None
    if team == away:
        key = ("owner", found.server)
        owner = await ask.app.lookups.once(key, lambda: owner_of(guild), by=ask.user)
    if owner is not None:
        await service.take_over(tournament, owner)
    after, heard = await service.call_judge(tournament, ask.person, what)
    if not heard:
        return event_screens.judge_unheard(ask.texts)
    there = [one for one in after.on_call if one.user not in away]
    return event_screens.judge_told(after, there, managers(guild), ask.texts)
