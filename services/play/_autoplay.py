"""Turns that are played without their lord: resigned seats, and forced turns by request."""

from __future__ import annotations

from dataclasses import replace

from ai import greedy
from engine import Game, Move, Step
from services._codec import user_from_json
from services._forced import forced_turn
from services._house import House
from services._live import Live, load
from services._tablefacts import table_fact, table_row
from services.facts import By, SeatFact
from services.play._committing import Turn, commit
from services.play._covering import Covering, cover, least_loss
from store import people
from store.rows import JobRow


async def autoplay(house: House, job: JobRow) -> bool:
    """Play the turn a job was planned for; False where that turn is gone meanwhile."""
    assert job.game_id is not None, "planned for a game"
    async with house.locked("game", job.game_id):
        async with house.read() as connection:
            live = await load(house, connection, job.game_id)
            if live.seat is None or live.row.turn_version != job.ref:
                return False
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
            seat = table.seats[live.seat - 1]
            forced = "ask"
            if seat.user is not None:
                forced = user_from_json(await people.user_settings(connection, seat.user)).forced
        if seat.resigned:
            live = await _received(house, Covering(live, row, table.setup, table.seats, seat.seat))
        found = _moves(live, seat, plays_forced=forced == "play")
        if found is None:
            return False
        by, moves = found
        await commit(house, Turn(live, row, table.setup, table.seats, moves, by, job=job.id))
        return True


async def _received(house: House, covering: Covering) -> Live:
    """Let the giants on their way to a lord who gave up cover what costs least (R33)."""
    while covering.live.game.turn is not None and covering.live.game.turn.step is Step.RECEIVE:
        square = least_loss(covering.live, covering.seat)
        live, _ = await cover(house, replace(covering, square=square, by="resigned"))
        covering = replace(covering, live=live)
    return covering.live


def _moves(live: Live, seat: SeatFact, *, plays_forced: bool) -> tuple[By, tuple[Move, ...]] | None:
    if seat.resigned:
        return "resigned", greedy_turn(live.game)
    moves = forced_turn(live.game) if plays_forced else None
    return None if moves is None else ("forced", moves)


def greedy_turn(game: Game) -> tuple[Move, ...]:
    """Choose a whole turn as the first computer lord does; it sees a view, not the game."""
    twin, moves = game.copy(), list[Move]()
    over = False
    while not over:
        assert twin.turn is not None, "a turn that is not over has a next move"
        move = greedy(twin.view(twin.turn.seat), twin.legal_moves(purchases=False))
        over = twin.play(move).turn_over
        moves.append(move)
    return tuple(moves)
