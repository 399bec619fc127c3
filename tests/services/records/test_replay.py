"""Games and imported records step by step, from what is stored."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from engine import Game, Kind
from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.replay import ReplayFact, Source
from services.facts.tables import Setup, TableFact
from services.records import replay
from services.state.table_facts import table_facts
from store import Connection, imports
from store.rows import TableRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, EVE, SERVER, World

DAY = 24 * 3600
RECORDS = Path(__file__).parents[2] / "cases" / "records"
HERE = Person(EVE.id, EVE.name, server=SERVER)
ELSEWHERE = Person(EVE.id, EVE.name, server=SERVER + 1)


def of(game: int) -> Source:
    return Source("game", game)


async def step(world: World, game: int, place: int | None = None) -> ReplayFact:
    return await world.services.replay.open(of(game), HERE, place)


async def test_every_step_is_as_it_was_then(world: World) -> None:
    """Also of a running game; nothing undrawn is in it."""
    game = await world.start(Setup(lords=2))
    then = [game.view]
    for _ in range(8):
        await world.turn(game.id)
        then.append((await world.services.play.game(game.id)).view)
    now = await step(world, game.id)
    assert (now.step, now.steps, now.is_last, now.ending) == (8, 8, True, None)
    for place, view in enumerate(then):
        fact = await step(world, game.id, place)
        assert fact.view == view
        assert fact.step == place
    first = await step(world, game.id, 0)
    assert (first.line, first.report, first.seat) == ("", None, None)
    assert first.rounds == ((0, 1), (1, 5))


async def test_a_step_tells_what_its_turn_did(world: World) -> None:
    """As it was told then."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "1.2")
    told = (await world.turn(game.id)).report
    fact = await step(world, game.id)
    assert fact.report is not None
    assert (fact.report.domino, fact.report.spot, fact.report.took) == (
        told.domino,
        told.spot,
        told.took,
    )
    assert (fact.report.gain, fact.report.total, fact.report.turn) == (told.gain, told.total, "1.2")
    assert fact.line == f"1.2 {told.seat}  {'; '.join(told.moves)}"
    assert fact.seat == told.seat


async def test_a_turn_taken_back_leaves_no_trace(world: World) -> None:
    """Neither a step nor a domino."""
    game = await world.start(Setup(lords=3))
    await world.until(game.id, "1.1")
    before = await step(world, game.id)
    person = await world.on_turn(game.id)
    await world.turn(game.id)
    assert (await step(world, game.id)).steps == before.steps + 1
    await world.services.play.takeback(Press(game.id, person))
    assert await step(world, game.id) == before


async def test_a_step_too_far_is_the_last(world: World) -> None:
    """And one before the start is the start."""
    game = await world.start(Setup(lords=2))
    await world.turns(game.id, 5)
    assert (await step(world, game.id, 99)).step == 5
    assert (await step(world, game.id, -1)).step == 0
    fact = await world.services.replay.open(of(game.id), HERE, round=1)
    assert fact.step == 5
    error = await refused("round_unknown", world.services.replay.open(of(game.id), HERE, round=4))
    assert error.data == {"round": 4, "rounds": 1}


async def test_who_may_not_watch_may_not_replay(world: World) -> None:
    """Another server's, a channel out of sight, a table that only its lords watch."""
    game = await world.start(Setup(lords=2, watching="table"))
    replay = world.services.replay
    assert (await replay.open(of(game.id), ANN)).mine == 1
    await refused("watch_table", replay.open(of(game.id), HERE))
    await refused("watch_table", replay.growth(of(game.id), HERE))
    other = await world.start(Setup(lords=2))
    await refused("no_game", replay.open(of(other.id), ELSEWHERE))
    blind = Person(EVE.id, EVE.name, server=SERVER, sees=lambda _: False)
    await refused("no_game", replay.open(of(other.id), blind))
    await refused("no_game", replay.open(of(10**6), HERE))


async def test_where_it_may_be_shown(world: World) -> None:
    """In its own server, unless only the table may watch; once a minute a person."""
    replay = world.services.replay
    game = await world.start(Setup(lords=2))
    hidden = await world.start(Setup(lords=2, watching="table"))
    lord = Person(ANN.id, ANN.name, server=SERVER)
    assert (await replay.open(of(game.id), lord)).sharing
    assert not (await replay.open(of(game.id), Person(ANN.id, ANN.name, server=0))).sharing
    assert not (await replay.open(of(hidden.id), lord)).sharing
    replay.share(lord)
    replay.share(BEN)
    world.clock.advance(20)
    error = await refused("share_soon", _shared(world, lord))
    assert error.data == {"seconds": 40}
    world.clock.advance(40)
    replay.share(lord)


async def _shared(world: World, person: Person) -> None:
    world.services.replay.share(person)


