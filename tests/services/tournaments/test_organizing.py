"""What those who run a cup do: seen before it is done, judged anew, with a reason in the log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from services.facts import Person
from services.facts.games import GameFact
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act, ActKind, Effect, Newcomer
from services.facts.tournaments import Cup, Lord, Match
from services.tournaments.core import game_stopping
from services.tournaments.organizer import table_actions
from store import tournaments as rows
from tests.helpers.deaths import Deaths
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, CupWorld, lord
from tests.helpers.world import ANN, EVE, SERVER

WHY = "a storm took the power"
CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))


async def do(cups: CupWorld, cup: Cup, kind: ActKind, by: Person = EVE, **values: Any) -> Effect:
    """Do an act as it was shown; seeing it changes nothing, and it tells the same."""
    act = Act(kind, values.pop("reason", WHY), **values)
    seen = await cups.services.cups.preview(cup.id, by, act)
    assert (await cups.cup(cup.id)).version == seen.cup.version
    done = await cups.services.cups.do(cup.id, by, seen.act)
    assert replace(done, cup=seen.cup, act=seen.act) == seen
    return done


async def no(cups: CupWorld, code: str, cup: Cup, kind: ActKind, **values: Any) -> dict[str, Any]:
    """Expect that an act is refused, seen or done, and changes nothing."""
    by = values.pop("by", EVE)
    act = Act(kind, values.pop("reason", WHY), **values)
    before = await cups.cup(cup.id)
    await refused(code, cups.services.cups.preview(cup.id, by, act))
    told = await refused(code, cups.services.cups.do(cup.id, by, act))
    assert (await cups.cup(cup.id)).version == before.version
    return dict(told.data)


async def logged(cups: CupWorld, cup: Cup) -> list[tuple[str, str | None, Any]]:
    """Return the last events that have a reason: what, by whom, why."""
    async with cups.services.house.read() as connection:
        found = await rows.events(connection, cup.id)
    return [(row.kind, row.by_name, row.data["reason"]) for row in found if "reason" in row.data]


async def game_at(cups: CupWorld, match: Match) -> GameFact:
    return await cups.game_of(match.tables[-1])


def who(cup: Cup, match: Match, place: int = 0) -> Person:
    found = cup.entry(match.entries[place]).lords[0]
    return Person(found.user, found.name)


# -- who may ---------------------------------------------------------------------------------------


async def test_every_act_needs_a_right_and_a_reason(cups: CupWorld) -> None:
    """Its organisers all of it, its judges what is at a table, and whoever manages the server."""
    cup = await cups.begun(2)
    told = await no(cups, "cup_not_organiser", cup, "pause", by=ANN)
    assert told["organisers"] == ("Eve",)
    elsewhere = replace(ANN, manages=True, server=SERVER + 1)
    await no(cups, "cup_not_organiser", cup, "pause", by=elsewhere)
    for reason in ("", "  \n ", "x" * 201):
        assert (await no(cups, "cup_reason", cup, "pause", reason=reason))["limit"] == 200
    await do(cups, cup, "team", other=ANN, role="judge")
    await no(cups, "cup_not_organiser", cup, "pause", by=ANN)
    await do(cups, cup, "restart", by=ANN, number=1)
    manager = replace(ANN, id=77, manages=True, server=SERVER)
    await do(cups, cup, "pause", by=manager, reason=" a \n storm ")
    assert await logged(cups, cup) == [
        ("team", "Eve", WHY),
        ("restarted", "Ann", WHY),
        ("paused", "Ann", "a storm"),
    ]


async def test_the_team_grows_and_shrinks_but_somebody_runs_it(cups: CupWorld) -> None:
    """The last organiser stays; who is in already is not taken in again."""
    cup = await cups.publish()
    await no(cups, "cup_act_nobody", cup, "team")
    await no(cups, "cup_act_same", cup, "team", other=EVE, role="organiser")
    await no(cups, "cup_act_last", cup, "team", other=EVE, role="organiser", add=False)
    await no(cups, "cup_act_same", cup, "team", other=ANN, add=False)
    done = await do(cups, cup, "team", other=ANN, role="organiser")
    assert done.cup.organises(ANN.id)
    done = await do(cups, cup, "team", by=ANN, other=EVE, role="organiser", add=False)
    assert done.cup.organisers == (Lord(ANN.id, "Ann"),)
    judge = {"name": "J", "role": "judge", "add": True, "reason": WHY}
    await cups.events(cup.id, *(("team", {"user": n, **judge}) for n in range(90, 115)))
    told = await no(cups, "cup_act_team", cup, "team", by=ANN, other=EVE, role="judge")
    assert told["limit"] == 25


# -- times -----------------------------------------------------------------------------------------


async def test_a_round_that_is_extended_ends_later_at_all_its_tables(cups: CupWorld) -> None:
    """The next one begins later, too; before the start all that is to come does."""
    cup = await cups.publish()
    await no(cups, "cup_act_hours", cup, "extend")
    await no(cups, "cup_act_hours", cup, "extend", seconds=61 * DAY)
    done = await do(cups, cup, "extend", seconds=DAY)
    assert (done.before, done.after) == (cup.start, cup.start + DAY)
    assert (done.cup.start, done.cup.signup_until) == (done.after, cup.signup_until + DAY)
    cup = await cups.begun(4)
    one = cup.rounds[0]
    done = await do(cups, cup, "extend", seconds=12 * HOUR)
    assert (done.before, done.after, done.tables, done.running) == (
        one.ends,
        one.ends + 12 * HOUR,
        2,
        2,
    )
    assert done.cup.rounds[0].ends == done.after == done.cup.next_begins
    for match in one.matches:
        assert (await cups.services.tables.table(match.tables[0])).ends == done.after
    await cups.finish_round(cup.id)
    await no(cups, "cup_phase", cup, "extend", seconds=HOUR)
    await no(cups, "cup_act_round", cup, "extend", seconds=HOUR, round=7)


async def test_what_stands_goes_on_as_much_later(cups: CupWorld) -> None:
    """Clocks, the round and what comes after it; nothing stands or goes on twice."""
    cup = await cups.begun(2, table=CLOCK)
    ends = cup.rounds[0].ends
    await no(cups, "cup_act_going", cup, "resume")
    done = await do(cups, cup, "pause")
    assert (done.tables, done.running) == (1, 1)
    await cups.services.jobs.run_due()
    await no(cups, "cup_act_paused", cup, "pause")
    clock = (await game_at(cups, cup.rounds[0].matches[0])).clock
    assert clock is not None
    assert clock.deadline is None
    cups.clock.advance(3 * DAY)
    await cups.services.jobs.run_due()
    done = await do(cups, cup, "resume")
    assert (done.before, done.after) == (ends, ends + 3 * DAY)
    assert done.cup.rounds[0].ends == done.cup.next_begins == ends + 3 * DAY
    table = await cups.services.tables.table(cup.rounds[0].matches[0].tables[0])
    assert table.ends == ends + 3 * DAY


async def test_sign_up_is_ended_before_its_time(cups: CupWorld) -> None:
    """Check-in begins; the start stays."""
    cup = await cups.publish()
    await cups.enter(cup.id, 2)
    done = await do(cups, cup, "close")
    assert (done.before, done.after, done.lords) == (cup.signup_until, cups.clock.now(), 2)
    assert (done.cup.phase, done.cup.start) == ("checkin", cup.start)
    await no(cups, "cup_phase", cup, "close")


# -- pairing ---------------------------------------------------------------------------------------


async def test_the_next_round_is_paired_as_soon_as_somebody_says_so(cups: CupWorld) -> None:
    """Once all tables are over; it has its whole time from then on."""
    cup = await cups.begun(4)
    assert (await no(cups, "cup_act_playing", cup, "pair"))["tables"] == 2
    cup = await cups.finish_round(cup.id)
    done = await do(cups, cup, "pair")
    assert (done.first, done.after) == (2, cups.clock.now())
    assert [one.number for one in done.cup.rounds] == [1, 2]
    assert done.cup.rounds[1].ends == cups.clock.now() + 7 * DAY
    assert (await logged(cups, cup))[-1] == ("paired", "Eve", WHY)
    await no(cups, "cup_phase", await cups.publish(), "pair")


async def test_an_event_begins_as_soon_as_somebody_says_so(cups: CupWorld) -> None:
    """Once sign-up is over, with those who are there; never with too few."""
    cup = await cups.publish(least=3)
    await cups.enter(cup.id, 4)
    await do(cups, cup, "close")
    assert (await no(cups, "cup_act_few", cup, "pair"))["least"] == 3
    await cups.check_in(cup.id, 2)
    now = cups.clock.now()
    done = await do(cups, cup, "pair")
    assert (done.after, done.lords, [one.number for one in done.absent]) == (now, 3, [2])
    assert (await logged(cups, cup))[-1] == ("hastened", "Eve", WHY)
    await cups.to(now)
    cup = await cups.cup(cup.id)
    assert (cup.phase, cup.start, len(cup.taking_part)) == ("running", now, 3)
    assert (cup.rounds[0].begins, cup.rounds[0].ends) == (now, now + 7 * DAY)


async def test_an_undone_pairing_is_made_anew(cups: CupWorld) -> None:
    """Its games end without a result; who was dropped meanwhile is not in the new one."""
    cup = await cups.begun(4, duplicate=True)
    one = cup.rounds[0]
    done = await do(cups, cup, "unpair")
    assert (done.tables, done.running, done.act.round) == (2, 2, 1)
    await cups.services.jobs.run_due()
    for match in one.matches:
        game = await game_at(cups, match)
        assert (game.ending, game.table.state) == ("stopped", "abandoned")
        assert not game.table.sealed
    async with cups.services.house.read() as connection:
        assert await rows.tables_of(connection, cup.id, 1, 1) == []
    cup = await cups.cup(cup.id)
    assert cup.rounds == ()
    await do(cups, cup, "drop", user=lord(1).id)
    await no(cups, "cup_act_round", cup, "unpair")
    await cups.to(done.after or 0)
    cup = await cups.cup(cup.id)
    assert [len(match.tables) for match in cup.rounds[0].matches] == [1]
    assert 1 not in (*cup.rounds[0].matches[0].entries, *cup.rounds[0].byes)
    await cups.finish_round(cup.id)
    await no(cups, "cup_act_played", cup, "unpair")


# -- results ---------------------------------------------------------------------------------------


async def test_a_result_is_corrected(cups: CupWorld) -> None:
    """What was played stays beside it: the record, the territories; those concerned are named."""
    cup = await cups.begun(4)
    match = cup.rounds[0].matches[0]
    one, two = match.entries
    game = await cups.finish_match(match, {one: 60, two: 40})
    await cups.finish_round(cup.id)
    done = await do(cups, cup, "result", number=1, places=((one, 2), (two, 1)))
    assert [(score.entry, score.place, score.total) for score in done.old] == [
        (one, 1, 60),
        (two, 2, 40),
    ]
    assert [(score.entry, score.place, score.total) for score in done.scores] == [
        (one, 2, 60),
        (two, 1, 40),
    ]
    assert (done.decides, done.frozen, done.running, done.act.slot) == (True, False, 0, 1)
    (ruled,) = done.cup.rounds[0].matches[0].games
    assert (ruled.game, ruled.ruling) == (game, WHY)
    done = await do(cups, cup, "result", number=1, totals=((one, 30),))
    assert [score.place for score in done.scores] == [2, 1]
    lines = (await cups.services.cups.standings(cup.id, EVE)).lines
    points = {line.entry: int(line.points) for line in lines}
    assert (points[one], points[two]) == (1, 2)


async def test_a_ruling_ends_the_game_that_is_played(cups: CupWorld) -> None:
    """Nothing of it counts; the round is over as with any result."""
    cup = await cups.begun(2)
    match = cup.rounds[0].matches[0]
    one, two = match.entries
    await no(cups, "cup_act_table", cup, "result", number=9, places=((one, 1), (two, 2)))
    await no(cups, "cup_act_round", cup, "result", number=1, round=4, places=((one, 1), (two, 2)))
    await no(cups, "cup_act_game", cup, "result", number=1, slot=2, places=((one, 1), (two, 2)))
    for places in ((), ((one, 1),), ((one, 1), (two, 3)), ((one, 1), (9, 2)), ((one, 2), (two, 2))):
        await no(cups, "cup_act_places", cup, "result", number=1, places=places)
    await no(cups, "cup_act_places", cup, "result", number=1, totals=((one, 5),))
    await no(cups, "cup_act_places", cup, "result", number=1, totals=((one, 5), (two, -1)))
    done = await do(cups, cup, "result", number=1, totals=((one, 5), (two, 5)))
    assert ([score.place for score in done.scores], done.running) == ([1, 1], 1)
    await cups.services.jobs.run_due()
    game = await game_at(cups, match)
    assert (game.ending, game.table.state) == ("stopped", "abandoned")
    cup = await cups.cup(cup.id)
    assert cup.rounds[0].ended == cups.clock.now()
    assert [game.ruling for game in cup.rounds[0].matches[0].games] == [WHY]


async def test_a_ruling_can_reopen_a_best_of_three(cups: CupWorld) -> None:
    """And end one in the middle of a game."""
    cup = await cups.begun(2, games=3, rounds=1)
    one, two = cup.rounds[0].matches[0].entries
    for _ in range(2):
        await cups.finish_match((await cups.cup(cup.id)).rounds[0].matches[0], {one: 50, two: 40})
    cup = await cups.cup(cup.id)
    assert cup.rounds[0].matches[0].over
    assert cup.rounds[0].ended is not None
    cup = await cups.begun(2, games=3, rounds=1)
    one, two = cup.rounds[0].matches[0].entries
    await cups.finish_match(cup.rounds[0].matches[0], {one: 50, two: 40})
    done = await do(cups, cup, "result", number=1, slot=1, places=((one, 2), (two, 1)))
    assert (done.decides, done.running) == (False, 0)
    await no(cups, "cup_act_game", cup, "result", number=1, slot=3, places=((one, 2), (two, 1)))
    done = await do(cups, cup, "result", number=1, places=((one, 2), (two, 1)))
    assert (done.act.slot, done.decides, done.running) == (2, True, 1)
    await cups.services.jobs.run_due()
    assert (await game_at(cups, (await cups.cup(cup.id)).rounds[0].matches[0])).ending == "stopped"


async def test_the_winners_of_a_bracket_are_not_changed_once_they_play_on(cups: CupWorld) -> None:
    """Its pairing has to be undone first; what a stage's end has frozen stays."""
    cup = await cups.begun(4, format="single")
    first = cup.rounds[0].matches[0]
    cup = await cups.finish_round(cup.id)
    places = ((first.entries[0], 2), (first.entries[1], 1))
    await do(cups, cup, "result", number=first.number, places=places)
    await cups.to(cup.rounds[0].ends)
    cup = await cups.cup(cup.id)
    assert len(cup.rounds) == 2
    await no(cups, "cup_act_paired", cup, "result", round=1, number=first.number, places=places)
    await do(cups, cup, "unpair")
    await do(cups, cup, "result", round=1, number=first.number, places=places[::-1])


