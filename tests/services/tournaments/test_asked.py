"""Whoever is entered by others agrees first: nothing is entered, seated or counted before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from services.core.context import Presence
from services.facts import Person
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act, ActKind, Newcomer
from services.facts.tournaments import Lord, Tournament
from services.tournaments.announcing.relocation import notify_organizers
from services.tournaments.core.questions import ANSWERED_IN
from services.tournaments.organizer import player_actions
from services.tournaments.organizer.event_actions import MAX_TEAM
from services.tournaments.organizer.player_actions import ASKED
from store import tables, tournament_posts
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import CHANNEL, EVE, GUS, SERVER
from tests.services.tournaments.test_announcements import said

TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}
CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=HOUR))


async def do(
    world: TournamentWorld, tournament: Tournament, kind: ActKind, by: Person = EVE, **values: Any
) -> Tournament:
    """Have an organizer do something."""
    act = Act(kind, "I want it", **values)
    return (await world.services.tournaments.do(tournament.id, by, act)).tournament


async def no(world: TournamentWorld, code: str, tournament: Tournament, **values: Any) -> None:
    """Expect that an organizer may not ask somebody."""
    kind = values.pop("kind", "add")
    await refused(code, do(world, tournament, kind, **values))


def file(*numbers: int) -> tuple[Newcomer, ...]:
    return tuple(Newcomer((Lord(lord(n).id, lord(n).name),), n) for n in numbers)


async def answer(
    world: TournamentWorld, tournament: Tournament, person: Person, *, yes: bool = True
) -> Tournament:
    return await world.services.tournaments.answer_organizers(tournament.id, person, yes=yes)


async def told(world: TournamentWorld) -> list[tuple[int | None, str]]:
    """Return who is written to, and what about."""
    return [
        (post.user, str(post.data["what"]))
        for post in await said(world)
        if post.kind in ("told", "call")
    ]


async def test_nobody_is_in_before_they_say_so(world: TournamentWorld) -> None:
    """Neither by name nor by file; each is asked directly, and the first yes has the place."""
    tournament = await world.publish(capacity=2)
    await told(world)
    await do(world, tournament, "add", other=lord(1))
    tournament = await do(world, tournament, "import", people=file(2, 3))
    assert tournament.entries == ()
    assert await told(world) == [(lord(n).id, "invited") for n in (1, 2, 3)]
    for number in (3, 2, 1):
        tournament = await answer(world, tournament, lord(number))
    assert [(one.name, one.state) for one in tournament.entries] == [
        ("Lord 3", "in"),
        ("Lord 2", "in"),
        ("Lord 1", "waiting"),
    ]
    await refused("cup_not_asked", answer(world, tournament, lord(1)))
    await refused("cup_not_asked", answer(world, tournament, lord(9)))


async def test_whoever_still_waits_after_the_start_is_asked_like_anybody(
    world: TournamentWorld,
) -> None:
    """They signed up long ago; before the start they move up by themselves."""
    tournament = await world.publish(capacity=2, checkin=False)
    await world.enter(tournament.id, 3)
    await world.to(tournament.start)
    await told(world)
    tournament = await do(world, tournament, "add", other=lord(3))
    assert [one.state for one in tournament.entries] == ["in", "in", "waiting"]
    assert await told(world) == [(lord(3).id, "invited")]
    tournament = await answer(world, tournament, lord(3))
    assert [(one.state, one.first) for one in tournament.entries][2] == ("in", 2)


async def test_who_has_not_answered_is_not_paired(world: TournamentWorld) -> None:
    """They are no entry: not counted, not seated, not called again."""
    tournament = await world.publish(capacity=8)
    await world.enter(tournament.id, 2)
    await do(world, tournament, "import", people=file(3, 4))
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await told(world)
    await world.to(tournament.start)
    tournament = await world.tournament(tournament.id)
    assert (len(tournament.entries), tournament.phase) == (2, "running")
    called = await told(world)
    assert not {user for user, _ in called}.intersection((lord(3).id, lord(4).id))
    assert (await world.services.people.reliability(lord(3).id)).playing == 0


async def test_a_no_is_not_asked_again(world: TournamentWorld) -> None:
    """Nor is who has not answered yet; they may still sign up themselves."""
    tournament = await world.publish()
    await do(world, tournament, "import", people=file(1, 2))
    tournament = await answer(world, tournament, lord(1), yes=False)
    for number in (1, 2):
        await no(world, "cup_act_asked", tournament, other=lord(number))
        await no(world, "cup_act_known", tournament, kind="import", people=file(number))
        await world.services.tournaments.enter(tournament.id, lord(number))
    tournament = await world.tournament(tournament.id)
    assert [one.state for one in tournament.entries] == ["in", "in"]
    await refused("cup_not_asked", answer(world, tournament, lord(2)))


async def test_who_has_blocked_an_organizer_is_not_called_by_them(
    world: TournamentWorld,
) -> None:
    """Neither by name nor by a file nor to the team; as if they had said no."""
    tournament = await world.publish()
    await world.services.blocks.set(lord(1), EVE.id, on=True)
    await no(world, "cup_act_asked", tournament, other=lord(1))
    await no(world, "cup_act_known", tournament, kind="import", people=file(1))
    await no(world, "cup_act_off", tournament, kind="team", other=lord(1), role="judge")
    await do(world, tournament, "import", people=file(1, 2))
    assert await told(world) == [(lord(2).id, "invited")]


async def test_few_are_asked_at_once(world: TournamentWorld) -> None:
    """The rest of a file comes when these have answered; without an answer after three days."""
    tournament = await world.publish(capacity=512, signup_until=world.clock.now() + 9 * DAY)
    people = file(*range(1, ASKED + 51))
    act = Act("import", "by ferry", people=people)
    done = await world.services.tournaments.do(tournament.id, EVE, act)
    assert (done.lords, done.left) == (ASKED, 50)
    await no(world, "cup_act_unanswered", tournament, kind="import", people=people)
    await no(world, "cup_act_unanswered", tournament, other=lord(900))
    await answer(world, tournament, lord(1), yes=False)
    await answer(world, tournament, lord(2))
    assert len((await do(world, tournament, "import", people=people)).invitations) == ASKED + 2
    world.clock.advance(ANSWERED_IN)
    tournament = await do(world, tournament, "import", people=people)
    assert len(tournament.invitations) == ASKED + 50
    assert (await answer(world, tournament, lord(3))).entries[1].name == "Lord 3"


async def test_events_that_come_and_go_ask_nobody_on_and_on(world: TournamentWorld) -> None:
    """Three times in three days, whatever became of the events; a file leaves them out.

    That is a matter of who asks: a saboteur uses up nobody else's questions.
    """
    for number in range(5):
        tournament = await world.publish(name=f"Cup {number}")
        if number < 3:
            await do(world, tournament, "add", other=lord(1))
        else:
            await no(world, "cup_act_often", tournament, other=lord(1))
            after = await do(world, tournament, "import", people=file(1, 2 + number))
            assert [one.lords[0].user for one in after.invitations] == [lord(2 + number).id]
        await do(world, tournament, "cancel")
    world.host, host = GUS, world.host
    await world.services.tournaments.do(
        (await world.publish()).id, GUS, Act("add", "us", other=lord(1))
    )
    world.host = host
    world.clock.advance(ANSWERED_IN + 1)
    await do(world, await world.publish(), "add", other=lord(1))


async def test_few_are_written_to_by_being_put_on_teams(world: TournamentWorld) -> None:
    """One organizer has so many written to a day, whatever the event; others are asked silently."""
    for _ in range(2):
        tournament = await world.publish()
        for number in range(MAX_TEAM - 5):
            other = lord(100 * tournament.id + number)
            await do(world, tournament, "team", other=other, role="judge")
    assert len([what for _, what in await told(world) if what == "teamed"]) == MAX_TEAM
    world.clock.advance(DAY)
    await do(world, tournament, "team", other=lord(1), role="judge")
    assert (await told(world))[-1] == (lord(1).id, "teamed")


async def test_both_partners_say_yes(world: TournamentWorld) -> None:
    """One alone is not entered; a no of one is that of the team."""
    tournament = await world.publish(**TEAMS)
    await do(world, tournament, "add", other=lord(1), partner=lord(2))
    tournament = await answer(world, tournament, lord(2))
    assert tournament.entries == ()
    tournament = await answer(world, tournament, lord(1))
    assert [one.name for one in tournament.entries] == ["Lord 1 + Lord 2"]
    await do(world, tournament, "add", other=lord(3), partner=EVE)
    tournament = await answer(world, tournament, lord(3))
    assert [one.name for one in tournament.entries[1:]] == ["Lord 3 + Eve"]
    await do(world, tournament, "add", other=lord(4), partner=lord(5))
    await answer(world, tournament, lord(4))
    tournament = await answer(world, tournament, lord(5), yes=False)
    await refused("cup_not_asked", answer(world, tournament, lord(4)))
    assert len(tournament.entries) == 2


@pytest.mark.parametrize("last", [0, 1])
async def test_partners_play_under_their_own_names(world: TournamentWorld, last: int) -> None:
    """Whatever the organizer called them, in a file or elsewhere, and whoever answers first."""
    pair = [lord(1), lord(2)]
    tournament = await world.publish(**TEAMS)
    called = [replace(one, name=f"I cheat {one.id}") for one in pair]
    await do(world, tournament, "add", other=called[0], partner=called[1])
    await answer(world, tournament, pair[1 - last])
    tournament = await answer(world, tournament, pair[last])
    assert [one.name for one in tournament.entries] == ["Lord 1 + Lord 2"]
    assert [one.name for one in tournament.invitations[0].lords] == ["Lord 1", "Lord 2"]


async def test_who_enters_alone_leaves_the_question_behind(world: TournamentWorld) -> None:
    """An old question brings nobody back who was disqualified."""
    tournament = await world.publish()
    await do(world, tournament, "add", other=lord(1))
    await world.services.tournaments.enter(tournament.id, lord(1))
    tournament = await do(world, tournament, "expel", user=lord(1).id)
    await refused("cup_not_asked", answer(world, tournament, lord(1)))
    await do(world, tournament, "add", other=lord(1))
    assert (await answer(world, tournament, lord(1))).entries[0].state == "in"


@pytest.mark.parametrize("waits", [True, False])
async def test_a_substitute_is_asked_before_the_seat_is_theirs(
    world: TournamentWorld, *, waits: bool
) -> None:
    """Named or the first who waits; the lord who is replaced keeps the seat until then."""
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 3)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await world.to(tournament.start)
    tournament = await world.tournament(tournament.id)
    match = tournament.rounds[0].matches[0]
    new = lord(3) if waits else lord(9)
    named = {} if waits else {"other": new}
    tournament = await do(world, tournament, "replace", user=lord(1).id, **named)
    await answer(world, tournament, lord(1))
    assert lord(1).id in {one.user for one in (await world.game_of(match.tables[0])).table.seats}
    await told(world)
    tournament = await answer(world, tournament, new)
    seats = {one.user for one in (await world.game_of(match.tables[0])).table.seats}
    assert seats == {new.id, lord(2).id}
    assert set(await told(world)) == {(lord(1).id, "replaced"), (new.id, "instead")}


async def test_an_answer_is_judged_as_things_are_then(world: TournamentWorld) -> None:
    """Nobody comes into what is over, or in the place of somebody who has gone."""
    tournament = await world.begun(4, capacity=8, format="single")
    await do(world, tournament, "replace", user=lord(1).id, other=lord(9))
    await do(world, tournament, "replace", user=lord(1).id, other=lord(8))
    await answer(world, tournament, lord(1))  # the last question is meant
    await answer(world, tournament, lord(8))
    await refused("cup_not_in_lord", answer(world, tournament, lord(9)))
    other = await world.publish(name="Winter Cup")
    await do(world, other, "add", other=lord(9))
    await do(world, other, "cancel")
    await refused("cup_not_asked", answer(world, other, lord(9)))


async def test_an_entry_that_never_acted_costs_nothing(world: TournamentWorld) -> None:
    """As earlier releases made them: no miss, and no game of a newcomer; their own do count."""
    tournament = await world.publish(table=CLOCK, capacity=2)
    await world.services.tournaments.enter(tournament.id, lord(1))
    entered = {"entry": 2, "lords": [[lord(2).id, "Lord 2"]], "asked": None, "first": 1}
    await world.events(tournament.id, ("entered", entered))
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await world.to(tournament.start)
    reliability = world.services.people.reliability
    assert [(await reliability(lord(n).id)).playing for n in (1, 2)] == [1, 0]
    await world.to(world.clock.now() + 8 * HOUR)
    found = [await reliability(lord(n).id) for n in (1, 2)]
    assert (found[0].silent > 0, found[0].percent < 100) == (True, True)
    assert (found[1].silent, found[1].percent) == (0, 100)
    match = (await world.tournament(tournament.id)).rounds[0].matches[0]
    assert {seat.lost for seat in (await world.game_of(match.tables[0])).table.seats} == {True}


async def test_a_partner_who_declined_is_not_asked_again(world: TournamentWorld) -> None:
    """By the same lord; and nobody asks more than ten a day."""
    tournament = await world.publish(**TEAMS)
    service = world.services.tournaments
    await service.enter(tournament.id, lord(1), lord(2))
    await service.answer_partner(tournament.id, lord(2), yes=False)
    await refused("cup_partner_no", service.enter(tournament.id, lord(1), lord(2)))
    for number in range(3, 12):
        if number < 6:
            await service.leave(tournament.id, lord(1))
        await service.enter(tournament.id, lord(1), lord(number))
    await refused("cup_partner_no", service.enter(tournament.id, lord(1), lord(2)))
    await refused("cup_partner_many", service.enter(tournament.id, lord(1), lord(12)))
    await service.leave(tournament.id, lord(1))
    world.clock.advance(DAY - 1)
    assert (await service.enter(tournament.id, lord(2), lord(1))).entries


async def test_who_is_put_on_the_team_can_step_down_for_good(world: TournamentWorld) -> None:
    """They are told; somebody always runs the event."""
    tournament = await world.publish()
    await told(world)
    for role in ("judge", "organiser"):
        await do(world, tournament, "team", other=lord(1), role=role)
    assert await told(world) == [(lord(1).id, "teamed")] * 2
    step_down = world.services.tournaments.step_down
    tournament = await step_down(tournament.id, lord(1))
    assert (tournament.judges, len(tournament.organizers)) == ((), 1)
    await no(world, "cup_act_off", tournament, kind="team", other=lord(1), role="judge")
    await refused("cup_not_team", step_down(tournament.id, lord(1)))
    await refused("cup_act_last", step_down(tournament.id, EVE))
    await do(world, tournament, "team", other=lord(2))
    await do(world, tournament, "team", other=lord(2), add=False)
    assert (await do(world, tournament, "team", other=lord(2))).judges


async def test_whoever_is_put_on_the_team_is_asked_whether_they_help(
    world: TournamentWorld,
) -> None:
    """Until they say so, or act, they are not called, and are nobody to leave the event to."""
    tournament = await world.publish()
    service = world.services.tournaments
    for person in (lord(1), lord(2)):
        await do(world, tournament, "team", other=person, role="organiser")
    tournament = await world.tournament(tournament.id)
    assert tournament.on_call == tournament.willing("organizers") == tournament.organizers[:1]
    off = {"kind": "team", "other": EVE, "role": "organiser", "add": False}
    await no(world, "cup_act_last", tournament, **off)
    await refused("cup_act_last", service.step_down(tournament.id, EVE))
    for _ in range(2):
        tournament = await service.help_out(tournament.id, lord(1))
    assert [one.user for one in tournament.on_call] == [EVE.id, lord(1).id]
    await refused("cup_not_team", service.help_out(tournament.id, lord(3)))
    await service.do(tournament.id, lord(2), Act("message", "I help", text="I help"))
    tournament = await service.step_down(tournament.id, EVE)
    assert {one.user for one in tournament.on_call} == {lord(1).id, lord(2).id}
    await do(world, tournament, "team", by=lord(1), other=lord(2), role="organiser", add=False)
    after = await do(world, tournament, "team", by=lord(1), other=lord(2), role="judge")
    assert [one.user for one in after.judges] == [lord(2).id]


async def test_only_those_who_agreed_are_named_and_told(world: TournamentWorld) -> None:
    """Whoever was put on the team and has not answered is not called an organizer to strangers."""
    tournament = await world.begun(2, table=CLOCK, format="single")
    service, pause = world.services.tournaments, Act("pause", "I want it")
    await do(world, tournament, "team", other=lord(8), role="organiser")
    await do(world, tournament, "team", other=lord(9), role="judge")
    match = tournament.rounds[0].matches[0]
    totals = tuple((entry, 40 + entry) for entry in match.entries)
    result = Act("result", "I want it", number=1, totals=totals, passes=True)
    banned = replace(EVE, server=0)
    for person, act in ((lord(1), pause), (lord(9), pause), (lord(9), result), (banned, pause)):
        away = person is banned
        world.services.context.presence = present("gone" if away else "sees")
        said_no = await refused("cup_not_organiser", service.preview(tournament.id, person, act))
        assert said_no.data["organisers"] == (() if away else (EVE.name,))
    async with world.services.context.write() as tx:
        await notify_organizers(tx, await world.tournament(tournament.id), "gone", channel=5)
    await world.finish_round(tournament.id)
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("told",))
        found = await tables.tables_of_ids(connection, match.tables)
    helping = {row.user_id for row in rows if row.data["what"] in ("gone", "closing")}
    assert (helping, {one.host_name for one in found}) == ({EVE.id}, {EVE.name})


async def test_an_event_that_moves_by_itself_tells_so_a_few_times_a_day(
    world: TournamentWorld,
) -> None:
    """A server's owner deletes channel after channel, and sets another one each time."""
    tournament = await world.begun(2, table=CLOCK, format="single")
    service, gone, at = world.services.tournaments, set[int](), CHANNEL
    world.services.context.channel_state = lambda _, at: "gone" if at in gone else "open"
    for number in range(8):
        await world.services.people.change_server(SERVER, cup_channel=5000 + number)
        gone.add(at)
        await service.posts.place_lost(at)
        at = 5000 + number
        assert (await world.tournament(tournament.id)).channel == at
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("told",))
    told = Counter(row.user_id for row in rows if row.data["what"] == "rehomed")
    assert set(told.values()) == {3}
    world.clock.advance(DAY + 1)
    await world.services.people.change_server(SERVER, cup_channel=CHANNEL)
    gone.clear()
    gone.add(at)
    await service.posts.place_lost(at)
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("told",))
    assert Counter(row.user_id for row in rows if row.data["what"] == "rehomed")[EVE.id] == 4


