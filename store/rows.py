"""Rows as frozen dataclasses, whose fields have the names of the columns (a test compares them)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class UserRow:
    """A person: their settings, when a direct message was refused, their active hours of UTC."""

    id: int
    settings: Json
    changed_at: int
    unreached_at: int | None
    hours: list[int] | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, in any state."""

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
    cup_id: int | None = None
    ends_at: int | None = None
    sealed: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A taken seat."""

    table_id: int
    seat: int
    user_id: int
    name: str
    resigned_at: int | None
    resigned_turn: str | None
    missed: int = 0
    missed_at: int | None = None
    absent_since: int | None = None
    lost_at: int | None = None


@dataclass(frozen=True, slots=True)
class FormerLordRow:
    """A former lord of a seat, up to a version of a game (None: before the first game)."""

    id: int
    table_id: int
    seat: int
    user_id: int
    name: str
    game_id: int | None
    version: int
    at: int


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """An invitation to a table, perhaps to a particular seat."""

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
class PresetRow:
    """A set-up that was saved for a server under a name."""

    id: int
    server_id: int
    name: str
    saved_by: int
    setup: Json
    saved_at: int


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; what follows from its moves is repeated here only for lists."""

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
    deadline: int | None = None
    credit: int = 0
    banks: list[int] | None = None
    paused_at: int | None = None


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move, or a takeback: then it has no text, and `cancels` is the version taken back."""

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
    """A vote of a table."""

    id: int
    game_id: int
    kind: str
    asked_by: int
    closes_at: int
    state: str
    data: Json | None = None


@dataclass(frozen=True, slots=True)
class BallotRow:
    """A ballot: the answer of a seat in a vote."""

    vote_id: int
    seat: int
    agree: int
    at: int


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A note from a lord to their partner."""

    id: int
    game_id: int
    seat: int
    text: str
    at: int
    read_at: int | None = None  # when the partner read it


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """An announcement in the outbox."""

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
    """A message that was posted in Discord, and its state."""

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
    """A job: something that is due at a time."""

    id: int
    due: int
    kind: str
    table_id: int | None
    game_id: int | None
    ref: int
    tries: int
    done_at: int | None


@dataclass(frozen=True, slots=True)
class AbsenceRow:
    """An announced absence of a person."""

    id: int
    user_id: int
    from_at: int
    until_at: int
    note: str
    booked_at: int


@dataclass(frozen=True, slots=True)
class DeedRow:
    """A turn that a lord had to play ("on_time", "warned", "silent") or a "finished" game."""

    game_id: int
    version: int
    user_id: int
    kind: str
    at: int


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn planned ahead: "waiting", "played", "dropped", "replaced" or "cleared"."""

    id: int
    game_id: int
    seat: int
    user_id: int
    turn: str
    wanted: Json
    made_at: int
    state: str
    fate: Json | None
    settled_at: int | None
    told_at: int | None


@dataclass(frozen=True, slots=True)
class PulseRow:
    """The last heartbeat of a process, and since when its gateway is away."""

    process: str
    at: int
    away_since: int | None


@dataclass(frozen=True, slots=True)
class OutageRow:
    """An outage, whose time every clock got back."""

    id: int
    process: str
    from_at: int
    until_at: int
    credited_at: int


@dataclass(frozen=True, slots=True)
class QueueRow:
    """The place of a person in a server's queue."""

    server_id: int
    user_id: int
    name: str
    channel_id: int
    wanted: Json
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a seat in a finished game.

    `fate`: "played", "quit" (the autopilot had the seat at the end), "guest" (taken over), or
    "computer:greedy", by the level. `place` is 1 for winners; seats that share a place have the
    same number.
    """

    game_id: int
    seat: int
    kingdom: int
    server_id: int
    user_id: int | None
    fate: str
    ladder: str
    box: str
    place: int
    points: int
    territory: int
    crowns: int
    started_at: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A lord's rating on one ladder of a server, in one season ("": of all time)."""

    server_id: int
    ladder: str
    season: str
    lord: str
    mu: float
    sigma: float
    rank: float
    games: int
    wins: int
    changed_at: int


