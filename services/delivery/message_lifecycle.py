"""Decide which messages stay living, and which are stripped or deleted."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from services.core.json_codec import setup_from_json
from services.core.live_games import game_row
from services.core.outbox_bodies import (
    AskBody,
    BackBody,
    EndBody,
    GiantBody,
    InvitationBody,
    KibitzBody,
    OutageBody,
    QuestionBody,
    ReminderBody,
    ReportBody,
    TakebackBody,
    TidyBody,
    TurnBody,
    body_of,
    read_body,
)
from services.core.transaction import Transaction
from services.facts.news import Posted
from services.outbox.deferred_pings import RING, is_vote_closed
from services.outbox.table_changes import (
    clear_invitation,
    standing_message,
    tidy,
    unanswered,
    update_deadline,
)
from services.state.game_facts import reports_of
from services.state.table_facts import table_row
from store import Connection, kibitz, outbox, tables
from store.outbox import DIRECT
from store.rows import GameRow, MessageRow, OutboxRow, TableRow

OF_A_TURN = ("reminder", "outage", "back")
"""The kinds of messages that are deleted when their turn ends."""


CALLS_TO_VOTE = (RING, AskBody.KIND)
"""The kinds of messages that call people to a vote, and are deleted when it is closed."""


async def is_moot(connection: Connection, row: OutboxRow) -> bool:
    """Whether a row is obsolete. A row that may be posted is not: it is posted, then deleted."""
    if row.lane == "tidy":
        body = read_body(row, TidyBody)
        return body.act == "strip" and await _is_restored(connection, row, body)
    if row.doubtful:
        return False
    if row.kind == "invitation":
        return not await unanswered(connection, read_body(row, InvitationBody))
    if row.kind in CALLS_TO_VOTE:
        return await is_vote_closed(connection, row)
    if row.kind in _EXPIRES and row.game_id is not None:
        return _EXPIRES[row.kind](await game_row(connection, row.game_id), row)
    return False


def _giant_settled(game: GameRow, row: OutboxRow) -> bool:
    return game.ending is not None or read_body(row, GiantBody).seat not in (game.receiving or ())


def _moved_on(game: GameRow, row: OutboxRow) -> bool:
    return game.version != row.version


def _turn_over(game: GameRow, row: OutboxRow) -> bool:
    body = body_of(row)
    turn = body.turn if isinstance(body, ReminderBody | OutageBody | BackBody) else None
    if turn is None:  # in rows of earlier releases
        return _moved_on(game, row)
    return game.ending is not None or game.turn_version != turn


_EXPIRES: dict[str, Callable[[GameRow, OutboxRow], bool]] = {
    "giant": _giant_settled,
    "reminder": _turn_over,
    "outage": _turn_over,
    "back": _turn_over,
}
"""The kinds of rows that may become obsolete, and when they are."""


async def _is_restored(connection: Connection, row: OutboxRow, body: TidyBody) -> bool:
    """Whether a takeback restored a message that is to be stripped, or is about to."""
    message = await outbox.message(connection, body.message)
    if message is not None and message.state == "living":
        return True
    for takeback in await outbox.waiting(connection, row.table_id, "takeback"):
        restored = await standing_message(connection, read_body(takeback, TakebackBody).restore)
        if restored is not None and restored.message_id == body.message:
            return True
    return False


@dataclass(frozen=True, slots=True)
class Sent:
    """A row that was just posted, and its message."""

    tx: Transaction
    row: OutboxRow
    table: TableRow
    posted: Posted | None


async def settle(tx: Transaction, row: OutboxRow, posted: Posted | None) -> None:
    """Record a posted message, and plan edits of those that it makes old."""
    sent = Sent(tx, row, await table_row(tx.connection, row.table_id), posted)
    if row.kind in _SETTLE:
        await _SETTLE[row.kind](sent)
    elif row.lane == "talk":
        await _add(sent, row.version)


async def _add(sent: Sent, ref: int, kind: str = "") -> None:
    if sent.posted is not None:
        await note_message(sent.tx, sent.row, sent.posted, ref, kind or sent.row.kind)


async def note_message(
    tx: Transaction, row: OutboxRow, posted: Posted, ref: int, kind: str
) -> None:
    """Record the living message of a row, once."""
    if await outbox.message(tx.connection, posted.message) is not None:
        return
    await outbox.add_message(
        tx.connection,
        table_id=row.table_id,
        game_id=row.game_id,
        outbox_id=row.id,
        kind=kind,
        ref=ref,
        channel_id=posted.channel,
        message_id=posted.message,
        state="living",
    )


async def _table(sent: Sent) -> None:
    posted = sent.posted
    if posted is not None and sent.table.message_id != posted.message:
        values = {"message_id": posted.message}
        await tables.change_table(sent.tx.connection, sent.table.id, **values)


async def _invitation(sent: Sent) -> None:
    body = read_body(sent.row, InvitationBody)
    await _add(sent, body.invitation)
    if not await unanswered(sent.tx.connection, body):
        await clear_invitation(sent.tx, sent.table, body.invitation)


async def _vote(sent: Sent) -> None:
    """Record the message of a vote; delete the calls to a closed one."""
    vote = read_body(sent.row, QuestionBody).vote
    await _add(sent, vote)
    if await is_vote_closed(sent.tx.connection, sent.row):
        for kind in CALLS_TO_VOTE:
            for message in await outbox.messages(sent.tx.connection, sent.table.id, kind, ref=vote):
                await tidy(sent.tx, sent.table, message, act="delete")


async def _giant(sent: Sent) -> None:
    """Record the call for a giant; delete it if the giant was received meanwhile."""
    seat, game = read_body(sent.row, GiantBody).seat, sent.row.game_id
    await _add(sent, seat)
    if game is None or sent.posted is None:
        return
    row = await game_row(sent.tx.connection, game)
    message = await outbox.message(sent.tx.connection, sent.posted.message)
    if message is not None and (row.ending is not None or seat not in (row.receiving or ())):
        await tidy(sent.tx, sent.table, message, act="delete")


async def _reminder(sent: Sent) -> None:
    """Delete older reminders of a turn, and the new one if the turn is over."""
    if read_body(sent.row, ReminderBody).why == "soon":
        return
    older = [one for one in await _living(sent) if one.kind == "reminder"]
    await _add(sent, sent.row.version)
    for message in older:
        if sent.posted is None or message.message_id != sent.posted.message:
            await tidy(sent.tx, sent.table, message, act="delete")
    if sent.posted is None or sent.row.game_id is None:
        return
    row = await game_row(sent.tx.connection, sent.row.game_id)
    own = await outbox.message(sent.tx.connection, sent.posted.message)
    if own is not None and _turn_over(row, sent.row):
        await tidy(sent.tx, sent.table, own, act="delete")


async def _opening(sent: Sent) -> None:
    """Record a message that names the end of a tournament's round, which may move."""
    if sent.table.ends_at is not None:
        await _add(sent, sent.row.version)


