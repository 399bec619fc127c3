"""Take a seat back from the autopilot, or take over a seat that is free."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from services.clocks import arithmetic
from services.clocks.deadlines import Timed, deadline_of, left_of, waits_in
from services.core.context import ServiceContext
from services.core.live_games import Live, load, moved_by_lords, replay
from services.core.outbox_bodies import BackBody, Guest, SeatBody
from services.core.transaction import Transaction
from services.facts import Person, Press, Refused
from services.facts.games import GameFact
from services.facts.records import PLACED
from services.facts.tables import SeatFact
from services.outbox.announcements import Now, plan_turn
from services.outbox.table_changes import show_lords, update_deadlines
from services.outbox.watcher_threads import remove_from_thread
from services.play.missed_turns import note_return
from services.play.seat_access import Chair, refuse_over
from services.play.turn_commit import forget_turns
from services.play.vote_updates import is_named_replacement, presence_changed, seat_changed
from services.standing import blocks, limits, marks, reliability
from services.state.access import refuse_hidden, refuse_uninvited, require_member
from services.state.game_facts import game_fact, lord_name
from services.state.table_facts import last_invitation, seat_facts, table_row
from services.state.tournament_guard import refuse_at_tournament_table
from store import Connection, games, notes, sight, tables
from store.rows import GameRow, TurnDraftRow

Params = ParamSpec("Params")
Result = TypeVar("Result")


def brings_back(
    function: Callable[Concatenate[ServiceContext, Press, Params], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[ServiceContext, Press, Params], Coroutine[Any, Any, Result]]:
    """Have an absent lord take their seat back before they do something in a game."""

    @wraps(function)
    async def call(
        context: ServiceContext, press: Press, /, *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        await return_lord(context, press.game, press.person)
        return await function(context, press, *args, **kwargs)

    return call


async def return_lord(context: ServiceContext, game: int, person: Person) -> None:
    """Give an absent lord their seat back; do nothing for everybody else."""
    async with context.read() as connection:
        absent = await tables.is_absent(connection, game, person.id)
    if absent:
        await back(context, Press(game, person))


async def back(context: ServiceContext, press: Press) -> GameFact:
    """Give a lord the seat back that the autopilot plays; a lost one too if nobody took it.

    What they missed stays noted. In a turn of their own they have its whole time, and at least 10
    minutes. A second press changes nothing, and the version of the button does not matter.

    Refused: not_your_seat (data lord), resigned, game_over.
    """
    async with context.locked("game", press.game), context.write() as tx:
        chair = await _own(context, tx.connection, press)
        if chair.seat.present:
            return chair.fact
        live = await sit_down(tx, chair)
        fact = await game_fact(tx.connection, live)
    context.keep(live)
    return fact


async def _own(context: ServiceContext, connection: Connection, press: Press) -> Chair:
    """Return a person's seat. Refused: not_your_seat, resigned, game_over."""
    live = await load(context, connection, press.game)
    fact = await game_fact(connection, live)
    own, seat = fact.table.seat_of(press.person.id), press.seat
    if own is None or seat not in (0, own.seat):
        lord = fact.table.seats[seat - 1] if 0 < seat <= len(fact.table.seats) else None
        raise Refused("not_your_seat", {"lord": lord_name(lord)}, ("look",))
    refuse_over(fact)
    if own.resigned:
        raise Refused("resigned", {"table": fact.table.name}, ("look",))
    return Chair(live, fact, own)


