"""The short form of the kills; `python -m tests.kills` is the long one."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.kills.run import run


@pytest.mark.kills
async def test_no_kill_loses_or_repeats_anything(tmp_path: Path) -> None:
    """A dozen kills at all kinds of moments; records, threads and what people saw agree."""
    seed = int(time.time())
    found = await run(tmp_path, 12, seed=seed, tables=2, lords=(2, 2, 3))
    assert found.is_good, "\n".join([f"seed {seed}", *found.lines(), *found.evidence])
    assert found.numbers["turns in town compared"], "nobody did anything in a town"
