"""Ladders, profiles, honors and statistics, made from finished games."""

from cogs.statistics import compare as compare
from cogs.statistics import honors as honors
from cogs.statistics import ladder as ladder
from cogs.statistics import profile as profile
from cogs.statistics import stats as stats
