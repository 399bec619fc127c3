"""A whole game of the reference: turn order, moves, scores, perft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tests.reference.buildings import TABLE, ReferenceBoard, Tile
from tests.reference.dominoes import BOXES
from tests.reference.draws import Square, name, shuffled, square_of
from tests.reference.kingdom import Domino, ReferenceKingdom


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

    @property
    def builds(self) -> bool:
        """Whether there are knights, buildings, the Queen and the dragon."""
        return self.box == "queendomino"


SETUPS = {
    "R1": Setup("kingdomino", "K", 2, 24, 4, 5, (1, 1, 2, 2)),
    "R2": Setup("kingdomino", "K", 2, 48, 4, 7, (1, 1, 2, 2), "mighty_duel"),
    "R3": Setup("kingdomino", "K", 3, 36, 3, 5, (1, 2, 3)),
    "R4": Setup("kingdomino", "K", 4, 48, 4, 5, (1, 2, 3, 4)),
    "R5": Setup("discovery", "D", 2, 24, 4, 5, (1, 1, 2, 2)),
    "R6": Setup("queendomino", "Q", 2, 48, 4, 7, (1, 1, 2, 2)),
    "R7": Setup("queendomino", "Q", 3, 48, 4, 5, (1, 2, 3)),
    "R8": Setup("queendomino", "Q", 4, 48, 4, 5, (1, 2, 3, 4)),
}


def corrected(icons: Mapping[str, str]) -> dict[str, Tile]:
    """The table with a host's corrections such as k1t0."""
    table = dict(TABLE)
    for building, icon in icons.items():
        table[building] = replace(table[building], knights=int(icon[1]), towers=int(icon[3]))
    return table


