"""`/admin check`: whether a server lets the bot do what it needs (PLAY §8)."""

from cogs.admin import commands as commands
