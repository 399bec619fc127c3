"""Reviews of finished games: who may have one, made once, kept with the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ai.review import review
from engine import Options
from processes import Hung
from services.core.live_games import load
from services.facts import Person
from services.facts.tables import Setup
from services.records import reviews as service
from services.records.reviews import MOST, MOST_EACH
from store import reviews, tables
from tests.helpers.finished import played, put
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, CHANNEL, EVE, SERVER, World

HERE = Person(EVE.id, EVE.name, server=SERVER)
OWN = Person(ANN.id, ANN.name, server=SERVER)
PEOPLE = [(1, "Ann"), (2, "Ben")]
SAMPLES = 5


class Reviewer:
    """Stands in for the process: it counts, and answers once it may."""

    def __init__(self) -> None:
        self.records = list[str]()
        self.may = asyncio.Event()
        self.fails = False

    async def __call__(self, function: Callable[..., Any], /, *given: Any) -> Any:
        """Answer with a review of few samples."""
        assert function is service.review_calmly
        self.records.append(given[0])
        await self.may.wait()
        if self.fails:
            raise Hung("no answer within 1 seconds")
        return review(given[0], samples=SAMPLES).to_dict()


@pytest.fixture
async def reviewer(world: World) -> Reviewer:
    """Take the place of the process."""
    made = Reviewer()
    world.services.reviews.compute = made
    return made


async def finished(world: World, number: int = 1, **changes: Any) -> int:
    """Put in a game that was played to its end; return its number."""
    game = played(Options(players=2), "reviews", number)
    async with world.services.context.write() as tx:
        return await put(
            tx.connection, game, server=SERVER, channel=CHANNEL, people=PEOPLE, **changes
        )


async def test_a_review_is_made_once_and_kept(world: World, reviewer: Reviewer) -> None:
    """Whoever asks meanwhile waits for the same; after a restart it is still there."""
    game = await finished(world)
    first = await world.services.reviews.open(game, OWN)
    assert (first.mine, first.review) == (1, None)
    assert (await world.services.reviews.open(game, HERE)).review is None
    reviewer.may.set()
    await world.services.reviews.wait(game, 60)
    made = await world.services.reviews.open(game, HERE)
    assert made.mine is None
    assert made.review is not None
    assert len(made.review.turns) == len(made.lines)
    assert all(one is not None and 0 <= one <= 1 for one in made.accuracy)
    await world.restart()
    assert await world.services.reviews.open(game, HERE) == made
    assert len(reviewer.records) == 1


async def test_a_turn_is_shown_as_it_was_before(world: World, reviewer: Reviewer) -> None:
    """With the spot where its domino went, and the better one's."""
    game = await finished(world)
    reviewer.may.set()
    fact = await world.services.reviews.open(game, OWN)
    assert await world.services.reviews.step(game, OWN, 9) is None
    await world.services.reviews.wait(game, 60)
    fact = await world.services.reviews.open(game, OWN)
    assert fact.review is not None
    worst = fact.review.deciding()[0]
    shown = await world.services.reviews.step(game, OWN, worst.step)
    assert shown is not None
    assert shown.turn == worst
    assert shown.before.turn is not None
    line = fact.lines[worst.step - 1]
    assert shown.before.turn.text() == f"{line.round}.{line.number}"
    placed = [move for move in line.moves if move.squares]
    assert shown.played is not None or not placed
    if shown.played is not None:
        assert (shown.played.left, shown.played.right) == placed[0].squares
    assert await world.services.reviews.step(game, OWN, len(fact.lines) + 1) is None


async def test_the_computer_s_turns_count_for_nobody(world: World, reviewer: Reviewer) -> None:
    """Accuracy is that of turns which a lord decided."""
    whole, left = await finished(world), await finished(world, quits=1)
    reviewer.may.set()
    for game in (whole, left):
        await world.services.reviews.open(game, OWN)
        await world.services.reviews.wait(game, 60)
    found = [(await world.services.reviews.open(game, OWN)) for game in (whole, left)]
    assert found[0].review == found[1].review
    assert found[0].accuracy[0] != found[1].accuracy[0]
    assert found[0].accuracy[1] == found[1].accuracy[1]


