"""Leaving is never free: who gave up or lost the seat while somebody sat on longer is rated so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ai import greedy, whole_turn
from services.core.live_games import load
from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.tables import Pace, Setup
from services.outbox.announcements import Now
from services.play.vote_outcomes import lose_seat
from services.records import outcome, pseudonym
from services.state.table_facts import table_row
from services.statistics.rating import NEW, rate
from store import people
from tests.helpers import tournament_tables
from tests.helpers.passing import pass_time
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, EVE, SERVER, World
from tests.services.statistics.shelf import derived
from tests.store.builders import steps_of

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the autopilot not look ahead: what it plays does not matter here."""
    monkeypatch.setattr(
        "services.play.autopilot.whole_turn", lambda game, _: whole_turn(game, greedy)
    )


async def begun(world: World, lords: int, **options: object) -> int:
    """Begin a game with a day a turn in which two missed turns cost the seat; play four turns."""
    pace = Pace("turn", turn=DAY)
    setup = Setup(lords=lords, pace=pace, missed=2, **options)  # type: ignore[arg-type]
    game = (await world.start(setup)).id
    for _ in range(4):
        await world.quickly(game)
    return game


async def resign(world: World, game: int, *leaving: Person) -> None:
    """Have lords give up one after another, all in the same second."""
    for person in leaving:
        await world.services.play.resign(game, person)


async def agree(world: World, game: int, *lords: Person) -> None:
    """End a game by agreement of the lords who are left."""
    asked, *others = lords
    vote = await world.services.play.propose(Press(game, asked), Proposal("abort"))
    for other in others:
        await world.services.play.answer_vote(vote.id, other, agree=True)


async def lowered(world: World, game: int) -> list[int]:
    """Return who was rated, each of them down; and what the record alone says is the same."""
    async with world.services.context.read() as connection:
        steps = await steps_of(connection, game)
        salt = (await people.server_settings(connection, SERVER)).get("salt", "")
    record = (await world.services.play.record(game, ANN)).text
    found = rate([outcome(record)]).book
    if steps:
        async with world.services.context.read() as connection:
            salt = (await people.server_settings(connection, SERVER))["salt"]
    assert {key[2]: (one.mu, one.sigma) for key, one in found.items()} == {
        pseudonym(salt, int(step.lord)): (step.mu, step.sigma) for step in steps
    }
    assert all(step.mu < NEW.mu for step in steps)
    return sorted(int(step.lord) for step in steps)


async def ending(world: World, game: int) -> str | None:
    """Return how a game ended."""
    return (await world.services.play.game(game)).ending


async def test_resigning_against_an_absent_winner_is_a_loss(world: World) -> None:
    """He loses his seat later, and the game ends deserted: he sat on longer."""
    game = await begun(world, 2)
    absent = await world.on_turn(game)
    other = BEN if absent == ANN else ANN
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    await resign(world, game, other)
    await pass_time(world, 12 * DAY)
    assert await ending(world, game) == "deserted"
    assert await lowered(world, game) == [other.id]


@pytest.mark.parametrize(("order", "rated"), [((ANN, BEN), [1]), ((BEN, ANN), [2])])
async def test_of_two_who_give_up_the_first_has_left(
    world: World, order: Sequence[Person], rated: list[int]
) -> None:
    game = await begun(world, 2)
    await resign(world, game, *order)
    assert await ending(world, game) == "deserted"
    assert await lowered(world, game) == rated


async def test_all_but_one_leaving_in_turn_have_left(world: World) -> None:
    """The last one has nobody to agree with, but may give up too."""
    game = await begun(world, 4)
    await resign(world, game, CARA, ANN, DAN)
    await refused("vote_alone", agree(world, game, BEN))
    await resign(world, game, BEN)
    assert await ending(world, game) == "deserted"
    assert await lowered(world, game) == [1, 3, 4]
    game = (await world.start(Setup(lords=4))).id
    await resign(world, game, CARA, ANN, DAN, BEN)
    assert await ending(world, game) == "deserted"
    async with world.services.context.read() as connection:
        assert [step.lord for step in await steps_of(connection, game)] == ["1", "3", "4"]


