"""All games of a server as files in zip archives, written part by part and read back.

A part is an archive of its own: every game's public record as text and as JSON, and a manifest.
The next part begins after the last game of this one, so that a part can be requested again at any
time, and a broken download does no harm.
"""

import asyncio
import hashlib
import io
import json
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from engine.record import LONGEST
from services.core.context import ServiceContext
from services.core.live_games import replay
from services.facts.records import ExportFact
from services.records._readers import bad
from services.records.header import RecordSource, header, public_record, record_source, start_date
from services.records.record_files import file_name_of, salt_of, to_json
from store import Connection, games, tables
from store.rows import GameRow

FORMAT = "castellan-archive/1"
MANIFEST = "manifest.json"
PART = 8 << 20
"""How many bytes a part may have; Discord takes ten million from everybody."""
GAMES = 2_000
"""How many games a part contains at most, so that it is made within a minute or two."""
AT_ONCE = 50
ENTRY, CLOSING = 700, 64 << 10
"""Bytes for a game's entries in the directory and the manifest, and for the part itself."""
LARGEST, MOST = 512 << 20, 50_000
"""Limits of an archive to read: unpacked bytes, and files."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of all files, so that the same games give the same bytes."""


@dataclass(frozen=True, slots=True)
class Archived:
    """A record in an archive: the name of its file, and its text."""

    file: str
    text: str


@dataclass(slots=True)
class Part:
    """An archive being written."""

    buffer: io.BytesIO = field(default_factory=io.BytesIO)
    listed: list[dict[str, Any]] = field(default_factory=list)
    archive: zipfile.ZipFile = field(init=False)

    def __post_init__(self) -> None:
        self.archive = zipfile.ZipFile(self.buffer, "w", zipfile.ZIP_DEFLATED)

    def add(self, of: RecordSource, table: str) -> None:
        """Write a game's two files."""
        text = public_record(of)
        row, name = of.live.row, f"{start_date(of.live)}-{file_name_of(table)}-{of.live.row.id}"
        self.put(f"{name}.txt", text)
        self.put(f"{name}.json", to_json(text, of.live.view))
        self.listed.append(
            {
                "game": row.id,
                "table": table,
                "record": f"{name}.txt",
                "json": f"{name}.json",
                "sha256": hashlib.sha256(text.encode(errors="replace")).hexdigest(),
                "began": written(row.started_at),
                "ended": None if row.ended_at is None else written(row.ended_at),
                "ending": header(of).get("ending", "played") if of.over else None,
            }
        )

    @property
    def is_full(self) -> bool:
        """Whether there might be no room for another game."""
        size = self.buffer.tell() + CLOSING + ENTRY * len(self.listed)
        return len(self.listed) >= GAMES or size >= PART

    def close(self, about: dict[str, Any]) -> bytes:
        """Write the manifest and return the whole archive."""
        whole = {"format": FORMAT, **about, "games": self.listed}
        self.put(MANIFEST, json.dumps(whole, ensure_ascii=False, indent=1))
        self.archive.close()
        return self.buffer.getvalue()

    def put(self, name: str, text: str) -> None:
        """Write a file."""
        info = zipfile.ZipInfo(name, _EPOCH)
        info.compress_type = zipfile.ZIP_DEFLATED
        self.archive.writestr(info, text.encode(errors="replace"))


async def export(context: ServiceContext, server: int, after: int = 0, part: int = 1) -> ExportFact:
    """Write the games of a server that follow one into an archive, until it is full.

    The records are the public ones: those of running games have no seed. Games of sealed tables are
    left out until these are opened. Refused: export_waits, export_often (data limit).
    """
    async with context.exports.turn(server, context.clock.passed(), "archive"):
        return await _export(context, server, after, part)


async def _export(context: ServiceContext, server: int, after: int, part: int) -> ExportFact:
    async with context.write() as tx:
        salt = await salt_of(tx, server)
    made, last = Part(), after
    while not made.is_full:
        async with context.read() as connection:
            rows = await games.of_server(connection, server, last, AT_ONCE)
            for row in rows:
                await add_game(connection, made, row, salt)
                last = row.id
                if made.is_full:
                    break
        if len(rows) < AT_ONCE:
            break
    async with context.read() as connection:
        left = await games.count_of_server(connection, server, last)
        sealed = await games.count_sealed(connection, server)
    now = context.clock.now()
    about = {"server": str(server), "made": written(now), "part": part, "left": left}
    data = await asyncio.to_thread(made.close, about)
    day = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d")
    name = f"castellan-{day}-part-{part}.zip"
    return ExportFact(name, data, part, len(made.listed), last, left, sealed)


async def add_game(connection: Connection, made: Part, row: GameRow, salt: str) -> None:
    """Add the public record of a game to a part."""
    moves = await games.moves(connection, row.id)
    table = await tables.table(connection, row.table_id)
    assert table is not None, "a game has a table"
    live = await asyncio.to_thread(replay, row, moves)
    found = await record_source(connection, live, salt, moves=moves)
    await asyncio.to_thread(made.add, found, table.name)


def written(at: int) -> str:
    """Format an epoch second for files, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def read(data: bytes) -> list[Archived]:
    """Return the records of an archive, in its manifest's order, without checking their games.

    Refused: record_bad with the `why` "archive_bad" (not a Castellan archive, or damaged) or
    "archive_changed" (data file: a record that differs from its checksum in the manifest).
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if len(archive.infolist()) > MOST:
                raise bad("archive_bad")
            budget = _Budget(archive)
            return [_one(budget, entry) for entry in _listed(budget)]
    except (zipfile.BadZipFile, zlib.error, ValueError, KeyError, TypeError) as error:
        raise bad("archive_bad") from error
    except (NotImplementedError, RuntimeError, EOFError, OSError) as error:  # encrypted, cut off
        raise bad("archive_bad") from error


class _Budget:
    """Unpacks files, up to a total size."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self._left = LARGEST

    def text(self, name: str, limit: int) -> str:
        """Return a file's text."""
        info = self._archive.getinfo(name)
        if info.file_size > min(limit, self._left):
            raise bad("archive_bad")
        if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise bad("archive_bad")
        self._left -= info.file_size
        with self._archive.open(info) as packed:
            # With a size: without one everything is unpacked before its size is checked.
            return packed.read(info.file_size + 1).decode()


def _listed(budget: _Budget) -> Sequence[dict[str, Any]]:
    whole = json.loads(budget.text(MANIFEST, LARGEST))
    if whole["format"] != FORMAT:
        raise bad("archive_bad")
    listed: Sequence[dict[str, Any]] = whole["games"]
    return listed


def _one(budget: _Budget, entry: dict[str, Any]) -> Archived:
    text = budget.text(entry["record"], 4 * LONGEST)
    if hashlib.sha256(text.encode(errors="replace")).hexdigest() != entry["sha256"]:
        raise bad("archive_changed", file=str(entry["record"]))
    return Archived(str(entry["record"]), text)
