"""What those who run a tournament do: seen before it is done, judged again, with a reason in the
log.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from services.core.context import Presence
from services.facts import Person, Press
from services.facts.games import GameFact
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act, ActKind, Effect, Newcomer
from services.facts.tournaments import Lord, Match, Tournament
from services.tournaments.core import game_stopping
from services.tournaments.organizer import actions, table_actions
from store import tables, tournament_posts
from store import tournaments as rows
from tests.helpers.deaths import Deaths
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import ANN, BEN, EVE, SERVER

WHY = "a storm took the power"
CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))


async def do(
    world: TournamentWorld,
    tournament: Tournament,
    kind: ActKind,
    by: Person = EVE,
    **values: Any,
) -> Effect:
    """Do an act as it was shown; seeing it changes nothing, and it tells the same."""
    act = Act(kind, values.pop("reason", WHY), **values)
    seen = await world.services.tournaments.preview(tournament.id, by, act)
    assert (await world.tournament(tournament.id)).version == seen.tournament.version
    done = await world.services.tournaments.do(tournament.id, by, seen.act)
    assert replace(done, tournament=seen.tournament, act=seen.act) == seen
    return done


async def asked(
    world: TournamentWorld, tournament: Tournament, kind: ActKind, **values: Any
) -> Effect:
    """Do an act that asks people, and have all of them say yes."""
    before = await world.tournament(tournament.id)
    done = await do(world, tournament, kind, **values)
    assert (done.asks, done.tournament.entries) == (True, before.entries)
    return replace(done, tournament=await world.all_agree(tournament.id))


async def no(
    world: TournamentWorld, code: str, tournament: Tournament, kind: ActKind, **values: Any
) -> dict[str, Any]:
    """Expect that an act is refused, seen or done, and changes nothing."""
    by = values.pop("by", EVE)
    act = Act(kind, values.pop("reason", WHY), **values)
    before = await world.tournament(tournament.id)
    await refused(code, world.services.tournaments.preview(tournament.id, by, act))
    told = await refused(code, world.services.tournaments.do(tournament.id, by, act))
    assert (await world.tournament(tournament.id)).version == before.version
    return dict(told.data)


async def logged(
    world: TournamentWorld, tournament: Tournament
) -> list[tuple[str, str | None, Any]]:
    """Return the last events that have a reason: what, by whom, why."""
    async with world.services.context.read() as connection:
        found = await rows.events(connection, tournament.id)
    return [(row.kind, row.by_name, row.data["reason"]) for row in found if "reason" in row.data]


async def game_at(world: TournamentWorld, match: Match) -> GameFact:
    return await world.game_of(match.tables[-1])


def who(tournament: Tournament, match: Match, place: int = 0) -> Person:
    found = tournament.entry(match.entries[place]).lords[0]
    return Person(found.user, found.name)


# -- who may ---------------------------------------------------------------------------------------


async def test_every_act_needs_a_right_and_a_reason(world: TournamentWorld) -> None:
    """Its organizers all of it, its judges what is at a table, and whoever manages the server."""
    tournament = await world.begun(2)
    told = await no(world, "cup_not_organiser", tournament, "pause", by=ANN)
    assert told["organisers"] == ("Eve",)
    elsewhere = replace(ANN, manages=True, server=SERVER + 1)
    await no(world, "no_cup", tournament, "pause", by=elsewhere)
    for reason in ("", "  \n ", "x" * 201):
        assert (await no(world, "cup_reason", tournament, "pause", reason=reason))["limit"] == 200
    await do(world, tournament, "team", other=ANN, role="judge")
    await no(world, "cup_not_organiser", tournament, "pause", by=ANN)
    await do(world, tournament, "restart", by=ANN, number=1)
    manager = replace(ANN, id=77, manages=True, server=SERVER)
    await do(world, tournament, "pause", by=manager, reason=" a \n storm ")
    assert await logged(world, tournament) == [
        ("team", "Eve", WHY),
        ("restarted", "Ann", WHY),
        ("paused", "Ann", "a storm"),
    ]


async def test_the_team_grows_and_shrinks_but_somebody_runs_it(
    world: TournamentWorld,
) -> None:
    """The last organizer stays; who is in already is not taken in again."""
    tournament = await world.publish()
    await no(world, "cup_act_nobody", tournament, "team")
    await no(world, "cup_act_same", tournament, "team", other=EVE, role="organiser")
    await no(world, "cup_act_last", tournament, "team", other=EVE, role="organiser", add=False)
    await no(world, "cup_act_same", tournament, "team", other=ANN, add=False)
    done = await do(world, tournament, "team", other=ANN, role="organiser")
    assert done.tournament.organizes(ANN.id)
    await no(world, "cup_act_last", tournament, "team", other=EVE, role="organiser", add=False)
    await world.services.tournaments.help_out(tournament.id, ANN)
    done = await do(world, tournament, "team", by=ANN, other=EVE, role="organiser", add=False)
    assert done.tournament.organizers == (Lord(ANN.id, "Ann"),)
    judge = {"name": "J", "role": "judge", "add": True, "reason": WHY}
    await world.events(tournament.id, *(("team", {"user": n, **judge}) for n in range(90, 115)))
    told = await no(world, "cup_act_team", tournament, "team", by=ANN, other=EVE, role="judge")
    assert told["limit"] == 25


# -- times -----------------------------------------------------------------------------------------


async def test_a_round_that_is_extended_ends_later_at_all_its_tables(
    world: TournamentWorld,
) -> None:
    """The next one begins later, too; before the start all that is to come does."""
    tournament = await world.publish()
    await no(world, "cup_act_hours", tournament, "extend")
    await no(world, "cup_act_hours", tournament, "extend", seconds=61 * DAY)
    done = await do(world, tournament, "extend", seconds=DAY)
    shown = {move.what: (move.before, move.after) for move in done.moves}
    assert shown == {
        "signup_until": (tournament.signup_until, done.tournament.signup_until),
        "start": (tournament.start, done.tournament.start),
    }
    assert done.tournament.start == tournament.start + DAY
    tournament = await world.begun(4)
    one = tournament.rounds[0]
    done = await do(world, tournament, "extend", seconds=12 * HOUR)
    assert (done.before, done.after, done.tables, done.running) == (
        one.ends,
        one.ends + 12 * HOUR,
        2,
        2,
    )
    assert done.tournament.rounds[0].ends == done.after == done.tournament.next_begins
    for match in one.matches:
        assert (await world.services.tables.table(match.tables[0])).ends == done.after
    await world.finish_round(tournament.id)
    await no(world, "cup_phase", tournament, "extend", seconds=HOUR)
    await no(world, "cup_act_round", tournament, "extend", seconds=HOUR, round=7)


async def test_what_stands_goes_on_as_much_later(world: TournamentWorld) -> None:
    """Clocks, the round and what comes after it; nothing stands or goes on twice."""
    tournament = await world.begun(2, table=CLOCK)
    ends = tournament.rounds[0].ends
    await no(world, "cup_act_going", tournament, "resume")
    done = await do(world, tournament, "pause")
    assert (done.tables, done.running) == (1, 1)
    await world.services.jobs.run_due()
    await no(world, "cup_act_paused", tournament, "pause")
    clock = (await game_at(world, tournament.rounds[0].matches[0])).clock
    assert clock is not None
    assert clock.deadline is None
    world.clock.advance(3 * DAY)
    await world.services.jobs.run_due()
    done = await do(world, tournament, "resume")
    assert (done.before, done.after) == (ends, ends + 3 * DAY)
    assert done.tournament.rounds[0].ends == done.tournament.next_begins == ends + 3 * DAY
    table = await world.services.tables.table(tournament.rounds[0].matches[0].tables[0])
    assert table.ends == ends + 3 * DAY


async def test_sign_up_is_ended_before_its_time(world: TournamentWorld) -> None:
    """Check-in begins; the start stays."""
    tournament = await world.publish()
    await world.enter(tournament.id, 2)
    done = await do(world, tournament, "close")
    assert (done.before, done.after, done.lords) == (
        tournament.signup_until,
        world.clock.now(),
        2,
    )
    assert (done.tournament.phase, done.tournament.start) == ("checkin", tournament.start)
    await no(world, "cup_phase", tournament, "close")


# -- pairing ---------------------------------------------------------------------------------------


async def test_the_next_round_is_paired_as_soon_as_somebody_says_so(
    world: TournamentWorld,
) -> None:
    """Once all tables are over; it has its whole time from then on."""
    tournament = await world.begun(4)
    assert (await no(world, "cup_act_playing", tournament, "pair"))["tables"] == 2
    tournament = await world.finish_round(tournament.id)
    done = await do(world, tournament, "pair")
    assert (done.first, done.after) == (2, world.clock.now())
    assert [one.number for one in done.tournament.rounds] == [1, 2]
    assert done.tournament.rounds[1].ends == world.clock.now() + 7 * DAY
    assert (await logged(world, tournament))[-1] == ("paired", "Eve", WHY)
    await no(world, "cup_phase", await world.publish(), "pair")


async def test_an_event_begins_as_soon_as_somebody_says_so(world: TournamentWorld) -> None:
    """Once sign-up is over and all are there, or the others had a day; never with too few."""
    tournament = await world.publish(least=3)
    await world.enter(tournament.id, 4)
    await do(world, tournament, "close")
    assert (await no(world, "cup_act_few", tournament, "pair"))["least"] == 3
    await world.check_in(tournament.id, 2)
    now = world.clock.now() + DAY
    early = await no(world, "cup_act_early", tournament, "pair")
    assert early == {"cup": "Autumn Cup", "lords": ("Lord 2",), "until": now}
    world.clock.advance(DAY)
    done = await do(world, tournament, "pair")
    assert (done.after, done.lords, [one.number for one in done.absent]) == (now, 3, [2])
    assert (await logged(world, tournament))[-1] == ("hastened", "Eve", WHY)
    await world.to(now)
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.start, len(tournament.taking_part)) == ("running", now, 3)
    assert (tournament.rounds[0].begins, tournament.rounds[0].ends) == (now, now + 7 * DAY)


async def test_an_undone_pairing_is_made_anew(world: TournamentWorld) -> None:
    """Its games end without a result; who was dropped meanwhile is not in the new one."""
    tournament = await world.begun(4, duplicate=True)
    one = tournament.rounds[0]
    done = await do(world, tournament, "unpair")
    assert (done.tables, done.running, done.act.round) == (2, 2, 1)
    await world.services.jobs.run_due()
    for match in one.matches:
        game = await game_at(world, match)
        assert (game.ending, game.table.state) == ("stopped", "abandoned")
        assert not game.table.sealed
    async with world.services.context.read() as connection:
        assert await rows.tables_of(connection, tournament.id, 1, 1) == []
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds == ()
    await do(world, tournament, "drop", user=lord(1).id)
    await no(world, "cup_act_round", tournament, "unpair")
    await world.to(done.after or 0)
    tournament = await world.tournament(tournament.id)
    assert [len(match.tables) for match in tournament.rounds[0].matches] == [1]
    assert 1 not in (*tournament.rounds[0].matches[0].entries, *tournament.rounds[0].byes)
    await world.finish_round(tournament.id)
    done = await do(world, tournament, "unpair")
    assert (len(done.again), done.running) == (1, 0)
    assert (await world.tournament(tournament.id)).rounds == ()


# -- results ---------------------------------------------------------------------------------------


async def test_a_result_is_corrected(world: TournamentWorld) -> None:
    """What was played stays beside it: the record, the territories; those concerned are named."""
    tournament = await world.begun(4)
    match = tournament.rounds[0].matches[0]
    one, two = match.entries
    game = await world.finish_match(match, {one: 60, two: 40})
    await world.finish_round(tournament.id)
    done = await do(world, tournament, "result", number=1, places=((one, 2), (two, 1)))
    assert [(score.entry, score.place, score.total) for score in done.old] == [
        (one, 1, 60),
        (two, 2, 40),
    ]
    assert [(score.entry, score.place, score.total) for score in done.scores] == [
        (one, 2, 60),
        (two, 1, 40),
    ]
    assert (done.decides, done.frozen, done.running, done.act.slot) == (True, False, 0, 1)
    (ruled,) = done.tournament.rounds[0].matches[0].games
    assert (ruled.game, ruled.ruling) == (game, WHY)
    done = await do(world, tournament, "result", number=1, totals=((one, 30),))
    assert [score.place for score in done.scores] == [2, 1]
    lines = (await world.services.tournaments.standings(tournament.id, EVE)).lines
    points = {line.entry: int(line.points) for line in lines}
    assert (points[one], points[two]) == (1, 2)


async def test_a_ruling_ends_the_game_that_is_played(world: TournamentWorld) -> None:
    """Nothing of it counts; the round is over as with any result."""
    tournament = await world.begun(2)
    match = tournament.rounds[0].matches[0]
    one, two = match.entries
    await no(world, "cup_act_table", tournament, "result", number=9, places=((one, 1), (two, 2)))
    await no(
        world,
        "cup_act_round",
        tournament,
        "result",
        number=1,
        round=4,
        places=((one, 1), (two, 2)),
    )
    await no(
        world,
        "cup_act_game",
        tournament,
        "result",
        number=1,
        slot=2,
        places=((one, 1), (two, 2)),
    )
    for places in ((), ((one, 1),), ((one, 1), (two, 3)), ((one, 1), (9, 2)), ((one, 2), (two, 2))):
        await no(world, "cup_act_places", tournament, "result", number=1, places=places)
    await no(world, "cup_act_places", tournament, "result", number=1, totals=((one, 5),))
    await no(world, "cup_act_places", tournament, "result", number=1, totals=((one, 5), (two, -1)))
    done = await do(world, tournament, "result", number=1, totals=((one, 5), (two, 5)))
    assert ([score.place for score in done.scores], done.running) == ([1, 1], 1)
    await world.services.jobs.run_due()
    game = await game_at(world, match)
    assert (game.ending, game.table.state) == ("stopped", "abandoned")
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].ended == world.clock.now()
    assert [game.ruling for game in tournament.rounds[0].matches[0].games] == [WHY]


async def test_a_ruling_can_reopen_a_best_of_three(world: TournamentWorld) -> None:
    """And end one in the middle of a game."""
    tournament = await world.begun(2, games=3, rounds=1)
    one, two = tournament.rounds[0].matches[0].entries
    for _ in range(2):
        await world.finish_match(
            (await world.tournament(tournament.id)).rounds[0].matches[0], {one: 50, two: 40}
        )
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].matches[0].over
    assert tournament.rounds[0].ended is not None
    tournament = await world.begun(2, games=3, rounds=1)
    one, two = tournament.rounds[0].matches[0].entries
    await world.finish_match(tournament.rounds[0].matches[0], {one: 50, two: 40})
    done = await do(world, tournament, "result", number=1, slot=1, places=((one, 2), (two, 1)))
    assert (done.decides, done.running) == (False, 0)
    await no(
        world,
        "cup_act_game",
        tournament,
        "result",
        number=1,
        slot=3,
        places=((one, 2), (two, 1)),
    )
    done = await do(world, tournament, "result", number=1, places=((one, 2), (two, 1)))
    assert (done.act.slot, done.decides, done.running) == (2, True, 1)
    await world.services.jobs.run_due()
    assert (
        await game_at(world, (await world.tournament(tournament.id)).rounds[0].matches[0])
    ).ending == "stopped"


async def semi_final_corrected(
    world: TournamentWorld, *, passes: bool
) -> tuple[Effect, Match, Match]:
    """Correct a semi-final while the final is played; returns the effect, and both finals."""
    tournament = await world.begun(4, format="single", round=7 * DAY)
    first = tournament.rounds[0].matches[0]
    tournament = await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    (final,) = tournament.rounds[1].matches
    worst = max(first.entries)
    places = tuple((one, 1 if one == worst else 2) for one in first.entries)
    where: dict[str, Any] = {"round": 1, "number": first.number}
    world.clock.advance(DAY)
    done = await do(world, tournament, "result", places=places, passes=passes, **where)
    await world.services.jobs.run_due()
    after = await world.tournament(tournament.id)
    return done, final, after.rounds[1].matches[0]


async def test_a_semi_final_is_put_right_though_the_final_is_played(
    world: TournamentWorld,
) -> None:
    """Who should be there plays the final, from its draw on and with all its time."""
    done, final, after = await semi_final_corrected(world, passes=True)
    assert done.again == (final,)
    assert not done.frozen
    winner, loser = (done.match.entries if done.match else ())[:2]
    assert set(after.entries) == set(final.entries) - {min(winner, loser)} | {max(winner, loser)}
    assert (await game_at(world, final)).ending == "stopped"
    game = await game_at(world, after)
    one = (await world.tournament(done.tournament.id)).rounds[1]
    async with world.services.context.read() as connection:
        row = await tables.table(connection, game.table.id)
    assert row is not None
    assert (game.ending, row.ends_at, one.ends) == (None, *[world.clock.now() + 7 * DAY] * 2)
    assert after.seal != final.seal
    tournament = await world.finish_round(done.tournament.id)
    assert (tournament.phase, tournament.places[0]) == ("over", min(after.entries))
    async with world.services.context.read() as connection:
        told = await tournament_posts.posts_of(connection, tournament.id, ("call",))
    assert [row.data["entries"] for row in told if row.data["what"] == "rewound"] == [
        list(final.entries)
    ]


async def test_or_the_final_stands_as_it_is(world: TournamentWorld) -> None:
    done, final, after = await semi_final_corrected(world, passes=False)
    assert (done.again, after) == ((final,), final)
    (first,) = (one for one in done.tournament.rounds[0].matches if one.games[0].ruling)
    assert first.games[0].scores[0].place == 2 or first.games[0].scores[1].place == 2
    assert min(first.entries) in after.entries
    assert (await game_at(world, after)).ending is None


async def test_a_disqualified_finalist_is_followed_by_whom_they_beat(
    world: TournamentWorld,
) -> None:
    """Also if the final is over already; or nobody follows, and the other has won."""
    for passes in (True, False):
        tournament = await world.begun(4, format="single", round=7 * DAY, protest=DAY)
        await world.finish_round(tournament.id)
        await world.to(tournament.rounds[0].ends)
        tournament = await world.finish_round(tournament.id)
        (final,) = tournament.rounds[1].matches
        first, second = sorted(final.entries)
        semi = next(one for one in tournament.rounds[0].matches if first in one.entries)
        (beaten,) = set(semi.entries) - {first}
        user = tournament.entry(first).lords[0].user
        done = await do(world, tournament, "expel", user=user, passes=passes)
        assert (done.successor and done.successor.number, done.again) == (beaten, (final,))
        assert [set(sitting) for sitting in done.instead] == [{beaten, second}]
        await world.services.jobs.run_due()
        tournament = await world.tournament(tournament.id)
        if passes:
            (final,) = tournament.rounds[1].matches
            assert (set(final.entries), final.over) == ({beaten, second}, False)
            tournament = await world.finish_round(tournament.id)
            async with world.services.context.read() as connection:
                found = await rows.events(connection, tournament.id)
            assert [row.data["why"] for row in found if row.kind == "rewound"] == ["expelled"]
        await world.to(tournament.closes or 0)
        tournament = await world.tournament(tournament.id)
        assert next(iter(tournament.best)) == (min(beaten, second) if passes else second)
        assert first not in tournament.best


@pytest.mark.parametrize("passes", [False, True])
async def test_the_cut_stays_as_a_stage_has_left_it_or_the_next_is_played_again(
    world: TournamentWorld, passes: bool
) -> None:
    """As the organizer says; a correction that changes nobody's place above it takes nothing."""
    tournament = await world.begun(4, rounds=1, final=2)
    match = tournament.rounds[0].matches[0]
    await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    assert len(tournament.stages) == 2
    before, (final,) = tournament.stages[0], tournament.rounds[1].matches
    first, last = sorted(match.entries)
    where: dict[str, Any] = {"stage": 1, "round": 1, "number": match.number}
    done = await do(world, tournament, "result", totals=((first, 95), (last, 60)), **where)
    assert (done.frozen, done.again) == (True, ())
    places = ((first, 2), (last, 1))
    done = await do(world, tournament, "result", places=places, passes=passes, **where)
    assert (done.frozen, done.reopens, done.again) == (False, True, (final,))
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    if not passes:
        assert tournament.stages[0] == before
        return
    assert (len(tournament.stages), tournament.stages[0].ended) == (1, None)
    assert (await game_at(world, final)).ending == "stopped"
    panel = await world.services.tournaments.panel(tournament.id, EVE)
    hastened = await world.services.tournaments.preview(tournament.id, EVE, Act("pair", WHY))
    assert (panel.next_at or tournament.closes, hastened.before) == (hastened.before,) * 2
    assert (hastened.before or 0) > world.clock.now()
    await world.to(world.clock.now() + 12 * HOUR)
    tournament = await world.tournament(tournament.id)
    assert last in tournament.stages[1].entries
    assert first not in tournament.stages[1].entries


