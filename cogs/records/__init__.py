"""Records: `/import`, `/verify` and `/admin export`."""

from cogs.records import commands as commands
