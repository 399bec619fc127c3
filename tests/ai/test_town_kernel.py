"""Queendomino played out: the proof finds differences, the search knows nothing hidden."""

import pytest

pytest.importorskip("numba", reason="games are played out fast only where numba is installed")

from ai import town_proof
from ai.comparing import Differs, Proof
from ai.opinions import Choice
from ai.town_search import search_town
from engine import Game, Kind, Options, selfplay
from engine.draws import Stream

TASTE = (12.0, 0.0, 0.0)


def searched(game: Game, playouts: int, seed: int = 1) -> Choice:
    view, moves = game.view(), game.legal_moves()
    return search_town(view, moves, playouts, taste=TASTE, seed=seed, is_late=lambda: False)


def randomly(game: Game, stream: Stream) -> None:
    moves = game.legal_moves()
    game.play(moves[stream.below(len(moves))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beats_lords_who_play_at_random(players: int) -> None:
    game = selfplay.new_game(Options(box="queendomino", players=players), "town", 1)
    stream = Stream(game.seed, "lord")
    while game.turn is not None:
        if game.turn.seat == players:
            game.play(searched(game, 40).move)  # it raises where a move is not legal
        else:
            randomly(game, stream)
    assert game.winners() == (players,)
    built = {move.kind for turn in game.record_turns for move in turn.moves if turn.seat == players}
    assert {Kind.TAX, Kind.BUILD} <= built


def test_knows_nothing_that_the_view_hides() -> None:
    """Another order of the piles changes no opinion; another seed of chance does."""
    game = selfplay.new_game(Options(box="queendomino", players=3), "town", 2)
    stream = Stream(game.seed, "lord")
    for _ in range(30):
        randomly(game, stream)
    opinion = searched(game, 200)
    state, board = game.state, game.state.board
    assert board is not None
    shown = (state.round + 1) * state.setup.line
    state.pile = (*state.pile[:shown], *reversed(state.pile[shown:]))
    board.pile = (*board.pile[: board.drawn], *reversed(board.pile[board.drawn :]))
    assert searched(game, 200) == opinion
    assert searched(game, 200, seed=99) != opinion


@pytest.mark.parametrize(
    ("name", "more", "what"), [("town_total", 1, "scores"), ("after_placing", -1, "moves")]
)
def test_a_difference_is_found(
    monkeypatch: pytest.MonkeyPatch, name: str, more: int, what: str
) -> None:
    """A point too many, and a move too few."""
    real = getattr(town_proof, name)
    monkeypatch.setattr(town_proof, name, lambda *given: real(*given) + more)
    game = selfplay.new_game(Options(box="queendomino", players=4), "town", 1)
    with pytest.raises(Differs, match=what):
        town_proof.play_town(game, Proof())
