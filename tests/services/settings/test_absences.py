"""Announced absence: a yearly budget of local days; clocks and pings wait, nobody stalls."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import pytest

from services.facts import Person, Refused
from services.facts.games import GameFact
from services.facts.news import ReminderNews, TidyNews, TurnNews
from services.facts.tables import Pace, Setup
from services.settings.absences import Calendar
from services.standing import reliability
from store import games, reliability_log
from store.rows import DeedRow
from tests.helpers.passing import only, pass_time
from tests.helpers.world import ANN, BEN, PEOPLE, World

HOUR, DAY = 3600, 86400
SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody have finished a game."""
    monkeypatch.setattr(reliability, "is_fresh", AsyncMock(return_value=False))


def at(world: World, year: int, month: int, day: int, hour: int = 12) -> None:
    """Move the clock on to a moment of UTC."""
    wanted = int(datetime(year, month, day, hour, tzinfo=UTC).timestamp())
    world.clock.advance(wanted - world.clock.now())


async def deadline(world: World, game: GameFact) -> int | None:
    async with world.services.context.read() as connection:
        row = await games.game(connection, game.id)
    assert row is not None
    return row.deadline


async def refused(world: World, first: date, last: date) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as caught:
        await world.services.absences.announce(ANN, first, last)
    return caught.value.code, dict(caught.value.data)


@pytest.mark.usefixtures("settled")
async def test_days_are_counted_as_local_ones_both_ends_included(world: World) -> None:
    """3 to 10 December are 8 of 30 days; at home midnight is not that of UTC."""
    at(world, 2027, 11, 20)
    await world.services.people.change(ANN, zone="America/New_York")
    fact = await world.services.absences.announce(
        ANN, date(2027, 12, 3), date(2027, 12, 10), "Skiing"
    )
    assert (fact.days, fact.used, fact.budget) == (8, 8, 30)
    assert fact.absence is not None
    assert fact.absence.note == "Skiing"
    assert (
        datetime.fromtimestamp(fact.absence.start, UTC).isoformat() == "2027-12-03T05:00:00+00:00"
    )
    assert fact.absence.end - fact.absence.start == 8 * DAY
    assert fact.announced == (fact.absence,)


async def test_clock_waits_and_goes_on_where_it_stood(world: World) -> None:
    """Announced during one's own turn it holds from its beginning on, not before."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    world.clock.advance(6 * HOUR)
    before = await deadline(world, game)
    await world.services.absences.announce(person, date(2027, 3, 2), date(2027, 3, 4))
    assert before is not None
    assert await deadline(world, game) == before + 3 * DAY
    await pass_time(world, 3 * DAY + 17 * HOUR)
    assert await world.on_turn(game.id) == person
    await pass_time(world, HOUR)
    assert await world.on_turn(game.id) != person


async def test_clock_waits_for_who_has_missed_a_turn_too(world: World) -> None:
    """Announced late is announced: the autopilot leaves the seat alone, and nothing counts."""
    game = await world.start(Setup(lords=3, pace=Pace("turn", turn=DAY)))
    person = await world.on_turn(game.id)
    await pass_time(world, DAY)
    today = await world.services.absences.today(person)
    assert (
        await world.services.absences.announce(person, today, today + timedelta(days=6))
    ).waiting
    for _ in range(9):
        if await world.on_turn(game.id) != person:
            await world.turn(game.id)
        await pass_time(world, 12 * HOUR)
    seat = (await world.services.play.game(game.id)).table.seat_of(person.id)
    assert seat is not None
    assert (seat.missed, seat.absent) == (1, True)
    assert await world.on_turn(game.id) == person


async def test_announced_absence_costs_nothing_where_it_is_not_honored(world: World) -> None:
    """The table counts the turn as missed, but nobody else does."""
    game = await world.start(Setup(lords=3, pace=Pace("turn", turn=DAY), vacation=False))
    person = await world.on_turn(game.id)
    today = await world.services.absences.today(person)
    await world.services.absences.announce(person, today, today + timedelta(days=6))
    await pass_time(world, DAY)
    seat = (await world.services.play.game(game.id)).table.seat_of(person.id)
    assert seat is not None
    assert seat.missed == 1
    assert (await world.services.people.reliability(person.id)).percent == 100


async def test_absence_that_begins_too_late_saves_no_turn(world: World) -> None:
    """The deadline is before it."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    before = await deadline(world, game)
    await world.services.absences.announce(person, date(2027, 3, 3), date(2027, 3, 9))
    assert await deadline(world, game) == before


