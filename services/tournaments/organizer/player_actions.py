"""Organizers' actions about players: replace, disqualify, drop, add, import a file.

Nobody comes in without a press of their own: who is added, imported or named as a substitute is
asked (see `answers`).
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tournament_acts import ActKind, Newcomer
from services.facts.tournaments import Entry, Invitation, Lord, Tournament
from services.play.reclaim_seat import hand_over
from services.play.seat_access import Chair
from services.standing import marks
from services.state.game_facts import game_fact
from services.tournaments.core.eligibility import newcomers_round
from services.tournaments.core.game_stopping import stop_retaken
from services.tournaments.core.questions import (
    back_events,
    has_lapsed,
    is_recent,
    stays,
    was_asked,
    whose_yes,
)
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.registration import (
    entry_event,
    refuse_erased_partner,
    was_expelled,
    with_check_in,
)
from services.tournaments.core.seats import (
    in_time,
    reclaim_seats,
    refuse_unlocked,
    resign_seats,
)
from services.tournaments.core.withdrawal import (
    Event,
    can_return_until,
    first_round_back,
    leaving_event,
    open_matches,
)
from services.tournaments.formats import Rewinding, rewinding, successor
from services.tournaments.organizer.case import (
    Case,
    Judge,
    Plan,
    after_event,
    apart_from,
    asked_within,
    lord_of,
    often_asked,
    require_phase,
    rewound,
)
from services.tournaments.scores import standings
from store import tournaments

MAX_IMPORTED = 512
"""Most entries in a file."""
ASKED = 100
"""Most people asked to play an event who have not answered yet."""
DAY = 24 * 3600
ASKED_A_DAY = 200
"""Most people whom one organizer asks within a day, for any events: each has a direct message."""


# -- leaving ---------------------------------------------------------------------------------------


async def _drop(case: Case) -> Plan:
    """Remove a player with their entry: withdrawn before the start, dropped after it."""
    entry, _ = lord_of(case)
    if not entry.live:
        raise refusal(case.tournament, "cup_not_in_lord")
    return _remove(case, "dropped")


async def _expel(case: Case) -> Plan:
    """Disqualify a player with their entry: they can't come back by themselves.

    Of two partners only the one: the other has done nothing, and keeps the seat.
    """
    entry, lord = lord_of(case)
    if entry.state == "expelled" and lord.user in case.tournament.barred:
        raise refusal(case.tournament, "cup_not_in_lord")
    following, plan = successor(case.tournament, entry.number), _remove(case, "expelled")
    if following is None or entry.state == "expelled":
        return plan
    number, round_ = following
    ((kind, data),) = plan.events
    data = {**data, "passes": True, "passes_in": round_}
    after = after_event(case.tournament, case.now, kind, data)
    found = rewinding(case.tournament, after, data["stage"], round_, standings)
    effect = replace(
        plan.effect,
        successor=case.tournament.entry(number),
        again=() if found is None else found.matches,
        instead=() if found is None else found.comers,
    )
    if not case.act.passes:
        return replace(plan, effect=effect)
    if found is None:
        return replace(plan, effect=effect, events=((kind, data),))
    events = ((kind, data), rewound(case, found, why="expelled"))
    then = partial(_resign_and_stop, users=plan.users, found=found)
    return replace(plan, effect=effect, events=events, then=then)


async def _resign_and_stop(  # noqa: PLR0917 - what `Then` gives, and what was found
    context: ServiceContext,
    tx: Transaction,
    after: Tournament,
    locked: Sequence[int],
    users: Sequence[int],
    found: Rewinding,
) -> list[Live]:
    """Give up seats, and stop the tables at which others should sit."""
    lives = await resign_seats(context, tx, after, locked, users=users)
    await stop_retaken(tx, after, found)
    return lives


def _remove(case: Case, kind: str) -> Plan:
    """Remove an entry; the autopilot finishes its open tables, so that the others' places stand.

    Who is disqualified leaves a seat, their partner doesn't.
    """
    tournament = case.tournament
    require_phase(case)
    entry, lord = lord_of(case)
    name, data = leaving_event(tournament, entry, kind)
    users = tuple(one.user for one in entry.lords)
    if kind == "expelled" and len(users) > 1:
        users, data = (lord.user,), {**data, "user": lord.user}
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
    """Ask a substitute, by default the first who waits, to take a player's place.

    Before the start, who waits comes in without being asked: as when a place becomes free. A lord
    who plays in time is asked as well: their yes is needed, or a turn that they let pass.
    """
    tournament, act = case.tournament, case.act
    require_phase(case)
    entry, lord = lord_of(case)
    waiting = _substitute(case, entry) if act.other is None else None
    if act.other is None and waiting is None:
        raise case.refusal("cup_act_nobody")
    plan = await _substitution(case, waiting)
    own = act.other is not None and act.other.id == case.person.id
    asked = waiting.lords if waiting is not None else (plan.effect.other,)
    lords = [one for one in asked if one is not None]
    out = [one for one in entry.lords if one.user in plan.users and one.user != case.person.id]
    users = [one.user for one in out]
    there = await in_time(case.context, case.connection, tournament, users)
    yielding = tuple(one for one in out if one.user in there)
    at_once = own or (waiting is not None and tournament.phase != "running")
    if not yielding and (at_once or _have_agreed(case, lords, lord.user)):
        return _at_once(plan)
    effect = replace(plan.effect, in_time=yielding)
    more = {"yields": [one.user for one in yielding]} if yielding else {}
    asks = await question(case, [*lords, *yielding], out=lord.user, **more)
    return Plan(effect, (asks,))


def _have_agreed(case: Case, lords: Sequence[Lord], out: int) -> bool:
    """Whether substitutes said yes already, to a question that waited for whom they replace."""
    return any(
        one.state == "open"
        and one.out == out
        and {lord.user for lord in lords} == {lord.user for lord in one.comers}
        and {lord.user for lord in lords} <= set(one.agreed)
        and not has_lapsed(case.tournament, one, case.now)
        for one in case.tournament.invitations
    )


async def _substitution(case: Case, waiting: Entry | None = None) -> Plan:
    """Put a substitute, or the lords of a waiting entry, in the place of a player, or of an entry.

    They get its points and seats; for an entry that has left they play from the next round on.
    """
    tournament, act = case.tournament, case.act
    entry, lord = lord_of(case)
    if waiting is None:
        assert act.other is not None, "somebody comes"
        others, out = [Lord(act.other.id, act.other.name)], [lord]
        waiting = _waiting_alone(case, act.other)
    else:
        others, out = list(waiting.lords), list(entry.lords)
    _refuse_other_partner(case, entry, (*out, *others))
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
        events.append(_back_with(tournament, entry, out, others))
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


def _back_with(
    tournament: Tournament, entry: Entry, out: Sequence[Lord], others: Sequence[Lord]
) -> Event:
    """Bring an entry back with its substitutes, or ask the partner whose yes is missing."""
    needed = whose_yes(tournament, entry)
    partners = [lord for lord in entry.lords if lord not in out and lord.user in needed]
    if not partners:
        return "returned", {"entry": entry.number, "first": first_round_back(tournament, entry)}
    agreed = [lord.user for lord in others]
    asks = {"lords": _pairs([*others, *partners]), "out": None}
    return "invited", {**asks, "back": entry.number, "agreed": agreed}


async def _refuse_draw_known(case: Case, entry: Entry, others: Sequence[Lord]) -> None:
    """Refuse a substitute who sat at another table of a round whose draw this entry still plays.

    Also under the number that took their place when they had their data deleted. Refused:
    cup_act_seen (data lord).
    """
    tournament = case.tournament
    playing = {(one.stage, one.round) for one in open_matches(tournament, entry)}
    secret = [
        one
        for one in tournament.rounds
        if (one.stage, one.number) in playing and not tournament.reveals(one)
    ]
    if not secret:
        return
    begun = min(one.begins for one in secret)
    rows = await tournaments.events_since(case.connection, tournament.id, "replaced", begun)
    seen = {row.data["out"] for row in rows}
    matches = [match for one in secret for match in one.matches]
    for number in {number for match in matches for number in match.entries} - {entry.number}:
        seen |= {lord.user for lord in tournament.entry(number).lords}
    for lord in others:
        before = await marks.former_numbers(case.connection, lord.user, "cup", tournament.id)
        if seen.intersection((lord.user, *before)):
            raise case.refusal("cup_act_seen", lord=lord.name)


def _substitute(case: Case, entry: Entry) -> Entry | None:
    """Return the first on the waiting list who could take an entry's place."""
    tournament = case.tournament
    others = (one for one in tournament.waiting if one.number != entry.number)
    fits = (one for one in others if len(one.lords) == len(entry.lords))
    return next((one for one in fits if not was_asked(tournament, one.lords, case.now)), None)


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
            mark = tournament.known(Lord(person.id, person.name)).mark
            lives.append(await hand_over(tx, Chair(live, fact, seat), person, mark))
    return lives


