"""A person's data as one JSON file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from services.core.context import ServiceContext
from services.facts import Person
from services.privacy.personal_data import Dossier, Stay, gathered
from services.records.record_files import record
from services.standing.reliability import reliability
from store import Connection, games, tables
from store.rows import GameRow, InvitationRow, TournamentEventRow

PASSING = ("cup_posts", "cup_acts")
"""What was told them of cups, and what they are about to do to others there."""
FORMAT = "castellan-privacy/1"
OWN = ("entry", "first", "stage", "round", "number", "role", "add", "reason")
"""What of an event of a cup tells about who takes part."""
SAID = ("what", "text")
"""What of it are the words of who did it."""


async def export(context: ServiceContext, person: Person) -> str:
    """Write everything that is kept about a person, with the records of their games.

    But for a sealed table's that they sit at no more: it has none before it is opened.
    """
    async with context.read() as connection:
        dossier = await gathered(connection, person.id)
        reliable = await reliability(connection, person.id)
        drafts = await _drafts(connection, dossier)
        known = {stay.table for stay in dossier.stays}
        places = {row: await tables.table(connection, row) for row in sorted(known)}
    seated = {seat.table.id for seat in dossier.seats}
    sealed = {row for row, place in places.items() if place is not None and place.sealed}
    records = {
        row.id: (await record(context, row.id)).text
        for row in dossier.played
        if row.table_id not in sealed - seated
    }
    whole: dict[str, Any] = {
        "format": FORMAT,
        "made_at": datetime.fromtimestamp(context.clock.now(), UTC).isoformat(),
        "times": "unix",
        "person": {"id": person.id, "name": person.name},
        "reliability": asdict(reliable),
        "kept": {
            table: list(rows)
            for table, rows in {**dossier.rows, **dossier.named}.items()
            if table not in PASSING
        },
        "cups": [_act(event, person) for event in dossier.acts],
        "invitations": [_invitation(one, person.id) for one in dossier.invitations],
        "tables": [
            {
                "table": row,
                "name": place.name,
                "server": place.server_id,
                "state": place.state,
                "setup": place.setup,
                "host": place.host_id == person.id,
                "seats": [_seat(stay, dossier) for stay in dossier.stays if stay.table == row],
                "games": [
                    _game(one, records, dossier, drafts)
                    for one in dossier.played
                    if one.table_id == row
                ],
            }
            for row, place in places.items()
            if place is not None
        ],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1)


async def _drafts(connection: Connection, dossier: Dossier) -> Mapping[int, list[str]]:
    """Return what the person is composing, by game."""
    found = {}
    for seat in dossier.seats:
        row = seat.playing
        draft = None if row is None else await games.draft(connection, row.id, seat.row.seat)
        if row is not None and draft is not None and draft.slots:
            found[row.id] = list(draft.slots)
    return found


def _invitation(row: InvitationRow, user: int) -> dict[str, Any]:
    got = row.user_id == user
    told = {"table": row.table_id, "state": row.state, "expires_at": row.expires_at}
    return {**told, **({"from": row.by_name} if got else {"to": row.name})}


def _act(event: TournamentEventRow, person: Person) -> dict[str, Any]:
    """Return an event of a cup that they made or that is about them, without others in it."""
    told = {"cup": event.cup_id, "at": event.at, "kind": event.kind}
    data = {
        key: value
        for key, value in event.data.items()
        if key in OWN or (key in SAID and event.by_id == person.id)
    }
    return {**told, **data, "by_you": event.by_id == person.id}


def _seat(stay: Stay, dossier: Dossier) -> dict[str, Any]:
    row = next(
        (
            asdict(seat.row)
            for seat in dossier.seats
            if stay.until is None and (seat.row.table_id, seat.row.seat) == (stay.table, stay.seat)
        ),
        {},
    )
    row.pop("user_id", None)
    return {**row, "seat": stay.seat, "since": stay.since or None, "until": stay.until}


def _game(
    row: GameRow, records: Mapping[int, str], dossier: Dossier, drafts: Mapping[int, list[str]]
) -> dict[str, Any]:
    told: dict[str, Any] = {
        "game": row.id,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "ending": row.ending,
        "notes": [
            {"text": one.text, "at": one.at} for one in dossier.notes if one.game_id == row.id
        ],
        "record": records.get(row.id),
    }
    if row.id in drafts:
        told["draft"] = drafts[row.id]
    return told
