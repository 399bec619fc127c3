"""Rows of statistics: derived from finished games, and may be rebuilt at any time."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from sqlalchemy import String

from store._columns import GameId, Key, Snowflake, Time, Word

FINISHED = ("played", "returned")
"""The fates of lords who had their seat to the end."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a seat in a finished game.

    `fate`: "played", "returned" (played, but not rated for them: they had their data deleted
    shortly before), "quit" (the autopilot had the seat at the end), "guest" (taken over),
    "unrated" (the game ended early, or the lord was replaced in time), or "computer:greedy", by the
    level. `place` is 1 for winners; seats that share a place have the same number.
    `ended_at` is when it counts from; `started_at` is as long before that as the game took.
    """

    game_id: Key[GameId]
    seat: Key[int]
    kingdom: int
    server_id: Snowflake
    user_id: Snowflake | None  # None: a computer lord
    fate: Word
    ladder: Word
    box: Word
    place: int
    points: int
    territory: int
    crowns: int
    started_at: Time
    ended_at: Time


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A lord's rating on one ladder of a server, in one season ("": of all time)."""

    server_id: Key[Snowflake]
    ladder: Key[Word]
    season: Key[Annotated[str, String(8)]]
    lord: Key[Word]  # a user's id, or a computer lord's name
    mu: float
    sigma: float
    rank: float  # the ladder is sorted by it
    games: int
    wins: int
    changed_at: Time


@dataclass(frozen=True, slots=True)
class RatingStepRow:
    """A lord's rating before and after one game, of all time.

    For profiles and for what a game changed. With the ratings before it, a game can be unrated
    again when the result of an earlier one comes late. `season_mu` and `season_sigma` are the
    rating of that season before the game; `won` is 1 if the lord came first among those who were
    rated, otherwise 0.
    """

    game_id: Key[GameId]
    lord: Key[Word]
    mu: float
    sigma: float
    before_mu: float
    before_sigma: float
    season_mu: float
    season_sigma: float
    won: int


@dataclass(frozen=True, slots=True)
class TallyRow:
    """How a domino, building, quest or seat did in a server's games of a box.

    `wins` and `points` are sums over `games`.
    """

    server_id: Key[Snowflake]
    box: Key[Word]
    about: Key[Word]
    key: Key[Word]
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement of a lord in a server, with the first game in which it was reached."""

    server_id: Key[Snowflake]
    user_id: Key[Snowflake]
    key: Key[Word]
    game_id: GameId
    at: Time


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """The review of a finished game, made when somebody first asks; it names seats, not people."""

    game_id: Key[GameId]
    version: int  # of the game
    made_at: Time
    review: Mapping[str, Any]
