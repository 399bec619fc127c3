"""What a person sets for themselves, in every server, and what is kept of them (PLAY §8)."""

from cogs.settings import absences as absences
from cogs.settings import block as block
from cogs.settings import commands as commands
from cogs.settings import privacy as privacy
