"""Tables before the game: /game new, the open table, invitations, the host's panel."""

from cogs.tables import (
    commands,
    computer_lords,
    find_table,
    option_presses,
    queue,
    setup_panel,
    solo,
    table_panel,
)

__all__ = [
    "commands",
    "computer_lords",
    "find_table",
    "option_presses",
    "queue",
    "setup_panel",
    "solo",
    "table_panel",
]
