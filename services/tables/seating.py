"""Take and give up seats of open tables, invite people, start the game."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from services.core import table_names
from services.core.context import ServiceContext
from services.core.json_codec import setup_from_json, to_json
from services.core.shards import Share
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tables import Invited, InvitedFact, Joined, SeatFact, Setup, TableFact
from services.outbox.table_changes import (
    announce_table,
    called_with,
    fact_of,
    hosted,
    open_table,
    settle,
    update_invitation,
)
from services.standing import blocks, calls, limits, reliability
from services.standing.calls import INVITATION_OPEN
from services.state import setups
from services.state.access import refuse_uninvited, require_member
from services.state.computers import is_offered
from services.state.table_facts import invited_fact, last_invitation, table_row
from services.tables._teams import seats_after_change
from services.tables.beginning import begin, move_seats
from services.tables.computers import seat_computer, seated_computers, unplayable
from services.tables.opening import close_table, invite_all, names_beside
from services.tables.presence import ask_nobody, ask_who_is_late, asked_often, here_for
from store import heartbeats, sight, tables
from store.rows import InvitationRow, TableRow


async def join(
    context: ServiceContext, table: int, person: Person, seat: int | None = None, *, seen: int = 0
) -> Joined:
    """Take a seat, a reserved one first, or stay after a change. The last one may start the game.

    `seen`: the terms of the set-up that the person was shown; 0: any. Refused: join_seated,
    join_full, join_started, join_role, join_invited, join_reliability, join_cap, join_blocked,
    join_again (data at), no_such_seat, seat_taken, table_closed, table_changed, cup_stranger (who
    is no member of the server any more).
    """
    await _require_member(context, table, person)
    async with context.locked("table", table):
        await _refuse_late(context, table, person, seat)
        async with context.write() as tx:
            return await _join(context, tx, table, person, seat, seen=seen)


async def _refuse_late(
    context: ServiceContext, table: int, person: Person, seat: int | None
) -> None:
    """Refuse whoever is too late without waiting for the database's one writer.

    Where many press at once all but a few are, and each would wait for all before them.
    """
    async with context.read() as connection:
        _, fact = await open_table(connection, table)
        if fact.seat_of(person.id) is None and not fact.free:
            _choose(fact, (), person, seat)


async def _require_member(context: ServiceContext, table: int, person: Person) -> None:
    """Refuse somebody elsewhere who left the server of a table. Refused: cup_stranger."""
    async with context.read() as connection:
        place = await sight.place_of_table(connection, table)
    await require_member(context, place, person)


async def _join(
    context: ServiceContext,
    tx: Transaction,
    table: int,
    person: Person,
    seat: int | None,
    *,
    seen: int,
) -> Joined:
    row, fact = await open_table(tx.connection, table)
    own = fact.seat_of(person.id)
    asked_to_stay = any(one.user == person.id for one in fact.asked)
    if own is not None and not asked_to_stay:
        raise Refused("join_seated", {"table": row.name}, ("leave",))
    if own is not None:
        _refuse_changed(fact, seen)
        await _settle_own(tx, row, person.id, "accepted")
        await tables.change_seat(tx.connection, table, own.seat, agreed_at=tx.now)
        return await _joined(context, tx, row, own.seat)
    if tx.now < (at := context.returns.until(table, person.id)):
        raise Refused("join_again", {"table": row.name, "at": at}, ("open",))
    asked = await tables.invitations(tx.connection, table)
    invited = last_invitation(asked, person.id)
    if invited is None or invited.state == "removed":
        _refuse_stranger(row, fact.setup, person)
    await reliability.check_seat(tx, person.id, fact.setup)
    await limits.check(tx, "seats", person.id, row.server_id)
    await blocks.check(tx.connection, person.id, fact.seats)
    taken = _choose(fact, asked, person, seat)
    _refuse_changed(fact, seen)
    await tables.take_seat(tx.connection, table, taken, person.id, person.name, at=tx.now)
    await _settle_own(tx, row, person.id, "accepted")
    return await _joined(context, tx, row, taken)


def _refuse_changed(fact: TableFact, seen: int) -> None:
    """Refuse to agree to something else than what was shown. Refused: table_changed."""
    if seen not in (0, fact.setup.terms):
        raise Refused("table_changed", {"table": fact.name}, ("join",))


async def _joined(context: ServiceContext, tx: Transaction, row: TableRow, seat: int) -> Joined:
    """Start the game if this was the last seat, or the last answer to a change, and set so."""
    started = await _begin_if_full(context, tx, row)
    return Joined(await fact_of(tx.connection, row.id), seat, started)


async def _begin_if_full(context: ServiceContext, tx: Transaction, row: TableRow) -> bool:
    """Start the game if all seats are taken, nobody is asked to stay, and it is set so."""
    fact = await fact_of(tx.connection, row.id)
    full = not fact.free and not fact.asked and fact.setup.starts == "full"
    started = full and not await ask_who_is_late(tx, row, fact)
    if started:
        await begin(context, tx, row)
    else:
        await announce_table(tx, row)
    return started


async def _settle_own(tx: Transaction, row: TableRow, user: int, state: str) -> None:
    """Close a person's waiting invitations to a table."""
    for invitation in await tables.invitations(tx.connection, row.id):
        if invitation.user_id == user and invitation.state == "waiting":
            await settle(tx, row, invitation, state)


