"""What happens to a tournament while its next step is being computed, and two processes at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from processes import Result
from services.facts.tournaments import Match, Tournament
from services.tournaments.core import table_creation
from services.tournaments.core.table_assignment import assign_tables
from services.tournaments.core.table_creation import table_name
from store import games, tables
from store import tournaments as rows
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import SERVER


async def test_who_leaves_while_their_round_is_paired_is_not_in_it(
    world: TournamentWorld,
) -> None:
    """What was computed for a tournament that has changed is thrown away, and computed again."""
    tournament = await world.begun(6)
    await world.finish_round(tournament.id)
    left = Counter[str]()

    async def slowly(function: Callable[..., Result], /, *given: Any) -> Result:
        found = function(*given)
        if function is assign_tables and not left["dropped"]:
            left["dropped"] += 1
            gone = {"entry": 2, "stage": 1, "round": 1}
            await world.events(tournament.id, ("dropped", gone))
        return found

    world.services.context.compute = slowly
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    second = tournament.rounds[1]
    assert left["dropped"] == 1
    sitting = [entry for match in second.matches for entry in match.entries]
    assert sorted([*sitting, *second.byes]) == [1, 3, 4, 5, 6]
    async with world.services.context.read() as connection:
        drawn = await rows.tables_of(connection, tournament.id, 1, 2)
    assert [row.table_id for row in drawn] == [match.tables[0] for match in second.matches]


async def test_who_comes_late_is_in_the_next_round(world: TournamentWorld) -> None:
    """Not in the one that is on; the rounds before count as nothing."""
    tournament = await world.begun(4, late=2)
    tournament = await world.enter(tournament.id, 1, first=2)
    assert (tournament.entry(5).state, tournament.entry(5).first) == ("in", 2)
    await world.finish_round(tournament.id)
    await world.to(tournament.rounds[0].ends)
    tournament = await world.tournament(tournament.id)
    second = tournament.rounds[1]
    sitting = [entry for match in second.matches for entry in match.entries]
    assert sorted([*sitting, *second.byes]) == [1, 2, 3, 4, 5]


async def test_two_processes_make_each_round_and_table_once(world: TournamentWorld) -> None:
    """They share nothing but the database: whatever one computes, the other has done meanwhile."""
    tournament = await world.publish(rounds=2, capacity=6, checkin=False)
    await world.enter(tournament.id, 6)
    other = TournamentWorld(world.path, "other")
    other.clock = world.clock
    await other.restart()

    async def second(function: Callable[..., Result], /, *given: Any) -> Result:
        found = function(*given)
        await other.services.jobs.run_due()
        return found

    world.services.context.compute = second
    await world.to(tournament.start)
    for _ in range(2):
        tournament = await world.finish_round(tournament.id)
        await world.to(tournament.next_begins or 0)
    tournament = await world.tournament(tournament.id)
    assert tournament.phase == "over"
    async with world.services.context.read() as connection:
        kinds = Counter(row.kind for row in await rows.events(connection, tournament.id))
        made = await tables.tables_of_server(connection, SERVER, "over")
        played = await games.games_of_tables(connection, [table.id for table in made])
    assert (kinds["paired"], kinds["table"], kinds["result"], kinds["round_ended"]) == (2, 6, 6, 2)
    assert [len(found) for found in played.values()] == [1] * 6
    await other.close()


async def test_a_table_that_cannot_be_made_holds_no_other_up(world: TournamentWorld) -> None:
    """It is tried again later, and the round goes on meanwhile."""
    tournament = await world.publish(capacity=6, checkin=False)
    await world.enter(tournament.id, 6)

    def named(found: Tournament, match: Match, slot: int) -> str:
        if match.number == 2:
            raise LookupError("a defect")
        return table_name(found, match, slot)

    with patch.object(table_creation, "table_name", named):
        world.clock.advance(tournament.start - world.clock.now())
        await world.services.jobs.run_due()
        tournament = await world.tournament(tournament.id)
        assert [len(match.tables) for match in tournament.rounds[0].matches] == [1, 0, 1]
    await world.to(world.clock.now() + 600)
    tournament = await world.tournament(tournament.id)
    assert [len(match.tables) for match in tournament.rounds[0].matches] == [1, 1, 1]
