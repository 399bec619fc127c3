"""The rows of kingdoms of the day, and of the games that people play of them."""

from dataclasses import dataclass

from store._columns import Digest, Key, Snowflake, TableId, Time, Word


@dataclass(frozen=True, slots=True)
class DayRow:
    """A kingdom of the day: what everybody plays on a day, counted in UTC from 1 January 1970.

    `par` is what the computer lord `model` built with the same dominoes, and `record` that game;
    they are NULL until the day is closed, and where nobody played or no lord could.
    `model` is empty where nobody could play.
    """

    day: Key[int]
    seed: Digest
    box: Word
    level: Word  # of the computer lords at the table
    closed_at: Time | None
    model: Word | None = None
    par: int | None = None
    record: str | None = None


@dataclass(frozen=True, slots=True)
class DayGameRow:
    """Somebody's game of a day; it counts if it was over in time.

    Known once the day is closed: its points (NULL: it does not count), these in percent of the
    day's par, its place among those of its server, and on how many days in a row its lord has
    played.
    """

    day: Key[int]
    user_id: Key[Snowflake]
    server_id: Snowflake
    table_id: TableId
    points: int | None = None
    worth: int = 0
    place: int = 0
    streak: int = 0