@dataclass(frozen=True, slots=True)
class RatingStepRow:
    """A lord's rating before and after one game, of all time.

    `season_mu` and `season_sigma` are the rating of that season before the game; `won` is 1 if the
    lord came first among those who were rated, otherwise 0.
    """

    game_id: int
    lord: str
    mu: float
    sigma: float
    before_mu: float
    before_sigma: float
    season_mu: float
    season_sigma: float
    won: int


@dataclass(frozen=True, slots=True)
class TallyRow:
    """How one thing, such as a domino, did in a server's games of a box: sums over `games`."""

    server_id: int
    box: str
    about: str
    key: str
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """An achievement of a lord in a server, with the first game in which it was reached."""

    server_id: int
    user_id: int
    key: str
    game_id: int
    at: int


@dataclass(frozen=True, slots=True)
class ImportRow:
    """A record or kingdom that somebody imported."""

    id: int
    owner_id: int
    kind: str
    name: str
    text: str
    digest: str
    opened_at: int


@dataclass(frozen=True, slots=True)
class FollowRow:
    """What somebody follows, and how closely."""

    id: int
    user_id: int
    kind: str
    ref: int
    server_id: int
    how: str
    since: int
    told_at: int


@dataclass(frozen=True, slots=True)
class KibitzRow:
    """The watchers' thread of a game."""

    game_id: int
    thread_id: int
    made_by: int
    made_at: int
    opened_at: int | None


@dataclass(frozen=True, slots=True)
class IndexRow:
    """The live list of games of a server."""

    server_id: int
    channel_id: int
    message_id: int | None
    edited_at: int | None
    shown: str | None
    tries: int


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament."""

    id: int
    server_id: int
    channel_id: int
    name: str
    setup: Json
    seed: str
    phase: str
    version: int
    created_at: int
    ended_at: int | None
    thread_id: int | None
    log_id: int | None
    message_id: int | None


@dataclass(frozen=True, slots=True)
class TournamentEventRow:
    """An event of a tournament."""

    cup_id: int
    ordinal: int
    at: int
    kind: str
    by_id: int | None
    by_name: str | None
    data: Json


@dataclass(frozen=True, slots=True)
class TournamentLordRow:
    """A participant of a tournament, with their final place."""

    cup_id: int
    user_id: int
    name: str
    entry: int
    state: str
    place: int | None
    of: int | None
    at: int


@dataclass(frozen=True, slots=True)
class TournamentTableRow:
    """A game of a tournament's match."""

    id: int
    cup_id: int
    stage: int
    round: int
    number: int
    slot: int
    seed: str
    table_id: int | None
    void_at: int | None


@dataclass(frozen=True, slots=True)
class TournamentPostRow:
    """A post of a tournament, posted or waiting."""

    id: int
    cup_id: int
    server_id: int
    kind: str
    place: str
    ref: int
    part: int
    user_id: int | None
    data: Json
    state: str
    stale: int
    tries: int
    doubtful: int
    refusals: list[str]
    due: int
    created_at: int
    done_at: int | None
    edited_at: int | None
    channel_id: int | None
    message_id: int | None
    shown: str | None


@dataclass(frozen=True, slots=True)
class TournamentDraftRow:
    """A tournament that somebody is setting up."""

    server_id: int
    user_id: int
    setup: Json
    cup_id: int | None
    changed_at: int


@dataclass(frozen=True, slots=True)
class TournamentTemplateRow:
    """A template: a tournament's set-up that was saved under a name."""

    id: int
    server_id: int
    name: str
    saved_by: int
    setup: Json
    saved_at: int


@dataclass(frozen=True, slots=True)
class TournamentActRow:
    """An organizer's pending act on a tournament."""

    cup_id: int
    user_id: int
    number: int
    act: Json
    at: int
