"""The engine and the reference, side by side on random positions of every set-up."""

from __future__ import annotations

import hashlib
import random
from collections import Counter

import pytest

from engine import Game, GameView
from tests.engine.setups import NAMES, options_of
from tests.reference import SETUPS, ReferenceGame
from tests.reference.quests import QUESTS

PLAIN = {f"R{number}" for number in range(1, 9)}
SHARE = 0.4
POSITIONS = 1_000
FEWER = 200
"""For what giants, The Court and two boxes add to R1–R8: two games at least, and rare moves."""
MANY = 3_000
LATER = 1_000
RARE = {"giant", "send", "receive", "search"}
VARIANTS = [frozenset(), frozenset({"middle_kingdom"}), frozenset({"middle_kingdom", "harmony"})]
ICONS = [
    {},
    {"bakery": "k1t0", "church": "k2t0", "queens_tower": "k0t2"},
    {},
    {"fishmonger": "k0t1", "foundry": "k0t0", "sawmill": "k1t0", "weaving_shop": "k1t1"},
]
"""A host's corrections, in every second game with buildings."""

BUILDINGS = "bakery church foundry guardtower queens_tower safe_towers statue travelling_castle"
TOKENS = "wheat_mill forest_lodge grassland_manor swamp_keep farmer merchant captain king"
ATTEMPTS = 12


def pair(name: str, number: int) -> tuple[Game, ReferenceGame]:
    """The same deal in both."""
    row, chance = SETUPS[name], random.Random(f"{name}:{number}")
    variants = frozenset() if row.giants else VARIANTS[number % len(VARIANTS)]
    quests = tuple(chance.sample(QUESTS, 2)) if row.giants and number % 2 else ()
    icons = ICONS[number % len(ICONS)] if row.builds else {}
    seed = hashlib.sha256(f"{name}:{number}".encode()).digest()
    options = options_of(row, variants, quests)
    game = Game.new(options, list(NAMES[: row.players]), seed=seed, icons=icons)
    assert options.rule == row.rule
    return game, ReferenceGame(name, seed, variants, icons, quests)


def same_position(game: Game, reference: ReferenceGame, moves: list[str]) -> None:
    """Who moves, what is legal; who may receive a giant besides."""
    assert game.over == reference.over
    assert [move.text() for move in game.legal_moves()] == moves
    if not reference.over:
        assert game.turn is not None
        assert game.turn.seat == reference.seat
        for seat in set(reference.seats) - {reference.seat}:
            assert [move.text() for move in game.legal_moves(seat)] == reference.receives(seat)


def same_result(view: GameView, reference: ReferenceGame) -> None:
    """Every line of the score pad, the kingdoms' texts, and the winners."""
    assert list(view.quests) == reference.quests
    cards = reference.scores()
    assert len(view.kingdoms) == len(reference.kingdoms)
    for shown, (number, kingdom) in zip(view.kingdoms, reference.kingdoms.items(), strict=True):
        assert shown.seats == reference.setup.kingdoms[number]
        assert shown.scorecard.to_dict() == cards[number - 1]
        assert shown.text == kingdom.text()
        assert (shown.coins, shown.knights) == (kingdom.coins, kingdom.knights)
        assert (shown.towers, shown.queen) == (kingdom.towers(), kingdom.queen)
        assert shown.knights_owned == kingdom.knights_owned()
        assert shown.pending == kingdom.pending
        assert sum(shown.resources.values()) == len(kingdom.resources)
        assert sum(cell.giants for cell in shown.cells) == sum(kingdom.giants.values())
    if reference.over:
        assert list(view.winners or ()) == reference.winners()


def same_line(view: GameView, reference: ReferenceGame) -> None:
    """What is on offer and who took it, what is still to be drawn."""
    assert {slot.domino: slot.seat for slot in view.next_line} == {
        domino: reference.taken.get(domino) for domino in reference.offered
    }
    assert [slot.domino for slot in view.next_line] == reference.offered
    assert view.remaining == reference.remaining


def same_court(view: GameView, reference: ReferenceGame) -> None:
    """The tokens face up and those in the pile."""
    court = view.court
    if not reference.setup.court:
        assert court is None
        return
    assert court is not None
    assert sorted(court.face_up) == sorted(reference.court.face_up)
    assert dict(court.left) == Counter(reference.court.pile)


def same_board(view: GameView, reference: ReferenceGame) -> None:
    """Slots and who emptied them, the pile, the dragon and the Queen."""
    board, expected = view.board, reference.board
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
        assert board.price(slot, reference.number_of(reference.seat)) == reference.price(slot.price)


def same_view(view: GameView, reference: ReferenceGame) -> None:
    """All that a spectator sees."""
    same_result(view, reference)
    same_line(view, reference)
    same_board(view, reference)
    same_court(view, reference)


