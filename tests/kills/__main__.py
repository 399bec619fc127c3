"""`python -m tests.kills --kills 200`: prints what was hit and compared; 1 on any difference."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.kills.run import run


def main() -> int:
    """Read the command line and run; returns the exit status."""
    parser = argparse.ArgumentParser("python -m tests.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="what people fancy")
    parser.add_argument("--tables", type=int, default=4, help="how many at once")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the bot's log")
    given = parser.parse_args()
    print(f"{given.kills} kills, seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        found = asyncio.run(run(folder, given.kills, seed=given.seed, tables=given.tables))
        (folder / "evidence.txt").write_text("\n".join(found.town.evidence), encoding="utf-8")
    print(*found.lines(), sep="\n", flush=True)
    return 0 if found.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
