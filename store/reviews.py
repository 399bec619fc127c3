"""Reviews of finished games."""

from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import by, first, put
from store.statistics_rows import ReviewRow

_OF_GAME = by(schema.reviews, "game_id")


async def review_of(connection: Connection, game: int) -> ReviewRow | None:
    """Return the review of a game, or None."""
    return await first(connection, ReviewRow, _OF_GAME, game_id=game)


async def save_review(connection: Connection, row: ReviewRow) -> None:
    """Insert the review of a game, or replace that of an earlier version."""
    values = {"version": row.version, "made_at": row.made_at, "review": row.review}
    await put(connection, schema.reviews, {"game_id": row.game_id}, values)
