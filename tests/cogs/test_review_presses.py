"""A finished game is reviewed by its button, by command, and paged through, on a stage."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.codec import base36
from engine import Game, Options
from services.facts import Person
from services.records import reviews
from tests.cogs.stage import begun, game_of, stage
from tests.cogs.test_review_screens import reviewed
from tests.e2e.stage import Stage, bare
from tests.helpers.finished import played, put

__all__ = ["stage"]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have reviews made up: real ones take seconds."""
    monkeypatch.setattr(reviews, "review", lambda text: reviewed(Game.from_record(text)).review)


async def finished(stage: Stage, **changes: Any) -> str:
    """Put in a game of Ann and Ben that was played to its end; return its number as typed."""
    people = [(stage.world.user(name).id, name) for name in ("Ann", "Ben")]
    games = stage.world.channel("games")
    game = played(Options(players=2), "reviews")
    async with stage.services.context.write() as tx:
        number = await put(
            tx.connection, game, server=games.server, channel=games.id, people=people, **changes
        )
    return base36(number)


async def test_a_game_is_reviewed_and_paged_through(stage: Stage) -> None:
    """For whoever asks alone; the arrows lead through their own turns first."""
    game = await finished(stage)
    assert len(await stage.suggestions("Ann", "review", "game")) == 1
    shown = await stage.command("Ann", "games", "review", game=game)
    assert shown.only_for == stage.world.user("Ann").id
    assert "Harvest Moon · review" in bare(shown)
    assert "Accuracy: " in bare(shown).replace("**", "")
    assert "These turns cost most" in bare(shown)
    assert shown.files
    page = await stage.press("Ann", shown, "Turn by turn")
    assert "first choice, turn" in bare(page)
    assert "First choices are not judged." in bare(page)
    later = await stage.press("Ann", page, "Next ▶")
    again = await stage.press("Ann", later, "Next ▶")
    assert "· Ann" in bare(again)
    assert "Played" in bare(again)
    ben = await stage.choose("Ann", again, "Whose turns…", "2")
    assert "· Ben" in bare(ben)
    replay = await stage.press("Ann", ben, "Open the replay here")
    assert "step " in bare(replay)
    again = await stage.command("Ben", "games", "review", game=game)
    ben_himself = Person(stage.world.user("Ben").id, "Ben")
    fact = await stage.services.reviews.open(int(game, 36), ben_himself)
    assert fact.review is not None
    worst = fact.review.deciding()[0].step
    one = await stage.choose("Ben", again, "Costly turns…", str(worst))
    assert "Better" in bare(one)
    assert "Harvest Moon · review" in bare(await stage.press("Ben", one, "Overview"))


async def test_which_game_is_asked_where_none_is_meant(stage: Stage) -> None:
    """Of those that have ended."""
    none = await stage.command("Dan", "games", "review")
    assert bare(none) == "No game has ended here yet."
    game = await finished(stage)
    asked = await stage.command("Dan", "games", "review")
    assert bare(asked).startswith("Which game would you like to review?")
    shown = await stage.choose("Dan", asked, "Which game?", game)
    assert "Harvest Moon · review" in bare(shown)


async def test_games_still_played_and_hidden_ones_are_refused(stage: Stage) -> None:
    """With the reason, privately."""
    thread = await begun(stage)
    game = base36((await game_of(stage, thread)).id)
    told = await stage.command("Ann", thread, "review")
    assert bare(told).startswith("A game is reviewed once it is over.")
    told = await stage.command("Dan", "lobby", "review", game=game)
    assert bare(told).startswith("A game is reviewed once it is over.")
    hidden = await finished(stage, watching="table")
    told = await stage.command("Cara", "games", "review", game=hidden)
    assert bare(told).startswith("Only the lords of")
