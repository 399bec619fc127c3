"""The log: nothing waits for whoever reads it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bot
from cogs.log import WAITING

STUCK = f"""
import sys
from cogs import log
log.never_wait()
log.set_up("INFO")
import structlog
for number in range({3 * WAITING}):
    structlog.get_logger().info("press", number=number, about="x" * 100)
print("said", flush=True)
sys.stdin.read(1)
structlog.get_logger().info("press", number=-1)
sys.exit("bot.py: the last sentence")
"""


@pytest.fixture
def process() -> subprocess.Popen[bytes]:
    """A process that says much, and the end once it is told so."""
    return subprocess.Popen(
        [sys.executable, "-c", STUCK],
        cwd=Path(bot.__file__).parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_lines_that_nobody_reads_are_lost_and_counted(process: subprocess.Popen[bytes]) -> None:
    """Once they are read again, the next ones arrive, with the number of those lost."""
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline() == b"said\n"  # although nobody has read the log
    said = 0
    while b'"log.lost"' not in (line := process.stderr.readline()):
        said += b'"press"' in line
    _, rest = process.communicate(b"x", timeout=60)
    lines = rest.decode().splitlines()
    assert lines[-1] == "bot.py: the last sentence"
    assert '"number": -1,' in lines[-2]
    said += len(lines) - 2
    assert WAITING <= said < 3 * WAITING
    assert f'"lines": {3 * WAITING - said},'.encode() in line


def test_the_end_waits_a_second_for_a_reader(process: subprocess.Popen[bytes]) -> None:
    """Who reads nothing keeps no process alive."""
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdout.readline()
    began = time.monotonic()
    process.stdin.write(b"x")
    process.stdin.flush()
    assert process.wait(timeout=30) == 1
    assert time.monotonic() - began < 15
    process.communicate()


def test_a_reader_that_is_gone_stops_nothing() -> None:
    """Nor does its end."""
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as gone:
        done = subprocess.run(
            [sys.executable, "-c", STUCK],
            cwd=Path(bot.__file__).parent,
            input=b"x",
            stdout=subprocess.PIPE,
            stderr=gone,
            timeout=60,
            check=False,
        )
    assert done.stdout == b"said\n"
    assert done.returncode == 1
