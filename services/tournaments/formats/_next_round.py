"""What comes next in a cup, as far as its tables go."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence

from services.facts.tournaments import Cup, Stage, StageKind
from services.tournaments.formats import _elimination, _groups, _ladder, _league
from services.tournaments.formats._round_plans import (
    CupEnd,
    PlannedTable,
    Reckoning,
    RoundPlan,
    StageEnd,
    StageStart,
    Step,
)
from services.tournaments.formats.stages import (
    first_stage,
    following,
    grouped,
    stages,
    still_in,
    wanted_for,
)
from services.tournaments.pairing import pair, request_of


def next_round(cup: Cup, now: int, seed: str, standings: Reckoning) -> Step | None:
    """Return what comes next in a running cup; None: tables still play, or nobody is to be paired.

    Whether its time has come is judged elsewhere: a round of a stage that does not roll begins at
    a date, everything else at once. `seed`: the cup's, in hex. The same cup, time and seed always
    give the same step.
    """
    if cup.phase != "running":
        return None
    stage = cup.stage
    if stage is None:
        return StageStart(first_stage(cup, seed))
    if stage.ended is not None:
        after = following(cup, stage)
        return CupEnd() if after is None else StageStart(after)
    return _NEXT[stage.kind](cup, stage, now, standings)


def rolls_at(cup: Cup) -> int | None:
    """Return when a ladder or a league is to be asked again though nothing happens.

    None: it pairs by dates, or waits for a table or a lord.
    """
    stage = cup.stage
    if cup.phase != "running" or stage is None or stage.ended is not None:
        return None
    if stage.kind == "league" and not cup.rounds_of(stage.number):
        return cup.next_begins
    return _ladder.rolls_at(cup, stage) if stage.kind == "ladder" else None


def order(cup: Cup, stage: Stage) -> tuple[int, ...]:
    """Return the places of a stage in which tables alone decide, as they are now.

    That is an elimination, a final or a ladder; raises KeyError for others, which go by points.
    """
    return _ORDER[stage.kind](cup, stage)


def _next_of_elimination(cup: Cup, stage: Stage, now: int, _: Reckoning) -> Step | None:
    return _elimination.next_of(cup, stage, now) if _idle(cup, stage) else None


def _next_of_ladder(cup: Cup, stage: Stage, now: int, _: Reckoning) -> Step | None:
    return _ladder.next_of(cup, stage, now)


def _idle(cup: Cup, stage: Stage) -> bool:
    """Whether nobody plays in a stage."""
    return all(one.over for one in cup.rounds_of(stage.number))


def _next_of_swiss(cup: Cup, stage: Stage, now: int, standings: Reckoning) -> Step | None:
    if not _idle(cup, stage):
        return None
    number = len(cup.rounds_of(stage.number)) + 1
    lines = standings(cup, stage.number, 0).lines
    here = [
        line.entry
        for line in lines
        if line.state == "in" and (stage.number > 1 or cup.entry(line.entry).first <= number)
    ]
    if number > stage.rounds or len(here) < 2:
        return _end(cup, stage, [line.entry for line in lines])
    points = {line.entry: line.points for line in lines}
    sizes = wanted_for(cup.setup, len(here))
    request = request_of(cup, stage.number, number, here, points, seed=cup.seed, wanted=sizes)
    paired = pair(request)
    tables = tuple(PlannedTable(at, table) for at, table in enumerate(paired.tables, 1))
    return RoundPlan(stage.number, number, tables, paired.byes, now, now + cup.setup.round)


def _next_of_robin(cup: Cup, stage: Stage, now: int, standings: Reckoning) -> Step | None:
    if not _idle(cup, stage):
        return None
    number = len(cup.rounds_of(stage.number)) + 1
    if any(_groups.round_of(cup, stage, later)[0] for later in range(number, stage.rounds + 1)):
        tables, byes = _groups.round_of(cup, stage, number)
        ends = now + (cup.setup.round if tables else 0)
        return RoundPlan(stage.number, number, tables, byes, now, ends)
    lines = standings(cup, stage.number, 0).lines
    order = tuple(line.entry for line in lines)
    if stage.kind == "robin":
        return _end(cup, stage, order)
    best = set[int]()
    for group in grouped(stage, order):
        best.update(still_in(cup, group)[: cup.setup.through])
    return _end(cup, stage, order, among=best)


def _end(
    cup: Cup, stage: Stage, order: Sequence[int], among: Container[int] | None = None
) -> StageEnd:
    """Return the end of a stage in which points decide; who has left does not go on.

    `among`: who may go on; None: everybody.
    """
    form = next((one for one in stages(cup.setup) if one.number == stage.number + 1), None)
    if form is None:
        return StageEnd(stage.number, tuple(order), ())
    through = tuple(one for one in still_in(cup, order) if among is None or one in among)
    return StageEnd(
        stage.number, tuple(order), through[: cup.setup.final] if form.kind == "final" else through
    )


_Next = Callable[[Cup, Stage, int, Reckoning], Step | None]
_NEXT: Mapping[StageKind, _Next] = {
    "swiss": _next_of_swiss,
    "robin": _next_of_robin,
    "groups": _next_of_robin,
    "single": _next_of_elimination,
    "double": _next_of_elimination,
    "final": _next_of_elimination,
    "ladder": _next_of_ladder,
    "league": _league.next_of,
}
_ORDER: Mapping[StageKind, Callable[[Cup, Stage], tuple[int, ...]]] = {
    "single": _elimination.order,
    "double": _elimination.order,
    "final": _elimination.order,
    "ladder": _ladder.order,
}
