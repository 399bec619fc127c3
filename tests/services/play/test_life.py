"""A table's life at random: whatever is pressed, in whatever order, nothing breaks or gets lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import ExitStack, suppress
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import Game
from services.facts import Person, Press, Refused
from services.facts.games import GameFact, Proposal
from services.facts.news import EndNews, News, TakebackNews, TidyNews, TurnNews
from services.facts.tables import Setup, TableFact
from tests.helpers.database import new_world
from tests.helpers.inline import inline
from tests.helpers.world import ANN, PEOPLE, World

Result = TypeVar("Result")
people = st.sampled_from(list(PEOPLE.values())[:5])
lords = st.integers(2, 4)


class Life(RuleBasedStateMachine):
    """One table, its game, five people, a clock, a courier and crashes."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.opened = ExitStack()
        self.opened.enter_context(inline())
        self.world = World(self.opened.enter_context(new_world()))
        self.standing: dict[int, list[str]] = {}
        self.version = 0

    def run(self, call: Awaitable[Result]) -> Result:
        """Do something; a refusal is an answer too."""

        async def wait() -> Result:
            return await call

        return self.runner.run(wait())

    def tried(self, call: Awaitable[object]) -> None:
        """Do something that may be refused."""
        with suppress(Refused):
            self.run(call)

    @initialize(setup=st.builds(Setup, lords=lords, dynasty=st.booleans(), takeback=st.booleans()))
    def open(self, setup: Setup) -> None:
        """The table this is about."""
        self.table_id = self.run(self.world.table(setup)).id

    @property
    def table(self) -> TableFact:
        """The table as it stands."""
        return self.run(self.world.services.tables.table(self.table_id))

    @property
    def game(self) -> GameFact | None:
        """The game as it stands."""
        game = self.table.game
        return None if game is None else self.run(self.world.services.play.game(game))

    # -- before the game -----------------------------------------------------------------------

    @rule(person=people)
    def join(self, person: Person) -> None:
        """Somebody takes a seat, or may not."""
        self.tried(self.world.services.tables.join(self.table_id, person))

    @rule(person=people)
    def leave(self, person: Person) -> None:
        """Somebody leaves."""
        self.tried(self.world.services.tables.leave(self.table_id, person))

    @rule(person=people, whom=people, accept=st.booleans())
    def invite(self, person: Person, whom: Person, *, accept: bool) -> None:
        """Somebody invites somebody, who answers."""
        tables = self.world.services.tables
        self.tried(tables.invite(self.table_id, person, [whom]))
        for invitation in self.table.invited:
            self.tried(tables.answer(invitation.id, whom, accept=accept))

    @rule(person=people, lords=lords)
    def change(self, person: Person, lords: int) -> None:
        """Somebody wants another number of lords."""
        self.tried(self.world.services.tables.change(self.table_id, person, lords=lords))

    @rule(person=people)
    def start(self, person: Person) -> None:
        """Somebody starts with whoever is there."""
        self.tried(self.world.services.tables.start(self.table_id, person, fewer=True))

    # -- the game ------------------------------------------------------------------------------

    @precondition(lambda self: self.game is not None)
    @rule(count=st.integers(1, 12))
    def turns(self, count: int) -> None:
        """Whoever is on turn plays."""
        for _ in range(count):
            game = self.game
            assert game is not None
            if game.seat_on_turn is None or not game.seat_on_turn.person:
                break
            self.run(self.world.turn(game.id))

    @precondition(lambda self: self.game is not None)
    @rule(person=people)
    def takeback(self, person: Person) -> None:
        """Somebody wants the last turn back."""
        game = self.game
        assert game is not None
        self.tried(self.world.services.play.takeback(Press(game.id, person)))

    @precondition(lambda self: self.game is not None)
    @rule(person=people)
    def compose(self, person: Person) -> None:
        """Somebody tries to end a turn that may not be theirs or not be ready."""
        game = self.game
        assert game is not None
        self.tried(self.world.services.play.end_turn(Press(game.id, person)))

    @precondition(lambda self: self.game is not None)
    @rule(person=people)
    def resign(self, person: Person) -> None:
        """Somebody gives up."""
        game = self.game
        assert game is not None
        self.tried(self.world.services.play.resign(game.id, person))

    @precondition(lambda self: self.game is not None)
    @rule(person=people, answers=st.lists(st.tuples(people, st.booleans()), max_size=4))
    def vote(self, person: Person, answers: list[tuple[Person, bool]]) -> None:
        """Somebody asks everybody to end the game."""
        game = self.game
        assert game is not None
        play = self.world.services.play
        self.tried(play.propose(Press(game.id, person), Proposal("abort")))
        vote = self.run(play.vote_of(game.id))
        for one, agree in answers if vote is not None else ():
            assert vote is not None
            self.tried(play.answer_vote(vote.id, one, agree=agree))

    @rule(person=people)
    def rematch(self, person: Person) -> None:
        """Somebody wants it again."""
        if self.table.game is not None:
            self.tried(self.world.services.tables.rematch(self.table.game, person))

    # -- time, crashes, the courier ------------------------------------------------------------

    @rule(seconds=st.sampled_from([1, 60, 300, 1800, 86400 * 3]))
    def later(self, seconds: int) -> None:
        """Time passes and the worker works."""
        self.world.clock.advance(seconds)
        self.run(self.world.services.jobs.run_due())

    @rule()
    def crash(self) -> None:
        """Everything in memory is lost."""
        self.run(self.world.restart())

    @rule()
    def say(self) -> None:
        """The courier says what there is to say."""
        for news in self.run(self.world.say()):
            if news.table.id == self.table_id:
                self.told(news)

    def told(self, news: News) -> None:
        """Keep the channel as Discord would show it."""
        body = news.body
        if isinstance(body, TidyNews) and body.act == "delete":
            self.standing.pop(body.at.message, None)
        if isinstance(body, TakebackNews) and body.gone is not None:
            self.standing.pop(body.gone.message, None)
        new = [m for m, one in self.world.posted.items() if one.id == news.id]
        if new and isinstance(body, TurnNews | EndNews | TakebackNews):
            number = body.game.number
            self.standing[new[-1]] = [f"{number}:{report.turn}" for report in body.reports]

    # -- what always holds ---------------------------------------------------------------------

    @invariant()
    def seats_are_sound(self) -> None:
        """No person twice, a host who sits at an open table, no lord too many."""
        table = self.table
        users = [seat.user for seat in table.seats if seat.user is not None]
        assert len(users) == len(set(users))
        if table.state == "open":
            assert table.host in users
        if table.state == "playing":
            assert not table.free
            assert any(seat.person for seat in table.seats)

    @invariant()
    def game_is_its_record(self) -> None:
        """What is shown is a replay of what is stored."""
        game = self.game
        if game is None:
            return
        record = self.run(self.world.services.play.record(game.id, ANN)).text
        if game.over:
            # Who was played for to the end is the table's knowledge, not the rules'.
            assert Game.from_record(record).view().with_away(game.view.away) == game.view
        assert f"draw: {game.view.draw}" in record
        if game.view.turn is not None and not game.over:
            assert game.seat_on_turn is not None
            assert game.seat_on_turn.seat == game.view.turn.seat

    def teardown(self) -> None:
        """At the end each turn of each game stands in exactly one message."""
        try:
            self.run(self.world.services.jobs.run_due())
            self.say()
            expected = []
            table = self.table
            number = table.dynasty.number if table.dynasty is not None else 1
            game = self.game
            if game is not None:
                record = self.run(self.world.services.play.record(game.id, ANN)).text
                lines = record.partition("\n\n")[2].splitlines()
                expected = [f"{number}:{line.split(' ')[0]}" for line in lines]
            told = [turn for turns in self.standing.values() for turn in turns]
            assert sorted(t for t in told if t.startswith(f"{number}:")) == sorted(expected)
            assert len(told) == len(set(told))
        finally:
            self.run(self.world.close())
            self.runner.close()
            self.opened.close()


TestLife = Life.TestCase
TestLife.settings = settings(
    settings.get_profile("default"), max_examples=12, stateful_step_count=25
)
