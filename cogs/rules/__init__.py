"""`/rules` and `/help`: the rules, and how to play here in one minute."""

from cogs.rules import commands as commands
