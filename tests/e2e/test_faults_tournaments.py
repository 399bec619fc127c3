"""A tournament's posts under faults: whatever breaks, each is made once and the event goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from services.facts.tournament_acts import Act
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.faulty import EDIT, FORGOTTEN, POST, _no_pauses

__all__ = ["_no_pauses"]

FIVE = 5
"""So often discord.py tries."""
ON_MESSAGE, LOOSE = "POST /channels/{}/messages/{}/threads", "POST /channels/{}/threads"
full = pytest.mark.full


def _all(stage: TournamentStage, fault: Callable[[str], None]) -> None:
    for route in (POST, EDIT, ON_MESSAGE, LOOSE):
        fault(route)


FAULTS: dict[str, Callable[[TournamentStage], None]] = {
    "answers are lost": lambda stage: _all(
        stage, lambda route: stage.sandbox.faults.cut(route, FIVE, after=True)
    ),
    "nothing comes through": lambda stage: _all(
        stage, lambda route: stage.sandbox.faults.cut(route, FIVE)
    ),
    "answers 500": lambda stage: _all(
        stage, lambda route: stage.sandbox.faults.fail(route, 500, FIVE)
    ),
    "asks to wait": lambda stage: _all(
        stage, lambda route: stage.sandbox.faults.fail(route, 429, retry_after=0.01)
    ),
}


@contextmanager
def struck(stage: TournamentStage, fault: Callable[[TournamentStage], None]) -> Iterator[None]:
    """Have something go wrong with every kind of request for a while."""
    fault(stage)
    yield
    stage.sandbox.faults.clear()


async def later(stage: TournamentStage) -> None:
    """Let so much time pass that Discord has forgotten every nonce, and what failed is due."""
    for _ in range(3):
        await stage.to(stage.clock.now() + FORGOTTEN)


@pytest.mark.parametrize(
    "fault",
    [
        "answers are lost",
        pytest.param("nothing comes through", marks=full),
        pytest.param("answers 500", marks=full),
        pytest.param("asks to wait", marks=full),
    ],
)
async def test_each_post_of_an_event_is_made_once(data: Path, fault: str) -> None:
    """From the announcement to the podium, with the log; also where a new process goes on."""
    async with TournamentStage(data) as stage:
        tournament = await stage.publish(rounds=1, checkin=False)
        await stage.enter(tournament.id, 2)
        with struck(stage, FAULTS[fault]):
            await stage.settle()
        await later(stage)
        with struck(stage, FAULTS[fault]):
            await stage.to(tournament.start)
        await later(stage)
        act = Act("result", "agreed", number=1, places=((1, 1), (2, 2)))
        await stage.services.tournaments.do(tournament.id, stage.host, act)
        with struck(stage, FAULTS[fault]):
            await stage.settle()
        await stage.restart()
        await later(stage)
        tournament = await stage.tournament(tournament.id)
        with struck(stage, FAULTS[fault]):
            await stage.to(tournament.rounds[-1].ends)
        await later(stage)
        assert (await stage.tournament(tournament.id)).phase == "over"
        heads = [text.split("\n")[0] for text in stage.said()]
        assert len(heads) == len(set(heads)) == 3, heads
        thread = [text.split("\n")[0] for text in stage.said(stage.thread())]
        assert len(thread) == len(set(thread)) == 3, thread
        assert len(stage.said("Autumn Cup · log")) == 1
        names = sorted(one.name for one in stage.threads())
        assert names == ["Autumn Cup", "Autumn Cup R1 T1", "Autumn Cup · log"]
        assert len(stage.directs("Ann")) == 2, "entered, and ruled"
        assert not (await stage.services.health.of(tournament.server)).waiting
