"""The seats that play before a lord is on turn again: with two kings, one may play twice."""

from __future__ import annotations

from engine import Game, Options
from services.play.seat_access import turns_before


def test_what_is_told_of_the_next_turn_comes_true() -> None:
    """At every turn of whole games: exactly these seats play before the seat that waits."""
    rows = set()
    for players, seed in ((2, 1), (2, 2), (3, 3), (4, 4)):
        names = ("Ann", "Ben", "Cara", "Dan")[:players]
        game = Game.new(Options(players=players), names, seed=bytes([seed]) * 32)
        told: list[tuple[int, tuple[int, ...], int]] = []
        turns: list[int] = []
        last: tuple[int, int] | None = None
        while not game.over:
            view = game.view()
            assert view.turn is not None
            turn = (view.round, view.turn.number)
            seat = view.turn.seat
            if turn != last:
                turns.append(seat)
                told += [
                    (one, before, len(turns) - 1)
                    for one in range(1, players + 1)
                    if (before := turns_before(view, one))
                ]
                last = turn
            game.play(game.legal_moves()[0])
        for seat, before, at in told:
            assert tuple(turns[at : at + len(before) + 1]) == (*before, seat)
            rows.add((players, len(before), len(set(before))))
    assert (2, 2, 1) in rows