def _refuse_stranger(row: TableRow, setup: Setup, person: Person) -> None:
    """Refuse a person without an invitation whom the table is not for."""
    if person.server not in (None, row.server_id):
        raise Refused("no_table", offers=("open",))
    refuse_uninvited(setup, person)


def _choose(
    fact: TableFact, asked: Sequence[InvitationRow], person: Person | None, wanted: int | None
) -> int:
    """Choose a free seat: the wanted one, a seat reserved for the person, or the first open one.

    For a computer lord `person` is None.
    """
    kept = {one.seat: one.user_id for one in asked if one.state == "waiting" and one.seat}
    mine = [seat for seat in fact.free if person and kept.get(seat) == person.id]
    unreserved = [seat for seat in fact.free if seat not in kept]
    if wanted is not None:
        if not 1 <= wanted <= fact.setup.lords:
            raise Refused("no_such_seat", {"seat": wanted, "lords": fact.setup.lords})
        if wanted not in (*mine, *unreserved):
            raise Refused("seat_taken", {"seat": wanted}, ("join",) if person else ("host",))
        return wanted
    if not (*mine, *unreserved):
        raise Refused("join_full", {"table": fact.name}, ("open",) if person else ("host",))
    return (*mine, *unreserved)[0]


async def leave(context: ServiceContext, table: int, person: Person) -> TableFact:
    """Give a seat up. The host passes the table on; the last one out closes it.

    Refused: no_seat, join_started, table_closed.
    """
    async with context.locked("table", table), context.write() as tx:
        row, fact = await open_table(tx.connection, table)
        own = fact.seat_of(person.id)
        if own is None:
            raise Refused("no_seat", {"table": row.name}, ("join",))
        await vacate(tx, row, fact, own)
        context.returns.note(table, person.id, tx.now)
        return await fact_of(tx.connection, table)


async def vacate(tx: Transaction, row: TableRow, fact: TableFact, own: SeatFact) -> None:
    """Free a seat of an open table in a transaction; an empty table closes."""
    await tables.free_seat(tx.connection, row.id, own.seat)
    await _settle_own(tx, row, own.user or 0, "declined")
    await ask_nobody(tx, row)
    left = [one for one in fact.seats if one.person and one.user != own.user]
    if not left:
        await close_table(tx, row, "closed")
    elif row.host_id == own.user:
        # The next seat in turn, round the table.
        heir = min(left, key=lambda one: (one.seat < own.seat, one.seat))
        await tables.change_table(tx.connection, row.id, host_id=heir.user, host_name=heir.name)
    if left:
        await announce_table(tx, row)


async def free_seat(context: ServiceContext, table: int, person: Person, seat: int) -> TableFact:
    """Free somebody's seat, by the host. Refused: not_host, no_such_seat, own_seat, …."""
    async with context.locked("table", table), context.write() as tx:
        row, fact = await hosted(tx.connection, table, person)
        if not 1 <= seat <= fact.setup.lords:
            raise Refused("no_such_seat", {"seat": seat, "lords": fact.setup.lords}, ("host",))
        sitting = fact.seats[seat - 1].user
        if sitting is None:
            raise Refused("seat_free", {"seat": seat}, ("host",))
        if sitting == person.id:
            raise Refused("own_seat", {"seat": seat}, ("leave",))
        await tables.free_seat(tx.connection, table, seat)
        await _settle_own(tx, row, sitting, "withdrawn")
        await ask_nobody(tx, row)
        if fact.seats[seat - 1].computer:
            await _change(tx, row, fact, fact.setup)
        else:  # only the host can invite them again
            await _note_no(tx, table, person, Person(sitting, fact.seats[seat - 1].given))
            context.returns.note(table, sitting, tx.now)
        await announce_table(tx, row)
        return await fact_of(tx.connection, table)