async def sit_down(tx: Transaction, chair: Chair, *, least: bool = True) -> Live:
    """Let a lord play again; what they missed stays noted.

    Also one who gave the seat up, where that can be taken back. `least`: they have at least ten
    minutes.
    """
    table, seat = chair.fact.table, chair.seat.seat
    gone = ("absent_since", "lost_at", "resigned_at", "resigned_turn", "left_version")
    present = dict.fromkeys(gone)
    await tables.change_seat(tx.connection, table.id, seat, **present)
    await presence_changed(tx, chair.live.row.id)
    if chair.seat.user is not None:
        await note_return(tx, chair.live.row.id, chair.seat.user)
    chair = await _reread_seats(tx, chair)
    row = await _with_time(tx, chair, least=least)
    if row != chair.live.row:
        values = {"credit": row.credit, "short": row.short, "deadline": row.deadline}
        await games.set_clock(tx.connection, row.id, **values)
    # This also removes the message's [I'm back].
    await update_deadlines(tx, await table_row(tx.connection, table.id), row.id)
    live = replace(chair.live, row=row)
    await _announce(tx, live, BackBody("back", seat, "", turn=live.row.turn_version))
    await _plan_turn_end(tx, live)
    return live


async def _reread_seats(tx: Transaction, chair: Chair) -> Chair:
    """Return the same seat with its table as it is now."""
    table = chair.fact.table
    seats = seat_facts(table.setup.lords, await tables.seats(tx.connection, table.id))
    fact = replace(chair.fact, table=replace(table, seats=seats))
    return Chair(chair.live, fact, seats[chair.seat.seat - 1])


async def _with_time(tx: Transaction, chair: Chair, *, least: bool = True) -> GameRow:
    """Return the game's row with the whole time of the returning lord's turn.

    `least`: at least ten minutes of it are left.
    """
    row, table = chair.live.row, chair.fact.table
    if row.on_turn != chair.seat.seat:
        return row
    row = replace(row, short=0)
    if row.paused_at is not None:
        return row
    timed = Timed.of(table)
    left = await left_of(tx.connection, row, timed, tx.now)
    if left is None:
        return row
    if least:
        minutes = arithmetic.least_after_takeback(table.setup.pace)
        row = replace(row, credit=row.credit + max(0, minutes - left))
    return replace(row, deadline=await deadline_of(tx.connection, row, timed))


async def _plan_turn_end(tx: Transaction, live: Live) -> None:
    """Plan what ends the turn in progress: its lord may be present now."""
    table = await table_row(tx.connection, live.row.table_id)
    fact = await game_fact(tx.connection, live)
    await plan_turn(tx, Now(table, fact.table.seats, live))


async def _announce(tx: Transaction, live: Live, body: SeatBody) -> None:
    table = await table_row(tx.connection, live.row.table_id)
    await tx.say(table, body, game=live.row.id, version=live.row.version)


# -- a free seat -----------------------------------------------------------------------------------


async def take_seat(
    context: ServiceContext, game: int, person: Person, seat: int | None = None
) -> GameFact:
    """Take over a seat that was given up or lost; without a number the one on turn, if free.

    The own seat is taken back from the autopilot, as by `back`. A turn of the seat in progress
    begins again.

    Refused: seat_none, seat_taken, no_such_seat, join_seated, join_invited, join_role,
    join_reliability, join_cap, join_blocked, resigned (the own seat), no_game (of another server),
    cup_stranger (who left the server, and has no seat), game_over.
    """
    async with context.read() as connection:
        place = await sight.place_of_game(connection, game)
        seats = [] if place is None else await tables.seats(connection, place.table)
    if all(one.user_id != person.id for one in seats):
        await require_member(context, place, person)
    async with context.locked("game", game), context.write() as tx:
        live = await load(context, tx.connection, game)
        fact = await game_fact(tx.connection, live)
        own = fact.table.seat_of(person.id)
        if own is None and fact.over:
            refuse_hidden(fact.table, person)  # not everybody may know how it ended
        refuse_over(fact)
        if own is None:
            await _refuse_given_up(tx.connection, fact, person)
            await refuse_at_tournament_table(tx.connection, fact.table.tournament)
            await blocks.check(tx.connection, person.id, fact.table.seats)
            kept = await _named_seat(tx.connection, fact, person, seat)
            if kept is None:
                await _refuse_stranger(tx.connection, fact, person)
                await reliability.check_seat(tx, person.id, fact.table.setup)
            for kind in ("seats", "takeovers"):
                await limits.check(tx, kind, person.id, fact.table.server)
            live = await hand_over(tx, Chair(live, fact, kept or _free(fact, seat)), person)
        elif own.resigned:
            raise Refused("resigned", {"table": fact.table.name}, ("look",))
        elif own.present or seat not in (None, own.seat):
            raise Refused("join_seated", {"table": fact.table.name}, ("look",))
        else:
            live = await sit_down(tx, Chair(live, fact, own))
        fact = await game_fact(tx.connection, live)
    context.keep(live)
    return fact


