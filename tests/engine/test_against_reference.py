"""The engine and the reference, side by side on random positions of every set-up."""

from __future__ import annotations

import hashlib
import random

import pytest

from engine import Game, Options
from tests.engine.test_perft import SETUPS
from tests.reference import ReferenceGame

POSITIONS = 1_000
VARIANTS = [frozenset(), frozenset({"middle_kingdom"}), frozenset({"middle_kingdom", "harmony"})]
ICONS = [
    {},
    {"bakery": "k1t0", "church": "k2t0", "queens_tower": "k0t2"},
    {},
    {"fishmonger": "k0t1", "foundry": "k0t0", "sawmill": "k1t0", "weaving_shop": "k1t1"},
]
"""A host's corrections, in every second game with buildings."""

BUILDINGS = "bakery church foundry guardtower queens_tower safe_towers statue travelling_castle"
ATTEMPTS = 12


def pair(rule: str, number: int) -> tuple[Game, ReferenceGame]:
    """The same deal in both."""
    base = SETUPS[rule]
    variants = VARIANTS[number % len(VARIANTS)]
    options = Options(box=base.box, players=base.players, variants=base.variants | variants)
    icons = ICONS[number % len(ICONS)] if base.box == "queendomino" else {}
    seed = hashlib.sha256(f"{rule}:{number}".encode()).digest()
    names = [f"Lord{n + 1}" for n in range(base.players)]
    game = Game.new(options, names, seed=seed, icons=icons)
    return game, ReferenceGame(rule, seed, variants, icons)


def same_position(game: Game, reference: ReferenceGame, moves: list[str]) -> None:
    """Who moves, what is legal."""
    assert game.over == reference.over
    assert [move.text() for move in game.legal_moves()] == moves
    if not reference.over:
        assert game.turn is not None
        assert game.turn.seat == reference.seat


def same_result(game: Game, reference: ReferenceGame) -> None:
    """Every line of the score pad, the kingdoms' texts, and the winners."""
    view = game.view()
    for shown, kingdom in zip(view.kingdoms, reference.kingdoms.values(), strict=True):
        assert shown.scorecard.to_dict() == kingdom.score(reference.variants)
        assert shown.text == kingdom.text()
        assert (shown.coins, shown.knights) == (kingdom.coins, kingdom.knights)
        assert (shown.towers, shown.queen) == (kingdom.towers(), kingdom.queen)
        assert shown.knights_owned == kingdom.knights_owned()
    if reference.over:
        assert list(view.winners or ()) == reference.winners()


def same_board(game: Game, reference: ReferenceGame) -> None:
    """Slots and who emptied them, the pile, the dragon and the Queen."""
    board, expected = game.view().board, reference.board
    if not reference.setup.builds:
        assert board is None
        return
    assert board is not None
    found = [(s.price, s.building, s.bought_by, s.burnt_by) for s in board.slots]
    assert found == [
        (price, tile, expected.bought.get(price), expected.burnt.get(price))
        for price, tile in enumerate(expected.slots)
    ]
    assert board.pile == len(expected.pile)
    assert board.dragon == next(iter(expected.burnt.values()), None)
    assert board.queen == host(reference)
    names = {board.copy_name(slot): slot.price for slot in board.slots if slot.building}
    assert names == expected.named()
    for slot in board.slots if not reference.over else ():
        assert board.price(slot, reference.seat) == reference.price(slot.price)


def attempt(reference: ReferenceGame, chance: random.Random) -> str:
    """A move that is likely to be refused, for one of many reasons."""
    kingdom = reference.kingdoms[reference.seat]
    side = kingdom.canvas
    near = [f"{'abcdefghijklm'[x]}{y + 1}" for x, y in kingdom.land]
    anywhere = f"{'abcdefghijklm'[chance.randrange(side)]}{chance.randrange(side) + 1}"
    square = chance.choice([*near, anywhere])
    named = [*reference.board.named(), *BUILDINGS.split()]
    tile = chance.choice(named) + chance.choice(["", "", "", "@0", "@3", "@5"])
    tile = "@".join(tile.split("@")[:2])
    domino = f"{reference.setup.letter}{chance.randint(1, 24)}"
    verbs = ["tax", "build", "burn", "choose", "end", "discard"]
    verb = chance.choice(verbs if reference.setup.builds else ["choose", "discard"])
    words = {"tax": square, "build": f"{tile} {square}", "burn": tile, "end": ""}
    return f"{verb} {words.get(verb, domino)}".strip()


def same_refusals(
    game: Game, reference: ReferenceGame, moves: list[str], chance: random.Random
) -> None:
    """`why_not` has no reason where a move is legal, and one where it is not."""
    for text in [attempt(reference, chance) for _ in range(ATTEMPTS)]:
        assert (game.why_not(text) is None) == (text in moves), text
    assert game.why_not(chance.choice(moves)) is None


def draw_move(moves: list[str], chance: random.Random) -> str:
    """The kind of move is drawn first, so that every kind is frequent."""
    kind = chance.choice(sorted({move.split()[0] for move in moves}))
    return chance.choice([move for move in moves if move.split()[0] == kind])


def host(reference: ReferenceGame) -> int | None:
    """The kingdom that hosts the Queen."""
    return next((seat for seat, one in reference.kingdoms.items() if one.queen), None)


def same_report(game: Game, reference: ReferenceGame, move: str) -> None:
    """Play a move in both: what it is said to have done is what it did."""
    seat, kingdom = reference.seat, reference.kingdoms[reference.seat]
    coins, hosted, pile = kingdom.coins, host(reference), len(reference.board.pile)
    turns_tiles = game.view().turns_tiles
    played = game.play(move)
    reference.play(move)
    assert (played.move.text(), played.seat, played.game_over) == (move, seat, reference.over)
    assert played.coins == kingdom.coins - coins
    won = host(reference) != hosted
    assert (played.queen, played.queen_from) == (won, hosted if won else None)
    drawn = pile - len(reference.board.pile)
    if reference.over:
        assert played.new_tiles == ()
    else:
        tiles = [tile for tile in reference.board.slots if tile]
        assert list(played.new_tiles) == tiles[len(tiles) - drawn :]
    if played.round_over:
        assert turns_tiles == bool(played.new_tiles)


@pytest.mark.parametrize("rule", sorted(SETUPS))
def test_a_thousand_random_positions_agree(rule: str) -> None:
    """R1–R8, R23–R31, R35–R45, R50–R58, R63: two programs, one game."""
    seen = number = 0
    while seen < POSITIONS:
        game, reference = pair(rule, number)
        chance = random.Random(number)
        while not reference.over and seen < POSITIONS:
            moves = reference.moves()
            same_position(game, reference, moves)
            same_result(game, reference)
            same_board(game, reference)
            same_refusals(game, reference, moves, chance)
            same_report(game, reference, draw_move(moves, chance))
            seen += 1
        same_result(game, reference)
        number += 1
    assert seen == POSITIONS
