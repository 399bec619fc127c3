"""Games are noted when they end; rebuilds and late ends give the same numbers, bit for bit."""

from __future__ import annotations

import pytest

from engine import Box, Options
from services.facts.tables import Setup
from services.records import outcome, pseudonym
from services.statistics import _tallies
from services.statistics.rating import rate
from services.statistics.updates import JOB, plan_missing
from store import games, jobs, people, statistics
from store.rows import MoveRow
from tests.helpers.finished import BEGAN, DAY
from tests.helpers.world import ANN, SERVER, World
from tests.services.statistics.shelf import TWO, derived, game_of, give_up, note, noted, shelve
from tests.store.builders import steps_of

QUARTER = 90 * DAY
FOUR = Options(players=4)
MIXED = (
    (Options(players=2), BEGAN + DAY, (1, 2)),
    (Options(players=4), BEGAN + 2 * DAY, (2, 1, 3, 4)),
    (Options(players=2), BEGAN + 2 * DAY, (3, 1)),
    (
        Options(box=Box.ROYAL_WEDDING, players=6, teams=True),
        BEGAN + 3 * DAY,
        (1, 2, 3, 4, 5, 6),
    ),
    (Options(players=2), BEGAN + QUARTER, (2, 3)),
    (Options(players=2), BEGAN + QUARTER + DAY, (1, 2)),
    (Options(players=2), BEGAN + QUARTER + 2 * DAY, (2, 1)),
)
LATE = (0, 2, 6, 4, 1, 3, 5)
"""An order in which games end late whose lords have games before and after them; the last one ends
amid a season, with such games in it."""


async def shelve_mixed(world: World) -> list[int]:
    """Put games of several ladders and two seasons on the shelf, one of them left by a lord."""
    rows = [
        await shelve(world, game_of(options, at), ended=ended, users=users)
        for at, (options, ended, users) in enumerate(MIXED, 1)
    ]
    await give_up(world, rows[1], seat=2)
    await give_up(world, rows[4], seat=1, heir=5)
    return rows


async def test_a_game_is_noted_in_the_transaction_in_which_it_ends(world: World) -> None:
    game = (await world.start(Setup(lords=2))).id
    fact = await world.finish(game)
    async with world.services.context.read() as connection:
        rows = await statistics.results(connection, game)
        steps = await steps_of(connection, game)
    assert [(row.user_id, row.fate, row.ladder) for row in rows] == [
        (1, "played", "kingdomino:2"),
        (2, "played", "kingdomino:2"),
    ]
    assert [row.points for row in rows] == list(fact.view.result or ())
    assert [row.place == 1 for row in rows] == [row.seat in fact.view.winners for row in rows]  # type: ignore[operator]
    assert {step.lord: step.won for step in steps} == {
        str(row.user_id): row.place == 1 for row in rows
    }
    assert {row.ended_at for row in rows} == {world.clock.now()}


async def test_the_records_alone_give_the_same_numbers(world: World) -> None:
    shelved = await shelve_mixed(world)
    await note(world, *shelved)
    records = [(await world.services.play.record(game, ANN)).text for game in shelved]
    async with world.services.context.read() as connection:
        salt = (await people.server_settings(connection, SERVER))["salt"]
    ours = {
        (ladder, season, pseudonym(salt, int(lord))): (mu, sigma, count, wins, changed)
        for _, ladder, season, lord, mu, sigma, _, count, wins, changed in (await derived(world))[
            "ratings"
        ]
    }
    theirs = rate(outcome(text) for text in records)
    assert ours == {
        key: (one.mu, one.sigma, one.games, one.wins, one.changed)
        for key, one in theirs.book.items()
    }


async def test_a_rebuild_gives_the_same_rows_bit_for_bit_whatever_ended_late(world: World) -> None:
    shelved = await shelve_mixed(world)
    await note(world, *(shelved[at] for at in LATE))
    found = await derived(world)
    assert all(found.values())
    assert await world.services.statistics.rebuild(SERVER) == len(MIXED)
    assert await derived(world) == found


