"""Rows as frozen dataclasses. Their fields are the columns of the tables, which `schema` makes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from sqlalchemy import String

from store._columns import (
    Digest,
    GameId,
    Key,
    OutboxId,
    Reference,
    RowId,
    Snowflake,
    TableId,
    Time,
    VoteId,
    Word,
    json_type,
)

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server's settings."""

    id: Key[Snowflake]
    settings: Json
    changed_at: Time


@dataclass(frozen=True, slots=True)
class UserRow:
    """A person's settings, and what is known of when they can be reached."""

    id: Key[Snowflake]
    settings: Json
    changed_at: Time  # their settings, or in which hour they last did something
    # Since when a direct message was refused without them knowing it.
    unreached_at: Time | None
    hours: list[int] | None = None  # how often active in each hour of UTC: their time zone
    spoken: Word | None = None  # the language of their Discord, at their last press; None: English


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, in any state."""

    id: RowId
    server_id: Snowflake
    channel_id: Snowflake
    thread_id: Snowflake | None
    message_id: Snowflake | None
    place: Word
    name: str
    host_id: Snowflake
    host_name: str
    opened_by: Snowflake
    setup: Json
    state: Word
    created_at: Time
    expires_at: Time | None
    rematch_of: TableId | None
    opened_from: TableId | None
    next_game_at: Time | None
    # For a table of a tournament: which one, when the autopilot finishes its game, and whether
    # only its lords may see it for now (duplicate play).
    cup_id: Snowflake | None = None
    ends_at: Time | None = None
    sealed: int = 0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A taken seat."""

    table_id: Key[TableId]
    seat: Key[int]
    user_id: Snowflake
    name: str
    resigned_at: Time | None
    resigned_turn: Word | None
    # Turns missed, and when the last one that counts was missed; since when the autopilot plays
    # until the lord is back; since when the seat is lost for good.
    missed: int = 0
    missed_at: Time | None = None
    absent_since: Time | None = None
    lost_at: Time | None = None
    # The game's version when the seat was given up or lost; 0: its lord had missed no turn.
    left_version: int | None = None
    # The names that the lord had before, the first one first; NULL if it never changed.
    earlier: list[str] | None = None
    # What stands before the name at a tournament's table where others of the event have it, too.
    mark: Word | None = None
    # Level and temper of a computer lord, as "knight-spiteful"; its `user_id` is then below 0.
    computer: Word | None = None
    # When its lord last said that they play there: sat down, stayed, or started the game.
    agreed_at: Time | None = None

    @property
    def marked(self) -> str:
        """The name with its mark, as the table's games have it."""
        return f"{self.mark} {self.name}" if self.mark else self.name


@dataclass(frozen=True, slots=True)
class FormerLordRow:
    """A former lord of a seat, up to a version of a game (None: before the first game).

    `left_version` is that of the seat, as it was when somebody else took it.
    """

    id: RowId
    table_id: TableId
    seat: int
    user_id: Snowflake
    name: str
    game_id: GameId | None
    version: int
    at: Time
    left_version: int | None = None
    earlier: list[str] | None = None


@dataclass(frozen=True, slots=True)
class InvitationRow:
    """An invitation to a table, perhaps to a particular seat."""

    id: RowId
    table_id: TableId
    user_id: Snowflake
    name: str
    by_id: Snowflake
    by_name: str
    seat: int | None
    state: Word
    expires_at: Time


@dataclass(frozen=True, slots=True)
class SetupDraftRow:
    """A set-up that a person is choosing in a server."""

    server_id: Key[Snowflake]
    user_id: Key[Snowflake]
    setup: Json
    table_id: TableId | None
    changed_at: Time


