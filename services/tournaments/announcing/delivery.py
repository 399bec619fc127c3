"""Deliver the posts of tournaments: find due ones, begin attempts, record outcomes."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, cast

import structlog

from services.core.delivery_queue import (
    BACKOFF,
    DIRECT_MESSAGES,
    GIVE_UP,
    INTERNAL,
    DeliveryQueue,
    Due,
    begun,
    servers_of,
)
from services.core.json_codec import UNREADABLE
from services.core.shards import EVERY_SERVER, Share
from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.news import Posted
from services.facts.tournament_posts import TournamentPost
from services.facts.tournaments import Entry, Tournament, TournamentEvent
from services.tournaments.announcing import relevance, relocation
from services.tournaments.announcing.notifications import LAST_CALL, quiet_times_by_user
from services.tournaments.announcing.page_facts import body_of
from services.tournaments.core.json_codec import event_from_row
from services.tournaments.core.repository import load, read_ahead
from store import Connection, tournament_posts, tournaments
from store.tournament_posts import DONE, DROPPED, GIVEN_UP, OLD, PAUSE, WAITING, DuePost
from store.tournament_rows import TournamentPostRow

_log = structlog.get_logger()

CALL_GIVEN_UP: Final = 24 * 3600
"""The seconds after which a call is given up; other posts are given up after a week."""
REFUSED_PAUSE: Final = 6 * 3600
"""The seconds until a page that Discord refused to post is tried again, unless it changes first."""
PAUSED: Final = 3600
"""The seconds by which calls to check in are postponed while a tournament is paused."""
CHECKINS: Final = frozenset({"checkin", "lastcall"})
REPOSTED: Final = frozenset({"home", "round", "standings", "bracket", "podium", "checkin"})
"""The kinds of posts that are posted again if somebody deletes them."""
RETRIED: Final = REPOSTED | {"book"}
"""The kinds of posts that are tried again, hours later, if Discord refuses them."""


class Posts(DeliveryQueue[TournamentPostRow, TournamentPost]):
    """The queue of the posts of tournaments."""

    wakes = "posted"

    async def due(
        self, share: Share = EVERY_SERVER, limit: int = 50
    ) -> tuple[list[Due], int | None]:
        """Return the posts and edits that are due now, and when the next one is.

        In each tournament's thread and in its log one post waits for the other; calls wait for
        nothing. Direct messages are sent, and the pages of a tournament edited, one by one.
        """
        now, servers = self._context.clock.now(), servers_of(self._context, share)
        async with self._context.read() as connection:
            rows = await tournament_posts.heads(connection, now, limit, servers)
            rows += await tournament_posts.loose(connection, now, limit, servers)
            pages = await tournament_posts.stale_pages(connection, now, limit, servers)
            later = await tournament_posts.next_due(connection, now)
        due = [Due(row.id, _lane(row), server=row.server_id) for row in rows]
        for row in pages:
            due.append(Due(row.id, f"pages {row.cup_id}", slow=True, server=row.server_id))
        return due, later

    async def begin(self, id: int) -> TournamentPost | None:
        """Record that an attempt begins and return the post; None if it is not to be sent now."""
        async with self._context.read() as connection:
            row = await tournament_posts.post_without_json(connection, id)
        if row is not None:
            with suppress(Refused, *UNREADABLE):  # noted as that of the post
                await read_ahead(self._context, row.cup_id)
        return await super().begin(id)

    async def _waiting_row(self, connection: Connection, id: int) -> TournamentPostRow | None:
        return _if_waiting(await tournament_posts.post(connection, id))

    async def _waiting_row_without_json(
        self, connection: Connection, id: int
    ) -> TournamentPostRow | None:
        return _if_waiting(await tournament_posts.post_without_json(connection, id))

    async def _build(self, connection: Connection, row: TournamentPostRow) -> TournamentPost | None:
        tournament, now = (
            await load(self._context, connection, row.cup_id),
            self._context.clock.now(),
        )
        if _postponed_until(tournament, row, now) is not None:
            return None
        entries: list[Entry] = []
        if row.kind in tournament_posts.LOOSE:
            event = await _event_of(connection, row)
            if event is None or relevance.is_moot(tournament, row, event):
                return None
            entries = relevance.concerned(tournament, row, event)
        calls, silent = await _calls(connection, tournament, row, entries, now)
        body = await body_of(self._context, connection, tournament, row)
        return _post(tournament, row, body=body, calls=calls, silent=silent)

    async def _note_try(
        self, tx: Transaction, row: TournamentPostRow, item: TournamentPost | None
    ) -> bool:
        if item is None:
            await self._skip(tx, row)
            return False
        await tournament_posts.change_post(tx.connection, row.id, **begun(row.tries, tx.now))
        return True

    async def _skip(self, tx: Transaction, row: TournamentPostRow) -> None:
        """Postpone a row that has to wait, or drop one that is obsolete."""
        tournament = await load(self._context, tx.connection, row.cup_id)
        later = _postponed_until(tournament, row, tx.now)
        if later is not None:
            await tournament_posts.change_post(tx.connection, row.id, due=later)
            return
        event = await _event_of(tx.connection, row)
        if event is None or relevance.is_moot(tournament, row, event):
            await tournament_posts.change_post(tx.connection, row.id, state=DROPPED)
            tx.woken.add("posted")

    async def failed(
        self, item: TournamentPost, code: str, *, known: bool, final: bool = False, wait: int = 0
    ) -> int:
        """Record a failed attempt; a page that was refused for good is tried again much later."""
        wait = REFUSED_PAUSE if final and item.kind in RETRIED else wait
        return await super().failed(item, code, known=known, final=final, wait=wait)

    async def _note_failure(
        self, tx: Transaction, row: TournamentPostRow, code: str, *, tries: int, **values: Any
    ) -> int:
        """Record a failure; a page that a fault of ours keeps from being posted steps aside."""
        lasting = code.startswith(INTERNAL) and tries >= len(BACKOFF)
        if lasting and row.kind in RETRIED and row.message_id is None:
            values["final"] = True
        return await super()._note_failure(tx, row, code, tries=tries, **values)

    def _final_state(
        self, row: TournamentPostRow, tries: int, now: int, *, final: bool
    ) -> str | None:
        """Return the state of a post that is given up; a page keeps its message and waits.

        One that Discord refuses to post becomes stale without a message, so that nothing waits for
        it: it is posted when it changes, or some hours later.
        """
        if row.state == OLD and row.message_id is not None:
            return DONE if final else None
        limit = CALL_GIVEN_UP if row.kind in tournament_posts.LOOSE else GIVE_UP
        if not final and (tries < len(BACKOFF) or now - row.created_at < limit):
            return None
        if row.kind in RETRIED and now - row.created_at < GIVE_UP:
            return OLD
        _log.error("cup_post.given_up", post=row.id, tournament=row.cup_id, kind=row.kind)
        return GIVEN_UP

    async def _change_row(self, connection: Connection, id: int, **values: Any) -> bool:
        return await tournament_posts.change_post(connection, id, **values)

    async def done(self, post: TournamentPost, at: Posted | None, shown: str | None = None) -> None:
        """Record that a post was sent, where, and its content; later changes are edited next."""
        async with self._context.write() as tx:
            row = await tournament_posts.post(tx.connection, post.id)
            if row is None or row.state not in (WAITING, OLD):
                return
            stale = row.stale - post.stale
            values: dict[str, Any] = {
                "state": OLD if stale else DONE,
                "stale": stale,
                "due": tx.now + PAUSE,
                "tries": 0,
                "doubtful": 0,
                "done_at": row.done_at or tx.now,
                "edited_at": tx.now,
                "shown": shown,
            }
            if at is not None:
                values.update(channel_id=at.channel, message_id=at.message)
            await tournament_posts.change_post(tx.connection, row.id, **values)
            if at is not None and row.kind == "home":
                await tournaments.change_tournament(
                    tx.connection, row.cup_id, message_id=at.message
                )
            if row.kind in ("round", "standings", "podium") and row.message_id is None:
                await _link_new_page(tx.connection, row.cup_id, tx.now)
            tx.woken.add("posted")

    async def again(self, post: TournamentPost) -> None:
        """Post a page again whose message was deleted; a call is not made twice."""
        async with self._context.write() as tx:
            if post.kind in RETRIED:
                await relocation.post_again(tx, post.id)
            else:
                await tournament_posts.change_post(tx.connection, post.id, state=DROPPED)
            tx.woken.add("posted")

    async def gone(self, message: int) -> bool:
        """Post a page again whose message was deleted; False if it is no message of ours."""
        async with self._context.read() as connection:
            found = await tournament_posts.post_at(connection, message)
        if found is None:
            return False
        async with self._context.write() as tx:
            if found.kind in REPOSTED:
                wait = self._context.reposts.wait("post", found.id, self._context.clock.passed())
                await relocation.post_again(tx, found.id, wait)
            else:
                await tournament_posts.change_post(tx.connection, found.id, message_id=None)
            tx.woken.add("posted")
        return True

    async def opened(
        self, tournament: int, *, thread: int | None = None, log: int | None = None
    ) -> None:
        """Record a thread that was opened: the tournament's, or that of its log."""
        values = {} if thread is None else {"thread_id": thread}
        if log is not None:
            values["log_id"] = log
        async with self._context.write() as tx:
            await tournaments.change_tournament(tx.connection, tournament, **values)

    async def lost(self, tournament: int, thread: int) -> None:
        """Record that a thread was deleted: what is still going on is posted in another one."""
        await read_ahead(self._context, tournament)
        async with self._context.write() as tx:
            wait = self._context.reposts.wait(
                "tournament", tournament, self._context.clock.passed()
            )
            known = await load(self._context, tx.connection, tournament)
            await relocation.thread_lost(tx, known, thread, wait)

    async def places(self) -> list[tuple[int, int]]:
        """Return where tournaments that are going on are posted: servers, channels or threads."""
        async with self._context.read() as connection:
            return await tournaments.places(connection)

    async def place_lost(self, place: int) -> None:
        """Record that a thread or channel was deleted: what goes on there is posted elsewhere."""
        async with self._context.read() as connection:
            row = await tournaments.tournament_in(connection, place)
            ids = await tournaments.going_on_in(connection, place)
        if row is not None:
            await self.lost(row.id, place)
        for one in ids:
            await self.moved(one)

    async def moved(self, tournament: int) -> bool:
        """Move a tournament whose channel was deleted to the server's channel for tournaments.

        False: no other channel is configured, so its organizers are notified.
        """
        await read_ahead(self._context, tournament)
        async with self._context.write() as tx:
            fresh = await load(self._context, tx.connection, tournament)
            moved = await relocation.moved(self._context, tx, fresh)
        if moved:
            _log.warning("cup.moved", tournament=tournament)
        return moved

    async def call_directly(self, post: TournamentPost) -> None:
        """Fall back to direct messages when a call can't be posted."""
        async with self._context.write() as tx:
            await relocation.call_directly(tx, post)

    async def judges_waiting(self, post: TournamentPost) -> list[TournamentPost]:
        """Return the calls of judges of a tournament that wait, behind other posts as well."""
        tournament = post.tournament
        async with self._context.read() as connection:
            rows = await tournament_posts.posts_of(connection, tournament.id, ("judge",))
            found = [await self._build(connection, row) for row in rows if row.state == WAITING]
        return [one for one in found if one is not None]

    async def tell_organizers(self, post: TournamentPost) -> None:
        """Write to those whom a post calls that can't be posted, else to the organizers; once."""
        async with self._context.write() as tx:
            await relocation.tell_organizers(tx, post)


