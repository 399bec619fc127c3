"""The kernel: the engine's games on numbers, and lords that play them out."""

from collections.abc import Iterator
from functools import partial
from random import Random

import numpy as np
import pytest

pytest.importorskip("numba", reason="an optional requirement")

from ai import LEVELS, LevelLord, proof
from ai.comparing import Differs
from ai.kernel.lands import (
    CASTLE,
    CELLS,
    FACTS,
    LAND,
    NEAR,
    POINTS,
    RICH,
    ROOT,
    SIZE,
    Numbers,
    keep,
    lay,
    new_lands,
    spots,
    take_back,
)
from ai.kernel.playouts import (
    BEST,
    FAR,
    HELD,
    KING,
    MIDDLE,
    NONE,
    NOW,
    POSITION,
    best_choice,
    best_turn,
    total,
)
from ai.kernel.policy import (
    CALM,
    FINE,
    SPOTS,
    WORTHS,
    best_spots,
    look,
    new_desk,
    note_edge,
)
from ai.kernel.tables import TILES, game_of, lands_of
from ai.levels import LEVEL, TEMPERS
from ai.match import LORDS, match
from engine import Game, Kind, Options, Step, selfplay
from engine.scoring import HARMONY_POINTS, scorecard
from tests.ai.test_lookahead import in_last_round, shuffled

BONUSES = frozenset({"middle_kingdom", "harmony"})
DUKE = LEVEL["duke"]


