"""Files are their owner's alone, whatever the umask and whatever rights they had before."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandbox import Sandbox, Upload
from services import Services
from store import Store, backup, is_open, make_folder, protect, readable, upgrade
from tests.helpers.clock import ManualClock

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """A umask that takes no rights away."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    found = (folder, *folder.rglob("*"))
    return {
        path.relative_to(folder).as_posix(): stat.S_IMODE(path.stat().st_mode) for path in found
    }


async def test_everything_written_is_its_owner_s_alone(tmp_path: Path) -> None:
    """Database, log and shared memory while it is open; a copy, finished or not; the sandbox's."""
    data = tmp_path / "deep" / "data"
    services = await Services.open(
        f"sqlite+aiosqlite:///{data / 'castellan.db'}", clock=ManualClock()
    )
    await backup(services.store.path, data / "backups" / "castellan-1.db")
    async with services.store.write(), Sandbox(path=data / "sandbox") as sandbox:
        sandbox.people.say("Ann", "games", "Look", files=[Upload("list.csv", b"name")])
        seen = modes(tmp_path / "deep")
    await services.close()
    assert {"data/castellan.db-wal", "data/castellan.db-shm", "data/castellan.db"} < seen.keys()
    assert {"data/backups/castellan-1.db", "data/sandbox/world.jsonl"} < seen.keys()
    assert any(name.startswith("data/sandbox/files/") for name in seen)
    folders = {".", "data", "data/backups", "data/sandbox", "data/sandbox/files"}
    assert {mode for name, mode in seen.items() if name not in folders} == {0o600}
    assert {seen[name] for name in folders} == {0o700}


async def test_the_rights_of_an_older_release_are_taken_back(tmp_path: Path) -> None:
    """Those of others; a file of somebody else's is left, and then the folder is, too."""
    data = tmp_path / "data"
    names = (
        *("castellan.db", "castellan.db-wal", "commands.sha256", "refused-token"),
        *("backups/castellan-1.db", "backups/castellan-2.db.part"),
        *("sandbox/world.jsonl", "sandbox/files/17"),
    )
    for name in names:
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).touch()
    assert {path.relative_to(data).as_posix() for path in readable(data, None)} == {
        *(".", "backups", "sandbox", "sandbox/files"),
        *names,
    }
    assert protect(data, data / "castellan.db") == ()
    assert set(modes(data).values()) == {0o600, 0o700}
    (data / "notes.txt").touch()
    data.chmod(0o755)
    assert protect(data, None) == ()
    assert (is_open(data), modes(data)["notes.txt"]) == (True, 0o666)


async def test_a_shared_folder_keeps_its_rights(tmp_path: Path) -> None:
    """An address may name a file where others keep theirs; only the file is made private."""
    shared = tmp_path / "shared"
    shared.mkdir()
    (shared / "games.db").touch()
    (shared / "link").symlink_to(tmp_path)
    url = f"sqlite+aiosqlite:///{shared / 'games.db'}"
    await upgrade(url)
    assert modes(shared)["games.db"] == 0o600
    assert modes(shared)["."] == 0o777
    made = Store.connect(f"sqlite+aiosqlite:///{shared / 'mine' / 'games.db'}")
    await made.close()
    assert modes(shared)["mine"] == 0o700
    make_folder(shared)
    assert modes(shared)["."] == 0o777


def test_a_link_to_another_folder_is_left(tmp_path: Path) -> None:
    """Copies may be kept on a disk that others use."""
    (tmp_path / "disk").mkdir()
    (tmp_path / "data").mkdir(mode=0o700)
    (tmp_path / "data" / "backups").symlink_to(tmp_path / "disk")
    assert protect(tmp_path / "data", None) == ()
    assert modes(tmp_path / "disk")["."] == 0o777
