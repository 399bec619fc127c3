"""The clocks of a tournament's games: they end with its rounds, stand and go on with it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from services.clocks.deadlines import DOUBTED
from services.core.live_games import load
from services.facts import Press
from services.facts.games import GameFact
from services.facts.news import OutageNews, TurnNews
from services.facts.plans import Plan
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.facts.tournaments import Tournament
from services.tournaments.core import clocks
from store import absences, games, reliability_log, tables
from store.rows import GameRow, TableRow
from tests.helpers import tournament_tables
from tests.helpers.tournament_tables import DAY, HOUR
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, PEOPLE, World
from tests.services.play.test_giant_turns import last_turn_with_a_giant

MINUTE = 60
TWO = Setup(box="discovery", lords=2, pace=Pace("turn", turn=DAY))


async def rows(world: World, game: GameFact) -> tuple[GameRow, TableRow]:
    """The stored game and its table."""
    async with world.services.context.read() as connection:
        row = await games.game(connection, game.id)
        assert row is not None
        table = await tables.table(connection, row.table_id)
    assert table is not None
    return row, table


async def deadline(world: World, game: GameFact) -> int | None:
    """When the turn in progress is over."""
    return (await rows(world, game))[0].deadline


async def nearly_over(world: World, setup: Setup = TWO) -> tuple[GameFact, Tournament]:
    """A game in its last round, whose tournament's round ends in an hour."""
    game = await world.start(setup)
    tournament = await tournament_tables.hold(world, game, ends=world.clock.now() + HOUR)
    last = (await world.services.play.game(game.id)).view.rounds
    await world.until(game.id, f"{last}.3")
    await world.services.jobs.run_due()
    await world.say()
    return game, tournament


# -- the end of a round ----------------------------------------------------------------------------


async def test_no_turn_lasts_longer_than_its_round(world: World) -> None:
    """A day a turn, but the round is over in an hour; also where there is no limit at all."""
    for setup in (TWO, Setup(box="discovery", lords=2, pace=NO_LIMIT)):
        game = await world.start(setup)
        ends = world.clock.now() + HOUR
        await tournament_tables.hold(world, game, ends=ends)
        await world.quickly(game.id)
        assert await deadline(world, game) == ends


@pytest.mark.parametrize("left", [6 * DAY, HOUR])
async def test_late_once_is_not_lost_within_the_round(world: World, left: int) -> None:
    """Three minutes after a missed turn nothing is over; the next one lasts to the round's end."""
    game = await world.start(TWO)
    ends = world.clock.now() + DAY + left
    await tournament_tables.hold(world, game, ends=ends)
    late = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    while await world.on_turn(game.id) != late:
        await world.quickly(game.id)
    assert await deadline(world, game) == min(world.clock.now() + DAY // 2, ends)
    world.clock.advance(3 * MINUTE)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == late


async def test_vacation_does_not_hold_a_round_up(world: World) -> None:
    """The clock waits for who is away, but not beyond the end of the round."""
    game = await world.start(TWO)
    now = world.clock.now()
    await tournament_tables.hold(world, game, ends=now + 3 * DAY)
    async with world.services.context.write() as tx:
        for person in (ANN, BEN):
            span = (now - DAY, now + 9 * DAY)
            await absences.add_absence(tx.connection, person.id, span, "", now)
    await world.quickly(game.id)
    assert await deadline(world, game) == now + 3 * DAY


async def test_at_the_end_of_a_round_the_autopilot_plays_the_rest(world: World) -> None:
    """At once, to a real result; nobody is called, and nobody has missed a turn by it."""
    game, _ = await nearly_over(world)
    world.clock.advance(HOUR - 1)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).ending is None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert fact.ending == "played"
    assert fact.view.winners is not None
    assert [(seat.missed, seat.absent) for seat in fact.table.seats] == [(0, False)] * 2
    said = [news.body for news in await world.say() if news.table.id == game.table.id]
    assert not [one for one in said if isinstance(one, TurnNews) and one.call is not None]
    async with world.services.context.read() as connection:
        for person in (ANN, BEN):
            noted = await reliability_log.turns(connection, [person.id], 100)
            assert {one.kind for one in noted} <= {"on_time"}


