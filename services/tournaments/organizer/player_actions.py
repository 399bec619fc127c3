"""Organizers' actions about players: replace, disqualify, drop, add, import a file."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tournament_acts import ActKind, Newcomer
from services.facts.tournaments import Entry, Lord, Tournament
from services.play.reclaim_seat import hand_over
from services.play.seat_access import Chair
from services.state.game_facts import game_fact
from services.tournaments.core.eligibility import newcomers_round
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.registration import entry_event, refuse_erased_partner, with_check_in
from services.tournaments.core.seats import refuse_unlocked, resign_seats
from services.tournaments.core.withdrawal import (
    Event,
    can_return_until,
    first_round_back,
    leaving_event,
    open_matches,
)
from services.tournaments.organizer.case import Case, Judge, Plan, lord_of, require_phase
from store import tournaments

MAX_IMPORTED = 512
"""Most entries in a file."""


# -- leaving ---------------------------------------------------------------------------------------


async def _drop(case: Case) -> Plan:
    """Remove a player with their entry: withdrawn before the start, dropped after it."""
    entry, _ = lord_of(case)
    if not entry.live:
        raise refusal(case.tournament, "cup_not_in_lord")
    return _remove(case, "dropped")


async def _expel(case: Case) -> Plan:
    """Disqualify a player with their entry: they can't come back by themselves."""
    entry, _ = lord_of(case)
    if entry.state == "expelled":
        raise refusal(case.tournament, "cup_not_in_lord")
    return _remove(case, "expelled")


def _remove(case: Case, kind: str) -> Plan:
    """Remove an entry; the autopilot finishes its open tables, so that the others' places stand."""
    tournament = case.tournament
    require_phase(case)
    entry, lord = lord_of(case)
    name, data = leaving_event(tournament, entry, kind)
    users = tuple(one.user for one in entry.lords)
    matches = open_matches(tournament, entry)
    effect = case.effect(
        entry=entry,
        lord=lord,
        other=_next_waiting(tournament, entry),
        match=matches[0] if matches else None,
        tables=len(matches),
        running=sum(bool(match.tables) for match in matches),
    )
    return Plan(effect, (case.event(name, **data),), users, partial(resign_seats, users=users))


def _next_waiting(tournament: Tournament, entry: Entry) -> Lord | None:
    """Return the entry that moves up when another leaves before the start."""
    if tournament.phase == "running" or entry.state != "in" or not tournament.waiting:
        return None
    return tournament.waiting[0].lords[0]


# -- substitutes -----------------------------------------------------------------------------------


async def _replace(case: Case) -> Plan:
    """Put a substitute, by default the first on the waiting list, in a player's place.

    They get its points and seats; for an entry that has left they play from the next round on.
    """
    tournament, act = case.tournament, case.act
    require_phase(case)
    entry, lord = lord_of(case)
    waiting = None if act.other is not None else _substitute(tournament, entry)
    if act.other is not None:
        others = [Lord(act.other.id, act.other.name)]
        out = [lord]
        waiting = _waiting_alone(case, act.other)
    else:
        others, out = list(waiting.lords) if waiting else [], list(entry.lords)
    if not others:
        raise case.refusal("cup_act_nobody")
    await _refuse_draw_known(case, entry, others)
    events: list[Event] = []
    if waiting is not None:
        events.append(("withdrawn", {"entry": waiting.number}))
    for old, new in zip(out, others, strict=True):
        data = {"entry": entry.number, "out": old.user, "lord": [new.user, new.name]}
        events.append(case.event("replaced", **data))
    if entry.state in ("dropped", "expelled"):
        if tournament.phase != "running" or can_return_until(tournament, entry) is None:
            raise wrong_phase(tournament)
        events.append(
            ("returned", {"entry": entry.number, "first": first_round_back(tournament, entry)})
        )
    pairs = [(old.user, Person(new.user, new.name)) for old, new in zip(out, others, strict=True)]
    matches = open_matches(tournament, entry)
    effect = case.effect(
        act=replace(act, other=pairs[0][1]) if len(pairs) == 1 else act,
        entry=entry,
        lord=lord,
        other=others[0],
        waits=waiting is not None,
        match=matches[0] if matches else None,
        tables=len(matches),
        running=sum(bool(match.tables) for match in matches),
    )
    users = tuple(old.user for old in out)
    return Plan(effect, tuple(events), users, partial(_hand_over_seats, pairs=pairs))


async def _refuse_draw_known(case: Case, entry: Entry, others: Sequence[Lord]) -> None:
    """Refuse a substitute who sat at another table of a round whose draw this entry still plays.

    Refused: cup_act_seen (data lord).
    """
    tournament = case.tournament
    playing = {(one.stage, one.round) for one in open_matches(tournament, entry)}
    secret = [
        one.begins
        for one in tournament.rounds
        if (one.stage, one.number) in playing and not tournament.reveals(one)
    ]
    if not secret:
        return
    rows = await tournaments.events_since(case.connection, tournament.id, "replaced", min(secret))
    replaced = {row.data["out"] for row in rows}
    for lord in others:
        if lord.user in replaced:
            raise case.refusal("cup_act_seen", lord=lord.name)


