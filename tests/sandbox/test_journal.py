"""The world on disk: nothing that was shown is lost, however the process ended."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from sandbox import Right, Sandbox, Upload, World
from sandbox.messages import Draft, edit, find_nonce, post
from sandbox.models import V2
from tests.sandbox.samplebot import png

LAYOUT: dict[str, Any] = {
    "flags": V2,
    "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
    "attachments": [{"id": 0, "description": "Alt"}],
}


Open = Callable[[], Sandbox]


@pytest.fixture
def reopen(tmp_path: Path) -> Iterator[Open]:
    """Opens the folder; the sandbox before is not closed first, as if it had been killed."""
    opened: list[Sandbox] = []

    def make() -> Sandbox:
        opened.append(Sandbox(path=tmp_path))
        return opened[-1]

    yield make
    for box in opened:
        box.close()


def everything(world: World) -> Any:
    kinds = (world.users, world.servers, world.channels, world.messages)
    return [{key: asdict(thing) for key, thing in kind.items()} for kind in kinds]


def busy(box: Sandbox) -> None:
    """A bit of everything, so that every kind of change is written."""
    world = box.world
    server, games = world.server("Castellan's Court"), world.channel("games")
    eve = world.add_user("Eve", locale="de")
    role = world.add_role(server, "lords", int(Right.MANAGE_THREADS))
    world.add_member(server, eve, roles=[role])
    world.remove_member(server, world.user("Dan"))
    world.block_direct_messages(eve)
    world.set_overwrite(games, role, deny=Right.SEND_MESSAGES)
    box.people.say("Ann", "games", "hello", files=[Upload("note.txt", b"a note")])
    shown = post(world, games, world.bot.id, Draft(LAYOUT, {0: ("a.png", png())}))
    thread = world.add_thread(games, "A game", world.bot, start=shown)
    box.people.say("Ann", thread, "first")
    gone = box.people.say("Ann", thread, "second")
    world.delete_message(gone)
    old = world.add_channel(server, "old")
    box.people.say("Ann", old, "lost")
    world.delete_channel(old)
    world.archive(thread, locked=True)
    box.people.say("Ann", world.direct("Ann"), "psst")
    edit(world, shown, Draft({"attachments": [{"id": 0}]}, {0: ("a.png", png(9, 9))}))
    world.remove_bot(server)
    world.add_bot(server)
    world.set_commands(None, [{"id": "1", "name": "play", "type": 1}])
    world.set_commands(server.id, [{"id": "2", "name": "here", "type": 1}])


def test_a_killed_process_loses_nothing(reopen: Open) -> None:
    """The first sandbox is never closed: what the second one reads was written at once."""
    first = reopen()
    busy(first)
    second = reopen()
    assert everything(second.world) == everything(first.world)
    assert second.world.commands == first.world.commands
    assert second.world.bot is second.world.user("Castellan")
    for message in first.world.messages.values():
        assert second.world.message(message.id) in second.world.history(message.channel)
        for file in message.files:
            assert second.world.blobs.get(file.id) == first.world.blobs.get(file.id)


def test_old_files_do_not_pile_up(tmp_path: Path, reopen: Open) -> None:
    first = reopen()
    busy(first)
    (tmp_path / "files" / "1.part").write_bytes(b"cut off")
    (tmp_path / "files" / "2").write_bytes(b"of no message")
    second = reopen()
    kept = {str(f.id) for m in second.world.messages.values() for f in m.files}
    assert {path.name for path in (tmp_path / "files").iterdir()} == kept


def test_a_line_cut_short_is_passed_over(tmp_path: Path, reopen: Open) -> None:
    first = reopen()
    first.people.say("Ann", "games", "whole")
    before = everything(first.world)
    first.people.say("Ann", "games", "half")
    journal = tmp_path / "world.jsonl"
    journal.write_text(journal.read_text()[:-40])
    second = reopen()
    assert [m.text for m in second.world.history("games")] == ["whole"]
    assert before[3].keys() == second.world.messages.keys()


def test_ids_go_on_where_they_were(reopen: Open) -> None:
    first = reopen()
    last = first.people.say("Ann", "games", "hello").id
    second = reopen()
    assert second.people.say("Ann", "games", "hello").id > last


def test_the_journal_is_written_anew_when_it_grows(
    tmp_path: Path, reopen: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.journal.SPARE_LINES", 20)
    box = reopen()
    message = box.people.say("Ann", "games", "0")
    for n in range(1, 60):
        edit(box.world, message, Draft({"content": str(n)}))
    lines = (tmp_path / "world.jsonl").read_text().splitlines()
    assert len(lines) < 45
    assert reopen().world.message(message.id).text == "59"


async def test_pictures_move_with_the_port(tmp_path: Path) -> None:
    async with Sandbox(path=tmp_path) as first:
        games = first.world.channel("games")
        draft = Draft(LAYOUT, {0: ("a.png", png())})
        made = post(first.world, games, first.world.bot.id, draft)
    async with Sandbox(path=tmp_path) as second:
        message = second.world.message(made.id)
        media = message.components[0]["items"][0]["media"]
        assert media["url"] == second.world.file_url(message.files[0])
        assert media["url"].startswith(second.url)


def test_a_nonce_is_known_after_a_restart(reopen: Open) -> None:

    first = reopen()
    body = {"content": "x", "nonce": "turn-1", "enforce_nonce": True}
    made = post(first.world, first.world.channel("games"), first.world.bot.id, Draft(body))
    world = reopen().world
    found = find_nonce(world, world.channel("games"), world.bot.id, Draft(body))
    assert found is not None
    assert found.id == made.id


def test_no_other_process_writes_in_the_same_folder(tmp_path: Path) -> None:
    """Two worlds in one file would be none; the claim ends with the process, however it ended."""
    code = (
        "import sys, pathlib, sandbox; sandbox.Sandbox(path=pathlib.Path(sys.argv[1])); print('in')"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]

    def other() -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, capture_output=True, text=True, check=False)

    mine = Sandbox(path=tmp_path)
    refused = other()
    assert refused.returncode == 1
    assert "in use by another process" in refused.stderr
    mine.close()
    assert other().stdout == "in\n"
    assert other().stdout == "in\n"
