"""The simulated kingdoms of the day: a small month holds, and its checks find what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bench import days
from bench.days import Month


@pytest.fixture(scope="module")
def small() -> Iterator[Month]:
    """Let some days pass, with pages at the tables and a squire for the model: they think fast."""
    memory = Path("/dev/shm")
    made = TemporaryDirectory(dir=memory if memory.is_dir() else None)
    with made as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("services.daily.days.LEVEL", "page")
        patch.setattr("services.daily.closing.model_of", lambda _row: "squire")
        yield asyncio.run(days.simulate(Path(folder), people=7, length=5, seed="small"))


async def checked(month: Month) -> list[str]:
    """Check the same days again."""
    month.faults.clear()
    month.start()
    await month.check()
    await month.services.close()
    return month.faults


def test_every_table_is_right(small: Month) -> None:
    """Of four time zones, with restarts and a day without the process; nothing is told early."""
    assert small.faults == []
    assert small.happened["finished"] > 6
    assert small.happened["days without the process"] == 1
    assert len({one.day for one in small.games}) == 4


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE day_games SET points = points + 1 WHERE points IS NOT NULL",
        "UPDATE day_games SET streak = streak + 1 WHERE points IS NOT NULL",
        "UPDATE day_games SET worth = worth + 1 WHERE points IS NOT NULL",
        "UPDATE day_games SET points = NULL",
        "UPDATE days SET par = par + 1",
        "UPDATE days SET closed_at = NULL",
    ],
)
def test_a_wrong_table_is_found(small: Month, change: str) -> None:
    """Whatever is wrong in it."""
    with closing(sqlite3.connect(small.path)) as file:
        before = list(file.iterdump())
        with file:
            assert file.execute(change).rowcount > 0
    try:
        assert asyncio.run(checked(small))
    finally:
        small.path.unlink()
        with closing(sqlite3.connect(small.path)) as file:
            file.executescript("\n".join(before))
    assert asyncio.run(checked(small)) == []


def test_the_exit_status_tells(
    small: Month, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """0 where everything holds, 1 where a table is wrong."""

    async def simulated(*_: Any) -> Month:
        return small

    monkeypatch.setattr(days, "simulate", simulated)
    monkeypatch.setattr(days, "listen", lambda: None)
    monkeypatch.setattr(sys, "argv", ["days.py"])
    assert days.main() == 0
    assert " 0 faults" in capsys.readouterr().out.splitlines()[-1]
    monkeypatch.setattr(small, "faults", ["day 1: wrong"])
    assert days.main() == 1
