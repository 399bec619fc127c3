"""The answers of people who were asked to play: nobody is entered without their own yes."""

from collections.abc import Sequence
from dataclasses import replace

from services.core.context import ServiceContext
from services.core.live_games import Live
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tournament_acts import Act
from services.facts.tournaments import Invitation, Tournament
from services.state.access import require_member
from services.tournaments.core.eligibility import newcomers_round
from services.tournaments.core.questions import has_lapsed
from services.tournaments.core.refusals import refusal
from services.tournaments.core.registration import come_back, refuse_changed
from services.tournaments.core.repository import load, write
from services.tournaments.core.seats import in_time, locked_games, reclaim_seats
from services.tournaments.organizer.case import Case, Plan
from services.tournaments.organizer.own_matters import refuse_own_matter
from services.tournaments.organizer.player_actions import accepted, locked_users
from services.tournaments.organizer.table_actions import autopilot
from store import sight


async def answer(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    *,
    yes: bool,
    invitation: int | None = None,
    seen: int = 0,
) -> Tournament:
    """Answer an organizer's question, or a partner's; with the last yes the people asked come in.

    `invitation`: the number of the question; without it the latest one is meant. `seen`: the terms
    of the event that were shown to who would play; 0: any. Refused: no_cup, cup_not_asked,
    cup_phase, cup_changed, a yes of who is no member any more (cup_stranger, asked_often), and
    what else keeps somebody out by then.
    """
    async with context.read() as connection:
        place = await sight.place_of_tournament(connection, tournament_id)
        tournament = await load(context, connection, tournament_id)
    if yes:
        await require_member(context, place, person)
    asked = _asked(tournament, person, invitation)
    users = locked_users(tournament, asked, person) if yes else ()
    async with locked_games(context, tournament, users) as games, context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        asked = _asked(tournament, person, invitation)
        if yes and has_lapsed(tournament, asked, tx.now):
            raise refusal(tournament, "cup_not_asked")
        plays = not asked.pilot and any(one.user == person.id for one in asked.comers)
        if yes and plays:
            refuse_changed(tournament, seen)
        if not yes:
            said = {"invitation": asked.number, "user": person.id}
            return await write(tx, tournament, ("refused", said), by=person)
        tournament, lives = await _agree(context, tx, tournament, person, asked, games, users)
    for live in lives:
        context.keep(live)
    return tournament


async def _agree(  # noqa: PLR0917 - what was asked, and what is locked for the answer
    context: ServiceContext,
    tx: Transaction,
    tournament: Tournament,
    person: Person,
    asked: Invitation,
    games: Sequence[int],
    users: Sequence[int],
) -> tuple[Tournament, list[Live]]:
    """Say yes for a person, and carry out what was asked if it was the last one."""
    if asked.back:
        return await come_back(context, tx, tournament, games, person, asked=True)
    said = {"invitation": asked.number, "user": person.id, "lord": [person.id, person.name]}
    missing = {lord.user for lord in asked.lords} - {person.id, *asked.agreed}
    yielding = missing.intersection(asked.yields)
    missing -= yielding - await in_time(context, tx.connection, tournament, yielding)
    if missing:
        own = asked.out is None  # they may have left a table just now
        lives = await reclaim_seats(context, tx, tournament, games, person.id) if own else []
        return await write(tx, tournament, ("agreed", said), by=person), lives
    act = Act("add" if asked.out is None else "replace", asked.reason, user=asked.out)
    first = asked.first if asked.first > (newcomers_round(tournament) or 0) else 0
    comes = asked.comers[0] if len(asked.comers) == 1 else None
    other = None if comes is None else Person(comes.user, comes.name)
    act = replace(act, other=person if other and other.id == person.id else other, first=first)
    case = Case(context, tx.connection, tournament, person, act, tx.now)
    if asked.pilot:
        plan = await autopilot(replace(case, act=Act("autopilot", asked.reason, user=person.id)))
    else:
        plan = await accepted(case, asked)
    _refuse_for_own_table(case, plan, asked)
    if asked.out is not None and plan.users != users:
        raise Refused("busy", offers=("look",))
    tournament = await write(tx, tournament, ("agreed", said), by=person)
    by = _organizer(asked) if asked.out is not None or asked.pilot else person
    if plan.events:
        tournament = await write(tx, tournament, *plan.events, by=by)
    lives = [] if plan.then is None else await plan.then(context, tx, tournament, games)
    return tournament, lives


def _asked(tournament: Tournament, person: Person, number: int | None) -> Invitation:
    """Return the open question to a person. Refused: cup_not_asked."""
    found = [
        one
        for one in tournament.invitations
        if one.waits_for(person.id) and number in (None, one.number)
    ]
    if not found or not tournament.live:
        raise refusal(tournament, "cup_not_asked")
    return found[-1]


def _refuse_for_own_table(case: Case, plan: Plan, asked: Invitation) -> None:
    """Refuse a substitute whose place is at the asking organizer's own table by now.

    Refused: cup_not_asked.
    """
    by = _organizer(asked)
    if asked.out is None or by is None:
        return
    try:
        refuse_own_matter(replace(case, person=by), plan)
    except Refused as error:
        raise refusal(case.tournament, "cup_not_asked") from error


def _organizer(asked: Invitation) -> Person | None:
    """Return who decided on a substitute."""
    return None if asked.by is None else Person(asked.by.user, asked.by.name)
