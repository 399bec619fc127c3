"""Tables, byes and exchanges by hand: done as arranged, named in files, checked all the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from services.facts.tournament_acts import Act
from services.facts.tournaments import NOTHING, Arrangement, Tournament
from services.tournaments import formats
from services.tournaments.core.links import next_seed
from services.tournaments.files.checking import findings
from services.tournaments.formats import RoundPlan
from store import tournament_posts
from tests.helpers.refusals import refused
from tests.helpers.tournaments import HOUR, TournamentWorld, lord
from tests.helpers.world import ANN, BEN, CARA, EVE
from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import SEED, by_chance, setup
from tests.services.tournaments.from_the_page import Swiss

WHY = "they asked for it"


async def do(world: TournamentWorld, tournament: Tournament, kind: Any, *entries: int) -> None:
    services = world.services.tournaments
    _, number = await services.prepare(tournament.id, EVE, Act(kind, WHY, entries=entries))
    await services.confirm(tournament.id, EVE, number)


async def no(
    world: TournamentWorld, code: str, tournament: Tournament, kind: Any, *entries: int
) -> None:
    act = Act(kind, WHY, entries=entries)
    await refused(code, world.services.tournaments.preview(tournament.id, EVE, act))


def together(tournament: Tournament) -> list[set[int]]:
    return [set(match.entries) for match in tournament.rounds[-1].matches]


async def test_a_table_and_a_bye_of_the_next_round_are_arranged(world: TournamentWorld) -> None:
    """The others are paired among themselves; what was arranged can be taken back."""
    tournament = await world.begun(6, rounds=3)
    met = together(tournament)
    again = tuple(met[0])
    await do(world, tournament, "seat", *again)
    await do(world, tournament, "seat", again[0])
    assert (await world.tournament(tournament.id)).arranged == (1, 2, Arrangement((), again[:1]))
    await do(world, tournament, "seat", *again)
    other = min({1, 2, 3, 4, 5, 6} - set(again))
    await do(world, tournament, "seat", other)
    await no(world, "cup_act_no_change", tournament, "seat", other)
    await no(world, "cup_act_entries", tournament, "seat", 1, 9)
    await no(world, "cup_act_entries", tournament, "seat", 1, 1)
    await no(world, "cup_act_size", tournament, "seat", 1, 2, 3)
    await world.finish_round(tournament.id)
    await world.to((await world.tournament(tournament.id)).next_begins or 0)
    after = await world.tournament(tournament.id)
    assert set(again) in together(after)
    assert other in after.rounds[-1].byes
    assert after.rounds[-1].by_hand == Arrangement((again,), (other,))
    assert after.arranged is None
    await world.services.tournaments.do(tournament.id, EVE, Act("unpair", WHY))
    await world.services.tournaments.do(tournament.id, EVE, Act("pair", WHY))
    after = await world.tournament(tournament.id)  # the others by another draw
    assert set(again) in together(after)
    assert other in after.rounds[-1].byes
    await do(world, tournament, "seat", *again)
    await do(world, tournament, "seat")
    assert (await world.tournament(tournament.id)).arranged is None


async def test_a_bye_by_hand_says_whether_it_brings_another_one(world: TournamentWorld) -> None:
    """Where the others are an odd number then; also after somebody else has left."""
    tournament = await world.begun(6, rounds=3)
    services = world.services.tournaments

    async def more(*entries: int) -> int:
        act = Act("seat", WHY, entries=entries)
        return (await services.preview(tournament.id, EVE, act)).byes

    assert [await more(1), await more(1, 2)] == [1, 0]
    await do(world, tournament, "seat", 1)
    assert await more(2) == 0
    now = await world.tournament(tournament.id)
    assert formats.left_over(now, 2, now.arranged[2] if now.arranged else NOTHING) == 1
    await services.leave(tournament.id, lord(2))
    now = await world.tournament(tournament.id)
    assert formats.left_over(now, 2, now.arranged[2] if now.arranged else NOTHING) == 0


async def test_two_are_exchanged_before_a_table_is_over(world: TournamentWorld) -> None:
    """The others keep their tables, the round its end; everybody is called anew."""
    tournament = await world.begun(7, rounds=3)
    first, second, third = together(tournament)
    one, other, ends = min(first), min(second), tournament.rounds[0].ends
    world.clock.advance(3 * HOUR)
    await no(world, "cup_act_entries", tournament, "swap", *first)
    await no(world, "cup_act_entries", tournament, "swap", one)
    await do(world, tournament, "swap", one, other)
    await world.services.jobs.run_due()
    after = await world.tournament(tournament.id)
    changed = [first - {one} | {other}, second - {other} | {one}, third]
    assert together(after) == changed
    assert (after.rounds[0].ends, after.rounds[0].byes) == (ends, tournament.rounds[0].byes)
    assert all(match.tables for match in after.rounds[0].matches)
    alone = after.rounds[0].byes[0]
    await do(world, tournament, "swap", alone, one)
    await world.services.jobs.run_due()
    after = await world.tournament(tournament.id)
    assert after.rounds[0].byes == (one,)
    assert alone in {entry for table in together(after) for entry in table}
    await world.finish_round(tournament.id)
    await no(world, "cup_phase", tournament, "swap", 1, 2)


async def test_whoever_is_free_is_told_and_an_exchange_has_one_line(
    world: TournamentWorld,
) -> None:
    """By an odd number or by hand; nobody is said to have undone a pairing."""
    tournament = await world.begun(5, rounds=3)

    async def rows(what: str) -> list[Any]:
        async with world.services.context.read() as connection:
            found = await tournament_posts.posts_of(connection, tournament.id, ("call", "log"))
        return [row for row in found if what in (row.kind, row.data.get("what"))]

    (free,) = tournament.rounds[0].byes
    assert [row.data["entries"] for row in await rows("free")] == [[free]]
    logged = len(await rows("log"))
    other = tournament.rounds[0].matches[0].entries[0]
    await do(world, tournament, "swap", free, other)
    await world.services.jobs.run_due()
    assert len(await rows("log")) == logged + 1
    assert [other] in [row.data["entries"] for row in await rows("free")]


async def test_only_a_swiss_is_paired_by_hand(world: TournamentWorld) -> None:
    """Where everybody meets everybody, or in a bracket, the schedule says who meets whom."""
    for format_ in ("robin", "single"):
        tournament = await world.begun(4, format=format_, rounds=0, name=format_)
        await no(world, "cup_act_swiss", tournament, "seat", 1, 2)
        await no(world, "cup_act_swiss", tournament, "swap", 1, 2)


async def test_somebody_comes_in_late_at_a_chosen_round(world: TournamentWorld) -> None:
    """Whom an organizer asks, though late entry is over; whoever answers later, at the next one."""
    tournament = await world.begun(4, rounds=4, capacity=8)
    services = world.services.tournaments
    for who, first in ((ANN, 3), (BEN, 2)):
        act = Act("add", WHY, other=who, first=first)
        shown, number = await services.prepare(tournament.id, EVE, act)
        assert shown.first == first
        await services.confirm(tournament.id, EVE, number)
    for first in (1, 5):
        act = Act("add", WHY, other=CARA, first=first)
        await refused("cup_act_first", services.preview(tournament.id, EVE, act))
    await services.answer_organizers(tournament.id, ANN, yes=True)
    for number in (2, 3):
        await world.finish_round(tournament.id)
        await world.to((await world.tournament(tournament.id)).next_begins or 0)
        after = await world.tournament(tournament.id)
        there = {entry for match in after.rounds[-1].matches for entry in match.entries}
        assert (5 in there | set(after.rounds[-1].byes)) is (number == 3)
    await services.answer_organizers(tournament.id, BEN, yes=True)
    assert [one.first for one in (await world.tournament(tournament.id)).entries] == [1] * 4 + [
        3,
        4,
    ]


class ByHand(Held):
    """A Swiss of which some things are arranged, and each round is paired from the page, too."""

    def paired(self, plan: RoundPlan) -> None:
        before, hand = self.export(), plan.by_hand
        by_hand = {"tables": hand.tables, "byes": hand.byes, "swaps": hand.swaps}
        seed = next_seed(self.tournament, SEED)
        tables, byes = Swiss(before, plan.stage, plan.round, seed, by_hand).paired()
        assert [set(one.entries) for one in plan.tables] == [set(one) for one in tables]
        assert set(plan.byes) == set(byes)
        super().paired(plan)


@pytest.mark.parametrize(("size", "entries"), [(2, 9), (3, 11), (4, 13)])
def test_whoever_checks_an_event_is_told_what_was_by_hand(size: int, entries: int) -> None:
    """And finds the rest as it follows from the seed."""
    rng = Random(f"by hand {size}")
    made = ByHand(setup(size=size, rounds=4), entries, rng)

    def arrange() -> None:
        tournament, number = made.tournament, len(made.tournament.rounds) + 1
        idle = all(one.ended is not None for one in tournament.rounds)
        if tournament.arranged or not tournament.stages or not idle or number > 4:
            return
        here = rng.sample([one.number for one in tournament.taking_part], size + 3)
        data = {"tables": [here[:size]], "byes": [here[size]], "swaps": [here[-2:]]}
        made.write("arranged", {"stage": 1, "round": number, **data, "reason": WHY})

    made.to_the_end(rng, arrange, by_chance(rng))
    whole = made.export()
    assert [one.what for one in findings(whole) if not one.right] == []
    named = [one.what for one in findings(whole) if "by hand: table" in one.what]
    assert len(named) >= 3
    assert all("exchanged" in what and "the bye of" in what for what in named)
    whole["rounds"][-1].pop("by_hand")
    assert [one.what for one in findings(whole) if not one.right]
