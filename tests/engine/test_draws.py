"""Draws that anyone can check: the published test vectors of the seed of 32 zero bytes."""

import hashlib
import hmac

import pytest

from engine import BUILDINGS, Game, Options
from engine.dominoes import PILES
from engine.draws import Stream, block, seal
from tests.engine.games import NAMES, SETUPS, new_game

ZEROS = bytes(32)


def test_the_seal_is_the_sha_256_of_the_seed() -> None:
    """`draw` of the zero seed."""
    assert seal(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_block_is_the_hmac_of_purpose_and_number() -> None:
    """Block `dominoes:K:0` of the zero seed."""
    expected = "434b4fcb8823f4bc78baaa7ce4bc761e64819e06eefc93325a4a6d406fbc577a"
    assert block(ZEROS, "dominoes:K", 0).hex() == expected


@pytest.mark.parametrize(
    ("letter", "top"),
    [
        ("K", "K5 K10 K26 K21 K9 K18 K25 K1"),
        ("Q", "Q8 Q28 Q19 Q7 Q46 Q17 Q31 Q22"),
        ("D", "D22 D10 D13 D1 D20 D2 D6 D24"),
    ],
)
def test_piles_are_shuffled_from_component_order(letter: str, top: str) -> None:
    """The first eight dominoes of each box's pile."""
    pile = Stream(ZEROS, f"dominoes:{letter}").shuffled(PILES[letter])
    assert pile[:8] == top.split()
    assert sorted(pile) == sorted(PILES[letter])


@pytest.mark.parametrize(
    ("kings", "drawn"),
    [([1, 1, 2, 2], [2, 2, 1, 1]), ([1, 2, 3], [3, 1, 2]), ([1, 2, 3, 4], [3, 4, 1, 2])],
)
def test_kings_are_drawn_by_seat(kings: list[int], drawn: list[int]) -> None:
    """The kings of two, three and four lords."""
    assert Stream(ZEROS, "kings").shuffled(kings) == drawn


def words(seed: bytes, purpose: str, count: int) -> list[int]:
    """The first words of a stream, by the text of the notation alone."""
    found: list[int] = []
    number = 0
    while len(found) < count:
        message = f"{purpose}:{number}".encode("ascii")
        digest = hmac.new(seed, message, hashlib.sha256).digest()
        found += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        number += 1
    return found[:count]


def test_numbers_are_words_without_favor() -> None:
    """A word in the last, incomplete stretch below 2**32 is thrown away."""
    limit = 3_000_000_000
    expected = [word for word in words(ZEROS, "lord", 400) if word < limit]
    stream = Stream(ZEROS, "lord")
    assert [stream.below(limit) for _ in range(len(expected))] == expected
    assert len(expected) < 400


def test_streams_of_two_purposes_are_independent() -> None:
    """Each purpose has its own numbers."""
    first, other = Stream(ZEROS, "kings"), Stream(ZEROS, "lord")
    assert [first.below(1000) for _ in range(8)] != [other.below(1000) for _ in range(8)]


@pytest.mark.parametrize("rule", SETUPS)
def test_a_game_plays_the_first_dominoes_of_the_pile(rule: str) -> None:
    """R1, R3: the rest of the pile is out of the game; a line is the next from the top, sorted."""
    game = new_game(rule)
    setup = game.options.setup
    pile = Stream(game.seed, f"dominoes:{setup.pile}").shuffled(PILES[setup.pile])
    lines = [[slot.domino for slot in game.view().next_line]]
    while not game.over:
        line = game.play(game.legal_moves()[0]).new_line
        lines += [list(line)] if line else []
    expected = [pile[at : at + setup.line] for at in range(0, setup.dominoes, setup.line)]
    assert lines == [sorted(line, key=PILES[setup.pile].index) for line in expected]


def test_the_draw_is_published_from_the_start() -> None:
    """The seal stands in the view and in the record; the seed only in the record."""
    game = Game.new(Options(players=2), ["Ann", "Ben"], seed=ZEROS)
    assert game.draw == game.view().draw == seal(ZEROS)
    assert f"draw: {seal(ZEROS)}" in game.to_record()


def test_the_builders_board_is_filled_from_the_pile() -> None:
    """The zero seed's tiles: the first drawn at price 0, the sixth at 5."""
    game = Game.new(Options(box="queendomino", players=4), NAMES, seed=ZEROS)
    board = game.view().board
    assert board is not None
    expected = "fortified_castle small_tavern big_tavern magic_school weaving_shop bakery"
    assert [slot.building for slot in board.slots] == expected.split()
    assert [slot.price for slot in board.slots] == [0, 1, 2, 3, 4, 5]
    assert board.pile == 32 - 6
    assert (board.dragon, board.queen) == (None, None)


def test_tiles_are_shuffled_with_copies_side_by_side() -> None:
    """From the order of the component file, by the stream `buildings`."""
    game = Game.new(Options(box="queendomino", players=3), NAMES[:3], seed=ZEROS)
    tiles = [id_ for id_, building in BUILDINGS.items() for _ in range(building.copies)]
    assert game.state.board is not None
    assert list(game.state.board.pile) == Stream(ZEROS, "buildings").shuffled(tiles)
    assert len(tiles) == 32


def test_two_lords_at_queendomino_are_drawn_once() -> None:
    """R24: only the first king drawn counts; the zero seed gives 2 1 1 2."""
    game = Game.new(Options(box="queendomino", players=2), NAMES[:2], seed=ZEROS)
    assert [slot.seat for slot in game.view().order] == [2, 1, 1, 2]
