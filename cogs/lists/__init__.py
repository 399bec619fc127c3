"""`/games`, `/game list` and `/next`: which games there are, and the one that is most urgent."""

from cogs.lists import commands as commands
