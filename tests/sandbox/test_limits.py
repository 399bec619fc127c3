"""Limits of the sandbox: what has not counted for long is forgotten."""

from __future__ import annotations

from sandbox.ids import Clock
from sandbox.limits import KEPT, RENAMES, Limits


def test_limits_of_channels_that_rest_are_forgotten() -> None:
    """A sandbox may run for months; what counts for a day stays."""
    now = [0.0]
    clock = Clock()
    clock.running = lambda: now[0]  # type: ignore[method-assign]
    limits = Limits(clock, pace=1.0)
    limits.new_command()
    for channel in range(KEPT):
        limits.rename(channel)
    now[0] = RENAMES.seconds
    limits.rename(KEPT)
    assert set(limits._hits) == {"commands", f"renames {KEPT}"}