# -- lords -----------------------------------------------------------------------------------------


async def test_who_is_dropped_or_disqualified_is_played_for(world: TournamentWorld) -> None:
    """Both of them to the end of their tables; a disqualified lord can't come back alone."""
    tournament = await world.begun(4, late=3)
    match = tournament.rounds[0].matches[0]
    out, other = who(tournament, match), who(tournament, match, 1)
    await no(world, "cup_not_in_lord", tournament, "expel", user=4711)
    await no(world, "cup_not_in_lord", tournament, "drop")
    done = await do(world, tournament, "expel", user=out.id)
    assert (done.tables, done.running) == (1, 1)
    assert done.lord == Lord(out.id, out.name)
    await do(world, tournament, "drop", user=other.id)
    game = await game_at(world, match)
    assert [seat.resigned for seat in game.table.seats] == [True, True]
    assert game.ending is None
    await no(world, "cup_not_in_lord", tournament, "drop", user=other.id)
    await no(world, "cup_not_in_lord", tournament, "expel", user=out.id)
    await refused("cup_expelled", world.services.tournaments.rejoin(tournament.id, out))
    await refused("cup_expelled", world.services.tournaments.enter(tournament.id, out))
    done = await asked(world, tournament, "add", other=out)
    assert (done.first, done.tournament.entry(match.entries[0]).state) == (2, "in")


