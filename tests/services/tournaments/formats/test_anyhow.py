"""Whatever happens in a tournament, its format brings it to an end, and nobody sits where they
can't.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import get_args

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from services.facts.tournaments import Format, TournamentSetup
from services.tournaments.formats import RoundPlan, StageEnd, bracket, placed, ranking
from tests.services.tournaments.formats.played import DAY, Played, by_chance, setup

ENDING = [one for one in get_args(Format) if one not in ("swiss", "ladder")]


class Watched:
    """A tournament in which lords leave, come back and come late, with what must never be."""

    def __init__(self, chosen: TournamentSetup, entries: int, rng: Random, restless: float) -> None:
        self.played = Played(chosen, entries)
        self.rng = rng
        self.restless = restless
        self.seen = 0

    def play(self) -> None:
        self.played.to_the_end(self.rng, self.meanwhile, by_chance(self.rng))
        tournament = self.played.tournament
        assert sorted(tournament.places) == sorted(set(tournament.places)), "every place once"
        assert set(tournament.places) == {
            one.number for one in tournament.entries if self.took_part(one.number)
        }
        assert all(one.over for one in tournament.rounds)
        for stage in tournament.stages:
            assert sorted(stage.order) == sorted(set(stage.order))
            assert set(stage.entries) <= set(stage.order)
            assert set(stage.through) <= set(stage.order)

    def took_part(self, number: int) -> bool:
        return any(number in stage.order for stage in self.played.tournament.stages)

    def meanwhile(self) -> None:
        self.check_plans()
        self.check_seats()
        self.played.now += self.rng.choice((0, 0, DAY))
        if self.rng.random() < self.restless:
            self.somebody_moves()

    def check_plans(self) -> None:
        """Nobody who is out is planned for; nobody is planned twice in a round."""
        tournament = self.played.tournament
        for step in self.played.steps[self.seen :]:
            if isinstance(step, RoundPlan):
                seated = [one for table in step.tables for one in table.entries] + [*step.byes]
                assert len(seated) == len(set(seated))
                assert all(tournament.entry(one).state == "in" for one in seated)
                for table in step.tables:
                    assert (
                        2
                        <= len(table.entries)
                        <= max(tournament.setup.size, tournament.setup.final)
                    )
                numbers = [table.number for table in step.tables]
                assert len(numbers) == len(set(numbers))
                assert step.begins <= step.ends
            if isinstance(step, StageEnd):
                assert all(tournament.entry(one).state == "in" for one in step.through)
        self.seen = len(self.played.steps)

    def check_seats(self) -> None:
        """Nobody plays two tables at once; in an elimination nobody who is out plays again."""
        sitting = [one for table in self.played.sitting() for one in table]
        assert len(sitting) == len(set(sitting))

    def somebody_moves(self) -> None:
        tournament = self.played.tournament
        if tournament.phase != "running" or not tournament.rounds:
            return
        out = [one.number for one in tournament.entries if one.state == "dropped"]
        if out and self.rng.random() < 0.3:
            self.played.back(self.rng.choice(out), first=tournament.rounds[-1].number + 1)
        elif tournament.taking_part:
            self.played.drop(self.rng.choice(tournament.taking_part).number)


def nobody_out_plays(played: Played) -> None:
    """In an elimination nobody has a table or a bye after as many losses as put them out."""
    for stage in played.tournament.stages:
        if stage.kind not in ("single", "double"):
            continue
        tables = [one for tables in bracket(played.tournament, stage).rounds for one in tables]
        go_on = {(one.round, one.number): one.on for one in tables}
        lives = dict.fromkeys(stage.entries, 1 if stage.kind == "single" else 2)
        for round_ in played.tournament.rounds_of(stage.number):
            for one in (*round_.byes, *(one for match in round_.matches for one in match.entries)):
                assert lives[one] > 0
            for match in round_.matches:
                for one in ranking(played.tournament, match)[go_on[round_.number, match.number] :]:
                    lives[one] -= 1


@pytest.mark.parametrize("format_", ENDING)
@given(
    entries=st.integers(2, 16),
    size=st.sampled_from((2, 3, 4)),
    options=st.fixed_dictionaries(
        {
            "final": st.sampled_from((0, 2, 3, 4)),
            "groups": st.integers(2, 5),
            "through": st.integers(1, 2),
            "games": st.sampled_from((1, 3)),
            "seasons": st.integers(1, 2),
            "division": st.sampled_from((4, 7)),
            "rest": st.sampled_from((0, DAY)),
        }
    ),
    seed=st.integers(0, 2**32),
    restless=st.sampled_from((0.0, 0.05, 0.3)),
)
@example(  # in a league: who goes on to the next season leaves before it begins
    entries=3,
    size=3,
    options={
        "final": 4,
        "groups": 2,
        "through": 1,
        "games": 1,
        "seasons": 2,
        "division": 4,
        "rest": 0,
    },
    seed=548,
    restless=0.3,
)
def test_every_format_comes_to_an_end(
    format_: Format,
    entries: int,
    size: int,
    options: dict[str, int],
    seed: int,
    restless: float,
) -> None:
    chosen = setup(format=format_, size=size, **options)
    watched = Watched(chosen, entries, Random(seed), restless)

    watched.play()
    nobody_out_plays(watched.played)


@given(
    entries=st.integers(2, 9),
    final=st.sampled_from((0, 2, 3)),
    seed=st.integers(0, 2**32),
    restless=st.sampled_from((0.0, 0.2)),
)
def test_swiss_comes_to_an_end(entries: int, final: int, seed: int, restless: float) -> None:
    Watched(setup(final=final), entries, Random(seed), restless).play()


@given(entries=st.integers(2, 12), size=st.sampled_from((2, 3, 4)), seed=st.integers(0, 2**32))
def test_a_ladder_never_stalls(entries: int, size: int, seed: int) -> None:
    rng = Random(seed)
    watched = Watched(setup(format="ladder", size=size, rounds=0), entries, rng, restless=0.2)
    played = watched.played
    for _ in range(20):
        if played.step() is None and played.open:
            played.finish(rng.choice(played.open), by_chance(rng))
        watched.meanwhile()
        here = len(played.tournament.taking_part)
        played.now += played.tournament.setup.round
        played.go()
        assert played.open or here < 2, "somebody plays as long as two are there"
        places = tuple(placed(played.tournament, played.tournament.stages[0]))
        assert sorted(places) == list(range(1, entries + 1))


@pytest.mark.parametrize("format_", [one for one in get_args(Format) if one != "swiss"])
def test_the_same_log_goes_on_in_the_same_way(format_: Format) -> None:
    def steps() -> list[object]:
        played = Played(setup(format=format_, size=3, groups=2, final=2, seasons=1), 10)
        for _ in range(4):
            played.finish_all()
        return [*played.steps]

    assert steps() == steps()
    assert len(steps()) > len(list(combinations(range(3), 2)))
