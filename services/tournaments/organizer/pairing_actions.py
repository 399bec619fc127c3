"""Organizers' actions about who meets whom: tables, byes and exchanges by hand, in a Swiss."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from services.core.json_codec import to_json
from services.facts.tournament_acts import ActKind
from services.facts.tournaments import Arrangement, Round
from services.tournaments.core.events import current_round, round_keys
from services.tournaments.core.game_stopping import stop_round
from services.tournaments.core.refusals import wrong_phase
from services.tournaments.formats import left_over, preferred_sizes
from services.tournaments.organizer.case import Case, Judge, Plan, follow_up, require_phase


async def _seat(case: Case) -> Plan:
    """Arrange a table or a bye of the next round; without entries nothing is by hand."""
    tournament, entries = case.tournament, case.act.entries
    require_phase(case)
    _refuse_other_formats(case)
    stage, number = _round_to_come(case)
    _refuse_absent(case, entries)
    sizes = (1, *preferred_sizes(tournament.setup))
    if entries and len(entries) not in sizes:
        raise case.refusal("cup_act_size", least=min(sizes[1:]), most=max(sizes))
    before = tournament.arranged
    found = before[2] if before and before[:2] == (stage, number) else Arrangement()
    tables = [table for table in found.tables if not set(table) & set(entries)]
    byes = [one for one in found.byes if one not in entries]
    tables += [entries] if len(entries) > 1 else []
    byes += entries if len(entries) == 1 else []
    after = Arrangement(tuple(tables), tuple(byes)) if entries else Arrangement()
    if after == found:
        raise case.refusal("cup_act_no_change")
    event = case.event("arranged", stage=stage, round=number, **to_json(after))
    others = left_over(tournament, number, after) if entries else 0
    return Plan(case.effect(first=number, by_hand=after, byes=others), (event,))


def _refuse_other_formats(case: Case) -> None:
    """Refuse to arrange what the format decides. Refused: cup_act_swiss."""
    if case.tournament.setup.format != "swiss":
        raise case.refusal("cup_act_swiss")


def _round_to_come(case: Case) -> tuple[int, int]:
    """Return the stage and the number of the next round of a Swiss. Refused: cup_act_round."""
    tournament, stage = case.tournament, case.tournament.stage
    if stage is None and tournament.setup.format == "swiss":
        return 1, 1
    number = current_round(tournament)[1] + 1
    if stage is None or stage.kind != "swiss" or stage.ended is not None or number > stage.rounds:
        raise case.refusal("cup_act_round")
    return stage.number, number


def _refuse_absent(case: Case, entries: Iterable[int]) -> None:
    """Refuse entries that take no part, or are named twice. Refused: cup_act_entries."""
    here, named = {one.number for one in case.tournament.taking_part}, list(entries)
    if len(set(named)) < len(named) or not here.issuperset(named):
        raise case.refusal("cup_act_entries")


async def _swap(case: Case) -> Plan:
    """Exchange two entries of the last pairing, before any of its tables is over.

    The round is paired again at once, with the exchange, and keeps its end.
    """
    tournament, pair = case.tournament, case.act.entries
    require_phase(case, "running")
    _refuse_other_formats(case)
    stage = tournament.stage
    if stage is None or stage.kind != "swiss" or not tournament.open_rounds:
        raise wrong_phase(tournament)
    if tournament.paused is not None:
        raise case.refusal("cup_act_paused")
    one = tournament.open_rounds[-1]
    if any(match.games or match.over for match in one.matches):
        raise case.refusal("cup_act_played")
    _refuse_absent(case, pair)
    if len(pair) != 2 or any(set(pair) <= set(together) for together in _together(one)):
        raise case.refusal("cup_act_entries")
    if not {entry for together in _together(one) for entry in together}.issuperset(pair):
        raise case.refusal("cup_act_entries")
    after = replace(one.by_hand, swaps=(*one.by_hand.swaps, (pair[0], pair[1])))
    events = (
        ("unpaired", round_keys(one)),  # without a reason: the log tells the exchange alone
        case.event("arranged", **round_keys(one), **to_json(after), ends=one.ends),
    )
    effect = case.effect(
        round=one,
        by_hand=replace(after, swaps=after.swaps[-1:]),
        tables=len(one.matches),
        running=sum(bool(match.tables) for match in one.matches),
    )
    stop = partial(stop_round, stage=one.stage, number=one.number)
    return Plan(effect, events, then=follow_up(stop))


def _together(one: Round) -> list[tuple[int, ...]]:
    """Return who sits together in a round, and those with a bye."""
    return [*(match.entries for match in one.matches), one.byes]


PAIRING_ACTIONS: dict[ActKind, Judge] = {"seat": _seat, "swap": _swap}
