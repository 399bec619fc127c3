"""Names of tables: one that was chosen is numbered for a rematch."""

from __future__ import annotations

import pytest

from services.core import table_names
from services.core.table_names import Chosen, another


def test_a_chosen_name_gets_the_next_free_number() -> None:
    """And never grows beyond what a name may have."""
    assert another("Friday", (), 50) == "Friday 2"
    assert another("Friday 2", (), 50) == "Friday 3"
    assert another("Friday", ("Friday 2",), 50) == "Friday 3"
    assert another("42", (), 50) == "42 2"
    assert another("F" * 50, (), 50) == "F" * 48 + " 2"


def test_a_numbered_name_is_known_as_the_one_before() -> None:
    """Whatever became of its end; another name is another."""
    for name in ("Friday", "Friday 2", "F" * 50):
        chosen = Chosen()
        chosen.add(name)
        assert name in chosen
        assert another(name, (), 50) in chosen
        assert "Zoo 2" not in chosen
        assert "Apple 2" not in chosen
    chosen.add("Saturday")
    assert "Saturday 2" in chosen
    assert "Sunday" not in chosen
    assert "Sunday 2" not in chosen


def test_a_name_is_not_compared_with_each_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may have chosen thousands, and others opened thousands of tables from theirs."""
    read, chosen = table_names._numbered, Chosen()
    parted = list[str]()

    def noted(name: str) -> tuple[str, int]:
        parted.append(name)
        return read(name)

    monkeypatch.setattr(table_names, "_numbered", noted)
    for number in range(100):
        chosen.add(f"Evening {number}x")
    assert not any(f"Other {number}" in chosen for number in range(100))
    assert len(parted) == 200
