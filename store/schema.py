"""The tables, made from the classes of their rows, with their indexes and other constraints."""

from sqlalchemy import CheckConstraint, Index, UniqueConstraint

from store import _columns, day_rows, rows, statistics_rows, tournament_rows
from store._columns import table

metadata = _columns.metadata

# People and servers.
servers = table("servers", rows.ServerRow)
users = table("users", rows.UserRow)

# Tables and their lords.
tables = table(
    "tables",
    rows.TableRow,
    UniqueConstraint("rematch_of"),
    UniqueConstraint("opened_from"),
    Index(None, "server_id", "state"),
    Index(None, "thread_id"),
    Index(None, "channel_id"),
)
seats = table(
    "seats",
    rows.SeatRow,
    UniqueConstraint("table_id", "user_id"),
    Index(None, "user_id"),
    CheckConstraint("seat BETWEEN 1 AND 8", name="seat"),
)
former_lords = table(
    "former_lords",
    rows.FormerLordRow,
    Index(None, "table_id"),
    Index(None, "user_id"),
    Index(None, "game_id"),
)
invitations = table(
    "invitations",
    rows.InvitationRow,
    Index(None, "table_id"),
    Index(None, "user_id", "state"),
    Index(None, "by_id", "expires_at"),
)
setup_drafts = table("setup_drafts", rows.SetupDraftRow, Index(None, "table_id"))
presets = table("presets", rows.PresetRow, UniqueConstraint("server_id", "name"))

# Games.
games = table(
    "games",
    rows.GameRow,
    UniqueConstraint("table_id", "number"),
    CheckConstraint("turn_version <= version", name="turn_version"),
)
moves = table("moves", rows.MoveRow)
turn_drafts = table("turn_drafts", rows.TurnDraftRow)
votes = table("votes", rows.VoteRow, Index(None, "game_id", "state"))
ballots = table("ballots", rows.BallotRow)
notes = table("notes", rows.NoteRow, Index(None, "game_id"))

# Announcements, and what is due at a time.
outbox = table(
    "outbox",
    rows.OutboxRow,
    Index(None, "server_id"),
    Index(None, "state", "lane", "due"),
    Index(None, "table_id", "state"),
    Index(None, "game_id", "kind"),
)
messages = table(
    "messages",
    rows.MessageRow,
    UniqueConstraint("message_id"),
    Index(None, "table_id", "kind", "state"),
    Index(None, "game_id"),
    Index(None, "outbox_id"),
)
jobs = table(
    "jobs",
    rows.JobRow,
    Index(None, "done_at", "due"),
    Index(None, "game_id", "done_at"),
    Index(None, "server_id"),
    Index(None, "table_id"),
)

# Absences, missed turns, plans and outages.
absences = table("absences", rows.AbsenceRow, Index(None, "user_id", "until_at"))
deeds = table("deeds", rows.DeedRow, Index(None, "user_id", "at"))
plans = table(
    "plans", rows.PlanRow, Index(None, "game_id", "seat", "state"), Index(None, "user_id")
)
pulses = table("pulses", rows.PulseRow)
outages = table("outages", rows.OutageRow, Index(None, "process", "until_at"))

# Processes that share the shards of one database.
processes = table("processes", rows.ProcessRow)
leases = table("leases", rows.LeaseRow)

# Kingdoms of the day, and who played them.
days = table("days", day_rows.DayRow)
day_games = table(
    "day_games",
    day_rows.DayGameRow,
    UniqueConstraint("table_id"),
    Index(None, "server_id", "day"),
    Index(None, "user_id"),
    Index(None, "day", "points"),
)

# The queue, and the interactions that were handled.
queue = table("queue", rows.QueueRow)
clicks = table("clicks", rows.ClickRow, Index(None, "at"))

# What is still known of people who had their data deleted.
keys = table("keys", rows.KeyRow)
marks = table("marks", rows.MarkRow)

# Statistics: derived from finished games, and may be rebuilt at any time.
results = table(
    "results",
    statistics_rows.ResultRow,
    Index(None, "server_id", "box", "points"),
    Index(None, "server_id", "box", "territory"),
    Index(None, "server_id", "box", "crowns"),
    Index(None, "server_id", "ladder", "ended_at"),
    Index(None, "user_id", "ended_at"),
)
ratings = table(
    "ratings",
    statistics_rows.RatingRow,
    Index(None, "server_id", "ladder", "season", "rank"),
    Index(None, "lord"),
)
rating_steps = table("rating_steps", statistics_rows.RatingStepRow, Index(None, "lord"))
tallies = table("tallies", statistics_rows.TallyRow)
achievements = table("achievements", statistics_rows.AchievementRow, Index(None, "game_id"))
reviews = table("reviews", statistics_rows.ReviewRow)

# What people import, follow and watch.
imports = table(
    "imports", rows.ImportRow, UniqueConstraint("owner_id", "digest"), Index(None, "opened_at")
)
follows = table(
    "follows",
    rows.FollowRow,
    Index(None, "server_id"),
    UniqueConstraint("user_id", "kind", "ref", "server_id"),
    Index(None, "kind", "ref"),
)
kibitz = table("kibitz", rows.KibitzRow)
indexes = table("indexes", rows.IndexRow)

# Tournaments: `cup_lords` and `cup_tables` (except the seeds) follow from `cup_events`.
cups = table(
    "cups",
    tournament_rows.TournamentRow,
    Index(None, "server_id", "phase"),
    Index(None, "thread_id"),
    Index(None, "log_id"),
)
cup_events = table("cup_events", tournament_rows.TournamentEventRow, Index(None, "by_id", "at"))
cup_lords = table("cup_lords", tournament_rows.TournamentLordRow, Index(None, "user_id"))
cup_tables = table(
    "cup_tables",
    tournament_rows.TournamentTableRow,
    UniqueConstraint("table_id"),
    Index(None, "cup_id", "stage", "round"),
)
cup_posts = table(
    "cup_posts",
    tournament_rows.TournamentPostRow,
    Index(None, "server_id"),
    UniqueConstraint("cup_id", "kind", "ref", "part"),
    UniqueConstraint("message_id"),
    Index(None, "state", "due"),
)
cup_drafts = table("cup_drafts", tournament_rows.TournamentDraftRow, Index(None, "cup_id"))
cup_templates = table("cup_templates", rows.PresetRow, UniqueConstraint("server_id", "name"))
cup_acts = table("cup_acts", tournament_rows.TournamentActRow)
