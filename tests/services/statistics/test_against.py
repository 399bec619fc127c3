"""The ladder of games with computer lords: which games are on it, and how each level fared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from services.facts import Person, Press
from services.facts.statistics import SEVERAL, LadderFact, Record
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.statistics.ladders import rivals_of
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CHANNEL, SERVER, World
from tests.services.statistics.test_ladders import hide
from tests.services.tables.test_computers import played

HERE = replace(ANN, server=SERVER)
DAY = 24 * 3600


async def alone(world: World, person: Person = ANN, *, counts: bool = True) -> int:
    """Begin a short game alone against a page."""
    solo = world.services.tables.solo
    table = await solo(SERVER, CHANNEL, person, "page", box="discovery", counts=counts)
    assert table.game is not None
    return table.game


async def ladder(world: World, wanted: str = ":computer", season: str = "") -> LadderFact:
    return await world.services.statistics.ladder(HERE, ladder=wanted, season=season)


async def test_a_game_alone_counts_if_a_loss_has_to_be_taken(world: World) -> None:
    """For both on their ladder, for all time and the season, and on no ladder of people."""
    end = await played(world, await alone(world))
    won = int(end.view.winners == (1,))
    points = end.view.kingdoms[0].scorecard.total
    for season in ("", "now"):
        fact = await ladder(world, season=season)
        assert fact.ladder.key == "discovery:2:computer"
        assert {line.lord.computer or line.lord.name for line in fact.lines} == {"Ann", "page"}
        assert (fact.lords, fact.games) == (2, 1)
        (level,) = fact.levels
        assert (level.level, level.people, level.lord.name) == (
            "page",
            Record(1, won, points),
            "Ann",
        )
        assert level.mine == level.people
    assert [one.key for one in fact.ladders] == ["discovery:2:computer"]
    of_people = await ladder(world, "discovery:2")
    assert (of_people.lords, of_people.games, of_people.levels) == (0, 0, ())
    profile = await world.services.statistics.profile(HERE)
    assert (profile.games, profile.trophies) == (0, ())


async def test_a_level_is_met_less_each_time(world: World) -> None:
    """Also alone: the sixth game against it within a week counts for nobody."""
    for number in range(6):
        await played(world, await alone(world))
        fact = await ladder(world)
        assert [line.games for line in fact.lines] == [min(number + 1, 5)] * 2


async def test_games_alone_count_in_the_order_in_which_they_began(world: World) -> None:
    """Else whoever ends first what is won has losses behind the fifth of the week."""
    begun = [await alone(world) for _ in range(6)]
    counts = []
    for game in reversed(begun):
        await played(world, game)
        counts.append([line.games for line in (await ladder(world)).lines])
    assert counts == [[], [1, 1], [2, 2], [3, 3], [4, 4], [5, 5]]
    counted = (await ladder(world)).lines
    assert await world.services.statistics.rebuild(SERVER) == 6
    assert (await ladder(world)).lines == counted


async def test_a_level_is_no_opponent(world: World) -> None:
    """Neither for what an event asks for, nor of the games of which most were with one lord."""
    setup = Setup(lords=3, takeback=False, computers=("page",))
    table = await world.services.tables.create(SERVER, CHANNEL, ANN, setup)
    joined = await world.services.tables.join(table.id, BEN)
    assert joined.table.game is not None
    await played(world, joined.table.game)
    for _ in range(2):
        await played(world, await alone(world))
    async with world.services.context.read() as connection:
        boxes = (Setup("discovery", 2), Setup(lords=3))
        met = [await rivals_of(connection, SERVER, box, ANN.id) for box in boxes]
    assert met == [0, 0]
    for key, shown in (("discovery:2:computer", (2, 0, 0)), ("kingdomino:3:computer", (1, 1, 1))):
        lines = (await ladder(world, key)).lines
        (mine,) = (line for line in lines if line.lord.user == ANN.id)
        assert (mine.games, mine.met, mine.against_one) == shown
    many = replace(mine, games=40, met=10, against_one=9)
    assert many.one_sided
    assert not replace(many, met=SEVERAL - 1).one_sided


async def test_a_game_for_practice_is_on_no_ladder(world: World) -> None:
    """Not even in the number of games, nor in the form of its lord."""
    await played(world, await alone(world, counts=False))
    fact = await ladder(world)
    assert (fact.ladders, fact.lords, fact.games, fact.levels) == ((), 0, 0, ())
    await played(world, await alone(world))
    await played(world, await alone(world, counts=False))
    fact = await ladder(world)
    assert (fact.games, fact.levels[0].people.games) == (1, 1)
    assert [len(line.form) for line in fact.lines] == [1, 1]


async def test_nothing_is_taken_back_asked_or_put_off_where_it_counts(world: World) -> None:
    """Giving it up is a loss, and so is letting the time pass."""
    game = await alone(world)
    await world.quickly(game)
    await world.services.jobs.run_due()
    version = (await world.services.play.game(game)).version
    await refused("hints_off", world.services.play.hint(Press(game, ANN, version)))
    await refused("takeback_off", world.services.play.takeback(Press(game, ANN, version)))
    assert (await world.services.play.resign(game, ANN)).over
    other = await alone(world)
    while not (await world.services.play.game(other)).over:
        world.clock.advance(24 * 3600)
        await world.services.jobs.run_due()
    fact = await ladder(world)
    (level,) = fact.levels
    assert level.mine == Record(2, 0, None)
    ann = next(line for line in fact.lines if line.lord.name == "Ann")
    assert (ann.games, ann.wins) == (2, 0)
    assert ann.rating < 1500


@pytest.mark.parametrize(
    "change",
    [
        {"takeback": True},
        {"pace": NO_LIMIT},
        {"hints": True},
        {"pace": Pace(turn=7 * DAY)},
        {"pace": Pace("bank", turn=0, bank=DAY, cap=30 * DAY)},
    ],
    ids=["takeback", "no clock", "hints", "long turns", "long banks"],
)
def test_what_lets_a_loss_be_avoided_counts_nowhere(change: dict[str, object]) -> None:
    rated = Setup(takeback=False)
    assert rated.counts_alone
    assert replace(rated, pace=Pace("bank", turn=0, bank=DAY, cap=3 * DAY)).counts_alone
    assert not replace(rated, **change).counts_alone  # type: ignore[arg-type]


async def test_tables_of_several_people_count_for_each(world: World) -> None:
    """With every level that sits there; whoever is hidden has the best kingdom without a name."""
    setup = Setup(lords=4, computers=("page", "squire-greedy"))
    table = await world.table(setup)
    await world.services.tables.join(table.id, BEN)
    end = await played(world, (await world.game_of(table.id)).id)
    best = max(kingdom.scorecard.total for kingdom in end.view.kingdoms[:2])
    for user in (ANN, BEN):
        await hide(world, user)
    fact = await ladder(world, "kingdomino:computer")
    assert [one.level for one in fact.levels] == ["page", "squire"]
    for one in fact.levels:
        assert (one.people.games, one.people.best) == (2, best)
        assert (one.lord.name, one.mine and one.mine.games) == (None, 1)


async def test_ladders_of_people_come_first(world: World) -> None:
    """However many games people play alone."""
    for _ in range(2):
        await played(world, await alone(world))
    table = await world.table(Setup(box="discovery", lords=2))
    await world.services.tables.join(table.id, BEN)
    await played(world, (await world.game_of(table.id)).id)
    assert (await ladder(world, "")).ladder.key == "discovery:2"
    assert (await ladder(world, "discovery")).ladder.key == "discovery:2"
    assert (await ladder(world, "discovery:computer")).ladder.key == "discovery:2:computer"
    assert (await ladder(world, "queendomino:computer")).ladder.key == "queendomino:4:computer"
