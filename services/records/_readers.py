"""Reading of records from outside: decoded, checked and refused in one way."""

import asyncio
import json
from dataclasses import dataclass

from engine import BadNotation, BadRecord, BadSetup, EngineError, Game, Kingdom
from services.facts import Refused

LONGEST_FILE = 64 << 10
"""How many bytes a record may have; Discord says the size of a file before it is downloaded."""
LONGEST_NAME = 32
"""How many characters of a lord's name in a foreign record are shown."""
ZIP = b"PK\x03\x04"


@dataclass(frozen=True, slots=True)
class Read:
    """A record that was read: its text as it came, and the game after its last move."""

    text: str
    game: Game


def refuse_large(size: int) -> None:
    """Refuse a file before it is downloaded. Refused: record_bad (why "file_too_big")."""
    if size > LONGEST_FILE:
        raise bad("file_too_big", limit=LONGEST_FILE, size=size)


async def read(data: bytes) -> Read:
    """Read a record from a file's bytes, in a thread. Refused: record_bad.

    The data of the refusal are `why` (the engine's code, or one of the file's own), `line` if
    known, and the engine's data.
    """
    refuse_large(len(data))
    return await asyncio.to_thread(_read, data)


def _read(data: bytes) -> Read:
    text = _decoded(data)
    try:
        return Read(text, Game.from_record(text))
    except EngineError as error:
        raise refusal(error) from error


def _decoded(data: bytes) -> str:
    """Return the text of a record in a file: file_name_of, or as the JSON that `/record` writes."""
    if data.startswith(ZIP):
        raise bad("file_archive")
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise bad("file_no_text") from None
    if "\0" in text:
        raise bad("file_no_text")
    if not text.strip():
        raise bad("file_empty")
    record = _of_json(text) if text.lstrip().startswith("{") else text.lstrip("\n")
    refuse_large(len(record.encode()))
    return record


def _of_json(text: str) -> str:
    try:
        whole = json.loads(text)
        head = [f"{key}: {value}" for key, value in whole["header"].items()]
        lines = [f"{t['turn']} {t['seat']}  {'; '.join(t['moves'])}" for t in whole["turns"]]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise bad("file_json") from None
    read = "".join(f"{line}\n" for line in (*head, "", *lines))
    if any("\n" in line for line in (*head, *lines)) or not _can_be_kept(read):
        raise bad("file_json")
    return read


def _can_be_kept(text: str) -> bool:
    """Whether a text can be stored as UTF-8: JSON can escape characters that can't."""
    return "\0" not in text and text.encode(errors="replace").decode() == text


def read_kingdom(text: str) -> Kingdom:
    """Read a kingdom text. Refused: kingdom_bad (data `why`, and the engine's data)."""
    try:
        return Kingdom.from_text(text.strip())
    except EngineError as error:
        raise Refused("kingdom_bad", {**error.data, "why": error.code}) from error


def refusal(error: EngineError) -> Refused:
    """Return the refusal of a record that the engine rejects."""
    kinds = {BadSetup: "setup", BadNotation: "notation"}
    kind = next((name for of, name in kinds.items() if isinstance(error, of)), "")
    line = {"line": error.line} if isinstance(error, BadRecord) else {}
    return Refused("record_bad", {**error.data, **line, "why": error.code, "kind": kind})


def bad(why: str, **data: object) -> Refused:
    """Return the refusal of a file."""
    return Refused("record_bad", {**data, "why": why})


def with_short_names(game: Game) -> Game:
    """Return a copy of a game with names short enough to show: an imported one may have any."""
    return game.renamed(map(_short, game.names))


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
