"""A game on a stage: who is on turn, turns that cost no presses, refusals that change nothing.

sitting = await sit_down(stage, lords=3)
name = await sitting.on_turn()
panel = await sitting.open_panel()
await sitting.turn()                       # whoever is on turn plays, and it is reported
answer = await sitting.refused(who, press, "It is", offers=["Look"])
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ai import greedy, whole_turn
from sandbox import Channel, Message
from services.core.live_games import Live, load
from services.facts import Person, Press
from services.facts.games import GameFact
from services.facts.panels import PanelFact
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from store import schema
from tests.e2e.stage import Stage, bare
from tests.helpers.database import rows
from tests.helpers.world import NAMES, best

NAME = "Harvest Moon"
DAY = 86_400
FORGOTTEN = ("clicks",)
"""What a refusal may write: that the interaction was seen."""

Act = Callable[[], Awaitable[Message]]


@dataclass
class Sitting:
    """A game of some people in its thread."""

    stage: Stage
    thread: Channel
    name: str

    # -- how it stands -----------------------------------------------------------------------------

    async def fact(self) -> GameFact:
        """The game as it stands."""
        table = await self.stage.services.tables.table_in(self.thread.id)
        assert table is not None
        assert table.game is not None
        return await self.stage.services.play.game(table.game)

    async def on_turn(self) -> str:
        """The name of the person on turn."""
        seat = (await self.fact()).seat_on_turn
        assert seat is not None
        return self.name_of(seat.user)

    async def waiting(self) -> list[str]:
        """The names of the lords who are not on turn, in the order of the seats."""
        fact = await self.fact()
        on_turn = fact.seat_on_turn
        every = [seat for seat in fact.table.seats if on_turn is None or seat.seat != on_turn.seat]
        return [self.name_of(seat.user) for seat in every]

    def name_of(self, user: int | None) -> str:
        """A person's name by their id."""
        return str(self.stage.world.users[user].name)

    def person(self, name: str) -> Person:
        """A person as the services know them."""
        return Person(self.stage.world.user(name).id, name)

    def id(self, name: str) -> int:
        """A person's id."""
        return int(self.stage.world.user(name).id)

    @property
    def messages(self) -> list[Message]:
        """The public messages of the thread."""
        return self.stage.messages(self.thread)

    def living(self) -> Message:
        """The message that can be played from."""
        every = [one for one in self.messages if self.stage.find(one, "Play")]
        assert every, [bare(one) for one in self.messages]
        return every[-1]

    def reports(self, words: str) -> list[Message]:
        """The public messages with these words, wherever they were written."""
        everywhere = sorted(self.stage.world.messages.values(), key=lambda one: one.id)
        return [one for one in everywhere if one.only_for is None and words in bare(one)]

    # -- playing -----------------------------------------------------------------------------------

    async def open_panel(self, who: str | None = None) -> Message:
        """Press [Play] on the living message."""
        return await self.stage.press(who or await self.on_turn(), self.living(), "Play")

    async def compose(self) -> PanelFact:
        """Fill the draft of whoever is on turn: the best spot, the first free domino."""
        play, fact = self.stage.services.play, await self.fact()
        person = self.person(await self.on_turn())
        panel = await play.panel(Press(fact.id, person))
        while panel.composition.todo:
            panel = await play.set_slot(Press(fact.id, person), best(panel))
        return panel

    async def turn(self) -> str:
        """Play the turn of whoever is on turn, and let it be reported; who it was."""
        name = await self.on_turn()
        await self.played()
        await self.stage.settle()
        return name

    async def played(self) -> None:
        """Play the turn of whoever is on turn; nothing is said yet."""
        name, fact = await self.on_turn(), await self.fact()
        await self.compose()
        await self.stage.services.play.end_turn(Press(fact.id, self.person(name)))
        self.stage.acknowledged.add((fact.id, fact.version + 1))

    async def until(self, turn: str, *, game: int | None = None) -> str:
        """Play until a turn such as "1.2" begins; who is on turn then.

        A game without its thread is named.
        """
        game = game or (await self.fact()).id
        if not await self._pass(game, lambda live: live.turn == turn):
            raise AssertionError(f"the game ended before {turn}")
        await self.stage.settle()
        seat = (await self.stage.services.play.game(game)).seat_on_turn
        assert seat is not None
        return self.name_of(seat.user)

    async def finish(self, *, but: int = 0, game: int | None = None) -> None:
        """Play to the end, or until so many turns are left; a game without its thread is named."""

        def near(live: Live) -> bool:
            view = live.game.view()
            return view.round == view.rounds and sum(not slot.done for slot in view.order) == but

        await self._pass(game or (await self.fact()).id, near)
        await self.stage.settle()

    async def _pass(self, game: int, wanted: Callable[[Live], bool]) -> bool:
        """Commit greedy turns without drafts until one begins that is wanted; nothing is said yet.

        False where the game ends first.
        """
        house = self.stage.services.context
        while True:
            async with house.read() as connection:
                live = await load(house, connection, game)
                row = await table_row(connection, live.row.table_id)
                table = await table_fact(connection, row)
            if live.seat is None or wanted(live):
                return live.seat is not None
            moves = whole_turn(live.game, greedy)
            await commit(house, Turn(live, row, table, moves, "lord"))
            self.stage.acknowledged.add((game, live.row.version + 1))

    # -- refusals ----------------------------------------------------------------------------------

    async def refused(self, who: str, act: Act, *words: str, offers: Sequence[str] = ()) -> Message:
        """Expect a private answer with these words and buttons; it changes nothing, pings nobody.

        Every offer is pressed afterwards, and answered.
        """
        await self.stage.settle()
        before, public = stored(self.stage), shown(self.stage)
        answer = await act()
        await self.stage.settle()
        assert answer.only_for == self.id(who), "a refusal is private"
        assert not answer.pinged
        for one in words:
            assert one in bare(answer).replace("**", ""), bare(answer)
        assert self.stage.labels(answer) == list(offers), self.stage.labels(answer)
        assert stored(self.stage) == before, "a refusal changes nothing"
        assert shown(self.stage) == public, "a refusal is nobody else's business"
        return answer

    async def taken_up(self, who: str, act: Act, *offers: str) -> list[Message]:
        """Meet a refusal anew for each of its offers, and press that; returns what they show."""
        shown_then = []
        for offer in offers:
            answer = await act()
            pressed = await self.stage.press(who, answer, offer)
            assert "out of date" not in bare(pressed)
            assert "went wrong" not in bare(pressed)
            shown_then.append(pressed)
        return shown_then


