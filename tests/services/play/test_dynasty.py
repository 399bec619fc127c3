"""Three games under one table (R64), and rematches."""

from __future__ import annotations

from services.facts import Press
from services.facts.news import EndNews, OpeningNews
from services.facts.tables import Setup
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, World

DYNASTY = Setup(lords=2, dynasty=True)


async def test_next_game_starts_by_itself_after_five_minutes(world: World) -> None:
    """In the same table, with the same seats and a seed of its own."""
    game = await world.start(DYNASTY)
    first = await world.finish(game.id)
    assert first.table.state == "playing"
    assert first.table.dynasty is not None
    assert first.table.dynasty.next_at == world.clock.now() + 300
    world.clock.advance(299)
    assert await world.services.jobs.run_due() == 0
    world.clock.advance(1)
    await world.services.jobs.run_due()
    second = await world.game_of(game.table.id)
    assert (second.number, second.table.id) == (2, game.table.id)
    assert second.view.draw != first.view.draw
    assert [seat.user for seat in second.table.seats] == [ANN.id, BEN.id]


async def play_dynasty(world: World) -> int:
    """Play a Dynasty to its end; returns the table."""
    game = await world.start(DYNASTY)
    for _ in range(3):
        fact = await world.game_of(game.table.id)
        await world.finish(fact.id)
        world.clock.advance(300)
        await world.services.jobs.run_due()
    return game.table.id


async def test_totals_are_added_and_the_best_wins(world: World) -> None:
    """R64: most points over three games; the table is over then."""
    table = await world.services.tables.table(await play_dynasty(world))
    dynasty = table.dynasty
    assert table.state == "over"
    assert dynasty is not None
    assert len(dynasty.games) == 3
    sums = [sum(game[seat] for game in dynasty.games) for seat in range(2)]
    assert list(dynasty.totals) == sums
    best = max(sums)
    assert dynasty.winners == tuple(s for s, total in enumerate(sums, 1) if total == best)
    assert await world.services.jobs.run_due() == 0


async def test_dynasty_so_far_is_told_with_each_end(world: World) -> None:
    """Three openings and three ends."""
    await play_dynasty(world)
    said = await world.say()
    assert sum(isinstance(news.body, OpeningNews) for news in said) == 3
    ends = [news.body for news in said if isinstance(news.body, EndNews)]
    assert [end.game.number for end in ends] == [1, 2, 3]
    assert all(end.game.table.dynasty is not None for end in ends)


async def test_record_names_its_place_in_the_dynasty(world: World) -> None:
    """`dynasty: 1/3`."""
    game = await world.start(DYNASTY)
    await world.finish(game.id)
    assert "dynasty: 1/3" in (await world.services.play.record(game.id, ANN)).text


async def test_next_game_starts_once_across_restarts(world: World) -> None:
    """The job is done with the game it starts, in one transaction."""
    game = await world.start(DYNASTY)
    await world.finish(game.id)
    world.clock.advance(300)
    await world.restart()
    await world.services.jobs.run_due()
    await world.restart()
    await world.services.jobs.run_due()
    second = await world.game_of(game.table.id)
    assert second.number == 2
    assert (await world.services.tables.table(game.table.id)).dynasty is not None


async def test_dynasty_that_nobody_finishes_is_abandoned(world: World) -> None:
    """When the last person leaves there are no further games."""
    game = await world.start(DYNASTY)
    await world.services.play.resign(game.id, ANN)
    fact = await world.services.play.resign(game.id, BEN)
    assert fact.table.state == "abandoned"
    world.clock.advance(3600)
    await world.services.jobs.run_due()
    assert (await world.game_of(game.table.id)).number == 1


async def test_resigned_lord_stays_resigned_in_the_next_game(world: World) -> None:
    """The computer lord plays on for the whole Dynasty."""
    game = await world.start(DYNASTY)
    await world.services.play.resign(game.id, BEN)
    for _ in range(60):
        await world.services.jobs.run_due()
        fact = await world.services.play.game(game.id)
        if fact.over:
            break
        await world.turn(game.id)
        world.clock.advance(60)
    world.clock.advance(300)
    await world.services.jobs.run_due()
    second = await world.game_of(game.table.id)
    assert second.number == 2
    assert second.table.seats[1].resigned


async def test_game_can_t_be_played_on_between_two_games(world: World) -> None:
    """The finished game is over; nothing waits."""
    game = await world.start(DYNASTY)
    await world.finish(game.id)
    await refused("game_over", world.services.play.panel(Press(game.id, ANN)))
    lines = await world.services.play.games_of(ANN, "waiting", None)
    assert lines.lines == ()


async def test_rematch_turns_the_seats_and_invites_the_others(world: World) -> None:
    """Same options; everybody one seat further, the others invited to theirs."""
    game = await world.start(Setup(lords=2, variants=frozenset({"harmony"})))
    await refused("game_on", world.services.tables.rematch(game.id, ANN))
    await world.finish(game.id)
    await refused("rematch_outsider", world.services.tables.rematch(game.id, EVE))
    again = await world.services.tables.rematch(game.id, ANN)
    assert again.setup == game.table.setup
    assert (again.host, again.seats[1].user) == (ANN.id, ANN.id)
    assert [(one.user, one.seat) for one in again.invited] == [(BEN.id, 1)]
    assert (await world.services.tables.rematch(game.id, BEN)).id == again.id
    assert (await world.services.tables.table(game.table.id)).rematch == again.id


async def test_rematch_keeps_the_seats_for_the_invited(world: World) -> None:
    """Nobody else takes a reserved seat until its invitation is over."""
    game = await world.start(Setup(lords=4))
    for person in (BEN, CARA, DAN):
        await world.services.play.resign(game.id, person)
    await world.services.play.resign(game.id, ANN)
    tables = world.services.tables
    again = await tables.rematch(game.id, CARA)
    await refused("join_full", tables.join(again.id, EVE))
    await refused("seat_taken", tables.join(again.id, EVE, seat=1))
    assert (await tables.join(again.id, DAN)).seat == 3
    await tables.decline(again.id, ANN)
    assert (await tables.join(again.id, EVE)).seat == 4
    last = await tables.join(again.id, BEN)
    assert (last.seat, last.started) == (1, True)


async def test_rematch_that_nobody_kept_can_be_opened_anew(world: World) -> None:
    """A closed table is no open rematch."""
    game = await world.start()
    await world.finish(game.id)
    tables = world.services.tables
    first = await tables.rematch(game.id, ANN)
    await tables.leave(first.id, ANN)
    second = await tables.rematch(game.id, BEN)
    assert (second.state, second.id != first.id) == ("open", True)
    assert (await tables.table(game.table.id)).rematch == second.id
