"""Play alone against computer lords, at once and in private."""

from dataclasses import replace
from typing import Literal

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tables import NO_LIMIT, Pace, Setup, TableFact
from services.state import setups
from services.state.computers import is_offered
from services.tables.computers import unplayable
from services.tables.opening import Opening, open_new

MOST = 4
"""How many lords play alone where a box is for more."""


async def start(
    context: ServiceContext,
    server: int,
    channel: int,
    person: Person,
    level: str,
    *,
    box: str = "kingdomino",
    place: Literal["private", "direct"] | None = "private",
    counts: bool = False,
) -> TableFact:
    """Begin a game of a person against computer lords of a level.

    It has no clock, unless it `counts` on their ladder. Nobody else sees it, except where it has
    no `place` of its own. Refused: computer_level, bad_setup, opener_role, too_many.
    """
    setup = setup_of(box)
    if counts:
        setup = replace(setup, takeback=False, pace=Pace())
    if not is_offered(level, setup):
        raise unplayable([level])
    against = replace(setup, computers=(level,) * (setup.lords - 1))
    async with context.locked("opening", person.id), context.write() as tx:
        wanted = Opening(server, channel, person, against, place)
        return await open_new(context, tx, wanted)


def setup_of(box: str) -> Setup:
    """Return the set-up of a game alone: its most lords up to four. Refused: bad_setup."""
    private = Setup(who="invited", watching="table", pace=NO_LIMIT)
    like, _ = setups.change(private, {"box": box})
    return replace(like, lords=min(MOST, max(setups.choices(like).lords)))
