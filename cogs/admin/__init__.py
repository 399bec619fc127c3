"""`/admin check`, `health`, `index`, `daily`, `settings`: a server's permissions and settings."""

from cogs.admin import commands as commands
from cogs.admin import daily as daily
from cogs.admin import health as health
from cogs.admin import live_list as live_list
from cogs.admin import settings as settings