async def test_before_the_start_the_place_goes_to_who_waits(world: TournamentWorld) -> None:
    """Dropped is withdrawn then; disqualified stays so."""
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 4)
    done = await do(world, tournament, "drop", user=lord(1).id)
    assert done.other == Lord(lord(3).id, "Lord 3")
    done = await do(world, tournament, "expel", user=lord(2).id)
    assert [one.state for one in done.tournament.entries] == ["withdrawn", "expelled", "in", "in"]


async def test_a_substitute_takes_place_points_and_seat(world: TournamentWorld) -> None:
    """The first who waits, unless somebody is named; who was replaced can be told of it."""
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 4)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await world.to(tournament.start)
    tournament = await world.tournament(tournament.id)
    match = tournament.rounds[0].matches[0]
    out, other = who(tournament, match), who(tournament, match, 1)
    await no(world, "cup_entered_lord", tournament, "replace", user=out.id, other=other)
    done = await asked(world, tournament, "replace", user=out.id)
    assert done.other == Lord(lord(3).id, "Lord 3")
    assert (done.waits, done.tables, done.running) == (True, 1, 1)
    entry = done.tournament.entry(match.entries[0])
    assert (entry.lords, entry.former) == ((done.other,), (done.lord,))
    assert done.tournament.entry(3).state == "withdrawn"
    game = await game_at(world, match)
    assert [seat.user for seat in game.table.seats] == [lord(3).id, other.id]
    assert game.view.names == ("Lord 3", other.name)
    async with world.services.context.read() as connection:
        listed = {row.user_id: row for row in await rows.lords(connection, tournament.id)}
    assert (listed[out.id].state, listed[lord(3).id].state) == ("replaced", "in")
    assert listed[lord(3).id].entry == match.entries[0]
    done = await asked(world, tournament, "replace", user=lord(3).id, other=out)
    assert done.tournament.entry_of(out.id) == done.tournament.entry(match.entries[0])
    assert done.tournament.entry_of(lord(3).id) == done.tournament.entry(3)


