"""Giants on their way to a lord, who chooses the crowns they cover (PLAY §3.4)."""

from __future__ import annotations

from services._house import House
from services.facts import Person, Received, ReceiveFact, Refused
from services.play._chair import Chair, refuse_over, sit


async def receive_panel(
    house: House, game: int, person: Person, seat: int, square: str | None
) -> ReceiveFact:
    """Show the crowns that a giant on its way could cover; `square` is looked at."""
    async with house.read() as connection:
        chair = await sit(house, connection, game, person, seat)
        raise _none(chair, square)


async def receive(
    house: House, game: int, person: Person, square: str, *, version: int, seat: int
) -> Received:
    """Cover a crown with a giant on its way."""
    async with house.read() as connection:
        chair = await sit(house, connection, game, person, seat)
        raise _none(chair, square, version)


def _none(chair: Chair, square: str | None, version: int = 0) -> Refused:
    refuse_over(chair.fact)
    data = {"table": chair.fact.table.name, "square": square, "version": version}
    return Refused("receive_none", data, ("look",))
