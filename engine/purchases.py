"""The possible purchases at The Court, as a sequence whose moves are made when read (R46, R47).

There can be a hundred thousand ways to search: the same payments for each token on each square.
So the sequence is counted and read by token and square.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import prod
from typing import NamedTuple, overload

from engine.moves import Kind, Move
from engine.values import Square, square_order

__all__ = ["Purchases"]

RECRUIT_PRICE = 2
SEARCH_PRICE = 4
"""Prices in resources, all of different kinds (R46)."""

Stock = tuple[tuple[Square, ...], ...]
"""The squares with a resource, one tuple for each kind that the kingdom has."""

Payment = tuple[Square, ...]


class Group(NamedTuple):
    """One token on one square; `using` is that square if its resource must pay, otherwise ""."""

    kind: Kind
    token: str
    square: Square
    using: Square


@dataclass(frozen=True, slots=True)
class Purchases(Sequence[Move]):
    """Recruits, then searches, sorted by text; each move is made when it is read."""

    stock: Stock
    groups: tuple[Group, ...]

    def of(
        self, token: str | None = None, square: Square | None = None, kind: Kind | None = None
    ) -> "Purchases":
        """The purchases of a token, onto a square, or of one kind only."""
        wanted = (kind, token, square)
        kept = [
            group
            for group in self.groups
            if all(one in (None, found) for one, found in zip(wanted, group[:3], strict=True))
        ]
        return Purchases(self.stock, tuple(kept))

    def payments(self, group: Group) -> tuple[Payment, ...]:
        """The ways to pay for a token on a square, sorted by text."""
        return _payments(self.stock, price(group.kind), group.using)

    def __len__(self) -> int:
        return sum(self._count(group) for group in self.groups)

    def __bool__(self) -> bool:
        return any(self._count(group) for group in self.groups)

    def __iter__(self) -> Iterator[Move]:
        for group in self.groups:
            for payment in self.payments(group):
                yield _move(group, payment)

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | Sequence[Move]:
        if isinstance(place, slice):
            return tuple(self)[place]
        rest = place if place >= 0 else place + len(self)
        for group in self.groups if rest >= 0 else ():
            count = self._count(group)
            if rest < count:
                return _move(group, self.payments(group)[rest])
            rest -= count
        raise IndexError(place)

    def _count(self, group: Group) -> int:
        return _count(self.stock, price(group.kind), group.using)


NOTHING = Purchases((), ())
"""No purchases."""


def price(kind: Kind) -> int:
    """The number of resources that a purchase costs."""
    return RECRUIT_PRICE if kind is Kind.RECRUIT else SEARCH_PRICE


def _move(group: Group, payment: Payment) -> Move:
    return Move(group.kind, squares=(group.square, *payment), token=group.token)


@lru_cache(maxsize=1 << 12)
def _count(stock: Stock, number: int, using: Square) -> int:
    """Count the possible payments without making them."""
    sizes = list(map(len, _forced_first(stock, using)))
    if using:
        return sum(prod(rest) for rest in combinations(sizes[1:], number - 1))
    return sum(prod(some) for some in combinations(sizes, number))


def _forced_first(stock: Stock, using: Square) -> Stock:
    """The kinds of resources, first the one of a square that must pay."""
    return tuple(sorted(stock, key=lambda squares: using not in squares)) if using else stock


@lru_cache(maxsize=1 << 8)
def _payments(stock: Stock, number: int, using: Square) -> tuple[Payment, ...]:
    """Every payment with its squares in square order, sorted by text."""
    kinds = _forced_first(stock, using)
    if using:
        kinds = ((using,), *kinds[1:])
    found = [
        tuple(sorted(squares, key=square_order))
        for some in combinations(kinds, number)
        if not using or some[0] is kinds[0]
        for squares in product(*some)
    ]
    return tuple(sorted(found))
