"""The tables. Times are UTC epoch seconds; Discord's ids are 64 bits wide."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts by itself only for a primary key of exactly this type.
RowId = BigInteger().with_variant(Integer, "sqlite")


def _id() -> Column[int]:
    return Column("id", RowId, primary_key=True, autoincrement=True)


def _snowflake(name: str, *items: SchemaItem, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, *items, nullable=nullable)


def _time(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


def _number(name: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, Integer, nullable=nullable)


def _word(name: str, *, nullable: bool = False) -> Column[str]:
    return Column(name, String(40), nullable=nullable)


def _ref(name: str, target: str, *, nullable: bool = False, key: bool = False) -> Column[int]:
    return Column(name, RowId, ForeignKey(target), nullable=nullable, primary_key=key)


servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    _time("changed_at"),
)

users = Table(
    "users",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    _time("changed_at"),
    # Since when they don't know that a direct message to them was refused.
    _time("unreached_at", nullable=True),
    # How often they pressed something in each of the 24 hours of UTC, to guess their zone.
    Column("hours", JSON(none_as_null=True), nullable=True),
)

tables = Table(
    "tables",
    metadata,
    _id(),
    _snowflake("server_id"),
    _snowflake("channel_id"),
    _snowflake("thread_id", nullable=True),
    _snowflake("message_id", nullable=True),
    _word("place"),
    Column("name", Text, nullable=False),
    _snowflake("host_id"),
    Column("host_name", Text, nullable=False),
    _snowflake("opened_by"),
    Column("setup", JSON, nullable=False),
    _word("state"),
    _time("created_at"),
    _time("expires_at", nullable=True),
    _ref("rematch_of", "tables.id", nullable=True),
    _ref("opened_from", "tables.id", nullable=True),
    _time("next_game_at", nullable=True),
    UniqueConstraint("rematch_of"),
    UniqueConstraint("opened_from"),
    Index(None, "server_id", "state"),
    Index(None, "thread_id"),
    Index(None, "channel_id"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    _ref("table_id", "tables.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _snowflake("user_id"),
    Column("name", Text, nullable=False),
    _time("resigned_at", nullable=True),
    _word("resigned_turn", nullable=True),
    # Turns missed, and when the last one that counts was; the autopilot plays since, until the
    # lord is back; the seat is lost for good since.
    Column("missed", Integer, nullable=False, server_default="0"),
    _time("missed_at", nullable=True),
    _time("absent_since", nullable=True),
    _time("lost_at", nullable=True),
    UniqueConstraint("table_id", "user_id"),
    Index(None, "user_id"),
    CheckConstraint("seat BETWEEN 1 AND 8", name="seat"),
)

# Who sat on a seat before the lord who sits there now, and up to which version of the game.
former_lords = Table(
    "former_lords",
    metadata,
    _id(),
    _ref("table_id", "tables.id"),
    _number("seat"),
    _snowflake("user_id"),
    Column("name", Text, nullable=False),
    _ref("game_id", "games.id", nullable=True),
    _number("version"),
    _time("at"),
    Index(None, "table_id"),
    Index(None, "user_id"),
    sqlite_autoincrement=True,
)

invitations = Table(
    "invitations",
    metadata,
    _id(),
    _ref("table_id", "tables.id"),
    _snowflake("user_id"),
    Column("name", Text, nullable=False),
    _snowflake("by_id"),
    Column("by_name", Text, nullable=False),
    _number("seat", nullable=True),
    _word("state"),
    _time("expires_at"),
    Index(None, "table_id"),
    Index(None, "user_id", "state"),
    sqlite_autoincrement=True,
)

setup_drafts = Table(
    "setup_drafts",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("setup", JSON, nullable=False),
    _ref("table_id", "tables.id", nullable=True),
    _time("changed_at"),
)

# Set-ups that people of a server saved under a name.
presets = Table(
    "presets",
    metadata,
    _id(),
    _snowflake("server_id"),
    Column("name", String(40), nullable=False),
    _snowflake("saved_by"),
    Column("setup", JSON, nullable=False),
    _time("saved_at"),
    UniqueConstraint("server_id", "name"),
    sqlite_autoincrement=True,
)

games = Table(
    "games",
    metadata,
    _id(),
    _ref("table_id", "tables.id"),
    _number("number"),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    # A host's corrections of buildings, by id; none in games of a release before them.
    Column("icons", JSON(none_as_null=True), nullable=True),
    Column("seed", String(64), nullable=False),
    _number("version"),
    _number("turn_version"),
    _time("started_at"),
    _time("ended_at", nullable=True),
    _word("ending", nullable=True),
    # Derived from the moves, kept for lists: who is on turn since when, and the result.
    _number("round"),
    _number("on_turn", nullable=True),
    _time("turn_since"),
    Column("result", JSON, nullable=True),
    Column("winners", JSON, nullable=True),
    # The seats to which giants are on their way; none in games of a release before them.
    Column("receiving", JSON(none_as_null=True), nullable=True),
    # The clock (services/clocks): when the turn in progress is over, the seconds it was given
    # beyond its own, what each seat has in its bank, and since when the game is paused.
    _time("deadline", nullable=True),
    Column("credit", Integer, nullable=False, server_default="0"),
    Column("banks", JSON(none_as_null=True), nullable=True),
    _time("paused_at", nullable=True),
    UniqueConstraint("table_id", "number"),
    CheckConstraint("turn_version <= version", name="turn_version"),
    sqlite_autoincrement=True,
)

# Append-only. A turn taken back is a row of its own that names the version it cancels.
moves = Table(
    "moves",
    metadata,
    _ref("game_id", "games.id", key=True),
    Column("ordinal", Integer, primary_key=True, autoincrement=False),
    _number("version"),
    _number("seat"),
    _word("turn"),
    Column("text", String(100), nullable=True),
    _number("cancels", nullable=True),
    _word("made_by"),
    _time("made_at"),
)

turn_drafts = Table(
    "turn_drafts",
    metadata,
    _ref("game_id", "games.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _word("turn"),
    _number("revision"),
    Column("slots", JSON, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    _id(),
    _ref("game_id", "games.id"),
    _word("kind"),
    _number("asked_by"),
    _time("closes_at"),
    _word("state"),
    # What is asked for: a seat to replace, hours, until when, the version to go back to.
    Column("data", JSON(none_as_null=True), nullable=True),
    Index(None, "game_id", "state"),
    sqlite_autoincrement=True,
)

ballots = Table(
    "ballots",
    metadata,
    _ref("vote_id", "votes.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _number("agree"),
    _time("at"),
)

# What partners of a team tell each other; nobody else reads it.
notes = Table(
    "notes",
    metadata,
    _id(),
    _ref("game_id", "games.id"),
    _number("seat"),
    Column("text", Text, nullable=False),
    _time("at"),
    _time("read_at", nullable=True),
    Index(None, "game_id"),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    _id(),
    _ref("table_id", "tables.id"),
    _snowflake("server_id"),
    _ref("game_id", "games.id", nullable=True),
    _word("kind"),
    _word("lane"),
    _number("version"),
    Column("body", JSON, nullable=False),
    _word("state"),
    _number("tries"),
    _number("doubtful"),
    Column("refusals", JSON, nullable=False),
    _time("due"),
    _time("created_at"),
    _time("done_at", nullable=True),
    Index(None, "state", "lane", "due"),
    Index(None, "table_id", "state"),
    Index(None, "game_id", "kind"),
    sqlite_autoincrement=True,
)

messages = Table(
    "messages",
    metadata,
    _id(),
    _ref("table_id", "tables.id"),
    _ref("game_id", "games.id", nullable=True),
    _ref("outbox_id", "outbox.id"),
    _word("kind"),
    _number("ref"),  # version of the game, or the id of the invitation or vote
    _snowflake("channel_id"),
    _snowflake("message_id"),
    _word("state"),
    UniqueConstraint("message_id"),
    Index(None, "table_id", "kind", "state"),
    sqlite_autoincrement=True,
)

jobs = Table(
    "jobs",
    metadata,
    _id(),
    _time("due"),
    _word("kind"),
    _ref("table_id", "tables.id", nullable=True),
    _ref("game_id", "games.id", nullable=True),
    _number("ref"),
    _number("tries"),
    _time("done_at", nullable=True),
    Index(None, "done_at", "due"),
    sqlite_autoincrement=True,
)

# When people are away: announced absences, within a yearly budget.
absences = Table(
    "absences",
    metadata,
    _id(),
    _snowflake("user_id"),
    _time("from_at"),
    _time("until_at"),  # moved forward where it was cut short
    Column("note", Text, nullable=False),
    _time("booked_at"),
    Index(None, "user_id", "until_at"),
    sqlite_autoincrement=True,
)

# What reliability is made of: one row a turn that a lord had to play, and one a game finished.
deeds = Table(
    "deeds",
    metadata,
    _ref("game_id", "games.id", key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    _word("kind"),
    _time("at"),
    Index(None, "user_id", "at"),
)

# Turns planned ahead (PLAY §3.6). Private to their lord.
plans = Table(
    "plans",
    metadata,
    _id(),
    _ref("game_id", "games.id"),
    _number("seat"),
    _snowflake("user_id"),
    _word("turn"),
    Column("wanted", JSON, nullable=False),
    _time("made_at"),
    _word("state"),
    Column("fate", JSON(none_as_null=True), nullable=True),
    _time("settled_at", nullable=True),
    _time("told_at", nullable=True),
    Index(None, "game_id", "seat", "state"),
    Index(None, "user_id"),
    sqlite_autoincrement=True,
)

# One row a process: when it was alive last, and since when its gateway is gone.
pulses = Table(
    "pulses",
    metadata,
    Column("process", String(40), primary_key=True),
    _time("at"),
    _time("away_since", nullable=True),
)

# Times in which nobody could play, and every clock got its time back.
outages = Table(
    "outages",
    metadata,
    _id(),
    Column("process", String(40), nullable=False),
    _time("from_at"),
    _time("until_at"),
    _time("credited_at"),
    sqlite_autoincrement=True,
)

# People who want to be seated with others of their pace and waking hours.
queue = Table(
    "queue",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    _snowflake("channel_id"),
    Column("wanted", JSON, nullable=False),
    _time("since"),
    _time("until"),
)

# Interactions that have changed something: Discord may deliver one twice.
clicks = Table(
    "clicks",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    _time("at"),
    Index(None, "at"),
)

# Everything below but `imports`, `follows`, `kibitz` and `indexes` is derived from finished games
# and may be built anew at any time.

# How each seat of a finished game fared. `user_id` None: a computer lord.
results = Table(
    "results",
    metadata,
    _ref("game_id", "games.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _number("kingdom"),
    _snowflake("server_id"),
    _snowflake("user_id", nullable=True),
    _word("fate"),
    _word("ladder"),
    _word("box"),
    _number("place"),
    _number("points"),
    _number("territory"),
    _number("crowns"),
    _time("started_at"),
    _time("ended_at"),
    Index(None, "server_id", "box", "points"),
    Index(None, "server_id", "box", "territory"),
    Index(None, "server_id", "box", "crowns"),
    Index(None, "server_id", "ladder", "ended_at"),
    Index(None, "user_id", "ended_at"),
)

# How good a lord is on one ladder of a server, in one season ("" = of all time).
ratings = Table(
    "ratings",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ladder", String(40), primary_key=True),
    Column("season", String(8), primary_key=True),
    Column("lord", String(40), primary_key=True),  # a user's id, or a computer lord's name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rank", Float, nullable=False),  # by which the ladder is sorted
    _number("games"),
    _number("wins"),
    _time("changed_at"),
    Index(None, "server_id", "ladder", "season", "rank"),
    Index(None, "lord"),
)

# A lord's rating after each game, of all time: the plot of a profile, and what a game changed. With
# what it was before, in its season too, a game can be unrated again when an earlier one ends late.
rating_steps = Table(
    "rating_steps",
    metadata,
    _ref("game_id", "games.id", key=True),
    Column("lord", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("before_mu", Float, nullable=False),
    Column("before_sigma", Float, nullable=False),
    Column("season_mu", Float, nullable=False),
    Column("season_sigma", Float, nullable=False),
    _number("won"),
    Index(None, "lord"),
)

# How dominoes, buildings, quests and seats fare in a server's games: sums over `games`.
tallies = Table(
    "tallies",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("box", String(40), primary_key=True),
    Column("about", String(40), primary_key=True),
    Column("key", String(40), primary_key=True),
    _number("games"),
    _number("wins"),
    _number("points"),
)

# What somebody did for the first time: a few themed achievements.
achievements = Table(
    "achievements",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("key", String(40), primary_key=True),
    _ref("game_id", "games.id"),
    _time("at"),
)

# Records and kingdoms that people brought along; nobody but their owner sees them.
imports = Table(
    "imports",
    metadata,
    _id(),
    _snowflake("owner_id"),
    _word("kind"),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    _time("opened_at"),
    UniqueConstraint("owner_id", "digest"),
    Index(None, "opened_at"),
    sqlite_autoincrement=True,
)

# What people follow: a game or a lord, how closely, and when they were written to last.
follows = Table(
    "follows",
    metadata,
    _id(),
    _snowflake("user_id"),
    _word("kind"),
    _snowflake("ref"),
    _snowflake("server_id"),
    _word("how"),
    _time("since"),
    _time("told_at"),
    UniqueConstraint("user_id", "kind", "ref", "server_id"),
    Index(None, "kind", "ref"),
    sqlite_autoincrement=True,
)

# The watchers' thread of a game, and when its lords were let in.
kibitz = Table(
    "kibitz",
    metadata,
    _ref("game_id", "games.id", key=True),
    _snowflake("thread_id"),
    _snowflake("made_by"),
    _time("made_at"),
    _time("opened_at", nullable=True),
)

# The live list of games of a server: where it stands, and whether it is out of date.
indexes = Table(
    "indexes",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    _snowflake("channel_id"),
    _snowflake("message_id", nullable=True),
    _time("edited_at", nullable=True),
    Column("shown", String(64), nullable=True),  # a digest of what it says
    _number("tries"),
)
