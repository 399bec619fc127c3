"""Hypothesis machines that play any combination of R19 and try to break what must always hold.

Run with -rP to read how many combinations each machine has.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from engine import BUILDINGS, BadNotation, Game, IllegalMove, Kind, Move, Step, Turn
from engine.tokens import TOKENS
from tests.engine.setups import COMBINATIONS, NAMES
from tests.engine.test_against_reference import normal

ICONS = st.sampled_from([{}, {"bakery": "k1t1", "queens_tower": "k0t1"}, {"church": "k2t0"}])
COLUMNS = "abcdefghijklmn"
SOME = 20
BEARING = ("wheat", "forest", "lake", "grassland")
NONSENSE = re.compile(
    r"\b(n\d+|[a-m]14|D(2[5-9]|[34]\d)|G|5[56]|windmill|jester)\b|@6|^send \S+ 9$"
)
"""No square, no domino, no price, no building, no token, no seat."""


@st.composite
def any_move(draw: st.DrawFn) -> str:
    """A move that may be anything: right, wrong, off the canvas."""
    domino = draw(st.sampled_from(["K", "D", "Q"])) + str(draw(st.integers(1, 48)))
    domino = draw(st.sampled_from([domino, domino, *"ABCDEFG", *map(str, range(49, 57))]))
    squares = [draw(st.sampled_from(COLUMNS)) + str(draw(st.integers(1, 14))) for _ in range(5)]
    building = draw(st.sampled_from([*BUILDINGS, "windmill"]))
    building += draw(st.sampled_from(["", "", "@0", "@3", "@6"]))
    token = draw(st.sampled_from([*TOKENS, "jester"]))
    verb = draw(st.sampled_from(list(Kind)))
    words = {
        Kind.PLACE: [domino, *squares[:2]],
        Kind.RECEIVE: squares[:1],
        Kind.GIANT: squares[:1],
        Kind.SEND: [squares[0], str(draw(st.integers(1, 9)))],
        Kind.TAX: squares[:1],
        Kind.BUILD: [building, squares[0]],
        Kind.BURN: [building],
        Kind.RECRUIT: [token, *squares[:3]],
        Kind.SEARCH: [token, *squares],
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


def some_moves(game: Game) -> tuple[Move, ...]:
    """The legal moves; of what can be bought, which can be very much, a few from all over."""
    offers = game.purchases()
    every = range(0, len(offers), len(offers) // SOME + 1)
    return (*game.legal_moves(purchases=False), *[offers[place] for place in every])


def is_listed(game: Game, text: str) -> bool:
    """Whether a move is among the legal ones."""
    move = as_move(text)
    if move is not None and move.token:
        offers = game.purchases(move.token, move.squares[0])
        return Move.parse(normal(text)) in offers
    return move in game.legal_moves(purchases=False)


def rest_of_turn(data: st.DataObject, game: Game) -> list[Move]:
    """Legal moves to the end of the turn, played on this game."""
    moves: list[Move] = []
    while not moves or game.turn_begun:
        moves.append(a_move(data, some_moves(game)))
        game.play(moves[-1])
    return moves


def as_move(text: str) -> Move | None:
    """A move that can be read."""
    try:
        return Move.parse(text)
    except BadNotation:
        return None


def is_receiving(game: Game) -> bool:
    """Whether a giant on its way waits for the seat to decide: then nothing is drafted."""
    return turn_of(game).step is Step.RECEIVE


def is_drafted(game: Game) -> bool:
    """Whether a draft can be made here: not while a giant waits for its crown."""
    return not game.over and turn_of(game).step is not Step.RECEIVE


class AnyGame(RuleBasedStateMachine):
    """One game of any set-up, played by random legal moves with attempts at others between."""

    ways: ClassVar[list[str]]
    game: Game

    @initialize(data=st.data(), icons=ICONS, seed=st.binary(min_size=32, max_size=32))
    def start(self, data: st.DataObject, icons: dict[str, str], seed: bytes) -> None:
        """Deal a game."""
        options = COMBINATIONS[data.draw(st.sampled_from(self.ways))]
        names = list(NAMES[: options.players])
        self.game = Game.new(options, names, seed=seed, icons=icons if options.town else {})

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        """A legal move succeeds, and undoing it is exact."""
        legal = some_moves(self.game)
        move = a_move(data, legal)
        before = self.game.to_record(), self.game.view()
        self.game.play(move)
        self.game.undo()
        assert (self.game.to_record(), self.game.view()) == before
        assert some_moves(self.game) == legal
        assert self.game.why_not(move) is None
        self.game.play(move)

    @precondition(lambda self: not self.game.over)
    @rule(count=st.integers(2, 12))
    def play_on(self, count: int) -> None:
        """Several turns at once, so that late positions are reached too."""
        for _ in range(count):
            if not self.game.over:
                place = len(self.game.moves) * 7 % self.game.count_moves()
                self.game.play(self.game.move_at(place))

    @precondition(lambda self: any(one.pending for one in self.game.view().kingdoms))
    @rule(data=st.data())
    def receive(self, data: st.DataObject) -> None:
        """Between turns any seat may receive what is on its way; undoing it is exact."""
        seats = range(1, self.game.options.players + 1)
        waiting = [seat for seat in seats if self.game.legal_moves(seat)]
        if self.game.turn_begun or not waiting:
            return
        seat = data.draw(st.sampled_from(waiting))
        move = data.draw(st.sampled_from(self.game.legal_moves(seat)))
        if move.kind is not Kind.RECEIVE:
            return
        before = self.game.to_record(), self.game.view()
        assert self.game.why_not(move, seat) is None
        self.game.play(move, seat=seat)
        self.game.undo()
        assert (self.game.to_record(), self.game.view()) == before
        pending = self.game.view().kingdom_of(seat).pending
        self.game.play(move, seat=seat)
        assert self.game.view().kingdom_of(seat).pending == pending - 1

    @precondition(lambda self: not self.game.over and is_receiving(self.game))
    @rule(texts=st.lists(any_move(), max_size=3))
    def nothing_is_drafted_while_a_giant_waits(self, texts: list[str]) -> None:
        """R33: `receive` is the only thing to do, and no part of a draft."""
        draft = self.game.compose(list(filter(None, map(as_move, texts))))
        assert (draft.moves, draft.todo, draft.ready) == ((), (Step.RECEIVE,), False)

    @rule(text=any_move())
    def try_anything(self, text: str) -> None:
        """What is not legal raises, says why, and changes nothing."""
        swapped = " ".join([*text.split()[:2], *reversed(text.split()[2:])])
        before = self.game.to_record(), self.game.view()
        try:
            refusal = self.game.why_not(text)
        except BadNotation:
            assert NONSENSE.search(text)
            return
        if refusal is None:
            assert is_listed(self.game, text) or is_listed(self.game, swapped)
            return
        assert not is_listed(self.game, text)
        with pytest.raises(IllegalMove) as caught:
            self.game.play(text)
        assert caught.value.code == refusal.code
        assert (self.game.to_record(), self.game.view()) == before

    @precondition(lambda self: is_drafted(self.game))
    @rule(data=st.data())
    def a_turn_is_drafted_in_any_order(self, data: st.DataObject) -> None:
        """Slots of a turn stand however they are filled, and the draft shows what they do."""
        twin = self.game.copy()
        moves = rest_of_turn(data, twin)
        slots = data.draw(st.permutations(moves))
        draft = self.game.compose(slots)
        assert sorted(map(Move.text, draft.moves)) == sorted(map(Move.text, moves))
        assert (draft.dropped, draft.todo, draft.ready) == ((), (), True)
        assert draft.view.kingdoms == twin.view().kingdoms
        assert hash(draft.view) == hash(self.game.compose(moves).view)

    @precondition(lambda self: is_drafted(self.game))
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
                option = options[data.draw(st.integers(0, len(options) - 1))]
                assert option in self.game.compose([option, *others]).moves

    @rule()
    def a_copy_is_independent(self) -> None:
        """What happens to a copy never shows in the original."""
        before = self.game.to_record()
        twin = self.game.copy()
        while not twin.over:
            twin.play(twin.move_at(0))
        assert self.game.to_record() == before

    @rule()
    def a_record_replays_to_the_same_game(self) -> None:
        """record → game → record, with the same view."""
        record = self.game.to_record()
        again = Game.from_record(record)
        assert again.to_record() == record
        assert again.view() == self.game.view()
        assert some_moves(again) == some_moves(self.game)

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
    def the_giants_add_up(self) -> None:
        """R32–R34: each that arrived stands on a crown or is on its way."""
        if not hasattr(self, "game") or not self.game.options.giants:
            return
        view = self.game.view()
        arrived = sum(move.kind is Kind.GIANT for move in self.game.moves)
        standing = [cell for kingdom in view.kingdoms for cell in kingdom.cells if cell.giants]
        on_their_way = sum(kingdom.pending for kingdom in view.kingdoms)
        assert sum(cell.giants for cell in standing) + on_their_way == arrived
        for cell in standing:
            token = TOKENS[cell.token].crowns if cell.token else 0
            tower = view.building(cell.building).crowns if cell.building else 0
            assert cell.giants <= cell.crowns + token + tower
        for kingdom in view.kingdoms:
            assert kingdom.pending <= kingdom.scorecard.crowns

    @invariant()
    def the_court_adds_up(self) -> None:
        """R46–R49: 25 tokens; resources on bare squares only, so many as were not spent."""
        view = self.game.view() if hasattr(self, "game") else None
        if view is None or view.court is None:
            return
        cells = [cell for kingdom in view.kingdoms for cell in kingdom.cells]
        tokens = [cell.token for cell in cells if cell.token]
        left = [id_ for id_, copies in view.court.left for _ in range(copies)]
        every = [id_ for id_, token in TOKENS.items() for _ in range(token.copies)]
        assert sorted([*tokens, *view.court.face_up, *left]) == sorted(every)
        assert len(view.court.face_up) <= 3
        spent = sum(len(move.squares) - 1 for move in self.game.moves if move.token)
        borne = sum(cell.crowns == 0 and cell.terrain in BEARING for cell in cells)
        assert sum(cell.resource is not None for cell in cells) == borne - spent
        assert not any(cell.resource and (cell.token or cell.crowns) for cell in cells)
        assert not any(cell.token and (cell.crowns or cell.building) for cell in cells)

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
            listed = [move for seat in others for move in self.game.legal_moves(seat)]
            assert all(move.kind is Kind.RECEIVE for move in listed)

    @invariant()
    def moves_round_trip(self) -> None:
        """parse(text).text() == text."""
        if hasattr(self, "game"):
            for move in some_moves(self.game):
                assert Move.parse(move.text()) == move


class Kingdomino(AnyGame):
    """R1–R4, R5."""

    ways: ClassVar = [
        way
        for way, options in COMBINATIONS.items()
        if options.box in ("kingdomino", "discovery") and not (options.giants or options.court)
    ]


class Queendomino(AnyGame):
    """R6–R8."""

    ways: ClassVar = [
        way
        for way, options in COMBINATIONS.items()
        if options.box == "queendomino" and not (options.giants or options.court)
    ]


class RoyalWedding(AnyGame):
    """R9–R12."""

    ways: ClassVar = [
        way for way, options in COMBINATIONS.items() if options.box == "royal_wedding"
    ]


class Giants(AnyGame):
    """R13–R18."""

    ways: ClassVar = [
        way for way, options in COMBINATIONS.items() if options.giants and not options.court
    ]


class Court(AnyGame):
    """R22: The Court, with and without giants."""

    ways: ClassVar = [way for way, options in COMBINATIONS.items() if options.court]


MACHINES = [Kingdomino, Queendomino, RoyalWedding, Giants, Court]
FEW = settings(max_examples=max(5, settings().max_examples // 3))

TestKingdomino = Kingdomino.TestCase
TestQueendomino = Queendomino.TestCase
TestRoyalWedding = RoyalWedding.TestCase
TestGiants = Giants.TestCase
TestCourt = Court.TestCase
TestKingdomino.settings = TestQueendomino.settings = TestRoyalWedding.settings = FEW
TestGiants.settings = TestCourt.settings = FEW


def test_the_machines_play_every_combination_that_r19_allows() -> None:
    """R19: each belongs to one machine."""
    for machine in MACHINES:
        print(f"{machine.__name__}: {len(machine.ways)} combinations")
    assert sorted(way for one in MACHINES for way in one.ways) == sorted(COMBINATIONS)
