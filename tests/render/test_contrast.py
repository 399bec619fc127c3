"""Contrast and size: every text and every sign that matters, seen on a phone 360 pixels wide."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from engine import DOMINOES
from render.canvas import palette
from render.canvas.canvas import Canvas
from render.canvas.colors import (
    CREAM,
    FRAMES,
    GAP,
    GOLD,
    HATCH,
    INK,
    ROSE,
    SEATS,
    TERRAINS,
    THEMES,
    TONES,
    VELVET,
    WHITE,
    WINE,
    contrast,
    mix,
    rgb,
)
from render.pictures import compose
from render.pictures.plot import BAND
from render.requests import LinePicture, Request, TablePicture, TurnPicture
from render.sprites import dominoes, seat_pieces
from tests.render import courts, ladders, positions, tournaments, towns

TEXT, SIGN = 4.5, 3.0
GROUNDS = ("bg", "panel", "slot")
PHONE = 360
SHIELD, KING = 9.5, 12.5  # pixels on a phone, at least


def kept(theme: str, color: str) -> str:
    """A color as it is in pictures: the nearest entry of the palette."""
    return palette.colors(theme)[palette.index(theme, color)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", ["text", "muted", "accent", "good"])
def test_every_ink_is_readable_on_every_ground(theme: str, ground: str, ink: str) -> None:
    roles = FRAMES[theme]
    assert contrast(kept(theme, roles[ink]), kept(theme, roles[ground])) >= TEXT


def _written() -> list[Request]:
    """A picture of each kind, with every role of text that there is."""
    view = positions.view("queens four", 9, 2)
    return [
        LinePicture(view),
        TablePicture(view, "Harvest Moon"),
        TurnPicture(view, view.order[0].seat, -12, board_changed=True),
        positions.panel("teams of eight", 6, 2, choose=0),
        towns.town("queens two", 8, builds=True),
        courts.court("court", buys=True),
        ladders.ladder(),
        ladders.profile(seat=8),
        ladders.chances(8),
        tournaments.standings(),
        tournaments.tables(),
        tournaments.bracket(),
        tournaments.crosstable(),
        tournaments.podium(),
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_written_is_readable(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text of every kind of picture, in the color and on the ground it is drawn with."""
    pairs: set[tuple[str, str]] = set()
    tinted = Canvas.tinted

    def noted(
        canvas: Canvas, mask: Image.Image, ground: str, ink: str, steps: int = palette.STEPS
    ) -> Image.Image:
        pairs.add((kept(theme, ground), kept(theme, ink)))
        return tinted(canvas, mask, ground, ink, steps)

    monkeypatch.setattr(Canvas, "tinted", noted)
    monkeypatch.setattr("render.canvas.canvas.STAMPS.get", lambda _key, make: make())
    for lines in ("plot", "chances"):
        monkeypatch.setattr(f"render.pictures.{lines}.tint", lambda *_args: None)
    for request in _written():
        compose(request, "dark" if theme == "dark" else "light")
    assert len(pairs) >= 6
    assert not {pair for pair in pairs if contrast(*pair) < TEXT}


