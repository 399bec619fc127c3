"""Text boards: columns, marks, legend, and their width."""

from __future__ import annotations

import re
import unicodedata

import bidi
import pytest

import locales
from engine import (
    ARRIVALS,
    DOMINOES,
    FOOTPRINTS,
    TOKENS,
    Cell,
    Game,
    GameView,
    Kind,
    Options,
    Terrain,
    resource_of,
)
from locales import number, texts
from render import board
from render.requests import (
    BuildersPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    TablePicture,
    TurnPicture,
)
from render.words import effects
from render.words.phrases import building_numbers, signs_of
from tests.render import positions
from tests.render.games import LONG_NAMES, NAMES, QUEENS, SETUPS, requests, views
from tests.render.test_alternative_text import early
from tests.render.towns import town

EN = texts("en")
MET = ("win", "loss", "draw", "unplayed")
WIDTH = {5: 34, 7: 44}
SCREEN = 3000
"""A board stands on a screen with other text; Discord takes 4,000 characters in all."""


def blocks(text: str) -> list[list[str]]:
    """The lines of every code block."""
    return [block.strip("\n").split("\n") for block in re.findall(r"```(.*?)```", text, re.S)]


def sign_of(cell: Cell, numbers: dict[str, int]) -> str:
    """A square as its column has it: F1, #2 for a building, k for a knight."""
    crowns = str(cell.crowns) if cell.crowns else ""
    land = f"#{numbers[cell.building]}" if cell.building else cell.terrain.letter.upper() + crowns
    return land + ("k" if cell.knight else "")


