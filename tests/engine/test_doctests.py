"""The examples in the engine's docstrings do what they say."""

import doctest
import importlib
import pkgutil

import pytest

import engine

MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(engine.__path__, "engine.")
    if name != "engine.__main__"
]


@pytest.mark.parametrize("module", MODULES)
def test_examples(module: str) -> None:
    """Every module's docstrings."""
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_the_main_calls_have_an_example() -> None:
    """A reader finds one for each of the calls that games are played with."""
    calls = "legal_moves why_not play compose copy undo view scores to_record from_record"
    for call in calls.split():
        assert ">>>" in (getattr(engine.Game, call).__doc__ or ""), call
    for call in ("from_text", "to_text", "placements"):
        assert ">>>" in (getattr(engine.Kingdom, call).__doc__ or ""), call


def test_every_public_name_has_a_docstring() -> None:
    """The face of the engine explains itself."""
    silent = [
        name
        for name in engine.__all__
        if isinstance(getattr(engine, name), type) and not getattr(engine, name).__doc__
    ]
    assert silent == []
