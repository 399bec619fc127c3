"""Imported records and kingdoms (`/import`), which only their owners can see."""

import hashlib
from dataclasses import replace

from engine import EngineError
from engine.lone_kingdom import view_of
from services.core.context import ServiceContext
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.records import ImportFact, KingdomFact, OutcomeEnding
from services.records._readers import Read, read, read_kingdom, with_short_names
from services.records.outcome import table_view
from store import imports
from store.rows import ImportRow

LONGEST_NAME = 60


async def bring_record(
    context: ServiceContext, person: Person, name: str, data: bytes
) -> ImportFact:
    """Keep a record for its owner alone, until 90 days after they last opened it.

    Beyond the limit of a person, those opened longest ago are deleted; beyond the limit of all
    together, those of whoever keeps most. The same record again is only opened. Refused:
    record_bad."""
    found = await read(data)
    title = _title(name) or " – ".join(found.game.names)[:LONGEST_NAME]
    async with context.write() as tx:
        key, known, forgot = await _keep(tx, person, "record", title, found.text)
    return replace(_fact(key, title, found), known=known, forgot=forgot)


def _fact(key: int, title: str, found: Read) -> ImportFact:
    game = found.game
    return ImportFact(
        id=key,
        name=title,
        view=table_view(with_short_names(game)),
        date=game.header.get("date", ""),
        ending=ending_of(found),
        turns=len({(turn.round, turn.number) for turn in game.record_turns}),
    )


def ending_of(found: Read) -> OutcomeEnding | None:
    """Return how the game of a record ended; None if it is not over."""
    if found.game.over:
        return "played"
    return "abandoned" if "ending" in found.game.header else None


def _title(name: str) -> str:
    """Return the name of a file without its extension."""
    return name.rpartition(".")[0][:LONGEST_NAME] if "." in name else name[:LONGEST_NAME]


async def bring_kingdom(context: ServiceContext, person: Person, text: str) -> KingdomFact:
    """Keep a kingdom text for its owner alone.

    Refused: kingdom_bad (`why`: the engine's code, or "no_box": no box has all of it)."""
    kingdom = read_kingdom(text)
    try:
        view = view_of(kingdom, person.name)
    except EngineError as error:
        raise Refused("kingdom_bad", {**error.data, "why": "no_box"}) from error
    written = kingdom.to_text()
    async with context.write() as tx:
        key, _, forgot = await _keep(tx, person, "kingdom", "", written)
    return KingdomFact(key, written, view, view.kingdoms[0].scorecard, forgot)


async def open_import(context: ServiceContext, import_id: int, person: Person) -> ImportRow:
    """Return what a person has imported, and note that it was opened. Refused: no_import."""
    async with context.write() as tx:
        row = await imports.own_import(tx.connection, import_id, person.id)
        if row is None:
            raise Refused("no_import")
        await imports.note_opened(tx.connection, row.id, tx.now)
    return replace(row, opened_at=tx.now)


async def _keep(
    tx: Transaction, person: Person, kind: str, name: str, text: str
) -> tuple[int, bool, int]:
    """Keep a text; return its id, whether it was there already, and how many were deleted."""
    connection, digest = tx.connection, hashlib.sha256(text.encode()).hexdigest()
    row = await imports.import_with_digest(connection, person.id, digest)
    if row is not None:
        await imports.note_opened(connection, row.id, tx.now, name=name)
        return row.id, True, 0
    key = await imports.add_import(
        connection,
        owner_id=person.id,
        kind=kind,
        name=name,
        text=text,
        digest=digest,
        opened_at=tx.now,
    )
    limit = tx.limits["imports"]
    forgot = await imports.drop_oldest(connection, person.id, limit.person)
    return key, False, forgot + await imports.make_room(connection, person.id, limit.server)
