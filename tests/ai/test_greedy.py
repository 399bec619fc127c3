"""The greedy lord: best total now, ties by the order of the legal moves, from a view alone."""

import hashlib
from dataclasses import replace

import pytest

from ai import greedy
from engine import Game, GameView, Kind, Kingdom, Move, Options, selfplay
from tests.engine.queendomino import pass_to, play, town

BONUSES = frozenset({"middle_kingdom", "harmony"})


def new_game(seed: int = 0, variants: frozenset[str] = frozenset()) -> Game:
    options = Options(players=2, variants=variants)
    return Game.new(options, ["Ann", "Ben"], seed=hashlib.sha256(b"%d" % seed).digest())


def played(moves: int, seed: int = 0, variants: frozenset[str] = frozenset()) -> Game:
    game = new_game(seed, variants)
    while len(game.moves) < moves:
        game.play(game.legal_moves()[0])
    return game


def total_after(game: Game, move: Move) -> int:
    assert game.turn is not None
    seat = game.turn.seat
    twin = game.copy()
    twin.play(move)
    return twin.scores()[seat - 1].total


def view_with(kingdom_of_ann: list[str], variants: frozenset[str] = BONUSES) -> GameView:
    """The view of a game in which Ann, on turn, has these dominoes: "K1 e6 e7"."""
    kingdom = Kingdom()
    game = new_game(variants=variants)
    game.state.kingdoms[0] = kingdom
    for text in kingdom_of_ann:
        domino, left, right = text.split(" ")
        kingdom.lay(domino, left, right)
    view = game.view()
    assert view.turn is not None
    return replace(view, turn=replace(view.turn, seat=1))


def test_takes_the_placement_with_the_best_total() -> None:
    """Of all placements it takes the first with the highest total."""
    for seed in range(5):
        game = played(20, seed)
        moves = game.legal_moves()
        assert moves[0].step == "place"
        totals = [total_after(game, move) for move in moves]
        assert greedy(game.view(), moves) == moves[totals.index(max(totals))]


def test_takes_the_domino_with_the_best_total_after_its_best_placement() -> None:
    """A mine with three crowns beside a mine is worth more than a wheat on nothing."""
    view = view_with(["K45 e6 e7"])
    moves = [Move.parse(f"choose {domino}") for domino in ("K1", "K17", "K46", "K7")]
    assert greedy(view, moves).text() == "choose K46"


def test_equal_moves_go_by_the_order_of_the_list() -> None:
    """Crownless dominoes on an empty kingdom are all worth nothing: the first one is taken."""
    view = view_with([], variants=frozenset())
    moves = [Move.parse(f"choose {domino}") for domino in ("K10", "K1", "K3")]
    assert greedy(view, moves) is moves[0]
    assert greedy(view, moves[::-1]) is moves[2]


def test_counts_a_domino_that_fits_nowhere_as_a_discard() -> None:
    """Harmony's five points would be lost, so a crownless domino that fits is better."""
    crowded = ["K3 e6 e7", "K4 f5 g5", "K5 d5 c5", "K6 e4 e3"]
    view = view_with(crowded)
    kingdom = Kingdom.from_view(view.kingdom_of(1))
    assert not kingdom.placements("K12")
    assert kingdom.placements("K13")
    moves = [Move.parse("choose K12"), Move.parse("choose K13")]
    assert greedy(view, moves).text() == "choose K13"


def test_plays_a_forced_discard() -> None:
    """Where the only move is a discard it is played."""
    view = view_with([])
    assert greedy(view, [Move.parse("discard K12")]).text() == "discard K12"


def test_plays_whole_games_with_legal_moves_only() -> None:
    """Four greedy lords finish a game, and better than the first move each time would."""
    game = new_game(3, BONUSES)
    while not game.over:
        game.play(greedy(game.view(), game.legal_moves()))
    first = new_game(3, BONUSES)
    while not first.over:
        first.play(first.legal_moves()[0])
    assert sum(game.result() or ()) > sum(first.result() or ())


def in_town(tiles: str, coins: int = 7) -> Game:
    """Ben has placed two town squares above his castle, before anything optional."""
    game = town(tiles)
    pass_to(game, 2)
    game.state.kingdoms[1].coins = coins
    game.play("place Q46 g8 g9")
    return game


def decided(game: Game) -> str:
    """What it plays, as text."""
    return greedy(game.view(), game.legal_moves()).text()


def test_taxes_before_it_builds() -> None:
    """The square that brings most; a coin is a third of a point."""
    game = town()
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; choose Q2; place Q47 h8 i8")
    assert decided(game) == "tax h8"
    game = town()
    game.play("place Q32 g8 g9")
    assert decided(game) == "tax g8"


