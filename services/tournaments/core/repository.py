"""A cup is read from its events, and changed by appending some in one transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from services.core.context import ServiceContext, Transaction
from services.facts import Person, Refused
from services.facts.tournaments import Lord, Tournament, TournamentEvent
from services.outbox.follow_marks import stir_tournament
from services.state.tournament_hook import look_after
from services.tournaments.announcing import announcements
from services.tournaments.core import json_codec, schedule
from services.tournaments.core.events import grown
from store import Connection, tournaments
from store.rows import TournamentLordRow, TournamentRow

GONE = ("replaced", "withdrawn")
"""How somebody's place in a cup has gone to others."""


async def load(context: ServiceContext, connection: Connection, cup_id: int) -> Tournament:
    """Return a cup as it stands. Refused: no_cup."""
    row = await tournaments.tournament(connection, cup_id)
    if row is None:
        raise Refused("no_cup", offers=("cups",))
    return await of_row(context, connection, row)


async def of_row(context: ServiceContext, connection: Connection, row: TournamentRow) -> Tournament:
    """Return the cup of a row as it stands."""
    before = context.tournaments.get(row.id)
    if before is None or before.version > row.version:
        before = unwritten(row)
    rows = await tournaments.events(connection, row.id, after=before.version)
    tournament = _placed(grown(before, map(json_codec.event_of, rows)), row)
    context.keep_tournament(tournament)
    return tournament


def unwritten(row: TournamentRow) -> Tournament:
    """Return a cup before its first event."""
    setup = json_codec.tournament_from_json(row.setup)
    return Tournament(
        id=row.id,
        server=row.server_id,
        channel=row.channel_id,
        setup=setup,
        seal=hashlib.sha256(bytes.fromhex(row.seed)).hexdigest(),
        signup_until=setup.signup_until,
        start=setup.start,
    )


def _placed(tournament: Tournament, row: TournamentRow) -> Tournament:
    """Return a cup with where it is written: that follows from no event."""
    tournament = replace(tournament, channel=row.channel_id, message=row.message_id)
    return replace(tournament, thread=row.thread_id, log=row.log_id)


async def write(
    tx: Transaction,
    tournament: Tournament,
    *events: tuple[str, Mapping[str, Any]],
    by: Person | None = None,
) -> Tournament:
    """Append events to a cup in a transaction; returns the cup after them.

    What is to be said of them and the lists are written with them; a job looks for the next step.
    `cup` is the cup as it was judged. Refused: busy, where it has changed since.
    """
    who = None if by is None else Lord(by.id, by.name)
    new = [
        TournamentEvent(ordinal, tx.now, kind, who, data)
        for ordinal, (kind, data) in enumerate(events, tournament.version + 1)
    ]
    after = grown(tournament, new)
    rows = [json_codec.row_of(tournament.id, event) for event in new]
    if not await tournaments.append(tx.connection, rows, phase=after.phase, ended_at=after.ended):
        raise Refused("busy", offers=("look",))
    await _note_lords(tx, tournament, after)
    await announcements.note(tx, tournament, after, new)
    await stir_tournament(tx, after, new)
    if schedule.steps(after, tx.now):
        await look_after(tx, tournament.id, tx.now)
    return after


async def _note_lords(tx: Transaction, before: Tournament, after: Tournament) -> None:
    """Write down who takes part, or did, where that has changed."""
    if before.entries is after.entries and before.places == after.places:
        return
    known = _lords(before)
    for user, row in _lords(after).items():
        if known.get(user) != row:
            await tournaments.put_lord(tx.connection, row)


def _lords(tournament: Tournament) -> dict[int, TournamentLordRow]:
    """Return what is kept of everybody who takes part in a cup, or did, by user.

    Of several entries of theirs the last one counts that they have not withdrawn.
    """
    places = {number: place for place, number in enumerate(tournament.places, 1)}
    found: dict[int, TournamentLordRow] = {}
    for entry in tournament.entries:
        there = [(lord, "replaced") for lord in entry.former]
        there += [(lord, entry.state) for lord in entry.lords]
        for lord, state in there:
            if lord.user in found and state in GONE:
                continue
            found[lord.user] = TournamentLordRow(
                cup_id=tournament.id,
                user_id=lord.user,
                name=lord.name,
                entry=entry.number,
                state=state,
                place=None if state == "replaced" else places.get(entry.number),
                of=len(places) or None,
                at=entry.at,
            )
    return found
