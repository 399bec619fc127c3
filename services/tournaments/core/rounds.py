"""Pair rounds: computed in a worker process, then written in one transaction.

If the tournament has changed since the computation began, nothing is written and the job starts
over, so no round is paired twice.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from services.core.context import ServiceContext
from services.core.json_codec import to_json
from services.core.transaction import Transaction
from services.facts import Person
from services.facts.tournaments import BRACKETS, Arrangement, Tournament
from services.tournaments.core import clocks, schedule
from services.tournaments.core.links import chained, next_link, next_seed, seed_of_round
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.repository import write
from services.tournaments.core.setups import FURTHER, last_slot
from services.tournaments.core.table_assignment import DrawnTable, assign_tables
from services.tournaments.formats import (
    RoundPlan,
    StageEnd,
    StageStart,
    TournamentEnd,
    asks_again_at,
    closes_at,
    is_last,
    next_round,
)
from services.tournaments.scores import final_places, final_ranks, standings
from store import tournaments

Following = StageStart | RoundPlan | StageEnd | TournamentEnd | None
MAX_STEPS = 8
"""Most steps a format may want in a row before a round can be paired, such as a stage's end."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """What a tournament's format wants next, and the seed in hex by which it is drawn.

    `asks`: if it wants nothing yet, when to ask again though nothing happens (None: only after an
    event). `places`: the final order at the end, and `ranks` the places. `closes`: when a stage
    ends whose tables are all over; `last`: no other follows.
    """

    step: Following
    seed: str
    asks: int | None = None
    places: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    closes: int = 0
    last: bool = False


def next_step(tournament: Tournament, now: int, seed: str) -> NextStep:
    """Return what the tournament's format wants next. Pure; `seed`: as `next_round`."""
    step = next_round(tournament, now, seed, standings)
    if isinstance(step, TournamentEnd):
        places = final_places(tournament)
        return NextStep(step, seed, places=places, ranks=final_ranks(tournament, places))
    if isinstance(step, StageEnd):
        closes, last = closes_at(tournament, step, now), is_last(tournament, step)
        return NextStep(step, seed, closes=closes, last=last)
    return NextStep(step, seed, asks_again_at(tournament) if step is None else None)


async def ask_format(context: ServiceContext, tournament: Tournament, now: int) -> NextStep:
    """Return what the tournament's format wants next."""
    async with context.read() as connection:
        row = await tournaments.tournament(connection, tournament.id)
    assert row is not None, "it was read just now"
    return await context.compute(next_step, tournament, now, next_seed(tournament, row.seed))


async def carry_out(
    context: ServiceContext, tournament: Tournament, wanted: NextStep
) -> Tournament:
    """Carry out what a tournament's format wants. Refused: busy, if the tournament has changed."""
    plan = wanted.step
    if isinstance(plan, RoundPlan):
        now = context.clock.now()
        return await write_round(
            context, tournament, plan, wanted.seed, _dates(tournament, plan, now)
        )
    async with context.write() as tx:
        return await write(tx, tournament, step_event(tournament, wanted))


def step_event(tournament: Tournament, wanted: NextStep) -> tuple[str, Mapping[str, Any]]:
    """Return the event for a step other than a round."""
    match wanted.step:
        case StageStart(stage):
            data = {
                "stage": stage.number,
                "kind": stage.kind,
                "entries": list(stage.entries),
                "rounds": stage.rounds,
                "groups": [list(group) for group in stage.groups],
            }
            return "stage", data if tournament.stages else {**data, "seed": wanted.seed}
        case StageEnd(number, order, through, ranks):
            ended = {"stage": number, "order": list(order), "through": list(through)}
            return "stage_ended", {**ended, "ranks": list(ranks)}
        case TournamentEnd():
            return "over", {"places": list(wanted.places), "ranks": list(wanted.ranks)}
    raise TypeError(f"nothing to write: {wanted.step}")


async def close(context: ServiceContext, tournament: Tournament, wanted: NextStep) -> Tournament:
    """Announce until when the results of a stage can be corrected. Refused: busy."""
    assert isinstance(wanted.step, StageEnd), "a stage is over"
    data = {"stage": wanted.step.stage, "until": wanted.closes, "last": wanted.last}
    async with context.write() as tx:
        return await write(tx, tournament, ("closing", data))


def _dates(tournament: Tournament, plan: RoundPlan, now: int) -> tuple[int, int]:
    """Return when a round begins and ends; one without tables is over at once."""
    if tournament.rolls or is_begun(tournament, plan):
        return plan.begins, plan.ends
    if tournament.keeps_end is not None and plan.tables:
        return now, tournament.keeps_end
    return schedule.round_dates(tournament, now) if plan.tables else (now, now)


