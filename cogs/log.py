"""Logging: structlog on top of `logging`, so that discord.py's lines look like ours."""

import logging
import sys

import structlog
from structlog.typing import Processor

from cogs.discord_errors import code_of, is_disconnected


def _without_traceback(record: logging.LogRecord) -> bool:
    """Log a lost connection to Discord in one line; where discord.py noticed it helps nobody."""
    error = record.exc_info[1] if record.exc_info else None
    if record.name.startswith("discord") and error is not None and is_disconnected(error):
        record.msg, record.args = f"{record.getMessage()} ({code_of(error)})", ()
        record.exc_info = None
    return True


def set_up(level: str) -> None:
    """Log single lines to standard error: colored at a terminal, otherwise JSON."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = [
        structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    ]
    if not sys.stderr.isatty():
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
