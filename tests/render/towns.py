"""Towns to draw: drafts of a turn of Queendomino, from the real games of `positions`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine import Game, GameView, Kind, Move, Step
from render.requests import SiteMark, TownPicture
from tests.render.positions import play_until, seat_on_turn, start

SITES = 4  # are numbered


@cache
def town(setup: str, round_: int, turn: int = 1, *, builds: bool = False) -> TownPicture:
    """The town of the seat on turn: the domino placed, knights posted, perhaps something built."""
    game = play_until(start(setup), round_, turn)
    seat = seat_on_turn(game)
    before = game.view()
    slots = [_best_spot(game)]
    for move in game.compose(tuple(slots)).options.get(Step.TAX, ()):
        if move in game.compose((*slots, move)).moves:
            slots.append(move)
    posts = tuple(move.squares[0] for move in slots if move.kind is Kind.TAX)
    offers = game.compose(tuple(slots)).options.get(Step.BUILD, ())
    sites: tuple[str, ...] = ()
    if builds and offers:
        slots.append(offers[-1])
        same = [move.squares[0] for move in offers if move.copy == offers[-1].copy]
        sites = (same[-1], *same[: SITES - 1]) if len(same) > 1 else tuple(same)
    view = game.compose(tuple(slots)).view
    return TownPicture(
        view,
        seat,
        discount=before.kingdom_of(seat).queen,
        payable=() if sites else _payable(view, offers),
        sites=tuple(SiteMark(i, square) for i, square in enumerate(dict.fromkeys(sites), 1)),
        chosen=sites[0] if sites else None,
        posts=posts,
        gain=view.kingdom_of(seat).scorecard.total - before.kingdom_of(seat).scorecard.total,
    )


def _best_spot(game: Game) -> Move:
    """Where the domino brings most towns, then most points."""
    seat = seat_on_turn(game)

    def worth(move: Move) -> tuple[int, int]:
        draft = game.compose((move,))
        return len(draft.options.get(Step.BUILD, ())), draft.view.kingdom_of(seat).scorecard.total

    return max(game.compose(()).options[Step.PLACE], key=worth)


def _payable(view: GameView, offers: Sequence[Move]) -> tuple[int, ...]:
    """The printed prices of the slots that these moves buy from."""
    board = view.board
    if board is None:
        return ()
    copies = {move.copy for move in offers}
    return tuple(
        slot.price for slot in board.slots if slot.building and board.copy_name(slot) in copies
    )
