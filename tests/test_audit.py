"""scripts/audit: what it says of what pip-audit reports."""

from __future__ import annotations

import runpy
from pathlib import Path

AUDIT = runpy.run_path(str(Path(__file__).parents[1] / "scripts" / "audit"))
verdict = AUDIT["verdict"]
SOUND = {"name": "aiohttp", "version": "3.14.5", "vulns": []}
SKIPPED = {"name": "alembic", "skip_reason": "not found"}
FAULT = {"id": "PYSEC-2026-1", "fix_versions": ["1.1"], "aliases": [], "description": "…"}


def test_a_known_fault_ends_the_check() -> None:
    """Each is named, with the version that mends it."""
    broken = {"name": "yarl", "version": "1.0", "vulns": [FAULT, FAULT | {"fix_versions": []}]}
    status, words = verdict({"dependencies": [SOUND, broken, SKIPPED]})
    assert status == 1
    assert words.splitlines() == [
        "yarl 1.0: PYSEC-2026-1, mended in 1.1",
        "yarl 1.0: PYSEC-2026-1, mended in none",
    ]


def test_what_was_not_compared_is_not_called_sound() -> None:
    """Without an index nothing is, and the check goes on."""
    assert verdict({"dependencies": [SKIPPED]}) == (0, AUDIT["UNREACHED"])
    status, words = verdict({"dependencies": [SOUND, SKIPPED]})
    assert status == 0
    assert words == "1 of 2 packages compared: no fault is known; not known to the index: alembic."
