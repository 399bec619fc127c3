"""What finished games tell: ladders, profiles, honors, statistics. Importing registers them."""

from cogs.statistics import compare as compare
from cogs.statistics import honors as honors
from cogs.statistics import ladder as ladder
from cogs.statistics import profile as profile
from cogs.statistics import stats as stats