async def _turn(sent: Sent) -> None:
    """Record the new message; the previous one is stripped, or deleted if replaced."""
    body = body_of(sent.row)
    if isinstance(body, TurnBody) and body.edits is not None:
        await _take_over(sent, body.edits)
    await _retire(sent, but=sent.posted)
    await _add(sent, sent.row.version, "turn")


async def _take_over(sent: Sent, edited: int) -> None:
    """Make the message that was edited the row's own, and the direct calls that came with it."""
    connection, table, row = sent.tx.connection, sent.table, sent.row
    for kind in ("turn", DIRECT):
        for message in await outbox.messages(connection, table.id, kind):
            direct = kind == DIRECT
            mine = direct or (sent.posted and message.message_id == sent.posted.message)
            if message.outbox_id == edited and mine:
                now = {"outbox_id": row.id, "ref": row.version, "state": "living"}
                await outbox.change_message(connection, message.message_id, **now)
                if direct:
                    await update_deadline(sent.tx, table, message)


async def _takeback(sent: Sent) -> None:
    """Mark the restored or new message as living after a takeback."""
    connection = sent.tx.connection
    body = read_body(sent.row, TakebackBody)
    if body.gone is not None:
        gone = await outbox.posted_message(connection, body.gone)
        if gone is not None:
            await outbox.change_message(connection, gone.message_id, state="deleted")
    await _turn(sent)
    if sent.posted is not None:
        await outbox.change_message(connection, sent.posted.message, state="living")
        if not body.again:
            await _call_again(sent, sent.posted)


