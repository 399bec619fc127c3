"""Erase a person's data in one transaction; seats in running games are given up after it."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import structlog

from services.core import table_names
from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE, server_from_json
from services.core.outbox_bodies import (
    BODIES,
    Body,
    ExpiredBody,
    FollowBody,
    PlanBody,
    QueueBody,
    ReminderBody,
    ReportBody,
    SeatBody,
    TidyBody,
    amend,
    body_of,
)
from services.core.pseudonymize import Erased, people_in, replace_person
from services.core.transaction import Transaction
from services.facts.names import is_called
from services.facts.people import GoneFact
from services.outbox.table_changes import announce_table, fact_of, settle
from services.play.vote_updates import plan_count
from services.privacy.data_export import PASSING
from services.privacy.leaving import JOB, SOON
from services.privacy.personal_data import PersonalData, gather, in_tournaments
from services.standing import blocks, marks
from services.state.table_facts import table_row
from services.tables.seating import vacate
from services.tournaments.core.named_people import EVENTS, Called, Intended
from services.tournaments.core.withdrawal import remove_person
from store import games, outbox, people, privacy, tables, votes
from store import marks as kept_marks
from store.rows import MarkRow, OutboxRow

_log = structlog.get_logger()

NOTHING = GoneFact(0, 0, 0, 0)


@dataclass(slots=True)
class Erasure:
    """An erasure in its transaction.

    `changed`: the games whose names or seats it changed. `tournaments`: those that named the
    person.
    """

    context: ServiceContext
    tx: Transaction
    user: int
    traces: privacy.Traces
    called: Callable[[str | None], str]
    changed: set[int] = field(default_factory=set)
    tournaments: set[int] = field(default_factory=set)
    other: int = 0
    names: dict[int, str] = field(default_factory=dict)

    async def erase(self) -> GoneFact:
        """Erase everything; returns what was done."""
        connection = self.tx.connection
        tournaments = self.traces.tournaments
        await privacy.delete_pending_acts(connection, self.user, tournaments, _is_about)
        await self._leave_block_lists()
        personal = await gather(connection, self.user, self.traces)
        if personal.nothing:
            return NOTHING
        self.other = -1 - int.from_bytes(self.context.entropy(7))
        self.names = await self._names(personal)
        words = self._words(personal)
        await self._rename_tables()
        left = await self._leave_open(personal)
        for tournament in personal.tournaments:
            await remove_person(self.context, self.tx, tournament, self.user)
            self.tournaments.add(tournament)
        await self._drop_waiting(personal)
        await self._delete_direct_messages(personal)
        await self._remove_guests(words)
        await self._delete_private_text(personal)
        await self._rename_in_tournaments(personal)
        await self._leave_marks(personal)
        await privacy.pseudonymize(connection, self.user, self.other, self.names)
        await self._rename_games(personal, words)
        await self._rename_news(personal, words)
        await privacy.delete_own_rows(connection, self.user)
        running = sum(
            seat.playing is not None and seat.row.resigned_at is None for seat in personal.seats
        )
        if running:
            await self.tx.plan(self.tx.now + SOON, JOB, ref=self.other)
        return GoneFact(
            games=running,
            finished=sum(seat.table.state in ("over", "abandoned") for seat in personal.seats),
            left=left,
            rows=_deleted(personal),
        )

    async def _names(self, personal: PersonalData) -> dict[int, str]:
        """Return the replacement name in each server."""
        names = {}
        for server in sorted({*personal.tables.values(), *personal.tournaments.values()}):
            found = server_from_json(await people.server_settings(self.tx.connection, server))
            names[server] = self.called(found.language)
        return names

    def _words(self, personal: PersonalData) -> Mapping[int, set[str]]:
        """Return the names that the person had at each table."""
        words: dict[int, set[str]] = {table: set() for table in personal.tables}
        for seat in personal.seats:
            words[seat.table.id] |= {seat.row.name, *(seat.row.earlier or ())}
        for former in personal.former:
            words[former.table_id] |= {former.name, *(former.earlier or ())}
        for asked in personal.invitations:
            words[asked.table_id].add(asked.name if asked.user_id == self.user else asked.by_name)
        return words

    # -- open tables -------------------------------------------------------------------------------

    async def _leave_open(self, personal: PersonalData) -> int:
        """Free the seats at open tables and withdraw invitations; returns how many seats."""
        tx, count = self.tx, 0
        for asked in personal.invitations:
            row = await table_row(tx.connection, asked.table_id)
            if asked.user_id == self.user and await settle(tx, row, asked, "withdrawn"):
                await announce_table(tx, row)
        for seat in personal.seats:
            if seat.table.state == "open":
                row = await table_row(tx.connection, seat.table.id)
                fact = await fact_of(tx.connection, row.id)
                await vacate(tx, row, fact, fact.seats[seat.row.seat - 1])
                count += 1
        return count

    # -- waiting announcements ---------------------------------------------------------------------

    async def _drop_waiting(self, personal: PersonalData) -> None:
        """Drop announcements for them alone; remove them from others."""
        plans = {row["id"] for row in personal.rows.get("plans", ())}
        for row in await self._news(personal):
            if row.state != outbox.WAITING:
                continue
            if await self._is_for_them_alone(row, plans):
                await privacy.drop_announcement(self.tx.connection, row.id)
                self.tx.woken.add("said")
                continue
            body = _read(row)
            if isinstance(body, QueueBody) and self.user in body.users:
                others = tuple(user for user in body.users if user != self.user)
                await amend(self.tx.connection, row, users=others)
            elif isinstance(body, SeatBody) and self._is_guest(body):
                await amend(self.tx.connection, row, guest=None)

    async def _delete_direct_messages(self, personal: PersonalData) -> None:
        """Delete the records of direct messages that called them, and waiting edits of those."""
        news = await self._news(personal)
        calls = [
            row.id
            for row in news
            if any(
                stay.covers(row.created_at)
                for stay in personal.stays
                if (stay.table, stay.seat) == (row.table_id, _called(row))
            )
        ]
        gone = await privacy.delete_direct_messages(self.tx.connection, calls)
        tidying = [(row.id, _read(row)) for row in news if row.kind == TidyBody.KIND]
        edits = [id for id, body in tidying if isinstance(body, TidyBody) and body.message in gone]
        await privacy.delete_announcements(self.tx.connection, edits)

    async def _is_for_them_alone(self, row: OutboxRow, plans: Collection[int]) -> bool:
        match _read(row):
            case PlanBody(plan=plan):
                return plan in plans
            case FollowBody(user=user):
                return user == self.user
            case QueueBody(users=users):
                return users == (self.user,)
            case ExpiredBody():
                return (await table_row(self.tx.connection, row.table_id)).host_id == self.user
            case SeatBody(what="offered") as body:
                return self._is_guest(body)
        return False

    def _is_guest(self, body: SeatBody) -> bool:
        return body.guest is not None and body.guest.user == self.user

    # -- votes, notes, drafts ----------------------------------------------------------------------

    async def _remove_guests(self, words: Mapping[int, set[str]]) -> None:
        """Remove them from votes that would give them a seat."""
        tables = self.traces.tables
        for vote in await privacy.votes_naming(self.tx.connection, self.user, tables):
            data = dict(vote.data or {})
            for names in words.values():
                names.add(str(data.get("guest", "")))
            del data["guest_id"]
            data.pop("guest", None)
            await votes.change_data(self.tx.connection, vote.id, data)
            if vote.state == "open":
                await plan_count(self.tx, vote)

    async def _delete_private_text(self, personal: PersonalData) -> None:
        """Delete their notes to partners, their ballots and their drafts."""
        connection = self.tx.connection
        await privacy.delete_notes(connection, [note.id for note in personal.notes])
        for _, ballot in personal.ballots:
            await votes.withdraw_ballot(connection, ballot.vote_id, ballot.seat)
        seats = [(row.id, seat.row.seat) for seat in personal.seats for row in seat.games]
        await privacy.delete_drafts(connection, seats)

    async def _leave_block_lists(self) -> None:
        """Replace their number in the block lists of others by a keyed hash."""
        connection = self.tx.connection
        found = await privacy.settings_of(connection, self.traces.users)
        for user, settings in found.items():
            saved = blocks.erase(settings, self.user, self.context.entropy)
            if saved is not None:
                await people.save_user(connection, user, saved, self.tx.now)

    async def _leave_marks(self, personal: PersonalData) -> None:
        """Keep what a deletion must not undo, under a keyed hash of the account (`marks`)."""
        tx = self.tx
        mark = await marks.make_mark(tx.connection, self.user, self.context.entropy)
        has_record = any(personal.rows.get(one.name) for one in kept_marks.KEPT)
        rows = [MarkRow(mark, "deleted", 0, 0, tx.now)] if has_record or personal.played else []
        playing = [seat.table.id for seat in personal.seats if seat.table.state == "playing"]
        rows += [MarkRow(mark, "table", table, self.other, tx.now) for table in playing]
        if personal.tables or personal.tournaments:
            rows.append(MarkRow(mark, "limits", 0, self.other, tx.now))
        entered = [row["cup_id"] for row in personal.named.get("cup_lords", ())]
        rows += [MarkRow(mark, "cup", number, self.other, tx.now) for number in entered]
        for row in rows:
            await kept_marks.put_mark(tx.connection, row)
        await kept_marks.keep_rows(tx.connection, self.user, mark, tx.now)

    # -- replacing names ---------------------------------------------------------------------------

    async def _rename_tables(self) -> None:
        """Draw another name for each table whose name they chose, and for those opened from it."""
        connection, drawn = self.tx.connection, dict[str, str]()
        for row in await privacy.tables_with_names_of(connection, self.user):
            chosen = row.setup.get("name") if isinstance(row.setup, Mapping) else row.name
            if not chosen:
                continue
            mine = self.user in (row.host_id, row.opened_by)
            if not mine and not any(table_names.is_from(chosen, one) for one in drawn):
                continue
            if chosen not in drawn:
                in_use = await tables.names_in_use(connection, row.server_id)
                drawn[chosen] = table_names.draw(self.context.entropy, in_use)
            setup = {**row.setup, "name": None} if isinstance(row.setup, Mapping) else row.setup
            await tables.change_table(connection, row.id, name=drawn[chosen], setup=setup)
            played = await games.games_of_tables(connection, [row.id])
            self.changed |= {game.id for found in played.values() for game in found}
            if row.state == "open":
                await announce_table(self.tx, await table_row(connection, row.id))

    async def _rename_games(self, personal: PersonalData, words: Mapping[int, set[str]]) -> None:
        where = _seats_by_table(personal)
        changed: dict[int, list[str]] = {}
        for row in personal.played:
            seats = where[row.table_id]
            old, other = words[row.table_id], self.names[personal.tables[row.table_id]]
            names = [
                other if number in seats and is_called(name, old) else name
                for number, name in enumerate(row.names, 1)
            ]
            if names != row.names:
                changed[row.id] = names
        await privacy.rename_games(self.tx.connection, changed)
        self.changed |= changed.keys()

    async def _rename_news(self, personal: PersonalData, words: Mapping[int, set[str]]) -> None:
        where = _seats_by_table(personal)
        bodies: dict[int, Any] = {}
        for row in await self._news(personal):
            table = row.table_id
            called = self.names.get(personal.tables.get(table, 0), self.called(None))
            seats, names = where.get(table, set()), words.get(table, set())
            gone = Erased(self.user, self.other, called, names, seats)
            body = replace_person(row.body, BODIES.get(row.kind), gone)
            if body != row.body:
                bodies[row.id] = body
        await privacy.amend_announcements(self.tx.connection, bodies)

    async def _rename_in_tournaments(self, personal: PersonalData) -> None:
        """Rename the person in the events and posts of tournaments; delete text of theirs."""
        named = self.traces.tournaments | self.tournaments  # what was written just now, too
        traces = replace(self.traces, tournaments=named)
        personal = await in_tournaments(self.tx.connection, self.user, traces, personal)
        events = []
        for event in personal.acts:
            gone = self._erased_in(personal, event.cup_id, spoke=event.by_id == self.user)
            data = replace_person(event.data, EVENTS.get(event.kind), gone)
            events.append(replace(event, data=data))
        posts = [
            replace(
                post, data=replace_person(post.data, Called, self._erased_in(personal, post.cup_id))
            )
            for post in personal.posts
        ]
        await privacy.amend_tournament(self.tx.connection, events, posts)

    def _erased_in(self, personal: PersonalData, tournament: int, *, spoke: bool = False) -> Erased:
        """Return the person as a tournament names them."""
        lords = personal.named.get("cup_lords", ())
        names = {row["name"] for row in lords if row["cup_id"] == tournament}
        called = self.names[personal.tournaments[tournament]]
        return Erased(self.user, self.other, called, names=names, spoke=spoke)

    async def _news(self, personal: PersonalData) -> list[OutboxRow]:
        """Return the rows of the person's tables, and others that name them."""
        connection = self.tx.connection
        found = await privacy.announcements_of(connection, list(personal.tables))
        found += await privacy.announcements_naming(connection, self.user, self.traces.tables)
        return list({row.id: row for row in found}.values())


def _is_about(act: Any, user: int) -> bool:
    return user in people_in(act, Intended)[1]


def _read(row: OutboxRow) -> Body | None:
    """Read the body of a row; None if this release can't."""
    try:
        return body_of(row)
    except UNREADABLE:
        return None


def _called(row: OutboxRow) -> int | None:
    """Return the seat that a row calls."""
    body = _read(row)
    return body.call if isinstance(body, ReportBody | ReminderBody | SeatBody) else None


def _seats_by_table(personal: PersonalData) -> Mapping[int, set[int]]:
    """Return the seats on which the person sat, by table."""
    where: dict[int, set[int]] = {}
    for stay in personal.stays:
        where.setdefault(stay.table, set()).add(stay.seat)
    return where


def _deleted(personal: PersonalData) -> int:
    """Count the deleted rows, except short-lived ones of recent presses and messages."""
    rows = dict(personal.rows)
    for passing in PASSING:
        rows.pop(passing, None)
    for kept in kept_marks.KEPT:
        rows.pop(kept.name, None)
    set_ = [row for row in rows.pop("users", ()) if row["settings"]]
    return len([*set_, *personal.notes, *personal.ballots]) + sum(map(len, rows.values()))