async def test_whose_own_time_is_over_has_missed_a_turn(world: World) -> None:
    """Half an hour a turn: the first turn is a miss, the round's end is none for the other."""
    setup = Setup(box="discovery", lords=2, pace=Pace("turn", turn=HOUR // 2))
    game = await world.start(setup)
    await tournament_tables.hold(world, game, ends=world.clock.now() + HOUR)
    last = (await world.services.play.game(game.id)).view.rounds
    await world.until(game.id, f"{last}.3")
    late = await world.on_turn(game.id)
    world.clock.advance(HOUR)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert fact.ending == "played"
    missed = {seat.user: seat.missed for seat in fact.table.seats}
    assert missed.pop(late.id) == 1
    assert set(missed.values()) == {0}


async def test_at_a_tournaments_table_the_game_goes_on_when_all_have_left(world: World) -> None:
    """The autopilot plays it to its end: places stay real."""
    game, _ = await nearly_over(world)
    for person in (ANN, BEN):
        await world.services.play.resign(game.id, person)
    world.clock.advance(MINUTE)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert fact.ending == "played"
    assert fact.view.winners is not None


async def test_what_a_lord_has_planned_is_played_before_the_autopilot(world: World) -> None:
    """The one on turn had their time; of the next the round's end leaves the plan."""
    game, _ = await nearly_over(world)
    view = (await world.services.play.game(game.id)).view
    seats = [slot.seat for slot in view.order if not slot.done]
    assert seats[0] != seats[-1]
    lord = PEOPLE[game.table.seats[seats[-1] - 1].user or 0]
    panel = await world.services.play.plan_panel(Press(game.id, lord))
    assert panel.spots is not None
    spot = panel.spots.ranked[-1].squares
    await world.services.play.keep_plan(Press(game.id, lord), Plan(spot))
    world.clock.advance(HOUR)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).ending == "played"
    (fate,) = await world.services.play.plans_of(game.id, lord)
    assert fate.state == "played"


@pytest.mark.full
async def test_a_round_in_which_nobody_plays_ends_on_time(world: TournamentWorld) -> None:
    """Its games are played to their ends in its last moment, and the tournament goes on."""
    table = Setup(box="discovery", lords=2, takeback=False, pace=NO_LIMIT)
    tournament = await world.begun(4, table=table, rounds=1, round=DAY)
    ends = tournament.rounds[-1].ends
    await world.to(ends - 1)
    assert (await world.tournament(tournament.id)).rounds[-1].ended is None
    await world.to(ends)
    after = await world.tournament(tournament.id)
    assert (after.rounds[-1].ended, after.phase, after.ended) == (ends, "over", ends)
    for match in after.rounds[-1].matches:
        (game,) = match.games
        assert game.ruling is None
        assert sorted(one.place for one in game.scores) in ([1, 2], [1, 1])
        assert all(one.total > 0 for one in game.scores)


@pytest.mark.full
async def test_the_last_crowns_are_decided_at_the_rounds_end(world: World) -> None:
    """Usually there is a day for them; with less time given later, less is waited (R33)."""
    game, _ = await last_turn_with_a_giant(world)
    now = world.clock.now()
    tournament = await tournament_tables.hold(world, game, ends=now + DAY)
    async with world.services.context.write() as tx:
        await clocks.move_ends(tx, tournament, 1, 1, now + HOUR)
    await world.services.jobs.run_due()
    world.clock.advance(HOUR - 1)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).ending is None
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert (await world.services.play.game(game.id)).ending == "played"


# -- it stands, and goes on ------------------------------------------------------------------------


async def paused(world: World, *played: GameFact) -> Tournament:
    """A tournament that stands since two hours after it began."""
    tournament = await tournament_tables.hold(world, *played)
    world.clock.advance(2 * HOUR)
    await world.services.outages.alive()
    tournament = await tournament_tables.act(world, tournament, "paused", reason="rain")
    async with world.services.context.write() as tx:
        await clocks.pause(tx, tournament)
    await world.services.jobs.run_due()
    return tournament


async def test_a_paused_tournament_stops_all_its_clocks(world: World) -> None:
    """Once, and each table is told once; no turn runs out, and who wants to may play on."""
    game, other = (
        await tournament_tables.begin(world, TWO, (ANN, BEN)),
        await tournament_tables.begin(world, TWO, (CARA, DAN)),
    )
    outside = await tournament_tables.begin(world, TWO, (ANN, CARA))
    await world.say()
    await paused(world, game, other)
    told = [news for news in await world.say() if isinstance(news.body, OutageNews)]
    assert sorted(news.table.id for news in told) == [game.table.id, other.table.id]
    assert {news.body.why for news in told if isinstance(news.body, OutageNews)} == {"cup"}
    before = await world.on_turn(game.id)
    world.clock.advance(20 * DAY)
    await world.services.outages.alive()
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == before
    row, _ = await rows(world, game)
    assert (row.deadline, row.paused_at) == (None, world.clock.now() - 20 * DAY)
    assert (await rows(world, outside))[0].paused_at is None
    await world.quickly(game.id)
    assert await deadline(world, game) is None


