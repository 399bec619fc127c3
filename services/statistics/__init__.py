"""Statistics of finished games: results, ratings, profiles, honors.

All of them can be rebuilt from the records at any time, with the same numbers.
"""

from __future__ import annotations

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.statistics import (
    About,
    CompareFact,
    HonorsFact,
    LadderFact,
    ProfileFact,
    StatsFact,
)
from services.statistics import _honors, _ladders, _profiles, _updates
from services.statistics._ladders import Wanted, rating_of
from services.statistics._rating import Rating, Ratings, rate, shown
from services.statistics._updates import JOB, begin, catch_up, note_end

__all__ = [
    "JOB",
    "Rating",
    "Ratings",
    "Statistics",
    "begin",
    "catch_up",
    "note_end",
    "rate",
    "rating_of",
    "shown",
]


class Statistics:
    """The statistics of servers, as far as a reader may see them.

    The server is the one where the person asked (`Person.server`). Common refusals: server_needed
    (asked in direct messages), ladders_off (the hosts have disabled them).
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def ladder(
        self,
        person: Person,
        *,
        ladder: str = "",
        season: str = "",
        page: int = 0,
        find: bool = False,
    ) -> LadderFact:
        """Return a page of a ladder (ten lords) from 0; beyond the end, the last one.

        `ladder` is a key such as "kingdomino:4", or a box for its most played ladder; "": the most
        played of all. `season`: "" for all time, "now" for this quarter, or such as "2026-4".
        `find`: the page with the person's own line, whatever `page` says. Refused: no_ladder (data
        ladder), no_season (data season).
        """
        wanted = Wanted(ladder, season, page, find)
        return await _ladders.ladder(self._context, person, wanted)

    async def profile(
        self, person: Person, user: int | None = None, *, ladder: str = ""
    ) -> ProfileFact:
        """Return somebody's profile; without `user` one's own.

        `ladder` as for `ladder`, "": their most played. Refused: profile_hidden, no_ladder.
        """
        return await _profiles.profile(self._context, person, user, ladder)

    async def compare(
        self, person: Person, user: int, other: int | None = None, *, ladder: str = ""
    ) -> CompareFact:
        """Compare `user` with `other`, or with the reader, who then comes first.

        Refused: profile_hidden, no_ladder, compare_same.
        """
        users = (person.id if other is None else other, user)
        return await _profiles.compare(self._context, person, users, ladder)

    async def honors(self, person: Person, *, box: str = "") -> HonorsFact:
        """Return the records of the server in a box, "": the most played one."""
        return await _honors.honors(self._context, person, box)

    async def stats(self, person: Person, about: About, *, box: str = "") -> StatsFact:
        """Return the success of dominoes, buildings, quests, tokens or seats in a box ("": most
        played).

        Refused: no_stats (data about, box) if the box has no such thing.
        """
        return await _honors.stats(self._context, person, about, box)

    async def rebuild(self, server: int) -> int:
        """Rebuild all of a server's statistics from its games; returns how many were counted."""
        return await _updates.rebuild(self._context, server)
