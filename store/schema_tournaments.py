"""The tables of tournaments."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from store._columns import metadata, number, ref, row_id, snowflake, time, word

# A tournament is its events; the rest of its row, `cup_lords` and `cup_tables` (except the seeds)
# follow from them and are kept for lists.
cups = Table(
    "cups",
    metadata,
    row_id(),
    snowflake("server_id"),
    snowflake("channel_id"),
    Column("name", Text, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    word("phase"),
    number("version"),
    time("created_at"),
    time("ended_at", nullable=True),
    snowflake("thread_id", nullable=True),
    snowflake("log_id", nullable=True),
    snowflake("message_id", nullable=True),
    Index(None, "server_id", "phase"),
    Index(None, "thread_id"),
    Index(None, "log_id"),
    sqlite_autoincrement=True,
)

# Append-only.
cup_events = Table(
    "cup_events",
    metadata,
    ref("cup_id", "cups.id", key=True),
    Column("ordinal", Integer, primary_key=True, autoincrement=False),
    time("at"),
    word("kind"),
    snowflake("by_id", nullable=True),
    Column("by_name", Text, nullable=True),
    Column("data", JSON, nullable=False),
)

# Participants and their final places.
cup_lords = Table(
    "cup_lords",
    metadata,
    ref("cup_id", "cups.id", key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    number("entry"),
    word("state"),
    number("place", nullable=True),
    number("of", nullable=True),  # the number of participants
    time("at"),
    Index(None, "user_id"),
)

# The games of matches. A seed is drawn with the pairing and stays secret until its game is over.
cup_tables = Table(
    "cup_tables",
    metadata,
    row_id(),
    ref("cup_id", "cups.id"),
    number("stage"),
    number("round"),
    number("number"),
    number("slot"),
    Column("seed", String(64), nullable=False),
    ref("table_id", "tables.id", nullable=True),
    time("void_at", nullable=True),
    UniqueConstraint("table_id"),
    Index(None, "cup_id", "stage", "round"),
    sqlite_autoincrement=True,
)

# Posts of tournaments: announcements posted once, and pages that are kept up to date.
cup_posts = Table(
    "cup_posts",
    metadata,
    row_id(),
    ref("cup_id", "cups.id"),
    snowflake("server_id"),
    word("kind"),
    word("place"),  # "channel", "thread", "log" or "direct"
    number("ref"),
    number("part"),
    snowflake("user_id", nullable=True),
    Column("data", JSON, nullable=False),
    word("state"),
    number("stale"),  # counts the changes that a page does not show yet
    number("tries"),
    number("doubtful"),
    Column("refusals", JSON, nullable=False),
    time("due"),
    time("created_at"),
    time("done_at", nullable=True),
    time("edited_at", nullable=True),
    snowflake("channel_id", nullable=True),
    snowflake("message_id", nullable=True),
    Column("shown", String(64), nullable=True),  # a digest of its text
    UniqueConstraint("cup_id", "kind", "ref", "part"),
    UniqueConstraint("message_id"),
    Index(None, "state", "due"),
    sqlite_autoincrement=True,
)

# Tournaments being set up, one a person and server. `cup_id`: the one published from it.
cup_drafts = Table(
    "cup_drafts",
    metadata,
    Column("server_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("setup", JSON, nullable=False),
    ref("cup_id", "cups.id", nullable=True),
    time("changed_at"),
)

# Templates: set-ups of tournaments that organizers saved in a server under a name.
cup_templates = Table(
    "cup_templates",
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

# Pending acts, whose effects an organizer was shown: one a tournament and person.
cup_acts = Table(
    "cup_acts",
    metadata,
    ref("cup_id", "cups.id", key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    number("number"),
    Column("act", JSON, nullable=False),
    time("at"),
)