async def _note_no(tx: Transaction, table: int, host: Person, whom: Person) -> None:
    """Note that the host asked somebody to go; a no that still holds is none more."""
    last = last_invitation(await tables.invitations(tx.connection, table), whom.id)
    if last is not None and last.state == "removed":
        return
    lord = {"user_id": whom.id, "name": whom.name, "seat": None}
    by = {"by_id": host.id, "by_name": host.name}
    no = {"state": "removed", "expires_at": tx.now}
    await tables.invite(tx.connection, table_id=table, **lord, **by, **no)


# -- invitations -----------------------------------------------------------------------------------


async def invite(
    context: ServiceContext, table: int, person: Person, whom: Sequence[Person]
) -> Invited:
    """Invite people for 3 days; the caller makes sure that they are members of the server.

    Who declined at this table is not invited again, and invitations a day are few (see `calls`).
    Refused: invite_seat (take one first), join_started, ….
    """
    async with context.locked("table", table), context.write() as tx:
        row, fact = await open_table(tx.connection, table)
        if fact.seat_of(person.id) is None:
            raise Refused("invite_seat", {"table": row.name}, ("join",))
        people = {one.id: one for one in whom}
        left_out = await _not_invited(tx, fact, people)
        if person.id != row.host_id:
            last = {one.user: one.state for one in fact.invited if not one.whether_there}
            left_out |= {one: "removed" for one in people if last.get(one) == "removed"}
        args = (
            tx.connection,
            row.server_id,
            person.id,
            [one for one in people if one not in left_out],
            tx.now,
        )
        left_out |= await calls.refused(*args)
        wanted = [(one, None) for one in people.values() if one.id not in left_out]
        new = await invite_all(tx, row, person, wanted)
        if new:
            await announce_table(tx, row)
        after = await fact_of(tx.connection, table)
        invited = tuple(one for one in after.invited if one.id in new)
        return Invited(after, invited, tuple(left_out.items()))


async def _not_invited(tx: Transaction, fact: TableFact, people: Iterable[int]) -> dict[int, str]:
    """Return whom a table can't invite, with the reason of each."""
    states = {(one.user, one.state) for one in fact.invited}
    found = {}
    for user in people:
        if fact.seat_of(user) is not None:
            found[user] = "seated"
        elif (user, "waiting") in states:
            found[user] = "invited"
        elif (user, "declined") in states:
            found[user] = "declined"
        elif await blocks.are_apart(tx.connection, user, fact.seats):
            found[user] = "blocked"
    return found


async def answer(
    context: ServiceContext, invitation: int, person: Person, *, accept: bool, seen: int = 0
) -> Joined | TableFact:
    """Accept (and join, or stay) or decline (and give up the seat, if they had one).

    Refused: not_your_seat, invitation_over, join_…, table_changed, cup_stranger (see `join`).
    """
    async with context.read() as connection:
        found = await tables.invitation(connection, invitation)
    if found is None:
        raise Refused("invitation_over", {}, ("open",))
    if accept:
        await _require_member(context, found.table_id, person)
    async with context.locked("table", found.table_id), context.write() as tx:
        current = await tables.invitation(tx.connection, invitation)
        if found.user_id != person.id:
            current = await _in_the_same_message(tx, found, person)
        if current is None or current.state != "waiting":
            raise Refused("invitation_over", {}, ("open",))
        if accept:
            return await _join(context, tx, found.table_id, person, None, seen=seen)
        return await _declined(tx, current)


async def decline(context: ServiceContext, table: int, person: Person) -> TableFact:
    """Decline the invitation to a table, or to stay there. Refused: not_invited."""
    async with context.locked("table", table), context.write() as tx:
        invitation = await _waiting(tx, table, person)
        if invitation is None:
            raise Refused("not_invited", {}, ("open",))
        return await _declined(tx, invitation)


async def _in_the_same_message(
    tx: Transaction, invitation: InvitationRow, person: Person
) -> InvitationRow:
    """Return somebody's own invitation of a message that calls several. Refused: not_your_seat."""
    together = await called_with(tx, invitation.table_id, invitation.id)
    for one in await tables.invitations(tx.connection, invitation.table_id):
        if one.user_id == person.id and one.id in together.all:
            return one
    raise Refused("not_your_seat", {"lord": invitation.name})


