"""Notation that is the same in every language: signed numbers, squares, dominoes."""

from collections.abc import Iterable

MINUS = "\u2212"
_LETTERED = ("royal_wedding",)


def signed(amount: int) -> str:
    """Write a change with its sign: +3, −2, +0."""
    return f"{MINUS}{-amount}" if amount < 0 else f"+{amount}"


def spot(left: str, right: str) -> str:
    """Write a spot, the left half first: b5–a5."""
    return f"{left}–{right}"


def number(domino: str, box: str) -> str:
    """Name a domino: its number, with its letter only where two boxes are mixed."""
    if box in _LETTERED or len(domino) == 1:
        return domino
    return domino.lstrip("KQD")


def letter(number: int | None) -> str:
    """Name a spot or square that can be tapped: A, B, C, D; dominoes have numbers."""
    return chr(ord("A") + number - 1) if number else ""


def squares(names: Iterable[str]) -> list[str]:
    """Join squares that are neighbors in a row: a6, b3–e3."""
    rows: dict[int, list[str]] = {}
    for square in names:
        rows.setdefault(int(square[1:]), []).append(square[0])
    runs: list[str] = []
    for row in sorted(rows, reverse=True):
        runs += [
            f"{a}{row}" if a == b else f"{a}{row}–{b}{row}" for a, b in joined_columns(rows[row])
        ]
    return runs


def joined_columns(columns: Iterable[str]) -> list[tuple[str, str]]:
    """Join consecutive letters into pairs of the first and the last."""
    runs: list[tuple[str, str]] = []
    for column in sorted(columns):
        if runs and ord(column) == ord(runs[-1][1]) + 1:
            runs[-1] = (runs[-1][0], column)
        else:
            runs.append((column, column))
    return runs
