"""What becomes of messages: which one is living, which is stripped or deleted (PLAY §2.2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from services.core.json_codec import setup_from_json
from services.core.live_games import game_row
from services.core.outbox_bodies import (
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
    held,
)
from services.core.transaction import Transaction
from services.facts.news import Posted
from services.outbox.deferred_pings import RING, is_answered
from services.outbox.table_changes import clear_invitation, retime, standing_message, tidy
from services.state.game_facts import reports_of
from services.state.table_facts import table_row
from store import Connection, kibitz, outbox, tables
from store.outbox import DIRECT
from store.rows import GameRow, MessageRow, OutboxRow, TableRow

OF_A_TURN = ("reminder", "outage", "back")
"""What is said while a turn lasts, and goes with it."""


async def is_moot(connection: Connection, row: OutboxRow) -> bool:
    """Whether a row is not to be said any more; one that may stand is, to be cleared away then."""
    if row.lane == "tidy":
        body = held(row, TidyBody)
        return body.act == "strip" and await _lives_again(connection, row, body)
    if row.doubtful:
        return False
    if row.kind == "invitation":
        found = await tables.invitation(connection, held(row, InvitationBody).invitation)
        return found is None or found.state != "waiting"
    if row.kind == RING:
        return await is_answered(connection, row)
    if row.kind in _PASSING and row.game_id is not None:
        return _PASSING[row.kind](await game_row(connection, row.game_id), row)
    return False


def _giant_settled(game: GameRow, row: OutboxRow) -> bool:
    return game.ending is not None or held(row, GiantBody).seat not in (game.receiving or ())


def _moved_on(game: GameRow, row: OutboxRow) -> bool:
    return game.version != row.version


def _turn_over(game: GameRow, row: OutboxRow) -> bool:
    body = body_of(row)
    turn = body.turn if isinstance(body, ReminderBody | OutageBody | BackBody) else None
    if turn is None:  # of an earlier release
        return _moved_on(game, row)
    return game.ending is not None or game.turn_version != turn


_PASSING: dict[str, Callable[[GameRow, OutboxRow], bool]] = {
    "giant": _giant_settled,
    "reminder": _turn_over,
    "outage": _turn_over,
    "back": _turn_over,
}
"""What passes unsaid, and when."""


async def _lives_again(connection: Connection, row: OutboxRow, body: TidyBody) -> bool:
    """Whether a takeback has restored a message that is to be stripped, or is about to."""
    message = await outbox.message(connection, body.message)
    if message is not None and message.state == "living":
        return True
    for takeback in await outbox.waiting(connection, row.table_id, "takeback"):
        restored = await standing_message(connection, held(takeback, TakebackBody).restore)
        if restored is not None and restored.message_id == body.message:
            return True
    return False


@dataclass(frozen=True, slots=True)
class Said:
    """A row that was said just now, and where its message stands."""

    tx: Transaction
    row: OutboxRow
    table: TableRow
    posted: Posted | None


async def settle(tx: Transaction, row: OutboxRow, posted: Posted | None) -> None:
    """Note a message that was posted, and plan what it makes old."""
    said = Said(tx, row, await table_row(tx.connection, row.table_id), posted)
    if row.kind in _SETTLE:
        await _SETTLE[row.kind](said)
    elif row.lane == "talk":
        await _add(said, row.version)


async def _add(said: Said, ref: int, kind: str = "") -> None:
    if said.posted is not None:
        await note_message(said.tx, said.row, said.posted, ref, kind or said.row.kind)


async def note_message(
    tx: Transaction, row: OutboxRow, posted: Posted, ref: int, kind: str
) -> None:
    """Note a message that was posted for a row, once; it lives."""
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


async def _table(said: Said) -> None:
    posted = said.posted
    if posted is not None and said.table.message_id != posted.message:
        values = {"message_id": posted.message}
        await tables.change_table(said.tx.connection, said.table.id, **values)


async def _invitation(said: Said) -> None:
    invitation = held(said.row, InvitationBody).invitation
    await _add(said, invitation)
    found = await tables.invitation(said.tx.connection, invitation)
    if found is None or found.state != "waiting":
        await clear_invitation(said.tx, said.table, invitation)


async def _vote(said: Said) -> None:
    """When a question is settled, the calls to it go."""
    vote = held(said.row, QuestionBody).vote
    await _add(said, vote)
    if await is_answered(said.tx.connection, said.row):
        for message in await outbox.messages(said.tx.connection, said.table.id, RING, ref=vote):
            await tidy(said.tx, said.table, message, act="delete")


async def _giant(said: Said) -> None:
    """A ping whose giant was received meanwhile goes at once."""
    seat, game = held(said.row, GiantBody).seat, said.row.game_id
    await _add(said, seat)
    if game is None or said.posted is None:
        return
    row = await game_row(said.tx.connection, game)
    message = await outbox.message(said.tx.connection, said.posted.message)
    if message is not None and (row.ending is not None or seat not in (row.receiving or ())):
        await tidy(said.tx, said.table, message, act="delete")


async def _reminder(said: Said) -> None:
    """The newest reminder of a turn stands, no other; one whose turn is over goes at once."""
    if held(said.row, ReminderBody).why == "soon":
        return
    older = [one for one in await _living(said) if one.kind == "reminder"]
    await _add(said, said.row.version)
    for message in older:
        if said.posted is None or message.message_id != said.posted.message:
            await tidy(said.tx, said.table, message, act="delete")
    if said.posted is None or said.row.game_id is None:
        return
    row = await game_row(said.tx.connection, said.row.game_id)
    own = await outbox.message(said.tx.connection, said.posted.message)
    if own is not None and _turn_over(row, said.row):
        await tidy(said.tx, said.table, own, act="delete")


async def _turn(said: Said) -> None:
    """The new message lives; the one before is stripped, or deleted where it is replaced."""
    await _retire(said, but=said.posted)
    await _add(said, said.row.version, "turn")


async def _takeback(said: Said) -> None:
    """The message before lives again, or a new one does."""
    connection = said.tx.connection
    body = held(said.row, TakebackBody)
    if body.gone is not None:
        gone = await outbox.posted_message(connection, body.gone)
        if gone is not None:
            await outbox.change_message(connection, gone.message_id, state="deleted")
    await _turn(said)
    if said.posted is not None:
        await outbox.change_message(connection, said.posted.message, state="living")
        await _call_again(said, said.posted)


async def _call_again(said: Said, restored: Posted) -> None:
    """What called the lord directly whose turn it is again tells when it ends now."""
    connection, table = said.tx.connection, said.table
    message = await outbox.message(connection, restored.message)
    for call in await outbox.messages(connection, table.id, DIRECT):
        if message is not None and call.outbox_id == message.outbox_id:
            await outbox.change_message(connection, call.message_id, state="living")
            await retime(said.tx, table, call)


async def _end(said: Said) -> None:
    await _retire(said, but=None)
    await _add(said, said.row.version)


async def _retire(said: Said, *, but: Posted | None) -> None:
    """Strip or delete the turn message that lived so far, and delete its reminders."""
    kept = but.message if but is not None else None
    by_round = setup_from_json(said.table.setup).detail == "round"
    body = body_of(said.row)
    replaces = body.replaces if isinstance(body, TurnBody | EndBody) else None
    living = await _living(said)
    for message in _of(living, "turn"):
        if message.message_id == kept:
            continue
        replaced = message.outbox_id == replaces
        gone = replaced or (by_round and not await _ends_round(said, message))
        await tidy(said.tx, said.table, message, act="delete" if gone else "strip")
    for message in _of(living, *OF_A_TURN):
        await tidy(said.tx, said.table, message, act="delete")
    for message in _of(living, DIRECT):
        await _let_call_be(said, message)
    if said.row.kind == "end":
        for message in _of(living, "giant"):
            await tidy(said.tx, said.table, message, act="delete")


async def _let_call_be(said: Said, message: MessageRow) -> None:
    """Have what called the lord of the turn before directly say that it is over.

    If it was to remind, it is deleted. For a lord who is on turn again it stays a call.
    """
    connection, game = said.tx.connection, said.row.game_id
    told = await outbox.outbox_row(connection, message.outbox_id)
    if told is None or told.id == said.row.id or game is None:
        return
    if told.kind == "reminder":
        await tidy(said.tx, said.table, message, act="delete")
        return
    await retime(said.tx, said.table, message)
    called = held(told, ReportBody).call
    if (await game_row(connection, game)).on_turn != called:
        await outbox.change_message(connection, message.message_id, state="stripped")


async def _living(said: Said) -> list[MessageRow]:
    """Return the living messages about the game of a row."""
    return await outbox.living(said.tx.connection, said.table.id, said.row.game_id)


def _of(living: Iterable[MessageRow], *kinds: str) -> list[MessageRow]:
    """Return the messages of some kinds, kind by kind."""
    return [one for kind in kinds for one in living if one.kind == kind]


async def _ends_round(said: Said, message: MessageRow) -> bool:
    told = await outbox.outbox_row(said.tx.connection, message.outbox_id)
    reports = reports_of(told)
    return bool(reports) and reports[-1].round_end is not None


async def _kibitz(said: Said) -> None:
    """The lords are in the watchers' thread now; one that is gone is forgotten."""
    body, game = held(said.row, KibitzBody), said.row.game_id
    if game is None or body.what != "open":
        return
    if said.posted is None:
        await kibitz.remove_thread(said.tx.connection, game, body.thread)
    else:
        await kibitz.note_opened(said.tx.connection, game, said.tx.now)


_SETTLE: dict[str, Callable[[Said], Awaitable[None]]] = {
    "table": _table,
    "invitation": _invitation,
    "vote": _vote,
    RING: _vote,
    "giant": _giant,
    "reminder": _reminder,
    "turn": _turn,
    "takeback": _takeback,
    "end": _end,
    "kibitz": _kibitz,
}
