"""Every language that exists, against what is asked of translations."""

from __future__ import annotations

import pytest

from locales.checking import budgets
from locales.checking.catalog import catalog, languages
from locales.checking.faults import faults


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    """`python -m locales check` finds nothing; hints aside."""
    found = [fault for fault in faults(catalog(language), catalog("en")) if not fault.hint]
    assert not found


@pytest.mark.parametrize("slot", budgets.LIMITS)
def test_the_texts_of_each_slot_are_known(slot: str) -> None:
    """Labels, options, placeholders, descriptions and titles are told by their use."""
    assert any(budgets.keys_in(slot).fullmatch(key) for key in catalog("en").by_key)
