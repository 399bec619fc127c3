"""Phrases about a view of a game that alternative texts and text boards share."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

import locales
from engine import (
    ARRIVALS,
    DOMINOES,
    FOOTPRINTS,
    RESOURCES,
    TOKENS,
    Cell,
    GameView,
    Half,
    KingdomView,
    LineSlot,
    OrderSlot,
    Terrain,
    Territory,
    resource_of,
)
from locales import Texts
from render.canvas.colors import TERRAINS
from render.requests import Candidate, SiteMark
from render.words import effects

BONUSES = ("middle_kingdom", "harmony", "buildings", "coins", "queen", "court", "quests")
PAD_LINES = (*TERRAINS, *BONUSES, "total", "largest_territory", "crowns")
BUILDING = "#"
RESOURCE = "*"
GIANT = "!"
SIGNS = (*Terrain, "castle", "knight", "free", "new")
"""What has a letter of the language in rows of letters."""
NO_NUMBERS: Mapping[str, int] = {}


def pad_labels(language: str | None) -> dict[str, str]:
    """The score pad's lines by the scorecard's keys, in a language; for ScorePicture."""
    texts = locales.texts(language)
    return {line: texts.plain(f"board-score-{line}") for line in PAD_LINES}


def signs_of(texts: Texts) -> dict[str, str]:
    """The letters of a language in rows of letters; none is the same as another."""
    return {name: texts.plain(f"board-sign-{name}") for name in SIGNS}


def letters_of(texts: Texts) -> str:
    """The letters of all terrains and of the castle: "W wheat, F forest"."""
    words = {str(one): texts.plain(f"common-terrain-{one}") for one in Terrain}
    words["castle"], signs = texts.plain("board-castle"), signs_of(texts)
    return texts.series(texts("board-letter", letter=signs[one], word=words[one]) for one in words)


@dataclass(frozen=True, slots=True)
class Speech:
    """Texts of a language, spoken (alternative text) or as message text (text board)."""

    texts: Texts
    spoken: bool

    def say(self, key: str, **variables: str | float) -> str:
        """A text of this area, plain when it is spoken."""
        if self.spoken:
            return self.texts.plain(f"board-{key}", **variables)
        return self.texts(f"board-{key}", **variables)

    def series(self, items: Iterable[str], sign: str = ", ") -> str:
        """Data side by side, as in "a lake, b forest 1"."""
        return self.texts.series(items, sign)

    def name(self, name: str) -> str:
        """A name, escaped for its place."""
        return locales.plain_name(name) if self.spoken else locales.name(name)


@dataclass(frozen=True, slots=True)
class Words(Speech):
    """Phrases about one view."""

    view: GameView

    def lord(self, seat: int) -> str:
        """A lord's name."""
        return self.name(self.view.name(seat))

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
        """A half of a line's domino in short: "lake 1", at The Court "lake with fish"."""
        said = self.square(half.terrain, half.crowns)
        borne = resource_of(half) if self.view.court else None
        return self.say("with", square=said, things=self.resource(borne)) if borne else said

    def resources(self, kingdom: KingdomView, *, named: bool = False) -> str:
        """The resources of a kingdom by kind, or of its owner; empty where there is no Court."""
        if self.view.court is None:
            return ""
        kinds = [
            self.say("resource", resource=self.resource(kind), count=kingdom.resources[kind])
            for kind in RESOURCES.values()
            if kingdom.resources.get(kind)
        ]
        key, owner = ("resources", {"owner": self.owner(kingdom)}) if named else ("borne", {})
        of = "-of" if named else ""
        if not kinds:
            return self.say(f"{key}-none{of}", **owner)
        return self.say(f"{key}{of}", resources=self.series(kinds), **owner)

    def square(self, terrain: Terrain, crowns: int) -> str:
        """A laid square in short: "lake 1"."""
        return self.say("half", terrain=self.terrain(terrain), crowns=crowns)

    def cell(self, cell: Cell) -> str:
        """A laid square with what is on it: "lake 1 with knight", "town with Statue"."""
        said = self.square(cell.terrain, cell.crowns)
        things = [self.building(cell.building)] if cell.building else []
        things += [self.token(cell.token)] if cell.token else []
        things += [self.resource(cell.resource)] if cell.resource else []
        if cell.giants:
            things.append(self.say("giants", count=cell.giants))
        if cell.knight:
            things.append(self.say("knight"))
        return self.say("with", square=said, things=self.texts.listed(things)) if things else said

    def token(self, token: str) -> str:
        """A Court token's name."""
        return effects.token_name(token, self.texts)

    def resource(self, kind: str) -> str:
        """A resource's name."""
        return effects.resource(kind, self.texts)

    def building(self, building: str) -> str:
        """The name of what lies on a square: a building's, or a Court token's."""
        if building in TOKENS:
            return self.token(building)
        return effects.name(building, self.texts)

    def purse(self, kingdom: KingdomView) -> str:
        """Coins, knights, towers and the Queen; empty without Queendomino."""
        if self.view.board is None:
            return ""
        return self.say(
            "purse",
            queen="yes" if kingdom.queen else "no",
            coins=kingdom.coins,
            free=kingdom.knights,
            knights=kingdom.knights_owned,
            towers=kingdom.towers,
        )

    def letters(
        self,
        kingdoms: Iterable[KingdomView],
        *,
        numbered: bool = True,
        with_terrains: bool = True,
        free: bool = False,
    ) -> list[str]:
        """The meanings of the letters in the rows of some kingdoms.

        Numbered buildings are named separately; one sign means all others. `free`: empty squares
        have a sign, too.
        """
        cells = [cell for kingdom in kingdoms for cell in kingdom.cells]
        known = signs_of(self.texts)
        signs = [(known["castle"], self.say("castle"))]
        if with_terrains:
            terrains = sorted({cell.terrain for cell in cells if not _lies_on(cell)})
            signs += [(known[one], self.terrain(one)) for one in terrains]
        if any(_lies_on(cell) for cell in cells) and not numbered:
            signs.append((BUILDING, self.say("any-building")))
        if any(cell.resource for cell in cells):
            signs.append((RESOURCE, self.say("any-resource")))
        if any(cell.giants for cell in cells):
            signs.append((GIANT, self.say("giants", count=1)))
        if any(cell.knight for cell in cells):
            signs.append((known["knight"], self.say("knight")))
        if free:
            signs.append((known["free"], self.say("free")))
        return [self.say("letter", letter=letter, word=word) for letter, word in signs]

    def buildings(self, kingdoms: Sequence[KingdomView], *, with_squares: bool = True) -> str:
        """The names of the numbered buildings or tokens; for a single kingdom with squares."""
        parts = []
        numbers = building_numbers(kingdoms)
        key = "tokens" if numbers.keys() <= TOKENS.keys() else "buildings"
        for building, index in numbers.items():
            facts: dict[str, str | int] = {"index": index, "building": self.building(building)}
            if len(kingdoms) > 1 or not with_squares:
                parts.append(self.say("building", **facts))
                continue
            cells = kingdoms[0].cells
            squares = [cell.square for cell in cells if _lies_on(cell) == building]
            parts.append(self.say("building-on", **facts, squares=self.series(squares)))
        return self.say(key, buildings=self.texts.apart(parts)) if parts else ""

    def scoring(self, kingdom: KingdomView) -> str:
        """The territories that score and the bonuses, the best first, then those without crowns."""
        territories = self._territories("territory", kingdom)
        parts = self.series(territories + self.bonuses(kingdom))
        key = "scoring-squares" if territories else "scoring"
        said = (self.say(key, parts=parts) if parts else "", self.crownless(kingdom))
        return " ".join(filter(None, said))

    def crownless(self, kingdom: KingdomView) -> str:
        """The territories that score nothing, the largest of each terrain first."""
        sizes: dict[Terrain, list[int]] = {}
        for one in kingdom.territories:
            if not one.crowns:
                sizes.setdefault(one.terrain, []).append(len(one.squares))
        said = self.texts.apart(
            self.say("region", terrain=self.terrain(terrain), squares=self.series(map(str, found)))
            for terrain, found in ((one, sorted(sizes[one], reverse=True)) for one in sorted(sizes))
        )
        return self.say("crownless", territories=said) if said else ""

    def sums(self, kingdom: KingdomView) -> list[str]:
        """The same as sums: "lake 5 × 2 = 10"."""
        return self._territories("sum", kingdom) + self.bonuses(kingdom)

    def _territories(self, key: str, kingdom: KingdomView) -> list[str]:
        return [
            self.say(
                key,
                terrain=self.terrain(territory.terrain),
                squares=len(territory.squares),
                crowns=territory.crowns,
                points=territory.points,
            )
            for territory in scoring_territories(kingdom)
        ]

    def bonuses(self, kingdom: KingdomView) -> list[str]:
        """What a kingdom scores now beside its territories."""
        card = kingdom.scorecard.to_dict()
        return [self._bonus(line, card[line]) for line in BONUSES if card[line]]

    def _bonus(self, line: str, points: int) -> str:
        """One line; the points of coins are worded unlike their number."""
        if self.texts.has(f"board-bonus-{line}"):
            return self.say(f"bonus-{line}", points=points)
        return self.say("bonus", line=self.texts.plain(f"board-score-{line}"), points=points)

    def candidates(self, candidates: Iterable[Candidate]) -> list[str]:
        """The spots with letters: "A a6–a5 +3"."""
        return [
            self.say(
                "spot",
                index=locales.letter(candidate.number),
                spot=locales.spot(*candidate.squares),
                gain=locales.signed(candidate.delta),
            )
            for candidate in candidates
        ]

    def sites(self, sites: Iterable[SiteMark]) -> str:
        """The squares with letters for what was bought: "A a6"."""
        squares = (
            self.say("site", index=locales.letter(one.number), square=one.square) for one in sites
        )
        return self.say("sites", squares=self.series(squares))

    def later(self, seat: int, domino: str | None = None) -> str:
        """The dominoes that a lord places later in this round, after the one in hand."""
        later = [one for one in self.view.still_to_place(seat) if one != domino]
        if not later:
            return ""
        return self.say("later", dominoes=self.series(map(self._domino, later)))

    def _domino(self, domino: str) -> str:
        """A domino with its halves: "K4 lake + wheat 1"."""
        kind = DOMINOES[domino]
        left, right = self.half(kind.left), self.half(kind.right)
        return self.say("domino", domino=self._signed(domino), left=left, right=right)

    def order(self) -> str:
        """The order of play with the dominoes' halves, or that of choosing at the start."""
        listed = self.texts.apart if self.view.round else self.series
        slots = listed(map(self._order_slot, self.view.order))
        if not slots:
            return ""
        if self.view.over:
            return self.say("order-over", order=slots)
        return self.say("order" if self.view.round else "order-start", order=slots)

    def _order_slot(self, slot: OrderSlot) -> str:
        if slot.domino is None or not self.view.round:
            return self.lord(slot.seat)
        halves = DOMINOES[slot.domino]
        return self.say(
            "order-domino",
            domino=self.number(slot.domino),
            lord=self.lord(slot.seat),
            left=self.half(halves.left),
            right=self.half(halves.right),
        )

    def line_slots(self) -> list[str]:
        """Each domino of the next line with its halves and its lord."""
        return [self._line_slot(slot) for slot in self.view.next_line]

    def _line_slot(self, slot: LineSlot) -> str:
        domino = DOMINOES[slot.domino]
        facts = {
            "domino": self._signed(slot.domino),
            "left": self.half(domino.left),
            "right": self.half(domino.right),
        }
        if slot.seat is None:
            return self.say("line-free", **facts)
        return self.say("line-taken", **facts, lord=self.lord(slot.seat))

    def _signed(self, domino: str) -> str:
        """A domino's name with the sign of giants that it bears: "A (giant)"."""
        if domino in ARRIVALS:
            return self.say("line-giant", domino=self.number(domino))
        if domino in FOOTPRINTS:
            return self.say("line-footprints", domino=self.number(domino))
        return self.number(domino)

    def line(self) -> str:
        """The line to choose from, a sentence for each domino; empty in the last round."""
        slots = self.series(self.line_slots(), ". ")
        if not slots:
            return ""
        return self.say("line" if self.view.round else "line-first", dominoes=slots)

    def crowns_note(self, kingdom: KingdomView | None = None) -> str:
        """What the number in "forest 1" means, if a kingdom (None: a line) has such a number."""
        if kingdom is None:
            order = [slot.domino for slot in self.view.order] if self.view.round else []
            shown = [*order, *(slot.domino for slot in self.view.next_line)]
            dominoes = [DOMINOES[domino] for domino in shown if domino]
            crowns = [half.crowns for domino in dominoes for half in (domino.left, domino.right)]
        else:
            crowns = [cell.crowns for cell in kingdom.cells]
        return self.say("crowns") if any(crowns) else ""

    def line_title(self) -> str:
        """The heading of the line where each domino has a row of its own."""
        if not self.view.next_line:
            return ""
        return self.say("line-title" if self.view.round else "line-first-title")

    def on_turn(self) -> str:
        """The lord who has to act; empty when nobody has."""
        turn = self.view.turn
        return self.say("turn", lord=self.lord(turn.seat)) if turn else ""

    def points(self, kingdom: KingdomView) -> str:
        """A lord with the points so far: "Ann 8"."""
        return self.say("lord", lord=self.owner(kingdom), points=kingdom.scorecard.total)

    def lord_of(self, number: int) -> str:
        """The lord of a kingdom by its number, from 1."""
        return self.owner(self.view.kingdoms[number - 1])

    def winners(self) -> str:
        """The winners and what decided it; empty while the game is on."""
        winners = self.view.winners
        if not winners:
            return self.say("wins-nobody") if self.view.over else ""
        if self.view.tiebreak == "shared":
            return self.say("wins-shared", lords=self.lords(winners))
        how = self.view.tiebreak or "points"
        return self.say("wins", how=how, lord=self.lords(winners), lords=len(winners))


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


