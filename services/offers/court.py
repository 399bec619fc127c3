"""What The Court offers in a turn being composed: tokens, squares, payments.

Everything is calculated from the engine's answers; none of it is advice. A payment costs what
characters beside the squares lose, because they count these resources (R62). The costs of squares
add up, so that the cheapest payment is found without trying all of them.
"""

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
from services.offers.trial_kingdom import kingdom_of, rank, total, touches

PAYMENTS = 24
"""How many different payments are listed for a square, cheapest first."""
_BUYING = (Kind.RECRUIT, Kind.SEARCH)


def court(game: Game, seat: int, composition: Composition) -> CourtFact | None:
    """Describe what The Court offers, given a draft; None if it is not in play, or too early."""
    options = composition.options.get(Step.COURT)
    placed = Step.PLACE not in composition.todo
    if not placed or composition.view.court is None or not isinstance(options, Purchases):
        return None
    position = _position(game, seat, composition, options)
    bought = next((move for move in composition.moves if move.kind in _BUYING), None)
    offers = list(_offers(position, Kind.RECRUIT)) if bought is None else []
    searches = list(_offers(position, Kind.SEARCH)) if bought is None else []
    return CourtFact(
        resources=tuple(composition.view.kingdom_of(seat).resources.items()),
        offers=tuple(offers),
        not_offered=_not_offered(position, offers) if bought is None else (),
        searches=tuple(searches),
        no_search=_no_search(position) if bought is None and not searches else None,
        bought=None if bought is None else _bought(position, bought),
        site=None if bought is None else bought.squares[0],
        paid=() if bought is None else bought.squares[1:],
    )


