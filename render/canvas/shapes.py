"""Outlines as lists of points, and points scattered on a torus."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]


def _spline(four: Sequence[Point], share: float) -> Point:
    """Return a point between the middle two of four (Catmull-Rom)."""
    a, b, c, d = four
    x, y = (
        0.5
        * (
            2 * q
            + (r - p) * share
            + (2 * p - 5 * q + 4 * r - s) * share**2
            + (3 * q - p - 3 * r + s) * share**3
        )
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


def curve(points: Points, *, closed: bool = False, steps: int = 10) -> list[Point]:
    """Return a smooth line through the points."""
    count = len(points)
    if count < 3:
        return list(points)
    line = []
    for i in range(count if closed else count - 1):
        around = range(i - 1, i + 3)
        places = [j % count if closed else min(max(j, 0), count - 1) for j in around]
        four = [points[j] for j in places]
        line += [_spline(four, step / steps) for step in range(steps)]
    return line if closed else [*line, points[-1]]


def soft(*points: Point, steps: int = 6) -> list[Point]:
    """Return a smooth closed line through the points."""
    return curve(points, closed=True, steps=steps)


def arc(center: Point, radius: float, start: float, stop: float, step: float = 9) -> list[Point]:
    """Return a part of a circle, in degrees, clockwise on the screen if start < stop."""
    count = max(1, round(abs(stop - start) / step))
    angles = (math.radians(start + (stop - start) * i / count) for i in range(count + 1))
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]


def regular(center: Point, radius: float, corners: int, turn: float = -90) -> list[Point]:
    """Return a regular polygon."""
    return arc(center, radius, turn, turn + 360, 360 / corners)[:-1]


def star(center: Point, radius: float, corners: int = 5, inner: float = 0.42) -> list[Point]:
    """Return a star with one corner up."""
    outer = regular(center, radius, corners)
    notches = regular(center, radius * inner, corners, -90 + 180 / corners)
    return [point for pair in zip(outer, notches, strict=True) for point in pair]


def rounded(box: tuple[float, float, float, float], radius: float) -> list[Point]:
    """Return a rectangle with round corners, clockwise from the top left, closed."""
    left, top, right, bottom = box
    points = arc((left + radius, top + radius), radius, 180, 270)
    points += arc((right - radius, top + radius), radius, 270, 360)
    points += arc((right - radius, bottom - radius), radius, 0, 90)
    points += arc((left + radius, bottom - radius), radius, 90, 180)
    return [*points, points[0]]


def blob(
    rng: Random, center: Point, radii: Point, *, corners: int = 9, rough: float = 0.18
) -> list[Point]:
    """Return a soft, uneven ellipse."""
    points = []
    for i in range(corners):
        angle = 2 * math.pi * i / corners
        k = 1 + rng.uniform(-rough, rough)
        x = center[0] + radii[0] * k * math.cos(angle)
        points.append((x, center[1] + radii[1] * k * math.sin(angle)))
    return curve(points, closed=True, steps=6)


def along(points: Points, count: int, share: float) -> Iterator[list[Point]]:
    """Cut a closed line into `count` dashes that take `share` of its length."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    period = sum(lengths) / count
    for i in range(count):
        yield [_at(points, lengths, period * (i + 0.2 + share * j / 8)) for j in range(9)]


def _at(points: Points, lengths: Sequence[float], way: float) -> Point:
    way %= sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        if way <= length:
            k = way / length if length else 0.0
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        way -= length
    return points[0]


def scatter(seed: int, side: float, gap: float, tries: int = 4000) -> list[Point]:
    """Return points of a square torus that keep a distance; the same for the same seed."""
    rng = Random(seed)
    points: list[Point] = []
    cells = int(side / gap)
    near: dict[tuple[int, int], list[Point]] = {}
    for _ in range(tries):
        spot = rng.uniform(0, side), rng.uniform(0, side)
        column, row = int(spot[0] / side * cells), int(spot[1] / side * cells)
        if all(_torus_distance(spot, other, side) >= gap for other in near.get((column, row), ())):
            points.append(spot)
            for i in (-1, 0, 1):
                for j in (-1, 0, 1):
                    cell = (column + i) % cells, (row + j) % cells
                    near.setdefault(cell, []).append(spot)
    return points


def _torus_distance(one: Point, other: Point, side: float) -> float:
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return math.hypot(min(dx, side - dx), min(dy, side - dy))


def wrapped(points: Points, side: float, pad: float = 40) -> list[tuple[float, float, int]]:
    """Return the points and their images on a torus, back to front, each with its number.

    Drawn in this order, tall shapes overlap correctly across the seams of the torus.
    """
    images = []
    for i, (x, y) in enumerate(points):
        for dx in (-side, 0, side):
            for dy in (-side, 0, side):
                if -pad < x + dx < side + pad and -pad < y + dy < side + pad:
                    images.append((y + dy, x + dx, i))
    return [(x, y, i) for y, x, i in sorted(images)]
