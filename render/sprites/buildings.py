"""The pictures of the 17 buildings: one function each, in 84 × 58 units with the ground at 52."""

from collections.abc import Callable
from dataclasses import dataclass

from render.canvas.colors import BLACK, GOLD, INK, SKIN, STEEL, STONE, WHITE, WOOD, Color, mix
from render.canvas.pen import Pen
from render.canvas.shapes import Point, curve, star

GROUND = 52.0
RED, BLUE, GREEN = "#b8452f", "#3f6f9f", "#4c8a63"
PLUM, STRAW, SLATE = "#7b4a86", "#d3a043", "#596073"
PLASTER, TIMBER, LIGHT = "#f3e3c3", "#c99a62", "#ffd98a"
BRICK_SHADE, BRICK, BRICK_LIGHT = "#7f3a2a", "#a3523a", "#c9714f"
SOOT_SHADE, SOOT, SOOT_LIGHT = "#4b3c3c", "#6d5a58", "#9a8480"
SMOKE, SMOKE_SHADE = "#d8d2cc", "#b9b2b0"
EMBER, EMBER_LIGHT, EMBER_HIGH = "#f08a2c", "#ffb547", "#ffe9a0"
CRUST_SHADE, CRUST, CRUST_LIGHT = "#8a4a16", "#a5621f", "#dc9a45"
CLOTH, CLOTH_LIGHT, CLOTH_SHADE = "#c9503a", "#e98566", "#4a1d18"
LINEN, FOAM = "#f7f2e4", "#fffaf0"
FISH, FISH_SHADE = "#5aa0cf", "#2b74ad"
WOOL_SHADE, WOOL, WOOL_LIGHT = "#4c8a3f", "#7db05a", "#b5d78f"
HAT_SHADE, HAT, HAT_LIGHT = "#33285f", "#4a3a86", "#7765b8"
SPIRE, SPIRE_LIGHT, GLASS = "#4f6f8f", "#83a5c2", "#f2c94c"
BEER, BEER_LIGHT = "#f2b64a", "#ffdc8f"
BRONZE, BRONZE_LIGHT, BRONZE_HIGH = "#6fa394", "#8ebdab", "#a6cfbd"
ROSE_ROOF, ROSE_DRESS, ROSE_SHADE = "#a8326f", "#d766a0", "#5b2149"
TURRET_ROOF = "#8a3b5c"


def draw_building(pen: Pen, id_: str) -> None:
    """Draw the picture of a building; a kind without one gets a plain house."""
    _DRAW.get(id_, _house_of_no_kind)(pen)


# -- parts


@dataclass(frozen=True, slots=True)
class House:
    """A gabled house: its front at the left, the slope of its roof at the right."""

    left: float
    right: float
    height: float
    gable: float
    wall: Color
    roof: Color
    timbered: bool = True


def draw_house(pen: Pen, house: House) -> None:
    """Draw a house on the ground."""
    left, right, roof = house.left, house.right, house.roof
    top = GROUND - house.height
    front = left + (right - left) * 0.42
    ridge, peak = (left + front) / 2, top - house.gable
    pen.rect((left, top, right, GROUND), house.wall)
    pen.rect((front, top, right, GROUND), mix(house.wall, "#3a2233", 0.24))
    pen.poly([(left, top), (ridge, peak), (front, top)], house.wall)
    end = right - (front - ridge)
    slope = [(ridge - 1, peak - 2), (end + 2, peak - 2)]
    pen.poly([*slope, (right + 3, top + 2), (front + 0.5, top + 2)], roof)
    pen.poly([*slope, (end + 4, peak + 3), (ridge + 2, peak + 3)], mix(roof, WHITE, 0.25))
    eaves = [(left - 3, top + 2.5), (ridge, peak - 1), (front + 1, top + 2)]
    pen.line(eaves, 3, mix(roof, BLACK, 0.3))
    if house.timbered:
        pen.line([(left, top), (front, top)], 1.8, WOOD.shade)
        pen.line([(ridge, top), (ridge, peak + 4)], 1.8, WOOD.shade)


def draw_door(pen: Pen, x: float, width: float = 8, height: float = 13) -> None:
    """Draw a door round a middle."""
    left, right = x - width / 2, x + width / 2
    pen.round_rect((left, GROUND - height, right, GROUND + 1), 3, WOOD.deep)
    pen.rect((left, GROUND - 3, right, GROUND), WOOD.deep)


