"""The sha-256 of 240 selfplay records: python -m tests.engine.selfplay_digest

Needs the standard library only, so that any Python can prove itself with it.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXPECTED = Path(__file__).with_name("selfplay.sha256")
SETUPS = (
    ("--box", "kingdomino", "--players", "2"),
    ("--box", "kingdomino", "--players", "2", "--variants", "mighty_duel"),
    ("--box", "kingdomino", "--players", "3", "--variants", "harmony"),
    ("--box", "kingdomino", "--players", "4", "--variants", "middle_kingdom,harmony"),
    ("--box", "discovery", "--players", "2"),
    ("--box", "queendomino", "--players", "2"),
    ("--box", "queendomino", "--players", "3", "--variants", "middle_kingdom,harmony"),
    ("--box", "queendomino", "--players", "4"),
    ("--box", "royal_wedding", "--players", "3", "--variants", "harmony"),
    ("--box", "royal_wedding", "--players", "8"),
    ("--box", "royal_wedding", "--players", "6", "--teams"),
    ("--box", "kingdomino", "--players", "2", "--giants", "--variants", "mighty_duel"),
    ("--box", "kingdomino", "--players", "5", "--giants", "--quests", "lost_corner,bleak_king"),
    ("--box", "queendomino", "--players", "3", "--giants"),
    ("--box", "kingdomino", "--players", "4", "--court"),
    ("--box", "queendomino", "--players", "4", "--giants", "--court"),
)
GAMES = 15


def engine(*arguments: str) -> str:
    """Run the engine's command line with this Python."""
    command = [sys.executable, "-m", "engine", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def digest() -> tuple[str, int]:
    """The digest of all records and how many there are; each is replayed on the way."""
    total, count = hashlib.sha256(), 0
    for setup in SETUPS:
        with tempfile.TemporaryDirectory() as folder:
            engine("selfplay", *setup, "--games", str(GAMES), "--seed", "digest", "--out", folder)
            for path in sorted(Path(folder).iterdir()):
                total.update(path.read_bytes())
                count += 1
            engine("replay", str(sorted(Path(folder).iterdir())[0]))
    return total.hexdigest(), count


if __name__ == "__main__":
    found, games = digest()
    print(f"  {games} records, sha-256 {found}")
    if found != EXPECTED.read_text().strip():
        sys.exit("  This Python plays other games than the committed digest says.")
