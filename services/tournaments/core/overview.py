"""How a cup stands: standings, numbers explained, brackets."""

from __future__ import annotations

from services.core.context import House
from services.facts import Person, Refused
from services.facts.tournament_bracket import Bracket
from services.facts.tournaments import BRACKETS, Cup, Stage, Standings, Sum
from services.tournaments import formats, scores
from services.tournaments.core.directory import seen
from services.tournaments.core.offload import reckoned


async def standings(
    house: House, cup_id: int, person: Person, stage: int | None, group: int
) -> Standings:
    """Return the standings of a stage, the last that has begun, or of a group of it."""
    cup = await _read(house, cup_id, person)
    asked = (cup, _stage(cup, stage).number, group)
    return await reckoned(house, len(cup.entries), scores.standings, *asked)


async def explain(
    house: House, cup_id: int, person: Person, entry: int, stage: int | None
) -> tuple[Sum, ...]:
    """Return every number of an entry in a stage as its sum."""
    cup = await _read(house, cup_id, person)
    found = _stage(cup, stage)
    if entry not in scores.members(cup, found.number):
        raise Refused("cup_not_in_lord", {"cup": cup.setup.name}, ("cups",))
    asked = (cup, found.number, entry, found.group_of(entry))
    return await reckoned(house, len(cup.entries), scores.explain, *asked)


async def bracket(house: House, cup_id: int, person: Person, stage: int | None) -> Bracket:
    """Return the bracket of a stage, the last that has one."""
    cup = await _read(house, cup_id, person)
    trees = [one.number for one in cup.stages if one.kind in BRACKETS]
    if not trees:
        raise Refused("cup_phase", {"cup": cup.setup.name, "phase": cup.phase}, ("cups",))
    shown = _stage(cup, trees[-1] if stage is None else stage)
    return await reckoned(house, len(cup.entries), formats.bracket, cup, shown)


def _stage(cup: Cup, number: int | None) -> Stage:
    """Return a stage by its number, else the last that has begun. Refused: cup_phase."""
    found = [one for one in cup.stages if number in (None, one.number)]
    if not found:
        raise Refused("cup_phase", {"cup": cup.setup.name, "phase": cup.phase}, ("cups",))
    return found[-1]


async def _read(house: House, cup_id: int, person: Person) -> Cup:
    async with house.read() as connection:
        return await seen(house, connection, cup_id, person)
