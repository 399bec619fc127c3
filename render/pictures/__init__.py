"""The pictures: each module draws one kind of request on a canvas."""

from collections.abc import Callable, Mapping
from typing import Any

from render import requests, tournament_requests
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures import (
    animation,
    bracket,
    builders,
    chances,
    court,
    crosstable,
    crowns,
    end,
    kingdom,
    ladder,
    line,
    panel,
    podium,
    profile,
    quests,
    round_tables,
    scores,
    standings,
    table,
    town,
    turn,
)

_DRAW: Mapping[type[requests.Request], Callable[[Any, Theme, Mode], Canvas]] = {
    requests.TurnPicture: turn.draw_turn,
    requests.PanelPicture: panel.draw_panel,
    requests.TownPicture: town.draw_town,
    requests.BuildersPicture: builders.draw_builders,
    requests.CrownsPicture: crowns.draw_crowns,
    requests.CourtPicture: court.draw_court,
    requests.QuestsPicture: quests.draw_quests,
    requests.KingdomPicture: kingdom.draw_one_kingdom,
    requests.LinePicture: line.draw_lines,
    requests.TablePicture: table.draw_table,
    requests.ScorePicture: scores.draw_scores,
    requests.EndPicture: end.draw_end,
    requests.AnimationPicture: animation.draw_animation,
    requests.LadderPicture: ladder.draw_ladder,
    requests.ProfilePicture: profile.draw_profile,
    requests.ChancesPicture: chances.draw_chances,
    tournament_requests.StandingsPicture: standings.draw_standings,
    tournament_requests.RoundPicture: round_tables.draw_round,
    tournament_requests.BracketPicture: bracket.draw_bracket,
    tournament_requests.CrosstablePicture: crosstable.draw_crosstable,
    tournament_requests.PodiumPicture: podium.draw_podium,
}


def compose(request: requests.Request, theme: Theme = "dark", mode: Mode = "P") -> Canvas:
    """Draw a request; mode RGB is for comparison and far slower to encode."""
    return _DRAW[type(request)](request, theme, mode)


def draw(request: requests.Request, *, theme: Theme = "dark") -> bytes:
    """Draw a request as a file: a PNG, of an animation a GIF."""
    if isinstance(request, requests.AnimationPicture):
        return animation.animate(request, theme)
    return compose(request, theme).png()
