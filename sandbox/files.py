"""Files of the sandbox: only their owner may read what people wrote there."""

import os
from pathlib import Path
from typing import IO


def opener(path: str, flags: int) -> int:
    """Open a file; a new one is for its owner alone. To be given to `open`."""
    return os.open(path, flags, 0o600)


def opened(path: Path, mode: str) -> IO[str]:
    """Open a text file, for its owner alone if it is new."""
    return open(path, mode, encoding="utf-8", opener=opener)


def make_folder(path: Path) -> None:
    """Make a folder, and those above it that are missing, for its owner alone."""
    for one in (*reversed(path.parents), path):
        if not one.is_dir():
            one.mkdir(0o700, exist_ok=True)
