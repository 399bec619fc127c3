"""What hosts run: the image's files are all that it needs, the unit and the containers fit it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from cogs import client, command_line

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
UNIT = (ROOT / "deploy" / "castellan.service").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
TURN_OFF = 10
"""Seconds after which Docker kills what does not end, where nothing else is set."""


def steps(word: str) -> list[str]:
    """What follows a word of the Dockerfile, in its order, in the last stage."""
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    return re.findall(rf"^{word} (.*)$", last, re.MULTILINE)


def context() -> Iterator[Path]:
    """The tracked files that .dockerignore lets in; it bars all and lists what is let in."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = [line[1:] for line in lines if line.startswith("!")]
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    for path in map(Path, filter(None, listed.split("\0"))):
        parts = [path, *path.parents]
        if (ROOT / path).is_file() and any(
            str(one) in let_in or (one.parent == Path() and one.match("*.py")) for one in parts
        ):
            yield path


def written(folder: Path) -> dict[str, tuple[int, int]]:
    """Every file of a folder, by when it was last written."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): (path.stat().st_mtime_ns, path.stat().st_size) for path in found}


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """The folder of the image, made by the steps that need no network."""
    folder = tmp_path / "castellan"
    for path in context():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, folder / path)
    for step in steps("RUN"):
        if "commit" in step or "compileall" in step:
            here = step.replace(".venv/bin/python", sys.executable)
            env = os.environ | {"COMMIT": "0123456789ab"}
            subprocess.run(["sh", "-c", here], cwd=folder, check=True, env=env)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """What the image sets, with a folder in place of its volume."""
    pairs = (pair.split("=", 1) for line in steps("ENV") for pair in line.split())
    return {name: value.replace("/data", str(folder)) for name, value in pairs}


def free_port() -> int:
    """A port of this machine that nobody has."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def is_healthy(meant: str, port: str) -> int:
    """Run the image's own check on another port; its status, 0 where all is well."""
    (check,) = re.findall(r'^    CMD (\[".*)$', DOCKERFILE, re.MULTILINE)
    assert meant in check
    words = json.loads(check.replace(meant, port))[1:]
    quiet = asyncio.subprocess.DEVNULL
    return await (await asyncio.create_subprocess_exec(sys.executable, *words, stderr=quiet)).wait()


def entry() -> list[str]:
    """What a container runs."""
    (entry,), (command,) = steps("ENTRYPOINT"), steps("CMD")
    return [sys.executable, *json.loads(entry)[1:], *json.loads(command)]


async def test_an_image_runs_from_its_own_files_and_writes_to_its_volume_alone(
    image: Path, tmp_path: Path
) -> None:
    """Its root is read-only; it ends in time when it is told to, and knows its commit."""
    data, before = tmp_path / "data", written(image)
    named = {"PATH": os.environ["PATH"], "CASTELLAN_SANDBOX_PORT": "0"} | environment(data)
    port = str(free_port())
    process = await asyncio.create_subprocess_exec(
        *entry(),
        cwd=image,
        env=named | {"CASTELLAN_METRICS_PORT": port},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    async with asyncio.timeout(120):
        line = (await process.stdout.readline()).decode()
        address = line.split()[-1]
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            assert answer.status == 200
        while await is_healthy(named["CASTELLAN_METRICS_PORT"], port):  # it connects meanwhile
            assert process.returncode is None
        process.send_signal(signal.SIGTERM)
        _, said = await process.communicate()
    assert process.returncode == 0
    first = json.loads(said.decode().splitlines()[0])
    assert first["event"] == "bot.begins"
    assert first["castellan"].endswith("(0123456789ab)")
    assert written(image) == before
    assert (data / "sandbox" / "castellan.db").is_file()


def test_an_image_holds_nothing_that_is_not_for_it() -> None:
    """No tests, no secrets, no data; but every module."""
    files = {str(path) for path in context()}
    assert {"bot.py", "pyproject.toml", "locales/en/help.ftl", "sandbox/web/index.html"} <= files
    rooms = {path.partition("/")[0] for path in files}
    assert not rooms & {".env", ".git", "data", "tests", "docs", "bench", "out"}


def test_nothing_is_killed_while_it_answers() -> None:
    """What is pressed before the end is answered; supervisors wait for that."""
    longest = client.ARRIVING + client.EVENTS_TIMEOUT
    assert longest <= TURN_OFF
    for text, pattern in ((UNIT, r"TimeoutStopSec=(\d+)"), (COMPOSE, r"stop_grace_period: (\d+)s")):
        (seconds,) = re.findall(pattern, text)
        assert int(seconds) > longest


def test_wrong_settings_are_not_tried_again() -> None:
    """A wrong setting ends with 2, a refused token with 78: starting again is no use."""
    (statuses,) = re.findall(r"^RestartPreventExitStatus=(.*)$", UNIT, re.MULTILINE)
    assert statuses.split() == ["2", str(command_line.NO_USE)]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd on this machine")
def test_the_unit_is_understood_and_hardened(tmp_path: Path) -> None:
    """By systemd itself, with its own score of 0 to 10, the lower the safer."""
    unit = tmp_path / "castellan.service"
    unit.write_text(UNIT.replace("/srv/castellan/app", str(ROOT)), "utf-8")
    (ran,) = re.findall(r"^ExecStart=(\S+)", unit.read_text("utf-8"), re.MULTILINE)
    unit.write_text(unit.read_text("utf-8").replace(ran, sys.executable), "utf-8")
    asked = ["systemd-analyze", "verify", str(unit)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert not [line for line in said.stderr.splitlines() if "castellan.service" in line]
    asked = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout[-200:]


def test_boards_and_alerts_ask_for_what_is_shown() -> None:
    """A name that nothing shows would be a line that is never drawn, an alert that never rings."""
    source = "".join(
        (ROOT / "cogs" / f"{one}.py").read_text("utf-8") for one in ("metrics", "monitor")
    )
    for name in ("grafana.json", "alerts.yaml"):
        asked = set(re.findall(r"castellan_[a-z_]+", (ROOT / "deploy" / name).read_text("utf-8")))
        assert len(asked) > 5
        for one in asked:
            base = re.sub(r"_(total|bucket|count|sum)$", "", one)
            shown = (
                base in source or re.sub("_(announcements|posts|jobs)_", "_{name}_", base) in source
            )
            assert shown, one
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) == 8
