"""Rows as frozen dataclasses: the same names as the columns (a test compares the two)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class UserRow:
    """A person who set something, or could not be written to."""

    id: int
    settings: Json
    changed_at: int
    unreached_at: int | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, open or played at."""

    id: int
    server_id: int
    channel_id: int
    thread_id: int | None
    message_id: int | None
    place: str
    name: str
    host_id: int
    host_name: str
    opened_by: int
    setup: Json
    state: str
    created_at: int
    expires_at: int | None
    rematch_of: int | None
    opened_from: int | None
    next_game_at: int | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A taken seat."""

    table_id: int
    seat: int
    user_id: int
    name: str
    resigned_at: int | None
    resigned_turn: str | None


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """An invitation to a table, perhaps to a certain seat."""

    id: int
    table_id: int
    user_id: int
    name: str
    by_id: int
    by_name: str
    seat: int | None
    state: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class SetupDraftRow:
    """A set-up that a person is choosing in a server."""

    server_id: int
    user_id: int
    setup: Json
    table_id: int | None
    changed_at: int


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; what its moves tell is repeated here only for lists."""

    id: int
    table_id: int
    number: int
    options: Json
    names: list[str]
    icons: Json | None
    seed: str
    version: int
    turn_version: int
    started_at: int
    ended_at: int | None
    ending: str | None
    round: int
    on_turn: int | None
    turn_since: int
    result: list[int] | None
    winners: list[int] | None
    receiving: list[int] | None = None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move, or (cancels set, no text) the taking back of a turn."""

    game_id: int
    ordinal: int
    version: int
    seat: int
    turn: str
    text: str | None
    cancels: int | None
    made_by: str
    made_at: int


@dataclass(frozen=True, slots=True)
class TurnDraftRow:
    """The draft of a seat's turn."""

    game_id: int
    seat: int
    turn: str
    revision: int
    slots: list[str]


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A question put to the table."""

    id: int
    game_id: int
    kind: str
    asked_by: int
    closes_at: int
    state: str


@dataclass(frozen=True, slots=True)
class BallotRow:
    """An answer to a question."""

    vote_id: int
    seat: int
    agree: int
    at: int


@dataclass(frozen=True, slots=True)
class NoteRow:
    """What a lord tells their partner."""

    id: int
    game_id: int
    seat: int
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to be said."""

    id: int
    table_id: int
    server_id: int
    game_id: int | None
    kind: str
    lane: str
    version: int
    body: Json
    state: str
    tries: int
    doubtful: int
    refusals: list[str]
    due: int
    created_at: int
    done_at: int | None


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message of ours in Discord, and where it is in its life."""

    id: int
    table_id: int
    game_id: int | None
    outbox_id: int
    kind: str
    ref: int
    channel_id: int
    message_id: int
    state: str


@dataclass(frozen=True, slots=True)
class JobRow:
    """Something due later."""

    id: int
    due: int
    kind: str
    table_id: int | None
    game_id: int | None
    ref: int
    tries: int
    done_at: int | None
