"""The lord that looks ahead: legal everywhere, from a view alone, better over two turns."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ai import greedy, lookahead, whole_turn
from ai.lookahead import Ahead, to_come
from ai.prospect import Prospect, unseen
from ai.turns import next_move
from engine import Game, Kind, Kingdom, Move, Options, Step, selfplay
from engine.draws import Stream
from engine.scoring import scorecard
from tests.ai.test_greedy import played, view_with
from tests.engine.setups import COMBINATIONS, NAMED_BY_RULE, SETUPS

BONUSES = frozenset({"middle_kingdom", "harmony"})


def at_random(options: Options, moves: int, number: int = 1) -> Game:
    """A game of random lords after so many moves, or before its last one."""
    game = selfplay.new_game(options, "ahead", number)
    stream = Stream(game.seed, "lord")
    for _ in range(moves):
        if game.over:
            break
        game.play(game.move_at(stream.below(game.count_moves())))
    return game


def in_last_round(options: Options, number: int = 1) -> Game:
    """A game of random lords when its last round begins."""
    game = selfplay.new_game(options, "ahead", number)
    stream = Stream(game.seed, "lord")
    while game.turn is not None and game.turn.round < options.rounds:
        game.play(game.move_at(stream.below(game.count_moves())))
    return game


def shuffled(game: Game) -> Game:
    """The same game with another future: what nobody has seen lies in another order."""
    twin = game.copy()
    twin.deal = replace(twin.deal, seed=bytes(32))
    state = twin.state
    seen = len(state.pile) - state.undrawn()
    state.pile = state.pile[:seen] + state.pile[seen:][::-1]
    if state.board is not None:
        drawn = state.board.drawn
        state.board.pile = state.board.pile[:drawn] + state.board.pile[drawn:][::-1]
    if state.court is not None:
        state.court.pile = state.court.pile[::-1]
    return twin


@pytest.mark.parametrize("name", COMBINATIONS)
def test_plays_whole_turns_of_every_combination_from_a_view_alone(name: str) -> None:
    """Legal, the same each time, and the same whatever lies in the piles."""
    options = COMBINATIONS[name]
    game = at_random(options, 3 + sum(map(ord, name)) % (5 * options.rounds))
    assert not game.over
    twin = shuffled(game)
    assert twin.view() == game.view()
    moves = whole_turn(game)
    assert whole_turn(twin) == moves
    turn = game.turn
    for move in moves:
        assert game.why_not(move) is None
        game.play(move)
    assert game.turn != turn


@pytest.mark.parametrize("name", NAMED_BY_RULE)
def test_plays_the_last_round_of_every_rule_to_its_end(name: str) -> None:
    """Discards, giants received at last, `end`: whatever comes up."""
    game = in_last_round(SETUPS[name])
    while not game.over:
        for move in whole_turn(game):
            game.play(move)
    assert game.winners()


def test_discards_and_receives_where_that_is_all_there_is() -> None:
    """One legal move is played; of crowns to cover, the one that costs least."""
    view = view_with([])
    assert lookahead(view, [Move.parse("discard K12")]).text() == "discard K12"
    view = view_with(["K1 e6 e7", "K19 d6 d7", "K24 f5 g5"], frozenset())
    moves = [Move.parse("receive d6"), Move.parse("receive f5")]
    assert lookahead(view, moves, 1).text() == "receive f5"
    assert lookahead(view, moves[::-1], 1).text() == "receive f5"


def test_refuses_a_game_that_is_over() -> None:
    """Without a turn there is nothing to decide."""
    game = in_last_round(Options(players=2))
    while not game.over:
        game.play(game.legal_moves()[0])
    with pytest.raises(ValueError, match="nobody is on turn"):
        lookahead(game.view(), game.legal_moves())
    with pytest.raises(ValueError, match="nobody is on turn"):
        whole_turn(game)


def test_of_equal_dominoes_it_takes_the_one_that_chooses_first() -> None:
    """K3 to K6 are alike: the lowest number is on turn first in the next round."""
    game = selfplay.new_game(Options(players=4), "equal", 1)
    view = game.view()
    words = ("K3", "K4", "K5", "K6")
    view = replace(view, next_line=tuple(replace(view.next_line[0], domino=one) for one in words))
    moves = [Move.parse(f"choose {word}") for word in words]
    assert lookahead(view, moves) is moves[0]
    assert lookahead(view, moves[::-1]) is moves[0]


def endings(kingdom: Kingdom, dominoes: list[str], options: Options) -> Iterator[int]:
    """The totals of all the ways to place some dominoes one after the other."""
    if not dominoes:
        yield scorecard(kingdom, options.variants).total
        return
    spots = kingdom.placements(dominoes[0])
    for spot in spots:
        trial = kingdom.copy()
        trial.lay(dominoes[0], *spot)
        yield from endings(trial, dominoes[1:], options)
    if not spots:
        trial = kingdom.copy()
        trial.discarded += 1
        yield from endings(trial, dominoes[1:], options)


def greedy_until_last_round(number: int) -> Game:
    """A game with both bonuses that greedy lords played, when its last round begins."""
    options = Options(players=2, variants=BONUSES)
    game = selfplay.new_game(options, "ahead", number)
    while game.turn is not None and game.turn.round < options.rounds:
        game.play(next_move(game, greedy))
    return game


@pytest.mark.parametrize(("number", "greed", "harmony"), [(9, 9, 5), (10, 2, 0), (13, 7, 5)])
def test_places_its_last_two_dominoes_as_well_as_can_be(
    number: int, greed: int, harmony: int
) -> None:
    """The best of all ways. Greedy looks at one domino at a time: it closes the place of the
    other, and may lose Harmony with it."""
    start = greedy_until_last_round(number)
    assert start.turn is not None
    seat = start.turn.seat
    mine = [one.domino for one in start.view().order if one.seat == seat and one.domino]
    best = max(endings(start.state.kingdom_of(seat), mine, start.options))
    cards = []
    for lord in (lookahead, greedy):
        game = start.copy()
        while not game.over:
            game.play(next_move(game, lord))
        cards.append(game.scores()[seat - 1])
    assert cards[0].total == best == cards[1].total + greed
    assert cards[0].harmony - cards[1].harmony == harmony


def test_a_hole_that_nothing_can_fill_costs() -> None:
    """Two kingdoms that score alike: in one a single square is shut in."""
    view = view_with(["K3 e6 e7", "K4 f7 g7"], frozenset())
    prospect = Prospect(view)
    shut, open_ = (Kingdom.from_view(view.kingdom_of(1)) for _ in range(2))
    shut.lay("K5", "g6", "g5")
    shut.lay("K6", "f5", "f4")
    open_.lay("K5", "g6", "f6")
    open_.lay("K6", "f5", "f4")
    assert scorecard(shut).total == scorecard(open_).total
    assert prospect.worth(shut, 6) < prospect.worth(open_, 6)
    assert prospect.worth(shut, 0) == prospect.worth(open_, 0) == 0


def test_with_nothing_to_come_a_kingdom_is_worth_its_total() -> None:
    """Without a town or resources the guess ends at the score."""
    for name in ("R1", "R4", "R13"):
        options = SETUPS[name]
        game = in_last_round(options)
        while not game.over:
            game.play(next_move(game, greedy))
        prospect = Prospect(game.view())
        for kingdom, card in zip(game.state.kingdoms, game.scores(), strict=True):
            assert prospect.worth(kingdom, 0) == card.total


def test_knows_what_nobody_has_seen() -> None:
    """All dominoes of the box but those that lie somewhere; those out of the game included."""
    game = at_random(Options(players=2), 11)
    seen = {move.domino for move in game.moves if move.domino} | set(game.state.line)
    seen |= {domino for _, domino in game.state.order if domino}
    assert set(unseen(game.view())) == {f"K{number}" for number in range(1, 49)} - seen
    assert set(game.state.pile[4 * (game.state.round + 1) :]) <= set(unseen(game.view()))
    giants = unseen(at_random(Options(players=5, giants=True), 0).view())
    assert len(giants) == 55


@pytest.mark.parametrize("name", ["R1", "R4", "R9", "R12-6"])
def test_counts_the_dominoes_that_a_kingdom_gets_yet(name: str) -> None:
    """With each one that is placed or discarded there is one less, down to none."""
    game = selfplay.new_game(SETUPS[name], "count", 1)
    view = game.view()
    kingdoms = {seat: view.kingdom_of(seat).seats for seat in range(1, len(game.names) + 1)}
    left = {seat: to_come(view, seat) for seat in kingdoms}
    while not game.over:
        assert game.turn is not None
        on_turn = kingdoms[game.turn.seat]
        placed = game.play(game.legal_moves()[0])
        if game.turn is not None and placed.move.kind in (Kind.PLACE, Kind.DISCARD):
            for seat in on_turn:
                left[seat] -= 1
        if game.turn is not None:
            view = game.view()
            assert {seat: to_come(view, seat) for seat in kingdoms} == left
    assert set(left.values()) <= {0, 1}


def test_rivals_count_against_and_partners_for() -> None:
    """In teams the partner's king is the own kingdom's."""
    game = at_random(SETUPS["R12-6"], 9)
    assert game.turn is not None
    ahead = Ahead(game.view(), game.turn.seat, Prospect(game.view()))
    sides = [ahead.side(seat) for seat in range(1, 7)]
    assert sides.count(1.0) == 2
    assert sides.count(-0.5) == 4


def test_step_of_a_giant_due_is_decided() -> None:
    """R32: it covers the crown that costs least of all that are there."""
    for number in range(1, 40):
        game = at_random(SETUPS["R16"], 60, number)
        while game.turn is not None and game.turn.step is not Step.GIANT:
            game.play(next_move(game, greedy))
        if game.turn is not None and len(game.legal_moves()) > 2:
            break
    moves = game.legal_moves()
    chosen = lookahead(game.view(), moves)
    totals = {}
    for move in moves:
        twin = game.copy()
        twin.play(move)
        totals[move] = twin.scores()[game.turn.seat - 1].total if game.turn else 0
    assert totals[chosen] >= sorted(totals.values())[len(totals) // 2]


def test_the_same_view_gives_the_same_move() -> None:
    """No chance, no clock: asked again it says the same."""
    game = played(20, 4, BONUSES)
    view, moves = game.view(), game.legal_moves()
    assert len(moves) > 1
    assert {lookahead(view, moves) for _ in range(3)} == {lookahead(game.copy().view(), moves)}
