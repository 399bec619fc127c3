"""Kingdom text as a value and back: reading names the place and reason of every fault."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.buildings import BUILDINGS
from engine.errors import BadNotation
from engine.tokens import RESOURCES, TOKENS
from engine.values import Half, Terrain

GRIDS = (5, 7)
LONGEST = 2_000
"""How many characters are accepted; the longest real kingdom takes half of them."""

_TERRAINS = {terrain.letter: terrain for terrain in Terrain}
_SQUARE = re.compile(f"([{''.join(_TERRAINS)}])([1-3]?)([*]?)(!*)(k?)(?:=([a-z_]+))?", re.ASCII)

Place = tuple[int, int]
"""A square as its (column, row) on the canvas, both from 0."""

Rows = list[list[str]]

# The form of each field's value.
_FIELDS = {
    "coins": re.compile("[0-9]{1,4}"),
    "knights": re.compile("[0-9]{1,4}"),
    "queen": re.compile("yes|no"),
    "towers": re.compile("[0-9]{1,4}"),
    "discarded": re.compile("[0-9]{1,2}"),
    "pending": re.compile("[0-9]{1,2}"),
    "grid": re.compile("|".join(map(str, GRIDS))),
}


@dataclass(frozen=True, slots=True)
class ParsedKingdom:
    """The content of a kingdom text; the castle is in the middle of the canvas.

    `posts` are the squares with a knight, `built` the buildings and Court tokens, `resources` the
    squares that still have one, `giants` how many crowns of a square are covered. Coins, `knights`
    (the unplaced ones), towers, `discarded` dominoes and `pending` giants are numbers.
    """

    squares: Mapping[Place, Half]
    posts: frozenset[Place]
    built: Mapping[Place, str]
    resources: frozenset[Place]
    giants: Mapping[Place, int]
    grid: int
    coins: int
    knights: int
    queen: bool
    towers: int
    discarded: int
    pending: int


def parse(text: str) -> ParsedKingdom:
    """Read a kingdom text; raises BadNotation, rows counted from the top, columns from the left."""
    if len(text) > LONGEST:
        raise BadNotation("too_long", {"length": len(text), "limit": LONGEST})
    board, _, tail = text.partition(";")
    fields = _fields(tail)
    grid = int(fields.get("grid", "5"))
    rows = [row.split() for row in board.split("/")]
    castle_row, castle_column = _castle(rows)
    _check_shape(rows, grid)
    squares: dict[Place, Half] = {}
    posts, resources = set(), set()
    built: dict[Place, str] = {}
    giants: dict[Place, int] = {}
    for row, column, match in _squares(rows):
        place = grid - 1 + column - castle_column, grid - 1 + castle_row - row
        squares[place] = Half(_TERRAINS[match[1]], int(match[2] or 0))
        if match[3]:
            resources.add(place)
        if match[4]:
            giants[place] = len(match[4])
        if match[5]:
            posts.add(place)
        if match[6]:
            built[place] = match[6]
    return ParsedKingdom(
        squares,
        frozenset(posts),
        built,
        frozenset(resources),
        giants,
        grid,
        coins=int(fields.get("coins", "0")),
        knights=int(fields.get("knights", "0")),
        queen=fields.get("queen") == "yes",
        towers=int(fields.get("towers", usual_towers(built.values()))),
        discarded=int(fields.get("discarded", "0")),
        pending=int(fields.get("pending", "0")),
    )


def usual_towers(buildings: Iterable[str]) -> int:
    """The towers of some buildings by this version's own table, ignoring a host's corrections."""
    return sum(BUILDINGS[id_].towers for id_ in buildings if id_ in BUILDINGS)


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


def _squares(rows: Rows) -> Iterator[tuple[int, int, re.Match[str]]]:
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            if text in (".", "C"):
                continue
            match = _SQUARE.fullmatch(text)
            place = {"row": number + 1, "column": column + 1, "text": text}
            if match is None:
                raise BadNotation("unknown_square", place)
            _check_pieces(match, place)
            yield number, column, match


def _check_pieces(match: re.Match[str], place: dict[str, object]) -> None:
    """Refuse pieces on a square where they can't be (R34, R38, R47, R49)."""
    terrain, id_ = _TERRAINS[match[1]], match[6]
    if match[3] and terrain not in RESOURCES:
        raise BadNotation("resource_place", place)
    if id_ is not None:
        if id_ not in BUILDINGS and id_ not in TOKENS:
            raise BadNotation("unknown_building", {**place, "building": id_})
        needed = Terrain.TOWN if id_ in BUILDINGS else TOKENS[id_].terrain
        if needed not in (None, terrain):
            raise BadNotation("building_place", {**place, "building": id_})
    crowns = int(match[2] or 0) + (_crowns_of(id_) if id_ else 0)
    if len(match[4]) > crowns:
        raise BadNotation("too_many_giants", {**place, "giants": len(match[4]), "crowns": crowns})


def _crowns_of(id_: str) -> int:
    return BUILDINGS[id_].crowns if id_ in BUILDINGS else TOKENS[id_].crowns


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
    if name not in _FIELDS:
        raise BadNotation("unknown_field", {"field": name})
    if _FIELDS[name].fullmatch(value) is None:
        raise BadNotation("field_value", {"field": name, "value": value})


def write(kingdom: ParsedKingdom) -> str:
    """The one text of a kingdom."""
    middle = kingdom.grid - 1
    columns = [middle, *(column for column, _ in kingdom.squares)]
    rows = [middle, *(row for _, row in kingdom.squares)]
    texts = {place: _square(kingdom, place, half) for place, half in kingdom.squares.items()}
    texts[middle, middle] = "C"
    width = range(min(columns), max(columns) + 1)
    lines = [
        " ".join(texts.get((column, row), ".") for column in width)
        for row in range(max(rows), min(rows) - 1, -1)
    ]
    fields = " ".join(_written_fields(kingdom))
    return " / ".join(lines) + (f" ; {fields}" if fields else "")


def _written_fields(kingdom: ParsedKingdom) -> Iterator[str]:
    if kingdom.coins:
        yield f"coins={kingdom.coins}"
    if kingdom.knights:
        yield f"knights={kingdom.knights}"
    if kingdom.queen:
        yield "queen=yes"
    if kingdom.towers != usual_towers(kingdom.built.values()):
        yield f"towers={kingdom.towers}"
    if kingdom.discarded:
        yield f"discarded={kingdom.discarded}"
    if kingdom.pending:
        yield f"pending={kingdom.pending}"
    if kingdom.grid != 5:
        yield f"grid={kingdom.grid}"


def _square(kingdom: ParsedKingdom, place: Place, half: Half) -> str:
    crowns = str(half.crowns) if half.crowns else ""
    resource = "*" if place in kingdom.resources else ""
    giants = "!" * kingdom.giants.get(place, 0)
    knight = "k" if place in kingdom.posts else ""
    piece = f"={kingdom.built[place]}" if place in kingdom.built else ""
    return half.terrain.letter + crowns + resource + giants + knight + piece
