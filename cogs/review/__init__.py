"""Reviews of finished games: `/review` and [Review my game]."""

from cogs.review import commands as commands
