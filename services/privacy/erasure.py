"""Erase a person's data in one transaction, but for what closed tables and running games have."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import chain
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
from services.facts import Refused
from services.facts.names import is_called
from services.facts.people import GoneFact
from services.outbox.table_changes import announce_table, fact_of, settle
from services.play.vote_updates import plan_count
from services.privacy.data_export import PASSING
from services.privacy.leaving import JOB, SOON
from services.privacy.personal_data import PersonalData, Stay, in_tournaments
from services.standing import blocks, marks
from services.state.table_facts import table_row
from services.tables.seating import vacate
from services.tournaments.core.named_people import EVENTS, Called, Intended
from services.tournaments.core.repository import load
from services.tournaments.core.withdrawal import remove_person
from store import Connection, games, outbox, people, privacy, queue, tables, votes
from store import marks as kept_marks
from store.rows import MarkRow, OutboxRow
from store.tournament_rows import TournamentEventRow, TournamentPostRow

_log = structlog.get_logger()

NOTHING = GoneFact(0, 0, 0, 0)
AT_ONCE = 8
"""At how many closed tables announcements are changed at once."""
EVENTS_AT_ONCE = 500
"""How many events of tournaments that are over are changed at once."""


_Renamed = tuple[Sequence[tuple[TournamentEventRow, Any]], Sequence[tuple[TournamentPostRow, Any]]]
"""What was read in tournaments, and its data without the person."""


@dataclass(slots=True)
class Erasure:
    """An erasure in its transaction, and before it.

    `changed`: the games whose names or seats it changed. `tournaments`: those that named the
    person. `renamed`: the tables whose old announcements, up to `last`, name them no more, but for
    those that were `waiting`.
    """

    context: ServiceContext
    user: int
    traces: privacy.Traces
    called: Callable[[str | None], str]
    tx: Transaction = field(init=False)
    changed: set[int] = field(default_factory=set)
    tournaments: set[int] = field(default_factory=set)
    other: int = 0
    names: dict[int, str] = field(default_factory=dict)
    renamed: set[int] = field(default_factory=set)
    last: int = 0
    waiting: set[int] = field(default_factory=set)
    prepared: _Renamed | None = None

    def __post_init__(self) -> None:
        self.other = -1 - int.from_bytes(self.context.entropy(7))

    async def rename_closed(self, personal: PersonalData) -> None:
        """Rename the person in games and announcements of closed tables, a few at a time.

        Nothing changes there any more, and whoever wants to write need not wait for it.
        """
        async with self.context.read() as connection:
            self.last = await privacy.last_announcement(connection)
            self.names = await self._names(connection, personal)
            rows = await tables.tables_of_ids(connection, personal.tables)
        seats = defaultdict(list)
        for seat in personal.seats:
            seats[seat.table.id].append(seat)
        closed = sorted(row.id for row in rows if row.state not in ("open", "playing"))
        where = _Where.of(personal, self._words(personal))
        for start in range(0, len(closed), AT_ONCE):
            some = closed[start : start + AT_ONCE]
            part = replace(personal, seats=tuple(one for table in some for one in seats[table]))
            async with self.context.read() as connection:
                news = await privacy.announcements_of(connection, some)
            self.waiting |= {row.id for row in news if row.state == outbox.WAITING}
            old = [row for row in news if row.state != outbox.WAITING]
            calls = await asyncio.to_thread(where.calls, old)
            bodies = await asyncio.to_thread(self._bodies, old, personal, where)
            self.renamed |= set(some)
            async with self.context.write() as tx:
                await _delete_direct_messages(tx.connection, calls, old)
                read = {row.id: row.body for row in old if row.id in bodies}
                if not await privacy.amend_announcements(tx.connection, bodies, read):
                    # Another process has deleted somebody else's data meanwhile.
                    news = await privacy.announcements_by_id(tx.connection, bodies)
                    bodies = self._bodies(news, personal, where)
                    await privacy.amend_announcements(tx.connection, bodies)
                await self._rename_games(tx.connection, part, where, set(some))
                await privacy.delete_drafts(tx.connection, _drafts(part, some))

    async def prepare(self, personal: PersonalData) -> None:
        """Work out what is changed in tournaments, and read those that go on; nobody waits.

        The events of those that are over are changed already, some at a time.
        """
        async with self.context.read() as connection:
            self.names = await self._names(connection, personal)
            live = await privacy.live_of(connection, personal.tournaments)
            for number in live:
                with suppress(Refused, *UNREADABLE):
                    await load(self.context, connection, number)
        events, posts = await asyncio.to_thread(self._renamed_in, personal)
        over = [one for one in events if one[0].cup_id not in live]
        for start in range(0, len(over), EVENTS_AT_ONCE):
            async with self.context.write() as tx:
                some = over[start : start + EVENTS_AT_ONCE]
                if not await privacy.amend_tournament(tx.connection, some, ()):
                    return  # another process has changed some since: all are worked out anew
        self.prepared = [one for one in events if one[0].cup_id in live], posts

    async def erase(self, tx: Transaction, personal: PersonalData) -> GoneFact:
        """Erase everything else; returns what was done."""
        self.tx, connection = tx, tx.connection
        tournaments = self.traces.tournaments
        await privacy.delete_pending_acts(connection, self.user, tournaments, _is_about)
        await self._leave_block_lists()
        if self.traces.waiting:
            await queue.forget_sake(connection, self.user)
        if personal.nothing:
            return NOTHING
        self.names = await self._names(connection, personal)
        words = self._words(personal)
        await self._rename_tables()
        left, written = await self._leave_open(personal), set[int]()
        self.tournaments |= personal.tournaments.keys()
        for tournament in await privacy.live_of(connection, personal.tournaments):
            await remove_person(self.context, self.tx, tournament, self.user)
            written.add(tournament)
        await self._drop_waiting(personal)
        where = _Where.of(personal, words)
        news = await self._news(personal)
        await _delete_direct_messages(connection, where.calls(news), news)
        await self._remove_guests(words)
        await self._delete_private_text(personal)
        await self._rename_in_tournaments(personal, written)
        await self._leave_marks(personal)
        await privacy.pseudonymize(connection, self.user, self.other, self.names)
        where = _Where.of(personal, words)  # their votes gave other names, too
        await self._rename_games(connection, personal, where, personal.tables.keys() - self.renamed)
        bodies = self._bodies(await self._news(personal), personal, where)
        await privacy.amend_announcements(connection, bodies)
        await privacy.delete_own_rows(connection, self.user)
        await privacy.count_erasure(connection, personal.tournaments)  # nothing is read after it
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

    async def _names(self, connection: Connection, personal: PersonalData) -> dict[int, str]:
        """Return the replacement name in each server."""
        names = {}
        for server in sorted({*personal.tables.values(), *personal.tournaments.values()}):
            found = server_from_json(await people.server_settings(connection, server))
            names[server] = self.called(found.language or self.context.server_locale(server))
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
        others = personal.tables.keys() - self.renamed
        await privacy.delete_drafts(connection, _drafts(personal, others))

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
        known = table_names.Chosen()
        in_use: dict[int, set[str]] = {}
        renamed: dict[int, tuple[str, Any]] = {}
        rows = await privacy.tables_with_names_of(connection, self.user)
        for row in rows:
            chosen = row.setup.get("name") if isinstance(row.setup, Mapping) else row.name
            if not chosen:
                continue
            mine = self.user in (row.host_id, row.opened_by)
            if not mine and chosen not in known:
                continue
            known.add(chosen)
            if row.server_id not in in_use:
                in_use[row.server_id] = await tables.names_in_use(connection, row.server_id)
            if chosen not in drawn:
                drawn[chosen] = table_names.draw(self.context.entropy, in_use[row.server_id])
            setup = {**row.setup, "name": None} if isinstance(row.setup, Mapping) else row.setup
            renamed[row.id] = (drawn[chosen], setup)
        await privacy.rename_tables(connection, renamed)  # all at once: others wait to write
        played = await games.games_of_tables(connection, renamed)
        self.changed |= {game.id for found in played.values() for game in found}
        for row in rows:
            if row.id in renamed and row.state == "open":
                await announce_table(self.tx, await table_row(connection, row.id))

    async def _rename_games(
        self,
        connection: Connection,
        personal: PersonalData,
        where: "_Where",
        tables: AbstractSet[int],
    ) -> None:
        """Rename them in games of some tables, as they are now: others may have been renamed."""
        changed: dict[int, list[str]] = {}
        played = await games.games_of_tables(connection, where.seats.keys() & tables)
        for row in chain(*played.values()):
            seats = where.seats[row.table_id]
            old, other = where.words[row.table_id], self.names[personal.tables[row.table_id]]
            names = [
                other if number in seats and is_called(name, old) else name
                for number, name in enumerate(row.names, 1)
            ]
            if names != row.names:
                changed[row.id] = names
        await privacy.rename_games(connection, changed)
        self.changed |= changed.keys()

    def _bodies(
        self, news: Sequence[OutboxRow], personal: PersonalData, where: "_Where"
    ) -> dict[int, Any]:
        """Return the announcements whose bodies change, with the person renamed."""
        bodies: dict[int, Any] = {}
        for row in news:
            table = row.table_id
            called = self.names.get(personal.tables.get(table, 0), self.called(None))
            seats, names = where.seats.get(table, set()), where.words.get(table, set())
            gone = Erased(self.user, self.other, called, names, seats)
            body = replace_person(row.body, BODIES.get(row.kind), gone)
            if body != row.body:
                bodies[row.id] = body
        return bodies

    async def _rename_in_tournaments(
        self, personal: PersonalData, written: Collection[int] = ()
    ) -> None:
        """Rename the person in the events and posts of tournaments; delete text of theirs.

        `written`: those in which something was written just now.
        """
        connection = self.tx.connection
        events, posts = self.prepared or self._renamed_in(personal)
        posts = [one for one in posts if one[0].cup_id not in written]
        done = await privacy.amend_tournament(connection, events, posts)
        if written or not done:
            # Not done: another process has changed some since, such as by another's deletion.
            traces = replace(self.traces, tournaments=frozenset(written)) if done else self.traces
            latest = await in_tournaments(connection, self.user, traces, personal, only=done)
            await privacy.amend_tournament(connection, *self._renamed_in(latest), now=True)

    def _renamed_in(self, personal: PersonalData) -> _Renamed:
        """Return the events and posts of tournaments that change, and their data afterwards."""
        events = []
        for event in personal.acts:
            gone = self._erased_in(personal, event.cup_id, spoke=event.by_id == self.user)
            data = replace_person(event.data, EVENTS.get(event.kind), gone)
            if data != event.data:
                events.append((event, data))
        posts = [
            (post, replace_person(post.data, Called, self._erased_in(personal, post.cup_id)))
            for post in personal.posts
        ]
        return events, posts

    def _erased_in(self, personal: PersonalData, tournament: int, *, spoke: bool = False) -> Erased:
        """Return the person as a tournament names them."""
        lords = personal.named.get("cup_lords", ())
        names = {row["name"] for row in lords if row["cup_id"] == tournament}
        called = self.names[personal.tournaments[tournament]]
        return Erased(self.user, self.other, called, names=names, spoke=spoke)

    async def _news(self, personal: PersonalData) -> list[OutboxRow]:
        """Return the rows of the person's tables, and others that name them; no old ones."""
        connection = self.tx.connection
        found = await privacy.announcements_of(connection, personal.tables.keys() - self.renamed)
        found += await privacy.announcements_since(connection, self.renamed, self.last)
        found += await privacy.announcements_by_id(connection, self.waiting)
        named = self.traces.tables - self.renamed
        found += await privacy.announcements_naming(connection, self.user, named)
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


