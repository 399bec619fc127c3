"""`/admin check`, `health`, `index` and `settings`: what a server allows and wants (PLAY §8)."""

from cogs.admin import commands as commands
from cogs.admin import health as health
from cogs.admin import live_list as live_list
from cogs.admin import settings as settings