def test_the_engine_s_games_are_the_kernel_s() -> None:
    """Legal moves, scores, order and results; every set-up it knows, with and without bonuses."""
    assert {options.rule for options in proof.known()} == {f"R{number}" for number in range(1, 9)}
    assert len(proof.known()) == 32
    done = proof.prove(1000, 32, "suite")
    assert done.games >= 32
    assert done.placements > done.positions > 1000


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A spot too few, and a point too many."""
    monkeypatch.setattr(proof, "spots", lambda *given: spots(*given) - 1)
    with pytest.raises(Differs, match="moves"):
        proof.prove(1000, 1, "suite")
    monkeypatch.setattr(proof, "spots", spots)
    monkeypatch.setattr(proof, "total", lambda *given: total(*given) + 1)
    with pytest.raises(Differs, match="scores"):
        proof.prove(1, 1, "suite")


Spot = tuple[int, int]


def pairs(cells: Numbers) -> list[Spot]:
    """The cells of both halves, as plain numbers."""
    return [(left, right) for left, right in cells.tolist()]


def played_at_random(grid: int, dice: Random) -> Iterator[tuple[Numbers, Numbers, list[Spot]]]:
    """A kingdom before each domino, as lands, with the domino and its spots."""
    lands, found = new_lands(1, grid), np.zeros((1000, 2), dtype=np.int16)
    while True:
        tile = TILES[dice.randrange(48)]
        where = pairs(found[: spots(lands, 0, grid, tile, found)])
        yield lands, tile, where
        if not where:
            return
        lay(lands, 0, *dice.choice(where), tile)


def gain(lands: Numbers, spot: Spot, tile: Numbers) -> int:
    """The points that a spot brings, tried on a copy."""
    trial = lands.copy()
    lay(trial, 0, *spot, tile)
    return int(trial[0, FACTS, POINTS] - lands[0, FACTS, POINTS])


@pytest.mark.parametrize("grid", [5, 7])
def test_the_policy_finds_the_spots_that_bring_most(grid: int) -> None:
    """Without weights they are those of the most points, best first."""
    desk, weights = new_desk(), np.zeros(6, dtype=np.float32)
    for lands, tile, where in played_at_random(grid, Random(5)):
        look(lands, 0, grid, desk)
        note_edge(lands, 0, grid, desk)
        count = best_spots(lands, 0, grid, 0, tile, weights, desk, 0, 3)
        assert bool(count) == bool(where)
        chosen = pairs(desk[SPOTS, : 2 * count].reshape(-1, 2))
        most = [gain(lands, spot, tile) for spot in chosen]
        assert most == sorted(most, reverse=True)
        assert max(most, default=0) == max((gain(lands, one, tile) for one in where), default=0)
        assert all(spot in where or spot[::-1] in where for spot in chosen)


@pytest.mark.parametrize("grid", [5, 7])
def test_a_tile_that_is_taken_back_leaves_no_trace(grid: int) -> None:
    """The land, what lies beside each square, the facts, and the territories."""
    kept = np.zeros(CELLS, dtype=np.int16)
    for lands, tile, where in played_at_random(grid, Random(6)):
        before = lands.copy()
        for spot in where:
            keep(lands, 0, *spot, kept)
            lay(lands, 0, *spot, tile)
            take_back(lands, 0, *spot, tile, kept)
            for row in (LAND, NEAR, FACTS):
                assert np.array_equal(lands[:, row], before[:, row])
            laid = (before[0, LAND] > 0) & (before[0, LAND] < CASTLE)
            for row in (ROOT, SIZE, RICH):
                assert np.array_equal(lands[0, row, laid], before[0, row, laid])


def test_a_turn_is_thought_over_with_the_choice_after_it() -> None:
    """Of the three best spots the one that is best together with what is chosen then."""
    differs = 0
    for number in range(1, 41):
        game = halfway(Options(players=2, variants=BONUSES), number)
        lands, state, desk = lands_of(game.view()), game_of(game.view()), new_desk()
        kingdom, held = state[[KING, HELD], state[NOW, POSITION]]
        tile = TILES[held]
        given = state, kingdom, TILES, CALM, desk, 0
        turn = best_turn(lands, *given)
        look(lands, kingdom, 5, desk)
        note_edge(lands, kingdom, 5, desk)
        count = best_spots(lands, kingdom, 5, state[NOW, MIDDLE], tile, CALM[0], desk, 0, BEST)
        found = dict[float, tuple[int, ...]]()
        for place, spot in enumerate(pairs(desk[SPOTS, : 2 * count].reshape(-1, 2))):
            worth, trial = desk[WORTHS, place] / FINE, lands.copy()
            lay(trial, kingdom, *spot, tile)
            choice, more = best_choice(trial, state, kingdom, TILES, CALM[0], new_desk(), 0)
            if desk[WORTHS, 0] / FINE - worth <= FAR:
                found.setdefault(worth + more, (*spot, choice))
        wanted = found[max(found)] if found else (NONE, NONE, NONE)
        if count == 1:  # what is chosen then is thought over afterwards
            wanted = (*wanted[:2], NONE)
        assert turn == wanted
        differs += count > 1 and turn != next(iter(found.values()))
    assert differs


def halfway(options: Options, number: int = 1) -> Game:
    """A game that a duke plays, after its first half."""
    game, lord = selfplay.new_game(options, "half", number), LevelLord(DUKE)
    while game.turn is not None and game.turn.round <= options.rounds // 2:
        game.play(lord(game.view(), game.legal_moves()))
    return game


WITHOUT_TOWN = [one for one in proof.known() if one.variants >= BONUSES and not one.town]


@pytest.mark.parametrize("options", WITHOUT_TOWN, ids=lambda options: options.rule)
def test_it_chooses_from_a_view_alone(options: Options) -> None:
    """The same whatever lies in the pile, legal, and with opinions of whole turns."""
    game = halfway(options)
    lord = LevelLord(DUKE, seed=b"some seed")
    choice = lord.choose(game.view(), game.legal_moves())
    assert lord.choose(shuffled(game).view(), game.legal_moves()) == choice
    assert game.turn is not None
    assert game.turn.step is Step.PLACE
    every = (choice.played, *choice.others)
    assert 1 < len(every) <= DUKE.land.width
    assert all(0 <= one.chance <= 1 and one.points > 0 for one in every)
    assert [one.tries for one in every] == sorted((one.tries for one in every), reverse=True)
    for one in every:
        twin = game.copy()
        assert [move.kind for move in one.moves][1:] == [Kind.CHOOSE]
        for move in one.moves:
            twin.play(move)


def test_another_seed_is_another_chance() -> None:
    """The opinions differ a little; the same seed gives the same."""
    game = halfway(Options(players=4, variants=BONUSES))
    one, same, other = (
        LevelLord(DUKE, seed=seed).choose(game.view(), game.legal_moves())
        for seed in (b"one", b"one", b"other")
    )
    assert one == same != other


def test_it_plays_the_last_round_without_a_choice() -> None:
    """Placements alone, discards too."""
    game = in_last_round(Options(players=3, variants=BONUSES))
    while not game.over:
        choice = LevelLord(DUKE).choose(game.view(), game.legal_moves())
        assert len(choice.played.moves) == 1
        game.play(choice.move)


def test_more_playouts_are_tried_and_a_late_lord_stops() -> None:
    """The budget is in playouts; the clock only ends what is late."""
    game = halfway(Options(players=4, variants=BONUSES))

    def tries(**given: object) -> int:
        choice = LevelLord(DUKE).choose(game.view(), game.legal_moves(), **given)  # type: ignore[arg-type]
        return sum(one.tries for one in (choice.played, *choice.others))

    assert tries(playouts=2000) > 4 * tries(playouts=200)
    assert tries(playouts=2000, is_late=lambda: True) < tries(playouts=2000)


def test_tempers_care_for_other_things() -> None:
    """Of a greedy and a spiteful lord the greedy one expects more points, over some turns."""
    points = dict.fromkeys(("greedy", "spiteful"), 0.0)
    tempers = {one.name: one for one in TEMPERS}
    for number in range(1, 4):
        game = halfway(Options(players=2, variants=BONUSES), number)
        for name in points:
            lord = LevelLord(DUKE, temper=tempers[name])
            points[name] += lord.choose(
                game.view(), game.legal_moves(), playouts=1500
            ).played.points
    assert points["greedy"] > points["spiteful"]


def test_playing_out_beats_the_greedy_lord() -> None:
    """Of six games of two the duke wins most."""
    options = Options(players=2, variants=BONUSES)
    tallies = match(options, ["duke", "greedy"], 6, "d", lambda: 0.0)
    assert sum(tallies["duke"].shares) >= 4


def test_the_published_yardstick_looks_two_dominoes_ahead() -> None:
    """The total after its placement, its choice, and the best placement of that, is the most."""
    game = halfway(Options(players=4, variants=BONUSES))
    assert game.turn is not None
    own, best = game.turn.seat, dict[str, int]()
    for move in game.legal_moves():
        after = game.copy()
        after.play(move)
        dominoes = [one.domino for one in after.legal_moves()]
        best[move.text()] = max(_best_total(after, own, domino) for domino in dominoes)
    moves = {
        LORDS["full_greedy"](bytes([n]))(game.view(), game.legal_moves(), None) for n in range(20)
    }
    assert {best[move.text()] for move in moves} == {max(best.values())}


def _best_total(game: Game, seat: int, domino: str) -> int:
    """The highest total of a kingdom with one more domino."""
    kingdom, found = game.state.kingdoms[seat - 1], []
    for spot in kingdom.placements(domino):
        trial = kingdom.copy()
        trial.lay(domino, *spot)
        found.append(scorecard(trial, BONUSES).total)
    return max(found, default=scorecard(kingdom, BONUSES).total - HARMONY_POINTS)


def test_levels_differ_in_what_they_play_out() -> None:
    """Two levels need the kernel, the upper one looks at more."""
    assert [one.name for one in LEVELS if one.land.playouts] == ["duke", "sovereign"]
    lords = [partial(LevelLord(one).choose, playouts=50) for one in LEVELS[3:]]
    game = halfway(Options(players=4, variants=BONUSES))
    found = [lord(game.view(), game.legal_moves()) for lord in lords]
    assert len(found[0].others) < len(found[1].others)
