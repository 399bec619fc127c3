"""The team of a tournament: who helps, who steps down, and who takes over if nobody is there."""

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tournaments import Tournament
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.repository import load, write
from store import Connection, tournaments


async def take_over(context: ServiceContext, tournament_id: int, owner: Person) -> bool:
    """Make the owner of the server an organizer, as no organizer is there any more.

    False: they are one, or have stepped down; then it is left to all who manage the server.
    """
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        there = tournament.organizes(owner.id) or not tournament.live
        if there or await has_stepped_down(tx.connection, tournament, owner.id):
            return False
        data = {"user": owner.id, "name": owner.name, "role": "organiser", "add": True}
        await write(tx, tournament, ("team", {**data, "why": "left"}))
    return True


async def has_stepped_down(connection: Connection, tournament: Tournament, user: int) -> bool:
    """Whether somebody took themselves off the team; an organizer's act has a reason."""
    last = await tournaments.last_event(connection, tournament.id, "team", user)
    if last is None or last.data["add"]:
        return False
    return last.data["user"] == user and "reason" not in last.data


async def help_out(context: ServiceContext, tournament_id: int, person: Person) -> Tournament:
    """Say that one helps, after one was put on the team; a repeat changes nothing.

    Refused: no_cup, cup_phase, cup_not_team.
    """
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        if not tournament.judges_it(person.id):
            raise refusal(tournament, "cup_not_team")
        if not tournament.live:
            raise wrong_phase(tournament)
        if person.id not in tournament.untold:
            return tournament
        role = "organiser" if tournament.organizes(person.id) else "judge"
        data = {"user": person.id, "name": person.name, "role": role, "add": True}
        return await write(tx, tournament, ("team", data), by=person)


async def step_down(context: ServiceContext, tournament_id: int, person: Person) -> Tournament:
    """Take oneself off the organizers and judges, for good.

    Refused: no_cup, cup_not_team, cup_act_last (somebody has to run it).
    """
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        if not tournament.judges_it(person.id):
            raise refusal(tournament, "cup_not_team")
        if [one.user for one in tournament.willing("organizers")] == [person.id]:
            raise refusal(tournament, "cup_act_last")
        off = {"user": person.id, "name": person.name, "add": False}
        teams = (("organiser", tournament.organizers), ("judge", tournament.judges))
        events = [
            ("team", {**off, "role": role})
            for role, people in teams
            if any(one.user == person.id for one in people)
        ]
        return await write(tx, tournament, *events, by=person)
