"""Sign-up, partners, check-in, leaving and coming back: the actions of players.

Everything is judged in the transaction that writes it. The events decide about places: new entries
join the waiting list and move up while there is room (see `events`).
"""

from collections.abc import Sequence

from services.core.context import ServiceContext
from services.core.live_games import Live
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.people import AbsenceFact
from services.facts.tournament_acts import Asking, Leaving
from services.facts.tournaments import Entry, Lord, Tournament
from services.standing import blocks, calls, marks, reliability
from services.statistics.ladders import rating_of, rivals_of
from services.tournaments.core.eligibility import first_round, is_full
from services.tournaments.core.questions import back_events, is_recent, said_yes, whose_yes
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.repository import load, write
from services.tournaments.core.seats import locked_games, reclaim_seats, resign_seats
from services.tournaments.core.setups import table_for
from services.tournaments.core.withdrawal import (
    Event,
    can_return_until,
    decline_events,
    first_round_back,
    leaving_event,
    open_matches,
)
from services.tournaments.formats import planned_end
from store import Connection, absences, people, tournaments

IN_A_DAY = 5
"""How often somebody may enter or come back to a tournament within a day."""
IN_ALL = 30
"""How often they may in all; organizers can still add them."""
ASKED_A_DAY = 10
"""How many partners somebody may ask a day, whatever the tournament."""

# -- sign-up ---------------------------------------------------------------------------------------


async def entry_terms(context: ServiceContext, tournament_id: int, person: Person) -> Asking:
    """Return what a person is asked to agree to before they enter.

    Refused: as `enter`, except for reasons that concern the partner.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
        now, entry = context.clock.now(), tournament.entry_of(person.id)
        await _refuse_expelled(connection, tournament, person.id)
        back = entry is not None and entry.state == "dropped"
        own = entry if entry is not None and entry.state != "withdrawn" else None
        others = {lord.user for lord in own.lords} - {person.id} if own else set()
        first = _first_round(tournament, entry, now, person.id)
        if not back:
            await _check_requirements(connection, tournament, person, context.clock.now())
        ends = planned_end(tournament, 1)
        late = tournament.phase == "running"
        return Asking(
            tournament=tournament,
            ends=ends,
            away=await _absences(connection, person.id, (max(now, tournament.start), ends)),
            place=None if late or not is_full(tournament) else len(tournament.waiting) + 1,
            first=first,
            back=back,
            partner=tournament.setup.each > 1 and not others,
            asks=own is not None and bool(others & whose_yes(tournament, own)),
            by=next(
                (
                    one.lords[0]
                    for one in tournament.entries[::-1]
                    if _is_asking(tournament, one, person.id, now)
                ),
                None,
            ),
            blocked=await _blocked(connection, tournament, person.id),
        )


def _first_round(tournament: Tournament, entry: Entry | None, now: int, user: int) -> int:
    """Return the first round somebody would play who enters, or comes back, now."""
    if entry is not None and entry.state == "dropped":
        return _first_round_back(tournament, entry)
    if entry is None or not (tournament.phase == "running" and entry.state == "waiting"):
        _refuse_entered(tournament, entry, user)
    return first_round(tournament, now)


async def _absences(
    connection: Connection, user: int, dates: tuple[int, int | None]
) -> tuple[AbsenceFact, ...]:
    """Return a person's announced absences that overlap a period."""
    start, end = dates
    rows = await absences.absences(connection, [user], ending_after=start)
    return tuple(
        AbsenceFact(row.id, row.from_at, row.until_at, row.note)
        for row in rows
        if row.from_at < row.until_at and (end is None or row.from_at < end)
    )


async def _blocked(connection: Connection, tournament: Tournament, user: int) -> int:
    """Count the participants whom a person has blocked."""
    theirs = blocks.blocked(await people.user_settings(connection, user))
    there = {lord.user for entry in tournament.entries if entry.live for lord in entry.lords}
    return len(there.intersection(theirs))


def refuse_changed(tournament: Tournament, seen: int) -> None:
    """Refuse to agree to something else than what was shown. Refused: cup_changed."""
    if seen not in (0, tournament.terms):
        raise refusal(tournament, "cup_changed")