async def test_a_lord_who_has_gone_is_replaced_from_the_next_round_on(
    world: TournamentWorld,
) -> None:
    """At the open table they take the seat over at once; with nobody named and none who waits
    there is no one.
    """
    tournament = await world.begun(4)
    match = tournament.rounds[0].matches[0]
    out = who(tournament, match)
    await world.services.tournaments.leave(tournament.id, out)
    await no(world, "cup_act_nobody", tournament, "replace", user=out.id)
    done = await asked(world, tournament, "replace", user=out.id, other=ANN)
    entry = done.tournament.entry(match.entries[0])
    assert (entry.state, entry.first, entry.name) == ("in", 2, "Ann")
    seat = (await game_at(world, match)).table.seats[0]
    assert (seat.user, seat.resigned) == (ANN.id, False)
    namesake = replace(BEN, name=who(tournament, tournament.rounds[0].matches[1]).name)
    await asked(world, tournament, "replace", user=ANN.id, other=namesake)
    game = await game_at(world, match)
    marked = f"#{entry.number} {namesake.name}"
    assert (game.table.seats[0].name, game.view.names[0]) == (marked, marked)


async def test_a_whole_pair_comes_from_the_waiting_list(world: TournamentWorld) -> None:
    """Or one partner is replaced by somebody who is named."""
    table = Setup("royal_wedding", 6, teams=True, takeback=False)
    tournament = await world.publish(table=table, size=3, capacity=3)
    await world.enter(tournament.id, 4)
    await no(world, "cup_entered_lord", tournament, "replace", user=lord(1).id, other=lord(7))
    done = await asked(world, tournament, "replace", user=lord(1).id, other=ANN)
    assert done.tournament.entry(1).name == "Ann + Lord 2"
    done = await do(world, tournament, "replace", user=lord(3).id)
    assert done.tournament.entry(2).name == "Lord 7 + Lord 8"
    assert [one.user for one in done.tournament.entry(2).former] == [lord(3).id, lord(4).id]
    await no(world, "cup_act_lords", tournament, "add", other=lord(50))
    done = await asked(world, tournament, "add", other=lord(50), partner=lord(51))
    assert (done.waits, done.tournament.entry(5).name) == (True, "Lord 50 + Lord 51")


