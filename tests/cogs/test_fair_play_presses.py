"""An organizer looks at a lord's agreement with a strong computer lord, and has games compared."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from ai.levels import HAS_NUMBA
from ai.review import Outlook, Review, ReviewedTurn
from engine import Game
from services.facts.tables import NO_LIMIT, Setup
from services.facts.tournaments import Tournament
from services.records import reviews
from store import games
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.sitting import Sitting
from tests.e2e.stage import bare
from tests.helpers.database import new_folder

EVEN = Outlook((1.0, 1.0), (0.5, 0.5))


@pytest.fixture
async def stage() -> AsyncIterator[TournamentStage]:
    with new_folder() as folder:
        async with TournamentStage(folder) as context:
            yield context


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have reviews made up, in which every turn is the best one."""

    def made(record: str) -> Review:
        lines = Game.from_record(record).record_turns
        return Review(
            tuple(
                ReviewedTurn(step, line.seat, line.seat, line.round > 0, EVEN, EVEN, same=True)
                for step, line in enumerate(lines, 1)
            ),
            played_out=True,
        )

    monkeypatch.setattr(reviews, "review", made)


async def over(stage: TournamentStage) -> Tournament:
    """An event of Ann and Ben whose first game is over."""
    table = Setup("discovery", lords=2, takeback=False, pace=NO_LIMIT)
    tournament = await stage.begun(2, table=table)
    async with stage.services.context.read() as connection:
        (row,) = await games.games_of_table(connection, tournament.rounds[0].matches[0].tables[0])
    await Sitting(stage, stage.threads()[-1], "").finish(game=row.id)
    await stage.services.jobs.run_due()
    return await stage.tournament(tournament.id)


async def test_a_lord_is_looked_at_and_the_games_compared(stage: TournamentStage) -> None:
    """By command or from the panel; who plays is told that it is not for them."""
    await over(stage)
    shown = await stage.command("Eve", "games", "organise fairplay", lord="Ann")
    assert "None of their games is compared yet." in bare(shown)
    assert "One game is not compared yet." in bare(shown)
    line = "50% and more is worth a closer look, and no proof"
    assert (line if HAS_NUMBA else "plays like the autopilot") in bare(shown)
    compared = await stage.press("Eve", shown, "Compare more games")
    assert re.search(r"\*\*100%\*\* of \d+ turns, in one game", bare(compared))
    assert "round 1 of 3: 100% of " in bare(compared)
    assert stage.find(compared, "Compare more games") is None
    panel = await stage.press("Eve", compared, "Organiser's panel")
    lord = await stage.choose("Eve", panel, "Do something to a lord…", "Ben")
    assert "100%" in bare(await stage.press("Eve", lord, "Fair play"))
    refused = await stage.command("Ann", "games", "organise fairplay", lord="Ben")
    assert "You play in Autumn Cup" in bare(refused).replace("**", ""), "she manages the server"
    refused = await stage.command("Ben", "games", "organise fairplay", lord="Ann")
    assert "Only the organisers of Autumn Cup can do this" in bare(refused).replace("**", "")
