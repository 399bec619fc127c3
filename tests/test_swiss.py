"""Swiss events held to their ends, and what is measured of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bench.simulated.swiss import DatabaseRunner, EventRunner, Timed
from bench.swiss import Found, Plan, line, run_with
from processes import inline
from services.facts.tournaments import Round
from tests.helpers.database import new_folder
from tests.helpers.inline import inline as at_once
from tests.helpers.tournaments import TournamentWorld


def on_paper(plan: Plan) -> Found:
    """Hold an event from its log alone, in this process."""
    return asyncio.run(run_with(plan, EventRunner(plan.name, Timed(inline))))


@pytest.fixture(scope="module")
def sixteen() -> Found:
    """Sixteen at tables of four; two of them leave on the way."""
    return on_paper(Plan(16, 4, 5, 2))


def test_sixteen_with_leavers_do_not_meet_again(sixteen: Found) -> None:
    """Nor does anybody wait long for a first choice, or sit at small tables for long."""
    meetings = sixteen.meetings()
    assert len({one.number for one in sixteen.rounds}) == 5
    assert any(entry.state == "dropped" for entry in sixteen.tournament.entries)
    assert meetings.total() == len(meetings)
    assert max(sixteen.firsts()) - min(sixteen.firsts()) <= 1
    assert sixteen.owed() < 1
    assert sixteen.small() <= 3
    assert sixteen.late() == 0
    assert not sixteen.byes()


@pytest.mark.parametrize("players", [7, 8, 9])
def test_few_at_tables_of_two(players: int) -> None:
    """Nobody meets anybody again, and nobody has two byes."""
    found = on_paper(Plan(players, 2, (players - 1) // 2, 1))
    meetings = found.meetings()
    assert meetings.total() == len(meetings)
    assert max(found.byes().values(), default=0) <= 1


def test_the_same_plan_gives_the_same_event() -> None:
    """Chance and pairings follow from it."""
    plan = Plan(9, 3, 3, 4)
    assert on_paper(plan).tournament == on_paper(plan).tournament


def test_what_goes_wrong_is_seen(sixteen: Found) -> None:
    """A round that was held twice, one that ended late, a bye too many, one who always begins."""
    first = sixteen.rounds[0]
    assert changed(sixteen, (first, first)).meetings().most_common(1)[0][1] == 2
    assert changed(sixteen, (replace(first, ended=first.ends + 1),)).late() == 1
    assert changed(sixteen, (replace(first, ended=None),)).late() == 1
    assert changed(sixteen, (replace(first, byes=(1,)),) * 2).byes() == {1: 2}
    again = changed(sixteen, (first, first, first, first))
    assert (min(again.firsts()), max(again.firsts())) == (0, 4)
    assert again.owed() == 3
    assert "24/" not in line(sixteen)
    assert "72/96" in line(again)


def test_meetings_that_must_be_again_are_counted(sixteen: Found) -> None:
    """Four who sit together three times have met six times too often twice over."""
    first = sixteen.rounds[0]
    alone = replace(first, matches=first.matches[:1])
    assert changed(sixteen, (alone,)).must() == 0
    assert changed(sixteen, (alone, alone, alone)).must() == 12
    assert changed(sixteen, (first, first)).must() == 0


def changed(found: Found, rounds: tuple[Round, ...]) -> Found:
    """Return an event with other rounds."""
    return replace(found, tournament=replace(found.tournament, rounds=rounds))


@pytest.mark.full
def test_the_course_of_an_event_ends_in_time() -> None:
    """Over a database: who is away is played for, and no round ends later than it is to."""
    plan = Plan(9, 3, 4, 1)
    with new_folder() as folder, at_once():
        path = Path(folder) / "castellan.db"
        found = asyncio.run(
            run_with(plan, DatabaseRunner(TournamentWorld(path, plan.name), Timed(inline)))
        )
    assert found.tournament.phase == "over"
    assert len(found.rounds) == 4
    assert found.late() == 0
    played = [game for one in found.rounds for match in one.matches for game in match.games]
    assert any(score.autopilot for game in played for score in game.scores)
