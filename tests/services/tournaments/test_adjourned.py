"""A table with an end of its own: the rounds go on, and it counts as a tie until it is over."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from services.facts.tournament_acts import Act
from services.facts.tournaments import Match, Tournament
from services.tournaments.files.checking import findings
from services.tournaments.scores import totals
from store import tables
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE
from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import by_chance, setup

WHY = "an operation"


async def adjourn(
    world: TournamentWorld, tournament: Tournament, match: Match, ends: int
) -> Tournament:
    services = world.services.tournaments
    where = {"stage": match.stage, "round": match.round, "number": match.number}
    act = Act("adjourn", WHY, ends=ends, **where)  # type: ignore[arg-type]
    _, number = await services.prepare(tournament.id, EVE, act)
    return (await services.confirm(tournament.id, EVE, number)).tournament


async def end_of(world: TournamentWorld, match: Match) -> int | None:
    async with world.services.context.read() as connection:
        row = await tables.table(connection, match.tables[-1])
    return None if row is None else row.ends_at


async def test_an_adjourned_table_holds_nobody_up(world: TournamentWorld) -> None:
    """Half a point each meanwhile; its lords play on, and then its result counts."""
    tournament = await world.begun(4, rounds=2, round=7 * DAY)
    match, other = tournament.rounds[0].matches
    winner, loser = match.entries
    ends = tournament.rounds[0].ends + 5 * DAY
    after = await adjourn(world, tournament, match, ends)
    assert await end_of(world, match) == ends
    half = Fraction(3, 2)
    await world.finish_match(other, {entry: 50 - entry for entry in other.entries})
    assert totals(await world.tournament(tournament.id), 1)[winner] == half
    await world.to(after.rounds[0].ends)
    after = await world.tournament(tournament.id)
    assert len(after.rounds) == 2
    assert await end_of(world, match) == ends
    await world.services.tournaments.do(tournament.id, EVE, Act("pause", "A moment"))
    world.clock.advance(HOUR)
    await world.services.tournaments.do(tournament.id, EVE, Act("resume", "On"))
    moved = (await world.tournament(tournament.id)).rounds[0].matches[0]
    assert (moved.adjourned, await end_of(world, match)) == (ends + HOUR, ends + HOUR)
    await world.finish_match(moved, {winner: 60, loser: 40})
    after = await world.tournament(tournament.id)
    done = after.rounds[0].matches[0]
    assert (done.over, done.adjourned, done.tied) == (True, None, 2)
    assert [(one.entry, one.place) for one in done.games[0].scores] == [(winner, 1), (loser, 2)]
    assert totals(after, 1)[winner] == 2


async def test_a_stage_waits_for_its_adjourned_tables(world: TournamentWorld) -> None:
    """Its last round is over, but the result is not known; calling it off stops the game."""
    for end in ("played", "ruled", "cancelled"):
        tournament = await world.begun(2, rounds=1, round=DAY, name=end)
        (match,) = tournament.rounds[0].matches
        await adjourn(world, tournament, match, tournament.rounds[0].ends + 3 * DAY)
        await world.to(tournament.rounds[0].ends + HOUR)
        waits = await world.tournament(tournament.id)
        assert (waits.rounds[0].ended is not None, waits.stages[0].ended) == (True, None)
        services, one = world.services.tournaments, match.entries[0]
        if end == "played":
            await world.finish_match(match, {entry: 50 - entry for entry in match.entries})
        elif end == "ruled":
            places = tuple((entry, 1 + (entry != one)) for entry in match.entries)
            await services.do(tournament.id, EVE, Act("result", WHY, number=1, places=places))
        else:
            await services.do(tournament.id, EVE, Act("cancel", WHY))
        await world.services.jobs.run_due()
        after = await world.tournament(tournament.id)
        assert (after.closes is not None or after.phase != "running") is True
        if end != "played":
            assert (await world.game_of(match.tables[-1])).ending == "stopped"


async def test_what_can_not_be_adjourned(world: TournamentWorld) -> None:
    """Where somebody has to go on, where others have the same draw; too soon, or over."""
    services = world.services.tournaments
    for chosen in ({"format": "single", "rounds": 0}, {"duplicate": True}, {"games": 3}):
        tournament = await world.begun(2, **chosen)
        ends = tournament.rounds[0].ends + DAY
        act = Act("adjourn", WHY, number=1, ends=ends)
        await refused("cup_act_adjourn", services.preview(tournament.id, EVE, act))
    tournament = await world.begun(2)
    soon = Act("adjourn", WHY, number=1, ends=world.clock.now() + 60)
    await refused("cup_act_soon", services.preview(tournament.id, EVE, soon))
    far = Act("adjourn", WHY, number=1, ends=tournament.rounds[0].ends + 99 * DAY)
    await refused("cup_act_hours", services.preview(tournament.id, EVE, far))


def test_whoever_checks_an_event_knows_until_when_a_table_was_a_tie() -> None:
    """Rounds paired meanwhile followed from the tie."""
    rng = Random("adjourned")
    made, results = Held(setup(rounds=4), 8, rng), by_chance(rng)
    waiting: list[Match] = []
    exports: list[dict[str, Any]] = []

    def meanwhile() -> None:
        number = len(made.tournament.rounds)
        if waiting and waiting[0].round + 2 <= number:
            match = waiting.pop()
            exports.append(made.export())
            made.game(replace(match, games=()), results(match))
        if made.open and number <= 2 and not waiting:
            match = made.open[0]
            where = {"stage": 1, "round": match.round, "number": match.number}
            made.write("adjourned", {**where, "ends": 9, "reason": WHY})
            waiting.append(made.match(match.round, match.number))
            made.end_rounds()

    made.to_the_end(rng, meanwhile, results)
    whole = made.export()
    tied = [table.get("tied_until") for one in whole["rounds"] for table in one["tables"]]
    assert [one for one in tied if one] == [3]
    for document in (*exports, whole):
        assert [one.what for one in findings(document) if not one.right] == []
