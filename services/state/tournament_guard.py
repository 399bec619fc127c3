"""What is not done at a table of a cup by its lords: its organizers decide there."""

from __future__ import annotations

from services.facts import Refused
from store import Connection, tournament_games


async def refuse_at_tournament(connection: Connection, tournament: int | None) -> None:
    """Refuse what would change who plays at a table of a cup, when, or whether at all.

    Refused: cup_table (data cup, its name), where the table is one's.
    """
    if tournament is not None:
        raise Refused(
            "cup_table", {"cup": await tournament_games.name(connection, tournament)}, ("look",)
        )
