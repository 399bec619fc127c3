"""Which Castellan this is, for `bot.py --version`, the log, `/help` and `/admin health`."""

import platform
import subprocess
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

import store

ROOT = Path(__file__).parents[1]
COMMIT = "commit"
"""The file in which an image, which has no .git, says of which commit it was made."""


@cache
def version() -> str | None:
    """Return our version with its commit where that is known, such as `0.2.0 (1f2e3d4c5b6a)`."""
    try:
        with (ROOT / "pyproject.toml").open("rb") as file:
            number = str(tomllib.load(file)["project"]["version"])
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return None
    commit = _commit(ROOT)
    return f"{number} ({commit})" if commit else number


def parts() -> dict[str, str | None]:
    """Return the versions of all that a report of a fault should name."""
    return {
        "castellan": version(),
        "python": platform.python_version(),
        "discord.py": metadata.version("discord.py"),
        "database": store.head(),
    }


def _commit(root: Path) -> str:
    try:
        return (root / COMMIT).read_text("utf-8").strip()
    except OSError:
        pass
    if not (root / ".git").exists():  # it may lie in a folder of somebody else's repository
        return ""
    asked = ["git", "describe", "--always", "--dirty=+", "--abbrev=12", "--exclude=*"]
    try:
        said = subprocess.run(
            asked, cwd=root, capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return said.stdout.strip()
