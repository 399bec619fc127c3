"""docs/notation.md against the engine: keys, moves, the example of a draw."""

from __future__ import annotations

import contextlib
import hmac
import io
import re
from pathlib import Path

from engine import Game, Kind, Kingdom, Options
from engine.moves import Move
from engine.record import KEYS
from engine.values import Scorecard
from services.tournaments.files.documents import TABLES, document
from services.tournaments.files.sheets import sheet_rows
from services.tournaments.formats.matches import drawn_lots
from tests.services.tournaments.scores.crosstables import match, round_of, tournament

PAGE = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")
OURS = (
    "ended",
    "opened",
    "heirs",
    "replaced",
    "placed",
    "left",
    "rated",
    "unrated",
    "kibitz",
    "ai",
    "hints",
)


def test_every_key_is_told_in_its_order() -> None:
    """Those of the notation, then our own."""
    rows = re.findall(r"^\| (`[a-z`, ]+`) \|", PAGE.partition("### Turns")[0], re.MULTILINE)
    told = [key for row in rows for key in re.findall(r"`([a-z]+)`", row)]
    assert tuple(told) == (*KEYS, *OURS)


def test_every_move_is_told() -> None:
    """With an example that is one."""
    _, _, moves = PAGE.partition("| move | means |")
    table = moves.partition("\n\n")[0]
    cells = re.findall(r"^\| (`.+?`) \|", table, re.MULTILINE)
    found = [Move.parse(text) for cell in cells for text in re.findall(r"`(.+?)`", cell)]
    assert {move.kind for move in found} == set(Kind)


def test_the_kingdom_is_one() -> None:
    """Written as it is told."""
    (text,) = re.findall(r"^    (w w1 f .+)$", PAGE, re.MULTILINE)
    assert Kingdom.from_text(text).to_text() == text


def test_the_scorecard_has_the_lines_that_are_told() -> None:
    """In their order."""
    _, _, rest = PAGE.partition("always these keys: `")
    assert rest.partition("`")[0].split() == list(Scorecard().to_dict())


def test_the_record_can_be_played_as_far_as_it_goes() -> None:
    """Its header is that of a game with this seed."""
    _, _, rest = PAGE.partition("    game: 4711\n")
    lines = ["game: 4711", *(line.removeprefix("    ") for line in rest.splitlines())]
    lines = lines[: lines.index("(and so on)") - 1]
    kept = [line for line in lines if not line.startswith(("result", "winners"))]
    game = Game.from_record("\n".join(kept) + "\n")
    assert len(game.record_turns) == 6
    assert [line.partition(":")[0] for line in lines[: lines.index("")]] == [
        key for key in (*KEYS, *OURS) if f"\n    {key}: " in PAGE
    ]


def test_the_program_draws_as_the_engine_does() -> None:
    """It runs as it stands."""
    (program,) = re.findall(r"```python\n(.+?)```", PAGE, re.DOTALL)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program, {})
    seal, line = said.getvalue().splitlines()
    assert seal == Game.from_record(_empty()).draw
    assert line == "['K5', 'K10', 'K26', 'K21']"


def _empty() -> str:
    return Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32)).to_record()


def test_tournaments_are_told_as_they_are_exported() -> None:
    """The tables, the document's keys, and the lots of a seed."""
    text = " ".join(PAGE.partition("## Tournaments")[2].split())
    exported = tournament([round_of(1, [match(1, 1, {1: 9, 2: 8})])], 2, size=2)
    tables = (*TABLES, *sheet_rows(exported))
    assert tuple(re.findall(r"\| `([a-z]+)` \|", text)) == tables
    assert text.partition("Its keys: `")[2].partition("`")[0].split() == list(
        document(exported, {})
    )
    told = text.partition("best lot first, is ")[2].partition(".")[0]
    first = [int.from_bytes(block(f"lot:{entry}:0")[:4]) for entry in range(1, 9)]
    assert [int(one) for one in told.split()] == list(drawn_lots("00" * 32, range(1, 9)))
    assert [int(one) - 1 for one in told.split()] == sorted(range(8), key=first.__getitem__)


def block(text: str) -> bytes:
    """Return a block of a stream of the seed of zeros."""
    return hmac.digest(bytes(32), text.encode(), "sha256")
