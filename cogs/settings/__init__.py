"""`/settings` and `/away`: what a person sets for themselves, in every server (PLAY §8)."""

from cogs.settings import away as away
from cogs.settings import commands as commands
