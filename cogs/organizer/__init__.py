"""`/organise`: set up tournaments and run them."""

from cogs.organizer import again, commands, panel, panel_commands, setup_panel

__all__ = ["again", "commands", "panel", "panel_commands", "setup_panel"]
