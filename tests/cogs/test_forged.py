"""Ids that no screen of ours has drawn: answered kindly, never obeyed, never our fault."""

from __future__ import annotations

import asyncio
import itertools
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import cogs.client
from cogs import args, base, codec, dispatch, slash_commands
from cogs.app import App
from cogs.codec import TOURNAMENT, CustomId
from engine import Step
from services.facts import Person, Press, Refused
from services.facts.games import Proposal
from services.facts.tables import Setup
from settings import Settings
from tests.e2e.house import Sketch
from tests.helpers.anything import skip
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.town import found, has
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, SERVER, World

cogs.client.load()

ACTIONS = sorted(base._HANDLERS)
ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz@_-"
JUNK = ("", "-1", "1_0", "@", "x.y", "9" * 60, "z" * 60, "k0", "zz9.zz9", "²", "٣", "a b", "\x00")
"""Words that mean nothing anywhere."""
WORDS = (
    *("yes", "p", "o", "0", "1", "2", "3", "b5", "a5", "e6", "k17", "k1", "k99", "page", "table"),
    *("score", "line", "mine", "text", "any", "open", "kingdomino", "who", "role", "lords"),
    *("anyone", "variants", "starts", "host", "full", "harmony", "notice", "direct", "language"),
    *("town", "land", "board", "statue", "church@4", "statue@0", "none", "q17", "t"),
    *("court", "quests", "c", "merchant", "king", "e6.3", "r", "s", "best", "d", "54"),
    *sorted(base._GAME_ACTIONS),
    *("join", "leave", "invite", "decline", "start", "agree", "goon"),
)
"""Words that mean something somewhere."""
TRIES = 12
SEEN = ("clicks", "alembic_version")
OF_ANYBODY: dict[tuple[str, str], set[str]] = {
    ("g", "follow"): {"follows", "jobs", "sqlite_sequence"},
    ("g", "join"): {"seats", "outbox", "invitations"},
    ("l", "seats"): {"seats", "outbox", "invitations"},
    ("l", "daily"): {"days", "jobs", "sqlite_sequence"},
    ("l", "dayplay"): {"days", "day_games", "tables", "seats", "games", "outbox", "jobs"}
    | {"sqlite_sequence"},
    ("l", "dayname"): {"users"},
    ("p", "set"): {"users"},
}
"""What somebody who sits nowhere may change by a press, beside their own set-up."""
OF_GIANTS = ("giant", "send", "receive", "cover")
OF_COURT = ("recruit", "search", "pay")
OF_GAMES = (
    *("agree", "end", "goon", "move", "place", "spot", "take", "undo"),
    *("givetime", "pause", "replace", "takeseat"),
    *OF_GIANTS,
    *OF_COURT,
)
"""Those among them whose row is a game, not a table."""
IN_TOWN = ("tax", "build", "site", "burn", "giveback", "tab")
"""Those of a turn in the town."""
TAKES_WORDS = (
    *("accept", "agree", "decline", "end", "free", "goon", "move", "option", "place", "set"),
    *("shut", "spot", "start", "take", "undo", "which", "seats", "box", "preset", "role", "drop"),
    *("givetime", "pause", "replace", "takeseat"),
    *IN_TOWN,
    *OF_GIANTS,
    *OF_COURT,
)
"""Actions whose words say what is to be changed."""


class Reply:
    """The answer to one interaction, as far as discord.py shows it."""

    def __init__(self) -> None:
        self.type: discord.InteractionResponseType | None = None
        self.sent: list[dict[str, Any]] = []

    def is_done(self) -> bool:
        return self.type is not None

    async def send_message(self, **words: Any) -> Any:
        self._answer(discord.InteractionResponseType.channel_message, words)
        return SimpleNamespace(message_id=None)

    async def edit_message(self, **words: Any) -> None:
        self._answer(discord.InteractionResponseType.message_update, words)

    async def send_modal(self, modal: Any) -> None:
        self._answer(discord.InteractionResponseType.modal, {"modal": modal})

    async def defer(self, **_: Any) -> None:
        self.type = discord.InteractionResponseType.deferred_message_update

    async def more(self, **words: Any) -> Any:
        self.sent.append(words)
        return SimpleNamespace(id=1)

    def _answer(self, type: discord.InteractionResponseType, words: dict[str, Any]) -> None:
        assert self.type is None, "an interaction is answered once"
        self.type = type
        self.sent.append(words)


