"""Agreement: how often lords play what a strong computer lord finds best; with its false alarms.

Organizers see it of the lords of their events. What it says of cheating is measured on computer
lords that are known: those that judge for themselves, and those that are the strong one.
"""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ai.levels import HAS_NUMBA, knows
from ai.match import LORDS, BadMatch, known
from ai.review import ReviewedTurn, agrees, is_free
from ai.turns import whole_turn
from engine import Game, Options, selfplay

EVENT = 5
"""Over how many games a lord's agreement is taken: about an event."""

LINES = (0.3, 0.35, 0.4, 0.45, 0.5, 0.55)
"""The shares at which alarms are counted."""

_DRAWN = 2000
"""How many events are drawn from the measured games of a lord."""


def notable(options: Options, *, has_numba: bool = HAS_NUMBA) -> float | None:
    """The share over an event that is worth a closer look (docs/fair-play.md has the measurements).

    None where no games are played out: there it says how much somebody plays like the autopilot.
    """
    if not (has_numba and knows(options)):
        return None
    return 0.35 if options.town else 0.5


def agreement(turns: Iterable[ReviewedTurn]) -> tuple[int, int]:
    """How many turns are what was found best, of how many that could be played otherwise."""
    told = [turn.same for turn in turns if turn.free and turn.same is not None]
    return sum(told), len(told)


@dataclass(slots=True)
class Agreement:
    """Measured games of one kind of lord: turns that agreed, of how many, for each kingdom."""

    games: list[tuple[int, int]] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """The mean share, and how many events of some games are at each line or above it."""
        draw, events = random.Random("agreement"), list[float]()
        for _ in range(_DRAWN):
            some = [draw.choice(self.games) for _ in range(EVENT)]
            events.append(_share(some))
        alarms = {str(line): sum(one >= line for one in events) / _DRAWN for line in LINES}
        turns = sum(count for _, count in self.games)
        return {
            "games": len(self.games),
            "turns": turns,
            "share": round(_share(self.games), 3),
            "alarms": alarms,
        }


def _share(games: Sequence[tuple[int, int]]) -> float:
    return sum(agreed for agreed, _ in games) / max(1, sum(turns for _, turns in games))


def measure(
    options: Options, lords: Sequence[str], games: int, seed: str, *, has_numba: bool = HAS_NUMBA
) -> dict[str, Agreement]:
    """Let lords play games, each on as many kingdoms, and compare their turns.

    Raises BadMatch for unknown lords.
    """
    for name in lords:
        if name not in known(options, has_numba=has_numba):
            raise BadMatch("lord", {"value": name, "allowed": known(options, has_numba=has_numba)})
    found = {name: Agreement() for name in lords}
    for number in range(1, games + 1):
        _play(selfplay.new_game(options, seed, number), lords, number, seed, found)
    return found


def _play(
    game: Game, lords: Sequence[str], number: int, seed: str, found: dict[str, Agreement]
) -> None:
    """Play a game to its end, and note the agreement of each kingdom's turns."""
    count = game.options.kingdoms
    seats = [lords[(place + number * count) % len(lords)] for place in range(count)]
    made = [LORDS[name](selfplay.seed_of_game(f"{seed}:{name}", number)) for name in seats]
    told: list[list[bool]] = [[] for _ in seats]
    step = 0
    while game.turn is not None:
        step += 1
        place = game.options.setup.kingdom(game.turn.seat) - 1
        moves = whole_turn(game, made[place])
        if game.turn.round and is_free(game, moves):
            told[place].append(agrees(game, moves, step=step))
        for move in moves:
            game.play(move)
    for name, agreed in zip(seats, told, strict=True):
        found[name].games.append((sum(agreed), len(agreed)))
