"""Golden playthroughs: a whole game of every set-up as readable text.

Write them anew with python -m tests.engine.playthrough, and read the difference before committing.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from engine import BoardView, CourtView, Game, KingdomView, Move, Played
from tests.engine.setups import NAMED_BY_RULE, NAMES, options_of
from tests.reference import SETUPS

FOLDER = Path(__file__).parent / "playthroughs"
ICONS = {"R7": {"bakery": "k1t0", "church": "k0t0", "foundry": "k0t2"}}
"""Corrections of a host, in one of the games with buildings."""


def path_of(rule: str) -> Path:
    """Where a set-up's playthrough lies."""
    return FOLDER / f"{rule}.txt"


def deal(rule: str) -> Game:
    """The game of the playthrough, with both bonuses on where they go."""
    row = SETUPS[rule]
    options = options_of(row, () if row.giants else ("middle_kingdom", "harmony"))
    names = list(NAMES[: row.players])
    seed = rule.encode() * 16 if len(rule) == 2 else hashlib.sha256(rule.encode()).digest()
    return Game.new(options, names, seed=seed, icons=ICONS.get(rule, {}))


def draw_move(game: Game, chance: random.Random) -> Move:
    """Any legal move; where there are several kinds of move the kind is drawn first."""
    legal = game.legal_moves()
    options = game.options
    if options.town or options.giants or options.court:
        kind = chance.choice(sorted({move.kind for move in legal}))
        legal = tuple(move for move in legal if move.kind is kind)
    return chance.choice(legal)


def line_of_board(board: BoardView) -> str:
    """The builders' board from price 0 to 5, the pile, and where the dragon and the Queen are."""
    slots = [
        slot.building
        or (slot.bought_by and f"(bought {slot.bought_by})")
        or (slot.burnt_by and f"(burnt {slot.burnt_by})")
        or "-"
        for slot in board.slots
    ]
    return f"  builders: {' '.join(slots)}; pile {board.pile}; queen {board.queen or '-'}"


def line_of_court(court: CourtView) -> str:
    """The tokens face up and those in the pile."""
    left = " ".join(f"{id_}×{copies}" if copies > 1 else id_ for id_, copies in court.left)
    return f"  court: {' '.join(court.face_up) or '-'} | {left or '-'}"


def lines_of_others(kingdoms: tuple[KingdomView, ...]) -> Iterator[str]:
    """Giants on their way."""
    waiting = [f"{kingdom.pending} to {kingdom.seats}" for kingdom in kingdoms if kingdom.pending]
    if waiting:
        yield f"  giants on their way: {', '.join(waiting)}"


def told(played: Played) -> str:
    """What else the move did."""
    coins = f"  [coins {played.coins:+}]" if played.coins else ""
    queen = f"  [queen from {played.queen_from or 'the board'}]" if played.queen else ""
    return f"{coins}{queen}{'  [turn over]' if played.turn_over else ''}"


def lines_of_turn(game: Game, chance: random.Random) -> Iterator[str]:
    """One decision: who, what could be played, what was, and how the kingdom stands."""
    turn, legal = game.turn, game.legal_moves()
    assert turn is not None
    view = game.view()
    line = " ".join(f"{s.domino}{f'={s.seat}' if s.seat else ''}" for s in view.next_line) or "-"
    yield f"{turn.text()} seat {turn.seat} {turn.step}; next line: {line}"
    if view.board is not None and not game.turn_begun:
        yield line_of_board(view.board)
    if view.court is not None and not game.turn_begun:
        yield line_of_court(view.court)
    yield from lines_of_others(view.kingdoms)
    shown = [move.text() for move in legal[:3]]
    yield f"  legal {len(legal)}: {', '.join(shown)}{' …' if len(legal) > len(shown) else ''}"
    move = draw_move(game, chance)
    played = game.play(move)
    yield f"  > {move.text()}{told(played)}"
    kingdom = game.view().kingdom_of(turn.seat)
    yield f"  {kingdom.text}  ({kingdom.scorecard.total})"
    if played.new_line is not None:
        yield f"  new line: {' '.join(played.new_line)}"
    if played.new_tiles:
        yield f"  new tiles: {' '.join(played.new_tiles)}"


def playthrough(rule: str) -> str:
    """The whole text."""
    game, chance = deal(rule), random.Random(rule)
    lines = [f"# {rule}", ""]
    while not game.over:
        lines += lines_of_turn(game, chance)
    view = game.view()
    assert view.result is not None
    if view.quests:
        lines.insert(1, f"quests {' '.join(view.quests)}")
    lines += ["", f"result {' '.join(map(str, view.result))}; winners {view.winners}"]
    lines += [str(card.to_dict()) for card in game.scores()]
    return "\n".join([*lines, "", game.to_record()])


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMED_BY_RULE:
        path_of(name).write_text(playthrough(name))
