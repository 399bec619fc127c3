"""Open tables: from the first choice of a set-up to the start, and what comes after."""

from __future__ import annotations

from collections.abc import Sequence

from services._house import House
from services.facts import Invited, Joined, Person, Setup, SetupDraft, TableFact


class Tables:
    """Create a table, seat people, start it, close it.

    Each call that changes a table also sends its message anew through the outbox.
    """

    def __init__(self, house: House) -> None:
        self._house = house

    # -- the set-up ----------------------------------------------------------------------------

    async def draft(self, server: int, person: Person) -> SetupDraft:
        """Return the unfinished set-up of a person here, or a fresh one from the defaults."""
        raise NotImplementedError

    async def change_draft(self, server: int, person: Person, **changes: object) -> SetupDraft:
        """Change fields of Setup; `same_as_last=True` takes the last one. Drops what R19 forbids.

        `dropped` names the earlier choices that the change ruled out. Refused: bad_setup.
        """
        raise NotImplementedError

    async def forget_draft(self, server: int, person: Person) -> None:
        """Throw the unfinished set-up away."""
        raise NotImplementedError

    async def open_draft(self, server: int, channel: int, person: Person) -> TableFact:
        """Open the table of the stored draft; a second click returns the same table."""
        raise NotImplementedError

    async def create(self, server: int, channel: int, person: Person, setup: Setup) -> TableFact:
        """Open a table; the host takes seat 1. Refused: bad_setup, opener_role."""
        raise NotImplementedError

    # -- looking -------------------------------------------------------------------------------

    async def table(self, table: int) -> TableFact:
        """Return a table. Refused: no_table."""
        raise NotImplementedError

    async def open_tables(self, server: int) -> tuple[TableFact, ...]:
        """Return the open tables of a server, oldest first."""
        raise NotImplementedError

    async def table_in(self, channel: int) -> TableFact | None:
        """Return the table whose thread (or, without one, latest in whose channel) this is."""
        raise NotImplementedError

    async def open_of(self, person: Person, server: int | None = None) -> tuple[TableFact, ...]:
        """Return the open tables where a person sits or is invited (`/game leave`, `decline`)."""
        raise NotImplementedError

    # -- seats ---------------------------------------------------------------------------------

    async def join(self, table: int, person: Person, seat: int | None = None) -> Joined:
        """Take a seat (a reserved one first). The last seat starts the game, if set so.

        Refused: join_seated, join_full, join_started, join_role, join_invited, no_such_seat,
        seat_taken, table_closed.
        """
        raise NotImplementedError

    async def leave(self, table: int, person: Person) -> TableFact:
        """Give the seat up. The host passes the table on; the last one out closes it.

        Refused: no_seat, join_started, table_closed.
        """
        raise NotImplementedError

    async def free_seat(self, table: int, person: Person, seat: int) -> TableFact:
        """Free somebody's seat, by the host. Refused: not_host, no_such_seat, own_seat, …."""
        raise NotImplementedError

    async def invite(self, table: int, person: Person, whom: Sequence[Person]) -> Invited:
        """Invite people for 3 days. Refused: invite_seat (take one first), join_started, …."""
        raise NotImplementedError

    async def answer(self, invitation: int, person: Person, *, accept: bool) -> Joined | TableFact:
        """Accept (joins) or decline. Refused: not_your_seat, invitation_over, join_…."""
        raise NotImplementedError

    async def decline(self, table: int, person: Person) -> TableFact:
        """Decline the invitation to a table (`/game decline`). Refused: not_invited."""
        raise NotImplementedError

    # -- the host ------------------------------------------------------------------------------

    async def change(self, table: int, person: Person, **changes: object) -> TableFact:
        """Change the set-up of an open table. Refused: not_host, bad_setup, seats_taken, …."""
        raise NotImplementedError

    async def start(self, table: int, person: Person, *, fewer: bool = False) -> TableFact:
        """Start the game; `fewer` with the lords seated, where R19 allows that number.

        Refused: not_host, not_full (data seated, lords), bad_setup, join_started, table_closed.
        """
        raise NotImplementedError

    def fewer(self, table: TableFact) -> int | None:
        """Return with how many lords the host could start now, if fewer than planned (R19)."""
        raise NotImplementedError

    async def close(self, table: int, person: Person) -> TableFact:
        """Close an open table, by the host. Refused: not_host, join_started."""
        raise NotImplementedError

    async def open_again(self, table: int, person: Person) -> TableFact:
        """Open an expired table again, once; a second click finds it. Refused: not_expired."""
        raise NotImplementedError

    async def rematch(self, game: int, person: Person) -> TableFact:
        """Open the same table again, seats turned by one, the others invited to their seats.

        A second click finds the first. Refused: rematch_outsider, game_on.
        """
        raise NotImplementedError
