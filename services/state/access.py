"""Access to games: the rule for watching, lists, replays, following and kibitzing.

A running game can be watched by the members of its server who can see its channel, a finished one
by all of them; if only the table may watch, by its lords alone. A sealed table, running or
finished, can be watched by its lords alone, until all tables with the same draw are opened.
A table's set-up says whom it is for.
"""

from services.facts import Person, Refused
from services.facts.tables import Setup, TableFact


def may_watch(table: TableFact, person: Person, *, over: bool = False) -> bool:
    """Whether a person may watch a game of a table; `over`: that game has ended."""
    return _refused(table, person, over=over) is None


def refuse_hidden(table: TableFact, person: Person, *, over: bool = False) -> None:
    """Refuse people who may not watch.

    Refused: no_game (of another server, or out of sight), watch_table, watch_sealed (data table).
    """
    refused = _refused(table, person, over=over)
    if refused is not None:
        raise refused


def refuse_uninvited(setup: Setup, person: Person) -> None:
    """Refuse a person without an invitation whom a table is not for: join_invited, join_role."""
    if setup.who == "invited":
        raise Refused("join_invited", {}, ("open",))
    if setup.who == "role" and setup.role not in person.roles:
        raise Refused("join_role", {"role": setup.role}, ("open",))


def _refused(table: TableFact, person: Person, *, over: bool) -> Refused | None:
    if table.seat_of(person.id) is not None:
        return None
    out_of_sight = not over and person.sees is not None and not person.sees(table.channel)
    if person.server not in (None, table.server) or out_of_sight:
        return Refused("no_game", offers=("games",))
    if table.sealed:
        return Refused("watch_sealed", {"table": table.name})
    if table.setup.watching == "table":
        return Refused("watch_table", {"table": table.name})
    return None
