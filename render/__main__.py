"""``python -m render FILE --view VIEW --out IMAGE``: draw a record.

A view is table, kingdom:SEAT, line or scores; where Queendomino is played also builders, or
builders:SEAT with the prices of that seat. replay is the table growing step by step, replay:SEAT
one kingdom, as an animated GIF.
"""

import argparse
import sys
from pathlib import Path

from engine import EngineError, Game, GameView
from engine.stepping import growth
from render.canvas.colors import THEMES
from render.pictures import draw
from render.requests import (
    AnimationPicture,
    BuildersPicture,
    KingdomPicture,
    LinePicture,
    Request,
    ScorePicture,
    TablePicture,
)
from render.words.phrases import pad_labels


def request_of(game: Game, name: str, language: str) -> Request:
    """Return the request that the name of a view means; raises ValueError for an unknown one."""
    view = game.view()
    kind, _, seat = name.partition(":")
    is_seat = seat.isdecimal() and 0 < int(seat) <= len(view.names)
    match kind:
        case "table" if not seat:
            return TablePicture(view, "")
        case "line" if not seat:
            return LinePicture(view)
        case "scores" if not seat:
            return ScorePicture.labeled(view, pad_labels(language))
        case "kingdom" if is_seat:
            return KingdomPicture(view, int(seat))
        case "builders" if view.board and (is_seat or not seat):
            return BuildersPicture(view, int(seat) if seat else None)
        case "replay" if is_seat or not seat:
            frames = tuple(growth(game))
            return AnimationPicture(view, "", game.draw, frames, int(seat) if seat else None)
    raise ValueError(f"no view {name!r}: {', '.join(_names(view))}")


def _names(view: GameView) -> list[str]:
    """Name the views that there are of a game."""
    seats = len(view.names)
    names = ["table", "line", "scores", f"kingdom:1 … kingdom:{seats}"]
    names += ["replay", f"replay:1 … replay:{seats}"]
    if view.board:
        names += ["builders", f"builders:1 … builders:{seats}"]
    return names


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m render",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, help="a record; it may stop inside the game")
    parser.add_argument("--view", default="table", help="table unless another is named")
    parser.add_argument(
        "--out", type=Path, required=True, help="the file to write: a PNG, of a replay a GIF"
    )
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--language", default="en", help="of the labels of the score pad")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Draw one view of a record into a file; returns the exit status."""
    options = _arguments(words)
    try:
        game = Game.from_record(options.file.read_text(encoding="utf-8-sig"))
        request = request_of(game, options.view, options.language)
        options.out.write_bytes(draw(request, theme=options.theme))
    except (EngineError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
