"""What was announced and changes all the same: name, text, places, rounds, an early end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from services.facts.tournament_acts import Act, Effect
from services.facts.tournaments import Tournament
from services.tournaments.files.checking import findings
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE, SERVER
from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import by_chance, setup

WHY = "the hall is smaller"


def change(**options: str | int) -> Act:
    return Act("change", WHY, changes=tuple(options.items()))


async def do(world: TournamentWorld, tournament: Tournament, act: Act) -> Effect:
    """Do something as it was shown."""
    services = world.services.tournaments
    shown, number = await services.prepare(tournament.id, EVE, act)
    done = await services.confirm(tournament.id, EVE, number)
    assert done.changed == shown.changed
    return done


async def no(world: TournamentWorld, code: str, tournament: Tournament, act: Act) -> None:
    await refused(code, world.services.tournaments.preview(tournament.id, EVE, act))


async def test_name_text_and_places_change_while_people_sign_up(world: TournamentWorld) -> None:
    """Whoever waits gets a place that is new; the event is found by its new name."""
    tournament = await world.publish(capacity=2, text="For all.")
    await world.enter(tournament.id, 4)
    wanted = change(name="Winter Cup", text="", capacity=3, least=3)
    after = (await do(world, tournament, wanted)).tournament
    assert (after.setup.name, after.setup.text, after.called) == ("Winter Cup", "", ("Autumn Cup",))
    assert ([one.number for one in after.taking_part], after.setup.least) == ([1, 2, 3], 3)
    found = await world.services.tournaments.find(EVE, SERVER, 0, "winter")
    assert found.id == tournament.id
    await no(world, "cup_act_capacity", tournament, change(capacity=2))
    await no(world, "cup_act_no_change", tournament, change(capacity=3))
    await no(world, "cup_act_no_change", tournament, change(format="single"))
    await no(world, "cup_bad", tournament, change(capacity=1000))
    await no(world, "cup_name", tournament, change(name="x" * 31))


async def test_a_swiss_gets_more_or_fewer_rounds(world: TournamentWorld) -> None:
    """No fewer than are paired; with the last of them it is over."""
    tournament = await world.begun(4, rounds=3)
    await world.finish_round(tournament.id)
    await world.to((await world.tournament(tournament.id)).next_begins or 0)
    await no(world, "cup_act_rounds", tournament, change(rounds=1))
    after = (await do(world, tournament, change(rounds=2))).tournament
    assert [one.rounds for one in after.stages] == [2]
    tournament = await world.finish_round(tournament.id)
    assert len(tournament.rounds) == 2
    assert tournament.stages[0].ended is not None


async def test_other_formats_have_as_many_rounds_as_they_need(world: TournamentWorld) -> None:
    tournament = await world.publish(format="robin", rounds=0)
    await no(world, "cup_act_no_change", tournament, change(rounds=4))


@pytest.mark.parametrize("chosen", [{"rounds": 3}, {"format": "robin", "rounds": 0}])
async def test_an_event_ends_early_with_its_standings(
    world: TournamentWorld, chosen: dict[str, Any]
) -> None:
    """Between two rounds; no result is lost, and the places are those of the standings."""
    tournament = await world.begun(4, **chosen)
    await no(world, "cup_act_playing", tournament, Act("end", WHY))
    await world.finish_round(tournament.id)
    before = await world.services.tournaments.standings(tournament.id, EVE)
    shown = await world.services.tournaments.preview(tournament.id, EVE, Act("end", WHY))
    assert shown.through == tuple(line.entry for line in before.lines[:3])
    await do(world, tournament, Act("end", WHY))
    await world.services.jobs.run_due()
    after = await world.tournament(tournament.id)
    assert (len(after.rounds), after.stages[0].rounds, after.stages[0].planned) == (1, 1, 3)
    assert after.stages[0].order == tuple(line.entry for line in before.lines)


async def test_the_time_to_protest_runs_from_an_early_end(world: TournamentWorld) -> None:
    """However long ago the last table was: an organizer decided that nothing follows it."""
    tournament = await world.begun(4, rounds=3, protest=DAY)
    await world.finish_round(tournament.id)
    world.clock.advance(5 * HOUR)
    shown = await do(world, tournament, Act("end", WHY))
    assert shown.places == tuple(range(1, len(shown.through) + 1))
    await world.services.jobs.run_due()
    assert (await world.tournament(tournament.id)).closes == world.clock.now() + DAY


class Changed(Held):
    """A tournament whose rounds an organizer changes, or ends early."""

    def change(self, rounds: int, options: dict[str, int]) -> None:
        self.write("changed", {"setup": options, "stage": 1, "rounds": rounds, "reason": WHY})


@pytest.mark.parametrize(
    ("chosen", "rounds"),
    [
        ({"rounds": 5}, 3),
        ({"rounds": 4}, 6),
        ({"rounds": 5, "final": 2}, 3),
        ({"format": "robin"}, 3),
        ({"format": "groups", "groups": 2, "through": 1, "final": 2}, 2),
    ],
)
@pytest.mark.parametrize("early", [False, True])
def test_whoever_checks_an_event_knows_how_many_rounds_there_were_to_be(
    chosen: dict[str, Any], rounds: int, early: bool
) -> None:
    """Rounds were paired with as many in mind as were planned then."""
    if not early and chosen.get("format"):
        pytest.skip("only a Swiss has a number of rounds to choose")
    if early and rounds > chosen.get("rounds", 9):
        pytest.skip("nothing ends early with more rounds")
    rng = Random(f"{chosen}{rounds}")
    made = Changed(setup(**chosen), 7, rng)
    planned = 0

    def meanwhile() -> None:
        nonlocal planned
        tournament = made.tournament
        over = [one for one in tournament.rounds if one.ended is not None]
        there = rounds if early else 2
        if tournament.stage and not planned and len(over) == len(tournament.rounds) == there:
            planned = tournament.stage.rounds
            made.change(rounds, {} if early else {"rounds": rounds})

    made.to_the_end(rng, meanwhile, by_chance(rng))
    whole = made.export()
    assert [one.what for one in findings(whole) if not one.right] == []
    assert planned
    assert len([one for one in whole["rounds"] if one["stage"] == 1]) == rounds
    assert {one.get("planned") for one in whole["rounds"] if one["stage"] == 1} >= {planned}
