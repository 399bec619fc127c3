"""Records are the same everywhere: the digest of 100 games is committed."""

from tests.engine.selfplay_digest import EXPECTED, GAMES, SETUPS, digest


def test_a_hundred_records_have_the_committed_digest() -> None:
    """NOTATION, draws: seed, streams, shuffles and text are exact on this Python."""
    found, games = digest()
    assert games == GAMES * len(SETUPS) == 100
    assert found == EXPECTED.read_text().strip()
