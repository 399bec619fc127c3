"""Tell namesakes apart at tables in play when the second one arrives: a substitute, a new name."""

from dataclasses import replace

from services.core.transaction import Transaction
from services.facts.tournaments import Tournament
from services.outbox.table_changes import show_lords
from store import games, privacy, tables


async def mark_seats(tx: Transaction, before: Tournament, after: Tournament) -> None:
    """Give the seats of open tables the marks that their lords' names need by now, or no more."""
    known = _marks(before)
    changed = {user: mark for user, mark in _marks(after).items() if known.get(user, mark) != mark}
    if not changed:
        return
    matches = (match for one in after.rounds for match in one.matches)
    open_ = [match.tables[-1] for match in matches if match.tables and not match.over]
    played = await games.games_of_tables(tx.connection, open_)
    for table, seats in (await tables.seats_of_tables(tx.connection, open_)).items():
        marked = [
            replace(seat, mark=changed.get(seat.user_id or 0, seat.mark) or None) for seat in seats
        ]
        fresh = [one for one, seat in zip(marked, seats, strict=True) if one.mark != seat.mark]
        for one in fresh:
            await tables.change_seat(tx.connection, table, one.seat, mark=one.mark)
        for game in played.get(table, ()) if fresh else ():
            if game.ending is None:
                names = {seat.seat: seat.marked for seat in fresh}
                shown = [names.get(at, name) for at, name in enumerate(game.names, 1)]
                await privacy.rename_games(tx.connection, {game.id: shown})
        if fresh:
            await show_lords(tx, table)


def _marks(tournament: Tournament) -> dict[int, str]:
    return {lord.user: lord.mark for one in tournament.entries for lord in one.lords}
