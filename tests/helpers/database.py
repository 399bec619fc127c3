"""Databases for tests: migrated once, then copied."""

from __future__ import annotations

import asyncio
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from store import upgrade


@cache
def _template() -> Path:
    path = Path(mkdtemp(prefix="castellan-test-")) / "template.db"
    asyncio.run(upgrade(f"sqlite+aiosqlite:///{path}"))
    return path


def new_database(folder: Path) -> Path:
    """Return a migrated database in a folder."""
    return Path(shutil.copy(_template(), folder / "castellan.db"))
