"""R9–R18, R20–R22, R25, R32–R34, R40, R43, R46–R49: the rules of the whole table, one by one.

In arranged games: nothing but the piles is arranged, so that few moves show a rule.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import DOMINOES, Game, Kingdom, Options, referee
from engine.board import Board
from engine.buildings import BUILDINGS
from engine.court_pile import CourtPile
from engine.dominoes import PILES
from tests.engine.queendomino import code, listed, play, seat_of
from tests.engine.setups import NAMES, SETUPS
from tests.reference import SETUPS as ROWS
from tests.reference.draws import shuffled

ZERO = bytes(32)
GIANTS = [*"ABCDEF", *map(str, range(49, 55))]


def deal(options: Options, pile: str, *, tokens: str = "", tiles: str = "statue") -> Game:
    """A game with these dominoes on top, these tokens and tiles only; kings in seat order."""
    game = Game.new(options, list(NAMES[: options.players]), seed=ZERO)
    first = pile.split()
    rest = [id_ for letter in options.setup.pile for id_ in PILES[letter] if id_ not in first]
    kings = list(range(1, options.players + 1))
    board = Board(tiles.split(), BUILDINGS) if options.town else None
    court = CourtPile(tokens.split(), ZERO) if options.court else None
    game.state = referee.start(options.setup, [*first, *rest], kings, board, court)
    return game


def told(game: Game, seat: int, move: str) -> tuple[str, str, dict[str, object]]:
    """Why a seat may not play a move."""
    refusal = game.why_not(move, seat)
    assert refusal is not None
    return refusal.code, refusal.rule, dict(refusal.data)


# R9–R18, R20, R21: lines.


@pytest.mark.parametrize("name", SETUPS)
def test_r1_to_r22_lines_rounds_and_kingdoms(name: str) -> None:
    """R1–R22: how many dominoes lie there each round, from which box, who may act how often."""
    row, options = ROWS[name], SETUPS[name]
    game = Game.new(options, list(NAMES[: row.players]), seed=ZERO)
    lines = [[slot.domino for slot in game.view().next_line]]
    remaining = [game.view().remaining]
    while not game.over:
        played = game.play(game.legal_moves(purchases=False)[0])
        if played.new_line:
            lines.append(list(played.new_line))
            remaining.append(game.view().remaining)
    assert len(lines) == options.rounds == row.dominoes // row.line
    assert {len(line) for line in lines} == {row.line - len(row.leaving)}
    assert remaining == list(range(row.dominoes - row.line, -1, -row.line))
    for number, line in enumerate(lines):
        box = row.boxes[number % len(row.boxes)]
        assert all(id_.startswith(box) or id_ in GIANTS for id_ in line)
        assert all(rank(one) < rank(other) for one, other in pairwise(line))
    assert [one.seats for one in game.view().kingdoms] == list(row.kingdoms.values())
    turns = [turn.seat for turn in game.record_turns if turn.round == 1 and turn.moves[0].domino]
    assert sorted(turns) == row.kings


def rank(domino: str) -> int:
    """R21: A…F, then 1…54."""
    return "ABCDEF".index(domino) - 6 if domino in [*"ABCDEF"] else int(domino.lstrip("KQD"))


@pytest.mark.parametrize("name", [name for name in SETUPS if ROWS[name].rule in ("R9", "R11")])
def test_r9_r11_unchosen_dominoes_leave(name: str) -> None:
    """R9, R11, R50: what nobody chose is never seen again."""
    options = SETUPS[name]
    game = Game.new(options, list(NAMES[: options.players]), seed=ZERO)
    while not game.over:
        game.play(game.legal_moves()[-1])
    chosen = [move.domino for move in game.moves if move.kind == "choose"]
    laid = [move.domino for move in game.moves if move.kind in ("place", "discard")]
    assert sorted(chosen) == sorted(laid)
    assert len(set(chosen)) == options.players * options.rounds


# R12, R25, R40, R43: teams.


TEAMS = Options(box="royal_wedding", players=6, teams=True)
FIRST = "Q32 Q33 Q34 Q36 Q46 Q47 Q48 Q45"
SECOND = "K1 K2 K3 K4 K5 K6 K7 K8"


def test_r12_r25_r40_r43_a_team_has_one_of_everything() -> None:
    """R12, R25, R40, R43: one kingdom, purse, guard, Queen and dragon for two lords."""
    tiles = "guardtower small_tavern statue church sawmill bakery"
    game = deal(TEAMS, f"{FIRST} {SECOND}", tiles=tiles)
    assert [(one.coins, one.knights) for one in game.view().kingdoms] == [(7, 1)] * 3
    play(game, "choose Q32; choose Q33; choose Q34; choose Q36; choose Q45; choose Q46")
    assert [slot.seat for slot in game.view().order] == [1, 2, 3, 4, 5, 6]
    play(game, "place Q32 g8 g9; tax g9; build guardtower g8")
    assert code(game, "burn statue") == ("burn_queen", "R43", {})
    play(game, "choose K1; place Q33 g8 g9; burn statue; choose K2; place Q34 g8 g9; choose K3")
    assert seat_of(game) == 4
    own = game.view().kingdom_of(4)
    assert (own.seats, own.queen, own.towers, own.knights) == ((1, 4), True, 2, 0)
    play(game, "place Q36 h7 h8")
    assert code(game, "tax h7") == ("tax_no_knight", "R35", {})
    play(game, "build small_tavern h7")
    assert game.view().kingdom_of(1).knights == 2
    board = game.view().board
    assert board is not None
    assert (board.queen, board.dragon) == (1, 2)
    assert game.view().kingdom_of(1) == game.view().kingdom_of(4)


# R32–R34: giants.


THREE = Options(players=3, giants=True)
PILE = "K19 K20 K45 K46 K48 A B K1 K2 49 C D K3 K4 50 E F K5 K6 51"


def place(game: Game) -> None:
    """Place a domino somewhere."""
    game.play(listed(game, "place")[0])


def giants() -> Game:
    """Ann holds A, Ben K1, Cara 49; each has crowns on f5 or g5."""
    game = deal(THREE, PILE)
    assert [slot.domino for slot in game.view().next_line] == ["K19", "K45", "K48"]
    play(game, "choose K19; choose K45; choose K48")
    play(game, "place K19 f5 g5; choose A; place K45 f5 g5; choose K1; place K48 f5 g5; choose 49")
    return game


def test_r32_a_giant_arrives_with_its_domino() -> None:
    """R32: giant_due until a crown is covered, giant_no_crown elsewhere; place_first before."""
    game = giants()
    assert code(game, "giant f5") == ("place_first", "R32", {"domino": "A"})
    play(game, "place A g6 f6")
    assert [move.text() for move in game.legal_moves()] == ["giant f5"]
    assert code(game, "choose C") == ("giant_due", "R32", {"domino": "A"})
    assert code(game, "end") == ("giant_due", "R32", {"domino": "A"})
    for square in ("g5", "e5", "a1"):
        assert code(game, f"giant {square}") == ("giant_no_crown", "R32", {"square": square})
    play(game, "giant f5")
    assert game.view().kingdom_of(1).text == ". w f / C w1! f"
    assert code(game, "giant f5")[0] == "wrong_step"


def test_r32_without_an_open_crown_nothing_happens() -> None:
    """R32, R34: the one crown is covered already, so the next giant finds none."""
    game = giants()
    play(game, "place A g6 f6; giant f5; choose C; place K1 g6 g7; choose K3; place 49 f6 g6")
    play(game, "choose 50")
    assert seat_of(game) == 1
    place(game)
    assert {move.kind.value for move in game.legal_moves()} == {"choose"}


def to_send() -> Game:
    """Ann has a giant on f5 and just placed 50; Ben has one open crown, Cara six."""
    game = giants()
    play(game, "place A g6 f6; giant f5; choose 50; place K1 g6 g7; choose C; place 49 f6 g6")
    assert code(game, "send f5 1") == ("send_no_giant", "R33", {"square": "f5"})
    play(game, "choose K3")
    place(game)
    play(game, "giant f5; choose E")
    place(game)
    assert code(game, "send f5 2")[:2] == ("wrong_step", "R33")
    game.play("choose K5")
    assert seat_of(game) == 1
    assert code(game, "send f5 2") == ("place_first", "R33", {"domino": "50"})
    place(game)
    return game


def test_r33_whom_a_giant_may_be_sent_to() -> None:
    """R33: an opponent whose open crowns outnumber the giants on their way there."""
    game = to_send()
    assert listed(game, "send") == ["send f5 2", "send f5 3"]
    assert code(game, "send f5 1") == ("send_self", "R33", {"seat": 1})
    assert code(game, "send f5 4") == ("send_no_crown", "R33", {"seat": 4})
    assert code(game, "send e5 2") == ("send_no_giant", "R33", {"square": "e5"})
    play(game, "send f5 2")
    assert code(game, "send f5 3")[0] == "send_late"
    assert game.view().kingdom_of(2).pending == 1
    assert "!" not in game.view().kingdom_of(1).text
    assert told(game, 2, "receive f5") == ("not_your_turn", "R33", {"seat": 1})
    play(game, "choose 51")
    assert told(game, 3, "receive f5") == ("receive_none", "R33", {})
    assert seat_of(game) == 2
    assert [move.text() for move in game.legal_moves()] == ["receive f5"]
    assert code(game, "place E e6 e7") == ("receive_first", "R33", {"count": 1})
    assert code(game, "receive g5") == ("giant_no_crown", "R33", {"square": "g5"})
    play(game, "receive f5")
    assert "m2!!" in game.view().kingdom_of(2).text
    assert game.view().kingdom_of(2).pending == 0
    assert listed(game, "receive") == []


def test_r33_nobody_with_all_crowns_covered_is_sent_a_giant() -> None:
    """R33: neither one with no open crown nor one whose open crowns all await a giant."""
    game = to_send()
    for pending, seats in ((0, "23"), (1, "3")):
        game.state.kingdoms[1].pending = pending
        assert listed(game, "send") == [f"send f5 {seat}" for seat in seats]
    assert code(game, "send f5 2") == ("send_no_crown", "R33", {"seat": 2})


def test_r34_a_square_with_n_crowns_holds_n_giants() -> None:
    """R34: of printed crowns and of those of buildings."""
    kingdom = Kingdom.from_text("C m3! t=queens_tower g=grassland_manor f")
    for square, crowns in (("f5", 2), ("g5", 1), ("h5", 2), ("i5", 0)):
        assert kingdom.crowns_on(square) == crowns
        for left in range(crowns - 1, -1, -1):
            kingdom.cover(square)
            assert kingdom.crowns_on(square) == left
    assert kingdom.to_text() == "C m3!!! t!=queens_tower g!!=grassland_manor f"


# R46–R49: The Court.


COURT = Options(players=3, court=True)
TOKENS = "farmer wheat_mill swamp_keep king lake_jetty queen captain"


def court(text: str) -> Game:
    """The first lord has such a kingdom and has just chosen; farmer, mill and keep lie there."""
    game = deal(COURT, "K13 K14 K15 K16 K17 K18", tokens=TOKENS)
    play(game, "choose K13; choose K14; choose K15")
    game.play(listed(game, "place")[0])
    game.state.kingdoms[0] = Kingdom.from_text(text)
    game.play("choose K16")
    return game


RICH = "w* f* C l* g* / w1 s t w=merchant w / . . . . l*"


@pytest.mark.parametrize(
    ("move", "code_", "rule", "data"),
    [
        ("recruit king c4 c5 d5", "court_not_there", "R46", {"token": "king"}),
        ("search farmer d4 c5 d5 f5 g5", "court_not_there", "R46", {"token": "farmer"}),
        ("recruit farmer e5 c5 d5", "court_square_castle", "R47", {"square": "e5"}),
        ("recruit farmer h9 c5 d5", "court_square_empty", "R47", {"square": "h9"}),
        ("recruit farmer c4 c5 d5", "court_square_crown", "R47", {"square": "c4"}),
        ("recruit farmer f4 c5 d5", "court_square_token", "R47", {"square": "f4"}),
        ("recruit farmer g3 c5 d5", "court_square_resource", "R47", {"square": "g3"}),
        (
            "recruit wheat_mill d4 c5 d5",
            "court_square_terrain",
            "R47",
            {"square": "d4", "terrain": "wheat"},
        ),
        ("recruit farmer d4 c5 c5", "court_pay", "R46", {"square": "c5"}),
        ("recruit farmer d4 f5 g3", "court_pay", "R46", {"square": "g3"}),
        ("recruit farmer d4 c5 d4", "court_pay", "R46", {"square": "d4"}),
        ("search king d4 c5 d5 f5 g3", "court_pay", "R46", {"square": "g3"}),
    ],
)
def test_r46_r47_what_is_refused(move: str, code_: str, rule: str, data: dict[str, object]) -> None:
    """R46, R47: each code with its rule and its data."""
    assert code(court(RICH), move) == (code_, rule, data)


def test_r47_where_a_token_goes() -> None:
    """R47: a character anywhere bare, towns without a building too; a building on its terrain."""
    game = court(RICH)
    squares = {
        token: {move.squares[0] for move in game.purchases(token)} for token in TOKENS.split()
    }
    bare = {"d4", "e4", "g4"}
    assert squares["farmer"] == {*bare, "c5", "d5", "f5", "g5", "g3"}
    assert squares["wheat_mill"] == {"g4", "c5"}
    assert squares["swamp_keep"] == {"d4"}
    assert squares["lake_jetty"] == {"f5", "g3"}
    assert squares["king"] == squares["farmer"]


def test_r46_two_kinds_recruit_and_four_search() -> None:
    """R46: how many ways there are, and that fewer kinds do less."""
    assert {move.kind.value for move in court(RICH).purchases()} == {"recruit", "search"}
    three = court("w* f* C l* / s . . .")
    assert {move.kind.value for move in three.purchases()} == {"recruit"}
    needed = {"needed": 4, "have": 3, "stock": {"wheat": 1, "wood": 1, "fish": 1}}
    assert code(three, "search king c4 c5 d5 f5 f5") == ("court_resources", "R46", needed)


def test_r46_the_turn_ends_with_the_purchase() -> None:
    """R46: one a turn; the token is taken, the resources leave, nothing is turned up (R48)."""
    game = court(RICH)
    played = game.play("recruit swamp_keep d4 f5 d5")
    assert (played.turn_over, played.move.text()) == (True, "recruit swamp_keep d4 d5 f5")
    view = game.view()
    assert view.kingdoms[0].text == "w* f C l g* / w1 s=swamp_keep t w=merchant w / . . . . l*"
    assert view.court is not None
    assert view.court.face_up == ("farmer", "wheat_mill")
    assert view.kingdoms[0].scorecard.crowns == 3


def test_r48_face_up_tokens_are_refilled_with_the_next_line() -> None:
    """R48: from the top of the pile, when the round ends."""
    game = court(RICH)
    play(game, "recruit farmer d4 c5 d5")
    while game.view().round == 1:
        game.play((listed(game, "end") or [listed_first(game)])[0])
        face_up = game.view().court
        assert face_up is not None
        expected = 2 if game.view().round == 1 else 3
        assert len(face_up.face_up) == expected
    court_ = game.view().court
    assert court_ is not None
    assert set(court_.face_up) == {"wheat_mill", "swamp_keep", "king"}


def listed_first(game: Game) -> str:
    """The first legal move."""
    return game.legal_moves(purchases=False)[0].text()


def test_r49_every_bare_square_of_four_terrains_bears_its_resource() -> None:
    """R49: wheat, wood, fish, sheep; not with a crown, not swamp, mine or town."""
    game = deal(Options(box="queendomino", players=3, court=True), "Q9 Q24 Q47 Q46")
    names = {"w": "wheat", "f": "wood", "l": "fish", "g": "sheep"}
    for id_, domino in DOMINOES.items():
        kingdom = Kingdom()
        kingdom.bears = True
        left, right = domino.left, domino.right
        kingdom.lay(id_, "f5", "g5")
        for square, half in (("f5", left), ("g5", right)):
            found = None if half.crowns else names.get(half.terrain.letter)
            assert kingdom.resource_on(square) == found, id_
    assert game.view().court is not None


# The published draws of the seed of 32 zero bytes.


def zero(name: str) -> Game:
    """A set-up dealt by that seed."""
    return Game.new(SETUPS[name], list(NAMES[: SETUPS[name].players]), seed=ZERO)


def test_notation_dominoes_with_giants() -> None:
    """In the notation, giants are shuffled into the box's own pile; the first line of R18."""
    assert list(zero("R16").state.pile[:8]) == ["K43", "K21", "54", "K26", "K4", "K42", "K16", "K9"]
    assert [slot.domino for slot in zero("R18").view().next_line] == ["Q4", "Q24", "Q32", "Q42"]


