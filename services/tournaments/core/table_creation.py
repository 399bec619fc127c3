"""Create the tables of a tournament, and begin their games in the same transaction."""

from services.core.context import ServiceContext
from services.core.json_codec import to_json
from services.core.transaction import Transaction
from services.facts.tables import Setup
from services.facts.tournaments import Match, Score, Tournament, TournamentGame
from services.play.starting import start_game
from services.state.table_facts import table_row
from services.tournaments.core import schedule
from services.tournaments.core.events import match_keys, result_data, round_at
from services.tournaments.core.repository import write
from services.tournaments.core.setups import is_playable, table_for
from services.tournaments.core.table_assignment import (
    choice_order,
    for_slot,
    seats_of_next_game,
    who_sits,
)
from store import tables, tournaments
from store.tournament_rows import TournamentTableRow


async def create_table(context: ServiceContext, tournament: Tournament, match: Match) -> Tournament:
    """Create the table of a match's next game and begin it. Refused: busy.

    If no table of so few can be played, the match is over with its places shared, and a bracket
    goes on by lot. Players are notified as at any table. The table has no message of its own in the
    channel: the page of its round links to it.
    """
    slot = schedule.next_slot(tournament, match)
    async with context.write() as tx:
        if not is_playable(tournament.setup, len(match.entries)):
            shared = tuple(Score(entry, 1, 0, 0, 0) for entry in match.entries)
            result = result_data(match, TournamentGame(slot, None, None, shared), over=True)
            return await write(tx, tournament, ("result", result))
        mine = await _drawn(tx, tournament, match)
        if slot not in mine:  # paired by an earlier release, that drew no further games
            seed = context.entropy(32).hex()
            drawn = {"cup_id": tournament.id, **match_keys(match), "slot": slot, "seed": seed}
            await tournaments.add_tables(tx.connection, [drawn])
            mine = await _drawn(tx, tournament, match)
        entries = _entries_by_kingdom(tournament, match, mine, slot)
        setup = table_for(for_slot(tournament.setup, slot), len(entries))
        table = await _insert_table(tx, tournament, match, setup, slot)
        await _insert_seats(tx, tournament, table, setup, entries)
        row = await table_row(tx.connection, table)
        await start_game(context, tx, row, mine[slot].seed)
        await tournaments.change_table(tx.connection, mine[slot].id, table_id=table)
        data = {**match_keys(match), "slot": slot, "table": table, "entries": list(entries)}
        return await write(tx, tournament, ("table", data))


async def _drawn(
    tx: Transaction, tournament: Tournament, match: Match
) -> dict[int, TournamentTableRow]:
    """Return the rows of a match's games, with their seeds, by number."""
    where = (tournament.id, match.stage, match.round)
    rows = await tournaments.tables_of(tx.connection, *where)
    return {row.slot: row for row in rows if row.number == match.number}


def _entries_by_kingdom(
    tournament: Tournament, match: Match, rows: dict[int, TournamentTableRow], slot: int
) -> tuple[int, ...]:
    """Return the entries of a match's game by kingdom."""
    if slot == 1 or not match.seated:
        return match.entries
    last, played = match.seated[-1], match.slots[-1]
    setup = table_for(for_slot(tournament.setup, played), len(last))
    chose = [last[kingdom - 1] for kingdom in choice_order(setup, rows[played].seed)]
    here, drawn = who_sits(tournament, match, slot), (slot, rows[slot].seed)
    return tuple(seats_of_next_game(tournament, last, chose, here, drawn))


async def _insert_table(
    tx: Transaction, tournament: Tournament, match: Match, setup: Setup, slot: int
) -> int:
    """Insert a table in play. Its host is the tournament's first organizer who helps."""
    host = (*tournament.willing("organizers"), *tournament.entry(match.entries[0]).lords)[0]
    return await tables.add_table(
        tx.connection,
        server_id=tournament.server,
        channel_id=tournament.channel,
        place="threads",
        name=table_name(tournament, match, slot),
        host_id=host.user,
        host_name=host.name,
        opened_by=host.user,
        setup=to_json(setup),
        state="playing",
        created_at=tx.now,
        cup_id=tournament.id,
        ends_at=round_at(tournament, match.stage, match.round).ends,
        sealed=int(tournament.setup.duplicate),
    )


def table_name(tournament: Tournament, match: Match, slot: int) -> str:
    """Return the name of the table of a match's game, such as "Autumn Tournament R2 T3".

    Rounds are counted through all stages, so that no two tables have the same name.
    """
    before = sum(one.stage < match.stage for one in tournament.rounds)
    name = f"{tournament.setup.name} R{before + match.round} T{match.number}"
    return f"{name} G{slot}" if slot > 1 else name


async def _insert_seats(
    tx: Transaction, tournament: Tournament, table: int, setup: Setup, entries: tuple[int, ...]
) -> None:
    """Seat everybody; the autopilot plays for those who have left since the pairing."""
    for kingdom, number in enumerate(entries, 1):
        entry = tournament.entry(number)
        seats = range(kingdom, setup.lords + 1, len(entries))
        for seat, lord in zip(seats, entry.lords, strict=True):
            await tables.take_seat(tx.connection, table, seat, lord.user, lord.name)
            if lord.mark:
                await tables.change_seat(tx.connection, table, seat, mark=lord.mark)
            if entry.state != "in":
                await tables.resign_seat(tx.connection, table, seat, at=tx.now, turn=None)
