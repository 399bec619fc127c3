"""Text boards: columns, marks, legend, and their width (PLAY §9.1)."""

from __future__ import annotations

import re

import pytest

from engine import Game, Options
from render import board
from render.requests import KingdomPicture, LinePicture, PanelPicture, TablePicture, TurnPicture
from tests.render.games import LONG_NAMES, NAMES, SETUPS, requests, views
from tests.render.test_alt import early

WIDTH = {5: 34, 7: 44}
SCREEN = 3000
"""A board stands on a screen with other text; Discord takes 4,000 characters in all."""


def blocks(text: str) -> list[list[str]]:
    """The lines of every code block."""
    return [block.strip("\n").split("\n") for block in re.findall(r"```(.*?)```", text, re.S)]


@pytest.mark.parametrize("rule", SETUPS)
def test_every_board_of_every_setup_fits_a_phone(rule: str) -> None:
    """34 columns for 5×5, 44 for 7×7, over a whole random game."""
    seen = views(rule, 7, LONG_NAMES)
    for view in [*seen[::5], seen[-1]]:
        limit = WIDTH[view.kingdoms[0].grid]
        for request in requests(view):
            text = board(request)
            assert len(text) <= SCREEN
            for block in blocks(text):
                assert max(map(len, block)) <= limit


@pytest.mark.parametrize("rule", SETUPS)
def test_a_board_shows_every_square_where_it_is(rule: str) -> None:
    """Read back by its columns, the board is the kingdom."""
    view = views(rule, 4)[-1]
    kingdom = view.kingdoms[0]
    head, *rows = blocks(board(KingdomPicture(view, 1)))[0]
    shown = {}
    for row in rows:
        number = int(row[:2])
        for place, column in enumerate(head[4::4]):
            sign = row[4 + 4 * place : 8 + 4 * place].strip()
            if sign != ".":
                shown[f"{column}{number}"] = sign.rstrip("'")
    expected = {
        cell.square: cell.terrain.letter.upper() + (str(cell.crowns) if cell.crowns else "")
        for cell in kingdom.cells
    }
    assert shown == {**expected, kingdom.castle: "C"}


def test_a_kingdom_as_text() -> None:
    """Heading, columns, legend, free squares, sums."""
    view = early()
    assert board(KingdomPicture(view, view.order[0].seat)) == KINGDOM


def test_the_domino_just_placed_is_marked() -> None:
    """Exactly its two squares."""
    view = early()
    text = board(TurnPicture(view, view.order[0].seat, gain=0))
    assert sum(line.count("'") for line in blocks(text)[0]) == 2


def test_nothing_is_marked_when_the_domino_was_discarded() -> None:
    """The last placed domino is an older one then."""
    for view in views("R1", 5):
        for kingdom in view.kingdoms:
            if kingdom.discarded:
                request = TurnPicture(view, kingdom.seats[0], played=kingdom.discarded[-1])
                assert "'" not in "".join(blocks(board(request))[0])
                return
    pytest.fail("no domino was discarded in this game")


def test_a_panel_marks_the_chosen_spot_only() -> None:
    """Before a spot is chosen nothing is marked, whatever was placed last."""
    view = early()
    seat = view.order[0].seat
    last = view.kingdom_of(seat).placed[-1]
    assert "'" not in "".join(blocks(board(PanelPicture(view, seat)))[0])
    chosen = PanelPicture(view, seat, domino=last.domino, chosen=(last.left, last.right))
    assert sum(line.count("'") for line in blocks(board(chosen))[0]) == 2


def test_the_legend_names_the_letters_that_occur() -> None:
    """An empty kingdom has its castle only."""
    view = Game.new(Options(box="kingdomino", players=2), NAMES[:2], seed=bytes(32)).view()
    assert "\nC castle. The number counts crowns." in board(KingdomPicture(view, 1))


def test_lines_have_a_row_for_each_domino() -> None:
    """The next line is a list."""
    rows = board(LinePicture(early())).split("\n")
    assert rows[1] == "Next line:"
    assert [row[:2] for row in rows[2:-1]] == ["- "] * 4
    assert rows[-1] == "Numbers after terrains are crowns."


def test_a_table_has_every_kingdom_and_one_legend() -> None:
    """Four boards, their owners, the letters once."""
    text = board(TablePicture(early(), "Harvest Moon"))
    assert len(blocks(text)) == 4
    assert text.count("The number counts crowns") == 1


def test_no_square_may_still_be_used_when_the_game_is_over() -> None:
    """Free squares are told only while something can be laid on them."""
    every = views(next(iter(SETUPS)), 4)
    playing, over = every[len(every) // 2], every[-1]
    told = "Free squares that may still be used"
    assert over.over
    assert told not in board(KingdomPicture(over, 1))
    assert any(told in board(KingdomPicture(playing, seat)) for seat in (1, 2))


def test_names_can_do_no_harm() -> None:
    """What a lord is called is escaped and isolated."""
    options = Options(box="kingdomino", players=2)
    game = Game.new(options, ("```*Ann*", "@everyone"), seed=bytes(32))
    text = board(KingdomPicture(game.view(), 1))
    assert "\\`\\`\\`\\*Ann\\*" in text
    assert "@everyone" not in board(LinePicture(game.view()))


KINGDOM = """\
**\u2068Ben\u2069** · 15 points
```
    c   d   e
 5  F'  F'  C
```
C castle, F forest. The number counts crowns. ' is the domino just placed.
Free squares that may still be used: a9–g9, a8–g8, a7–g7, a6–g6, a5–b5, f5–g5, a4–g4, a3–g3, \
a2–g2, a1–g1.
Now 15: Middle Kingdom 10, Harmony 5."""
