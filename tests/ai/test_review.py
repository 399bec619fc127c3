"""Reviews of finished games, with and without numba: what they know, and what they find."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

import pytest

from ai import estimates, greedy, review, whole_turn
from ai.calibration import Calibration, calibrate
from ai.levels import HAS_NUMBA
from ai.paring import with_a_part_played
from ai.review import Outlook, Review, ReviewedTurn, accuracy
from engine import Game, GameView, Kind, Move, Options, selfplay
from tests.ai.test_lookahead import shuffled

KINGDOMINO = Options(players=2)
BOXES = {
    "kingdomino": Options(players=3),
    "queendomino": Options(box="queendomino", players=3),
    "giants, court": Options(players=3, giants=True, court=True),
    "teams": Options(box="royal_wedding", players=6, teams=True),
}


def played(options: Options, turns: int | None = None, *, number: int = 1) -> Game:
    """A game of greedy lords, or its first turns."""
    game = selfplay.new_game(options, "review", number)
    while game.turn is not None and (turns is None or len(game.record_turns) < turns):
        for move in whole_turn(game, greedy):
            game.play(move)
    return game


def with_mistake(options: Options) -> tuple[Game, int]:
    """A game whose last domino was laid where it brought least; and how many points that lost."""
    for number in range(1, 40):
        whole = played(options, number=number)
        game = Game(whole.deal)
        for line in whole.record_turns:
            if line == whole.record_turns[-1]:
                totals = {move: total_after(game, move) for move in game.legal_moves()}
                worst = min(totals, key=totals.__getitem__)
                lost = max(totals.values()) - totals[worst]
                if lost >= 3:
                    game.play(worst)
                    return game, lost
            for move in line.moves:
                game.play(move)
    raise LookupError("nobody has a choice in the last round")


def total_after(game: Game, move: Move) -> int:
    """The total of the kingdom on turn after a move."""
    twin = game.copy()
    kingdom = twin.options.setup.kingdom(twin.turn.seat) - 1 if twin.turn else 0
    twin.play(move)
    return twin.scores()[kingdom].total


@pytest.mark.parametrize("has_numba", [False, pytest.param(True, marks=pytest.mark.skipif(
    not HAS_NUMBA, reason="games are played out only where numba is installed"))])  # fmt: skip
@pytest.mark.parametrize("name", BOXES)
def test_every_turn_of_every_box_is_reviewed(name: str, has_numba: bool) -> None:
    """For every kingdom; alternatives are legal whole turns, and better ones only."""
    game = played(BOXES[name], 25)
    found = review.review(game.to_record(), samples=20, has_numba=has_numba)
    lines = [line for line in game.record_turns if line.moves[0].kind is not Kind.RECEIVE]
    assert [turn.seat for turn in found.turns] == [line.seat for line in lines]
    again = Game(game.deal)
    by_step = {turn.step: turn for turn in found.turns}
    for step, line in enumerate(game.record_turns, start=1):
        if turn := by_step.get(step):
            for outlook in (turn.before, turn.after, turn.better or turn.after):
                assert len(outlook.points) == game.options.kingdoms
                assert sum(outlook.chances) == pytest.approx(1, abs=0.001)
            twin, before = again.copy(), again.turn
            for move in turn.best:
                twin.play(move)
            assert bool(turn.best) == (turn.better is not None)
            assert turn.loss > 0 or turn.points_lost >= 1 or not turn.best
            assert not turn.best or twin.turn != before
        for move in line.moves:
            again.play(move, line.seat)
    assert Review.from_dict(found.to_dict()) == found
    assert found.played_out == (has_numba and name in ("kingdomino", "queendomino"))


@pytest.mark.parametrize("name", BOXES)
def test_only_what_the_lords_saw_is_known(name: str) -> None:
    """With another order of what was never drawn the review of the turns until then is the same."""
    game = played(BOXES[name], 9)
    twin = shuffled(game)
    assert twin.view() == game.view()
    moves = whole_turn(game, greedy)
    one, other = (review.judge(each, bytes(32), step=1)(moves, 20) for each in (game, twin))
    assert one == other


def test_a_review_repeats() -> None:
    """The same record gives the same review, whoever asks."""
    record = played(KINGDOMINO, 12).to_record()
    assert review.review(record, samples=20) == review.review(record, samples=20)


@pytest.mark.parametrize("has_numba", [False, pytest.param(True, marks=pytest.mark.skipif(
    not HAS_NUMBA, reason="games are played out only where numba is installed"))])  # fmt: skip
def test_a_mistake_is_named(has_numba: bool) -> None:
    """A domino where it brings least, as the very last one: exactly what it lost is told."""
    game, lost = with_mistake(KINGDOMINO)
    turn = review.review(game.to_record(), samples=20, has_numba=has_numba).turns[-1]
    line = game.record_turns[turn.step - 1]
    again = Game(game.deal)
    for earlier in game.record_turns[: turn.step - 1]:
        for move in earlier.moves:
            again.play(move)
    best = total_after(again, turn.best[0])
    assert best - total_after(again, line.moves[0]) == lost
    assert turn.points_lost == lost
    assert turn.loss >= 0


@pytest.mark.parametrize("has_numba", [False, pytest.param(True, marks=pytest.mark.skipif(
    not HAS_NUMBA, reason="games are played out only where numba is installed"))])  # fmt: skip
def test_advice_has_no_part_that_brings_nothing(
    monkeypatch: pytest.MonkeyPatch, has_numba: bool
) -> None:
    """A bribe in the last turn costs a coin and helps nobody: it is no part of the better turn."""
    games = (played(Options(box="queendomino", players=4), number=one) for one in range(1, 20))
    ends = (at_step(whole, len(whole.record_turns)) for whole in games)
    before, (worst, best) = next((end, both) for end in ends if (both := two_spots(end)))
    monkeypatch.setattr(review._Judge, "best", lambda *_, **__: best)
    found = review.judge(before, bytes(32), step=52, has_numba=has_numba)(worst, 100)
    assert any(move.kind is Kind.BURN for move in best)
    assert [move.text() for move in found.best] == [best[0].text(), "end"]


LEAST_LOST = 4
"""How many points the worst spot loses."""


def at_step(whole: Game, step: int) -> Game:
    """A game before one of its turns."""
    again = Game(whole.deal)
    for line in whole.record_turns[: step - 1]:
        for move in line.moves:
            again.play(move, line.seat)
    return again


def two_spots(game: Game) -> tuple[tuple[Move, ...], tuple[Move, ...]] | None:
    """A turn that lays its domino where it brings least, and one with the best spot and a bribe."""
    turns = dict[int, tuple[Move, ...]]()
    for spot in game.legal_moves():
        twin = game.copy()
        if twin.play(spot).turn_over or spot.kind is not Kind.PLACE:
            return None
        rest = [one for one in twin.legal_moves() if one.kind is Kind.END]
        turns[total_after(game, spot)] = (spot, *rest[:1])
    if max(turns) - min(turns) < LEAST_LOST:
        return None
    worst, best = turns[min(turns)], turns[max(turns)]
    twin = game.copy()
    twin.play(best[0])
    bribe = next((one for one in twin.legal_moves() if one.kind is Kind.BURN), None)
    if bribe is None:
        return None
    return worst, (best[0], bribe, *([] if twin.play(bribe).turn_over else best[1:]))


def test_a_part_as_it_was_played_is_a_legal_turn() -> None:
    """For each step in which two turns differ and the other's move is possible."""
    game = played(Options(box="queendomino", players=2), 9)
    turns = [(spot, *whole_turn_after(game, spot)) for spot in game.legal_moves()]
    for one, other in product(turns[:6], turns[-6:]):
        mixed = with_a_part_played(game, one, other)
        assert (one == other) <= (not mixed)
        for moves in mixed.values():
            twin = game.copy()
            assert [twin.play(move).turn_over for move in moves][-1]
            assert set(moves) <= {*one, *other, Move(Kind.END)}
            assert taxes_in(moves) >= taxes_in(other), "they are free"


