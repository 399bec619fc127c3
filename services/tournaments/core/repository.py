"""A cup is read from its events, and changed by appending some in one transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from services.core.context import House, Work
from services.facts import Person, Refused
from services.facts.tournaments import Cup, CupEvent, Lord
from services.outbox.follow_marks import stir_cup
from services.state.tournament_hook import look_after
from services.tournaments.announcing import announcements
from services.tournaments.core import json_codec, schedule
from services.tournaments.core.events import grown
from store import Connection, tournaments
from store.rows import CupLordRow, CupRow

GONE = ("replaced", "withdrawn")
"""How somebody's place in a cup has gone to others."""


async def load(house: House, connection: Connection, cup_id: int) -> Cup:
    """Return a cup as it stands. Refused: no_cup."""
    row = await tournaments.cup(connection, cup_id)
    if row is None:
        raise Refused("no_cup", offers=("cups",))
    return await of_row(house, connection, row)


async def of_row(house: House, connection: Connection, row: CupRow) -> Cup:
    """Return the cup of a row as it stands."""
    before = house.cups.get(row.id)
    if before is None or before.version > row.version:
        before = unwritten(row)
    rows = await tournaments.events(connection, row.id, after=before.version)
    cup = _placed(grown(before, map(json_codec.event_of, rows)), row)
    house.keep_cup(cup)
    return cup


def unwritten(row: CupRow) -> Cup:
    """Return a cup before its first event."""
    setup = json_codec.cup_from_json(row.setup)
    return Cup(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        setup=setup,
        seal=hashlib.sha256(bytes.fromhex(row.seed)).hexdigest(),
        signup_until=setup.signup_until,
        start=setup.start,
    )


def _placed(cup: Cup, row: CupRow) -> Cup:
    """Return a cup with where it is written: that follows from no event."""
    cup = replace(cup, channel=row.channel_id, message=row.message_id)
    return replace(cup, thread=row.thread_id, log=row.log_id)


async def write(
    work: Work,
    cup: Cup,
    *events: tuple[str, Mapping[str, Any]],
    by: Person | None = None,
) -> Cup:
    """Append events to a cup in a transaction; returns the cup after them.

    What is to be said of them and the lists are written with them; a job looks for the next step.
    `cup` is the cup as it was judged. Refused: busy, where it has changed since.
    """
    who = None if by is None else Lord(by.id, by.name)
    new = [
        CupEvent(ordinal, work.now, kind, who, data)
        for ordinal, (kind, data) in enumerate(events, cup.version + 1)
    ]
    after = grown(cup, new)
    rows = [json_codec.row_of(cup.id, event) for event in new]
    if not await tournaments.append(work.connection, rows, phase=after.phase, ended_at=after.ended):
        raise Refused("busy", offers=("look",))
    await _note_lords(work, cup, after)
    await announcements.note(work, cup, after, new)
    await stir_cup(work, after, new)
    if schedule.steps(after, work.now):
        await look_after(work, cup.id, work.now)
    return after


async def _note_lords(work: Work, before: Cup, after: Cup) -> None:
    """Write down who takes part, or did, where that has changed."""
    if before.entries is after.entries and before.places == after.places:
        return
    known = _lords(before)
    for user, row in _lords(after).items():
        if known.get(user) != row:
            await tournaments.put_lord(work.connection, row)


def _lords(cup: Cup) -> dict[int, CupLordRow]:
    """Return what is kept of everybody who takes part in a cup, or did, by user.

    Of several entries of theirs the last one counts that they have not withdrawn.
    """
    places = {number: place for place, number in enumerate(cup.places, 1)}
    found: dict[int, CupLordRow] = {}
    for entry in cup.entries:
        there = [(lord, "replaced") for lord in entry.former]
        there += [(lord, entry.state) for lord in entry.lords]
        for lord, state in there:
            if lord.user in found and state in GONE:
                continue
            found[lord.user] = CupLordRow(
                cup_id=cup.id,
                user_id=lord.user,
                name=lord.name,
                entry=entry.number,
                state=state,
                place=None if state == "replaced" else places.get(entry.number),
                of=len(places) or None,
                at=entry.at,
            )
    return found