def draw_window(pen: Pen, middle: Point, size: Point) -> None:
    """Draw a lit window round a middle."""
    (x, y), (w, h) = middle, (size[0] / 2, size[1] / 2)
    pen.rect((x - w - 1, y - h - 1, x + w + 1, y + h + 1), WOOD.shade)
    pen.rect((x - w, y - h, x + w, y + h), LIGHT)


def _draw_slit(pen: Pen, x: float, y: float) -> None:
    pen.round_rect((x - 2, y - 5, x + 2, y + 5), 2, INK)


def _draw_shaft(pen: Pen, x: float, base: float, size: Point) -> None:
    """Draw a round shaft: lit left third, shaded right third."""
    left, right, top = x - size[0] / 2, x + size[0] / 2, base - size[1]
    pen.rect((left, top, right, base), STONE.base)
    pen.rect((left, top, left + size[0] * 0.36, base), STONE.light)
    pen.rect((right - size[0] * 0.3, top, right, base), STONE.shade)


def draw_turret(pen: Pen, foot: Point, size: Point) -> None:
    """Draw a tower with battlements."""
    x, top = foot[0], foot[1] - size[1]
    _draw_shaft(pen, x, foot[1], size)
    left, right = x - size[0] / 2 - 2, x + size[0] / 2 + 2
    pen.rect((left, top - 1, right, top + 3), STONE.shade)
    pen.rect((left, top - 1, x, top + 3), STONE.light)
    tooth = (right - left) / 5
    for i in range(3):
        tone = STONE.light if i < 2 else STONE.shade
        pen.rect((left + 2 * i * tooth, top - 5.5, left + (2 * i + 1) * tooth, top), tone)


def draw_spire(pen: Pen, foot: Point, size: Point, height: float, roof: Color) -> None:
    """Draw a tower with a cone for a roof."""
    x, top = foot[0], foot[1] - size[1]
    _draw_shaft(pen, x, foot[1], size)
    left, peak, right = (
        (x - size[0] / 2 - 2.5, top),
        (x, top - height),
        (x + size[0] / 2 + 2.5, top),
    )
    pen.poly([left, peak, right], roof)
    pen.poly([left, peak, (x - size[0] * 0.05, top)], mix(roof, WHITE, 0.28))
    pen.poly([(x + size[0] * 0.2, top), peak, right], mix(roof, BLACK, 0.25))


def _draw_flag(pen: Pen, foot: Point, color: Color) -> None:
    x, y = foot
    pen.line([(x, y), (x, y - 7)], 1.4, INK)
    pen.poly([(x + 0.4, y - 8), (x + 8.5, y - 5.6), (x + 0.4, y - 3.2)], color)


def _draw_log(pen: Pen, box: tuple[float, float, float, float], tone: Color) -> None:
    _, top, right, bottom = box
    pen.round_rect(box, 4, tone)
    pen.ellipse((right - 2, (top + bottom) / 2), (3.4, 4.2), WOOD.high)


# -- those that pay for terrains


def _bakery(pen: Pen) -> None:
    pen.rect((60, 12, 69, 40), BRICK)
    pen.rect((60, 12, 64, 40), BRICK_LIGHT)
    pen.rect((58, 10, 71, 14), BRICK_SHADE)
    pen.ellipse((67, 5), 4, SMOKE)
    pen.ellipse((73, 1), 3, SMOKE)
    draw_house(pen, House(12, 72, 22, 16, PLASTER, RED))
    pen.ellipse((57, 44), (9, 8), "#5d2a1c")
    pen.ellipse((57, 45), (6.5, 5.5), EMBER)
    pen.ellipse((57, 47), (4, 3), "#ffd35c")
    pen.ellipse((24, 42), (10, 6.5), CRUST)
    pen.ellipse((23, 40.6), (9, 5), CRUST_LIGHT)
    for x in (17, 22, 27):
        pen.line([(x, 43), (x + 3, 38)], 1.6, CRUST_SHADE)


def _sawmill(pen: Pen) -> None:
    draw_house(pen, House(10, 66, 22, 14, TIMBER, GREEN))
    for y in (34, 40, 46, 52):
        pen.line([(12, y), (33, y)], 1.2, WOOD.shade)
    _draw_log(pen, (40, 44, 80, 52), WOOD.shade)
    _draw_log(pen, (44, 36, 76, 44), WOOD.base)
    pen.poly(star((24, 40), 13, 12, 0.78), STEEL.shade)
    pen.ellipse((23.4, 39.4), 9, STEEL.light)
    pen.ellipse((24, 40), 2.6, INK)


