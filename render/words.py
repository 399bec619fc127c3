"""The words that alternative texts and text boards share: one view of a game, said aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import locales
from engine import DOMINOES, GameView, Half, KingdomView, LineSlot, OrderSlot, Terrain, Territory
from locales import Texts
from render.requests import Candidate

TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
BONUSES = ("middle_kingdom", "harmony")
PAD_LINES = (*TERRAINS, *BONUSES, "total", "largest_territory", "crowns")
CASTLE = "C"
EMPTY = "."
COMMA = ", "


def pad_labels(language: str | None) -> dict[str, str]:
    """The score pad's lines by the scorecard's keys, in a language; for ScorePicture."""
    texts = locales.texts(language)
    return {line: texts.plain(f"board-score-{line}") for line in PAD_LINES}


def joined(items: Iterable[str]) -> str:
    """Data side by side, as in "a lake, b forest 1": no word, so the same in every language."""
    return COMMA.join(items)


@dataclass(frozen=True, slots=True)
class Words:
    """How one view is told: spoken (alternative text) or as message text (text board)."""

    view: GameView
    texts: Texts
    spoken: bool = True

    def say(self, key: str, **variables: str | int) -> str:
        """A text of this area, plain when it is spoken."""
        if self.spoken:
            return self.texts.plain(f"board-{key}", **variables)
        return self.texts(f"board-{key}", **variables)

    def lord(self, seat: int) -> str:
        """A lord's name, safe where it will stand."""
        safe = locales.plain_name if self.spoken else locales.name
        return safe(self.view.name(seat))

    def lords(self, seats: Iterable[int]) -> str:
        """Several lords as a list with its last "and"."""
        return self.texts.listed([self.lord(seat) for seat in seats])

    def owner(self, kingdom: KingdomView) -> str:
        """The lord of a kingdom, or both."""
        return self.lords(kingdom.seats)

    def terrain(self, terrain: str) -> str:
        """A terrain's name."""
        return self.texts.plain(f"common-terrain-{terrain}")

    def number(self, domino: str) -> str:
        """A domino's name in this game."""
        return locales.number(domino, self.view.options.box)

    def half(self, half: Half) -> str:
        """A square in short: "lake 1"."""
        return self.square(half.terrain, half.crowns)

    def square(self, terrain: Terrain, crowns: int) -> str:
        """A laid square in short: "lake 1"."""
        return self.say("half", terrain=self.terrain(terrain), crowns=crowns)

    def scoring(self, kingdom: KingdomView) -> list[str]:
        """The territories that score and the bonuses, the best first."""
        told = [
            self.say(
                "territory",
                terrain=self.terrain(territory.terrain),
                squares=len(territory.squares),
                crowns=territory.crowns,
            )
            for territory in scoring_territories(kingdom)
        ]
        return told + self.bonuses(kingdom)

    def sums(self, kingdom: KingdomView) -> list[str]:
        """The same as sums: "lake 5 × 2 = 10"."""
        told = [
            self.say(
                "sum",
                terrain=self.terrain(territory.terrain),
                squares=len(territory.squares),
                crowns=territory.crowns,
                points=territory.points,
            )
            for territory in scoring_territories(kingdom)
        ]
        return told + self.bonuses(kingdom)

    def bonuses(self, kingdom: KingdomView) -> list[str]:
        """The bonuses of the variants in play that this kingdom has now."""
        card = kingdom.scorecard.to_dict()
        return [
            self.say("bonus", line=self.texts.plain(f"board-score-{line}"), points=card[line])
            for line in BONUSES
            if card[line]
        ]

    def candidates(self, candidates: Iterable[Candidate]) -> list[str]:
        """The numbered spots: "1 a6–a5 +3"."""
        return [
            self.say(
                "spot",
                index=candidate.number,
                spot=locales.spot(*candidate.squares),
                gain=locales.signed(candidate.delta),
            )
            for candidate in candidates
        ]

    def order(self) -> str:
        """The order of play, or of choosing at the start."""
        slots = joined(self._order_slot(slot) for slot in self.view.order)
        if not slots:
            return ""
        return self.say("order" if self.view.round else "order-start", order=slots)

    def _order_slot(self, slot: OrderSlot) -> str:
        if slot.domino is None:
            return self.lord(slot.seat)
        return self.say("order-slot", domino=self.number(slot.domino), lord=self.lord(slot.seat))

    def line_slots(self) -> list[str]:
        """Each domino of the next line with its halves and its lord."""
        return [self._line_slot(slot) for slot in self.view.next_line]

    def _line_slot(self, slot: LineSlot) -> str:
        domino = DOMINOES[slot.domino]
        number, left, right = (
            self.number(slot.domino),
            self.half(domino.left),
            self.half(domino.right),
        )
        if slot.seat is None:
            return self.say("line-free", domino=number, left=left, right=right)
        return self.say(
            "line-taken", domino=number, left=left, right=right, lord=self.lord(slot.seat)
        )

    def line(self) -> str:
        """The line being chosen from, as one sentence after another; nothing in the last round."""
        slots = ". ".join(self.line_slots())
        if not slots:
            return ""
        return self.say("line" if self.view.round else "line-first", dominoes=slots)

    def line_title(self) -> str:
        """What stands above the line where each domino has a row of its own."""
        if not self.view.next_line:
            return ""
        return self.say("line-title" if self.view.round else "line-first-title")

    def on_turn(self) -> str:
        """Who is to act."""
        turn = self.view.turn
        return self.say("turn", lord=self.lord(turn.seat)) if turn else ""

    def points(self, kingdom: KingdomView) -> str:
        """A lord with the points so far: "Ann 8"."""
        return self.say("lord", lord=self.owner(kingdom), points=kingdom.scorecard.total)

    def winners(self) -> str:
        """Who won and what decided it; nothing while the game is on."""
        winners = self.view.winners
        if not winners:
            return ""
        if self.view.tiebreak == "shared":
            return self.say("wins-shared", lords=self.lords(winners))
        key = f"wins-{self.view.tiebreak}" if self.view.tiebreak else "wins"
        return self.say(key, lord=self.lords(winners))


