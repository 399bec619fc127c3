"""Open tables, also again or for a rematch, and close them without a game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from services.clocks.deadlines import lapses_at
from services.core import table_names
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, setup_from_json, to_json
from services.core.live_games import game_row
from services.core.outbox_bodies import ExpiredBody, InvitationBody
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tables import ServerSettings, Setup, TableFact
from services.outbox.table_changes import (
    TABLE_OPEN,
    announce_table,
    fact_of,
    hosted,
    settle_all,
)
from services.standing import blocks, calls, limits, reliability
from services.standing.calls import INVITATION_OPEN
from services.state import setups
from services.state.access import refuse_uninvited
from services.state.table_facts import last_invitation, table_fact, table_row
from services.state.tournament_guard import refuse_at_tournament_table
from services.tables.beginning import begin
from services.tables.computers import seat_computer
from store import Connection, people, tables
from store.rows import TableRow


async def create(
    context: ServiceContext, server: int, channel: int, person: Person, setup: Setup
) -> TableFact:
    """Open a table; the host takes seat 1. Refused: bad_setup, opener_role, join_cap."""
    async with context.write() as tx:
        return await open_new(context, tx, Opening(server, channel, person, setup))


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened: where it was asked for, by whom, and what is to be played."""

    server: int
    channel: int
    person: Person
    setup: Setup
    place: Literal["private", "direct"] | None = None  # None: as the server's games are
    seed: str | None = None  # others play the same draw: the table is sealed for now


async def open_new(context: ServiceContext, tx: Transaction, wanted: Opening) -> TableFact:
    """Open a table in a transaction; its host takes the first seat.

    The caller chooses the channel: whether a server's own still exists only Discord knows.
    """
    settings = await settings_for(tx.connection, wanted.server, wanted.person)
    await _check_limits(tx, wanted.person, wanted.server)
    row = await _insert_wanted(context, tx, wanted, settings)
    fact = await _seated(tx, row, 1, wanted.person)
    if fact.free or fact.setup.starts != "full":
        return fact
    await begin(context, tx, row, wanted.seed)  # nobody else is to come
    return await fact_of(tx.connection, row.id)


async def seat_together(
    context: ServiceContext, tx: Transaction, wanted: Opening, lords: Sequence[Person]
) -> TableRow:
    """Open a table in a transaction with people seated in their order, unannounced."""
    settings = server_from_json(await people.server_settings(tx.connection, wanted.server))
    row = await _insert_wanted(context, tx, wanted, settings)
    for seat, lord in enumerate(lords, 1):
        await tables.take_seat(tx.connection, row.id, seat, lord.id, lord.name)
    return row


async def shelve(
    context: ServiceContext, tx: Transaction, wanted: Opening, lords: Sequence[Person]
) -> TableRow:
    """Store an expired table in a transaction, opened by nobody: its host can open it again."""
    row = await seat_together(context, tx, wanted, lords)
    await tables.change_table(tx.connection, row.id, state="expired", opened_by=0)
    return await table_row(tx.connection, row.id)


async def open_again(context: ServiceContext, table: int, person: Person) -> TableFact:
    """Open an expired table again, once; a second press finds it, unless it was closed since.

    Refused: not_expired, join_invited, join_role, join_blocked, join_cap.
    """
    async with context.locked("table", table), context.write() as tx:
        old = await table_row(tx.connection, table)
        await refuse_at_tournament_table(tx.connection, old.cup_id)
        last = table
        while (found := await tables.reopened(tx.connection, last)) is not None:
            if found.state not in ("closed", "expired"):
                return await table_fact(tx.connection, found)
            last = found.id
        if old.state not in ("expired", "closed"):
            raise Refused("not_expired", {"table": old.name}, ("look",))
        await settings_for(tx.connection, old.server_id, person)
        await _check_limits(tx, person, old.server_id)
        setup = setup_from_json(old.setup)
        await _refuse_others(tx.connection, old, setup, person)
        row = await _insert(
            context, tx, person, setup, opened_from=last, **_same_place(old), name=old.name
        )
        await _keep_declined(tx, last, row.id)
        return await _seated(tx, row, 1, person, begins=False)


async def _refuse_others(
    connection: Connection, old: TableRow, setup: Setup, person: Person
) -> None:
    """Refuse a person whom a table was not for: they would open it again in its host's name.

    It is for its host and those who sat there to the end; for others only if anybody could sit
    down, neither the host asked them to go, nor they and those lords are to be kept apart. Refused:
    join_invited, join_role, join_blocked.
    """
    seats = (await table_fact(connection, old)).seats
    if person.id in (old.host_id, *(seat.user for seat in seats)):
        return
    refuse_uninvited(setup, person)
    last = last_invitation(await tables.invitations(connection, old.id), person.id)
    if last is not None and last.state == "removed":
        raise Refused("join_blocked", {}, ("open",))
    await blocks.check(connection, person.id, seats)


