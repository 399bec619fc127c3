"""Compose a turn in its draft, and end it."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import structlog

from engine import Composition, Kind, Move, Refusal, Step
from engine.purchases import RECRUIT_PRICE, SEARCH_PRICE
from services.core.context import ServiceContext
from services.core.live_games import Live
from services.facts import Press, Refused
from services.facts.games import TurnReport
from services.facts.panels import PanelFact, TurnEnded
from services.offers.court import best_purchase, court
from services.offers.town import best_square, town, why_not_build
from services.play._refusals import parsed, refused
from services.play._turn_panel import draft_slots, ended_fact, in_hand, panel_fact
from services.play.plan_execution import is_planned, turn_into_draft
from services.play.reclaim_seat import brings_back
from services.play.seat_access import Chair, draft_of, refuse_late, sit, turn_ended_after
from services.play.turn_commit import Turn, commit
from services.state.game_facts import game_fact
from services.state.table_facts import table_row
from store import Connection, games
from store.rows import TurnDraftRow

_log = structlog.get_logger()

CHANGED = -1
"""No draft has this revision."""
ALWAYS_ONE = (Kind.PLACE, Kind.GIANT, Kind.CHOOSE)
"""What a turn does once: to choose another spot, crown or domino is to change it."""
NO_DOMINO = "K1"
"""Named by a placement where nobody has a domino in hand: it is always refused as late."""


@brings_back
async def panel(context: ServiceContext, press: Press) -> PanelFact:
    """Return the panel of the person's turn, with the stored draft.

    The partner of the lord on turn sees the same, read-only (`composing` is False).

    Refused: not_at_table, resigned, game_over, not_your_turn (data lord, after), and where the
    press has a version turn_over, turn_over_auto, turn_over_plan, turn_taken_back, button_old: the
    codes of a late press, which all functions here may raise.
    """
    async with context.read() as connection:
        chair = await sit(context, connection, press)
        if chair.partner_on_turn:
            return await _partners_panel(connection, chair)
        await refuse_late(connection, chair, press.version)
        if not await is_planned(connection, chair):
            return await panel_fact(connection, chair, await draft_of(connection, chair))
    async with _composing(context, press) as (chair, draft), context.read() as connection:
        return await panel_fact(connection, chair, draft)


async def _partners_panel(connection: Connection, chair: Chair) -> PanelFact:
    """Return the panel with the partner's draft, which the reader can't change."""
    partner = chair.partner
    assert partner is not None, "asked of those who have a partner on turn"
    draft = await draft_of(connection, replace(chair, seat=partner))
    return replace(await panel_fact(connection, chair, draft), composing=False, news=())


@brings_back
async def set_slot(context: ServiceContext, press: Press, move: Move | str) -> PanelFact:
    """Put a move into the draft, instead of what that slot (`Move.slot`) held.

    What the change rules out of the rest is named in `PanelFact.dropped`.

    Refused: can_place, domino_taken, spot_*, place_first, tax_*, build_*, burn_*, no_town,
    square_unknown, building_unknown, giant_*, send_*, receive_first, court_*, no_giants, no_court,
    token_unknown, …, and the codes of a late press.
    """
    async with _composing(context, press) as (chair, draft):
        return await _fill(context, chair, draft, parsed(chair.fact, move))


@brings_back
async def place(context: ServiceContext, press: Press, spot: tuple[str, str]) -> PanelFact:
    """Put the domino in hand on a spot, its left half first. Refused: as set_slot."""
    async with _composing(context, press) as (chair, draft):
        domino = in_hand(chair.fact.view) or NO_DOMINO
        wanted = parsed(chair.fact, Move(Kind.PLACE, domino, spot))
        return await _fill(context, chair, draft, wanted)


@brings_back
async def discard(context: ServiceContext, press: Press) -> PanelFact:
    """Discard the domino in hand. Refused: as set_slot."""
    async with _composing(context, press) as (chair, draft):
        domino = in_hand(chair.fact.view) or NO_DOMINO
        return await _fill(context, chair, draft, Move(Kind.DISCARD, domino))


@brings_back
async def build(
    context: ServiceContext, press: Press, copy: str, square: str | None = None
) -> PanelFact:
    """Buy a building, `statue` or `statue@3`; without a square it goes on the best one.

    Refused: as set_slot.
    """
    async with _composing(context, press) as (chair, draft):
        copy = _copy_name(chair, copy)
        if square is None:
            square = _best_square(chair, draft, copy)
        wanted = parsed(chair.fact, f"{Kind.BUILD} {copy} {square}")
        return await _fill(context, chair, draft, wanted)


def _copy_name(chair: Chair, copy: str) -> str:
    """Return how moves name a tile; the price of the cheapest copy may be given, too."""
    board = chair.fact.view.board
    if board is None:
        return copy
    slots = {f"{slot.building}@{slot.price}": slot for slot in board.slots}
    return board.copy_name(slots[copy]) if copy in slots else copy


def _best_square(chair: Chair, draft: TurnDraftRow, copy: str) -> str:
    """Return the square where a building brings most. Refused: what forbids it."""
    game, seat = chair.live.game, chair.seat.seat
    wanted = replace(parsed(chair.fact, f"{Kind.BURN} {copy}"), kind=Kind.BUILD)
    slots = [move for move in _without(draft, Kind.BUILD) if move.kind is not Kind.BURN]
    composition = game.compose(slots)
    found = best_square(town(game, chair.fact.view, seat, composition), copy)
    if found is not None:
        return found
    raise refused(chair.fact, wanted, why_not_build(game, seat, composition, wanted))


@brings_back
async def recruit(
    context: ServiceContext,
    press: Press,
    token: str,
    square: str | None = None,
    pay: Sequence[str] = (),
    *,
    searched: bool = False,
) -> PanelFact:
    """Buy a Court token, face up or `searched` for.

    A square or payment left out is chosen as it is best.

    Refused: no_court, token_unknown, square_unknown, court_*, place_first, and as set_slot.
    """
    squares = () if square is None else (square, *pay)
    async with _composing(context, press) as (chair, draft):
        given = _named(chair, Kind.SEARCH if searched else Kind.RECRUIT, token, squares)
        return await _fill(context, chair, draft, _purchase(chair, draft, given))


def _purchase(chair: Chair, draft: TurnDraftRow, given: Move) -> Move:
    """Complete a purchase with a square and a payment. Refused: what forbids it."""
    game = chair.live.game
    composition = game.compose(_without(draft, Step.COURT))
    if Step.PLACE in composition.todo:
        domino = in_hand(chair.fact.view)
        raise refused(chair.fact, given, Refusal("place_first", "R46", {"domino": domino}))
    found = court(game, chair.seat.seat, composition)
    best = best_purchase(found, given)
    if best is not None:
        return best
    castle = chair.fact.view.kingdom_of(chair.seat.seat).castle
    tried = given if given.squares else replace(given, squares=(castle,))
    refusal = next(why for one, why in game.compose([*composition.moves, tried]).dropped)
    if not given.squares and refusal.code.startswith("court_square_"):
        refusal = Refusal("court_none", "R47", {"token": given.token})
    raise refused(chair.fact, given, refusal)


def _named(chair: Chair, kind: Kind, token: str, squares: tuple[str, ...]) -> Move:
    """Read a purchase as a move. Refused: no_court, token_unknown, square_unknown."""
    castle = chair.fact.view.kingdom_of(chair.seat.seat).castle
    count = SEARCH_PRICE if kind is Kind.SEARCH else RECRUIT_PRICE
    words = [*squares, *(castle for _ in range(1 + count - len(squares)))]
    read = parsed(chair.fact, " ".join((kind, token, *words)))
    return replace(read, squares=squares)


@brings_back
async def empty(context: ServiceContext, press: Press, slot: str) -> PanelFact:
    """Empty a slot of the draft, such as "build", "burn", "tax h9", "giant", "send" or "court".

    What depends on it is dropped and named. An empty slot stays empty.

    Refused: the codes of a late press.
    """
    async with _composing(context, press) as (chair, draft):
        kept = chair.live.game.compose(_without(draft, slot))
        return await _save(context, chair, draft, kept, tells=False)


@brings_back
async def undo_slot(
    context: ServiceContext, press: Press, *, filled: int | None = None
) -> PanelFact:
    """Empty the slot that the lord filled last.

    Only if as many are `filled` as the button says (None: the command, always).

    Refused: nothing_to_undo (the command only), and the codes of a late press.
    """
    async with _composing(context, press) as (chair, draft):
        composition = chair.live.game.compose(draft.slots)
        slots = _as_filled(draft, draft_slots(chair.fact.view, composition))
        if filled is None and not slots:
            raise Refused("nothing_to_undo", {}, ("panel",))
        if filled in (None, len(slots)):
            composition = chair.live.game.compose(slots[:-1])
        return await _save(context, chair, draft, composition, tells=filled is None)


def _as_filled(draft: TurnDraftRow, slots: Sequence[str]) -> list[str]:
    """Return the moves of a draft in the order in which its lord made them."""
    return [one for one in draft.slots if one in slots] + [
        one for one in slots if one not in draft.slots
    ]


def _without(draft: TurnDraftRow, slot: str) -> list[Move]:
    """Return the moves of the draft but that in one slot."""
    return [move for move in map(Move.parse, draft.slots) if move.slot != slot]


async def _fill(
    context: ServiceContext, chair: Chair, draft: TurnDraftRow, wanted: Move
) -> PanelFact:
    """Put a move into its slot. Refused: what the engine has against it."""
    slots = {move.slot: move for move in map(Move.parse, draft.slots)}
    slots[wanted.slot] = wanted  # a move set again keeps its place: the draft is unchanged
    composition = chair.live.game.compose(slots.values())
    codes = {refusal.code for _, refusal in composition.dropped}
    if wanted.kind is Kind.TAX and "tax_no_knight" in codes:
        # The only knight is on another square: the lord means to move it.
        kept = [move for move in slots.values() if move.kind is not Kind.TAX or move == wanted]
        composition = chair.live.game.compose(kept)
    for dropped, refusal in composition.dropped:
        if dropped == wanted:
            raise refused(chair.fact, wanted, refusal)
    return await _save(context, chair, draft, composition)


@asynccontextmanager
async def _composing(
    context: ServiceContext, press: Press
) -> AsyncIterator[tuple[Chair, TurnDraftRow]]:
    """Lock the game for the lord on turn, with their seat and draft.

    A plan that waits for the turn becomes the draft.
    """
    async with context.locked("game", press.game):
        async with context.read() as connection:
            chair = await sit(context, connection, press)
            await refuse_late(connection, chair, press.version)
            planned = await is_planned(connection, chair)
            draft = await draft_of(connection, chair)
        if planned:
            await turn_into_draft(context, chair)
            async with context.read() as connection:
                draft = await draft_of(connection, chair)
        yield chair, draft


async def _save(
    context: ServiceContext,
    chair: Chair,
    draft: TurnDraftRow,
    composition: Composition,
    *,
    tells: bool = True,
) -> PanelFact:
    """Save the draft if it has changed; `tells`: the answer names what is no longer in it.

    A button for that says so itself, and pressed twice shows the same screen.

    Refused: busy, where another process was first.
    """
    texts = _as_filled(draft, draft_slots(chair.fact.view, composition))
    if texts == draft.slots:
        async with context.read() as connection:
            return await panel_fact(connection, chair, draft, composition)
    saved = replace(draft, revision=draft.revision + 1, slots=texts)
    removed = _removed(draft, texts, composition) if tells else ()
    async with context.write() as tx:
        expected = draft.revision or None
        if not await games.save_draft(tx.connection, saved, expected=expected):
            raise Refused("busy", offers=("panel",))
        fact = await panel_fact(tx.connection, chair, saved, composition, removed=removed)
        _log.debug("draft.written", game=saved.game_id, seat=saved.seat, revision=saved.revision)
    _log.debug("draft.saved", game=saved.game_id, seat=saved.seat, revision=saved.revision)
    return fact


def _removed(
    draft: TurnDraftRow, kept: Sequence[str], composition: Composition
) -> tuple[Move, ...]:
    """Return the moves that a change has taken out of a draft, other than those it has dropped.

    A spot, crown or domino that is only changed is not among them: there is always one of each.
    """
    dropped = {move for move, _ in composition.dropped}
    filled = {move.slot for move in composition.moves}
    gone = [Move.parse(text) for text in draft.slots if text not in kept]
    return tuple(
        move
        for move in gone
        if move not in dropped
        and move not in composition.moves
        and not (move.kind in ALWAYS_ONE and move.slot in filled)
    )


@brings_back
async def end_turn(
    context: ServiceContext, press: Press, *, revision: int | None = None
) -> TurnEnded:
    """Commit the draft. A double click gets the same answer again.

    Refused: not_ready (data todo, panel), draft_changed (data panel), the codes of a late press.
    """
    async with context.locked("game", press.game):
        async with context.read() as connection:
            chair = await sit(context, connection, press)
            if again := await _ended_by_this(connection, chair, press.version):
                draft = await draft_of(connection, chair)
                return await ended_fact(connection, chair, again, draft)
            await refuse_late(connection, chair, press.version)
            planned = await is_planned(connection, chair)
            if not planned:
                turn = await _turn(connection, chair, revision)
        if planned:  # the plan has just become the draft, which its lord has not seen
            await turn_into_draft(context, chair)
            async with context.read() as connection:
                turn = await _turn(connection, chair, CHANGED)
        live, report = await commit(context, turn)
        return await _ended(context, live, chair, report)


async def _ended_by_this(connection: Connection, chair: Chair, version: int) -> TurnReport | None:
    """Return the report of the last turn where this button ended it; None where it did not."""
    if not 0 < version < chair.live.row.turn_version:
        return None
    ended = turn_ended_after(await games.moves(connection, chair.live.row.id), version)
    last = chair.live.last
    if ended is None or last is None or ended.version != last.version:
        return None
    if ended.seat != chair.seat.seat or ended.made_by != "lord":
        return None
    return next((one for one in chair.fact.last if one.version == last.version), None)


async def _turn(connection: Connection, chair: Chair, revision: int | None) -> Turn:
    draft = await draft_of(connection, chair)
    return Turn(
        chair.live,
        await table_row(connection, chair.live.row.table_id),
        chair.fact.table,
        await _ready_moves(connection, chair, draft, revision),
        "lord",
        draft=replace(draft, revision=draft.revision + 1, slots=[]),
    )


async def _ended(
    context: ServiceContext, live: Live, chair: Chair, report: TurnReport
) -> TurnEnded:
    async with context.read() as connection:
        after = Chair(live, await game_fact(connection, live), chair.seat)
        return await ended_fact(connection, after, report, await draft_of(connection, after))


async def _ready_moves(
    connection: Connection, chair: Chair, draft: TurnDraftRow, revision: int | None
) -> tuple[Move, ...]:
    """Return the draft's moves. Refused: draft_changed, not_ready."""
    composition = chair.live.game.compose(draft.slots)
    if revision is not None and revision != draft.revision:
        code = "draft_changed"
    elif not composition.ready:
        code = "not_ready"
    else:
        return composition.moves
    fact = await panel_fact(connection, chair, draft)
    todo = tuple(str(step) for step in composition.todo)
    raise Refused(code, {"todo": todo, "panel": fact}, ("panel",))
