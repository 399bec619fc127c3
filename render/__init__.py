"""Pictures, alt texts and text boards: pure functions of a view of a game.

`draw` gives a PNG (of an animation a GIF), `alt` its alternative text (at most 1,024 characters),
`board` the same as text in fixed columns, `table_boards` that of a whole table in pieces.
`Renderer` draws in worker processes and remembers what it drew, for callers that must not wait on
an event loop.
"""

from render.alt import alt
from render.board import board, table_boards
from render.draw import draw
from render.pool import Renderer, RenderError
from render.requests import (
    THEMES,
    AnimationPicture,
    BuildersPicture,
    Candidate,
    CourtPicture,
    CrownMark,
    CrownsPicture,
    EndPicture,
    KingdomPicture,
    LadderPicture,
    LadderRow,
    LinePicture,
    PanelPicture,
    PlotMark,
    ProfilePicture,
    QuestsPicture,
    Request,
    ScorePicture,
    SiteMark,
    TablePicture,
    Theme,
    TownPicture,
    TurnPicture,
    end_pages,
    pages,
)

__all__ = [
    "THEMES",
    "AnimationPicture",
    "BuildersPicture",
    "Candidate",
    "CourtPicture",
    "CrownMark",
    "CrownsPicture",
    "EndPicture",
    "KingdomPicture",
    "LadderPicture",
    "LadderRow",
    "LinePicture",
    "PanelPicture",
    "PlotMark",
    "ProfilePicture",
    "QuestsPicture",
    "RenderError",
    "Renderer",
    "Request",
    "ScorePicture",
    "SiteMark",
    "TablePicture",
    "Theme",
    "TownPicture",
    "TurnPicture",
    "alt",
    "board",
    "draw",
    "end_pages",
    "pages",
    "table_boards",
]
