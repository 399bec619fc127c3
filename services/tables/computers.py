"""Seats of computer lords at open tables, and their names."""

from collections.abc import Sequence

from ai import COMPUTERS
from locales import texts
from services.core.json_codec import server_from_json
from services.core.transaction import Transaction
from services.facts import Refused
from store import Connection, people, tables
from store.rows import TableRow


async def seat_computer(tx: Transaction, row: TableRow, seat: int, word: str) -> None:
    """Give a seat to a computer lord, under its name in the server's language."""
    settings = server_from_json(await people.server_settings(tx.connection, row.server_id))
    seated = await tables.seats(tx.connection, row.id)
    taken, names = {one.user_id for one in seated}, {one.name for one in seated}
    user = next(-n for n in range(1, len(taken) + 2) if -n not in taken)
    numbers = range(1, len(names) + 2)
    language = settings.language or tx.server_locale(row.server_id)
    free = (name_of(word, language, number) for number in numbers)
    name = next(one for one in free if one not in names)
    await tables.take_seat(tx.connection, row.id, seat, user, name, computer=word)


async def seated_computers(connection: Connection, table: int) -> tuple[str, ...]:
    """Return the computer lords who sit at a table."""
    seats = await tables.seats(connection, table)
    return tuple(sorted(one.computer for one in seats if one.computer))


def unplayable(words: Sequence[str]) -> Refused:
    """Return the refusal of computer lords whose level can't be played here."""
    lords = [name_of(word, None) for word in words if word in COMPUTERS]
    return Refused("computer_level", {"lords": tuple(lords or words)}, ("host",))


def name_of(word: str, language: str | None, number: int = 1) -> str:
    """Return the name of a computer lord, as a server reads: "Knight (computer)".

    The second one of its kind is "Knight 2 (computer)": the number is in sight where names are cut.
    """
    level, temper = COMPUTERS[word]
    said = texts(language)
    called = said.plain(f"setup-computer-{level.name}")
    if number > 1:
        called = said.plain("setup-computer-numbered", level=called, number=number)
    return said.plain(f"setup-computer-named-{temper.name}", level=called)
