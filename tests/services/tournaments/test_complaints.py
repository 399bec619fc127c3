"""What players complain of in other places' tournaments (docs/complaints.md)."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.draws import Stream, seal
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Entry, Tournament
from services.tournaments import scores
from services.tournaments.core import directory, repository
from services.tournaments.core.links import hashed
from services.tournaments.files.checking import findings
from services.tournaments.formats import RoundPlan, next_round
from services.tournaments.pairing import pair, pairing_request
from store import tournament_posts
from tests.helpers.tournaments import DAY, TournamentWorld, lord
from tests.helpers.world import EVE, SERVER
from tests.services.tournaments.from_the_page import is_sealed

WHY = "Once more"

ROUND = 7 * DAY
SHORT = Setup("discovery", 2, takeback=False, pace=NO_LIMIT)
SOON = 15 * 60
"""The autopilot has ended what was left of a round by then."""


async def called(world: TournamentWorld, tournament: Tournament, what: str) -> list[list[int]]:
    """Return the entries that were called for something, message by message."""
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("call",))
    return [sorted(row.data["entries"]) for row in rows if row.data["what"] == what]


def at_tables(tournament: Tournament, number: int) -> set[int]:
    """Return the entries that sit at the tables of a round, of the last stage."""
    return {entry for match in tournament.rounds[number - 1].matches for entry in match.entries}


async def test_in_an_elimination_the_absent_are_played_for_and_the_better_kingdom_goes_on(
    world: TournamentWorld,
) -> None:
    """Nobody plays a turn, and yet no lot decides: who goes on has the higher place there."""
    tournament = await world.begun(3, format="single", size=2, rounds=0, table=SHORT)
    await world.to(tournament.start + ROUND + SOON)
    tournament = await world.tournament(tournament.id)
    first = tournament.rounds[0]
    assert first.ended is not None
    assert first.ended - first.ends < SOON
    best = set(first.byes)
    for match in first.matches:
        (game,) = match.games
        assert min(score.total for score in game.scores) > 0
        best |= {score.entry for score in game.scores if score.place == 1}
    assert at_tables(tournament, 2) <= best


async def test_a_round_does_not_wait_for_a_table_of_two_who_were_disqualified(
    world: TournamentWorld,
) -> None:
    """The next round comes at its date, with everybody else."""
    tournament = await world.begun(4, rounds=2, table=SHORT)
    out, other = tournament.rounds[0].matches[0], tournament.rounds[0].matches[1]
    await world.finish_match(other, {other.entries[0]: 50, other.entries[1]: 40})
    for entry in out.entries:
        act = Act("expel", "they were one person", user=lord(entry).id)
        await world.services.tournaments.do(tournament.id, EVE, act)
    await world.to(tournament.start + ROUND + SOON)
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].ended is not None
    assert at_tables(tournament, 2) == set(other.entries)
    assert tournament.rounds[1].ends == tournament.start + 2 * ROUND


async def test_leaving_and_coming_back_earns_no_points(world: TournamentWorld) -> None:
    """The round between counts nothing, and a second bye goes to somebody else."""
    tournament = await world.begun(5, rounds=4, table=SHORT)
    (free,) = tournament.rounds[0].byes
    await world.services.tournaments.leave(tournament.id, lord(free))
    for number in (1, 2):
        await world.finish_round(tournament.id)
        if number == 2:
            await world.services.tournaments.rejoin(tournament.id, lord(free))
        await world.to(tournament.rounds[-1].ends)
        tournament = await world.tournament(tournament.id)
    assert [free in at_tables(tournament, number) for number in (1, 2, 3)] == [False, False, True]
    assert tournament.rounds[2].byes
    assert free not in tournament.rounds[2].byes
    points = next(one for one in scores.explain(tournament, 1, free) if one.what == "points")
    assert [(term.what, term.value) for term in points.terms] == [
        ("bye", scores.bye(tournament.setup)),
        ("absent", Fraction()),
    ]


async def test_only_those_who_play_are_called_to_a_round(world: TournamentWorld) -> None:
    """Neither who is out of an elimination, nor who has a bye."""
    tournament = await world.begun(5, format="single", size=2, rounds=0, table=SHORT)
    while tournament.phase == "running":
        await world.finish_round(tournament.id)
        await world.to(tournament.rounds[-1].ends)
        tournament = await world.tournament(tournament.id)
    playing = [sorted(at_tables(tournament, one.number)) for one in tournament.rounds]
    assert await called(world, tournament, "paired") == playing
    assert [len(some) for some in playing] == [2, 4, 2]


async def test_the_draw_and_a_pairing_follow_from_the_published_seed(
    world: TournamentWorld,
) -> None:
    """As docs/organisers.md tells anybody to check it."""
    tournament = await world.begun(7, rounds=3, size=4, table=Setup(lords=4))
    assert tournament.seed is not None
    assert seal(bytes.fromhex(tournament.seed)) == tournament.seal
    key = bytes.fromhex(tournament.seed)

    def lot(entry: Entry) -> int:
        return Stream(key, f"lot:{entry.number}").below(1 << 32)

    drawn = tuple(one.number for one in sorted(tournament.taking_part, key=lot))
    assert tournament.stages[0].entries == drawn
    begun = replace(tournament, rounds=())
    paired = pair(pairing_request(begun, 1, 1, drawn, {}, seed=tournament.rounds[0].seed))
    found = [sorted(match.entries) for match in tournament.rounds[0].matches]
    assert [sorted(table) for table in paired.tables] == found
    assert [len(table) for table in found] == [4, 3]
    assert seal(bytes.fromhex(tournament.rounds[0].seed or "")) == tournament.seed


async def test_an_event_of_an_earlier_release_goes_on_by_its_one_seed(
    world: TournamentWorld,
) -> None:
    tournament = await world.begun(5, rounds=2, links=False)
    tournament = await world.finish_round(tournament.id)
    await world.to(tournament.next_begins or 0)
    tournament = await world.finish_round(tournament.id)
    assert (tournament.phase, {one.seed for one in tournament.rounds}) == ("over", {None})
    _, data = await world.services.tournaments.export(tournament.id, EVE, "json")
    assert [one.what for one in findings(json.loads(data)) if not one.right] == []


async def test_nobody_computes_a_pairing_before_it_is_made(world: TournamentWorld) -> None:
    """What is public before it leads to another one; so it does once it was undone."""
    tournament = await world.begun(16, rounds=3)
    tournament = await world.finish_round(tournament.id)
    known = (tournament.seed or "", tournament.rounds[0].seed or "")
    plans = [next_round(tournament, 0, seed, scores.standings) for seed in known]
    await world.to(tournament.next_begins or 0)
    tournament = await world.tournament(tournament.id)
    second = tournament.rounds[1]
    assert hashed(second.seed or "", 2) == tournament.seed
    paired = {frozenset(match.entries) for match in second.matches}
    for plan in plans:
        assert isinstance(plan, RoundPlan)
        assert {frozenset(table.entries) for table in plan.tables} != paired
    undone = (
        await world.services.tournaments.do(tournament.id, EVE, Act("unpair", WHY))
    ).tournament
    seeds = (*known, second.seed or "")
    plans = [next_round(undone, 0, seed, scores.standings) for seed in seeds]
    await world.services.tournaments.do(tournament.id, EVE, Act("pair", WHY))
    again = (await world.tournament(tournament.id)).rounds[1]
    assert (again.link, hashed(again.seed or "", 3)) == (3, tournament.seed)
    paired = {frozenset(match.entries) for match in again.matches}
    for plan in plans:
        assert isinstance(plan, RoundPlan)
        assert {frozenset(table.entries) for table in plan.tables} != paired
    _, data = await world.services.tournaments.export(tournament.id, EVE, "json")
    whole = json.loads(data)
    assert [one.what for one in findings(whole) if not one.right] == []
    assert is_sealed(whole)
    for other in (0, 1, 2, 4, 10**9):
        whole["rounds"][1]["link"] = other
        wrong = [one.what for one in findings(whole) if not one.right]
        assert "stage 1, round 2: its seed" in wrong
        assert not is_sealed(whole)


@pytest.mark.parametrize("left", [False, True])
async def test_an_exchange_changes_nothing_else_but_steers_nothing_either(
    world: TournamentWorld, left: bool
) -> None:
    """It is paired with the same seed, unless somebody left while a pause held it up."""
    tournament = await world.begun(8, rounds=3)
    one = tournament.rounds[0]
    (first, *_), (second, *_) = (match.entries for match in one.matches[:2])
    do = world.services.tournaments.do
    await do(tournament.id, EVE, Act("swap", WHY, entries=(first, second)))
    await do(tournament.id, EVE, Act("pause", WHY))
    if left:
        await world.services.tournaments.leave(tournament.id, lord(one.matches[2].entries[0]))
    await do(tournament.id, EVE, Act("resume", WHY))
    await world.services.jobs.run_due()
    again = (await world.tournament(tournament.id)).rounds[0]
    assert (again.seed != one.seed, again.link) == (left, 1 + left)


async def test_what_is_over_and_out_of_sight_is_not_read(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever types looks into no log of hundreds, but finds what was their own."""
    blind = replace(lord(2), server=SERVER, sees=lambda _: False)
    tournament = await world.begun(2)
    await world.services.tournaments.do(tournament.id, EVE, Act("cancel", "No time"))
    for number in range(20):
        over = await world.publish(name=f"Cup {number}")
        await world.services.tournaments.do(over.id, EVE, Act("cancel", "No time"))
    going_on = await world.publish(name="Going on")
    await world.services.tournaments.enter(going_on.id, lord(2))
    read = []

    async def load_row(*args: Any) -> Tournament:
        read.append(args[-1].id)
        return await repository.load_row(*args)

    monkeypatch.setattr(directory, "load_row", load_row)
    found = await world.services.tournaments.names(SERVER, blind)
    assert {one.id for one in found} == {going_on.id}
    assert (await world.services.tournaments.find(blind, SERVER, 0, tournament.setup.name)).id
    host = replace(EVE, server=SERVER, sees=lambda _: False)
    assert {one.id for one in await world.services.tournaments.names(SERVER, host)}
    assert set(read) <= {going_on.id, tournament.id}
