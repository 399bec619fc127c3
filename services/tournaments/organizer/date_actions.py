"""Organizers' actions about dates: before the start, of a round in progress, of the next one."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from services.facts.tournament_acts import ActKind, Move
from services.facts.tournaments import Round, Tournament
from services.tournaments.core import clocks, schedule, setups
from services.tournaments.core.events import round_keys
from services.tournaments.core.refusals import wrong_phase
from services.tournaments.organizer.case import (
    Case,
    Judge,
    Plan,
    follow_up,
    require_phase,
    round_of,
)

HOUR, DAY = 3600, 24 * 3600
MAX_EXTENSION = 60 * DAY
"""Longest single extension."""
NOTICE = HOUR
"""Shortest time until the end of a round that an organizer sets."""


async def _extend(case: Case) -> Plan:
    """Give a round more time, or before the start postpone everything."""
    tournament, seconds = case.tournament, case.act.seconds
    require_phase(case)
    if not 0 < seconds <= MAX_EXTENSION:
        raise case.refusal("cup_act_hours", hours=MAX_EXTENSION // HOUR)
    if tournament.phase != "running":
        until, start = tournament.signup_until, tournament.start
        moves = Move("signup_until", until, until + seconds), Move("start", start, start + seconds)
        moved = moves if tournament.phase == "signup" else moves[1:]
        return Plan(case.effect(moves=moved), (case.event("extended", seconds=seconds),))
    one = _open_round(case)
    return _end_round(case, one, one.ends + seconds)


def _open_round(case: Case) -> Round:
    one = round_of(case)
    if one.ended is not None or one.over:
        raise wrong_phase(case.tournament)
    return one


def _end_round(case: Case, one: Round, ends: int) -> Plan:
    """Plan that a round ends at another time, and the next one begins as much sooner or later."""
    effect = case.effect(
        act=replace(case.act, stage=one.stage, round=one.number),
        round=one,
        before=one.ends,
        after=ends,
        tables=len(one.matches),
        running=sum(not match.over for match in one.matches),
        moves=(Move("ends", one.ends, ends),),
    )
    event = case.event("extended", **round_keys(one), seconds=ends - one.ends)
    move_ends = partial(clocks.move_ends, stage=one.stage, number=one.number, ends=ends)
    return Plan(effect, (event,), then=follow_up(move_ends))


async def _dates(case: Case) -> Plan:
    """Move dates, sooner or later: before the start, the end of a round, the next one."""
    tournament, act = case.tournament, case.act
    require_phase(case)
    if tournament.phase != "running":
        return _before_start(case)
    now = case.now if tournament.paused is None else tournament.paused
    if act.begins:
        return _next_round(case, now)
    one = _open_round(case)
    if not act.ends or act.ends == one.ends:
        raise case.refusal("cup_act_no_date")
    if act.ends < now + NOTICE:
        raise case.refusal("cup_act_soon", minutes=NOTICE // 60)
    _refuse_far(case, Move("ends", one.ends, act.ends))
    return _end_round(case, one, act.ends)


def _next_round(case: Case, now: int) -> Plan:
    """Plan that the next round begins at another time."""
    tournament, begins = case.tournament, case.act.begins
    if tournament.open_rounds and not tournament.rolls:
        raise case.refusal("cup_act_begins")
    if tournament.rolls or tournament.next_begins is None:
        raise wrong_phase(tournament)
    move = Move("begins", schedule.next_pairing_at(tournament), begins)
    if begins == move.before:
        raise case.refusal("cup_act_no_date")
    if begins < now:
        raise case.refusal("cup_act_soon", minutes=0)
    _refuse_far(case, move)
    seconds = begins - move.before
    event = case.event("extended", seconds=seconds, begins=begins)
    return Plan(case.effect(moves=(move,)), (event,))


def _before_start(case: Case) -> Plan:
    """Plan other dates of sign-up and round 1, with as much time between them as is needed."""
    tournament, act = case.tournament, case.act
    until, start = act.signup_until or tournament.signup_until, act.start or tournament.start
    moves = (
        Move("signup_until", tournament.signup_until, until),
        Move("start", tournament.start, start),
    )
    moved = tuple(move for move in moves if move.before != move.after)
    if not moved:
        raise case.refusal("cup_act_no_date")
    if tournament.phase == "checkin" and until != tournament.signup_until:
        raise wrong_phase(tournament)
    if tournament.phase == "signup" and until < case.now + setups.SIGNUP_LEAST:
        raise case.refusal("cup_act_soon", minutes=setups.SIGNUP_LEAST // 60)
    least = setups.CHECKIN_LEAST if tournament.setup.checkin else 0
    checkin = _time_to_check_in(tournament, least) if start < tournament.start else least
    if start < max(until + checkin, case.now + least):
        raise case.refusal("cup_act_order", minutes=checkin // 60)
    _refuse_far(case, *moved)
    event = case.event("moved", signup_until=until, start=start)
    return Plan(case.effect(moves=moved), (event,))


def _time_to_check_in(tournament: Tournament, least: int) -> int:
    """Return how long check-in has to be before a start that comes sooner.

    As long as was announced, or a day, unless everybody has checked in: nobody loses their place by
    it.
    """
    waits = any(not one.here for one in tournament.taking_part)
    if not tournament.setup.checkin or not waits:
        return least
    return max(least, min(DAY, tournament.start - tournament.signup_until))


def _refuse_far(case: Case, *moves: Move) -> None:
    """Refuse to move a date by more than an extension may last."""
    if _farthest(moves) > MAX_EXTENSION:
        raise case.refusal("cup_act_hours", hours=MAX_EXTENSION // HOUR)


def _farthest(moves: Iterable[Move]) -> int:
    return max(move.after - move.before for move in moves)


DATE_ACTIONS: dict[ActKind, Judge] = {"extend": _extend, "dates": _dates}
