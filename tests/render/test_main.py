"""``python -m render``: a record → a picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main
from tests.render import positions


@pytest.fixture(name="record")
def _record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    game = positions.play_until(positions.start("three"), 3)
    path.write_text(game.to_record(), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("view", "width"), [("table", 960), ("line", 900), ("scores", 900), ("kingdom:3", 900)]
)
def test_every_view_is_written(record: Path, view: str, width: int) -> None:
    """A record that stops inside the game is drawn as it stands."""
    out = record.with_suffix(".png")
    assert main([str(record), "--view", view, "--out", str(out), "--theme", "light"]) == 0
    with Image.open(out) as picture:
        assert picture.width == width


@pytest.mark.parametrize(("view", "size"), [("builders", (900, 620)), ("builders:2", (900, 620))])
def test_the_builders_board_is_written(tmp_path: Path, view: str, size: tuple[int, int]) -> None:
    """With printed prices, or as it is for a seat; where Queendomino is played."""
    record, out = tmp_path / "game.txt", tmp_path / "builders.png"
    game = positions.play_until(positions.start("queens two"), 2)
    record.write_text(game.to_record(), encoding="utf-8")
    assert main([str(record), "--view", view, "--out", str(out)]) == 0
    with Image.open(out) as picture:
        assert picture.size == size


@pytest.mark.parametrize(("view", "steps"), [("replay", 6), ("replay:3", 2)])
def test_a_replay_is_written(record: Path, view: str, steps: int) -> None:
    """The table growing, or one kingdom, as an animation."""
    out = record.with_suffix(".gif")
    assert main([str(record), "--view", view, "--out", str(out)]) == 0
    with Image.open(out) as film:
        assert getattr(film, "n_frames", 1) == 1 + steps


def test_unknown_seats_of_the_builders_board_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the ones there are."""
    record = tmp_path / "game.txt"
    record.write_text(positions.start("queens two").to_record(), encoding="utf-8")
    assert main([str(record), "--view", "builders:3", "--out", str(tmp_path / "x.png")]) == 2
    assert "builders, builders:1 … builders:2" in capsys.readouterr().err


@pytest.mark.parametrize(
    "view", ["kingdom:4", "kingdom:0", "kingdom", "builders", "builders:1", "table:1", ""]
)
def test_unknown_views_are_refused(
    record: Path, view: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the ones there are, and no file."""
    out = record.with_suffix(".png")
    assert main([str(record), "--view", view, "--out", str(out)]) == 2
    assert "kingdom:1 … kingdom:3" in capsys.readouterr().err
    assert not out.exists()


def test_a_bad_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the engine's own words."""
    path = tmp_path / "bad.txt"
    path.write_text("no record", encoding="utf-8")
    assert main([str(path), "--out", str(tmp_path / "x.png")]) == 2
    assert capsys.readouterr().err


def test_a_missing_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Not by a traceback."""
    assert main([str(tmp_path / "none.txt"), "--out", str(tmp_path / "x.png")]) == 2
    assert "none.txt" in capsys.readouterr().err