async def test_kingdoms_grow_to_what_they_are(world: World) -> None:
    """From nothing, each by the steps that change it."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "3.1")
    fact = await world.services.replay.growth(of(game.id), HERE)
    assert [len(one.placed) for one in fact.frames[0]] == [0, 0]
    grown = {one.seats: one for changed in fact.frames for one in changed}
    assert tuple(grown.values()) == fact.replay.view.kingdoms
    assert len(fact.frames) == 1 + 8
    again = await world.services.replay.growth(of(game.id), HERE)
    assert again.frames is fact.frames
    await world.turn(game.id)
    later = await world.services.replay.growth(of(game.id), HERE)
    assert later.key != fact.key
    assert len(later.frames) == 1 + 9


async def brought(world: World, rule: str, person: Person = HERE) -> Source:
    """Bring a record along."""
    data = (RECORDS / f"{rule}.txt").read_bytes()
    fact = await world.services.records.bring_record(person, "An old game.txt", data)
    return Source("import", fact.id)


async def test_an_imported_record_is_stepped_through(world: World) -> None:
    """By its owner alone, from its start; its whole course is the record's."""
    source = await brought(world, "R8")
    first = await world.services.replay.open(source, HERE)
    assert (first.name, first.step, first.ending, first.mine) == ("An old game", 0, "played", None)
    last = await world.services.replay.open(source, HERE, first.steps)
    game = Game.from_record((RECORDS / "R8.txt").read_text("utf-8"))
    assert last.view == game.view()
    assert last.line == game.record_turns[-1].text()
    await refused("no_import", world.services.replay.open(source, BEN))
    await refused("no_import", world.services.replay.growth(source, BEN))
    await refused("no_import", world.services.replay.open(Source("import", 10**6), HERE))


async def test_an_import_that_is_opened_stays(world: World) -> None:
    """That it was opened is noted, once a day at most."""
    source = await brought(world, "R8")
    world.clock.advance(3 * DAY)
    await world.services.replay.open(source, HERE)
    async with world.services.context.read() as connection:
        row = await imports.own_import(connection, source.id, HERE.id)
    assert row is not None
    assert row.opened_at == world.clock.now()


async def test_giants_received_are_steps_of_their_own(world: World) -> None:
    """Told as such; the kingdom they came to is whose step it is."""
    source = await brought(world, "R13")
    game = Game.from_record((RECORDS / "R13.txt").read_text("utf-8"))
    places = [
        place
        for place, line in enumerate(game.record_turns, start=1)
        if line.moves[0].kind is Kind.RECEIVE
    ]
    assert places
    for place in places:
        fact = await world.services.replay.open(source, HERE, place)
        before = await world.services.replay.open(source, HERE, place - 1)
        line = game.record_turns[place - 1]
        assert fact.report is None
        assert [one.square for one in fact.received] == [move.squares[0] for move in line.moves]
        totals = [one.view.kingdom_of(line.seat).scorecard.total for one in (before, fact)]
        assert sum(one.change for one in fact.received) == totals[1] - totals[0]


async def test_what_a_computer_lord_played_is_told_so(world: World) -> None:
    """Why it did is not in the moves."""
    game = await world.start(Setup(lords=3))
    await world.until(game.id, "1.2")
    late = await world.on_turn(game.id)
    await world.services.play.resign(game.id, late)
    world.clock.advance(60)
    await world.services.jobs.run_due()
    fact = await step(world, game.id)
    assert fact.report is not None
    assert (fact.report.by, fact.report.name) == ("resigned", late.name)


async def test_games_to_step_through_are_found(world: World) -> None:
    """One's own that are played, then those that ended here, the latest first."""
    first = await world.start(Setup("discovery", 2))
    hidden = await world.start(Setup(lords=2, watching="table"))
    await world.finish(first.id)
    world.clock.advance(60)
    vote = await world.services.play.propose(Press(hidden.id, ANN), Proposal("abort"))
    await world.services.play.answer_vote(vote.id, BEN, agree=True)
    running = await world.start(Setup(lords=2))
    choices = world.services.replay.choices
    mine = await choices(Person(ANN.id, ANN.name, server=SERVER))
    assert [one.game for one in mine] == [running.id, hidden.id, first.id]
    assert (mine[0].ending, mine[0].points) == (None, ())
    over = await world.services.play.game(first.id)
    assert mine[2].ending == "played"
    assert [points for _, points in mine[2].points] == list(over.view.result or ())
    assert [one.game for one in await choices(HERE)] == [first.id]
    assert await choices(ELSEWHERE) == ()
    assert await choices(HERE, over.table.name[1:5].upper()) == await choices(HERE)
    assert await choices(HERE, "100%") == ()


async def test_suggestions_read_no_more_games_than_they_show(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are asked for with each letter."""
    monkeypatch.setattr(replay, "CHOICES", 2)
    ended = [await world.start(Setup("discovery", 2)) for _ in range(3)]
    for game in ended:
        await world.finish(game.id)
        world.clock.advance(60)
    hidden = await world.start(Setup(lords=2, watching="table"))
    await world.finish(hidden.id)
    read: list[int] = []

    async def facts(connection: Connection, rows: Iterable[TableRow]) -> tuple[TableFact, ...]:
        read.append(len(some := list(rows)))
        return await found(connection, some)

    found = table_facts
    monkeypatch.setattr(replay, "table_facts", facts)
    shown = await world.services.replay.choices(HERE)
    assert [one.game for one in shown] == [ended[2].id, ended[1].id]
    assert max(read) <= 2
    read.clear()
    mine = [await world.start(Setup(lords=2)) for _ in range(3)]
    shown = await world.services.replay.choices(Person(ANN.id, ANN.name, server=SERVER))
    assert {one.game for one in shown} < {one.id for one in mine}
    assert read == [2]