class Forger:
    """A client that sends whatever it likes."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world = world
        settings = Settings(_env_file=None, CASTELLAN_DATA=folder)  # type: ignore[call-arg]
        self.app = App(settings, world.clock, world.services, Sketch())
        self.ids = itertools.count(1)
        self.gate = dispatch.Gate(itertools.count(step=10).__next__)
        self.game = self.table = 0

    async def prepare(self) -> Forger:
        """Let a game be in its second round, a table be open, a question and a call wait."""
        game = await self.world.start(Setup(lords=2))
        await self.world.until(game.id, "1.2")
        await self.world.services.play.propose(Press(game.id, ANN), Proposal("abort"))
        table = await self.world.table(Setup(lords=4, starts="host"))
        await self.world.services.tables.join(table.id, BEN)
        await self.world.services.tables.invite(table.id, ANN, [CARA])
        self.game, self.table = game.id, table.id
        return self

    async def to_court(self) -> None:
        """Let the game be one with giants and The Court, some rounds on."""
        game = await self.world.start(Setup(lords=2, giants=True, court=True))
        await skip(self.world, game.id, "4.1")
        self.game = game.id

    async def to_town(self) -> None:
        """Let the game be one with a town, in a turn in which something can be built."""
        fact, lord = await found(self.world, lambda game: has(game, Step.BUILD))
        panel = await self.world.services.play.panel(Press(fact.id, lord))
        if Step.PLACE not in panel.forced:
            place = panel.composition.options[Step.PLACE][0]
            await self.world.services.play.set_slot(Press(fact.id, lord), place)
        self.game = fact.id

    async def send(self, who: Person, id: str, values: Sequence[str] = ()) -> Reply:
        """Press, or choose."""
        reply = Reply()
        await dispatch.pressed(self.app, self.gate, self._interaction(who, id, values, reply))
        assert reply.sent, f"{id} {values} was left unanswered"
        return reply

    def _interaction(self, who: Person, id: str, values: Sequence[str], reply: Reply) -> Any:
        rights = discord.Permissions.none()
        flags = SimpleNamespace(ephemeral=next(self.ids) % 2 == 0)
        return SimpleNamespace(
            id=next(self.ids),
            type=discord.InteractionType.component,
            extras={},
            user=SimpleNamespace(id=who.id, display_name=who.name, roles=()),
            locale=discord.Locale.american_english,
            guild_id=SERVER,
            guild=None,
            channel_id=CHANNEL,
            channel=None,
            message=SimpleNamespace(flags=flags, id=1),
            permissions=rights,
            app_permissions=rights,
            client=SimpleNamespace(
                guilds=(),
                user=None,
                get_channel=lambda _channel: object(),
                get_guild=lambda _server: None,
                fetch_user=nobody,
                fetch_channel=nowhere,
            ),
            data={"custom_id": id, "values": list(values)},
            response=reply,
            followup=SimpleNamespace(send=reply.more),
            edit_original_response=reply.more,
        )

    def stored(self) -> dict[str, list[tuple[Any, ...]]]:
        """Everything in the database but which interactions were seen, and at which hours."""
        with closing(sqlite3.connect(self.world.path)) as database:
            query = "SELECT name FROM sqlite_master WHERE type = 'table'"
            names = [name for (name,) in database.execute(query) if name not in SEEN]
            read = {name: f"SELECT * FROM {name}" for name in names}
            read["users"] = "SELECT id, settings, unreached_at FROM users WHERE settings != '{}'"
            return {name: database.execute(query).fetchall() for name, query in read.items()}

    def changed(self, before: dict[str, list[tuple[Any, ...]]]) -> set[str]:
        """The tables that differ from before."""
        now = self.stored()
        return {name for name in now if now[name] != before[name]}


async def nowhere(channel: int) -> Any:
    """Fetch a channel, as a client that may see none."""
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    raise discord.Forbidden(answer, {"code": 50001, "message": "Missing Access"})


async def nobody(user: int) -> Any:
    """Fetch a person, as a client that knows everybody."""
    return SimpleNamespace(id=user, display_name="Eve", bot=False)


@pytest.fixture
def data() -> Iterator[Path]:
    """A folder with a migrated database, in memory where the machine allows it."""
    with new_folder() as folder, inline():
        yield folder


async def _prepare(data: Path) -> tuple[int, int]:
    world = World(data / "castellan.db")
    forger = await Forger(world, data).prepare()
    await world.close()
    return forger.game, forger.table


@pytest.fixture(scope="module")
def prepared() -> Iterator[tuple[Path, int, int]]:
    """What every test finds, made once: the database, the game and the table."""
    with new_folder() as folder:
        with inline(), ThreadPoolExecutor(1) as other:  # here a loop may be running
            game, table = other.submit(asyncio.run, _prepare(folder)).result()
        yield folder / "castellan.db", game, table


@pytest.fixture
async def forger(data: Path, prepared: tuple[Path, int, int]) -> AsyncIterator[Forger]:
    path, game, table = prepared
    world = World(Path(shutil.copy(path, data / "castellan.db")))
    forger = Forger(world, data)
    forger.game, forger.table = game, table
    yield forger
    await world.close()


@pytest.fixture(autouse=True)
def _no_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what would be answered with a code fail the test instead."""

    async def confess(_ask: Any, error: BaseException) -> None:
        raise AssertionError(repr(error)) from error

    monkeypatch.setattr(dispatch, "_answer_failure", confess)