async def enter(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    partner: Person | None = None,
    *,
    seen: int = 0,
) -> Tournament:
    """Sign somebody up, or let them back in who dropped out.

    In tournaments for teams of two, `partner` has to accept; until then another one can be asked
    instead. Coming back is not subject to the requirements for newcomers.

    In a team, who waits for a place asks their partner again once the event has begun (`rejoin`).
    `seen`: the terms that the person was shown; 0: any. Refused: no_cup, cup_changed, cup_phase
    (data cup, phase), cup_entered, cup_expelled, cup_full, cup_role (data role), cup_there,
    cup_reliability (data asked, percent), cup_rating (data asked, rating), cup_unrated (data
    asked), cup_opponents (data asked, opponents), cup_partner, cup_partner_no (data lord),
    cup_partner_many (data limit), cup_partner_again (data lord, limit),
    cup_entered_lord (data lord), cup_alone, cup_unanswered, busy.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    refuse_changed(tournament, seen)
    gone = tournament.entry_of(person.id)
    asks = gone is not None and partner is not None and _wants_partner(tournament, gone)
    waits = gone is not None and gone.state == "waiting" and tournament.phase == "running"
    left = gone is not None and gone.state == "dropped" and tournament.live
    if left or (waits and not asks):
        return await rejoin(context, tournament_id, person)
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        entry = tournament.entry_of(person.id)
        if not tournament.live:
            raise wrong_phase(tournament)
        refuse_changed(tournament, seen)
        await _refuse_expelled(tx.connection, tournament, person.id)
        if entry is not None and partner is not None and _wants_partner(tournament, entry):
            await _check_partner(tx, tournament, person, partner)
            asked = ("asked", {"entry": entry.number, "asked": partner.id})
            return await write(tx, tournament, asked, by=person)
        first = _first_round(tournament, entry, tx.now, person.id)
        if entry is not None and entry.state != "withdrawn":  # since it was looked up
            raise Refused("busy", offers=("look",))
        await _check_requirements(tx.connection, tournament, person, tx.now)
        await _refuse_often(tx, tournament, person)
        await _check_partner(tx, tournament, person, partner)
        other = None if partner is None else partner.id
        events = [
            entry_event(tournament, (Lord(person.id, person.name),), first=first, asked=other)
        ]
        events += decline_events(tournament, person.id)
        return await write(tx, tournament, *with_check_in(tournament, events), by=person)


def entry_event(
    tournament: Tournament,
    lords: Sequence[Lord],
    *,
    first: int,
    asked: int | None = None,
    more: int = 0,
) -> Event:
    """Return the event of a new entry; `more`: how many entries the same action adds before it."""
    named = [[lord.user, lord.name] for lord in lords]
    number = len(tournament.entries) + more + 1
    return "entered", {"entry": number, "lords": named, "asked": asked, "first": first}


def with_check_in(tournament: Tournament, events: Sequence[Event]) -> list[Event]:
    """Add the check-in of new entries to their events while check-in is open."""
    found = list(events)
    if tournament.phase == "checkin" and tournament.setup.checkin:
        new = [data["entry"] for kind, data in events if kind == "entered"]
        found += [("here", {"entry": number}) for number in new]
    return found


def _refuse_entered(tournament: Tournament, entry: Entry | None, user: int) -> None:
    if entry is None or entry.state == "withdrawn":
        return
    if entry.state == "expelled":
        raise refusal(tournament, "cup_expelled", partner=user not in tournament.barred)
    raise refusal(tournament, "cup_entered")


async def _refuse_expelled(connection: Connection, tournament: Tournament, user: int) -> None:
    """Refuse who was disqualified, and was replaced or had their data deleted since.

    Refused: cup_expelled.
    """
    if await was_expelled(connection, tournament, user):
        raise refusal(tournament, "cup_expelled")


async def _refuse_often(tx: Transaction, tournament: Tournament, person: Person) -> None:
    """Refuse to come in again and again: each time others are told, and an entry is kept.

    One of two partners may come back to a table alone, so leaving counts as well. Refused:
    cup_often (data limit), cup_often_all (data limit).
    """
    former = await marks.former_numbers(tx.connection, person.id, "cup", tournament.id)
    kinds = ("entered", "returned", "partner", "invited", "dropped")
    users = [person.id, *former]
    own = await tournaments.events_by(tx.connection, users, kinds, cup_id=tournament.id)
    left = [row.at for row in own if row.kind == "dropped" and "reason" not in row.data]
    came = [row for row in own if row.kind != "dropped"]
    came = [row for row in came if row.kind != "invited" or row.data.get("back")]
    for times, more in (([row.at for row in came], 0), (left, 1)):
        if len(times) >= IN_ALL + more:
            raise refusal(tournament, "cup_often_all", limit=IN_ALL)
        if sum(at > tx.now - calls.DAY for at in times) >= IN_A_DAY + more:
            raise refusal(tournament, "cup_often", limit=IN_A_DAY)


async def was_expelled(connection: Connection, tournament: Tournament, user: int) -> bool:
    """Whether somebody was disqualified and lost the place to another, or had their data deleted.

    Before the deletion or after it. Who still has the place is let in again with it.
    """
    numbers = await marks.former_numbers(connection, user, "cup", tournament.id)
    own = tournament.entry_of(user)
    if own is None or own.state == "withdrawn":
        numbers = [user, *numbers]
    return any(number in tournament.barred for number in numbers)


async def _check_requirements(
    connection: Connection, tournament: Tournament, person: Person, now: int
) -> None:
    """Refuse a person without the required role, reliability, rating or number of opponents."""
    setup = tournament.setup
    if setup.role is not None and person.server == 0:
        raise refusal(tournament, "cup_there")
    if setup.role is not None and setup.role not in person.roles:
        raise refusal(tournament, "cup_role", role=setup.role)
    if setup.reliability:
        fact = await reliability.reliability(connection, person.id, now)
        if fact.percent < setup.reliability:
            asked = setup.reliability
            raise refusal(tournament, "cup_reliability", asked=asked, percent=fact.percent)
    if setup.rating:
        rating = await rating_of(
            connection, tournament.server, table_for(setup, setup.size), person.id
        )
        if rating is None:
            raise refusal(tournament, "cup_unrated", asked=setup.rating)
        if rating < setup.rating:
            raise refusal(tournament, "cup_rating", asked=setup.rating, rating=rating)
    if setup.opponents:
        met = await rivals_of(
            connection, tournament.server, table_for(setup, setup.size), person.id
        )
        if met < setup.opponents:
            raise refusal(tournament, "cup_opponents", asked=setup.opponents, opponents=met)


# -- partners --------------------------------------------------------------------------------------


def _is_asking(tournament: Tournament, entry: Entry, user: int, now: int) -> bool:
    """Whether an entry asks somebody to play together.

    Once the event has begun, a request holds for some days: whoever asked would be seated at once,
    without another press.
    """
    lately = tournament.phase != "running" or is_recent(tournament, entry.asked_at, now)
    return entry.asked == user and entry.live and lately


def _wants_partner(tournament: Tournament, entry: Entry) -> bool:
    return entry.live and len(entry.lords) < tournament.setup.each


async def _check_partner(
    tx: Transaction, tournament: Tournament, person: Person, partner: Person | None
) -> None:
    """Refuse a partner who cannot be asked; the requirements are checked when they accept."""
    if tournament.setup.each == 1:
        if partner is not None:
            raise Refused("cup_alone", {"cup": tournament.setup.name})
        return
    if partner is None or partner.id == person.id:
        raise Refused("cup_partner", {"cup": tournament.setup.name})
    own = tournament.entry_of(partner.id)
    if own is not None and own.state != "withdrawn":
        raise Refused("cup_entered_lord", {"cup": tournament.setup.name, "lord": partner.name})
    if (await blocks.apart(tx.connection, {person.id, partner.id}))[person.id]:
        raise Refused("cup_partner_no", {"lord": partner.name})
    await _refuse_many_questions(tx, tournament, person, partner)


async def _refuse_many_questions(
    tx: Transaction, tournament: Tournament, person: Person, partner: Person
) -> None:
    """Refuse to ask somebody who declined before or does not answer, or one more on a day.

    Refused: cup_partner_no, cup_partner_many (data limit), cup_partner_again (data lord, limit).
    """
    connection, day = tx.connection, tx.now - 24 * 3600
    both = [
        {one.id, *await marks.former_numbers(connection, one.id, "cup", tournament.id)}
        for one in (person, partner)
    ]
    askers, partners = both  # under the numbers, too, that they had before a deletion
    rows = await tournaments.events_since(connection, tournament.id, "declined", 0)
    own = {one.number for one in tournament.entries if one.lords[0].user in askers}
    if any(row.data["user"] in partners and row.data["entry"] in own for row in rows):
        raise Refused("cup_partner_no", {"lord": partner.name})
    askers |= set(await marks.former_numbers(connection, person.id, "limits"))
    asked = [
        row
        for row in await tournaments.events_by(connection, askers, ("entered", "asked"), day)
        if row.data["asked"] is not None
    ]
    if len(asked) >= ASKED_A_DAY:
        raise refusal(tournament, "cup_partner_many", limit=ASKED_A_DAY)
    if sum(row.data["asked"] in partners for row in asked) >= calls.UNANSWERED:
        raise refusal(tournament, "cup_partner_again", lord=partner.name, limit=calls.UNANSWERED)


async def answer_partner(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    *,
    yes: bool,
    entry: int | None = None,
    seen: int = 0,
) -> Tournament:
    """Answer a request to play together. Accepting one declines the others.

    `entry`: the entry that asked; without it accepting means the latest and declining means all.
    `seen`: as in `enter`. Refused: no_cup, cup_not_asked, and as `enter`.
    """
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        asking = [
            one
            for one in tournament.entries
            if _is_asking(tournament, one, person.id, tx.now) and entry in (None, one.number)
        ]
        if not asking or not tournament.live:
            raise refusal(tournament, "cup_not_asked")
        every = decline_events(tournament, person.id)
        if not yes:
            declined = [one for one in every if entry in (None, one[1]["entry"])]
            return await write(tx, tournament, *declined, by=person)
        refuse_changed(tournament, seen)
        number = asking[-1].number
        _refuse_entered(tournament, tournament.entry_of(person.id), person.id)
        await _refuse_expelled(tx.connection, tournament, person.id)
        first = first_round(tournament, tx.now) if tournament.phase == "running" else 1
        await _check_requirements(tx.connection, tournament, person, tx.now)
        await _refuse_often(tx, tournament, person)
        lord = [person.id, person.name]
        joins: Event = "partner", {"entry": number, "lord": lord, "first": first}
        others = [one for one in every if one[1]["entry"] != number]
        return await write(tx, tournament, joins, *others, by=person)


# -- check-in --------------------------------------------------------------------------------------


async def check_in(context: ServiceContext, tournament_id: int, person: Person) -> Tournament:
    """Check in a person with their partner, also from the waiting list; a repeat changes nothing.

    Refused: no_cup, cup_not_in, cup_phase, cup_unanswered (the partner has not accepted yet), busy.
    """
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        entry = own_entry(tournament, person.id)
        if not entry.live:
            raise refusal(tournament, "cup_not_in")
        if tournament.phase != "checkin" or not tournament.setup.checkin:
            raise wrong_phase(tournament)
        if len(entry.lords) < tournament.setup.each:
            raise refusal(tournament, "cup_unanswered")
        if entry.here:
            return tournament
        return await write(tx, tournament, ("here", {"entry": entry.number}), by=person)


def own_entry(tournament: Tournament, user: int) -> Entry:
    """Return a person's entry. Refused: cup_not_in."""
    entry = tournament.entry_of(user)
    if entry is None or entry.state == "withdrawn":
        raise refusal(tournament, "cup_not_in")
    return entry


