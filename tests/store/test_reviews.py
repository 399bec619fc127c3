"""The reviews of games."""

from __future__ import annotations

from store import Connection, reviews
from store.statistics_rows import ReviewRow
from tests.store.builders import NOW, add_game


async def test_a_game_has_one_review(connection: Connection) -> None:
    """A later one takes the place of that of an earlier version; other games have their own."""
    game, other = await add_game(connection), await add_game(connection)
    assert await reviews.review_of(connection, game) is None
    await reviews.save_review(connection, ReviewRow(game, 8, NOW, {"turns": []}))
    later = ReviewRow(game, 9, NOW + 1, {"turns": [{"best": ["choose K1"]}]})
    await reviews.save_review(connection, later)
    assert await reviews.review_of(connection, game) == later
    assert await reviews.review_of(connection, other) is None
