"""What an organizer who plays leaves to others of the team, by whatever door it comes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from services.facts import Person
from services.facts.tournament_acts import Act, ActKind
from services.facts.tournaments import Tournament
from services.tournaments.organizer.own_matters import CONCERNS, _nothing
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import BEN, EVE
from tests.services.tournaments.test_organizing import WHY, do, who

LATER: frozenset[ActKind] = frozenset({"seed", "resume", "reopen", "confirm", "end", "pair"})
"""Acts that concern oneself in another state of an event."""


async def put_on(
    world: TournamentWorld, tournament: Tournament, other: Person, role: str, by: Person = EVE
) -> None:
    """Put somebody on the team, who says that they help."""
    await do(world, tournament, "team", by, other=other, role=role, add=True)
    await world.services.tournaments.help_out(tournament.id, other)


def at_own_table(tournament: Tournament, player: Person) -> list[Act]:
    """Return acts of each kind that concern a player's own table in round 1, or the next one."""
    one, mine = tournament.rounds[0], tournament.entry_of(player.id)
    assert mine is not None
    match = next(match for match in one.matches if mine.number in match.entries)
    other = next(match for match in one.matches if mine.number not in match.entries)
    rival = lord(next(entry for entry in match.entries if entry != mine.number)).id
    places = tuple((entry, place) for place, entry in enumerate(match.entries, 1))
    return [
        Act("result", WHY, number=match.number, places=places),
        Act("restart", WHY, number=match.number),
        Act("adjourn", WHY, number=match.number, ends=one.ends + DAY),
        Act("autopilot", WHY, user=rival),
        Act("drop", WHY, user=rival),
        Act("expel", WHY, user=rival),
        Act("replace", WHY, user=rival, other=BEN),
        Act("replace", WHY, user=player.id, other=BEN),
        Act("swap", WHY, entries=(match.entries[0], other.entries[0])),
        Act("seat", WHY, entries=(mine.number, other.entries[0])),
        Act("seat", WHY, entries=(mine.number,)),
        Act("seat", WHY, entries=other.entries),
        Act("extend", WHY, seconds=DAY),
        Act("dates", WHY, ends=one.ends - HOUR),
        Act("dates", WHY, ends=one.ends + HOUR),
        Act("unpair", WHY),
        Act("pause", WHY),
        *everybodys(tournament, other.entries),
        Act("team", WHY, other=EVE, role="organiser", add=False),
    ]


def everybodys(tournament: Tournament, entries: Sequence[int]) -> list[Act]:
    """Return acts about others that decide who wins, meets whom, or plays on."""
    far = lord(entries[0]).id
    number = next(one.number for one in tournament.rounds[0].matches if one.entries == entries)
    places = tuple((entry, place) for place, entry in enumerate(entries, 1))
    return [
        Act("result", WHY, number=number, places=places),
        *(Act(kind, WHY, user=far) for kind in ("drop", "expel", "autopilot")),
        Act("replace", WHY, user=far, other=BEN),
        Act("add", WHY, other=lord(40)),
        Act("change", WHY, changes=(("rounds", 5),)),
        Act("cancel", WHY),
    ]


async def test_each_kind_of_act_says_whether_it_concerns_ones_own_table(
    world: TournamentWorld,
) -> None:
    """Such an act is refused to who plays, and done by somebody else."""
    assert set(CONCERNS) == set(get_args(ActKind))
    tournament = await world.begun(4)
    player = who(tournament, tournament.rounds[0].matches[0])
    await put_on(world, tournament, player, "organiser")
    preview = world.services.tournaments.preview
    acts = at_own_table(tournament, player)
    free = {kind for kind, concern in CONCERNS.items() if concern is _nothing}
    assert {act.kind for act in acts} | LATER == set(CONCERNS) - free
    for act in acts:
        call = preview(tournament.id, player, act)
        assert (await refused("cup_act_own", call)).data["lords"] == ("Eve",)
        assert act.other == EVE or await preview(tournament.id, EVE, act)
    far = tournament.rounds[0].matches[1]
    for act in (
        Act("drop", WHY, user=player.id),
        Act("restart", WHY, number=far.number),
        Act("adjourn", WHY, number=far.number, ends=tournament.rounds[0].ends + DAY),
    ):
        assert await preview(tournament.id, player, act)
    await do(world, tournament, "pause")
    await refused("cup_act_own", preview(tournament.id, player, Act("resume", WHY)))
    await do(world, tournament, "expel", user=player.id)
    await refused("cup_act_own", preview(tournament.id, player, Act("add", WHY, other=player)))


