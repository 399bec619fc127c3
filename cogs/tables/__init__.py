"""Tables before the game: /game new, the open table, invitations, the host's panel."""

from cogs.tables import commands, queue, setup_panel, table_panel, which
from cogs.tables.screens import expired, invitation, table
from cogs.tables.words import setup_line, setup_short

__all__ = [
    "commands",
    "expired",
    "invitation",
    "queue",
    "setup_line",
    "setup_panel",
    "setup_short",
    "table",
    "table_panel",
    "which",
]