def best_purchase(found: CourtFact | None, wanted: Move) -> Move | None:
    """Complete a purchase with the best square and the cheapest payment, if they are left out.

    None if the token is not offered like that.
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
class _Position:
    """A turn before anything is bought at The Court."""

    view: GameView
    seat: int
    kingdom: Kingdom
    before: int  # its total
    options: Purchases
    why: Refusal | None
    borne: Mapping[str, str]  # resources by square
    costs: Mapping[str, int]  # what each is worth to the characters around it

    @property
    def mine(self) -> KingdomView:
        """The kingdom before the purchase."""
        return self.view.kingdom_of(self.seat)


def _position(game: Game, seat: int, composition: Composition, options: Purchases) -> _Position:
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
    return _Position(view, seat, kingdom, total(view, kingdom), options, why, borne, costs)


def _counts(token: Token, at: str, square: str, kind: str) -> int:
    """Return what a character scores for the resource of a square."""
    if token.per not in (kind, ANY):
        return 0
    return token.per_points if touches(at, square) else 0


# -- offers ----------------------------------------------------------------------------------------


def _offers(position: _Position, kind: Kind) -> Iterator[TokenOffer]:
    """Yield what can be bought: face-up tokens as they lie, those of the pile in order."""
    groups: dict[str, list[Group]] = {}
    for group in position.options.groups:
        if group.kind is kind:
            groups.setdefault(group.token, []).append(group)
    return (_offer(position, groups[token]) for token in _tokens(position, kind) if token in groups)


def _tokens(position: _Position, kind: Kind) -> Iterable[str]:
    found = position.view.court
    assert found is not None, "where something is bought there is a Court"
    left = (token for token, _ in found.left)
    return dict.fromkeys(found.face_up if kind is Kind.RECRUIT else left)


def _offer(
    position: _Position, groups: Sequence[Group], at: str | None = None, paid: Sequence[str] = ()
) -> TokenOffer:
    """Rank the squares of a token, each with its cheapest payment, best first.

    For a token already bought, `at` is its square and `paid` its payment. Other payments are listed
    only for face-up and bought tokens: a search has hundreds.
    """
    cheapest = {group.square: _cheapest(position, group) for group in groups}
    gains = {
        group.square: _gain(position, group, cheapest[group.square].squares) for group in groups
    }
    sites = tuple(Site(*one) for one in rank(gains))
    shown = sites[0].square if at is None else at
    group = next(group for group in groups if group.square == shown)
    least, searches = cheapest[shown], group.kind is Kind.SEARCH
    listed = [least] if searches and at is None else _payments(position, group, paid)
    return TokenOffer(
        token=group.token,
        searched=searches,
        left=_left(position.view, group.token),
        sites=sites,
        payments=tuple(
            Payment(one.squares, gains[shown] + least.cost - one.cost) for one in listed
        ),
        cheapest=tuple((site.square, cheapest[site.square].squares) for site in sites),
    )


def _left(view: GameView, token: str) -> int:
    assert view.court is not None, "where something is bought there is a Court"
    return dict(view.court.left).get(token, 0)


def _gain(position: _Position, group: Group, paying: Iterable[str]) -> int:
    grown = position.kingdom.copy()
    grown.spend(paying)
    grown.seat_token(group.token, group.square)
    return total(position.view, grown) - position.before


@dataclass(frozen=True, slots=True)
class _Paid:
    squares: tuple[str, ...]
    cost: int


_Source = tuple[int, tuple[int, int], str]
"""A square with a resource: the cost of taking it, its place in square order, its name."""


def _sources(position: _Position, group: Group) -> dict[str, list[_Source]]:
    """Return the squares that could pay for a token on a square, by kind, cheapest first."""
    token, kinds = TOKENS[group.token], dict[str, list[_Source]]()
    for square, kind in position.borne.items():
        cost = position.costs[square] + _counts(token, group.square, square, kind)
        kinds.setdefault(kind, []).append((cost, square_order(square), square))
    if group.using:  # the token's own square must be emptied by paying with it
        own = position.borne[group.using]
        kinds[own] = [one for one in kinds[own] if one[2] == group.using]
    return {kind: sorted(found) for kind, found in kinds.items()}


def _price(group: Group) -> int:
    return RECRUIT_PRICE if group.kind is Kind.RECRUIT else SEARCH_PRICE


def _paid(sources: Iterable[_Source]) -> _Paid:
    ordered = sorted(sources, key=lambda one: one[1])
    return _Paid(tuple(one[2] for one in ordered), sum(one[0] for one in ordered))


def _cheapest(position: _Position, group: Group) -> _Paid:
    """Return the cheapest payment; of several the first in square order."""
    firsts = [found[0] for found in _sources(position, group).values()]
    own = [one for one in firsts if one[2] == group.using]
    others = sorted(one for one in firsts if one not in own)
    return _paid([*own, *others[: _price(group) - len(own)]])


def _payments(position: _Position, group: Group, paid: Sequence[str] = ()) -> list[_Paid]:
    """Return the ways to pay for a token on a square, cheapest first; ties in square order.

    Payments of equal cost and the same kinds are listed once: the first, or the one in `paid`.
    """
    kinds = _sources(position, group)
    found = [
        _paid(sources)
        for some in combinations(kinds, _price(group))
        if not group.using or position.borne[group.using] in some
        for sources in product(*(kinds[kind] for kind in some))
    ]
    found.sort(key=lambda one: (one.cost, [square_order(square) for square in one.squares]))
    different = {(_kinds(position, one.squares), one.cost): one for one in reversed(found)}
    if paid:  # it represents those of equal cost and kinds
        chosen = next((one for one in found if set(one.squares) == set(paid)), found[0])
        different[_kinds(position, chosen.squares), chosen.cost] = chosen
    return sorted(different.values(), key=found.index)[:PAYMENTS]


def _kinds(position: _Position, squares: Iterable[str]) -> frozenset[str]:
    return frozenset(position.borne[square] for square in squares)


def _not_offered(
    position: _Position, offers: Iterable[TokenOffer]
) -> tuple[tuple[str, Refusal], ...]:
    """List why each face-up token that is not offered can't be bought."""
    offered = {offer.token for offer in offers}
    return tuple(
        (token, position.why or Refusal("court_none", "R47", {"token": token}))
        for token in _tokens(position, Kind.RECRUIT)
        if token not in offered
    )


def _no_search(position: _Position) -> Refusal:
    """Return why the pile can't be searched: too few resources, or no free square."""
    have = len(set(position.borne.values()))
    if have < SEARCH_PRICE:
        data = {"needed": SEARCH_PRICE, "have": have, "stock": dict(position.mine.resources)}
        return Refusal("court_resources", "R46", data)
    return Refusal("court_none", "R47")


def _bought(position: _Position, move: Move) -> TokenOffer:
    """Describe where else a bought token could stand, and what else could pay for it."""
    groups = [
        group
        for group in position.options.groups
        if (group.kind, group.token) == (move.kind, move.token)
    ]
    return _offer(position, groups, move.squares[0], move.squares[1:])
