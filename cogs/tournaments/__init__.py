"""Tournaments for players and spectators: `/cup`, announcements, pages, standings."""

from cogs.tournaments import commands as commands