async def test_a_late_lord_is_let_in_whatever_is_asked(world: TournamentWorld) -> None:
    """Over the capacity, too; into a bracket nobody is."""
    tournament = await world.publish(role=77, capacity=2)
    done = await asked(world, tournament, "add", other=lord(1))
    assert (done.waits, done.first, done.tournament.entry(1).state) == (False, 1, "in")
    await no(world, "cup_entered_lord", tournament, "add", other=lord(1))
    await no(world, "cup_act_nobody", tournament, "add")
    await world.enter(tournament.id, 1)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await world.to(tournament.start)
    done = await asked(world, tournament, "add", other=lord(9))
    assert (done.first, done.tournament.entry(3).state, done.tournament.entry(3).first) == (
        2,
        "in",
        2,
    )
    bracket = await world.begun(2, format="single", capacity=4)
    await no(world, "cup_phase", bracket, "add", other=lord(9))


async def test_a_file_enters_many_at_once(world: TournamentWorld) -> None:
    """In its order, each once; who is in already is passed over and named."""
    tournament = await world.publish(capacity=3)
    await world.enter(tournament.id, 1)
    people = [Newcomer((Lord(lord(n).id, lord(n).name),), n + 1) for n in (2, 1, 3, 4, 2)]
    done = await asked(world, tournament, "import", people=tuple(people))
    assert (done.lords, done.waits, [one.line for one in done.known]) == (3, True, [2, 3])
    assert [one.name for one in done.tournament.entries] == [f"Lord {n}" for n in (1, 2, 3, 4)]
    assert [one.state for one in done.tournament.entries] == ["in", "in", "in", "waiting"]
    assert [kind for kind, _, _ in await logged(world, tournament)] == ["imported"]
    await no(world, "cup_act_known", tournament, "import", people=tuple(people))
    await no(world, "cup_act_file", tournament, "import")
    pair = Newcomer((Lord(71, "A"), Lord(72, "B")), 8)
    assert (await no(world, "cup_act_line", tournament, "import", people=(pair,)))["line"] == 8
    running = await world.begun(2)
    await no(world, "cup_phase", running, "import", people=tuple(people))


# -- at a table ------------------------------------------------------------------------------------


async def test_the_autopilot_plays_until_its_lord_is_back(world: TournamentWorld) -> None:
    """At once where they are on turn; what they missed is not held against them."""
    tournament = await world.begun(2)
    match = tournament.rounds[0].matches[0]
    game = await game_at(world, match)
    seat = game.seat_on_turn
    assert seat is not None
    assert seat.user is not None
    done = await asked(world, tournament, "autopilot", user=seat.user)
    assert (done.tables, done.act.number) == (1, 1)
    world.clock.advance(60)
    await world.services.jobs.run_due()
    after = await game_at(world, match)
    assert (after.table.seats[seat.seat - 1].lost, after.version > game.version + 1) == (True, True)
    back = await world.services.play.back(Press(game.id, Person(seat.user, seat.name or "")))
    assert back.table.seats[seat.seat - 1].present
    await no(world, "cup_not_in_lord", tournament, "autopilot", user=4711)
    await world.finish_round(tournament.id)
    await no(world, "cup_act_no_table", tournament, "autopilot", user=seat.user)


