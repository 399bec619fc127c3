"""The rules in force for a reader: of which game, with which numbers of buildings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from engine.buildings import BUILDINGS, Building, corrected
from services.facts.games import GameFact
from services.facts.tables import ServerSettings

QUEENDOMINO: Final = "queendomino"
WEDDING: Final = "royal_wedding"


@dataclass(frozen=True, slots=True)
class Book:
    """The rules in force for a reader, in a game or outside of one."""

    row: int = 0
    """The game in which they are read; 0 outside of a game."""
    box: str = ""
    """The game's box; "" outside of a game."""
    buildings: Mapping[str, Building] = field(default_factory=lambda: BUILDINGS)
    """The numbers of buildings in the game, else those of games that start in the server now."""
    giants: bool = False
    court: bool = False
    quests: tuple[str, ...] = ()
    """The quests that were drawn for the game."""

    @property
    def corrections(self) -> tuple[Building, ...]:
        """The buildings whose numbers a host has corrected."""
        return tuple(one for id, one in self.buildings.items() if one != BUILDINGS[id])


BOOK: Final = Book()
"""The rules outside of any game and server."""


def of_game(fact: GameFact) -> Book:
    """Return the rules of a game, with the numbers it started with."""
    setup = fact.table.setup
    own = {building.id: building for building in fact.view.buildings}
    buildings = MappingProxyType(own) if own else BUILDINGS
    return Book(fact.id, setup.box, buildings, setup.giants, setup.court, fact.view.quests)


def of_server(settings: ServerSettings) -> Book:
    """Return the rules outside of a game, with the corrections of the server."""
    return Book(buildings=corrected(dict(settings.icons)))
