"""Preview and do what organizers and judges ask for.

Both judge the action by the current state; a refusal changes nothing. Its events, and what follows
from them at tables, are one transaction.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.tournament_acts import CALL, REASON, Act, ActKind, Effect
from services.facts.tournaments import Tournament
from services.tournaments.core import rounds
from services.tournaments.core.events import current_round, match_keys
from services.tournaments.core.questions import sits_on
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.registration import own_entry
from services.tournaments.core.repository import load, write
from services.tournaments.core.seats import locked_games
from services.tournaments.core.withdrawal import Event, open_matches
from services.tournaments.organizer.case import (
    JUDGE_MAY,
    Case,
    Judge,
    Plan,
    fingerprint,
    may_organize,
    not_organizer,
    refuse_pairing_late,
)
from services.tournaments.organizer.date_actions import DATE_ACTIONS
from services.tournaments.organizer.event_actions import EVENT_ACTIONS
from services.tournaments.organizer.own_matters import refuse_own_matter
from services.tournaments.organizer.pairing_actions import PAIRING_ACTIONS
from services.tournaments.organizer.player_actions import PLAYER_ACTIONS
from services.tournaments.organizer.setup_actions import SETUP_ACTIONS
from services.tournaments.organizer.table_actions import TABLE_ACTIONS
from store import Connection, tournaments

CALL_AGAIN = 10 * 60
"""Seconds before the same person may call a judge again."""
CALLS_A_DAY = 10
"""How often somebody who plays may call a judge a day; others may once."""
CALLED = ((3600, 10), (24 * 3600, 30))
"""How many calls of an event mention its judges within so many seconds; others are in its log.

