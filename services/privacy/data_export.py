"""Export of a person's data as one JSON file."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from services.core.context import ServiceContext
from services.facts import Person
from services.privacy.personal_data import PersonalData, Stay, gather
from services.records.record_files import record
from services.standing.reliability import reliability
from store import Connection, games, tables
from store.rows import GameRow, InvitationRow, TournamentEventRow

PASSING = ("cup_posts", "cup_acts")
"""Tables left out: announcements of tournaments, and organizers' pending actions on others."""
FORMAT = "castellan-privacy/1"
OWN = ("entry", "first", "stage", "round", "number", "role", "add", "reason")
"""The data of a tournament's event that are about the person who takes part."""
SAID = ("what", "text")
"""The data that are the words of the person who caused it."""


async def export(context: ServiceContext, person: Person) -> str:
    """Write everything that is kept about a person as JSON; times are UTC epoch seconds.

    It has the records of their games, without the seeds of running ones, and nothing of other
    lords: no plan, draft or note, and no account but their own. The records of a sealed table that
    they have left are missing until it is opened.
    """
    async with context.read() as connection:
        personal = await gather(connection, person.id)
        reliable = await reliability(connection, person.id)
        drafts = await _drafts(connection, personal)
        rows = await tables.tables_of_ids(connection, personal.tables)
    sat = {stay.table for stay in personal.stays}
    places = {
        row.id: row for row in rows if row.id in sat or person.id in (row.host_id, row.opened_by)
    }
    seated = {seat.table.id for seat in personal.seats}
    sealed = {row for row, place in places.items() if place.sealed}
    records = {
        row.id: (await record(context, row.id)).text
        for row in personal.played
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
            for table, rows in {**personal.rows, **personal.named}.items()
            if table not in PASSING
        },
        "remembered": personal.remembered,
        "cups": [_act(event, person) for event in personal.acts],
        "invitations": [_invitation(one, person.id) for one in personal.invitations],
        "tables": [
            {
                "table": row,
                "name": place.name,
                "server": place.server_id,
                "state": place.state,
                "setup": place.setup,
                "host": place.host_id == person.id,
                "opened": place.opened_by == person.id,
                "seats": [_seat(stay, personal) for stay in personal.stays if stay.table == row],
                "games": [
                    _game(one, records, personal, drafts)
                    for one in personal.played
                    if one.table_id == row
                ],
            }
            for row, place in places.items()
        ],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1)


async def _drafts(connection: Connection, personal: PersonalData) -> Mapping[int, list[str]]:
    """Return the person's drafts of turns, by game."""
    found = {}
    for seat in personal.seats:
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
    """Return a tournament's event that they caused or that is about them, without other people."""
    told = {"cup": event.cup_id, "at": event.at, "kind": event.kind}
    data = {
        key: value
        for key, value in event.data.items()
        if key in OWN or (key in SAID and event.by_id == person.id)
    }
    return {**told, **data, "by_you": event.by_id == person.id}


def _seat(stay: Stay, personal: PersonalData) -> dict[str, Any]:
    row = next(
        (
            asdict(seat.row)
            for seat in personal.seats
            if stay.until is None and (seat.row.table_id, seat.row.seat) == (stay.table, stay.seat)
        ),
        {},
    )
    row.pop("user_id", None)
    return {**row, "seat": stay.seat, "since": stay.since or None, "until": stay.until}


def _game(
    row: GameRow,
    records: Mapping[int, str],
    personal: PersonalData,
    drafts: Mapping[int, list[str]],
) -> dict[str, Any]:
    told: dict[str, Any] = {
        "game": row.id,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "ending": row.ending,
        "notes": [
            {"text": one.text, "at": one.at} for one in personal.notes if one.game_id == row.id
        ],
        "votes": [
            {"question": vote.kind, "agree": bool(ballot.agree), "at": ballot.at}
            for vote, ballot in personal.ballots
            if vote.game_id == row.id
        ],
        "record": records.get(row.id),
    }
    if row.id in drafts:
        told["draft"] = drafts[row.id]
    return told