@dataclass(frozen=True, slots=True)
class PresetRow:
    """A set-up of tables, or of tournaments, that was saved for a server under a name."""

    id: RowId
    server_id: Snowflake
    name: Word
    saved_by: Snowflake
    setup: Json
    saved_at: Time


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; what follows from its moves is repeated here only for lists."""

    id: RowId
    table_id: TableId
    number: int
    options: Json
    names: list[str]
    # A host's corrections of buildings, by id; NULL in games of older releases.
    icons: Json | None
    seed: Digest
    version: int
    turn_version: int
    started_at: Time
    ended_at: Time | None
    ending: Word | None
    # Derived from the moves, for lists: who is on turn since when, and the result.
    round: int
    on_turn: int | None
    turn_since: Time
    # None is stored in these two as JSON's null, not as NULL.
    result: Annotated[list[int], json_type(none_as_null=False)] | None
    winners: Annotated[list[int], json_type(none_as_null=False)] | None
    # The seats to which giants are on their way; NULL in games of older releases.
    receiving: list[int] | None = None
    # The clock: the deadline of the turn in progress, the extra seconds it was given, the seconds
    # in each seat's bank, and since when the game is paused.
    deadline: Time | None = None
    credit: int = 0
    banks: list[int] | None = None
    paused_at: Time | None = None
    short: int = 0  # by how many seconds the turn in progress is shorter: its lord is absent
    # For whom it is rated: 1 for all; 0 for nobody, such as against computer lords alone; below 0
    # for all but some seats, as a sum of -2 ** seat, since their lords' data had been deleted.
    rated: int = 1
    # Once it was played to its end: the seats that were given up, lost, or never moved themselves;
    # NULL in games of older releases.
    away: list[int] | None = None
    opened_at: Time | None = None  # its sealed table, to everybody; it counts from then
    # Hints that were taken, by the version in which their turn began: of which seat, how much was
    # told (1: a region, 2: the moves), and the moves.
    hints: Json | None = None


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A key of this database, such as that of the hashes of accounts."""

    name: Key[Word]
    value: Digest


@dataclass(frozen=True, slots=True)
class MarkRow:
    """What is still known of an account whose data was deleted; `mark` is a keyed hash of it.

    `kind`: "deleted", since `at`; "cup", they were in the tournament `ref`; "table", they had a
    seat at the table `ref`; "limits", for a day, so that limits of a day hold. `other` is the
    number that took the place of their account there.
    """

    mark: Key[Snowflake]
    kind: Key[Word]
    ref: Key[Snowflake]
    other: Key[Snowflake]
    at: Time


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move, or a takeback: then it has no text, and `cancels` is the version taken back.

    `remaining` are the seconds that its lord had left when the turn ended; with a takeback, those
    of the lord whose turn it interrupted (NULL: no limit, or a row of an earlier release). Rows are
    only ever appended.
    """

    game_id: Key[GameId]
    ordinal: Key[int]
    version: int
    seat: int
    turn: Word
    text: Annotated[str, String(100)] | None
    cancels: int | None
    made_by: Word
    made_at: Time
    remaining: int | None = None


@dataclass(frozen=True, slots=True)
class TurnDraftRow:
    """The draft of a seat's turn."""

    game_id: Key[GameId]
    seat: Key[int]
    turn: Word
    revision: int
    slots: list[str]


@dataclass(frozen=True, slots=True)
class VoteRow:
    """A vote of a table."""

    id: RowId
    game_id: GameId
    kind: Word
    asked_by: int
    closes_at: Time
    state: Word
    # What the vote is about: a seat to replace, hours, a time, the version to go back to.
    data: Json | None = None


@dataclass(frozen=True, slots=True)
class BallotRow:
    """A ballot: the answer of a seat in a vote."""

    vote_id: Key[VoteId]
    seat: Key[int]
    agree: int
    at: Time


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A note from a lord to their partner; nobody else reads it."""

    id: RowId
    game_id: GameId
    seat: int
    text: str
    at: Time
    read_at: Time | None = None  # when the partner read it


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """An announcement in the outbox."""

    id: RowId
    table_id: TableId
    server_id: Snowflake
    game_id: GameId | None
    kind: Word
    lane: Word
    version: int
    body: Json
    state: Word
    tries: int
    doubtful: int
    refusals: list[str]
    due: Time
    created_at: Time
    done_at: Time | None
    click: Snowflake | None = None  # the interaction that caused it, for the log


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message that was posted in Discord, and its state."""

    id: RowId
    table_id: TableId
    game_id: GameId | None
    outbox_id: OutboxId
    kind: Word
    ref: Reference  # the version of the game, or the id of the invitation or vote
    channel_id: Snowflake
    message_id: Snowflake
    state: Word