def test_builds_what_gains_most_over_its_price() -> None:
    """Five points for four coins are more than the two of a Safe for nothing."""
    game = in_town("safe_knights church church church statue")
    game.play("tax g8")
    assert decided(game) == "build statue g8"
    game = in_town("safe_knights church church church statue", coins=1)
    game.play("tax g8")
    assert decided(game) == "build safe_knights g8"


def test_counts_the_queen_as_one_crown_on_the_largest_territory() -> None:
    """R41: two squares make the Guardtower worth five points, as the Statue is for a coin less."""
    game = in_town("church church statue guardtower")
    game.play("tax g8")
    assert decided(game) == "build statue g8"
    game = in_town("church church church guardtower statue")
    game.play("tax g8")
    assert decided(game) == "build guardtower g8"


def test_builds_nothing_that_does_not_pay() -> None:
    """Points below the price: it chooses instead, and it never bribes."""
    game = in_town("bakery bakery bakery bakery bakery bakery")
    game.play("tax g8")
    assert any(move.kind == "build" for move in game.legal_moves())
    assert any(move.kind == "burn" for move in game.legal_moves())
    assert decided(game).startswith("choose")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plays_whole_games_with_a_town(players: int) -> None:
    """It taxes, builds, never bribes, says `end`, and is better than chance."""
    options = Options(box="queendomino", players=players)
    names = ["Ann", "Ben", "Cara", "Dan"][:players]
    game = Game.new(options, names, seed=bytes([players]) * 32)
    while not game.over:
        game.play(greedy(game.view(), game.legal_moves()))
    kinds = {move.kind for move in game.moves}
    assert kinds >= {"place", "tax", "build", "choose"}
    assert "burn" not in kinds
    chance = selfplay.new_game(options, "greedy", players)
    selfplay.play_randomly(chance)
    assert sum(game.result() or ()) > sum(chance.result() or ())


def test_refuses_a_game_that_is_over() -> None:
    """Without a turn or without moves there is nothing to decide."""
    game = new_game()
    while not game.over:
        game.play(game.legal_moves()[-1])
    with pytest.raises(ValueError, match="nobody is on turn"):
        greedy(game.view(), game.legal_moves())


def greedy_game(options: Options, seed: int) -> Game:
    """A game that greedy lords play, who receive giants as soon as they are sent."""
    names = selfplay.default_names(options.players)
    game = Game.new(options, names, seed=hashlib.sha256(b"greedy:%d" % seed).digest())
    while not game.over:
        for seat in range(1, options.players + 1):
            moves = game.legal_moves(seat, purchases=False)
            if game.turn is not None and game.turn.seat != seat and moves:
                game.play(greedy(game.view(), moves, seat), seat)
        if not game.over:
            game.play(greedy(game.view(), game.legal_moves(purchases=False)))
    return game


@pytest.mark.parametrize(
    "options",
    [
        Options(players=5, giants=True, court=True),
        Options(box="queendomino", players=2, giants=True, court=True),
        Options(box="royal_wedding", players=6, teams=True),
    ],
    ids=lambda options: options.rule,
)
def test_plays_every_box_to_its_end(options: Options) -> None:
    """It places and chooses, covers and sends giants, buys tokens, without a list of searches."""
    game = greedy_game(options, 1)
    kinds = {move.kind for move in game.moves}
    assert (Kind.RECRUIT in kinds) == options.court
    assert (Kind.SEND in kinds) == (Kind.RECEIVE in kinds) == options.giants


def test_a_giant_is_received_where_it_costs_least() -> None:
    """K19 has its crown in wheat of four squares, K24 in a forest of one."""
    view = view_with(["K1 e6 e7", "K19 d6 d7", "K24 f5 g5"], frozenset())
    moves = [Move.parse("receive d6"), Move.parse("receive f5")]
    assert greedy(view, moves, 1).text() == "receive f5"
    assert greedy(view, moves[::-1], 1).text() == "receive f5"


def test_buys_the_token_that_gains_most_and_pays_with_what_costs_least() -> None:
    """At the end of a turn only; where nothing gains it ends the turn."""
    game = greedy_game(Options(players=3, court=True), 2)
    twin = Game.new(game.options, game.names, seed=game.seed)
    bought = 0
    for move in game.moves:
        seat = twin.turn.seat if twin.turn else 0
        before = twin.scores()[seat - 1].total
        twin.play(move)
        if move.kind in (Kind.RECRUIT, Kind.SEARCH):
            assert twin.scores()[seat - 1].total > before
            bought += 1
    assert bought > 5
