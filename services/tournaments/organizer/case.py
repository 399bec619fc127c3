"""The frame of organizers' actions: a case to be judged and the plan that it leads to."""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal

from services.core.context import ServiceContext
from services.core.json_codec import digest
from services.core.live_games import Live
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tournament_acts import Act, ActKind, Effect
from services.facts.tournaments import Entry, Lord, Match, Round, Tournament, TournamentEvent
from services.standing import blocks, marks
from services.tournaments.core.events import apply_events, match_at, round_at
from services.tournaments.core.questions import ANSWERED_IN
from services.tournaments.core.refusals import refusal, wrong_phase
from services.tournaments.core.withdrawal import Event
from services.tournaments.formats import Rewinding, goes_on
from store import Connection, tournaments

Then = Callable[[ServiceContext, Transaction, Tournament, Sequence[int]], Awaitable[list[Live]]]
"""What follows from the events in their transaction, given the tournament after them and the locked
games.
"""

REOPENED_WITHIN: Final = 2 * 24 * 3600
"""Seconds after which nobody is in any more unasked who was in an event that has ended."""
MOST_EVENTS: Final = 3
"""How often somebody may ask the same person to play in these days, or put them on a team."""
JUDGE_MAY: Final[tuple[ActKind, ...]] = ("result", "autopilot", "restart")
"""What a judge may do without being an organizer."""


def may_organize(tournament: Tournament, person: Person) -> bool:
    """Whether a person is an organizer or manages the server."""
    manages = person.manages and person.server == tournament.server
    return tournament.organizes(person.id) or manages


def not_organizer(tournament: Tournament, but: int = 0) -> Refused:
    """Return the refusal of what organizers may do; it names those who have said that they help."""
    names = tuple(one.name for one in tournament.willing("organizers") if one.user != but)
    return refusal(tournament, "cup_not_organiser", organisers=names)


def follow_up(step: Callable[[Transaction, Tournament], Awaitable[None]]) -> Then:
    """Return a follow-up that needs no locked games, such as pausing clocks."""

    async def then(
        _context: ServiceContext, tx: Transaction, after: Tournament, _locked: Sequence[int]
    ) -> list[Live]:
        await step(tx, after)
        return []

    return then


@dataclass(frozen=True, slots=True)
class Case:
    """An action to be judged: in which tournament, by whom, when."""

    context: ServiceContext
    connection: Connection
    tournament: Tournament
    person: Person
    act: Act
    now: int

    def event(self, kind: str, /, **data: Any) -> Event:
        """Return an event with the reason that was given."""
        return kind, {**data, "reason": self.act.reason}

    def refusal(self, code: str, **data: object) -> Refused:
        """Return a refusal that names the tournament."""
        return Refused(code, {"cup": self.tournament.setup.name, **data})

    def effect(self, **values: Any) -> Effect:
        """Return an effect of the action on the tournament."""
        return Effect(tournament=self.tournament, act=values.pop("act", self.act), **values)


@dataclass(frozen=True, slots=True)
class Plan:
    """What an action leads to: its effect, its events, and what follows from them.

    `users`: the people whose games are locked meanwhile.
    """

    effect: Effect
    events: tuple[Event, ...]
    users: tuple[int, ...] = ()
    then: Then | None = None


_FROM_NOW = frozenset({"resume", "close", "pair", "unpair", "confirm", "reopen"})
"""Actions whose `after` moves with the clock while they are being confirmed."""


def fingerprint(effect: Effect) -> str:
    """Return a digest of what an effect shows, so that what is done is what was shown.

    Left out is what the passing of time alone changes, and what is chosen with the confirmation.
    """
    shown = replace(effect, act=replace(effect.act, passes=False))
    if effect.act.kind in _FROM_NOW:
        shown = replace(shown, after=None)
    return digest(tuple(_plain(getattr(shown, one.name)) for one in fields(shown)))


def _plain(value: Any) -> Any:
    """Return what the words of an effect say of a fact."""
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    if isinstance(value, Act):
        return tuple(_plain(getattr(value, one.name)) for one in fields(value))
    said = _SAID.get(type(value))
    return value if said is None else tuple(getattr(value, name) for name in said)


_SAID: Mapping[type, tuple[str, ...]] = {
    Tournament: ("phase", "paused", "start"),
    Entry: ("number", "state", "name"),
    Round: ("stage", "number", "ends"),
    Match: ("stage", "round", "number", "entries", "over"),
    Person: ("id", "name"),
}
"""Of facts that hold more than an effect says: what it says."""


