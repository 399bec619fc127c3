"""The optional steps of a Queendomino turn: taxes, a building, the dragon (R35–R44)."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from engine.board import Board
from engine.canvas import canvas_of, names_in
from engine.errors import Refusal
from engine.moves import Kind, Move, Step
from engine.state import State

BRIBE = 1
"""The price of a bribe of the dragon, in coins (R44)."""

STEPS: tuple[Step, ...] = (Step.TAX, Step.BUILD, Step.BURN)
"""The optional steps in the order they are played."""

_RULES: Mapping[Step, str] = MappingProxyType(
    {Step.TAX: "R35", Step.BUILD: "R38", Step.BURN: "R43"}
)


@cache
def _build_moves(grid: int, copy: str) -> Mapping[str, Move]:
    """Every `build` move of a tile by its square, made once and shared."""
    bought = Move.parse(f"burn {copy}")
    names = canvas_of(grid).bits
    return {
        name: Move(Kind.BUILD, squares=(name,), building=bought.building, price=bought.price)
        for name in names
    }


@cache
def _burn_move(copy: str) -> Move:
    return Move.parse(f"burn {copy}")


@cache
def _tax_move(square: str) -> Move:
    return Move(Kind.TAX, squares=(square,))


def board_of(state: State) -> Board:
    """The builders' board of a game that has one."""
    assert state.board is not None, "this box has no builders' board"
    return state.board


def moves_of(state: State, step: Step) -> list[Move]:
    """The legal moves of one optional step, sorted by text, at any point of the turn."""
    if step is Step.BUILD:
        return _builds(state)
    return _taxes(state) if step is Step.TAX else _burns(state)


def has_moves(state: State, step: Step) -> bool:
    """Whether an optional step has a legal move."""
    return bool(moves_of(state, step))


def _taxes(state: State) -> list[Move]:
    kingdom = state.kingdom
    squares = state.fresh & ~kingdom.posts
    if not (squares and kingdom.knights):
        return []
    return [_tax_move(name) for name in names_in(kingdom.canvas.grid, squares)]


def _builds(state: State) -> list[Move]:
    kingdom = state.kingdom
    sites = kingdom.building_sites()
    if not sites:
        return []
    grid = kingdom.canvas.grid
    squares = names_in(grid, sites)
    purse = kingdom.coins + kingdom.queen
    found: list[Move] = []
    for copy, price in board_of(state).copies.items():
        if price <= purse:
            moves = _build_moves(grid, copy)
            found += [moves[square] for square in squares]
    return found


def _burns(state: State) -> list[Move]:
    kingdom, board = state.kingdom, board_of(state)
    if board.dragon is not None or kingdom.queen or kingdom.coins < BRIBE:
        return []
    return [_burn_move(copy) for copy in board.copies]


def apply(state: State, move: Move) -> Move:
    """Carry out a legal move of an optional step; the move as it is written."""
    kingdom, board = state.kingdom, board_of(state)
    if move.kind is Kind.TAX:
        kingdom.post(move.squares[0])
        return _tax_move(move.squares[0])
    price = board.copies[move.copy]
    if move.kind is Kind.BURN:
        kingdom.coins -= BRIBE
        board.burn(price, state.kingdom_number())
        return _burn_move(move.copy)
    kingdom.coins -= kingdom.price(price)
    state.bought = board.buy(price, state.kingdom_number())
    building = board.table[state.bought]
    kingdom.erect(building, move.squares[0])
    if building.towers:
        _welcome_queen(state)
    return _build_moves(kingdom.canvas.grid, move.copy)[move.squares[0]]


def _welcome_queen(state: State) -> None:
    """Move the Queen here after towers were gained, unless another kingdom has more (R41)."""
    kingdom = state.kingdom
    if kingdom.towers >= max(other.towers for other in state.kingdoms):
        for other in state.kingdoms:
            other.queen = other is kingdom


def why_not(state: State, move: Move) -> Refusal | None:
    """The rule that forbids a move of an optional step now, or None."""
    step = move.step
    if step not in state.open:
        return _why_closed(state, step)
    if step is Step.TAX:
        return _why_no_tax(state, move.squares[0])
    if step is Step.BURN:
        return _why_no_bribe(state) or _why_no_copy(state, move)
    return (
        _why_no_copy(state, move)
        or _why_no_site(state, move.squares[0])
        or _why_too_dear(state, move)
    )


