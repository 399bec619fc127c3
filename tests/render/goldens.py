"""Pictures as they should look, at half size: python -m tests.render.goldens draws them anew.

They are compared by pixels with a tolerance, since another Pillow or zlib changes bytes and the
last bit of an edge, but no crown. Look at every new golden before committing it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops

from render.canvas.colors import Theme
from render.pictures import compose
from render.requests import (
    BuildersPicture,
    EndPicture,
    KingdomPicture,
    LinePicture,
    QuestsPicture,
    Request,
    ScorePicture,
    TablePicture,
    TurnPicture,
)
from tests.render import courts, ladders, positions, tournaments, towns

FOLDER = Path(__file__).parent / "goldens"
FAILED = Path(__file__).parents[2] / "out" / "goldens"
STEP = 80  # a pixel differs if a channel is off by more
SHARE = 0.0003  # of the pixels may differ; a single crown is six times as much

GOLDENS: dict[str, tuple[Theme, Callable[[], Request]]] = {
    "turn": ("dark", lambda: TurnPicture(positions.view("four", 9), 2, 3)),
    "panel": ("dark", lambda: positions.panel("four", 6, choose=1)),
    "kingdom7": ("dark", lambda: KingdomPicture(positions.view("duel", 12), 2)),
    "line": ("light", lambda: LinePicture(positions.view("three", 6, 2))),
    "scores": ("light", lambda: ScorePicture(positions.view("four", 99))),
    "end": ("dark", lambda: EndPicture(positions.view("three", 99), "")),
    "queens_turn": (
        "dark",
        lambda: TurnPicture(positions.view("queens two", 11), 1, 9, board_changed=True),
    ),
    "queens_kingdom": ("dark", lambda: KingdomPicture(positions.view("queens two", 99), 1)),
    "queens_table": ("light", lambda: TablePicture(positions.view("queens four", 10), "")),
    "queens_scores": ("dark", lambda: ScorePicture(positions.view("queens four", 99))),
    "builders": ("dark", lambda: BuildersPicture(positions.view("queens three", 8), 2)),
    "town": ("light", lambda: towns.town("queens two", 8, builds=True)),
    "eight_turn": (
        "dark",
        lambda: TurnPicture(positions.view("wedding eight", 6, 2), 4, 3, board_changed=True),
    ),
    "eight_panel": ("light", lambda: positions.panel("teams of eight", 6, 2, choose=0)),
    "teams_end": ("dark", lambda: EndPicture(positions.view("teams of eight", 99), "")),
    "eight_line": ("light", lambda: LinePicture(positions.view("wedding eight", 6, 4))),
    "eight_end": ("dark", lambda: EndPicture(positions.view("wedding eight", 99), "")),
    "eight_scores": ("light", lambda: ScorePicture(positions.view("wedding eight", 99))),
    "ladder": ("dark", ladders.ladder),
    "profile": ("light", lambda: ladders.profile(seat=6)),
    "chances": ("dark", ladders.chances),
    "standings": ("dark", tournaments.standings),
    "round": ("light", tournaments.tables),
    "bracket": ("dark", tournaments.bracket),
    "crosstable": ("light", tournaments.crosstable),
    "rounds_crossed": ("dark", tournaments.rounds_crossed),
    "podium": ("dark", tournaments.podium),
    "crowns": ("dark", lambda: courts.crowns("queens' giants", covers=True)),
    "court": ("light", lambda: courts.court("court", buys=True)),
    "quests": ("dark", lambda: QuestsPicture(positions.view("giants five", 0))),
    "guests_kingdom": ("dark", lambda: KingdomPicture(positions.view("giants at court", 99), 3)),
}


def drawn(name: str) -> Image.Image:
    """A picture as it looks now, at half size."""
    theme, request = GOLDENS[name]
    return compose(request(), theme).image.convert("RGB").reduce(2)


def golden(name: str) -> Image.Image:
    """A picture as it should look."""
    with Image.open(FOLDER / f"{name}.png") as picture:
        return picture.convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures of one size differ visibly."""
    channels = ImageChops.difference(one, other).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return worst.point(lambda value: 255 if value > STEP else 0)


def share(mask: Image.Image) -> float:
    """How much of a mask is white."""
    return mask.histogram()[255] / (mask.width * mask.height)


def keep_failure(name: str, picture: Image.Image, mask: Image.Image) -> Path:
    """Save what was drawn and where it differs, to be looked at; returns the folder."""
    FAILED.mkdir(parents=True, exist_ok=True)
    picture.save(FAILED / f"{name}.png")
    mask.save(FAILED / f"{name}.diff.png")
    return FAILED


def main() -> None:
    """Draw every golden anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in GOLDENS:
        small = drawn(name).quantize(256, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{name}.png", optimize=True)
        print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
