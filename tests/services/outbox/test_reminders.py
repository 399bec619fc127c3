"""Reminders: when, how often, never in quiet hours, gone with the turn."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from services.clocks.quiet_hours import QuietTimes
from services.facts import Person, Press
from services.facts.games import GameFact, Proposal
from services.facts.news import ReminderNews, TidyNews, TurnNews
from services.facts.people import Reminders, UserSettings
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.outbox.reminders import HALF, LATE, Turn
from store import games, outbox
from tests.helpers.passing import only, pass_time
from tests.helpers.world import PEOPLE, SERVER, World

MINUTE, HOUR, DAY = 60, 3600, 86400
SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))
NIGHT = (22 * 60, 7 * 60)


OPEN = QuietTimes(UserSettings())


def planned(turn: Turn) -> list[int]:
    """When reminders of a turn are due, the earliest first."""
    found = [turn.due(kind) for kind in (HALF, LATE)]
    return sorted(at for at in found if at is not None)


async def everybody(world: World, **changes: object) -> None:
    """Change settings of all."""
    for person in PEOPLE.values():
        await world.services.people.change(person, **changes)


def to_hour(world: World, hour: int, minute: int = 0) -> None:
    """Move the clock to the next time that it is this hour in UTC."""
    now = datetime.fromtimestamp(world.clock.now(), UTC)
    wanted = hour * HOUR + minute * MINUTE
    world.clock.advance((wanted - (now.hour * HOUR + now.minute * MINUTE + now.second)) % DAY)


async def at_hour(world: World, hour: int, setup: Setup = SETUP) -> tuple[GameFact, Person]:
    """Begin a turn at an hour of UTC; the game and who is on turn, whose call is not said yet."""
    game = await world.start(setup)
    await world.say()
    to_hour(world, hour)
    await world.turn(game.id)
    return game, await world.on_turn(game.id)


def told(said: list[tuple[int, ReminderNews]]) -> list[tuple[int, str, int]]:
    """When, why, and what was left then."""
    return [(at, one.why, one.left) for at, one in said]


async def reminders(world: World, seconds: int) -> list[tuple[int, str, int]]:
    """Let time pass and tell which reminders came."""
    return told(only(await pass_time(world, seconds), ReminderNews))


async def test_half_time_and_two_hours_before(world: World) -> None:
    """As a server has it that set nothing: one warning swiped away is not the only one."""
    await at_hour(world, 8)
    assert await reminders(world, DAY - 1) == [
        (12 * HOUR, "left", 12 * HOUR),
        (22 * HOUR, "left", 2 * HOUR),
    ]


@pytest.mark.parametrize(
    ("wanted", "times"), [("half", [12 * HOUR, 22 * HOUR]), ("late", [22 * HOUR]), ("none", [])]
)
def test_each_kind_of_reminders(wanted: Reminders, times: list[int]) -> None:
    """A turn of a day, in the words of /settings."""
    assert planned(Turn(0, DAY, wanted, OPEN)) == times


async def test_the_lords_choice_goes_before_the_servers(world: World) -> None:
    """The server's holds for who has not chosen."""
    await world.services.people.change_server(SERVER, reminders="none")
    _, person = await at_hour(world, 8)
    assert await reminders(world, 10 * HOUR) == []
    await world.services.people.change(person, reminders="late")
    assert await reminders(world, 14 * HOUR - 1) == [(12 * HOUR, "left", 2 * HOUR)]


async def test_other_settings_never_switch_reminders_off(world: World) -> None:
    """Whatever else is set, the warning before the end comes."""
    await everybody(
        world, notice="direct", board_first=True, forced="play", language="en", weekends=True
    )
    await at_hour(world, 8)
    assert (22 * HOUR, "left", 2 * HOUR) in await reminders(world, DAY - 1)


