"""The answers of people whom organizers asked to play: nobody is entered without their own yes."""

from dataclasses import replace

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.tournament_acts import Act
from services.facts.tournaments import Invitation, Tournament
from services.tournaments.core.eligibility import newcomers_round
from services.tournaments.core.refusals import refusal
from services.tournaments.core.repository import load, write
from services.tournaments.core.seats import locked_games
from services.tournaments.organizer.case import Case, Plan
from services.tournaments.organizer.own_matters import refuse_own_matter
from services.tournaments.organizer.player_actions import accepted, has_lapsed, replaced_by


async def answer(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    *,
    yes: bool,
    invitation: int | None = None,
) -> Tournament:
    """Answer an organizer's question; with the last yes the people asked come in.

    `invitation`: the number of the question; without it the latest one is meant. Refused: no_cup,
    cup_not_asked, cup_phase, and what else keeps somebody out by then.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    asked = _asked(tournament, person, invitation)
    users = replaced_by(tournament, asked) if yes else ()
    async with locked_games(context, tournament, users) as games, context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        asked = _asked(tournament, person, invitation)
        if yes and has_lapsed(tournament, asked, tx.now):
            raise refusal(tournament, "cup_not_asked")
        said = {"invitation": asked.number, "user": person.id}
        if not yes:
            return await write(tx, tournament, ("refused", said), by=person)
        agreed = "agreed", {**said, "lord": [person.id, person.name]}
        others = {lord.user for lord in asked.lords} - {person.id, *asked.agreed}
        if others:
            return await write(tx, tournament, agreed, by=person)
        act = Act("add" if asked.out is None else "replace", asked.reason, user=asked.out)
        first = asked.first if asked.first > (newcomers_round(tournament) or 0) else 0
        act = replace(act, other=person if len(asked.lords) == 1 else None, first=first)
        case = Case(context, tx.connection, tournament, person, act, tx.now)
        plan = await accepted(case, asked)
        _refuse_for_own_table(case, plan, asked)
        if plan.users != users:
            raise Refused("busy", offers=("look",))
        tournament = await write(tx, tournament, agreed, by=person)
        by = _organizer(asked) if asked.out is not None else person
        tournament = await write(tx, tournament, *plan.events, by=by)
        lives = [] if plan.then is None else await plan.then(context, tx, tournament, games)
    for live in lives:
        context.keep(live)
    return tournament


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