async def test_rivals_who_meet_again_and_again_are_rated_the_same_whatever_ended_late(
    world: World,
) -> None:
    """Bit for bit, with a third lord now and then, and a server's own number of games a week."""
    await world.services.people.change_server(SERVER, repeats="3")
    shelved = [
        await shelve(
            world,
            game_of(FOUR if at % 4 == 3 else TWO, at),
            ended=BEGAN + at * DAY + at * 3600,
            users=(1, 2, 3, 4) if at % 5 else (3, 1, 2, 4),
        )
        for at in range(12)
    ]
    await note(world, *(shelved[at] for at in (0, 5, 1, 2, 11, 9, 3, 4, 10, 6, 8, 7)))
    found = await derived(world)
    steps = {one[0] for one in found["rating_steps"]}
    assert steps < set(shelved)  # some counted nothing
    assert await world.services.statistics.rebuild(SERVER) == 12
    assert await derived(world) == found


async def test_a_game_noted_twice_counts_once(world: World) -> None:
    game = await noted(world, game_of())
    before = await derived(world)
    await note(world, game)
    assert await derived(world) == before


async def test_who_gave_up_is_the_quitter_and_who_took_over_is_not_rated(world: World) -> None:
    game = await shelve(world, game_of(FOUR))
    await give_up(world, game, seat=1)
    await give_up(world, game, seat=2, heir=7)
    await note(world, game)
    async with world.services.context.read() as connection:
        rows = await statistics.results(connection, game)
        steps = {step.lord: step for step in await steps_of(connection, game)}
        trophies = [
            await statistics.achievements(connection, SERVER, [user]) for user in (1, 2, 3, 7)
        ]
    assert [(row.user_id, row.fate) for row in rows] == [
        (1, "quit"),
        (2, "guest"),
        (3, "played"),
        (4, "played"),
    ]
    assert steps.keys() == {"1", "2", "3", "4"}
    assert steps["1"].mu < steps["1"].before_mu
    assert steps["2"].mu < steps["2"].before_mu
    assert {steps["3"].won, steps["4"].won} == {0, 1}
    assert [bool(found) for found in trophies] == [False, False, True, False]


async def test_what_fails_does_not_hold_the_end_of_a_game_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await shelve(world, game_of())
    with monkeypatch.context() as broken:
        broken.setattr(_tallies, "tallies", lambda *_: 1 / 0)
        await note(world, game)
    assert not any((await derived(world)).values())
    world.clock.advance(120)
    assert await world.services.jobs.run_due() == 1
    assert all((await derived(world)).values())


async def test_games_of_an_earlier_release_are_noted_by_jobs_at_the_start(world: World) -> None:
    """One by one. A game that can't be replayed is passed over, and holds up none of the rest."""
    broken = await shelve(world, game_of(), ended=BEGAN)
    await shelve_mixed(world)
    async with world.services.context.write() as tx:
        extra = MoveRow(broken, 999, 999, 1, "9.9", "choose K1", None, "lord", BEGAN)
        await games.append_moves(tx.connection, [extra])
    await plan_missing(world.services.context)
    await plan_missing(world.services.context)  # another process: no second job
    done: list[int] = []
    while not done or done[-1]:
        done.append(await world.services.jobs.run_due())
        world.clock.advance(1)
    assert done == [1 + len(MIXED), 0]
    async with world.services.context.read() as connection:
        assert await statistics.games_without_results(connection) == [broken]
        assert not await jobs.planned_games(connection, JOB)
    before = await derived(world)
    assert len({one[0] for one in before["results"]}) == len(MIXED)
    assert await world.services.statistics.rebuild(SERVER) == len(MIXED)
    assert await derived(world) == before


async def test_no_job_is_planned_where_all_is_noted(world: World) -> None:
    await noted(world, game_of())
    await plan_missing(world.services.context)
    async with world.services.context.read() as connection:
        assert not await jobs.planned_games(connection, JOB)
