"""The tally of the fault tests: how many faults were injected, how many survived.

A test notes with `note` what it injected and what was lost or done twice; at the end of the run one
line says it for all of them. `python -m tests.faults` runs just these tests.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

FAULTS = "faults"
COUNTED = ("injected", "lost", "doubled")
_total: Counter[str] = Counter()
_failed: set[str] = set()


def note(item: pytest.Item, *, injected: int, lost: int, doubled: int) -> None:
    """Note what a test injected, and what came of it."""
    item.user_properties.append((FAULTS, [injected, lost, doubled]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add a test up once it is over: its faults are survived if it passed."""
    if report.failed:
        _failed.add(report.nodeid)
    noted: list[Any] = [value for name, value in report.user_properties if name == FAULTS]
    if report.when != "teardown" or not noted:
        return
    passed = report.nodeid not in _failed
    for counts in noted:
        _total.update(dict(zip(COUNTED, counts, strict=True)))
        _total["survived"] += counts[0] if passed else 0
    _failed.discard(report.nodeid)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the tally, where there is one."""
    if _total["injected"]:
        terminalreporter.write_line(line())


def line() -> str:
    """Write the tally in one line."""
    words = {name: _total[name] for name in ("injected", "survived", "lost", "doubled")}
    return "{injected} faults injected, {survived} survived, {lost} lost, {doubled} doubled".format(
        **words
    )
