"""R53–R62: a score shown as sums adds up to the engine's, and so does what a giant would change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine import ARRIVALS, FOOTPRINTS, Game, Kind, Move, Step, Terrain
from services.facts.lists import ScoreLine
from services.facts.panels import CrownOffer, SendOffer
from services.offers import giants
from services.offers.score_sheets import score_sheets
from tests.engine.setups import COMBINATIONS, NAMES, SETUPS

WITH_GIANTS = [name for name, options in SETUPS.items() if options.giants]
PIECED = ("buildings", "quests", "court")


def positions(name: str, seed: int) -> Iterator[Game]:
    """A game at random before each of its moves and at its end; the kind of move is drawn first."""
    options, chance = COMBINATIONS[name], Random(f"{name}:{seed}")
    game = Game.new(options, NAMES[: options.players], seed=chance.randbytes(32))
    while not game.over:
        yield game
        game.play(some_move(game, chance))
    yield game


def some_move(game: Game, chance: Random) -> Move:
    """Any legal move; `end` and `choose` only now and then while something else is open."""
    purchases = game.purchases()
    if purchases and chance.random() < 0.8:
        return purchases[chance.randrange(len(purchases))]
    moves = game.legal_moves(purchases=False)
    kinds = sorted({move.kind for move in moves})
    late = [kind for kind in kinds if kind in (Kind.CHOOSE, Kind.END)]
    early = [kind for kind in kinds if kind not in late]
    kind = chance.choice(early if early and chance.random() < 0.7 else kinds)
    return chance.choice([move for move in moves if move.kind is kind])


def summed(line: ScoreLine) -> int:
    """What a line's parts and pieces come to."""
    if line.key in PIECED:
        for piece in line.pieces:
            assert piece.points == piece.printed + piece.each * piece.count
        return sum(piece.points for piece in line.pieces)
    if line.key == "coins":
        return sum(coins // each for coins, each in line.parts)
    if line.key in ("middle_kingdom", "harmony"):
        return line.points
    return sum(squares * crowns for squares, crowns in line.parts)


@pytest.mark.parametrize("name", COMBINATIONS)
def test_the_lines_add_up_to_the_total(name: str) -> None:
    """R53–R62: in the middle and at the end of a game, each line, each key once, and the total."""
    games = positions(name, 1)
    middle = SETUPS.get(name, COMBINATIONS[name]).rounds * 3
    game = next(game for number, game in enumerate(games) if number == middle)
    views = [game.view()]
    *_, game = games
    views.append(game.view())
    totals = [[one.scorecard.total for one in view.kingdoms] for view in views]
    assert totals[-1] == [card.total for card in game.scores()] == list(game.result() or ())
    for view, expected in zip(views, totals, strict=True):
        sheets = score_sheets(view)
        assert [sheet.total for sheet in sheets] == expected
        for sheet, kingdom in zip(sheets, view.kingdoms, strict=True):
            assert sum(line.points for line in sheet.lines) == sheet.total
            keys = [line.key for line in sheet.lines]
            assert len(set(keys)) == len(keys)
            for line in sheet.lines:
                assert line.points == getattr(kingdom.scorecard, line.key)
                assert line.points == summed(line)
    assert any(line.key in map(str, Terrain) for line in score_sheets(views[-1])[0].lines)


def change(game: Game, seat: int, move: Move, *, receiver: int | None = None) -> int:
    """By how much a move that is really played changes the score of a seat's kingdom."""
    number = game.options.setup.kingdom(seat) - 1
    before = game.scores()[number].total
    after = game.copy()
    after.play(move, receiver)
    return after.scores()[number].total - before


def offers(game: Game, move: Move) -> tuple[tuple[CrownOffer, ...], tuple[SendOffer, ...]]:
    """What is shown of giants once a placement is drafted."""
    assert game.turn is not None
    fact = giants.giant(game.view(), game.turn.seat, move.domino, game.compose([move]))
    assert fact is not None
    return fact.crowns, fact.sends


@pytest.mark.parametrize("name", WITH_GIANTS)
def test_what_a_giant_would_change_is_what_it_changes(name: str) -> None:
    """R32, R33, R59–R61: each crown, each giant to send and each to receive, played for real."""
    seen = {Kind.GIANT: 0, Kind.SEND: 0, Kind.RECEIVE: 0}
    for seed in range(3):
        chance = Random(seed)
        for game in positions(name, seed):
            for kind, checked in judged(game, chance):
                seen[kind] += checked
    assert seen[Kind.GIANT] > 0
    assert seen[Kind.RECEIVE] + seen[Kind.SEND] > 0


def judged(game: Game, chance: Random) -> Iterator[tuple[Kind, int]]:
    """Check every offer of one position against the game; of each kind, how many."""
    turn = game.turn
    if turn is None:
        return
    if turn.step is Step.RECEIVE:
        received = giants.receivable(game, turn.seat)
        assert {one.square for one in received} == {
            move.squares[0] for move in game.legal_moves(turn.seat)
        }
        for one in received:
            move = Move(Kind.RECEIVE, squares=(one.square,))
            assert one.delta == change(game, turn.seat, move, receiver=turn.seat)
        yield Kind.RECEIVE, len(received)
    places = [move for move in game.legal_moves(purchases=False) if move.kind is Kind.PLACE]
    if places and places[0].domino in (*ARRIVALS, *FOOTPRINTS):
        place = chance.choice(places)
        crowns, sends = offers(game, place)
        placed = game.copy()
        placed.play(place)
        for one in crowns:
            move = Move(Kind.GIANT, squares=(one.square,))
            assert one.delta == change(placed, turn.seat, move)
        for offer in sends:
            move = Move(Kind.SEND, squares=(offer.square,), seat=offer.seat)
            assert offer.delta == change(placed, turn.seat, move)
        shown = {Kind.GIANT: len(crowns), Kind.SEND: len(sends)}
        left = [] if placed.over else placed.legal_moves(purchases=False)
        for kind, count in shown.items():
            legal = [one for one in left if one.kind is kind]
            if placed.turn is not None and placed.turn.seat == turn.seat:
                assert len(legal) == count
            yield kind, count
