"""Leaving a tournament: by a player's own choice, an organizer's, or by erasure of their data."""

from collections.abc import Mapping
from typing import Any

import structlog

from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.transaction import Transaction
from services.facts.tournaments import Entry, Match, Tournament
from services.tournaments.core.events import current_round
from services.tournaments.core.repository import load, write

_log = structlog.get_logger()

Event = tuple[str, Mapping[str, Any]]

RETURNING = ("swiss", "robin", "groups", "ladder", "league")
"""Stages in which an entry that left can return."""


def open_matches(tournament: Tournament, entry: Entry) -> tuple[Match, ...]:
    """Return the matches of an entry that are not over."""
    return tuple(
        match
        for one in tournament.rounds
        for match in one.matches
        if entry.number in match.entries and match.playing
    )


def can_return_until(tournament: Tournament, entry: Entry) -> int | None:
    """Return the last round in which an entry that leaves can come back.

    0: at any time, as no last round is known; None: not at all.
    """
    stage, last = tournament.stage, current_round(tournament)[1]
    if stage is None:
        return tournament.setup.rounds
    if stage.kind not in RETURNING or stage.ended is not None:
        return None
    if stage.number > 1 and entry.number not in stage.entries:
        return None
    if not stage.rounds:
        return 0
    return stage.rounds if last < stage.rounds else None


def first_round_back(tournament: Tournament, entry: Entry) -> int:
    """Return the first round of an entry that comes back now."""
    return (
        entry.first
        if len(tournament.stages) > 1
        else max(entry.first, current_round(tournament)[1] + 1)
    )


def leaving_event(tournament: Tournament, entry: Entry, kind: str = "dropped") -> Event:
    """Return the event for an entry that leaves: withdrawn before the start, dropped after it.

    An entry on the waiting list is withdrawn at any time.
    """
    if kind == "dropped" and (tournament.phase != "running" or entry.state == "waiting"):
        return "withdrawn", {"entry": entry.number}
    stage, round_ = current_round(tournament)
    return kind, {"entry": entry.number, "stage": stage, "round": round_}


def decline_events(tournament: Tournament, user: int) -> list[Event]:
    """Return the events that decline all who asked somebody to be their partner."""
    asking = [one for one in tournament.entries if one.asked == user and one.live]
    return [("declined", {"entry": one.number, "user": user}) for one in asking]


async def remove_person(
    context: ServiceContext, tx: Transaction, tournament_id: int, user: int
) -> None:
    """Remove a person whose data is erased: their entry, requests to them, their organizer's role.

    The caller gives up their seats. Nothing is done where the events can't be read, since their
    names are replaced without that. Refused: busy.
    """
    try:
        tournament = await load(context, tx.connection, tournament_id)
    except UNREADABLE:
        _log.exception("cup.unreadable", tournament=tournament_id)
        return
    if not tournament.live:
        return
    entry = tournament.entry_of(user)
    events: list[Event] = []
    if entry is not None and entry.live:
        events.append(leaving_event(tournament, entry))
    events += decline_events(tournament, user)
    for one in tournament.invitations:
        if one.state == "open" and any(lord.user == user for lord in one.lords):
            events.append(("refused", {"invitation": one.number, "user": user}))
    for role, people in (("organiser", tournament.organizers), ("judge", tournament.judges)):
        if any(one.user == user for one in people):
            events.append(("team", {"user": user, "name": "", "role": role, "add": False}))
    if events:
        await write(tx, tournament, *events)
