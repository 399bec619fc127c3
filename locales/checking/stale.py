"""Texts whose English was changed after they were translated, as the repository's history says."""

import re
from pathlib import Path
from subprocess import run

from locales.checking.catalog import ENGLISH, FOLDER, catalog

_LINE = re.compile(r"^[0-9a-f]{40} \d+ (\d+)")
_TIME = "committer-time "


def stale(language: str, folder: Path = FOLDER) -> list[str]:
    """List the keys whose English was committed later than their translation.

    Raises OSError where there is no git, and CalledProcessError where this is no repository.
    """
    english, own = _committed(ENGLISH, folder), _committed(language, folder)
    return [key for key, when in own.items() if key in english and when < english[key]]


def _committed(language: str, folder: Path) -> dict[str, int]:
    """Return when each text was last changed, in seconds."""
    found, texts = {}, catalog(language, folder)
    for area in texts.areas:
        file = folder / language / f"{area}.ftl"
        whole, times = file.read_text("utf-8"), _times(file)
        for entry in texts.entries:
            if entry.area == area:
                first, value = entry.message.id.span, entry.message.value
                last = value.span if value else first
                assert first is not None
                assert last is not None
                lines = [whole.count("\n", 0, place) + 1 for place in (first.start, last.end)]
                found[entry.key] = max(times[line] for line in range(lines[0], lines[1] + 1))
    return found


def _times(file: Path) -> dict[int, int]:
    """Return when each line of a file was last committed, in seconds; lines count from 1."""
    told = run(
        ("git", "blame", "--line-porcelain", "--", file.name),
        cwd=file.parent,
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    found, line = {}, 0
    for one in told.splitlines():
        if match := _LINE.match(one):
            line = int(match[1])
        elif one.startswith(_TIME):
            found[line] = int(one.removeprefix(_TIME))
    return found
