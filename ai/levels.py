"""The five levels of computer lords and their tempers, as data; and the lord that plays them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from itertools import product

from ai.greedy import greedy
from ai.lookahead import decide, weigh
from ai.opinions import Choice
from ai.prospect import WEIGHTS
from ai.trial import Blur
from engine import GameView, Move, Options, Step
from engine.draws import block
from engine.setups import Box, Variant

VERSION = 5
"""Raised when a lord may answer otherwise: with it, a game's seed and its moves, answers repeat."""

HAS_NUMBA = find_spec("numba") is not None
"""Whether games can be played out fast: numba is an optional requirement."""

_TOWN_STEPS = 3
"""How many searches share the playouts of a turn of Queendomino: it has about so many steps."""

_BONUSES = frozenset((Variant.MIDDLE_KINGDOM, Variant.HARMONY))


@dataclass(frozen=True, slots=True)
class Skill:
    """What a lord sees and considers.

    With `playouts` it plays out so many games, in Kingdomino for `width` candidates. With none it
    judges kingdoms and is wrong by up to `blur` points; `ahead` says whether it looks beyond the
    domino in hand, `sees_bonuses` whether it knows of Middle Kingdom, Harmony and quests,
    `sees_crowns` whether it counts crowns, and not just squares, and `rivals` what an opponent's
    gain counts for it.
    """

    playouts: int = 0
    width: int = 0
    blur: float = 0.0
    ahead: bool = True
    sees_bonuses: bool = True
    sees_crowns: bool = True
    rivals: float = 1.0


@dataclass(frozen=True, slots=True)
class Level:
    """A level by its number and name, with its skill in each kind of game.

    `land` is for Kingdomino and Discovery, `town` for Queendomino; `judged` for every game that the
    kernel does not know, but `giants` and `court` for Kingdomino with giants and with The Court, if
    it is another. They are apart because the same skill is worth more or less there: each level is
    to beat the one below about three times in four.
    """

    number: int
    name: str
    land: Skill
    town: Skill
    judged: Skill
    giants: Skill | None = None
    court: Skill | None = None

    def skill_in(self, options: Options) -> Skill:
        """Its skill in a game."""
        if not knows(options):
            own = self.court if options.court else self.giants if options.giants else None
            return (own if not options.town else None) or self.judged
        return self.town if options.town else self.land


LEVELS = (
    Level(
        1,
        "page",
        land=Skill(blur=4.0, ahead=False, sees_bonuses=False, sees_crowns=False),
        town=Skill(blur=7.0, ahead=False, sees_bonuses=False),
        giants=Skill(blur=10.0, ahead=False, sees_bonuses=False, sees_crowns=False),
        court=Skill(blur=200.0, ahead=False, sees_bonuses=False),
        judged=Skill(blur=40.0, ahead=False, sees_bonuses=False),
    ),
    Level(
        2,
        "squire",
        land=Skill(blur=20.0, rivals=0.0),
        town=Skill(blur=8.0, rivals=0.0),
        giants=Skill(blur=42.0, sees_bonuses=False, rivals=0.0),
        court=Skill(blur=80.0, rivals=0.0),
        judged=Skill(blur=42.0, rivals=0.0),
    ),
    Level(
        3,
        "knight",
        land=Skill(blur=6.0, rivals=0.5),
        town=Skill(blur=1.0, rivals=0.5),
        giants=Skill(blur=34.0, rivals=0.5),
        court=Skill(blur=20.0, rivals=0.5),
        judged=Skill(blur=17.0, rivals=0.5),
    ),
    Level(
        4,
        "duke",
        land=Skill(playouts=120, width=16),
        town=Skill(playouts=24),
        giants=Skill(blur=11.5),
        judged=Skill(blur=6.5),
    ),
    Level(
        5,
        "sovereign",
        land=Skill(playouts=1500, width=48),
        town=Skill(playouts=1200),
        judged=Skill(),
    ),
)

LEVEL = {level.name: level for level in LEVELS}
"""The levels by their names."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What a lord cares for beside the chance of winning.

    `scale` is the lead in points that it takes for nearly won; `own` and `others` are what its
    points and those of the others count, in chances of winning; `rivals` the same where it judges
    kingdoms, compared with its level.
    """

    name: str
    scale: float = 10.0
    own: float = 0.0
    others: float = 0.0
    rivals: float = 1.0


