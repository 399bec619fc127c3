"""The table of set-ups, typed in once more, and every way to play them."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Setup:
    """One row of the rules' table of set-ups, for one box and one number of lords.

    `boxes` are the letters of the dominoes, in the order in which the lines come from them;
    `leaving` are the places of a line, from 1, that leave before anybody chooses.
    """

    rule: str
    box: str
    boxes: str
    players: int
    dominoes: int
    line: int
    grid: int
    leaving: tuple[int, ...] = ()
    options: str = ""

    @property
    def words(self) -> list[str]:
        """The words of the options."""
        return self.options.split()

    @property
    def builds(self) -> bool:
        """Whether there are knights, buildings, the Queen and the dragon."""
        return "Q" in self.boxes

    @property
    def giants(self) -> bool:
        """Whether there are giants, and so quests."""
        return "giants" in self.words

    @property
    def court(self) -> bool:
        """Whether there are resources and tokens."""
        return "court" in self.words

    @property
    def kings(self) -> list[int]:
        """The kings before the shuffle, each lord's side by side."""
        each = 2 if self.players == 2 else 1
        return [seat for seat in range(1, self.players + 1) for _ in range(each)]

    @property
    def kingdoms(self) -> dict[int, tuple[int, ...]]:
        """Kingdom -> its seats."""
        if "teams" not in self.words:
            return {seat: (seat,) for seat in range(1, self.players + 1)}
        half = self.players // 2
        return {number: (number, number + half) for number in range(1, half + 1)}


PLAIN = {
    "R1": Setup("R1", "kingdomino", "K", 2, 24, 4, 5),
    "R2": Setup("R2", "kingdomino", "K", 2, 48, 4, 7, options="mighty_duel"),
    "R3": Setup("R3", "kingdomino", "K", 3, 36, 3, 5),
    "R4": Setup("R4", "kingdomino", "K", 4, 48, 4, 5),
    "R5": Setup("R5", "discovery", "D", 2, 24, 4, 5),
    "R6": Setup("R6", "queendomino", "Q", 2, 48, 4, 7),
    "R7": Setup("R7", "queendomino", "Q", 3, 48, 4, 5),
    "R8": Setup("R8", "queendomino", "Q", 4, 48, 4, 5),
    "R9": Setup("R9", "royal_wedding", "QK", 3, 96, 4, 7),
    "R10": Setup("R10", "royal_wedding", "QK", 4, 96, 4, 7),
    "R11-5": Setup("R11", "royal_wedding", "QK", 5, 96, 8, 5),
    "R11-6": Setup("R11", "royal_wedding", "QK", 6, 96, 8, 5),
    "R11-7": Setup("R11", "royal_wedding", "QK", 7, 96, 8, 5),
    "R11-8": Setup("R11", "royal_wedding", "QK", 8, 96, 8, 5),
    "R12-6": Setup("R12", "royal_wedding", "QK", 6, 96, 8, 7, options="teams"),
    "R12-8": Setup("R12", "royal_wedding", "QK", 8, 96, 8, 7, options="teams"),
    "R13": Setup("R13", "kingdomino", "K", 2, 30, 5, 5, (3,), "giants"),
    "R14": Setup("R14", "kingdomino", "K", 2, 60, 5, 7, (3,), "giants mighty_duel"),
    "R15": Setup("R15", "kingdomino", "K", 3, 60, 5, 5, (2, 4), "giants"),
    "R15-q": Setup("R15", "queendomino", "Q", 3, 60, 5, 5, (2, 4), "giants"),
    "R16": Setup("R16", "kingdomino", "K", 4, 60, 5, 5, (3,), "giants"),
    "R16-q": Setup("R16", "queendomino", "Q", 4, 60, 5, 5, (3,), "giants"),
    "R17": Setup("R17", "kingdomino", "K", 5, 60, 5, 5, (), "giants"),
    "R17-q": Setup("R17", "queendomino", "Q", 5, 60, 5, 5, (), "giants"),
    "R18": Setup("R18", "queendomino", "Q", 2, 60, 5, 7, (3,), "giants"),
}
"""R1–R18; a row for several boxes or numbers of lords stands here once for each."""

COURTED = {
    f"{name}-court": replace(setup, options=f"{setup.options} court".strip())
    for name, setup in PLAIN.items()
    if setup.box in ("kingdomino", "queendomino")
}
"""R22: The Court goes with Kingdomino or Queendomino, with or without giants."""

SETUPS = PLAIN | COURTED
