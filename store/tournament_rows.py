"""Rows of tournaments, as frozen dataclasses; see `rows`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from store._columns import (
    Digest,
    Key,
    Reference,
    RowId,
    Snowflake,
    TableId,
    Time,
    TournamentId,
    Word,
)

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament.

    It is determined by its events; all columns that follow from them, its `cup_lords` and
    `cup_tables` (except the seeds) are kept for lists.
    """

    id: RowId
    server_id: Snowflake
    channel_id: Snowflake
    name: str
    setup: Json
    seed: Digest
    phase: Word
    version: int
    created_at: Time
    ended_at: Time | None
    thread_id: Snowflake | None
    log_id: Snowflake | None
    message_id: Snowflake | None
    erasures: int = 0  # how often names in its events were changed


@dataclass(frozen=True, slots=True)
class TournamentEventRow:
    """An event of a tournament. Rows are only ever appended."""

    cup_id: Key[TournamentId]
    ordinal: Key[int]
    at: Time
    kind: Word
    by_id: Snowflake | None
    by_name: str | None
    data: Json


@dataclass(frozen=True, slots=True)
class TournamentLordRow:
    """A participant of a tournament, with their final place."""

    cup_id: Key[TournamentId]
    user_id: Key[Snowflake]
    name: str
    entry: int
    state: Word
    place: int | None
    of: int | None  # the number of participants
    at: Time


@dataclass(frozen=True, slots=True)
class TournamentTableRow:
    """A game of a tournament's match.

    Its seed is drawn with the pairing and stays secret until the game is over.
    """

    id: RowId
    cup_id: TournamentId
    stage: int
    round: int
    number: int
    slot: int
    seed: Digest
    table_id: TableId | None
    void_at: Time | None


@dataclass(frozen=True, slots=True)
class TournamentPostRow:
    """A post of a tournament: announced once, or a page that is kept up to date."""

    id: RowId
    cup_id: TournamentId
    server_id: Snowflake
    kind: Word
    place: Word  # "channel", "thread", "log" or "direct"
    ref: Reference
    part: int
    user_id: Snowflake | None
    data: Json
    state: Word
    stale: int  # counts the changes that a page does not show yet
    tries: int
    doubtful: int
    refusals: list[str]
    due: Time
    created_at: Time
    done_at: Time | None
    edited_at: Time | None
    channel_id: Snowflake | None
    message_id: Snowflake | None
    shown: Digest | None  # a digest of its text


@dataclass(frozen=True, slots=True)
class TournamentDraftRow:
    """A tournament that a person is setting up in a server."""

    server_id: Key[Snowflake]
    user_id: Key[Snowflake]
    setup: Json
    cup_id: TournamentId | None  # the one published from it
    changed_at: Time


@dataclass(frozen=True, slots=True)
class TournamentActRow:
    """An organizer's pending act on a tournament, whose effects they were shown."""

    cup_id: Key[TournamentId]
    user_id: Key[Snowflake]
    number: int
    act: Json
    at: Time
