"""R9–R12, R20, R25: both boxes together, and teams of two."""

from __future__ import annotations

import hashlib

import pytest

from engine import Game, Kind, Options, selfplay

TEAMS = Options(box="royal_wedding", players=6, teams=True)


def new_game(options: Options, seed: int = 0) -> Game:
    key = hashlib.sha256(b"wedding:%d" % seed).digest()
    return Game.new(options, [f"Lord{n}" for n in range(options.players)], seed=key)


@pytest.mark.parametrize("players", range(3, 9))
def test_lines_come_from_the_two_boxes_in_turn(players: int) -> None:
    """R20: Queendomino first, never mixed; what nobody chose leaves the game."""
    game = new_game(Options(box="royal_wedding", players=players))
    lines, seen = [game.state.line], set(game.state.line)
    while not game.over:
        played = game.play(game.move_at(0))
        if played.new_line:
            lines.append(played.new_line)
            seen |= set(played.new_line)
    assert [{id_[0] for id_ in line} for line in lines] == [{"Q"}, {"K"}] * (len(lines) // 2)
    assert {len(line) for line in lines} == {4 if players < 5 else 8}
    assert len(seen) == 96


def test_a_team_shares_a_kingdom_a_purse_and_a_guard() -> None:
    """R12, R25: seats i and i + n/2 lay into one kingdom, which starts with 7 coins, 1 knight."""
    game = new_game(TEAMS)
    view = game.view()
    assert [kingdom.seats for kingdom in view.kingdoms] == [(1, 4), (2, 5), (3, 6)]
    assert {(kingdom.coins, kingdom.knights, kingdom.grid) for kingdom in view.kingdoms} == {
        (7, 1, 7)
    }
    while not game.over:
        before = game.view()
        played = game.play(game.move_at((37 * len(game.moves)) % game.count_moves()))
        after = game.view()
        if played.move.kind is Kind.PLACE:
            number = (played.seat - 1) % 3
            changed = [n for n in range(3) if before.kingdoms[n].placed != after.kingdoms[n].placed]
            assert changed == [number]


def test_both_lords_of_a_team_win() -> None:
    """R12: result by kingdom, winners by seat, in the game, the view and the record."""
    game = new_game(TEAMS)
    selfplay.play_randomly(game)
    result, winners = game.result(), game.winners()
    assert result is not None
    assert winners is not None
    best = result.index(max(result))
    assert winners == (best + 1, best + 4) == game.view().winners
    text = game.to_record()
    assert "\noptions: teams\ngrid: 7\n" in text
    assert "\nteams: 1+4 2+5 3+6\n" in text
    assert f"\nwinners: {best + 1} {best + 4}\n" in text
    assert Game.from_record(text).to_record() == text


def test_bribes_and_purchases_are_told_by_kingdom() -> None:
    """R43: the board names kingdoms, and the partner of who bribed is no stranger."""
    game = new_game(TEAMS)
    while True:
        burn = next((m for m in game.legal_moves() if m.kind is Kind.BURN), None)
        seat = game.turn.seat if game.turn else 0
        if burn is not None and seat > 3:
            break
        game.play(game.legal_moves()[-1])
    game.play(burn)
    board = game.view().board
    assert board is not None
    assert board.dragon == seat - 3
    refusal = game.why_not("burn statue")
    assert refusal is not None
