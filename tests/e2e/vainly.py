"""What giants and The Court refuse: each reason is met once in a game.

vain = Vain({"giant giant_no_crown", "recruit court_pay"})
acts = vain.between(game, acts)            # the acts of a turn, and between them what is refused
assert not vain.missing
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine import TOKENS, Composition, Game, Kind, Move
from engine.views import Cell
from tests.e2e.plot import Act, slots_of

PRICES = {Kind.RECRUIT: 2, Kind.SEARCH: 4}


class Vain:
    """Tries what can't be done, named by what is tried and the reason; `missing` is still to do."""

    def __init__(self, wanted: Iterable[str]) -> None:
        self.missing = set(wanted)

    def between(self, game: Game, acts: Sequence[Act]) -> list[Act]:
        """The acts of a turn, with tries at its begin and before its end: they change nothing."""
        *steps, end = acts
        return [*self._tries(game, game.compose(())), *steps, *self._tries(game, end.draft), end]

    def _tries(self, game: Game, draft: Composition) -> Iterator[Act]:
        kept = slots_of(draft)
        for move in self._candidates(draft) if draft.view.round else ():
            others = [one for one in kept if one.slot != move.slot]
            refusals = [why for one, why in game.compose([*others, move]).dropped if one == move]
            known = f"{move.kind} {refusals[0].code}" if refusals else ""
            if known in self.missing and move not in draft.moves:
                self.missing.remove(known)
                yield Act("refused", draft, move, refusal=refusals[0])

    def _candidates(self, draft: Composition) -> Iterator[Move]:
        """Steps of the kinds that are missing, on one square of each look."""
        view = draft.view
        assert view.turn is not None
        kinds = {one.split()[0] for one in self.missing}
        kingdom = view.kingdom_of(view.turn.seat)
        squares = [kingdom.castle, *{_look(cell): cell.square for cell in kingdom.cells}.values()]
        for square in squares if Kind.GIANT in kinds else ():
            yield Move(Kind.GIANT, squares=(square,))
        for square in squares if Kind.SEND in kinds else ():
            for seat in range(1, len(view.names) + 1):
                yield Move(Kind.SEND, squares=(square,), seat=seat)
        stock = {cell.resource: cell.square for cell in kingdom.cells if cell.resource}
        for kind in kinds & PRICES.keys():
            paying = list(stock.values())[: PRICES[Kind(kind)]]
            paying += [kingdom.castle] * (PRICES[Kind(kind)] - len(paying))
            for token in _tokens(draft, Kind(kind)):
                for square in squares:
                    yield Move(Kind(kind), squares=(square, *paying), token=token)


def _tokens(draft: Composition, kind: Kind) -> list[str]:
    """A token of each terrain that is to be had, and one that is not."""
    court = draft.view.court
    assert court is not None
    there = court.face_up if kind is Kind.RECRUIT else [token for token, left in court.left if left]
    absent = [token for token in TOKENS if token not in there]
    return [*{TOKENS[token].terrain: token for token in there}.values(), *absent[:1]]


def _look(cell: Cell) -> tuple[object, ...]:
    """What two squares have in common of which only one is tried."""
    bears = cell.crowns, cell.giants, cell.resource, cell.token, cell.building
    return tuple(map(bool, bears))