def _lane(row: DuePost) -> str:
    return DIRECT_MESSAGES if row.kind == "told" else f"post {row.id}"


def _if_waiting(row: TournamentPostRow | None) -> TournamentPostRow | None:
    return row if row is not None and row.state in (WAITING, OLD) else None


async def _link_new_page(connection: Connection, tournament: int, now: int) -> None:
    """Have the announcement link to a page that has just been posted."""
    home = await tournament_posts.find(connection, tournament, "home", 0, 0)
    if home is not None:
        await tournament_posts.mark_stale(connection, [home.id], now)


def _post(tournament: Tournament, row: TournamentPostRow, **values: Any) -> TournamentPost:
    return TournamentPost(
        id=row.id,
        tournament=tournament,
        kind=row.kind,
        where=cast(Any, row.place),
        ref=row.ref,
        part=row.part,
        data=row.data,
        user=row.user_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        again=bool(row.doubtful),
        nonce=f"t{row.id}-{row.edited_at or 0}"[:25],
        shown=row.shown,
        stale=row.stale,
        **values,
    )


def _postponed_until(tournament: Tournament, row: TournamentPostRow, now: int) -> int | None:
    """Return until when a call to check in waits: the start was paused or moved."""
    what = row.data.get("what")
    if tournament.paused is not None and what in CHECKINS:
        return now + PAUSED
    last = tournament.start - LAST_CALL
    return last if what == "lastcall" and tournament.phase == "checkin" and now < last else None


