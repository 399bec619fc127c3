"""The rules of Kingdomino: a library without clock, input, output or chance of its own."""

from engine.dominoes import DOMINOES, domino
from engine.errors import (
    BadNotation,
    BadRecord,
    BadSetup,
    EngineError,
    IllegalMove,
    Refusal,
)
from engine.game import Game
from engine.kingdom import Kingdom
from engine.moves import Kind, Move, Played, Step, Turn, TurnRecord
from engine.setups import SETUPS, Box, Options, Setup, Variant
from engine.values import (
    Domino,
    Half,
    Scorecard,
    Spot,
    Square,
    Terrain,
    Territory,
    are_adjacent,
    square_name,
    square_order,
)
from engine.views import (
    Cell,
    Composition,
    GameView,
    KingdomView,
    LineSlot,
    OrderSlot,
    Placed,
)

__all__ = [
    "DOMINOES",
    "SETUPS",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "Box",
    "Cell",
    "Composition",
    "Domino",
    "EngineError",
    "Game",
    "GameView",
    "Half",
    "IllegalMove",
    "Kind",
    "Kingdom",
    "KingdomView",
    "LineSlot",
    "Move",
    "Options",
    "OrderSlot",
    "Placed",
    "Played",
    "Refusal",
    "Scorecard",
    "Setup",
    "Spot",
    "Square",
    "Step",
    "Terrain",
    "Territory",
    "Turn",
    "TurnRecord",
    "Variant",
    "are_adjacent",
    "domino",
    "square_name",
    "square_order",
]