async def rematch(context: ServiceContext, game: int, person: Person) -> TableFact:
    """Open the same table again, seats turned by one, the others invited to their seats.

    A second press finds the first rematch. Refused: rematch_outsider, game_on, opener_role.
    """
    async with context.read() as connection:
        table = (await game_row(connection, game)).table_id
    async with context.locked("table", table), context.write() as tx:
        old = await table_row(tx.connection, table)
        await refuse_at_tournament_table(tx.connection, old.cup_id)
        before = await table_fact(tx.connection, old)
        own, earlier = before.seat_of(person.id), None
        if own is None:
            raise Refused("rematch_outsider", {"table": old.name}, ("new",))
        if old.state not in ("over", "abandoned"):
            raise Refused("game_on", {"table": old.name}, ("look",))
        if before.rematch is not None:
            found = await fact_of(tx.connection, before.rematch)
            if found.state not in ("closed", "expired"):
                return found
            # Nobody will play there any more, and a game can have only one rematch.
            await tables.change_table(tx.connection, found.id, rematch_of=None)
            earlier = found.id
        await settings_for(tx.connection, old.server_id, person)
        await _check_limits(tx, person, old.server_id)
        # Teams stay as they are, drawn ones too.
        setup = replace(before.setup, partners="chosen")
        if setup.name:  # the next number, though nobody has the name any more
            in_use = await names_beside(tx.connection, old)
            setup = replace(setup, name=table_names.another(old.name, in_use, setups.NAME_LENGTH))
        row = await _insert(context, tx, person, setup, rematch_of=table, **_same_place(old))
        lords = before.setup.lords
        computers = {
            rematch_seat(one.seat, lords): one.computer for one in before.seats if one.computer
        }
        fact = await _seated(tx, row, rematch_seat(own.seat, lords), person, computers)
        others = {one.account: one for one in before.seats if one.account not in (None, person.id)}
        declined = set() if earlier is None else await _keep_declined(tx, earlier, row.id)
        args = (
            tx.connection,
            row.server_id,
            person.id,
            [user for user in others if user not in declined],
            tx.now,
        )
        for user in declined.union(await calls.refused(*args)):
            others.pop(user, None)
        reserved = [
            (Person(user, seat.given), rematch_seat(seat.seat, lords))
            for user, seat in others.items()
            if not await blocks.are_apart(tx.connection, user, fact.seats)
        ]
        await invite_all(tx, row, person, reserved)
        if not fact.free and fact.setup.starts == "full":
            await begin(context, tx, row)
        return await fact_of(tx.connection, fact.id)


async def _keep_declined(tx: Transaction, earlier: int, table: int) -> set[int]:
    """Carry to a table opened in place of another who declined there, or was asked to go.

    Returns their accounts.
    """
    found = await tables.invitations(tx.connection, earlier)
    last = {one.user_id: last_invitation(found, one.user_id) for one in found}
    noes = (one for one in found if one.state == "declined" or one is last[one.user_id])
    declined = {one.user_id: one for one in noes if one.state in ("declined", "removed")}
    for one in declined.values():
        values = {**asdict(one), "table_id": table, "expires_at": 0}
        del values["id"]
        await tables.invite(tx.connection, **values)
    return set(declined)


def rematch_seat(seat: int, lords: int) -> int:
    """Return the seat at the rematch of the lord of a seat: one further down."""
    return seat - 1 if seat > 1 else lords


async def close(context: ServiceContext, table: int, person: Person) -> TableFact:
    """Close an open table, by its host, or who manages the server. Refused: not_host, ….

    Whoever moderates a server could delete its message, but that would be posted again.
    """
    async with context.locked("table", table), context.write() as tx:
        row, _ = await hosted(tx.connection, table, person, manager=True)
        await close_table(tx, row, "closed")
        return await fact_of(tx.connection, table)


async def close_table(tx: Transaction, row: TableRow, state: str) -> None:
    """Close an open table in a transaction."""
    await tables.change_table(tx.connection, row.id, state=state)
    await settle_all(tx, row)
    await announce_table(tx, row)


async def expire(tx: Transaction, table: int) -> None:
    """Close a table that was not filled in time, outages aside, and notify its host."""
    row = await table_row(tx.connection, table)
    if row.state == "open":
        opened = (row.expires_at or tx.now) - TABLE_OPEN
        ends = await lapses_at(tx.connection, row.server_id, opened, TABLE_OPEN)
        if ends > tx.now:
            await tx.plan(ends, "expire_table", table_id=table)
            return
        await close_table(tx, row, "expired")
        await tx.say(row, ExpiredBody())


