"""Statistics of finished games: results, ratings, profiles, honors.

All of them can be rebuilt from the records at any time, with the same numbers.
"""

from services.core.facade import Facade, method
from services.statistics import _honors, _profiles, ladders, updates


class Statistics(Facade):
    """The statistics of servers, as far as a reader may see them.

    The server is the one where the person asked (`Person.server`). Common refusals: server_needed
    (asked in direct messages), ladders_off (the hosts have disabled them).
    """

    ladder = method(ladders.ladder)
    profile = method(_profiles.profile)
    compare = method(_profiles.compare)
    honors = method(_honors.honors)
    stats = method(_honors.stats)
    rebuild = method(updates.rebuild)
