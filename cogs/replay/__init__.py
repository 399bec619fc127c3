"""Stepping through games and records: `/replay`, [Replay]. Importing registers them."""

from cogs.replay import commands as commands
