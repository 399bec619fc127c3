"""Organizers' actions about the set-up of a published tournament: the part that may change.

What people have agreed to stays: box, variants, clock, format, dates.
"""

from services.core.transaction import Transaction
from services.facts.tournament_acts import ActKind, Changed
from services.facts.tournaments import Tournament
from services.tournaments.core import setups
from services.tournaments.core.events import current_round
from services.tournaments.core.refusals import wrong_phase
from services.tournaments.organizer.case import Case, Judge, Plan, follow_up, require_phase
from store import tournaments

OPTIONS = ("name", "text", "capacity", "least", "rounds", "late")
"""The options that may change after publication."""


async def _change(case: Case) -> Plan:
    """Change what was announced."""
    tournament = case.tournament
    require_phase(case)
    before = tournament.setup
    wanted = {option: value for option, value in case.act.changes if option in OPTIONS}
    after, _ = setups.change(before, wanted)
    changed = tuple(
        Changed(option, getattr(before, option), getattr(after, option))
        for option in OPTIONS
        if getattr(before, option) != getattr(after, option)
    )
    if not changed or not after.name:
        raise case.refusal("cup_act_no_change")
    options = {one.option: one.after for one in changed}
    if after.capacity < len(tournament.taking_part):
        raise case.refusal("cup_act_capacity", lords=len(tournament.taking_part))
    rounds = _rounds(case, after.rounds) if "rounds" in options else {}
    rename = follow_up(_rename) if "name" in options else None
    event = case.event("changed", setup=options, **rounds)
    return Plan(case.effect(changed=changed), (event,), then=rename)


def _rounds(case: Case, rounds: int) -> dict[str, int]:
    """Return the stage whose rounds change with the set-up; no fewer than are paired."""
    tournament, stage = case.tournament, case.tournament.stage
    if stage is None:
        return {}
    if stage.kind != "swiss" or stage.ended is not None:
        raise wrong_phase(tournament)
    paired = current_round(tournament)[1]
    if rounds < paired:
        raise case.refusal("cup_act_rounds", rounds=paired)
    return {"stage": stage.number, "rounds": rounds}


async def _rename(tx: Transaction, after: Tournament) -> None:
    """Have lists and searches know the new name."""
    await tournaments.change_tournament(tx.connection, after.id, name=after.setup.name)


SETUP_ACTIONS: dict[ActKind, Judge] = {"change": _change}
