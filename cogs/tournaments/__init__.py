"""Tournaments for players and spectators: `/cup`, announcements, pages, standings."""

from cogs.tournaments import commands as commands
from cogs.tournaments import standings_commands as standings_commands
