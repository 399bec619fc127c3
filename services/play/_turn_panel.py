"""The private panel of a turn as facts."""

from collections.abc import Sequence
from dataclasses import replace

from engine import (
    DOMINOES,
    Composition,
    GameView,
    Kind,
    Kingdom,
    Move,
    Refusal,
    Step,
    are_adjacent,
    square_name,
    square_order,
)
from services.facts.games import TurnReport
from services.facts.panels import NearTry, PanelFact, ReceiveFact, TurnEnded
from services.offers.court import court
from services.offers.giants import giant, receivable, senders
from services.offers.spots import spots, with_arrows
from services.offers.town import town
from services.offers.trial_kingdom import bonus_changes
from services.play._partner_notes import count_new
from services.play.seat_access import Chair, turns_before
from services.state.computers import may_hint
from store import Connection, games
from store.rows import TurnDraftRow

NEAR_TRIES = 8


async def panel_fact(
    connection: Connection,
    chair: Chair,
    draft: TurnDraftRow,
    composition: Composition | None = None,
    *,
    news: tuple[str, ...] = (),
    removed: tuple[Move, ...] = (),
) -> PanelFact:
    """Gather what the panel of a lord on turn shows.

    `composition` is the draft as it was just judged, with what that has dropped; `removed` is what
    its lord has just taken out of it.
    """
    composition = composition or chair.live.game.compose(draft.slots)
    waiting = await games.waiting_for(connection, chair.seat.user or 0)
    return build(
        chair,
        draft,
        composition,
        news=news,
        removed=removed,
        waiting=sum(row.id != chair.live.row.id for row in waiting),
        new_notes=await count_new(connection, chair),
    )


def build(
    chair: Chair,
    draft: TurnDraftRow,
    composition: Composition,
    *,
    news: tuple[str, ...],
    removed: tuple[Move, ...] = (),
    waiting: int,
    new_notes: int,
) -> PanelFact:
    """Put the panel together."""
    view, seat = chair.fact.view, chair.seat.seat
    by_kind = {move.kind: move for move in composition.moves}
    chosen = spot_of(by_kind.get(Kind.PLACE))
    found = spots(view, seat, composition.options.get(Step.PLACE, ()))
    took = by_kind.get(Kind.CHOOSE)
    domino, waits = in_hand(view), Step.RECEIVE in composition.todo
    return PanelFact(
        game=chair.fact,
        seat=chair.seat,
        turn=chair.live.turn,
        revision=draft.revision,
        filled=len(moves_of_lord(composition)),
        composition=composition,
        domino=domino,
        spots=None if found is None else with_arrows(found, chosen),
        discards=Kind.DISCARD in by_kind,
        chosen=chosen,
        taken=None if took is None else took.domino,
        before=view.kingdom_of(seat).scorecard,
        after=composition.view.kingdom_of(seat).scorecard,
        closes_line=lays_a_line(view),
        changes=bonus_changes(view, seat, composition),
        news=news,
        dropped=() if waits else composition.dropped,
        removed=removed,
        waiting=waiting,
        town=town(chair.live.game, view, seat, composition),
        turns_tiles=ends_round(view) and composition.view.turns_tiles,
        giant=None if domino is None else giant(view, seat, domino, composition),
        court=court(chair.live.game, seat, composition),
        receive=receive_fact(chair) if waits else None,
        partner=None if chair.partner is None else chair.partner.name,
        new_notes=new_notes,
        hint=told_of(chair),
    )


def told_of(chair: Chair) -> int | None:
    """Return how much of the hint for the turn in progress was told; None where none are given."""
    if not may_hint(chair.fact.table):
        return None
    found = (chair.live.row.hints or {}).get(str(chair.live.row.turn_version))
    return 0 if found is None else int(found["told"])


def receive_fact(chair: Chair, square: str | None = None) -> ReceiveFact:
    """Gather what a lord to whom giants were sent has to choose."""
    game, seat = chair.live.game, chair.seat.seat
    from_whom = senders(game, seat)
    return ReceiveFact(
        game=chair.fact,
        seat=chair.seat,
        count=len(from_whom),
        senders=from_whom,
        crowns=receivable(game, seat),
        chosen=square,
        on_turn=chair.plays,
    )


def moves_of_lord(composition: Composition) -> list[Move]:
    """Return the moves that the lord made; those that fill themselves can't be undone."""
    automatic = composition.forced | {Step.END}
    return [move for move in composition.moves if move.step not in automatic]