async def test_games_still_played_are_not_reviewed(world: World, reviewer: Reviewer) -> None:
    """Nor those whose draw others still play; nor for people who may not watch."""
    running = (await world.start(Setup(lords=2))).id
    await refused("review_running", world.services.reviews.open(running, OWN))
    await refused("review_running", world.services.reviews.step(running, OWN, 1))
    hidden = await finished(world, watching="table")
    await refused("watch_table", world.services.reviews.open(hidden, HERE))
    game = await finished(world)
    elsewhere = Person(EVE.id, EVE.name, server=SERVER + 1)
    await refused("no_game", world.services.reviews.open(game, elsewhere))
    await refused("no_game", world.services.reviews.open(10**6, OWN))
    async with world.services.context.write() as tx:
        live = await load(world.services.context, tx.connection, game)
        await tables.change_table(tx.connection, live.row.table_id, sealed=1)
    await refused("review_sealed", world.services.reviews.open(game, OWN))
    assert reviewer.records == []


async def test_few_reviews_wait(world: World, reviewer: Reviewer) -> None:
    """Of one person, and of all; whoever waits for none has a place all the same."""
    many = [await finished(world, number) for number in range(1, MOST + 4)]
    for game in many[:MOST_EACH]:
        await world.services.reviews.open(game, OWN)
    await refused("review_many", world.services.reviews.open(many[-1], OWN))
    for number, game in enumerate(many[MOST_EACH:MOST]):
        await world.services.reviews.open(game, Person(100 + number, "Who", server=SERVER))
    for game in many[-2:]:
        who = Person(100, "Who", server=SERVER)
        await refused("review_busy", world.services.reviews.open(game, who))
    await world.services.reviews.open(many[-1], HERE)
    assert len(reviewer.records) == 1  # one after the other


async def test_servers_and_their_people_have_their_reviews_in_turns(
    world: World, reviewer: Reviewer
) -> None:
    """Whoever asks for many, or for those of others, lets nobody else wait for all of them.

    Direct messages are as one server.
    """
    crowd = [Person(100 + number, "Who", server=SERVER) for number in range(3)]
    asked = [who for who in crowd for _ in range(2)]
    asked += [OWN, replace(HERE, server=SERVER + 1), Person(200, "Who"), Person(201, "Who")]
    records = dict[str, int]()
    for number, who in enumerate(asked, 1):
        game = await finished(world, number)
        async with world.services.context.read() as connection:
            live = await load(world.services.context, connection, game)
        records[live.game.to_record()] = who.id
        world.services.reviews._begin(live, who)
    reviewer.may.set()
    for game in tuple(world.services.reviews._asked):
        await world.services.reviews.wait(game, 60)
    begun = [records[record] for record in reviewer.records]
    assert begun == [100, EVE.id, 200, 101, 201, 102, ANN.id, 100, 101, 102]


async def test_a_review_that_fails_is_not_tried_for_ever(world: World, reviewer: Reviewer) -> None:
    """It says so, for an hour; nothing half made is stored."""
    game = await finished(world)
    reviewer.fails = True
    reviewer.may.set()
    await world.services.reviews.open(game, OWN)
    await world.services.reviews.wait(game, 60)
    await refused("review_failed", world.services.reviews.open(game, OWN))
    async with world.services.context.read() as connection:
        assert await reviews.review_of(connection, game) is None
    reviewer.fails = False
    await refused("review_failed", world.services.reviews.open(game, OWN))
    world.clock.advance(3600)
    await world.services.reviews.open(game, OWN)
    await world.services.reviews.wait(game, 60)
    async with world.services.context.read() as connection:
        assert await reviews.review_of(connection, game) is not None