def is_begun(tournament: Tournament, plan: RoundPlan) -> bool:
    """Whether a plan brings further tables of a round that has begun."""
    return any((one.stage, one.number) == (plan.stage, plan.round) for one in tournament.rounds)


async def write_round(
    context: ServiceContext,
    tournament: Tournament,
    plan: RoundPlan,
    seed: str,
    dates: tuple[int, int],
    *,
    by: Person | None = None,
    reason: str | None = None,
) -> Tournament:
    """Write a paired round with the seeds of its tables. Refused: busy.

    `seed`: of a round that is new; further tables of one that has begun follow from its own.
    """
    seed = seed_of_round(tournament, plan.stage, plan.round, seed)
    drawn = list(
        _draw_seeds(context, tournament, plan, await _shared_seeds(context, tournament, plan))
    )
    tables = await context.compute(assign_tables, tournament, plan, drawn, seed)
    data = {
        "stage": plan.stage,
        "round": plan.round,
        "begins": dates[0],
        "ends": dates[1],
        "byes": list(plan.byes),
        "tables": tables,
        "more": plan.more,
    }
    if tournament.links and not tournament.rolls:
        data["seed"] = seed
        if not is_begun(tournament, plan):
            data["link"] = next_link(tournament)
    if plan.by_hand != Arrangement():
        data["by_hand"] = to_json(plan.by_hand)
    if reason is not None:
        data["reason"] = reason
    async with context.write() as tx:
        after = await write(tx, tournament, ("paired", data), by=by)
        await _store_seeds(tx, tournament, plan, drawn)
        if is_begun(tournament, plan) and not tournament.rolls:
            await clocks.move_ends(tx, after, plan.stage, plan.round, dates[1])
    return after


async def _shared_seeds(
    context: ServiceContext, tournament: Tournament, plan: RoundPlan
) -> list[str]:
    """Return the seeds that a round's tables already share in duplicate play, if any.

    Tables that are paired anew get others: the draw may be known by then.
    """
    if not tournament.rolls:
        return []
    async with context.read() as connection:
        rows = await tournaments.tables_of(connection, tournament.id, plan.stage, plan.round)
    return [row.seed for row in rows if row.number == rows[0].number]


def _draw_seeds(
    context: ServiceContext, tournament: Tournament, plan: RoundPlan, known: list[str]
) -> Iterator[DrawnTable]:
    """Draw the seeds of a round; in duplicate play all its tables have the same.

    Those of eliminations include further games of tied matches.
    """
    knockout = tournament.stage_at(plan.stage).kind in (*BRACKETS, "final")
    count = last_slot(tournament.setup) + FURTHER * knockout
    same = known or chained(context.entropy(32), count)
    for table in plan.tables:
        own = same if tournament.setup.duplicate else chained(context.entropy(32), count)
        yield DrawnTable(table, tuple(own))


async def _store_seeds(
    tx: Transaction, tournament: Tournament, plan: RoundPlan, drawn: list[DrawnTable]
) -> None:
    rows = [
        {
            "cup_id": tournament.id,
            "stage": plan.stage,
            "round": plan.round,
            "number": one.table.number,
            "slot": slot,
            "seed": seed,
        }
        for one in drawn
        for slot, seed in enumerate(one.seeds, 1)
    ]
    await tournaments.add_tables(tx.connection, rows)


async def pair_now(
    context: ServiceContext, tournament: Tournament, person: Person, reason: str
) -> Tournament:
    """Pair the next round now, for an organizer: it gets its full length from now on.

    `tournament` is the state that was judged. Refused: cup_phase (data phase) while tables of the
    round before are still playing or if no round is to come; busy. The caller checks the person's
    rights.
    """
    for _ in range(MAX_STEPS):
        now = context.clock.now()
        if tournament.phase != "running" or tournament.paused is not None or tournament.rolls:
            break
        if any(not one.over for one in tournament.open_rounds):
            break
        wanted = await ask_format(context, tournament, now)
        plan = wanted.step
        if isinstance(plan, RoundPlan):
            dates = schedule.round_dates(tournament, now, hasten=True)
            return await write_round(
                context, tournament, plan, wanted.seed, dates, by=person, reason=reason
            )
        if plan is None or isinstance(plan, TournamentEnd) or wanted.last:
            raise refusal(tournament, "cup_phase", phase=tournament.phase, next=0)
        tournament = await carry_out(context, tournament, wanted)
    raise wrong_phase(tournament)
