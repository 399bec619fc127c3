"""Playing: the turn's panel, looking, a game's menu, their commands. Importing registers them."""

from cogs.play import commands as commands
from cogs.play import court_turn as court_turn
from cogs.play import digest as digest
from cogs.play import giants_turn as giants_turn
from cogs.play import looking as looking
from cogs.play import menu as menu
from cogs.play import notes as notes
from cogs.play import plan_turn as plan_turn
from cogs.play import questions as questions
from cogs.play import seating as seating
from cogs.play import table_commands as table_commands
from cogs.play import town_turn as town_turn
from cogs.play import turn as turn