def _why_no_copy(state: State, move: Move) -> Refusal | None:
    """Why no tile has the name in a move: each copy on the board has its own (R42)."""
    copies = board_of(state).copies
    if not copies:
        return Refusal(f"{move.step}_none", "R42")
    if move.copy not in copies:
        return Refusal(f"{move.step}_empty", "R42", {"building": move.building})
    return None


def _why_closed(state: State, step: Step) -> Refusal:
    assert state.turn is not None, "no turn, no step"
    waited = state.turn.step
    if step not in state.steps:
        return Refusal("wrong_step", _RULES[step], {"step": str(waited)})
    if waited is Step.PLACE:
        return Refusal("place_first", _RULES[step], {"domino": state.domino_to_place()})
    if step is Step.BUILD and state.bought:
        return Refusal("build_built", "R38", {"building": state.bought})
    bribed = _why_no_bribe(state) if step is Step.BURN else None
    return bribed or Refusal("wrong_step", _RULES[step], {"step": str(waited)})


def _why_no_tax(state: State, square: str) -> Refusal | None:
    kingdom = state.kingdom
    if not state.fresh:
        return Refusal("tax_discarded", "R35", {"domino": state.domino_to_place()})
    bit = kingdom.canvas.bits.get(square, 0)
    if not bit & state.fresh:
        return Refusal("tax_not_here", "R35", {"domino": state.domino_to_place()})
    if bit & kingdom.posts:
        return Refusal("tax_taken", "R35", {"square": square})
    return None if kingdom.knights else Refusal("tax_no_knight", "R35")


def _why_no_site(state: State, square: str) -> Refusal | None:
    kingdom = state.kingdom
    bit = kingdom.canvas.bits.get(square, 0)
    if bit in kingdom.built:
        data = {"square": square, "building": kingdom.built[bit]}
        return Refusal("build_taken", "R38", data)
    if bit in kingdom.tokens:
        data = {"square": square, "token": kingdom.tokens[bit]}
        return Refusal("court_square_token", "R38", data)
    sites = kingdom.building_sites()
    if not sites:
        return Refusal("build_no_square", "R38")
    return None if bit & sites else Refusal("build_not_town", "R38", {"square": square})


def _why_too_dear(state: State, move: Move) -> Refusal | None:
    kingdom = state.kingdom
    price = kingdom.price(board_of(state).copies[move.copy])
    if price <= kingdom.coins:
        return None
    data = {"building": move.building, "price": price, "coins": kingdom.coins}
    return Refusal("build_coins", "R39", data)


def _why_no_bribe(state: State) -> Refusal | None:
    kingdom, board = state.kingdom, board_of(state)
    if board.dragon is not None:
        return Refusal("burn_out", "R43", {"seat": board.dragon[1]})
    if kingdom.queen:
        return Refusal("burn_queen", "R43")
    if not board.copies:
        return Refusal("burn_none", "R42")
    if kingdom.coins < BRIBE:
        return Refusal("burn_coins", "R44", {"coins": kingdom.coins})
    return None


def why_none(state: State, step: Step) -> Refusal | None:
    """Why an optional step has no legal move; None if it has one."""
    if step is Step.BURN:
        return _why_no_bribe(state)
    if moves_of(state, step):
        return None
    if step is Step.TAX:
        return _why_no_taxes(state)
    copies = board_of(state).copies
    if not copies:
        return Refusal("build_none", "R42")
    if not state.kingdom.building_sites():
        return Refusal("build_no_square", "R38")
    cheapest = min(copies, key=copies.__getitem__)
    return _why_too_dear(state, _burn_move(cheapest))


def _why_no_taxes(state: State) -> Refusal | None:
    """The reason for a square without a knight if there is one, otherwise for any square."""
    kingdom = state.kingdom
    squares = state.fresh & ~kingdom.posts or state.fresh
    return _why_no_tax(state, kingdom.canvas.names.get(squares & -squares, ""))