@pytest.mark.parametrize(
    ("turn", "times"),
    [
        (HOUR, [HOUR // 2]),
        (2 * HOUR, [HOUR]),
        (3 * HOUR, [HOUR]),
        (4 * HOUR, [2 * HOUR]),
        (8 * HOUR, [4 * HOUR, 6 * HOUR]),
    ],
)
def test_short_turns_have_one(turn: int, times: list[int]) -> None:
    """Half time and 2 hours before the end may be the same, or there are no 2 hours."""
    assert planned(Turn(0, turn, "half", OPEN)) == times


async def test_two_that_fall_together_are_one(world: World) -> None:
    """Half time comes half an hour before the other: nobody is pinged twice for the same."""
    await at_hour(world, 8, Setup(lords=3, pace=Pace("turn", turn=5 * HOUR)))
    assert await reminders(world, 5 * HOUR - 1) == [(5 * HOUR // 2, "left", 5 * HOUR // 2)]


async def test_a_reminder_goes_with_its_turn_and_gives_way_to_the_next(world: World) -> None:
    """Old pings don't pile up: one stands, and none after the turn."""
    game, _ = await at_hour(world, 8)
    await pass_time(world, 13 * HOUR)
    said = await pass_time(world, 10 * HOUR)
    assert len(only(said, ReminderNews)) == 1
    assert [one.act for _, one in only(said, TidyNews)] == ["delete"]
    await world.turn(game.id)
    acts = [one.act for _, one in only(await pass_time(world, MINUTE), TidyNews)]
    assert sorted(acts) == ["delete", "strip"]
    assert await reminders(world, 11 * HOUR) == []


async def test_a_turn_in_time_is_not_reminded_of(world: World) -> None:
    """Each lord is called once, and nobody else."""
    game = await world.start(SETUP)
    calls: list[int | None] = []
    for _ in range(6):
        said = await pass_time(world, 2 * HOUR)
        assert only(said, ReminderNews) == [] or calls == []
        calls += [one.call.seat.user for _, one in only(said, TurnNews) if one.call]
        assert calls[-1] == (await world.on_turn(game.id)).id
        await world.turn(game.id)
    assert set(calls) == {1, 2, 3}


async def test_never_in_quiet_hours_but_just_before(world: World) -> None:
    """Half time would be at 1 in the night: it comes at 21:55; the late one at 11 stays."""
    await everybody(world, quiet=NIGHT, zone="UTC")
    await at_hour(world, 13)
    assert [at for at, _, _ in await reminders(world, DAY - 1)] == [
        8 * HOUR + 55 * MINUTE,
        22 * HOUR,
    ]


async def test_call_in_quiet_hours_is_silent_and_rings_when_they_end(world: World) -> None:
    """One ping follows; the reminder that was due in the night is that same one."""
    await everybody(world, quiet=NIGHT, zone="UTC")
    await at_hour(world, 23, Setup(lords=3, pace=Pace("turn", turn=12 * HOUR)))
    said = await pass_time(world, 12 * HOUR - 1)
    (call,) = [one.call for _, one in only(said, TurnNews)]
    assert call is not None
    assert call.silent
    assert told(only(said, ReminderNews)) == [
        (8 * HOUR, "left", 4 * HOUR),
        (10 * HOUR, "left", 2 * HOUR),
    ]
    assert not any(one.call.silent for _, one in only(said, ReminderNews))


async def test_end_of_a_pause_in_quiet_hours_rings_when_they_end(world: World) -> None:
    """Even half an hour later: what came in the night made no sound."""
    await everybody(world, quiet=NIGHT, zone="UTC", reminders="none")
    game, person = await at_hour(world, 20)
    vote = await world.services.play.propose(Press(game.id, person), Proposal("pause"))
    for one in list(PEOPLE.values())[:3]:
        if one != person:
            await world.services.play.answer_vote(vote.id, one, agree=True)
    await pass_time(world, 10 * HOUR + 30 * MINUTE)
    await world.services.play.resume(Press(game.id, person))
    said = await reminders(world, 10 * HOUR)
    assert [(at, why) for at, why, _ in said] == [(0, "resumed"), (30 * MINUTE, "quiet")]


async def test_silent_call_rings_though_somebody_has_left_meanwhile(world: World) -> None:
    """What raises the version of a game and leaves the turn alone changes nothing of its call."""
    await everybody(world, quiet=NIGHT, zone="UTC", reminders="none")
    game, person = await at_hour(world, 23, Setup(lords=4, pace=SETUP.pace))
    others = [one for one in list(PEOPLE.values())[:4] if one != person]
    await world.services.play.resign(game.id, others[-1])
    async with world.services.context.write() as tx:
        row = await games.game(tx.connection, game.id)
        assert row is not None
        assert row.version > row.turn_version
        last = await outbox.last(tx.connection, game.id, ("turn",))
        assert last is not None
        await outbox.change_row(tx.connection, last.id, version=row.version)
    assert [(at, why) for at, why, _ in await reminders(world, DAY - 1)] == [(8 * HOUR, "quiet")]


async def test_silent_call_rings_later_whatever_reminders_are_wanted(world: World) -> None:
    """It is no reminder but the call itself."""
    await everybody(world, quiet=NIGHT, zone="UTC", reminders="none")
    await at_hour(world, 23)
    assert await reminders(world, DAY - 1) == [(8 * HOUR, "quiet", 16 * HOUR)]


async def test_no_ping_follows_for_a_turn_that_was_played_in_the_night(world: World) -> None:
    """They were awake after all."""
    await everybody(world, quiet=NIGHT, zone="UTC")
    game, _ = await at_hour(world, 23)
    await pass_time(world, HOUR)
    await everybody(world, quiet=None)
    await world.turn(game.id)
    assert await reminders(world, 9 * HOUR) == []


async def test_quiet_hours_never_move_a_deadline(world: World) -> None:
    """What would be due in them and ends with them is left unsaid; the autopilot plays as ever."""
    await everybody(world, quiet=NIGHT, zone="UTC")
    game, late = await at_hour(world, 23, Setup(lords=3, pace=Pace("turn", turn=6 * HOUR)))
    said = await pass_time(world, 6 * HOUR)
    assert only(said, ReminderNews) == []
    assert (await world.on_turn(game.id)) != late


async def test_who_becomes_quiet_later_is_not_rung_either(world: World) -> None:
    """Judged when it is due, not when it was planned."""
    _, person = await at_hour(world, 8)
    await pass_time(world, 11 * HOUR)
    await world.services.people.change(person, quiet=(19 * 60, 23 * 60), zone="UTC")
    assert [at for at, _, _ in await reminders(world, 12 * HOUR)] == [4 * HOUR, 11 * HOUR]


async def test_changed_reminders_hold_for_the_turn_in_progress(world: World) -> None:
    """Also where none was planned; none comes twice."""
    await everybody(world, reminders="none")
    _, person = await at_hour(world, 8)
    await pass_time(world, HOUR)
    for wanted in ("half", "late", "half"):
        await world.services.people.change(person, reminders=wanted)
    assert [at for at, _, _ in await reminders(world, 22 * HOUR)] == [11 * HOUR, 21 * HOUR]


async def test_without_a_limit_three_times_a_day_apart(world: World) -> None:
    """Then it stops; the turn stays its lord's."""
    await at_hour(world, 8, Setup(lords=3, pace=NO_LIMIT))
    assert await reminders(world, 30 * DAY) == [
        (DAY, "left", 0),
        (2 * DAY, "left", 0),
        (3 * DAY, "left", 0),
    ]


async def test_next_lord_is_told_where_they_want_it(world: World) -> None:
    """Off unless chosen; to them alone."""
    game = await world.start(SETUP)
    await world.say()
    order = [slot.seat for slot in (await world.services.play.game(game.id)).view.order]
    seats = game.table.seats
    await world.services.people.change(PEOPLE[seats[order[2] - 1].user or 0], soon=True)
    await world.turn(game.id)
    soon = only(await pass_time(world, MINUTE), ReminderNews)
    assert [(one.why, one.call.seat.seat) for _, one in soon] == [("soon", order[2])]


async def test_reminders_survive_a_restart(world: World) -> None:
    """They are read from the database."""
    await at_hour(world, 8)
    await pass_time(world, HOUR)
    await world.restart()
    assert [at for at, _, _ in await reminders(world, 22 * HOUR)] == [11 * HOUR, 21 * HOUR]


async def test_nobody_is_told_what_the_next_second_makes_untrue(world: World) -> None:
    """A reminder that waits to be said goes unsaid once its turn is played."""
    game, _ = await at_hour(world, 8)
    await world.say()
    world.clock.advance(22 * HOUR)
    await world.services.jobs.run_due()
    await world.turn(game.id)
    assert only([(0, news) for news in await world.say()], ReminderNews) == []


async def test_who_looks_on_just_now_is_called_all_the_same(world: World) -> None:
    """Having a screen of the game open is no reason to miss one's turn."""
    game = await world.start(SETUP)
    await world.say()
    slots = [slot.seat for slot in (await world.services.play.game(game.id)).view.order]
    after = PEOPLE[game.table.seats[slots[1] - 1].user or 0]
    await world.services.play.watch(game.id, after)
    await world.turn(game.id)
    calls = [news.body.call for news in await world.say() if isinstance(news.body, TurnNews)]
    assert [(one.seat.user, one.mention, one.silent) for one in calls if one] == [
        (after.id, True, False)
    ]


async def test_half_time_is_half_of_the_turns_own_time(world: World) -> None:
    """After a vacation or an outage nobody is reminded at once, but when half is over."""
    await at_hour(world, 8, Setup(lords=3, pace=Pace("turn", turn=DAY)))
    await world.services.outages.beat()
    world.clock.advance(2 * DAY)
    await world.services.outages.beat()
    assert await reminders(world, 12 * HOUR - 1) == []
    assert await reminders(world, 1) == [(1, "left", 12 * HOUR)]
    absence = [(DAY, 3 * DAY)]
    assert planned(Turn(0, 3 * DAY, "half", OPEN, waits=absence))[0] == 12 * HOUR
    assert planned(Turn(0, 3 * DAY, "half", OPEN, waits=[(HOUR, 2 * DAY + HOUR)]))[0] == 60 * HOUR