def attempt(reference: ReferenceGame, chance: random.Random) -> str:
    """A move that is likely to be refused, for one of many reasons."""
    row, kingdom = reference.setup, reference.kingdom_of(reference.seat)
    side = kingdom.canvas
    near = [f"{'abcdefghijklm'[x]}{y + 1}" for x, y in kingdom.land]
    anywhere = f"{'abcdefghijklm'[chance.randrange(side)]}{chance.randrange(side) + 1}"
    squares = [chance.choice([*near, anywhere]) for _ in range(5)]
    named = [*reference.board.named(), *BUILDINGS.split()]
    tile = chance.choice(named) + chance.choice(["", "", "", "@0", "@3", "@5"])
    tile = "@".join(tile.split("@")[:2])
    token = chance.choice([*reference.court.face_up, *TOKENS.split()])
    letters = [f"{letter}{chance.randint(1, 24)}" for letter in row.boxes]
    domino = chance.choice([*letters, *["B", "51"] * row.giants])
    verbs = ["choose", "discard"]
    verbs += ["tax", "build", "burn", "end"] * row.builds
    verbs += ["giant", "send", "receive", "end"] * row.giants
    verbs += ["recruit", "search", "end"] * row.court
    verb = chance.choice(verbs)
    words = {
        "tax": squares[:1],
        "giant": squares[:1],
        "receive": squares[:1],
        "send": [squares[0], str(chance.randint(1, row.players))],
        "build": [tile, squares[0]],
        "burn": [tile],
        "recruit": [token, *squares[:3]],
        "search": [token, *squares],
        "end": [],
    }
    return " ".join([verb, *words.get(verb, [domino])])


def normal(move: str) -> str:
    """A purchase with its paying squares in square order."""
    verb, *words = move.split()
    if verb not in ("recruit", "search"):
        return move
    paid = sorted(words[2:], key=lambda word: (word[0], int(word[1:])))
    return " ".join([verb, *words[:2], *paid])


def same_refusals(
    game: Game, reference: ReferenceGame, moves: list[str], chance: random.Random
) -> None:
    """`why_not` has no reason where a move is legal, and one where it is not."""
    legal = set(moves)
    for text in [attempt(reference, chance) for _ in range(ATTEMPTS)]:
        assert (game.why_not(text) is None) == (normal(text) in legal), text
    assert game.why_not(chance.choice(moves)) is None


def draw_move(moves: list[str], chance: random.Random, is_eager: bool) -> str:
    """The kind of move is drawn first, so that every kind is frequent.

    Eager lords leave out no optional step that they can take.
    """
    kinds = {move.split()[0] for move in moves}
    if is_eager:
        kinds = kinds - {"choose", "end"} or kinds
    kind = chance.choice(sorted(kinds))
    return chance.choice([move for move in moves if move.split()[0] == kind])


def host(reference: ReferenceGame) -> int | None:
    """The kingdom that hosts the Queen."""
    return next((number for number, one in reference.kingdoms.items() if one.queen), None)


def same_report(game: Game, view: GameView, reference: ReferenceGame, move: str) -> None:
    """Play a move in both: what it is said to have done is what it did."""
    seat, kingdom = reference.seat, reference.kingdom_of(reference.seat)
    coins, hosted, pile = kingdom.coins, host(reference), len(reference.board.pile)
    played = game.play(move)
    reference.play(move)
    assert (played.move.text(), played.seat, played.game_over) == (move, seat, reference.over)
    assert played.coins == kingdom.coins - coins
    won = host(reference) != hosted
    assert (played.queen, played.queen_from) == (won, hosted if won else None)
    drawn = pile - len(reference.board.pile)
    if reference.over or not drawn:
        assert played.new_tiles == ()
    else:
        tiles = [tile for tile in reference.board.slots if tile]
        assert list(played.new_tiles) == tiles[len(tiles) - drawn :]
    if played.round_over:
        assert view.turns_tiles == bool(played.new_tiles)


def receive_early(game: Game, reference: ReferenceGame, chance: random.Random) -> None:
    """Between turns a lord who is not on turn may answer: in every second case one does."""
    for seat in reference.pending:
        moves = reference.receives(seat)
        if seat != reference.seat and moves and chance.random() < 0.5:
            move = chance.choice(moves)
            assert game.why_not(move, seat) is None
            game.play(move, seat=seat)
            reference.play(move, seat)


def play_side_by_side(name: str, number: int, share: float) -> int:
    """A whole game in both; compared at this share of its positions, and wherever it is rare."""
    game, reference = pair(name, number)
    chance, seen = random.Random(number), 0
    while not reference.over:
        receive_early(game, reference, chance)
        moves = reference.moves()
        move = draw_move(moves, chance, is_eager=number % 2 == 1)
        if chance.random() > share and not RARE & {text.split()[0] for text in moves}:
            game.play(move)
            reference.play(move)
            continue
        view = game.view()
        same_position(game, reference, moves)
        same_view(view, reference)
        same_refusals(game, reference, moves, chance)
        same_report(game, view, reference, move)
        seen += 1
    same_view(game.view(), reference)
    return seen


@pytest.mark.parametrize("name", SETUPS)
def test_random_positions_agree(name: str) -> None:
    """R1–R18, R20–R63: two programs, one game; a game of each temper at least."""
    seen = number = 0
    wanted = POSITIONS if name in PLAIN else FEWER
    while seen < wanted or number < len(("calm", "eager")):
        seen += play_side_by_side(name, number, SHARE)
        number += 1


@pytest.mark.full
@pytest.mark.parametrize("name", SETUPS)
def test_thousands_of_random_positions_agree(name: str) -> None:
    """Likewise, in more games and at every position."""
    seen, number = 0, LATER
    while seen < MANY:
        seen += play_side_by_side(name, number, share=1)
        number += 1
