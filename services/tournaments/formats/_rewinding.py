"""What was paired by a result that an organizer changes: others should sit there. Pure."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from services.facts.tournaments import BRACKETS, Match, Round, Stage, Tournament
from services.tournaments.formats._elimination import Spot, spots
from services.tournaments.formats._next_round import next_round
from services.tournaments.formats._round_plans import StageEnd, StandingsOf
from services.tournaments.formats.stages import still_in


@dataclass(frozen=True, slots=True)
class Retaken:
    """A round after a change: the matches that others should sit at, and who has no table.

    `gone`: it has no other matches, nor have the rounds after it. `comers`: who would sit at each
    of the matches, as far as known.
    """

    round: int
    matches: tuple[Match, ...]
    byes: tuple[int, ...]
    gone: bool = False
    comers: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Rewinding:
    """What a change takes back in a stage, round by round; `reopens`: all stages after it."""

    stage: int
    rounds: tuple[Retaken, ...] = ()
    reopens: bool = False
    matches: tuple[Match, ...] = ()  # all of them
    comers: tuple[tuple[int, ...], ...] = ()  # who would sit there, in the rounds of an elimination


def rewinding(
    before: Tournament, after: Tournament, stage: int, number: int, standings: StandingsOf
) -> Rewinding | None:
    """Return what no longer fits once a result of a round, or who goes on from it, has changed.

    In an elimination these are the tables that others should sit at, and those that depend on them;
    if another stage has begun, all of that stage, should others be in it. None: nothing.
    """
    at = after.stage_at(stage)
    if at.ended is not None and any(one.number > stage for one in after.stages):
        if _end(before, at, standings) == _end(after, at, standings):
            return None
        rounds = (one for one in after.rounds if one.stage > stage)
        matches = tuple(match for one in rounds for match in one.matches)
        return Rewinding(stage, reopens=True, matches=matches)
    if at.kind not in BRACKETS or at.ended is not None:
        return None
    retaken = _without_empty_rounds(after, at, _retaken(after, at, number))
    matches = tuple(match for one in retaken for match in one.matches)
    comers = tuple(some for one in retaken for some in one.comers)
    return Rewinding(stage, retaken, matches=matches, comers=comers) if matches else None


def _end(tournament: Tournament, stage: Stage, standings: StandingsOf) -> tuple[int, ...]:
    """Return who would go on from a stage by what stands now; at one final table all sit alike."""
    stages = (one for one in tournament.stages if one.number < stage.number)
    open_ = replace(stage, order=(), ranks=(), through=(), ended=None)
    rounds = tuple(one for one in tournament.rounds if one.stage <= stage.number)
    as_it_was = replace(tournament, phase="running", stages=(*stages, open_), rounds=rounds)
    step = next_round(as_it_was, 0, tournament.seed or "", standings)
    through = step.through if isinstance(step, StageEnd) else ()
    following = tournament.stage_at(stage.number + 1)
    return tuple(sorted(through)) if following.kind == "final" else through


def _retaken(tournament: Tournament, stage: Stage, number: int) -> Iterator[Retaken]:
    """Yield the rounds after one of which tables no longer fit, in order."""
    for one in tournament.rounds_of(stage.number):
        if one.number <= number:
            continue
        rounds = spots(tournament, stage)
        here = rounds[one.number - 1]
        gone = [spot for spot in here if spot.match is not None and not _fits(tournament, spot)]
        matches = tuple(spot.match for spot in gone if spot.match is not None)
        byes = _byes(tournament, rounds, one, [match.number for match in matches])
        if not matches and byes == one.byes:
            continue
        comers = tuple(still_in(tournament, filter(None, spot.comers)) for spot in gone)
        yield Retaken(one.number, matches, byes, comers=comers)
        left = tuple(match for match in one.matches if match not in matches)
        taken = replace(one, matches=left, byes=byes, more=True)
        every = tuple(taken if each is one else each for each in tournament.rounds)
        tournament = replace(tournament, rounds=every)


def _without_empty_rounds(
    tournament: Tournament, stage: Stage, retaken: Iterable[Retaken]
) -> tuple[Retaken, ...]:
    """Mark the last rounds as gone that have no matches any more."""
    found = {one.round: one for one in retaken}
    for one in reversed(tournament.rounds_of(stage.number)):
        part = found.get(one.number)
        if part is None or part.matches != one.matches:
            break
        found[one.number] = replace(part, gone=True)
    return tuple(found.values())


def _fits(tournament: Tournament, spot: Spot) -> bool:
    """Whether exactly those sit at a table who should, as far as they are still in."""
    assert spot.match is not None, "it is paired"
    sitting, comers = set(spot.match.entries), {one for one in spot.comers if one}
    missing = still_in(tournament, comers - sitting)
    return None not in spot.comers and sitting <= comers and not missing


def _byes(
    tournament: Tournament, rounds: tuple[tuple[Spot, ...], ...], one: Round, gone: list[int]
) -> tuple[int, ...]:
    """Return those without a table in a round who still have none, in the order they had."""
    later = {entry for some in rounds[one.number - 1 :] for spot in some for entry in spot.comers}
    to_sit = set[int | None]()
    for spot in rounds[one.number - 1]:
        comers = still_in(tournament, filter(None, spot.comers))
        waits = None in spot.comers or len(comers) > max(1, spot.node.on)
        if spot.node.number in gone or (spot.match is None and waits):
            to_sit.update(spot.comers)
    return tuple(entry for entry in one.byes if entry in later and entry not in to_sit)
