"""What finished games tell: ladders, profiles, honors, statistics. Importing registers them."""

from cogs.annals import compare as compare
from cogs.annals import honors as honors
from cogs.annals import ladder as ladder
from cogs.annals import profile as profile
from cogs.annals import stats as stats
