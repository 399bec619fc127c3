"""The pictures: each module draws one kind of request on a canvas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.animation import animate, draw_animation
from render.pictures.bracket import draw_bracket
from render.pictures.builders import draw_builders
from render.pictures.court import draw_court
from render.pictures.crosstable import draw_crosstable
from render.pictures.crowns import draw_crowns
from render.pictures.end import draw_end
from render.pictures.kingdom import draw_one_kingdom
from render.pictures.ladder import draw_ladder
from render.pictures.line import draw_lines
from render.pictures.panel import draw_panel
from render.pictures.podium import draw_podium
from render.pictures.profile import draw_profile
from render.pictures.quests import draw_quests
from render.pictures.round_tables import draw_round
from render.pictures.scores import draw_scores
from render.pictures.standings import draw_standings
from render.pictures.table import draw_table
from render.pictures.town import draw_town
from render.pictures.turn import draw_turn
from render.requests import (
    AnimationPicture,
    BuildersPicture,
    CourtPicture,
    CrownsPicture,
    EndPicture,
    KingdomPicture,
    LadderPicture,
    LinePicture,
    PanelPicture,
    ProfilePicture,
    QuestsPicture,
    Request,
    ScorePicture,
    TablePicture,
    TownPicture,
    TurnPicture,
)
from render.tournament_requests import (
    BracketPicture,
    CrosstablePicture,
    PodiumPicture,
    RoundPicture,
    StandingsPicture,
)

_DRAW: Mapping[type[Request], Callable[[Any, Theme, Mode], Canvas]] = {
    TurnPicture: draw_turn,
    PanelPicture: draw_panel,
    TownPicture: draw_town,
    BuildersPicture: draw_builders,
    CrownsPicture: draw_crowns,
    CourtPicture: draw_court,
    QuestsPicture: draw_quests,
    KingdomPicture: draw_one_kingdom,
    LinePicture: draw_lines,
    TablePicture: draw_table,
    ScorePicture: draw_scores,
    EndPicture: draw_end,
    AnimationPicture: draw_animation,
    LadderPicture: draw_ladder,
    ProfilePicture: draw_profile,
    StandingsPicture: draw_standings,
    RoundPicture: draw_round,
    BracketPicture: draw_bracket,
    CrosstablePicture: draw_crosstable,
    PodiumPicture: draw_podium,
}


def compose(request: Request, theme: Theme = "dark", mode: Mode = "P") -> Canvas:
    """Draw a request; mode RGB is for comparison and far slower to encode."""
    return _DRAW[type(request)](request, theme, mode)


def picture(request: Request, theme: Theme = "dark") -> bytes:
    """Draw a request as a file: a PNG, of an animation a GIF."""
    if isinstance(request, AnimationPicture):
        return animate(request, theme)
    return compose(request, theme).png()
