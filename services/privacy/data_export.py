"""Export of a person's data as one JSON file."""

import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from services.core.context import ServiceContext
from services.facts import Person
from services.privacy.personal_data import PersonalData, Stay, gather
from services.records.record_files import record
from services.standing.reliability import reliability
from store import Connection, games, privacy, tables
from store.rows import GameRow, InvitationRow, TableRow
from store.tournament_rows import TournamentEventRow

PASSING = ("cup_posts", "cup_acts")
"""Tables left out: announcements of tournaments, and organizers' pending actions on others."""
FORMAT = "castellan-privacy/1"
OWN = ("entry", "first", "stage", "round", "number", "role", "add", "reason")
"""The data of a tournament's event that are about the person who takes part."""
PAGE = 200
"""How many rows are read at once."""
SAID = ("what", "text")
"""The data that are the words of the person who caused it."""


async def export(context: ServiceContext, person: Person) -> AsyncIterator[str]:
    """Write everything that is kept about a person. Refused: export_waits, export_often."""
    async with context.exports.turn(person.id, context.clock.passed()):
        async for part in _parts(context, person):
            yield part


async def _parts(context: ServiceContext, person: Person) -> AsyncIterator[str]:
    """Write everything that is kept about a person as JSON; times are UTC epoch seconds.

    It has the records of their games, without the seeds that anybody still plays with, and nothing
    of other lords: no plan, draft or note, and no account but their own. The records of a sealed
    table that they have left are missing until it is opened.

    It comes in small pieces, each read when the one before was taken: nobody waits for a long one.
    """
    async with context.read() as connection:
        traces = await privacy.traces(connection, person.id)
        personal = await gather(connection, person.id, traces, rows=False)
        reliable = await reliability(connection, person.id, context.clock.now())
        drafts = await _drafts(connection, personal)
        rows = await tables.tables_of_ids(connection, personal.tables)
    head: dict[str, Any] = {
        "format": FORMAT,
        "made_at": datetime.fromtimestamp(context.clock.now(), UTC).isoformat(),
        "times": "unix",
        "person": {"id": person.id, "name": person.name},
        "reliability": asdict(reliable),
        "remembered": personal.remembered,
        "cups": [_act(event, person) for event in personal.acts],
        "invitations": [_invitation(one, person.id) for one in personal.invitations],
    }
    yield _written(head).removesuffix("}")
    yield ',\n"kept": {'
    comma = ""
    for name, column in {**privacy.DELETED, **privacy.NAMED}.items():
        if name in PASSING:
            continue
        first = True
        async for row in _kept(context, column, person.id):
            yield f'{comma}\n"{name}": [\n' if first else ",\n"
            yield _written(row)
            first, comma = False, ","
        yield "" if first else "]"
    yield '},\n"tables": ['
    comma = ""
    sat = {stay.table for stay in personal.stays}
    told = _Told(context, personal, drafts)
    for place in rows:
        if place.id in sat or person.id in (place.host_id, place.opened_by):
            yield f"{comma}\n"
            async for piece in told.table(place, person):
                yield piece
            comma = ","
    yield "]}\n"


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


async def _kept(
    context: ServiceContext, column: privacy.Owner, user: int
) -> AsyncIterator[Mapping[str, Any]]:
    """Read the rows of a table that are a person's, page by page."""
    after = 0
    while True:
        async with context.read() as connection:
            rows = await privacy.page(connection, column, user, after=after, limit=PAGE)
        for row in rows:
            yield row
        after += len(rows)
        if len(rows) < PAGE:
            return


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


class _Told:
    """The tables at which a person sat or which they opened, with their games."""

    def __init__(
        self, context: ServiceContext, personal: PersonalData, drafts: Mapping[int, list[str]]
    ) -> None:
        self._context = context
        self._personal = personal
        self._drafts = drafts
        self._seated = {seat.table.id for seat in personal.seats}
        self._games: dict[int, list[GameRow]] = {}
        for row in personal.played:
            self._games.setdefault(row.table_id, []).append(row)
        self._stays: dict[int, list[Stay]] = {}
        for stay in personal.stays:
            self._stays.setdefault(stay.table, []).append(stay)
        self._seats = {(one.row.table_id, one.row.seat): one.row for one in personal.seats}
        self._notes: dict[int, list[dict[str, Any]]] = {}
        for note in personal.notes:
            self._notes.setdefault(note.game_id, []).append({"text": note.text, "at": note.at})
        self._votes: dict[int, list[dict[str, Any]]] = {}
        for vote, ballot in personal.ballots:
            answer = {"question": vote.kind, "agree": bool(ballot.agree), "at": ballot.at}
            self._votes.setdefault(vote.game_id, []).append(answer)

    async def table(self, place: TableRow, person: Person) -> AsyncIterator[str]:
        """Write a table, game by game."""
        told = {
            "table": place.id,
            "name": place.name,
            "server": place.server_id,
            "state": place.state,
            "sealed": bool(place.sealed),
            "setup": place.setup,
            "host": place.host_id == person.id,
            "opened": place.opened_by == person.id,
            "seats": [self._seat(stay) for stay in self._stays.get(place.id, ())],
        }
        yield _written(told).removesuffix("}") + ', "games": ['
        comma = ""
        for row in self._games.get(place.id, ()):
            text = None
            # Who has no seat any more may not watch each table that goes on: its record follows.
            if place.id in self._seated or (not place.sealed and row.ending is not None):
                text = (await record(self._context, row.id)).text
            yield comma + _written(self._game(row, text))
            comma = ",\n"
        yield "]}"

    def _seat(self, stay: Stay) -> dict[str, Any]:
        seat = self._seats.get((stay.table, stay.seat)) if stay.until is None else None
        row = {} if seat is None else asdict(seat)
        row.pop("user_id", None)
        return {**row, "seat": stay.seat, "since": stay.since or None, "until": stay.until}

    def _game(self, row: GameRow, text: str | None) -> dict[str, Any]:
        told: dict[str, Any] = {
            "game": row.id,
            "started_at": row.started_at,
            "ended_at": row.ended_at,
            "ending": row.ending,
            "notes": self._notes.get(row.id, []),
            "votes": self._votes.get(row.id, []),
            "record": text,
        }
        return {**told, "draft": self._drafts[row.id]} if row.id in self._drafts else told
