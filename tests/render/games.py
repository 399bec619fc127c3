"""Views of random games of every set-up, for tests of what is told about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import locales
from engine import Game, GameView, Options
from render.requests import (
    BuildersPicture,
    Candidate,
    EndPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    Request,
    ScorePicture,
    SiteMark,
    TablePicture,
    TownPicture,
    TurnPicture,
)
from render.words.phrases import pad_labels

BONUSES = frozenset({"middle_kingdom", "harmony"})
SETUPS = {
    "R1": Options(box="kingdomino", players=2, variants=BONUSES),
    "R2": Options(box="kingdomino", players=2, variants=BONUSES | {"mighty_duel"}),
    "R3": Options(box="kingdomino", players=3, variants=BONUSES),
    "R4": Options(box="kingdomino", players=4, variants=BONUSES),
    "R5": Options(box="discovery", players=2, variants=BONUSES),
    "R6": Options(box="queendomino", players=2, variants=BONUSES),
    "R7": Options(box="queendomino", players=3, variants=BONUSES),
    "R8": Options(box="queendomino", players=4, variants=BONUSES),
}
QUEENS = ("R6", "R7", "R8")
NAMES = ("Ann", "Ben", "Cara", "Dan")
LONG_NAMES = tuple(name + " of the very long and windy hill"[: 32 - len(name)] for name in NAMES)


@cache
def views(rule: str, seed: int, names: tuple[str, ...] = NAMES) -> tuple[GameView, ...]:
    """A random game of a set-up, seen at the start, before every move and at the end."""
    options = SETUPS[rule]
    game = Game.new(options, names[: options.players], seed=bytes([seed] * 32))
    chance, seen = random.Random(seed), [game.view()]
    while not game.over:
        game.play(chance.choice(game.legal_moves()))
        seen.append(game.view())
    return tuple(seen)


def requests(view: GameView) -> Iterator[Request]:
    """Every picture that can be asked for of one view."""
    labels = pad_labels(locales.SOURCE)
    for seat in range(1, len(view.names) + 1):
        yield KingdomPicture(view, seat)
        yield TurnPicture(view, seat, gain=-2)
        yield panel(view, seat)
        if view.board:
            yield BuildersPicture(view, seat)
            yield TurnPicture(view, seat, gain=-2, board_changed=True)
            yield town(view, seat)
    if view.board:
        yield BuildersPicture(view)
    yield LinePicture(view)
    yield TablePicture(view, "Harvest Moon")
    yield ScorePicture.labeled(view, labels)
    yield EndPicture(view, "Harvest Moon")


def panel(view: GameView, seat: int) -> PanelPicture:
    """The panel of a seat with four numbered spots, wherever they are."""
    free = sorted(view.kingdom_of(seat).reachable)
    spots = list(zip(free[::2], free[1::2], strict=False))[:4]
    return PanelPicture(
        view,
        seat,
        domino=view.kingdoms[0].placed[-1].domino if view.kingdoms[0].placed else None,
        candidates=tuple(
            Candidate(number, left, right, 3 - number)
            for number, (left, right) in enumerate(spots, 1)
        ),
        chosen=spots[0] if spots else None,
        taken=view.next_line[0].domino if view.next_line else None,
        gain=2,
    )


def town(view: GameView, seat: int) -> TownPicture:
    """The town of a seat with everything that can be told of it."""
    kingdom = view.kingdom_of(seat)
    sites = sorted(kingdom.reachable)[:4]
    return TownPicture(
        view,
        seat,
        discount=kingdom.queen,
        payable=tuple(range(6)),
        sites=tuple(SiteMark(number, square) for number, square in enumerate(sites, 1)),
        chosen=kingdom.built[0].square if kingdom.built else None,
        posts=tuple(cell.square for cell in kingdom.cells if cell.knight)[:2],
        gain=12,
    )