The first one a day of somebody who plays always does.
"""
DAY = 24 * 3600
A_DAY: Final[Mapping[str, tuple[int, tuple[str, ...]]]] = {
    **{"message": (5, ()), "unpaired": (5, ()), "paused": (10, ()), "extended": (10, ())},
    **{"stand": (10, ()), "team": (5, ("user",)), "expelled": (5, ("entry",))},
    **{"moved": (10, ()), "hastened": (10, ()), "channel": (3, ()), "seeded": (20, ())},
    **{"rewound": (5, ())},
    **{"reopened": (3, ()), "confirmed": (10, ()), "changed": (20, ()), "opened": (10, ())},
    **{"adjourned": (5, ("stage", "round", "number")), "arranged": (50, ())},
    **{"replaced": (5, ("entry",)), "returned": (5, ("entry",)), "dropped": (5, ("entry",))},
    **dict.fromkeys(("ruled", "restarted", "autopilot"), (10, ("stage", "round", "number"))),
}
"""Events that call people: how many of each, alike in some keys, one person may cause a day."""
TOGETHER = 3
"""How many times as many all of the team together call for: a team can have 25 people."""

_ACTS: dict[ActKind, Judge] = {
    **DATE_ACTIONS,
    **EVENT_ACTIONS,
    **PAIRING_ACTIONS,
    **PLAYER_ACTIONS,
    **SETUP_ACTIONS,
    **TABLE_ACTIONS,
}


def is_allowed(tournament: Tournament, person: Person, kind: ActKind | None = None) -> bool:
    """Whether a person may take an action; without a kind: whether they may take any.

    Organizers and those who manage the server may take all of them, judges some.
    """
    if may_organize(tournament, person):
        return True
    return tournament.judges_it(person.id) and (kind is None or kind in JUDGE_MAY)


def refuse_unauthorized(
    tournament: Tournament, person: Person, kind: ActKind | None = None
) -> None:
    """Refuse a person without the right. Refused: cup_not_organiser (data cup, organisers)."""
    if not is_allowed(tournament, person, kind):
        raise not_organizer(tournament)


async def preview(context: ServiceContext, tournament_id: int, person: Person, act: Act) -> Effect:
    """Return what an action would do now; nothing is changed.

    Refused: no_cup, cup_not_organiser, cup_reason (data limit), cup_phase, cup_act_…, and others
    that depend on the action.
    """
    await refuse_departed(context, tournament_id, person)
    async with context.read() as connection:
        return (await _judge(context, connection, tournament_id, person, act)).effect


async def refuse_departed(context: ServiceContext, tournament_id: int, person: Person) -> None:
    """Refuse somebody elsewhere who is no member of the tournament's server any more.

    Discord is asked, so no transaction may be open. Refused: no_cup, cup_not_organiser.
    """
    async with context.read() as connection:
        tournament = await load(context, connection, tournament_id)
    if person.server in (None, tournament.server):
        return
    found = await context.presence(tournament.server, tournament.channel, person.id)
    if found in ("gone", "unknown"):
        raise not_organizer(tournament, but=person.id)


async def do(
    context: ServiceContext,
    tournament_id: int,
    person: Person,
    act: Act,
    *,
    shown: str | None = None,
) -> Effect:
    """Carry out an action, judged again; returns its effect, with the tournament after it.

    `shown`: the fingerprint of the effect that the person was shown. Refused: as `preview`, busy,
    and cup_act_changed if the effect is another one by now.
    """
    await refuse_departed(context, tournament_id, person)
    if act.kind == "pair":
        effect = await preview(context, tournament_id, person, act)
        _refuse_changed(effect, shown)
        if effect.tournament.phase == "running":
            after = await rounds.pair_now(context, effect.tournament, person, effect.act.reason)
            return replace(effect, tournament=after)
    async with context.read() as connection:
        plan = await _judge(context, connection, tournament_id, person, act)
    async with (
        locked_games(context, plan.effect.tournament, plan.users) as games,
        context.write() as tx,
    ):
        before = plan.users
        plan = await _judge(context, tx.connection, tournament_id, person, act)
        _refuse_changed(plan.effect, shown)
        if plan.users != before:
            raise Refused("busy", offers=("look",))
        after = await write(tx, plan.effect.tournament, *plan.events, by=person)
        lives = [] if plan.then is None else await plan.then(context, tx, after, games)
    for live in lives:
        context.keep(live)
    return replace(plan.effect, tournament=after)


def _refuse_changed(effect: Effect, shown: str | None) -> None:
    """Refuse an action whose effect is no longer the one that was shown."""
    if shown is not None and fingerprint(effect) != shown:
        raise Refused("cup_act_changed")


async def _judge(
    context: ServiceContext, connection: Connection, tournament_id: int, person: Person, act: Act
) -> Plan:
    tournament = await load(context, connection, tournament_id)
    refuse_unauthorized(tournament, person, act.kind)
    reason = " ".join(act.reason.split())
    if not 0 < len(reason) <= REASON:
        raise Refused("cup_reason", {"limit": REASON})
    act = replace(act, reason=reason)
    case = Case(context, connection, tournament, person, act, context.clock.now())
    plan = await _ACTS[act.kind](case)
    refuse_own_matter(case, plan)
    refuse_pairing_late(case, plan)
    events = [await _within_a_day(case, event) for event in plan.events]
    return replace(plan, events=tuple(events))


async def _within_a_day(case: Case, event: Event) -> Event:
    """Return an event that calls nobody, if the team has called the same people too often.

    What others of the team did keeps nobody from putting things right. Refused: cup_act_daily (data
    limit), if one did it often oneself.
    """
    kind, data = event
    most, keys = A_DAY.get(kind, (0, ()))
    if not most:
        return event
    rows = await tournaments.events_since(
        case.connection, case.tournament.id, kind, case.now - DAY + 1
    )
    alike = [row for row in rows if all(row.data.get(key) == data.get(key) for key in keys)]
    own = sum(row.by_id == case.person.id for row in alike)
    if own >= most:
        raise case.refusal("cup_act_daily", limit=most)
    return (kind, {**data, "quiet": True}) if len(alike) >= TOGETHER * most else event


# -- calling a judge -------------------------------------------------------------------------------


async def call_judge(
    context: ServiceContext, tournament_id: int, person: Person, what: str
) -> tuple[Tournament, bool]:
    """Call a judge to somebody's table, with a few words; False if that mentions nobody.

    Whoever doesn't play, as they left, wait or were disqualified, can do so once a day.
    Refused: no_cup, cup_not_in, cup_phase, cup_words (data limit), cup_called (data minutes),
    cup_called_often (data limit), busy.
    """
    words = " ".join(what.split())
    if not 0 < len(words) <= CALL:
        raise Refused("cup_words", {"limit": CALL})
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        entry = own_entry(tournament, person.id)
        if tournament.phase != "running":
            raise wrong_phase(tournament)
        matches = open_matches(tournament, entry)
        day = tx.now - DAY + 1
        rows = await tournaments.events_since(tx.connection, tournament_id, "judge", day)
        called = [row.at for row in rows if row.by_id == person.id]
        plays = entry.state == "in" or sits_on(tournament, entry, person.id)
        most = CALLS_A_DAY if plays else 1
        if called and called[-1] > tx.now - CALL_AGAIN:
            raise Refused("cup_called", {"minutes": CALL_AGAIN // 60})
        if len(called) >= most:
            raise refusal(tournament, "cup_called_often", limit=most)
        stage, round_ = current_round(tournament)
        where = {"stage": stage, "round": round_, "number": 0}
        if matches:
            where = match_keys(matches[-1])
        data = {"entry": entry.number, **where, "what": words}
        heard = [row.at for row in rows if not row.data.get("quiet")]
        many = any(sum(at > tx.now - span for at in heard) >= most for span, most in CALLED)
        quiet = many and bool(called or not plays)  # others' calls use up nobody's first one
        if quiet:
            data["quiet"] = True
        return await write(tx, tournament, ("judge", data), by=person), not quiet
