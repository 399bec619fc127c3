"""Personal data (`/privacy`): shown, exported, deleted."""

from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress

from services.core.facade import Facade, method
from services.facts import Refused
from services.facts.people import GoneFact, KeptFact
from services.privacy.data_export import export
from services.privacy.erasure import NOTHING, Erasure
from services.privacy.leaving import leave_all
from services.privacy.personal_data import PersonalData, gather
from services.standing.blocks import count_blocked
from store import Connection, games, people, privacy, tables
from store.rows import UserRow

ENDED = ("over", "abandoned")
OWN = {
    "absences": "absences",
    "deeds": "turns",
    "plans": "plans",
    "queue": "queue",
    "setup_drafts": "drafts",
    "imports": "imports",
    "follows": "follows",
    "cup_drafts": "cup_drafts",
    "presets": "presets",
    "cup_templates": "presets",
}
"""The words of KeptFact under which a person's own rows are counted, by table."""
NAMED = {"cup_lords": "", "kibitz": ""}
"""The same for rows that name them; "": not counted by row but by tournament."""


class Privacy(Facade):
    """The data kept about a person, which they alone may see, export and delete."""

    export = method(export)

    async def kept(self, user: int) -> KeptFact:
        """Count what is kept about a person. Refused: export_waits, export_often."""
        turn = self._context.exports.turn(user, self._context.clock.passed())
        async with turn, self._context.read() as connection:
            traces = await privacy.traces(connection, user)
            personal = await gather(connection, user, traces, rows=False)
            known = await people.user(connection, user)
            return _counted(personal, known, await privacy.count_rows(connection, user))

    async def delete(self, user: int, called: Callable[[str | None], str]) -> GoneFact:
        """Delete what is kept about a person; if there is nothing, do nothing.

        Their games stay, under another number and the name that `called` returns for the language
        of each server (None: none is set). Seats of running games are given up, those of open
        tables freed. All of this is one transaction, except that what closed tables have of
        them is changed before it, a few at a time, and each game is left in one of its own after
        it; a job leaves those that remain. Announcements follow.

        Where they are named is searched for before that, as others wait for whoever writes, and
        once more after it: somebody may have written meanwhile.

        Refused: busy, if one of their games is being changed; export_waits, export_often.
        """
        async with self._context.deletions.turn(user, self._context.clock.passed()):
            gone, other = await self._erase(user, called)
            if gone != NOTHING:
                await self._erase(user, called)
        if gone.games:
            with suppress(Refused):  # busy: the job does the rest
                await leave_all(self._context, other)
        return gone

    async def _erase(self, user: int, called: Callable[[str | None], str]) -> tuple[GoneFact, int]:
        """Delete what is kept by now; nobody has to wait if there is nothing.

        Returns what was done, and the number that stands for the person from now on.
        """
        async with self._context.read() as connection:
            traces = await privacy.traces(connection, user)
            personal = await gather(connection, user, traces)
        if personal.nothing and traces == privacy.Traces():
            return NOTHING, 0
        erasure = Erasure(self._context, user, traces, called)
        await erasure.rename_closed(personal)
        async with AsyncExitStack() as stack:
            async with self._context.read() as connection:
                locks = await _locks(connection, user)
            for kind, row in locks:
                await stack.enter_async_context(self._context.locked(kind, row))
            async with self._context.read() as connection:  # nobody waits for it
                personal = await gather(connection, user, traces)
            await erasure.prepare(personal)
            tx = await stack.enter_async_context(self._context.write())
            if await _locks(tx.connection, user) != locks:
                raise Refused("busy")
            gone = await erasure.erase(tx, personal)
        for game in erasure.changed:
            self._context.games.pop(game, None)
        for tournament in erasure.tournaments:
            self._context.tournaments.pop(tournament, None)
        await self._context.forget_deleted()
        return gone, erasure.other


async def _locks(connection: Connection, user: int) -> list[tuple[str, int]]:
    """Return what has to be locked: the open tables and the games that a person is in."""
    open_ = await tables.seated(connection, user, ("open",))
    open_ += await tables.invited(connection, user)
    playing = await tables.seated(connection, user, ("playing",))
    played = await games.games_of_tables(connection, [row.id for row in playing])
    found = {("table", row.id) for row in open_}
    return sorted(found | {("game", rows[-1].id) for rows in played.values()})


def _counted(personal: PersonalData, user: UserRow | None, rows: Mapping[str, int]) -> KeptFact:
    counts: Counter[str] = Counter()
    counts["settings"] = int(user is not None and bool(user.settings))
    counts["blocked"] = 0 if user is None else count_blocked(user.settings)
    counts["hours"] = int(user is not None and bool(user.hours))
    counts["open"] = sum(seat.table.state == "open" for seat in personal.seats)
    counts["games"] = sum(seat.table.state == "playing" for seat in personal.seats)
    counts["finished"] = sum(seat.table.state in ENDED for seat in personal.seats)
    counts["former"] = len(personal.former)
    counts["invitations"] = len(personal.invitations)
    counts["notes"] = len(personal.notes)
    counts["votes"] = len(personal.ballots)
    for table, word in OWN.items():
        counts[word] += rows.get(table, 0)
    counts["cups"] = len(personal.tournaments)
    for table in privacy.NAMED:
        counts[NAMED.get(table, "results")] += rows.get(table, 0)
    counts["remembered"] = sum(map(len, personal.remembered.values()))
    counts.pop("", None)
    return KeptFact(tuple((word, counts[word]) for word in KEPT))


KEPT = (
    "settings",
    "blocked",
    "hours",
    "games",
    "open",
    "finished",
    "former",
    "invitations",
    "queue",
    "turns",
    "results",
    "absences",
    "plans",
    "notes",
    "votes",
    "drafts",
    "presets",
    "imports",
    "follows",
    "cups",
    "cup_drafts",
    "remembered",
)
"""What is counted, in the order in which it is shown."""
