"""The kingdom of the day: `/daily play`, `/daily table`, `/daily ladder`, `/daily world`."""

from cogs.daily import commands as commands