def taxes_in(moves: Iterable[Move]) -> int:
    return sum(move.kind is Kind.TAX for move in moves)


def whole_turn_after(game: Game, move: Move) -> tuple[Move, ...]:
    twin = game.copy()
    return () if twin.play(move).turn_over else whole_turn(twin, greedy)


def turn(lost: float, *, step: int = 1, free: bool = True) -> ReviewedTurn:
    """A turn that gave so much of its chance away."""
    after = Outlook((40.0, 40.0), (0.5 - lost, 0.5 + lost))
    better = replace(after, chances=(0.5, 0.5)) if lost else None
    return ReviewedTurn(step, 1, 1, free, after, after, (), better)


def test_accuracy_counts_what_was_given_away() -> None:
    """In full for nothing, not at all from 10 % on; only where there was a choice."""
    assert accuracy([]) is None
    assert accuracy([turn(0.3, free=False)]) is None
    assert accuracy([turn(0), turn(0.05), turn(0.3), turn(0.3, free=False)]) == pytest.approx(0.5)


def test_three_turns_decide_at_most() -> None:
    """The worst first; those that hardly gave anything away are none of them."""
    turns = tuple(turn(lost, step=n) for n, lost in enumerate((0.1, 0.002, 0.2, 0.05, 0.3), 1))
    assert [one.step for one in Review(turns, played_out=True).deciding()] == [5, 3, 1]
    assert Review((turn(0.002),), played_out=True).deciding() == ()


def test_a_blunder_of_whoever_is_behind_is_named() -> None:
    """Points count, too: 23 of them, when the game is lost anyway, more than a little chance."""
    lost = Outlook((22.0, 40.0), (0.0, 1.0))
    blunder = ReviewedTurn(9, 1, 1, True, lost, lost, (), replace(lost, points=(45.0, 40.0)))
    turns = (*(turn(lost, step=n) for n, lost in enumerate((0.1, 0.2, 0.5, 0.3), 1)), blunder)
    assert [one.step for one in Review(turns, played_out=True).deciding()] == [3, 9, 4]


