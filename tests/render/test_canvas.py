"""The canvas: stamps that are remembered and bounded, text on flat grounds, the two modes."""

from __future__ import annotations

import io
import math
import zlib
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageStat

from render.canvas.canvas import Canvas, Stamps
from render.canvas.colors import THEMES, Theme
from render.canvas.png import DEFLATE, indexed_png
from render.pictures import compose
from render.requests import KingdomPicture, TurnPicture
from render.sprites import badges, marks
from tests.render import positions


def solid(side: int) -> Image.Image:
    return Image.new("P", (side, side))


def test_a_stamp_is_made_once() -> None:
    """The second time it comes from memory."""
    stamps, made = Stamps(10_000), []

    def make() -> Image.Image:
        made.append(1)
        return solid(10)

    assert stamps.get("a", make) is stamps.get("a", make)
    assert made == [1]


def test_stamps_are_bounded_and_the_least_used_goes_first() -> None:
    """They never take more than their limit."""
    stamps = Stamps(250)
    for name in ("a", "b", "a", "c"):
        stamps.get(name, partial(solid, 10))
    assert len(stamps) == 2
    assert stamps.size == 200
    kept = stamps.get("a", partial(solid, 10))
    assert stamps.get("a", partial(solid, 3)) is kept


def test_one_stamp_larger_than_the_limit_is_still_given() -> None:
    """A small limit makes pictures slow, not impossible."""
    assert Stamps(5).get("a", partial(solid, 10)).size == (10, 10)


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_written_in_the_ramp_of_its_ground(theme: Theme) -> None:
    """Letters bring no colors but those between the ink and the ground."""
    canvas = Canvas(200, 60, theme)
    canvas.text((10, 30), "Ann 12", 40, on="bg")
    colors = canvas.image.convert("RGB").getcolors()
    assert colors is not None
    assert 2 < len(colors) <= 7


def test_text_is_measured() -> None:
    """A caller can go on behind it."""
    canvas = Canvas(200, 60)
    assert canvas.text((10, 30), "12", 40) > canvas.text((10, 30), "1", 40) > 0


def test_what_is_drawn_is_known() -> None:
    """Tests see what was put where, without reading pixels."""
    canvas = Canvas(200, 200)
    canvas.put((10, 20), marks.free, 62)
    canvas.put_on("panel", (100, 100), "mm", badges.badge, "lake", 96)
    free, badge = canvas.drawn
    assert free.what == "free"
    assert free.box == (10, 20, 72, 82)
    assert badge.arguments == ("lake", 96)
    assert badge.box[0] < 100 < badge.box[2]


def test_a_mark_outside_the_picture_does_no_harm() -> None:
    """Rings reach over the edges of squares, and may over the edge of the picture."""
    canvas = Canvas(50, 50)
    canvas.over((-20, -20), "lt", marks.ring, 62, 2, 1)
    assert canvas.image.size == (50, 50)


@pytest.mark.parametrize("theme", THEMES)
def test_the_palette_costs_little_to_the_eye(theme: Theme) -> None:
    """The fixed palette stays within 35 dB of the same picture in RGB."""
    for request in (
        KingdomPicture(positions.view("four", 99), 1),
        TurnPicture(positions.view("duel", 9), 1, 3),
    ):
        indexed = compose(request, theme).image.convert("RGB")
        reference = compose(request, theme, "RGB").image
        error = ImageStat.Stat(ImageChops.difference(indexed, reference)).sum2
        mean = sum(error) / (3 * indexed.width * indexed.height)
        assert 10 * math.log10(255**2 / mean) > 35


@pytest.mark.parametrize("deflate", [DEFLATE, zlib.compress])
def test_an_encoded_picture_reads_back_equal(deflate: object) -> None:
    """Whatever deflates it."""
    assert callable(deflate)
    image = compose(KingdomPicture(positions.view("four", 5), 1)).image
    with Image.open(io.BytesIO(indexed_png(image, deflate))) as read:
        assert read.format == "PNG"
        assert ImageChops.difference(read.convert("RGB"), image.convert("RGB")).getbbox() is None


def test_a_reference_picture_is_a_png_too() -> None:
    """Mode RGB is for comparison only."""
    assert Canvas(10, 10, mode="RGB").png().startswith(b"\x89PNG")