SIGNS = {
    "points": (WHITE, WINE),
    "crowns": (GOLD.base, VELVET),
    "shaded crowns": (GOLD.shade, VELVET),
    "numbers of spots": (INK, CREAM),
    "the number of the chosen spot": (INK, ROSE),
    "the frame of a choice": (ROSE, INK),
    "outlines of spots": (CREAM, GAP),
    "squares out of reach": (HATCH, GAP),
    **{f"emblem of {seat.name}": (seat.ink, seat.color) for seat in SEATS},
    **{
        f"sign of {terrain}": (
            mix(TONES[terrain].high, WHITE, 0.25),
            mix(TONES[terrain].deep, "#0d0b12", 0.35),
        )
        for terrain in TERRAINS
    },
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_stands_out_from_its_ground(theme: str, sign: str) -> None:
    ink, ground = (kept(theme, color) for color in SIGNS[sign])
    assert contrast(ink, ground) >= SIGN


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", SEATS, ids=[seat.name for seat in SEATS])
def test_stripes_and_lines_of_every_seat_stand_out(theme: str, seat: object) -> None:
    """Ivory on the light panel is darker, violet on the dark one brighter."""
    color = next(one.color for one in SEATS if one is seat)
    panel = FRAMES[theme]["panel"]
    assert contrast(palette.legible(theme, color, panel), panel) >= SIGN
    band = mix(panel, color, BAND)
    assert contrast(palette.legible(theme, color, band), band) >= SIGN


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_stripe_is_drawn_in_the_shade_that_stands_out(theme: str) -> None:
    picture = compose(ladders.profile(seat=8), "dark" if theme == "dark" else "light").image
    stripe = picture.convert("RGB").getpixel((450, 112))
    assert stripe == rgb(palette.legible(theme, SEATS[7].color, FRAMES[theme]["panel"]))


def _crowded() -> list[Request]:
    """The pictures of many lords, where there is least room."""
    found: list[Request] = []
    for setup in ("wedding eight", "teams of eight", "giants five"):
        view = positions.view(setup, 6, 2)
        found += [TurnPicture(view, seat, 3) for seat in (1, view.order[0].seat)]
        if view.board:
            found.append(TurnPicture(view, 1, 3, board_changed=True))
        found += [TablePicture(view, ""), LinePicture(view), positions.panel(setup, 6, 2)]
    return found


def _emblem(make: Callable[[int, int], Image.Image], seat: int, px: int) -> int:
    """The width of an emblem in pixels: what changes in a piece without it."""
    whole = make(seat, px)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seat_pieces, "_draw_emblem", lambda *_args: None)
        bare = make(seat, px)
    changed = ImageChops.difference(whole, bare).convert("RGB").convert("L")
    left, _, right, _ = changed.point(lambda value: 255 if value > 60 else 0).getbbox() or (0,) * 4
    return right - left


PIECES: dict[str, tuple[Callable[[int, int], Image.Image], float, float]] = {
    "shield": (inspect.unwrap(seat_pieces.shield), SHIELD, 5.5),
    "king": (inspect.unwrap(seat_pieces.king), KING, 4.5),
}
"""How wide a piece is on a phone, and its emblem, at least."""


@pytest.mark.parametrize("request_", _crowded(), ids=lambda one: type(one).__name__)
def test_pieces_of_eight_lords_can_be_told_on_a_phone(request_: Request) -> None:
    canvas = compose(request_)
    scale = PHONE / canvas.width
    pieces = {(one.what, one.arguments, one.box[2] - one.box[0]) for one in canvas.drawn}
    for what, arguments, width in pieces:
        if what == "shield_pair":
            assert width * scale >= 2 * SHIELD, arguments
        elif what in PIECES:
            make, least, emblem = PIECES[what]
            seat, px = (int(str(one)) for one in arguments)
            narrow = 0.75 if SEATS[seat - 1].emblem in ("lozenge", "crescent") else 1
            assert width * scale >= least, (what, arguments)
            assert _emblem(make, seat, px) * scale >= emblem * narrow, (what, arguments)


def _half(terrain: str, px: int) -> Image.Image:
    """A half of a domino as it is seen on a phone, without color and equally bright."""
    domino, index = next(
        (name, i)
        for name, one in DOMINOES.items()
        for i, half in enumerate((one.left, one.right))
        if half.terrain.value == terrain and half.crowns == 1
    )
    left, size = round(px * (index + 0.04)), round(px * PHONE / 900)
    square = dominoes.tile(domino, px).convert("L").crop((left, 0, left + px, px))
    corner = square.crop((0, 0, px * 2 // 3, px * 2 // 3)).resize((size, size))
    return ImageOps.autocontrast(corner)


@pytest.mark.parametrize("px", [24, 29, 36, 42, 52])
def test_dark_terrains_of_small_dominoes_are_told_apart_without_color(px: int) -> None:
    """Forest, swamp and mine bear their sign at any size, in a corner that no crown covers."""
    drawn = [_half(terrain, px) for terrain in ("forest", "swamp", "mine")]
    for one in drawn:
        assert ImageStat.Stat(one).stddev[0] > 50
    for one, other in itertools.combinations(drawn, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).rms[0] > 45
