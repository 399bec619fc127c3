"""Whatever people do meanwhile, a tournament comes to its end, and nothing of it fails.

Formats, sizes and acts are drawn; results come in any order, organizers do what they may, lords
leave and come back, time passes.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from services.facts import Person, Refused
from services.facts.tournament_acts import Act, ActKind
from services.facts.tournaments import Match, Tournament, TournamentSetup
from services.tournaments.core import setups
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE, SERVER

ORGANIZER = replace(EVE, server=SERVER)
FORMATS = ("swiss", "swiss", "robin", "groups", "single", "double", "ladder", "league")
STEPS, REST = 80, 60
"""So often something is done; then so often games end and time passes, and nothing else."""


def drawn(world: TournamentWorld, random: Random, count: int) -> TournamentSetup:
    """Draw a set-up for so many entries."""
    size = random.choice((2, 2, 3, 4))
    wanted = {
        "format": random.choice(FORMATS),
        "size": size,
        "rounds": random.randint(1, 4),
        "games": random.choice((1, 1, 3)),
        "dynasty": random.random() < 0.15,
        "duplicate": random.random() < 0.3,
        "final": random.choice((0, size)),
        "groups": 2,
        "division": random.choice((3, 4)),
        "seasons": 1,
        "late": random.choice((0, 2)),
        "capacity": max(2, count + random.randint(-2, 1)),
        "checkin": random.random() < 0.5,
    }
    plain = replace(world.setup(), seasons=1)
    return setups.change(plain, {k: v for k, v in wanted.items() if setups.uses(plain, k)})[0]


class Walk:
    """A tournament, and what happens to it by chance."""

    def __init__(self, world: TournamentWorld, random: Random) -> None:
        self.tournaments = world
        self.random = random
        self.id = 0
        self.done: list[object] = []

    async def begin(self) -> Tournament:
        """Publish a tournament and go to its start."""
        random = self.random
        count = random.randint(4, 10)
        tournament = await self.tournaments.publish(drawn(self.tournaments, random, count))
        self.id = tournament.id
        self.done.append(tournament.setup)
        await self.tournaments.enter(tournament.id, count)
        await self.tournaments.to(tournament.signup_until)
        if tournament.setup.checkin:
            absent = [one for one in range(1, count + 1) if random.random() < 0.1]
            await self.tournaments.check_in(tournament.id, *absent)
        await self.tournaments.to(tournament.start)
        return await self.tournaments.tournament(tournament.id)

    async def step(self, tournament: Tournament) -> None:
        """Have something happen."""
        live = await self.live(tournament)
        chance = self.random.random()
        if live and chance < 0.6:
            await self.finish(self.random.choice(live))
        elif chance < 0.9:
            await self._act(tournament)
        elif live:
            await self.tournaments.to(self.tournaments.clock.now() + 6 * HOUR)
        else:
            await self.wait(tournament)

    async def live(self, tournament: Tournament) -> list[Match]:
        """Return the matches of which a game is being played."""
        return [match for match in playing(tournament) if await self._is_on(match)]

    async def _is_on(self, match: Match) -> bool:
        table = await self.tournaments.services.tables.table(match.tables[-1])
        between = table.dynasty is not None and table.dynasty.next_at is not None
        return table.state == "playing" and not between

    async def finish(self, match: Match) -> None:
        """End a game with points drawn by lot."""
        totals = {entry: self.random.randint(5, 40) for entry in match.entries}
        self.done.append(("finish", match.round, match.number, totals))
        await self.tournaments.finish_match(match, totals)

    async def wait(self, tournament: Tournament) -> None:
        """Let time pass until the next round begins, or a day where that is no date."""
        rolls = tournament.setup.format in ("ladder", "league")
        begins = None if rolls else tournament.next_begins
        await self.tournaments.to(max(begins or 0, self.tournaments.clock.now() + DAY))

    async def _act(self, tournament: Tournament) -> None:
        """Have an organizer do something, if it is allowed."""
        act = self._drawn_act(tournament)
        try:
            effect = await self.tournaments.services.tournaments.preview(
                tournament.id, ORGANIZER, act
            )
            await self.tournaments.services.tournaments.do(tournament.id, ORGANIZER, effect.act)
            self.done.append(act)
        except Refused as refused:
            self.done.append((act.kind, refused.code))

    def _drawn_act(self, tournament: Tournament) -> Act:
        random = self.random
        user = random.choice([lord.user for one in tournament.entries for lord in one.lords])
        other = Person(5000 + len(self.done), f"New {len(self.done)}")
        plain = Act("pause", "chance", user=user, other=other, seconds=12 * HOUR)
        if tournament.paused is not None:
            return replace(plain, kind="resume")
        kind = random.choice(KINDS)
        rounds = [one for one in tournament.rounds if one.matches]
        if kind != "result" or not rounds:
            return replace(plain, kind="drop" if kind == "result" else kind)
        match = random.choice(random.choice(rounds).matches)
        places = tuple((entry, place) for place, entry in enumerate(match.entries, 1))
        where: dict[str, Any] = {"stage": match.stage, "round": match.round}
        return replace(plain, kind=kind, number=match.number, places=places, **where)


KINDS: tuple[ActKind, ...] = (
    *("drop", "expel", "unpair", "pair", "pair", "pause", "extend", "add", "replace"),
    *("result", "result", "autopilot", "restart"),
)


def playing(tournament: Tournament) -> list[Match]:
    """Return the matches whose last table has no result yet."""
    every = [match for one in tournament.open_rounds for match in one.matches]
    return [one for one in every if not one.over and one.tables and not _has_result(one)]


def _has_result(match: Match) -> bool:
    return match.tables[-1] in {game.table for game in match.games}


@pytest.mark.full
@pytest.mark.parametrize("seed", range(12))
async def test_whatever_happens_a_tournament_comes_to_its_end(
    world: TournamentWorld, seed: int
) -> None:
    """No job fails, every place is somebody's, and no table has two results."""
    walk = Walk(world, Random(seed))
    with capture_logs() as logs:
        tournament = await walk.begin()
        for _ in range(STEPS):
            if tournament.phase != "running":
                break
            await walk.step(tournament)
            tournament = await world.tournament(tournament.id)
        if tournament.paused is not None:
            await world.services.tournaments.do(tournament.id, ORGANIZER, Act("resume", "at last"))
        for _ in range(REST):
            tournament = await world.tournament(tournament.id)
            if (
                tournament.phase != "running" or tournament.setup.format == "ladder"
            ):  # which ends by its organizer
                break
            for match in await walk.live(tournament):
                await walk.finish(match)
            await walk.wait(tournament)
        tournament = await world.tournament(tournament.id)
    failed = [one for one in logs if one["log_level"] == "error" and one["event"] != FAKE]
    assert not failed, walk.done
    assert tournament.phase in ("over", "cancelled") or tournament.setup.format == "ladder", (
        walk.done
    )
    tables = [table for one in tournament.rounds for match in one.matches for table in match.tables]
    assert len(set(tables)) == len(tables), walk.done
    if tournament.phase == "over":
        assert len(set(tournament.places)) == len(tournament.places) > 0, walk.done


FAKE = "annals.failed"
"""A game that ended by hand has no moves to be counted."""
