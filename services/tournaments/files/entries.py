"""Read entries from an organizer's file of comma-separated values. Pure.

A line is an entry: a player, and in tournaments for teams of two a partner. They are given as a
Discord id, a mention, or the pseudonym of this server's exports; names may be added. The first line
may name the columns (COLUMNS, in any order, others are ignored); without it a line is one or two
ids, with or without names. Where no column is for ids, as in lists of Challonge or Swiss-Manager,
names are enough. Commas, semicolons and tabs are accepted.
"""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from services.facts import Refused
from services.facts.tournaments import TournamentSetup
from services.tournaments.files.documents import unguarded

MAX_BYTES = 256 << 10
"""Most bytes of a file."""
MAX_LINES = 1024
"""Most lines that are read."""
COLUMNS: Mapping[str, str] = {
    "player": "lord",
    "user": "lord",
    "user_id": "lord",
    "id": "lord",
    "discord": "lord",
    "discord_id": "lord",
    "lord": "lord_name",
    "name": "lord_name",
    "partner_player": "partner",
    "partner_user": "partner",
    "partner_id": "partner",
    "partner": "partner_name",
    "partner_name": "partner_name",
    "state": "state",
    # what lists of Challonge and of chess programs call them
    "discord_user_id": "lord",
    "participant": "lord_name",
    "participant_name": "lord_name",
    "display_name": "lord_name",
    "discord_username": "lord_name",
    "discord_name": "lord_name",
    "full_name": "lord_name",
}
"""The known columns and what they hold."""
CHESS = {
    *("rtg", "rtgi", "rtgn", "elo", "fed", "fideid", "fide_id", "title", "typ", "sno", "no"),
    *("snr", "nr", "elon", "eloi", "land", "titel", "club/city", "verein/ort"),
}
"""Columns of chess programs: what they call "ID" is no account."""
GONE = ("withdrawn", "expelled")
"""States in an export whose lines are skipped."""
MAX_NAME = 32
"""Longest name, as in Discord; more is cut."""
MAX_CELL = 200
"""Most characters of a cell that are read: patterns run over them in the bot's own process."""
MAX_CELLS = 60
"""Most cells of a line that are read: chess programs write some thirty."""
MAX_SHOWN = 40
"""Most characters of a file's text that are shown."""
LARGEST_ID = (1 << 63) - 1