def scoring_territories(kingdom: KingdomView) -> list[Territory]:
    """The territories that have crowns, the most points first."""
    crowned = [territory for territory in kingdom.territories if territory.crowns]
    return sorted(crowned, key=lambda territory: -territory.points)


def extent(kingdom: KingdomView) -> tuple[str, str, int, int]:
    """The smallest box around a kingdom: first and last column, lowest and highest row."""
    squares = [kingdom.castle, *(cell.square for cell in kingdom.cells)]
    columns = [square[0] for square in squares]
    rows = [int(square[1:]) for square in squares]
    return min(columns), max(columns), min(rows), max(rows)


def columns_between(first: str, last: str) -> list[str]:
    """The letters of columns from first to last."""
    return [chr(code) for code in range(ord(first), ord(last) + 1)]


def letter_rows(
    kingdom: KingdomView, marked: tuple[str, ...] = ()
) -> Iterator[tuple[int, list[str]]]:
    """Each row from the top, its squares in letters: F1 is forest with a crown, C the castle."""
    first, last, lowest, highest = extent(kingdom)
    signs = {
        cell.square: cell.terrain.letter.upper()
        + (str(cell.crowns) if cell.crowns else "")
        + ("'" if cell.square in marked else "")
        for cell in kingdom.cells
    }
    signs[kingdom.castle] = CASTLE
    for row in range(highest, lowest - 1, -1):
        yield row, [signs.get(f"{column}{row}", EMPTY) for column in columns_between(first, last)]


def short_rows(kingdom: KingdomView) -> str:
    """A kingdom in letters on one line: "W W F1 / W C L1"."""
    return " / ".join(" ".join(signs) for _, signs in letter_rows(kingdom))


def standing(view: GameView) -> list[tuple[int, KingdomView]]:
    """The kingdoms with their places, the best first; equals share a place (R63)."""
    ranked = sorted(view.kingdoms, key=_worth, reverse=True)
    worths = [_worth(kingdom) for kingdom in ranked]
    return [(worths.index(_worth(kingdom)) + 1, kingdom) for kingdom in ranked]


def _worth(kingdom: KingdomView) -> tuple[int, int, int]:
    card = kingdom.scorecard
    return card.total, card.largest_territory, card.crowns
