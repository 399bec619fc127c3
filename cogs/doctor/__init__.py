"""`python bot.py doctor`: try out on the real Discord what a program can try by itself."""

from cogs.doctor.examination import WAIT as WAIT
from cogs.doctor.examination import examine as examine
