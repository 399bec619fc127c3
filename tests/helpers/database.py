"""Databases for tests: migrated once, then copied."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from store import upgrade


@cache
def _template() -> Path:
    path = Path(mkdtemp(prefix="castellan-test-")) / "template.db"
    with ThreadPoolExecutor(1) as other:  # here a loop may be running
        other.submit(lambda: asyncio.run(upgrade(f"sqlite+aiosqlite:///{path}"))).result()
    return path


def new_database(folder: Path) -> Path:
    """Return a migrated database in a folder."""
    return Path(shutil.copy(_template(), folder / "castellan.db"))


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder with a migrated database, in memory where the machine allows it."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        new_database(Path(name))
        yield Path(name)