def _fishmonger(pen: Pen) -> None:
    draw_house(pen, House(12, 72, 22, 15, "#dfe6e6", BLUE))
    for i in range(5):
        stripe = (38 + i * 7.4, 31, 38 + (i + 1) * 7.4, 38)
        pen.rect(stripe, LINEN if i % 2 else CLOTH)
    pen.rect((40, 45, 74, 52), WOOD.base)
    for x in (48, 62):
        pen.ellipse((x, 43.5), (6, 3), FISH)
        pen.poly([(x + 5, 43.5), (x + 9, 40.5), (x + 9, 46.5)], FISH_SHADE)
        pen.ellipse((x - 3, 43), 0.9, INK)
    draw_door(pen, 24)


def _weaving_shop(pen: Pen) -> None:
    draw_house(pen, House(12, 72, 22, 15, "#f0ddd0", PLUM))
    for box in ((14, 32, 17, 52), (33, 32, 36, 52), (14, 32, 36, 35)):
        pen.rect(box, WOOD.shade)
    for x in range(19, 33, 3):
        pen.line([(x, 35), (x, 46)], 1.1, "#8a7a66")
    pen.rect((17, 43, 33, 50), CLOTH)
    pen.rect((17, 45, 33, 47), "#f7d774")
    pen.ellipse((56, 45), 8, WOOL)
    pen.line(curve([(50, 42), (56, 48), (62, 43)]), 1.4, WOOL_SHADE)
    pen.line(curve([(50, 47), (57, 40), (62, 47)]), 1.4, WOOL_LIGHT)


def _magic_school(pen: Pen) -> None:
    draw_turret(pen, (42, GROUND), (24, 26))
    pen.poly([(24, 27), (42, -3), (60, 27)], HAT)
    pen.poly([(24, 27), (42, -3), (38, 27)], HAT_LIGHT)
    pen.ellipse((42, 27), (19, 4.5), HAT_SHADE)
    draw_door(pen, 42, 9, 14)
    for x in (34, 50):
        draw_window(pen, (x, 39), (4, 6))
    for spot, size in (((44, 17), 5.5), ((36, 24), 2.6), ((69, 14), 5.0), ((14, 20), 4.0)):
        pen.poly(star(spot, size), GOLD.light)


def _foundry(pen: Pen) -> None:
    for x in (52, 66):
        pen.rect((x, 6, x + 8, 40), SOOT)
        pen.rect((x, 6, x + 3, 40), SOOT_LIGHT)
        pen.rect((x - 1.5, 5, x + 9.5, 9), SOOT_SHADE)
    pen.ellipse((60, 2), (5, 3.5), SMOKE_SHADE)
    pen.ellipse((74, 0.5), (4, 3), SMOKE)
    draw_house(pen, House(8, 76, 22, 13, "#8f8079", SLATE, timbered=False))
    pen.round_rect((15, 32, 33, 53), 8, "#3a1d18")
    pen.ellipse((24, 49), (7, 5), EMBER)
    pen.poly([(19, 50), (24, 37), (29, 50)], EMBER_LIGHT)
    pen.ellipse((24, 50), (3.5, 3), EMBER_HIGH)
    horn = [(44, 40), (72, 40), (72, 43), (63, 46), (65, 52), (50, 52), (53, 46), (44, 43)]
    pen.poly(horn, INK)
    pen.poly([(44, 40), (72, 40), (72, 42), (44, 42)], STEEL.base)


def _church(pen: Pen) -> None:
    pen.rect((14, 22, 32, GROUND), STONE.light)
    pen.rect((25, 22, 32, GROUND), STONE.shade)
    pen.poly([(11, 22), (23, -4), (35, 22)], SPIRE)
    pen.poly([(11, 22), (23, -4), (21, 22)], SPIRE_LIGHT)
    pen.ellipse((23, -4), 2.4, GOLD.base)
    draw_house(pen, House(32, 74, 18, 13, STONE.base, BLUE, timbered=False))
    pen.ellipse((23, 30), 5, PLUM)
    pen.ellipse((23, 30), 3, GLASS)
    for x in (54, 65):
        pen.round_rect((x - 2.6, 38, x + 2.6, 50), 2.6, GLASS)
    draw_door(pen, 23, 9, 13)