def draft_slots(view: GameView, composition: Composition) -> list[str]:
    """Return what a draft stores: the moves its lord made, a bribe with the price of its tile.

    Where copies of the tile lie on the board even the cheapest is stored with its price: whatever
    is bought or given back later, the bribe means that tile.
    """
    return [_named(view, composition, move).text() for move in moves_of_lord(composition)]


def _named(view: GameView, composition: Composition, move: Move) -> Move:
    before, after = view.board, composition.view.board
    if move.kind is not Kind.BURN or before is None or after is None:
        return move
    burnt = next(slot.price for slot in after.slots if slot.burnt_by is not None)
    has_copies = sum(slot.building == move.building for slot in before.slots) > 1
    return replace(move, price=burnt if has_copies else None)


def spot_of(move: Move | None) -> tuple[str, str] | None:
    """Return the squares of a placement."""
    return None if move is None else (move.squares[0], move.squares[1])


def in_hand(view: GameView) -> str | None:
    """Return the domino to be placed in the turn in progress; None at the start."""
    return next((slot.domino for slot in view.order if not slot.done), None)


def lays_a_line(view: GameView) -> bool:
    """Whether the end of this turn lays out a new line, so that it can't be taken back."""
    return view.remaining > 0 and ends_round(view)


def ends_round(view: GameView) -> bool:
    """Whether the turn in progress is the last one of its round."""
    return sum(not slot.done for slot in view.order) == 1


async def ended_fact(
    connection: Connection, chair: Chair, report: TurnReport, draft: TurnDraftRow
) -> TurnEnded:
    """Gather the panel's last screen; where the same lord goes on, the next panel with it."""
    before = turns_before(chair.fact.view, chair.seat.seat)
    waiting = await games.waiting_for(connection, chair.seat.user or 0)
    own_next = chair.on_turn and not chair.fact.over
    return TurnEnded(
        game=chair.fact,
        report=report,
        may_take_back=chair.fact.may_take_back == chair.seat.seat,
        before=tuple(chair.fact.table.seats[seat - 1] for seat in before),
        panel=await panel_fact(connection, chair, draft, news=("again",)) if own_next else None,
        waiting=sum(row.id != chair.live.row.id for row in waiting),
    )


# -- a domino that fits nowhere --------------------------------------------------------------------


def layings(view: GameView, seat: int) -> list[tuple[str, str]]:
    """List the ways to lay a domino on two free squares, one of them next to the kingdom."""
    kingdom = view.kingdom_of(seat)
    taken = {cell.square for cell in kingdom.cells} | {kingdom.castle}
    beside = {near for square in taken for near in _near(square, kingdom.canvas)} - taken
    around = {near for square in beside for near in _near(square, kingdom.canvas)} - taken
    free = sorted(beside | around, key=square_order)
    return [
        (left, right)
        for left in free
        for right in free
        if are_adjacent(left, right) and (left in beside or right in beside)
    ]


def _near(square: str, canvas: int) -> list[str]:
    column, row = square_order(square)
    around = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
    return [square_name(x, y) for x, y in around if 1 <= x <= canvas and 1 <= y <= canvas]


def near_tries(view: GameView, seat: int, domino: str) -> tuple[NearTry, ...]:
    """Return spots that fail: one for each different reason, then more of them.

    Spots that touch their own terrain come first, since they nearly fit.
    """
    kingdom = Kingdom.from_view(view.kingdom_of(seat))
    tries = []
    for left, right in layings(view, seat):
        refusal = kingdom.why_not(domino, left, right)
        if refusal is not None and not (DOMINOES[domino].is_double and _turned(left, right)):
            tries.append(NearTry(left, right, refusal))
    tries.sort(key=lambda one: one.refusal.code == "no_connection")
    return tuple(_different_first(tries)[:NEAR_TRIES])


def _different_first(tries: Sequence[NearTry]) -> list[NearTry]:
    """Put the first try of each reason before the others, which keep their order."""
    by_reason: dict[tuple[object, ...], NearTry] = {}
    for one in tries:
        by_reason.setdefault(_reason(one.refusal), one)
    first = list(by_reason.values())
    return [*first, *(one for one in tries if one not in first)]


def _reason(refusal: Refusal) -> tuple[object, ...]:
    """Return what a refusal's text depends on: how wide a kingdom would be, or how high."""
    width, height, limit = (refusal.data.get(key) for key in ("width", "height", "limit"))
    is_wide = isinstance(width, int) and isinstance(limit, int) and width > limit
    return refusal.code, is_wide, width if is_wide else height


def _turned(left: str, right: str) -> bool:
    return square_order(left) > square_order(right)