class ReferenceGame:
    """A game as the rules tell it, kept as plainly as can be."""

    def __init__(
        self,
        rule: str,
        seed: bytes,
        variants: frozenset[str] = frozenset(),
        icons: Mapping[str, str] | None = None,
    ):
        self.setup = SETUPS[rule]
        self.variants = set(variants)
        self.table = corrected(icons or {})
        letter = self.setup.letter
        every = list(BOXES[self.setup.box])
        self.pile = shuffled(seed, f"dominoes:{letter}", every)[: self.setup.dominoes]
        self.kingdoms = {
            s: ReferenceKingdom(self.setup.grid, self.table)
            for s in range(1, self.setup.players + 1)
        }
        self.board = ReferenceBoard([])
        if self.setup.builds:
            self.lay_out_the_buildings(seed)
        self.log: list[str] = []
        self.round = 0
        self.waiting: list[tuple[int, str | None]] = [(king, None) for king in self.kings(seed)]
        self.offered = self.draw()
        self.taken: dict[str, int] = {}
        self.turn_begins()

    def kings(self, seed: bytes) -> list[int]:
        """R23, R24: who chooses, in order."""
        kings = shuffled(seed, "kings", list(self.setup.kings))
        if self.setup.builds and self.setup.players == 2:
            first, other = (1, 2) if kings[0] == 1 else (2, 1)
            return [first, other, other, first]
        return kings

    def lay_out_the_buildings(self, seed: bytes) -> None:
        """R25 and the six tiles of the start."""
        every = [tile.name for tile in TABLE.values() for _ in range(tile.copies)]
        self.board = ReferenceBoard(shuffled(seed, "buildings", every))
        self.board.refill()
        for kingdom in self.kingdoms.values():
            kingdom.knights, kingdom.coins = 1, 7

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

    # What is legal.

    def moves(self) -> list[str]:
        """The legal moves as text, in text order."""
        if self.over:
            return []
        seat, held = self.waiting[0]
        if held is not None and self.done == "":
            spots = self.kingdoms[seat].placements(self.domino(held))
            return sorted(f"place {held} {name(a)} {name(b)}" for a, b in spots) or [
                f"discard {held}"
            ]
        optional = self.optional_moves()
        if self.offered:
            return sorted([*optional, *self.choices()])
        return sorted([*optional, "end"])

    def choices(self) -> list[str]:
        """Step E."""
        return [f"choose {domino}" for domino in self.offered if domino not in self.taken]

    def optional_moves(self) -> list[str]:
        """Steps B, C and D, as far as the turn has not gone past them."""
        if not self.setup.builds or self.done == "":
            return []
        moves: list[str] = []
        if self.done in "AB":
            moves += self.taxes() + self.purchases()
        if self.done in "ABC":
            moves += self.bribes()
        return moves

    def taxes(self) -> list[str]:
        """R35."""
        kingdom = self.kingdoms[self.seat]
        free = [square for square in self.just_placed if square not in kingdom.standing]
        return [f"tax {name(square)}" for square in free] if kingdom.knights else []

    def price(self, slot: int) -> int:
        """R39."""
        return max(0, slot - (1 if self.kingdoms[self.seat].queen else 0))

    def purchases(self) -> list[str]:
        """R38, R39."""
        kingdom = self.kingdoms[self.seat]
        return [
            f"build {tile} {name(square)}"
            for tile, slot in self.board.named().items()
            if self.price(slot) <= kingdom.coins
            for square in kingdom.free_towns()
        ]

    def bribes(self) -> list[str]:
        """R43, R44."""
        kingdom = self.kingdoms[self.seat]
        if self.board.burnt or kingdom.queen or kingdom.coins < 1:
            return []
        return [f"burn {tile}" for tile in self.board.named()]

    # What a move does.

    def turn_begins(self) -> None:
        """`done` is the letter of the last step taken, "" before the first."""
        self.done = ""
        self.just_placed: list[Square] = []

    def play(self, move: str) -> None:
        """Play a legal move."""
        verb, *words = move.split()
        self.log.append(move)
        kingdom = self.kingdoms[self.seat]
        if verb == "place":
            self.just_placed = [square_of(word) for word in words[1:]]
            kingdom.lay(self.domino(words[0]), *self.just_placed)
            self.done = "A"
        elif verb == "discard":
            kingdom.discarded += 1
            self.done = "A"
        elif verb == "tax":
            self.collect(kingdom, square_of(words[0]))
        elif verb == "build":
            self.buy(kingdom, words[0], square_of(words[1]))
        elif verb == "burn":
            self.bribe(kingdom, words[0])
        elif verb == "choose":
            self.taken[words[0]] = self.seat
        if verb in ("choose", "end") or (not self.offered and not self.optional_moves()):
            self.next_turn()

    def collect(self, kingdom: ReferenceKingdom, square: Square) -> None:
        """Step B."""
        kingdom.coins += kingdom.tax(square)
        kingdom.knights -= 1
        kingdom.standing.add(square)
        self.done = "B"

    def buy(self, kingdom: ReferenceKingdom, tile: str, square: Square) -> None:
        """Step C, R40, R41, R42."""
        slot = self.board.named()[tile]
        building = self.table[tile.partition("@")[0]]
        kingdom.coins -= self.price(slot)
        self.board.slots[slot] = None
        self.board.bought[slot] = self.seat
        kingdom.built[square] = building.name
        kingdom.knights += building.knights
        others = [other.towers() for other in self.kingdoms.values() if other is not kingdom]
        if building.towers and kingdom.towers() >= max(others):
            for other in self.kingdoms.values():
                other.queen = other is kingdom
        self.done = "C"

    def bribe(self, kingdom: ReferenceKingdom, tile: str) -> None:
        """Step D."""
        slot = self.board.named()[tile]
        kingdom.coins -= 1
        self.board.slots[slot] = None
        self.board.burnt[slot] = self.seat
        self.done = "D"

    def next_turn(self) -> None:
        """The turn is over; after the last one of a round the lines move up."""
        self.turn_begins()
        del self.waiting[0]
        if not self.waiting:
            order = sorted(self.taken.items(), key=lambda item: int(item[0][1:]))
            self.waiting = [(seat, domino) for domino, seat in order]
            self.taken, self.offered = {}, self.draw()
            self.round += 1
            self.board.refill()

    # The end.

    def totals(self) -> list[int]:
        """One total a kingdom."""
        return [kingdom.score(self.variants)["total"] for kingdom in self.kingdoms.values()]

    def winners(self) -> list[int]:
        """R63: the total, then the largest territory, then the crowns (not here), then shared."""
        keys = {}
        for seat, kingdom in self.kingdoms.items():
            card = kingdom.score(self.variants)
            crowns = 0 if self.setup.builds else card["crowns"]
            keys[seat] = (card["total"], card["largest_territory"], crowns)
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
