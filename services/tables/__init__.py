"""Open tables: from the first choice of a set-up to the start, and what comes after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tables import Invited, Joined, Length, Preset, Setup, SetupDraft, TableFact
from services.outbox.table_changes import fact_of
from services.state.table_facts import table_fact, table_facts
from services.tables import _presets, _setup_drafts, opening, seating
from store import tables as queries


class Tables:
    """Create a table, seat people, start it, close it.

    Each call that changes a table also sends its message anew through the outbox.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    # -- the set-up ----------------------------------------------------------------------------

    async def draft(self, server: int, person: Person) -> SetupDraft:
        """Return the unfinished set-up of a person here, or a fresh one from the defaults."""
        return await _setup_drafts.draft(self._context, server, person)

    async def change_draft(self, server: int, person: Person, **changes: object) -> SetupDraft:
        """Change fields of Setup; `same_as_last=True` takes the last one opened in the server.

        `dropped` names the earlier choices that the change ruled out. Refused: bad_setup.
        """
        return await _setup_drafts.change(self._context, server, person, changes)

    async def forget_draft(self, server: int, person: Person) -> None:
        """Throw the unfinished set-up away."""
        await _setup_drafts.forget(self._context, server, person)

    async def open_draft(self, server: int, channel: int, person: Person) -> TableFact:
        """Open the stored draft's table in a channel; a second click returns the same table."""
        return await _setup_drafts.open_draft(self._context, server, channel, person)

    async def lengths(self, server: int, setup: Setup) -> Mapping[str, Length]:
        """Say how long a game of each box usually takes here, with the clock of a set-up."""
        return await _setup_drafts.lengths(self._context, server, setup)

    async def fresh(self, server: int) -> Setup:
        """Return the set-up that a new draft begins with here."""
        async with self._context.read() as connection:
            return await _setup_drafts.fresh(connection, server)

    async def save_preset(
        self, server: int, person: Person, name: str, *, manages: bool = False
    ) -> Preset:
        """Save the draft's set-up under a name for the server.

        One's own preset of that name is replaced, and by who manages the server anybody's. Refused:
        bad_preset_name and preset_full (data limit), preset_taken (data preset), opener_role,
        button_old where there is no draft.
        """
        return await _presets.save(self._context, server, person, name, manages=manages)

    async def remove_preset(
        self, server: int, person: Person, preset: int, *, manages: bool = False
    ) -> Preset:
        """Remove a preset: who saved it can, and who manages the server.

        Refused: no_preset, preset_foreign (data preset).
        """
        return await _presets.remove(self._context, server, person, preset, manages=manages)

    async def create(self, server: int, channel: int, person: Person, setup: Setup) -> TableFact:
        """Open a table; the host takes seat 1. Refused: bad_setup, opener_role,
        join_cap."""
        return await opening.create(self._context, server, channel, person, setup)

    # -- looking -------------------------------------------------------------------------------

    async def table(self, table: int) -> TableFact:
        """Return a table. Refused: no_table."""
        async with self._context.read() as connection:
            return await fact_of(connection, table)

    async def open_tables(self, server: int) -> tuple[TableFact, ...]:
        """Return the open tables of a server, oldest first."""
        async with self._context.read() as connection:
            rows = await queries.tables_of_server(connection, server, "open")
            return await table_facts(connection, rows)

    async def table_in(self, channel: int) -> TableFact | None:
        """Return the table whose thread (or, without one, latest in whose channel) this is."""
        async with self._context.read() as connection:
            row = await queries.table_in(connection, channel)
            return None if row is None else await table_fact(connection, row)

    async def open_of(self, person: Person, server: int | None = None) -> tuple[TableFact, ...]:
        """Return the open tables where a person sits or is invited (`/game leave`, `decline`)."""
        async with self._context.read() as connection:
            rows = await queries.seated(connection, person.id, ("open",))
            known = {row.id for row in rows}
            asked = await queries.invited(connection, person.id)
            rows += [row for row in asked if row.id not in known]
            here = [row for row in rows if server in (None, row.server_id)]
            return await table_facts(connection, here)

    # -- seats ---------------------------------------------------------------------------------

    async def join(self, table: int, person: Person, seat: int | None = None) -> Joined:
        """Take a seat (a reserved one first). The last seat starts the game, if set so.

        Refused: join_seated, join_full, join_started, join_role, join_invited, join_reliability,
        join_cap, join_blocked, no_such_seat, seat_taken, table_closed.
        """
        return await seating.join(self._context, table, person, seat)

    async def leave(self, table: int, person: Person) -> TableFact:
        """Give the seat up. The host passes the table on; the last one out closes it.

        Refused: no_seat, join_started, table_closed.
        """
        return await seating.leave(self._context, table, person)

    async def free_seat(self, table: int, person: Person, seat: int) -> TableFact:
        """Free somebody's seat, by the host. Refused: not_host, no_such_seat, own_seat, …."""
        return await seating.free_seat(self._context, table, person, seat)

    async def invite(self, table: int, person: Person, whom: Sequence[Person]) -> Invited:
        """Invite people for 3 days. Refused: invite_seat (take one first), join_started, …."""
        return await seating.invite(self._context, table, person, whom)

    async def answer(self, invitation: int, person: Person, *, accept: bool) -> Joined | TableFact:
        """Accept (joins) or decline. Refused: not_your_seat, invitation_over, join_…."""
        return await seating.answer(self._context, invitation, person, accept=accept)

    async def decline(self, table: int, person: Person) -> TableFact:
        """Decline the invitation to a table (`/game decline`). Refused: not_invited."""
        return await seating.decline(self._context, table, person)

    # -- the host ------------------------------------------------------------------------------

    async def change(self, table: int, person: Person, **changes: object) -> TableFact:
        """Change the set-up of an open table. Refused: not_host, bad_setup, seats_taken, …."""
        return await seating.change(self._context, table, person, changes)

    async def start(self, table: int, person: Person, *, fewer: bool = False) -> TableFact:
        """Start the game; `fewer` with the lords seated, where R19 allows that number.

        Refused: not_host, not_full (data seated, lords), bad_setup, join_started, table_closed.
        """
        return await seating.start(self._context, table, person, fewer_lords=fewer)

    def fewer(self, table: TableFact) -> int | None:
        """Return with how many lords the host could start now, if fewer than planned (R19)."""
        return seating.fewer(table)

    async def close(self, table: int, person: Person) -> TableFact:
        """Close an open table, by the host. Refused: not_host, join_started."""
        return await opening.close(self._context, table, person)

    async def open_again(self, table: int, person: Person) -> TableFact:
        """Open an expired table again, once; a second click finds it. Refused: not_expired."""
        return await opening.open_again(self._context, table, person)

    async def rematch(self, game: int, person: Person) -> TableFact:
        """Open the same table again, seats turned by one, the others invited to their seats.

        A second click finds the first. Refused: rematch_outsider, game_on.
        """
        return await opening.rematch(self._context, game, person)