async def test_the_cut_stays_as_a_stage_has_left_it(cups: CupWorld) -> None:
    """A correction after it says so (complaint 57)."""
    cup = await cups.begun(4, rounds=1, final=2)
    match = cup.rounds[0].matches[0]
    await cups.finish_round(cup.id)
    await cups.to(cup.rounds[0].ends)
    cup = await cups.cup(cup.id)
    assert len(cup.stages) == 2
    before = cup.stages[0]
    places = ((match.entries[0], 2), (match.entries[1], 1))
    done = await do(cups, cup, "result", stage=1, round=1, number=match.number, places=places)
    assert done.frozen
    done = await do(cups, done.cup, "expel", user=who(cup, match).id)
    assert done.cup.stages[0] == before


# -- lords -----------------------------------------------------------------------------------------


async def test_who_is_dropped_or_disqualified_is_played_for(cups: CupWorld) -> None:
    """Both of them to the end of their tables; a disqualified lord can't come back alone."""
    cup = await cups.begun(4, late=3)
    match = cup.rounds[0].matches[0]
    out, other = who(cup, match), who(cup, match, 1)
    await no(cups, "cup_not_in_lord", cup, "expel", user=4711)
    await no(cups, "cup_not_in_lord", cup, "drop")
    done = await do(cups, cup, "expel", user=out.id)
    assert (done.tables, done.running) == (1, 1)
    assert done.lord == Lord(out.id, out.name)
    await do(cups, cup, "drop", user=other.id)
    game = await game_at(cups, match)
    assert [seat.resigned for seat in game.table.seats] == [True, True]
    assert game.ending is None
    await no(cups, "cup_not_in_lord", cup, "drop", user=other.id)
    await no(cups, "cup_not_in_lord", cup, "expel", user=out.id)
    await refused("cup_expelled", cups.services.cups.back(cup.id, out))
    await refused("cup_expelled", cups.services.cups.enter(cup.id, out))
    done = await do(cups, cup, "add", other=out)
    assert (done.first, done.cup.entry(match.entries[0]).state) == (2, "in")


