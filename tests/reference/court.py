"""The Court's tokens, typed in once more, and the pile they come from."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.reference.draws import shuffled

TOKENS = """
wheat_mill 3 : on w gives 1 crown
forest_lodge 3 : on f gives 1 crown
lake_jetty 3 : on l gives 1 crown
grassland_fold 1 : on g gives 1 crown
grassland_manor 1 : on g gives 2 crowns
swamp_hut 1 : on s gives 1 crown
swamp_keep 1 : on s gives 2 crowns
farmer 1 : 3 points and 3 for each w
lumberjack 1 : 3 points and 3 for each f
fisherman 1 : 3 points and 3 for each l
shepherdess 1 : 3 points and 3 for each g
merchant 1 : 2 points and 2 for each wflg
captain 1 : 1 points and 3 for each sword
queen 1 : 2 points and 2 for each character
king 1 : 0 points and 1 for each crown
light_archer 1 : 4 points
heavy_archer 1 : 4 points
axe_warrior 1 : 3 points
sword_warrior 1 : 3 points
"""

ARMED = ("light_archer", "heavy_archer", "axe_warrior", "sword_warrior", "captain")
BEARING = "wflg"
"""The terrains that bear a resource, each one of its own kind."""


@dataclass(frozen=True)
class Token:
    """`terrain` is that of a building, "" for a character; `counted` is what it counts around."""

    name: str
    copies: int
    terrain: str = ""
    crowns: int = 0
    points: int = 0
    each: int = 0
    counted: str = ""


def token(line: str) -> Token:
    """Read a line of TOKENS."""
    head, _, effect = line.partition(" : ")
    name, copies = head.split()
    words = effect.split()
    if words[0] == "on":
        return Token(name, int(copies), terrain=words[1], crowns=int(words[3]))
    found = Token(name, int(copies), points=int(words[0]))
    if "each" in words:
        found = Token(
            name, int(copies), points=int(words[0]), each=int(words[3]), counted=words[-1]
        )
    return found


TABLE = {found.name: found for found in map(token, TOKENS.strip().splitlines())}


@dataclass
class ReferenceCourt:
    """Three tokens face up, the rest in a pile whose order the seed gives."""

    seed: bytes
    pile: list[str] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)
    searches: int = 0

    def __post_init__(self) -> None:
        every = [found.name for found in TABLE.values() for _ in range(found.copies)]
        self.pile = shuffled(self.seed, "court", every)
        self.refill()

    def refill(self) -> None:
        """R48."""
        while len(self.face_up) < 3 and self.pile:
            self.face_up.append(self.pile.pop(0))

    def search(self, name: str) -> None:
        """R46: take it out of the pile; the others are put back in file order and shuffled."""
        self.pile.remove(name)
        self.searches += 1
        self.pile.sort(key=list(TABLE).index)
        self.pile = shuffled(self.seed, f"court:{self.searches}", self.pile)
