"""How a lord's turns agree with a strong computer lord's: who may see it, and what is counted."""

from __future__ import annotations

from ai.review import Outlook, Review, ReviewedTurn
from services.facts import Person
from services.facts.fair_play import AgreementFact
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournaments import Match, Tournament
from store import games, reviews
from store.rows import MoveRow
from store.statistics_rows import ReviewRow
from tests.helpers.refusals import refused
from tests.helpers.tournaments import TournamentWorld, lord
from tests.helpers.world import World

PLAIN = Outlook((1.0, 1.0), (0.5, 0.5))
DISCOVERY = Setup("discovery", lords=2, takeback=False, pace=NO_LIMIT)


async def play(world: World, match: Match, *, turns: int = 100) -> int:
    """Play the game of a table to its end, or some turns; return it."""
    async with world.services.context.read() as connection:
        (row,) = await games.games_of_table(connection, match.tables[0])
    while turns and not (await world.services.play.game(row.id)).over:
        await world.quickly(row.id)
        turns -= 1
    await world.services.jobs.run_due()
    return row.id


async def played(world: TournamentWorld) -> tuple[Tournament, int]:
    """An event of two whose first game is over; and the game."""
    tournament = await world.begun(2, table=DISCOVERY)
    game = await play(world, tournament.rounds[0].matches[0])
    return await world.tournament(tournament.id), game


async def moves_of(world: World, game: int) -> list[MoveRow]:
    async with world.services.context.read() as connection:
        return await games.moves(connection, game)


async def reviewed(world: World, game: int, *, same: int, version: int = 0) -> None:
    """Keep a review in which the first few free turns of each seat are the best ones."""
    turns, counts = [], {1: 0, 2: 0}
    lines = {row.version: row.seat for row in await moves_of(world, game)}
    for step, seat in enumerate(lines.values(), 1):
        counts[seat] += 1
        found = ReviewedTurn(
            step, seat, seat, counts[seat] > 2, PLAIN, PLAIN, same=counts[seat] <= 2 + same
        )
        turns.append(found)
    fact = await world.services.play.game(game)
    made = ReviewRow(game, version or fact.version, 1, Review(tuple(turns), True).to_dict())
    async with world.services.context.write() as tx:
        await reviews.save_review(tx.connection, made)


async def seen(world: TournamentWorld, tournament: int, user: int) -> AgreementFact:
    return await world.services.tournaments.agreement(tournament, world.host, user)


async def test_turns_are_counted_once_a_game_is_reviewed(world: TournamentWorld) -> None:
    """Before, it waits; first choices and turns without a choice are not free, and don't count."""
    tournament, game = await played(world)
    before = await seen(world, tournament.id, lord(1).id)
    assert (before.waiting, before.games, before.turns) == ((game,), (), 0)
    await reviewed(world, game, same=4, version=1)
    assert (await seen(world, tournament.id, lord(1).id)).waiting == (game,), "of another version"
    await reviewed(world, game, same=4)
    found = await seen(world, tournament.id, lord(1).id)
    turns = {row.version for row in await moves_of(world, game)}
    assert found.waiting == ()
    assert (found.agreed, found.games[0].round) == (4, 1)
    assert found.turns == len(turns) // 2 - 2
    assert found.lord.user == lord(1).id


async def test_what_the_autopilot_played_is_not_counted(world: TournamentWorld) -> None:
    """It is a computer lord."""
    tournament = await world.begun(2, table=DISCOVERY)
    game = await play(world, tournament.rounds[0].matches[0], turns=6)
    await world.to(tournament.rounds[0].ends or 0)
    assert (await world.services.play.game(game)).over
    await reviewed(world, game, same=4)
    found = await seen(world, tournament.id, lord(1).id)
    assert found.turns < 4


async def test_only_organizers_who_do_not_play_see_it(world: TournamentWorld) -> None:
    """No player, nor a judge, nor an organizer who has an entry."""
    tournament, _ = await played(world)
    look = world.services.tournaments.agreement
    await refused("cup_not_organiser", look(tournament.id, lord(1), lord(2).id))
    await refused("cup_not_in_lord", look(tournament.id, world.host, 77))
    team = {"user": lord(2).id, "name": lord(2).name, "role": "organiser", "add": True}
    judge = {"user": 55, "name": "Judy", "role": "judge", "add": True}
    await world.events(tournament.id, ("team", team), ("team", judge))
    await refused("cup_fair_plays", look(tournament.id, lord(2), lord(1).id))
    await refused("cup_not_organiser", look(tournament.id, Person(55, "Judy"), lord(1).id))


async def test_a_draw_that_others_still_play_is_not_read(world: TournamentWorld) -> None:
    """A sealed game can be compared once the last table of its round is over."""
    tournament = await world.begun(4, table=DISCOVERY, duplicate=True)
    match = tournament.rounds[0].matches[0]
    user = tournament.entry(match.entries[0]).lords[0].user
    game = await play(world, match)
    assert (await world.services.play.game(game)).table.sealed
    assert (await seen(world, tournament.id, user)).waiting == ()
    await play(world, tournament.rounds[0].matches[1])
    assert (await seen(world, tournament.id, user)).waiting == (game,)
