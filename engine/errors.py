"""The errors of the engine: they carry a code and data, never prose.

EngineError (a ValueError)
├── BadSetup      a set-up outside the table (R19)
├── BadNotation   a square, domino, move or kingdom text that can't be read
├── BadRecord     a record that can't be read or replayed, with its line
└── IllegalMove   a move that a rule forbids now
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["BadNotation", "BadRecord", "BadSetup", "EngineError", "IllegalMove", "Refusal"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why a move is not legal: a code, the rule and the data to explain it."""

    code: str
    rule: str
    data: Mapping[str, object] = field(default_factory=dict)


def _described(code: str, data: Mapping[str, object]) -> str:
    return " ".join([code, *(f"{key}={value!r}" for key, value in data.items())])


class EngineError(ValueError):
    """Base of all errors of the engine, with a `code` and the `data` to explain it."""

    def __init__(self, code: str, data: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.data: dict[str, object] = dict(data or {})
        super().__init__(_described(code, self.data))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.data)


class BadSetup(EngineError):  # noqa: N818
    """A set-up outside the table; code and data["option"] name the option (R19).

    data["value"] is the requested value, data["allowed"] a tuple of the accepted ones.
    """


class BadNotation(EngineError):  # noqa: N818
    """Text that can't be read as a square, a domino id, a move or a kingdom text."""


class BadRecord(EngineError):  # noqa: N818
    """A record that can't be read or replayed; `line` counts from 1."""

    def __init__(self, line: int, code: str, data: Mapping[str, object] | None = None) -> None:
        super().__init__(code, data)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.code, self.data)


class IllegalMove(EngineError):  # noqa: N818
    """A move that a rule forbids now, with the code and data of `why_not`."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(refusal.code, {"move": move, "rule": refusal.rule, **refusal.data})
        self.move = move
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.move, self.refusal)
