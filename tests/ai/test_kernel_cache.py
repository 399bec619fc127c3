"""The machine code that the kernel keeps on disk: where it can't be read, it is made again."""

import os
import sys
from pathlib import Path
from subprocess import run
from typing import Any

import pytest

pytest.importorskip("numba", reason="an optional requirement")

from ai.kernel import compiled


def double(number: int) -> int:
    """What is compiled here."""
    return 2 * number


def ran(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Compile a function that keeps its code in a folder, and call it."""
    monkeypatch.setattr("numba.config.CACHE_DIR", str(folder))
    made: Any = compiled.compiled(double)
    assert made(21) == 42
    return made


@pytest.mark.parametrize("damaged", ["*.nbi", "*.nbc"])
@pytest.mark.parametrize("content", [b"", b"garbage", None], ids=["empty", "garbage", "half"])
def test_a_damaged_file_is_replaced(
    damaged: str, content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the first who needs it; the next one reads it again."""
    assert ran(tmp_path, monkeypatch).stats.cache_misses
    (kept,) = tmp_path.rglob(damaged)
    whole = kept.read_bytes()
    kept.write_bytes(whole[: len(whole) // 2] if content is None else content)
    assert ran(tmp_path, monkeypatch).stats.cache_misses
    assert ran(tmp_path, monkeypatch).stats.cache_hits


def test_it_is_counted_what_a_process_has_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not what it reads, nor what can't be kept."""
    before = compiled.Kept.saved
    ran(tmp_path, monkeypatch)
    assert compiled.Kept.saved == before + 1
    ran(tmp_path, monkeypatch)
    assert compiled.Kept.saved == before + 1


def test_without_a_folder_it_is_compiled_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a machine where nothing may be written."""
    nowhere = tmp_path / "file"
    nowhere.touch()
    monkeypatch.setattr("numba.core.caching.CacheImpl._locator_classes", [])
    ran(nowhere, monkeypatch)


def test_a_full_disk_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code is used all the same."""

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile._open_for_write", full)
    before = compiled.Kept.saved
    ran(tmp_path, monkeypatch)
    assert compiled.Kept.saved == before


def test_the_code_of_versions_that_nobody_uses_is_deleted(tmp_path: Path) -> None:
    """A day after a process last began with it; that of this version, and other files, stay."""
    now = 1_800_000_000.0
    own, old, lately = (tmp_path / f"kernel-{name}" for name in ("1", "2", "3"))
    other = tmp_path / "numba"
    for folder, age in ((own, 99), (old, 25), (lately, 23), (other, 99)):
        folder.mkdir()
        (folder / "code.nbc").touch()
        os.utime(folder, (now - age * 3600,) * 2)
    compiled.clear(tmp_path, own, now)
    assert {one.name for one in tmp_path.iterdir()} == {"kernel-1", "kernel-3", "numba"}
    compiled.clear(tmp_path, lately, now + 23 * 3600)
    assert own.exists(), "it was in use a short time ago"
    compiled.clear(tmp_path / "missing" / "folder", tmp_path / "numba" / "code.nbc" / "x", now)


COUNTED = """
import importlib
import pkgutil

from ai import kernel
from ai.levels import Level, LevelLord, Skill
from ai.preparing import prepare
from ai.turns import whole_turn
from engine import Options, selfplay

NAMES = [one.name for one in pkgutil.iter_modules(kernel.__path__, "ai.kernel.")]
MODULES = [importlib.import_module(name) for name in NAMES]

def made():
    every = [one for module in MODULES for one in vars(module).values()]
    compiled = {id(one): one for one in every if hasattr(one, "signatures")}
    return sum(len(one.signatures) for one in compiled.values())

prepare()
before = made()
lord = LevelLord(Level(5, "prepared", Skill(4, 4), Skill(4), Skill()))
both = frozenset({"harmony", "middle_kingdom"})
for options in (Options(variants=both), Options(box="queendomino")):
    game = selfplay.new_game(options, "whole", 1)
    while not game.over:
        for move in whole_turn(game, lord):
            game.play(move)
print(before, made())
"""


def test_whatever_is_needed_is_prepared() -> None:
    """Whole games of both kernels compile nothing more."""
    ended = run([sys.executable, "-c", COUNTED], capture_output=True, text=True, check=True)
    before, after = map(int, ended.stdout.split())
    assert before == after > 0
