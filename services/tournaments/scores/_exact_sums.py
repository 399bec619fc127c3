"""Exact sums of many ratios: one common denominator, one fraction at the end."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import lcm

Ratio = tuple[int, int]
"""A numerator and a denominator above 0, not necessarily reduced."""


def total(ratios: Iterable[Ratio], by: int = 1) -> Fraction:
    """Return the sum of some ratios, divided by a number."""
    together: dict[int, int] = {}
    for numerator, denominator in ratios:
        together[denominator] = together.get(denominator, 0) + numerator
    common = lcm(*together)
    numerator = sum(part * (common // denominator) for denominator, part in together.items())
    return Fraction(numerator, common * by)
