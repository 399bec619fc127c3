"""Organizers' actions about the whole tournament: times, pairing, people, its end."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from services.clocks.arithmetic import BACK_IN, LONG_PAUSE, LONGEST_PAUSE
from services.clocks.deadlines import lapses_at
from services.core.context import ChannelState
from services.core.transaction import Transaction
from services.facts.tournament_acts import MESSAGE, ActKind, Changed
from services.facts.tournaments import BRACKETS, ROLLING, Lord, Stage, Tournament
from services.standing import limits
from services.state.access import in_sight
from services.tournaments.announcing import announcements, relocation
from services.tournaments.core import clocks, schedule
from services.tournaments.core.eligibility import start_event
from services.tournaments.core.events import current_round, round_keys
from services.tournaments.core.game_stopping import stop_round, stop_tables
from services.tournaments.core.refusals import wrong_phase
from services.tournaments.formats import (
    StageEnd,
    has_round_left,
    is_last,
    next_round,
    shared_places,
    stages,
)
from services.tournaments.organizer.case import (
    REOPENED_WITHIN,
    Case,
    Judge,
    Plan,
    Then,
    after_event,
    apart_from,
    asked_within,
    follow_up,
    often_asked,
    require_phase,
)
from services.tournaments.organizer.team import has_stepped_down
from services.tournaments.scores import final_places, final_ranks, standings

DAY = 24 * 3600
MAX_TEAM = 25
"""Most organizers, and most judges: all of them are notified together. And most people whom one
organizer has written to in a day, as they are put on a team.
"""


# -- times -----------------------------------------------------------------------------------------


async def _pause(case: Case) -> Plan:
    tournament = case.tournament
    require_phase(case)
    if tournament.paused is not None:
        raise case.refusal("cup_act_paused")
    return Plan(
        case.effect(**_count_tables(tournament)),
        (case.event("paused"),),
        then=follow_up(clocks.pause),
    )


async def _resume(case: Case) -> Plan:
    tournament = case.tournament
    require_phase(case)
    if tournament.paused is None:
        raise case.refusal("cup_act_going")
    seconds, since = case.now - tournament.paused, tournament.paused
    if await lapses_at(case.connection, tournament.server, since, LONGEST_PAUSE) < case.now:
        raise case.refusal("cup_act_paused_long", days=LONGEST_PAUSE // DAY)
    if seconds > LONG_PAUSE:
        seconds += BACK_IN
    before = max((one.ends for one in tournament.open_rounds), default=tournament.start)
    known = tournament.phase != "running" or tournament.open_rounds
    moved = {"before": before, "after": before + seconds} if known else {}
    effect = case.effect(**_count_tables(tournament), **moved)
    resume = partial(clocks.resume, seconds=seconds)
    return Plan(effect, (case.event("resumed", seconds=seconds),), then=follow_up(resume))


def _count_tables(tournament: Tournament) -> dict[str, int]:
    """Count the tables of the rounds in progress, and those still playing."""
    matches = [match for one in tournament.open_rounds for match in one.matches]
    return {"tables": len(matches), "running": sum(not match.over for match in matches)}


async def _close(case: Case) -> Plan:
    """End sign-up now; check-in begins."""
    tournament = case.tournament
    require_phase(case, "signup")
    effect = case.effect(
        before=tournament.signup_until, after=case.now, lords=len(tournament.taking_part)
    )
    return Plan(effect, (case.event("signup_ended", signup_until=case.now),))


async def _seed(case: Case) -> Plan:
    """Put entries in the order in which they are seeded; the others follow by lot."""
    tournament, order = case.tournament, case.act.order
    require_phase(case, "signup", "checkin")
    if tournament.setup.seeding != "hand":
        raise case.refusal("cup_act_seeding")
    live = {one.number for one in tournament.entries if one.live}
    if not order or len(set(order)) < len(order) or not live.issuperset(order):
        raise case.refusal("cup_act_seeds")
    effect = case.effect(lords=len(live) - len(order))
    return Plan(effect, (case.event("seeded", order=list(order)),))


# -- pairing ---------------------------------------------------------------------------------------


async def _pair(case: Case) -> Plan:
    """Preview pairing the next round now; `rounds.pair_now` carries it out.

    Between sign-up and the start it begins the tournament.
    """
    tournament = case.tournament
    require_phase(case, "checkin", "running")
    _require_place(case)
    if tournament.phase == "checkin":
        return _begin(case)
    if tournament.stage is None or tournament.rolls:
        raise wrong_phase(tournament)
    playing = _count_tables(tournament)["running"]
    if playing:
        raise case.refusal("cup_act_playing", tables=playing)
    if tournament.paused is not None:
        raise case.refusal("cup_act_paused")
    first, through = current_round(tournament)[1] + 1, tuple[int, ...]()
    if tournament.closes is not None:
        end, last, _ = _closed(case)
        if last:
            raise wrong_phase(tournament)
        first, through = 1, end.through
    elif tournament.stage.ended is not None:
        first = 1
    before = tournament.closes or schedule.next_pairing_at(tournament) or None
    return Plan(case.effect(first=first, before=before, after=case.now, through=through), ())


def _begin(case: Case) -> Plan:
    """Begin round 1 now with those who are ready; refused with too few, who would cancel it.

    Before the announced time nobody loses their place who was not called to check in a day ago.
    """
    tournament = case.tournament
    if tournament.paused is not None:
        raise case.refusal("cup_act_paused")
    kind, who = start_event(tournament)
    if kind == "cancelled":
        raise case.refusal("cup_act_few", least=max(2, tournament.setup.least))
    lords = len(tournament.taking_part) - len(who["out"]) + len(who["in"])
    absent = tuple(tournament.entry(number) for number in who["out"])
    due = min(tournament.start, tournament.signup_until + DAY)
    if absent and case.now < due:
        raise case.refusal("cup_act_early", lords=tuple(one.name for one in absent), until=due)
    effect = case.effect(
        first=1, before=tournament.start, after=case.now, lords=lords, absent=absent
    )
    return Plan(effect, (case.event("hastened", start=case.now),))


async def _unpair(case: Case) -> Plan:
    """Undo the last pairing; results of its tables count no more.

    Not in formats whose tables follow one another: they would be paired again at once.
    """
    tournament = case.tournament
    require_phase(case, "running")
    if tournament.rolls:
        raise case.refusal("cup_act_rolling")
    stage = tournament.stage
    if stage is None or stage.ended is not None or not tournament.rounds:
        raise case.refusal("cup_act_round")
    one = tournament.rounds[-1]
    named = (case.act.stage or one.stage, case.act.round or one.number)
    if one.stage != stage.number or named != (one.stage, one.number):
        raise case.refusal("cup_act_round")
    effect = case.effect(
        act=replace(case.act, stage=one.stage, round=one.number),
        round=one,
        tables=len(one.matches),
        running=sum(bool(match.tables) and not match.over for match in one.matches),
        again=tuple(match for match in one.matches if match.games),
        after=case.now + schedule.PAIR_AGAIN_AFTER,
    )
    stop = partial(stop_round, stage=one.stage, number=one.number)
    return Plan(effect, (case.event("unpaired", **round_keys(one)),), then=follow_up(stop))


# -- its channel -----------------------------------------------------------------------------------


def _state_of(case: Case, channel: int) -> ChannelState:
    return case.context.channel_state(case.tournament.server, channel)


def _require_place(case: Case) -> None:
    """Refuse to begin what nobody could see."""
    if _state_of(case, case.tournament.channel) != "open":
        raise case.refusal("cup_act_nowhere")


async def _move_channel(case: Case) -> Plan:
    """Go on in another channel, with everything that is going on.

    Tables in progress go along only if their channel is gone, or shut.
    """
    tournament, channel = case.tournament, case.act.channel
    require_phase(case)
    if channel == tournament.channel:
        raise case.refusal("cup_act_no_change")
    seen = in_sight(case.person, tournament.server, channel)
    if not channel or not seen or _state_of(case, channel) != "open":
        raise case.refusal("cup_act_channel", channel=channel)
    if _state_of(case, tournament.channel) == "open":
        leave = partial(relocation.leave_for, channel=channel, by=case.person.id)
        return Plan(case.effect(), (case.event("channel", channel=channel),), then=follow_up(leave))
    move = partial(relocation.move_to, channel=channel, by=case.person.id)
    effect = case.effect(**_count_tables(tournament))
    return Plan(effect, (case.event("channel", channel=channel),), then=follow_up(move))


async def _open(case: Case) -> Plan:
    """Let people enter without the role that was asked for, such as one that was deleted."""
    require_phase(case)
    if case.tournament.setup.role is None:
        raise case.refusal("cup_act_open")
    return Plan(case.effect(), (case.event("opened"),))


# -- people ----------------------------------------------------------------------------------------


async def _message(case: Case) -> Plan:
    """Send a message to all who take part or wait."""
    require_phase(case)
    text = case.act.text.strip()
    if not 0 < len(text) <= MESSAGE:
        raise case.refusal("cup_act_text", limit=MESSAGE)
    concerned = [entry for entry in case.tournament.entries if entry.live]
    effect = case.effect(lords=sum(len(entry.lords) for entry in concerned))
    return Plan(effect, (case.event("message", text=text),))


async def _team(case: Case) -> Plan:
    """Add somebody to the organizers or judges, or remove them; one organizer always remains."""
    tournament, act = case.tournament, case.act
    require_phase(case)
    if act.other is None:
        raise case.refusal("cup_act_nobody")
    people = tournament.organizers if act.role == "organiser" else tournament.judges
    there = any(one.user == act.other.id for one in people)
    if there == act.add:
        raise case.refusal("cup_act_same", lord=act.other.name, there=there)
    if act.add and len(people) >= MAX_TEAM:
        raise case.refusal("cup_act_team", limit=MAX_TEAM)
    left = {one.user for one in tournament.willing("organizers")} - {act.other.id}
    if act.role == "organiser" and not act.add and not left:
        raise case.refusal("cup_act_last")
    other = Lord(act.other.id, act.other.name)
    blocked = act.add and await apart_from(case, [other])
    if blocked or (act.add and await has_stepped_down(case.connection, tournament, other.user)):
        raise case.refusal("cup_act_off", lord=other.name)
    data = {"user": other.user, "name": other.name, "role": act.role, "add": act.add}
    new = not tournament.judges_it(other.user) or other.user in tournament.untold
    if act.add and new and other.user != case.person.id:
        data["asks"] = True
    if act.add and (
        other.user in await often_asked(case, "team")
        or len(await asked_within(case, "team", DAY)) >= MAX_TEAM
    ):
        data["quiet"] = True
    return Plan(case.effect(other=other), (case.event("team", **data),))


# -- standings and the end -------------------------------------------------------------------------


async def _post_standings(case: Case) -> Plan:
    """Post the current standings."""
    tournament = case.tournament
    require_phase(case, "running")
    if not tournament.rounds or tournament.stage is None or tournament.stage.kind in BRACKETS:
        raise case.refusal("cup_act_standings")
    stage, number = current_round(tournament)
    event = case.event("stand", stage=stage, round=number)
    return Plan(case.effect(), (event,), then=follow_up(announcements.publish))


async def _confirm(case: Case) -> Plan:
    """Let the results of a stage whose tables are all over be final now."""
    tournament = case.tournament
    require_phase(case, "running")
    if tournament.stage is None or tournament.closes is None:
        raise case.refusal("cup_act_playing", tables=_count_tables(tournament)["running"])
    if tournament.paused is not None:
        raise case.refusal("cup_act_paused")
    end, last, after = _closed(case)
    effect = case.effect(
        act=replace(case.act, stage=end.stage),
        before=tournament.closes,
        after=case.now,
        through=tuple(after.best) if last else end.through,
        places=tuple(after.best.values()) if last else (),
        last=last,
    )
    return Plan(effect, (case.event("confirmed", stage=end.stage),))


def _closed(case: Case) -> tuple[StageEnd, bool, Tournament]:
    """Return the end of a stage whose tables are all over, and the tournament after it.

    Refused: cup_phase.
    """
    tournament, stage = case.tournament, case.tournament.stage
    if stage is None or has_round_left(tournament, stage, case.now):
        raise wrong_phase(tournament)  # without pairing that round
    end = next_round(tournament, case.now, tournament.seed or "", standings)
    if not isinstance(end, StageEnd):
        raise wrong_phase(tournament)
    ended = {"stage": end.stage, "order": end.order, "through": end.through, "ranks": end.ranks}
    last = is_last(tournament, end)
    return end, last, _after(tournament, case.now, ended, over=last)


def _after(
    tournament: Tournament, now: int, ended: Mapping[str, object], *, over: bool
) -> Tournament:
    """Return a tournament after the end of its stage, and after its own if it is over with that."""
    after = after_event(tournament, now, "stage_ended", ended)
    if not over:
        return after
    places = final_places(after)
    data = {"places": places, "ranks": final_ranks(after, places)}
    return after_event(after, now, "over", data)


async def _reopen(case: Case) -> Plan:
    """Let the results of a tournament that is over be corrected again.

    Trophies and places are taken back, and given anew when it closes. One that was called off
    before it began opens for sign-up again.
    """
    tournament = case.tournament
    if tournament.phase == "cancelled" and not tournament.stages:
        return _open_sign_up(case)
    if tournament.phase != "over" or tournament.stage is None:
        raise wrong_phase(tournament)
    until = case.now + (tournament.setup.protest or DAY)
    event = case.event("reopened", stage=tournament.stage.number, until=until)
    effect = case.effect(after=until, through=tuple(tournament.best))
    return Plan(effect, (event,), then=_within_limits(case))


def _open_sign_up(case: Case) -> Plan:
    """Plan sign-up for another day, and as much time to check in as was announced at first.

    All are in who were: only shortly after it was called off. Refused: cup_act_reopen.
    """
    tournament, setup = case.tournament, case.tournament.setup
    if case.now - (tournament.finished or tournament.ended or 0) > REOPENED_WITHIN:
        raise case.refusal("cup_act_reopen")
    until = case.now + DAY
    start = until + setup.start - setup.signup_until
    event = case.event("reopened", signup_until=until, start=start)
    lords = sum(one.live for one in tournament.entries)
    return Plan(case.effect(after=start, lords=lords), (event,), then=_within_limits(case))


def _within_limits(case: Case) -> Then:
    """Count a tournament that goes on again among those that do. Refused: too_many."""

    async def then(tx: Transaction, after: Tournament) -> None:
        await limits.check(tx, "tournaments", case.person.id, after.server, new=0)

    return follow_up(then)


async def _cancel(case: Case) -> Plan:
    """Cancel the tournament: games in progress end without a result."""
    tournament = case.tournament
    require_phase(case)
    effect = case.effect(
        **_count_tables(tournament),
        lords=sum(len(one.lords) for one in tournament.entries if one.live),
    )
    return Plan(effect, (case.event("cancelled"),), then=follow_up(stop_tables))


async def _end(case: Case) -> Plan:
    """End a ladder or a league as it is; games in progress end without a result.

    Other stages that count points end after the rounds that are over, and what follows begins.
    """
    tournament = case.tournament
    require_phase(case, "running")
    stage = tournament.stage
    if stage is not None and stage.ended is None and stage.kind in ("swiss", "robin", "groups"):
        return _end_after_rounds(case, stage)
    if stage is None or stage.kind not in ROLLING or stage.ended is not None:
        raise wrong_phase(tournament)
    lines = standings(tournament, stage.number).lines
    final = {"order": [one.entry for one in lines], "ranks": list(shared_places(lines))}
    kind, data = case.event("stage_ended", stage=stage.number, **final, through=[])
    after = _after(tournament, case.now, data, over=True)
    events = ((kind, data), ("over", {"places": list(after.places), "ranks": list(after.ranks)}))
    return Plan(case.effect(**_count_tables(tournament)), events, then=follow_up(stop_tables))


def _end_after_rounds(case: Case, stage: Stage) -> Plan:
    """Plan that a stage has no more rounds than are over."""
    tournament = case.tournament
    playing = _count_tables(tournament)["running"]
    if playing:
        raise case.refusal("cup_act_playing", tables=playing)
    last = current_round(tournament)[1]
    if not 0 < last < stage.rounds:
        raise case.refusal("cup_act_round")
    event = case.event("changed", setup={}, stage=stage.number, rounds=last)
    changed = (Changed("rounds", stage.rounds, last),)
    follows = any(form.number > stage.number for form in stages(tournament.setup))
    early = after_event(tournament, case.now, *event)
    through: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    if isinstance(next_round(early, case.now, tournament.seed or "", standings), StageEnd):
        end, _, after = _closed(replace(case, tournament=early))
        through = end.through if follows else tuple(after.best)
        places = () if follows else tuple(after.best.values())
    effect = case.effect(
        changed=changed,
        round=tournament.rounds[-1],
        last=not follows,
        through=through,
        places=places,
    )
    return Plan(effect, (event,))


EVENT_ACTIONS: dict[ActKind, Judge] = {
    "pause": _pause,
    "resume": _resume,
    "close": _close,
    "seed": _seed,
    "pair": _pair,
    "unpair": _unpair,
    "message": _message,
    "team": _team,
    "stand": _post_standings,
    "channel": _move_channel,
    "open": _open,
    "cancel": _cancel,
    "end": _end,
    "confirm": _confirm,
    "reopen": _reopen,
}
