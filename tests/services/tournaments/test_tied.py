"""Tied tables of eliminations and finals over the database: further games, and the round's end."""

from __future__ import annotations

import hashlib
import json
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import delete

from services.facts import Refused
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Match, Tournament
from services.tournaments.files.checking import findings
from store import schema, tables, tournaments
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE

WEEK = 7 * DAY


async def final_of(world: TournamentWorld, **changes: Any) -> tuple[Tournament, Match]:
    tournament = await world.begun(2, **{"format": "single", "round": WEEK, **changes})
    return tournament, tournament.rounds[-1].matches[0]


async def wrong(world: TournamentWorld, tournament: Tournament) -> list[str]:
    """Return what the checker finds wrong with an event."""
    _, data = await world.services.tournaments.export(tournament.id, EVE, "json")
    return [one.what for one in findings(json.loads(data)) if not one.right]


async def tie(world: TournamentWorld, match: Match, **options: Any) -> None:
    await world.finish_match(match, dict.fromkeys(match.entries, 40), **options)


async def test_a_tied_final_is_played_again_from_the_draw_that_was_sealed(
    world: TournamentWorld,
) -> None:
    """At a table of its own in the same round; whoever chose second before chooses first."""
    tournament, match = await final_of(world)
    await tie(world, match)
    tournament = await world.tournament(tournament.id)
    (match,) = tournament.rounds[0].matches
    assert (match.over, match.slots) == (False, (1, 2))
    assert tournament.phase == "running"
    async with world.services.context.read() as connection:
        rows = await tournaments.tables_of(connection, tournament.id, 1, 1)
        table = await tables.table(connection, match.tables[1])
    assert table is not None
    assert table.name == "Autumn Cup R1 T1 G2"
    seeds = [row.seed for row in rows]
    assert hashlib.sha256(bytes.fromhex(seeds[0])).hexdigest() == match.seal
    for seed, after in pairwise(seeds):
        assert hashlib.sha256(bytes.fromhex(after)).hexdigest() == seed
    game = await world.game_of(match.tables[1])
    first = match.seated[1][game.seat_on_turn.seat - 1] if game.seat_on_turn else None
    assert first == match.order[1]
    await world.finish_match(match, {match.entries[0]: 10, match.entries[1]: 11})
    tournament = await world.tournament(tournament.id)
    assert tournament.phase == "over"
    assert tournament.places[0] == match.entries[1]
    assert await wrong(world, tournament) == []


@pytest.mark.parametrize(("left", "moved"), [(5 * DAY, 0), (2 * DAY, 36 * HOUR), (0, WEEK // 2)])
async def test_a_further_game_has_half_of_a_rounds_time(
    world: TournamentWorld, left: int, moved: int
) -> None:
    """The round's end moves if less is left: also if it was the end that brought the tie."""
    tournament, match = await final_of(world)
    ends = tournament.rounds[0].ends
    world.clock.advance(ends - left - world.clock.now())
    await tie(world, match)
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].ends == ends + moved
    async with world.services.context.read() as connection:
        rows = [
            await tables.table(connection, one) for one in tournament.rounds[0].matches[0].tables
        ]
    assert {row.ends_at for row in rows if row} == {ends + moved}
    assert tournament.next_begins == ends + moved


async def test_a_round_paired_without_further_games_has_them_all_the_same(
    world: TournamentWorld,
) -> None:
    """As an earlier release paired it, with a draw for each planned game only."""
    tournament, match = await final_of(world)
    async with world.services.context.write() as tx:
        await tx.connection.execute(delete(schema.cup_tables).where(schema.cup_tables.c.slot > 1))
    await tie(world, match)
    (match,) = (await world.tournament(tournament.id)).rounds[0].matches
    assert (match.over, match.slots) == (False, (1, 2))


async def test_lots_decide_at_once_where_the_set_up_says_so(world: TournamentWorld) -> None:
    tournament, match = await final_of(world, decider="lot")
    await tie(world, match)
    assert (await world.tournament(tournament.id)).phase == "over"


async def test_a_ruling_may_tie_a_table_only_while_it_can_be_played_out(
    world: TournamentWorld,
) -> None:
    tournament = await world.begun(4, format="single", round=WEEK)
    match, other = tournament.rounds[0].matches
    await tie(world, other)
    ruled = Act(
        "result",
        "Counted wrongly",
        round=1,
        number=1,
        totals=tuple((one, 9) for one in match.entries),
    )
    effect = await world.services.tournaments.preview(tournament.id, EVE, ruled)
    assert not effect.decides
    await world.services.tournaments.do(tournament.id, EVE, ruled)
    await world.services.jobs.run_due()
    tournament = await world.finish_round(tournament.id)
    assert tournament.rounds[0].ended is not None
    assert [match.slots for match in tournament.rounds[0].matches] == [(1, 2), (1, 2)]
    again = Act("result", "So", round=1, number=1, slot=2, totals=ruled.totals)
    with pytest.raises(Refused, match="cup_act_tied"):
        await world.services.tournaments.preview(tournament.id, EVE, again)


async def test_those_who_share_third_place_both_have_it(world: TournamentWorld) -> None:
    tournament = await world.begun(4, format="single")
    for _ in range(2):
        await world.finish_round(tournament.id)
        await world.to((await world.tournament(tournament.id)).rounds[-1].ends)
    tournament = await world.tournament(tournament.id)
    assert tournament.ranks == (1, 2, 3, 3)
    async with world.services.context.read() as connection:
        rows = await tournaments.lords(connection, tournament.id)
    assert sorted(row.place or 0 for row in rows) == [1, 2, 3, 3]


async def test_a_tied_dynasty_is_followed_by_a_single_game(world: TournamentWorld) -> None:
    table = Setup(takeback=False, pace=NO_LIMIT, dynasty=True)
    tournament, match = await final_of(world, table=table)
    for _ in range(3):
        await tie(world, match)
        await world.to(world.clock.now() + HOUR)
    (match,) = (await world.tournament(tournament.id)).rounds[0].matches
    assert (match.slots, match.over) == ((1, 4), False)
    assert not (await world.services.tables.table(match.tables[1])).setup.dynasty
    await world.finish_match(match, {1: 5, 2: 6})
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.places) == ("over", (2, 1))
    assert await wrong(world, tournament) == []


async def test_a_corrected_first_game_may_make_further_ones_needless(
    world: TournamentWorld,
) -> None:
    """They stay where they are, break no tie any more, and the checker accepts them."""
    tournament, match = await final_of(world, protest=DAY)
    await tie(world, match)
    (match,) = (await world.tournament(tournament.id)).rounds[0].matches
    await world.finish_match(match, {1: 5, 2: 6})
    act = Act("result", "Counted wrongly", round=1, number=1, slot=1, totals=((1, 50), (2, 40)))
    await world.services.tournaments.do(tournament.id, EVE, act)
    await world.to(world.clock.now() + 2 * DAY)
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.places) == ("over", (1, 2))
    assert await wrong(world, tournament) == []
