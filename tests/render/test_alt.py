"""Alternative texts: what they say, and that they fit (PLAY §9.2)."""

from __future__ import annotations

import importlib
import re

import pytest

from engine import Game, GameView, Options
from render import alt
from render.requests import (
    Candidate,
    EndPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    Request,
    ScorePicture,
    TablePicture,
    TurnPicture,
)
from render.words import standing
from tests.render.games import LONG_NAMES, NAMES, SETUPS, requests, views

LIMIT = 1024


def early() -> GameView:
    """A game of four lords after one turn: Ben has placed 5 and taken 1."""
    game = Game.new(SETUPS["R4"], NAMES, seed=bytes(32))
    while game.turn is not None and game.turn.round == 0:
        game.play(game.legal_moves()[0])
    game.play(game.legal_moves()[0])
    game.play(game.legal_moves()[0])
    return game.view()


@pytest.mark.parametrize("rule", SETUPS)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["short", "long"])
def test_every_picture_of_every_setup_is_told_within_the_limit(
    rule: str, names: tuple[str, ...]
) -> None:
    """Whole random games, every picture at every fifth move and at the end."""
    seen = views(rule, 7, names)
    for view in [*seen[::5], seen[-1]]:
        for request in requests(view):
            text = alt(request)
            assert 1 <= len(text) <= LIMIT, request
            assert "\n" not in text
            assert "  " not in text


@pytest.mark.full
@pytest.mark.parametrize("rule", SETUPS)
def test_every_picture_of_many_games_is_told_within_the_limit(rule: str) -> None:
    """The same over many games, at every move."""
    for seed in range(40):
        for view in views(rule, seed, LONG_NAMES):
            for request in requests(view):
                assert 1 <= len(alt(request)) <= LIMIT


@pytest.mark.parametrize("rule", SETUPS)
def test_every_laid_square_is_told_once(rule: str) -> None:
    """The runs of the rows hold exactly the squares of the kingdom, the castle among them."""
    kingdom = views(rule, 3)[-1].kingdoms[0]
    text = alt(KingdomPicture(views(rule, 3)[-1], 1))
    told: list[str] = []
    for row, runs in re.findall(r"Row (\d+): ([^.]*)\.", text):
        for first, last in re.findall(r"(?:^|, )([a-m])(?:–([a-m]))? ", runs):
            columns = range(ord(first), ord(last or first) + 1)
            told += [f"{chr(column)}{row}" for column in columns]
    assert sorted(told) == sorted([kingdom.castle, *(cell.square for cell in kingdom.cells)])


