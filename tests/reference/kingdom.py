"""A kingdom of the reference: what lies in it, what fits, what it taxes and what it scores."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.reference.buildings import TABLE, Tile
from tests.reference.court import ARMED, BEARING
from tests.reference.court import TABLE as COURT
from tests.reference.draws import Square, beside
from tests.reference.quests import around, best

Half = tuple[str, int]
Domino = tuple[Half, Half]

TERRAINS = {
    "w": "wheat",
    "f": "forest",
    "l": "lake",
    "g": "grassland",
    "s": "swamp",
    "m": "mine",
    "t": "town",
}


class ReferenceKingdom:
    """A dict from squares to (terrain, crowns); the castle is terrain C."""

    def __init__(self, grid: int, table: Mapping[str, Tile] = TABLE):
        self.grid = grid
        self.canvas = 2 * grid - 1
        self.castle: Square = (grid - 1, grid - 1)
        self.land: dict[Square, Half] = {self.castle: ("C", 0)}
        self.discarded = 0
        self.table = table
        self.coins = self.knights = 0
        self.standing: set[Square] = set()
        self.built: dict[Square, str] = {}
        self.queen = False
        self.has_resources = False
        self.resources: set[Square] = set()
        self.tokens: dict[Square, str] = {}
        self.giants: dict[Square, int] = {}
        self.pending = 0

    def fits(self, domino: Domino, left: Square, right: Square) -> bool:
        """R27, R28, R29, one after the other."""
        if right not in beside(left) or left in self.land or right in self.land:
            return False
        if any(not 0 <= n < self.canvas for n in (*left, *right)):
            return False
        if not any(
            self.land.get(near, ("", 0))[0] in ("C", half[0])
            for square, half in ((left, domino[0]), (right, domino[1]))
            for near in beside(square)
        ):
            return False
        squares = [*self.land, left, right]
        for axis in (0, 1):
            reach = [square[axis] for square in squares]
            if max(reach) - min(reach) >= self.grid:
                return False
        return True

    def placements(self, domino: Domino) -> list[tuple[Square, Square]]:
        """Every legal (left, right); a domino of two equal halves counts once a place."""
        every = [(x, y) for x in range(self.canvas) for y in range(self.canvas)]
        found = [
            (left, right)
            for left in every
            for right in beside(left)
            if self.fits(domino, left, right)
        ]
        if domino[0] == domino[1]:
            found = [(left, right) for left, right in found if left < right]
        return found

    def lay(self, domino: Domino, left: Square, right: Square) -> None:
        """Put the domino down."""
        self.land[left], self.land[right] = domino
        for square in (left, right) if self.has_resources else ():
            terrain, crowns = self.land[square]
            if crowns == 0 and terrain in BEARING:
                self.resources.add(square)

    # What stands on the land.

    def tiles(self) -> list[Tile]:
        """The buildings of the kingdom, one entry a copy."""
        return [self.table[name] for name in self.built.values()]

    def towers(self) -> int:
        """All towers."""
        return sum(tile.towers for tile in self.tiles())

    def knights_owned(self) -> int:
        """Placed and unplaced."""
        return self.knights + len(self.standing)

    def free_towns(self) -> list[Square]:
        """R38: town squares without a building or a token."""
        taken = {*self.built, *self.tokens}
        return [at for at, half in self.land.items() if half[0] == "t" and at not in taken]

    def tax(self, square: Square) -> int:
        """R36, R37: what a knight on that square brings."""
        coins = next(len(group) for _, group, _ in self.territories() if square in group)
        for tile in self.tiles():
            if tile.taxes == "knights":
                coins += self.knights_owned()
            if tile.taxes == "towers":
                coins += self.towers()
        return coins

    # Crowns and giants.

    def crowns_on(self, square: Square) -> int:
        """Printed crowns, those of a building and those of a token."""
        tower = self.table[self.built[square]].crowns if square in self.built else 0
        token = COURT[self.tokens[square]].crowns if square in self.tokens else 0
        return self.land[square][1] + tower + token

    def open_crowns(self, square: Square) -> int:
        """R34: those that no giant covers."""
        return self.crowns_on(square) - self.giants.get(square, 0)

    def squares_to_cover(self) -> list[Square]:
        """Where a giant can go."""
        return [square for square in self.land if self.open_crowns(square) > 0]

    def all_open_crowns(self) -> int:
        """R33 compares them with the giants on their way."""
        return sum(self.open_crowns(square) for square in self.land)

    # Scores.

    def territories(self) -> list[tuple[str, set[Square], int]]:
        """(terrain, squares, crowns) of each."""
        left, found = set(self.land) - {self.castle}, []
        while left:
            group: set[Square] = set()
            todo = [left.pop()]
            terrain = self.land[todo[0]][0]
            while todo:
                square = todo.pop()
                group.add(square)
                for near in beside(square):
                    if near in left and self.land[near][0] == terrain:
                        left.discard(near)
                        todo.append(near)
            found.append((terrain, group, sum(self.open_crowns(square) for square in group)))
        return found

    def building_points(self) -> int:
        """R56: printed points, and those for territories, towers, knights."""
        points = 0
        for tile in self.tiles():
            if tile.counted == "":
                points += tile.points
            elif tile.counted == "tower":
                points += tile.points * self.towers()
            elif tile.counted == "knight":
                points += tile.points * self.knights_owned()
            else:
                of_it = [t for t, _, _ in self.territories() if TERRAINS[t] == tile.counted]
                points += tile.points * len(of_it)
        return points

    def character_points(self, square: Square) -> int:
        """R62: what the character there brings, by the eight squares around it."""
        token = COURT[self.tokens[square]]
        near = [one for one in around(square) if one in self.land]
        if token.counted == "sword":
            found = sum(self.tokens.get(one) in ARMED for one in near)
        elif token.counted == "character":
            found = sum(one in self.tokens and not COURT[self.tokens[one]].terrain for one in near)
        elif token.counted == "crown":
            found = sum(self.open_crowns(one) for one in near)
        else:
            found = sum(
                one in self.resources and self.land[one][0] in token.counted for one in near
            )
        return token.points + token.each * found

    def court_points(self) -> int:
        """All characters; the buildings' crowns count with their terrain."""
        return sum(self.character_points(square) for square in self.tokens)

    def score(self, variants: set[str], quests: list[str] | None = None) -> dict[str, int]:
        """The whole scorecard."""
        territories = self.territories()
        reach = max(
            abs(n - m) for square in self.land for n, m in zip(square, self.castle, strict=True)
        )
        largest = max((len(group) for _, group, _ in territories), default=0)
        card = {"coins": self.coins // 3}
        for letter, terrain in TERRAINS.items():
            card[terrain] = sum(len(g) * crowns for t, g, crowns in territories if t == letter)
        card["buildings"] = self.building_points()
        card["queen"] = largest if self.queen else 0
        inside = "middle_kingdom" in variants and reach <= self.grid // 2
        card["middle_kingdom"] = 10 if inside else 0
        card["harmony"] = 5 if "harmony" in variants and not self.discarded else 0
        card["quests"] = best(quests or [], self)
        card["court"] = self.court_points()
        card["total"] = sum(card.values())
        card["largest_territory"] = largest
        card["crowns"] = sum(crowns for _, _, crowns in territories)
        return card

    # The notation.

    def text(self) -> str:
        """The kingdom text."""
        columns = sorted({x for x, _ in self.land})
        heights = sorted({y for _, y in self.land}, reverse=True)
        rows = [
            " ".join(self.word((x, y)) for x in range(columns[0], columns[-1] + 1))
            for y in range(heights[0], heights[-1] - 1, -1)
        ]
        fields = self.fields()
        return " / ".join(rows) + (f" ; {' '.join(fields)}" if fields else "")

    def word(self, square: Square) -> str:
        """One square of the text."""
        if square not in self.land:
            return "."
        terrain, crowns = self.land[square]
        resource = "*" if square in self.resources else ""
        giants = "!" * self.giants.get(square, 0)
        knight = "k" if square in self.standing else ""
        standing = self.built.get(square) or self.tokens.get(square)
        name = f"={standing}" if standing else ""
        return f"{terrain}{crowns or ''}{resource}{giants}{knight}{name}"

    def fields(self) -> list[str]:
        """What differs from its default, in the notation's order."""
        printed = sum(TABLE[name].towers for name in self.built.values())
        found = [
            ("coins", self.coins, 0),
            ("knights", self.knights, 0),
            ("queen", "yes" if self.queen else "no", "no"),
            ("towers", self.towers(), printed),
            ("discarded", self.discarded, 0),
            ("pending", self.pending, 0),
            ("grid", self.grid, 5),
        ]
        return [f"{key}={value}" for key, value, default in found if value != default]


SQUARE = re.compile(r"([wflgsmt])([123]?)(\*?)(!*)(k?)(?:=([a-z_]+))?")


def read(text: str) -> ReferenceKingdom:
    """A kingdom from its text, for its score."""
    body, _, rest = text.partition(" ; ")
    fields = dict(field.split("=") for field in rest.split())
    kingdom = ReferenceKingdom(int(fields.get("grid", 5)))
    kingdom.coins, kingdom.knights = int(fields.get("coins", 0)), int(fields.get("knights", 0))
    kingdom.queen = fields.get("queen") == "yes"
    kingdom.discarded = int(fields.get("discarded", 0))
    kingdom.pending = int(fields.get("pending", 0))
    kingdom.land = {}
    for y, row in enumerate(reversed(body.split(" / "))):
        for x, word in enumerate(row.split()):
            match = SQUARE.fullmatch(word)
            if word == "C":
                kingdom.land[x, y], kingdom.castle = ("C", 0), (x, y)
            elif match:
                stand(kingdom, (x, y), match)
    return kingdom


def stand(kingdom: ReferenceKingdom, square: Square, match: re.Match[str]) -> None:
    """Put what a word says on a square."""
    terrain, crowns, resource, giants, knight, name = match.groups()
    kingdom.land[square] = (terrain, int(crowns or 0))
    if resource:
        kingdom.resources.add(square)
    if giants:
        kingdom.giants[square] = len(giants)
    if knight:
        kingdom.standing.add(square)
    if name:
        (kingdom.tokens if name in COURT else kingdom.built)[square] = name