async def invite_all(
    tx: Transaction, row: TableRow, by: Person, whom: Iterable[tuple[Person, int | None]]
) -> list[int]:
    """Invite people, perhaps to seats, or ask whether they stay; one message calls them all."""
    invitations = [await _invite(tx, row, person, by, seat) for person, seat in whom]
    if invitations:
        await tx.say(row, InvitationBody(invitations[0], tuple(invitations[1:])))
    return invitations


async def _invite(
    tx: Transaction, row: TableRow, person: Person, by: Person, seat: int | None
) -> int:
    expires = tx.now + INVITATION_OPEN
    await limits.check(tx, "invitations", by.id, row.server_id)
    invitation = await tables.invite(
        tx.connection,
        table_id=row.id,
        user_id=person.id,
        name=person.name,
        by_id=by.id,
        by_name=by.name,
        seat=seat,
        state="waiting",
        expires_at=expires,
    )
    await tx.plan(expires, "expire_invitation", table_id=row.id, ref=invitation)
    return invitation


async def settings_for(connection: Connection, server: int, opener: Person) -> ServerSettings:
    """Return the settings of a server where a person may open tables. Refused: opener_role."""
    settings = server_from_json(await people.server_settings(connection, server))
    role = settings.opener_role
    if role is not None and role not in opener.roles:
        raise Refused("opener_role", {"role": role}, ("open",))
    return settings


async def _check_limits(tx: Transaction, person: Person, server: int) -> None:
    """Refuse a table too many. Refused: too_many."""
    for kind in ("tables", "openings", "seats"):
        await limits.check(tx, kind, person.id, server)


async def _insert_wanted(
    context: ServiceContext, tx: Transaction, wanted: Opening, settings: ServerSettings
) -> TableRow:
    how = wanted.place or settings.place
    place = {"server_id": wanted.server, "channel_id": wanted.channel, "place": how}
    if wanted.seed is not None:
        place["sealed"] = 1
    return await _insert(context, tx, wanted.person, wanted.setup, **place)


def _same_place(row: TableRow) -> dict[str, Any]:
    return {"server_id": row.server_id, "channel_id": row.channel_id, "place": row.place}


async def _insert(
    context: ServiceContext, tx: Transaction, person: Person, setup: Setup, **values: Any
) -> TableRow:
    settings = await people.server_settings(tx.connection, values["server_id"])
    icons = () if values.get("sealed") else server_from_json(settings).icons
    setup = replace(setups.check(setup), icons=icons)  # a sealed draw is the same everywhere
    expires, server = tx.now + TABLE_OPEN, values["server_id"]
    wanted = values.pop("name", None) or setup.name
    if wanted is None:
        wanted = table_names.draw(context.entropy, await tables.names_in_use(tx.connection, server))
    beside = await tables.names_in_use(tx.connection, server, values["channel_id"])
    name = table_names.free(wanted, beside, setups.NAME_LENGTH)
    setup = replace(setup, name=name if setup.name else None)
    table = await tables.add_table(
        tx.connection,
        **values,
        name=name,
        host_id=person.id,
        host_name=person.name,
        opened_by=person.id,
        setup=to_json(setup),
        state="open",
        created_at=tx.now,
        expires_at=expires,
    )
    await tx.plan(expires, "expire_table", table_id=table)
    return await table_row(tx.connection, table)


async def names_beside(connection: Connection, row: TableRow) -> set[str]:
    """Return the names with which a chosen one must not be confused: those of the same channel.

    A number would tell that there is a table of that name where somebody can't see it.
    """
    return await tables.names_in_use(connection, row.server_id, row.channel_id)


async def _seated(
    tx: Transaction,
    row: TableRow,
    seat: int,
    person: Person,
    computers: Mapping[int, str] | None = None,
    *,
    begins: bool = True,
) -> TableFact:
    """Seat the host, and the computer lords of the set-up: by seat, else on the last seats.

    `begins`: whether the caller begins a full table that is set so. Refused: join_cap.
    """
    setup = setup_from_json(row.setup)
    if computers is None:
        free = [one for one in range(setup.lords, 0, -1) if one != seat]
        computers = dict(zip(free, reversed(setup.computers), strict=False))
    alone = len(computers) == setup.lords - 1 and setup.starts == "full"
    if not (alone and begins):  # in a game alone nobody waits, but an open table's seats get free
        await reliability.check_cap(tx, person.id)
    await tables.take_seat(tx.connection, row.id, seat, person.id, person.name, at=tx.now)
    for number, word in sorted(computers.items()):
        await seat_computer(tx, row, number, word)
    await announce_table(tx, row)
    return await table_fact(tx.connection, row)
