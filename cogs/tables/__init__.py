"""Tables before the game: /game new, the open table, invitations, the host's panel."""

from cogs.tables import commands, find_table, option_presses, queue, setup_panel, table_panel
from cogs.tables.setup_words import setup_line, setup_short
from cogs.tables.table_screens import expired, invitation, table

__all__ = [
    "commands",
    "expired",
    "find_table",
    "invitation",
    "option_presses",
    "queue",
    "setup_line",
    "setup_panel",
    "setup_short",
    "table",
    "table_panel",
]