def has_gaps(kingdom: KingdomView) -> bool:
    """Whether the box around a kingdom has empty squares."""
    first, last, lowest, highest = extent(kingdom)
    box = (ord(last) - ord(first) + 1) * (highest - lowest + 1)
    return len(kingdom.cells) + 1 < box


def columns_between(first: str, last: str) -> list[str]:
    """The letters of columns from first to last."""
    return [chr(code) for code in range(ord(first), ord(last) + 1)]


def letter_rows(
    kingdom: KingdomView,
    signs: Mapping[str, str],
    marked: tuple[str, ...] = (),
    numbers: Mapping[str, int] = NO_NUMBERS,
) -> Iterator[tuple[int, list[str]]]:
    """Each row from the top, its squares in letters: F1 is forest with a crown, C the castle.

    A building or a token is # and its number, if its kind has one; * is a resource, ! a giant. In
    English k is a knight, n a marked square, x an empty one: a dot is not read aloud.
    """
    first, last, lowest, highest = extent(kingdom)
    laid = {
        cell.square: _sign(cell, signs, numbers) + (signs["new"] if cell.square in marked else "")
        for cell in kingdom.cells
    }
    laid[kingdom.castle] = signs["castle"]
    for row in range(highest, lowest - 1, -1):
        columns = columns_between(first, last)
        yield row, [laid.get(f"{column}{row}", signs["free"]) for column in columns]


