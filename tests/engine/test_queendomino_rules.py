"""R6–R8, R22, R24, R25, R45, R50–R52, R63: set-ups, the start, the last round, ties."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from engine import DOMINOES, BadRecord, Game, Kind, Kingdom, Options, Step
from engine.places import winners
from engine.scoring import scorecard
from tests.engine.queendomino import (
    OPTIONAL,
    board,
    code,
    deal,
    kingdom,
    listed,
    pass_to,
    plain_turn,
    play,
    refused,
    seat_of,
    tiles,
)

RULES = {2: "R6", 3: "R7", 4: "R8"}
NAMES = ["Ann", "Ben", "Cara", "Dan"]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int, seed: bytes = bytes(32)) -> Game:
    """A game as its seed deals it."""
    return Game.new(Options(box="queendomino", players=players), NAMES[:players], seed=seed)


def random_game(players: int, number: int) -> Game:
    """A whole game of random moves, the kind drawn first."""
    chance = random.Random(number)
    game = new_game(players, bytes([number]) * 32)
    while not game.over:
        moves = game.legal_moves()
        kind = chance.choice(sorted({move.kind for move in moves}))
        game.play(chance.choice([move for move in moves if move.kind is kind]))
    return game


# The set-ups.


@pytest.mark.parametrize(
    ("players", "rule", "grid", "kings"), [(2, "R6", 7, 2), (3, "R7", 5, 1), (4, "R8", 5, 1)]
)
def test_r6_r7_r8_the_three_set_ups(players: int, rule: str, grid: int, kings: int) -> None:
    """R6, R7, R8: 48 dominoes in twelve lines of four, on 7×7 for two lords and 5×5 for more."""
    options = Options(box="queendomino", players=players)
    assert (options.rule, options.grid, options.kings, options.rounds) == (rule, grid, kings, 12)
    game = new_game(players)
    assert len(game.view().next_line) == 4
    assert game.view().remaining == 44
    assert [seat.grid for seat in game.view().kingdoms] == [grid] * players


@PLAYERS
def test_r6_r7_r8_every_domino_is_seen_once(players: int) -> None:
    """R6, R7, R8: all 48 come, four a round, ascending."""
    game = new_game(players)
    lines = [tuple(slot.domino for slot in game.view().next_line)]
    while not game.over:
        line = game.play(game.legal_moves()[-1]).new_line
        lines += [line] if line else []
    assert len(lines) == 12
    assert {id_ for line in lines for id_ in line} == {d for d in DOMINOES if d.startswith("Q")}
    assert all(int(a[1:]) < int(b[1:]) for line in lines for a, b in pairwise(line))


def test_r7_the_unchosen_domino_leaves_the_game() -> None:
    """R7, R50: three of four are taken in each line, and the fourth is nobody's."""
    game = random_game(3, 1)
    chosen = [move.domino for move in game.moves if move.kind is Kind.CHOOSE]
    laid = [move.domino for move in game.moves if move.kind in (Kind.PLACE, Kind.DISCARD)]
    assert len(chosen) == len(set(chosen)) == 36
    assert laid == [id_ for n in range(12) for id_ in sorted(chosen[3 * n : 3 * n + 3], key=rank)]


def rank(domino: str) -> int:
    """A domino's number."""
    return int(domino[1:])


