"""While others play the same draw, nothing that is said anywhere tells how a table came out."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from sandbox import Message
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.stage import bare
from tests.helpers.database import new_folder
from tests.helpers.world import EVE

HOUR, DAY = 3600, 24 * 3600
CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))
WON, LOST = 153, 147
"""Points that no other number looks like."""


@pytest.fixture
async def stage() -> AsyncIterator[TournamentStage]:
    with new_folder() as folder:
        async with TournamentStage(folder) as context:
            yield context


def told(stage: TournamentStage, *but: str) -> list[Message]:
    """Every message that tells a result, but direct ones to some people."""
    theirs = {stage.world.direct(who).id for who in but}
    return [
        one
        for one in stage.world.messages.values()
        if one.channel not in theirs and re.search(rf"\b({WON}|{LOST})\b", bare(one))
    ]


async def test_a_ruling_is_told_its_lords_alone(stage: TournamentStage) -> None:
    """Who takes no direct messages is mentioned for all to read, so the result is left out."""
    tournament = await stage.begun(4, duplicate=True, table=CLOCK, round=2 * DAY)
    match = (await stage.tournament(tournament.id)).rounds[0].matches[0]
    one, two = map((await stage.tournament(tournament.id)).entry, match.entries)
    stage.sandbox.faults.block_direct_messages(one.name)
    await stage.settle()
    totals = ((one.number, WON), (two.number, LOST))
    act = Act("result", "They agreed", stage=1, round=1, number=match.number, totals=totals)
    await stage.services.tournaments.do(tournament.id, EVE, act)
    await stage.settle()
    assert told(stage, two.name) == []
    said = [text for text in stage.said(stage.thread()) if "has ruled on your table" in text]
    assert len(said) == 1
    assert said[0].startswith(f"<@{one.lords[0].user}>")
    assert "The result is told with those of the round. Reason: They agreed" in said[0]
    assert str(WON) in bare(stage.directs(two.name)[-1])
