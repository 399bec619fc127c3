"""A yes is for what was asked then: no later press completes it once the situation has changed."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, get_args

import pytest

from services.facts import Person, Press, Refused
from services.facts.games import Asked, Proposal, VoteFact
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.tournaments.core.questions import ANSWERED_IN
from store import games
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, PEOPLE

SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))
TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}


async def asked(
    world: TournamentWorld, proposal: Proposal, at: str = "3.1", setup: Setup = SETUP
) -> tuple[VoteFact, int, Person]:
    """Put something to the vote; one other has agreed. Returns whose answer is awaited, too."""
    game = await world.start(setup)
    await world.until(game.id, "2.3" if proposal.kind == "takeback" else at)
    play, on_turn = world.services.play, await world.on_turn(game.id)
    if proposal.kind == "takeback":
        await world.turns(game.id, 2)
    seats = (await play.game(game.id)).table.seats
    early, late = (PEOPLE[one.user or 0] for one in seats if one.user != on_turn.id)
    vote = await play.propose(Press(game.id, on_turn), proposal)
    if proposal.kind != "time":  # for that, one yes is enough
        vote = await play.answer_vote(vote.id, early, agree=True)
    assert vote.state == "open"
    return vote, game.id, late


async def is_over(world: TournamentWorld, vote: VoteFact, late: Person) -> None:
    """Expect that the last answer completes nothing."""
    with suppress(Refused):  # or it is closed with this answer
        await world.services.play.answer_vote(vote.id, late, agree=True)
    assert await world.services.play.vote_of(vote.game) is None
    fact = await world.services.play.game(vote.game)
    assert fact.ending is None
    assert fact.clock is not None
    assert fact.clock.paused is None


async def abort(world: TournamentWorld) -> None:
    """Within its round the last yes still counts; the next round shows more dominoes."""
    vote, game, late = await asked(world, Proposal("abort"))
    await world.until(game, "3.3")
    assert await world.services.play.vote_of(game) is not None
    await world.until(game, "4.2")
    await is_over(world, vote, late)


async def abort_by_autopilot(world: TournamentWorld) -> None:
    """An early yes does not wait until the autopilot has played a round."""
    vote, game, late = await asked(world, Proposal("abort"), at="3.3")
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game)).view.round == 4
    await is_over(world, vote, late)


async def pause(world: TournamentWorld) -> None:
    """Whoever answers last would choose when it begins."""
    until = world.clock.now() + 30 * DAY
    vote, game, late = await asked(world, Proposal("pause", until=until))
    await world.until(game, "4.2")
    await is_over(world, vote, late)


async def pause_until_now(world: TournamentWorld) -> None:
    """The day is there, and nobody has to wait for it."""
    until = world.clock.now() + HOUR
    vote, _, late = await asked(world, Proposal("pause", until=until))
    world.clock.advance(HOUR)
    await is_over(world, vote, late)


async def takeback(world: TournamentWorld) -> None:
    """Another turn would go, too."""
    vote, game, late = await asked(world, Proposal("takeback"))
    await world.quickly(game)
    await is_over(world, vote, late)


async def takeback_by_autopilot(world: TournamentWorld) -> None:
    """Also one that the autopilot played."""
    vote, _, late = await asked(world, Proposal("takeback"))
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    await is_over(world, vote, late)


async def time(world: TournamentWorld) -> None:
    """More time was asked for this turn."""
    vote, game, late = await asked(world, Proposal("time", hours=3))
    await world.quickly(game)
    await is_over(world, vote, late)


async def replaced(world: TournamentWorld) -> None:
    """A lord who is back keeps the seat, also after another miss."""
    game = await world.start(Setup(lords=4, pace=Pace("turn", turn=DAY)))
    await world.until(game.id, "3.1")
    play, late = world.services.play, await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    seats = (await play.game(game.id)).table.seats
    number = next(one.seat for one in seats if one.user == late.id)
    asker, early, last = (PEOPLE[one.user or 0] for one in seats if one.user != late.id)
    vote = await play.propose(Press(game.id, asker), Proposal("replace", seat=number))
    await play.answer_vote(vote.id, early, agree=True)
    await play.back(Press(game.id, late))
    await world.services.jobs.run_due()
    await refused("vote_over", play.answer_vote(vote.id, last, agree=True))


async def going_on(world: TournamentWorld) -> None:
    """For a day, and in the turn in which it was said: the last lord does not choose the hour."""
    until = world.clock.now() + 30 * DAY
    vote, game, last = await asked(world, Proposal("pause", until=until))
    play = world.services.play
    await play.answer_vote(vote.id, last, agree=True)
    first, second = [one for one in (ANN, BEN, CARA) if one != last]

    async def paused(*lords: Person) -> bool:
        for one in lords:
            await play.resume(Press(game, one))
        async with world.services.context.read() as connection:
            row = await games.game(connection, game)
        assert row is not None
        return row.paused_at is not None

    assert await paused(first, second)
    world.clock.advance(DAY + 1)
    assert await paused(last)
    assert await paused(first)
    world.clock.advance(1)
    await world.quickly(game)
    assert await paused(second)
    assert await paused(last)
    assert not await paused(first)


async def staying(world: TournamentWorld) -> None:
    """Who stays agrees to the terms that were shown; other terms ask them again."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    for one in (BEN, CARA):
        await tables.join(table.id, one)
        if one == BEN:
            table = await tables.change(table.id, ANN, missed=1)
            (question,) = table.asked
            await tables.answer(question.id, BEN, accept=True, seen=table.setup.terms)
            table = await tables.change(table.id, ANN, pace=Pace("turn", turn=600))
    after = await tables.table(table.id)
    assert (after.state, [one.user for one in after.asked]) == ("open", [BEN.id])


