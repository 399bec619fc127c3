"""What follows a refusal: buttons come back, people are told directly, nothing is lost."""

from tests.e2e.faulty import POST, Hasty, _no_pauses
from tests.e2e.stage import Stage
from tests.e2e.test_faults_refused import FORM_CODE, nothing_waits, refuse

__all__ = ["Hasty", "_no_pauses"]


async def open_table(stage: Stage, *, lords: int = 3) -> None:
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=lords, who="anyone")
    await stage.settle()


@FORM_CODE
async def test_a_screen_refused_once_has_its_buttons_after_the_next_edit(stage: Stage) -> None:
    """The text that was posted alone gives way to it."""
    refuse(stage, POST)
    await open_table(stage)
    plain = stage.messages("games")[-1]
    assert plain.content
    assert not plain.components
    await stage.command("Ben", "games", "game join", table="1")
    await stage.settle()
    (shown,) = stage.messages("games")
    assert not shown.content
    assert "Take a seat" in stage.labels(shown)
    await nothing_waits(stage)