async def test_before_the_start_the_place_goes_to_who_waits(cups: CupWorld) -> None:
    """Dropped is withdrawn then; disqualified stays so."""
    cup = await cups.publish(capacity=2)
    await cups.enter(cup.id, 4)
    done = await do(cups, cup, "drop", user=lord(1).id)
    assert done.other == Lord(lord(3).id, "Lord 3")
    done = await do(cups, cup, "expel", user=lord(2).id)
    assert [one.state for one in done.cup.entries] == ["withdrawn", "expelled", "in", "in"]


async def test_a_substitute_takes_place_points_and_seat(cups: CupWorld) -> None:
    """The first who waits, unless somebody is named; who was replaced can be told of it."""
    cup = await cups.publish(capacity=2)
    await cups.enter(cup.id, 4)
    await cups.to(cup.signup_until)
    await cups.check_in(cup.id)
    await cups.to(cup.start)
    cup = await cups.cup(cup.id)
    match = cup.rounds[0].matches[0]
    out, other = who(cup, match), who(cup, match, 1)
    await no(cups, "cup_entered_lord", cup, "replace", user=out.id, other=other)
    done = await do(cups, cup, "replace", user=out.id)
    assert done.other == Lord(lord(3).id, "Lord 3")
    assert (done.waits, done.tables, done.running) == (True, 1, 1)
    entry = done.cup.entry(match.entries[0])
    assert (entry.lords, entry.former) == ((done.other,), (done.lord,))
    assert done.cup.entry(3).state == "withdrawn"
    game = await game_at(cups, match)
    assert [seat.user for seat in game.table.seats] == [lord(3).id, other.id]
    assert game.view.names == ("Lord 3", other.name)
    async with cups.services.house.read() as connection:
        listed = {row.user_id: row for row in await rows.lords(connection, cup.id)}
    assert (listed[out.id].state, listed[lord(3).id].state) == ("replaced", "in")
    assert listed[lord(3).id].entry == match.entries[0]
    done = await do(cups, cup, "replace", user=lord(3).id, other=out)
    assert done.cup.entry_of(out.id) == done.cup.entry(match.entries[0])
    assert done.cup.entry_of(lord(3).id) == done.cup.entry(3)


