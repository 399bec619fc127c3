"""Records and kingdoms that people bring along, to look at by themselves (PLAY §11, `/import`)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from engine import EngineError
from engine.lone_kingdom import view_of
from services.core.context import ServiceContext, Transaction
from services.facts import Person, Refused
from services.facts.records import ImportFact, KingdomFact, OutcomeEnding
from services.records._readers import Read, read, read_kingdom, shown
from store import imports
from store.rows import ImportRow

MOST = 50
"""How many a person can keep; of more, those opened longest ago are let go."""
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class _Brought:
    kind: str
    name: str
    text: str


async def bring_record(
    context: ServiceContext, person: Person, name: str, data: bytes
) -> ImportFact:
    """Keep a record for its owner alone; the same one again is only opened. Refused: record_bad."""
    found = await read(data)
    title = _title(name) or " – ".join(found.game.names)[:LONGEST_NAME]
    async with context.write() as tx:
        brought = _Brought("record", title, found.text)
        key, known, forgot = await _keep(tx, person, brought)
    return replace(_fact(key, title, found), known=known, forgot=forgot)


def _fact(key: int, title: str, found: Read) -> ImportFact:
    game = found.game
    return ImportFact(
        id=key,
        name=title,
        view=shown(game).view(),
        date=game.header.get("date", ""),
        ending=ending_of(found),
        turns=len({(turn.round, turn.number) for turn in game.record_turns}),
    )


def ending_of(found: Read) -> OutcomeEnding | None:
    """Return how the game of a record ended; None where it is not over."""
    if found.game.over:
        return "played"
    return "abandoned" if "ending" in found.game.header else None


def _title(name: str) -> str:
    """Return the name of a file without its ending."""
    return name.rpartition(".")[0][:LONGEST_NAME] if "." in name else name[:LONGEST_NAME]


async def bring_kingdom(context: ServiceContext, person: Person, text: str) -> KingdomFact:
    """Keep a kingdom text for its owner alone. Refused: kingdom_bad."""
    kingdom = read_kingdom(text)
    try:
        view = view_of(kingdom, person.name)
    except EngineError as error:
        raise Refused("kingdom_bad", {**error.data, "why": "no_box"}) from error
    written = kingdom.to_text()
    async with context.write() as tx:
        key, _, forgot = await _keep(tx, person, _Brought("kingdom", "", written))
    return KingdomFact(key, written, view, view.kingdoms[0].scorecard, forgot)


async def opened(context: ServiceContext, import_id: int, person: Person) -> ImportRow:
    """Return what a person brought along, and note that it was opened. Refused: no_import."""
    async with context.write() as tx:
        row = await imports.own_import(tx.connection, import_id, person.id)
        if row is None:
            raise Refused("no_import")
        await imports.note_opened(tx.connection, row.id, tx.now)
    return replace(row, opened_at=tx.now)


async def _keep(tx: Transaction, person: Person, brought: _Brought) -> tuple[int, bool, int]:
    """Keep a text; returns its row, whether it was there before, and how many went for it."""
    connection, digest = tx.connection, hashlib.sha256(brought.text.encode()).hexdigest()
    row = await imports.import_with_digest(connection, person.id, digest)
    if row is not None:
        await imports.note_opened(connection, row.id, tx.now, name=brought.name)
        return row.id, True, 0
    key = await imports.add_import(
        connection,
        owner_id=person.id,
        kind=brought.kind,
        name=brought.name,
        text=brought.text,
        digest=digest,
        opened_at=tx.now,
    )
    return key, False, await imports.drop_oldest(connection, person.id, MOST)
