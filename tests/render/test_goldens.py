"""Pictures look as they did when somebody looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from tests.render.goldens import GOLDENS, SHARE, difference, drawn, golden, keep_failure, share


@pytest.mark.parametrize("name", GOLDENS)
def test_picture_looks_as_before(name: str) -> None:
    """Draw them anew with python -m tests.render.goldens, and look at them."""
    now, before = drawn(name), golden(name)
    assert now.size == before.size
    mask = difference(now, before)
    if share(mask) > SHARE:
        pytest.fail(f"{share(mask):.2%} differs; see {keep_failure(name, now, mask)}")


def test_a_missing_crown_would_be_noticed() -> None:
    """The tolerance is smaller than the smallest thing that matters."""
    before = golden("turn")
    changed = before.copy()
    ImageDraw.Draw(changed).rectangle((100, 100, 119, 112), fill="#3d8dc8")
    assert share(difference(before, changed)) > SHARE


def test_the_last_bit_of_an_edge_is_not() -> None:
    """A shade more or less is no difference."""
    one = Image.new("RGB", (100, 100), "#3d8dc8")
    other = Image.new("RGB", (100, 100), "#4090cb")
    assert share(difference(one, other)) == 0