@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 3), (4, 4)])
def test_r6_r7_r8_lords_act_as_often_as_they_have_kings(players: int, turns: int) -> None:
    """R6, R7, R8: twice a round with two kings."""
    game = random_game(players, 2)
    for round_ in range(13):
        seats = [turn.seat for turn in game.record_turns if turn.round == round_]
        assert sorted(seats) == sorted(list(range(1, players + 1)) * (turns // players))


def test_r22_the_bonuses_go_with_queendomino_and_the_duel_does_not() -> None:
    """R22: Middle Kingdom and Harmony with any box."""
    both = frozenset({"middle_kingdom", "harmony"})
    assert Options(box="queendomino", players=2, variants=both).rule == "R6"
    with pytest.raises(ValueError, match="variants"):
        Options(box="queendomino", players=2, variants=frozenset({"mighty_duel"}))


@pytest.mark.parametrize("players", [1, 5, 6])
def test_r19_other_numbers_of_lords_are_refused(players: int) -> None:
    """R19: Queendomino is for two, three or four."""
    with pytest.raises(ValueError, match="players") as caught:
        Options(box="queendomino", players=players)
    assert caught.value.data["allowed"] == (2, 3, 4)  # type: ignore[attr-defined]


# The start.


def test_r24_two_lords_choose_one_two_one() -> None:
    """R24: the first drawn lord chooses first and last, the other twice between."""
    assert [slot.seat for slot in new_game(2).view().order] == [2, 1, 1, 2]
    orders = set()
    for number in range(20):
        game = new_game(2, bytes([number]) * 32)
        turns = []
        while game.view().round == 0:
            turns.append(seat_of(game))
            game.play(game.legal_moves()[0])
        orders.add(tuple(turns))
    assert orders == {(1, 2, 2, 1), (2, 1, 1, 2)}


def test_r24_more_lords_choose_as_they_are_drawn() -> None:
    """R23, R24: once each."""
    assert [slot.seat for slot in new_game(3).view().order] == [3, 1, 2]
    assert [slot.seat for slot in new_game(4).view().order] == [3, 4, 1, 2]


@PLAYERS
def test_r25_each_kingdom_starts_with_a_knight_and_seven_coins(players: int) -> None:
    """R25: and nothing else; the builders have six tiles of 32, the Queen is nobody's guest."""
    game = new_game(players)
    for own in game.view().kingdoms:
        assert (own.knights, own.coins, own.towers, own.queen) == (1, 7, 0, False)
        assert own.scorecard.total == own.scorecard.coins == 2
    assert tiles(game) == [
        "fortified_castle",
        "small_tavern",
        "big_tavern",
        "magic_school",
        "weaving_shop",
        "bakery",
    ]
    shown = board(game)
    assert (shown.pile, shown.dragon, shown.queen) == (26, None, None)
    assert [slot.price for slot in shown.slots] == [0, 1, 2, 3, 4, 5]


def test_r25_kingdomino_has_neither_coins_nor_knights() -> None:
    """R25: of the Queendomino boxes only."""
    view = Game.new(Options(players=2), NAMES[:2], seed=bytes(32)).view()
    assert view.board is None
    assert view.buildings == ()
    assert [(own.coins, own.knights) for own in view.kingdoms] == [(0, 0), (0, 0)]


# The course of a game.


@PLAYERS
def test_r45_a_turn_ends_with_the_choice_and_in_the_last_round_without(players: int) -> None:
    """R45: steps in the rules' order; `end` stands only where something could still be done."""
    ended = silent = 0
    for number in range(3):
        game = random_game(players, number)
        for turn in game.record_turns:
            kinds = [move.kind for move in turn.moves]
            steps = [list(Step).index(move.step) for move in turn.moves]
            assert steps == sorted(steps)
            if turn.round == 0:
                assert kinds == [Kind.CHOOSE]
                continue
            assert kinds[0] in (Kind.PLACE, Kind.DISCARD)
            assert (kinds[-1] is Kind.CHOOSE) == (turn.round < 12)
            assert (Kind.END in kinds) <= (turn.round == 12)
            ended += turn.round == 12 and Kind.END in kinds
            silent += turn.round == 12 and Kind.END not in kinds
    assert ended
    assert silent


def last_round(tiles: str = "statue church guardtower sawmill bakery foundry") -> Game:
    """Two lords in the last round; it begins with Ann, who can place and build."""
    game = deal("32 46 47 48", tiles)
    play(game, "choose Q32; choose Q46; choose Q47; choose Q48")
    while game.view().round < 12:
        plain_turn(game)
    pass_to(game, 1)
    return game


def test_r45_the_last_round_has_no_choice() -> None:
    """R45: `end` is listed in its place, from step A on; `choose` is refused."""
    game = last_round()
    assert game.view().next_line == ()
    assert refused(game, "end").code == "wrong_step"
    game.play(game.legal_moves()[0])
    kinds = {move.kind for move in game.legal_moves()}
    assert Kind.END in kinds
    assert Kind.CHOOSE not in kinds
    assert kinds & set(OPTIONAL)
    assert code(game, "choose Q1")[:2] == ("wrong_step", "R45")
    before = seat_of(game), game.turn
    played = game.play("end")
    assert played.turn_over
    assert (played.seat, played.turn) == before


def test_r45_where_nothing_is_left_to_do_a_last_turn_ends_by_itself() -> None:
    """R45: the dragon is out, nothing can be built, so no `end` is written."""
    game = last_round("statue")
    game.play(game.legal_moves()[0])
    assert kingdom(game, 1).knights == 1
    assert game.play("burn statue").turn_over
    assert game.moves[-1].kind is Kind.BURN


def test_end_is_no_move_while_there_is_a_choice() -> None:
    """R45: in a usual round the choice ends the turn."""
    game = deal("32 46 47 48")
    play(game, "choose Q32; choose Q46; choose Q47; choose Q48; place Q32 g8 g9")
    assert listed(game, "end") == []
    assert refused(game, "end").code == "wrong_step"


@PLAYERS
def test_r51_kings_move_with_their_dominoes(players: int) -> None:
    """R51: who chose a domino places it in the next round, lowest first."""
    game = random_game(players, 4)
    holders: dict[str, int] = {}
    for turn in game.record_turns:
        for move in turn.moves:
            if move.kind is Kind.CHOOSE:
                holders[move.domino] = turn.seat
            elif move.domino:
                assert holders.pop(move.domino) == turn.seat
    assert holders == {}


def test_r52_coins_and_knights_never_run_out() -> None:
    """R52: a ruling; no box of coins has an end."""
    game = deal("32 46 47 48")
    play(game, "choose Q32; choose Q46; choose Q47; choose Q48")
    game.state.kingdoms[0].coins = 10_000
    game.state.kingdoms[0].knights = 500
    play(game, "place Q32 g8 g9; tax g9")
    own = kingdom(game, 1)
    assert (own.coins, own.knights, own.scorecard.coins) == (10_001, 499, 3_333)


# Ties.


def totals(*texts: str) -> tuple[tuple[int, ...], str | None]:
    """Who wins at Queendomino, as places from 0, and what decided."""
    return winners([scorecard(Kingdom.from_text(text)) for text in texts], by_crowns=False)


def test_r63_the_larger_territory_breaks_a_tie() -> None:
    """R63: crowns or not, town or not."""
    assert totals("w1 C w1 w", "t t t C w1 ; coins=6") == ((1,), "territory")


def test_r63_then_the_victory_is_shared_whatever_the_crowns() -> None:
    """R63: crowns decide at Kingdomino and Discovery only."""
    texts = "w1 w C f f", "w w C f f ; coins=6"
    assert totals(*texts) == ((0, 1), "shared")
    cards = [scorecard(Kingdom.from_text(text)) for text in texts]
    assert [card.total for card in cards] == [2, 2]
    assert cards[0].crowns > cards[1].crowns
    assert winners(cards) == ((0,), "crowns")


def test_r63_a_finished_game_shares_the_victory() -> None:
    """R63: the game itself asks nothing about crowns."""
    game = random_game(2, 1)
    game.state.kingdoms = [Kingdom.from_text("w1 w C f f ; grid=7") for _ in range(2)]
    game.state.kingdoms[1] = Kingdom.from_text("w w C f f ; coins=6 grid=7")
    assert game.result() == (2, 2)
    assert game.winners() == (1, 2)


# Records.

RECORDS = Path(__file__).parents[1] / "cases" / "records"


@pytest.mark.parametrize(
    ("rule", "old", "new", "code"),
    [
        ("R6", "place Q44 e6 e7; tax e7;", "tax e7; place Q44 e6 e7;", "place_first"),
        ("R6", "build fortified_castle g5; burn queens_tower;", "build church g7;", "build_empty"),
        ("R6", "burn queens_tower@5;", "burn queens_tower@2;", "burn_empty"),
        ("R6", "burn travelling_castle", "burn travelling_castle; end", "wrong_turn"),
        ("R6", "build church b10; end", "build church b10", "turn_unfinished"),
        ("R6", "12.2 1  discard Q8", "12.2 1  discard Q8; end", "wrong_turn"),
        ("R7", "tax d5; tax c5;", "tax d5; tax d5;", "tax_taken"),
        ("R7", "12.1 3  place Q6 f4 g4; end", "12.1 3  place Q6 f4 g4; choose Q1", "wrong_step"),
    ],
)
def test_a_record_with_an_illegal_step_is_refused(rule: str, old: str, new: str, code: str) -> None:
    """In the notation, the line and the rule are named; `end` is neither left out nor added."""
    text = (RECORDS / f"{rule}.txt").read_text(encoding="utf-8")
    head, body = text.split("\n\n")
    head = "\n".join(row for row in head.splitlines() if row[:6] not in ("result", "winner"))
    assert body.count(old) == 1
    Game.from_record(f"{head}\n\n{body}")
    with pytest.raises(BadRecord) as caught:
        Game.from_record(f"{head}\n\n{body.replace(old, new)}")
    assert caught.value.code == code