async def test_a_clock_that_is_restarted_has_a_whole_turn(world: TournamentWorld) -> None:
    """Never beyond the end of the round; what has more stays."""
    tournament = await world.begun(2, table=CLOCK)
    match = tournament.rounds[0].matches[0]
    world.clock.advance(5 * HOUR)
    await do(world, tournament, "restart", number=1)
    clock = (await game_at(world, match)).clock
    assert clock is not None
    assert clock.deadline == world.clock.now() + 12 * HOUR
    await no(world, "cup_act_table", tournament, "restart", number=2)
    await world.finish_round(tournament.id)
    await no(world, "cup_act_no_table", tournament, "restart", number=1)


# -- words, standings, the end ---------------------------------------------------------------------


async def test_all_are_written_to(world: TournamentWorld) -> None:
    """Who takes part or waits; an empty message is none."""
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 4)
    await world.services.tournaments.leave(tournament.id, lord(1))
    assert (await do(world, tournament, "message", text=" Bring cake. ")).lords == 3
    assert (await no(world, "cup_act_text", tournament, "message", text="  "))["limit"] == 1500
    await no(world, "cup_act_text", tournament, "message", text="x" * 1501)


async def test_the_standings_are_posted_when_somebody_wants_them(
    world: TournamentWorld,
) -> None:
    """Once there is a round, and not of a bracket."""
    tournament = await world.begun(2)
    await do(world, tournament, "stand")
    await no(world, "cup_phase", await world.publish(), "stand")
    bracket = await world.begun(2, format="single")
    await no(world, "cup_act_standings", bracket, "stand")


async def test_a_tournament_that_is_called_off_ends_with_its_games(
    world: TournamentWorld,
) -> None:
    """None of them has a result, and nothing can be done about it any more."""
    tournament = await world.begun(4)
    done = await do(world, tournament, "cancel")
    assert (done.tables, done.running, done.lords) == (2, 2, 4)
    assert (done.tournament.phase, done.tournament.reason) == ("cancelled", WHY)
    await world.services.jobs.run_due()
    for match in tournament.rounds[0].matches:
        game = await game_at(world, match)
        assert (game.ending, game.table.state) == ("stopped", "abandoned")
    assert all(
        not match.games for match in (await world.tournament(tournament.id)).rounds[0].matches
    )
    for kind in ("extend", "pause", "unpair", "cancel", "message", "drop", "add", "result"):
        told = await no(
            world, "cup_phase", tournament, kind, user=lord(1).id, seconds=HOUR, text="x"
        )
        assert told["phase"] == "cancelled"


async def test_a_ladder_ends_when_somebody_ends_it(world: TournamentWorld) -> None:
    """As it stands; what is still played counts for nothing."""
    tournament = await world.begun(3, format="ladder", rounds=0)
    playing = [match for one in tournament.rounds for match in one.matches if match.tables]
    assert playing
    await no(world, "cup_act_rolling", tournament, "unpair")
    await no(world, "cup_phase", tournament, "pair")
    done = await do(world, tournament, "end")
    assert done.running == len(playing)
    assert (done.tournament.phase, sorted(done.tournament.places)) == ("over", [1, 2, 3])
    await world.services.jobs.run_due()
    assert {(await game_at(world, match)).ending for match in playing} == {"stopped"}
    await no(world, "cup_act_playing", await world.begun(2), "end")
    await no(world, "cup_phase", await world.begun(2, format="single", rounds=0), "end")


# -- a judge is called -----------------------------------------------------------------------------


async def test_a_lord_calls_a_judge_to_their_table(world: TournamentWorld) -> None:
    """Not again and again; who is not in has no table to call one to."""
    tournament = await world.begun(4)
    match = tournament.rounds[0].matches[1]
    caller = who(tournament, match)
    judge = world.services.tournaments.call_judge
    await refused("cup_words", judge(tournament.id, caller, "  "))
    await refused("cup_not_in", judge(tournament.id, ANN, "help"))
    await judge(tournament.id, caller, "the line \n is wrong")
    async with world.services.context.read() as connection:
        event = (await rows.events(connection, tournament.id))[-1]
    assert (event.kind, event.data["number"], event.data["what"]) == (
        "judge",
        match.number,
        "the line is wrong",
    )
    await refused("cup_called", judge(tournament.id, caller, "again"))
    await judge(tournament.id, who(tournament, match, 1), "I, too")
    world.clock.advance(600)
    await judge(tournament.id, caller, "again")
    await refused("cup_phase", _judge_before(world))


async def test_judges_are_called_so_often_a_day(world: TournamentWorld) -> None:
    """By those who don't play any more once: they may appeal."""
    tournament = await world.begun(4)
    judge = world.services.tournaments.call_judge
    first, *_, last = tournament.entries
    player, left = (lord(one.number) for one in (first, last))
    await do(world, tournament, "expel", user=left.id)
    await judge(tournament.id, left, "that was wrong")
    for number in range(10):
        world.clock.advance(600)
        await refused("cup_called_often", judge(tournament.id, left, "hear me"))
        await judge(tournament.id, player, f"{number}")
    world.clock.advance(600)
    await refused("cup_called_often", judge(tournament.id, player, "again"))
    world.clock.advance(DAY)
    for one in (player, left):
        await judge(tournament.id, one, "today")


async def _mentioned(world: TournamentWorld) -> list[tuple[int, ...]]:
    """Send what is due; returns whom each call of a judge mentioned."""
    calls, posts = list[tuple[int, ...]](), world.services.tournaments.posts
    while due := (await posts.due())[0]:
        for one in due:
            post = await posts.begin(one.id)
            if post is not None:
                if post.kind == "judge":
                    calls.append(post.calls)
                await posts.done(post, None)
    return calls