# -- leaving and coming back -----------------------------------------------------------------------


async def leaving_terms(context: ServiceContext, tournament_id: int, person: Person) -> Leaving:
    """Return what a person who wants to leave is asked to confirm.

    Refused: no_cup, cup_not_in, cup_phase.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    entry = _leaving_entry(tournament, person.id)
    begun = tournament.phase == "running"
    return Leaving(
        tournament=tournament,
        entry=entry,
        begun=begun,
        matches=open_matches(tournament, entry),
        until=can_return_until(tournament, entry) if begun else None,
    )


def _leaving_entry(tournament: Tournament, user: int) -> Entry:
    """Return the entry of a person who may leave.

    That includes an entry whose other partner has already left, and dropped it, while this partner
    still sits at its table, or has said that they play on. Refused: cup_not_in, cup_phase.
    """
    entry = own_entry(tournament, user)
    stays = open_matches(tournament, entry) or said_yes(tournament, user)
    of_team = entry.state in ("dropped", "expelled") and len(entry.lords) > 1
    if not entry.live and not (of_team and stays):
        raise refusal(tournament, "cup_not_in")
    if not tournament.live:
        raise wrong_phase(tournament)
    return entry


async def leave(context: ServiceContext, tournament_id: int, person: Person) -> Tournament:
    """Withdraw a person before the start; later drop them and leave their seats to the autopilot.

    If one of two partners leaves, the other keeps their own seats in games in progress until they
    leave as well. Refused: no_cup, cup_not_in, cup_phase, busy.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    async with locked_games(context, tournament, [person.id]) as games, context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        entry = _leaving_entry(tournament, person.id)
        lives = await resign_seats(context, tx, tournament, games, [person.id])
        was_there = entry.live or lives or person.id not in entry.gone
        if was_there or said_yes(tournament, person.id):
            tournament = await write(tx, tournament, leaving_event(tournament, entry), by=person)
    for live in lives:
        context.keep(live)
    return tournament


