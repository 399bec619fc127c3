"""The rules of Kingdomino and Queendomino: a library without clock, input, output or chance.

Its public names are those in `__all__` of the modules below.
"""

# ruff: noqa: F403

from engine import (
    buildings,
    dominoes,
    errors,
    game,
    kingdom,
    moves,
    purchases,
    setups,
    tokens,
    values,
    views,
)
from engine.buildings import *
from engine.dominoes import *
from engine.errors import *
from engine.game import *
from engine.kingdom import *
from engine.moves import *
from engine.purchases import *
from engine.setups import *
from engine.tokens import *
from engine.values import *
from engine.views import *

__all__ = (
    buildings.__all__
    + dominoes.__all__
    + errors.__all__
    + game.__all__
    + kingdom.__all__
    + moves.__all__
    + purchases.__all__
    + setups.__all__
    + tokens.__all__
    + values.__all__
    + views.__all__
)
