"""Looking at a game, for those who may."""

from __future__ import annotations

from services.core.context import ServiceContext
from services.core.live_games import load
from services.facts import Person
from services.facts.games import GameFact
from services.facts.panels import NearTry
from services.play import _turn_panel
from services.play.seat_access import refuse_late, sit
from services.state.access import refuse_hidden
from services.state.game_facts import clocked, game_fact


async def watch(context: ServiceContext, game: int, person: Person) -> GameFact:
    """Return a game to look at. Refused: no_game (out of their sight), watch_table."""
    async with context.read() as connection:
        fact = await game_fact(connection, await load(context, connection, game))
        fact = await clocked(connection, fact, context.clock.now())
    refuse_hidden(fact.table, person, over=fact.over)
    return fact


async def near_tries(context: ServiceContext, game: int, person: Person) -> tuple[NearTry, ...]:
    """Return the nearest ways that fail for the domino of the person's turn."""
    fact, seat = await _own(context, game, person)
    domino = _turn_panel.in_hand(fact.view)
    return () if domino is None else _turn_panel.near_tries(fact.view, seat, domino)


async def places(context: ServiceContext, game: int, person: Person) -> int:
    """Count the ways to lay a domino next to the kingdom."""
    fact, seat = await _own(context, game, person)
    return len(_turn_panel.ways(fact.view, seat))


async def _own(context: ServiceContext, game: int, person: Person) -> tuple[GameFact, int]:
    """Return the game and the seat of the person whose turn it is, or whose partner's."""
    async with context.read() as connection:
        chair = await sit(context, connection, game, person)
        if not chair.partner_on_turn:
            await refuse_late(connection, chair, 0)
        return chair.fact, chair.seat.seat
