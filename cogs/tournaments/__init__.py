"""Tournaments, for those who take part and who watch."""

from cogs.tournaments import commands as commands
