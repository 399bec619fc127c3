"""The Court: tokens that are bought with resources at the end of a turn (R46–R49).

The pile is the game's own; the step works on the state of a game, or of a draft.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.canvas import names_in
from engine.draws import Stream
from engine.errors import Refusal
from engine.moves import Kind, Move, Step
from engine.purchases import RECRUIT_PRICE, SEARCH_PRICE, Group, Purchases
from engine.tokens import TOKENS
from engine.values import square_order

if TYPE_CHECKING:
    from engine.kingdom import Kingdom
    from engine.state import State

FACE_UP = 3
"""How many tokens lie face up when a line is laid out (R48)."""

_ORDER = {id_: place for place, id_ in enumerate(TOKENS)}


def all_tokens() -> list[str]:
    """Every token in component order, copies side by side: as they are before the shuffle."""
    return [token.id for token in TOKENS.values() for _ in range(token.copies)]


class Court:
    """The tokens face up, the pile from the top, and the seed that it is shuffled by."""

    __slots__ = ("face_up", "pile", "searches", "seed")

    def __init__(self, pile: Sequence[str], seed: bytes) -> None:
        self.pile = tuple(pile)
        self.face_up: tuple[str, ...] = ()
        self.searches = 0
        self.seed = seed
        self.refill()

    def copy(self) -> Court:
        """An independent copy."""
        twin = Court.__new__(Court)
        twin.pile = self.pile
        twin.face_up = self.face_up
        twin.searches = self.searches
        twin.seed = self.seed
        return twin

    def refill(self) -> tuple[str, ...]:
        """Turn tokens up until three lie there, while the pile lasts; the new ones (R48)."""
        missing = FACE_UP - len(self.face_up)
        new, self.pile = self.pile[:missing], self.pile[missing:]
        self.face_up += new
        return new

    def recruit(self, token: str) -> None:
        """Take a token from those face up; its place stays empty."""
        self.face_up = _without(self.face_up, token)

    def search(self, token: str) -> None:
        """Take a token from the pile, put the rest back in order and shuffle it (R46)."""
        rest = sorted(_without(self.pile, token), key=_ORDER.__getitem__)
        self.searches += 1
        self.pile = tuple(Stream(self.seed, f"court:{self.searches}").shuffled(rest))


def _without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    place = tokens.index(token)
    return tokens[:place] + tokens[place + 1 :]


def court_of(state: State) -> Court:
    """The Court of a game that has one."""
    assert state.court is not None, "this game has no Court"
    return state.court


def offer(kingdom: Kingdom, face_up: Iterable[str], pile: Iterable[str]) -> Purchases:
    """Everything that a kingdom could buy of some tokens now, as a lazy list (R46, R47)."""
    grid, stock = kingdom.canvas.grid, kingdom.stock()
    if len(stock) < RECRUIT_PRICE:
        return Purchases((), ())
    squares = tuple(names_in(grid, bits) for bits in stock.values())
    sites = kingdom.court_sites()
    groups: list[Group] = []
    offered = [(Kind.RECRUIT, face_up), (Kind.SEARCH, pile)]
    for kind, tokens in offered if len(stock) >= SEARCH_PRICE else offered[:1]:
        for token in sorted(set(tokens)):
            land = TOKENS[token].terrain
            bits = sites if land is None else sites & kingdom.land[land]
            groups += [
                Group(kind, token, name, name if kingdom.resource_on(name) else "")
                for name in names_in(grid, bits)
            ]
    return Purchases(squares, tuple(groups))


def moves_of(state: State) -> Purchases:
    """What the kingdom on turn may buy now."""
    court = court_of(state)
    return offer(state.kingdom, court.face_up, court.pile)


def is_open(state: State) -> bool:
    """Whether anything can be bought: quicker than the list."""
    kingdom, court = state.kingdom, court_of(state)
    kinds = len(kingdom.stock())
    if kinds < RECRUIT_PRICE:
        return False
    tokens = court.face_up + (court.pile if kinds >= SEARCH_PRICE else ())
    sites = kingdom.court_sites()
    return any(
        sites & (sites if land is None else kingdom.land[land])
        for land in {TOKENS[token].terrain for token in tokens}
    )


def why_not(state: State, move: Move) -> Refusal | None:
    """What forbids a purchase at the end of a turn, the most lasting reason first."""
    kingdom, court = state.kingdom, court_of(state)
    searched = move.kind is Kind.SEARCH
    if move.token not in (court.pile if searched else court.face_up):
        return Refusal("court_not_there", "R46", {"token": move.token})
    square, *paying = move.squares
    return (
        _why_no_resources(kingdom, SEARCH_PRICE if searched else RECRUIT_PRICE)
        or _why_no_site(kingdom, move.token, square, paying)
        or _why_no_payment(kingdom, paying)
    )


def _why_no_resources(kingdom: Kingdom, needed: int) -> Refusal | None:
    stock = {kind: squares.bit_count() for kind, squares in kingdom.stock().items()}
    if len(stock) >= needed:
        return None
    return Refusal("court_resources", "R46", {"needed": needed, "have": len(stock), "stock": stock})


def _why_no_site(
    kingdom: Kingdom, token: str, square: str, paying: Sequence[str]
) -> Refusal | None:
    """Why a token can't stand on a square once the payment has left (R47)."""
    bit = kingdom.canvas.bits.get(square, 0)
    half, land = kingdom.half_on(bit), TOKENS[token].terrain
    reasons = {
        "castle": bit == kingdom.canvas.castle_bit,
        "empty": half is None,
        "building": bit in kingdom.built,
        "token": bit in kingdom.tokens,
        "crown": half is not None and half.crowns > 0,
        "terrain": half is not None and land not in (None, half.terrain),
        "resource": kingdom.resources & bit and square not in paying,
    }
    for name, holds in reasons.items():
        if holds:
            more = {"terrain": str(land)} if name == "terrain" else {}
            return Refusal(f"court_square_{name}", "R47", {"square": square, **more})
    return None


def _why_no_payment(kingdom: Kingdom, paying: Sequence[str]) -> Refusal | None:
    """Each square must bear a resource, each of another kind (R46)."""
    kinds: set[str] = set()
    for square in paying:
        kind = kingdom.resource_on(square)
        if kind is None or kind in kinds:
            return Refusal("court_pay", "R46", {"square": square})
        kinds.add(kind)
    return None


def why_closed(state: State) -> Refusal:
    """Why nothing can be bought at this point of a turn."""
    assert state.turn is not None, "no turn, no step"
    waited = state.turn.step
    if state.court is None or not state.round:
        return Refusal("wrong_step", "R46", {"step": str(waited)})
    if state.hired:
        return Refusal("court_bought", "R46", {"token": state.hired})
    if waited is Step.PLACE:
        return Refusal("place_first", "R46", {"domino": state.domino_to_place()})
    return Refusal("wrong_step", "R46", {"step": str(waited)})


def why_none(state: State) -> Refusal | None:
    """Why nothing at all can be bought; None if something can."""
    if is_open(state):
        return None
    return _why_no_resources(state.kingdom, RECRUIT_PRICE) or Refusal("court_none", "R47")


def apply(state: State, move: Move) -> Move:
    """Buy a token; the move as it is written, what pays in square order."""
    kingdom, court = state.kingdom, court_of(state)
    square, *paying = move.squares
    kingdom.spend(paying)
    (court.search if move.kind is Kind.SEARCH else court.recruit)(move.token)
    kingdom.seat_token(move.token, square)
    state.hired = move.token
    squares = (square, *sorted(paying, key=square_order))
    return move if squares == move.squares else Move(move.kind, squares=squares, token=move.token)