async def partner(world: TournamentWorld) -> None:
    """Who asked weeks ago would be seated at once, in an event that has begun."""
    tournament = await world.begun(6, **TEAMS, capacity=8, late=3)
    service = world.services.tournaments
    for asker, other in ((ANN, BEN), (CARA, DAN)):
        await service.enter(tournament.id, asker, other)
    world.clock.advance(ANSWERED_IN - 1)
    await service.answer_partner(tournament.id, BEN, yes=True)
    world.clock.advance(1)
    await refused("cup_not_asked", service.answer_partner(tournament.id, DAN, yes=True))


async def added(world: TournamentWorld) -> None:
    """One of two said yes three days before the other."""
    tournament = await world.publish(**TEAMS, signup_until=world.clock.now() + 9 * DAY)
    service = world.services.tournaments
    await service.do(tournament.id, EVE, Act("add", "Both", other=lord(1), partner=lord(2)))
    await service.answer_organizers(tournament.id, lord(1), yes=True)
    world.clock.advance(ANSWERED_IN)
    late = service.answer_organizers(tournament.id, lord(2), yes=True)
    await refused("cup_not_asked", late)
    await service.do(tournament.id, EVE, Act("add", "Both", other=lord(1), partner=lord(2)))


async def back(world: TournamentWorld) -> None:
    """One partner said three days ago that the team plays on."""
    tournament = await world.begun(6, **TEAMS)
    one, other = (Person(each.user, each.name) for each in tournament.entries[0].lords)
    service = world.services.tournaments
    for person in (one, other):
        await service.leave(tournament.id, person)
    await service.rejoin(tournament.id, one)
    world.clock.advance(ANSWERED_IN)
    await refused("cup_not_asked", service.answer_organizers(tournament.id, other, yes=True))
    tournament = await service.rejoin(tournament.id, other)
    assert tournament.entries[0].state == "dropped"