_CONTROL = re.compile(r"[\0-\x08\x0e-\x1f]")
"""What no text has: such a file is something else."""
_MENTION = re.compile(r"<@!?(\d{1,19})>")
_PSEUDONYM = re.compile(r"k[0-9a-f]{6}")
_LONG = re.compile(r"\d{15,19}")
_ROUNDED = re.compile(r"\d([.,]\d+)?E\+\d+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class NamedPlayer:
    """A player as a cell names them: by account or pseudonym, with the name given, if any."""

    user: int | None
    pseudonym: str | None
    name: str
    cell: str

    @property
    def known_as(self) -> tuple[str, ...]:
        """What to look for if only a name is given: chess programs write "Smith, Ann"."""
        name = self.name.casefold().removeprefix("@")
        last, _, first = name.partition(",")
        return (name, *([f"{first.strip()} {last.strip()}"] if first.strip() else []))


@dataclass(frozen=True, slots=True)
class NamedMember:
    """A member of the server, found by a name: as shown there, in Discord, of their account."""

    user: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FileEntry:
    """An entry of a file: its line, and its player or its two partners."""

    line: int
    lords: tuple[NamedPlayer, ...]


def parse_entries(data: bytes, setup: TournamentSetup) -> tuple[FileEntry, ...]:
    """Return the entries of a file in order.

    Refused: cup_csv_bad. Its data: `why` ("large", "text", "empty", "many", "columns", "lord",
    "rounded", "twice", "partner", "alone"), `line`, `value` (the text there), `first` (the earlier
    line of the same player), `limit`.
    """
    if len(data) > MAX_BYTES:
        raise refusal("large", limit=MAX_BYTES >> 10)
    rows = _lines(_decoded(data))
    if not rows:
        raise refusal("empty")
    if len(rows) > MAX_LINES:
        raise refusal("many", limit=MAX_LINES)
    found = tuple(FileEntry(line, lords) for line, lords in _entries(rows, setup.each))
    if not found:
        raise refusal("empty")
    _refuse_twice(found)
    return found


def refusal(why: str, **data: object) -> Refused:
    """Return the refusal of a file."""
    return Refused("cup_csv_bad", {"why": why, **data})


def _decoded(data: bytes) -> str:
    """Return the text of a file: in UTF-8, as a spreadsheet's "Unicode text", or as its "ANSI"."""
    unicode = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    for encoding in (unicode, "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if _CONTROL.search(text) is None:
            return text
    raise refusal("text")


def _lines(text: str) -> list[tuple[int, list[str]]]:
    """Return the lines that hold anything, each with its number."""
    lines = text.splitlines()
    separator = max("\t;,", key=lambda mark: sum(mark in line for line in lines))
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
        rows = [
            (reader.line_num, [cell.strip()[:MAX_CELL] for cell in row[:MAX_CELLS]])
            for row in reader
        ]
    except csv.Error:
        raise refusal("text") from None
    return [(line, row) for line, row in rows if any(row)]


def _entries(
    rows: Sequence[tuple[int, list[str]]], each: int
) -> Iterator[tuple[int, tuple[NamedPlayer, ...]]]:
    (_, head), body = rows[0], rows[1:]
    titles = [re.sub(r"[\s-]+", "_", cell.lower().strip(" .#")) for cell in head]
    chess = not CHESS.isdisjoint(titles)
    columns = [COLUMNS.get(one, "") if one != "id" or not chess else "" for one in titles]
    if {"lord", "lord_name"}.isdisjoint(columns):
        if not any(_account(cell) or _ROUNDED.fullmatch(cell) for cell in head):
            raise refusal("columns", value=", ".join(head)[:MAX_SHOWN])
        for line, row in rows:
            yield line, _players(line, _unnamed_columns(row), each)
        return
    for line, row in body:
        cells = {name: cell for name, cell in zip(columns, row, strict=False) if name and cell}
        if cells.get("state") not in GONE:
            yield line, _players(line, cells, each, by_name="lord" not in columns)


def _unnamed_columns(row: Sequence[str]) -> dict[str, str]:
    """Return the cells of a line without named columns: ids in order, then names."""
    meant = [cell for cell in row if _account(cell) or _ROUNDED.fullmatch(cell)]
    names = [cell for cell in row if cell and cell not in meant]
    cells = dict(zip(("lord", "partner"), meant, strict=False))
    cells.update(zip(("lord_name", "partner_name"), names, strict=False))
    return cells


def _players(
    line: int, cells: Mapping[str, str], each: int, *, by_name: bool = False
) -> tuple[NamedPlayer, ...]:
    lords = [_player(line, cells, "lord", by_name=by_name)]
    partnered = "partner" in cells or "partner_name" in cells
    if partnered and each == 1:
        raise refusal("alone", line=line)
    if each > 1:
        if not partnered:
            raise refusal("partner", line=line)
        lords.append(_player(line, cells, "partner", by_name=by_name))
    return tuple(lords)


def _player(line: int, cells: Mapping[str, str], who: str, *, by_name: bool) -> NamedPlayer:
    """Return a player of a line. The id may be in the column of the name, too.

    `by_name`: the file has no column for ids, so a name is enough.
    """
    cell, name = cells.get(who, ""), cells.get(f"{who}_name", "")
    if not cell and _account(name):
        cell, name = name, ""
    if _ROUNDED.fullmatch(cell):
        raise refusal("rounded", line=line, value=cell[:MAX_SHOWN])
    meant = _account(cell, short=True)
    if meant is None and by_name and name and not cell:
        cell, meant = name, (None, None)
    if meant is None:
        raise refusal("lord", line=line, value=(cell or name)[:MAX_SHOWN])
    user, pseudonym = meant
    plain = " ".join(unguarded(name).split())
    return NamedPlayer(user, pseudonym, plain[:MAX_NAME].rstrip(), cell[:MAX_SHOWN])


def _account(cell: str, *, short: bool = False) -> tuple[int | None, str | None] | None:
    """Return the account or pseudonym in a cell; a short number only where ids are expected."""
    mention = _MENTION.fullmatch(cell)
    number = mention[1] if mention else cell
    if mention or _LONG.fullmatch(cell) or (short and cell.isascii() and cell.isdigit()):
        user = int(number[:20])
        return (user, None) if 0 < user <= LARGEST_ID else None
    return (None, cell) if _PSEUDONYM.fullmatch(cell) else None


def _refuse_twice(found: Sequence[FileEntry]) -> None:
    lines: dict[int | str | None, int] = {}
    for entry in found:
        for lord in entry.lords:
            who = lord.user if lord.user is not None else lord.pseudonym or lord.name
            if who in lines:
                raise refusal("twice", line=entry.line, value=lord.cell, first=lines[who])
            lines[who] = entry.line
