"""Queendomino games whose dominoes and building tiles come in a wanted order.

They show one rule with few moves. Nothing but the piles is arranged; no seed gives them, so they
can be played but not undone or replayed.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine import Game, Kind, KingdomView, Move, Options, Refusal, referee
from engine.board import Board
from engine.buildings import BUILDINGS, corrected
from engine.dominoes import PILES
from engine.views import BoardSlot, BoardView, Cell

KINGS = {2: [1, 2, 2, 1], 3: [1, 2, 3], 4: [1, 2, 3, 4]}
NAMES = ["Ann", "Ben", "Cara", "Dan"]
OPTIONAL = (Kind.TAX, Kind.BUILD, Kind.BURN)
TILES = "statue church guardtower sawmill bakery foundry"


def deal(
    dominoes: str,
    tiles: str = TILES,
    players: int = 2,
    icons: Mapping[str, str] | None = None,
) -> Game:
    """A game with these dominoes on top of the pile (as numbers), and these tiles only."""
    game = Game.new(
        Options(box="queendomino", players=players),
        NAMES[:players],
        seed=bytes(32),
        icons=icons or {},
    )
    first = [f"Q{number}" for number in dominoes.split()]
    pile = first + [id_ for id_ in PILES["Q"] if id_ not in first]
    table = corrected(icons) if icons else BUILDINGS
    board = Board(tiles.split(), table)
    game.state = referee.start(game.options.setup, pile, KINGS[players], board)
    return game


def town(tiles: str = TILES) -> Game:
    """Two lords: Ann has 32 (town, forest) and 48 (towns), Ben 46 and 47 (towns) between them."""
    game = deal("32 46 47 48 1 2 3 4 5 6 7 8 9 10 11 12", tiles)
    play(game, "choose Q32; choose Q46; choose Q47; choose Q48")
    return game


def walled_in(tiles: str = TILES) -> Game:
    """Ann's castle is walled in by wheat, forest and town, and she holds grassland."""
    game = deal("1 2 5 6 3 8 9 46 7 10 11 13 14 15 16 17", tiles)
    play(game, "choose Q1; choose Q5; choose Q6; choose Q2")
    play(game, "place Q1 g8 g9; choose Q3; place Q2 g6 g5; choose Q46")
    pass_to(game, 1)
    play(game, "place Q3 h7 i7; choose Q7")
    pass_to(game, 1)
    play(game, "place Q46 f7 e7; choose Q13")
    return game


def play(game: Game, text: str) -> None:
    """Play moves that stand in one text, as a record's line has them."""
    for move in text.split("; "):
        game.play(move)


def seat_of(game: Game) -> int:
    """The seat on turn."""
    assert game.turn is not None
    return game.turn.seat


def plain_turn(game: Game, avoid: str = "") -> None:
    """Play on to the end of this turn with the first legal moves, and without optional ones."""
    turn = game.turn
    assert turn is not None
    before = (turn.round, turn.number)
    while game.turn is not None and (game.turn.round, game.turn.number) == before:
        needed = [move for move in game.legal_moves() if move.kind not in OPTIONAL]
        game.play(next((move for move in needed if move.domino != avoid), needed[0]))


def pass_to(game: Game, seat: int, avoid: str = "") -> None:
    """Let the others play plain turns until this seat is on turn."""
    while seat_of(game) != seat:
        plain_turn(game, avoid)


def next_round(game: Game) -> None:
    """Play plain turns until a round ends."""
    now = game.view().round
    while not game.over and game.view().round == now:
        plain_turn(game)


def kingdom(game: Game, seat: int) -> KingdomView:
    """A seat's kingdom as it is shown."""
    return game.view().kingdom_of(seat)


def cell(game: Game, seat: int, square: str) -> Cell:
    """A laid square."""
    return next(cell for cell in kingdom(game, seat).cells if cell.square == square)


def board(game: Game) -> BoardView:
    """The builders' board as it is shown."""
    found = game.view().board
    assert found is not None
    return found


def slot(game: Game, price: int) -> BoardSlot:
    """The slot with a printed price."""
    return next(slot for slot in board(game).slots if slot.price == price)


def tiles(game: Game) -> list[str | None]:
    """The buildings on the board from price 0 to 5."""
    return [slot.building for slot in board(game).slots]


def listed(game: Game, kind: str) -> list[str]:
    """The legal moves of one kind, as text."""
    return [move.text() for move in game.legal_moves() if move.kind == kind]


def refused(game: Game, move: str) -> Refusal:
    """Why a move is not legal; it really changes nothing and is not listed."""
    refusal = game.why_not(move)
    assert refusal is not None, move
    assert Move.parse(move) not in game.legal_moves()
    return refusal


def code(game: Game, move: str) -> tuple[str, str, dict[str, object]]:
    """Code, rule and data of a refusal."""
    refusal = refused(game, move)
    return refusal.code, refusal.rule, dict(refusal.data)
