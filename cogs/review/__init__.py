"""Advice: reviews of finished games, and hints where a table has agreed to them."""

from cogs.review import commands as commands
from cogs.review import hints as hints
