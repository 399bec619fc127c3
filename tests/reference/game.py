"""A whole game of the reference: draws, turn order, moves, scores, perft."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from tests.reference.dominoes import BOXES

T = TypeVar("T")
Square = tuple[int, int]
Half = tuple[str, int]
Domino = tuple[Half, Half]

COLUMNS = "abcdefghijklm"
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


@dataclass(frozen=True)
class Setup:
    """One row of the rules' table of set-ups."""

    box: str
    letter: str
    players: int
    dominoes: int
    line: int
    grid: int
    kings: tuple[int, ...]
    options: str = ""


SETUPS = {
    "R1": Setup("kingdomino", "K", 2, 24, 4, 5, (1, 1, 2, 2)),
    "R2": Setup("kingdomino", "K", 2, 48, 4, 7, (1, 1, 2, 2), "mighty_duel"),
    "R3": Setup("kingdomino", "K", 3, 36, 3, 5, (1, 2, 3)),
    "R4": Setup("kingdomino", "K", 4, 48, 4, 5, (1, 2, 3, 4)),
    "R5": Setup("discovery", "D", 2, 24, 4, 5, (1, 1, 2, 2)),
}


def words(seed: bytes, purpose: str) -> Iterator[int]:
    """The endless stream of 32-bit words of one purpose."""
    block = 0
    while True:
        digest = hmac.new(seed, f"{purpose}:{block}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(stream: Iterator[int], limit: int) -> int:
    """A fair number below the limit: words that would favor the small ones are thrown away."""
    fair = 2**32 - 2**32 % limit
    while True:
        word = next(stream)
        if word < fair:
            return word % limit


def shuffled(seed: bytes, purpose: str, items: list[T]) -> list[T]:
    """The items in the order this seed gives them."""
    stream, items = words(seed, purpose), list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def name(square: Square) -> str:
    """(4, 4) is e5."""
    return f"{COLUMNS[square[0]]}{square[1] + 1}"


def square_of(text: str) -> Square:
    """e5 is (4, 4)."""
    return COLUMNS.index(text[0]), int(text[1:]) - 1


def beside(square: Square) -> list[Square]:
    """The four squares that touch this one."""
    return [(square[0] + dx, square[1] + dy) for dx, dy in STEPS]


class ReferenceKingdom:
    """A dict from squares to (terrain, crowns); the castle is terrain C."""

    def __init__(self, grid: int):
        self.grid = grid
        self.canvas = 2 * grid - 1
        self.castle: Square = (grid - 1, grid - 1)
        self.land: dict[Square, Half] = {self.castle: ("C", 0)}
        self.discarded = 0

    def fits(self, domino: Domino, left: Square, right: Square) -> bool:
        """R27, R28, R29, one after the other."""
        if right not in beside(left) or left in self.land or right in self.land:
            return False
        if any(not 0 <= n < self.canvas for n in (*left, *right)):
            return False
        squares = [*self.land, left, right]
        for axis in (0, 1):
            reach = [square[axis] for square in squares]
            if max(reach) - min(reach) >= self.grid:
                return False
        return any(
            self.land.get(near, ("", 0))[0] in ("C", half[0])
            for square, half in ((left, domino[0]), (right, domino[1]))
            for near in beside(square)
        )

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
            found.append((terrain, group, sum(self.land[square][1] for square in group)))
        return found

    def score(self, variants: set[str]) -> dict[str, int]:
        """total, largest_territory, crowns and the bonuses."""
        territories = self.territories()
        reach = max(
            abs(n - m) for square in self.land for n, m in zip(square, self.castle, strict=True)
        )
        middle = 10 if "middle_kingdom" in variants and reach <= self.grid // 2 else 0
        harmony = 5 if "harmony" in variants and not self.discarded else 0
        return {
            "total": sum(len(g) * crowns for _, g, crowns in territories) + middle + harmony,
            "middle_kingdom": middle,
            "harmony": harmony,
            "largest_territory": max((len(g) for _, g, _ in territories), default=0),
            "crowns": sum(crowns for _, _, crowns in territories),
        }


class ReferenceGame:
    """A game as the rules tell it, kept as plainly as can be."""

    def __init__(self, rule: str, seed: bytes, variants: frozenset[str] = frozenset()):
        self.setup = SETUPS[rule]
        self.variants = set(variants)
        letter = self.setup.letter
        every = list(BOXES[self.setup.box])
        self.pile = shuffled(seed, f"dominoes:{letter}", every)[: self.setup.dominoes]
        self.kings = shuffled(seed, "kings", list(self.setup.kings))
        self.kingdoms = {
            s: ReferenceKingdom(self.setup.grid) for s in range(1, self.setup.players + 1)
        }
        self.log: list[str] = []
        self.round = 0
        self.waiting: list[tuple[int, str | None]] = [(king, None) for king in self.kings]
        self.offered = self.draw()
        self.taken: dict[str, int] = {}
        self.placed = False

    def draw(self) -> list[str]:
        """The next line, ascending; empty when the pile is."""
        line, self.pile = self.pile[: self.setup.line], self.pile[self.setup.line :]
        return sorted(line, key=lambda domino: int(domino[1:]))

    @property
    def over(self) -> bool:
        """No lord waits for a turn."""
        return not self.waiting

    @property
    def seat(self) -> int:
        """The seat to decide."""
        return self.waiting[0][0]

    def domino(self, identity: str) -> Domino:
        """The halves of a domino."""
        return BOXES[self.setup.box][identity]

    def moves(self) -> list[str]:
        """The legal moves as text, in text order."""
        if self.over:
            return []
        seat, held = self.waiting[0]
        if held is not None and not self.placed:
            spots = self.kingdoms[seat].placements(self.domino(held))
            return sorted(f"place {held} {name(a)} {name(b)}" for a, b in spots) or [
                f"discard {held}"
            ]
        return sorted(f"choose {domino}" for domino in self.offered if domino not in self.taken)

    def play(self, move: str) -> None:
        """Play a legal move."""
        verb, domino, *squares = move.split()
        self.log.append(move)
        kingdom = self.kingdoms[self.seat]
        if verb == "place":
            kingdom.lay(self.domino(domino), square_of(squares[0]), square_of(squares[1]))
        elif verb == "discard":
            kingdom.discarded += 1
        else:
            self.taken[domino] = self.seat
        self.placed = verb != "choose"
        if verb == "choose" or not self.offered:
            self.next_turn()

    def next_turn(self) -> None:
        """The turn is over; after the last one of a round the lines move up."""
        self.placed = False
        del self.waiting[0]
        if not self.waiting:
            order = sorted(self.taken.items(), key=lambda item: int(item[0][1:]))
            self.waiting = [(seat, domino) for domino, seat in order]
            self.taken, self.offered = {}, self.draw()
            self.round += 1

    def totals(self) -> list[int]:
        """One total a kingdom."""
        return [kingdom.score(self.variants)["total"] for kingdom in self.kingdoms.values()]

    def winners(self) -> list[int]:
        """R63: the total, then the largest territory, then the crowns, then shared."""
        keys = {}
        for seat, kingdom in self.kingdoms.items():
            card = kingdom.score(self.variants)
            keys[seat] = (card["total"], card["largest_territory"], card["crowns"])
        return [seat for seat, key in keys.items() if key == max(keys.values())]


def perft(rule: str, seed: bytes, moves: list[str], depth: int) -> int:
    """How many sequences of exactly so many moves follow this position."""
    game = ReferenceGame(rule, seed)
    for move in moves:
        game.play(move)
    legal = game.moves()
    if depth == 1:
        return len(legal)
    return sum(perft(rule, seed, [*moves, move], depth - 1) for move in legal)