Judge = Callable[[Case], Awaitable[Plan]]
"""Judges an action by the current state. Refused: whatever rules it out."""


def require_phase(case: Case, *phases: str) -> None:
    """Refuse an action in other phases than these, or on a tournament that is over."""
    if not case.tournament.live or (phases and case.tournament.phase not in phases):
        raise wrong_phase(case.tournament)


async def often_asked(case: Case, kind: Literal["invited", "team"]) -> set[int]:
    """Return whom the person who acts asked often lately, for any events, whatever came of it.

    Nobody else's questions count: three events of a saboteur would keep a substitute from a rival.
    """
    asked = await asked_within(case, kind, ANSWERED_IN)
    return {user for user, number in asked.items() if number >= MOST_EVENTS}


async def asked_within(
    case: Case, kind: Literal["invited", "team"], seconds: int
) -> Mapping[int, int]:
    """Return how often the person who acts asked each lord within some seconds, for any events."""
    former = await marks.former_numbers(case.connection, case.person.id, "limits")
    by, since = [case.person.id, *former], case.now - seconds + 1
    rows = await tournaments.events_by(case.connection, by, (kind,), since)
    return Counter(
        user
        for row in rows
        if row.data.get("add", True)
        for user, _ in row.data.get("lords") or [(row.data.get("user"), "")]
    )


async def apart_from(case: Case, lords: Sequence[Lord]) -> set[int]:
    """Return which of some people are blocked by whoever acts, or have blocked them."""
    users = {case.person.id, *(lord.user for lord in lords)}
    return set((await blocks.apart(case.connection, users))[case.person.id])


def lord_of(case: Case) -> tuple[Entry, Lord]:
    """Return the player that an action is about, with their entry. Refused: cup_not_in_lord."""
    user = case.act.user
    entry = None if user is None else case.tournament.entry_of(user)
    if entry is None or entry.state == "withdrawn":
        raise refusal(case.tournament, "cup_not_in_lord")
    return entry, next(one for one in entry.lords if one.user == user)


def after_event(tournament: Tournament, now: int, kind: str, data: Mapping[str, Any]) -> Tournament:
    """Return a tournament as it would be after an event."""
    event = TournamentEvent(tournament.version + 1, now, kind, None, data)
    return apply_events(tournament, [event])


def refuse_pairing_late(case: Case, plan: Plan) -> None:
    """Refuse what makes an event go on that was over some time ago. Refused: cup_act_settled.

    One that goes on already, because its pairing was undone in time, can be run like any other.
    """
    before, finished = case.tournament, case.tournament.finished
    if finished is None or case.now - finished <= REOPENED_WITHIN or goes_on(before, case.now):
        return
    after = before
    for kind, data in plan.events:
        after = after_event(after, case.now, kind, data)
    if goes_on(after, case.now):
        raise case.refusal("cup_act_settled")


def rewound(case: Case, found: Rewinding, **why: str) -> Event:
    """Return the event that takes back the tables at which others should sit.

    `why`: "expelled", if it is not a result that was wrong.
    """
    rounds = [
        {
            "round": one.round,
            "tables": [match.number for match in one.matches],
            "byes": list(one.byes),
            "gone": one.gone,
        }
        for one in found.rounds
    ]
    entries = dict.fromkeys(entry for match in found.matches for entry in match.entries)
    return case.event(
        "rewound",
        stage=found.stage,
        rounds=rounds,
        reopens=found.reopens,
        entries=list(entries),
        **why,
    )


def round_of(case: Case) -> Round:
    """Return the round that an action is about: the one named, or else the last one paired.

    Refused: cup_act_round.
    """
    tournament, act = case.tournament, case.act
    if not act.round:
        if not tournament.rounds:
            raise case.refusal("cup_act_round")
        playing = [one for one in tournament.open_rounds if not all(m.over for m in one.matches)]
        return (playing or tournament.open_rounds or tournament.rounds)[-1]
    stage = act.stage or (0 if tournament.stage is None else tournament.stage.number)
    try:
        return round_at(tournament, stage, act.round)
    except LookupError:
        raise case.refusal("cup_act_round") from None


def match_of(case: Case) -> Match:
    """Return the match that an action is about.

    Refused: cup_act_round, cup_act_table (data number).
    """
    one = round_of(case)
    try:
        return match_at(case.tournament, one.stage, one.number, case.act.number)
    except LookupError:
        raise case.refusal("cup_act_table", number=case.act.number) from None


def with_table(act: Act, match: Match, slot: int = 0) -> Act:
    """Return an action with its table named."""
    return replace(act, stage=match.stage, round=match.round, number=match.number, slot=slot)
