"""`/organise`: set up tournaments and run them."""

from cogs.organizer import commands, panel, panel_commands, setup_panel

__all__ = ["commands", "panel", "panel_commands", "setup_panel"]
