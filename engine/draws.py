"""Random draws that anyone can check: a stream of numbers for each purpose, from one seed."""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from itertools import chain, count
from struct import Struct
from typing import TypeVar

_T = TypeVar("_T")

_BLOCK = Struct(">8I")
_WORDS = 1 << 32


def seal(seed: bytes) -> str:
    """The seal of a seed, published when the game starts: its SHA-256 in hex."""
    return hashlib.sha256(seed).hexdigest()


def block(seed: bytes, purpose: str, number: int) -> bytes:
    """The 32 bytes of one block of a stream."""
    return hmac.digest(seed, f"{purpose}:{number}".encode("ascii"), "sha256")


class Stream:
    """An endless stream of random numbers for one purpose."""

    __slots__ = ("_words",)

    def __init__(self, seed: bytes, purpose: str) -> None:
        self._words = _words(seed, purpose)

    def below(self, limit: int) -> int:
        """The next number below `limit`; words that would favor small numbers are skipped."""
        fair = _WORDS - _WORDS % limit
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % limit

    def shuffled(self, items: Iterable[_T]) -> list[_T]:
        """The items in a random order; item 0 is the top of the pile."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


def _words(seed: bytes, purpose: str) -> Iterator[int]:
    blocks = (_BLOCK.unpack(block(seed, purpose, number)) for number in count())
    return chain.from_iterable(blocks)
