"""Building tiles: no two alike, what they bring made from their numbers and large enough."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.buildings import BUILDINGS, Building, corrected
from render.canvas.pen import Pen
from render.sprites import buildings, tiles
from render.sprites.icons import ROOM, Effect, Form, Icon, draw_strip, effects_of
from tests.render.test_pieces import on_gray

PHONE = 0.4
KNIGHT, TOWER = Effect(Form.ICON, Icon.KNIGHT), Effect(Form.ICON, Icon.TOWER)


def picture_of(id_: str) -> Image.Image:
    """The picture of a building without its strip."""
    pen = Pen(84, 58, 96)
    buildings.draw_building(pen, id_)
    return pen.done()


def strip(building: Building) -> Pen:
    """A strip in the middle of a canvas that is twice as wide as its room."""
    pen = Pen(2 * ROOM, 60, 96)
    draw_strip(pen, effects_of(building), (ROOM, 30), 1.4)
    return pen


def apart(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other)).rms[0])


def test_every_tile_differs_from_every_other_without_color() -> None:
    """At the size of a phone's town panel, in grayscale."""
    drawn = [on_gray(tiles.tile(building, 70)) for building in BUILDINGS.values()]
    for one, other in itertools.combinations(drawn, 2):
        assert apart(one, other) > 8


def test_every_compact_tile_differs_from_every_other() -> None:
    """At the size of a square of a 7×7 kingdom on a phone."""
    drawn = [tiles.compact_tile(building, 43).convert("RGB") for building in BUILDINGS.values()]
    for one, other in itertools.combinations(drawn, 2):
        assert apart(one, other) > 8


def test_every_building_has_a_picture_of_its_own() -> None:
    """They are told apart without their strips: two taverns, two safes."""
    drawn = [on_gray(picture_of(id_)) for id_ in BUILDINGS]
    for one, other in itertools.combinations(drawn, 2):
        assert apart(one, other) > 8


def test_a_building_of_no_kind_is_a_house() -> None:
    """A record of a later version may name one; nothing breaks."""
    assert picture_of("observatory").getchannel("A").getbbox() is not None


@pytest.mark.parametrize(
    ("id_", "effects"),
    [
        ("church", (Effect(Form.EACH, "town", 2),)),
        ("foundry", (KNIGHT, TOWER, Effect(Form.EACH, "mine", 2))),
        ("safe_towers", (TOWER, Effect(Form.TAX, Icon.TOWER), Effect(Form.POINTS, number=2))),
        ("safe_knights", (KNIGHT, Effect(Form.TAX, Icon.KNIGHT), Effect(Form.POINTS, number=2))),
        ("big_tavern", (KNIGHT, KNIGHT, KNIGHT, Effect(Form.POINTS, number=2))),
        ("guardtower", (TOWER, TOWER, Effect(Form.POINTS, number=3))),
        ("travelling_castle", (TOWER, Effect(Form.EACH, Icon.TOWER, 1))),
        ("training_camp", (KNIGHT, Effect(Form.EACH, Icon.KNIGHT, 1))),
        ("statue", (Effect(Form.POINTS, number=5),)),
        ("queens_tower", (Effect(Form.ICON, Icon.CROWN),)),
    ],
)
def test_a_strip_tells_what_a_building_brings(id_: str, effects: tuple[Effect, ...]) -> None:
    """Knights, towers, crown; tax bonus; points once; points for each."""
    assert effects_of(BUILDINGS[id_]) == effects


def test_a_hosts_corrections_are_drawn() -> None:
    """A tile is drawn by its numbers, so it shows the table in force."""
    table = corrected({"bakery": "k1t2"})
    assert effects_of(table["bakery"]) == (KNIGHT, TOWER, TOWER, Effect(Form.EACH, "wheat", 2))
    for make in (tiles.tile, tiles.compact_tile):
        assert apart(on_gray(make(BUILDINGS["bakery"], 96)), on_gray(make(table["bakery"], 96))) > 5


def test_a_crowd_of_icons_becomes_figures() -> None:
    """More than three in all are not counted at a glance."""
    crowd = replace(BUILDINGS["foundry"], knights=3, towers=2)
    many = (Effect(Form.MANY, Icon.KNIGHT, 3), Effect(Form.MANY, Icon.TOWER, 2))
    assert effects_of(crowd) == (*many, Effect(Form.EACH, "mine", 2))


@pytest.mark.parametrize("number", [0, 1, 3, 9])
@pytest.mark.parametrize("id_", BUILDINGS)
def test_no_strip_leaves_its_tile(id_: str, number: int) -> None:
    """Whatever a host corrects."""
    building = replace(BUILDINGS[id_], knights=number, towers=number)
    box = strip(building).done().getchannel("A").getbbox()
    if box is not None:
        assert box[2] - box[0] <= ROOM + 2


def octagon_height(building: Building, px: int, *, compact: bool) -> float:
    """How high the octagon of a tile is on a phone, in its pixels."""
    drawn = (tiles.compact_tile if compact else tiles.tile)(building, px).convert("RGB")
    wine = ImageChops.difference(drawn, Image.new("RGB", drawn.size, "#8e1f33"))
    near = wine.convert("L").point(lambda value: 255 if value < 20 else 0)
    strip_top = px * (54 if compact else 64) // 96
    box = near.crop((0, strip_top, px, px)).getbbox()
    assert box is not None
    return (box[3] - box[1]) * PHONE


@pytest.mark.parametrize(
    ("px", "compact", "least"),
    [(214, False, 16), (176, False, 13), (124, True, 9), (102, True, 7.5)],
)
def test_points_of_a_tile_are_readable_on_a_phone(px: int, compact: bool, least: float) -> None:
    """On the builders' board, in the town, in a kingdom of 5×5 and of 7×7."""
    for building in BUILDINGS.values():
        if building.points or building.per:
            assert octagon_height(building, px, compact=compact) >= least


def test_tiles_stand_free() -> None:
    """Nothing of a picture is cut by the edge of its tile: flags, smoke, spires."""
    for building in BUILDINGS.values():
        for make in (tiles.tile, tiles.compact_tile):
            alpha = make(building, 192).getchannel("A")
            assert alpha.getpixel((0, 0)) == 0
            assert alpha.crop((0, 0, alpha.width, 1)).getextrema()[1] == 0