TEMPERS = (
    Temper("balanced"),
    Temper("careful", scale=20.0),
    Temper("greedy", own=0.02, rivals=0.0),
    Temper("spiteful", others=0.02, rivals=2.0),
)


def word_of(level: Level, temper: Temper = TEMPERS[0]) -> str:
    """The word that is stored: "knight", or "knight-spiteful" with another temper."""
    return level.name if temper == TEMPERS[0] else f"{level.name}-{temper.name}"


COMPUTERS: Mapping[str, tuple[Level, Temper]] = {
    word_of(level, temper): (level, temper) for level, temper in product(LEVELS, TEMPERS)
}
"""Every word with the level and temper that it stands for."""


def knows(options: Options) -> bool:
    """Whether the kernel knows the rules of a game."""
    return not (options.giants or options.court or options.box == Box.ROYAL_WEDDING)


def offered(options: Options, *, has_numba: bool = HAS_NUMBA) -> tuple[Level, ...]:
    """The levels that can be played: without numba not those that would need it for this game."""
    return tuple(one for one in LEVELS if has_numba or not one.skill_in(options).playouts)


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class LevelLord:
    """A lord of a level: called like every other, it returns its move.

    It sees a view alone. The same seed, view and moves give the same answer, unless it was late.
    """

    level: Level
    seed: bytes = bytes(32)
    temper: Temper = TEMPERS[0]
    has_numba: bool = HAS_NUMBA

    def __call__(self, view: GameView, moves: Sequence[Move], seat: int | None = None) -> Move:
        """The move it plays."""
        if len(moves) == 1 and view.court is None:
            return moves[0]
        if self._plays_out(view, seat):
            return self.choose(view, moves, seat).move
        return self._judged(view, moves, seat)

    def choose(
        self,
        view: GameView,
        moves: Sequence[Move],
        seat: int | None = None,
        *,
        playouts: int | None = None,
        is_late: Callable[[], bool] = _never,
    ) -> Choice:
        """What it plays, with what it thinks of that and of the alternatives.

        `playouts` are as many as its level has, if left out, and fewer for a choice alone, since it
        was thought of before the placement; once it is late it stops with what it has found so
        far. Raises ValueError if nobody is on turn.
        """
        if not self._plays_out(view, seat):
            return weigh(view, moves, seat, self._judged(view, moves, seat))
        skill = self.level.skill_in(view.options)
        budget = skill.playouts if playouts is None else playouts
        taste = (self.temper.scale, self.temper.own, self.temper.others)
        if view.options.town:
            from ai.town_search import search_town  # noqa: PLC0415 - as below

            share = budget // _TOWN_STEPS
            return search_town(
                view, moves, share, taste=taste, seed=self._chance(view), is_late=is_late
            )
        from ai.search import search  # noqa: PLC0415 - numba is optional, and slow to import

        if playouts is None and view.turn is not None and view.turn.step is Step.CHOOSE:
            budget //= 3
        return search(
            view, budget, skill.width, taste=taste, seed=self._chance(view), is_late=is_late
        )

    def _plays_out(self, view: GameView, seat: int | None) -> bool:
        """Whether it decides by playing games out: the kernel knows no giants to be received."""
        if not (self.level.skill_in(view.options).playouts and self.has_numba):
            return False
        return view.turn is not None and seat in (None, view.turn.seat)

    def _judged(self, view: GameView, moves: Sequence[Move], seat: int | None) -> Move:
        """The move it plays where it plays no games out."""
        skill = self.level.skill_in(view.options)
        if not skill.sees_bonuses:
            variants = view.options.variants - _BONUSES
            view = replace(view, options=replace(view.options, variants=variants), quests=())
        blur = Blur(skill.blur, self._chance(view)) if skill.blur else None
        if not skill.ahead:
            return greedy(view, moves, seat, blur, sees_crowns=skill.sees_crowns)
        weights = replace(WEIGHTS, rivals=skill.rivals * self.temper.rivals)
        return decide(view, moves, seat, weights, blur)

    def _chance(self, view: GameView) -> int:
        """A number of 31 bits for the present turn and step."""
        where = "over" if view.turn is None else f"{view.turn.text()}:{view.turn.step}"
        return int.from_bytes(block(self.seed, f"lord:{where}", 0)[:4]) >> 1
