"""Records are the same everywhere: the digest of 240 games is committed."""

from tests.engine.selfplay_digest import EXPECTED, GAMES, SETUPS, digest


def test_the_records_of_every_set_up_have_the_committed_digest() -> None:
    """Draws: seed, streams, shuffles and text are exact on this Python."""
    found, games = digest()
    assert games == GAMES * len(SETUPS) == 240
    assert found == EXPECTED.read_text().strip()