async def test_a_lord_who_has_gone_is_replaced_from_the_next_round_on(cups: CupWorld) -> None:
    """At the open table they take the seat over at once; with nobody named and none who waits
    there is no one.
    """
    cup = await cups.begun(4)
    match = cup.rounds[0].matches[0]
    out = who(cup, match)
    await cups.services.cups.leave(cup.id, out)
    await no(cups, "cup_act_nobody", cup, "replace", user=out.id)
    done = await do(cups, cup, "replace", user=out.id, other=ANN)
    entry = done.cup.entry(match.entries[0])
    assert (entry.state, entry.first, entry.name) == ("in", 2, "Ann")
    seat = (await game_at(cups, match)).table.seats[0]
    assert (seat.user, seat.resigned) == (ANN.id, False)


async def test_a_whole_pair_comes_from_the_waiting_list(cups: CupWorld) -> None:
    """Or one partner is replaced by somebody who is named."""
    table = Setup("royal_wedding", 6, teams=True, takeback=False)
    cup = await cups.publish(table=table, size=3, capacity=3)
    await cups.enter(cup.id, 4)
    await no(cups, "cup_entered_lord", cup, "replace", user=lord(1).id, other=lord(7))
    done = await do(cups, cup, "replace", user=lord(1).id, other=ANN)
    assert done.cup.entry(1).name == "Ann + Lord 2"
    done = await do(cups, cup, "replace", user=lord(3).id)
    assert done.cup.entry(2).name == "Lord 7 + Lord 8"
    assert [one.user for one in done.cup.entry(2).former] == [lord(3).id, lord(4).id]
    await no(cups, "cup_act_lords", cup, "add", other=lord(50))
    done = await do(cups, cup, "add", other=lord(50), partner=lord(51))
    assert (done.waits, done.cup.entry(5).name) == (True, "Lord 50 + Lord 51")