# -- safes and taverns: two of each, easily distinguished


def _draw_vault(pen: Pen) -> None:
    """Draw an iron-bound chest before a wall with battlements."""
    pen.rect((8, 22, 76, GROUND), STONE.base)
    pen.rect((8, 22, 30, GROUND), STONE.light)
    pen.rect((62, 22, 76, GROUND), STONE.shade)
    for i in range(6):
        tone = STONE.light if i < 4 else STONE.shade
        pen.rect((6 + i * 13, 15, 14 + i * 13, 23), tone)


def _draw_chest(pen: Pen, left: float) -> None:
    right = left + 36
    pen.round_rect((left, 28, right, 53), 4, WOOD.shade)
    pen.round_rect((left, 28, right, 38), 4, WOOD.base)
    for x in (left + 5, left + 28):
        pen.rect((x, 28, x + 4, 53), STEEL.shade)
    pen.rect((left, 37, right, 40), STEEL.shade)
    pen.ellipse((left + 18, 41), 5, GOLD.base)
    pen.rect((left + 17, 40, left + 19, 45), INK)


def _safe_knights(pen: Pen) -> None:
    """A chest and a shield with crossed swords on the wall."""
    _draw_vault(pen)
    _draw_chest(pen, 36)
    for x in (15, 29):
        pen.line([(44 - x, 26), (x, 47)], 2.4, STEEL.shade)
        pen.line([(x, 47), (x + (22 - x) * 0.25, 42)], 3.4, WOOD.deep)
    shield = [(15, 28), (29, 28), (28.5, 38), (22, 46), (15.5, 38)]
    pen.poly(shield, CLOTH)
    pen.poly([(15, 28), (22, 28), (22, 46), (15.5, 38)], CLOTH_LIGHT)


def _safe_towers(pen: Pen) -> None:
    """A chest between the two towers of a gate."""
    _draw_vault(pen)
    draw_turret(pen, (16, GROUND), (15, 42))
    draw_turret(pen, (68, GROUND), (15, 42))
    _draw_chest(pen, 24)
    _draw_slit(pen, 16, 24)
    _draw_slit(pen, 68, 24)


def _draw_barrel(pen: Pen, x: float) -> None:
    pen.ellipse((x, 42), (9, 10), WOOD.shade)
    pen.ellipse((x - 1.4, 41), (7.4, 9), WOOD.base)
    pen.rect((x - 10, 38, x + 9, 40), STEEL.deep)
    pen.rect((x - 10, 45, x + 9, 47), STEEL.deep)


def _draw_mug(pen: Pen, left: float) -> None:
    pen.line(curve([(left + 13, 40), (left + 19, 42), (left + 13, 49)]), 2.6, GOLD.shade)
    pen.round_rect((left, 36, left + 13, 52), 2, BEER)
    pen.rect((left, 36, left + 4, 52), BEER_LIGHT)
    pen.ellipse((left + 3, 35), 4.5, FOAM)
    pen.ellipse((left + 10, 35), 4.5, FOAM)


def _small_tavern(pen: Pen) -> None:
    draw_house(pen, House(12, 66, 18, 14, "#a8703f", STRAW))
    _draw_barrel(pen, 56)
    _draw_mug(pen, 17)


def _big_tavern(pen: Pen) -> None:
    """Two stories, lit windows, a hanging sign."""
    draw_house(pen, House(8, 74, 36, 13, "#a8703f", RED))
    pen.line([(8, 33), (74, 33)], 2.2, WOOD.shade)
    for x in (15, 29, 44, 55, 66):
        draw_window(pen, (x, 24.5), (5, 7))
    _draw_barrel(pen, 64)
    _draw_barrel(pen, 46)
    _draw_mug(pen, 14)


# -- towers and knights


def _guardtower(pen: Pen) -> None:
    draw_turret(pen, (28, GROUND), (20, 38))
    draw_turret(pen, (58, GROUND), (18, 26))
    pen.rect((38, 38, 50, GROUND), STONE.shade)
    _draw_slit(pen, 28, 30)
    _draw_slit(pen, 58, 40)
    pen.line([(28, 9), (28, -3)], 1.6, INK)
    pen.poly([(28.8, -4), (42, 0), (28.8, 4)], CLOTH)


