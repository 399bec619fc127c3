"""Draws that anyone can check, and the names of squares."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")
Square = tuple[int, int]

COLUMNS = "abcdefghijklm"
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def words(seed: bytes, purpose: str) -> Iterator[int]:
    """The endless stream of 32-bit words of one purpose."""
    block = 0
    while True:
        digest = hmac.new(seed, f"{purpose}:{block}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(stream: Iterator[int], limit: int) -> int:
    """A fair number below the limit: words that would favor the small ones are thrown away."""
    fair = 2**32 - 2**32 % limit
    while True:
        word = next(stream)
        if word < fair:
            return word % limit


def shuffled(seed: bytes, purpose: str, items: list[T]) -> list[T]:
    """The items in the order this seed gives them."""
    stream, items = words(seed, purpose), list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def name(square: Square) -> str:
    """(4, 4) is e5."""
    return f"{COLUMNS[square[0]]}{square[1] + 1}"


def square_of(text: str) -> Square:
    """e5 is (4, 4)."""
    return COLUMNS.index(text[0]), int(text[1:]) - 1


def beside(square: Square) -> list[Square]:
    """The four squares that touch this one."""
    return [(square[0] + dx, square[1] + dy) for dx, dy in STEPS]
