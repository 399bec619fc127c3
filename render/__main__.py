"""``python -m render FILE --view table|kingdom:SEAT|line|scores --out IMAGE``: draw a record."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine import EngineError, Game, GameView
from render.draw import draw
from render.requests import (
    THEMES,
    KingdomPicture,
    LinePicture,
    Request,
    ScorePicture,
    TablePicture,
)
from render.words import pad_labels


def request_of(view: GameView, name: str, language: str) -> Request:
    """Return the request that the name of a view means; raises ValueError for an unknown one."""
    kind, _, seat = name.partition(":")
    match kind:
        case "table":
            return TablePicture(view, "")
        case "line":
            return LinePicture(view)
        case "scores":
            return ScorePicture.labeled(view, pad_labels(language))
        case "kingdom" if seat.isdecimal() and 0 < int(seat) <= len(view.names):
            return KingdomPicture(view, int(seat))
    seats = f"kingdom:1 … kingdom:{len(view.names)}"
    raise ValueError(f"no view {name!r}: table, line, scores or {seats}")


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("file", type=Path, help="a record; it may stop inside the game")
    parser.add_argument("--view", default="table", help="table, kingdom:SEAT, line or scores")
    parser.add_argument("--out", type=Path, required=True, help="the PNG file to write")
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--language", default="en", help="of the labels of the score pad")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Draw one view of a record into a file; returns the exit status."""
    options = _arguments(words)
    try:
        view = Game.from_record(options.file.read_text(encoding="utf-8")).view()
        request = request_of(view, options.view, options.language)
        options.out.write_bytes(draw(request, theme=options.theme))
    except (EngineError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
