"""The rules of Kingdomino and Queendomino: a library without clock, input, output or chance."""

from engine.buildings import BUILDINGS, PRICES, Building, corrected, corrections
from engine.dominoes import ARRIVALS, DOMINOES, FOOTPRINTS, domino
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
from engine.purchases import Purchases
from engine.setups import SETUPS, Box, Options, Setup, Variant
from engine.tokens import QUESTS, RESOURCES, TOKENS, Token, resource_of
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
    CourtView,
    GameView,
    KingdomView,
    LineSlot,
    OrderSlot,
    Placed,
)

__all__ = [
    "ARRIVALS",
    "BUILDINGS",
    "DOMINOES",
    "FOOTPRINTS",
    "PRICES",
    "QUESTS",
    "RESOURCES",
    "SETUPS",
    "TOKENS",
    "BadNotation",
    "BadRecord",
    "BadSetup",
    "BoardSlot",
    "BoardView",
    "Box",
    "Building",
    "Cell",
    "Composition",
    "CourtView",
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
    "Purchases",
    "Refusal",
    "Scorecard",
    "Setup",
    "Spot",
    "Square",
    "Step",
    "Terrain",
    "Territory",
    "Token",
    "Turn",
    "TurnRecord",
    "Variant",
    "are_adjacent",
    "corrected",
    "corrections",
    "domino",
    "resource_of",
    "square_name",
    "square_order",
]
