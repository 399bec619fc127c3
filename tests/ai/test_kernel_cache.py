"""The machine code that the kernel keeps on disk: where it can't be read, it is made again."""

from pathlib import Path
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
    ran(tmp_path, monkeypatch)