# -- new entries -----------------------------------------------------------------------------------


async def _add(case: Case) -> Plan:
    """Ask somebody to enter, also late and without the requirements, or to come back."""
    tournament, act = case.tournament, case.act
    require_phase(case)
    if act.other is None:
        raise case.refusal("cup_act_nobody")
    own = tournament.entry_of(act.other.id)
    if own is not None and own.state != "withdrawn":
        _refuse_other_partner(case, own, [one for one in (act.other, act.partner) if one])
        plan, asked = _return(case, own), whose_yes(tournament, own) | {act.other.id}
        if asked == {case.person.id}:
            return _at_once(plan)
        back = [lord for lord in own.lords if lord.user in asked]
        return Plan(plan.effect, (await question(case, back),))
    lords = [Lord(one.id, one.name) for one in (act.other, act.partner) if one is not None]
    plan = _enter(case, lords)
    if [lord.user for lord in lords] == [case.person.id]:
        return _at_once(plan)
    return Plan(plan.effect, (await question(case, lords),))


def _refuse_other_partner(case: Case, entry: Entry, named: Sequence[Person | Lord]) -> None:
    """Refuse to ask a partner who was not meant: another is named, or they were disqualified.

    Refused: cup_act_partner (data lord).
    """
    users = {one.id if isinstance(one, Person) else one.user for one in named}
    barred = case.tournament.barred
    strange = case.act.partner is not None and not entry.has(case.act.partner.id)
    for lord in entry.lords:
        if lord.user not in users and (strange or lord.user in barred):
            raise case.refusal("cup_act_partner", lord=lord.name)


