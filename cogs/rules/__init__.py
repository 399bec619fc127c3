"""`/rules` and `/help`: the rules in our own words, and how to play here in one minute."""

from cogs.rules import commands as commands