async def test_an_end_agreed_on_after_somebody_left_rates_who_left(world: World) -> None:
    game = await begun(world, 3)
    await resign(world, game, ANN)
    await agree(world, game, BEN, CARA)
    assert await lowered(world, game) == [1]
    profile = await world.services.statistics.profile(Person(2, "Ben", server=SERVER))
    assert (profile.games, profile.standings) == (0, ())
    profile = await world.services.statistics.profile(Person(1, "Ann", server=SERVER))
    assert profile.games == 1
    assert [(one.place, one.of) for one in profile.recent] == [(3, 3)]


async def test_an_end_that_all_agreed_on_rates_nobody(world: World) -> None:
    game = await begun(world, 3)
    await agree(world, game, ANN, BEN, CARA)
    assert not any((await derived(world)).values())


async def test_a_partner_who_sat_on_longer_is_not_rated(world: World) -> None:
    """In teams each lord leaves for themselves."""
    setup = Setup(box="royal_wedding", lords=6, teams=True)
    game = (await world.start(setup)).id
    seats = {seat.user: seat.seat for seat in (await world.services.play.game(game)).table.seats}
    await resign(world, game, ANN, EVE)
    rest = [one for one in (BEN, CARA, DAN) if one.id in seats]
    fay = Person(6, "Fay")
    await resign(world, game, fay, *rest)
    assert await ending(world, game) == "deserted"
    assert await lowered(world, game) == [1, 2, 3, 5, 6]


async def test_an_heir_sits_on_longer_too(world: World) -> None:
    """The first lord and the other have left; the heir, who was never rated, is not."""
    game = await begun(world, 2)
    await resign(world, game, ANN)
    await world.services.play.take_seat(game, CARA)
    await resign(world, game, BEN)
    await resign(world, game, CARA)
    assert await ending(world, game) == "deserted"
    assert await lowered(world, game) == [1, 2]


async def test_a_lord_replaced_without_a_missed_turn_has_not_left(world: World) -> None:
    """Whoever sits there then; and the others are rated as without that seat."""
    game = await begun(world, 3)
    context = world.services.context
    async with context.write() as tx:
        live = await load(context, tx.connection, game)
        fact = await world.services.play.game(game)
        row = await table_row(tx.connection, fact.table.id)
        now = await lose_seat(tx, Now(row, fact.table.seats, live), 1)
    context.keep(now.live)
    await world.services.play.take_seat(game, EVE)
    await resign(world, game, BEN)
    await agree(world, game, CARA, EVE)
    assert await lowered(world, game) == [2]


async def test_a_game_stopped_by_organizers_rates_who_had_left(world: World) -> None:
    """And where all have left a tournament's table, the last one has not."""
    two = Setup(lords=2, pace=Pace("turn", turn=DAY))
    first = await tournament_tables.begin(world, two, (ANN, BEN))
    await tournament_tables.hold(world, first)
    await resign(world, first.id, BEN, ANN)
    await pass_time(world, 2 * DAY)
    assert await ending(world, first.id) == "played"
    assert await lowered(world, first.id) == [2]


async def test_a_dynasty_is_left_for_each_of_its_games(world: World) -> None:
    """Who leaves in the second game was there in the first; the record of that stays the same."""
    game = (await world.start(Setup(lords=3, dynasty=True))).id
    await world.finish(game)
    before = (await world.services.play.record(game, ANN)).text
    world.clock.advance(300)
    await world.services.jobs.run_due()
    second = (await world.game_of((await world.services.play.game(game)).table.id)).id
    world.clock.advance(60)
    await resign(world, second, CARA)
    await agree(world, second, ANN, BEN)
    assert (await world.services.play.record(game, ANN)).text == before
    async with world.services.context.read() as connection:
        assert [step.lord for step in await steps_of(connection, second)] == ["3"]
        assert len(await steps_of(connection, game)) == 3


async def test_games_that_were_left_are_rebuilt_bit_for_bit(world: World) -> None:
    """With all the others, in the order in which they ended."""
    game = await begun(world, 3)
    await resign(world, game, ANN)
    await agree(world, game, BEN, CARA)
    world.clock.advance(60)
    other = (await world.start(Setup(lords=3))).id
    await resign(world, other, CARA, ANN, BEN)
    world.clock.advance(60)
    await world.finish((await world.start(Setup(lords=3))).id)
    found = await derived(world)
    assert await world.services.statistics.rebuild(SERVER) == 3
    assert await derived(world) == found
