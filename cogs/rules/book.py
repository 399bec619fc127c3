"""From where the rules are read: of which game, with which buildings."""

from __future__ import annotations

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
    """The rules as they hold for a reader: `row` is the game they are read in, 0 outside of one.

    `box` is that game's ("" outside), `giants` and `court` say whether they are in it. `buildings`
    are the numbers in force there, else those that a game begun now in this server would have.
    """

    row: int = 0
    box: str = ""
    buildings: Mapping[str, Building] = field(default_factory=lambda: BUILDINGS)
    giants: bool = False
    court: bool = False

    @property
    def corrections(self) -> tuple[Building, ...]:
        """The buildings whose numbers a host corrected."""
        return tuple(one for id, one in self.buildings.items() if one != BUILDINGS[id])


BOOK: Final = Book()
"""The rules outside of every game and server."""


def of_game(fact: GameFact) -> Book:
    """The rules of a game, with the numbers it began with."""
    setup = fact.table.setup
    own = {building.id: building for building in fact.view.buildings}
    buildings = MappingProxyType(own) if own else BUILDINGS
    return Book(fact.id, setup.box, buildings, setup.giants, setup.court)


def of_server(settings: ServerSettings) -> Book:
    """The rules outside of a game, with the corrections of the server."""
    return Book(buildings=corrected(dict(settings.icons)))