async def test_a_round_that_one_has_lost_is_not_undone(world: TournamentWorld) -> None:
    """Its result counts as those of the tables that are played; times of others may be moved."""
    tournament = await world.begun(4)
    match = tournament.rounds[0].matches[0]
    player = who(tournament, match)
    await put_on(world, tournament, player, "organiser")
    await world.finish_match(match, {entry: 10 + entry for entry in match.entries})
    preview = world.services.tournaments.preview
    await refused("cup_act_own", preview(tournament.id, player, Act("unpair", WHY)))
    for act in (Act("pause", WHY), Act("extend", WHY, seconds=HOUR)):
        assert await preview(tournament.id, player, act)


async def test_seeds_and_an_early_end_are_left_to_others(world: TournamentWorld) -> None:
    """One's own place in the first round, and a ladder in which one is losing."""
    preview = world.services.tournaments.preview
    for act in (Act("seed", WHY, order=(2, 1)), Act("end", WHY)):
        if act.kind == "seed":
            tournament = await world.publish(seeding="hand")
            await world.enter(tournament.id, 4)
        else:
            tournament = await world.begun(4, format="ladder")
        await put_on(world, tournament, lord(1), "organiser")
        await refused("cup_act_own", preview(tournament.id, lord(1), act))
        assert await preview(tournament.id, EVE, act)


async def test_who_plays_decides_where_nobody_else_can(world: TournamentWorld) -> None:
    """Others who play are concerned as well, and judges may not stop clocks."""
    tournament = await world.begun(4)
    one, two = (who(tournament, match) for match in tournament.rounds[0].matches)
    for player in (one, two):
        await put_on(world, tournament, player, "organiser")
    preview = world.services.tournaments.preview
    off = Act("team", WHY, other=two, role="organiser", add=False)
    assert await preview(tournament.id, one, off)
    await put_on(world, tournament, EVE, "judge")
    await do(world, tournament, "team", other=EVE, role="organiser", add=False)
    for player, other in ((one, two), (two, one)):
        for kind in ("pause", "cancel", "unpair"):
            assert await preview(tournament.id, player, Act(kind, WHY))
        offs = (
            Act("team", WHY, other=other, role="organiser", add=False),
            Act("team", WHY, other=EVE, role="judge", add=False),
        )
        for act in offs:
            await refused("cup_act_own", preview(tournament.id, player, act))


async def test_a_second_account_on_the_team_is_nobody_else(world: TournamentWorld) -> None:
    """Nor is whom that one puts on it, or where somebody neutral is made a judge as well."""
    tournament = await world.begun(4)
    one, two = tournament.rounds[0].matches
    player, far = who(tournament, one), who(tournament, two)
    preview = world.services.tournaments.preview
    second, third = Person(555, "Sybil"), Person(556, "Sid")
    await put_on(world, tournament, player, "organiser")
    await put_on(world, tournament, second, "organiser", by=player)
    await put_on(world, tournament, third, "organiser", by=second)
    await put_on(world, tournament, EVE, "judge", by=second)
    wins = [
        Act(
            "result",
            WHY,
            number=match.number,
            places=tuple(zip(match.entries, (1, 2), strict=True)),
        )
        for match in (one, two)
    ]
    off = Act("team", WHY, other=EVE, role="organiser", add=False)
    for person in (player, second, third):
        for act in (wins[0], Act("unpair", WHY), Act("pause", WHY), off):
            call = preview(tournament.id, person, act)
            assert (await refused("cup_act_own", call)).data["lords"] == ("Eve",)
        await refused("cup_act_own", preview(tournament.id, person, wins[1]))
    assert await preview(tournament.id, EVE, wins[0])
    await put_on(world, tournament, far, "organiser")
    await world.services.tournaments.step_down(tournament.id, EVE)
    for person in (player, second, third):
        call = preview(tournament.id, person, wins[0])
        assert (await refused("cup_act_own", call)).data["lords"] == (far.name,)
        removal = Act("team", WHY, other=far, role="organiser", add=False)
        call = preview(tournament.id, person, removal)
        assert (await refused("cup_act_own", call)).data["lords"] == (far.name,)
    assert await preview(tournament.id, far, wins[0])
    assert await preview(tournament.id, far, Act("cancel", WHY))