def _drafts(personal: PersonalData, tables: Collection[int]) -> list[tuple[int, int]]:
    """Return the games of some tables with the seat that the person has there."""
    here = (seat for seat in personal.seats if seat.table.id in tables)
    return [(row.id, seat.row.seat) for seat in here for row in seat.games]


@dataclass(frozen=True, slots=True)
class _Where:
    """Where a person sat, by table: their seats, their names there, when they had each seat."""

    seats: Mapping[int, set[int]]
    words: Mapping[int, set[str]]
    stays: Mapping[tuple[int, int | None], Sequence[Stay]]

    @classmethod
    def of(cls, personal: PersonalData, words: Mapping[int, set[str]]) -> "_Where":
        """Return where a person sat, by their stays."""
        seats: dict[int, set[int]] = {}
        stays: dict[tuple[int, int | None], list[Stay]] = {}
        for stay in personal.stays:
            seats.setdefault(stay.table, set()).add(stay.seat)
            stays.setdefault((stay.table, stay.seat), []).append(stay)
        return cls(seats, words, stays)

    def calls(self, news: Iterable[OutboxRow]) -> list[int]:
        """Return the announcements that called them."""
        return [
            row.id
            for row in news
            if row.table_id in self.seats
            and any(
                stay.covers(row.created_at)
                for stay in self.stays.get((row.table_id, _called(row)), ())
            )
        ]


async def _delete_direct_messages(
    connection: Connection, calls: Sequence[int], news: Iterable[OutboxRow]
) -> None:
    """Delete the records of direct messages that called somebody, and edits of those."""
    gone = await privacy.delete_direct_messages(connection, calls)
    if not gone:
        return
    tidying = [(row.id, _read(row)) for row in news if row.kind == TidyBody.KIND]
    edits = [id for id, body in tidying if isinstance(body, TidyBody) and body.message in gone]
    await privacy.delete_announcements(connection, edits)


def _deleted(personal: PersonalData) -> int:
    """Count the deleted rows, except short-lived ones of recent presses and messages."""
    rows = dict(personal.rows)
    for passing in PASSING:
        rows.pop(passing, None)
    for kept in kept_marks.KEPT:
        rows.pop(kept.name, None)
    set_ = [row for row in rows.pop("users", ()) if row["settings"]]
    return len([*set_, *personal.notes, *personal.ballots]) + sum(map(len, rows.values()))
