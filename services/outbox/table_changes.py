"""Load tables for a change, and keep their messages and invitations up to date."""

from dataclasses import replace
from typing import Literal

from services.core.outbox_bodies import InvitationBody, TableBody, TakebackBody, TidyBody, read_body
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tables import TableFact
from services.state.table_facts import table_fact, table_row
from services.state.tournament_guard import refuse_at_tournament_table
from store import Connection, outbox, tables
from store.outbox import DIRECT
from store.rows import InvitationRow, MessageRow, TableRow

DAY = 24 * 3600
TABLE_OPEN = 7 * DAY
DEADLINE_EDITS = ("clock", DIRECT)
"""The edits that update the deadline in a message."""


async def open_table(connection: Connection, table: int) -> tuple[TableRow, TableFact]:
    """Return a table that is still open.

    Refused: no_table, cup_table, join_started, table_closed.
    """
    row = await table_row(connection, table)
    await refuse_at_tournament_table(connection, row.cup_id)
    if row.state == "playing":
        game = (await table_fact(connection, row)).game
        raise Refused("join_started", {"table": row.name, "game": game}, ("look",))
    if row.state != "open":
        raise Refused("table_closed", {"table": row.name}, ("open",))
    return row, await table_fact(connection, row)


async def hosted(
    connection: Connection, table: int, person: Person, *, manager: bool = False
) -> tuple[TableRow, TableFact]:
    """Return an open table of its host, or (`manager`) of a server that somebody manages.

    Refused: cup_table, not_host.
    """
    row = await table_row(connection, table)
    await refuse_at_tournament_table(connection, row.cup_id)
    manages = manager and person.manages and person.server == row.server_id
    if row.host_id != person.id and not manages:
        raise Refused("not_host", {"host": row.host_name, "table": row.name})
    return await open_table(connection, table)


async def fact_of(connection: Connection, table: int) -> TableFact:
    """Return a table."""
    return await table_fact(connection, await table_row(connection, table))


async def announce_table(tx: Transaction, row: TableRow, wait: int = 0) -> None:
    """Have the table's message updated after some seconds, unless an update is waiting already."""
    waiting = await outbox.waiting(tx.connection, row.id, "table")
    if not any(one.tries == 0 for one in waiting):
        news = await tx.say(row, TableBody())
        if wait:
            await outbox.change_row(tx.connection, news, due=tx.now + wait)


async def show_lords(tx: Transaction, table: int) -> None:
    """Have the message of a table that has begun name its lords as they are, or its result."""
    row = await table_row(tx.connection, table)
    if row.message_id is not None and not row.sealed:
        await announce_table(tx, row)


async def update_invitation(tx: Transaction, row: TableRow, invitation: int) -> None:
    """Have the message of an invitation updated, unless it is still to be posted.

    That calls nobody, also if it was deleted and has to be posted anew.
    """
    for waiting in await outbox.waiting(tx.connection, row.id, "invitation"):
        if waiting.tries == 0 and invitation in read_body(waiting, InvitationBody).all:
            return
    await tx.say(row, replace(await called_with(tx, row.id, invitation), again=True))


async def called_with(tx: Transaction, table: int, invitation: int) -> InvitationBody:
    """Return an invitation with those that share its message."""
    waiting = await outbox.waiting(tx.connection, table, "invitation")
    posted = await outbox.messages(tx.connection, table, "invitation")
    said = [read_body(one, InvitationBody) for one in waiting]
    said += [await _invitations_of(tx, one) for one in posted]
    return next((one for one in said if invitation in one.all), InvitationBody(invitation))


async def _invitations_of(tx: Transaction, message: MessageRow) -> InvitationBody:
    row = await outbox.outbox_row(tx.connection, message.outbox_id or 0)
    return InvitationBody(message.ref) if row is None else read_body(row, InvitationBody)


