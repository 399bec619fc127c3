"""Estimate the final score of a kingdom: its present score, and its room to grow.

Nothing here is a rule: each number is an estimate of how games go on, tuned by matches.
"""

from dataclasses import dataclass

from ai.trial import Blur
from engine import ARRIVALS, BUILDINGS, DOMINOES, FOOTPRINTS, GameView, Kingdom, Terrain
from engine.buildings import KNIGHT, TOWER
from engine.dominoes import PILES
from engine.scoring import COINS_A_POINT, beside_terrains


@dataclass(frozen=True, slots=True)
class Weights:
    """The estimates, in points unless noted otherwise.

    squares, crowns: share of the average squares and crowns that a lord gets by choosing.
    closed: number of open squares around a territory at which it grows half as much as it could.
    other: share of its growth that a terrain's second territory keeps.
    hole, pocket: loss for a free square without a free neighbor, or with a single one.
    coin, spend: gain for a coin beyond its third of a point, and for how many coins each turn.
    knight, tower, site: gain for an unplaced knight, a tower, a town square without a building.
    keep: share of the Queen's points that her host keeps.
    guards, apart: towers or knights, and territories of one terrain, gained by each new domino.
    resource: gain for a resource of The Court.
    chance: how much the gains of dominoes vary, which makes choosing early worth more.
    rivals: weight of opponents' gains compared with those of the own kingdom.
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
    """Estimates for one moment of a game, the same for all kingdoms.

    `builds` is how many buildings may be bought in addition to one for each domino left: 0 while
    the turn in progress decides about its own. `spent` counts the kingdoms valued so far, double
    where more than land is valued. With a `blur` kingdoms are misjudged.
    """

    def __init__(
        self, view: GameView, weights: Weights = WEIGHTS, blur: Blur | None = None
    ) -> None:
        self.view = view
        self.weights = weights
        self.blur = blur
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
        """The points that a kingdom is likely to have after `left` more dominoes."""
        self.spent += 1 if self._plain else 2
        free, stride = kingdom.free, kingdom.canvas.stride
        holes = (free & ~(free << 1 | free >> 1 | free << stride | free >> stride)).bit_count()
        room = kingdom.canvas.grid**2 - kingdom.taken.bit_count() - holes
        total = self._land(kingdom, min(left, room / 2))
        if self.blur is not None:
            total += self.blur.of(kingdom)
        if left:
            total -= self.weights.hole * holes
            if _is_framed(kingdom):
                total -= self.weights.pocket * _pockets(free, stride)
        if self._plain:
            return total + self._bonus(kingdom, lost=kingdom.discarded > 0 or room < 2 * left)
        return total + self._rest(kingdom, left)

    def _land(self, kingdom: Kingdom, more: float) -> float:
        """The points of territories with their growth, in full for the best one of a terrain."""
        free, stride = kingdom.free, kingdom.canvas.stride
        ones, twos = kingdom.ones, kingdom.twos
        special = sum(kingdom.extra) | sum(kingdom.giants)
        opens, squares, richness = self._opens, self._squares, self._crowns
        other = self.weights.other
        total = 0.0
        most: dict[Terrain, float] = {}
        for terrain, group in kingdom.canvas.groups(kingdom.land):
            size = group.bit_count()
            if special & group:
                crowns = kingdom.crowns_in(group)
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
        """The present points of Middle Kingdom and Harmony, without the latter if it is lost."""
        key = kingdom.columns, kingdom.rows, lost
        found = self._bonuses.get(key)
        if found is None:
            trial = kingdom.copy()
            trial.discarded = int(lost)
            lines = beside_terrains(trial, self.view.options.variants)
            found = self._bonuses[key] = lines["middle_kingdom"] + lines["harmony"]
        return found

    def _rest(self, kingdom: Kingdom, left: int) -> float:
        """The points of all lines of the score pad other than terrains."""
        lines = beside_terrains(kingdom, self.view.options.variants, self.view.quests)
        kept, total = lines.pop("queen"), float(sum(lines.values()) - lines["coins"])
        if self.view.options.town:
            total += self._town(kingdom, left) + kept * (self.weights.keep if left else 1.0)
        if self.view.court is not None and left:
            total += self.weights.resource * min(kingdom.resources.bit_count(), 2 * left + 2)
        return total

    def _town(self, kingdom: Kingdom, left: int) -> float:
        """The points of coins, knights, towers, free sites and future gains of buildings."""
        weights, turns = self.weights, left + self.builds
        total = kingdom.coins / COINS_A_POINT
        total += weights.coin * min(kingdom.coins, weights.spend * turns)
        total += weights.knight * min(kingdom.knights, turns)
        total += weights.tower * kingdom.towers * min(left, 4) / 4
        total += weights.site * min(kingdom.building_sites().bit_count(), turns)
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
    """The dominoes that a view doesn't show, ascending: not drawn yet, or out of the game."""
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
    """Whether the kingdom has its full width and height, so that its free squares are final."""
    (left, right), (bottom, top) = kingdom.columns, kingdom.rows
    return right - left == top - bottom == kingdom.canvas.grid - 1


def _pockets(free: int, stride: int) -> int:
    """Count the free squares with exactly one free neighbor."""
    ways = (free << 1 & free, free >> 1 & free, free << stride & free, free >> stride & free)
    odd = more = 0
    for way in ways:
        more |= odd & way
        odd |= way
    return (odd & ~more).bit_count()
