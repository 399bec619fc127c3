"""The five levels, with and without numba: what they see, and that they play everywhere."""

import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from ai import LEVELS, TEMPERS, LevelLord, match, offered, whole_turn
from ai.levels import LEVEL
from engine import Game, Move, Options, selfplay
from engine.scoring import scorecard
from tests.ai.test_greedy import BONUSES, view_with
from tests.ai.test_lookahead import at_random, shuffled

ROOT = Path(__file__).parents[2]


def test_which_levels_are_offered() -> None:
    """Without numba not those that play games out, where there is a kernel that could."""
    kingdomino, giants = Options(players=4), Options(players=4, giants=True)
    names = [level.name for level in LEVELS]
    assert names == ["page", "squire", "knight", "duke", "sovereign"]
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert offered(kingdomino, has_numba=True) == LEVELS
    assert offered(kingdomino, has_numba=False) == LEVELS[:3]
    assert offered(giants, has_numba=False) == LEVELS


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize(
    "options",
    [
        Options(players=2, variants=BONUSES),
        Options(players=5, giants=True, court=True),
        Options(box="queendomino", players=2),
        Options(box="royal_wedding", players=6, teams=True),
    ],
    ids=lambda options: options.rule,
)
def test_every_level_plays_every_box_without_numba(level: object, options: Options) -> None:
    """Whole turns, legal, from a view alone, the same for the same seed."""
    lord = LevelLord(level, seed=b"seed", has_numba=False)  # type: ignore[arg-type]
    game = at_random(options, 40)
    for _ in range(4):
        moves = whole_turn(game, lord)
        assert whole_turn(shuffled(game), lord) == moves
        for move in moves:
            game.play(move)


def test_a_page_does_not_see_the_bonuses() -> None:
    """It takes what fits nowhere, at the price of Harmony; one that sees better does not."""
    view = view_with(["K3 e6 e7", "K4 f5 g5", "K5 d5 c5", "K6 e4 e3"], BONUSES)
    fits_nowhere, fits = moves = [Move.parse("choose K12"), Move.parse("choose K13")]
    skill = replace(LEVEL["page"].land, blur=0.0, sees_crowns=True)
    page = replace(LEVEL["page"], land=skill)
    assert LevelLord(page)(view, moves) == fits_nowhere
    sees = replace(page, land=replace(skill, sees_bonuses=True))
    assert LevelLord(sees)(view, moves) == fits


def test_a_squire_forgets_the_quests() -> None:
    """With giants it plays as if there were none; the sovereign does not."""
    differs = {"squire": 0, "sovereign": 0}
    for number in range(1, 9):
        game = at_random(Options(players=3, giants=True), 24, number)
        view, moves = game.view(), game.legal_moves()
        for name in differs:
            lord = LevelLord(LEVEL[name])
            differs[name] += lord(view, moves) != lord(replace(view, quests=()), moves)
    assert differs["squire"] == 0 < differs["sovereign"]


def test_who_sees_no_crowns_wants_large_territories() -> None:
    """As the page: wheat beside wheat, and not the crown that it could have there."""
    view = view_with(["K1 e6 e7"], frozenset())
    squares, crown = moves = [Move.parse("choose K2"), Move.parse("choose K19")]
    skill = replace(LEVEL["page"].land, blur=0.0)
    page = replace(LEVEL["page"], land=skill)
    assert LevelLord(page)(view, moves) == squares
    sees = replace(page, land=replace(skill, sees_crowns=True))
    assert LevelLord(sees)(view, moves) == crown


def test_giants_and_the_court_need_skills_of_their_own_where_lords_judge() -> None:
    """There it takes other mistakes to be as far apart than in towns and the Royal Wedding."""
    giants, court = Options(giants=True), Options(giants=True, court=True)
    towns = [Options(box="queendomino", giants=True), Options(box="queendomino", court=True)]
    for level in LEVELS:
        assert level.skill_in(giants) == (level.giants or level.judged)
        assert level.skill_in(court) == (level.court or level.judged)
        for judged in (*towns, Options(box="royal_wedding")):
            assert level.skill_in(judged) == level.judged
    assert LEVELS[0].court != LEVELS[0].judged != LEVELS[0].giants
    assert LEVELS[0].skill_in(Options(box="queendomino")) == LEVELS[0].town


