"""Whoever is equal in points and all tie-breaks shares the place; no lot makes a winner."""

from __future__ import annotations

import json
from typing import Any

from services.facts.tournaments import Tournament
from services.tournaments import scores
from services.tournaments.files import checking
from services.tournaments.formats import lots
from services.tournaments.organizer.case import after_event
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import EVE


async def played(world: TournamentWorld, count: int, **changes: Any) -> Tournament:
    """Return an event whose first round was won 90:80 at every table."""
    tournament = await world.publish(size=2, rounds=1, checkin=False, capacity=8, **changes)
    await world.enter(tournament.id, count)
    await world.to(tournament.start)
    for match in (await world.tournament(tournament.id)).rounds[0].matches:
        await world.finish_match(match, dict(zip(match.entries, (90, 80), strict=True)))
    return await world.tournament(tournament.id)


async def test_equals_share_the_place_to_the_end(world: TournamentWorld) -> None:
    """In standings, podium, people's records and files, which the checker finds right."""
    tournament = await played(world, 4)
    await world.to(tournament.closes or 0)
    tournament = await world.tournament(tournament.id)
    winners = {match.entries[0] for match in tournament.rounds[0].matches}
    assert (tournament.phase, tournament.ranks) == ("over", (1, 1, 3, 3))
    assert set(tournament.places[:2]) == winners
    assert {one for one, place in tournament.best.items() if place == 1} == winners
    shown = scores.standings(tournament, 1)
    assert [line.place for line in shown.lines] == [1, 1, 3, 3]
    _, data = await world.services.tournaments.export(tournament.id, EVE, "json")
    document = json.loads(data)
    assert not [one for one in checking.findings(document) if not one.right]
    document["stages"][0]["ranks"][1] = 2
    assert [one for one in checking.findings(document) if not one.right]


async def test_only_who_goes_on_is_drawn(world: TournamentWorld) -> None:
    """Of the equals behind the winners; who stays behind has the place they shared."""
    tournament = await played(world, 6, final=2)
    await world.to(tournament.closes or 0)
    tournament = await world.tournament(tournament.id)
    winners = [match.entries[0] for match in tournament.rounds[0].matches]
    drawn = tuple(sorted(winners, key=lots(tournament).__getitem__)[:2])
    assert tournament.stages[0].through == drawn
    assert [line.place for line in scores.standings(tournament, 1).lines] == [1, 1, 1, 4, 4, 4]


async def test_what_ended_without_shared_places_stays_as_it_was(world: TournamentWorld) -> None:
    """An event of an earlier release, and its file."""
    tournament = await played(world, 4)
    order = scores.order(tournament, 1)
    ended = after_event(tournament, 1, "stage_ended", {"stage": 1, "order": order, "through": []})
    ended = after_event(ended, 1, "over", {"places": order})
    assert list(ended.ranked.values()) == [1, 2, 3, 4]
    assert [line.place for line in scores.standings(ended, 1).lines] == [1, 2, 3, 4]
    assert scores.final_ranks(ended, scores.final_places(ended)) == (1, 2, 3, 4)
    await world.to(tournament.closes or 0)
    _, data = await world.services.tournaments.export(tournament.id, EVE, "json")
    document = json.loads(data)
    document["stages"][0]["ranks"], document["ranks"] = [], [1, 2, 3, 4]
    for place, line in enumerate(document["standings"][0]["lines"], 1):
        line["place"] = place
    assert not [one for one in checking.findings(document) if not one.right]


async def test_equals_of_different_places_by_lot_share_theirs_across_groups(
    world: TournamentWorld,
) -> None:
    """A lot inside a group puts nobody behind somebody of another one."""
    tournament = await world.publish(
        format="groups", groups=2, through=1, final=2, size=2, checkin=False, capacity=8
    )
    await world.enter(tournament.id, 6)
    await world.to(tournament.start)
    while (tournament := await world.tournament(tournament.id)).stages[0].ended is None:
        for one in tournament.open_rounds:
            for match in one.matches:
                await world.finish_match(match, dict.fromkeys(match.entries, 50))
        await world.to(max(one.ends for one in tournament.rounds) + 1)
    assert set(tournament.stages[0].ranks) == {1}
    assert [line.place for line in scores.standings(tournament, 1, 1).lines] == [1, 1, 1]
    assert len(tournament.stages[0].through) == 2