async def _waiting(tx: Transaction, table: int, person: Person) -> InvitationRow | None:
    """Return somebody's invitation to a table that has no answer yet."""
    found = await tables.invitations(tx.connection, table)
    mine = (one for one in found if (one.user_id, one.state) == (person.id, "waiting"))
    return next(mine, None)


async def _declined(tx: Transaction, invitation: InvitationRow) -> TableFact:
    return await _close(tx, invitation, "declined")


async def _close(tx: Transaction, invitation: InvitationRow, state: str) -> TableFact:
    """Close an invitation without a yes; who was asked whether they stay loses the seat."""
    row = await table_row(tx.connection, invitation.table_id)
    own = (await fact_of(tx.connection, row.id)).seat_of(invitation.user_id)
    await settle(tx, row, invitation, state)
    if own is None:
        await announce_table(tx, row)
    else:
        await vacate(tx, row, await fact_of(tx.connection, row.id), own)
    return await fact_of(tx.connection, row.id)


async def expire_invitation(tx: Transaction, invitation: int) -> None:
    """Close an invitation that was not answered in time."""
    found = await tables.invitation(tx.connection, invitation)
    if found is None or found.state != "waiting":
        return
    expires = await _with_outages(tx, found)
    if expires <= tx.now:
        row = await table_row(tx.connection, found.table_id)
        asked = [*map(invited_fact, await tables.invitations(tx.connection, row.id))]
        keep = {row.host_id, *asked_often(asked, tx.now)}  # it is theirs, or they were not called
        if invited_fact(found).whether_there and found.user_id in keep:
            await settle(tx, row, found, "expired")
            await announce_table(tx, row)
        else:
            await _close(tx, found, "expired")
        return
    if expires > found.expires_at:
        await tables.change_invitation(tx.connection, invitation, expires_at=expires)
        await update_invitation(tx, await table_row(tx.connection, found.table_id), invitation)
    about = {"table_id": found.table_id, "ref": invitation}
    await tx.plan(expires, "expire_invitation", **about)


async def _with_outages(tx: Transaction, asked: InvitationRow) -> int:
    """Return when an invitation expires: its whole time after an outage in which it was open.

    Nobody could answer meanwhile.
    """
    row = await table_row(tx.connection, asked.table_id)
    there = here_for(setup_from_json(row.setup)) if invited_fact(asked).whether_there else None
    seconds = there or INVITATION_OPEN
    since = asked.expires_at - seconds
    outages = await heartbeats.outages_at(tx.connection, row.id, ending_after=since)
    owned = (one for one in outages if Share.named(one.process).owns(row.server_id))
    return max([asked.expires_at, *(one.until_at + seconds for one in owned)])


# -- the host --------------------------------------------------------------------------------------


async def change(
    context: ServiceContext, /, table: int, person: Person, **changes: object
) -> TableFact:
    """Change the set-up of an open table; others who sit there are asked whether they stay.

    A change never starts the game. Refused: not_host, bad_setup, seats_taken, calls_many,
    calls_again, ….
    """
    async with context.locked("table", table), context.write() as tx:
        row, fact = await hosted(tx.connection, table, person)
        setup, _ = setups.change(fact.setup, changes)
        kept = [word for word in fact.setup.computers if word not in setup.computers]
        if kept:
            raise unplayable(kept)
        await _change(tx, row, fact, setup)
        await announce_table(tx, row)
        return await fact_of(tx.connection, table)


async def _change(tx: Transaction, row: TableRow, fact: TableFact, setup: Setup) -> None:
    """Change the set-up of a table, and ask those who agreed to another one.

    The calls that wait for an answer are updated, those answered before are made anew.
    """
    await _fit(tx, fact, setup)
    setup = replace(setup, computers=await seated_computers(tx.connection, row.id))
    if setup.name and setup.name != row.name:
        in_use = await names_beside(tx.connection, row) - {row.name}
        setup = replace(setup, name=table_names.free(setup.name, in_use, setups.NAME_LENGTH))
    values = {"setup": to_json(setup), "name": setup.name or row.name}
    await tables.change_table(tx.connection, row.id, **values)
    if setup.agrees_with(fact.setup):
        return
    await _settle_own(tx, row, row.host_id, "accepted")
    after = await fact_of(tx.connection, row.id)
    waiting = {one.user for one in after.invited if one.state == "waiting"}
    for one in after.invited:
        if one.state == "waiting":
            await _ask_again(tx, row, one)
    new = [
        Person(seat.user, seat.given)
        for seat in after.seats
        if seat.person and seat.user is not None and seat.user not in (row.host_id, *waiting)
    ]
    users = [one.id for one in new]
    await calls.check(tx.connection, row.server_id, row.host_id, users, tx.now)
    host = Person(row.host_id, row.host_name)
    await invite_all(tx, row, host, [(lord, None) for lord in new])


