"""R32–R34, R45–R49: out of order, each move is refused with the rule that comes first."""

from __future__ import annotations

from random import Random

import pytest

from engine import FOOTPRINTS, Game, Kind, Step
from tests.engine.setups import NAMES, SETUPS

NAMED = [name for name, options in SETUPS.items() if options.giants and options.court]
MOVES = {
    Kind.SEND: "send e6 1",
    Kind.GIANT: "giant e6",
    Kind.RECEIVE: "receive e6",
    Kind.RECRUIT: "recruit farmer e6 e6 e7",
    Kind.SEARCH: "search farmer e6 e6 e7 e8 e9",
    Kind.CHOOSE: "choose K1",
    Kind.PLACE: "place K1 e6 e7",
    Kind.DISCARD: "discard K1",
    Kind.END: "end",
}
"""A move of each kind; what it names does not matter where its step is not open."""

STEPS = {Step.RECEIVE, Step.PLACE, Step.GIANT, Step.CHOOSE, Step.END}
"""What a turn can wait for."""

Wrong = tuple[str, str]
"""The code and the rule of a refusal."""


def refusals(game: Game, domino: str, done: set[Kind]) -> dict[Kind, Wrong]:
    """How each kind of move must be refused whose step is not open; `done` are the turn's moves."""
    assert game.turn is not None
    step, is_last = game.turn.step, game.turn.round == game.options.rounds
    if step is Step.RECEIVE:
        due = [kind for kind in MOVES if kind != Kind.RECEIVE]
        return dict.fromkeys(due, ("receive_first", "R33"))
    if step is Step.GIANT:
        due = [kind for kind in MOVES if kind not in (Kind.GIANT, Kind.RECEIVE)]
        return {Kind.RECEIVE: ("receive_none", "R33"), **dict.fromkeys(due, ("giant_due", "R32"))}
    wrong: dict[Kind, Wrong] = {
        Kind.RECEIVE: ("receive_none", "R33"),
        Kind.GIANT: ("wrong_step", "R32"),
        Kind.PLACE: ("wrong_step", "R31"),
        Kind.DISCARD: ("wrong_step", "R31"),
    }
    if step is Step.PLACE:
        first = {Kind.GIANT: "R32", Kind.RECRUIT: "R46", Kind.SEARCH: "R46"}
        wrong |= {kind: ("place_first", rule) for kind, rule in first.items()}
        wrong[Kind.SEND] = ("place_first" if domino in FOOTPRINTS else "wrong_step", "R33")
        wrong[Kind.CHOOSE] = ("wrong_step" if is_last else "place_first", "R45")
        wrong[Kind.END] = ("wrong_step", "R45")
        return {k: v for k, v in wrong.items() if k not in (Kind.PLACE, Kind.DISCARD)}
    if domino not in FOOTPRINTS or Kind.DISCARD in done:
        wrong[Kind.SEND] = ("wrong_step", "R33")
    elif done - {Kind.PLACE}:
        wrong[Kind.SEND] = ("send_late", "R33")
    if step is Step.END:
        return wrong | {Kind.CHOOSE: ("wrong_step", "R45")}
    closed = ("wrong_step", "R46")
    return wrong | {Kind.RECRUIT: closed, Kind.SEARCH: closed, Kind.END: ("wrong_step", "R45")}


@pytest.mark.parametrize("name", NAMED)
def test_each_move_out_of_order_has_its_own_refusal(name: str) -> None:
    """R32, R33, R45, R46: while a giant is received, a domino due, a giant due, and after each."""
    options, seen = SETUPS[name], set[Step]()
    for seed in range(40):
        if seen == STEPS:
            return
        chance = Random(f"{name}:{seed}")
        game = Game.new(options, NAMES[: options.players], seed=chance.randbytes(32))
        done: set[Kind] = set()
        while not game.over:
            assert game.turn is not None
            if game.turn.round:
                slots = [slot for slot in game.view().order if not slot.done]
                domino = slots[0].domino or "" if slots else ""
                for kind, expected in refusals(game, domino, done).items():
                    refusal = game.why_not(MOVES[kind])
                    assert refusal is not None
                    assert (refusal.code, refusal.rule) == expected, (kind, game.turn, done)
                seen.add(game.turn.step)
            moves = game.legal_moves()
            kind = chance.choice(sorted({move.kind for move in moves}))
            played = game.play(chance.choice([move for move in moves if move.kind is kind]))
            done = set() if played.turn_over else done | {played.move.kind} - {Kind.RECEIVE}
    assert seen == STEPS
