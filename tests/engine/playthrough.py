"""Golden playthroughs: a whole game of every set-up as readable text.

Write them anew with python -m tests.engine.playthrough, and read the difference before committing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from engine import Game, Options
from tests.engine.test_perft import SETUPS

FOLDER = Path(__file__).parent / "playthroughs"


def path_of(rule: str) -> Path:
    """Where a set-up's playthrough lies."""
    return FOLDER / f"{rule}.txt"


def deal(rule: str) -> Game:
    """The game of the playthrough, with both bonuses on."""
    base = SETUPS[rule]
    variants = base.variants | {"middle_kingdom", "harmony"}
    options = Options(box=base.box, players=base.players, variants=variants)
    names = ["Ann", "Ben", "Cara", "Dan"][: base.players]
    return Game.new(options, names, seed=rule.encode() * 16)


def lines_of_turn(game: Game, chance: random.Random) -> Iterator[str]:
    """One decision: who, what could be played, what was, and how the kingdom stands."""
    turn, legal = game.turn, game.legal_moves()
    assert turn is not None
    view = game.view()
    line = " ".join(f"{s.domino}{f'={s.seat}' if s.seat else ''}" for s in view.next_line) or "-"
    yield f"{turn.text()} seat {turn.seat} {turn.step}; next line: {line}"
    shown = [move.text() for move in legal[:3]]
    yield f"  legal {len(legal)}: {', '.join(shown)}{' …' if len(legal) > len(shown) else ''}"
    move = chance.choice(legal)
    played = game.play(move)
    yield f"  > {move.text()}{'  [turn over]' if played.turn_over else ''}"
    kingdom = game.view().kingdom_of(turn.seat)
    yield f"  {kingdom.text}  ({kingdom.scorecard.total})"
    if played.new_line is not None:
        yield f"  new line: {' '.join(played.new_line)}"


def playthrough(rule: str) -> str:
    """The whole text."""
    game, chance = deal(rule), random.Random(rule)
    lines = [f"# {rule}", ""]
    while not game.over:
        lines += lines_of_turn(game, chance)
    view = game.view()
    assert view.result is not None
    lines += ["", f"result {' '.join(map(str, view.result))}; winners {view.winners}"]
    lines += [str(card.to_dict()) for card in game.scores()]
    return "\n".join([*lines, "", game.to_record()])


if __name__ == "__main__":
    for name in SETUPS:
        path_of(name).write_text(playthrough(name))