async def test_when_it_goes_on_everybody_has_what_they_had(world: World) -> None:
    """The turns and the round end so much later, and the lords on turn are told."""
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    before = await deadline(world, game)
    ends = world.clock.now() + 7 * DAY
    tournament = await paused(world, game)
    assert before is not None
    world.clock.advance(3 * DAY)
    await world.services.outages.alive()
    await world.say()
    tournament = await tournament_tables.act(
        world, tournament, "resumed", seconds=3 * DAY, reason="sun"
    )
    async with world.services.context.write() as tx:
        await clocks.resume(tx, tournament, 3 * DAY)
    await world.services.jobs.run_due()
    row, table = await rows(world, game)
    assert (row.paused_at, row.deadline) == (None, before + 3 * DAY)
    assert table.ends_at == ends + 3 * DAY == tournament.rounds[0].ends
    why = {getattr(news.body, "why", "") for news in await world.say()}
    assert "resumed" in why


async def test_whoever_lets_an_event_go_on_leaves_the_lords_on_turn_half_a_turn(
    world: World,
) -> None:
    """Nobody knew the hour."""
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    before = await deadline(world, game)
    assert before is not None
    whole = before - world.clock.now()
    world.clock.advance(whole - 2 * HOUR - 900)
    await world.services.outages.alive()
    tournament = await paused(world, game)
    world.clock.advance(3 * DAY)
    await world.services.outages.alive()
    about = {"seconds": 3 * DAY, "reason": "sun"}
    tournament = await tournament_tables.act(world, tournament, "resumed", **about)
    async with world.services.context.write() as tx:
        await clocks.resume(tx, tournament, 3 * DAY)
    await world.services.jobs.run_due()
    assert await deadline(world, game) == world.clock.now() + whole // 2


async def test_a_turn_played_in_a_pause_and_taken_back_took_no_time_of_it(world: World) -> None:
    """Two hours had passed when the tournament was paused: as many as the lord has used."""
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    lord = await world.on_turn(game.id)
    tournament = await paused(world, game)
    world.clock.advance(DAY)
    await world.turn(game.id)
    tournament = await tournament_tables.act(
        world, tournament, "resumed", seconds=DAY, reason="sun"
    )
    async with world.services.context.write() as tx:
        await clocks.resume(tx, tournament, DAY)
    await world.services.jobs.run_due()
    await world.services.play.takeback(Press(game.id, lord))
    assert await deadline(world, game) == world.clock.now() + DAY - 2 * HOUR


async def test_a_dynastys_next_game_begins_within_the_round_and_stands_with_its_tournament(
    world: World,
) -> None:
    """Usually it begins after five minutes, here after two; its clock does not run in a pause."""
    game = await world.start(Setup(lords=2, dynasty=True, pace=Pace("turn", turn=DAY)))
    ends = world.clock.now() + 2 * MINUTE
    tournament = await tournament_tables.hold(world, game, ends=ends)
    await world.finish(game.id)
    table = await world.services.tables.table(game.table.id)
    assert table.dynasty is not None
    assert table.dynasty.next_at == ends
    tournament = await tournament_tables.act(world, tournament, "paused", reason="rain")
    async with world.services.context.write() as tx:
        await clocks.pause(tx, tournament)
    world.clock.advance(2 * MINUTE)
    await world.services.jobs.run_due()
    second = await world.game_of(game.table.id)
    assert second.number == 2
    row, _ = await rows(world, second)
    assert (row.paused_at, row.deadline) == (world.clock.now(), None)