@dataclass(frozen=True, slots=True)
class JobRow:
    """A job: something that is due at a time."""

    id: RowId
    due: Time
    kind: Word
    table_id: TableId | None
    game_id: GameId | None
    ref: Reference
    tries: int
    done_at: Time | None
    # The server it works for, so that servers take turns; None for work on no single server.
    server_id: Snowflake | None = None


@dataclass(frozen=True, slots=True)
class AbsenceRow:
    """An announced absence of a person, within a yearly budget."""

    id: RowId
    user_id: Snowflake
    from_at: Time
    until_at: Time  # earlier than announced if it was cut short
    note: str
    booked_at: Time


@dataclass(frozen=True, slots=True)
class DeedRow:
    """An entry of the reliability log.

    Either a turn of a lord ("on_time", "warned", "silent", "kept_out") or a "finished" game.
    """

    game_id: Key[GameId]
    version: Key[int]
    user_id: Key[Snowflake]
    kind: Word
    at: Time


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn planned ahead: "waiting", "played", "dropped", "replaced" or "cleared".

    Plans are private to their lord.
    """

    id: RowId
    game_id: GameId
    seat: int
    user_id: Snowflake
    turn: Word
    wanted: Json
    made_at: Time
    state: Word
    fate: Json | None
    settled_at: Time | None
    told_at: Time | None


@dataclass(frozen=True, slots=True)
class PulseRow:
    """The last heartbeat of a process, and since when its gateway is away.

    Of a server: since when the bot is not in it; 0 once what it had is being deleted.
    """

    process: Key[Word]
    at: Time
    away_since: Time | None


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """A process of a fleet that shares some `shards`; times are milliseconds of the database."""

    name: Key[Word]
    shards: int
    version: Word
    since: Time
    renewed_at: Time


@dataclass(frozen=True, slots=True)
class LeaseRow:
    """Which process of a fleet has a shard, out of `shards`, until when; times as above."""

    shards: Key[int]
    shard: Key[int]
    holder: Word | None
    taken_at: Time = 0
    until_at: Time = 0
    # When the next connection may begin among the shards that Discord has take turns with this one.
    identify_at: Time = 0


@dataclass(frozen=True, slots=True)
class OutageRow:
    """An outage, when nobody could play; every clock got its time back."""

    id: RowId
    process: Word
    from_at: Time
    until_at: Time
    credited_at: Time


@dataclass(frozen=True, slots=True)
class QueueRow:
    """A person in a server's queue for a table with others of similar pace and waking hours."""

    server_id: Key[Snowflake]
    user_id: Key[Snowflake]
    name: str
    channel_id: Snowflake
    wanted: Json
    since: Time
    until: Time


@dataclass(frozen=True, slots=True)
class ClickRow:
    """An interaction that changed something: Discord may deliver one twice."""

    id: Key[Snowflake]
    at: Time


@dataclass(frozen=True, slots=True)
class ImportRow:
    """A record or kingdom that a person imported; only they see it."""

    id: RowId
    owner_id: Snowflake
    kind: Word
    name: str
    text: str
    digest: Digest
    opened_at: Time


@dataclass(frozen=True, slots=True)
class FollowRow:
    """What a person follows (a table, a lord, a tournament), and how closely."""

    id: RowId
    user_id: Snowflake
    kind: Word
    ref: Snowflake
    server_id: Snowflake
    how: Word
    since: Time
    told_at: Time  # when they last got news


@dataclass(frozen=True, slots=True)
class KibitzRow:
    """The watchers' thread of a game."""

    game_id: Key[GameId]
    thread_id: Snowflake
    made_by: Snowflake
    made_at: Time
    opened_at: Time | None  # when its lords were let in


@dataclass(frozen=True, slots=True)
class IndexRow:
    """The live list of games of a server: where it is posted, and whether it is out of date."""

    server_id: Key[Snowflake]
    channel_id: Snowflake
    message_id: Snowflake | None
    edited_at: Time | None
    shown: Digest | None  # a digest of its text
    tries: int
