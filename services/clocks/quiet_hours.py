"""Quiet hours and absences: the times in which a person's device must stay silent."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from services.clocks import arithmetic
from services.clocks.arithmetic import DAY, Span
from services.core.json_codec import user_from_json
from services.facts.people import UserSettings
from store import Connection, absences, people
from store.rows import Json

LONGEST = DAY // 2
"""How much of a day can be quiet where others wait until somebody was awake for some time."""


@dataclass(frozen=True, slots=True)
class QuietTimes:
    """A person's silent times: announced absences, and quiet hours in their zone."""

    settings: UserSettings
    away: Sequence[Span] = ()

    def span(self, at: int) -> Span | None:
        """Return the whole silent time around `at`; None if `at` is not silent.

        Quiet hours that follow an absence, or an absence that begins in them, count as one time.
        """
        found = self._one(at)
        if found is None:
            return None
        start, end = found
        while (more := self._one(end)) is not None:
            end = more[1]
        while (more := self._one(start - 1)) is not None:
            start = more[0]
        return start, end

    def waking(self, since: int, seconds: int, limit: int, outages: Iterable[Span] = ()) -> int:
        """Return when so many seconds outside the silent times have passed; `limit` at most.

        Others wait for that, so at most 12 hours of each day's quiet hours count. In `outages`
        nobody could do anything.
        """
        waits, settings = [*self.away, *outages], self.settings
        if settings.zone is not None and settings.quiet is not None:
            days = range(-1, 2 + (limit - since) // DAY)
            nights = arithmetic.Local.of(settings.zone).nights(since, settings.quiet, days)
            waits += [(start, min(end, start + LONGEST)) for start, end in nights]
        return min(limit, arithmetic.after(since, seconds, waits))

    def was_away(self, since: int, now: int) -> bool:
        """Whether an absence has ended after `since`, until now."""
        return any(since < end <= now for _, end in self.away)

    def _one(self, at: int) -> Span | None:
        away = next((span for span in self.away if span[0] <= at < span[1]), None)
        zone, hours = self.settings.zone, self.settings.quiet
        if away is not None or zone is None or hours is None:
            return away
        return arithmetic.Local.of(zone).quiet(at, hours)


@dataclass(frozen=True, slots=True)
class Lord:
    """What is stored of a person that clocks and calls depend on."""

    settings: Json
    away: Sequence[Span]

    @property
    def quiet(self) -> QuietTimes:
        """Their silent times."""
        return QuietTimes(user_from_json(self.settings), self.away)


Lords: TypeAlias = Mapping[int, Lord]
"""What is known of some people, each by their id: a transaction reads it once."""


async def lords_of(connection: Connection, users: Iterable[int], since: int) -> Lords:
    """Return what is stored of some people, with their absences from a time on."""
    asked = list(users)
    stored = await people.users_settings(connection, asked)
    away: dict[int, list[Span]] = {user: [] for user in asked}
    for row in await absences.absences(connection, asked, ending_after=since):
        away[row.user_id].append((row.from_at, row.until_at))
    return {user: Lord(stored.get(user) or {}, away[user]) for user in asked}


async def lord_of(
    connection: Connection, user: int, since: int, known: Lords | None = None
) -> Lord:
    """Return what is stored of a person, which may be known already."""
    if known is None or user not in known:
        known = await lords_of(connection, [user], since)
    return known[user]


async def quiet_times_of(connection: Connection, user: int, since: int) -> QuietTimes:
    """Return a person's silent times from a time on."""
    return (await lord_of(connection, user, since)).quiet


async def quiet_until(connection: Connection, user: int, now: int) -> int | None:
    """Return until when a person's device must stay silent; None if it may ring now."""
    span = (await quiet_times_of(connection, user, now)).span(now)
    return None if span is None else span[1]
