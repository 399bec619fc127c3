"""Setting tournaments up and running them: /organise."""

from cogs.organise import commands, setting

__all__ = ["commands", "setting"]
