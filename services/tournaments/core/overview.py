"""Show a tournament's standings, its numbers explained, and its brackets."""

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.standings import Standings, Sum
from services.facts.tournament_bracket import Bracket
from services.facts.tournaments import BRACKETS, Stage, Tournament
from services.tournaments import formats, scores
from services.tournaments.core.directory import read
from services.tournaments.core.offload import offload, remembered
from services.tournaments.core.refusals import refusal, wrong_phase


async def standings(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    stage: int | None = None,
    group: int = 0,
) -> Standings:
    """Return the standings of a stage, by default the last that has begun, or of one of its groups.

    Refused: no_cup, cup_phase or cup_unpaired before the first stage.
    """
    tournament = await read(context, tournament_id, person)
    number = _stage(tournament, stage).number
    return await remembered(context, tournament, scores.standings, number, group)


async def explain(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    entry: int,
    stage: int | None = None,
) -> tuple[Sum, ...]:
    """Return every number of an entry in a stage as its sum.

    Refused: no_cup, cup_phase, cup_not_in_lord (data cup) for an entry without a line there.
    """
    tournament = await read(context, tournament_id, person)
    found = _stage(tournament, stage)
    if entry not in scores.members(tournament, found.number):
        raise refusal(tournament, "cup_not_in_lord")
    asked = (found.number, entry, found.group_of(entry))
    return await remembered(context, tournament, scores.explain, *asked)


async def bracket(
    context: ServiceContext, tournament_id: int, person: Person, stage: int | None = None
) -> Bracket:
    """Return the bracket of a stage, else the last that has one.

    Refused: no_cup, cup_phase before the first stage, cup_treeless where no stage so far has one.
    """
    tournament = await read(context, tournament_id, person)
    trees = [one.number for one in tournament.stages if one.kind in BRACKETS]
    if tournament.stages and not trees:
        raise refusal(tournament, "cup_treeless")
    shown = _stage(tournament, trees[-1] if trees and stage is None else stage)
    return await offload(context, len(tournament.entries), formats.bracket, tournament, shown)


def _stage(tournament: Tournament, number: int | None) -> Stage:
    """Return a stage by its number, or else the last that has begun.

    Refused: cup_phase, cup_unpaired where the event begins in this minute.
    """
    found = [one for one in tournament.stages if number in (None, one.number)]
    if not tournament.stages and tournament.phase == "running":
        raise refusal(tournament, "cup_unpaired")
    if not found:
        raise wrong_phase(tournament)
    return found[-1]