def test_before_a_turn_its_lord_may_still_play_well() -> None:
    """Estimates count what those can take who have not chosen yet, so that it can be denied."""
    game = played(BOXES["kingdomino"])
    found, lines = review.review(game.to_record(), has_numba=False), game.record_turns
    jumps = [
        abs(one.after.points[one.kingdom - 1] - one.before.points[one.kingdom - 1])
        for one in found.turns
        if lines[one.step - 1].round and one.better is None
    ]
    assert sum(jumps) / len(jumps) < 1.5
    denied = [
        max(
            after - better
            for after, better in zip(one.after.points, one.better.points, strict=True)
        )
        for one in found.turns
        if one.better is not None
    ]
    assert max(denied) > 2


def test_estimates_know_nothing_that_was_drawn_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last turn of a round a new line lies there, of which advice may know nothing."""
    drawn: list[set[str]] = []

    class Watched(estimates.Estimates):
        def __init__(self, view: GameView) -> None:
            super().__init__(view)
            self.line = {slot.domino for slot in view.next_line}

        def points(self, view: GameView) -> list[float]:
            drawn.append({slot.domino for slot in view.next_line} - self.line)
            return super().points(view)

    monkeypatch.setattr(review, "Estimates", Watched)
    review.review(played(BOXES["giants, court"]).to_record(), has_numba=False)
    assert drawn
    assert not any(drawn)


def test_a_lead_is_the_less_sure_the_more_dominoes_come() -> None:
    """Two rounds before the end 15 points are no certainty; at the end the result is."""
    chances = [
        estimates.chances_with((60, 45), estimates.spread_with(left))[0] for left in (0, 2, 8, 20)
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[1] < 0.99 < chances[0]
    assert chances[3] < 0.8
    game = played(BOXES["giants, court"])
    last = review.review(game.to_record(), has_numba=False).turns[-1].after
    assert last.points == tuple(score.total for score in game.scores())
    winners = {game.options.setup.kingdom(seat) for seat in game.winners() or ()}
    assert last.chances == tuple((one in winners) / len(winners) for one in range(1, 4))


@pytest.mark.skipif(not HAS_NUMBA, reason="games are played out only where numba is installed")
def test_after_the_last_move_the_result_is_told() -> None:
    """Not a share of it where the lead is small."""
    game = played(KINGDOMINO)
    last = review.review(game.to_record(), samples=5).turns[-1].after
    assert set(last.chances) <= {0.0, 0.5, 1.0}
    assert last.points == tuple(score.total for score in game.scores())


def at(step: int, kingdom: int, better: float | None, after: float) -> ReviewedTurn:
    """A turn with the chance of the first kingdom: after its best alternative, and after it."""

    def outlook(chance: float) -> Outlook:
        return Outlook((40, 40), (chance, 1 - chance))

    best = None if better is None else outlook(better)
    return ReviewedTurn(step, kingdom, kingdom, True, outlook(after), outlook(after), (), best)


def test_what_turns_in_a_row_gave_away_adds_up() -> None:
    """A loss of the second one is none of the first; others and other rounds tell nothing."""
    first, second = at(1, 1, 0.78, 0.12), at(2, 1, 0.36, 0.02)
    made = Review((first, second, at(3, 2, 0.01, 0.05)), played_out=True)
    same = made.joined({1: 4, 2: 4, 3: 4})
    assert [round(one.loss, 2) for one in same.turns] == [0.42, 0.34, 0.04]
    assert same.turns[0].after == second.better
    assert same.turns[1:] == made.turns[1:]
    assert same.joined({1: 4, 2: 4, 3: 4}) == same
    assert made.joined({1: 4, 2: 5, 3: 5}) == made
    nothing = Review((at(1, 1, 0.5, 0.2), at(2, 1, 0.6, 0.1)), played_out=True)
    assert nothing.joined({1: 4, 2: 4}).turns[0].better is None, "nothing was lost yet"
    assert nothing.joined({1: 4, 2: 4}).turns[0].loss == 0


def test_chances_are_compared_with_who_won() -> None:
    """Each moment has as many chances as kingdoms; equal ones have the Brier score of equals."""
    found = calibrate(KINGDOMINO, 2, "calibration", samples=5, has_numba=False)
    report = found.report()
    assert (report["games"], report["moments"]) == (2, 12)
    assert report["brier_of_equal"] == 0.25
    assert sum(row["count"] for row in report["reliability"]) == 24  # type: ignore[attr-defined]
    fitted = found.fitted()
    assert fitted["surprise"] <= fitted["now"]  # type: ignore[operator]
    assert Calibration([(1.0, 1.0), (0.0, 0.0)], 1, 2).report()["brier"] == 0
    worst = Calibration([(0.75, 0.0), (0.25, 1.0)], 1, 2).report()
    assert worst["brier"] == 0.5625
    assert worst["reliability"][7] == {"from": 0.7, "count": 1, "foretold": 0.75, "won": 0.0}  # type: ignore[index]
