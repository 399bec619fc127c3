"""Build the views of a game: what a viewer may see of its state."""

from collections import Counter

from engine import places, scoring
from engine.deal import Deal
from engine.dominoes import DOMINOES
from engine.kingdom import Kingdom
from engine.state import State
from engine.tokens import TOKENS, resource_of
from engine.views import (
    BoardSlot,
    BoardView,
    Cell,
    CourtView,
    GameView,
    KingdomView,
    LineSlot,
    OrderSlot,
    Placed,
)


def game_view(deal: Deal, state: State) -> GameView:
    """A game as a spectator sees it, in its own state or in the state of a draft."""
    options = deal.options
    kingdoms = tuple(kingdom_view(deal, state, number) for number in range(1, options.kingdoms + 1))
    over = state.turn is None
    cards = [kingdom.scorecard for kingdom in kingdoms]
    by_crowns = not options.town
    best, tiebreak = places.winners(cards, by_crowns=by_crowns) if over else ((), None)
    return GameView(
        options=options,
        rule=options.rule,
        names=deal.names,
        kingdoms=kingdoms,
        round=state.round,
        rounds=options.rounds,
        order=_order(state),
        next_line=tuple(LineSlot(id_, state.claims.get(id_)) for id_ in state.line),
        turn=state.turn,
        over=over,
        result=tuple(card.total for card in cards) if over else None,
        winners=places.seats_of(best, options.setup) if over else None,
        tiebreak=tiebreak,
        draw=deal.draw,
        remaining=state.undrawn(),
        board=_board_view(state),
        buildings=tuple(state.board.table.values()) if state.board is not None else (),
        turns_tiles=state.turns_tiles(),
        quests=deal.quests,
        court=_court_view(state),
    )


def _court_view(state: State) -> CourtView | None:
    """The Court as everybody may see it: the content of the pile, but not its order."""
    court = state.court
    if court is None:
        return None
    left = Counter(court.pile)
    return CourtView(court.face_up, tuple((id_, left[id_]) for id_ in TOKENS if left[id_]))


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


def kingdom_view(deal: Deal, state: State, number: int) -> KingdomView:
    """One kingdom as everybody may see it; `number` counts from 1."""
    kingdom = state.kingdoms[number - 1]
    canvas = kingdom.canvas
    seats = state.setup.seats(number)
    return KingdomView(
        seats=seats,
        grid=canvas.grid,
        canvas=canvas.side,
        castle=canvas.castle,
        cells=_cells(kingdom),
        placed=tuple(Placed(id_, *site.spot) for id_, site in kingdom.laid),
        discarded=tuple(domino for seat, domino in state.discards if seat in seats),
        territories=kingdom.territories(),
        scorecard=scoring.scorecard(kingdom, deal.options.variants, deal.quests),
        reachable=frozenset(canvas.names[bit] for bit in canvas.squares(kingdom.free)),
        text=kingdom.to_text(),
        coins=kingdom.coins,
        knights=kingdom.knights,
        towers=kingdom.towers,
        queen=kingdom.queen,
        pending=kingdom.pending,
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
                resource=resource_of(half) if kingdom.resources & bit else None,
                token=kingdom.tokens.get(bit),
                giants=kingdom.giants.get(bit, 0),
            )
    return tuple(cells[bit] for bit in sorted(cells))
