"""Replays of games and records, step by step: `/replay` and [Replay]."""

from cogs.replay import commands as commands
