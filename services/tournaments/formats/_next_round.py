"""Decide what comes next in a tournament: a stage, a round, or its end."""

from collections.abc import Callable, Container, Mapping, Sequence
from fractions import Fraction

from engine.draws import Stream
from services.facts.standings import StandingLine
from services.facts.tournaments import Arrangement, Stage, StageKind, Tournament
from services.tournaments.core.setups import later
from services.tournaments.formats import _elimination, _groups, _ladder, _league
from services.tournaments.formats._by_hand import arrangement, with_arranged
from services.tournaments.formats._round_plans import (
    PlannedTable,
    RoundPlan,
    StageEnd,
    StageStart,
    StandingsOf,
    Step,
    TournamentEnd,
    shared_places,
)
from services.tournaments.formats.stages import (
    first_stage,
    grouped,
    next_stage,
    preferred_sizes_for,
    stages,
    still_in,
)
from services.tournaments.pairing import Pairing, pair, pairing_request


def next_round(tournament: Tournament, now: int, seed: str, standings: StandingsOf) -> Step | None:
    """Return what comes next in a running tournament; None if it has to wait.

    The caller decides whether its time has come: a round begins at a date (except rolling ones),
    everything else at once. `seed`, in hex: the tournament's until its first stage begins, then
    that of the next round. The same tournament, time and seed always give the same step.
    """
    if tournament.phase != "running":
        return None
    stage = tournament.stage
    if stage is None:
        return StageStart(first_stage(tournament, seed))
    if stage.ended is not None:
        after = next_stage(tournament, stage)
        return TournamentEnd() if after is None else StageStart(after)
    step = _NEXT[stage.kind](tournament, stage, now, standings, seed)
    if isinstance(step, StageEnd) and _has_adjourned(tournament, stage):
        return None
    return step


def goes_on(tournament: Tournament, now: int) -> bool:
    """Whether a running tournament has an open table, or another round or stage.

    By counting: nothing is paired, and there are no standings.
    """
    stage = tournament.stage
    if tournament.phase != "running" or stage is None:
        return tournament.phase == "running"
    if stage.ended is not None:
        return next_stage(tournament, stage) is not None
    if has_round_left(tournament, stage, now):
        return True
    if stage.kind == "league":
        follows = not tournament.setup.seasons or stage.number < tournament.setup.seasons
    else:
        follows = any(form.number > stage.number for form in stages(tournament.setup))
    return follows and len(tournament.taking_part) > 1


def has_round_left(tournament: Tournament, stage: Stage, now: int) -> bool:
    """Whether a round of a stage is being played, or another one follows."""
    if stage.ended is not None:
        return False
    if not _is_idle(tournament, stage) or _has_adjourned(tournament, stage):
        return True
    return _has_another_round(tournament, stage, now)


def _has_another_round(tournament: Tournament, stage: Stage, now: int) -> bool:
    number = len(tournament.rounds_of(stage.number)) + 1
    match stage.kind:
        case "swiss":
            here = [one for one in tournament.taking_part if one.first <= number]
            return number <= stage.rounds and len(here) > 1
        case "robin" | "groups":
            return _groups.has_tables_left(tournament, stage, number)
        case "league":
            return _league.has_tables_left(tournament, stage)
        case "ladder":
            return len(tournament.taking_part) > 1
        case _:
            return not isinstance(_elimination.next_step(tournament, stage, now), StageEnd)


def _has_adjourned(tournament: Tournament, stage: Stage) -> bool:
    """Whether a table of a stage is still being played though its round is over."""
    rounds = tournament.rounds_of(stage.number)
    return any(match.adjourned is not None for one in rounds for match in one.matches)


def asks_again_at(tournament: Tournament) -> int | None:
    """Return when to ask a ladder or a league again though nothing happens.

    None: it pairs by dates, or waits for a table or a player.
    """
    stage = tournament.stage
    if tournament.phase != "running" or stage is None or stage.ended is not None:
        return None
    if stage.kind == "league" and not tournament.rounds_of(stage.number):
        return tournament.next_begins
    return _ladder.next_pairing_at(tournament, stage) if stage.kind == "ladder" else None


def placed(tournament: Tournament, stage: Stage) -> dict[int, int]:
    """Return the current order of a stage that is decided by tables alone, with the places.

    These are eliminations, finals and ladders; others go by points.
    """
    if stage.kind == "ladder":
        ladder = _ladder.order(tournament, stage)
        return {entry: place for place, entry in enumerate(ladder, 1)}
    return _elimination.placed(tournament, stage)


