"""One square of a kingdom as a finished picture: land, edges, signs, pieces."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from engine.buildings import Building
from render.canvas.colors import BLACK, GAP, TONES, mix, rgb
from render.canvas.pen import UNITS, Pen
from render.sprites import (
    badges,
    neutral_pieces,
    resources,
    seat_pieces,
    terrain_art,
    tiles,
    tokens,
)


class Side(IntEnum):
    """The land beyond one side of a square."""

    OPEN = 0  # the other half of its domino, same terrain
    SEAM = 1  # the same terrain, another domino
    EDGE = 2  # another terrain or nothing


class Detail(Enum):
    """The level of detail, by what can be seen on a phone."""

    FINE = "fine"  # 40 px and more on a phone
    COARSE = "coarse"  # fewer and larger motifs and signs
    MINI = "mini"  # dominoes under 60 px a square: the largest badges and crowns


class Sides(NamedTuple):
    """The four sides of a square, and for each corner whether the land beyond it is other land.

    Corners go north-east, south-east, south-west, north-west.
    """

    north: Side
    east: Side
    south: Side
    west: Side
    corners: tuple[bool, bool, bool, bool] = (False, False, False, False)


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that changes the picture of a square; it is the key of its stamp.

    `knight` is the seat of the knight on the square, 0 if there is none; `giants` is how many of
    the crowns are covered, those of a Court token included.
    """

    terrain: str
    crowns: int
    column: int  # of the landscape, modulo 3
    row: int
    sides: Sides
    detail: Detail = Detail.FINE
    knight: int = 0
    building: Building | None = None
    resource: str = ""
    token: str = ""
    giants: int = 0


class Masks(NamedTuple):
    """Where a square is darkened, lit and cut away (all of one size, mode L)."""

    dark: Image.Image
    lit: Image.Image
    gap: Image.Image


EDGE_WIDTH = 1.7  # of the mat at each edge of a territory
ROUND = 9.0  # radius of its outer corners
RIM = 2.6  # its lit and dark rim
FAR = 12.0  # the margin drawn beyond the square, so that rims continue
BADGES = {Detail.FINE: (12.5, 17.0), Detail.COARSE: (16.0, 19.5), Detail.MINI: (32.0, 34.0)}
"""Radius of the badge of a terrain, and where its middle is from the left and the top."""
TILE = 0.94  # share of a square that a building covers
KNIGHT, KNIGHT_BESIDE = 1.02, 0.82  # sizes of a knight: above crowns, on a building
RESOURCE = 1.1
GIANT, GIANT_BESIDE = 0.74, 0.62  # sizes of a giant: on a square's crown, on a token's
RIM_ALPHA, SEAM_DARK, SEAM_LIGHT, SEAM_FOOT = 0.62, 0.60, 0.34, 0.22


def tile_px(px: int) -> int:
    """Return the size of a building on a square of `px` pixels."""
    return round(px * TILE)


def paint(look: Look, px: int) -> Image.Image:
    """Return a square of `px` pixels, RGB."""
    fine = look.detail is Detail.FINE
    picture = terrain_art.cut(look.terrain, look.column, look.row, px, fine)
    tones = TONES[look.terrain]
    masks = _masks(look.sides, px)
    picture.paste(rgb(mix(tones.deep, BLACK, 0.25)), (0, 0), masks.dark)
    picture.paste(rgb(tones.high), (0, 0), masks.lit)
    picture.paste(rgb(GAP), (0, 0), masks.gap)
    if look.building is not None:
        _put(picture, tiles.compact_tile(look.building, tile_px(px)), 48, 48)
    elif look.token:
        _put_token(picture, look, px)
    else:
        _put_signs(picture, look, px)
    if look.knight:
        _put_knight(picture, look, px)
    return picture


def _put_knight(picture: Image.Image, look: Look, px: int) -> None:
    """Put a knight where it hides neither crowns nor a resource."""
    size, x, y = KNIGHT, 61, 31
    if look.building or look.token:
        size, x, y = KNIGHT_BESIDE, 73, 28
    elif look.resource:
        x, y = 34, 64
    _put(picture, seat_pieces.knight(look.knight, round(px * size)), x, y)


def _put_token(picture: Image.Image, look: Look, px: int) -> None:
    """Put a Court token on a square, and the giants on its crowns, from the right."""
    _put(picture, tokens.compact_token(look.token, tile_px(px), look.giants), 48, 48)
    for i in range(look.giants):
        x, y = tokens.crown_place(look.token, i)
        giant = neutral_pieces.giant(round(px * GIANT_BESIDE))
        _put(picture, giant, 48 + (x - 48) * TILE, 46 + (y - 48) * TILE - 4)


def _put_signs(picture: Image.Image, look: Look, px: int) -> None:
    """Put the badge of the terrain, the crowns with their giants, the resource on a square."""
    radius, middle = BADGES[look.detail]
    _put(picture, badges.badge(look.terrain, px, radius), middle, middle)
    if look.crowns:
        crown = _crown_width(look)
        plate = badges.crown_plate(look.crowns, px, crown, look.giants)
        width, height = (size * UNITS / px for size in plate.size)
        x = 48 if look.crowns == 3 else 91.5 - width / 2
        _put(picture, plate, x, 91 - height / 2)
        for i in range(look.giants):
            pitch = crown * 1.24
            _put(
                picture,
                neutral_pieces.giant(round(px * GIANT)),
                x + width / 2 - 2.5 - pitch * (i + 0.5),
                66,
            )
    if look.resource:
        larger = 1.5 if look.detail is Detail.MINI else 1.0
        _put(picture, resources.resource(look.resource, round(px * RESOURCE * larger)), 68, 30)