@pytest.mark.parametrize("rule", SETUPS)
def test_every_board_of_every_setup_fits_a_phone(rule: str) -> None:
    """34 columns for 5×5, 44 for 7×7, over a whole random game."""
    seen = views(rule, 7, LONG_NAMES)
    for view in [*seen[:: max(5, len(seen) // 12)], seen[-1]]:
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
    numbers = building_numbers([kingdom])
    signs = (sign for row in rows for sign in row[4:].split())
    step = 5 if max(map(len, signs)) == 4 else 4
    assert [head[at] for at in range(4, len(head), step)] == head.split()
    shown = {}
    for row in rows:
        number = int(row[:2])
        for place, column in enumerate(head[4::step]):
            sign = row[4 + step * place : 4 + step * (place + 1)].strip()
            if sign != "x":
                shown[f"{column}{number}"] = sign.rstrip("n")
    expected = {cell.square: sign_of(cell, numbers) for cell in kingdom.cells}
    assert shown == {**expected, kingdom.castle: "C"}


def test_a_kingdom_as_text() -> None:
    """Heading, columns, legend, free squares, sums."""
    view = early()
    assert board(KingdomPicture(view, view.order[0].seat)) == KINGDOM


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_letters_are_those_of_the_language(language: str) -> None:
    """In its script, each another one, also read aloud; so are those of wins, losses and draws."""
    texts = locales.texts(language)
    signs = signs_of(texts)
    assert all(len(sign) == 1 for sign in signs.values())
    assert len({sign.casefold() for sign in signs.values()}) == len(signs)
    met = [texts.plain(f"cups-met-{how}", others="") for how in MET]
    assert len({*met}) == len(met)
    told = [signs[one] for one in (*Terrain, "castle", "knight", "new")] + met
    script = {"ru": "CYRILLIC", "he": "HEBREW"}.get(language, "LATIN")
    assert {unicodedata.name(sign).split()[0] for sign in told} == {script}
    legend = texts.plain("cups-cross-legend")
    assert all(re.search(rf"\b4?{sign}\b", legend) for sign in met), legend
    for one in Terrain:
        assert signs[one].casefold() in texts.plain(f"common-terrain-{one}").casefold()


def test_a_board_in_hebrew_has_its_columns_from_left_to_right() -> None:
    """Its letters would turn the rows around."""
    view = early()
    rows = blocks(board(KingdomPicture(view, view.order[0].seat), language="he"))[0]
    assert any(re.search("[א-ת]", row) for row in rows)
    for row in rows:
        plain = row.strip("\u202d\u202c ")
        for base in ("R", "L"):
            assert str(bidi.get_display(row, base_dir=base)).strip("\u202d\u202c ") == plain


def test_the_domino_just_placed_is_marked() -> None:
    """Exactly its two squares."""
    view = early()
    text = board(TurnPicture(view, view.order[0].seat, gain=0))
    assert sum(line.count("n") for line in blocks(text)[0]) == 2


def test_nothing_is_marked_when_the_domino_was_discarded() -> None:
    """The last placed domino is an older one then."""
    for view in views("R1", 5):
        for kingdom in view.kingdoms:
            if kingdom.discarded:
                request = TurnPicture(view, kingdom.seats[0], played=kingdom.discarded[-1])
                assert "n" not in "".join(blocks(board(request))[0])
                return
    pytest.fail("no domino was discarded in this game")


def test_a_panel_marks_the_chosen_spot_only() -> None:
    """Before a spot is chosen nothing is marked, whatever was placed last."""
    view = early()
    seat = view.order[0].seat
    last = view.kingdom_of(seat).placed[-1]
    assert "n" not in "".join(blocks(board(PanelPicture(view, seat)))[0])
    chosen = PanelPicture(view, seat, domino=last.domino, chosen=(last.left, last.right))
    assert sum(line.count("n") for line in blocks(board(chosen))[0]) == 2


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


# -- Queendomino


def test_the_builders_board_is_a_list_of_slots() -> None:
    """One row a slot, the dearest first, as the picture reads."""
    assert board(BuildersPicture(positions.view("queens two", 8, 4), 2)) == BUILDERS


def test_a_town_as_text() -> None:
    """The board, the kingdom with k and #1, the buildings named, the draft."""
    assert board(town("queens three", 3, 2, builds=True)) == TOWN


def test_a_kingdom_of_queendomino_as_text() -> None:
    """Buildings of one kind share a number; their squares stand with their names."""
    assert board(KingdomPicture(positions.view("queens three", 8), 2)) == QUEENS_KINGDOM


def test_a_table_numbers_the_buildings_of_all_kingdoms_alike() -> None:
    """One legend for all, without squares, and a purse under each kingdom."""
    view = positions.view("queens three", 8)
    text = board(TablePicture(view, "Harvest Moon"))
    names = re.search(r"^Buildings: (.*)\.$", text, re.MULTILINE)
    assert names is not None
    kinds = {cell.building for kingdom in view.kingdoms for cell in kingdom.built}
    assert [part.split(" ")[0] for part in names[1].split("; ")] == [
        f"#{number}" for number in range(1, len(kinds) + 1)
    ]
    assert len(re.findall(r"^Coins \d+, knights ", text, re.MULTILINE)) == 3


@pytest.mark.parametrize("rule", QUEENS)
def test_a_turn_shows_the_board_if_it_changed(rule: str) -> None:
    """With what the buildings bring."""
    view = views(rule, 7)[-2]
    assert "Builders' board, " in board(TurnPicture(view, 1, board_changed=True))
    assert "Builders' board" not in board(TurnPicture(view, 1))


KINGDOM = """\
**\u2068Ben\u2069** · 15 points
```
    c   d   e
 5  Fn  Fn  C
```
C castle, F forest. The number counts crowns. n is the domino just placed.
Free squares that may still be used: a9–g9, a8–g8, a7–g7, a6–g6, a5–b5, f5–g5, a4–g4, a3–g3, \
a2–g2, a1–g1.
Now 15: Middle Kingdom 10, Harmony 5. Without crowns: forest 2."""
BUILDERS = """\
Builders' board, 12 in the pile. Your prices: 1 coin less, as you host the Queen.
- Slot 5: burnt by the dragon
- 3 coins: Church, 2 points per town territory
- 2 coins: Statue, 5 points
- 1 coin: Towers' Safe, 1 tower, 2 points, and with each tax 1 more coin for each tower you own
- Free: Small Tavern, 2 knights and 3 points
- Slot 0: bought by you
The dragon is out, bribed by \u2068Marguerite\u2069.
You host the Queen.
You have 15 coins."""
TOWN = """\
Builders' board, 22 in the pile.
- 5 coins: Guardtower, 2 towers and 3 points
- 4 coins: Knights' Safe, 1 knight, 2 points, and with each tax 1 more coin for each knight you \
own
- Slot 3: bought by you
- 2 coins: Fishmonger, 2 points per lake territory
- 1 coin: Bakery, 2 points per wheat territory
- Free: Fishmonger, 2 points per lake territory
The dragon is in its cave.
Nobody hosts the Queen.
**\u2068Théodora\u2069** · 13 points
```
    c    d    e    f    g
 5  T    #1   C    #2   #3
 4  x    W1kn Gkn  x    x
```
C castle, G grassland, T town, W wheat, k knight, x free. The number counts crowns. n is the \
domino just placed.
Buildings: #1 Big Tavern, d5; #2 Training Camp, f5; #3 Church, g5.
Now 13: wheat 1 × 1 = 1, buildings 11, points for coins 1. Without crowns: grassland 1; town 2, 2.
Coins 4, knights 5 (3 not placed), towers 0.
Bought: Training Camp, on f5.
Squares for it: A f5, B c5.
Knights of this turn: d4, e4.
This turn so far: +6.
Next line:
- 10 wheat 1 + forest, free
- 27 grassland 2 + forest, \u2068Marguerite\u2069
- 30 mine 2 + wheat, free
- 41 grassland 1 + town, free"""
QUEENS_KINGDOM = """\
**\u2068Théodora\u2069** · 22 points
```
    c    d    e    f    g
 6  x    x    Wkn  M2kn x
 5  #1   #2   C    #3   #4
 4  x    G    W1   Wk   x
 3  #1   G1   x    F1k  x
```
C castle, F forest, G grassland, M mine, W wheat, k knight, x free. The number counts crowns. n is\
 the domino just placed.
Buildings: #1 Fishmonger, c3, c5; #2 Big Tavern, d5; #3 Bakery, f5; #4 Church, g5.
Free squares that may still be used: c7–g7, c6–d6, g6, c4, g4, e3, g3, c2–g2.
Now 22: wheat 2 × 1 = 2, grassland 2 × 1 = 2, mine 1 × 2 = 2, forest 1 × 1 = 1, buildings 12, \
points for coins 3. Without crowns: town 2, 2, 1; wheat 1.
Coins 9, knights 4 (0 not placed), towers 0."""


# -- giants and The Court --------------------------------------------------------------------------


def everything() -> GameView:
    """A game of giants at The Court, some rounds on, whose line has a giant's domino."""
    options = Options(players=3, giants=True, court=True, quests=("lost_corner", "harmony"))
    game = Game.new(options, NAMES[:3], seed=bytes(32))
    while not _has_both(game):
        game.play(game.legal_moves()[0])
    return game.view()


def _has_both(game: Game) -> bool:
    line = {slot.domino for slot in game.view().next_line}
    ready = game.turn is not None and game.turn.round > 3
    return ready and bool(line & set(ARRIVALS)) and bool(line & set(FOOTPRINTS))


def test_a_line_tells_giants_and_resources() -> None:
    """What lies on its dominoes: a crownless half of four terrains bears something (R49)."""
    view = everything()
    told = board(LinePicture(view))
    for slot in view.next_line:
        (line,) = [
            one
            for one in told.split("\n")
            if one.startswith(f"- {number(slot.domino, view.options.box)} ")
        ]
        assert ("(giant)" in line) == (slot.domino in ARRIVALS)
        assert ("(footprints)" in line) == (slot.domino in FOOTPRINTS)
        domino = DOMINOES[slot.domino]
        borne = [resource_of(half) for half in (domino.left, domino.right)]
        assert line.count(" with ") == sum(one is not None for one in borne)


def test_a_table_tells_what_lies_beside_the_kingdoms() -> None:
    """What each kingdom bears, the open tokens with what they bring, the quests."""
    view = everything()
    told = board(TablePicture(view, "Harvest Moon"))
    assert told.count("Resources: ") == 3
    borne = view.kingdoms[0].resources
    counts = [f"{effects.resource(kind, EN)} {count}" for kind, count in borne.items()]
    assert any(
        all(one in line for one in counts) for line in told.split("\n") if "Resources" in line
    )
    assert view.court is not None
    for token in view.court.face_up:
        effect = effects.token_effect(TOKENS[token], EN)
        assert f"- {effects.token_name(token, EN)}: {effect}" in told
    assert "Lost Corner: 20 points" in told
    assert "Resources: " in board(KingdomPicture(view, 1))
    assert "Resources" not in board(TablePicture(views("R3", 4)[-1], "Harvest Moon"))


def test_what_stands_on_kingdoms_at_the_court_is_a_token() -> None:
    """Buildings are Queendomino's."""
    game = Game.new(Options(players=3, court=True), NAMES[:3], seed=bytes(32))
    while not building_numbers(game.view().kingdoms[:1]):
        moves = game.legal_moves()
        game.play(next((one for one in moves if one.kind is Kind.RECRUIT), moves[0]))
    told = board(KingdomPicture(game.view(), 1))
    assert "Tokens: #1 " in told
    assert "Buildings" not in told
