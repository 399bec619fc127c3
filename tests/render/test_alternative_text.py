"""Alternative texts: what they say, and that they fit."""

from __future__ import annotations

import dataclasses
import importlib
import re

import pytest

import locales
from engine import BoardSlot, Game, GameView, Options
from render import alt, board, rest
from render.ranking import ranking
from render.requests import (
    AnimationPicture,
    BuildersPicture,
    Candidate,
    EndPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    Request,
    ScorePicture,
    TablePicture,
    TownPicture,
    TurnPicture,
    end_pages,
)
from render.words.phrases import Words
from tests.render import positions
from tests.render.games import LONG_NAMES, NAMES, SETUPS, requests, views
from tests.render.towns import town

LIMIT = 1024
LONG_EIGHT = tuple(f"{number} of the very long and windy hill"[:32] for number in range(1, 9))


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
    """Whole random games, every picture at a dozen moves and at the end."""
    seen = views(rule, 7, names)
    for view in [*seen[:: max(5, len(seen) // 12)], seen[-1]]:
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
    module = importlib.import_module("render.words.alternative_text")
    full = alt(KingdomPicture(view, 1))
    monkeypatch.setattr(module, "LIMIT", len(full) - 1)
    letters = alt(KingdomPicture(view, 1))
    monkeypatch.setattr(module, "LIMIT", len(letters) - 1)
    totals = alt(KingdomPicture(view, 1))
    assert "Row 7:" in full
    assert "Rows from the top:" in letters
    assert "Scoring, squares × crowns:" in letters
    assert "Rows from the top:" in totals
    assert "Scoring" not in totals
    assert "Letters: C castle, F forest, " in totals
    monkeypatch.setattr(module, "LIMIT", len(totals) - 1)
    bare = alt(KingdomPicture(view, 1))
    assert "Rows from the top:" in bare
    assert "Letters: C castle; " in bare


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


def test_nothing_stands_beside_the_picture_of_a_turn() -> None:
    """What its description has no room for is in the views of the game."""
    game = Game.new(Options(box="royal_wedding", players=8), LONG_EIGHT, seed=bytes(32))
    while game.view().round < game.view().rounds // 2:
        game.play(game.legal_moves()[0])
    request = TurnPicture(game.view(), 1)
    assert len(alt(request)) <= LIMIT
    assert rest(request) == []
    assert rest(TablePicture(game.view(), "Harvest Moon"))


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
    assert "Spots for 18: A a6–a5 +3, B b5–a5 −2." in text
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
    """Points and squares of each lord, then the lines and who is on turn."""
    text = alt(TablePicture(early(), "*Harvest* Moon"))
    assert text.startswith("*Harvest* Moon. Ann 15 points: e5 C. Ben 15 points: c5–d5 F, e5 C. ")
    assert "This round: 5 forest + forest, Ben; 10 grassland + grassland, Cara; " in text
    assert "Next line: 1 wheat + wheat, Ben. " in text
    assert "On turn: " in text


@pytest.mark.parametrize("rule", SETUPS)
def test_squares_stand_with_their_letters_wherever_kingdoms_are_told_in_short(rule: str) -> None:
    """Exactly the squares of each kingdom of a table, its end and its animation."""
    view = views(rule, 3, LONG_NAMES)[-1]
    frames = (view.kingdoms, view.kingdoms)
    for request in (
        TablePicture(view, "Harvest Moon"),
        EndPicture(view, "Harvest Moon"),
        AnimationPicture(view, "Harvest Moon", "", frames),
    ):
        text = " ".join((alt(request), *rest(request)))
        lines = re.findall(r"points?(?:, coins [^:]*)?: ([^.]*)\.", text)
        told = [sorted(squares_of(line)) for line in lines]
        assert told == [
            sorted([kingdom.castle, *(cell.square for cell in kingdom.cells)])
            for kingdom in view.kingdoms
        ]


def squares_of(line: str) -> list[str]:
    """The squares of a kingdom in letters: "c6–d6 W, e6 F1"."""
    return [
        f"{chr(column)}{row}"
        for first, row, last in re.findall(r"([a-m])(\d+)(?:–([a-m])\d+)? [A-Z#]", line)
        for column in range(ord(first), ord(last or first) + 1)
    ]


@pytest.mark.parametrize("rule", SETUPS)
def test_nothing_is_cut_but_stands_beside_in_whole_sentences(rule: str) -> None:
    """Whatever an alternative text of a view has no room for."""
    texts = locales.texts("en")
    for view in views(rule, 7, LONG_NAMES)[:: -len(NAMES) * 5]:
        for request in requests(view):
            assert not alt(request).endswith("…")
            if isinstance(request, TurnPicture | PanelPicture | TownPicture):
                continue
            told = bare(" ".join((alt(request), *rest(request))))
            words = Words(texts, spoken=True, view=view)
            if isinstance(request, KingdomPicture):
                assert words.scoring(view.kingdom_of(request.seat)) in told
            if isinstance(request, TablePicture):
                assert words.order() in told
                assert words.line() in told


def bare(text: str) -> str:
    """A text without the marks around names."""
    return text.replace("\u2068", "").replace("\u2069", "")


def test_the_end_of_eight_tells_their_kingdoms() -> None:
    """On the pages that show them."""
    game = Game.new(Options(box="royal_wedding", players=8), LONG_EIGHT, seed=bytes(32))
    while not game.over:
        game.play(game.legal_moves()[0])
    view = game.view()
    for page in range(1, end_pages(view)):
        request = EndPicture(view, "Harvest Moon", page)
        told = bare(" ".join((alt(request), *rest(request))))
        for kingdom in request.kingdoms:
            rows = told.partition(f"{view.name(kingdom.seats[0])} {kingdom.scorecard.total} point")
            assert kingdom.castle in squares_of(rows[2].partition(".")[0])


def test_territories_without_crowns_are_told() -> None:
    """Those that score nothing, the largest first."""
    view = views("R4", 7)[-1]
    kingdom = view.kingdoms[0]
    for text in (alt(KingdomPicture(view, 1)), board(KingdomPicture(view, 1))):
        said = re.search(r"Without crowns: ([^.]*)\.", text)
        assert said is not None
        sizes = [int(size) for size in re.findall(r"\d+", said[1])]
        none = [len(one.squares) for one in kingdom.territories if not one.crowns]
        assert sorted(sizes) == sorted(none)


def test_the_court_tells_resources() -> None:
    """Where each lies, and how many of each kind everybody has."""
    game = Game.new(Options(box="kingdomino", players=3, court=True), NAMES[:3], seed=bytes(32))
    while not all(kingdom.resources for kingdom in game.view().kingdoms):
        game.play(game.legal_moves()[0])
    view = game.view()
    kingdom = view.kingdoms[0]
    kind = next(iter(kingdom.resources))
    assert f"Resources: {kind} {kingdom.resources[kind]}" in alt(KingdomPicture(view, 1))
    assert f" with {kind}" in alt(KingdomPicture(view, 1))
    request = TablePicture(view, "Harvest Moon")
    told = " ".join((alt(request), *rest(request)))
    assert len(re.findall(r"Resources of ", told)) == 3


def test_a_score_pad_leaves_out_zero_lines_and_names_the_winner() -> None:
    """Every lord with the lines that count; the tie-breakers where totals are equal."""
    view = views("R4", 7)[-1]
    text = alt(ScorePicture(view))
    assert text.startswith("Score pad. Ann ")
    assert not re.search(r" 0[,.;]", text)
    assert re.search(r"(wins|share the win)", text)


def test_a_team_is_many() -> None:
    """The two lords of a team win together; one lord wins alone."""
    view = views("R4", 7)[-1]
    for tiebreak in (None, "territory", "crowns"):
        team = dataclasses.replace(view, winners=(1, 2), tiebreak=tiebreak)
        assert "Ann and Ben win" in bare(alt(ScorePicture(team)))
        assert "wins" not in alt(ScorePicture(team))
        alone = dataclasses.replace(view, winners=(1,), tiebreak=tiebreak)
        assert "Ann wins" in bare(alt(ScorePicture(alone)))


def test_an_end_tells_the_places() -> None:
    """Title, then place, name and points, the best first."""
    view = views("R4", 7)[-1]
    text = alt(EndPicture(view, "Harvest Moon"))
    best = ranking(view)[0][1]
    winner = view.name(best.seats[0])
    assert text.startswith(f"Harvest Moon. 1 {winner} {best.scorecard.total}, 2 ")


def test_ties_share_a_place() -> None:
    """R63: equal in points, territory and crowns is equal in place."""
    game = Game.new(Options(box="kingdomino", players=3), NAMES[:3], seed=bytes(32))
    assert [place for place, _ in ranking(game.view())] == [1, 1, 1]


@pytest.mark.parametrize("request_", [KingdomPicture, TurnPicture], ids=["kingdom", "turn"])
def test_an_empty_kingdom_is_its_castle(request_: type[KingdomPicture | TurnPicture]) -> None:
    """At the start a kingdom is one square."""
    view = Game.new(Options(box="kingdomino", players=2), NAMES[:2], seed=bytes(32)).view()
    made: Request = request_(view, 1)
    text = alt(made)
    assert text.startswith("Ann's kingdom, 0 points, 1 wide and 1 high of 5. Row 5: e castle.")
    assert "Just placed" not in text


# -- Queendomino


def test_the_builders_board_is_told_for_the_queens_host() -> None:
    """Own prices from the dearest on, what is gone and why, the dragon, the Queen, the coins."""
    assert alt(BuildersPicture(positions.view("queens two", 8, 4), 2)) == BUILDERS


def test_the_builders_board_of_nobody_has_the_printed_prices() -> None:
    """No "you" in it: it may be posted for all."""
    text = alt(BuildersPicture(positions.view("queens two", 8, 4)))
    assert text == PRINTED
    assert "bought by you" not in text
    assert "You " not in text


def test_who_bribed_the_dragon_is_told_so() -> None:
    """By "you" to the briber; the Queen's host is somebody else."""
    text = alt(BuildersPicture(positions.view("queens two", 8, 4), 1))
    assert "The dragon is out, bribed by you. Théodora hosts the Queen. You have 5 coins." in text


def test_a_slot_that_was_never_filled_again_is_empty() -> None:
    """R50: the pile may run out."""
    view = positions.view("queens two", 8, 4)
    assert view.board is not None
    slots = (*view.board.slots[:5], BoardSlot(5))
    board = dataclasses.replace(view.board, slots=slots, pile=0)
    text = alt(BuildersPicture(dataclasses.replace(view, board=board)))
    assert text.startswith("Builders' board, none in the pile. Slot 5: empty. 4 coins: Church, ")


def test_a_corrected_tile_is_told_as_it_is_in_force() -> None:
    """A host's numbers, wherever the effect stands (R19)."""
    options = Options(box="queendomino", players=2)
    icons = dict.fromkeys(("bakery", "fishmonger", "weaving_shop", "foundry"), "k1t1")
    game = Game.new(options, NAMES[:2], seed=bytes(32), icons=icons)
    text = alt(BuildersPicture(game.view()))
    assert "5 coins: Bakery, 1 knight, 1 tower, and 2 points per wheat territory. " in text


def test_a_town_is_told_with_its_draft() -> None:
    """The board, the kingdom, then what was bought, its squares, the knights, the change."""
    assert alt(town("queens three", 3, 2, builds=True)) == TOWN


def test_a_long_town_is_told_in_short() -> None:
    """The board without effects, rows in letters; what can be bought is always named."""
    assert alt(town("queens two", 8, 1)) == LONG_TOWN


def test_knights_and_buildings_are_told_with_their_squares() -> None:
    """ "g8 lake with knight", "h9 town with Statue", and the purse."""
    assert alt(KingdomPicture(positions.view("queens three", 8), 2)) == QUEENS_KINGDOM


def test_a_knight_below_a_building_is_told_too() -> None:
    """A taxed town may be built on."""
    view = positions.view("queens three", 8)
    cells = [
        dataclasses.replace(cell, knight=cell.knight or cell.square == "d5")
        for cell in view.kingdoms[1].cells
    ]
    kingdom = dataclasses.replace(view.kingdoms[1], cells=tuple(cells))
    shown = dataclasses.replace(view, kingdoms=(view.kingdoms[0], kingdom, view.kingdoms[2]))
    assert "d town with Big Tavern and knight" in alt(KingdomPicture(shown, 2))


def test_a_turn_tells_the_builders_board_if_it_changed() -> None:
    """In short; the whole board is a picture of its own."""
    view = positions.view("queens two", 8, 4)
    assert alt(TurnPicture(view, 2, 4, board_changed=True)) == QUEENS_TURN
    assert "Builders' board" not in alt(TurnPicture(view, 2, 4))


def test_a_score_pad_tells_towns_buildings_coins_and_the_queen() -> None:
    """Zero lines left out, coins apart from how many there are."""
    assert alt(ScorePicture(positions.view("queens three", 99))) == QUEENS_SCORES


def test_crowns_break_no_tie_in_queendomino() -> None:
    """R63: after the largest territory the win is shared, so crowns are not told."""
    view = positions.view("queens two", 99)
    card = view.kingdoms[0].scorecard
    one, other = (
        dataclasses.replace(kingdom, scorecard=dataclasses.replace(card, crowns=crowns))
        for kingdom, crowns in zip(view.kingdoms, (9, 5), strict=True)
    )
    shared = dataclasses.replace(view, kingdoms=(one, other), winners=(1, 2), tiebreak="shared")
    assert [place for place, _ in ranking(shared)] == [1, 1]
    text = alt(ScorePicture(shared))
    assert "largest territory" in text
    assert "crowns" not in text


def test_letters_of_the_end_are_explained() -> None:
    """Every letter, sign and number that occurs in the rows has a word."""
    text = alt(EndPicture(positions.view("queens three", 99), "Harvest Moon"))
    rows = re.findall(r"towers \d+: ([^;.]*)", text)
    legend = dict(re.findall(r"([A-Zkx]) ([a-z]+)", text.partition("Letters: ")[2]))
    names = dict(re.findall(r"#(\d+) ([A-Z][A-Za-z' ]+)", text.partition("Buildings: ")[2]))
    assert len(rows) == 3
    for row in rows:
        assert set(re.findall(r"[A-Zkx]", row)) <= set(legend)
        assert set(re.findall(r"#(\d+)", row)) <= set(names)


KINGDOM = (
    "Ben's kingdom, 15 points, 3 wide and 1 high of 5. Row 5: c–d forest, e castle. Scoring: "
    "Middle Kingdom 10, Harmony 5. Without crowns: forest 2. Just placed: 5 at c5–d5."
)
TURN = (
    "Ben's kingdom, 15 points, 3 wide and 1 high of 5. Row 5: c–d forest, e castle. Scoring: "
    "Middle Kingdom 10, Harmony 5. Without crowns: forest 2. Just placed: 5 at c5–d5, +0. "
    "Others: Ann 15, Cara 15, Dan 15. This round: 5 forest + forest, Ben; 10 grassland + "
    "grassland, Cara; 21 wheat 1 + grassland, Dan; 26 forest 1 + wheat, Ann. Next line: 1 "
    "wheat + wheat, Ben. 9 lake + lake, free. 18 forest + grassland, free. 25 forest 1 + "
    "wheat, free. Numbers after terrains are crowns. On turn: Cara."
)
START = (
    "Order of choosing: Cara, Dan, Ann, Ben. First line: 5 forest + forest, free. "
    "10 grassland + grassland, Cara. 21 wheat 1 + grassland, free. 26 forest 1 + wheat, free. "
    "Numbers after terrains are crowns."
)
BUILDERS = (
    "Builders' board, 12 in the pile. Your prices: 1 coin less, as you host the Queen. Slot 5: "
    "burnt by the dragon. 3 coins: Church, 2 points per town territory. 2 coins: Statue, 5 "
    "points. 1 coin: Towers' Safe, 1 tower, 2 points, and with each tax 1 more coin for each "
    "tower you own. Free: Small Tavern, 2 knights and 3 points. Slot 0: bought by you. The "
    "dragon is out, bribed by Marguerite. You host the Queen. You have 15 coins."
)
PRINTED = (
    "Builders' board, 12 in the pile. Slot 5: burnt by the dragon. 4 coins: Church, 2 points per "
    "town territory. 3 coins: Statue, 5 points. 2 coins: Towers' Safe, 1 tower, 2 points, and "
    "with each tax 1 more coin for each tower you own. 1 coin: Small Tavern, 2 knights and 3 "
    "points. Slot 0: bought by Théodora. The dragon is out, bribed by Marguerite. Théodora "
    "hosts the Queen."
)
TOWN = (
    "Builders' board, 22 in the pile. 5 coins: Guardtower, 2 towers and 3 points. 4 coins: "
    "Knights' Safe, 1 knight, 2 points, and with each tax 1 more coin for each knight you "
    "own. Slot 3: bought by you. 2 coins: Fishmonger, 2 points per lake territory. 1 coin: "
    "Bakery, 2 points per wheat territory. Free: Fishmonger, 2 points per lake territory. The "
    "dragon is in its cave. Nobody hosts the Queen. Your kingdom, 13 points, 5 wide and 2 "
    "high of 5. Numbers after terrains are crowns. Row 5: c town, d town with Big Tavern, e "
    "castle, f town with Training Camp, g town with Church. Row 4: d wheat 1 with knight, e "
    "grassland with knight. Scoring, squares × crowns: wheat 1×1, buildings 11, points for "
    "coins 1. Without crowns: grassland 1; town 2, 2. Coins 4, knights 5 (3 not placed), towers 0."
    " Bought: Training Camp, on f5. Squares for it: A f5, B c5. Knights of this turn: d4, e4."
    " This turn so far: +6. Next line: 10 wheat 1 + forest, free. 27 grassland 2 + forest, "
    "Marguerite. 30 mine 2 + wheat, free. 41 grassland 1 + town, free."
)
LONG_TOWN = (
    "Builders' board: 4 Guardtower, 3 Church, 2 Statue, 1 Towers' Safe, 0 Small Tavern, 0 "
    "Guardtower. The dragon is in its cave. You host the Queen. You can buy now: Guardtower, "
    "Church, Statue, Towers' Safe, Small Tavern, Guardtower. Your kingdom, 79 points, 7 wide "
    "and 7 high of 7. Rows from the top: e9 #1, g9 #2, h9 #3, b8 #4, c8 G, d8 #5, e8 #6, f8 "
    "L1, g8 #5, b7 Wk, c7 G2, d7 G1, e7 #7, f7 S1, g7 C, h7 #8, c6 W, d6 W1k, e6 Fk, f6–g6 F,"
    " h6 #3, c5 W, f5 Fk, d4 Wk, e4 F1k, f4 Fk, e3 T, f3 F1. Buildings: #1 Bakery; #2 "
    "Foundry; #3 Training Camp; #4 Fortified Castle; #5 Sawmill; #6 Weaving Shop; #7 Church; "
    "#8 Big Tavern. Letters: C castle, F forest, G grassland, L lake, S swamp, T town, W "
    "wheat, k knight; numbers after them are crowns. Coins 14, knights 7 (0 not placed), towers 4,"
    " hosts the Queen. Knights of this turn: d4, e4. This turn so far: +13. Later this round:"
    " 18 forest 1 + lake. Next line: 19 forest 1 + grassland, free. 20 lake 1 + wheat, free. "
    "24 grassland 1 + wheat, free. 35 town + grassland, free."
)
QUEENS_KINGDOM = (
    "Théodora's kingdom, 22 points, 5 wide and 4 high of 5. Numbers after terrains are "
    "crowns. Row 6: e wheat with knight, f mine 2 with knight. Row 5: c town with Fishmonger,"
    " d town with Big Tavern, e castle, f town with Bakery, g town with Church. Row 4: d "
    "grassland, e wheat 1, f wheat with knight. Row 3: c town with Fishmonger, d grassland 1,"
    " f forest 1 with knight. Scoring, squares × crowns: wheat 2×1, grassland 2×1, mine 1×2, "
    "forest 1×1, buildings 12, points for coins 3. Without crowns: town 2, 2, 1; wheat 1. "
    "Coins 9, knights 4 (0 not placed), towers 0. Just placed: 31 at f6–e6."
)
QUEENS_TURN = (
    "Théodora's kingdom, 94 points, 7 wide and 7 high of 7. Rows from the top: e9 #, g9–h9 #,"
    " b8 #, c8 G, d8–e8 #, f8 L1, g8 #, b7 Wk, c7 G2, d7 G1, e7 #, f7 S1, g7 C, h7 #, c6 W, "
    "d6 W1k, e6 Fk, f6–g6 F, h6 #, c5 W, f5 Fk, f4 Fk, g4 F1, h4 W, e3 #, f3 F1, g3 F1k, h3 "
    "Lk. Letters: C castle, # building, k knight; numbers after them are crowns. Coins 15, "
    "knights 7 (0 not placed), towers 6, hosts the Queen. Just placed: 18 at g3–h3. The whole "
    "turn: +4. Others: Marguerite 63. Builders' board: 5 burnt by the dragon, 4 Church, 3 "
    "Statue, 2 Towers' Safe, 1 Small Tavern, 0 bought by Théodora. This round: 16 forest 1 + "
    "wheat, Théodora; 18 forest 1 + lake, Théodora; 22 lake 1 + forest, Marguerite; 34 town +"
    " lake, Marguerite. Next line: 19 forest 1 + grassland, Théodora. 20 lake 1 + wheat, "
    "Marguerite. 24 grassland 1 + wheat, Théodora. 35 town + grassland, free. On turn: "
    "Marguerite."
)
QUEENS_SCORES = (
    "Score pad. Marguerite 31: forest 4, lake 1, grassland 2, swamp 1, mine 2, buildings 21. "
    "Théodora 52: wheat 3, forest 1, lake 5, grassland 2, mine 2, buildings 38, points for "
    "coins 1. Юрий 37: wheat 5, forest 3, swamp 4, mine 6, buildings 14, points for coins 1, "
    "Queen 4. Théodora wins."
)


def test_the_gain_of_a_turn_in_town_is_not_the_dominos() -> None:
    """A building may have scored it, after a discard too; in a draft it is the turn so far."""
    view = next(
        view for view in views("R6", 5) if view.kingdoms[0].placed and view.kingdoms[0].discarded
    )
    last, thrown = view.kingdoms[0].placed[-1], view.kingdoms[0].discarded[-1]
    told = alt(TurnPicture(view, 1, gain=8, played=last.domino))
    assert re.search(r"Just placed: \d+ at \w+–\w+\. The whole turn: \+8\.", told)
    told = alt(TurnPicture(view, 1, gain=2, played=thrown))
    assert f"Just discarded: {thrown[1:]}. The whole turn: +2." in told
    told = alt(PanelPicture(view, 1, last.domino, chosen=(last.left, last.right), gain=8))
    assert re.search(r"Chosen: \d+ at \w+–\w+\. This turn so far: \+8\.", told)
