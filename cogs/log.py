"""Logging: structlog on top of `logging`, so that discord.py's lines look like ours."""

import atexit
import io
import logging
import os
import queue
import select
import sys
import threading
import time
from collections.abc import Iterable
from typing import Final, TextIO

import structlog
from structlog.typing import Processor

from cogs.discord_errors import code_of, is_disconnected

_log = structlog.get_logger()

WAITING: Final = 1000
"""How many lines wait for whoever reads them; the next ones are lost."""
LAST_WORDS: Final = 1.0
"""The seconds for which the end of the process waits until its last lines are read."""


class Unhurried(io.TextIOBase):
    """A stream whose writers never wait: a thread passes on what they write, in its order.

    Who reads the log may stand still for ever. Then lines are lost, and counted once it goes on.
    """

    def __init__(self, stream: TextIO) -> None:
        self._file, self._terminal = stream.fileno(), stream.isatty()
        self._encoding = stream.encoding or "utf-8"
        self._texts = queue.Queue[str](WAITING)
        self._lost = 0
        stream.flush()
        threading.Thread(target=self._pass_on, name="log", daemon=True).start()

    def fileno(self) -> int:
        """Return the number of the file behind the stream."""
        return self._file

    def isatty(self) -> bool:
        """Tell whether a person reads it at a terminal."""
        return self._terminal

    def writable(self) -> bool:
        """Tell that this is a stream to write to."""
        return True

    def write(self, text: str) -> int:
        """Have a text written later, if there is room for it."""
        try:
            self._texts.put_nowait(text)
        except queue.Full:
            self._lost += 1
        return len(text)

    def wait(self, seconds: float) -> None:
        """Wait until all is written, but not longer than that."""
        texts = self._texts
        with texts.all_tasks_done:
            texts.all_tasks_done.wait_for(lambda: not texts.unfinished_tasks, seconds)

    def _pass_on(self) -> None:
        while True:
            text = self._texts.get()
            try:
                self._write_all(text.encode(self._encoding, "backslashreplace"))
            except OSError:  # nobody reads it any more, or the disk is full
                self._lost += 1
            else:
                self._count_lost()
            self._texts.task_done()

    def _write_all(self, left: bytes) -> None:
        while left:
            try:
                left = left[os.write(self._file, left) :]
            except BlockingIOError:  # somebody who has the same file made it so
                select.select((), (self._file,), ())

    def _count_lost(self) -> None:
        """Say how many lines were lost, once there is room for some again."""
        if self._lost and self._texts.qsize() <= WAITING // 2:
            lost, self._lost = self._lost, 0
            _log.warning("log.lost", lines=lost)


def never_wait() -> None:
    """Let nothing that is logged or printed from now on wait for whoever reads it."""
    streams = []
    for name in ("stdout", "stderr"):
        try:
            streams.append(Unhurried(getattr(sys, name)))
        except (AttributeError, OSError, RuntimeError):  # there is none, or no thread for it
            continue
        setattr(sys, name, streams[-1])
    atexit.register(_wait_for, streams)


def _wait_for(streams: Iterable[Unhurried]) -> None:
    ends = time.monotonic() + LAST_WORDS
    for stream in streams:
        stream.wait(max(0.0, ends - time.monotonic()))


def _without_traceback(record: logging.LogRecord) -> bool:
    """Log a lost connection to Discord in one line; where discord.py noticed it helps nobody."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord") and error is not None and is_disconnected(error):
        record.msg, record.args = f"{record.getMessage()} ({code_of(error)})", ()
        record.exc_info = None
    return True


def set_up(level: str) -> None:
    """Log single lines to standard error: colored at a terminal, otherwise JSON.

    What the terminal or file can't take of what is printed becomes an escape, as in the log.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = [
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    ]
    if sys.stderr is None or not sys.stderr.isatty():
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(_without_traceback)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[meta, *last])
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("discord", "alembic", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.root.level, logging.WARNING))