def present(found: Presence) -> Callable[..., Awaitable[Presence]]:
    """Return what Discord says of everybody."""

    async def ask(*_about: object) -> Presence:
        return found

    return ask


async def test_nobody_is_written_to_by_team_after_team(world: TournamentWorld) -> None:
    """After three events within three days they are put on it silently, and can step down."""
    events = [await world.publish() for _ in range(4)]
    await told(world)
    for tournament in events:
        await do(world, tournament, "team", other=lord(1), role="judge")
    assert await told(world) == [(lord(1).id, "teamed")] * 3
    assert (await world.tournament(events[3].id)).judges_it(lord(1).id)
    world.clock.advance(ANSWERED_IN + 1)
    await do(world, events[3], "team", other=lord(1), role="organiser")
    assert (lord(1).id, "teamed") in await told(world)


async def test_one_organizer_asks_so_many_people_a_day(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For whatever events, called off or not: each of them has a direct message."""
    monkeypatch.setattr(player_actions, "ASKED_A_DAY", 5)
    first = await world.publish()
    await do(world, first, "import", people=file(1, 2, 3))
    await world.services.tournaments.do(first.id, EVE, Act("cancel", "No time for it"))
    second = await world.publish()
    done = await world.services.tournaments.do(
        second.id, EVE, Act("import", "again", people=file(4, 5, 6))
    )
    assert (done.lords, done.left) == (2, 1)
    await no(world, "cup_act_asked_day", second, kind="import", people=file(6))
    await no(world, "cup_act_asked_day", second, other=lord(6))
    world.clock.advance(DAY)
    await do(world, second, "add", other=lord(6))