async def _refuse_given_up(connection: Connection, fact: GameFact, person: Person) -> None:
    """Refuse a person who gave up a seat here when they had their data deleted."""
    if await marks.former_numbers(connection, person.id, "table", fact.table.id):
        raise Refused("resigned", {"table": fact.table.name}, ("look",))


async def _refuse_stranger(connection: Connection, fact: GameFact, person: Person) -> None:
    """Refuse a person who could not have joined the table either, unless they were invited.

    Invitations that were open when the game began were withdrawn with the last free seat.
    """
    table = fact.table
    if person.server not in (None, table.server):
        raise Refused("no_game", offers=("games",))
    invited = last_invitation(await tables.invitations(connection, table.id), person.id)
    if invited is None or invited.state in ("declined", "removed"):
        refuse_uninvited(table.setup, person)


async def _named_seat(
    connection: Connection, fact: GameFact, person: Person, wanted: int | None
) -> SeatFact | None:
    """Return the free seat for which the table named a person, if it is the wanted one."""
    for seat in fact.table.seats:
        if not seat.free or wanted not in (None, seat.seat):
            continue
        if await is_named_replacement(connection, fact.id, seat, person.id):
            return seat
    return None


def _free(fact: GameFact, wanted: int | None) -> SeatFact:
    """Return the seat to be taken. Refused: no_such_seat, seat_taken, seat_none."""
    table = fact.table
    free = [one for one in table.seats if one.free]
    if wanted is not None:
        if not 1 <= wanted <= len(table.seats):
            raise Refused("no_such_seat", {"seat": wanted, "lords": len(table.seats)}, ("look",))
        if not table.seats[wanted - 1].free:
            raise Refused("seat_taken", {"seat": wanted}, ("look",))
        return table.seats[wanted - 1]
    if not free:
        raise Refused("seat_none", {"table": table.name}, ("look",))
    on_turn = fact.seat_on_turn
    return on_turn if on_turn in free else free[0]


async def hand_over(tx: Transaction, chair: Chair, person: Person, mark: str = "") -> Live:
    """Give a seat to another person; a turn of the seat in progress begins again.

    `mark`: what tells them from others of their name in a tournament. Refused: busy, where another
    commit was first.
    """
    live, seat = chair.live, chair.seat
    await _change_lord(tx, chair, person, mark or None)
    await seat_changed(tx, live.row.id, seat.seat)
    chair = await _reread_seats(tx, chair)
    row = await _row_of_new_lord(tx, chair, mark)
    values = {name: getattr(row, name) for name in _CHANGING}
    if not await games.advance(tx.connection, row.id, live.row.version, **values):
        raise Refused("busy", offers=("look",))
    await forget_turns(tx, live.row, row)
    await _clear_private(tx, live, seat.seat)
    after = replay(row, await games.moves(tx.connection, row.id))
    former, turn = Guest(seat.user, seat.name or ""), after.row.turn_version
    await _announce(tx, after, SeatBody("taken", seat.seat, former.name, former, turn=turn))
    await show_lords(tx, row.table_id)
    if row.on_turn == seat.seat:
        await update_deadlines(tx, await table_row(tx.connection, row.table_id), row.id)
    await remove_from_thread(tx, await table_row(tx.connection, row.table_id), row, person.id)
    await _plan_turn_end(tx, after)
    return after


