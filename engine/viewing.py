"""From a game's state to what a viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import scoring
from engine.dominoes import DOMINOES
from engine.kingdom import Kingdom
from engine.views import (
    BoardSlot,
    BoardView,
    Cell,
    GameView,
    KingdomView,
    LineSlot,
    OrderSlot,
    Placed,
)

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import State


def game_view(game: Game, state: State) -> GameView:
    """A game as a spectator sees it, in its own state or in that of a draft."""
    options = game.options
    kingdoms = tuple(
        _kingdom_view(state, seat, options.variants) for seat in range(1, options.players + 1)
    )
    over = state.turn is None
    cards = [kingdom.scorecard for kingdom in kingdoms]
    by_crowns = not options.town
    best, tiebreak = scoring.winners(cards, by_crowns=by_crowns) if over else ((), None)
    return GameView(
        options=options,
        rule=options.rule,
        names=game.names,
        kingdoms=kingdoms,
        round=state.round,
        rounds=options.rounds,
        order=_order(state),
        next_line=tuple(LineSlot(id_, state.claims.get(id_)) for id_ in state.line),
        turn=state.turn,
        over=over,
        result=tuple(card.total for card in cards) if over else None,
        winners=tuple(place + 1 for place in best) if over else None,
        tiebreak=tiebreak,
        draw=game.draw,
        remaining=state.undrawn(),
        board=_board_view(state),
        buildings=tuple(state.board.table.values()) if state.board is not None else (),
        turns_tiles=state.turns_tiles(),
    )


def _board_view(state: State) -> BoardView | None:
    board = state.board
    if board is None:
        return None
    place, briber = board.dragon or (None, None)
    slots = tuple(
        BoardSlot(price, building, board.bought.get(price), briber if price == place else None)
        for price, building in enumerate(board.slots)
    )
    return BoardView(slots, board.undrawn, briber, state.host())


def _order(state: State) -> tuple[OrderSlot, ...]:
    return tuple(
        OrderSlot(seat, domino, done=place < state.position)
        for place, (seat, domino) in enumerate(state.order)
    )


def _kingdom_view(state: State, seat: int, variants: frozenset[str]) -> KingdomView:
    kingdom = state.kingdom_of(seat)
    canvas = kingdom.canvas
    return KingdomView(
        seats=(seat,),
        grid=canvas.grid,
        canvas=canvas.side,
        castle=canvas.castle,
        cells=_cells(kingdom),
        placed=tuple(Placed(id_, *site.spot) for id_, site in kingdom.laid),
        discarded=tuple(domino for who, domino in state.discards if who == seat),
        territories=kingdom.territories(),
        scorecard=kingdom.scorecard(variants),
        reachable=frozenset(canvas.names[bit] for bit in canvas.squares(kingdom.free)),
        text=kingdom.to_text(),
        coins=kingdom.coins,
        knights=kingdom.knights,
        towers=kingdom.towers,
        queen=kingdom.queen,
    )


def _cells(kingdom: Kingdom) -> tuple[Cell, ...]:
    """The laid squares in square order, which is the order of their bits."""
    cells = {}
    for id_, site in kingdom.laid:
        tile = DOMINOES[id_]
        for bit, half, place in ((site.left, tile.left, 0), (site.right, tile.right, 1)):
            cells[bit] = Cell(
                kingdom.canvas.names[bit],
                half.terrain,
                half.crowns,
                id_,
                place,
                knight=bool(kingdom.posts & bit),
                building=kingdom.built.get(bit),
            )
    return tuple(cells[bit] for bit in sorted(cells))