async def unanswered(connection: Connection, body: InvitationBody) -> list[InvitationRow]:
    """Return the invitations of a message that have no answer yet."""
    found = [await tables.invitation(connection, one) for one in body.all]
    return [one for one in found if one is not None and one.state == "waiting"]


async def settle(tx: Transaction, row: TableRow, invitation: InvitationRow, state: str) -> bool:
    """Close an invitation; its message is deleted, or goes on calling the others."""
    if not await tables.answer_invitation(tx.connection, invitation.id, state):
        return False
    for waiting in await outbox.waiting(tx.connection, row.id, "invitation"):
        body = read_body(waiting, InvitationBody)
        if invitation.id in body.all and not await unanswered(tx.connection, body):
            await outbox.drop_untried(tx.connection, waiting.id)
    await clear_invitation(tx, row, invitation.id)
    return True


async def clear_invitation(tx: Transaction, row: TableRow, invitation: int) -> None:
    """Have the message of a settled invitation deleted, or updated while others are called."""
    for message in await outbox.messages(tx.connection, row.id, "invitation"):
        body = await _invitations_of(tx, message)
        if invitation not in body.all:
            continue
        if await unanswered(tx.connection, body):
            await update_invitation(tx, row, invitation)
        else:
            await tidy(tx, row, message, act="delete")


async def settle_all(tx: Transaction, row: TableRow) -> None:
    """Withdraw the invitations without an answer."""
    for invitation in await tables.invitations(tx.connection, row.id):
        await settle(tx, row, invitation, "withdrawn")


async def tidy(
    tx: Transaction, row: TableRow, message: MessageRow, *, act: Literal["strip", "delete"]
) -> None:
    """Have an old message stripped or deleted; from now on it counts as such."""
    state = "deleted" if act == "delete" else "stripped"
    await outbox.change_message(tx.connection, message.message_id, state=state)
    body = TidyBody(message.channel_id, message.message_id, act)
    game = message.game_id
    version = message.ref if game is not None else 0
    await tx.say(row, body, game=game, version=version, lane="tidy")


async def update_deadlines(tx: Transaction, row: TableRow, game: int) -> None:
    """Have the deadline updated in the living message of a turn and the direct calls to it.

    Messages with a waiting update are skipped.
    """
    waiting = await outbox.waiting(tx.connection, row.id, "tidy")
    untried = [read_body(one, TidyBody) for one in waiting if not one.tries]
    fresh = {one.message for one in untried if one.act in DEADLINE_EDITS}
    for kind in ("turn", DIRECT):
        for message in await outbox.messages(tx.connection, row.id, kind):
            living = (message.game_id, message.state) == (game, "living")
            if living and message.message_id not in fresh:
                await update_deadline(tx, row, message)


async def update_deadline(tx: Transaction, row: TableRow, message: MessageRow) -> None:
    """Have the deadline updated in a message that calls the lord on turn."""
    act: Literal["direct", "clock"] = "direct" if message.kind == DIRECT else "clock"
    body = TidyBody(message.channel_id, message.message_id, act)
    game, version = message.game_id, message.ref
    await tx.say(row, body, game=game, version=version, lane="tidy")


async def update_opening(tx: Transaction, row: TableRow, game: int) -> None:
    """Have the end of a tournament's round updated in the opening of a game at its tables."""
    for message in await outbox.messages(tx.connection, row.id, "opening"):
        if message.game_id == game:
            body = TidyBody(message.channel_id, message.message_id, "opening")
            await tx.say(row, body, game=game, version=message.ref, lane="tidy")


async def standing_message(connection: Connection, row: int | None) -> MessageRow | None:
    """Return the message that a row posted, or that it (a takeback) restored."""
    if row is None:
        return None
    message = await outbox.posted_message(connection, row)
    if message is not None:
        return message
    takeback = await outbox.outbox_row(connection, row)
    if takeback is None or takeback.kind != "takeback":
        return None
    return await standing_message(connection, read_body(takeback, TakebackBody).restore)