async def test_a_round_with_more_time_gives_its_turns_more(world: World) -> None:
    """Only the tables of that round; taken back again, the turn ends earlier again."""
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    now = world.clock.now()
    tournament = await tournament_tables.hold(world, game, ends=now + HOUR)
    for ends in (now + 2 * HOUR, now + HOUR // 2):
        async with world.services.context.write() as tx:
            await clocks.move_ends(tx, tournament, 1, 1, ends)
        await world.services.jobs.run_due()
        row, table = await rows(world, game)
        assert (row.deadline, table.ends_at) == (ends, ends)
    before = await world.on_turn(game.id)
    world.clock.advance(HOUR // 2)
    await world.services.jobs.run_due()
    async with world.services.context.read() as connection:
        live = await load(world.services.context, connection, game.id)
    assert live.last is None or live.last.by in ("autopilot", "forced")
    assert live.seat is None or await world.on_turn(game.id) != before


async def test_an_outage_moves_all_dates_of_a_tournament_alike(world: World) -> None:
    """The round, its tables and the turn, though all of them passed in it; nothing ran out."""
    await world.services.outages.beat()
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    now = world.clock.now()
    tournament = await tournament_tables.hold(world, game, ends=now + 2 * DAY)
    before = await world.on_turn(game.id)
    world.clock.advance(5 * DAY)
    await world.restart()
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == before
    row, table = await rows(world, game)
    assert row.deadline == now + DAY + 5 * DAY
    assert table.ends_at == now + 7 * DAY
    after = await world.services.tournaments.tournament(tournament.id, ANN)
    assert after.rounds[0].ends == now + 7 * DAY


async def test_a_clock_that_was_ahead_puts_off_no_tournament(world: World) -> None:
    """What it credited is taken back, once; a real outage afterwards is credited as ever."""
    await world.services.outages.beat()
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    now = world.clock.now()
    tournament = await tournament_tables.hold(world, game, ends=now + 2 * DAY)
    before = await deadline(world, game)
    assert before is not None

    async def passes(seconds: int, late: int) -> None:
        world.clock.advance(seconds)
        if seconds > 0:
            await world.restart()
        await world.services.outages.beat()
        if seconds < 0:  # perhaps it was right before
            world.clock.advance(DOUBTED)
            await world.services.outages.beat()
        await world.services.jobs.run_due()
        row, table = await rows(world, game)
        held = await world.services.tournaments.tournament(tournament.id, ANN)
        assert (row.deadline, table.ends_at) == (before + late, now + 2 * DAY + late)
        assert held.rounds[0].ends == table.ends_at
        assert max((end for _, end in held.outages), default=0) <= world.clock.now()

    await passes(DAY, DAY)
    late = MINUTE + DOUBTED
    await passes(MINUTE - DAY, late)
    await passes(MINUTE, late)
    await passes(3 * HOUR, late + 3 * HOUR)
    await passes(10 * DAY, late + 3 * HOUR + 10 * DAY)
    await passes(-10 * DAY, late + 3 * HOUR + DOUBTED)


async def test_an_outage_is_credited_tournament_by_tournament(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in its transaction; killed between two of them, it goes on where it was, later."""
    await world.services.outages.beat()
    now, held = world.clock.now(), []
    for lords in ((ANN, BEN), (CARA, DAN), (EVE, ANN)):
        game = await tournament_tables.begin(world, TWO, lords)
        held.append(await tournament_tables.hold(world, game, ends=now + 2 * DAY))
    world.clock.advance(DAY)
    done: list[int] = []
    real = clocks._extend

    async def extend(*args: Any) -> None:
        if len(done) == 2:
            raise asyncio.CancelledError
        done.append(args[2])
        await real(*args)

    monkeypatch.setattr(clocks, "_extend", extend)
    with suppress(asyncio.CancelledError):
        await world.services.outages.beat()
    monkeypatch.undo()
    assert len(done) == 2
    for _ in range(2):
        world.clock.advance(60)
        await world.restart()
        await world.services.outages.beat()
    for one in held:
        after = await world.services.tournaments.tournament(one.id, ANN)
        assert after.rounds[0].ends == now + 3 * DAY + 60


async def test_an_outage_within_a_pause_counts_once(world: World) -> None:
    """A tournament that stands gets nothing back but its pause."""
    await world.services.outages.beat()
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    before, ends = await deadline(world, game), world.clock.now() + 7 * DAY
    tournament = await paused(world, game)
    assert before is not None
    world.clock.advance(3 * DAY)
    await world.restart()
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    tournament = await tournament_tables.act(
        world, tournament, "resumed", seconds=3 * DAY, reason="sun"
    )
    async with world.services.context.write() as tx:
        await clocks.resume(tx, tournament, 3 * DAY)
    await world.services.jobs.run_due()
    row, table = await rows(world, game)
    assert (row.deadline, table.ends_at) == (before + 3 * DAY, ends + 3 * DAY)