async def test_an_event_mentions_its_judges_so_often(world: TournamentWorld) -> None:
    """Ten times an hour and thirty a day, but for a lord's first call; all are in the log.

    Some who call all the time keep nobody else from being heard.
    """
    tournament = await world.begun(16)
    judge, heard = world.services.tournaments.call_judge, list[list[bool]]()
    for _ in range(5):
        callers = [lord(number) for number in range(1, 13)]
        heard.append([(await judge(tournament.id, one, "help"))[1] for one in callers])
        world.clock.advance(HOUR)
    assert [sum(each) for each in heard] == [12, 10, 8, 0, 0]
    calls = await _mentioned(world)
    assert len(calls) == 60
    assert sorted(calls) == [()] * 30 + [(EVE.id,)] * 30
    for number, loud in ((13, True), (14, False)):
        if not loud:  # who has left is no lord at a table
            await world.services.tournaments.leave(tournament.id, lord(number))
        assert (await judge(tournament.id, lord(number), "me, too"))[1] is loud
    world.clock.advance(DAY)
    assert (await judge(tournament.id, lord(15), "today"))[1]


async def test_who_was_put_on_a_team_silently_is_mentioned_once_they_act(
    world: TournamentWorld,
) -> None:
    """Whoever was told is so, too: nobody has to help."""
    zoe = lord(20)
    events = [await world.publish() for _ in range(3)]
    for one in events:
        await do(world, one, "team", other=zoe, role="judge")
    tournament = await world.begun(4)
    for role in ("judge", "organiser"):
        await do(world, tournament, "team", other=zoe, role=role)
    judge = world.services.tournaments.call_judge
    await judge(tournament.id, lord(1), "help")
    assert await _mentioned(world) == [(EVE.id,)]
    await world.services.tournaments.do(tournament.id, zoe, Act("message", WHY, text="I help"))
    await judge(tournament.id, lord(2), "help")
    assert await _mentioned(world) == [(EVE.id, zoe.id)]
    assert zoe.id in (await world.tournament(events[2].id)).untold


async def test_nobody_is_called_on_and_on_by_organizers(world: TournamentWorld) -> None:
    """Messages to all are few a day, and so is what they do again and again to the same people."""
    tournament = await world.begun(4)
    for number in range(5):
        await do(world, tournament, "message", text="Hear, hear")
        await do(world, tournament, "team", other=EVE, role="judge", add=number % 2 == 0)
    await refused("cup_act_daily", do(world, tournament, "message", text="And hear"))
    removed = do(world, tournament, "team", other=EVE, role="judge", add=False)
    await refused("cup_act_daily", removed)
    await do(world, tournament, "team", other=lord(1), role="organiser", add=True)
    own = Act("message", WHY, text="Each has their own number")
    await world.services.tournaments.do(tournament.id, lord(1), own)
    world.clock.advance(DAY)
    await do(world, tournament, "message", text="A new day")


async def test_a_large_team_calls_no_more_than_three_of_it(world: TournamentWorld) -> None:
    """However many organizers somebody makes of their accounts; what they do is done."""
    tournament = await world.begun(4)
    team = [EVE, *(Person(9000 + number, f"Dan {number}") for number in range(3))]
    for one in team[1:]:
        await do(world, tournament, "team", other=one, role="organiser", add=True)
    for one in team[:3]:
        for _ in range(5):
            await do(world, tournament, "message", by=one, text="Hear, hear")

    async def called() -> int:
        async with world.services.context.read() as connection:
            kinds = ("call", "told")
            return len(await tournament_posts.posts_of(connection, tournament.id, kinds))

    before = await called()
    await do(world, tournament, "message", by=team[3], text="Me, too")
    assert await called() == before
    match = tournament.rounds[0].matches[0]
    for one in [*(one for one in team[:3] for _ in range(10)), team[3]]:
        before, right = await called(), one == team[3]
        places = tuple(zip(match.entries, (2, 1) if right else (1, 2), strict=True))
        await do(world, tournament, "result", by=one, number=match.number, places=places)
        assert (await called() == before) == right
    ruled = (await world.tournament(tournament.id)).rounds[0].matches[0].games
    assert [score.place for score in ruled[0].scores] == [2, 1]


async def test_who_left_the_server_organizes_nothing(world: TournamentWorld) -> None:
    """Discord is asked where that is not plain: in direct messages, and on other servers."""
    tournament = await world.begun(4)
    asked = []

    async def gone(*about: int) -> Presence:
        asked.append(about)
        return "gone"

    cancel = Act("cancel", WHY)
    world.services.context.presence = gone
    for server in (0, SERVER + 1):
        banned = replace(EVE, server=server)
        for call in (
            world.services.tournaments.do(tournament.id, banned, cancel),
            world.services.tournaments.prepare(tournament.id, banned, cancel),
            world.services.tournaments.panel(tournament.id, banned),
        ):
            await refused("cup_not_organiser", call)
    assert set(asked) == {(SERVER, tournament.channel, EVE.id)}
    await world.services.tournaments.panel(tournament.id, replace(EVE, server=SERVER))


async def test_nobody_rules_at_their_own_table(world: TournamentWorld) -> None:
    """Nor at another while somebody can who doesn't play; they may restart clocks there."""
    tournament = await world.begun(4)
    match, other = tournament.rounds[0].matches
    judge = who(tournament, match)
    await do(world, tournament, "team", other=judge, role="judge", add=True)
    first, second = match.entries
    own = Act(
        "result", WHY, stage=1, round=1, number=match.number, places=((first, 1), (second, 2))
    )
    call = world.services.tournaments.preview(tournament.id, judge, own)
    assert (await refused("cup_act_own", call)).data["lords"] == ("Eve",)
    first, second = other.entries
    theirs = replace(own, number=other.number, places=((first, 1), (second, 2)))
    await refused("cup_act_own", world.services.tournaments.preview(tournament.id, judge, theirs))
    clock = Act("restart", WHY, number=other.number)
    assert await world.services.tournaments.preview(tournament.id, judge, clock)
    assert await world.services.tournaments.preview(tournament.id, EVE, own)


