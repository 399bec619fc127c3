"""End games alone that nobody has touched for months: nobody else is there to ask for it."""

import structlog

from services.clocks.arithmetic import elapsed
from services.clocks.deadlines import outages_of
from services.core.context import ServiceContext
from services.core.live_games import game_row
from services.facts import Person, Refused
from services.play.resignation import resign
from store import games

_log = structlog.get_logger()


async def end_idle(context: ServiceContext) -> None:
    """End the games alone in which no turn has ended for long, outages aside, as if given up.

    No clock runs in them, or it is paused.
    """
    now = context.clock.now()
    async with context.read() as connection:
        found = await games.idle_alone(connection, now - context.idle_alone)
        idle = []
        for game, lord, name, since in found:
            outages = await outages_of(connection, await game_row(connection, game), since)
            if elapsed(since, now, outages) >= context.idle_alone:
                idle.append((game, Person(lord, name)))
    for game, person in idle:
        try:
            await resign(context, game, person)
        except Refused as refused:  # somebody is busy with it, or has left it
            _log.info("idle.not_ended", game=game, code=refused.code)
