"""The two quests of a game, landscape, 900 wide: as large as possible."""

from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH
from render.requests import QuestsPicture
from render.sprites import quests

CARD = 300  # pixels of 96 units
HIGH = CARD * 128 // 96
GAP, MARGIN = 60, 36


def draw_quests(request: QuestsPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the cards side by side."""
    kinds = request.view.quests
    if not kinds:
        raise ValueError("no quests are in play")
    canvas = Canvas(WIDTH, HIGH + 2 * MARGIN, theme, mode)
    canvas.panel((12, 12, WIDTH - 12, canvas.height - 12), radius=20)
    step = CARD + GAP
    left = (WIDTH - step * len(kinds) + GAP) / 2
    for i, kind in enumerate(kinds):
        canvas.put_on("panel", (left + i * step, MARGIN), "lt", quests.quest, kind, CARD)
    return canvas