async def _ask_again(tx: Transaction, row: TableRow, asked: InvitedFact) -> None:
    """Give an invitation its full time again, and have its message show the table as it is."""
    values: dict[str, Any] = {"expires_at": tx.now + INVITATION_OPEN}
    if asked.whether_there:
        values |= {"by_id": row.host_id, "by_name": row.host_name}
    await tables.change_invitation(tx.connection, asked.id, **values)
    await update_invitation(tx, row, asked.id)


def fewer_lords(fact: TableFact) -> int | None:
    """Return with how many lords the host could start now, if fewer than planned (R19)."""
    seated = fact.setup.lords - len(fact.free)
    if not fact.free or seated not in setups.choices(fact.setup).lords:
        return None
    try:
        setups.check(replace(fact.setup, lords=seated))
    except Refused:
        return None
    return seated


async def add_computer(
    context: ServiceContext, table: int, person: Person, word: str, seat: int | None = None
) -> TableFact:
    """Give a free seat to a computer lord, by the host; others who sit there are asked to stay.

    Where nobody else sits and it was the last seat, the game begins, if set so. `word`: its level
    and temper. Refused: not_host, computer_level, join_full, no_such_seat, seat_taken, ….
    """
    async with context.locked("table", table), context.write() as tx:
        row, fact = await hosted(tx.connection, table, person)
        if not is_offered(word, fact.setup):
            raise unplayable([word])
        asked = await tables.invitations(tx.connection, table)
        await seat_computer(tx, row, _choose(fact, asked, None, seat), word)
        await _change(tx, row, fact, fact.setup)
        await _begin_if_full(context, tx, await table_row(tx.connection, table))
        return await fact_of(tx.connection, table)


async def start(
    context: ServiceContext, table: int, person: Person, *, fewer: bool = False
) -> TableFact:
    """Start the game, by the host; `fewer` with the lords seated, where R19 allows that number.

    That is a change: the others are asked first, and the last of them to stay starts the game, if
    set so. Refused: not_host, not_full (data seated, lords), bad_setup, join_started, table_closed,
    stay_waiting (data lords), calls_many, calls_again.
    """
    async with context.locked("table", table), context.write() as tx:
        row, fact = await hosted(tx.connection, table, person)
        asked = tuple(one.name for one in fact.asked if one.user != person.id)
        if asked:
            raise Refused("stay_waiting", {"lords": asked}, ("host",))
        own = fact.seat_of(person.id)
        if own is not None:
            await _settle_own(tx, row, person.id, "accepted")
            await tables.change_seat(tx.connection, table, own.seat, agreed_at=tx.now)
        if fact.free:
            await _shrink(tx, row, fact, allowed=fewer)
            if (await fact_of(tx.connection, table)).asked:
                await announce_table(tx, row)
            else:  # the others are computer lords
                await begin(context, tx, await table_row(tx.connection, table))
        elif await ask_who_is_late(tx, row, fact):
            await announce_table(tx, row)
        else:
            await begin(context, tx, row)
        return await fact_of(tx.connection, table)


async def _shrink(tx: Transaction, row: TableRow, fact: TableFact, *, allowed: bool) -> None:
    """Set the number of lords to those seated, if that is allowed. Refused: not_full."""
    seated = fact.setup.lords - len(fact.free)
    if not allowed or seated < 2:
        data = {"seated": seated, "lords": fact.setup.lords, "fewer": fewer_lords(fact)}
        raise Refused("not_full", data, ("host",))
    await _change(tx, row, fact, setups.check(replace(fact.setup, lords=seated)))


async def _fit(tx: Transaction, fact: TableFact, setup: Setup) -> None:
    """Move the lords to the seats of a changed set-up. Refused: seats_taken."""
    sitting = {row.seat: row for row in await tables.seats(tx.connection, fact.id)}
    if len(sitting) > setup.lords:
        data = {"seated": len(sitting), "lords": setup.lords}
        raise Refused("seats_taken", data, ("host",))
    await move_seats(tx, fact.id, sitting, seats_after_change(sitting, fact.setup, setup))
