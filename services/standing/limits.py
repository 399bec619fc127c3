"""Refuse rows beyond the limits of a person and a server: a full disk would stop everybody."""

from collections.abc import Collection

from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.tables import NO_SERVER
from services.standing import marks
from store import row_counts

DAY = 24 * 3600
SHARE = 10
"""A person always has this part of their own limit, at least one, whatever others use up."""


async def check(
    tx: Transaction,
    kind: str,
    user: int,
    server: int,
    new: int = 1,
    *,
    among: Collection[int] = (),
) -> None:
    """Refuse new rows of a kind beyond a limit. Refused: too_many (data kind, whose, limit).

    What a person made counts though they have had their data deleted since, for a day. Direct
    messages are no server: what people have there does not count together. `among`: the people of
    whom it counts together, so that nobody else uses up what is theirs.
    """
    await tx.alone("user", user)  # who may be pressing in another process, too
    limit = tx.limits[kind]
    numbers = [user, *await marks.former_numbers(tx.connection, user, "limits")]
    own = await row_counts.of_person(
        tx.connection, kind, numbers, tx.now - limit.days * DAY, server
    )
    if own + new > limit.person:
        raise Refused("too_many", {"kind": kind, "whose": "person", "limit": limit.person})
    share = max(1, limit.person // SHARE)
    direct = server == NO_SERVER and row_counts.KINDS[kind].server is not None
    if direct or own + new <= share:
        return  # otherwise some accounts could use up what everybody has together
    since = tx.now - limit.days * DAY
    if among:
        every = await row_counts.of_person(tx.connection, kind, among, since, server)
    else:
        every = await row_counts.of_server(tx.connection, kind, server, since)
    if every + new > limit.server:
        data = {"kind": kind, "whose": "server", "limit": limit.server}
        raise Refused("too_many", {**data, "share": share})
