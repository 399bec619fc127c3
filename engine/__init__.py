"""The rules of Kingdomino and Queendomino: a library without clock, input, output or chance."""

from engine.buildings import BUILDINGS, PRICES, Building, corrected, corrections
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
    BoardSlot,
    BoardView,
    Cell,
    Composition,
    GameView,
    KingdomView,
    LineSlot,
    OrderSlot,
    Placed,
)

__all__ = [
    "BUILDINGS",
    "DOMINOES",
    "PRICES",
    "SETUPS",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BoardSlot",
    "BoardView",
    "Box",
    "Building",
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
    "corrected",
    "corrections",
    "domino",
    "square_name",
    "square_order",
]