async def rejoin(context: ServiceContext, tournament_id: int, person: Person) -> Tournament:
    """Let a person play who dropped out, or still waits: at an open table, then in the next round.

    In a team they get their own seat at once, and their partner is asked, if their yes is needed.
    Refused: no_cup, cup_not_in, cup_entered, cup_expelled, cup_phase, cup_often (data limit),
    cup_often_all (data limit), cup_partner_gone, cup_partner_no (data lord), cup_partner_again
    (data lord, limit), busy.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    async with locked_games(context, tournament, [person.id]) as games, context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        tournament, lives = await come_back(context, tx, tournament, games, person)
    for live in lives:
        context.keep(live)
    return tournament


async def come_back(
    context: ServiceContext,
    tx: Transaction,
    tournament: Tournament,
    locked: Sequence[int],
    person: Person,
    *,
    asked: bool = False,
) -> tuple[Tournament, list[Live]]:
    """Take somebody back in, or to their seat alone while their partner is asked.

    `locked`: the games in which they have a seat; `asked`: they answer a question, which after a
    disqualification an organizer has begun. Refused: as `rejoin`.
    """
    entry = own_entry(tournament, person.id)
    lives = await reclaim_seats(context, tx, tournament, locked, person.id)
    if entry.state == "in" and lives:  # it came back without them, in an earlier release
        return tournament, lives
    if asked and entry.state == "expelled":  # an organizer named who was disqualified
        first = _first_round_back(tournament, entry)
    else:
        first = _first_round(tournament, entry, tx.now, person.id)
    if entry.state == "waiting":
        await _check_requirements(tx.connection, tournament, person, tx.now)
    if len(entry.lords) < tournament.setup.each:
        raise refusal(tournament, "cup_unanswered")
    await _refuse_often(tx, tournament, person)
    back = back_events(tournament, entry, [person.id], first, tx.now)
    apart = await blocks.apart(tx.connection, {lord.user for lord in entry.lords})
    for lord in entry.lords:
        if lord.user in apart[person.id] and ("returned" not in dict(back)):
            raise refusal(tournament, "cup_partner_no", lord=lord.name)
    if back:
        tournament = await write(tx, tournament, *back, by=person)
    return tournament, lives


def refuse_erased_partner(tournament: Tournament, entry: Entry) -> None:
    """Refuse an entry one of whose partners had their data erased. Refused: cup_partner_gone."""
    if any(lord.account is None for lord in entry.lords):
        raise refusal(tournament, "cup_partner_gone")


def _first_round_back(tournament: Tournament, entry: Entry) -> int:
    """Return the round from which an entry that left plays again.

    Refused: cup_phase, cup_partner_gone.
    """
    if tournament.phase != "running" or can_return_until(tournament, entry) is None:
        raise wrong_phase(tournament)
    refuse_erased_partner(tournament, entry)
    return first_round_back(tournament, entry)
