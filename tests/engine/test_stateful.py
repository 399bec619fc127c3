"""A Hypothesis machine that plays any set-up and tries to break what must always hold."""

from __future__ import annotations

import pickle
import re

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from engine import BadNotation, Game, IllegalMove, Move, Options, Turn
from tests.engine.test_perft import SETUPS

BONUSES = st.sets(st.sampled_from(["middle_kingdom", "harmony"]))
COLUMNS = "abcdefghijklmn"


@st.composite
def any_move(draw: st.DrawFn) -> str:
    """A move that may be anything: right, wrong, off the canvas."""
    domino = draw(st.sampled_from(["K", "D"])) + str(draw(st.integers(1, 48)))
    verb = draw(st.sampled_from(["choose", "discard", "place"]))
    if verb != "place":
        return f"{verb} {domino}"
    squares = [draw(st.sampled_from(COLUMNS)) + str(draw(st.integers(1, 14))) for _ in range(2)]
    return f"place {domino} {' '.join(squares)}"


def turn_of(game: Game) -> Turn:
    """The turn of a game that is not over."""
    assert game.turn is not None
    return game.turn


class AnyGame(RuleBasedStateMachine):
    """One game of any set-up, played by random legal moves with attempts at others between."""

    game: Game

    @initialize(
        rule=st.sampled_from(sorted(SETUPS)),
        bonuses=BONUSES,
        seed=st.binary(min_size=32, max_size=32),
    )
    def start(self, rule: str, bonuses: set[str], seed: bytes) -> None:
        """Deal a game."""
        base = SETUPS[rule]
        options = Options(box=base.box, players=base.players, variants=base.variants | bonuses)
        self.game = Game.new(options, [f"Lord {n}" for n in range(base.players)], seed=seed)

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """A legal move succeeds, and undoing it is exact."""
        legal = self.game.legal_moves()
        move = data.draw(st.sampled_from(legal))
        before = self.game.to_record(), self.game.view()
        self.game.play(move)
        self.game.undo()
        assert (self.game.to_record(), self.game.view()) == before
        assert self.game.legal_moves() == legal
        assert self.game.why_not(move) is None
        self.game.play(move)

    @precondition(lambda self: not self.game.over)
    @rule(count=st.integers(2, 12))
    def play_on(self, count: int) -> None:
        """Several turns at once, so that late positions are reached too."""
        for _ in range(count):
            if not self.game.over:
                legal = self.game.legal_moves()
                self.game.play(legal[len(self.game.moves) * 7 % len(legal)])

    @rule(text=any_move())
    def try_anything(self, text: str) -> None:
        """What is not legal raises, says why, and changes nothing."""
        legal = {move.text() for move in self.game.legal_moves()}
        swapped = " ".join([*text.split()[:2], *reversed(text.split()[2:])])
        before = self.game.to_record(), self.game.view()
        try:
            refusal = self.game.why_not(text)
        except BadNotation:
            assert re.search(r"n\d|[a-m]14|D(2[5-9]|[34]\d)", text), "no square, no domino"
            return
        if refusal is None:
            assert text in legal or swapped in legal
            return
        assert text not in legal
        with pytest.raises(IllegalMove) as caught:
            self.game.play(text)
        assert caught.value.code == refusal.code
        assert (self.game.to_record(), self.game.view()) == before

    @rule()
    def a_copy_is_independent(self) -> None:
        """What happens to a copy never shows in the original."""
        before = self.game.to_record()
        twin = self.game.copy()
        while not twin.over:
            twin.play(twin.legal_moves()[0])
        assert self.game.to_record() == before

    @rule()
    def a_record_replays_to_the_same_game(self) -> None:
        """record → game → record, with the same view."""
        record = self.game.to_record()
        again = Game.from_record(record)
        assert again.to_record() == record
        assert again.view() == self.game.view()
        assert again.legal_moves() == self.game.legal_moves()

    @rule()
    def a_view_travels(self) -> None:
        """Views go to other processes and hold no seed."""
        view = self.game.view()
        assert pickle.loads(pickle.dumps(view)) == view

    @invariant()
    def the_lines_add_up(self) -> None:
        """Every line before the total sums to it; other seats have no move."""
        if not hasattr(self, "game"):
            return
        for card in self.game.scores():
            lines = list(card.to_dict().values())
            assert sum(lines[:-3]) == card.total
        if self.game.over:
            assert not self.game.legal_moves()
        else:
            others = set(range(1, self.game.options.players + 1)) - {turn_of(self.game).seat}
            assert not any(self.game.legal_moves(seat) for seat in others)

    @invariant()
    def moves_round_trip(self) -> None:
        """parse(text).text() == text."""
        if hasattr(self, "game"):
            for move in self.game.legal_moves():
                assert Move.parse(move.text()) == move


TestAnyGame = AnyGame.TestCase
