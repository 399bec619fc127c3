"""What a kingdom is likely to be worth in the end: the score now, and the room to grow.

Nothing here is a rule: each number is a guess of how games go on, judged by matches.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine import (
    ARRIVALS,
    BUILDINGS,
    DOMINOES,
    FOOTPRINTS,
    GameView,
    Kingdom,
    Terrain,
)
from engine.buildings import KNIGHT, TOWER
from engine.dominoes import PILES
from engine.scoring import COINS_A_POINT
from engine.territories import crowns_on, groups


@dataclass(frozen=True, slots=True)
class Weights:
    """The guesses, in points where nothing else is said.

    squares, crowns: how many of those that chance deals a lord gets who may pick, as a part of 1.
    closed: with so many open squares around it a territory grows by half of what it could.
    other: the part of its growth that a terrain's second territory keeps.
    hole, pocket: lost by a free square without a free neighbor, by one with a single one.
    coin, spend: of a coin beside its third of a point, for so many coins a turn.
    knight, tower, site: of a knight not placed, a tower, a town square without a building.
    keep: the part of the Queen's points that her host keeps.
    guards, apart: towers or knights, and territories of one terrain, that a domino to come brings.
    resource: of a resource of The Court.
    chance: how far dominoes differ in what they bring: for choosing early.
    rivals: what the others gain, as a part of what the own kingdom does.
    """

    squares: float = 1.0
    crowns: float = 0.8
    closed: float = 1.2
    other: float = 0.5
    hole: float = 2.5
    pocket: float = 0.3
    coin: float = 0.2
    spend: float = 2.0
    knight: float = 1.6
    tower: float = 0.6
    site: float = 3.0
    keep: float = 0.75
    guards: float = 0.1
    apart: float = 0.25
    resource: float = 1.0
    chance: float = 3.0
    rivals: float = 1.0


WEIGHTS = Weights()


class Prospect:
    """Guesses for one moment of a game, the same for all kingdoms.

    `builds` is how many buildings may be bought in a turn beside those to come: 0 once the turn in
    progress decides about its own. `spent` counts the kingdoms judged so far, double where there is
    more to judge than land.
    """

    def __init__(self, view: GameView, weights: Weights = WEIGHTS) -> None:
        self.view = view
        self.weights = weights
        self.builds = 1
        self.spent = 0
        self._plain = not (view.quests or view.options.town or view.court)
        self._bonuses: dict[tuple[object, ...], int] = {}
        self._opens = [edge / (edge + weights.closed) for edge in range(view.options.canvas**2)]
        rest = unseen(view) or [slot.domino for slot in view.next_line] or list(DOMINOES)
        self._squares = dict.fromkeys(Terrain, 0.0)
        self._crowns = dict.fromkeys(Terrain, 0.0)
        for id_ in rest:
            tile = DOMINOES[id_]
            for half in (tile.left, tile.right):
                self._squares[half.terrain] += weights.squares / len(rest)
                self._crowns[half.terrain] += weights.crowns * half.crowns / len(rest)

    def worth(self, kingdom: Kingdom, left: int) -> float:
        """Points that a kingdom is likely to have once it got `left` more dominoes."""
        self.spent += 1 if self._plain else 2
        free, stride = kingdom.free, kingdom.canvas.stride
        holes = (free & ~(free << 1 | free >> 1 | free << stride | free >> stride)).bit_count()
        room = kingdom.canvas.grid**2 - kingdom.taken.bit_count() - holes
        total = self._land(kingdom, min(left, room / 2))
        if left:
            total -= self.weights.hole * holes
            if _is_framed(kingdom):
                total -= self.weights.pocket * _pockets(free, stride)
        if self._plain:
            return total + self._bonus(kingdom, lost=kingdom.discarded > 0 or room < 2 * left)
        return total + self._rest(kingdom, left)

    def _land(self, kingdom: Kingdom, more: float) -> float:
        """The territories with what they grow by; of a terrain, the one that gains most."""
        free, stride = kingdom.free, kingdom.canvas.stride
        ones, twos = kingdom.ones, kingdom.twos
        special = sum(kingdom.extra) | sum(kingdom.giants)
        opens, squares, richness = self._opens, self._squares, self._crowns
        other = self.weights.other
        total = 0.0
        most: dict[Terrain, float] = {}
        for terrain, group in groups(kingdom):
            size = group.bit_count()
            if special & group:
                crowns = crowns_on(kingdom, group)
            else:
                crowns = (ones & group).bit_count() + 2 * (twos & group).bit_count()
            total += size * crowns
            if more:
                edge = (group << 1 | group >> 1 | group << stride | group >> stride) & free
                reach = opens[edge.bit_count()] * more
                wider, richer = squares[terrain] * reach, richness[terrain] * reach
                growth = size * richer + crowns * wider + wider * richer
                before = most.get(terrain, 0.0)
                if growth > before:
                    most[terrain] = growth
                    total += other * before + growth - before
                else:
                    total += other * growth
        return total

    def _bonus(self, kingdom: Kingdom, *, lost: bool) -> int:
        """Middle Kingdom and Harmony as they stand, or without the latter where it is lost."""
        key = kingdom.columns, kingdom.rows, lost
        found = self._bonuses.get(key)
        if found is None:
            trial = kingdom.copy()
            trial.discarded = int(lost)
            card = trial.scorecard(self.view.options.variants)
            found = self._bonuses[key] = card.middle_kingdom + card.harmony
        return found

    def _rest(self, kingdom: Kingdom, left: int) -> float:
        """All that is not written on the lines of the terrains."""
        card = kingdom.scorecard(self.view.options.variants, self.view.quests)
        total = card.buildings + card.middle_kingdom + card.harmony + card.quests + card.court + 0.0
        if self.view.options.town:
            total += self._town(kingdom, left) + card.queen * (self.weights.keep if left else 1.0)
        if self.view.court is not None and left:
            total += self.weights.resource * min(kingdom.resources.bit_count(), 2 * left + 2)
        return total

    def _town(self, kingdom: Kingdom, left: int) -> float:
        """Coins, knights, towers, free sites, and what buildings may still bring."""
        weights, turns = self.weights, left + self.builds
        total = kingdom.coins / COINS_A_POINT
        total += weights.coin * min(kingdom.coins, weights.spend * turns)
        total += weights.knight * min(kingdom.knights, turns)
        total += weights.tower * kingdom.towers * min(left, 4) / 4
        total += weights.site * min(kingdom.sites().bit_count(), turns)
        for id_ in kingdom.built.values():
            building = BUILDINGS[id_]
            if building.tax_bonus:
                each = kingdom.towers if building.tax_bonus == TOWER else kingdom.knights_owned()
                taxes = min(left, kingdom.knights)
                total += (1 / COINS_A_POINT + weights.coin) * each * taxes
            if building.per in (KNIGHT, TOWER):
                total += building.per_points * weights.guards * left
            elif building.per:
                share = self._squares[Terrain(building.per)]
                total += building.per_points * weights.apart * left * share
        return total


def unseen(view: GameView) -> list[str]:
    """The dominoes that a view doesn't show, ascending: to be drawn yet, or out of the game."""
    setup = view.options.setup
    every = [id_ for letter in setup.pile for id_ in PILES[letter]]
    if setup.giants:
        every = [*ARRIVALS, *every, *FOOTPRINTS]
    seen = {slot.domino for slot in view.order} | {slot.domino for slot in view.next_line}
    for kingdom in view.kingdoms:
        seen.update(placed.domino for placed in kingdom.placed)
        seen.update(kingdom.discarded)
    return [id_ for id_ in every if id_ not in seen]


def _is_framed(kingdom: Kingdom) -> bool:
    """Whether the kingdom is as wide and as high as it may be: the free squares are then known."""
    (left, right), (bottom, top) = kingdom.columns, kingdom.rows
    return right - left == top - bottom == kingdom.canvas.grid - 1


def _pockets(free: int, stride: int) -> int:
    """How many free squares have exactly one free neighbor."""
    ways = (free << 1 & free, free >> 1 & free, free << stride & free, free >> stride & free)
    odd = more = 0
    for way in ways:
        more |= odd & way
        odd |= way
    return (odd & ~more).bit_count()
