"""Somebody leaves a cup: by their own word, an organiser's, or with their data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from services.core.context import House, Work
from services.facts.tournaments import Cup, Entry, Match
from services.tournaments.core.events import current
from services.tournaments.core.repository import load, write

Event = tuple[str, Mapping[str, Any]]

RETURNING = ("swiss", "robin", "groups", "ladder", "league")
"""The stages in which who has left can play again."""


def open_matches(cup: Cup, entry: Entry) -> tuple[Match, ...]:
    """Return the tables of an entry that are not over."""
    return tuple(
        match
        for one in cup.open_rounds
        for match in one.matches
        if entry.number in match.entries and not match.over
    )


def returns_until(cup: Cup, entry: Entry) -> int | None:
    """Return until which round an entry that leaves can come back.

    0: at any time, where no last round is known; None: not at all.
    """
    stage, last = cup.stage, current(cup)[1]
    if stage is None:
        return cup.setup.rounds
    if stage.kind not in RETURNING or stage.ended is not None:
        return None
    if stage.number > 1 and entry.number not in stage.entries:
        return None
    if not stage.rounds:
        return 0
    return stage.rounds if last < stage.rounds else None


def first_again(cup: Cup, entry: Entry) -> int:
    """Return the first round that an entry plays which comes in again now."""
    return entry.first if len(cup.stages) > 1 else max(entry.first, current(cup)[1] + 1)


def left(cup: Cup, entry: Entry, kind: str = "dropped") -> Event:
    """Return the event by which an entry leaves: withdrawn before the start, dropped after it.

    Who has only waited is withdrawn at any time.
    """
    if kind == "dropped" and (cup.phase != "running" or entry.state == "waiting"):
        return "withdrawn", {"entry": entry.number}
    stage, round_ = current(cup)
    return kind, {"entry": entry.number, "stage": stage, "round": round_}


def declined(cup: Cup, user: int) -> list[Event]:
    """Return the events by which whoever asked somebody to be their partner is told no."""
    asking = [one for one in cup.entries if one.asked == user and one.live]
    return [("declined", {"entry": one.number, "user": user}) for one in asking]


async def leave_cup(house: House, work: Work, cup_id: int, user: int) -> None:
    """Let somebody go who is to be forgotten: their entry, who asked them, what they organised.

    Their seats are given up by the caller. Refused: busy.
    """
    cup = await load(house, work.connection, cup_id)
    if not cup.live:
        return
    entry = cup.entry_of(user)
    events: list[Event] = []
    if entry is not None and entry.live:
        events.append(left(cup, entry))
    events += declined(cup, user)
    for role, people in (("organiser", cup.organisers), ("judge", cup.judges)):
        if any(one.user == user for one in people):
            events.append(("team", {"user": user, "name": "", "role": role, "add": False}))
    if events:
        await write(work, cup, *events)
