"""Golden playthroughs: what a whole game of every set-up looks like, move by move."""

import pytest

from tests.engine.playthrough import FOLDER, path_of, playthrough
from tests.engine.setups import NAMED_BY_RULE


@pytest.mark.parametrize("rule", NAMED_BY_RULE)
def test_the_playthrough_is_the_golden_one(rule: str) -> None:
    """A difference is either a defect or a rule that changed: read it before regenerating."""
    assert playthrough(rule) == path_of(rule).read_text()


def test_every_file_belongs_to_a_set_up() -> None:
    """One for each rule of the table, and for The Court."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMED_BY_RULE)
