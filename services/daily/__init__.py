"""The kingdom of the day: one draw for everybody, played alone, told when the day is over."""

from services.core.facade import Facade, method
from services.daily import playing, standings


class Daily(Facade):
    """Play today's kingdom; see the tables of days that are over, and the month's ladder.

    The server is the one where the person asked (`Person.server`).
    """

    today = method(playing.today)
    play = method(playing.play)
    table = method(standings.table)
    month = method(standings.month)
