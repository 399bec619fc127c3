"""Setting tournaments up and running them: /organise."""

from cogs.organizer import commands, panel, panel_commands, setup_panel

__all__ = ["commands", "panel", "panel_commands", "setup_panel"]
