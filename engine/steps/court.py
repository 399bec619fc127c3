"""The Court's step: buying tokens with resources at the end of a turn (R46–R49)."""

from collections.abc import Iterable, Sequence

from engine.canvas import names_in
from engine.court_pile import CourtPile
from engine.errors import Refusal
from engine.kingdom import Kingdom
from engine.moves import Kind, Move, Step
from engine.purchases import RECRUIT_PRICE, SEARCH_PRICE, Group, Purchases
from engine.state import State
from engine.tokens import TOKENS
from engine.values import square_order


def court_of(state: State) -> CourtPile:
    """The tokens of a game with The Court."""
    assert state.court is not None, "this game has no Court"
    return state.court


def offer(kingdom: Kingdom, face_up: Iterable[str], pile: Iterable[str]) -> Purchases:
    """Everything that a kingdom could buy of some tokens now, as a lazy sequence (R46, R47)."""
    grid, stock = kingdom.canvas.grid, kingdom.stock()
    if len(stock) < RECRUIT_PRICE:
        return Purchases((), ())
    squares = tuple(names_in(grid, bits) for bits in stock.values())
    sites = kingdom.token_sites()
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


def moves_of(state: State, _step: Step) -> Purchases:
    """The purchases that the kingdom on turn may make now, sorted by text."""
    court = court_of(state)
    return offer(state.kingdom, court.face_up, court.pile)


def has_moves(state: State, _step: Step) -> bool:
    """Whether anything can be bought; faster than listing the purchases."""
    kingdom, court = state.kingdom, court_of(state)
    kinds = len(kingdom.stock())
    if kinds < RECRUIT_PRICE:
        return False
    tokens = court.face_up + (court.pile if kinds >= SEARCH_PRICE else ())
    sites = kingdom.token_sites()
    return any(
        sites & (sites if land is None else kingdom.land[land])
        for land in {TOKENS[token].terrain for token in tokens}
    )


def why_not(state: State, move: Move) -> Refusal | None:
    """The rule that forbids a purchase now, the most lasting reason first, or None."""
    if Step.COURT not in state.open:
        return _why_closed(state)
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
    """Why a token can't go on a square, even once the payment has left (R47)."""
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
    """Refuse squares without a resource or with one of the same kind as another (R46)."""
    kinds: set[str] = set()
    for square in paying:
        kind = kingdom.resource_on(square)
        if kind is None or kind in kinds:
            return Refusal("court_pay", "R46", {"square": square})
        kinds.add(kind)
    return None


def _why_closed(state: State) -> Refusal:
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


def why_none(state: State, step: Step) -> Refusal | None:
    """Why nothing can be bought; None if something can."""
    if has_moves(state, step):
        return None
    return _why_no_resources(state.kingdom, RECRUIT_PRICE) or Refusal("court_none", "R47")


def apply(state: State, move: Move) -> Move:
    """Buy a token; the move as it is written, with the paying squares in square order."""
    kingdom, court = state.kingdom, court_of(state)
    square, *paying = move.squares
    kingdom.spend(paying)
    (court.search if move.kind is Kind.SEARCH else court.recruit)(move.token)
    kingdom.seat_token(move.token, square)
    state.hired = move.token
    squares = (square, *sorted(paying, key=square_order))
    return move if squares == move.squares else Move(move.kind, squares=squares, token=move.token)
