"""What is not done at a tournament's table by its lords or by strangers: its organizers decide
there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from cogs.settings import absence_screens
from cogs.tournaments import notifications
from services.facts import Press
from services.facts.games import GameFact, Proposal
from services.facts.tables import Pace, Setup
from services.facts.tournament_posts import Told
from services.tournaments.core.json_codec import event_from_row
from store import tournament_posts, tournaments
from tests.cogs.scenes import EN, accept, said
from tests.helpers import tournament_tables
from tests.helpers.refusals import refused
from tests.helpers.tournament_tables import HOUR
from tests.helpers.tournaments import TournamentWorld
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
    assert ("but the rounds do not" in said(shown)) == vacation
    assert (await world.services.absences.of(CARA)).playing_on == ()


def _on_turn(game: GameFact) -> int:
    assert game.seat_on_turn is not None
    return PEOPLE[game.seat_on_turn.user or 0].id


async def test_turns_taken_back_are_in_the_log(world: TournamentWorld) -> None:
    """Whoever judges sees what a table has agreed to; silence there is a no as anywhere."""
    chosen = Setup(box="discovery", lords=2, takeback=True, pace=Pace("turn", turn=6 * HOUR))
    tournament = await world.begun(2, rounds=1, table=chosen)
    (match,) = tournament.rounds[0].matches
    game = await world.game_of(match.tables[0])
    play, people = world.services.play, {1001: world.lord(1), 1002: world.lord(2)}
    await quickly(world, game.id, 5)
    fact = await play.game(game.id)
    asker, other = (seat for seat in fact.table.seats)
    if fact.may_take_back == asker.seat:
        asker, other = other, asker
    press = Press(game.id, people[asker.user or 0])
    vote = await play.propose(press, Proposal("takeback"))
    assert vote.state == "open"
    await play.answer_vote(vote.id, people[other.user or 0], agree=True)
    await world.services.jobs.run_due()
    async with world.services.context.read() as connection:
        (row,) = await tournaments.events_since(connection, tournament.id, "taken_back", 0)
        posted = await tournament_posts.posts_of(connection, tournament.id, ("log",))
    assert row.data == {
        "stage": 1,
        "round": 1,
        "number": 1,
        "entry": (asker.user or 0) - 1000,
        "turns": vote.get("turns"),
    }
    assert [post.ref for post in posted] == [row.ordinal]
    after = await world.tournament(tournament.id)
    line = notifications.logged(after, Told(event_from_row(row), None, None), EN)
    assert line.startswith("Table 1 of round 1 of 1 has agreed to take the last")


async def quickly(world: World, game: int, turns: int) -> None:
    for _ in range(turns):
        await world.quickly(game)