async def substitute(world: TournamentWorld) -> None:
    """A place was offered in round 1; in the next one its table and its rival are others."""
    tournament = await world.begun(4, capacity=8)
    service = world.services.tournaments
    ask = Act("replace", "They asked me", user=lord(1).id, other=lord(9))
    await service.do(tournament.id, EVE, ask)
    world.clock.advance(60)
    for match in tournament.rounds[0].matches:
        await world.finish_match(match, {entry: 50 - entry for entry in match.entries})
    late = service.answer_organizers(tournament.id, lord(9), yes=True)
    await refused("cup_not_asked", late)
    await service.do(tournament.id, EVE, ask)
    await service.answer_organizers(tournament.id, lord(9), yes=True)


async def moved_dates(world: TournamentWorld) -> None:
    """Whoever was shown other dates is shown these first: who enters, a partner, who was asked."""
    tournament = await world.publish(**TEAMS, signup_until=world.clock.now() + 9 * DAY)
    service, shown = world.services.tournaments, tournament.terms
    await service.enter(tournament.id, ANN, BEN, seen=shown)
    await service.do(tournament.id, EVE, Act("add", "Both", other=lord(1), partner=lord(2)))
    await service.do(tournament.id, EVE, Act("change", "More room", changes=(("capacity", 64),)))
    await service.answer_organizers(tournament.id, lord(1), yes=True, seen=shown)
    await service.do(tournament.id, EVE, Act("extend", "Rain", seconds=DAY))
    for late in (
        service.enter(tournament.id, CARA, DAN, seen=shown),
        service.answer_partner(tournament.id, BEN, yes=True, seen=shown),
        service.answer_organizers(tournament.id, lord(2), yes=True, seen=shown),
    ):
        await refused("cup_changed", late)
    now = (await world.tournament(tournament.id)).terms
    await service.answer_partner(tournament.id, BEN, yes=True, seen=now)
    await service.answer_organizers(tournament.id, lord(2), yes=True, seen=now)
    assert len((await world.tournament(tournament.id)).taking_part) == 2


LAPSES: dict[str, tuple[str, tuple[Callable[[TournamentWorld], Awaitable[None]], ...]]] = {
    "vote abort": ("what is revealed after its round", (abort, abort_by_autopilot)),
    "vote pause": ("what is revealed after its round, its end", (pause, pause_until_now)),
    "vote takeback": ("the next turn", (takeback, takeback_by_autopilot)),
    "vote time": ("the next turn", (time,)),
    "vote replace": ("the lord is back", (replaced,)),
    "Play.resume": ("a day, the next turn", (going_on,)),
    "Tables.answer": ("changed terms", (staying,)),
    "Tournaments.answer_partner": (
        "days, once the event has begun; other dates",
        (partner, moved_dates),
    ),
    "Tournaments.answer_organizers": ("days, the end of the round", (added, substitute, back)),
}
"""What makes earlier answers lapse, by the kind of question that several people answer."""
ONE_PERSON_ANSWERS: set[str] = set()
"""Services that take an answer which completes nobody else's."""
SAYS_YES = {"agree", "accept", "yes"}


def test_every_kind_of_question_says_what_makes_answers_lapse(world: TournamentWorld) -> None:
    """A new kind of vote, or a new service that takes a yes, needs its row here."""
    found = {f"vote {kind}" for kind in get_args(Asked)}
    for service in vars(world.services).values():
        for name in dir(type(service)):
            call = getattr(service, name)
            if name.startswith("_") or not callable(call):
                continue
            if SAYS_YES & set(inspect.signature(call).parameters):
                found.add(f"{type(service).__name__}.{name}")
    found -= {"Play.answer_vote"}  # by its kinds
    assert found <= set(LAPSES) | ONE_PERSON_ANSWERS
    assert set(LAPSES) - found == {"Play.resume"}


@pytest.mark.parametrize(
    ("kind", "scene"),
    [(kind, scene) for kind, (_, scenes) in LAPSES.items() for scene in scenes],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
async def test_no_yes_is_kept_for_what_it_was_not_given_for(
    world: TournamentWorld, kind: str, scene: Callable[[TournamentWorld], Awaitable[None]]
) -> None:
    """Each scene: an early yes, a change of the situation, a late yes."""
    assert kind in LAPSES
    await scene(world)
