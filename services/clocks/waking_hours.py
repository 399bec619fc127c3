"""When people are awake, and who of those who wait can be seated together (PLAY §11, queue)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from services.clocks.arithmetic import DAY, Local
from services.core import timezones
from services.facts.people import UserSettings

HOUR = 3600
HOURS = range(24)
NIGHT = (23 * 60, 7 * 60)
"""When people sleep who have not said so, in minutes of their local day."""
TOGETHER = 8
"""So many hours of the day everybody at a table is awake."""
LOOKED_AT = 12
"""Of those who wait, so many are tried beside whoever has waited longest."""
SIZES = {
    "kingdomino": (4, 3, 2),
    "queendomino": (4, 3, 2),
    "royal_wedding": (4, 3),
    "discovery": (2,),
    "mighty_duel": (2,),
}
"""How many lords a table of the queue has; each day of waiting allows the next number."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits: since when, the hours of UTC in which they are awake, and with whom they
    are not to be seated.
    """

    user: int
    since: int
    awake: frozenset[int]
    apart: frozenset[int] = frozenset()


def awake(settings: UserSettings, hours: Sequence[int] | None, now: int) -> frozenset[int]:
    """Return the hours of UTC in which a person is awake, by what they set or by their clicks.

    Of whom nothing is known it may be any hour.
    """
    zone = settings.zone or timezones.guess(hours, now)
    if zone is None:
        return frozenset(HOURS)
    local, quiet = Local.of(zone), settings.quiet or NIGHT
    today = now - now % DAY
    middles = {hour: today + hour * HOUR + HOUR // 2 for hour in HOURS}
    return frozenset(hour for hour, at in middles.items() if local.quiet(at, quiet) is None)


def fits(people: Sequence[Waiting]) -> bool:
    """Say whether people are awake together long enough, and want to be seated together."""
    common = frozenset(HOURS).intersection(*(one.awake for one in people))
    users = {one.user for one in people}
    return len(common) >= TOGETHER and all(one.apart.isdisjoint(users) for one in people)


def allowed(box: str, waited: int) -> tuple[int, ...]:
    """Return how many may play together after so many seconds of waiting, the most first."""
    return SIZES[box][: 1 + waited // DAY]


def group(box: str, waiting: Sequence[Waiting], now: int) -> tuple[Waiting, ...] | None:
    """Return who can be seated together now, who has waited longest first; None: nobody.

    `waiting` want the same, in the order in which they came.
    """
    for place, oldest in enumerate(waiting):
        others = [one for one in waiting[place + 1 :] if fits((oldest, one))][:LOOKED_AT]
        for size in allowed(box, now - oldest.since):
            for beside in combinations(others, size - 1):
                if fits((oldest, *beside)):
                    return (oldest, *beside)
    return None


def groups(box: str, waiting: Sequence[Waiting], now: int) -> list[tuple[Waiting, ...]]:
    """Return everybody who can be seated now, table by table."""
    left, found = list(waiting), []
    while (seated := group(box, left, now)) is not None:
        found.append(seated)
        left = [one for one in left if one not in seated]
    return found


def seated_at(box: str, waiting: Sequence[Waiting], user: int, now: int) -> int | None:
    """Return when a person is seated at the latest, if nobody else comes; None: not at all."""
    steps = range(1, len(SIZES[box]))
    for at in sorted({one.since + day * DAY for one in waiting for day in steps}):
        seated = groups(box, waiting, max(at, now))
        if any(one.user == user for table in seated for one in table):
            return max(at, now)
    return None
