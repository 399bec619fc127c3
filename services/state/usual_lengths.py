"""Usual lengths of games: measured in a server's ended games, or estimated from the clock."""

from services.core.json_codec import pace_from_json
from services.facts.tables import Length, Setup
from services.state.game_lengths import estimated_length, measured_length
from store import Connection, tables

LOOKED_AT = 100
"""How many of a server's latest games of a box are considered."""


async def usual_length(connection: Connection, server: int, setup: Setup) -> Length:
    """Return how long a game of a set-up usually takes in a server.

    The 20th to the 80th percentile of the server's last games of this box and clock that were
    played to the end, if there are ENOUGH; otherwise `estimated_length`.
    """
    ended = await tables.played_out(connection, server, setup.box, LOOKED_AT)
    lengths = [seconds for seconds, pace in ended if pace_from_json(pace) == setup.pace]
    return measured_length(lengths) or estimated_length(setup)
