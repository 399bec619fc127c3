"""A whole game of the reference: turn order, moves, scores, perft."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from itertools import combinations

from tests.reference.buildings import TABLE, ReferenceBoard, Tile
from tests.reference.court import BEARING, ReferenceCourt
from tests.reference.court import TABLE as COURT
from tests.reference.dominoes import ALL, pile, rank
from tests.reference.draws import Square, name, shuffled, square_of
from tests.reference.kingdom import Domino, ReferenceKingdom
from tests.reference.quests import QUESTS
from tests.reference.setups import SETUPS

ARRIVING = "ABCDEF"
LEAVING = ("49", "50", "51", "52", "53", "54")


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
        setup: str,
        seed: bytes,
        variants: frozenset[str] = frozenset(),
        icons: Mapping[str, str] | None = None,
        quests: tuple[str, ...] = (),
    ):
        self.setup = SETUPS[setup]
        self.variants = set(variants)
        self.table = corrected(icons or {})
        self.piles = {letter: self.shuffled_pile(letter, seed) for letter in self.setup.boxes}
        self.kingdoms = {
            number: ReferenceKingdom(self.setup.grid, self.table) for number in self.setup.kingdoms
        }
        self.quests: list[str] = []
        if self.setup.giants:
            self.quests = list(quests or shuffled(seed, "quests", QUESTS)[:2])
        self.board = ReferenceBoard([])
        if self.setup.builds:
            self.lay_out_the_buildings(seed)
        self.court = ReferenceCourt(seed)
        for kingdom in self.kingdoms.values():
            kingdom.has_resources = self.setup.court
        self.log: list[str] = []
        self.round = self.lines = 0
        self.waiting: list[tuple[int, str | None]] = [(king, None) for king in self.kings(seed)]
        self.offered = self.draw()
        self.taken: dict[str, int] = {}
        self.turn_begins()

    def shuffled_pile(self, letter: str, seed: bytes) -> list[str]:
        """The dominoes of one box that are played, the top first."""
        every = pile(letter, self.setup.giants)
        share = self.setup.dominoes // len(self.setup.boxes)
        return shuffled(seed, f"dominoes:{letter}", every)[:share]

    def kings(self, seed: bytes) -> list[int]:
        """R23, R24: who chooses, in order."""
        kings = shuffled(seed, "kings", self.setup.kings)
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
        """The next line, ascending, without those that leave; empty when the pile is. R20, R48."""
        letter = self.setup.boxes[self.lines % len(self.setup.boxes)]
        drawn, self.piles[letter] = (
            self.piles[letter][: self.setup.line],
            self.piles[letter][self.setup.line :],
        )
        if drawn:
            self.court.refill()
        self.lines += 1
        line = sorted(drawn, key=rank)
        return [d for place, d in enumerate(line, 1) if place not in self.setup.leaving]

    @property
    def remaining(self) -> int:
        """The dominoes that are not drawn yet."""
        return sum(map(len, self.piles.values()))

    # Seats and kingdoms.

    def number_of(self, seat: int) -> int:
        """The kingdom that a seat plays for."""
        return next(number for number, seats in self.setup.kingdoms.items() if seat in seats)

    def kingdom_of(self, seat: int) -> ReferenceKingdom:
        """Likewise."""
        return self.kingdoms[self.number_of(seat)]

    @property
    def seats(self) -> list[int]:
        """All seats."""
        return list(range(1, self.setup.players + 1))

    @property
    def pending(self) -> list[int]:
        """Seats with a giant on its way, ascending."""
        return [seat for seat in self.seats if self.kingdom_of(seat).pending]

    @property
    def over(self) -> bool:
        """No lord waits for a turn, no giant for its crown."""
        return not self.waiting and not self.pending

    @property
    def seat(self) -> int:
        """The seat to decide."""
        return self.waiting[0][0] if self.waiting else self.pending[0]

    @property
    def must_receive(self) -> bool:
        """R33: before the lord's own placement, or the final scoring."""
        return self.done == "" and self.seat in self.pending

    # What is legal.

    def moves(self) -> list[str]:
        """The legal moves as text, in text order."""
        if self.over:
            return []
        if self.must_receive:
            return self.receives(self.seat)
        seat, held = self.waiting[0]
        if held is None:
            return sorted(self.choices())
        if self.done == "":
            spots = self.kingdom_of(seat).placements(self.domino(held))
            return sorted(f"place {held} {name(a)} {name(b)}" for a, b in spots) or [
                f"discard {held}"
            ]
        if self.is_giant_due:
            squares = self.kingdom_of(seat).squares_to_cover()
            return sorted(f"giant {name(square)}" for square in squares)
        if self.offered and self.done != "E":
            return sorted([*self.optional_moves(), *self.choices()])
        return sorted([*self.optional_moves(), *self.court_moves(), "end"])

    def receives(self, seat: int) -> list[str]:
        """Where a giant on its way to a seat can land; nobody receives inside a turn."""
        kingdom = self.kingdom_of(seat)
        if not kingdom.pending or self.done:
            return []
        return sorted(f"receive {name(square)}" for square in kingdom.squares_to_cover())

    def domino(self, identity: str) -> Domino:
        """The halves of a domino."""
        return ALL[identity]

    def choices(self) -> list[str]:
        """Step E."""
        return [f"choose {domino}" for domino in self.offered if domino not in self.taken]

    def optional_moves(self) -> list[str]:
        """The rest of step A, B, C and D, as far as the turn has not gone past them."""
        moves: list[str] = []
        if self.may_send:
            moves += self.sends()
        if self.setup.builds and self.done in ("A", "B"):
            moves += self.taxes() + self.purchases()
        if self.setup.builds and self.done in ("A", "B", "C"):
            moves += self.bribes()
        return moves

    def sends(self) -> list[str]:
        """R33: each giant, to each opponent with more open crowns than giants on their way."""
        own = self.kingdom_of(self.seat)
        able = [
            seat
            for seat in self.seats
            if self.kingdom_of(seat) is not own
            and self.kingdom_of(seat).all_open_crowns() > self.kingdom_of(seat).pending
        ]
        return [f"send {name(square)} {seat}" for square in own.giants for seat in able]

    def taxes(self) -> list[str]:
        """R35."""
        kingdom = self.kingdom_of(self.seat)
        free = [square for square in self.just_placed if square not in kingdom.standing]
        return [f"tax {name(square)}" for square in free] if kingdom.knights else []

    def price(self, slot: int) -> int:
        """R39."""
        return max(0, slot - (1 if self.kingdom_of(self.seat).queen else 0))

    def purchases(self) -> list[str]:
        """R38, R39."""
        kingdom = self.kingdom_of(self.seat)
        return [
            f"build {tile} {name(square)}"
            for tile, slot in self.board.named().items()
            if self.price(slot) <= kingdom.coins
            for square in kingdom.free_towns()
        ]

    def bribes(self) -> list[str]:
        """R43, R44."""
        kingdom = self.kingdom_of(self.seat)
        if self.board.burnt or kingdom.queen or kingdom.coins < 1:
            return []
        return [f"burn {tile}" for tile in self.board.named()]

    def court_moves(self) -> Iterator[str]:
        """R46, R47."""
        if not self.setup.court or not (self.done == "E" or (self.done and not self.offered)):
            return
        for verb, kinds, tokens in (
            ("recruit", 2, sorted(set(self.court.face_up))),
            ("search", len(BEARING), sorted(set(self.court.pile))),
        ):
            for paid in self.payments(kinds):
                words = " ".join(map(name, paid))
                for token in tokens:
                    for square in self.squares_for(token, paid):
                        yield f"{verb} {token} {name(square)} {words}"

    def payments(self, kinds: int) -> list[tuple[Square, ...]]:
        """Squares with resources of so many different kinds, in square order."""
        kingdom = self.kingdom_of(self.seat)
        return [
            paid
            for paid in combinations(sorted(kingdom.resources), kinds)
            if len({kingdom.land[square][0] for square in paid}) == kinds
        ]

    def squares_for(self, token: str, paid: tuple[Square, ...]) -> list[Square]:
        """R47: resources leave first."""
        kingdom = self.kingdom_of(self.seat)
        return [
            square
            for square, (terrain, crowns) in kingdom.land.items()
            if square != kingdom.castle
            and crowns == 0
            and square not in kingdom.built
            and square not in kingdom.tokens
            and (square not in kingdom.resources or square in paid)
            and COURT[token].terrain in ("", terrain)
        ]

    @property
    def can_do_more(self) -> bool:
        """Whether anything optional is legal."""
        return bool(self.optional_moves()) or next(self.court_moves(), None) is not None

    # What a move does.

    def turn_begins(self) -> None:
        """`done` is the letter of the last step taken, "" before the first."""
        self.done = ""
        self.just_placed: list[Square] = []
        self.is_giant_due = self.may_send = False

    def play(self, move: str, seat: int | None = None) -> None:
        """Play a legal move; a seat is named for a `receive` of a lord who is not on turn."""
        verb, *words = move.split()
        self.log.append(move)
        kingdom = self.kingdom_of(seat or self.seat)
        if verb in ("receive", "giant"):
            self.cover(kingdom, square_of(words[0]), verb)
            if verb == "receive":
                return
        may_send, self.may_send = self.may_send, False
        if verb == "place":
            self.place(kingdom, words)
        elif verb == "discard":
            kingdom.discarded += 1
            self.done = "A"
        elif verb == "send":
            assert may_send
            self.send(kingdom, square_of(words[0]), int(words[1]))
        elif verb == "tax":
            self.collect(kingdom, square_of(words[0]))
        elif verb == "build":
            self.buy(kingdom, words[0], square_of(words[1]))
        elif verb == "burn":
            self.bribe(kingdom, words[0])
        elif verb == "choose":
            self.taken[words[0]] = self.seat
            self.done = "E"
        elif verb in ("recruit", "search"):
            self.hire(kingdom, verb, words)
        if verb in ("end", "recruit", "search") or self.is_turn_over():
            self.next_turn()

    def is_turn_over(self) -> bool:
        """Nothing must be done any more, and nothing can."""
        must = self.is_giant_due or (self.offered and self.done != "E")
        return not must and not self.can_do_more

    def place(self, kingdom: ReferenceKingdom, words: list[str]) -> None:
        """Step A, R32, R33."""
        self.just_placed = [square_of(word) for word in words[1:]]
        kingdom.lay(self.domino(words[0]), *self.just_placed)
        self.is_giant_due = words[0] in ARRIVING and kingdom.all_open_crowns() > 0
        self.may_send = words[0] in LEAVING
        self.done = "A"

    def cover(self, kingdom: ReferenceKingdom, square: Square, verb: str) -> None:
        """R32, R33: a giant stands on a crown."""
        kingdom.giants[square] = kingdom.giants.get(square, 0) + 1
        if verb == "giant":
            self.is_giant_due = False
        else:
            kingdom.pending -= 1

    def send(self, kingdom: ReferenceKingdom, square: Square, seat: int) -> None:
        """R33."""
        kingdom.giants[square] -= 1
        if not kingdom.giants[square]:
            del kingdom.giants[square]
        self.kingdom_of(seat).pending += 1

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
        self.board.bought[slot] = self.number_of(self.seat)
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
        self.board.burnt[slot] = self.number_of(self.seat)
        self.done = "D"

    def hire(self, kingdom: ReferenceKingdom, verb: str, words: list[str]) -> None:
        """Step F."""
        token, square, *paid = words
        kingdom.resources -= {square_of(word) for word in paid}
        kingdom.tokens[square_of(square)] = token
        if verb == "recruit":
            self.court.face_up.remove(token)
        else:
            self.court.search(token)

    def next_turn(self) -> None:
        """The turn is over; after the last one of a round the lines move up."""
        self.turn_begins()
        del self.waiting[0]
        if not self.waiting:
            order = sorted(self.taken.items(), key=lambda item: rank(item[0]))
            self.waiting = [(seat, domino) for domino, seat in order]
            if self.waiting:
                self.taken, self.offered = {}, self.draw()
                self.round += 1
                self.board.refill()

    # The end.

    def scores(self) -> list[dict[str, int]]:
        """One scorecard a kingdom."""
        return [one.score(self.variants, self.quests) for one in self.kingdoms.values()]

    def totals(self) -> list[int]:
        """One total a kingdom."""
        return [card["total"] for card in self.scores()]

    def winners(self) -> list[int]:
        """R63: the total, then the largest territory, then the crowns (not here), then shared."""
        keys = [
            (
                card["total"],
                card["largest_territory"],
                0 if self.setup.builds else card["crowns"],
            )
            for card in self.scores()
        ]
        best = [n for n, key in zip(self.kingdoms, keys, strict=True) if key == max(keys)]
        return sorted(seat for number in best for seat in self.setup.kingdoms[number])


def perft(game: ReferenceGame, depth: int) -> int:
    """How many sequences of exactly so many moves follow this position."""
    legal = game.moves()
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = deepcopy(game)
        after.play(move)
        total += perft(after, depth - 1)
    return total
