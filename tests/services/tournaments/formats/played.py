"""A tournament played by its log alone: what formats and scores make of it, with results from
anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from random import Random
from typing import Any

from services.facts.tables import Setup
from services.facts.tournaments import (
    Lord,
    Match,
    Score,
    Tournament,
    TournamentEvent,
    TournamentGame,
    TournamentSetup,
)
from services.tournaments import scores
from services.tournaments.core.events import apply_events
from services.tournaments.core.links import hashed, next_seed
from services.tournaments.core.schedule import next_slot
from services.tournaments.core.setups import last_slot
from services.tournaments.formats import (
    RoundPlan,
    StageEnd,
    StageStart,
    Step,
    TournamentEnd,
    asks_again_at,
    goes_on,
    has_round_left,
    is_decided,
    is_last,
    next_round,
    to_play_again,
)

SEED = "c0" * 32
START = 1_000_000
DAY = 24 * 3600
STEPS = 5000
"""No tournament of a test takes so many steps."""

Results = Callable[[Match], Mapping[int, int]]
"""What a table's kingdoms come to, by entry."""


def setup(**changes: Any) -> TournamentSetup:
    """Return a set-up: Swiss, three rounds of a week at tables of two."""
    plain = TournamentSetup(format="swiss", size=2, rounds=3, start=START, checkin=False)
    chosen = replace(plain, **changes)
    return replace(chosen, table=Setup(lords=chosen.size))


def better_seed(match: Match) -> dict[int, int]:
    """The lower number of entry wins."""
    return {entry: 1000 - entry for entry in match.entries}


def by_chance(rng: Random) -> Results:
    """Anybody wins, and some tables are shared."""
    return lambda match: {entry: rng.randrange(40, 45) for entry in match.entries}


