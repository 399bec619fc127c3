"""Watching: live games, following, the live list, watchers' threads."""

from cogs.watching import commands as commands
from cogs.watching import following as following
from cogs.watching import kibitz as kibitz
