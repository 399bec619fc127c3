"""What is not done at a tournament's table by its lords or by strangers: its organizers decide
there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from cogs.settings import absence_screens
from services.facts import Press
from services.facts.games import GameFact, Proposal
from services.facts.tables import Pace, Setup
from tests.cogs.scenes import EN, accept, said
from tests.helpers import tournament_tables
from tests.helpers.refusals import refused
from tests.helpers.tournament_tables import HOUR
from tests.helpers.world import ANN, BEN, CARA, PEOPLE, World

Try = Callable[[World, GameFact], Awaitable[object]]
TWO = Setup(box="discovery", lords=2, pace=Pace("turn"))
TRIES: dict[str, Try] = {
    "abort": lambda world, game: world.services.play.propose(
        Press(game.id, ANN), Proposal("abort")
    ),
    "pause": lambda world, game: world.services.play.propose(
        Press(game.id, ANN), Proposal("pause")
    ),
    "resume": lambda world, game: world.services.play.resume(Press(game.id, ANN)),
    "replace": lambda world, game: world.services.play.propose(
        Press(game.id, ANN), Proposal("replace", seat=2)
    ),
    "take a seat": lambda world, game: world.services.play.take_seat(game.id, CARA),
    "join": lambda world, game: world.services.tables.join(game.table.id, CARA),
    "leave": lambda world, game: world.services.tables.leave(game.table.id, ANN),
    "invite": lambda world, game: world.services.tables.invite(game.table.id, ANN, [CARA]),
    "close": lambda world, game: world.services.tables.close(game.table.id, ANN),
    "open again": lambda world, game: world.services.tables.open_again(game.table.id, ANN),
    "rematch": lambda world, game: world.services.tables.rematch(game.id, ANN),
}


@pytest.mark.parametrize("what", TRIES)
async def test_what_only_organisers_decide_is_refused(world: World, what: str) -> None:
    """With the name of the tournament whose they are; nothing changes."""
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    await tournament_tables.hold(world, game)
    if what == "take a seat":
        await world.services.play.resign(game.id, BEN)
    before = await world.services.play.game(game.id)
    error = await refused("cup_table", TRIES[what](world, game))
    assert error.data == {"cup": "Autumn Cup"}
    assert await world.services.play.game(game.id) == before


async def test_the_menu_offers_nothing_of_it(world: World) -> None:
    """Giving up, more time and the own turn remain."""
    game = await tournament_tables.begin(world, TWO, (ANN, BEN))
    waiting = next(one for one in (ANN, BEN) if one.id != _on_turn(game))
    outside = await world.services.play.menu(game.id, waiting)
    assert outside.pause
    await tournament_tables.hold(world, game)
    menu = await world.services.play.menu(game.id, waiting)
    assert (menu.pause, menu.replaceable) == (False, ())
    assert menu.hours > 0


async def test_more_time_ends_with_the_round(world: World) -> None:
    """Two hours more are in it, or none at all."""
    for rest, hours in ((26 * HOUR, 2), (24 * HOUR, 0)):
        game = await tournament_tables.begin(world, TWO, (ANN, BEN))
        ends = world.clock.now() + rest
        await tournament_tables.hold(world, game, ends=ends)
        other = next(one for one in (ANN, BEN) if one.id != _on_turn(game))
        assert (await world.services.play.menu(game.id, other)).hours == hours
        if hours:
            await world.services.play.propose(Press(game.id, other), Proposal("time", hours=hours))
            clock = (await world.services.play.game(game.id)).clock
            assert clock is not None
            assert clock.deadline == ends
        else:
            await refused(
                "time_enough",
                world.services.play.propose(Press(game.id, other), Proposal("time", hours=1)),
            )


@pytest.mark.parametrize("vacation", [True, False], ids=["honored", "not honored"])
async def test_whoever_is_away_is_told_what_becomes_of_their_tournaments(
    world: World, vacation: bool
) -> None:
    """If the clock waits, the round does not; if it does not, the tournament is named, once."""
    game = await tournament_tables.begin(world, replace(TWO, vacation=vacation), (ANN, BEN))
    outside = await tournament_tables.begin(world, TWO, (ANN, CARA))
    await tournament_tables.hold(world, game)
    today = await world.services.absences.today(ANN)
    fact = await world.services.absences.announce(ANN, today, today)
    own = (game.table.name,) if vacation else ()
    assert sorted(fact.waiting) == sorted((*own, outside.table.name))
    assert fact.playing_on == (() if vacation else ("Autumn Cup",))
    assert fact.rounds == (("Autumn Cup",) if vacation else ())
    shown = absence_screens.announced(fact, EN)
    accept(shown)
    assert ("the rounds end when they end" in said(shown)) == vacation
    assert (await world.services.absences.of(CARA)).playing_on == ()


def _on_turn(game: GameFact) -> int:
    assert game.seat_on_turn is not None
    return PEOPLE[game.seat_on_turn.user or 0].id
