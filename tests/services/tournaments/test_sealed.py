"""Sealed tables: nobody but their own lords sees anything of them until all are opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from unittest.mock import patch

import pytest

from ai import greedy, whole_turn
from engine import Game
from services.facts import Press
from services.facts.games import GameFact
from services.facts.records import Outcome
from services.facts.replay import Source
from services.facts.tables import Pace, Setup
from services.facts.tournaments import Tournament
from services.facts.watching import FollowNews
from services.records import archive, outcome
from services.statistics import updates
from services.statistics.rating import Book, Repeats, Step, rate, rate_one
from services.tournaments.core import clocks
from store import statistics
from store.statistics_rows import ResultRow
from tests.helpers import tournament_tables
from tests.helpers.finished import BEGAN, DAY
from tests.helpers.passing import only, pass_time
from tests.helpers.refusals import refused
from tests.helpers.tournament_tables import HOUR
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, SERVER, World
from tests.services.statistics.shelf import derived, game_of, note, noted, shelve

TWO = Setup(box="discovery", lords=2, pace=Pace("turn"))
OTHERS = (replace(EVE, server=SERVER), replace(CARA, server=SERVER))
"""Somebody who only looks, and a lord of another table of the round."""


@pytest.fixture
async def game(world: World) -> GameFact:
    """A sealed table of two in its first round."""
    one = await tournament_tables.begin(world, TWO, (ANN, BEN))
    other = await tournament_tables.begin(world, TWO, (CARA, DAN))
    await tournament_tables.hold(world, one, other, sealed=True)
    return await world.services.play.game(one.id)


async def test_a_running_game_is_its_lords_alone(world: World, game: GameFact) -> None:
    """Whatever another asks, by its number or in its thread; its lords see it as ever."""
    one, source = game.id, Source("game", game.id)
    services = world.services
    for other in OTHERS:
        await refused("watch_sealed", services.play.watch(one, other))
        await refused("watch_sealed", services.play.record(one, other))
        await refused("watch_sealed", services.play.explain(one, other))
        await refused("watch_sealed", services.replay.open(source, other))
        await refused("watch_sealed", services.replay.growth(source, other))
        await refused("watch_sealed", services.records.verify_game(one, other))
        await refused("watch_sealed", services.watching.follow_game(one, other))
        await refused("watch_sealed", services.watching.kibitz(one, other))
        await refused("watch_sealed", services.play.digest(one, other))
        await refused("watch_sealed", services.play.panel(Press(one, other)))
    assert (await services.play.watch(one, ANN)).id == one
    assert (await services.replay.open(source, ANN)).sharing is False


async def test_it_is_in_nobody_elses_lists(world: World, game: GameFact) -> None:
    """Neither to watch, nor in the live list of the server, nor among the replays."""
    services, outsider = world.services, OTHERS[0]
    assert (await services.play.games_of(outsider, "watching", SERVER)).lines == ()
    assert (await services.watching.live(outsider, SERVER)).lines == ()
    assert await services.replay.choices(outsider) == ()
    await services.watching.set_index(SERVER, CHANNEL)
    shown = await services.watching.lists.begin(SERVER, lambda _: True)
    assert shown is not None
    assert (shown.lines, shown.count) == ((), 0)
    mine = await services.play.games_of(ANN, "mine", SERVER)
    assert [line.game for line in mine.lines] == [game.id]


async def test_who_follows_a_lord_hears_nothing_of_it(world: World, game: GameFact) -> None:
    """Not a turn; of another table of the same lord they do."""
    await world.services.watching.follow_lord(ANN, EVE, SERVER, "turn")
    await world.turns(game.id, 4)
    assert only(await pass_time(world, 2 * HOUR), FollowNews) == []
    other = await world.start(Setup(lords=2))
    await world.turns(other.id, 2)
    told = [news for _, news in only(await pass_time(world, 2 * HOUR), FollowNews)]
    assert {one.game.id for news in told for one in news.games} == {other.id}


# -- when it is over -------------------------------------------------------------------------------


async def over(world: World) -> tuple[list[int], Tournament]:
    """Two finished games of a sealed round with the same draw: of Ann and Ben, Cara and Dan."""
    drawn = game_of()
    other = Game.new(drawn.options, drawn.names, seed=drawn.seed)
    while other.turn is not None:
        for move in whole_turn(other, greedy):
            other.play(move)
    rows = [await shelve(world, drawn), await shelve(world, other, users=(3, 4))]
    facts = [await world.services.play.game(row) for row in rows]
    return rows, await tournament_tables.hold(world, *facts, sealed=True)


async def test_a_finished_game_stays_closed_until_all_are_opened(world: World) -> None:
    """Its record, its seed, its place in the archive; then all is open."""
    rows, tournament = await over(world)
    services, one = world.services, rows[0]
    text = game_of().to_record().encode()
    assert "\nseed: " not in (await services.play.record(one, ANN)).text
    for other in OTHERS:
        await refused("watch_sealed", services.play.watch(one, other))
        await refused("watch_sealed", services.play.record(one, other))
        await refused("watch_sealed", services.play.take_seat(one, other))
        await refused("watch_sealed", services.records.verify_game(one, other))
    eve, cara = OTHERS
    assert await services.replay.choices(eve) == ()
    assert (await services.records.verify_file(eve, "a.txt", text)).game is None
    assert archive.read((await services.records.export(SERVER)).data) == []
    async with services.context.write() as tx:
        await clocks.unseal(tx, tournament, 1, 1)
    assert (await services.play.watch(one, eve)).seed is not None
    assert (await services.records.verify_game(one, eve)).same
    assert len(await services.replay.choices(eve)) == len(rows)
    assert len(archive.read((await services.records.export(SERVER)).data)) == len(rows)
    assert (await services.records.verify_file(cara, "a.txt", text)).same


async def test_nothing_follows_from_it_before(world: World) -> None:
    """No rating, no honor, no profile tells of it; once it is opened all of them do."""
    rows, tournament = await over(world)
    await note(world, *rows)
    await world.services.statistics.rebuild(SERVER)
    for row in rows:
        async with world.services.context.read() as connection:
            assert await statistics.results(connection, row) == []
    async with world.services.context.write() as tx:
        await clocks.unseal(tx, tournament, 1, 1)
    await world.services.jobs.run_due()
    for row in rows:
        async with world.services.context.read() as connection:
            assert len(await statistics.results(connection, row)) == 2


async def test_nothing_is_rated_again_for_a_round_that_ends_late(world: World) -> None:
    """Its games count from when it is opened; records and rebuilds give the same numbers."""
    rows, tournament = await over(world)
    later = [await noted(world, game_of(number=at), ended=BEGAN + at * DAY) for at in (3, 40, 80)]
    before = await derived(world)
    async with world.services.context.write() as tx:
        await clocks.unseal(tx, tournament, 1, 1)
    with count_rated() as rated:
        assert await world.services.jobs.run_due() == len(rows)
    assert rated == rows  # one in each transaction, and no other
    found = await derived(world)
    assert {*before["rating_steps"]} < {*found["rating_steps"]}
    assert {one.ended_at - one.started_at for one in await results_of(world, rows[0])} == {DAY}
    assert await world.services.statistics.rebuild(SERVER) == len(rows) + len(later)
    assert await derived(world) == found
    texts = [(await world.services.play.record(row, ANN)).text for row in (*later, *rows)]
    assert [("\nopened: " in text) for text in texts] == [False] * len(later) + [True] * len(rows)
    numbers = sorted((one.mu, one.sigma) for one in rate(map(outcome, texts)).book.values())
    assert numbers == sorted(one[4:6] for one in found["ratings"])


@contextmanager
def count_rated() -> Iterator[list[int]]:
    """Collect the games that are rated meanwhile."""
    found: list[int] = []

    def rated(book: Book, game: Outcome, repeats: Repeats) -> tuple[Step, ...]:
        found.append(int(game.game))
        return rate_one(book, game, repeats)

    with patch.object(updates, "rate_one", rated):
        yield found


async def results_of(world: World, game: int) -> list[ResultRow]:
    async with world.services.context.read() as connection:
        return await statistics.results(connection, game)


async def test_of_games_with_the_same_draw_the_one_that_went_so_is_meant(world: World) -> None:
    """The seed of a file leads to several; one of them has just its moves."""
    rows, tournament = await over(world)
    async with world.services.context.write() as tx:
        await clocks.unseal(tx, tournament, 1, 1)
    for row in rows:
        text = (await world.services.records.record(row)).text.encode()
        found = await world.services.records.verify_file(OTHERS[0], "a.txt", text)
        assert (found.game, found.same) == (row, True)