_CHANGING = ("names", "turn_version", "deadline", "credit", "short", "banks")


async def _change_lord(tx: Transaction, chair: Chair, person: Person, mark: str | None) -> None:
    connection, table, seat = tx.connection, chair.fact.table, chair.seat
    left = seat.left_version
    if left is None:  # a tournament's organizers give the place away
        row = chair.live.row
        moved = moved_by_lords(await games.moves(connection, row.id))
        left = row.version + 1 if seat.missed else PLACED if seat.seat in moved else 0
    await tables.add_former(
        connection,
        table_id=table.id,
        seat=seat.seat,
        user_id=seat.user,
        name=seat.given,
        earlier=list(seat.earlier) or None,
        game_id=chair.live.row.id,
        version=chair.live.row.version,
        at=tx.now,
        left_version=left,
    )
    fresh = {"missed": 0, "missed_at": None, "absent_since": None, "lost_at": None}
    given_up = {"resigned_at": None, "resigned_turn": None, "left_version": None}
    who = {"user_id": person.id, "name": person.name, "earlier": None, "mark": mark}
    await tables.change_seat(connection, table.id, seat.seat, **who, **fresh, **given_up)
    if table.host == seat.user:
        await tables.change_table(connection, table.id, host_id=person.id, host_name=person.name)


async def _row_of_new_lord(tx: Transaction, chair: Chair, mark: str) -> GameRow:
    """Return the game's row with the new lord's name and, in their turn, a whole turn's time.

    The time is given once a turn, and to nobody who had the seat before: those who hand it to and
    fro would never have to play.
    """
    before, pace = chair.live.row, chair.fact.table.setup.pace
    number = chair.seat.seat
    names = list(before.names)
    names[number - 1] = f"{mark} {chair.seat.given}".strip()
    row = replace(before, version=before.version + 1, names=names)
    again = await _is_taken_again(tx.connection, chair)
    if row.banks is not None and not again:
        banks = list(row.banks)
        banks[number - 1] = max(banks[number - 1], arithmetic.usual_turn(pace))
        row = replace(row, banks=banks)
    if row.on_turn != number:
        return row
    timed = Timed.of(chair.fact.table)
    row = replace(row, turn_version=row.version)
    if again:
        return await _with_time(tx, replace(chair, live=replace(chair.live, row=row)))
    until = tx.now if row.paused_at is None else max(row.paused_at, row.turn_since)
    waits = await waits_in(tx.connection, row, timed, number, row.turn_since)
    used = arithmetic.elapsed(row.turn_since, until, waits)
    row = replace(row, credit=used if pace.kind != "none" else 0, short=0)
    return replace(row, deadline=await deadline_of(tx.connection, row, timed))


async def _is_taken_again(connection: Connection, chair: Chair) -> bool:
    """Whether a seat was taken over before in the same turn, or its new lord had it before."""
    row, seat = chair.live.row, chair.seat.seat
    former = await tables.former_lords(connection, chair.fact.table.id)
    here = [one for one in former if (one.game_id, one.seat) == (row.id, seat)]
    back = any(one.user_id == chair.seat.user for one in here)
    return back or any(one.at >= row.turn_since for one in here[:-1])


async def _clear_private(tx: Transaction, live: Live, seat: int) -> None:
    """Empty the draft of the former lord, and mark the partner's notes to them as read."""
    found = await games.draft(tx.connection, live.row.id, seat)
    if found is not None:
        empty = TurnDraftRow(live.row.id, seat, live.turn, found.revision + 1, [])
        await games.put_draft(tx.connection, empty)
    for partner in live.game.view().kingdom_of(seat).seats:
        if partner != seat:
            await notes.mark_read(tx.connection, live.row.id, partner, at=tx.now)