def _lies_on(cell: Cell) -> str | None:
    """The building or the Court token on a square."""
    return cell.building or cell.token


def _sign(cell: Cell, signs: Mapping[str, str], numbers: Mapping[str, int]) -> str:
    lies = _lies_on(cell)
    if lies:
        land = f"{BUILDING}{numbers.get(lies, '')}"
    else:
        land = signs[cell.terrain] + (str(cell.crowns) if cell.crowns else "")
    more = RESOURCE if cell.resource else ""
    return land + more + GIANT * cell.giants + (signs["knight"] if cell.knight else "")


def short_rows(kingdom: KingdomView, texts: Texts, numbers: Mapping[str, int] = NO_NUMBERS) -> str:
    """A kingdom in letters on one line, with its squares: "c6–d6 W, e6 F1, c5 C"."""
    first, last, _, _ = extent(kingdom)
    signs, runs = signs_of(texts), list[str]()
    for row, laid in letter_rows(kingdom, signs, (), numbers):
        squares = [f"{column}{row}" for column in columns_between(first, last)]
        for sign, same in groupby(zip(laid, squares, strict=True), key=itemgetter(0)):
            if sign != signs["free"]:
                runs.append(f"{locales.squares(square for _, square in same)[0]} {sign}")
    return texts.series(runs)


def building_numbers(kingdoms: Iterable[KingdomView]) -> dict[str, int]:
    """A number for each kind of building or token on some kingdoms, in reading order."""
    numbers: dict[str, int] = {}
    for kingdom in kingdoms:
        from_the_top = sorted(kingdom.cells, key=lambda one: (-int(one.square[1:]), one.square[0]))
        for cell in from_the_top:
            lies = _lies_on(cell)
            if lies:
                numbers.setdefault(lies, len(numbers) + 1)
    return numbers
