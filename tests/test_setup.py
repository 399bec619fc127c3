"""scripts/setup: whatever interrupts it, the next `make run` finishes what it began."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYTHON = """#!/bin/sh
# A Python that notes what is installed; its folder says what fails.
case "$*" in
    -V) cat version ;;
    -c*) ;;
    "-m venv .venv") mkdir -p .venv/bin && cp python .venv/bin/python && touch .venv/pip ;;
    "-m pip --version") test -f .venv/pip ;;
    "-m pip install"*)
        for last; do :; done
        echo "$last" >> log
        if test -f "fails-$last"; then cat "fails-$last" && exit 1; fi
        ;;
esac
"""
LISTS = ("requirements.txt", "requirements-kernel.txt")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for sh")


class Place:
    """A folder with the script and such a Python."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "scripts").mkdir()
        (folder / "scripts" / "setup").write_text((ROOT / "scripts" / "setup").read_text())
        (folder / "python").write_text(PYTHON)
        (folder / "python").chmod(0o755)
        (folder / "version").write_text("Python 3.11.7\n")
        for name in LISTS:
            (folder / name).write_text(f"{name} 1\n")

    def run(self) -> list[str]:
        """Run the script; the lists that it installed."""
        (self.folder / "log").write_text("")
        path = f"{self.folder}:{os.environ['PATH']}"
        subprocess.run(
            ["sh", "scripts/setup", LISTS[0]],
            cwd=self.folder,
            env={"PATH": path, "PYTHON": "python"},
            capture_output=True,
            check=False,
        )
        return (self.folder / "log").read_text().split()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_the_same_list_is_installed_once(place: Place) -> None:
    """A longer one, and another Python, again."""
    assert place.run() == [*LISTS]
    assert place.run() == []
    (place.folder / LISTS[0]).write_text("more\n")
    assert place.run() == [*LISTS]
    (place.folder / "version").write_text("Python 3.12.1\n")
    assert place.run() == [*LISTS]
    assert place.run() == []


def test_an_environment_that_was_half_made_is_made_anew(place: Place) -> None:
    """As by Ctrl-C in the first seconds, or where its Python was taken away."""
    assert place.run() == [*LISTS]
    (place.folder / ".venv" / "pip").unlink()
    (place.folder / "version").write_text("Python 3.12.1\n")
    assert place.run() == [*LISTS]
    assert (place.folder / ".venv" / "pip").exists()


def test_an_interrupted_upgrade_is_not_taken_for_what_was_before(place: Place) -> None:
    """Going back to the old list installs that."""
    assert place.run() == [*LISTS]
    (place.folder / LISTS[0]).write_text("new\n")
    (place.folder / f"fails-{LISTS[0]}").write_text("interrupted")
    assert place.run() == [LISTS[0]]
    (place.folder / f"fails-{LISTS[0]}").unlink()
    (place.folder / LISTS[0]).write_text(f"{LISTS[0]} 1\n")
    assert place.run() == [*LISTS]


@pytest.mark.parametrize(
    ("said", "again"),
    [("WARNING: Retrying after", True), ("ERROR: No matching distribution found", False)],
)
def test_numba_is_tried_again_if_the_network_was_away(
    place: Place, said: str, *, again: bool
) -> None:
    """Else it has no build for this machine, and is not asked for at each start."""
    (place.folder / f"fails-{LISTS[1]}").write_text(said)
    assert place.run() == [*LISTS]
    assert bool(place.run()) is again