def _at_once(plan: Plan) -> Plan:
    """Return a plan for which nobody is asked."""
    return replace(plan, effect=replace(plan.effect, asks=False))


def _enter(case: Case, lords: Sequence[Lord]) -> Plan:
    """Enter people who want it, also late and without the requirements."""
    tournament = case.tournament
    first = _chosen_round(case)
    if len(lords) != tournament.setup.each or len({lord.user for lord in lords}) != len(lords):
        raise case.refusal("cup_act_lords", lords=tournament.setup.each)
    for lord in lords:
        there = tournament.entry_of(lord.user)
        if there is not None and there.state != "withdrawn":
            raise refusal(tournament, "cup_entered_lord", lord=lord.name)
    kind, data = entry_event(tournament, lords, first=first)
    waits = (
        tournament.phase != "running" and len(tournament.taking_part) >= tournament.setup.capacity
    )
    effect = case.effect(other=lords[0], first=first, waits=waits, lords=len(lords))
    return Plan(effect, tuple(with_check_in(tournament, [(kind, data)])))


def _chosen_round(case: Case) -> int:
    """Return the round from which on a new entry plays: the next one, or a later one of a Swiss.

    Refused: cup_phase, cup_act_first (data first, last).
    """
    tournament, wanted = case.tournament, case.act.first
    first = newcomers_round(tournament)
    if first is None:
        raise wrong_phase(tournament)
    last = tournament.setup.rounds if tournament.setup.format == "swiss" else first
    if wanted and not first <= wanted <= last:
        raise case.refusal("cup_act_first", first=first, last=last)
    return wanted or first


def _return(case: Case, own: Entry) -> Plan:
    """Let somebody back in who dropped out, was disqualified, or still waits after the start."""
    tournament, act = case.tournament, case.act
    assert act.other is not None, "somebody is named"
    first = newcomers_round(tournament)
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
    lord = Lord(act.other.id, act.other.name)
    effect = case.effect(entry=own, other=lord, first=back)
    return Plan(effect, (case.event("returned", entry=own.number, first=back),))


