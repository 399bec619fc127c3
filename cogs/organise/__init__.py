"""Setting tournaments up and running them: /organise."""

from cogs.organise import commands, panel, running, setting

__all__ = ["commands", "panel", "running", "setting"]
