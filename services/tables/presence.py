"""Where turns last minutes, a game begins only with lords who are there: others are asked first."""

from collections import Counter
from collections.abc import Iterable

from services.clocks.arithmetic import usual_turn
from services.core.outbox_bodies import InvitationBody
from services.core.transaction import Transaction
from services.facts.tables import InvitedFact, Setup, TableFact
from services.outbox.table_changes import settle
from services.state.table_facts import invited_fact
from store import tables
from store.rows import TableRow

HOUR, DAY = 3600, 24 * 3600
LIVE = 6 * HOUR
"""With shorter turns than this, whoever sat down earlier and is not there would miss theirs."""
HERE = HOUR // 4
"""How long a press says at least that somebody is there, and an answer is waited for."""
CALLED = 3
"""How often a day a lord is called by such questions of a table."""


def here_for(setup: Setup) -> int | None:
    """Return for how many seconds a press says that a lord is there; None: it need not be asked."""
    pace = setup.pace
    turn = usual_turn(pace)
    return max(HERE, turn) if pace.kind != "none" and turn < LIVE else None


async def ask_who_is_late(tx: Transaction, row: TableRow, fact: TableFact) -> bool:
    """Ask those who pressed nothing lately whether they are there; returns whether there are any.

    While they are asked the presses of the others stay good: an answer takes no longer than a press
    holds. Nobody is asked by anybody, so that the question counts as nobody's call.
    """
    seconds = here_for(fact.setup)
    if seconds is None:
        return False
    seats = await tables.seats(tx.connection, row.id)
    lords = [one for one in seats if one.computer is None]
    late = [one for one in lords if (one.agreed_at or 0) < tx.now - seconds]
    if len(lords) < 2 or not late:
        return False
    expires, asked = tx.now + seconds, []
    for one in late:
        lord = {"user_id": one.user_id, "name": one.name, "seat": None}
        by = {"by_id": one.user_id, "by_name": one.name}
        open_until = {"state": "waiting", "expires_at": expires}
        number = await tables.invite(tx.connection, table_id=row.id, **lord, **by, **open_until)
        await tx.plan(expires, "expire_invitation", table_id=row.id, ref=number)
        asked.append(number)
    await tx.say(row, InvitationBody(asked[0], tuple(asked[1:])))
    return True


def asked_often(asked: Iterable[InvitedFact], now: int) -> frozenset[int]:
    """Return who was asked at a table so often within a day that they are called no more.

    Somebody who sits down and leaves on and on would call the others each time.
    """
    lately = [one.user for one in asked if one.whether_there and one.expires > now - DAY]
    return frozenset(user for user, times in Counter(lately).items() if times > CALLED)


async def ask_nobody(tx: Transaction, row: TableRow) -> None:
    """Withdraw the questions whether others are there: the game can't begin now anyway."""
    for one in await tables.invitations(tx.connection, row.id):
        if one.state == "waiting" and invited_fact(one).whether_there:
            await settle(tx, row, one, "withdrawn")