async def test_a_late_lord_is_let_in_whatever_is_asked(cups: CupWorld) -> None:
    """Over the capacity, too; into a bracket nobody is."""
    cup = await cups.publish(role=77, capacity=2)
    done = await do(cups, cup, "add", other=lord(1))
    assert (done.waits, done.first, done.cup.entry(1).state) == (False, 1, "in")
    await no(cups, "cup_entered_lord", cup, "add", other=lord(1))
    await no(cups, "cup_act_nobody", cup, "add")
    await cups.enter(cup.id, 1)
    await cups.to(cup.signup_until)
    await cups.check_in(cup.id)
    await cups.to(cup.start)
    done = await do(cups, cup, "add", other=lord(9))
    assert (done.first, done.cup.entry(3).state, done.cup.entry(3).first) == (2, "in", 2)
    bracket = await cups.begun(2, format="single", capacity=4)
    await no(cups, "cup_phase", bracket, "add", other=lord(9))


async def test_a_file_enters_many_at_once(cups: CupWorld) -> None:
    """In its order, each once; who is in already is passed over and named."""
    cup = await cups.publish(capacity=3)
    await cups.enter(cup.id, 1)
    people = [Newcomer((Lord(lord(n).id, lord(n).name),), n + 1) for n in (2, 1, 3, 4, 2)]
    done = await do(cups, cup, "import", people=tuple(people))
    assert (done.lords, done.waits, [one.line for one in done.known]) == (3, True, [2, 3])
    assert [one.name for one in done.cup.entries] == [f"Lord {n}" for n in (1, 2, 3, 4)]
    assert [one.state for one in done.cup.entries] == ["in", "in", "in", "waiting"]
    assert [kind for kind, _, _ in await logged(cups, cup)] == ["imported"]
    await no(cups, "cup_act_known", cup, "import", people=tuple(people))
    await no(cups, "cup_act_file", cup, "import")
    pair = Newcomer((Lord(71, "A"), Lord(72, "B")), 8)
    assert (await no(cups, "cup_act_line", cup, "import", people=(pair,)))["line"] == 8
    running = await cups.begun(2)
    await no(cups, "cup_phase", running, "import", people=tuple(people))


