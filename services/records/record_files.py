"""Records as files: in notation (docs/notation.md), and the same as JSON."""

import json
import re
import secrets
import unicodedata

from engine import GameView
from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts.lists import RecordFact
from services.records.header import public_record, record_source, start_date
from services.state.game_facts import game_fact
from store import Connection, people

LONGEST_NAME = 40
LONGEST_BYTES = 120
"""How long a file's name may be with what stands around it; file systems count bytes."""
RESERVED = frozenset({"con", "prn", "aux", "nul"}) | {
    f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³"
}
"""Names that Windows takes for devices, whatever their ending."""


async def record(context: ServiceContext, game: int) -> RecordFact:
    """Write a game's record; the seed is left out as in `public_record`. Refused: no_game."""
    async with context.read() as connection:
        live = await load(context, connection, game)
        fact = await game_fact(connection, live)
        salt = await _salt(connection, fact.table.server)
        if salt is not None:
            text = public_record(await record_source(connection, live, salt))
    if salt is None:
        async with context.write() as tx:
            salt = await salt_of(tx, fact.table.server)
            text = public_record(await record_source(tx.connection, live, salt))
    name = f"{start_date(live)}-{file_name_of(fact.table.name)}-{live.row.id}"
    return RecordFact(fact, text, to_json(text, fact.view), name)


async def salt_of(tx: Transaction, server: int) -> str:
    """Return the secret of a server's pseudonyms; create it on first use."""
    await tx.alone("server", server)
    settings = await people.server_settings(tx.connection, server)
    if "salt" in settings:
        return str(settings["salt"])
    salt = secrets.token_hex(16)
    saved = {**settings, "salt": salt}
    await people.save_server(tx.connection, server, saved, tx.now)
    return salt


async def _salt(connection: Connection, server: int) -> str | None:
    found = (await people.server_settings(connection, server)).get("salt")
    return None if found is None else str(found)


def file_name_of(name: str) -> str:
    """Return a name as file names can have it everywhere: letters of any script, digits, dashes.

    "game" if none of it is left.
    """
    kept = (char if unicodedata.category(char)[0] in "LMN" else "-" for char in name.lower())
    plain = re.sub(r"-+", "-", unicodedata.normalize("NFC", "".join(kept))).strip("-")
    while len(plain.encode()) > LONGEST_BYTES or len(plain) > LONGEST_NAME:
        plain = plain[:-1]
    plain = plain.strip("-") or "game"
    return f"{plain}-1" if plain in RESERVED else plain


def to_json(text: str, view: GameView) -> str:
    """Convert a record to JSON: the header's keys, the turns, and the scorecards."""
    head, _, body = text.partition("\n\n")
    header = dict(line.split(": ", 1) for line in head.splitlines())
    kingdoms = [
        {
            "seats": list(kingdom.seats),
            "scorecard": kingdom.scorecard.to_dict(),
            "text": kingdom.text,
        }
        for kingdom in view.kingdoms
    ]
    whole = {"header": header, "turns": _turns(body), "kingdoms": kingdoms}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _turns(body: str) -> list[dict[str, object]]:
    turns: list[dict[str, object]] = []
    for line in body.splitlines():
        number, rest = line.split(" ", 1)
        seat, moves = rest.split("  ", 1)
        turns.append({"turn": number, "seat": int(seat), "moves": moves.split("; ")})
    return turns
