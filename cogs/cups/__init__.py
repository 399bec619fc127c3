"""Tournaments, for those who take part and who watch."""

from cogs.cups import commands as commands
