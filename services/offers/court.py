"""What The Court offers in a turn being composed: tokens, squares, payments (PLAY §3.5).

Everything here is arithmetic on the engine's answers, not advice. What a payment costs is what the
characters around the squares lose that count their resources (R62): it can be added up, so nobody
has to look at every payment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from engine import (
    TOKENS,
    Composition,
    Game,
    GameView,
    Kind,
    Kingdom,
    KingdomView,
    Move,
    Refusal,
    Step,
    Token,
    square_order,
)
from engine.purchases import RECRUIT_PRICE, SEARCH_PRICE, Group, Purchases
from engine.tokens import ANY
from services.facts.panels import CourtFact, Payment, Site, TokenOffer
from services.offers.trial_kingdom import kingdom_of, number_of, total

PAYMENTS = 24
"""How many different payments of a square are told, the cheapest first."""
_BUYING = (Kind.RECRUIT, Kind.SEARCH)


def court(game: Game, seat: int, composition: Composition) -> CourtFact | None:
    """Tell what The Court offers as a draft stands; None where it is not in play, or too early."""
    options = composition.options.get(Step.COURT)
    placed = Step.PLACE not in composition.todo
    if not placed or composition.view.court is None or not isinstance(options, Purchases):
        return None
    ground = _ground(game, seat, composition, options)
    bought = next((move for move in composition.moves if move.kind in _BUYING), None)
    offers = list(_offers(ground, Kind.RECRUIT)) if bought is None else []
    searches = list(_offers(ground, Kind.SEARCH)) if bought is None else []
    return CourtFact(
        resources=tuple(composition.view.kingdom_of(seat).resources.items()),
        offers=tuple(offers),
        not_offered=_not_offered(ground, offers) if bought is None else (),
        searches=tuple(searches),
        no_search=_no_search(ground) if bought is None and not searches else None,
        bought=None if bought is None else _bought(ground, bought),
        site=None if bought is None else bought.squares[0],
        paid=() if bought is None else bought.squares[1:],
    )


def best_purchase(found: CourtFact | None, wanted: Move) -> Move | None:
    """Fill in what is left out of a purchase: the best square, the cheapest payment.

    None where it can't be had so: nothing of it is offered.
    """
    searched = wanted.kind is Kind.SEARCH
    listed = () if found is None else found.searches if searched else found.offers
    offer = next((one for one in listed if one.token == wanted.token), None)
    if offer is None:
        return None
    square = wanted.squares[0] if wanted.squares else offer.sites[0].square
    paying = wanted.squares[1:] or dict(offer.cheapest).get(square)
    return None if not paying else Move(wanted.kind, squares=(square, *paying), token=wanted.token)


@dataclass(frozen=True, slots=True)
class _Ground:
    """A turn as it stands before anything is bought at The Court."""

    view: GameView
    seat: int
    kingdom: Kingdom
    before: int  # its total
    options: Purchases
    why: Refusal | None
    borne: Mapping[str, str]  # what the squares bear
    costs: Mapping[str, int]  # what each of them is worth to the characters that stand there

    @property
    def mine(self) -> KingdomView:
        """The kingdom as it stands."""
        return self.view.kingdom_of(self.seat)


def _ground(game: Game, seat: int, composition: Composition, options: Purchases) -> _Ground:
    view = composition.view
    if any(move.kind in _BUYING for move in composition.moves):
        others = [move for move in composition.moves if move.step not in (Step.COURT, Step.END)]
        view = game.compose(others).view
    kingdom, mine = kingdom_of(view, seat), view.kingdom_of(seat)
    borne = {cell.square: cell.resource for cell in mine.cells if cell.resource}
    standing = [(cell.square, TOKENS[cell.token]) for cell in mine.cells if cell.token]
    costs = {
        square: sum(_counts(token, at, square, kind) for at, token in standing)
        for square, kind in borne.items()
    }
    why = composition.why.get(Step.COURT)
    return _Ground(view, seat, kingdom, total(view, kingdom), options, why, borne, costs)


def _counts(token: Token, at: str, square: str, kind: str) -> int:
    """What a character scores for the resource of a square, if it counts it."""
    if token.per not in (kind, ANY):
        return 0
    (column, row), (x, y) = square_order(at), square_order(square)
    near = max(abs(column - x), abs(row - y)) == 1
    return token.per_points if near else 0


# -- offers ----------------------------------------------------------------------------------------


def _offers(ground: _Ground, kind: Kind) -> Iterator[TokenOffer]:
    """Yield what can be bought: those face up as they lie, those of the pile in their order."""
    groups: dict[str, list[Group]] = {}
    for group in ground.options.groups:
        if group.kind is kind:
            groups.setdefault(group.token, []).append(group)
    return (_offer(ground, groups[token]) for token in _tokens(ground, kind) if token in groups)


def _tokens(ground: _Ground, kind: Kind) -> Iterable[str]:
    found = ground.view.court
    assert found is not None, "where something is bought there is a Court"
    left = (token for token, _ in found.left)
    return dict.fromkeys(found.face_up if kind is Kind.RECRUIT else left)


def _offer(
    ground: _Ground, groups: Sequence[Group], at: str | None = None, paid: Sequence[str] = ()
) -> TokenOffer:
    """Rank the squares of a token, each with its cheapest payment, the best first.

    `at` is where a bought one stands, `paid` what pays for it. The other payments are told of what
    lies face up or was bought: for a search there are hundreds.
    """
    cheapest = {group.square: _cheapest(ground, group) for group in groups}
    gains = {group.square: _gain(ground, group, cheapest[group.square].squares) for group in groups}
    ranked = sorted(gains, key=lambda square: (-gains[square], square_order(square)))
    shown = ranked[0] if at is None else at
    group = next(group for group in groups if group.square == shown)
    least, searches = cheapest[shown], group.kind is Kind.SEARCH
    listed = [least] if searches and at is None else _payments(ground, group, paid)
    return TokenOffer(
        token=group.token,
        searched=searches,
        left=_left(ground.view, group.token),
        sites=tuple(
            Site(number_of(place), square, gains[square])
            for place, square in enumerate(ranked, start=1)
        ),
        payments=tuple(
            Payment(one.squares, gains[shown] + least.cost - one.cost) for one in listed
        ),
        cheapest=tuple((square, cheapest[square].squares) for square in ranked),
    )


def _left(view: GameView, token: str) -> int:
    assert view.court is not None, "where something is bought there is a Court"
    return dict(view.court.left).get(token, 0)


def _gain(ground: _Ground, group: Group, paying: Iterable[str]) -> int:
    grown = ground.kingdom.copy()
    grown.spend(paying)
    grown.seat_token(group.token, group.square)
    return total(ground.view, grown) - ground.before


@dataclass(frozen=True, slots=True)
class _Paid:
    squares: tuple[str, ...]
    cost: int


_Source = tuple[int, tuple[int, int], str]
"""A square that bears a resource: what it costs to take it, its place in square order, its name."""


def _sources(ground: _Ground, group: Group) -> dict[str, list[_Source]]:
    """Return the squares that could pay for a token on a square by kind, the cheapest first."""
    token, kinds = TOKENS[group.token], dict[str, list[_Source]]()
    for square, kind in ground.borne.items():
        cost = ground.costs[square] + _counts(token, group.square, square, kind)
        kinds.setdefault(kind, []).append((cost, square_order(square), square))
    if group.using:  # it has to pay itself before anything can stand there
        own = ground.borne[group.using]
        kinds[own] = [one for one in kinds[own] if one[2] == group.using]
    return {kind: sorted(found) for kind, found in kinds.items()}


def _price(group: Group) -> int:
    return RECRUIT_PRICE if group.kind is Kind.RECRUIT else SEARCH_PRICE


def _paid(sources: Iterable[_Source]) -> _Paid:
    ordered = sorted(sources, key=lambda one: one[1])
    return _Paid(tuple(one[2] for one in ordered), sum(one[0] for one in ordered))


def _cheapest(ground: _Ground, group: Group) -> _Paid:
    """Return the payment that costs least; of equals the first in square order."""
    firsts = [found[0] for found in _sources(ground, group).values()]
    own = [one for one in firsts if one[2] == group.using]
    others = sorted(one for one in firsts if one not in own)
    return _paid([*own, *others[: _price(group) - len(own)]])


def _payments(ground: _Ground, group: Group, paid: Sequence[str] = ()) -> list[_Paid]:
    """Return the ways to pay for a token on a square, the cheapest first; ties in square order.

    Of those that cost the same and take the same kinds there is one: the first, or what is `paid`.
    """
    kinds = _sources(ground, group)
    found = [
        _paid(sources)
        for some in combinations(kinds, _price(group))
        if not group.using or ground.borne[group.using] in some
        for sources in product(*(kinds[kind] for kind in some))
    ]
    found.sort(key=lambda one: (one.cost, [square_order(square) for square in one.squares]))
    different = {(_kinds(ground, one.squares), one.cost): one for one in reversed(found)}
    if paid:  # it stands for those that leave the same
        chosen = next((one for one in found if set(one.squares) == set(paid)), found[0])
        different[_kinds(ground, chosen.squares), chosen.cost] = chosen
    return sorted(different.values(), key=found.index)[:PAYMENTS]


def _kinds(ground: _Ground, squares: Iterable[str]) -> frozenset[str]:
    return frozenset(ground.borne[square] for square in squares)


def _not_offered(ground: _Ground, offers: Iterable[TokenOffer]) -> tuple[tuple[str, Refusal], ...]:
    """Tell of each token face up why it can't be bought."""
    offered = {offer.token for offer in offers}
    return tuple(
        (token, ground.why or Refusal("court_none", "R47", {"token": token}))
        for token in _tokens(ground, Kind.RECRUIT)
        if token not in offered
    )


def _no_search(ground: _Ground) -> Refusal:
    """Tell why the pile can't be searched: the resources, else there is no square for any."""
    have = len(set(ground.borne.values()))
    if have < SEARCH_PRICE:
        data = {"needed": SEARCH_PRICE, "have": have, "stock": dict(ground.mine.resources)}
        return Refusal("court_resources", "R46", data)
    return Refusal("court_none", "R47")


def _bought(ground: _Ground, move: Move) -> TokenOffer:
    """Tell where else a token that was bought could stand, and what else could pay for it."""
    groups = [
        group
        for group in ground.options.groups
        if (group.kind, group.token) == (move.kind, move.token)
    ]
    return _offer(ground, groups, move.squares[0], move.squares[1:])