def differing(one: LevelLord, other: LevelLord, options: Options) -> int:
    """In how many of some positions two lords play different moves."""
    count = 0
    for number in range(1, 9):
        game = at_random(options, 20, number)
        moves = game.legal_moves(purchases=False)
        count += one(game.view(), moves) != other(game.view(), moves)
    return count


def test_mistakes_come_from_the_seed() -> None:
    """A page with another seed makes other mistakes; one that judges well makes none."""
    options, page = Options(players=4), LEVEL["page"]
    assert differing(LevelLord(page, b"a"), LevelLord(page, b"a"), options) == 0
    assert differing(LevelLord(page, b"a"), LevelLord(page, b"b"), options) > 0
    sure = replace(page, land=replace(page.land, blur=0.0))
    assert differing(LevelLord(sure, b"a"), LevelLord(sure, b"b"), options) == 0


def test_a_mistake_is_one_of_judgment() -> None:
    """What a page places is never far from the best, as by chance it would be."""
    loss = {"page": 0, "chance": 0}
    for number in range(1, 41):
        game = at_random(Options(players=2), 30, number)
        while not game.legal_moves()[0].squares:
            game.play(game.legal_moves()[0])
        moves = game.legal_moves()
        totals = {move: _total_after(game, move) for move in moves}
        loss["page"] += max(totals.values()) - totals[LevelLord(LEVEL["page"])(game.view(), moves)]
        loss["chance"] += max(totals.values()) - totals[moves[number % len(moves)]]
    assert 0 < loss["page"] < loss["chance"] / 2


def _total_after(game: Game, move: Move) -> int:
    assert game.turn is not None
    kingdom = game.state.kingdoms[game.turn.seat - 1].copy()
    kingdom.lay(move.domino, *move.squares)
    return scorecard(kingdom).total


def test_tempers_change_what_is_taken() -> None:
    """A greedy lord doesn't mind its rivals, a spiteful one does."""
    tempers = {one.name: one for one in TEMPERS}
    greedy, spiteful = (
        LevelLord(LEVEL["knight"], temper=tempers[name]) for name in ("greedy", "spiteful")
    )
    played = set()
    for number in range(1, 9):
        game = selfplay.new_game(Options(players=2), "taken", number)
        while game.turn is not None and game.turn.text() != "3.1":
            game.play(game.legal_moves()[0])
        game.play(game.legal_moves()[0])
        moves = game.legal_moves()
        played.add(greedy(game.view(), moves) == spiteful(game.view(), moves))
    assert played == {True, False}


def test_a_judgment_comes_with_estimates() -> None:
    """Of what is played and of every alternative, the best of them first."""
    game = at_random(Options(players=3), 30)
    moves, lord = game.legal_moves(), LevelLord(LEVEL["knight"])
    choice = lord.choose(game.view(), moves)
    assert choice.move == lord(game.view(), moves)
    assert {one.moves[0] for one in (choice.played, *choice.others)} == set(moves)
    points = [one.points for one in choice.others]
    assert points == sorted(points, reverse=True)
    assert all(0 < one.chance < 1 for one in (choice.played, *choice.others))


def test_a_lord_refuses_a_game_that_is_over() -> None:
    """Nobody is on turn: no level answers."""
    game = selfplay.new_game(Options(players=2), "over", 1)
    while not game.over:
        game.play(game.legal_moves()[0])
    for level in LEVELS:
        with pytest.raises(ValueError, match="nobody is on turn"):
            LevelLord(level).choose(game.view(), [])


def test_without_numba_the_strongest_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names those that can play; in a game without a kernel all levels can."""
    monkeypatch.setattr(match, "known", partial(match.known, has_numba=False))
    for name in ("duke", "sovereign", "full_greedy"):
        with pytest.raises(match.BadMatch) as refused:
            match.match(Options(players=2), [name], 1, "s", lambda: 0.0)
        allowed = ("random", "greedy", "lookahead", "page", "squire", "knight")
        assert refused.value.data["allowed"] == allowed
    assert "sovereign" in match.known(Options(players=3, court=True))


def test_the_bot_imports_neither_numba_nor_numpy() -> None:
    """They are loaded where games are played out; where they are missing the rest runs."""
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from ai.__main__ import main
from ai import LEVELS, offered
from engine import Options
assert offered(Options()) == LEVELS[:3]
lords = ["match", "--lords", "page,knight", "--games", "1", "--seed", "s"]
sys.exit(main(lords) or 2 - main(["prove", "--positions", "1", "--games", "1"]))
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "requirements-kernel.txt" in done.stderr
