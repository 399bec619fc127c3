"""Which Castellan this is, for `bot.py --version`, the log, `/help` and `/admin health`."""

import contextlib
import platform
import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

import store

ROOT = Path(__file__).parents[1]
SHOWN = 12
"""How many digits of a commit are shown."""
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
    """Read it from the files of git: at a start, every moment in which nobody is heard counts."""
    with contextlib.suppress(OSError):
        return (root / COMMIT).read_text("utf-8").strip()
    with contextlib.suppress(OSError):
        git = root / ".git"
        if git.is_file():  # another working tree of a clone
            git = root / git.read_text("utf-8").removeprefix("gitdir:").strip()
        head = (git / "HEAD").read_text("utf-8").strip()
        name = head.removeprefix("ref: ")
        if name == head:
            return head[:SHOWN]
        if (git / "commondir").is_file():
            git /= (git / "commondir").read_text("utf-8").strip()
        if (git / name).is_file():
            return (git / name).read_text("utf-8")[:SHOWN]
        for line in (git / "packed-refs").read_text("utf-8").splitlines():
            if line.endswith(f" {name}"):
                return line[:SHOWN]
    return ""
