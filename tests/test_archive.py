"""Exported games that are imported give equal results, outcomes, ratings and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.archive import KINDS, Report, compare
from tests.helpers.database import new_database


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """An empty database."""
    return new_database(tmp_path)


def check(report: Report, games: int) -> None:
    """Everything was compared, and nothing differed."""
    assert report.differing == []
    told = report.counts
    assert (told["text"], told["result"], told["outcome"]) == (games, games, games)
    assert told["request"] == games
    assert told["rating"] > 0


async def test_a_game_of_each_kind_comes_back_as_it_was(database: Path) -> None:
    """Those whose lords left and whose seats were taken over among them."""
    report = await compare(database, len(KINDS) + 2, pictures=0)
    check(report, len(KINDS) + 2)


@pytest.mark.full
async def test_a_thousand_games_come_back_as_they_were(database: Path) -> None:
    """In as many parts as it takes."""
    report = await compare(database, 1000, pictures=20)
    check(report, 1000)
    assert report.counts["picture"] == 100
