"""The first computer lord: takes what scores most at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine import ARRIVALS, GameView, Kind, Kingdom, Move, Step, square_order
from engine.court import offer
from engine.purchases import Group, Purchases, price

_WORTH_OF_A_POINT = 3  # a coin is worth one

_OPTIONAL = (Kind.SEND, Kind.TAX, Kind.BUILD)
_LEFT_OUT = frozenset((*_OPTIONAL, Kind.BURN, Kind.RECRUIT, Kind.SEARCH))


def greedy(view: GameView, moves: Sequence[Move], seat: int | None = None) -> Move:
    """The legal move that leaves a seat (else the one on turn) best off; of equals the first.

    A placement counts by the total it gives, a domino of the line by the total after its best
    placement as the kingdom stands now; a giant that comes along covers the crown that costs least.
    Of what is optional it sends a giant where that gains something, to the best of the others; it
    takes the tax that brings most, then the building that gains most over its price, if one does,
    and at last the token of The Court that gains most. It never bribes the dragon.

    What The Court offers it finds itself: `moves` need not list it.
    """
    if view.turn is None or not moves:
        raise ValueError("nobody is on turn")
    trial = _Trial(view, seat or view.turn.seat)
    for kind in _OPTIONAL:
        best = max((move for move in moves if move.kind is kind), key=trial.rank, default=None)
        if best is not None and trial.worth(best) > trial.worth(None):
            return best
    purchase = trial.best_purchase() if view.turn.step is Step.END else None
    if purchase is not None:
        return purchase
    return max((move for move in moves if move.kind not in _LEFT_OUT), key=trial.worth)


class _Trial:
    """The kingdom of a seat, to try moves on."""

    def __init__(self, view: GameView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.kingdom = Kingdom.from_view(view.kingdom_of(seat), bears=view.court is not None)

    def rank(self, move: Move) -> tuple[int, int]:
        """What a move is worth; of giants sent equally well, how well their receiver stands."""
        rival = 0 if move.seat is None else self.view.kingdom_of(move.seat).scorecard.total
        return self.worth(move), rival

    def worth(self, move: Move | None) -> int:
        """The total after a move, coins counted one by one; None: as the kingdom stands."""
        if move is not None and move.kind is Kind.CHOOSE:
            spots = self.kingdom.placements(move.domino)
            after = [Move(Kind.PLACE, move.domino, spot) for spot in spots]
            return max(map(self.worth, after or [Move(Kind.DISCARD, move.domino)]))
        trial = self.kingdom.copy()
        if move is not None:
            self._play(trial, move)
            if move.kind is Kind.PLACE and move.domino in ARRIVALS:
                return self._worth_covered(trial)
        return self._count(trial)

    def _count(self, kingdom: Kingdom) -> int:
        card = kingdom.scorecard(self.view.options.variants, self.view.quests)
        return _WORTH_OF_A_POINT * (card.total - card.coins) + kingdom.coins

    def _worth_covered(self, kingdom: Kingdom) -> int:
        """What a kingdom is worth once a giant covers the crown that costs least (R32)."""
        names = kingdom.canvas.names
        found = []
        for bit in kingdom.canvas.squares(kingdom.crowned()):
            kingdom.cover(names[bit])
            found.append(self._count(kingdom))
            kingdom.uncover(names[bit])
        return max(found) if found else self._count(kingdom)

    def _play(self, trial: Kingdom, move: Move) -> None:
        """Do to a kingdom what a move does."""
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
        """The token that gains most, each paid with what costs least; None if none gains."""
        if self.view.court is None:
            return None
        offered = offer(
            self.kingdom, self.view.court.face_up, [token for token, _ in self.view.court.left]
        )
        losses = self._losses(offered)
        best, most = None, self._count(self.kingdom)
        for group in offered.groups:
            move = _paid_least(offered, group, losses)
            if move is None:
                continue
            trial = self.kingdom.copy()
            trial.spend(move.squares[1:])
            trial.seat_token(move.token, move.squares[0])
            worth = self._count(trial)
            if worth > most:
                best, most = move, worth
        return best

    def _losses(self, offered: Purchases) -> dict[str, int]:
        """What the kingdom loses with each of its resources."""
        losses = {}
        for square in (square for squares in offered.stock for square in squares):
            trial = self.kingdom.copy()
            trial.spend((square,))
            losses[square] = self._count(self.kingdom) - self._count(trial)
        return losses


def _paid_least(offered: Purchases, group: Group, losses: dict[str, int]) -> Move | None:
    """A token on its square, paid with the resources that cost least; None if too few are there."""
    paying = [group.using] if group.using else []
    rest = [min(s, key=losses.__getitem__) for s in offered.stock if group.using not in s]
    rest.sort(key=losses.__getitem__)
    paying += rest[: price(group.kind) - len(paying)]
    if len(paying) < price(group.kind):
        return None
    squares = (group.square, *sorted(paying, key=square_order))
    return Move(group.kind, squares=squares, token=group.token)
