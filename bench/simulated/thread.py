"""Simulate a Discord that sometimes fails, and deliver the outbox to it.

An attempt succeeds, fails for sure, or has an unknown outcome: then the message may exist all the
same, and the next attempt has to find it. Sometimes the process dies at that moment.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

from bench.simulated.characters import HOUR, Character
from bench.simulated.ledger import Ledger, Told
from services.delivery.outbox import Outbox
from services.facts.games import TurnReport
from services.facts.news import (
    Call,
    EndNews,
    GiantNews,
    News,
    OpeningNews,
    Posted,
    QueueNews,
    ReminderNews,
    SeatNews,
    TakebackNews,
    TidyNews,
    TurnNews,
    VoteNews,
)

KNOWN, UNKNOWN_POSTED, UNKNOWN_LOST, CRASH = 0.010, 0.006, 0.004, 0.0008
LOCKED = 0.002
"""How often an attempt fails for sure, has an unknown outcome (posted or not), kills the process,
or a thread is locked for some hours."""


class Crash(Exception):  # noqa: N818
    """The process dies at this moment."""


@dataclass(slots=True)
class Message:
    id: int
    news: int
    nonce: str
    table: int
    detail: str
    tells: tuple[Told, ...] = ()  # the turns that it reports
    again: bool = False  # it repeats another message
    deleted: bool = False


@dataclass(slots=True)
class Thread:
    """The messages of the server, and the delivery of new ones."""

    ledger: Ledger
    random: Random
    people: dict[int, Character]
    file: sqlite3.Connection  # the database, only read here
    noticed: Callable[[News], Awaitable[None]]  # called when people see a new message
    messages: dict[int, Message] = field(default_factory=dict)
    by_nonce: dict[str, int] = field(default_factory=dict)
    next_id: int = 5000
    again_at: list[int] = field(default_factory=list)  # when failed news are due again
    locked: dict[int, int] = field(default_factory=dict)  # by table: until when
    perfect: bool = False  # nothing fails any more
    crashes: bool = True  # the process may die of it

    async def say(self, outbox: Outbox, now: int) -> int:
        """Deliver everything that is due; returns how many were delivered. Raises Crash."""
        said = 0
        self.again_at = [at for at in self.again_at if at > now]
        while due := (await outbox.due())[0]:
            for one in due:
                said += await self._one(outbox, one.id, now)
        return said

    async def _one(self, outbox: Outbox, id: int, now: int) -> int:
        news = await outbox.begin(id)
        if news is None:
            self.ledger.count("news dropped unsaid")
            return 0
        found = self.by_nonce.get(news.nonce) if news.doubtful else None
        if found is not None:
            self.ledger.count("messages adopted")
            await outbox.done(news, Posted(news.table.home, found))
            return 1
        if self._is_locked(news, now):
            self.again_at.append(await outbox.failed(news, "50083", known=True))
            return 0
        roll = 1.0 if self.perfect else self.random.random()
        if roll < KNOWN:
            self.ledger.count("tries failed, surely")
            self.again_at.append(await outbox.failed(news, "503", known=True))
            return 0
        lost = roll < KNOWN + UNKNOWN_LOST
        posted = None if lost else await self._post(outbox, news, now)
        roll -= KNOWN + UNKNOWN_LOST
        if lost or roll < UNKNOWN_POSTED:
            self.ledger.count("tries without known end")
            self.again_at.append(await outbox.failed(news, "timeout", known=False))
            return 0
        if roll < UNKNOWN_POSTED + CRASH and self.crashes:
            self.ledger.count("crashes between post and note")
            raise Crash
        await outbox.done(news, posted)
        return 1

    def _is_locked(self, news: News, now: int) -> bool:
        """Whether nothing can be posted at a table; sometimes its thread is locked for hours."""
        if not self.perfect and self.random.random() < LOCKED:
            self.ledger.count("threads locked, messages wait")
            self.locked[news.table.id] = now + self.random.randint(HOUR, 9 * HOUR)
        return not self.perfect and self.locked.get(news.table.id, 0) > now

    # -- Discord -----------------------------------------------------------------------------------

    async def _post(self, outbox: Outbox, news: News, now: int) -> Posted | None:
        body = news.body
        if isinstance(body, TidyNews):
            if body.act == "delete":
                self._delete(body.at.message)
            return None
        if isinstance(body, OpeningNews) and news.table.thread is None:
            await outbox.thread_made(news.table, 10_000 + news.table.id)
        if isinstance(body, TakebackNews) and body.gone is not None:
            self._delete(body.gone.message)
        if news.living is not None:
            return news.living
        if isinstance(body, TakebackNews) and body.restore is not None:
            if body.again:  # it shows what the message before it shows
                self.messages[body.restore.message].tells = ()
            self._check(news, now)
            await self.noticed(news)
            return body.restore
        if isinstance(body, TurnNews) and body.edit is not None:
            return await self._edit(news, body, body.edit, now)
        message = self._new(news)
        self._check(news, now)
        await self.noticed(news)
        return Posted(news.table.home, message.id)

    async def _edit(self, news: News, body: TurnNews, at: Posted, now: int) -> Posted:
        self.ledger.count("turn messages edited after takebacks")
        tells = tuple(Told.of(body.game.id, report) for report in body.reports)
        self.messages[at.message].tells = tells
        self.ledger.announced.update(tells)
        self._check(news, now)
        await self.noticed(news)
        return at

    def _new(self, news: News) -> Message:
        self.next_id += 1
        self.ledger.count("messages posted")
        if news.nonce in self.by_nonce:
            self.ledger.fault("doubled", f"{type(news.body).__name__} {news.id} posted twice")
        body = news.body
        again = isinstance(body, TakebackNews) or (isinstance(body, TurnNews) and body.undone > 0)
        game = getattr(body, "game", None)
        tells = tuple(Told.of(game.id, report) for report in reports_of(news)) if game else ()
        detail = news.table.setup.detail
        made = Message(self.next_id, news.id, news.nonce, news.table.id, detail, tells, again)
        self.messages[made.id] = made
        self.by_nonce[news.nonce] = made.id
        self.ledger.announced.update(tells)
        return made

    def _delete(self, message: int) -> None:
        if message in self.messages:
            self.messages[message].deleted = True

    # -- checks ------------------------------------------------------------------------------------

    def _check(self, news: News, now: int) -> None:
        """Check news at the moment when it is posted."""
        body = news.body
        self.ledger.count(f"said: {type(body).__name__}")
        for call in calls_of(news):
            self._check_call(news, call, now)
        if isinstance(body, ReminderNews):
            self._check_reminder(news, body)
        if isinstance(body, (TurnNews, EndNews)):
            self._note_misses(body)

    def _check_call(self, news: News, call: Call, now: int) -> None:
        who = self.people.get(call.seat.user or 0)
        if who is None or not call.mention:
            return
        quiet, what = who.is_quiet(now), type(news.body).__name__
        if quiet and not call.silent:
            words = f"{what} {news.id} rings for {who.person.name} at {who.local_day(now)}"
            self.ledger.fault("quiet hours", words)
        if quiet and isinstance(news.body, TurnNews):
            self.ledger.count("turn messages said silently")
        if quiet and isinstance(news.body, ReminderNews) and news.body.why != "resumed":
            self._check_late(news, who)

    def _check_late(self, news: News, who: Character) -> None:
        """Check a reminder that is posted in quiet hours: it must have been due before them.

        A reminder after a pause is exempt: it is posted at once, without a sound.
        """
        query = "SELECT created_at FROM outbox WHERE id = ?"
        (made,) = self.file.execute(query, (news.id,)).fetchone()
        if who.is_quiet(made):
            self.ledger.fault("quiet hours", f"reminder {news.id}, due at {who.local_day(made)}")
        else:
            self.ledger.count("reminders: late, without a sound")

    def _check_reminder(self, news: News, body: ReminderNews) -> None:
        self.ledger.count(f"reminders: {body.why}")
        query = "SELECT on_turn, ending, paused_at FROM games WHERE id = ?"
        on_turn, ending, paused = self.file.execute(query, (body.game.id,)).fetchone()
        same = (on_turn == body.call.seat.seat) != (body.why == "soon")
        if news.doubtful:  # an earlier attempt may be posted: it is found and deleted
            return
        if ending is not None or not same or paused is not None:
            words = f"reminder {news.id} ({body.why}) of game {body.game.id} comes too late"
            self.ledger.fault("contradicted", words)

    def _note_misses(self, body: TurnNews | EndNews) -> None:
        told = {call.seat.seat for call in body.absent} if isinstance(body, TurnNews) else set()
        for report in body.reports:
            if report.missed and (report.seat in told or isinstance(body, EndNews)):
                self.ledger.misses_told[body.game.id, report.version] += 1


def reports_of(news: News) -> tuple[TurnReport, ...]:
    body = news.body
    return body.reports if isinstance(body, (TurnNews, TakebackNews, EndNews)) else ()


def calls_of(news: News) -> tuple[Call, ...]:
    body = news.body
    if isinstance(body, (VoteNews, QueueNews)):
        return body.calls
    if isinstance(body, TurnNews):
        return tuple(call for call in (body.call, *body.absent) if call is not None)
    if isinstance(body, (ReminderNews, GiantNews, SeatNews, TakebackNews)):
        return () if body.call is None else (body.call,)
    return ()
