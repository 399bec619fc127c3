"""Calls: how often one person may have others called to tables, whatever becomes of the tables.

An invitation, a seat kept at a rematch and the question whether a lord stays after a change are
calls. They are counted for a day, also if the person has their data deleted meanwhile.
"""

from collections import Counter
from collections.abc import Iterable

from services.core.json_codec import server_from_json
from services.facts import Refused
from services.facts.tables import SeatFact, TableFact
from services.standing import marks
from store import Connection, people, tables

DAY = 24 * 3600
INVITATION_OPEN = 3 * DAY
"""How long an invitation waits for its answer."""
UNANSWERED = 3
"""After so many calls a day without a yes from somebody, they are not called again."""


async def refused(
    connection: Connection, server: int, by: int, users: Iterable[int], now: int
) -> dict[int, str]:
    """Return whom a person may not have called to tables of a server now, each with the reason.

    "again": they were called often without saying yes; "many": too many people who never finished
    a game with the person.
    """
    wanted = list(dict.fromkeys(users))
    since = now - DAY + INVITATION_OPEN
    numbers = [by, *await marks.former_numbers(connection, by, "limits")]
    calls = [call for one in numbers for call in await tables.calls(connection, one, since)]
    unanswered = Counter(user for user, state in calls if state != "accepted")
    called = [user for user, _ in calls]
    known = await tables.companions(connection, by, {*wanted, *called})
    settings = server_from_json(await people.server_settings(connection, server))
    left = int(settings.invitations) - sum(user not in known for user in called)
    found: dict[int, str] = {}
    for user in wanted:
        if unanswered[user] >= UNANSWERED:
            found[user] = "again"
        elif user not in known:
            left -= 1
            if left < 0:
                found[user] = "many"
    return found


async def check(
    connection: Connection, server: int, by: int, users: Iterable[int], now: int
) -> None:
    """Refuse a change that would call somebody too often. Refused: calls_many, calls_again."""
    for why in (await refused(connection, server, by, users, now)).values():
        raise Refused("calls_many" if why == "many" else "calls_again", offers=("host",))


async def note(
    connection: Connection, table: TableFact, by: SeatFact, called: tuple[int, str], now: int
) -> None:
    """Count a call that is no invitation to a seat before the game: to take over a lord's seat."""
    user, name = called
    await tables.invite(
        connection,
        table_id=table.id,
        user_id=user,
        name=name,
        by_id=by.user,
        by_name=by.name,
        seat=None,
        state="withdrawn",
        expires_at=now + INVITATION_OPEN,
    )