def _substitute(tournament: Tournament, entry: Entry) -> Entry | None:
    """Return the first on the waiting list who could take an entry's place."""
    others = (one for one in tournament.waiting if one.number != entry.number)
    return next((one for one in others if len(one.lords) == len(entry.lords)), None)


def _waiting_alone(case: Case, person: Person) -> Entry | None:
    """Return the waiting entry that a substitute gives up.

    Refused: cup_entered_lord if they take part already, or wait with a partner.
    """
    own = case.tournament.entry_of(person.id)
    if own is None or own.state == "withdrawn":
        return None
    if own.state == "waiting" and len(own.lords) == 1 and person.id != case.act.user:
        return own
    raise case.refusal("cup_entered_lord", lord=person.name)


async def _hand_over_seats(
    context: ServiceContext,
    tx: Transaction,
    tournament: Tournament,
    locked: Sequence[int],
    pairs: Sequence[tuple[int, Person]],
) -> list[Live]:
    """Seat substitutes at the tables of those they replace. Refused: busy, between two games."""
    await refuse_unlocked(tx, tournament, locked, [user for user, _ in pairs])
    lives: list[Live] = []
    for game in locked:
        for user, person in pairs:
            live = await load(context, tx.connection, game)
            fact = await game_fact(tx.connection, live)
            seat = fact.table.seat_of(user)
            if seat is None:
                continue
            if fact.over:
                raise Refused("busy", offers=("look",))
            lives.append(await hand_over(tx, Chair(live, fact, seat), person))
    return lives


# -- new entries -----------------------------------------------------------------------------------


async def _add(case: Case) -> Plan:
    """Enter somebody, also late and without the requirements, or let them back in."""
    tournament, act = case.tournament, case.act
    require_phase(case)
    if act.other is None:
        raise case.refusal("cup_act_nobody")
    first = newcomers_round(tournament)
    own = tournament.entry_of(act.other.id)
    if own is not None and own.state != "withdrawn":
        return _let_back_in(case, own, first)
    if first is None:
        raise wrong_phase(tournament)
    lords = [Lord(one.id, one.name) for one in (act.other, act.partner) if one is not None]
    if len(lords) != tournament.setup.each or len({lord.user for lord in lords}) != len(lords):
        raise case.refusal("cup_act_lords", lords=tournament.setup.each)
    if act.partner is not None:
        partner = tournament.entry_of(act.partner.id)
        if partner is not None and partner.state != "withdrawn":
            raise refusal(tournament, "cup_entered_lord", lord=act.partner.name)
    kind, data = entry_event(tournament, lords, first=first)
    waits = (
        tournament.phase != "running" and len(tournament.taking_part) >= tournament.setup.capacity
    )
    effect = case.effect(other=lords[0], first=first, waits=waits, lords=len(lords))
    return Plan(effect, tuple(with_check_in(tournament, [case.event(kind, **data)])))


def _let_back_in(case: Case, own: Entry, first: int | None) -> Plan:
    """Let somebody back in who dropped out, was disqualified, or still waits after the start."""
    tournament, act = case.tournament, case.act
    assert act.other is not None, "somebody is named"
    waits = own.state == "waiting" and tournament.phase == "running"
    if own.state not in ("dropped", "expelled") and not waits:
        raise case.refusal("cup_entered_lord", lord=act.other.name)
    if waits and len(own.lords) != tournament.setup.each:
        raise case.refusal("cup_act_lords", lords=tournament.setup.each)
    refuse_erased_partner(tournament, own)
    until = can_return_until(tournament, own)
    if first is None and (waits or until is None):
        raise wrong_phase(tournament)
    back = first_round_back(tournament, own)
    effect = case.effect(entry=own, other=Lord(act.other.id, act.other.name), first=back)
    return Plan(effect, (case.event("returned", entry=own.number, first=back),))


async def _import(case: Case) -> Plan:
    """Enter the players of a file before the start; those already in are skipped."""
    tournament, people = case.tournament, case.act.people
    require_phase(case, "signup", "checkin")
    if not 0 < len(people) <= MAX_IMPORTED:
        raise case.refusal("cup_act_file", limit=MAX_IMPORTED)
    there = {
        lord.user for one in tournament.entries if one.state != "withdrawn" for lord in one.lords
    }
    new: list[Newcomer] = []
    known: list[Newcomer] = []
    for one in people:
        users = {lord.user for lord in one.lords}
        if len(users) != tournament.setup.each or len(one.lords) != tournament.setup.each:
            raise case.refusal("cup_act_line", line=one.line, lords=tournament.setup.each)
        (known if users & there else new).append(one)
        there |= users
    if not new:
        raise case.refusal("cup_act_known", lords=len(known))
    events = [
        entry_event(tournament, one.lords, first=1, more=number) for number, one in enumerate(new)
    ]
    effect = case.effect(
        lords=sum(len(one.lords) for one in new),
        known=tuple(known),
        waits=len(tournament.taking_part) + len(new) > tournament.setup.capacity,
    )
    event = case.event("imported", entries=len(new))
    return Plan(effect, (event, *with_check_in(tournament, events)))


PLAYER_ACTIONS: dict[ActKind, Judge] = {
    "drop": _drop,
    "expel": _expel,
    "replace": _replace,
    "add": _add,
    "import": _import,
}
