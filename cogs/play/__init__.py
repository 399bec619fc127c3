"""Playing: the turn's panel, looking, a game's menu, their commands. Importing registers them."""

from cogs.play import commands as commands
from cogs.play import court_actions as court_actions
from cogs.play import digest as digest
from cogs.play import game_menu as game_menu
from cogs.play import game_views as game_views
from cogs.play import giants_actions as giants_actions
from cogs.play import notes as notes
from cogs.play import plan_actions as plan_actions
from cogs.play import seat_changes as seat_changes
from cogs.play import square_look as square_look
from cogs.play import table_commands as table_commands
from cogs.play import town_actions as town_actions
from cogs.play import turn_actions as turn_actions
from cogs.play import votes as votes
