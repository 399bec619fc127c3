"""Golden playthroughs: what a whole game of every set-up looks like, move by move."""

import pytest

from tests.engine.playthrough import path_of, playthrough
from tests.engine.setups import SETUPS


@pytest.mark.parametrize("rule", sorted(SETUPS))
def test_the_playthrough_is_the_golden_one(rule: str) -> None:
    """A difference is either a defect or a rule that changed: read it before regenerating."""
    assert playthrough(rule) == path_of(rule).read_text()