async def test_a_judge_whom_the_only_organizer_put_on_rules_at_their_table(
    world: TournamentWorld,
) -> None:
    """They are nearer to nobody than the organizer, who plays."""
    tournament = await world.begun(4)
    match = tournament.rounds[0].matches[0]
    player = who(tournament, match)
    await put_on(world, tournament, player, "organiser")
    await world.services.tournaments.step_down(tournament.id, EVE)
    await put_on(world, tournament, BEN, "judge", by=player)
    win = Act(
        "result", WHY, number=match.number, places=tuple(zip(match.entries, (1, 2), strict=True))
    )
    preview = world.services.tournaments.preview
    call = preview(tournament.id, player, win)
    assert (await refused("cup_act_own", call)).data["lords"] == (BEN.name,)
    assert await preview(tournament.id, BEN, win)


async def test_whoever_was_replaced_neither_rules_there_nor_comes_back_alone(
    world: TournamentWorld,
) -> None:
    """The entry in which one sat is one's own."""
    tournament = await world.begun(4)
    match = tournament.rounds[0].matches[0]
    player = who(tournament, match)
    await put_on(world, tournament, player, "organiser")
    await do(world, tournament, "replace", user=player.id, other=BEN)
    for one in (player, BEN):
        await world.services.tournaments.answer_organizers(tournament.id, one, yes=True)
    assert (await world.tournament(tournament.id)).entry_of(player.id) is None
    win = Act(
        "result", WHY, number=match.number, places=tuple(zip(match.entries, (1, 2), strict=True))
    )
    for act in (win, Act("unpair", WHY), Act("replace", WHY, user=BEN.id, other=player)):
        await refused("cup_act_own", world.services.tournaments.preview(tournament.id, player, act))


async def test_who_leads_does_not_end_the_event_early(world: TournamentWorld) -> None:
    """Nor has it another number of rounds than announced; another name is no such matter."""
    tournament = await world.begun(4, rounds=3)
    await put_on(world, tournament, lord(1), "organiser")
    await world.finish_round(tournament.id)
    preview = world.services.tournaments.preview
    acts = [Act("change", WHY, changes=(("rounds", rounds),)) for rounds in (1, 5)]
    for act in (Act("end", WHY), *acts):
        call = preview(tournament.id, lord(1), act)
        assert (await refused("cup_act_own", call)).data["lords"] == ("Eve",)
        assert await preview(tournament.id, EVE, act)
    renamed = Act("change", WHY, changes=(("name", "Winter Cup"),))
    assert await preview(tournament.id, lord(1), renamed)
    await world.services.tournaments.step_down(tournament.id, EVE)
    assert await preview(tournament.id, lord(1), Act("end", WHY))


async def test_who_plays_neither_goes_on_after_the_podium_nor_settles_it(
    world: TournamentWorld,
) -> None:
    """Opening the results again, more rounds, and the end of the time to protest."""
    tournament = await world.begun(4, rounds=1)
    await put_on(world, tournament, lord(1), "organiser")
    await world.finish_round(tournament.id)
    assert (await world.tournament(tournament.id)).phase == "over"
    again, preview = Act("reopen", WHY), world.services.tournaments.preview
    assert (await refused("cup_act_own", preview(tournament.id, lord(1), again))).data["lords"]
    await do(world, tournament, "reopen")
    settled = Act("confirm", WHY)
    await refused("cup_act_own", preview(tournament.id, lord(1), settled))
    assert await preview(tournament.id, EVE, settled)


async def test_who_plays_leaves_a_bracket_and_an_exchange_to_others(
    world: TournamentWorld,
) -> None:
    """The other semi-final, the other finalist before the final, and two other tables."""
    tournament = await world.begun(4, format="single")
    one, two = tournament.rounds[0].matches
    player, rival = who(tournament, one), lord(two.entries[0])
    await put_on(world, tournament, player, "organiser")
    preview = world.services.tournaments.preview
    places = tuple((entry, place) for place, entry in enumerate(two.entries, 1))
    ruled = Act("result", WHY, number=two.number, places=places)
    out = [Act(kind, WHY, user=rival.id) for kind in ("drop", "expel")]
    for act in (ruled, *out):
        assert (await refused("cup_act_own", preview(tournament.id, player, act))).data["lords"]
    swiss = await world.begun(8)
    pairs = swiss.rounds[0].matches
    player = who(swiss, pairs[0])
    await put_on(world, swiss, player, "organiser")
    swap = Act("swap", WHY, entries=(pairs[2].entries[0], pairs[3].entries[0]))
    await refused("cup_act_own", preview(swiss.id, player, swap))
    assert await preview(swiss.id, EVE, swap)