def test_a_text_that_is_too_long_is_told_in_letters_then_by_its_total(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rows in letters first, then without the scoring, then without the legend."""
    view = views("R2", 11)[-1]
    module = importlib.import_module("render.alt")
    full = alt(KingdomPicture(view, 1))
    monkeypatch.setattr(module, "LONG", len(full) - 1)
    letters = alt(KingdomPicture(view, 1))
    monkeypatch.setattr(module, "LONG", len(letters) - 1)
    totals = alt(KingdomPicture(view, 1))
    assert "Row 7:" in full
    assert "Rows from the top:" in letters
    assert "Scoring, squares × crowns:" in letters
    assert "Rows from the top:" in totals
    assert "Scoring" not in totals
    assert "Letters: C castle, " in totals
    monkeypatch.setattr(module, "LONG", len(totals) - 1)
    bare = alt(KingdomPicture(view, 1))
    assert "Rows from the top:" in bare
    assert "Letters" not in bare


def test_a_kingdom_is_told_row_by_row() -> None:
    """Owner, points, size, rows from the top, what scores, what was placed last."""
    assert alt(KingdomPicture(early(), early().order[0].seat)) == KINGDOM


def test_a_turn_tells_everything_of_its_picture() -> None:
    """The kingdom, the others, the order, the next line, who is on turn."""
    view = early()
    assert alt(TurnPicture(view, view.order[0].seat, gain=0)) == TURN


def test_a_discarded_domino_is_told_as_such() -> None:
    """It was not placed, so no spot is told."""
    for view in views("R1", 5):
        for kingdom in view.kingdoms:
            if kingdom.discarded:
                played = kingdom.discarded[-1]
                text = alt(TurnPicture(view, kingdom.seats[0], gain=-5, played=played))
                assert f"Just discarded: {played[1:]}." in text
                assert "Just placed" not in text
                return
    pytest.fail("no domino was discarded in this game")


def test_a_panel_tells_spots_and_choice_to_its_own_reader() -> None:
    """ "Your kingdom", the numbered spots, the chosen one, what is taken."""
    view = early()
    request = PanelPicture(
        view,
        view.order[1].seat,
        domino="K18",
        candidates=(Candidate(1, "a6", "a5", 3), Candidate(2, "b5", "a5", -2)),
        chosen=("b5", "a5"),
        taken="K1",
        gain=-2,
    )
    text = alt(request)
    assert text.startswith("Your kingdom, ")
    assert "Spots for 18: 1 a6–a5 +3, 2 b5–a5 −2." in text
    assert "Chosen: 18 at b5–a5, −2." in text
    assert text.endswith("Taken: 1.")


def test_the_start_tells_the_order_of_choosing() -> None:
    """In round 0 the kings have no domino until they chose, and the line is the first."""
    game = Game.new(SETUPS["R4"], NAMES, seed=bytes(32))
    game.play(game.legal_moves()[0])
    assert alt(LinePicture(game.view())) == START


def test_the_last_round_has_no_next_line() -> None:
    """Nothing is told of a line that does not exist."""
    last = next(view for view in views("R4", 2) if view.round == view.rounds)
    assert "line" not in alt(LinePicture(last))


def test_a_table_tells_every_kingdom_in_letters() -> None:
    """Points and short rows for each lord, then the lines and who is on turn."""
    text = alt(TablePicture(early(), "*Harvest* Moon"))
    assert text.startswith("*Harvest* Moon. Ann 15 points: C; Ben 15 points: F F C; ")
    assert "On turn: " in text


def test_a_score_pad_leaves_out_zero_lines_and_names_the_winner() -> None:
    """Every lord with the lines that count; the tie-breakers where totals are equal."""
    view = views("R4", 7)[-1]
    text = alt(ScorePicture(view))
    assert text.startswith("Score pad. Ann ")
    assert not re.search(r" 0[,.;]", text)
    assert re.search(r"(wins|share the win)", text)


def test_an_end_tells_the_places() -> None:
    """Title, then place, name and points, the best first."""
    view = views("R4", 7)[-1]
    text = alt(EndPicture(view, "Harvest Moon"))
    best = standing(view)[0][1]
    winner = view.name(best.seats[0])
    assert text.startswith(f"Harvest Moon. 1 {winner} {best.scorecard.total}, 2 ")


def test_ties_share_a_place() -> None:
    """R63: equal in points, territory and crowns is equal in place."""
    game = Game.new(Options(box="kingdomino", players=3), NAMES[:3], seed=bytes(32))
    assert [place for place, _ in standing(game.view())] == [1, 1, 1]


@pytest.mark.parametrize("request_", [KingdomPicture, TurnPicture], ids=["kingdom", "turn"])
def test_an_empty_kingdom_is_its_castle(request_: type[KingdomPicture | TurnPicture]) -> None:
    """At the start a kingdom is one square."""
    view = Game.new(Options(box="kingdomino", players=2), NAMES[:2], seed=bytes(32)).view()
    made: Request = request_(view, 1)
    text = alt(made)
    assert text.startswith("Ann's kingdom, 0 points, 1 wide and 1 high of 5. Row 5: e castle.")
    assert "Just placed" not in text


KINGDOM = (
    "Ben's kingdom, 15 points, 3 wide and 1 high of 5. Row 5: c–d forest, e castle. "
    "Scoring: Middle Kingdom 10, Harmony 5. Just placed: 5 at c5–d5."
)
TURN = (
    "Ben's kingdom, 15 points, 3 wide and 1 high of 5. Row 5: c–d forest, e castle. "
    "Scoring: Middle Kingdom 10, Harmony 5. Just placed: 5 at c5–d5, +0. "
    "Others: Ann 15, Cara 15, Dan 15. This round: 5 Ben, 10 Cara, 21 Dan, 26 Ann. "
    "Next line: 1 wheat + wheat, Ben. 9 lake + lake, free. 18 forest + grassland, free. "
    "25 forest 1 + wheat, free. Numbers after terrains are crowns. On turn: Cara."
)
START = (
    "Order of choosing: 10 Cara, Dan, Ann, Ben. First line: 5 forest + forest, free. "
    "10 grassland + grassland, Cara. 21 wheat 1 + grassland, free. 26 forest 1 + wheat, free. "
    "Numbers after terrains are crowns."
)
