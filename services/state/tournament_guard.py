"""Actions that players may not take at a tournament table: its organizers decide there."""

from services.facts import Refused
from store import Connection, tournament_games


async def refuse_at_tournament_table(connection: Connection, tournament: int | None) -> None:
    """Refuse to change who plays at a tournament table, when, or whether at all.

    `tournament` is the table's, if any. Refused: cup_table (data cup, its name).
    """
    if tournament is not None:
        name = await tournament_games.name(connection, tournament)
        raise Refused("cup_table", {"cup": name}, ("look",))