def _crown_width(look: Look) -> float:
    if look.detail is Detail.MINI:
        return (37.0, 31.0, 23.5)[look.crowns - 1]
    if look.crowns == 3:
        return 23.5
    return 27.5 if look.detail is Detail.FINE else 31.0


def _put(picture: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Put a sprite on a square, its center at a place in units."""
    scale = picture.width / UNITS
    place = round(x * scale - sprite.width / 2), round(y * scale - sprite.height / 2)
    picture.paste(sprite, place, sprite)


# -- the edge of a territory


@lru_cache(maxsize=4096)
def _masks(sides: Sides, px: int) -> Masks:
    """Assemble the masks of a square from those of its four quarters."""
    half = px // 2
    ne, se, sw, nw = sides.corners
    quarters = (
        (half, 0, px, half, sides.north, sides.east, ne),
        (half, half, px, px, sides.south, sides.east, se),
        (0, half, half, px, sides.south, sides.west, sw),
        (0, 0, half, half, sides.north, sides.west, nw),
    )
    whole = Masks(*(Image.new("L", (px, px)) for _ in range(3)))
    for left, top, right, bottom, upright, level, corner in quarters:
        notch = corner and Side.EDGE not in (upright, level)
        source = _symmetric_masks(upright, level, notch, px)
        box = (left, top, right, bottom)
        for mask, part in zip(whole, source, strict=True):
            mask.paste(part.crop(box), box)
    return whole


@lru_cache(maxsize=512)
def _symmetric_masks(upright: Side, level: Side, notch: bool, px: int) -> Masks:
    """Return the masks of a square with equal sides north and south, and east and west.

    Each quarter of any square is the quarter of one of these thirteen.
    """
    ground = _region(upright is Side.EDGE, level is Side.EDGE, notch, px)
    step = round(RIM * px / UNITS * 4)
    lit = ImageChops.subtract(ground, _moved(ground, step))
    dark = ImageChops.subtract(ImageChops.subtract(ground, _moved(ground, -step)), lit)
    gap = ImageChops.invert(ground)
    masks = [_weighted(dark, RIM_ALPHA), _weighted(lit, RIM_ALPHA), gap]
    edge = round(FAR * px / UNITS * 4)
    inner = (edge, edge, edge + px * 4, edge + px * 4)
    dark, lit, gap = (mask.crop(inner).reduce(4) for mask in masks)
    if Side.SEAM not in (upright, level):
        return Masks(dark, lit, gap)
    seam_dark, seam_lit = _seams(upright, level, px)
    return Masks(ImageChops.lighter(dark, seam_dark), ImageChops.lighter(lit, seam_lit), gap)


def _weighted(mask: Image.Image, alpha: float) -> Image.Image:
    return mask.point(lambda v: round(v * alpha))


def _region(upright: bool, level: bool, notch: bool, px: int) -> Image.Image:
    """Return the land of a territory on a square and round it, four times too large."""
    wide = UNITS + 2 * FAR
    pen, hole, back = (Pen(wide, wide, px) for _ in range(3))
    near, far = FAR + EDGE_WIDTH, FAR + UNITS - EDGE_WIDTH
    left, right = (near, far) if level else (0, wide)
    top, bottom = (near, far) if upright else (0, wide)
    pen.rect((left, top, right, bottom), "#ffffff")
    for x, y in ((0, 0), (0, 1), (1, 0), (1, 1)):
        if upright and level:
            ax, ay = (far - ROUND if x else near + ROUND), (far - ROUND if y else near + ROUND)
            hole.rect(
                (ax if x else 0, ay if y else 0, wide if x else ax, wide if y else ay), "#ffffff"
            )
            back.ellipse((ax, ay), ROUND, "#ffffff")
        elif notch:
            hole.ellipse((FAR + UNITS * x, FAR + UNITS * y), EDGE_WIDTH + 1.2, "#ffffff")
    ground = ImageChops.subtract(pen.image.getchannel("A"), hole.image.getchannel("A"))
    return ImageChops.lighter(ground, back.image.getchannel("A"))


def _moved(mask: Image.Image, step: int) -> Image.Image:
    """Return the land moved down and right (up and left if negative), with land outside."""
    moved = Image.new("L", mask.size, 255)
    moved.paste(mask, (step, step))
    return moved


def _seams(upright: Side, level: Side, px: int) -> tuple[Image.Image, Image.Image]:
    """Return the dark and the lit hairlines between dominoes of one territory."""
    dark, lit, foot = (Pen(UNITS, UNITS, px) for _ in range(3))
    if upright is Side.SEAM:
        dark.rect((0, 0, 96, 0.8), BLACK, SEAM_DARK)
        dark.rect((0, 95.2, 96, 96), BLACK, SEAM_DARK)
        lit.rect((0, 0.8, 96, 2.2), BLACK, SEAM_LIGHT)
        foot.rect((0, 94.2, 96, 95.2), BLACK, SEAM_FOOT)
    if level is Side.SEAM:
        dark.rect((0, 0, 0.8, 96), BLACK, SEAM_DARK)
        dark.rect((95.2, 0, 96, 96), BLACK, SEAM_DARK)
        lit.rect((0.8, 0, 2.2, 96), BLACK, SEAM_LIGHT)
        foot.rect((94.2, 0, 95.2, 96), BLACK, SEAM_FOOT)
    shadows = ImageChops.lighter(dark.done().getchannel("A"), foot.done().getchannel("A"))
    return shadows, lit.done().getchannel("A")
