"""Tables come to be, and close without a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from services.core import names
from services.core.context import House, Work
from services.core.json_codec import server_from_json, setup_from_json, setup_to_json
from services.core.live_games import game_row
from services.facts import Person, Refused
from services.facts.tables import SeatFact, ServerSettings, Setup, TableFact
from services.outbox.table_changes import (
    INVITATION_OPEN,
    TABLE_OPEN,
    fact_of,
    hosted,
    say_table,
    settle_all,
)
from services.standing import blocks, reliability
from services.state import setups
from services.state.table_facts import table_fact, table_row
from services.state.tournament_guard import refuse_at_cup
from store import Connection, people, tables
from store.rows import TableRow


async def create(
    house: House, server: int, channel: int, person: Person, setup: Setup
) -> TableFact:
    """Open a table."""
    async with house.write() as work:
        return await open_new(house, work, Opening(server, channel, person, setup))


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened: where it was asked for, by whom, and what is to be played."""

    server: int
    channel: int
    person: Person
    setup: Setup


async def open_new(house: House, work: Work, wanted: Opening) -> TableFact:
    """Open a table in a transaction; its host takes the first seat.

    The channel is found by who asks: the server's own may be gone, which only Discord knows.
    """
    settings = await settings_for(work.connection, wanted.server, wanted.person)
    row = await _insert(
        house,
        work,
        wanted.person,
        wanted.setup,
        server_id=wanted.server,
        channel_id=wanted.channel,
        place=settings.place,
    )
    return await _seated(work, row, 1, wanted.person)


async def seat_together(
    house: House, work: Work, wanted: Opening, lords: Sequence[Person]
) -> TableRow:
    """Open a table in a transaction with people seated in their order; nothing is said of it."""
    settings = server_from_json(await people.server_settings(work.connection, wanted.server))
    place = {"server_id": wanted.server, "channel_id": wanted.channel, "place": settings.place}
    row = await _insert(house, work, wanted.person, wanted.setup, **place)
    for seat, lord in enumerate(lords, 1):
        await tables.take_seat(work.connection, row.id, seat, lord.id, lord.name)
    return row


async def shelve(house: House, work: Work, wanted: Opening) -> TableRow:
    """Note a table in a transaction that nobody came for: it can be opened again, by its host."""
    row = await seat_together(house, work, wanted, [wanted.person])
    await tables.change_table(work.connection, row.id, state="expired")
    return await table_row(work.connection, row.id)


async def open_again(house: House, table: int, person: Person) -> TableFact:
    """Open an expired table again; who presses second finds the table of the first."""
    async with house.locked("table", table), house.write() as work:
        old = await table_row(work.connection, table)
        await refuse_at_cup(work.connection, old.cup_id)
        found = await tables.reopened(work.connection, table)
        if found is not None:
            return await table_fact(work.connection, found)
        if old.state not in ("expired", "closed"):
            raise Refused("not_expired", {"table": old.name}, ("look",))
        await settings_for(work.connection, old.server_id, person)
        setup = setup_from_json(old.setup)
        row = await _insert(
            house, work, person, setup, opened_from=table, **_same_place(old), name=old.name
        )
        return await _seated(work, row, 1, person)


async def rematch(house: House, game: int, person: Person) -> TableFact:
    """Open the same table again, seats turned by one, the others invited to theirs."""
    async with house.read() as connection:
        table = (await game_row(connection, game)).table_id
    async with house.locked("table", table), house.write() as work:
        old = await table_row(work.connection, table)
        await refuse_at_cup(work.connection, old.cup_id)
        before = await table_fact(work.connection, old)
        own = before.seat_of(person.id)
        if own is None:
            raise Refused("rematch_outsider", {"table": old.name}, ("new",))
        if old.state not in ("over", "abandoned"):
            raise Refused("game_on", {"table": old.name}, ("look",))
        if before.rematch is not None:
            found = await fact_of(work.connection, before.rematch)
            if found.state not in ("closed", "expired"):
                return found
            # Nobody plays there any more, and a game has but one rematch.
            await tables.change_table(work.connection, found.id, rematch_of=None)
        # Teams stay as they are, drawn ones too.
        setup = replace(before.setup, partners="chosen")
        row = await _insert(house, work, person, setup, rematch_of=table, **_same_place(old))
        fact = await _seated(work, row, turned(own.seat, before.setup.lords), person)
        for seat in before.seats:
            if seat.account is None or seat.account == person.id:
                continue
            if not await blocks.are_apart(work.connection, seat.account, fact.seats):
                await _reserve(work, row, seat, person, before.setup.lords)
        return await fact_of(work.connection, fact.id)