async def test_no_substitute_whom_a_rival_asked_takes_a_seat_at_their_table(
    world: TournamentWorld,
) -> None:
    """The organizer asked in a round in which they sat elsewhere; the answer comes in the next."""
    tournament = await world.begun(4)
    match, other = tournament.rounds[0].matches
    player = who(tournament, match)
    mine = tournament.entry_of(player.id)
    assert mine is not None
    rival = other.entries[0]
    out = lord(rival).id
    rest = [entry for entry in range(1, 5) if entry not in (mine.number, rival)]
    for person in (player, lord(rest[0])):
        await do(world, tournament, "team", other=person, role="organiser", add=True)
        await world.services.tournaments.help_out(tournament.id, person)
    await world.services.tournaments.step_down(tournament.id, EVE)
    await do(world, tournament, "replace", by=player, user=out, other=BEN)
    await world.finish_round(tournament.id, [mine.number, rival, *rest])
    await world.to((await world.tournament(tournament.id)).next_begins or 0)
    tournament = await world.tournament(tournament.id)
    assert any({mine.number, rival} == {*one.entries} for one in tournament.rounds[-1].matches)
    answer = world.services.tournaments.answer_organizers(tournament.id, BEN, yes=True)
    await refused("cup_not_asked", answer)


async def test_every_act_that_calls_people_has_its_number_a_day(world: TournamentWorld) -> None:
    """Or concerns one person alone, or can be done once."""
    once = {"signup_ended", "cancelled", "stage_ended", "resumed"}
    one_person = {"invited", "imported", "entered"}
    made = Path(actions.__file__).parent.glob("*.py")
    kinds = {
        kind for path in made for kind in re.findall(r'\.event\(\s*"([a-z_]+)"', path.read_text())
    }
    assert len(kinds) > 20
    assert kinds <= {*actions.A_DAY, *once, *one_person}
    tournament = await world.publish()
    await world.enter(tournament.id, 4)
    for number in range(10):
        await do(world, tournament, "dates", start=tournament.start + (number + 1) * HOUR)
    later = do(world, tournament, "dates", start=tournament.start + 11 * HOUR)
    await refused("cup_act_daily", later)


async def _judge_before(world: TournamentWorld) -> Tournament:
    tournament = await world.publish()
    await world.enter(tournament.id, 1)
    return (await world.services.tournaments.call_judge(tournament.id, lord(1), "help"))[0]


# -- all or nothing --------------------------------------------------------------------------------


async def test_an_act_is_done_whole_or_not_at_all(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What fails on the way leaves the tournament and its tables as they were."""
    tournament = await world.begun(2)
    match = tournament.rounds[0].matches[0]

    async def fails(*_: object, **__: object) -> None:
        raise OSError("the disk is gone")

    before = await game_at(world, match)
    for part, name in ((game_stopping, "_stop"), (table_actions, "stop_match")):
        with monkeypatch.context() as patched:
            patched.setattr(part, name, fails)
            places = tuple((entry, 1) for entry in match.entries)
            acts = [Act("cancel", WHY), Act("result", WHY, number=1, places=places)]
            for act in acts[part is table_actions :]:
                with pytest.raises(OSError, match="disk"):
                    await world.services.tournaments.do(tournament.id, EVE, act)
    assert await world.tournament(tournament.id) == tournament
    assert await game_at(world, match) == before
    await world.restart()
    assert await world.tournament(tournament.id) == tournament


@pytest.mark.parametrize("kind", ["unpair", "cancel", "result"])
async def test_killed_after_an_act_it_is_carried_out_once(
    world: TournamentWorld, kind: ActKind
) -> None:
    """Wherever the process dies: every game is stopped that is to be, and none has a result."""
    tournament = await world.begun(2)
    match = tournament.rounds[0].matches[0]
    places = tuple((entry, 1) for entry in match.entries)
    await world.services.tournaments.do(tournament.id, EVE, Act(kind, WHY, number=1, places=places))
    deaths = Deaths(world, tournament.id)
    await deaths.to(world.clock.now() + 13 * HOUR)
    assert deaths.count > 2
    game = await game_at(world, match)
    assert (game.ending, game.table.state) == ("stopped", "abandoned")
    tournament = await world.tournament(tournament.id)
    tables = [table for one in tournament.rounds for match in one.matches for table in match.tables]
    results = [
        game.ruling for one in tournament.rounds for match in one.matches for game in match.games
    ]
    again = kind == "unpair"
    assert (match.tables[0] not in tables, len(tables)) == (again, 1)
    assert results == ([WHY] if kind == "result" else [])


async def test_the_organizer_chooses_who_follows_a_disqualified_winner(
    world: TournamentWorld,
) -> None:
    """The preview names whom they beat; the log says that they go on."""
    tournament = await world.begun(4, format="single", rounds=0, table=CLOCK)
    match = tournament.rounds[0].matches[0]
    winner, loser = match.entries
    await world.finish_match(match, {winner: 60, loser: 40})
    tournament = await world.tournament(tournament.id)
    user = tournament.entry(loser).lords[0].user
    of_loser = Act("expel", WHY, user=user)
    shown = await world.services.tournaments.preview(tournament.id, EVE, of_loser)
    assert shown.successor is None
    user = tournament.entry(winner).lords[0].user
    seen = await do(world, tournament, "expel", user=user, passes=True)
    assert seen.successor is not None
    assert seen.successor.number == loser
    tournament = await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    (final,) = tournament.rounds[1].matches
    assert loser in final.entries
    tournament = await world.finish_round(tournament.id)
    assert tournament.phase == "over"
    assert winner not in tournament.best


async def test_only_organizers_take_back_a_round(world: TournamentWorld) -> None:
    """A judge may correct a result, but not what others have played since."""
    begun = await world.begun(8, table=CLOCK, round=4 * DAY, format="single")
    judge = Person(5555, "Judge")
    await do(world, begun, "team", other=judge, role="judge", add=True)
    begun = await world.finish_round(begun.id)
    match = begun.rounds[0].matches[0]
    totals = tuple(zip(match.entries, (1, 90), strict=True))
    act = Act("result", WHY, stage=1, round=1, number=match.number, totals=totals)
    assert await world.services.tournaments.preview(begun.id, judge, act)
    act = replace(act, passes=True)
    assert await world.services.tournaments.preview(begun.id, EVE, act)
    await refused("cup_not_organiser", world.services.tournaments.preview(begun.id, judge, act))
