"""Trophies of tournaments on profiles: who was among the best three of one that is over."""

from __future__ import annotations

from dataclasses import replace

from cogs.statistics import profile_screens
from services.facts.games import GameFact
from services.facts.statistics import ProfileFact, TournamentTrophy
from services.facts.tables import Setup
from services.facts.tournaments import Tournament
from tests.cogs.scenes import EN, LONG, accept, said
from tests.helpers.tournament_tables import act, begin, hold
from tests.helpers.world import ANN, BEN, PEOPLE, SERVER, World

FOUR = Setup(box="kingdomino", lords=4)


async def profile(world: World, number: int) -> ProfileFact:
    """A lord's own profile in the server."""
    return await world.services.statistics.profile(replace(PEOPLE[number], server=SERVER))


async def play_to_the_end(world: World, tournament: Tournament, game: GameFact) -> None:
    """Have the table of a tournament end: whoever never plays has no trophy."""
    scores = [
        {"entry": entry, "place": entry, "total": 50, "territory": 5, "crowns": 3}
        for entry in range(1, 5)
    ]
    where = {"stage": 1, "round": 1, "number": 1, "slot": 1, "over": True, "scores": scores}
    await act(world, tournament, "result", **where, game=game.id, table=game.table.id)


async def test_the_best_three_have_a_trophy(world: World) -> None:
    """Once it is over, in its server; who was disqualified has none, whatever their place."""
    game = await begin(world, FOUR, list(PEOPLE.values())[:4])
    tournament = await hold(world, game)
    assert (await profile(world, ANN.id)).tournaments == ()
    await play_to_the_end(world, tournament, game)
    await act(world, tournament, "expelled", entry=3, stage=1, round=1, reason="no")
    world.clock.advance(60)
    await act(world, tournament, "over", places=[2, 1, 3, 4])
    told = {number: (await profile(world, number)).tournaments for number in range(1, 5)}
    at = world.clock.now()
    assert told[1] == (TournamentTrophy(tournament.id, "Autumn Cup", 2, 4, at),)
    assert told[2] == (TournamentTrophy(tournament.id, "Autumn Cup", 1, 4, at),)
    assert told[3] == told[4] == ()
    elsewhere = await world.services.statistics.profile(replace(BEN, server=SERVER + 1))
    assert elsewhere.tournaments == ()


async def test_the_latest_come_first(world: World) -> None:
    """Of several."""
    won = []
    for _ in range(2):
        game = await begin(world, FOUR, list(PEOPLE.values())[:4])
        tournament = await hold(world, game)
        await play_to_the_end(world, tournament, game)
        world.clock.advance(60)
        await act(world, tournament, "over", places=[1, 2, 3, 4])
        won.append(tournament.id)
    assert [one.tournament for one in (await profile(world, 1)).tournaments] == won[::-1]


async def test_a_profile_says_so(world: World) -> None:
    """Beside the other trophies, or where there is nothing else; of many the latest five."""
    empty = await profile(world, 1)
    many = tuple(TournamentTrophy(at, LONG * 2, 1 + at % 3, 512, 1_800_000_000) for at in range(8))
    for fact in (empty, replace(empty, games=3)):
        shown = profile_screens.profile(replace(fact, tournaments=many), 1, EN, mine=True)
        accept(shown)
        assert "Winner of" in said(shown)
        assert "And 3 more tournaments." in said(shown)
    assert "Trophies" not in said(profile_screens.profile(empty, 1, EN, mine=True))
