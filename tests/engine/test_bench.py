"""The speed report: its yardstick plays the same game, and all figures are there."""

import random

import pytest

from bench import engine as report
from bench import kernel
from engine import DOMINOES, Kingdom
from engine.scoring import scorecard


def test_the_kernel_plays_by_the_same_rules() -> None:
    """Placements and scores of its kingdoms are the engine's, domino by domino."""
    draw = random.Random(7)
    for _ in range(10):
        land, kingdom = kernel.Land(), Kingdom()
        for number in draw.sample(range(48), 12):
            shape, domino = kernel.SHAPES[number], f"K{number + 1}"
            spots = kingdom.placements(domino)
            assert sum(mask.bit_count() for mask in land.starts(shape)) == len(spots)
            if spots:
                left, right = (kingdom.canvas.bits[square] for square in draw.choice(spots))
                land.lay(shape, left.bit_length() - 1, right.bit_length() - 1)
                kingdom.lay(domino, kingdom.canvas.names[left], kingdom.canvas.names[right])
            bonuses = frozenset({"middle_kingdom", "harmony"})
            card = scorecard(kingdom, bonuses)
            harmony = 5 if len(kingdom.laid) == 12 else 0
            assert land.score() == card.total - card.harmony + harmony
    assert len(kernel.SHAPES) == sum(id_.startswith("K") for id_ in DOMINOES)


def test_the_report_has_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Calibration, kernel, engine at both games, and their ratios."""
    monkeypatch.setattr(report, "ROUNDS", 1)
    monkeypatch.setattr("sys.argv", ["bench.engine", "--games", "3"])
    report.main()
    figures = capsys.readouterr().out
    for name in ("calibration_steps", "kernel_games", "engine_games", "queendomino_games"):
        assert f"{name}_per_second" in figures
    assert '"ratio"' in figures
    assert '"queendomino_ratio"' in figures