def test_notation_dominoes_of_two_boxes() -> None:
    """R20: each box by its own stream, a line of each in turn."""
    lines = ("Q8 Q28 Q19 Q7", "K5 K10 K26 K21", "Q46 Q17 Q31 Q22", "K9 K18 K25 K1")
    assert list(zero("R10").state.pile[:16]) == " ".join(lines).split()
    eight = "Q8 Q28 Q19 Q7 Q46 Q17 Q31 Q22 K5 K10 K26 K21 K9 K18 K25 K1"
    assert list(zero("R11-5").state.pile[:16]) == eight.split()


def test_notation_quests_and_court() -> None:
    """In the notation, the two quests, and the three tokens face up with the next of the pile."""
    assert zero("R17").view().quests == ("middle_kingdom", "lost_corner")
    court = zero("R4-court").view().court
    assert court is not None
    assert court.face_up == ("captain", "lake_jetty", "queen")
    found = zero("R4-court").state.court
    assert found is not None
    assert found.pile[0] == "grassland_manor"


def test_notation_the_searched_pile_is_shuffled_anew() -> None:
    """`court:<n>` for the n-th search of the game, of what is left in file order."""
    game = court(RICH)
    assert game.state.court is not None
    game.state.court.pile = ("king", "lake_jetty", "wheat_mill", "queen", "captain")
    play(game, "search queen d4 c5 d5 f5 g5")
    left = ["wheat_mill", "lake_jetty", "captain", "king"]
    assert list(game.state.court.pile) == shuffled(ZERO, "court:1", left)
