"""The tables. Times are UTC epoch seconds; Discord's ids are 64 bits wide."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Column,
    Float,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from store._columns import metadata, number, ref, row_id, snowflake, time, word
from store.schema_tournaments import (
    cup_acts,
    cup_drafts,
    cup_events,
    cup_lords,
    cup_posts,
    cup_tables,
    cup_templates,
    cups,
)

__all__ = [
    "absences",
    "achievements",
    "ballots",
    "clicks",
    "cup_acts",
    "cup_drafts",
    "cup_events",
    "cup_lords",
    "cup_posts",
    "cup_tables",
    "cup_templates",
    "cups",
    "deeds",
    "follows",
    "former_lords",
    "games",
    "imports",
    "indexes",
    "invitations",
    "jobs",
    "kibitz",
    "messages",
    "metadata",
    "moves",
    "notes",
    "outages",
    "outbox",
    "plans",
    "presets",
    "pulses",
    "queue",
    "rating_steps",
    "ratings",
    "results",
    "seats",
    "servers",
    "setup_drafts",
    "tables",
    "tallies",
    "turn_drafts",
    "users",
    "votes",
]

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    time("changed_at"),
)

users = Table(
    "users",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", JSON, nullable=False),
    time("changed_at"),
    # Since when a direct message was refused without them knowing it.
    time("unreached_at", nullable=True),
    # How often they were active in each of the 24 hours of UTC, to guess their time zone.
    Column("hours", JSON(none_as_null=True), nullable=True),
)

tables = Table(
    "tables",
    metadata,
    row_id(),
    snowflake("server_id"),
    snowflake("channel_id"),
    snowflake("thread_id", nullable=True),
    snowflake("message_id", nullable=True),
    word("place"),
    Column("name", Text, nullable=False),
    snowflake("host_id"),
    Column("host_name", Text, nullable=False),
    snowflake("opened_by"),
    Column("setup", JSON, nullable=False),
    word("state"),
    time("created_at"),
    time("expires_at", nullable=True),
    ref("rematch_of", "tables.id", nullable=True),
    ref("opened_from", "tables.id", nullable=True),
    time("next_game_at", nullable=True),
    # For a table of a tournament: which one, when the autopilot finishes its game, and whether
    # only its lords may see it for now (duplicate play).
    snowflake("cup_id", nullable=True),
    time("ends_at", nullable=True),
    Column("sealed", Integer, nullable=False, server_default="0"),
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
    ref("table_id", "tables.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    snowflake("user_id"),
    Column("name", Text, nullable=False),
    time("resigned_at", nullable=True),
    word("resigned_turn", nullable=True),
    # Turns missed, and when the last one that counts was missed; since when the autopilot plays
    # until the lord is back; since when the seat is lost for good.
    Column("missed", Integer, nullable=False, server_default="0"),
    time("missed_at", nullable=True),
    time("absent_since", nullable=True),
    time("lost_at", nullable=True),
    UniqueConstraint("table_id", "user_id"),
    Index(None, "user_id"),
    CheckConstraint("seat BETWEEN 1 AND 8", name="seat"),
)

# Former lords of seats, each up to a version of a game.
former_lords = Table(
    "former_lords",
    metadata,
    row_id(),
    ref("table_id", "tables.id"),
    number("seat"),
    snowflake("user_id"),
    Column("name", Text, nullable=False),
    ref("game_id", "games.id", nullable=True),
    number("version"),
    time("at"),
    Index(None, "table_id"),
    Index(None, "user_id"),
    sqlite_autoincrement=True,
)

invitations = Table(
    "invitations",
    metadata,
    row_id(),
    ref("table_id", "tables.id"),
    snowflake("user_id"),
    Column("name", Text, nullable=False),
    snowflake("by_id"),
    Column("by_name", Text, nullable=False),
    number("seat", nullable=True),
    word("state"),
    time("expires_at"),
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
    ref("table_id", "tables.id", nullable=True),
    time("changed_at"),
)

# Set-ups that people saved in a server under a name.
presets = Table(
    "presets",
    metadata,
    row_id(),
    snowflake("server_id"),
    Column("name", String(40), nullable=False),
    snowflake("saved_by"),
    Column("setup", JSON, nullable=False),
    time("saved_at"),
    UniqueConstraint("server_id", "name"),
    sqlite_autoincrement=True,
)

games = Table(
    "games",
    metadata,
    row_id(),
    ref("table_id", "tables.id"),
    number("number"),
    Column("options", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    # A host's corrections of buildings, by id; NULL in games of older releases.
    Column("icons", JSON(none_as_null=True), nullable=True),
    Column("seed", String(64), nullable=False),
    number("version"),
    number("turn_version"),
    time("started_at"),
    time("ended_at", nullable=True),
    word("ending", nullable=True),
    # Derived from the moves, for lists: who is on turn since when, and the result.
    number("round"),
    number("on_turn", nullable=True),
    time("turn_since"),
    Column("result", JSON, nullable=True),
    Column("winners", JSON, nullable=True),
    # The seats to which giants are on their way; NULL in games of older releases.
    Column("receiving", JSON(none_as_null=True), nullable=True),
    # The clock: the deadline of the turn in progress, the extra seconds it was given, the seconds
    # in each seat's bank, and since when the game is paused.
    time("deadline", nullable=True),
    Column("credit", Integer, nullable=False, server_default="0"),
    Column("banks", JSON(none_as_null=True), nullable=True),
    time("paused_at", nullable=True),
    UniqueConstraint("table_id", "number"),
    CheckConstraint("turn_version <= version", name="turn_version"),
    sqlite_autoincrement=True,
)

# Append-only. A takeback is a row of its own that names the version it cancels.
moves = Table(
    "moves",
    metadata,
    ref("game_id", "games.id", key=True),
    Column("ordinal", Integer, primary_key=True, autoincrement=False),
    number("version"),
    number("seat"),
    word("turn"),
    Column("text", String(100), nullable=True),
    number("cancels", nullable=True),
    word("made_by"),
    time("made_at"),
)

turn_drafts = Table(
    "turn_drafts",
    metadata,
    ref("game_id", "games.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    word("turn"),
    number("revision"),
    Column("slots", JSON, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    row_id(),
    ref("game_id", "games.id"),
    word("kind"),
    number("asked_by"),
    time("closes_at"),
    word("state"),
    # What the vote is about: a seat to replace, hours, a time, the version to go back to.
    Column("data", JSON(none_as_null=True), nullable=True),
    Index(None, "game_id", "state"),
    sqlite_autoincrement=True,
)

ballots = Table(
    "ballots",
    metadata,
    ref("vote_id", "votes.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    number("agree"),
    time("at"),
)

# Notes between partners of a team; nobody else reads them.
notes = Table(
    "notes",
    metadata,
    row_id(),
    ref("game_id", "games.id"),
    number("seat"),
    Column("text", Text, nullable=False),
    time("at"),
    time("read_at", nullable=True),
    Index(None, "game_id"),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    row_id(),
    ref("table_id", "tables.id"),
    snowflake("server_id"),
    ref("game_id", "games.id", nullable=True),
    word("kind"),
    word("lane"),
    number("version"),
    Column("body", JSON, nullable=False),
    word("state"),
    number("tries"),
    number("doubtful"),
    Column("refusals", JSON, nullable=False),
    time("due"),
    time("created_at"),
    time("done_at", nullable=True),
    Index(None, "state", "lane", "due"),
    Index(None, "table_id", "state"),
    Index(None, "game_id", "kind"),
    sqlite_autoincrement=True,
)

messages = Table(
    "messages",
    metadata,
    row_id(),
    ref("table_id", "tables.id"),
    ref("game_id", "games.id", nullable=True),
    ref("outbox_id", "outbox.id"),
    word("kind"),
    number("ref"),  # the version of the game, or the id of the invitation or vote
    snowflake("channel_id"),
    snowflake("message_id"),
    word("state"),
    UniqueConstraint("message_id"),
    Index(None, "table_id", "kind", "state"),
    sqlite_autoincrement=True,
)

jobs = Table(
    "jobs",
    metadata,
    row_id(),
    time("due"),
    word("kind"),
    ref("table_id", "tables.id", nullable=True),
    ref("game_id", "games.id", nullable=True),
    number("ref"),
    number("tries"),
    time("done_at", nullable=True),
    Index(None, "done_at", "due"),
    sqlite_autoincrement=True,
)

# Announced absences of people, within a yearly budget.
absences = Table(
    "absences",
    metadata,
    row_id(),
    snowflake("user_id"),
    time("from_at"),
    time("until_at"),  # earlier than announced if it was cut short
    Column("note", Text, nullable=False),
    time("booked_at"),
    Index(None, "user_id", "until_at"),
    sqlite_autoincrement=True,
)

# The reliability log: one row for each turn a lord had to play and each game they finished.
deeds = Table(
    "deeds",
    metadata,
    ref("game_id", "games.id", key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    word("kind"),
    time("at"),
    Index(None, "user_id", "at"),
)

# Turns planned ahead. Private to their lord.
plans = Table(
    "plans",
    metadata,
    row_id(),
    ref("game_id", "games.id"),
    number("seat"),
    snowflake("user_id"),
    word("turn"),
    Column("wanted", JSON, nullable=False),
    time("made_at"),
    word("state"),
    Column("fate", JSON(none_as_null=True), nullable=True),
    time("settled_at", nullable=True),
    time("told_at", nullable=True),
    Index(None, "game_id", "seat", "state"),
    Index(None, "user_id"),
    sqlite_autoincrement=True,
)

# The last heartbeat of each process, and since when its gateway is away.
pulses = Table(
    "pulses",
    metadata,
    Column("process", String(40), primary_key=True),
    time("at"),
    time("away_since", nullable=True),
)

# Outages: times in which nobody could play, which every clock got back.
outages = Table(
    "outages",
    metadata,
    row_id(),
    Column("process", String(40), nullable=False),
    time("from_at"),
    time("until_at"),
    time("credited_at"),
    sqlite_autoincrement=True,
)

# People who want to be seated with others of similar pace and waking hours.
queue = Table(
    "queue",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    snowflake("channel_id"),
    Column("wanted", JSON, nullable=False),
    time("since"),
    time("until"),
)

# Interactions that changed something: Discord may deliver one twice.
clicks = Table(
    "clicks",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    time("at"),
    Index(None, "at"),
)

# Everything below except `imports`, `follows`, `kibitz` and `indexes` is derived from finished
# games and may be rebuilt at any time.

# Results of the seats of finished games. `user_id` NULL: a computer lord.
results = Table(
    "results",
    metadata,
    ref("game_id", "games.id", key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    number("kingdom"),
    snowflake("server_id"),
    snowflake("user_id", nullable=True),
    word("fate"),
    word("ladder"),
    word("box"),
    number("place"),
    number("points"),
    number("territory"),
    number("crowns"),
    time("started_at"),
    time("ended_at"),
    Index(None, "server_id", "box", "points"),
    Index(None, "server_id", "box", "territory"),
    Index(None, "server_id", "box", "crowns"),
    Index(None, "server_id", "ladder", "ended_at"),
    Index(None, "user_id", "ended_at"),
)

# The rating of a lord on one ladder of a server, in one season ("" = of all time).
ratings = Table(
    "ratings",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("ladder", String(40), primary_key=True),
    Column("season", String(8), primary_key=True),
    Column("lord", String(40), primary_key=True),  # a user's id, or a computer lord's name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rank", Float, nullable=False),  # the ladder is sorted by it
    number("games"),
    number("wins"),
    time("changed_at"),
    Index(None, "server_id", "ladder", "season", "rank"),
    Index(None, "lord"),
)

# A lord's rating of all time after each game, for profiles and for what a game changed. With the
# ratings before it, a game can be unrated again when the result of an earlier one comes late.
rating_steps = Table(
    "rating_steps",
    metadata,
    ref("game_id", "games.id", key=True),
    Column("lord", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("before_mu", Float, nullable=False),
    Column("before_sigma", Float, nullable=False),
    Column("season_mu", Float, nullable=False),
    Column("season_sigma", Float, nullable=False),
    number("won"),
    Index(None, "lord"),
)

# How dominoes, buildings, quests and seats did in a server's games: sums over `games`.
tallies = Table(
    "tallies",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("box", String(40), primary_key=True),
    Column("about", String(40), primary_key=True),
    Column("key", String(40), primary_key=True),
    number("games"),
    number("wins"),
    number("points"),
)

# Achievements, each with the first game in which it was reached.
achievements = Table(
    "achievements",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("key", String(40), primary_key=True),
    ref("game_id", "games.id"),
    time("at"),
)

# Imported records and kingdoms; only their owners see them.
imports = Table(
    "imports",
    metadata,
    row_id(),
    snowflake("owner_id"),
    word("kind"),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    time("opened_at"),
    UniqueConstraint("owner_id", "digest"),
    Index(None, "opened_at"),
    sqlite_autoincrement=True,
)

# What people follow (a table, a lord, a tournament), how closely, and when they last got news.
follows = Table(
    "follows",
    metadata,
    row_id(),
    snowflake("user_id"),
    word("kind"),
    snowflake("ref"),
    snowflake("server_id"),
    word("how"),
    time("since"),
    time("told_at"),
    UniqueConstraint("user_id", "kind", "ref", "server_id"),
    Index(None, "kind", "ref"),
    sqlite_autoincrement=True,
)

# The watchers' threads of games, and when their lords were let in.
kibitz = Table(
    "kibitz",
    metadata,
    ref("game_id", "games.id", key=True),
    snowflake("thread_id"),
    snowflake("made_by"),
    time("made_at"),
    time("opened_at", nullable=True),
)

# The live lists of games, one a server: where each is posted, and whether it is out of date.
indexes = Table(
    "indexes",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    snowflake("channel_id"),
    snowflake("message_id", nullable=True),
    time("edited_at", nullable=True),
    Column("shown", String(64), nullable=True),  # a digest of its text
    number("tries"),
)
