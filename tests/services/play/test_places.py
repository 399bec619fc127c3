"""Whoever played stands before whoever was played for, wherever a game says who won."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from ai import greedy, whole_turn
from cogs import maintenance
from cogs.play import game_end, game_views
from cogs.records import screens as record_screens
from cogs.screen import Screen, text_of
from engine import GameView, Move
from locales import texts
from render.ranking import ranking
from services.core.live_games import load
from services.facts import Person
from services.facts.games import GameFact
from services.facts.news import EndNews
from services.facts.replay import Source
from services.facts.tables import NO_LIMIT, Setup
from services.records import outcome
from store import statistics
from tests.helpers.world import ANN, BEN, CARA, World

EN = texts("en")
TWO = Setup(lords=2, takeback=False, pace=NO_LIMIT)


def careless(_view: GameView, moves: Sequence[Move], _seat: int) -> Move:
    """Choose the last legal move, so that the autopilot has the better kingdom."""
    return moves[-1]


@pytest.fixture(autouse=True)
def _uneven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people play badly, and the autopilot better without looking ahead."""
    monkeypatch.setattr("tests.helpers.world.greedy", careless)
    monkeypatch.setattr(
        "services.play.autopilot.whole_turn", lambda game, _lord: whole_turn(game, greedy)
    )


async def ended(world: World, setup: Setup, *leaving: Person) -> GameFact:
    """Play a game that some lords give up after their first turns, to its end."""
    game = (await world.start(setup)).id
    for _ in range(setup.lords):
        await world.quickly(game)
    for person in leaving:
        await world.services.play.resign(game, person)
    return await to_the_end(world, game)


async def to_the_end(world: World, game: int) -> GameFact:
    """Play a game on, each seat by its lord or by the autopilot."""
    while True:
        fact = await world.services.play.game(game)
        if fact.over:
            return fact
        if fact.seat_on_turn is not None and fact.seat_on_turn.person:
            await world.quickly(game)
        else:
            world.clock.advance(60)
            await world.services.jobs.run_due()


def plain(shown: Screen) -> str:
    """What a screen says, without marks around names."""
    return re.sub("[\u2068\u2069*]", "", text_of(shown))


def places(view: GameView) -> dict[int, int]:
    """The place of each kingdom, by its first seat."""
    return {kingdom.seats[0]: place for place, kingdom in ranking(view)}


async def test_the_one_who_played_has_won_wherever_it_is_said(world: World) -> None:
    """The end, /game, the record and its replay, the profile; the rules' own result stays."""
    fact = await ended(world, TWO, ANN)
    context, totals = world.services.context, [one.scorecard.total for one in fact.view.kingdoms]
    ann, ben = (next(s.seat for s in fact.table.seats if s.user == one.id) for one in (ANN, BEN))
    assert totals[ann - 1] > totals[ben - 1]
    assert (fact.view.winners, places(fact.view)) == ((ben,), {ben: 1, ann: 2})
    said = [news.body for news in await world.say() if isinstance(news.body, EndNews)]
    shown = game_end.ended(said[-1], EN)
    first, why, *_ = plain(shown).splitlines()
    assert "Ben" in first
    assert "wins" in first
    assert why == "Whoever played to the end comes before whoever the autopilot played for."
    assert "(autopilot from the start)" in plain(shown)
    assert "Ben" in game_views.result(fact, EN)
    async with context.read() as connection:
        live = await load(context, connection, fact.id)
        rows = await statistics.results(connection, fact.id)
    assert live.row.winners == [ann]
    assert await maintenance._fault(world.services.play, context.store, live.row) == ""
    assert live.row.away == [ann]
    assert {row.seat: row.place for row in rows} == {ann: 2, ben: 1}
    record = await world.services.records.record(fact.id)
    assert f"winners: {ann}" in record.text.splitlines()
    assert {one.seat: one.place for one in outcome(record.text).seats} == {ann: 2, ben: 1}
    brought = await world.services.records.bring_record(CARA, "game.txt", record.text.encode())
    assert brought.view.winners == (ben,)
    assert "Ben won" in plain(record_screens.imported(brought, EN))
    verified = await world.services.records.verify_game(fact.id, BEN)
    assert verified.view.winners == (ben,)
    for source, person in ((Source("game", fact.id), BEN), (Source("import", brought.id), CARA)):
        last = await world.services.replay.open(source, person, 999)
        assert last.view.winners == (ben,)


async def test_places_among_opponents_and_among_absent_are_real(world: World) -> None:
    """Of four, two give up: the others are first and second, they third and fourth."""
    fact = await ended(world, Setup(lords=4, takeback=False, pace=NO_LIMIT), ANN, CARA)
    gone = [seat.seat for seat in fact.table.seats if seat.free]
    found = places(fact.view)
    assert {found[seat] for seat in gone} == {3, 4}
    for some in (gone, [seat for seat in found if seat not in gone]):
        points = [fact.view.kingdom_of(seat).scorecard.total for seat in some]
        better = max(zip(points, some, strict=True))[1]
        assert found[better] == min(found[seat] for seat in some)
    assert fact.view.winners == tuple(seat for seat in found if found[seat] == 1)


async def test_a_team_is_there_while_one_of_its_lords_is(world: World) -> None:
    """Only if both have left, the others stand before it."""
    setup = Setup("royal_wedding", 6, teams=True, takeback=False, pace=NO_LIMIT)
    fact = await ended(world, setup, ANN)
    partners = fact.view.kingdom_of(fact.table.seat_of(ANN.id).seat).seats  # type: ignore[union-attr]
    assert fact.view.away == (fact.table.seat_of(ANN.id).seat,)  # type: ignore[union-attr]
    best = max(one.scorecard.total for one in fact.view.kingdoms)
    assert fact.view.kingdom_of((fact.view.winners or ())[0]).scorecard.total == best
    both = fact.view.with_away(partners)
    assert set(both.winners or ()).isdisjoint(partners)


async def test_a_dynasty_goes_to_whoever_played_it(world: World) -> None:
    """Ann gives up in the second game; the last message names Ben alone."""
    game = await world.start(Setup(lords=2, dynasty=True, takeback=False, pace=NO_LIMIT))
    for number in (1, 2, 3):
        current = (await world.game_of(game.table.id)).id
        if number == 2:
            await world.services.play.resign(current, ANN)
        await to_the_end(world, current)
        world.clock.advance(300)
        await world.services.jobs.run_due()
    table = await world.services.tables.table(game.table.id)
    ann, ben = (next(s.seat for s in table.seats if s.user == one.id) for one in (ANN, BEN))
    assert table.dynasty is not None
    assert table.dynasty.totals[ann - 1] > table.dynasty.totals[ben - 1]
    assert table.dynasty.winners == (ben,)
    said = [news.body for news in await world.say() if isinstance(news.body, EndNews)]
    assert "Ben wins the Dynasty" in plain(game_end.ended(said[-1], EN))


async def test_where_nobody_played_nobody_wins(world: World) -> None:
    """Most points are named, there is no wreath and nobody is congratulated."""
    fact = await ended(world, TWO)
    view = fact.view.with_away((1, 2))
    assert view.winners == ()
    assert sorted(places(view).values()) == sorted(places(fact.view).values())
    nobody = EndNews(replace(fact, view=view), (), 12, 60, ())
    shown = game_end.ended(nobody, EN)
    assert plain(shown).splitlines()[0].endswith("ended without a winner")
    assert "Most points: " in plain(shown)
    assert "Well played" not in plain(shown)
    assert shown.accent is None