# -- at a table ------------------------------------------------------------------------------------


async def test_the_autopilot_plays_until_its_lord_is_back(cups: CupWorld) -> None:
    """At once where they are on turn; what they missed is not held against them."""
    cup = await cups.begun(2)
    match = cup.rounds[0].matches[0]
    game = await game_at(cups, match)
    seat = game.seat_on_turn
    assert seat is not None
    assert seat.user is not None
    done = await do(cups, cup, "autopilot", user=seat.user)
    assert (done.tables, done.act.number) == (1, 1)
    cups.clock.advance(60)
    await cups.services.jobs.run_due()
    after = await game_at(cups, match)
    assert (after.table.seats[seat.seat - 1].lost, after.version > game.version + 1) == (True, True)
    back = await cups.services.play.back(game.id, Person(seat.user, seat.name or ""))
    assert back.table.seats[seat.seat - 1].present
    await no(cups, "cup_not_in_lord", cup, "autopilot", user=4711)
    await cups.finish_round(cup.id)
    await no(cups, "cup_act_no_table", cup, "autopilot", user=seat.user)


async def test_a_clock_that_is_restarted_has_a_whole_turn(cups: CupWorld) -> None:
    """Never beyond the end of the round; what has more stays."""
    cup = await cups.begun(2, table=CLOCK)
    match = cup.rounds[0].matches[0]
    cups.clock.advance(5 * HOUR)
    await do(cups, cup, "restart", number=1)
    clock = (await game_at(cups, match)).clock
    assert clock is not None
    assert clock.deadline == cups.clock.now() + 12 * HOUR
    await no(cups, "cup_act_table", cup, "restart", number=2)
    await cups.finish_round(cup.id)
    await no(cups, "cup_act_no_table", cup, "restart", number=1)


