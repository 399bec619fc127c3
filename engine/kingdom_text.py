"""Kingdom text: reading it with the place and reason of every fault, and writing it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.errors import BadNotation
from engine.values import Half, Terrain

if TYPE_CHECKING:
    from engine.kingdom import Kingdom

GRIDS = (5, 7)

_TERRAINS = {terrain.letter: terrain for terrain in Terrain}
_SQUARE = re.compile(f"([{''.join(_TERRAINS)}])([1-3]?)", re.ASCII)
_COUNT = re.compile(r"[0-9]{1,2}", re.ASCII)

# Fields of pieces that these boxes don't have: only their default can be true.
_ALWAYS = {"coins": "0", "knights": "0", "queen": "no", "towers": "0", "pending": "0"}

Rows = list[list[str]]


@dataclass(frozen=True, slots=True)
class ParsedKingdom:
    """A kingdom text, read: halves by their (column, row) on the canvas, both from 0."""

    squares: Mapping[tuple[int, int], Half]
    grid: int
    discarded: int


def parse(text: str) -> ParsedKingdom:
    """Read a kingdom text; raises BadNotation, rows counted from the top, columns from the left."""
    board, _, tail = text.partition(";")
    fields = _fields(tail)
    grid = int(fields.get("grid", "5"))
    rows = [row.split() for row in board.split("/")]
    castle_row, castle_column = _castle(rows)
    _check_shape(rows, grid)
    squares = {
        (grid - 1 + column - castle_column, grid - 1 + castle_row - row): half
        for row, column, half in _halves(rows)
    }
    return ParsedKingdom(squares, grid, int(fields.get("discarded", "0")))


def _check_shape(rows: Rows, grid: int) -> None:
    width, height = len(rows[0]), len(rows)
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            raise BadNotation("ragged_row", {"row": number, "squares": len(row), "first": width})
    if max(width, height) > grid:
        raise BadNotation("too_large", {"width": width, "height": height, "limit": grid})
    columns = [list(column) for column in zip(*rows, strict=True)]
    edges = {"top": rows[0], "bottom": rows[-1], "left": columns[0], "right": columns[-1]}
    for name, squares in edges.items():
        if set(squares) <= {"."}:
            raise BadNotation("empty_edge", {"edge": name})


def _castle(rows: Rows) -> tuple[int, int]:
    castles = [(r, c) for r, row in enumerate(rows) for c, text in enumerate(row) if text == "C"]
    if not castles:
        raise BadNotation("no_castle")
    if len(castles) > 1:
        row, column = castles[1]
        raise BadNotation("second_castle", {"row": row + 1, "column": column + 1})
    return castles[0]


def _halves(rows: Rows) -> Iterator[tuple[int, int, Half]]:
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            if text in (".", "C"):
                continue
            match = _SQUARE.fullmatch(text)
            if match is None:
                place = {"row": number + 1, "column": column + 1, "text": text}
                raise BadNotation("unknown_square", place)
            yield number, column, Half(_TERRAINS[match[1]], int(match[2] or 0))


def _fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name in fields:
            raise BadNotation("field_twice", {"field": name})
        _check_field(name, value)
        fields[name] = value
    return fields


def _check_field(name: str, value: str) -> None:
    if name in _ALWAYS:
        known = value == _ALWAYS[name]
    elif name == "grid":
        known = value in map(str, GRIDS)
    elif name == "discarded":
        known = _COUNT.fullmatch(value) is not None
    else:
        raise BadNotation("unknown_field", {"field": name})
    if not known:
        raise BadNotation("field_value", {"field": name, "value": value})


def write(kingdom: Kingdom) -> str:
    """The one text of a kingdom."""
    (left, right), (bottom, top) = kingdom.columns, kingdom.rows
    rows = [
        " ".join(_square(kingdom, column, row) for column in range(left, right + 1))
        for row in range(top, bottom - 1, -1)
    ]
    fields = [f"discarded={kingdom.discarded}"] if kingdom.discarded else []
    fields += [f"grid={kingdom.canvas.grid}"] if kingdom.canvas.grid != 5 else []
    return " / ".join(rows) + (" ; " + " ".join(fields) if fields else "")


def _square(kingdom: Kingdom, column: int, row: int) -> str:
    bit = 1 << (column * kingdom.canvas.stride + row)
    if bit == kingdom.canvas.castle_bit:
        return "C"
    half = kingdom.half_on(bit)
    if half is None:
        return "."
    return half.terrain.letter + (str(half.crowns) if half.crowns else "")
