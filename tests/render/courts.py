"""Giants and The Court to draw: drafts of a turn, from the real games of `positions`."""

from __future__ import annotations

from functools import cache

from engine import Game, Kind, Move, Step
from engine.dominoes import ARRIVALS
from render.requests import CourtPicture, CrownMark, CrownsPicture, SiteMark
from tests.render.positions import play_until, seat_on_turn, start

NUMBERED = 4
LAST_ROUND = 30


def _place(game: Game) -> Move:
    """How the domino in hand is placed, or discarded."""
    return game.compose(()).options[Step.PLACE][0]


@cache
def court(setup: str, *, buys: bool = False) -> CourtPicture:
    """The Court of the first lord who can buy something."""
    game = start(setup)
    for round_ in range(2, LAST_ROUND):
        play_until(game, round_)
        while game.turn is not None and game.turn.round == round_:
            if game.turn.step is Step.PLACE:
                request = _court(game, buys=buys)
                if request is not None:
                    return request
            number = game.turn.number
            play_until(game, round_, number + 1)
    raise AssertionError(f"nobody can buy anything in {setup}")


def _court(game: Game, *, buys: bool) -> CourtPicture | None:
    seat, before = seat_on_turn(game), game.view()
    assert before.court is not None
    slots = [_place(game)]
    draft = game.compose(slots)
    offers = draft.options.get(Step.COURT, ())
    recruits = [move for move in offers if move.kind is Kind.RECRUIT]
    if not recruits:
        return None
    payable = tuple(dict.fromkeys(move.token for move in recruits))
    if not buys:
        return CourtPicture(draft.view, seat, before.court.face_up, payable)
    move = recruits[-1]
    squares = [one.squares[0] for one in recruits if one.token == move.token]
    squares = [move.squares[0], *squares]
    view = game.compose((*slots, move)).view
    sites = enumerate(list(dict.fromkeys(squares))[:NUMBERED], start=1)
    return CourtPicture(
        view,
        seat,
        before.court.face_up,
        bought=move.token,
        sites=tuple(SiteMark(i, square) for i, square in sites),
        chosen=move.squares[0],
        paid=move.squares[1:],
        gain=view.kingdom_of(seat).scorecard.total - before.kingdom_of(seat).scorecard.total,
    )


@cache
def crowns(setup: str, *, covers: bool = False) -> CrownsPicture:
    """The crowns of the first lord to whom a giant comes and who has more than one."""
    game = start(setup)
    while game.turn is not None:
        turn = game.turn
        slots = game.compose(()).options.get(Step.PLACE, ())
        if turn.step is Step.PLACE and slots and slots[0].domino in ARRIVALS:
            draft = game.compose(slots[:1])
            offers = draft.options.get(Step.GIANT, ())
            if len(offers) > 1:
                return _crowns(game, slots[0], tuple(offers), covers=covers)
        play_until(game, turn.round, turn.number + 1)
    raise AssertionError(f"no giant comes in {setup}")


def _crowns(game: Game, place: Move, offers: tuple[Move, ...], *, covers: bool) -> CrownsPicture:
    seat = seat_on_turn(game)
    total = game.view().kingdom_of(seat).scorecard.total
    marks = []
    for i, move in enumerate(offers[:NUMBERED], start=1):
        card = game.compose((place, move)).view.kingdom_of(seat).scorecard
        marks.append(CrownMark(i, move.squares[0], card.total - total))
    slots = (place, offers[0]) if covers else (place,)
    return CrownsPicture(
        game.compose(slots).view,
        seat,
        tuple(marks),
        marks[0].square if covers else None,
        place.domino,
        gain=marks[0].delta if covers else None,
    )
