"""Files that only their owner may read: a database holds the seeds of running games."""

import contextlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = 0o077
"""The rights of everybody but the owner."""

KEPT: Final[Mapping[str, tuple[str, ...]]] = {
    "": (
        "castellan*.db*",
        "commands.sha256",
        "refused-token",
        "backups",
        "machine-code",
        "sandbox",
    ),
    "backups": ("castellan-*.db*",),
    "sandbox": (
        *("world.jsonl", "world.part", "world.lock", "files"),
        *("castellan*.db*", "commands.sha256"),
    ),
    "sandbox/files": ("[0-9]*",),
}
"""What we keep in the folder of our data and in the folders inside, by their names."""
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""The endings of a database and of what SQLite keeps beside it, which it makes as private."""


def make_folder(path: Path) -> None:
    """Make a folder, and those above it that are missing, for its owner alone."""
    for one in (*reversed(path.parents), path):
        if not one.is_dir():
            one.mkdir(FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file for its owner alone, unless there is one; raises OSError."""
    make_folder(path.parent)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))


def readable(data: Path | None, database: Path | None) -> tuple[Path, ...]:
    """Return those of our files and folders to which not only their owner has rights.

    Folders that are links, or in which others keep something too, are left out.
    """
    if os.name == "nt":  # rights are another matter there
        return ()
    found = set(_beside(database))
    if data is not None:
        found |= _kept(data, found)
    return tuple(sorted(path for path in found if is_open(path)))


def protect(data: Path | None, database: Path | None) -> tuple[Path, ...]:
    """Leave our files and folders to their owner alone; return those that stay readable."""
    for path in readable(data, database):
        with contextlib.suppress(OSError):  # it is somebody else's
            path.chmod(FOLDER if path.is_dir() else FILE)
    return readable(data, database)


def _beside(database: Path | None) -> Iterable[Path]:
    if database is None:
        return ()
    return (database.with_name(database.name + ending) for ending in BESIDE)


def _kept(data: Path, beside: set[Path]) -> set[Path]:
    found: set[Path] = set()
    for folder, names in KEPT.items():
        inside = {path for name in names for path in (data / folder).glob(name)}
        found |= {path for path in inside if not path.is_dir()}
        if _is_ours_alone(data / folder, inside | beside):
            found.add(data / folder)
    return found


def is_open(path: Path) -> bool:
    """Tell whether others than its owner have rights to a file or folder that exists."""
    try:
        return bool(path.stat().st_mode & OTHERS)
    except OSError:
        return False


def _is_ours_alone(folder: Path, ours: set[Path]) -> bool:
    return folder.is_dir() and not folder.is_symlink() and ours.issuperset(folder.iterdir())
