"""Pictures, alternative texts and text boards: pure functions of a view of a game.

`draw` gives a PNG (of an animation a GIF), `alt` its alternative text (at most 1,024 characters),
`rest` what it has no room for, `told` its sentences as message text, `undrawn` the names in it
that no font can draw, `board` the same as text in fixed columns, `table_boards` that of a whole
table in pieces.
`Renderer` draws in worker processes and remembers what it drew, for callers that must not wait on
an event loop. `render.requests` and `render.tournament_requests` say what can be drawn.
"""

from render.lanes import Crowded
from render.pictures import draw
from render.renderer import Renderer, RenderError
from render.words.alternative_text import alt, rest, told
from render.words.text_board import board, table_boards
from render.words.undrawn import undrawn

__all__ = [
    "Crowded",
    "RenderError",
    "Renderer",
    "alt",
    "board",
    "draw",
    "rest",
    "table_boards",
    "told",
    "undrawn",
]
