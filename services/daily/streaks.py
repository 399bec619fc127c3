"""Streaks: on how many days in a row a lord has played; those without the bot do not count."""

from collections.abc import Collection

from services.clocks.arithmetic import Span, elapsed
from services.core.shards import Share
from services.facts.daily import DAY
from store import Connection, days, heartbeats

LOOKED_BACK = 30
"""For how many days a streak is looked for; outages are kept as long."""
EVENING = 6 * 3600
"""The last seconds of a day in which most people play; half of them without the bot excuse it."""


async def streaks(
    connection: Connection, day: int, users: Collection[int] | None = None
) -> dict[int, int]:
    """Return the streaks of some lords, or of all, before a day that were not broken by then.

    A day is missed unless it was not held, or the bot was away for most of the evening from the
    server where they had played last: its owner can throw it out.
    """
    held = await days.held(connection, day - LOOKED_BACK, day)
    away = dict[int, list[Span]]()
    found = dict[int, int]()
    for last in await days.last_counted(connection, day - LOOKED_BACK, day, users):
        missed, server = [one for one in held if one > last.day], last.server_id
        if missed and server not in away:
            away[server] = await _away(connection, server, day - LOOKED_BACK, day)
        if all(_was_away(one, away[server]) for one in missed):
            found[last.user_id] = last.streak
    return found


def _was_away(day: int, away: Collection[Span]) -> bool:
    end = (day + 1) * DAY
    return elapsed(end - EVENING, end, away) <= EVENING // 2


async def _away(connection: Connection, server: int, first_day: int, day: int) -> list[Span]:
    """Return when nobody could play in a server from one day to before another."""
    noted = await heartbeats.outages_in(connection, server, ending_after=first_day * DAY)
    own = [one for one in noted if Share.named(one.process).owns(server)]
    spans = [(one.from_at, one.until_at) for one in own]
    pulse = await heartbeats.heartbeat(connection, Share(server=server).name)
    if pulse is not None and pulse.away_since is not None:
        spans.append((pulse.away_since, day * DAY))
    return spans
