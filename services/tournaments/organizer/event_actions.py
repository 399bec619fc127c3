"""Organizers' actions about the whole tournament: times, pairing, people, its end."""

from __future__ import annotations

from dataclasses import replace

from services.core.context import Transaction
from services.facts import Refused
from services.facts.tournament_acts import MESSAGE, ActKind
from services.facts.tournaments import BRACKETS, ROLLING, Lord, Round, Tournament, TournamentEvent
from services.tournaments.announcing import announcements
from services.tournaments.core import clocks, schedule
from services.tournaments.core.eligibility import wrong_phase
from services.tournaments.core.events import current, grown
from services.tournaments.core.first_entries import start_of
from services.tournaments.core.game_stopping import stop_round, stop_tables
from services.tournaments.organizer.core import Case, Judge, Plan, alive, follow, round_of
from services.tournaments.scores import final_places, order

HOUR, DAY = 3600, 24 * 3600
MOST = 60 * DAY
"""Longest single extension."""
TEAM = 25
"""Most organizers, and most judges: all of them are notified together."""


# -- times -----------------------------------------------------------------------------------------


async def _extend(case: Case) -> Plan:
    """Give a round more time, or before the start postpone everything."""
    tournament, seconds = case.tournament, case.act.seconds
    alive(case)
    if not 0 < seconds <= MOST:
        raise Refused("cup_act_hours", case.about(hours=MOST // HOUR))
    if tournament.phase != "running":
        effect = case.effect(before=tournament.start, after=tournament.start + seconds)
        return Plan(effect, (("extended", {"seconds": seconds, **case.said}),))
    one = _open_round(case)
    ends = one.ends + seconds
    named = replace(case.act, stage=one.stage, round=one.number)
    where = {"stage": one.stage, "round": one.number, "seconds": seconds}

    async def shift(tx: Transaction, after: Tournament) -> None:
        await clocks.shift_ends(tx, after, one.stage, one.number, ends)

    effect = case.effect(
        act=named,
        round=one,
        before=one.ends,
        after=ends,
        tables=len(one.matches),
        running=sum(not match.over for match in one.matches),
    )
    return Plan(effect, (("extended", {**where, **case.said}),), then=follow(shift))


def _open_round(case: Case) -> Round:
    one = round_of(case)
    if one.ended is not None or one.over:
        raise wrong_phase(case.tournament)
    return one


async def _pause(case: Case) -> Plan:
    tournament = case.tournament
    alive(case)
    if tournament.paused is not None:
        raise Refused("cup_act_paused", case.about())
    return Plan(
        case.effect(**_open(tournament)), (("paused", case.said),), then=follow(clocks.pause)
    )


async def _resume(case: Case) -> Plan:
    tournament = case.tournament
    alive(case)
    if tournament.paused is None:
        raise Refused("cup_act_going", case.about())
    seconds = case.now - tournament.paused
    before = max((one.ends for one in tournament.open_rounds), default=tournament.start)

    async def resume(tx: Transaction, after: Tournament) -> None:
        await clocks.resume(tx, after, seconds)

    known = tournament.phase != "running" or tournament.open_rounds
    moved = {"before": before, "after": before + seconds} if known else {}
    effect = case.effect(**_open(tournament), **moved)
    return Plan(effect, (("resumed", {"seconds": seconds, **case.said}),), then=follow(resume))


def _open(tournament: Tournament) -> dict[str, int]:
    """Count the tables of the rounds in progress, and those still playing."""
    matches = [match for one in tournament.open_rounds for match in one.matches]
    return {"tables": len(matches), "running": sum(not match.over for match in matches)}


async def _close(case: Case) -> Plan:
    """End sign-up now; check-in begins."""
    tournament = case.tournament
    alive(case, "signup")
    effect = case.effect(
        before=tournament.signup_until, after=case.now, lords=len(tournament.taking_part)
    )
    return Plan(effect, (("signup_ended", {"signup_until": case.now, **case.said}),))


# -- pairing ---------------------------------------------------------------------------------------


async def _pair(case: Case) -> Plan:
    """Preview pairing the next round now; `rounds.pair_now` carries it out.

    Between sign-up and the start it begins the tournament.
    """
    tournament = case.tournament
    alive(case, "checkin", "running")
    if tournament.phase == "checkin":
        return _begin(case)
    if tournament.stage is None or tournament.rolls:
        raise wrong_phase(tournament)
    playing = _open(tournament)["running"]
    if playing:
        raise Refused("cup_act_playing", case.about(tables=playing))
    if tournament.paused is not None:
        raise Refused("cup_act_paused", case.about())
    first = 1 if tournament.stage.ended is not None else current(tournament)[1] + 1
    return Plan(case.effect(first=first, before=tournament.next_begins, after=case.now), ())


def _begin(case: Case) -> Plan:
    """Begin round 1 now with those who are ready; refused with too few, who would cancel it."""
    tournament = case.tournament
    if tournament.paused is not None:
        raise Refused("cup_act_paused", case.about())
    kind, who = start_of(tournament)
    if kind == "cancelled":
        raise Refused("cup_act_few", case.about(least=max(2, tournament.setup.least)))
    lords = len(tournament.taking_part) - len(who["out"]) + len(who["in"])
    absent = tuple(tournament.entry(number) for number in who["out"])
    effect = case.effect(
        first=1, before=tournament.start, after=case.now, lords=lords, absent=absent
    )
    return Plan(effect, (("hastened", {"start": case.now, **case.said}),))


async def _unpair(case: Case) -> Plan:
    """Undo the last pairing before any of its tables is over.

    Not in formats whose tables follow one another: they would be paired again at once.
    """
    tournament = case.tournament
    alive(case, "running")
    if tournament.rolls:
        raise Refused("cup_act_rolling", case.about())
    stage = tournament.stage
    if stage is None or stage.ended is not None or not tournament.rounds:
        raise Refused("cup_act_round", case.about())
    one = tournament.rounds[-1]
    named = (case.act.stage or one.stage, case.act.round or one.number)
    if one.stage != stage.number or named != (one.stage, one.number):
        raise Refused("cup_act_round", case.about())
    if one.ended is not None or any(match.games or match.over for match in one.matches):
        raise Refused("cup_act_played", case.about())
    where = {"stage": one.stage, "round": one.number}

    async def stop(tx: Transaction, after: Tournament) -> None:
        await stop_round(tx, after, one.stage, one.number)

    effect = case.effect(
        act=replace(case.act, stage=one.stage, round=one.number),
        round=one,
        tables=len(one.matches),
        running=sum(bool(match.tables) for match in one.matches),
        after=case.now + schedule.UNDONE,
    )
    return Plan(effect, (("unpaired", {**where, **case.said}),), then=follow(stop))


# -- people ----------------------------------------------------------------------------------------


async def _message(case: Case) -> Plan:
    """Send a message to all who take part or wait."""
    alive(case)
    text = case.act.text.strip()
    if not 0 < len(text) <= MESSAGE:
        raise Refused("cup_act_text", case.about(limit=MESSAGE))
    concerned = [entry for entry in case.tournament.entries if entry.live]
    effect = case.effect(lords=sum(len(entry.lords) for entry in concerned))
    return Plan(effect, (("message", {"text": text, **case.said}),))


async def _team(case: Case) -> Plan:
    """Add somebody to the organizers or judges, or remove them; one organizer always remains."""
    tournament, act = case.tournament, case.act
    alive(case)
    if act.other is None:
        raise Refused("cup_act_nobody", case.about())
    people = tournament.organizers if act.role == "organiser" else tournament.judges
    there = any(one.user == act.other.id for one in people)
    if there == act.add:
        raise Refused("cup_act_same", case.about(lord=act.other.name, there=there))
    if act.add and len(people) >= TEAM:
        raise Refused("cup_act_team", case.about(limit=TEAM))
    if act.role == "organiser" and not act.add and len(tournament.organizers) == 1:
        raise Refused("cup_act_last", case.about())
    other = Lord(act.other.id, act.other.name)
    data = {"user": other.user, "name": other.name, "role": act.role, "add": act.add}
    return Plan(case.effect(other=other), (("team", {**data, **case.said}),))


# -- standings and the end -------------------------------------------------------------------------


async def _stand(case: Case) -> Plan:
    """Post the current standings."""
    tournament = case.tournament
    alive(case, "running")
    if not tournament.rounds or tournament.stage is None or tournament.stage.kind in BRACKETS:
        raise Refused("cup_act_standings", case.about())
    stage, number = current(tournament)
    told = ("stand", {"stage": stage, "round": number, **case.said})
    return Plan(case.effect(), (told,), then=follow(announcements.publish))


async def _cancel(case: Case) -> Plan:
    """Cancel the tournament: games in progress end without a result."""
    tournament = case.tournament
    alive(case)
    effect = case.effect(
        **_open(tournament), lords=sum(len(one.lords) for one in tournament.entries if one.live)
    )
    return Plan(effect, (("cancelled", case.said),), then=follow(stop_tables))


async def _end(case: Case) -> Plan:
    """End a ladder or a league as it is; games in progress end without a result."""
    tournament = case.tournament
    alive(case, "running")
    stage = tournament.stage
    if stage is None or stage.kind not in ROLLING or stage.ended is not None:
        raise wrong_phase(tournament)
    ended = {"stage": stage.number, "order": list(order(tournament, stage.number)), "through": []}
    closing = TournamentEvent(
        tournament.version + 1, case.now, "stage_ended", None, {**ended, **case.said}
    )
    places = final_places(grown(tournament, [closing]))
    events = ((closing.kind, closing.data), ("over", {"places": list(places)}))
    return Plan(case.effect(**_open(tournament)), events, then=follow(stop_tables))


EVENT_ACTS: dict[ActKind, Judge] = {
    "extend": _extend,
    "pause": _pause,
    "resume": _resume,
    "close": _close,
    "pair": _pair,
    "unpair": _unpair,
    "message": _message,
    "team": _team,
    "stand": _stand,
    "cancel": _cancel,
    "end": _end,
}
