"""The tabs of a turn's panel: land, town, court; and the ids of their controls."""

from collections.abc import Sequence
from typing import Final

from cogs.codec import GAME, Ids
from services.facts.panels import PanelFact

LAND: Final = "land"
"""The tab to place the domino; ids of its controls carry no word for it."""
TOWN: Final = "town"
"""The tab of the town: presses there are answered there."""
COURT: Final = "court"
"""The tab of The Court, likewise."""
TABS: Final = (LAND, TOWN, COURT)

PANEL: Final = "p"
IN_TOWN: Final = "t"
IN_COURT: Final = "c"
LOOKED_FROM: Final = {LAND: PANEL, TOWN: IN_TOWN, COURT: IN_COURT}
"""The word in an id of [Look] that says from which tab it was opened."""
OUTSIDE: Final = "o"
"""The same for a view that was opened from a message."""


def ids_of(fact: PanelFact) -> Ids:
    """Return the maker of the panel's ids: bound to the seat and the version it was drawn for."""
    return Ids(GAME, fact.game.id, fact.seat.seat, fact.game.version)


def tab_word(tab: str) -> tuple[str, ...]:
    """Return the word for a tab in an id: Land has none."""
    return () if tab == LAND else (tab,)


def tab_named_in(words: Sequence[str]) -> str:
    """Return the tab that the words of an id name: the one it was pressed in."""
    return next((one for one in (TOWN, COURT) if one in words), LAND)


def origin_of(words: Sequence[str]) -> str:
    """Return where the view was opened whose id has these words."""
    return next((one for one in LOOKED_FROM.values() if one in words), OUTSIDE)


def came_from(origin: str) -> tuple[str, ...]:
    """Return the word for an origin in an id: a message has none."""
    return () if origin == OUTSIDE else (origin,)


def open_tabs(fact: PanelFact) -> tuple[str, ...]:
    """Return the open tabs: those beside the land open once the domino is placed."""
    there = {TOWN: fact.town, COURT: fact.court}
    return tuple(tab for tab in TABS if tab == LAND or there[tab] is not None)
