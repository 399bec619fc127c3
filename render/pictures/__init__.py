"""The pictures: each module draws one kind of request on a canvas."""

from __future__ import annotations

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


def compose(request: Request, theme: Theme = "dark", mode: Mode = "P") -> Canvas:  # noqa: PLR0911, PLR0912 - one a picture
    """Draw a request; mode RGB is for comparison and far slower to encode."""
    match request:
        case TurnPicture():
            return draw_turn(request, theme, mode)
        case PanelPicture():
            return draw_panel(request, theme, mode)
        case TownPicture():
            return draw_town(request, theme, mode)
        case BuildersPicture():
            return draw_builders(request, theme, mode)
        case CrownsPicture():
            return draw_crowns(request, theme, mode)
        case CourtPicture():
            return draw_court(request, theme, mode)
        case QuestsPicture():
            return draw_quests(request, theme, mode)
        case KingdomPicture():
            return draw_one_kingdom(request, theme, mode)
        case LinePicture():
            return draw_lines(request, theme, mode)
        case TablePicture():
            return draw_table(request, theme, mode)
        case ScorePicture():
            return draw_scores(request, theme, mode)
        case EndPicture():
            return draw_end(request, theme, mode)
        case AnimationPicture():
            return draw_animation(request, theme, mode)
        case LadderPicture():
            return draw_ladder(request, theme, mode)
        case ProfilePicture():
            return draw_profile(request, theme, mode)
        case StandingsPicture():
            return draw_standings(request, theme, mode)
        case RoundPicture():
            return draw_round(request, theme, mode)
        case BracketPicture():
            return draw_bracket(request, theme, mode)
        case CrosstablePicture():
            return draw_crosstable(request, theme, mode)
        case PodiumPicture():
            return draw_podium(request, theme, mode)


def picture(request: Request, theme: Theme = "dark") -> bytes:
    """Draw a request as a file: a PNG, of an animation a GIF."""
    if isinstance(request, AnimationPicture):
        return animate(request, theme)
    return compose(request, theme).png()
