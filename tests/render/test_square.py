"""Squares: landscapes without seams, edges of territories, crowns that can be counted."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.buildings import BUILDINGS, corrected
from render.canvas.colors import GAP, TERRAINS, rgb
from render.sprites import badges, square, terrain_art
from render.sprites.square import Detail, Look, Side, Sides

OPEN = Sides(Side.OPEN, Side.OPEN, Side.OPEN, Side.OPEN)
ALONE = Sides(Side.EDGE, Side.EDGE, Side.EDGE, Side.EDGE)
PHONE = 0.4  # 900 px wide pictures are shown at 360


def near(pixel: object, color: str, room: int = 12) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) <= room for a, b in zip(pixel, rgb(color), strict=True))


def gold_runs(picture: Image.Image) -> int:
    """Count the groups of golden columns of a picture: crowns side by side."""
    red, green, blue = picture.convert("RGB").split()
    bright = ImageChops.multiply(
        red.point(lambda v: 255 if v > 150 else 0), green.point(lambda v: 255 if v > 95 else 0)
    )
    gold = ImageChops.multiply(bright, blue.point(lambda v: 255 if v < 150 else 0))
    lower = gold.crop((2, gold.height // 2, gold.width - 2, gold.height * 4 // 5))
    columns = [
        lower.crop((x, 0, x + 1, lower.height)).getbbox() is not None for x in range(lower.width)
    ]
    return sum(1 for is_gold, _ in itertools.groupby(columns) if is_gold)


@pytest.mark.parametrize("crowns", [1, 2, 3])
@pytest.mark.parametrize(("px", "width"), [(132, 27.5), (100, 27.5), (72, 31.0), (36, 44.0)])
def test_crowns_are_counted_on_a_phone(crowns: int, px: int, width: float) -> None:
    """At 360 px every crown is a golden spot of its own on the plate."""
    fitting = {1: width, 2: min(width, 33.0), 3: 23.5}[crowns]
    plate = badges.crown_plate(crowns, px, fitting)
    size = round(plate.width * PHONE), round(plate.height * PHONE)
    assert gold_runs(plate.resize(size, Image.Resampling.LANCZOS)) == crowns


@pytest.mark.parametrize("fine", [True, False])
@pytest.mark.parametrize("terrain", TERRAINS)
def test_landscapes_have_no_seam(terrain: str, fine: bool) -> None:
    """The step across the edge of the torus is no larger than steps inside it."""
    picture = terrain_art.landscape(terrain, 72, fine).convert("L")
    wide, high = picture.size
    shifted = ImageChops.offset(picture, 1, 0)
    steps = ImageChops.difference(picture, shifted)
    means = [ImageStat.Stat(steps.crop((x, 0, x + 1, high))).mean[0] for x in range(wide)]
    assert means[0] <= 1.5 * max(means[1:])


@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("detail", Detail)
def test_every_square_is_painted(terrain: str, detail: Detail) -> None:
    """Each terrain, each number of crowns, each level of detail."""
    for crowns in range(4):
        picture = square.paint(Look(terrain, crowns, 1, 2, ALONE, detail), 62)
        assert picture.size == (62, 62)
        assert picture.mode == "RGB"


def test_territories_end_in_the_mat() -> None:
    """Where other land begins, the dark mat shows; inside a territory it does not."""
    alone = square.paint(Look("grassland", 0, 0, 0, ALONE), 100)
    inside = square.paint(Look("grassland", 0, 0, 0, OPEN), 100)
    edge = ((0, 50), (99, 50), (50, 0), (50, 99), (1, 1), (98, 98))
    assert all(near(alone.getpixel(spot), GAP) for spot in edge)
    assert not any(near(inside.getpixel(spot), GAP) for spot in edge)


def test_inner_corners_are_notched() -> None:
    """Land that goes on both ways but not across the corner shows the mat in that corner."""
    sides = OPEN._replace(corners=(True, False, False, False))
    notched = square.paint(Look("lake", 0, 0, 0, sides), 100)
    assert near(notched.getpixel((99, 0)), GAP)
    assert not near(notched.getpixel((99, 99)), GAP)


def test_two_dominoes_of_one_territory_have_a_seam() -> None:
    """A hairline tells where one domino ends; the halves of one have none."""
    seam = Sides(Side.SEAM, Side.OPEN, Side.OPEN, Side.OPEN)
    one = square.paint(Look("mine", 0, 0, 0, OPEN), 100)
    two = square.paint(Look("mine", 0, 0, 0, seam), 100)
    changed = ImageChops.difference(one, two).getbbox()
    assert changed is not None
    assert changed[1] == 0
    assert changed[3] <= 5


def test_crowns_leave_the_badge_free() -> None:
    """Three crowns at the bottom, the sign of the terrain at the top left."""
    bare = square.paint(Look("wheat", 0, 0, 0, ALONE), 100)
    crowned = square.paint(Look("wheat", 3, 0, 0, ALONE), 100)
    changed = ImageChops.difference(bare, crowned).getbbox()
    assert changed is not None
    assert changed[1] > 17 + 13


def changed_box(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("detail", [Detail.FINE, Detail.COARSE])
@pytest.mark.parametrize("crowns", [1, 2, 3])
def test_a_knight_hides_no_crown(crowns: int, detail: Detail) -> None:
    """It stands above the plate and right of the sign of the terrain."""
    bare = square.paint(Look("wheat", 0, 0, 0, ALONE, detail), 96)
    crowned = square.paint(Look("wheat", crowns, 0, 0, ALONE, detail), 96)
    knighted = square.paint(Look("wheat", 0, 0, 0, ALONE, detail, knight=2), 96)
    plate, knight = changed_box(bare, crowned), changed_box(bare, knighted)
    assert knight[3] <= plate[1] + 4  # the shadow may fall on its rim
    assert knight[0] >= (30 if detail is Detail.FINE else 34)


def test_a_building_covers_all_but_a_rim() -> None:
    """The rim still tells the territory: neither badge nor crowns show."""
    bare = square.paint(Look("town", 0, 0, 0, ALONE), 100)
    built = square.paint(Look("town", 0, 0, 0, ALONE, building=BUILDINGS["statue"]), 100)
    left, top, right, bottom = changed_box(bare, built)
    assert min(left, top) >= 3
    assert max(right, bottom) <= 97
    assert min(right - left, bottom - top) >= 88
    assert built.getpixel((2, 50)) == bare.getpixel((2, 50))


def test_a_knight_on_a_building_leaves_what_it_brings() -> None:
    """It was there before the building, which lies under it now."""
    building = BUILDINGS["big_tavern"]
    built = square.paint(Look("town", 0, 0, 0, ALONE, building=building), 100)
    both = square.paint(Look("town", 0, 0, 0, ALONE, knight=1, building=building), 100)
    assert changed_box(built, both)[3] <= 56


def test_every_tile_is_a_look_of_its_own() -> None:
    """The key of a square carries the building with its numbers, and whose knight it is."""
    table = corrected({"sawmill": "k1t0"})
    looks = {
        Look("town", 0, 0, 0, ALONE, building=BUILDINGS["sawmill"]),
        Look("town", 0, 0, 0, ALONE, building=table["sawmill"]),
        Look("town", 0, 0, 0, ALONE, knight=1),
        Look("town", 0, 0, 0, ALONE, knight=2),
        Look("town", 0, 0, 0, ALONE),
    }
    assert len({square.paint(look, 62).tobytes() for look in looks}) == 5


def test_neighbors_run_on_into_each_other() -> None:
    """A square's right edge continues in the next column's left edge."""
    whole = terrain_art.landscape("lake", 60, True)
    left, right = terrain_art.cut("lake", 0, 1, 60, True), terrain_art.cut("lake", 1, 1, 60, True)
    assert ImageChops.difference(left, whole.crop((0, 60, 60, 120))).getbbox() is None
    assert ImageChops.difference(right, whole.crop((60, 60, 120, 120))).getbbox() is None
    assert ImageChops.difference(terrain_art.cut("lake", 4, 7, 60, True), right).getbbox() is None