def written(scope: str, action: str, forger: Forger, draw: random.Random) -> str:
    """Write an id of an action with drawn words, for any row."""
    row = draw.choice([forger.game, forger.table, forger.game, forger.table, 0, 77, 2**63 - 1])
    some = [_word(draw) for _ in range(draw.randrange(5))]
    text = ".".join(word for word in some if set(word) <= {*ALPHABET, "."})[:60]
    words = tuple(text.split(".")) if text else ()
    seat, version = draw.choice([0, 0, 1, 2, 9, 1295]), draw.choice([0, 0, 1, 5, 99])
    kind = draw.choice("bbsurh")
    return CustomId(scope, row, action, words, seat, version, kind).text()


def _word(draw: random.Random) -> str:
    kind = draw.randrange(3)
    if kind == 0:
        return draw.choice(JUNK)
    if kind == 1:
        return draw.choice(WORDS)
    return "".join(draw.choices(ALPHABET, k=draw.randrange(1, 15)))


@pytest.mark.parametrize(("scope", "action"), [one for one in ACTIONS if one[0] != TOURNAMENT])
async def test_forged_words_are_answered_and_do_no_harm(
    forger: Forger, scope: str, action: str
) -> None:
    """Any words in any id, by a lord, a host and a stranger: an answer, and no fault of ours.

    A stranger changes nothing but what is theirs; what stands in the database stays sound. Those of
    tournaments are forged where there are some (test_forged_cups).
    """
    draw = random.Random(f"{scope}:{action}")
    if action in IN_TOWN:
        await forger.to_town()
    elif action in (*OF_GIANTS, *OF_COURT):
        await forger.to_court()
    for _ in range(TRIES):
        who, id = draw.choice((ANN, BEN, DAN)), written(scope, action, forger, draw)
        before = forger.stored()
        await forger.send(who, id, [_word(draw) for _ in range(draw.randrange(3))])
        if who is DAN:
            own = OF_ANYBODY.get((scope, action), set())
            assert forger.changed(before) <= own | _own_setup(scope, action)
    play = forger.world.services.play
    assert (await play.game(forger.game)).view
    assert (await forger.world.services.tables.table(forger.table)).setup.options()


def _own_setup(scope: str, action: str) -> set[str]:
    if (scope, action) == ("n", "open"):
        return {"setup_drafts", "tables", "seats", "outbox", "jobs", "sqlite_sequence"}
    if (scope, action) in (("n", "kept"), ("n", "drop")):
        return {"presets", "sqlite_sequence"}
    return {"setup_drafts"} if scope == "n" else set()


@pytest.mark.parametrize(("scope", "action"), [one for one in ACTIONS if one[1] in TAKES_WORDS])
async def test_words_that_mean_nothing_change_nothing(
    forger: Forger, scope: str, action: str
) -> None:
    """Neither in the id nor among what was chosen, not even by the host or the lord on turn."""
    if action in IN_TOWN:
        await forger.to_town()
    elif action in (*OF_GIANTS, *OF_COURT):
        await forger.to_court()
    before = forger.stored()
    row = forger.game if action in (*OF_GAMES, *IN_TOWN) else forger.table
    for junk, who in itertools.product((*JUNK, "x.x.x.x.x"), (ANN, BEN)):
        for id, values in _forms(CustomId(scope, row, action), junk):
            await forger.send(who, id, values)
            assert not forger.changed(before), (id, values)


def _forms(plain: CustomId, junk: str) -> Iterator[tuple[str, list[str]]]:
    """Put a word into an id, into what was chosen, or both."""
    yield CustomId(plain.scope, plain.id, plain.action, ("x",)).text(), [junk]
    if set(junk) <= {*ALPHABET, "."}:
        id = f"b1:{plain.scope}:{codec.base36(plain.id)}:0:0:{plain.action}:{junk or '.'}"
        yield id, []
        yield id.replace("b1", "s1"), [junk]


@pytest.mark.parametrize("words", [(), ("",), ("-1",), ("1_0",), ("²",), ("9" * 30,), ("b",)])
def test_numbers_are_read_strictly(words: tuple[str, ...]) -> None:
    """Digits only, and none that no row can have."""
    with pytest.raises(Refused, match="button_unknown"):
        args.number(words)


def test_words_that_fit_are_read() -> None:
    """The same words as before."""
    assert args.number(("x", "017"), 1) == 17
    assert args.row(("zz",)) == 35 * 36 + 35
    assert args.word(("a", "b"), 1) == "b"


@pytest.mark.parametrize("typed", ["", "?", "-5", "1_0", "z" * 30, "²"])
def test_typed_numbers_are_read_as_strictly(typed: str) -> None:
    """What stands for a game in a command."""
    with pytest.raises(Refused, match=r"^no_game$"):
        slash_commands.number(typed)
