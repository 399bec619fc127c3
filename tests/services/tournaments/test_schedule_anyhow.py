"""Whatever people do meanwhile, a cup comes to its end, and nothing of it fails.

Formats, sizes and acts are drawn; results come in any order, organisers do what they may, lords
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
from services.facts.tournaments import Cup, CupSetup, Match
from services.tournaments.core import setups
from tests.helpers.tournaments import DAY, HOUR, CupWorld
from tests.helpers.world import EVE, SERVER

ORGANISER = replace(EVE, server=SERVER)
FORMATS = ("swiss", "swiss", "robin", "groups", "single", "double", "ladder", "league")
STEPS, REST = 80, 60
"""So often something is done; then so often games end and time passes, and nothing else."""


def drawn(cups: CupWorld, random: Random, count: int) -> CupSetup:
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
    plain = replace(cups.setup(), seasons=1)
    return setups.change(plain, {k: v for k, v in wanted.items() if setups.uses(plain, k)})[0]


class Walk:
    """A cup, and what happens to it by chance."""

    def __init__(self, cups: CupWorld, random: Random) -> None:
        self.cups = cups
        self.random = random
        self.id = 0
        self.done: list[object] = []

    async def begin(self) -> Cup:
        """Publish a cup and go to its start."""
        random = self.random
        count = random.randint(4, 10)
        cup = await self.cups.publish(drawn(self.cups, random, count))
        self.id = cup.id
        self.done.append(cup.setup)
        await self.cups.enter(cup.id, count)
        await self.cups.to(cup.signup_until)
        if cup.setup.checkin:
            absent = [one for one in range(1, count + 1) if random.random() < 0.1]
            await self.cups.check_in(cup.id, *absent)
        await self.cups.to(cup.start)
        return await self.cups.cup(cup.id)

    async def step(self, cup: Cup) -> None:
        """Have something happen."""
        live = await self.live(cup)
        chance = self.random.random()
        if live and chance < 0.6:
            await self.finish(self.random.choice(live))
        elif chance < 0.9:
            await self._act(cup)
        elif live:
            await self.cups.to(self.cups.clock.now() + 6 * HOUR)
        else:
            await self.wait(cup)

    async def live(self, cup: Cup) -> list[Match]:
        """Return the matches of which a game is being played."""
        return [match for match in playing(cup) if await self._is_on(match)]

    async def _is_on(self, match: Match) -> bool:
        table = await self.cups.services.tables.table(match.tables[-1])
        between = table.dynasty is not None and table.dynasty.next_at is not None
        return table.state == "playing" and not between

    async def finish(self, match: Match) -> None:
        """End a game with points drawn by lot."""
        totals = {entry: self.random.randint(5, 40) for entry in match.entries}
        self.done.append(("finish", match.round, match.number, totals))
        await self.cups.finish_match(match, totals)

    async def wait(self, cup: Cup) -> None:
        """Let time pass until the next round begins, or a day where that is no date."""
        rolls = cup.setup.format in ("ladder", "league")
        begins = None if rolls else cup.next_begins
        await self.cups.to(max(begins or 0, self.cups.clock.now() + DAY))

    async def _act(self, cup: Cup) -> None:
        """Have an organiser do something, if it is allowed."""
        act = self._drawn_act(cup)
        try:
            effect = await self.cups.services.cups.preview(cup.id, ORGANISER, act)
            await self.cups.services.cups.do(cup.id, ORGANISER, effect.act)
            self.done.append(act)
        except Refused as refused:
            self.done.append((act.kind, refused.code))

    def _drawn_act(self, cup: Cup) -> Act:
        random = self.random
        user = random.choice([lord.user for one in cup.entries for lord in one.lords])
        other = Person(5000 + len(self.done), f"New {len(self.done)}")
        plain = Act("pause", "chance", user=user, other=other, seconds=12 * HOUR)
        if cup.paused is not None:
            return replace(plain, kind="resume")
        kind = random.choice(KINDS)
        rounds = [one for one in cup.rounds if one.matches]
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


def playing(cup: Cup) -> list[Match]:
    """Return the matches whose last table has no result yet."""
    every = [match for one in cup.open_rounds for match in one.matches]
    return [one for one in every if not one.over and one.tables and not _has_result(one)]


def _has_result(match: Match) -> bool:
    return match.tables[-1] in {game.table for game in match.games}


@pytest.mark.full
@pytest.mark.parametrize("seed", range(12))
async def test_whatever_happens_a_cup_comes_to_its_end(cups: CupWorld, seed: int) -> None:
    """No job fails, every place is somebody's, and no table has two results."""
    walk = Walk(cups, Random(seed))
    with capture_logs() as logs:
        cup = await walk.begin()
        for _ in range(STEPS):
            if cup.phase != "running":
                break
            await walk.step(cup)
            cup = await cups.cup(cup.id)
        if cup.paused is not None:
            await cups.services.cups.do(cup.id, ORGANISER, Act("resume", "at last"))
        for _ in range(REST):
            cup = await cups.cup(cup.id)
            if (
                cup.phase != "running" or cup.setup.format == "ladder"
            ):  # which ends by its organiser
                break
            for match in await walk.live(cup):
                await walk.finish(match)
            await walk.wait(cup)
        cup = await cups.cup(cup.id)
    failed = [one for one in logs if one["log_level"] == "error" and one["event"] != FAKE]
    assert not failed, walk.done
    assert cup.phase in ("over", "cancelled") or cup.setup.format == "ladder", walk.done
    tables = [table for one in cup.rounds for match in one.matches for table in match.tables]
    assert len(set(tables)) == len(tables), walk.done
    if cup.phase == "over":
        assert len(set(cup.places)) == len(cup.places) > 0, walk.done


FAKE = "annals.failed"
"""A game that ended by hand has no moves to be counted."""