def _next_of_elimination(
    tournament: Tournament, stage: Stage, now: int, _: StandingsOf, _seed: str
) -> Step | None:
    return _elimination.next_step(tournament, stage, now)


def _is_idle(tournament: Tournament, stage: Stage) -> bool:
    """Whether no table of a stage is playing."""
    return all(one.over for one in tournament.rounds_of(stage.number))


def _next_of_swiss(
    tournament: Tournament, stage: Stage, now: int, standings: StandingsOf, seed: str
) -> Step | None:
    if not _is_idle(tournament, stage):
        return None
    number = len(tournament.rounds_of(stage.number)) + 1
    lines = standings(tournament, stage.number, 0).lines
    here = [
        line.entry
        for line in lines
        if line.state == "in" and (stage.number > 1 or tournament.entry(line.entry).first <= number)
    ]
    if number == 1:
        seeds = {one: seed for seed, one in enumerate(stage.entries)}
        here.sort(key=lambda one: seeds.get(one, len(seeds)))
    if number > stage.rounds or len(here) < 2:
        return _stage_end(tournament, stage, lines)
    points = {line.entry: line.points for line in lines}
    if number > 1 and seed != tournament.seed:
        here = _drawn_order(here, points, seed, f"order:{stage.number}:{number}")
    by_hand = arrangement(tournament, stage.number, number, here)
    free = [entry for entry in here if entry not in by_hand.entries]
    paired = Pairing((), tuple(free))
    if len(free) > 1:
        sizes = preferred_sizes_for(tournament.setup, len(free))
        request = pairing_request(
            tournament, stage.number, number, free, points, seed=seed, wanted=sizes
        )
        paired = pair(request)
    if by_hand != Arrangement():
        paired = with_arranged(paired, by_hand, here)
    tables = tuple(PlannedTable(at, table) for at, table in enumerate(paired.tables, 1))
    ends = later(tournament.setup, now, tournament.setup.round)
    return RoundPlan(stage.number, number, tables, paired.byes, now, ends, by_hand=by_hand)


def _drawn_order(
    here: Sequence[int], points: Mapping[int, Fraction], seed: str, purpose: str
) -> list[int]:
    """Return entries by points, equals by lot.

    By their tie-breaks anybody could reckon who meets whom, and move others up by dropping out.
    """
    drawn = Stream(bytes.fromhex(seed), purpose).shuffled(sorted(here))
    return sorted(drawn, key=lambda one: -points[one])


def _next_of_robin(
    tournament: Tournament, stage: Stage, now: int, standings: StandingsOf, _seed: str
) -> Step | None:
    if not _is_idle(tournament, stage):
        return None
    number = len(tournament.rounds_of(stage.number)) + 1
    if _groups.has_tables_left(tournament, stage, number):
        tables, byes = _groups.round_of(tournament, stage, number)
        ends = later(tournament.setup, now, tournament.setup.round if tables else 0)
        return RoundPlan(stage.number, number, tables, byes, now, ends)
    lines = standings(tournament, stage.number, 0).lines
    if stage.kind == "robin":
        return _stage_end(tournament, stage, lines)
    best = set[int]()
    for group in grouped(stage, tuple(line.entry for line in lines)):
        best.update(still_in(tournament, group)[: tournament.setup.through])
    return _stage_end(tournament, stage, lines, among=best)


def _stage_end(
    tournament: Tournament,
    stage: Stage,
    lines: Sequence[StandingLine],
    among: Container[int] | None = None,
) -> StageEnd:
    """Return the end of a stage decided by points; entries that have left do not advance.

    `among`: the entries that may advance; None: all.
    """
    form = next((one for one in stages(tournament.setup) if one.number == stage.number + 1), None)
    order, ranks = tuple(line.entry for line in lines), shared_places(lines)
    if form is None:
        return StageEnd(stage.number, order, (), ranks)
    through = tuple(one for one in still_in(tournament, order) if among is None or one in among)
    return StageEnd(
        stage.number,
        order,
        through[: tournament.setup.final] if form.kind == "final" else through,
        ranks,
    )


_Next = Callable[[Tournament, Stage, int, StandingsOf, str], Step | None]
_NEXT: Mapping[StageKind, _Next] = {
    "swiss": _next_of_swiss,
    "robin": _next_of_robin,
    "groups": _next_of_robin,
    "single": _next_of_elimination,
    "double": _next_of_elimination,
    "final": _next_of_elimination,
    "ladder": lambda tournament, stage, now, *_: _ladder.next_step(tournament, stage, now),
    "league": lambda tournament, stage, now, standings, _: _league.next_step(
        tournament, stage, now, standings
    ),
}