async def _import(case: Case) -> Plan:
    """Ask the players of a file before the start; those already in, or asked, are skipped.

    So are those who were disqualified, also if they had their data deleted.
    Those who can't be asked now are left for a later import of the same file.
    """
    tournament, people = case.tournament, case.act.people
    require_phase(case, "signup", "checkin")
    if not 0 < len(people) <= MAX_IMPORTED:
        raise case.refusal("cup_act_file", limit=MAX_IMPORTED)
    for one in people:
        users = {lord.user for lord in one.lords}
        if len(users) != tournament.setup.each or len(one.lords) != tournament.setup.each:
            raise case.refusal("cup_act_line", line=one.line, lords=tournament.setup.each)
    new, known = unasked(tournament, people)
    lords = [lord for one in new for lord in one.lords]
    out = await often_asked(case, "invited") | await apart_from(case, lords)
    for lord in lords:
        if await was_expelled(case.connection, tournament, lord.user):
            out.add(lord.user)
    skipped = [one for one in new if out.intersection(lord.user for lord in one.lords)]
    new, known = [one for one in new if one not in skipped], known + skipped
    if not new:
        raise case.refusal("cup_act_known", lords=len(known))
    room, today = _room(tournament, case.now), ASKED_A_DAY - len(await _asked_today(case))
    now = new[: max(0, min(room, today)) // tournament.setup.each]
    if not now:
        raise _too_many(case, today=room > today)
    effect = case.effect(
        lords=sum(len(one.lords) for one in now),
        known=tuple(known),
        left=len(new) - len(now) + case.act.more,
        waits=len(tournament.taking_part) + len(now) > tournament.setup.capacity,
    )
    questions = [("invited", {"lords": _pairs(one.lords), "out": None}) for one in now]
    return Plan(effect, (case.event("imported", entries=len(now)), *questions))


def unasked(
    tournament: Tournament, people: Sequence[Newcomer]
) -> tuple[list[Newcomer], list[Newcomer]]:
    """Return the entries of a file that can be asked, and those with somebody in, or asked."""
    there = {
        lord.user for one in tournament.entries if one.state != "withdrawn" for lord in one.lords
    }
    new: list[Newcomer] = []
    known: list[Newcomer] = []
    for one in people:
        users = {lord.user for lord in one.lords}
        skipped = users & there or was_asked(tournament, one.lords)
        (known if skipped else new).append(one)
        there |= users
    return new, known


# -- asking ----------------------------------------------------------------------------------------


async def question(case: Case, lords: Sequence[Lord], out: int | None = None, **more: Any) -> Event:
    """Return the event that asks people.

    Refused: cup_act_asked, cup_act_often (data lord), cup_act_unanswered (data limit),
    cup_act_asked_day (data limit).
    """
    tournament = case.tournament
    rooms = [lord for lord in lords if more.get("pilot") or lord.user in more.get("yields", ())]
    comers = [lord for lord in lords if lord not in rooms]
    before = was_asked(tournament, comers, case.now) or stays(tournament, rooms, case.now)
    if before or await apart_from(case, lords):
        raise case.refusal("cup_act_asked", lord=lords[0].name)
    often = await often_asked(case, "invited")
    for lord in lords:
        if lord.user in often:
            raise case.refusal("cup_act_often", lord=lord.name)
    if len(lords) > _room(tournament, case.now):
        raise _too_many(case, today=False)
    if len({*await _asked_today(case), *(lord.user for lord in lords)}) > ASKED_A_DAY:
        raise _too_many(case, today=True)
    later = {"first": case.act.first} if case.act.first and out is None else {}
    return case.event("invited", lords=_pairs(lords), out=out, **later, **more)


def _room(tournament: Tournament, now: int) -> int:
    """Return how many people more can be asked now."""
    open_ = [one for one in tournament.invitations if one.state == "open"]
    lately = [one for one in open_ if is_recent(tournament, one.at, now)]
    return max(0, ASKED - sum(len(one.lords) - len(one.agreed) for one in lately))


async def _asked_today(case: Case) -> set[int]:
    return set(await asked_within(case, "invited", DAY))


def _too_many(case: Case, *, today: bool) -> Refused:
    if today:
        return case.refusal("cup_act_asked_day", limit=ASKED_A_DAY)
    return case.refusal("cup_act_unanswered", limit=ASKED)


def _pairs(lords: Sequence[Lord]) -> list[list[object]]:
    return [[lord.user, lord.name] for lord in lords]


def locked_users(tournament: Tournament, invitation: Invitation, person: Person) -> tuple[int, ...]:
    """Return whose games change with a yes: who loses a place, or a lord who comes back."""
    if invitation.out is None:
        return (person.id,)
    entry = tournament.entry_of(invitation.out)
    if entry is None or len(invitation.comers) == 1:
        return (invitation.out,)
    return tuple(lord.user for lord in entry.lords)


async def accepted(case: Case, invitation: Invitation) -> Plan:
    """Return what follows once all have said yes, judged as things are then."""
    comes = invitation.comers[0].user if invitation.out is not None else case.person.id
    own = case.tournament.entry_of(comes)
    if invitation.out is not None and len(invitation.comers) == 1:
        return await _substitution(case)
    if invitation.out is not None:
        if own is None or own.state != "waiting":
            raise refusal(case.tournament, "cup_not_asked")
        return await _substitution(case, own)
    if own is not None and own.state in ("dropped", "expelled", "waiting"):
        plan = _return(replace(case, act=replace(case.act, other=case.person)), own)
        users, first = [case.person.id, *invitation.agreed], plan.effect.first
        events = back_events(case.tournament, own, users, first, case.now)
        then = partial(reclaim_seats, user=case.person.id)
        return replace(plan, events=tuple(events), then=then)
    return _enter(case, [_as_they_are(lord, case.person) for lord in invitation.lords])


def _as_they_are(lord: Lord, person: Person) -> Lord:
    """Return a lord with the name they have, whatever an organizer called them."""
    return Lord(person.id, person.name) if lord.user == person.id else lord


PLAYER_ACTIONS: dict[ActKind, Judge] = {
    "drop": _drop,
    "expel": _expel,
    "replace": _replace,
    "add": _add,
    "import": _import,
}
