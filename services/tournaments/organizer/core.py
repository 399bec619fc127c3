"""What those who run a cup may do: what an act is judged by, and what it comes to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from services.core.context import ServiceContext, Transaction
from services.core.live_games import Live
from services.facts import Person, Refused
from services.facts.tournament_acts import Act, Effect
from services.facts.tournaments import Entry, Lord, Match, Round, Tournament
from services.tournaments.core.eligibility import wrong_phase
from services.tournaments.core.events import match_at, round_at
from services.tournaments.core.withdrawal import Event
from store import Connection

Then = Callable[[ServiceContext, Transaction, Tournament, Sequence[int]], Awaitable[list[Live]]]
"""What follows from the events, in their transaction: the cup after them, the games held still."""


def follow(step: Callable[[Transaction, Tournament], Awaitable[None]]) -> Then:
    """Return what follows from an act that holds no game still, such as clocks that stand."""

    async def then(
        _context: ServiceContext, tx: Transaction, after: Tournament, _held: Sequence[int]
    ) -> list[Live]:
        await step(tx, after)
        return []

    return then


@dataclass(frozen=True, slots=True)
class Case:
    """An act to be judged: in which cup, by whom, when."""

    context: ServiceContext
    connection: Connection
    tournament: Tournament
    person: Person
    act: Act
    now: int

    @property
    def said(self) -> dict[str, Any]:
        """The reason, as events carry it."""
        return {"reason": self.act.reason}

    def about(self, **data: Any) -> dict[str, Any]:
        """Return what a refusal tells: of which cup, and what else there is to say."""
        return {"cup": self.tournament.setup.name, **data}

    def effect(self, **values: Any) -> Effect:
        """Return an effect of the act on the cup."""
        return Effect(tournament=self.tournament, act=values.pop("act", self.act), **values)


@dataclass(frozen=True, slots=True)
class Plan:
    """What an act comes to: its effect and its events, and what follows from them.

    `users`: whose games are held still meanwhile.
    """

    effect: Effect
    events: tuple[Event, ...]
    users: tuple[int, ...] = ()
    then: Then | None = None


Judge = Callable[[Case], Awaitable[Plan]]
"""Judges an act as things stand. Refused: whatever speaks against it."""


def alive(case: Case, *phases: str) -> None:
    """Refuse what is not to be done in this phase; without any named: what is over stays so."""
    if not case.tournament.live or (phases and case.tournament.phase not in phases):
        raise wrong_phase(case.tournament)


def lord_of(case: Case) -> tuple[Entry, Lord]:
    """Return the lord that an act is about, with their entry. Refused: cup_not_in_lord."""
    user = case.act.user
    entry = None if user is None else case.tournament.entry_of(user)
    if entry is None or entry.state == "withdrawn":
        raise Refused("cup_not_in_lord", case.about(), ("cups",))
    return entry, next(one for one in entry.lords if one.user == user)


def round_of(case: Case) -> Round:
    """Return the round that an act is about: the one named, else the last that is paired.

    Refused: cup_act_round.
    """
    tournament, act = case.tournament, case.act
    if not act.round:
        if not tournament.rounds:
            raise Refused("cup_act_round", case.about())
        return tournament.open_rounds[-1] if tournament.open_rounds else tournament.rounds[-1]
    stage = act.stage or (0 if tournament.stage is None else tournament.stage.number)
    try:
        return round_at(tournament, stage, act.round)
    except LookupError:
        raise Refused("cup_act_round", case.about()) from None


def match_of(case: Case) -> Match:
    """Return the table that an act is about.

    Refused: cup_act_round, cup_act_table (data number).
    """
    one = round_of(case)
    try:
        return match_at(case.tournament, one.stage, one.number, case.act.number)
    except LookupError:
        raise Refused("cup_act_table", case.about(number=case.act.number)) from None


def at(act: Act, match: Match, slot: int = 0) -> Act:
    """Return an act with the table named that it is about."""
    return replace(act, stage=match.stage, round=match.round, number=match.number, slot=slot)
