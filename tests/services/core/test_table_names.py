"""Names of tables: one that was chosen is numbered for a rematch."""

from __future__ import annotations

from services.core.table_names import another, is_from


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
        assert is_from(name, name)
        assert is_from(another(name, (), 50), name)
    assert not is_from("Friday", "Saturday")
    assert not is_from("Saturday 2", "Friday")
