"""Looking at a game, for those who may."""

from __future__ import annotations

from services._gamefacts import clocked, game_fact
from services._house import House
from services._live import load
from services._watchers import refuse_hidden
from services.facts import GameFact, NearTry, Person
from services.play import _panel
from services.play._chair import refuse_late, sit


async def watch(house: House, game: int, person: Person) -> GameFact:
    """Return a game to look at. Refused: no_game (out of their sight), watch_table."""
    async with house.read() as connection:
        fact = await game_fact(connection, await load(house, connection, game))
        fact = await clocked(connection, fact, house.clock.now())
    refuse_hidden(fact.table, person, over=fact.over)
    return fact


async def near_tries(house: House, game: int, person: Person) -> tuple[NearTry, ...]:
    """Return the nearest ways that fail for the domino of the person's turn."""
    fact, seat = await _own(house, game, person)
    domino = _panel.in_hand(fact.view)
    return () if domino is None else _panel.near_tries(fact.view, seat, domino)


async def places(house: House, game: int, person: Person) -> int:
    """Count the ways to lay a domino next to the kingdom."""
    fact, seat = await _own(house, game, person)
    return len(_panel.ways(fact.view, seat))


async def _own(house: House, game: int, person: Person) -> tuple[GameFact, int]:
    """Return the game and the seat of the person whose turn it is, or whose partner's."""
    async with house.read() as connection:
        chair = await sit(house, connection, game, person)
        if not chair.partner_on_turn:
            await refuse_late(connection, chair, 0)
        return chair.fact, chair.seat.seat
