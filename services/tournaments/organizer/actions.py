"""What those who run a cup do about it: first to see its effect, then to do it.

Both judge the act anew, as things stand: what speaks against it is a refusal that changes nothing.
The events, and what follows from them at tables, are one transaction.
"""

from __future__ import annotations

from dataclasses import replace

from services.core.context import House
from services.facts import Person, Refused
from services.facts.tournament_acts import CALL, REASON, Act, ActKind, Effect
from services.facts.tournaments import Cup
from services.tournaments.core import rounds
from services.tournaments.core.eligibility import wrong_phase
from services.tournaments.core.events import current, place
from services.tournaments.core.registration import own_entry
from services.tournaments.core.repository import load, write
from services.tournaments.core.seats import held
from services.tournaments.core.withdrawal import open_matches
from services.tournaments.organizer.core import Case, Judge, Plan
from services.tournaments.organizer.event_actions import EVENT_ACTS
from services.tournaments.organizer.player_actions import LORD_ACTS
from services.tournaments.organizer.table_actions import TABLE_ACTS
from store import Connection, tournaments

JUDGE_MAY: tuple[ActKind, ...] = ("result", "autopilot", "restart")
"""What a judge may do who is no organiser."""
CALL_AGAIN = 10 * 60
"""Who has called a judge may call again after so many seconds."""

_ACTS: dict[ActKind, Judge] = {**EVENT_ACTS, **LORD_ACTS, **TABLE_ACTS}


def may(cup: Cup, person: Person, kind: ActKind | None = None) -> bool:
    """Whether a person may do something to a cup: its organisers all, its judges some of it, and
    whoever manages its server. Without a kind: whether they may do anything.
    """
    if cup.organises(person.id) or (person.manages and person.server == cup.server):
        return True
    return cup.judges_it(person.id) and (kind is None or kind in JUDGE_MAY)


def refuse_others(cup: Cup, person: Person, kind: ActKind | None = None) -> None:
    """Refuse who may not do it. Refused: cup_not_organiser (data cup, organisers)."""
    if not may(cup, person, kind):
        names = tuple(one.name for one in cup.organisers)
        raise Refused("cup_not_organiser", {"cup": cup.setup.name, "organisers": names}, ("cups",))


async def preview(house: House, cup_id: int, person: Person, act: Act) -> Effect:
    """Return what an act would do now; nothing is changed.

    Refused: no_cup, cup_not_organiser, cup_reason (data limit), cup_phase, and whatever speaks
    against the act itself.
    """
    async with house.read() as connection:
        return (await _judged(house, connection, cup_id, person, act)).effect


async def do(house: House, cup_id: int, person: Person, act: Act) -> Effect:
    """Do what was asked for; the effect's cup is the cup after it. Refused: as `preview`, busy."""
    if act.kind == "pair":
        effect = await preview(house, cup_id, person, act)
        if effect.cup.phase == "running":
            after = await rounds.pair_now(house, cup_id, person, effect.act.reason)
            return replace(effect, cup=after)
    async with house.read() as connection:
        plan = await _judged(house, connection, cup_id, person, act)
    async with held(house, plan.effect.cup, plan.users) as games, house.write() as work:
        before = plan.users
        plan = await _judged(house, work.connection, cup_id, person, act)
        if plan.users != before:
            raise Refused("busy", offers=("look",))
        after = await write(work, plan.effect.cup, *plan.events, by=person)
        lives = [] if plan.then is None else await plan.then(house, work, after, games)
    for live in lives:
        house.keep(live)
    return replace(plan.effect, cup=after)


async def _judged(
    house: House, connection: Connection, cup_id: int, person: Person, act: Act
) -> Plan:
    cup = await load(house, connection, cup_id)
    refuse_others(cup, person, act.kind)
    reason = " ".join(act.reason.split())
    if not 0 < len(reason) <= REASON:
        raise Refused("cup_reason", {"limit": REASON})
    act = replace(act, reason=reason)
    return await _ACTS[act.kind](Case(house, connection, cup, person, act, house.clock.now()))


# -- a judge is called -----------------------------------------------------------------------------


async def judge(house: House, cup_id: int, person: Person, what: str) -> Cup:
    """Call a judge to somebody's table, with a few words.

    Refused: no_cup, cup_not_in, cup_phase, cup_words (data limit), cup_called (data minutes), busy.
    """
    words = " ".join(what.split())
    if not 0 < len(words) <= CALL:
        raise Refused("cup_words", {"limit": CALL})
    async with house.write() as work:
        cup = await load(house, work.connection, cup_id)
        entry = own_entry(cup, person.id)
        if cup.phase != "running":
            raise wrong_phase(cup)
        called = await tournaments.last_event(work.connection, cup_id, "judge", person.id)
        if called is not None and called.at > work.now - CALL_AGAIN:
            raise Refused("cup_called", {"minutes": CALL_AGAIN // 60})
        matches = open_matches(cup, entry)
        stage, round_ = current(cup)
        where = {"stage": stage, "round": round_, "number": 0}
        if matches:
            where = place(matches[-1])
        told = {"entry": entry.number, **where, "what": words}
        return await write(work, cup, ("judge", told), by=person)
