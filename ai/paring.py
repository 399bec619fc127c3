"""Pare advice down: parts of a better turn that bring nothing stay as they were played."""

from collections.abc import Callable, Sequence

from engine import Game, IllegalMove, Kind, Move, Step

Moves = tuple[Move, ...]


def pared(
    game: Game,
    played: Sequence[Move],
    best: Moves,
    is_better: Callable[[Moves, Moves], bool],
    chance: Callable[[Moves], float],
) -> Moves:
    """The best turn without the parts that it is no better for: these stay as they were played.

    One is left out at a time, the most useless first. `is_better` compares two turns, so that
    `best` is better than `played`.
    """
    advice, steps = best, tuple(Step)
    while True:
        others = with_a_part_played(game, played, advice, steps)
        simpler = {step: one for step, one in others.items() if not is_better(best, one)}
        if not simpler:
            return advice
        advice = max(simpler.values(), key=chance)
        steps = tuple(simpler)  # what was needed once stays


def with_a_part_played(
    game: Game, played: Sequence[Move], turn: Sequence[Move], steps: Sequence[Step] = tuple(Step)
) -> dict[Step, Moves]:
    """The legal turns that are like a turn but for one of these steps, which is as it was played.

    Taxes are free, so that none is left out.
    """
    own, other = _steps(turn), _steps(played)
    found: dict[Step, Moves] = {}
    for step in steps:
        kept, instead = own.get(step, []), other.get(step, [])
        is_worse = step is Step.TAX and len(instead) < len(kept)
        if frozenset(kept) != frozenset(instead) and not is_worse:
            mixed = {**own, step: instead}
            whole = _whole(game, [move for each in Step for move in mixed.get(each, ())])
            if whole is not None:
                found[step] = whole
    return found


def _steps(turn: Sequence[Move]) -> dict[Step, list[Move]]:
    """The moves of a turn by the step they belong to, without the one that only ends it."""
    found: dict[Step, list[Move]] = {}
    for move in turn:
        if move.kind.step is not Step.END:
            found.setdefault(move.kind.step, []).append(move)
    return found


def _whole(game: Game, moves: Sequence[Move]) -> Moves | None:
    """The moves as a whole turn, ended where that takes a move; None if they are not legal."""
    twin, over = game.copy(), False
    try:
        for move in moves:
            over = twin.play(move).turn_over
        if over:
            return tuple(moves)
        end = Move(Kind.END)
        return (*moves, end) if twin.play(end).turn_over else None
    except IllegalMove:
        return None
