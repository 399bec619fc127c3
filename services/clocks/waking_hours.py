"""Waking hours, and the people in the queue who can be seated together by them."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from services.clocks.arithmetic import DAY, Local
from services.core import timezones
from services.facts.people import UserSettings

HOUR = 3600
HOURS = range(24)
NIGHT = (23 * 60, 7 * 60)
"""When people without quiet hours are assumed to sleep, in minutes of their local day."""
TOGETHER = 8
"""The hours of the day in which everybody at a table must be awake."""
LOOKED_AT = 12
"""How many of the others are tried beside the person who has waited longest."""
FORESEEN = 20
"""Among how many a seating is foreseen: for some hundred it would take a minute."""
TRIED = 10_000
"""How often it is asked for that whether people fit: else it would take others' time."""
SIZES = {
    "kingdomino": (4, 3, 2),
    "queendomino": (4, 3, 2),
    "royal_wedding": (4, 3),
    "discovery": (2,),
    "mighty_duel": (2,),
}
"""How many lords a table of the queue has; each day of waiting allows one size more."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person in the queue.

    `since` is when they joined, `awake` the hours of UTC in which they are awake, `apart` the
    people with whom they must not be seated, `sees` the channels in which they can be seated.
    """

    user: int
    since: int
    awake: frozenset[int]
    apart: frozenset[int] = frozenset()
    sees: frozenset[int] = frozenset({0})


Judge = Callable[[Sequence[Waiting]], bool]


def awake(settings: UserSettings, hours: Sequence[int] | None, now: int) -> frozenset[int]:
    """Return the hours of UTC in which a person is awake, by what they set or by their clicks.

    If nothing is known of them, all hours.
    """
    zone = settings.zone or timezones.guess(hours, now)
    if zone is None:
        return frozenset(HOURS)
    local, quiet = Local.of(zone), settings.quiet or NIGHT
    today = now - now % DAY
    middles = {hour: today + hour * HOUR + HOUR // 2 for hour in HOURS}
    return frozenset(hour for hour, at in middles.items() if local.quiet(at, quiet) is None)


def fits(people: Sequence[Waiting]) -> bool:
    """Whether people are awake together, see a channel in common, and none has blocked another."""
    users = {one.user for one in people}
    if not all(one.apart.isdisjoint(users) for one in people):
        return False
    common = frozenset.intersection(*(one.awake for one in people))
    return len(common) >= TOGETHER and bool(seen(people))


def seen(people: Sequence[Waiting]) -> frozenset[int]:
    """Return the channels that all of some people see."""
    return frozenset.intersection(*(one.sees for one in people))


def table_sizes(box: str, waited: int) -> tuple[int, ...]:
    """Return how many lords a table may have after so many seconds of waiting, most first."""
    return SIZES[box][: 1 + waited // DAY]


def find_group(
    box: str,
    waiting: Sequence[Waiting],
    now: int,
    failed: Collection[frozenset[int]] = (),
    judge: Judge = fits,
) -> tuple[Waiting, ...] | None:
    """Find people who can be seated together now, the longest waiting first; None: nobody.

    All of `waiting` want the same game; they are in the order in which they joined. `failed`:
    groups that could not be seated. `judge`: whether people fit.
    """
    for place, oldest in enumerate(waiting):
        fitting = (one for one in waiting[place + 1 :] if judge((oldest, one)))
        others = tuple(islice(fitting, LOOKED_AT))
        for size in table_sizes(box, now - oldest.since):
            for group in _groups((oldest,), others, size, judge):
                if frozenset(one.user for one in group) not in failed:
                    return group
    return None


def _groups(
    group: tuple[Waiting, ...], others: tuple[Waiting, ...], size: int, judge: Judge
) -> Iterator[tuple[Waiting, ...]]:
    """Yield the groups of a size to which people grow; if some don't fit, nor do they with more."""
    for place, one in enumerate(others, 1):
        more = (*group, one)
        if len(more) > 2 and not judge(more):  # each was found to fit with the first
            continue
        if len(more) == size:
            yield more
        else:
            yield from _groups(more, others[place:], size, judge)


def find_groups(
    box: str, waiting: Sequence[Waiting], now: int, judge: Judge = fits
) -> list[tuple[Waiting, ...]]:
    """Find everybody who can be seated now, table by table."""
    left, found = list(waiting), []
    while (seated := find_group(box, left, now, judge=judge)) is not None:
        found.append(seated)
        left = [one for one in left if one not in seated]
    return found


def latest_seating(box: str, waiting: Sequence[Waiting], user: int, now: int) -> int | None:
    """Return when a person is seated if nobody else joins; None: not at all, or too many wait.

    It forms all tables again for each day on which somebody has waited longer. Whoever only looks
    has others wait meanwhile, so that not much is tried.
    """
    if len(waiting) > FORESEEN:
        return None
    tried, known = 0, dict[tuple[int, ...], bool]()

    def judge(people: Sequence[Waiting]) -> bool:
        nonlocal tried
        tried += 1
        users = tuple(one.user for one in people)
        if users not in known:
            known[users] = tried <= TRIED and fits(people)
        return known[users]

    steps = range(1, len(SIZES[box]))
    for at in sorted({one.since + day * DAY for one in waiting for day in steps}):
        seated = find_groups(box, waiting, max(at, now), judge)
        if tried > TRIED:
            return None
        if any(one.user == user for table in seated for one in table):
            return max(at, now)
    return None
