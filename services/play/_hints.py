"""Hints: what a strong computer lord would play, first where, then how; each one is counted."""

import asyncio
from functools import partial
from typing import Any, Final

from ai import LevelLord
from ai.levels import LEVEL
from engine import Move, Step
from services.core.context import ServiceContext
from services.facts import Press, Refused
from services.facts.panels import HintFact
from services.play._turn_panel import in_hand
from services.play.reclaim_seat import brings_back
from services.play.seat_access import Chair, refuse_late, refuse_over, sit
from services.state.computers import may_hint
from services.state.game_facts import taken_hints
from store import Connection, games

ADVISER: Final = LEVEL["sovereign"]
"""The level of the computer lord that is asked; without numba it looks ahead."""
PATIENCE: Final = 5.0
"""How many seconds a hint waits for the turns of computer lords before it; then a lord that looks
ahead is asked at once."""
ADVISED: Final = 1000
"""How many people's last answers are kept."""
REGION, MOVES = 1, 2


@brings_back
async def hint(context: ServiceContext, press: Press, *, told: int | None = None) -> HintFact:
    """Return a hint for the turn in progress: `told` 1 its region, 2 its moves, None the next one.

    What was told stays told, and counts for the lord of the seat once. While it is thought of, the
    same press waits for the same answer; a person asks in one game at a time.

    Refused: hints_off (data table), receive_first, button_unknown, busy, and the codes of a late
    press.
    """
    if told is not None and told < REGION:
        raise Refused("button_unknown")
    async with context.read() as connection:
        chair = await _chair(context, connection, press)
    moves = _of_turn(chair).get("moves")
    if moves is None:
        moves = [move.text() for move in await _asked(context, chair, press.person.id)]
    async with context.locked("game", press.game):
        async with context.read() as connection:
            now = await _chair(context, connection, press)
        if now.live.row.turn_version != chair.live.row.turn_version:
            raise Refused("busy", offers=("panel",))
        known = {"seat": now.seat.seat, "told": 0, "moves": moves, **_of_turn(now)}
        wanted = min(MOVES, known["told"] + 1) if told is None else min(MOVES, told)
        if wanted > known["told"]:
            known["told"] = wanted
            hints = {**(now.live.row.hints or {}), str(now.live.row.turn_version): known}
            async with context.write() as tx:
                await games.set_hints(tx.connection, press.game, hints)
                now = await _chair(context, tx.connection, press)
    return _fact(now, tuple(map(Move.parse, known["moves"])), known["told"])


async def _chair(context: ServiceContext, connection: Connection, press: Press) -> Chair:
    """Return the seat of the lord on turn, who may have hints."""
    chair = await sit(context, connection, press)
    refuse_over(chair.fact)
    if not may_hint(chair.fact.table):
        table = chair.fact.table
        raise Refused("hints_off", {"table": table.name, "sealed": table.sealed}, ("panel",))
    await refuse_late(connection, chair, press.version)
    turn = chair.live.game.turn
    if turn is not None and turn.step is Step.RECEIVE:
        raise Refused("receive_first", {"count": 1}, ("receive",))
    return chair


async def _asked(context: ServiceContext, chair: Chair, user: int) -> tuple[Move, ...]:
    """Return the moves of the adviser, asked once for all presses of a turn. Refused: busy.

    Answers stay until the person asks about another turn: a press may have read before one was
    stored.
    """
    turn, known = (chair.live.row.id, chair.live.row.turn_version), context.advice.get(user)
    if known is not None and known[0] != turn and not known[1].done():
        raise Refused("busy", offers=("panel",))
    if known is None or known[0] != turn:
        if len(context.advice) >= ADVISED:
            context.advice = {
                one: kept for one, kept in context.advice.items() if not kept[1].done()
            }
        asked = context.lords.ask(chair.live.game, _adviser(chair), patience=PATIENCE)
        known = context.advice[user] = turn, asyncio.ensure_future(asked)
        known[1].add_done_callback(partial(_forget_failed, context, user))
    return await asyncio.shield(known[1])


def _forget_failed(context: ServiceContext, user: int, done: asyncio.Future[Any]) -> None:
    if done.cancelled() or done.exception() is not None:
        context.advice.pop(user, None)


def _adviser(chair: Chair) -> LevelLord:
    """Return who is asked; it sees the lord's view alone."""
    return LevelLord(ADVISER, bytes.fromhex(chair.live.row.seed))


def _of_turn(chair: Chair) -> dict[str, Any]:
    """Return what is stored of the hint for the turn in progress."""
    return dict((chair.live.row.hints or {}).get(str(chair.live.row.turn_version), {}))


def _fact(chair: Chair, moves: tuple[Move, ...], told: int) -> HintFact:
    view, seat = chair.fact.view, chair.seat.seat
    after = chair.live.game.compose(moves).view.kingdom_of(seat).scorecard.total
    return HintFact(
        game=chair.fact,
        seat=chair.seat,
        moves=moves,
        told=told,
        count=dict(taken_hints(chair.live.row)).get(seat, 0),
        domino=in_hand(view),
        gain=after - view.kingdom_of(seat).scorecard.total,
    )