def turned(seat: int, lords: int) -> int:
    """Return where the lord of a seat sits at the rematch: one seat further down."""
    return seat - 1 if seat > 1 else lords


async def close(house: House, table: int, person: Person) -> TableFact:
    """Close an open table, by its host."""
    async with house.locked("table", table), house.write() as work:
        row, _ = await hosted(work.connection, table, person)
        await shut(work, row, "closed")
        return await fact_of(work.connection, table)


async def shut(work: Work, row: TableRow, state: str) -> None:
    """Close an open table in a transaction."""
    await tables.change_table(work.connection, row.id, state=state)
    await settle_all(work, row)
    await say_table(work, row)


async def expire(work: Work, table: int) -> None:
    """Close a table that nobody filled in time, and tell its host."""
    row = await table_row(work.connection, table)
    if row.state == "open":
        await shut(work, row, "expired")
        await work.say(row, "expired")


async def invite_one(
    work: Work, row: TableRow, person: Person, by: Person, seat: int | None
) -> int:
    """Invite somebody in a transaction and have them called."""
    expires = work.now + INVITATION_OPEN
    invitation = await tables.invite(
        work.connection,
        table_id=row.id,
        user_id=person.id,
        name=person.name,
        by_id=by.id,
        by_name=by.name,
        seat=seat,
        state="waiting",
        expires_at=expires,
    )
    await work.plan(expires, "expire_invitation", table_id=row.id, ref=invitation)
    await work.say(row, "invitation", {"invitation": invitation})
    return invitation


async def _reserve(work: Work, row: TableRow, seat: SeatFact, by: Person, lords: int) -> None:
    assert seat.user is not None, "everybody at a game has a seat"
    person = Person(seat.user, seat.name or "")
    await invite_one(work, row, person, by, turned(seat.seat, lords))


async def settings_for(connection: Connection, server: int, opener: Person) -> ServerSettings:
    """Return a server's settings for who wants to open a table there. Refused: opener_role."""
    settings = server_from_json(await people.server_settings(connection, server))
    role = settings.opener_role
    if role is not None and role not in opener.roles:
        raise Refused("opener_role", {"role": role}, ("open",))
    return settings


def _same_place(row: TableRow) -> dict[str, Any]:
    return {"server_id": row.server_id, "channel_id": row.channel_id, "place": row.place}


async def _insert(
    house: House, work: Work, person: Person, setup: Setup, **values: Any
) -> TableRow:
    setup = setups.check(setup)
    in_use = await tables.names_in_use(work.connection, values["server_id"])
    expires = work.now + TABLE_OPEN
    table = await tables.add_table(
        work.connection,
        **{"name": setup.name or names.draw(house.entropy, in_use), **values},
        host_id=person.id,
        host_name=person.name,
        opened_by=person.id,
        setup=setup_to_json(setup),
        state="open",
        created_at=work.now,
        expires_at=expires,
    )
    await work.plan(expires, "expire_table", table_id=table)
    return await table_row(work.connection, table)


async def _seated(work: Work, row: TableRow, seat: int, person: Person) -> TableFact:
    await reliability.check_cap(work.connection, person.id)
    await tables.take_seat(work.connection, row.id, seat, person.id, person.name)
    await say_table(work, row)
    return await table_fact(work.connection, row)
