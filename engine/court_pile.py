"""The Court's tokens: those face up, and the pile behind them (R46, R48)."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.tokens import TOKENS

FACE_UP = 3
"""How many tokens are face up when a line is laid out (R48)."""

_ORDER = {id_: place for place, id_ in enumerate(TOKENS)}


def all_tokens() -> list[str]:
    """Every token in component order, copies next to each other: the order before the shuffle."""
    return [token.id for token in TOKENS.values() for _ in range(token.copies)]


class CourtPile:
    """The tokens face up, the pile from the top, and the seed that shuffles it."""

    __slots__ = ("face_up", "pile", "searches", "seed")

    def __init__(self, pile: Sequence[str], seed: bytes) -> None:
        self.pile = tuple(pile)
        self.face_up: tuple[str, ...] = ()
        self.searches = 0
        self.seed = seed
        self.refill()

    def copy(self) -> "CourtPile":
        """An independent copy."""
        twin = CourtPile.__new__(CourtPile)
        twin.pile = self.pile
        twin.face_up = self.face_up
        twin.searches = self.searches
        twin.seed = self.seed
        return twin

    def refill(self) -> tuple[str, ...]:
        """Turn tokens up until three are face up or the pile is empty; the new ones (R48)."""
        missing = FACE_UP - len(self.face_up)
        new, self.pile = self.pile[:missing], self.pile[missing:]
        self.face_up += new
        return new

    def recruit(self, token: str) -> None:
        """Take a token from those face up; its place stays empty."""
        self.face_up = _without(self.face_up, token)

    def search(self, token: str) -> None:
        """Take a token from the pile, then sort and shuffle the rest (R46)."""
        rest = sorted(_without(self.pile, token), key=_ORDER.__getitem__)
        self.searches += 1
        self.pile = tuple(Stream(self.seed, f"court:{self.searches}").shuffled(rest))


def _without(tokens: tuple[str, ...], token: str) -> tuple[str, ...]:
    place = tokens.index(token)
    return tokens[:place] + tokens[place + 1 :]