async def _call_again(sent: Sent, restored: Posted) -> None:
    """Have the direct calls to a restored turn show its new deadline."""
    connection, table = sent.tx.connection, sent.table
    message = await outbox.message(connection, restored.message)
    for call in await outbox.messages(connection, table.id, DIRECT):
        if message is not None and call.outbox_id == message.outbox_id:
            await outbox.change_message(connection, call.message_id, state="living")
            await update_deadline(sent.tx, table, call)


async def _end(sent: Sent) -> None:
    await _retire(sent, but=None)
    await _add(sent, sent.row.version)


async def _retire(sent: Sent, *, but: Posted | None) -> None:
    """Strip or delete the previous turn's message, and delete its reminders."""
    kept = but.message if but is not None else None
    by_round = setup_from_json(sent.table.setup).detail == "round"
    body = body_of(sent.row)
    replaces = body.replaces if isinstance(body, TurnBody | EndBody) else None
    living = await _living(sent)
    for message in _of(living, "turn"):
        if message.message_id == kept:
            continue
        replaced = message.outbox_id == replaces
        row = await outbox.outbox_row(sent.tx.connection, message.outbox_id)
        gone = replaced or _only_calls(row) or (by_round and not _ends_round(row))
        await tidy(sent.tx, sent.table, message, act="delete" if gone else "strip")
    for message in _of(living, *OF_A_TURN):
        await tidy(sent.tx, sent.table, message, act="delete")
    for message in _of(living, DIRECT):
        await _close_direct_call(sent, message)
    if sent.row.kind == "end":
        for message in _of(living, "giant"):
            await tidy(sent.tx, sent.table, message, act="delete")


async def _close_direct_call(sent: Sent, message: MessageRow) -> None:
    """Have a direct call to the previous turn say that it is over; a reminder is deleted.

    A lord who is on turn again keeps it as a call.
    """
    connection, game = sent.tx.connection, sent.row.game_id
    row = await outbox.outbox_row(connection, message.outbox_id)
    if row is None or row.id == sent.row.id or game is None:
        return
    if row.kind == "reminder":
        await tidy(sent.tx, sent.table, message, act="delete")
        return
    await update_deadline(sent.tx, sent.table, message)
    called = read_body(row, ReportBody).call
    if (await game_row(connection, game)).on_turn != called:
        await outbox.change_message(connection, message.message_id, state="stripped")


async def _living(sent: Sent) -> list[MessageRow]:
    """Return the living messages about the game of a row."""
    return await outbox.living(sent.tx.connection, sent.table.id, sent.row.game_id)


def _of(living: Iterable[MessageRow], *kinds: str) -> list[MessageRow]:
    """Return the messages of some kinds, kind by kind."""
    return [one for kind in kinds for one in living if one.kind == kind]


def _only_calls(row: OutboxRow | None) -> bool:
    """Whether a message would say nothing without its call, as the first one of a game."""
    body = None if row is None else body_of(row)
    if isinstance(body, TakebackBody):
        return not body.reports
    told = isinstance(body, TurnBody) and (body.taken_back or body.resigned or body.undone)
    return isinstance(body, TurnBody) and not (body.reports or told)


def _ends_round(row: OutboxRow | None) -> bool:
    reports = reports_of(row)
    return bool(reports) and reports[-1].round_end is not None


async def _kibitz(sent: Sent) -> None:
    """Record that the lords are in the watchers' thread; a deleted one is forgotten."""
    body, game = read_body(sent.row, KibitzBody), sent.row.game_id
    if game is None or body.what != "open":
        return
    if sent.posted is None:
        await kibitz.remove_thread(sent.tx.connection, game, body.thread)
    else:
        await kibitz.note_opened(sent.tx.connection, game, sent.tx.now)


_SETTLE: dict[str, Callable[[Sent], Awaitable[None]]] = {
    "table": _table,
    "invitation": _invitation,
    "vote": _vote,
    **dict.fromkeys(CALLS_TO_VOTE, _vote),
    "giant": _giant,
    "opening": _opening,
    "reminder": _reminder,
    "turn": _turn,
    "takeback": _takeback,
    "end": _end,
    "kibitz": _kibitz,
}
