"""What every test shares: the size of the run, and Hypothesis profiles."""

from __future__ import annotations

import gc
import os

import pytest
import structlog
from hypothesis import HealthCheck, settings

from tests.helpers import compiled, told
from tests.helpers.tallied import pytest_runtest_logreport, pytest_terminal_summary

# A traceback with all its locals in frames takes seconds of a test that lets things break.
structlog.configure(
    processors=[
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.dev.ConsoleRenderer(
            colors=False, exception_formatter=structlog.dev.plain_traceback
        ),
    ]
)

compiled.share()
told.check()

__all__ = [
    "pytest_addoption",
    "pytest_collection_finish",
    "pytest_runtest_logreport",
    "pytest_terminal_summary",
]

settings.register_profile(
    "default", max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "full", max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """How many nodes the perft files may cost; 0 is no limit."""
    parser.addoption("--perft-budget", type=int, default=20_000, help="nodes a file; 0: all")


def pytest_collection_finish() -> None:
    """Spare the collector what stays to the end: the modules and thousands of tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
