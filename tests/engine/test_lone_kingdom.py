"""A kingdom read from text, shown by itself."""

from __future__ import annotations

import pytest

from engine import Game, Kingdom
from engine.lone_kingdom import view_of
from tests.cases.loader import record


@pytest.mark.parametrize("name", ["R1", "R2", "R6", "R8", "R13", "R14", "R18", "court"])
def test_every_kingdom_of_a_game_is_itself_alone(name: str) -> None:
    """What lies where, what is in the purse, what can still be reached, and the score."""
    game = Game.from_record(record(name)[0])
    for kingdom in game.view().kingdoms:
        view = view_of(Kingdom.from_text(kingdom.text), "Ann")
        own = view.kingdoms[0]
        assert own.text == kingdom.text
        assert (own.coins, own.knights, own.towers) == (
            *(kingdom.coins, kingdom.knights),
            kingdom.towers,
        )
        found = [(c.square, c.terrain, c.crowns, c.building, c.token) for c in own.cells]
        assert found == [
            (c.square, c.terrain, c.crowns, c.building, c.token) for c in kingdom.cells
        ]
        told, before = own.scorecard.to_dict(), kingdom.scorecard.to_dict()
        left_out = {"total", "middle_kingdom", "harmony", "quests"}
        assert {key: told[key] for key in told if key not in left_out} == {
            key: before[key] for key in before if key not in left_out
        }
        assert told["middle_kingdom"] == told["harmony"] == told["quests"] == 0


def test_nothing_else_is_shown() -> None:
    """No line, no quests, nobody on turn to wait for; the castle alone is a kingdom, too."""
    view = view_of(Kingdom.from_text("C"), "Ann")
    assert (view.next_line, view.quests, view.over) == ((), (), True)
    assert view.kingdoms[0].cells == ()
    assert view.names[0] == "Ann"


def test_giants_need_no_quest() -> None:
    """The quests of a game with giants are not known from a kingdom."""
    view = view_of(Kingdom.from_text("w1! C / w ."), "Ann")
    assert view.quests == ()
    assert view.kingdoms[0].scorecard.total == 0
    assert [cell.giants for cell in view.kingdoms[0].cells] == [0, 1]