# -- words, standings, the end ---------------------------------------------------------------------


async def test_all_are_written_to(cups: CupWorld) -> None:
    """Who takes part or waits; an empty message is none."""
    cup = await cups.publish(capacity=2)
    await cups.enter(cup.id, 4)
    await cups.services.cups.leave(cup.id, lord(1))
    assert (await do(cups, cup, "message", text=" Bring cake. ")).lords == 3
    assert (await no(cups, "cup_act_text", cup, "message", text="  "))["limit"] == 1500
    await no(cups, "cup_act_text", cup, "message", text="x" * 1501)


async def test_the_standings_are_posted_when_somebody_wants_them(cups: CupWorld) -> None:
    """Once there is a round, and not of a bracket."""
    cup = await cups.begun(2)
    await do(cups, cup, "stand")
    await no(cups, "cup_phase", await cups.publish(), "stand")
    bracket = await cups.begun(2, format="single")
    await no(cups, "cup_act_standings", bracket, "stand")


async def test_a_cup_that_is_called_off_ends_with_its_games(cups: CupWorld) -> None:
    """None of them has a result, and nothing can be done about it any more."""
    cup = await cups.begun(4)
    done = await do(cups, cup, "cancel")
    assert (done.tables, done.running, done.lords) == (2, 2, 4)
    assert (done.cup.phase, done.cup.reason) == ("cancelled", WHY)
    await cups.services.jobs.run_due()
    for match in cup.rounds[0].matches:
        game = await game_at(cups, match)
        assert (game.ending, game.table.state) == ("stopped", "abandoned")
    assert all(not match.games for match in (await cups.cup(cup.id)).rounds[0].matches)
    for kind in ("extend", "pause", "unpair", "cancel", "message", "drop", "add", "result"):
        told = await no(cups, "cup_phase", cup, kind, user=lord(1).id, seconds=HOUR, text="x")
        assert told["phase"] == "cancelled"


