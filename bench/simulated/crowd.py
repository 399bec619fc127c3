"""What people do besides playing: settings, tables, invitations, free seats."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from random import Random

from bench.simulated import setups
from bench.simulated.characters import CHANNEL, DAY, HOUR, MINUTE, SERVER, Character
from bench.simulated.lords import EXPECTED, Lords
from bench.simulated.protocol import Server
from bench.simulated.thread import calls_of
from services.facts import Refused
from services.facts.news import (
    EndNews,
    ExpiredNews,
    GiantNews,
    InvitationNews,
    News,
    OpeningNews,
    QueueNews,
    ReminderNews,
    SeatNews,
    TableNews,
    TakebackNews,
    TurnNews,
    VoteNews,
)
from services.facts.tables import Pace, Setup, TableFact
from services.facts.watching import How

OPENED_IN = 0.55
"""The share of the month in which tables are opened."""
SHUNNED = 0.02
"""The share of tables to which nobody comes: they close by themselves after a week."""
FOLLOWED = 0.15
"""The share of games that somebody follows."""
QUEUED = (Pace("turn", turn=DAY), Pace("turn", turn=8 * HOUR))


class Crowd:
    """The people of a server and their reactions to its messages."""

    def __init__(self, server: Server, lords: Lords, random: Random) -> None:
        self.server, self.lords, self.random = server, lords, random
        self.ledger = server.ledger
        self.setups = setups.wanted(random, server.wanted.people)
        self.seen: set[int] = set()  # tables whose message was seen
        self.open: set[int] = set()
        self.shunned: set[int] = set()
        self.games: set[int] = set()
        self._answering: set[tuple[int, int]] = set()  # (person, game)

    # -- the beginning -----------------------------------------------------------------------------

    async def move_in(self) -> None:
        """Set everybody's settings and plan when tables are opened."""
        server = self.server
        for who in server.people.values():
            with server.click(who):
                await server.services.people.change(who.person, **who.settings)
            if who.trip is not None:
                when = server.start + max(0, who.trip[0] - 2) * DAY
                server.at(who.awake(when), who, partial(self._announce, who))
        tries = int(server.wanted.games * 1.5)
        span = int(server.wanted.days * DAY * OPENED_IN)
        for number in range(tries):
            server.at(server.start + number * span // tries, None, self._open_table)
        for _ in range(server.wanted.games // 2):
            who = self.random.choice(list(server.people.values()))
            at = who.awake(server.start + self.random.randrange(span))
            server.at(at, who, partial(self._queue_up, who))

    async def _announce(self, who: Character) -> None:
        """Announce an absence, by the days of the person's zone."""
        assert who.trip is not None
        away, start = self.server.services.absences, who.local_day(self.server.start).date()
        first, last = (start + timedelta(days=day) for day in who.trip)
        with self._clicking(who):
            fact = await away.announce(who.person, first, last, "a trip")
            self.ledger.count("absences announced")
            self.ledger.count("vacation days", fact.days)

    @contextmanager
    def _clicking(self, who: Character) -> Iterator[None]:
        """Press something as a person; a refusal is counted, or a fault."""
        try:
            with self.server.click(who):
                yield
        except Refused as refusal:
            self.ledger.refusals[refusal.code] += 1
            if refusal.code not in EXPECTED:
                self.ledger.fault("refused", f"{refusal.code} {dict(refusal.data)}"[:300])

    # -- tables ------------------------------------------------------------------------------------

    def _wants_more(self) -> bool:
        return len(self.games) + len(self.open) < self.server.wanted.games

    async def _open_table(self) -> None:
        """Open a table for somebody, if fewer games than wanted are on their way."""
        server, now = self.server, self.server.clock.now()
        if not self._wants_more():
            return
        if server.down is not None:
            server.at(server.down[1] + MINUTE, None, self._open_table)
            return
        awake = [one for one in server.people.values() if one.awake(now) == now]
        host = self.random.choice(awake or list(server.people.values()))
        setup: Setup = next(self.setups)
        with self._clicking(host):
            table = await server.services.tables.create(SERVER, CHANNEL, host.person, setup)
            (self.shunned if self.random.random() < SHUNNED else self.open).add(table.id)
            return
        server.later(HOUR, None, self._open_table)  # refused: try again

    async def _queue_up(self, who: Character) -> None:
        """Join the queue for a box and a pace."""
        if not self._wants_more():
            return
        box = self.random.choice(("kingdomino", "kingdomino", "kingdomino", "queendomino"))
        pace = self.random.choice(QUEUED)
        with self._clicking(who):
            await self.server.services.queue.join(SERVER, CHANNEL, who.person, box, pace)
            self.ledger.count("queue joined")

    async def _still_wanted(self, who: Character) -> None:
        """Say that they still want what they wait for in the queue."""
        service = self.server.services.queue
        place = await service.place(SERVER, who.person)
        if place is not None:
            pace = place.pace or Pace()
            with self._clicking(who):
                await service.join(SERVER, CHANNEL, who.person, place.box, pace)

    async def _fill(self, table: int, seats: int) -> None:
        """Let people join an open table over some hours; if too few do, others later."""
        if table not in self.open or seats <= 0:
            return
        now = self.server.clock.now()
        people = list(self.server.people.values())
        for who in self.random.sample(people, min(len(people), seats + 1)):
            at = who.awake(now + int(self.random.expovariate(1 / (2 * HOUR))))
            self.server.at(at, who, partial(self._join, who, table))
        self.server.later(9 * HOUR, None, partial(self._look_again, table))

    async def _look_again(self, table: int) -> None:
        if table in self.open and self.server.down is None:
            fact = await self.server.services.tables.table(table)
            if fact.state == "open":
                await self._fill(table, len(fact.free))
            else:
                self.open.discard(table)
        elif table in self.open:
            self.server.later(HOUR, None, partial(self._look_again, table))

    async def _join(self, who: Character, table: int) -> None:
        if table not in self.open:
            return
        with self._clicking(who):
            joined = await self.server.services.tables.join(table, who.person)
            if joined.started:
                self.open.discard(table)

    async def _answer(self, who: Character, invitation: int, table: int) -> None:
        accept = self.random.random() < 0.75
        with self._clicking(who):
            await self.server.services.tables.answer(invitation, who.person, accept=accept)
            self.ledger.count("invitations accepted" if accept else "invitations declined")
            await self._look_again(table)

    async def _rematch(self, who: Character, game: int) -> None:
        if self._wants_more():
            with self._clicking(who):
                table = await self.server.services.tables.rematch(game, who.person)
                self.ledger.count("rematches opened")
                self.open.add(table.id)

    async def _open_again(self, who: Character, table: int) -> None:
        if self._wants_more():
            with self._clicking(who):
                opened = await self.server.services.tables.open_again(table, who.person)
                self.ledger.count("tables opened again")
                self.open.add(opened.id)

    async def _follow(self, who: Character, game: int) -> None:
        how: How = self.random.choice(("turn", "round", "end"))
        with self._clicking(who):
            await self.server.services.watching.follow_game(game, who.person, how)
            self.ledger.count("games followed")

    # -- what people see ---------------------------------------------------------------------------

    async def noticed(self, news: News) -> None:
        """React to a new message: the people it calls answer soon, late or never."""
        body = news.body
        if isinstance(body, TableNews):
            await self._saw_table(body.table)
        elif isinstance(body, OpeningNews):
            self.open.discard(news.table.id)
            self.games.add(body.game.id)
            if self.random.random() < FOLLOWED:
                who = self.random.choice(list(self.server.people.values()))
                self._later(who.person.id, self._follow, body.game.id)
        elif isinstance(body, ExpiredNews):
            self._later(body.table.host, self._open_again, body.table.id)
        elif isinstance(body, InvitationNews):
            self._saw_invitations(body)
        elif isinstance(body, EndNews):
            self._saw_end(body)
        elif isinstance(body, VoteNews):
            for call in calls_of(news):
                self._later(call.seat.user, self.lords.answer, body.game.id, body.vote.id)
        elif isinstance(body, GiantNews):
            self._later(body.call.seat.user, self.lords.receive, body.game.id)
        elif isinstance(body, QueueNews):
            self._saw_queue(body)
        elif isinstance(body, SeatNews):
            self._saw_seat(body)
        elif isinstance(body, (TurnNews, TakebackNews, ReminderNews)):
            self._saw_turn(body)

    def _saw_queue(self, body: QueueNews) -> None:
        if body.answer_by is None:
            self.ledger.count("queue left" if body.over else "queue seatings")
            return
        for call in body.calls:
            self._later(call.seat.user, self._still_wanted)

    def _saw_invitations(self, body: InvitationNews) -> None:
        for invitation in (body.invitation, *body.also):
            self._later(invitation.user, self._answer, invitation.id, body.table.id)

    def _later(self, user: int | None, act: Callable[..., Awaitable[object]], *ids: int) -> None:
        """Plan an act for a person at the time they answer; it gets the person and the ids."""
        who = self.server.people.get(user or 0)
        at = None if who is None else who.answers(self.server.clock.now(), self.random)
        if who is not None and at is not None:
            self.server.at(at, who, partial(act, who, *ids))

    async def _saw_table(self, table: TableFact) -> None:
        if table.state == "open" and table.id not in self.seen:
            self.seen.add(table.id)
            if table.id in self.shunned:
                return
            self.open.add(table.id)
            waiting = sum(one.state == "waiting" for one in table.invited)
            if waiting:
                self.server.later(14 * HOUR, None, partial(self._look_again, table.id))
            else:
                await self._fill(table.id, len(table.free))
        elif table.state != "open":
            self.open.discard(table.id)

    def _saw_turn(self, body: TurnNews | TakebackNews | ReminderNews) -> None:
        game = body.game.id
        if body.call is not None and getattr(body, "why", "") != "soon":
            self._called(body.call.seat.user, game)
        if isinstance(body, TurnNews):
            for call in body.absent:
                self._later(call.seat.user, self.lords.come_back, game)
            lost = any(one.missed >= one.allowed > 0 for one in body.reports)
            if (lost or body.resigned) and self.random.random() < 0.6:
                self._offer(game)

    def _called(self, user: int | None, game: int) -> None:
        """Plan the answer of a lord who is called, unless one is planned already."""
        who = self.server.people.get(user or 0)
        if who is None or (who.person.id, game) in self._answering:
            return
        at = who.answers(self.server.clock.now(), self.random)
        if at is not None:
            self._answering.add((who.person.id, game))
            self.server.at(at, who, partial(self._plays, who, game))

    async def _plays(self, who: Character, game: int) -> None:
        self._answering.discard((who.person.id, game))
        await self.lords.whim(who, game)
        await self.lords.play(who, game)

    def _saw_seat(self, body: SeatNews) -> None:
        self.ledger.count(f"seats: {body.what}")
        if body.what == "offered" and body.call is not None:
            self._later(body.call.seat.user, self.lords.take_seat, body.game.id)
        elif body.what == "replaced" and self.random.random() < 0.7:
            self._offer(body.game.id)
        elif body.call is not None:
            self._called(body.call.seat.user, body.game.id)

    def _offer(self, game: int) -> None:
        """Let somebody take a free seat, perhaps."""
        who = self.random.choice(list(self.server.people.values()))
        self._later(who.person.id, self.lords.take_seat, game)

    def _saw_end(self, body: EndNews) -> None:
        self.ledger.count(f"ended: {body.game.ending}")
        seats = [seat for seat in body.game.table.seats if seat.present]
        if seats and self.random.random() < 0.2:
            seat = self.random.choice(seats)
            self._later(seat.user, self._rematch, body.game.id)