def _fortified_castle(pen: Pen) -> None:
    pen.rect((14, 30, 70, GROUND), STONE.base)
    pen.rect((14, 30, 40, GROUND), STONE.light)
    for x, height in ((14, 24), (42, 30), (70, 24)):
        draw_spire(pen, (x, GROUND), (17, height), 16, TURRET_ROOF)
    draw_door(pen, 42, 11, 15)


def _traveling_castle(pen: Pen) -> None:
    pen.poly([(14, 44), (70, 44), (66, 30), (18, 30)], WOOD.base)
    pen.rect((14, 42, 70, 46), WOOD.shade)
    draw_spire(pen, (28, 32), (13, 14), 10, BLUE)
    draw_spire(pen, (56, 32), (13, 14), 10, BLUE)
    draw_spire(pen, (42, 32), (14, 20), 12, BLUE)
    _draw_flag(pen, (42, 1), CLOTH)
    for x in (24, 60):
        pen.ellipse((x, 46), 8, WOOD.deep)
        pen.ellipse((x, 46), 5.4, WOOD.light)
        pen.line([(x - 6, 46), (x + 6, 46)], 1.8, WOOD.deep)
        pen.line([(x, 40), (x, 52)], 1.8, WOOD.deep)


def _training_camp(pen: Pen) -> None:
    pen.poly([(6, GROUND), (26, 10), (46, GROUND)], CLOTH)
    pen.poly([(6, GROUND), (26, 10), (22, GROUND)], CLOTH_LIGHT)
    pen.poly([(20, GROUND), (26, 26), (32, GROUND)], CLOTH_SHADE)
    pen.line([(26, 12), (26, 3)], 1.6, INK)
    pen.poly([(27, 2), (36, 5), (27, 8)], GOLD.base)
    pen.line([(64, 52), (64, 30)], 4, WOOD.shade)
    for radius, color in ((14.0, FOAM), (10.0, "#c23a2a"), (6.0, FOAM), (2.8, "#c23a2a")):
        pen.ellipse((64, 26), radius, color)
    pen.line([(50, 12), (63, 25)], 2.2, WOOD.deep)


# -- others


def _statue(pen: Pen) -> None:
    pen.rect((26, 42, 58, GROUND), STONE.shade)
    pen.rect((26, 42, 40, GROUND), STONE.light)
    pen.rect((30, 35, 54, 42), STONE.base)
    pen.poly(curve([(34, 35), (34, 20), (42, 14), (50, 20), (50, 35)], steps=5), BRONZE)
    pen.poly(curve([(34, 35), (34, 20), (41, 15), (40, 35)], steps=5), BRONZE_HIGH)
    pen.ellipse((42, 10), 5.5, BRONZE_LIGHT)
    pen.line([(50, 22), (58, 12)], 3.6, BRONZE)
    pen.line([(58, 18), (58, -3)], 2.4, STEEL.base)
    pen.poly([(37, 6), (38, 0), (42, 4), (46, 0), (47, 6)], GOLD.base)


def _queens_tower(pen: Pen) -> None:
    draw_spire(pen, (42, GROUND), (26, 34), 18, ROSE_ROOF)
    _draw_flag(pen, (42, 1), "#f2dff0")
    pen.rect((27, GROUND - 3, 57, GROUND), STONE.shade)
    pen.round_rect((37, 24, 47, 40), 5, ROSE_SHADE)
    pen.ellipse((42, 31), 3, SKIN)
    pen.poly([(37.5, 40), (42, 32), (46.5, 40)], ROSE_DRESS)
    pen.rect((35, 38, 49, 42), STONE.light)


def _house_of_no_kind(pen: Pen) -> None:
    draw_house(pen, House(12, 72, 22, 16, PLASTER, SLATE))
    draw_door(pen, 24)


_DRAW: dict[str, Callable[[Pen], None]] = {
    "bakery": _bakery,
    "sawmill": _sawmill,
    "fishmonger": _fishmonger,
    "weaving_shop": _weaving_shop,
    "magic_school": _magic_school,
    "foundry": _foundry,
    "church": _church,
    "safe_knights": _safe_knights,
    "safe_towers": _safe_towers,
    "small_tavern": _small_tavern,
    "big_tavern": _big_tavern,
    "guardtower": _guardtower,
    "fortified_castle": _fortified_castle,
    "travelling_castle": _traveling_castle,
    "training_camp": _training_camp,
    "statue": _statue,
    "queens_tower": _queens_tower,
}
