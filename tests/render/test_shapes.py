"""Outlines and scattered points."""

from __future__ import annotations

import itertools
import math
from random import Random

import pytest

from render.canvas.shapes import along, arc, blob, curve, regular, rounded, scatter, star, wrapped


def test_curve_goes_through_its_points() -> None:
    """A smooth line keeps the points it was made of."""
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0), (30.0, 8.0)]
    line = curve(points, steps=4)
    assert all(math.dist(*pair) < 1e-9 for pair in zip(line[::4], points, strict=True))


def test_closed_curve_has_no_loose_end() -> None:
    """Its last piece leads back to the first point."""
    line = curve([(0, 0), (10, 0), (10, 10)], closed=True, steps=5)
    assert len(line) == 15


def test_two_points_are_a_straight_line() -> None:
    """There is nothing to bend."""
    assert curve([(0, 0), (4, 4)]) == [(0, 0), (4, 4)]


def test_arc_runs_both_ways() -> None:
    """From start to stop, whichever is larger."""
    there = arc((0, 0), 1, 0, 90, 30)
    back = arc((0, 0), 1, 90, 0, 30)[::-1]
    assert all(math.dist(*pair) < 1e-9 for pair in zip(there, back, strict=True))


@pytest.mark.parametrize("corners", [3, 5, 8])
def test_polygons_have_their_corners(corners: int) -> None:
    """All of them on the circle; stars have twice as many."""
    points = regular((5, 5), 4, corners)
    assert len(points) == corners
    assert all(math.dist(point, (5, 5)) == pytest.approx(4) for point in points)
    assert len(star((5, 5), 4, corners)) == 2 * corners


def test_rounded_rectangle_is_closed_and_inside() -> None:
    """It ends where it starts and never leaves its box."""
    points = rounded((0, 0, 30, 20), 5)
    assert points[0] == points[-1]
    assert all(-1e-9 <= x <= 30 + 1e-9 and -1e-9 <= y <= 20 + 1e-9 for x, y in points)


def test_dashes_take_their_share_of_a_line() -> None:
    """Eight dashes of a quarter cover a quarter."""
    line = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)]
    dashes = list(along(line, 8, 0.25))
    lengths = [sum(math.dist(a, b) for a, b in itertools.pairwise(dash)) for dash in dashes]
    assert len(dashes) == 8
    assert sum(lengths) == pytest.approx(10, abs=0.6)


def test_scattered_points_keep_their_distance_on_the_torus() -> None:
    """Across the seams, too; and they are the same every time."""
    points = scatter(3, 100, 20)
    assert points == scatter(3, 100, 20)
    for (x, y), (u, v) in itertools.combinations(points, 2):
        dx, dy = abs(x - u), abs(y - v)
        assert math.hypot(min(dx, 100 - dx), min(dy, 100 - dy)) >= 20


def test_wrapped_points_come_back_to_front() -> None:
    """What stands lower is drawn later; a point near an edge has an image across it."""
    images = wrapped([(5.0, 50.0), (50.0, 20.0)], 100)
    assert [y for _, y, _ in images] == sorted(y for _, y, _ in images)
    assert (105.0, 50.0, 0) in images


def test_blob_stays_near_its_ellipse() -> None:
    """Uneven, but no more than it was told to be."""
    for x, y in blob(Random(1), (0, 0), (10, 5), rough=0.1):
        assert 0.7 < math.hypot(x / 10, y / 5) < 1.3
