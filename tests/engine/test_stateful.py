"""A Hypothesis machine that plays any set-up and tries to break what must always hold."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from engine import BUILDINGS, BadNotation, Game, IllegalMove, Kind, Move, Options, Turn
from tests.engine.setups import SETUPS

BONUSES = st.sets(st.sampled_from(["middle_kingdom", "harmony"]))
ICONS = st.sampled_from([{}, {"bakery": "k1t1", "queens_tower": "k0t1"}, {"church": "k2t0"}])
COLUMNS = "abcdefghijklmn"
NONSENSE = re.compile(r"\b(n\d+|[a-m]14|D(2[5-9]|[34]\d))\b|@6|windmill")
"""No square, no domino, no price, no building."""


@st.composite
def any_move(draw: st.DrawFn) -> str:
    """A move that may be anything: right, wrong, off the canvas."""
    domino = draw(st.sampled_from(["K", "D", "Q"])) + str(draw(st.integers(1, 48)))
    squares = [draw(st.sampled_from(COLUMNS)) + str(draw(st.integers(1, 14))) for _ in range(2)]
    building = draw(st.sampled_from([*BUILDINGS, "windmill"]))
    building += draw(st.sampled_from(["", "", "@0", "@3", "@6"]))
    verb = draw(st.sampled_from(list(Kind)))
    words = {
        Kind.PLACE: [domino, *squares],
        Kind.TAX: squares[:1],
        Kind.BUILD: [building, squares[0]],
        Kind.BURN: [building],
        Kind.END: [],
    }
    return " ".join([verb, *words.get(verb, [domino])])


def turn_of(game: Game) -> Turn:
    """The turn of a game that is not over."""
    assert game.turn is not None
    return game.turn


def a_move(data: st.DataObject, legal: Sequence[Move]) -> Move:
    """The kind first, so that no kind is rare."""
    kind = data.draw(st.sampled_from(sorted({move.kind for move in legal})))
    return data.draw(st.sampled_from([move for move in legal if move.kind is kind]))


def rest_of_turn(data: st.DataObject, game: Game) -> list[Move]:
    """Legal moves to the end of the turn, played on this game."""
    moves: list[Move] = []
    while not moves or game.turn_begun:
        moves.append(a_move(data, game.legal_moves()))
        game.play(moves[-1])
    return moves


def as_move(text: str) -> Move | None:
    """A move that can be read."""
    try:
        return Move.parse(text)
    except BadNotation:
        return None


class AnyGame(RuleBasedStateMachine):
    """One game of any set-up, played by random legal moves with attempts at others between."""

    game: Game

    @initialize(
        rule=st.sampled_from(sorted(SETUPS)),
        bonuses=BONUSES,
        icons=ICONS,
        seed=st.binary(min_size=32, max_size=32),
    )
    def start(self, rule: str, bonuses: set[str], icons: dict[str, str], seed: bytes) -> None:
        """Deal a game."""
        base = SETUPS[rule]
        options = Options(box=base.box, players=base.players, variants=base.variants | bonuses)
        names = [f"Lord {n}" for n in range(base.players)]
        has_town = base.box == "queendomino"
        self.game = Game.new(options, names, seed=seed, icons=icons if has_town else {})

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """A legal move succeeds, and undoing it is exact."""
        legal = self.game.legal_moves()
        move = a_move(data, legal)
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
            assert NONSENSE.search(text)
            return
        if refusal is None:
            assert text in legal or swapped in legal
            return
        assert text not in legal
        with pytest.raises(IllegalMove) as caught:
            self.game.play(text)
        assert caught.value.code == refusal.code
        assert (self.game.to_record(), self.game.view()) == before

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def a_turn_is_drafted_in_any_order(self, data: st.DataObject) -> None:
        """Slots of a turn stand however they are filled, and the draft shows what they do."""
        twin = self.game.copy()
        moves = rest_of_turn(data, twin)
        slots = data.draw(st.permutations(moves))
        draft = self.game.compose(slots)
        assert (draft.moves, draft.dropped, draft.todo) == (tuple(moves), (), ())
        assert draft.ready
        assert draft.view.kingdoms == twin.view().kingdoms
        assert hash(draft.view) == hash(self.game.compose(moves).view)

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data(), texts=st.lists(any_move(), max_size=3))
    def a_draft_judges_every_slot(self, data: st.DataObject, texts: list[str]) -> None:
        """What stands can be played; the rest is dropped with a reason; an option stands alone."""
        legal = data.draw(st.permutations(rest_of_turn(data, self.game.copy())))
        slots = [*filter(None, map(as_move, texts)), *legal]
        draft = self.game.compose(slots[: data.draw(st.integers(0, len(slots)))])
        if draft.ready:
            twin, turn = self.game.copy(), turn_of(self.game)
            ends = [twin.play(move).turn_over for move in draft.moves]
            assert ends == [False] * (len(ends) - 1) + [True]
            assert twin.turn != turn
        for step, options in draft.options.items():
            others = [slot for slot in draft.moves if slot.step is not step]
            assert (step in draft.why) <= (not options)
            if options:
                option = data.draw(st.sampled_from(options))
                assert option in self.game.compose([option, *others]).moves

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
        twin = pickle.loads(pickle.dumps(view))
        assert twin == view
        assert hash(twin) == hash(view)
        assert self.game.seed.hex() not in repr(view)

    @invariant()
    def the_town_adds_up(self) -> None:
        """R25, R35–R44: coins, knights, towers, the 32 tiles, one Queen, one dragon a round."""
        view = self.game.view() if hasattr(self, "game") else None
        if view is None or view.board is None:
            return
        for kingdom in view.kingdoms:
            table = [view.building(cell.building or "") for cell in kingdom.built]
            assert kingdom.coins >= 0 <= kingdom.knights
            assert kingdom.knights_owned == 1 + sum(building.knights for building in table)
            assert kingdom.towers == sum(building.towers for building in table)
        hosts = [number for number, one in enumerate(view.kingdoms, start=1) if one.queen]
        assert hosts == ([view.board.queen] if view.board.queen else [])
        on_board = sum(slot.building is not None for slot in view.board.slots)
        built = sum(len(kingdom.built) for kingdom in view.kingdoms)
        burnt = [
            turn.round
            for turn in self.game.record_turns
            for move in turn.moves
            if move.kind is Kind.BURN
        ]
        assert view.board.pile + on_board + built + len(burnt) == 32
        assert len(burnt) == len(set(burnt)), "once a round among all lords"
        out = [slot.burnt_by for slot in view.board.slots if slot.burnt_by]
        assert out == ([view.board.dragon] if view.board.dragon else [])

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
