"""Hints at a table that agreed to them, by button and command, and their words."""

from __future__ import annotations

import pytest

from ai.levels import LEVEL
from cogs.review.hints import direction, region
from engine import Move
from locales import texts
from sandbox import Channel, Message
from services.facts.panels import HintFact
from services.play import _hints
from tests.cogs.stage import begun, game_of, living, on_turn, stage
from tests.e2e.sitting import Sitting
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]


@pytest.fixture(autouse=True)
def plain_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a knight asked: it needs no numba."""
    monkeypatch.setattr(_hints, "ADVISER", LEVEL["knight"])


async def agreed(stage: Stage) -> Channel:
    """Ann allows hints at a table of two, and Ben takes a seat there."""
    panel = await stage.command("Ann", "games", "game new", box="discovery")
    panel = await stage.form("Ann", panel, "More options", name="Harvest Moon", switches=["hints"])
    await stage.press("Ann", panel, "Open the table")
    await stage.settle()
    table = stage.message("Harvest Moon · a table is open")
    assert "Hints are allowed" in bare(table)
    assert "counts on no ladder" in bare(table)
    await stage.press("Ben", table, "Take a seat")
    await stage.settle()
    return stage.threads()[-1]


async def opened(stage: Stage, thread: Channel) -> tuple[str, Message]:
    """Whose turn it is, and their panel."""
    who = await on_turn(stage, thread)
    return who, await stage.press(who, living(stage, thread), "Play")


async def test_a_region_and_then_the_move(stage: Stage) -> None:
    """Privately; back at the turn the button goes on where it was."""
    thread = await agreed(stage)
    who, panel = await opened(stage, thread)
    first = await stage.press(who, panel, "Hint")
    assert first.only_for == stage.world.user(who).id
    assert "Harvest Moon** · hint" in bare(first)
    assert "one of the 2" in bare(first)
    assert "This is your first hint in this game" in bare(first)
    moves = await stage.press(who, first, "Show the move")
    assert "A strong computer lord plays: take" in bare(moves)
    assert "You have taken 2 hints in this game" in bare(moves)
    assert moves.files
    panel = await stage.press(who, moves, "Play")
    assert "A strong computer lord plays" in bare(await stage.press(who, panel, "Hint"))


async def test_the_same_by_command(stage: Stage) -> None:
    """`/hint`, and `/hint` again."""
    thread = await agreed(stage)
    who = await on_turn(stage, thread)
    assert "one of the 2" in bare(await stage.command(who, thread, "hint"))
    assert "plays: take" in bare(await stage.command(who, thread, "hint"))
    game = await game_of(stage, thread)
    assert game.hints == (), "only the end tells"


async def test_elsewhere_there_is_none(stage: Stage) -> None:
    """No button, and a sentence that says where there are some."""
    thread = await begun(stage)
    who, panel = await opened(stage, thread)
    assert stage.find(panel, "Hint") is None
    shown = await stage.command(who, thread, "hint")
    assert "At Harvest Moon there are no hints" in bare(shown).replace("**", "")


async def test_what_else_the_turn_should_do(stage: Stage) -> None:
    """The spot by its side of the castle, other steps by their kinds, a choice by its half."""
    game = await game_of(stage, await begun(stage))
    assert game.seat_on_turn is not None
    free = [slot.domino for slot in game.view.next_line if slot.seat is None]

    def told(*moves: str) -> list[str]:
        parsed = tuple(map(Move.parse, moves))
        fact = HintFact(game, game.seat_on_turn, parsed, 1, 1, None, 0)  # type: ignore[arg-type]
        return [line.replace("**", "") for line in region(fact, texts("en"))]

    castle = game.view.kingdom_of(1).castle
    column, row = castle[0], int(castle[1:])
    above = f"place K7 {column}{row + 1} {column}{row + 2}"
    assert told(above, "tax a1", "build statue a1", "end") == [
        "Look for a spot for 7 above your castle.",
        "Worth a thought in this turn: a tax and a building.",
    ]
    assert told("discard K7") == ["7 fits nowhere."]
    assert told(f"choose {free[0]}") == ["Take one of the 2 lowest free dominoes."]
    assert told(f"choose {free[-1]}") == ["Take one of the 2 highest free dominoes."]
    assert told() == ["There is little to choose from: the next hint is the move."]


def test_where_a_spot_lies() -> None:
    """As seen from the castle, straight or slanted."""
    where = {
        ("d5", "d6"): "above",
        ("d3", "d2"): "below",
        ("c4", "b4"): "left",
        ("e4", "f4"): "right",
        ("c5", "b5"): "above-left",
        ("e5", "e6"): "above-right",
        ("c3", "b3"): "below-left",
        ("e3", "f3"): "below-right",
    }
    assert {squares: direction("d4", squares) for squares in where} == where


async def test_the_end_says_who_took_how_many(stage: Stage) -> None:
    """By name; whoever took none is not named."""
    thread = await agreed(stage)
    who, panel = await opened(stage, thread)
    first = await stage.press(who, panel, "Hint")
    await stage.press(who, first, "Show the move")
    await Sitting(stage, thread, "Harvest Moon").finish()
    told = [bare(one).replace("**", "") for one in stage.messages(thread)]
    assert f"{who} took 2 hints." in told[-1]
    assert told[-1].count("took") == 1
