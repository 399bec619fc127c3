"""Try moves on the kingdom of a seat, to find its worth after each."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from engine import ARRIVALS, GameView, Kind, Kingdom, Move, square_order
from engine.purchases import Group, Purchases, price
from engine.steps.court import offer

OPTIONAL = (Kind.SEND, Kind.TAX, Kind.BUILD)
"""The optional moves that a computer lord plays if they gain something, in their order."""

LEFT_OUT = frozenset((*OPTIONAL, Kind.BURN, Kind.RECRUIT, Kind.SEARCH))
"""Moves that are decided separately or never played, unlike those that a turn waits for."""


@dataclass(frozen=True, slots=True)
class Blur:
    """How a lord misjudges kingdoms: by up to `most` points, the same kingdom always alike."""

    most: float
    chance: int

    def of(self, kingdom: Kingdom) -> float:
        """The points by which a kingdom is judged too well, or too badly."""
        seen = kingdom.taken * _MIX ^ kingdom.ones * _MIX**2 ^ kingdom.posts ^ kingdom.coins
        mixed = (seen ^ self.chance * _MIX**3 ^ len(kingdom.built)) % _PRIME
        return self.most * (2 * pow(mixed, 5, _PRIME) / _PRIME - 1)


_MIX = 0x9E3779B97F4A7C15
_PRIME = (1 << 61) - 1


class Trial(ABC):
    """Moves tried on a copy of a seat's kingdom; each lord defines its own measure, `count`."""

    def __init__(self, view: GameView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.kingdom = kingdom_in(view, seat)

    @abstractmethod
    def count(self, kingdom: Kingdom) -> float:
        """The worth of a kingdom; more is better."""

    def best_optional(self, moves: Sequence[Move]) -> Move | None:
        """The best move of the first optional step where one gains something, or None."""
        for kind in OPTIONAL:
            best = max((move for move in moves if move.kind is kind), key=self.rank, default=None)
            if best is not None and self.worth(best) > self.worth(None):
                return best
        return None

    def rank(self, move: Move) -> tuple[float, int]:
        """The worth of a move; among equal sent giants the total of the receiver decides."""
        rival = 0 if move.seat is None else self.view.kingdom_of(move.seat).scorecard.total
        return self.worth(move), rival

    def worth(self, move: Move | None) -> float:
        """The worth of the kingdom after a move, or its present worth for None."""
        if move is not None and move.kind is Kind.CHOOSE:
            spots = self.kingdom.placements(move.domino)
            after = [Move(Kind.PLACE, move.domino, spot) for spot in spots]
            return max(map(self.worth, after or [Move(Kind.DISCARD, move.domino)]))
        trial = self.kingdom.copy()
        if move is not None:
            self.play(trial, move)
            if move.kind is Kind.PLACE and move.domino in ARRIVALS:
                return self.worth_covered(trial)
        return self.count(trial)

    def worth_covered(self, kingdom: Kingdom) -> float:
        """The worth of a kingdom after a giant covers the crown that costs least (R32)."""
        names = kingdom.canvas.names
        found = []
        for bit in kingdom.canvas.squares(kingdom.crowned()):
            kingdom.cover(names[bit])
            found.append(self.count(kingdom))
            kingdom.uncover(names[bit])
        return max(found) if found else self.count(kingdom)

    def play(self, trial: Kingdom, move: Move) -> None:
        """Apply a move to a kingdom."""
        if move.kind is Kind.PLACE:
            trial.lay(move.domino, *move.squares)
        elif move.kind is Kind.DISCARD:
            trial.discarded += 1
        elif move.kind in (Kind.GIANT, Kind.RECEIVE):
            trial.cover(*move.squares)
        elif move.kind is Kind.SEND:
            trial.uncover(*move.squares)
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

    def best_purchase(self) -> Move | None:
        """The purchase that gains most, paid with what costs least; None if none gains."""
        if self.view.court is None:
            return None
        offered = offer(
            self.kingdom, self.view.court.face_up, [token for token, _ in self.view.court.left]
        )
        losses = self._losses(offered)
        best, most = None, self.count(self.kingdom)
        for group in offered.groups:
            move = _paid_least(offered, group, losses)
            if move is None:
                continue
            trial = self.kingdom.copy()
            trial.spend(move.squares[1:])
            trial.seat_token(move.token, move.squares[0])
            worth = self.count(trial)
            if worth > most:
                best, most = move, worth
        return best

    def _losses(self, offered: Purchases) -> dict[str, float]:
        """The loss of worth for each resource of the kingdom, by its square."""
        losses = {}
        before = self.count(self.kingdom)
        for square in (square for squares in offered.stock for square in squares):
            trial = self.kingdom.copy()
            trial.spend((square,))
            losses[square] = before - self.count(trial)
        return losses


def kingdom_in(view: GameView, seat: int) -> Kingdom:
    """The kingdom of a seat, made from a view."""
    return Kingdom.from_view(view.kingdom_of(seat), bears=view.court is not None)


def _paid_least(offered: Purchases, group: Group, losses: dict[str, float]) -> Move | None:
    """A token on its square, paid with the resources that cost least; None if there are too few."""
    paying = [group.using] if group.using else []
    rest = [min(s, key=losses.__getitem__) for s in offered.stock if group.using not in s]
    rest.sort(key=losses.__getitem__)
    paying += rest[: price(group.kind) - len(paying)]
    if len(paying) < price(group.kind):
        return None
    squares = (group.square, *sorted(paying, key=square_order))
    return Move(group.kind, squares=squares, token=group.token)