async def test_tables_that_honor_no_vacation_are_named_and_play_on(world: World) -> None:
    """Said when it is announced, not when it is too late."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY), vacation=False))
    other = await world.start(SETUP)
    person = await world.on_turn(game.id)
    before = await deadline(world, game)
    today = await world.services.absences.today(person)
    fact = await world.services.absences.announce(person, today, today + timedelta(days=3))
    assert fact.playing_on == (game.table.name,)
    assert fact.waiting == (other.table.name,)
    assert await deadline(world, game) == before


async def test_nothing_rings_while_somebody_is_away(world: World) -> None:
    """The call comes without a sound, reminders wait, one ping follows at the end."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    for person in PEOPLE.values():
        await world.services.absences.announce(person, date(2027, 3, 1), date(2027, 3, 2))
    await world.say()
    await world.turn(game.id)
    said = await pass_time(world, 3 * DAY)
    calls = [one.call for _, one in only(said, TurnNews) if one.call]
    assert calls[0].silent
    times = [when for when, _ in only(said, ReminderNews)]
    assert times[0] == DAY + 12 * HOUR
    assert all(when >= DAY + 12 * HOUR for when in times)


async def test_the_ping_after_an_absence_speaks_of_it(world: World) -> None:
    """Nobody is told of quiet hours who has set none."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    for person in PEOPLE.values():
        await world.services.people.change(person, reminders="none")
        await world.services.absences.announce(person, date(2027, 3, 1), date(2027, 3, 2))
    await world.say()
    await world.turn(game.id)
    said = only(await pass_time(world, 2 * DAY), ReminderNews)
    assert [(when, one.why) for when, one in said] == [(DAY + 12 * HOUR, "away")]


async def test_table_sees_who_is_away(world: World) -> None:
    """The clock tells until when."""
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    today = await world.services.absences.today(person)
    fact = await world.services.absences.announce(person, today, today)
    clock = (await world.services.play.game(game.id)).clock
    assert fact.absence is not None
    assert clock is not None
    assert clock.away_until == fact.absence.end
    await world.services.absences.cancel(person, fact.absence.id)
    clock = (await world.services.play.game(game.id)).clock
    assert clock is not None
    assert clock.away_until is None


async def test_call_of_the_turn_is_told_of_it(world: World) -> None:
    """What stands in the thread is true now: once for each change, and only where it is one."""
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    await world.say()
    today = await world.services.absences.today(person)
    fact = await world.services.absences.announce(person, today, today)
    await world.services.absences.announce(person, today, today)
    told = [one.body for one in await world.say()]
    assert [one.act for one in told if isinstance(one, TidyNews)] == ["clock"]
    assert fact.absence is not None
    await world.services.absences.cancel(person, fact.absence.id)
    assert len(await world.say()) == 1


@pytest.mark.usefixtures("settled")
async def test_budget_is_thirty_days_a_calendar_year(world: World) -> None:
    """The thirtieth is granted, the thirty-first refused; each year has its own."""
    at(world, 2027, 1, 10)
    await world.services.absences.announce(ANN, date(2027, 2, 1), date(2027, 2, 28))
    assert await refused(world, date(2027, 3, 1), date(2027, 3, 3)) == (
        "away_budget",
        {"days": 3, "left": 2, "budget": 30, "year": "2027"},
    )
    fact = await world.services.absences.announce(ANN, date(2027, 3, 1), date(2027, 3, 2))
    assert fact.used == 30
    code, data = await refused(world, date(2027, 12, 31), date(2028, 1, 5))
    assert (code, data["left"]) == ("away_budget", 0)
    assert (
        await world.services.absences.announce(ANN, date(2028, 1, 1), date(2028, 1, 5))
    ).used == 5


async def test_an_absence_over_new_year_counts_in_both_years(world: World) -> None:
    """Each day once."""
    at(world, 2027, 12, 1)
    fact = await world.services.absences.announce(ANN, date(2027, 12, 30), date(2028, 1, 3))
    assert (fact.days, fact.used, fact.year, fact.later) == (5, 2, 2027, 3)
    at(world, 2028, 1, 10)
    assert (await world.services.absences.of(ANN)).used == 3


@pytest.mark.usefixtures("settled")
async def test_days_that_overlap_count_once(world: World) -> None:
    """And what is announced already is found, by a double click too."""
    at(world, 2027, 1, 10)
    first = await world.services.absences.announce(ANN, date(2027, 2, 1), date(2027, 2, 10))
    again = await world.services.absences.announce(ANN, date(2027, 2, 1), date(2027, 2, 10))
    assert again.absence == first.absence
    inside = await world.services.absences.announce(ANN, date(2027, 2, 3), date(2027, 2, 4))
    assert (inside.absence, inside.used) == (first.absence, 10)
    longer = await world.services.absences.announce(ANN, date(2027, 2, 8), date(2027, 2, 12))
    assert (longer.days, longer.used, len(longer.announced)) == (5, 12, 2)


async def test_what_is_cut_short_gives_its_days_back(world: World) -> None:
    """But for those that have begun; the clock goes on from then."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    fact = await world.services.absences.announce(person, date(2027, 3, 2), date(2027, 3, 11))
    assert fact.used == 10
    assert fact.absence is not None
    at(world, 2027, 3, 4)
    after = await world.services.absences.cancel(person, fact.absence.id)
    assert (after.used, after.announced) == (3, ())
    assert await deadline(world, game) == world.clock.now() + DAY // 2
    await pass_time(world, DAY // 2)
    assert await world.on_turn(game.id) != person


@pytest.mark.parametrize(("hours", "used"), [(1, 1), (24, 1), (25, 2), (48, 2), (49, 3)])
async def test_each_24_hours_that_have_begun_count(world: World, hours: int, used: int) -> None:
    """As [Vacation…] says, at whatever hour it began; never more than the dates it touches."""
    at(world, 2027, 3, 1, 23)
    fact = await world.services.absences.announce(ANN, date(2027, 3, 1), date(2027, 3, 9))
    assert fact.absence is not None
    world.clock.advance(hours * HOUR)
    assert (await world.services.absences.cancel(ANN, fact.absence.id)).used == used


async def test_absence_taken_back_before_it_begins_never_was(world: World) -> None:
    """Nor was one taken back within five minutes; nobody else's can be taken back."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    person = await world.on_turn(game.id)
    before = await deadline(world, game)
    ahead = await world.services.absences.announce(person, date(2027, 3, 5), date(2027, 3, 9))
    now = await world.services.absences.announce(person, date(2027, 3, 1), date(2027, 3, 2))
    stranger = next(one for one in PEOPLE.values() if one != person)
    for fact in (ahead, now):
        assert fact.absence is not None
        with pytest.raises(Refused, match="no_absence"):
            await world.services.absences.cancel(stranger, fact.absence.id)
        await world.services.absences.cancel(person, fact.absence.id)
        with pytest.raises(Refused, match="no_absence"):
            await world.services.absences.cancel(person, fact.absence.id)
    assert (await world.services.absences.of(person)).used == 0
    assert await deadline(world, game) == before


@pytest.mark.usefixtures("settled")
async def test_nobody_stalls_by_many_short_absences(world: World) -> None:
    """A day that has begun is used up: so are thirty of them, then it is over."""
    at(world, 2027, 3, 1)
    for number in range(30):
        today = date(2027, 3, 1) + timedelta(days=number)
        fact = await world.services.absences.announce(ANN, today, today)
        world.clock.advance(HOUR)
        assert fact.absence is not None
        assert (await world.services.absences.cancel(ANN, fact.absence.id)).used == number + 1
        world.clock.advance(DAY - HOUR)
    assert (await refused(world, date(2027, 3, 31), date(2027, 3, 31)))[0] == "away_budget"


@pytest.mark.usefixtures("settled")
@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        (date(2027, 2, 28), date(2027, 3, 4), "away_past"),
        (date(2027, 3, 5), date(2027, 3, 4), "away_order"),
        (date(2028, 3, 5), date(2028, 3, 6), "away_far"),
        (date(9999, 12, 31), date(9999, 12, 31), "away_far"),
        (date(2027, 3, 1), date(9999, 12, 31), "away_budget"),
    ],
)
async def test_dates_that_can_not_be(world: World, first: date, last: date, code: str) -> None:
    """None begins in the past."""
    at(world, 2027, 3, 1)
    assert (await refused(world, first, last))[0] == code


async def test_another_zone_takes_no_days(world: World) -> None:
    """Eight days stay eight, wherever their lord has moved to."""
    at(world, 2027, 3, 1)
    await world.services.people.change(ANN, zone="Europe/Berlin")
    await world.services.absences.announce(ANN, date(2027, 3, 3), date(2027, 3, 10))
    await world.services.people.change(ANN, zone="Asia/Tokyo")
    assert (await world.services.absences.of(ANN)).used == 8


def test_days_when_the_clocks_change() -> None:
    """A day of 23 or 25 hours is a day."""
    calendar = Calendar(ZoneInfo("Europe/Berlin"))
    for first in (date(2027, 3, 28), date(2027, 10, 31)):
        span = calendar.midnight(first), calendar.midnight(first + timedelta(days=1))
        assert calendar.days([span], calendar.year(2027)) == 1


@pytest.mark.parametrize("quiet", [True, False])
async def test_weekends_set_during_a_turn_hold_from_the_next_one_on(
    world: World, *, quiet: bool
) -> None:
    """Its clock waits as it did when it began, however often something is changed meanwhile."""
    people = world.services.people
    at(world, 2027, 3, 4)
    for person in (ANN, BEN):
        await people.change(person, zone="UTC", weekends=not quiet)
    at(world, 2027, 3, 5)  # a Friday
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    person = await world.on_turn(game.id)
    before = await deadline(world, game)
    assert before == world.clock.now() + (DAY if quiet else 3 * DAY)
    for weekends in (quiet, not quiet, quiet):
        await people.change(person, weekends=weekends)
        world.clock.advance(HOUR)
    assert await deadline(world, game) == before
    later = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    while await world.on_turn(later.id) != person:
        await world.quickly(later.id)
    assert await deadline(world, later) == world.clock.now() + (3 * DAY if quiet else DAY)
    assert await deadline(world, game) == before


async def test_no_weekend_is_had_twice_by_moving_west(world: World) -> None:
    """From where it begins first to where it ends last: the turn ends as it would have at home."""
    people = world.services.people
    at(world, 2027, 3, 4)
    for person in (ANN, BEN):
        await people.change(person, zone="Pacific/Kiritimati", weekends=True)
    at(world, 2027, 3, 5, 9)  # a Friday
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    person = await world.on_turn(game.id)
    before = await deadline(world, game)
    assert before == world.clock.now() + 3 * DAY
    for zone in ("Etc/GMT+12", "UTC", "Etc/GMT+12"):
        at(world, 2027, 3, 7, 9)
        await people.change(person, zone=zone)
        assert await deadline(world, game) == before


async def test_quiet_weekends_are_no_vacation(world: World) -> None:
    """Nothing begins by itself: who sets nothing plays on, and no day is used."""
    at(world, 2027, 3, 5, 18)  # a Friday
    game = await world.start(SETUP)
    person: Person = await world.on_turn(game.id)
    before = await deadline(world, game)
    assert before == world.clock.now() + DAY
    await world.services.people.change(person, zone="UTC", weekends=True)
    assert (await world.services.absences.of(person)).used == 0
    assert (await world.services.absences.of(BEN)).announced == ()


async def test_nobody_is_away_unasked(world: World) -> None:
    """Who misses turns until the seat is lost has announced nothing, and has used no day."""
    at(world, 2027, 3, 1)
    game = await world.start(SETUP)
    late = await world.on_turn(game.id)
    for _ in range(3):
        while await world.on_turn(game.id) != late:
            await world.quickly(game.id)
        await pass_time(world, DAY)
    seat = (await world.services.play.game(game.id)).table.seat_of(late.id)
    assert seat is not None
    assert seat.missed >= 1
    fact = await world.services.absences.of(late)
    assert (fact.announced, fact.used) == ((), 0)


async def test_who_never_finished_a_game_is_away_for_ten_days(world: World) -> None:
    """Others may wait for a fresh account; after a game it is thirty."""
    today = await world.services.absences.today(ANN)
    code, data = await refused(world, today, today + timedelta(days=10))
    assert (code, data["left"], data["later"]) == ("away_budget_first", 10, 30)
    assert (
        await world.services.absences.announce(ANN, today, today + timedelta(days=1))
    ).budget == 10
    game = await world.start(Setup(lords=2))
    async with world.services.context.write() as tx:
        entry = DeedRow(game.id, 99, ANN.id, "finished", tx.now)
        await reliability_log.save_entry(tx.connection, entry)
    last = today + timedelta(days=20)
    assert (await world.services.absences.announce(ANN, today, last)).budget == 30


async def test_what_excused_a_missed_turn_costs_its_day(world: World) -> None:
    """At a table that knows no vacation an absence keeps a miss out of the lord's reliability."""
    pace = Pace("turn", turn=DAY)
    game = await world.start(Setup(lords=2, pace=pace, vacation=False))
    lord = await world.on_turn(game.id)
    world.clock.advance(DAY - 30)
    today = await world.services.absences.today(lord)
    away = await world.services.absences.announce(lord, today, today)
    world.clock.advance(31)
    await world.services.jobs.run_due()
    assert away.absence is not None
    assert (await world.services.absences.cancel(lord, away.absence.id)).used == 1
