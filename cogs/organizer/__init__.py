"""`/organise`: set up tournaments and run them."""

from cogs.organizer import again, commands, fair_play, panel, panel_commands, setup_panel

__all__ = ["again", "commands", "fair_play", "panel", "panel_commands", "setup_panel"]
