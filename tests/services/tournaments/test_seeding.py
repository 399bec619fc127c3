"""Where entries begin: by lot, by their ratings at the start, or as the organizers say."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from services.facts import Refused
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from services.statistics.rating import Rating, shown
from services.tournaments.files.checking import findings
from store import statistics
from store.statistics_rows import RatingRow
from tests.helpers.tournaments import TournamentWorld, lord
from tests.helpers.world import EVE, SERVER
from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import by_chance, setup
from tests.services.tournaments.from_the_page import seeded

RATED = {1: (22.0, 2.0), 3: (31.0, 2.5), 4: (24.0, 1.0), 6: (40.0, 8.2)}
"""Means and deviations; the ladder sorts by the mean minus three deviations."""
LADDER = [3, 4, 1, 6]


async def rated(world: TournamentWorld, means: dict[int, tuple[float, float]]) -> None:
    rows = [
        RatingRow(
            SERVER, "kingdomino:2", "", str(lord(one).id), *rating, Rating(*rating).rank, 12, 5, 1
        )
        for one, rating in means.items()
    ]
    async with world.services.context.write() as tx:
        await statistics.put_ratings(tx.connection, rows)


async def begun(world: TournamentWorld, count: int, **changes: Any) -> Tournament:
    return await world.begun(count, seeding="rating", **changes)


async def test_ratings_at_the_start_seed_a_bracket_and_stay_as_they_were(
    world: TournamentWorld,
) -> None:
    """Whatever is played afterwards; whoever has no rating follows by lot."""
    await rated(world, RATED)
    tournament = await begun(world, 6, format="single")
    (stage,) = tournament.stages
    assert list(stage.entries[:4]) == LADDER
    assert set(stage.entries[4:]) == {2, 5}
    ranks = {one: shown(Rating(*RATED[one]).rank, 0)[0] for one in LADDER}
    assert {one.number: one.rating for one in tournament.entries if one.rating} == ranks
    assert set(tournament.rounds[0].byes) == {3, 4}
    await rated(world, dict.fromkeys((2, 5), (50.0, 1.0)))
    again = await world.tournament(tournament.id)
    assert [one.rating for one in again.entries] == [one.rating for one in tournament.entries]


async def test_a_rated_swiss_begins_with_the_upper_half_against_the_lower(
    world: TournamentWorld,
) -> None:
    await rated(world, {one: (40.0 - one, 1.0) for one in range(1, 9)})
    tournament = await begun(world, 8)
    tables = {frozenset(match.entries) for match in tournament.rounds[0].matches}
    assert tables == {frozenset((one, one + 4)) for one in range(1, 5)}


async def test_organizers_seed_by_hand_before_everybody_s_eyes(world: TournamentWorld) -> None:
    tournament = await world.publish(format="groups", groups=2, through=1, seeding="hand")
    await world.enter(tournament.id, 6)
    act = Act("seed", "by the last cup", order=(5, 2, 6))
    effect, number = await world.services.tournaments.prepare(tournament.id, EVE, act)
    assert effect.lords == 3
    await world.services.tournaments.confirm(tournament.id, EVE, number)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id, 2)
    await world.to(tournament.start)
    (stage,) = (await world.tournament(tournament.id)).stages
    assert stage.entries[:2] == (5, 6)  # who has not checked in leaves no gap
    assert stage.groups[0][0] == 5
    assert stage.groups[1][0] == 6
    with pytest.raises(Refused, match="cup_phase"):
        await world.services.tournaments.prepare(tournament.id, EVE, act)


@pytest.mark.parametrize("order", [(), (1, 1), (1, 9), (3,)])
async def test_what_is_no_order_of_entries_is_refused(
    world: TournamentWorld, order: tuple[int, ...]
) -> None:
    tournament = await world.publish(seeding="hand")
    await world.enter(tournament.id, 3)
    await world.events(tournament.id, ("withdrawn", {"entry": 3}))
    with pytest.raises(Refused, match="cup_act_seeds"):
        await world.services.tournaments.preview(tournament.id, EVE, Act("seed", "so", order=order))


async def test_what_was_announced_as_a_lot_is_no_hand_s(world: TournamentWorld) -> None:
    tournament = await world.publish()
    await world.enter(tournament.id, 3)
    with pytest.raises(Refused, match="cup_act_seeding"):
        await world.services.tournaments.preview(tournament.id, EVE, Act("seed", "so", order=(1,)))


@pytest.mark.parametrize("seeding", ["lot", "rating", "hand"])
@pytest.mark.parametrize("kind", ["swiss", "single", "groups", "league", "robin"])
def test_a_seeded_event_is_checked_from_its_export(seeding: str, kind: str) -> None:
    """The order follows from what is exported, as the page says; another one is found out."""
    rng = Random(f"{seeding} {kind}")
    held = Held(setup(format=kind, seeding=seeding, groups=2, seasons=1), 7, rng)
    ratings = [[2, 1500], [7, 1712], [3, 1500], [1, 0]]
    held.write("started", {"out": [], "in": [], "ratings": ratings if seeding == "rating" else []})
    if seeding == "hand":
        held.write("seeded", {"order": [4, 6]})
    held.to_the_end(rng, results=by_chance(rng))
    whole = held.export()
    assert [one.what for one in findings(whole) if not one.right] == []
    assert whole["stages"][0]["entries"] == seeded(whole)
    turned = json.loads(json.dumps(whole))
    turned["stages"][0]["entries"].reverse()
    assert "stage 1: who is in it, and how seeded" in [
        one.what for one in findings(turned) if not one.right
    ]
