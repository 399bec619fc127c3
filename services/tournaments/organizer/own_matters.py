"""What those of the team who play themselves leave to others: what concerns their own table.

Whoever else of the team may do it, and is not concerned as well, decides; if nobody is there, they
do.
"""

from collections.abc import Callable, Collection, Mapping, Set
from typing import Final

from services.facts.tournament_acts import ActKind
from services.facts.tournaments import Entry, Match, Tournament
from services.tournaments.core.withdrawal import open_matches
from services.tournaments.organizer.case import JUDGE_MAY, Case, Plan

PLAYS: Final = 2
"""The nearness of whoever plays; 1 is that of those whom they put on the team, 0 that of others."""
Concern = Callable[[Case, Plan, Entry], Collection[int]]
"""Returns the entries that an act concerns as it does one's own; without it, it is no matter."""


def _nothing(_case: Case, _plan: Plan, _own: Entry) -> Collection[int]:
    """What is the same for all, or about people who don't play yet."""
    return ()


def _table(case: Case, plan: Plan, own: Entry) -> Collection[int]:
    """How a table goes on or ends; also one that is played again, or of a lord put out."""
    effect = plan.effect
    tables = [effect.match.entries] if effect.match is not None else []
    if case.act.passes:
        tables += [match.entries for match in effect.again]
        tables += effect.instead
        tables += [(effect.successor.number,)] if effect.successor is not None else []
    return next((table for table in tables if own.number in table), ())


def _player(case: Case, plan: Plan, own: Entry) -> Collection[int]:
    """Who of those at one's table, or of one's own entry, plays on; one may leave oneself."""
    act, open_ = case.act, open_matches(case.tournament, own)
    if act.user == case.person.id and act.kind != "replace":
        return ()
    about = None if act.user is None else case.tournament.entry_of(act.user)
    numbers = {*act.entries, *(() if about is None else (about.number,))}
    if own.number in numbers:
        return numbers
    tables = (one.entries for one in open_ if numbers.intersection(one.entries))
    return next(tables, ()) or _table(case, plan, own)


def _next_table(case: Case, _plan: Plan, own: Entry) -> Collection[int]:
    """Whom one meets next: whoever else is put somewhere is no opponent any more."""
    there = {one.number for one in case.tournament.taking_part}
    return there if own.number in there else ()


def _round(_case: Case, plan: Plan, own: Entry) -> Collection[int]:
    """Whether a round counts in which one plays, has played, or had a bye."""
    one = plan.effect.round
    there = [] if one is None else [entry for match in one.matches for entry in match.entries]
    there += [] if one is None else one.byes
    return there if own.number in there else ()


def _clock(_case: Case, plan: Plan, own: Entry) -> Collection[int]:
    """When the round ends in which one is still playing."""
    one = plan.effect.round
    return () if one is None else _playing(one.matches, own)


def _open_table(case: Case, _plan: Plan, own: Entry) -> Collection[int]:
    """Whether one's clock stops or one's game counts, as all that are in progress."""
    return _playing([match for one in case.tournament.rounds for match in one.matches], own)


def _early_end(case: Case, plan: Plan, own: Entry) -> Collection[int]:
    """Whether it ends as it stands, for all who play on, or whose game is in progress."""
    return _next_table(case, plan, own) or _open_table(case, plan, own)


def _fewer_rounds(case: Case, plan: Plan, own: Entry) -> Collection[int]:
    """Whether fewer rounds are played than were announced, once it has begun."""
    rounds = [one for one in plan.effect.changed if one.option == "rounds"]
    fewer = any(int(one.after) < int(one.before) for one in rounds)
    return _early_end(case, plan, own) if fewer and case.tournament.phase == "running" else ()


def _playing(matches: Collection[Match], own: Entry) -> Collection[int]:
    playing = {entry for match in matches if match.playing for entry in match.entries}
    return playing if own.number in playing else ()


def _return(case: Case, _plan: Plan, own: Entry) -> Collection[int]:
    """Whether one comes back after one was disqualified."""
    other = case.act.other
    back = other is not None and own.has(other.id) and own.state == "expelled"
    return (own.number,) if back else ()


def _team(case: Case, _plan: Plan, own: Entry) -> Collection[int]:
    """Who could decide instead: nobody is taken off who doesn't play, nor the last organizer."""
    tournament, act = case.tournament, case.act
    if act.add or act.other is None or act.other.id == case.person.id:
        return ()
    kept = {one.user for one in tournament.organizers} - {case.person.id, act.other.id}
    there = any(tournament.entry_of(user) is None for user in kept)
    plays = tournament.entry_of(act.other.id) is not None
    return () if plays and (there or act.role == "judge") else (own.number,)


CONCERNS: Final[Mapping[ActKind, Concern]] = {
    **dict.fromkeys(("result", "restart", "adjourn"), _table),
    **dict.fromkeys(("autopilot", "drop", "expel", "replace", "swap"), _player),
    **dict.fromkeys(("seat", "seed"), _next_table),
    **dict.fromkeys(("extend", "dates"), _clock),
    **dict.fromkeys(("pause", "resume", "cancel"), _open_table),
    "end": _early_end,
    "change": _fewer_rounds,
    "unpair": _round,
    "add": _return,
    "team": _team,
    # The same for all, and not while a table is open; or about people who don't play yet.
    **dict.fromkeys(("channel", "close", "import", "message", "open"), _nothing),
    **dict.fromkeys(("confirm", "pair", "reopen", "stand"), _nothing),
}
"""Of each kind of act: whom it concerns, if it concerns who does it."""


def refuse_own_matter(case: Case, plan: Plan) -> None:
    """Refuse to decide what concerns one's own table, if somebody else of the team can.

    One's own is every entry in which one sits, or sat, or whoever put one on the team. Refused:
    cup_act_own (data lords).
    """
    tournament, kind = case.tournament, case.act.kind
    judges = tournament.judges if kind in (*JUDGE_MAY, "team") else ()
    team = {one.user: one.name for one in (*tournament.organizers, *judges)}
    selves = _stands_for(tournament, case.person.id)
    for own in tournament.entries:
        if selves.isdisjoint(_lords(own)):
            continue
        numbers = CONCERNS[kind](case, plan, own)
        players = {user for number in numbers for user in _lords(tournament.entry(number))}
        near = {user: _nearness(tournament, user, players) for user in team}
        nearest = min(near.values(), default=PLAYS)
        if nearest < _nearness(tournament, case.person.id, players):
            others = tuple(name for user, name in team.items() if near[user] == nearest)
            raise case.refusal("cup_act_own", lords=others)


def _nearness(tournament: Tournament, user: int, players: Set[int]) -> int:
    """Return how much somebody is on the side of players: most as one of them."""
    if user in players:
        return PLAYS
    return int(not players.isdisjoint(_stands_for(tournament, user)))


def _stands_for(tournament: Tournament, user: int) -> set[int]:
    """Return somebody, who put them on the team, who put those on it, and so on."""
    put_on, found = dict(tournament.put_on), set[int]()
    while user and user not in found:
        found.add(user)
        user = put_on.get(user, 0)
    return found


def _lords(entry: Entry) -> set[int]:
    return {lord.user for lord in (*entry.lords, *entry.former)}
