"""The services over a database of their own, with people, a clock and a courier at hand."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable
from pathlib import Path

from ai import greedy, whole_turn
from engine import Move
from services import Services
from services.core.live_games import load
from services.delivery.notice_builder import news_of
from services.facts import Person, Press
from services.facts.games import GameFact
from services.facts.news import News, Posted, TidyNews
from services.facts.panels import PanelFact, TurnEnded
from services.facts.tables import Setup, TableFact
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from store import Store, outbox
from tests.helpers.clock import ManualClock
from tests.helpers.database import address

NAMES = ("Ann", "Ben", "Cara", "Dan", "Eve", "Fay", "Gus", "Hal")
PEOPLE = {number: Person(number, name) for number, name in enumerate(NAMES, 1)}
ANN, BEN, CARA, DAN, EVE, FAY, GUS, HAL = PEOPLE.values()
SERVER, CHANNEL, THREAD = 900, 901, 902


def entropy_of(seed: str) -> Callable[[int], bytes]:
    """Return chance that is the same in every run."""
    count = itertools.count()
    return lambda size: hashlib.sha256(f"{seed}:{next(count)}".encode()).digest()[:size]


class World:
    """Services over a file, and what a test does with them most.

    Where threads are not what a test is about, it is opened within `tests.helpers.inline.inline`.
    """

    def __init__(self, path: Path, seed: str = "test") -> None:
        self.path = path
        self.clock = ManualClock()
        self.entropy = entropy_of(seed)
        self.messages = itertools.count(5000)
        self.posted: dict[int, News] = {}
        self.services = self._open()

    @property
    def url(self) -> str:
        """The database's address."""
        return address(self.path)

    def _open(self) -> Services:
        return Services(Store.connect(self.url), self.clock, self.entropy)

    async def restart(self) -> None:
        """Drop everything that is in memory, as a crash would."""
        await self.services.close()
        self.services = self._open()

    async def close(self) -> None:
        """Close the database."""
        await self.services.close()

    # -- tables and games ----------------------------------------------------------------------

    async def table(self, setup: Setup | None = None, host: Person = ANN) -> TableFact:
        """Open a table."""
        chosen = setup or Setup(lords=2)
        return await self.services.tables.create(SERVER, CHANNEL, host, chosen)

    async def start(self, setup: Setup | None = None) -> GameFact:
        """Open a table and fill it."""
        table = await self.table(setup)
        for person in list(PEOPLE.values())[1 : table.setup.lords]:
            await self.services.tables.join(table.id, person)
        return await self.game_of(table.id)

    async def game_of(self, table: int) -> GameFact:
        """Return the game of a table."""
        fact = await self.services.tables.table(table)
        assert fact.game is not None, "the game has begun"
        return await self.services.play.game(fact.game)

    async def on_turn(self, game: int) -> Person:
        """Return the person on turn."""
        fact = await self.services.play.game(game)
        assert fact.seat_on_turn is not None
        assert fact.seat_on_turn.user is not None
        return PEOPLE[fact.seat_on_turn.user]

    async def compose(self, game: int) -> PanelFact:
        """Fill the draft of whoever is on turn with the best spot and the first free domino."""
        person = await self.on_turn(game)
        panel = await self.services.play.panel(Press(game, person))
        while panel.composition.todo:
            move = best(panel)
            panel = await self.services.play.set_slot(
                Press(game, person, version=panel.game.version, seat=panel.seat.seat), move
            )
        return panel

    async def turn(self, game: int) -> TurnEnded:
        """Compose and end a turn of whoever is on turn."""
        panel = await self.compose(game)
        person = PEOPLE[panel.seat.user or 0]
        return await self.services.play.end_turn(
            Press(game, person, version=panel.game.version), revision=panel.revision
        )

    async def turns(self, game: int, count: int) -> TurnEnded:
        """Play some turns."""
        for _ in range(count - 1):
            await self.turn(game)
        return await self.turn(game)

    async def again(self, game: int) -> tuple[PanelFact, TurnEnded]:
        """Play until a lord is on turn twice in a row; the panel before, and the turn's end."""
        while True:
            panel = await self.compose(game)
            ended = await self.turn(game)
            if ended.panel is not None:
                return panel, ended

    async def until(self, game: int, turn: str) -> None:
        """Play until a turn begins."""
        while await self._quick_turn(game, unless=turn) not in ("", turn):
            pass

    async def finish(self, game: int) -> GameFact:
        """Play a game to its end."""
        while await self._quick_turn(game, unless=""):
            pass
        return await self.services.play.game(game)

    async def quickly(self, game: int) -> None:
        """Play the turn in progress, without a draft."""
        await self._quick_turn(game, unless="")

    async def _quick_turn(self, game: int, *, unless: str) -> str:
        """Commit a greedy turn of whoever is on turn, without a draft; returns the turn."""
        context = self.services.context
        async with context.read() as connection:
            live = await load(context, connection, game)
            if live.seat is None or live.turn == unless:
                return live.turn
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
        await self.receive_all(game)
        async with context.read() as connection:
            live = await load(context, connection, game)
        if live.seat is None:
            return live.turn
        moves = whole_turn(live.game, greedy)
        await commit(context, Turn(live, row, table, moves, "lord"))
        return live.turn or "-"

    async def receive_all(self, game: int) -> None:
        """Let whoever a giant is on its way to cover the crown that costs least."""
        while (fact := await self.services.play.game(game)).ending is None:
            waiting = [one.seats[0] for one in fact.view.kingdoms if one.pending]
            if not waiting:
                return
            person = PEOPLE[fact.table.seats[waiting[0] - 1].user or 0]
            asked = await self.services.play.receive_panel(Press(game, person))
            await self.services.play.receive(Press(game, person), asked.crowns[0].square)

    # -- the courier ---------------------------------------------------------------------------

    async def due(self) -> list[News]:
        """Tell what is due, without a try at it."""
        context = self.services.context
        told = []
        for one in (await self.services.outbox.due())[0]:
            async with context.read() as connection:
                row = await outbox.outbox_row(connection, one.id)
                assert row is not None, "it is due"
                told.append(await news_of(context, connection, row))
        return told

    async def say(self) -> list[News]:
        """Say everything that is due, as the courier does; returns what was said."""
        said: list[News] = []
        while due := (await self.services.outbox.due())[0]:
            for one in due:
                news = await self.services.outbox.begin(one.id)
                if news is not None:
                    await self.services.outbox.done(news, self.post(news))
                    said.append(news)
        return said

    def post(self, news: News) -> Posted | None:
        """Post a piece of news in a channel of its own kind of Discord."""
        if isinstance(news.body, TidyNews):
            return None
        if news.living is not None:
            return news.living
        for there in ("restore", "edit"):
            if isinstance(posted := getattr(news.body, there, None), Posted):
                return posted
        message = next(self.messages)
        self.posted[message] = news
        return Posted(news.table.home, message)


def best(panel: PanelFact) -> Move:
    """Return the best spot of the panel, or the first free domino."""
    step = panel.composition.todo[0]
    options = panel.composition.options[step]
    if panel.spots is None or step != "place":
        return options[0]
    squares = panel.spots.ranked[0].squares
    return next(move for move in options if move.squares == squares)