async def test_a_ladder_ends_when_somebody_ends_it(cups: CupWorld) -> None:
    """As it stands; what is still played counts for nothing."""
    cup = await cups.begun(3, format="ladder", rounds=0)
    playing = [match for one in cup.rounds for match in one.matches if match.tables]
    assert playing
    await no(cups, "cup_act_rolling", cup, "unpair")
    await no(cups, "cup_phase", cup, "pair")
    done = await do(cups, cup, "end")
    assert done.running == len(playing)
    assert (done.cup.phase, sorted(done.cup.places)) == ("over", [1, 2, 3])
    await cups.services.jobs.run_due()
    assert {(await game_at(cups, match)).ending for match in playing} == {"stopped"}
    await no(cups, "cup_phase", await cups.begun(2), "end")


# -- a judge is called -----------------------------------------------------------------------------


async def test_a_lord_calls_a_judge_to_their_table(cups: CupWorld) -> None:
    """Not again and again; who is not in has no table to call one to."""
    cup = await cups.begun(4)
    match = cup.rounds[0].matches[1]
    caller = who(cup, match)
    judge = cups.services.cups.judge
    await refused("cup_words", judge(cup.id, caller, "  "))
    await refused("cup_not_in", judge(cup.id, ANN, "help"))
    await judge(cup.id, caller, "the line \n is wrong")
    async with cups.services.house.read() as connection:
        event = (await rows.events(connection, cup.id))[-1]
    assert (event.kind, event.data["number"], event.data["what"]) == (
        "judge",
        match.number,
        "the line is wrong",
    )
    await refused("cup_called", judge(cup.id, caller, "again"))
    await judge(cup.id, who(cup, match, 1), "I, too")
    cups.clock.advance(600)
    await judge(cup.id, caller, "again")
    await refused("cup_phase", _judge_before(cups))


async def _judge_before(cups: CupWorld) -> Cup:
    cup = await cups.publish()
    await cups.enter(cup.id, 1)
    return await cups.services.cups.judge(cup.id, lord(1), "help")


# -- all or nothing --------------------------------------------------------------------------------


async def test_an_act_is_done_whole_or_not_at_all(
    cups: CupWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails on the way leaves the cup and its tables as they were."""
    cup = await cups.begun(2)
    match = cup.rounds[0].matches[0]

    async def fails(*_: object) -> None:
        raise OSError("the disk is gone")

    before = await game_at(cups, match)
    for part, name in ((game_stopping, "_stop"), (table_actions, "stop_match")):
        with monkeypatch.context() as patched:
            patched.setattr(part, name, fails)
            places = tuple((entry, 1) for entry in match.entries)
            acts = [Act("cancel", WHY), Act("result", WHY, number=1, places=places)]
            for act in acts[part is table_actions :]:
                with pytest.raises(OSError, match="disk"):
                    await cups.services.cups.do(cup.id, EVE, act)
    assert await cups.cup(cup.id) == cup
    assert await game_at(cups, match) == before
    await cups.restart()
    assert await cups.cup(cup.id) == cup


@pytest.mark.parametrize("kind", ["unpair", "cancel", "result"])
async def test_killed_after_an_act_it_is_carried_out_once(cups: CupWorld, kind: ActKind) -> None:
    """Wherever the process dies: every game is stopped that is to be, and none has a result."""
    cup = await cups.begun(2)
    match = cup.rounds[0].matches[0]
    places = tuple((entry, 1) for entry in match.entries)
    await cups.services.cups.do(cup.id, EVE, Act(kind, WHY, number=1, places=places))
    deaths = Deaths(cups, cup.id)
    await deaths.to(cups.clock.now() + 13 * HOUR)
    assert deaths.count > 2
    game = await game_at(cups, match)
    assert (game.ending, game.table.state) == ("stopped", "abandoned")
    cup = await cups.cup(cup.id)
    tables = [table for one in cup.rounds for match in one.matches for table in match.tables]
    results = [game.ruling for one in cup.rounds for match in one.matches for game in match.games]
    again = kind == "unpair"
    assert (match.tables[0] not in tables, len(tables)) == (again, 1)
    assert results == ([WHY] if kind == "result" else [])
