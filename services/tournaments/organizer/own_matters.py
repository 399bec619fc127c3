"""What those of the team who play themselves leave to others.

Once an event has begun, its results, pairings, entries and length concern all who play in it; how
long a table or a round takes, those who sit there. Whoever else of the team may do it, and is less
concerned, decides; if nobody is there, they do.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from services.facts.tournament_acts import ActKind
from services.facts.tournaments import Entry, Tournament
from services.tournaments.core.withdrawal import open_matches
from services.tournaments.organizer.case import JUDGE_MAY, Case, Plan

PLAYS: Final = 2
"""The nearness of whoever plays; 1 is that of those whom they put on the team, 0 that of others."""
Circle = Collection[int]
"""Entries that an act concerns."""
Concern = Callable[[Case, Plan, Entry], tuple[Circle, ...]]
"""Returns those whom an act concerns as it does one's own entry, the nearest circle first."""


def _nothing(_case: Case, _plan: Plan, _own: Entry) -> tuple[Circle, ...]:
    """What is the same for all, or about people who don't play yet."""
    return ()


def _table(case: Case, plan: Plan, own: Entry) -> tuple[Circle, ...]:
    """How long a table takes, or which turn is played for whom."""
    return (_at_table(case, plan, own),)


def _everybody(case: Case, plan: Plan, own: Entry) -> tuple[Circle, ...]:
    """Who wins, meets whom, and plays on: first those at one's table, then all who play."""
    act = case.act
    if act.user == case.person.id and act.kind != "replace":  # one may leave oneself
        return ()
    there = {one.number for one in case.tournament.taking_part}
    return _at_table(case, plan, own), there if own.number in there else ()


def _begun(case: Case, plan: Plan, own: Entry) -> tuple[Circle, ...]:
    """The same, but nobody's matter while people sign up."""
    if case.tournament.phase not in ("running", "over"):
        return ()
    circles = _everybody(case, plan, own)
    returns = case.act.kind == "add" and case.act.other is not None and own.has(case.act.other.id)
    return ((own.number,), *circles) if returns else circles


def _change(case: Case, plan: Plan, own: Entry) -> tuple[Circle, ...]:
    """Another number of rounds than announced, once it has begun; names are nobody's matter."""
    changes_length = any(one.option == "rounds" for one in plan.effect.changed)
    return _begun(case, plan, own) if changes_length else ()


def _clock(case: Case, plan: Plan, own: Entry) -> tuple[Circle, ...]:
    """When the round ends in which one is still playing, or whether one's clock stops."""
    rounds = case.tournament.rounds if plan.effect.round is None else (plan.effect.round,)
    playing = {
        entry for one in rounds for match in one.matches if match.playing for entry in match.entries
    }
    return (playing if own.number in playing else (),)


def _at_table(case: Case, plan: Plan, own: Entry) -> Circle:
    """Return who sits, sat or is to sit at the table that an act is about, if one does oneself."""
    act, effect = case.act, plan.effect
    about = None if act.user is None else case.tournament.entry_of(act.user)
    numbers = {*act.entries, *(() if about is None else (about.number,))}
    if own.number in numbers:
        return numbers
    tables = [effect.match.entries] if effect.match is not None else []
    tables += [
        one.entries for one in open_matches(case.tournament, own) if numbers & {*one.entries}
    ]
    if act.passes:
        tables += [match.entries for match in effect.again]
        tables += effect.instead
        tables += [(effect.successor.number,)] if effect.successor is not None else []
    return next((table for table in tables if own.number in table), ())


def _team(case: Case, _plan: Plan, own: Entry) -> tuple[Circle, ...]:
    """Who could decide instead: nobody is taken off who doesn't play, nor the last organizer."""
    tournament, act = case.tournament, case.act
    if act.add or act.other is None or act.other.id == case.person.id:
        return ()
    off = act.other.id
    kept = {one.user for one in tournament.willing("organizers")} - {case.person.id, off}
    circles = (own.number,), [one.number for one in tournament.taking_part]
    there = any(not _is_nearer(tournament, one, off, circles) for one in kept)
    plays = tournament.entry_of(off) is not None
    return () if plays and (there or act.role == "judge") else circles


CONCERNS: Final[Mapping[ActKind, Concern]] = {
    **dict.fromkeys(("restart", "adjourn"), _table),
    **dict.fromkeys(("autopilot", "drop", "expel", "replace", "seat", "seed"), _everybody),
    **dict.fromkeys(("add", "cancel", "confirm", "end", "pair", "reopen"), _begun),
    **dict.fromkeys(("result", "swap", "unpair"), _begun),
    **dict.fromkeys(("dates", "extend", "pause", "resume"), _clock),
    "change": _change,
    "team": _team,
    **dict.fromkeys(("channel", "close", "import", "message", "open", "stand"), _nothing),
}
"""Of each kind of act: whom it concerns, if it concerns who does it."""


def refuse_own_matter(case: Case, plan: Plan) -> None:
    """Refuse to decide what concerns oneself, if somebody else of the team can.

    One's own is every entry in which one sits, or sat, or whoever put one on the team. Refused:
    cup_act_own (data lords).
    """
    tournament, kind = case.tournament, case.act.kind
    judges = tournament.willing("judges") if kind in (*JUDGE_MAY, "team") else ()
    team = {one.user: one.name for one in (*tournament.willing("organizers"), *judges)}
    selves = _stands_for(tournament, case.person.id)
    for own in tournament.entries:
        if selves.isdisjoint(_lords(own)):
            continue
        circles = CONCERNS[kind](case, plan, own)
        others = {
            user: name
            for user, name in team.items()
            if _is_nearer(tournament, case.person.id, user, circles)
        }
        nearest = tuple(
            name
            for user, name in others.items()
            if not any(_is_nearer(tournament, user, other, circles) for other in others)
        )
        if nearest:
            raise case.refusal("cup_act_own", lords=nearest)


def _is_nearer(tournament: Tournament, one: int, other: int, circles: Collection[Circle]) -> bool:
    """Whether one person is nearer to the players whom an act concerns than another.

    Whomever one put on the team is less near than one is oneself, but not less than others are who
    play: else whoever puts somebody on could take the decision from them.
    """
    for circle in circles:
        players = {user for number in circle for user in _lords(tournament.entry(number))}
        near, far = _nearness(tournament, one, players), _nearness(tournament, other, players)
        if near == PLAYS and far == 1 and one not in _stands_for(tournament, other):
            far = PLAYS
        if near == 1 and far == PLAYS and other not in _stands_for(tournament, one):
            near = PLAYS
        if near != far:
            return near > far
    return False


def _nearness(tournament: Tournament, user: int, players: Collection[int]) -> int:
    """Return how much somebody is on the side of players: most as one of them."""
    if user in players:
        return PLAYS
    return int(not _stands_for(tournament, user).isdisjoint(players))


def _stands_for(tournament: Tournament, user: int) -> set[int]:
    """Return somebody, who put them on the team, who put those on it, and so on."""
    put_on, found = dict(tournament.put_on), set[int]()
    while user and user not in found:
        found.add(user)
        user = put_on.get(user, 0)
    return found


def _lords(entry: Entry) -> set[int]:
    return {lord.user for lord in (*entry.lords, *entry.former)}
