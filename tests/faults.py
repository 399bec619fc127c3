"""`python -m tests.faults [full]`: the fault tests alone; the last line is their tally.

"N faults injected, N survived, 0 lost, 0 doubled". With `full` the larger runs are among them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.helpers import tallied

HERE = Path(__file__).parent
FILES = sorted((*HERE.glob("e2e/test_faults*.py"), HERE / "e2e/test_outages.py"))


def main(arguments: list[str]) -> int:
    """Run them; returns pytest's exit status."""
    chosen = [*FILES, HERE / "kills"] if "full" in arguments else FILES
    marked = [] if "full" in arguments else ["-m", "not full"]
    status = int(pytest.main(["-q", *marked, *map(str, chosen)]))
    print(tallied.line(), flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
