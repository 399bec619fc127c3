"""Pictures that a worker draws in advance, so that requests find their pieces ready."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from engine import QUESTS, RESOURCES, TOKENS, Game, GameView, Kind, Move, Options
from engine.buildings import BUILDINGS
from render import requests
from render.canvas.canvas import STAMPS
from render.canvas.colors import THEMES
from render.pictures import builders, compose, court, town, turn
from render.pictures import quests as quests_picture
from render.sprites import neutral_pieces, quests, resources, tiles, tokens
from render.sprites.kingdoms import SQUARE_SIZES
from render.sprites.square import GIANT, RESOURCE, tile_px

Draw: TypeAlias = Callable[[], object]

SETUPS = (
    Options(players=4, variants=frozenset({"middle_kingdom", "harmony"})),
    Options(players=2, variants=frozenset({"mighty_duel"})),
    Options(box="queendomino", players=2),
    Options(box="queendomino", players=4, variants=frozenset({"middle_kingdom", "harmony"})),
)
OFFERED = (builders.LAYOUT.tile, town.LAYOUT.tile)  # pixels of a tile on the builders' board
NAMES = ("A", "B", "C", "D")
SEED = bytes(32)
MOVES_BETWEEN = 31


def warm_up() -> int:
    """Draw every kind of picture of some games; returns the number of stamps."""
    for draw in _usual():
        draw()
    return len(STAMPS)


def warm_step() -> bool:
    """Draw the next of these pictures in this process; returns whether one was left.

    One at a time, so that a requested picture never has to wait for all of them.
    """
    draw = next(_left, None)
    if draw is not None:
        draw()
    return draw is not None


def _usual() -> Iterator[Draw]:
    """Yield every kind of picture of some games, the last one in every theme, and every tile."""
    for options in SETUPS:
        for request in _requests(options):
            yield partial(compose, request)
    for theme in THEMES:
        yield partial(compose, request, theme)
    for building in BUILDINGS.values():
        for px in OFFERED:
            yield partial(tiles.tile, building, px)
        for px in (*map(tile_px, SQUARE_SIZES), turn.TILE):
            yield partial(tiles.compact_tile, building, px)
    yield from _of_the_table()
    for request in (_LADDER, _PROFILE):
        yield partial(compose, request)


def _of_the_table() -> Iterator[Draw]:
    """Yield the pieces of Age of Giants and The Court: a game has few of them, but may need any."""
    for kind in TOKENS:
        yield partial(tokens.token, kind, court.TOKEN)
        for px in map(tile_px, SQUARE_SIZES):
            yield partial(tokens.compact_token, kind, px)
    for quest in QUESTS:
        yield partial(quests.quest, quest, quests_picture.CARD)
    for px in SQUARE_SIZES:
        yield partial(neutral_pieces.giant, round(px * GIANT))
        for resource in RESOURCES.values():
            yield partial(resources.resource, resource, round(px * RESOURCE))


def _requests(options: Options) -> Iterator[requests.Request]:
    """Yield every picture at some points of a game of arbitrary moves."""
    game = Game.new(options, NAMES[: options.players], seed=SEED)
    played = 0
    while not game.over:
        moves = game.legal_moves()
        move = moves[played * 7 % len(moves)]
        if played % MOVES_BETWEEN == 1:
            yield from _during(game, move)
        game.play(move)
        played += 1
    view = game.view()
    yield from (
        requests.EndPicture(view, ""),
        requests.ScorePicture(view),
        requests.TablePicture(view, ""),
    )


def _during(game: Game, move: Move) -> Iterator[requests.Request]:
    view = game.view()
    yield from (
        requests.LinePicture(view),
        requests.TablePicture(view, ""),
        _panel(game, view, move),
    )
    for kingdom in view.kingdoms:
        yield requests.TurnPicture(view, kingdom.seats[0], 3, board_changed=True)
        yield requests.KingdomPicture(view, kingdom.seats[0])
        if view.board:
            yield requests.TownPicture(view, kingdom.seats[0])
    if view.board:
        yield requests.BuildersPicture(view)


def _panel(game: Game, view: GameView, move: Move) -> requests.PanelPicture:
    """The panel of the seat on turn, with four spots if there is something to place."""
    seat = view.turn.seat if view.turn else 1
    if move.kind is not Kind.PLACE:
        return requests.PanelPicture(view, seat, taken=move.domino or None)
    spots = [(one.squares[0], one.squares[1]) for one in game.legal_moves()[:4]]
    candidates = tuple(requests.Candidate(i, *spot, i) for i, spot in enumerate(spots, start=1))
    return requests.PanelPicture(view, seat, move.domino, candidates, spots[0], gain=1)


_ROW = requests.LadderRow(place=1, name="A", rating=1500, deviation=333, games=1, form=(1, 2, 3, 4))
_LADDER = requests.LadderPicture("", (_ROW, replace(_ROW, place=2)))
_PROFILE = requests.ProfilePicture(
    title="",
    name="A",
    seat=1,
    rating=1500,
    deviation=333,
    plot=(requests.PlotMark(0, 1500, 333), requests.PlotMark(1, 1520, 320)),
    months=(),
    games=1,
    wins=1,
    best=50,
    trophies=1,
    form=(1, 2, 3, 4),
)

_left = _usual()
"""The pictures this process has not drawn yet."""
