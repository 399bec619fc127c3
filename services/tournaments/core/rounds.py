"""Rounds are paired: reckoned in a process of its own, then written in one transaction.

What is written is what was judged: where a cup has changed meanwhile nothing is, and the job looks
again. So no round is paired twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from services.core.context import House, Work
from services.facts import Person, Refused
from services.facts.tournaments import Cup
from services.tournaments.core import schedule
from services.tournaments.core.repository import load, write
from services.tournaments.core.table_assignment import Drawn, laid_out
from services.tournaments.formats import (
    CupEnd,
    RoundPlan,
    StageEnd,
    StageStart,
    next_round,
    rolls_at,
)
from services.tournaments.scores import final_places, standings
from store import tournaments

Following = StageStart | RoundPlan | StageEnd | CupEnd | None
AT_ONCE = 8
"""So many things a format may want at once before a round can be paired: a stage's end, …."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a cup's format wants next, and the cup's seed, in hex.

    `asks`: where it wants nothing yet, when it is to be asked again though nothing happens; None:
    then nothing comes of it. `places`: where everybody came out, at the end.
    """

    step: Following
    seed: str
    asks: int | None = None
    places: tuple[int, ...] = ()


def following(cup: Cup, now: int, seed: str) -> Wanted:
    """Return what the cup's format wants next. Pure; `seed` is the cup's."""
    step = next_round(cup, now, seed, standings)
    if isinstance(step, CupEnd):
        return Wanted(step, seed, places=final_places(cup))
    return Wanted(step, seed, rolls_at(cup) if step is None else None)


async def ask(house: House, cup: Cup, now: int) -> Wanted:
    """Return what the cup's format wants next."""
    async with house.read() as connection:
        row = await tournaments.cup(connection, cup.id)
    assert row is not None, "it was read just now"
    return await house.compute(following, cup, now, row.seed)


async def carry_out(house: House, cup: Cup, wanted: Wanted) -> Cup:
    """Carry out what a cup's format wants. Refused: busy, where the cup has changed."""
    plan = wanted.step
    if isinstance(plan, RoundPlan):
        now = house.clock.now()
        return await paired(house, cup, plan, wanted.seed, _dates(cup, plan, now))
    async with house.write() as work:
        return await write(work, cup, event_of(cup, wanted))


def event_of(cup: Cup, wanted: Wanted) -> tuple[str, Mapping[str, Any]]:
    """Return the event by which what is no round comes about."""
    match wanted.step:
        case StageStart(stage):
            data = {
                "stage": stage.number,
                "kind": stage.kind,
                "entries": list(stage.entries),
                "rounds": stage.rounds,
                "groups": [list(group) for group in stage.groups],
            }
            return "stage", data if cup.stages else {**data, "seed": wanted.seed}
        case StageEnd(number, order, through):
            ended = {"stage": number, "order": list(order), "through": list(through)}
            return "stage_ended", ended
        case CupEnd():
            return "over", {"places": list(wanted.places)}
    raise TypeError(f"nothing to write: {wanted.step}")


def _dates(cup: Cup, plan: RoundPlan, now: int) -> tuple[int, int]:
    """Return when a round begins and ends; one that nobody has to play is over at once."""
    if cup.rolls:
        return plan.begins, plan.ends
    return schedule.dates(cup, now) if plan.tables else (now, now)


async def paired(
    house: House,
    cup: Cup,
    plan: RoundPlan,
    seed: str,
    dates: tuple[int, int],
    *,
    by: Person | None = None,
    reason: str | None = None,
) -> Cup:
    """Write down a round with the seeds of its tables. Refused: busy, where the cup has changed."""
    drawn = list(_drawn(house, cup, plan, await _known(house, cup, plan)))
    tables = await house.compute(laid_out, cup, plan, drawn, seed)
    data = {
        "stage": plan.stage,
        "round": plan.round,
        "begins": dates[0],
        "ends": dates[1],
        "byes": list(plan.byes),
        "tables": tables,
        "more": plan.more,
    }
    if reason is not None:
        data["reason"] = reason
    async with house.write() as work:
        after = await write(work, cup, ("paired", data), by=by)
        await _note_seeds(work, cup, plan, drawn)
    return after


async def _known(house: House, cup: Cup, plan: RoundPlan) -> list[str]:
    """Return the seeds that a round's tables share in duplicate play, where it has some already."""
    async with house.read() as connection:
        rows = await tournaments.tables_of(connection, cup.id, plan.stage, plan.round)
    return [row.seed for row in rows if row.number == rows[0].number]


def _drawn(house: House, cup: Cup, plan: RoundPlan, known: list[str]) -> Iterator[Drawn]:
    """Draw the seeds of a round; in duplicate play all its tables have the same."""
    count = schedule.games_of(cup)
    same = known or [house.entropy(32).hex() for _ in range(count)]
    for table in plan.tables:
        own = same if cup.setup.duplicate else (house.entropy(32).hex() for _ in range(count))
        yield Drawn(table, tuple(own))


async def _note_seeds(work: Work, cup: Cup, plan: RoundPlan, drawn: list[Drawn]) -> None:
    rows = [
        {
            "cup_id": cup.id,
            "stage": plan.stage,
            "round": plan.round,
            "number": one.table.number,
            "slot": slot,
            "seed": seed,
        }
        for one in drawn
        for slot, seed in enumerate(one.seeds, 1)
    ]
    await tournaments.add_tables(work.connection, rows)


async def pair_now(house: House, cup_id: int, person: Person, reason: str) -> Cup:
    """Pair the next round now, by an organiser: it takes its whole time from now on.

    Refused: cup_phase (data phase), where tables of the round before are still playing or no round
    is to come; busy. Whether the person may is the caller's to judge.
    """
    async with house.read() as connection:
        cup = await load(house, connection, cup_id)
    for _ in range(AT_ONCE):
        now = house.clock.now()
        if cup.phase != "running" or cup.paused is not None or cup.rolls:
            break
        if any(not one.over for one in cup.open_rounds):
            break
        wanted = await ask(house, cup, now)
        plan = wanted.step
        if isinstance(plan, RoundPlan):
            dates = schedule.dates(cup, now, hasten=True)
            return await paired(house, cup, plan, wanted.seed, dates, by=person, reason=reason)
        if plan is None or isinstance(plan, CupEnd):
            break
        cup = await carry_out(house, cup, wanted)
    raise Refused("cup_phase", {"cup": cup.setup.name, "phase": cup.phase}, ("cups",))
