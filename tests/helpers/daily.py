"""Play kingdoms of the day through the services."""

from __future__ import annotations

from services.facts import Person
from services.facts.daily import DAY
from tests.helpers.world import CHANNEL, PEOPLE, SERVER, World


def here(person: Person, server: int = SERVER) -> Person:
    """Return somebody as they ask in a server."""
    return Person(person.id, person.name, server=server)


async def begin(world: World, person: Person, server: int = SERVER) -> int:
    """Begin somebody's game of today; return its number."""
    PEOPLE.setdefault(person.id, person)
    table = await world.services.daily.play(server, CHANNEL, here(person, server))
    assert table.game is not None, "it begins at once"
    return table.game


async def play_on(world: World, game: int, turns: int = 99) -> None:
    """Play on in a game, at most some turns of its lord."""
    while True:
        await world.services.jobs.run_due()
        fact = await world.services.play.game(game)
        if fact.seat_on_turn is None or not turns:
            return
        await world.quickly(game)
        turns -= 1


async def play(world: World, person: Person, server: int = SERVER) -> int:
    """Play somebody's game of today to its end; return its number."""
    game = await begin(world, person, server)
    await play_on(world, game)
    return game


async def pass_to(world: World, day: int, hour: float = 8) -> None:
    """Let time pass until an hour of a day; what becomes due meanwhile is done when it is."""
    until = day * DAY + int(hour * 3600)
    while world.clock.now() < until:
        world.clock.advance(min(6 * 3600, until - world.clock.now()))
        await world.services.jobs.run_due()
