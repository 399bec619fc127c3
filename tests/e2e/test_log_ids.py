"""The log of a game: one id from a press to its post, and nothing that is secret."""

from __future__ import annotations

from datetime import date

import structlog
from structlog.testing import capture_logs

from store import games
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage


async def test_one_id_goes_from_a_press_to_its_post(stage: Stage) -> None:
    """Whoever looks for what became of a press finds all its lines by that number."""
    with capture_logs([structlog.contextvars.merge_contextvars]) as lines:
        sitting = await sit_down(stage, lords=2)
        await stage.settle()
        for _ in range(3):
            who = await sitting.on_turn()
            await sitting.compose()
            await stage.press(who, await sitting.open_panel(who), "End turn")
            await stage.settle()
        game = (await sitting.fact()).id
    ended = [one["click"] for one in lines if one["event"] == "turn.committed"]
    posts = ("courier.posted", "courier.done")
    posted = [one["click"] for one in lines if one["event"] in posts and one["kind"] == "TurnNews"]
    assert len(set(ended)) == 3
    assert all(posted.count(click) == 2 for click in ended), (ended, posted)
    async with stage.services.store.read() as connection:
        seed = (await games.game(connection, game)).seed  # type: ignore[union-attr]
    written = repr(lines)
    assert seed
    assert seed not in written


async def test_no_note_and_no_token_is_in_the_log(stage: Stage) -> None:
    """Hosts send their logs to others."""
    with capture_logs([structlog.contextvars.merge_contextvars]) as lines:
        sitting = await sit_down(stage, lords=2)
        ann = sitting.person(await sitting.on_turn())
        today = date.fromtimestamp(stage.clock.now())
        await stage.services.absences.announce(ann, today, today, "the dentist")
        await sitting.turn()
        await stage.press(await sitting.on_turn(), sitting.living(), "Play")
        await sitting.finish()
    written = repr(lines)
    assert "turn.committed" in written
    assert "dentist" not in written
    tokens = set(stage.sandbox.interactions._records)
    assert tokens
    assert not [one for one in tokens if one in written]
