"""What a proof of the kernel has compared, and how it says that something differs."""

from dataclasses import dataclass

import numpy as np

from engine import EngineError, Game


class Differs(EngineError):  # noqa: N818
    """The kernel and the engine differ: data says in what, and the game up to there."""


@dataclass(slots=True)
class Proof:
    """How much has been compared."""

    positions: int = 0
    placements: int = 0
    games: int = 0


def compare(what: str, game: Game, kernel: object, engine: object) -> None:
    """Raise Differs where the kernel has something else than the engine."""

    def plain(value: object) -> str:
        return str([str(one) for one in np.array(value, dtype=object).ravel()])

    if plain(kernel) != plain(engine):
        data = {"kernel": plain(kernel), "engine": plain(engine), "record": game.to_record()}
        raise Differs(what, data)
