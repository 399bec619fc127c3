"""What is kept about a person: told, handed out, deleted (PLAY §8, `/privacy`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.people import GoneFact, KeptFact
from services.privacy.data_export import export
from services.privacy.erasure import Forgetting
from services.privacy.personal_data import Dossier, gathered
from services.standing.blocks import blocked
from store import Connection, games, tables

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
}
"""Under which word of KeptFact the rows of a table are counted."""
NAMED = {"presets": "presets", "cup_templates": "presets", "cup_lords": ""}
"""The same of the rows that name them; what takes part in cups is counted by cup."""


class Privacy:
    """What is kept about a person, to be seen, taken along and deleted by them alone."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def kept(self, user: int) -> KeptFact:
        """Count what is kept about a person."""
        async with self._context.read() as connection:
            return _counted(await gathered(connection, user))

    async def export(self, person: Person) -> str:
        """Write everything that is kept about a person as JSON; times are UTC epoch seconds.

        It holds the records of their games, without the seed of one that is not over, and nothing
        that is another lord's: no plan, no draft, no note, no number of an account but their own.
        """
        return await export(self._context, person)

    async def delete(self, user: int, called: Callable[[str | None], str]) -> GoneFact:
        """Delete what is kept about a person; where there is nothing, nothing happens.

        What they played stays, under another number and the name that `called` gives for the
        language of each server (None: none is set). Seats of running games are given up, those of
        open tables freed. All in one transaction; what is said of it follows.

        Refused: busy, where one of their games is being changed.
        """
        async with AsyncExitStack() as stack:
            async with self._context.read() as connection:
                locks = await _locks(connection, user)
            for kind, row in locks:
                await stack.enter_async_context(self._context.locked(kind, row))
            tx = await stack.enter_async_context(self._context.write())
            if await _locks(tx.connection, user) != locks:
                raise Refused("busy")
            forgetting = Forgetting(self._context, tx, user, called)
            gone = await forgetting.forget()
        for game in forgetting.changed:
            self._context.games.pop(game, None)
        for tournament in forgetting.tournaments:
            self._context.tournaments.pop(tournament, None)
        return gone


async def _locks(connection: Connection, user: int) -> list[tuple[str, int]]:
    """Return what has to be held still: the open tables and the games that a person is in."""
    open_ = await tables.seated(connection, user, ("open",))
    open_ += await tables.invited(connection, user)
    playing = await tables.seated(connection, user, ("playing",))
    played = await games.games_of_tables(connection, [row.id for row in playing])
    found = {("table", row.id) for row in open_}
    return sorted(found | {("game", rows[-1].id) for rows in played.values()})


def _counted(dossier: Dossier) -> KeptFact:
    counts: Counter[str] = Counter()
    (user,) = dossier.rows.get("users", [{}])
    counts["settings"] = int(bool(user.get("settings")))
    counts["blocked"] = len(blocked(user.get("settings", {})))
    counts["hours"] = int(bool(user.get("hours")))
    counts["open"] = sum(seat.table.state == "open" for seat in dossier.seats)
    counts["games"] = sum(seat.table.state == "playing" for seat in dossier.seats)
    counts["finished"] = sum(seat.table.state in ENDED for seat in dossier.seats)
    counts["former"] = len(dossier.former)
    counts["invitations"] = len(dossier.invitations)
    counts["notes"] = len(dossier.notes)
    counts["votes"] = len(dossier.ballots)
    for table, word in OWN.items():
        counts[word] = len(dossier.rows.get(table, ()))
    counts["cups"] = len(dossier.tournaments)
    for table, rows in dossier.named.items():
        counts[NAMED.get(table, "results")] += len(rows)
    counts.pop("", None)
    return KeptFact(tuple((word, counts[word]) for word in KEPT))


KEPT = (
    *(
        "settings",
        "blocked",
        "hours",
        "games",
        "open",
        "finished",
        "former",
        "invitations",
        "queue",
    ),
    *("turns", "results", "absences", "plans", "notes", "votes", "drafts", "presets"),
    *("imports", "follows", "cups", "cup_drafts"),
)
"""What is counted, in the order in which it is told."""