# -- recipients ------------------------------------------------------------------------------------


async def _event_of(connection: Connection, row: TournamentPostRow) -> TournamentEvent | None:
    """Return the event that a call or a direct message is about."""
    found = await tournaments.event(connection, row.cup_id, row.ref)
    return None if found is None else event_from_row(found)


async def _calls(
    connection: Connection,
    tournament: Tournament,
    row: TournamentPostRow,
    entries: Iterable[Entry],
    now: int,
) -> tuple[tuple[int, ...], bool]:
    """Return the people whom a post mentions, and whether all of them have quiet hours."""
    if row.kind == "judge":
        event = await _event_of(connection, row)
        quiet = event is not None and event.data.get("quiet")  # judges are called too often
        users: Sequence[int] = [] if quiet else [one.user for one in tournament.on_call]
    elif row.kind == "told":
        users = [row.user_id or 0]
    elif row.kind == "call":
        lords = (lord for entry in entries for lord in entry.lords)
        users = [lord.user for lord in lords if lord.account is not None]
    else:
        return (), False
    found = await quiet_times_by_user(connection, users, now)
    if row.kind == "call":
        users = [user for user in users if found[user].settings.notice != "direct"]
    called = tuple(dict.fromkeys(user for user in users if user > 0))
    return called, bool(called) and all(found[user].span(now) is not None for user in called)