def stored(stage: Stage) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the database that a refusal must leave alone."""
    names = [name for name in schema.metadata.tables if name not in FORGOTTEN]
    return {name: sorted(rows(stage.database, f"SELECT * FROM {name}"), key=repr) for name in names}


def shown(stage: Stage) -> list[tuple[int, str, float | None]]:
    """Every public message as it stands."""
    every = stage.world.messages.values()
    return sorted((one.id, bare(one), one.edited) for one in every if one.only_for is None)


async def sit_down(stage: Stage, lords: int = 2, *, name: str = NAME, **options: object) -> Sitting:
    """Ann opens a table, the others sit down; nobody has pressed anything in the game yet."""
    before = len(stage.threads())
    wanted = {"box": "kingdomino", "who": "anyone", **options}
    await stage.command("Ann", "games", "game new", lords=lords, name=name, **wanted)
    await stage.settle()
    table = stage.message(f"{name} · a table is open")
    for guest in NAMES[1:lords]:
        await stage.press(guest, table, "Take a seat")
    await stage.settle()
    (thread,) = stage.threads()[before:]
    return Sitting(stage, thread, name)


async def health(stage: Stage, who: str = "Ann") -> str:
    """What a host reads by `/admin health`, without bold type."""
    return bare(await stage.command(who, "lobby", "admin health")).replace("**", "")


def forge(message: Message, stage: Stage, label: str, id: str) -> Message:
    """Give a component of a message another id, as an old message or another client may hold."""
    part = stage.find(message, label)
    assert part is not None
    part["custom_id"] = id
    return message


def id_of(stage: Stage, message: Message, label: str) -> str:
    """The id of a component of a message."""
    part = stage.find(message, label)
    assert part is not None
    return str(part["custom_id"])
