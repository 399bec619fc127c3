"""Positions to draw: real games, played by taking what brings most, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from engine import Game, GameView, Kind, Move, Options, Step
from render.requests import Candidate, PanelPicture

NAMES = ("Marguerite", "Théodora", "Юрий", "נעמי", "Bartholomew", "Wojciech", "Þórdís", "Aoife")

SETUPS = {
    "two": Options(players=2),
    "duel": Options(players=2, variants=frozenset({"mighty_duel"})),
    "three": Options(players=3),
    "four": Options(players=4, variants=frozenset({"middle_kingdom", "harmony"})),
    "discovery": Options(box="discovery", players=2),
    "queens two": Options(box="queendomino", players=2),
    "queens three": Options(box="queendomino", players=3),
    "queens four": Options(
        box="queendomino", players=4, variants=frozenset({"middle_kingdom", "harmony"})
    ),
}
TABLES = {
    "wedding three": Options(box="royal_wedding", players=3),
    "wedding five": Options(box="royal_wedding", players=5),
    "wedding eight": Options(box="royal_wedding", players=8),
    "teams of six": Options(box="royal_wedding", players=6, teams=True),
    "teams of eight": Options(
        box="royal_wedding",
        players=8,
        teams=True,
        variants=frozenset({"middle_kingdom", "harmony"}),
    ),
    "giants two": Options(players=2, giants=True),
    "giants four": Options(players=4, giants=True),
    "giants five": Options(players=5, giants=True),
    "queens' giants": Options(box="queendomino", players=5, giants=True),
    "court": Options(players=4, court=True),
    "queens' court": Options(box="queendomino", players=2, court=True),
    "giants at court": Options(box="queendomino", players=5, giants=True, court=True),
}
"""The set-ups of the whole table; their games are played in haste."""
QUEENS = tuple(setup for setup in SETUPS if setup.startswith("queens"))
OPTIONAL = (Kind.TAX, Kind.BUILD, Kind.BURN, Kind.SEND)
TRIES = 3  # how many moves somebody in haste looks at
BRIBES = 0.1  # how often the dragon is bribed where it may be


def start(setup: str, names: tuple[str, ...] = NAMES, seed: int = 1) -> Game:
    """A game of a set-up at its start."""
    options = SETUPS.get(setup) or TABLES[setup]
    return Game.new(options, names[: options.players], seed=bytes([seed]) * 32)


def play_until(game: Game, round_: int, turn: int = 1) -> Game:
    """Play on to a turn (or to the end)."""
    dice = Random(7)
    hasty = game.options in TABLES.values()
    while game.turn is not None and (game.turn.round, game.turn.number) < (round_, turn):
        game.play(_hasty(game, dice) if hasty else _best(game, dice))
    return game


def _hasty(game: Game, dice: Random) -> Move:
    """The best of some moves; whoever can buy at The Court does."""
    offers = game.purchases() if game.options.court else ()
    if offers:
        return offers[dice.randrange(len(offers))]
    moves = list(game.legal_moves(purchases=False))
    optional = [move for move in moves if move.kind in OPTIONAL and move.kind is not Kind.BURN]
    places = [move for move in moves if move.kind is Kind.PLACE]
    if not places:
        return dice.choice(optional or moves)
    seat = seat_on_turn(game)

    def worth(move: Move) -> int:
        after = game.copy()
        after.play(move)
        return after.view().kingdom_of(seat).scorecard.total

    return max(dice.sample(places, min(TRIES, len(places))), key=worth)


def seat_on_turn(game: Game) -> int:
    """The seat whose turn it is; the game must not be over."""
    assert game.turn is not None
    return game.turn.seat


def _best(game: Game, dice: Random) -> Move:
    """The move that brings the seat on turn most; equal ones by dice.

    Whoever can tax or build does.
    """
    moves = list(game.legal_moves())
    dice.shuffle(moves)
    optional = [move for move in moves if move.kind in OPTIONAL]
    for move in optional:
        if move.kind is not Kind.BURN or dice.random() < BRIBES / len(optional):
            return move
    moves = [move for move in moves if move not in optional]
    if moves[0].kind is not Kind.PLACE:
        return moves[0]
    seat = seat_on_turn(game)

    def worth(move: Move) -> int:
        after = game.copy()
        after.play(move)
        return after.view().kingdom_of(seat).scorecard.total

    return max(moves, key=worth)


@cache
def view(setup: str, round_: int, turn: int = 1) -> GameView:
    """The view of a set-up's game at a turn; round 99 is the end."""
    return play_until(start(setup), round_, turn).view()


@cache
def panel(setup: str, round_: int, turn: int = 1, *, choose: int | None = None) -> PanelPicture:
    """The panel of the seat on turn: four spots; with `choose` one is chosen and a domino taken."""
    game = play_until(start(setup), round_, turn)
    seat = seat_on_turn(game)
    draft = game.compose(())
    total = game.view().kingdom_of(seat).scorecard.total
    moves = draft.options.get(Step.PLACE, ())
    if not moves or moves[0].kind is not Kind.PLACE:
        domino = moves[0].domino if moves else None
        gain = draft.view.kingdom_of(seat).scorecard.total - total if moves else None
        return PanelPicture(draft.view, seat, domino, gain=gain)
    spots = _ranked(game, moves)
    reach = tuple(sorted({square for move in moves for square in move.squares}))
    if choose is None:
        return PanelPicture(draft.view, seat, moves[0].domino, spots, reach=reach)
    return _chosen(game, moves, spots[choose], (spots, reach))


def _ranked(game: Game, moves: Sequence[Move]) -> tuple[Candidate, ...]:
    """The four best spots with different middles."""
    seat = seat_on_turn(game)
    total = game.view().kingdom_of(seat).scorecard.total
    best: dict[frozenset[str], tuple[int, Move]] = {}
    for move in moves:
        draft = game.compose((move,))
        delta = draft.view.kingdom_of(seat).scorecard.total - total
        middle = frozenset(move.squares)
        if middle not in best or best[middle][0] < delta:
            best[middle] = (delta, move)
    ordered = sorted(best.values(), key=lambda item: -item[0])[:4]
    return tuple(
        Candidate(i, move.squares[0], move.squares[1], delta)
        for i, (delta, move) in enumerate(ordered, start=1)
    )


def _chosen(
    game: Game,
    moves: Sequence[Move],
    spot: Candidate,
    shown: tuple[tuple[Candidate, ...], tuple[str, ...]],
) -> PanelPicture:
    place = next(move for move in moves if move.squares == spot.squares)
    free = [slot.domino for slot in game.view().next_line if slot.seat is None]
    slots = [place] + [Move(Kind.CHOOSE, domino) for domino in free[-1:]]
    draft = game.compose(tuple(slots))
    taken = free[-1] if free else None
    return PanelPicture(
        draft.view,
        seat_on_turn(game),
        place.domino,
        shown[0],
        spot.squares,
        taken,
        spot.delta,
        shown[1],
    )
