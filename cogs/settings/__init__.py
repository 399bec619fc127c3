"""Personal settings, absences, blocks and data: `/settings`, `/away`, `/block`, `/privacy`."""

from cogs.settings import absences as absences
from cogs.settings import block as block
from cogs.settings import commands as commands
from cogs.settings import privacy as privacy