class Played:
    """A tournament in progress. `steps` keeps what `next_round` returned, in order.

    `seated` says how the entries of a table, the highest first, sit at its kingdoms. `published`:
    its first event; here that of earlier releases, with one seed for all rounds.
    """

    published: Mapping[str, Any] = {"seal": hashed(SEED, 1)}

    def __init__(self, chosen: TournamentSetup, entries: int) -> None:
        self.tournament = Tournament(1, 1, 1, chosen, seal="d0" * 32, start=chosen.start)
        self.now = chosen.start
        self.steps: list[Step] = []
        self.seated: Callable[[Sequence[int]], Sequence[int]] = tuple
        self.write("created", self.published, by=Lord(1, "Eve"))
        for _ in range(entries):
            self.enter(first=1)
        self.write("started", {"out": [], "in": []})

    def write(self, kind: str, data: Mapping[str, Any], by: Lord | None = None) -> None:
        """Append an event to the log."""
        event = TournamentEvent(self.tournament.version + 1, self.now, kind, by, data)
        self.tournament = apply_events(self.tournament, [event])

    def enter(self, first: int) -> int:
        """Let somebody enter, who can be paired from a round on; returns their number."""
        number = len(self.tournament.entries) + 1
        lords = [[1000 + number, f"Lord {number}"]]
        data = {"entry": number, "lords": lords, "asked": None, "first": first}
        self.write("entered", data)
        if self.tournament.phase == "running":
            self.write("returned", {"entry": number, "first": first})
        return number

    def drop(self, entry: int) -> None:
        """Let an entry drop out."""
        last = self.tournament.rounds[-1] if self.tournament.rounds else None
        where = (last.stage, last.number) if last else (1, 0)
        self.write("dropped", {"entry": entry, "stage": where[0], "round": where[1]})

    def back(self, entry: int, first: int = 1) -> None:
        """Let an entry come back."""
        self.write("returned", {"entry": entry, "first": first})

    def step(self) -> Step | None:
        """Do what comes next, if anything does."""
        seed = next_seed(self.tournament, SEED)
        step = next_round(self.tournament, self.now, seed, scores.standings)
        if step is not None:
            self.steps.append(step)
        self.check_that_counting_tells(step)
        match step:
            case StageStart(stage):
                data = {**asdict(stage), "stage": stage.number}
                self.write("stage", data if self.tournament.stages else {**data, "seed": seed})
            case RoundPlan():
                self.paired(step)
            case StageEnd():
                self.write("stage_ended", asdict(step))
            case TournamentEnd():
                places = scores.final_places(self.tournament)
                ranks = scores.final_ranks(self.tournament, places)
                self.write("over", {"places": places, "ranks": ranks})
            case None:
                pass
        self.end_rounds()
        return step

    def check_that_counting_tells(self, step: Step | None) -> None:
        """What `goes_on` counts is what `next_round` found by pairing."""
        match step, self.tournament.stage:
            case (RoundPlan(), stage) if stage is not None:
                assert has_round_left(self.tournament, stage, self.now)
                assert goes_on(self.tournament, self.now)
            case (StageEnd(), stage) if stage is not None:
                assert not has_round_left(self.tournament, stage, self.now)
                assert is_last(self.tournament, step) or goes_on(self.tournament, self.now)
            case (TournamentEnd(), _):
                assert not goes_on(self.tournament, self.now)

    def paired(self, plan: RoundPlan) -> None:
        """Write a round down, nobody's king being drawn."""
        tables = [
            {**asdict(one), "entries": self.seated(one.entries), "order": (), "seal": ""}
            for one in plan.tables
        ]
        self.write("paired", {**asdict(plan), "tables": tables})

    def go(self) -> None:
        """Do what comes next until tables play, or nothing is to be done."""
        while self.tournament.phase == "running" and self.step() is not None:
            pass

    @property
    def open(self) -> list[Match]:
        """The tables that play."""
        return [one for round_ in self.tournament.rounds for one in round_.matches if not one.over]

    def finish(self, match: Match, results: Results = better_seed) -> None:
        """End a table: all the games that its match needs."""
        while not match.over:
            match = self.game(match, results(match))
        self.end_rounds()

    def game(self, match: Match, totals: Mapping[int, int]) -> Match:
        """End the next game of a match; returns the match after it."""
        totals = self.of_those_seated(match, totals)
        best = sorted(totals.values(), reverse=True)
        scored = tuple(
            Score(one, best.index(total) + 1, total, territory=0, crowns=0)
            for one, total in totals.items()
        )
        self.result(match, scored)
        return self.match(match.round, match.number, match.stage)

    def of_those_seated(self, match: Match, totals: Mapping[int, int]) -> dict[int, int]:
        """Return what the kingdoms come to of those who sit at the next game of a match."""
        further = self.slot(match) > last_slot(self.tournament.setup)
        here = to_play_again(self.tournament, match) if further else match.entries
        return {entry: total for entry, total in totals.items() if entry in here}

    def slot(self, match: Match) -> int:
        """Return the game of a match that is to end next."""
        waits = set(match.slots) - {game.slot for game in match.games}
        return min(waits, default=next_slot(self.tournament, match))

    def result(self, match: Match, scored: tuple[Score, ...]) -> None:
        """Write down the next game of a match."""
        slot, table = self.slot(match), match.tables[-1] if match.tables else None
        probe = replace(match, games=(*match.games, TournamentGame(slot, slot, table, scored)))
        data = {"slot": slot, "game": slot, "table": table, "scores": [asdict(s) for s in scored]}
        where = {"stage": match.stage, "round": match.round, "number": match.number}
        over = is_decided(self.tournament.setup, probe) and not to_play_again(
            self.tournament, probe
        )
        self.write("result", {**where, **data, "over": over})

    def match(self, round_: int, number: int, stage: int | None = None) -> Match:
        """Return a table of a round, of the present stage unless another is named."""
        at = len(self.tournament.stages) if stage is None else stage
        rounds = {one.number: one for one in self.tournament.rounds_of(at)}
        return next(one for one in rounds[round_].matches if one.number == number)

    def end_rounds(self) -> None:
        """Note which rounds are over."""
        for one in self.tournament.rounds:
            if one.ended is None and one.over:
                self.write("round_ended", {"stage": one.stage, "round": one.number})

    def finish_all(self, results: Results = better_seed) -> None:
        """End all tables that play, and do what comes next."""
        for one in self.open:
            self.finish(one, results)
        self.now += DAY
        self.go()

    def to_the_end(
        self,
        rng: Random,
        meanwhile: Callable[[], None] = lambda: None,
        results: Results = better_seed,
    ) -> Tournament:
        """Play on, tables in any order, until it is over; `meanwhile` after every step."""
        for _ in range(STEPS):
            if self.tournament.phase != "running":
                return self.tournament
            if self.step() is None:
                if self.open:
                    self.finish(rng.choice(self.open), results)
                else:
                    self.now = max(self.now + 1, asks_again_at(self.tournament) or 0)
            meanwhile()
        raise AssertionError("the cup does not end")

    def sitting(self) -> list[Sequence[int]]:
        """Who sits at the open tables."""
        return [one.entries for one in self.open]
