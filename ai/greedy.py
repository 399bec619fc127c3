"""The first computer lord: takes what scores most at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine import GameView, Kind, Kingdom, Move

_WORTH_OF_A_POINT = 3  # a coin is worth one


def greedy(view: GameView, moves: Sequence[Move]) -> Move:
    """The legal move that leaves the seat on turn best off; of equals the first in the list.

    A placement counts by the total it gives, a domino of the line by the total after its best
    placement as the kingdom stands now. Of what is optional it takes the tax that brings most, then
    the building that gains most over its price, if one does; it never bribes the dragon.
    """
    if view.turn is None or not moves:
        raise ValueError("nobody is on turn")
    trial = _Trial(view, view.turn.seat)
    for kind in (Kind.TAX, Kind.BUILD):
        best = max((move for move in moves if move.kind is kind), key=trial.worth, default=None)
        if best is not None and trial.worth(best) > trial.worth(None):
            return best
    needed = [move for move in moves if move.kind not in (Kind.TAX, Kind.BUILD, Kind.BURN)]
    return max(needed, key=trial.worth)


class _Trial:
    """The kingdom of the seat on turn, to try moves on."""

    def __init__(self, view: GameView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.variants = view.options.variants
        self.kingdom = Kingdom.from_view(view.kingdom_of(seat))

    def worth(self, move: Move | None) -> int:
        """The total after a move, coins counted one by one; None: as the kingdom stands."""
        if move is not None and move.kind is Kind.CHOOSE:
            spots = self.kingdom.placements(move.domino)
            after = [Move(Kind.PLACE, move.domino, spot) for spot in spots]
            return max(map(self.worth, after or [Move(Kind.DISCARD, move.domino)]))
        trial = self.kingdom.copy()
        if move is not None:
            self._play(trial, move)
        card = trial.scorecard(self.variants)
        return _WORTH_OF_A_POINT * (card.total - card.coins) + trial.coins

    def _play(self, trial: Kingdom, move: Move) -> None:
        """Do to a kingdom what a move does."""
        if move.kind is Kind.PLACE:
            trial.lay(move.domino, *move.squares)
        elif move.kind is Kind.DISCARD:
            trial.discarded += 1
        elif move.kind is Kind.TAX:
            trial.post(*move.squares)
        elif move.kind is Kind.BUILD:
            self._build(trial, move)

    def _build(self, trial: Kingdom, move: Move) -> None:
        assert self.view.board is not None, "where something is built there is a board"
        building = self.view.building(move.building)
        trial.coins -= trial.price(self.view.board.slot(move.copy).price)
        trial.erect(building, *move.squares)
        trial.queen = trial.queen or self.view.wins_queen(self.seat, building.towers)
