"""What a person may not know of is answered like a number that nothing has, by everything there is.

Every command, suggestion, button, select and form that is registered is tried: a new one is, too.
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs import base, channels, dispatch, slash_commands
from cogs.channels import MANAGE_THREADS, VIEW, Sight, seen_by_all_who_see, sees
from cogs.codec import GAME, LISTS, REPLAY, TOURNAMENT, CustomId, base36
from cogs.lookups import REMEMBERED
from cogs.tables import find_table
from cogs.tournaments import choosing
from engine import Options
from sandbox import Channel
from sandbox.permissions import Right
from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.tables import Setup
from services.facts.tournaments import Tournament
from tests.cogs.test_forged import Reply
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.house import PATIENCE
from tests.helpers.database import new_folder
from tests.helpers.finished import played, put

ONCE = {(LISTS, "dayplay")}
"""What names nothing, and begins something for whoever presses it: the first press answers else."""
KINDS = {"game": "game", "table": "table", "cup": "tournament"}
"""The options that name something, and what."""
FREE = {
    *("answer", "text", "until", "hours", "lord", "with_", "show", "box", "spot", "square", "at"),
    *("building", "giant", "domino", "as_", "token", "pay", "wishes", "otherwise", "from_", "note"),
    *(
        "user",
        "notice",
        "reminders",
        "quiet",
        "zone",
        "pictures",
        "theme",
        "language",
        "forced",
        "weekends",
    ),
    *(
        "soon",
        "brief",
        "ladders",
        "animation",
        "month",
        "partner",
        "what",
        "format",
        "how",
        "round",
        "about",
        "value",
    ),
    *("ends", "begins", "entries", "level", "temper"),
    *("channel", "setting", "file", "kingdom", "season", "page", "template", "name", "variants"),
    *(
        "lords",
        "clock",
        "rounds",
        "capacity",
        "who",
        "signup",
        "start",
        "vacation",
        "reason",
        "do",
        "order",
    ),
    *(
        "role",
        "seat",
        "preset",
        "court",
        "giants",
        "off",
        "partners",
        "quests",
        "reliability",
        "teams",
    ),
}
"""The options that name nothing that could be out of sight."""
TYPED: dict[str, Any] = {
    **{"answer": "agree", "until": "2000-01-01", "lord": "k1", "spot": "b5 a5", "square": "b5"},
    **{"building": "church", "giant": "b5", "domino": "3", "token": "king", "about": "domino"},
    **{"how": "turn", "hours": 2.0, "do": "restart", "role": "judge"},
}
"""What is typed into options that name nothing; into others "x"."""
Shape = tuple[tuple[str, ...], tuple[str, ...]]
SHAPES: tuple[Shape, ...] = (
    ((), ()),
    (("k1", "yes"), ("1.1",)),
    (("1", "1", "0"), ("extend",)),
)
"""Words and choices of ids; some fit each action."""
SHAPED: dict[tuple[str, str], Shape] = {
    (GAME, "agree"): (("{vote}",), ()),
    (GAME, "goon"): (("{vote}",), ()),
    (GAME, "accept"): (("{invitation}",), ()),
    (GAME, "decline"): (("{invitation}",), ()),
    (REPLAY, "step"): (("0", "m.i.next"), ()),
    (REPLAY, "share"): (("0", "m.i.next"), ()),
    (REPLAY, "which"): ((), ("{row}",)),
}
"""The same for actions with a form of their own."""
UNKNOWN = 80_000
"""Added to the number of a thing, it is one that nothing has."""


@dataclass(frozen=True)
class Things:
    """The numbers of what somebody has in a channel."""

    game: int
    table: int
    vote: int
    invitation: int
    tournament: int
    over: int
    name: str

    @property
    def numbers(self) -> dict[int, str]:
        """Each number with the field that holds it."""
        named = ("game", "table", "vote", "invitation", "tournament", "over")
        return {getattr(self, one): one for one in named}

    def unknown(self) -> Things:
        """The same with numbers and a name that nothing has."""
        fresh = {field: number + UNKNOWN for number, field in self.numbers.items()}
        return replace(self, **fresh, name="Unheard-of")

    def blurred(self, text: str) -> str:
        """A text without these numbers and this name."""
        for number, field in self.numbers.items():
            for written in (str(number), base36(number)):
                text = text.replace(written, f"<{field}>")
        return text.replace(self.name, "<name>").replace(self.name.casefold(), "<name>")


class House(TournamentStage):
    """A server with a channel for some, another server, and a stranger: Dan, who sits nowhere."""

    guild: discord.Guild
    as_user: discord.User
    as_member: discord.Member

    def __init__(self, folder: Any) -> None:
        super().__init__(folder)
        self.counted = itertools.count(10**6)
        self.gate = dispatch.Gate(itertools.count(step=10).__next__)

    async def start(self) -> None:
        """Build the world before the bot comes to it."""
        world = self.world
        home = world.server(world.channel("games").server or 0)
        others = [world.add_user(name) for name in ("Eve", "Fay", "Gus", "Hal")]
        for other in others[:2]:
            world.add_member(home, other)
        hidden = world.add_channel(home, "council")
        world.set_overwrite(hidden, home.roles[home.id], deny=Right.VIEW_CHANNEL)
        for member in (world.bot, *map(world.user, ("Ann", "Ben", "Eve", "Fay"))):
            world.set_overwrite(hidden, member, allow=Right.VIEW_CHANNEL)
        world.add_server("Elsewhere", others, channels=("far",))
        self.dan = world.user("Dan").id
        await super().start()
        guild = self.client.get_guild(home.id)
        assert guild is not None
        self.guild = guild
        self.as_user = await self.client.fetch_user(self.dan)
        self.as_member = await self.guild.fetch_member(self.dan)
        with closing(sqlite3.connect(self.path)) as database, database:
            names = ("tables", "games", "votes", "invitations", "cups")
            starts = [(name, 700_000 + 1000 * at) for at, name in enumerate(names)]
            database.executemany("INSERT INTO sqlite_sequence VALUES (?, ?)", starts)

    @property
    def path(self) -> str:
        return self.settings.database_url.partition("///")[2]

    def person(self, name: str) -> Person:
        return Person(self.world.user(name).id, name)

    def lord(self, number: int) -> Person:
        return self.person("Eve" if number == 1 else "Fay")

    async def furnish(self, where: Channel, name: str, *lords: str) -> Things:
        """Let two lords have one of everything in a channel."""
        assert where.server is not None
        ann, ben = map(self.person, lords)
        tables, place = self.services.tables, (where.server, where.id)
        tournament = await self.event(place, name)
        table = await tables.create(*place, ann, Setup(lords=2, name=name))
        joined = await tables.join(table.id, ben)
        game = joined.table.game
        assert game is not None
        vote = await self.services.play.propose(Press(game, ann), Proposal("abort"))
        opened = await tables.create(*place, ann, Setup(lords=3, name=name, starts="host"))
        asked = await tables.invite(opened.id, ann, [self.person("Eve")])
        async with self.services.context.write() as tx:
            people = [(ann.id, ann.name), (ben.id, ben.name)]
            old = played(Options(box="discovery", players=2), "sight")
            there = {"server": place[0], "channel": place[1]}
            over = await put(tx.connection, old, people=people, name=name, **there)  # type: ignore[arg-type]
        await self.services.statistics.rebuild(where.server)
        numbers = (game, opened.id, vote.id, asked.invited[0].id, tournament.id, over)
        return Things(*numbers, name)

    async def event(self, place: tuple[int, int], name: str) -> Tournament:
        """Let a tournament of Ann and Ben be running somewhere."""
        self.host, self._place = self.person("Ann"), place
        return await self.begun(2, name=name, late=3)

    @property
    def place(self) -> tuple[int, int]:
        return self._place

    # -- what Dan does -------------------------------------------------------------------------

    async def __aenter__(self) -> House:
        await super().__aenter__()
        return self

    async def _interaction(self, direct: bool, reply: Reply, **data: Any) -> Any:
        channel = self.world.direct("Dan") if direct else self.world.channel("games")
        rights = discord.Permissions(attach_files=True)
        return SimpleNamespace(
            id=next(self.counted),
            type=discord.InteractionType.component,
            extras={},
            user=self.as_user if direct else self.as_member,
            locale=discord.Locale.american_english,
            guild_id=None if direct else self.guild.id,
            guild=None if direct else self.guild,
            channel_id=channel.id,
            channel=self.client.get_channel(channel.id),
            message=SimpleNamespace(flags=SimpleNamespace(ephemeral=True), id=1),
            permissions=discord.Permissions.none(),
            app_permissions=rights,
            client=self.client,
            data=data,
            response=reply,
            followup=SimpleNamespace(send=reply.more),
            edit_original_response=reply.more,
            delete_original_response=reply.more,
        )

    async def press(self, id: CustomId, values: Sequence[str], *, direct: bool) -> str:  # type: ignore[override]
        self.services.replay._shared.clear()
        reply = Reply()
        text = {"type": 4, "custom_id": "text", "value": "So"}
        data = {"custom_id": id.text(), "values": list(values), "components": [{"component": text}]}
        await dispatch.pressed(
            self.client.app, self.gate, await self._interaction(direct, reply, **data)
        )
        return _shown(reply)

    async def type(self, command: Any, options: dict[str, Any], *, direct: bool) -> str:
        reply = Reply()
        made = await self._interaction(direct, reply)
        made.message = None
        await command.callback(made, **options)
        return _shown(reply)

    async def suggested(self, command: Any, options: dict[str, Any], *, direct: bool) -> str:
        """What is suggested for every option, while the others are typed already."""
        found = []
        for one in command._params.values():
            if one.autocomplete is not None:
                made = await self._interaction(direct, Reply(), **options)
                made.namespace = SimpleNamespace(**options)
                found += [(one.name, one.value) for one in await one.autocomplete(made, "")]
        return repr(found)

    async def noticed(self, look: Callable[[], bool]) -> None:
        """Wait until our client knows of a change of the world."""
        async with asyncio.timeout(PATIENCE):
            while not look():  # noqa: ASYNC110
                await asyncio.sleep(0)

    def stored(self, things: Things) -> list[tuple[Any, ...]]:
        """Return every row in the database that has one of some numbers."""
        with closing(sqlite3.connect(self.path)) as database:
            query = "SELECT name FROM sqlite_master WHERE type = 'table'"
            names = [name for (name,) in database.execute(query)]
            rows = [
                (name, *row) for name in names for row in database.execute(f"SELECT * FROM {name}")
            ]
        return [row for row in rows if not things.numbers.keys().isdisjoint(row)]


def _shown(reply: Reply) -> str:
    """Return everything that an answer shows, as text."""
    shown = []
    for sent in reply.sent:
        for key, value in sorted(sent.items()):
            if key == "view":
                shown.append(value.to_components())
            elif key == "modal":
                shown.append(value.to_dict())
            elif key in ("files", "attachments"):
                shown.append([one.filename for one in value])
            else:
                shown.append((key, value))
    return repr(shown)


def _commands() -> list[Any]:
    found: list[Any] = []
    waiting: list[Any] = list(slash_commands.commands())
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, app_commands.Group):
            waiting += one.commands
        else:
            found.append(one)
    return found


@pytest.fixture
async def house(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    async def confess(_ask: Any, error: BaseException) -> None:
        raise AssertionError(repr(error)) from error

    monkeypatch.setattr(dispatch, "_answer_failure", confess)
    with new_folder() as folder:
        async with House(folder) as stage:
            yield stage


def _usual(command: Any, user: Person) -> tuple[dict[str, Any], list[str]]:
    """Return what is typed into a command's options, and those that name something."""
    options: dict[str, Any] = {}
    naming = []
    for name, one in command._params.items():
        if one.type is discord.AppCommandOptionType.string:
            if name in KINDS:
                naming.append(name)
            else:
                assert name in FREE, f"is {name} of /{command.name} a thing?"
        options[name] = TYPED.get(name, "x") if one.required else one.default
        if one.required and one.type is discord.AppCommandOptionType.integer:
            options[name] = 1
        if one.type is discord.AppCommandOptionType.user:
            options[name] = SimpleNamespace(id=user.id, display_name=user.name, bot=False)
    return options, naming


def _typings(command: Any, things: Things) -> Iterator[dict[str, Any]]:
    """Yield what is typed into a command: each name or number of something in turn."""
    options, naming = _usual(command, Person(5, "Ivy"))
    for name in naming:
        kind = KINDS[name]
        number = getattr(things, kind)
        if kind == "game":
            yield {**options, name: base36(number)}
        else:
            yield {**options, name: str(number) if kind == "tournament" else base36(number)}
            yield {**options, name: things.name}


def _ids(things: Things) -> Iterator[tuple[CustomId, tuple[str, ...]]]:
    """Yield the ids of everything registered, with choices."""
    numbers = {"vote": base36(things.vote), "invitation": str(things.invitation)}
    for scope, action in sorted(base._HANDLERS.keys() - ONCE):
        about_table = base.is_about_table(CustomId(scope, 1, action))
        rows = {
            GAME: [things.table] if about_table else [things.game],
            TOURNAMENT: [things.tournament],
            REPLAY: [things.game, things.over],
            LISTS: [things.game, things.table],
        }.get(scope, [0])
        own = SHAPED.get((scope, action))
        for row, (words, values) in itertools.product(rows, (*SHAPES, *([own] if own else []))):
            numbers["row"] = base36(row)
            said = tuple(word.format(**numbers) for word in words)
            kind = "m" if action in ("judge", "noted") else "b"
            chosen = tuple(value.format(**numbers) for value in values)
            yield CustomId(scope, row, action, said, kind=kind), chosen
    for name in base._GAME_ACTIONS:
        yield CustomId(LISTS, 0, "which", (name,)), (base36(things.game),)
    for name in find_table._ACTIONS:
        yield CustomId(LISTS, 0, "seats", (name,)), (base36(things.table),)
    for name in choosing._ACTIONS:
        yield CustomId(TOURNAMENT, 0, "which", (name,)), (str(things.tournament),)


@pytest.mark.parametrize("direct", [False, True], ids=["server", "direct"])
async def test_what_is_out_of_sight_is_answered_like_an_unknown_number(
    house: House, *, direct: bool
) -> None:
    """By every command, suggestion and id, and nothing of it changes."""
    secrets = {
        "foreign": await house.furnish(house.world.channel("far"), "Far Away", "Gus", "Hal"),
        "unseen": await house.furnish(house.world.channel("council"), "Top Secret", "Ann", "Ben"),
    }
    nothing = secrets["unseen"].unknown()
    before = {name: house.stored(things) for name, things in secrets.items()}
    for command in _commands():
        unknown = [
            nothing.blurred(
                await house.type(command, options, direct=direct)
                + await house.suggested(command, options, direct=direct)
            )
            for options in _typings(command, nothing)
        ]
        for name, things in secrets.items():
            for options, expected in zip(_typings(command, things), unknown, strict=True):
                told = await house.type(command, options, direct=direct)
                told += await house.suggested(command, options, direct=direct)
                assert things.blurred(told) == expected, (name, command.qualified_name, options)
            assert house.stored(things) == before[name], (name, command.qualified_name)
    for (id, values), *others in zip(
        _ids(nothing), *(_ids(things) for things in secrets.values()), strict=True
    ):
        expected = nothing.blurred(await house.press(id, values, direct=direct))
        for (name, things), (other, chosen) in zip(secrets.items(), others, strict=True):
            told = things.blurred(await house.press(other, chosen, direct=direct))
            assert told == expected, (name, other, chosen)
    for name, things in secrets.items():
        assert house.stored(things) == before[name], name


async def test_what_is_out_of_sight_is_in_no_list(house: House) -> None:
    """Nor in a profile, a suggestion or a page that is shown in the channel."""
    things = await house.furnish(house.world.channel("council"), "Top Secret", "Ann", "Ben")
    ann = house.person("Ann")
    for command in _commands():
        options, _ = _usual(command, ann)
        told = await house.type(command, options, direct=False)
        told += await house.suggested(command, options, direct=False)
        assert things.blurred(told) == told, command.qualified_name
    for action in ("profile", "prfshow", "games", "live", "watch", "honors", "tables"):
        told = await house.press(CustomId(LISTS, ann.id, action), (), direct=False)
        assert things.blurred(told) == told, action
    server = house.place[0]
    seen = await house.services.play.games_of(replace(ann, server=server), "open", server)
    assert [line.table.id for line in seen.lines] == [things.table]


async def test_sight_goes_with_what_discord_says_now(house: House) -> None:
    """Of members in direct messages too, for channels hidden later, and for who left."""
    world, dan, ann = house.world, house.world.user("Dan"), house.world.user("Ann")
    games = world.channel("games")
    things = await house.furnish(games, "Open House", "Ann", "Ben")
    watch = CustomId(GAME, things.game, "look")
    show = CustomId(TOURNAMENT, things.tournament, "show")

    async def seen(*, direct: bool) -> set[bool]:
        house.clock.advance(REMEMBERED)  # what was said is out of date
        shown = [await house.press(one, (), direct=direct) for one in (watch, show)]
        return {"Open House" in one for one in shown}

    assert await seen(direct=False) == await seen(direct=True) == {True}
    world.set_overwrite(games, dan, deny=Right.VIEW_CHANNEL)
    await house.noticed(lambda: not sees(house.as_member, games.id))
    assert await seen(direct=False) == await seen(direct=True) == {False}
    world.set_overwrite(games, dan)
    await house.noticed(lambda: sees(house.as_member, games.id))
    assert await seen(direct=True) == {True}
    world.remove_member(world.server(games.server), dan)
    assert await seen(direct=True) == {False}
    world.delete_channel(games)
    await house.noticed(lambda: house.client.get_channel(games.id) is None)
    house.as_user = await house.client.fetch_user(ann.id)
    assert "Open House" in await house.press(watch, (), direct=True)
    house.as_user = await house.client.fetch_user(world.user("Cara").id)
    assert "Open House" not in await house.press(watch, (), direct=True)


async def test_a_private_thread_is_seen_by_those_in_it(house: House) -> None:
    """Whether our client knows its members or not."""
    world, guild = house.world, house.guild
    thread = world.add_thread(world.channel("games"), "Cellar", world.user("Ann"), private=True)
    world.join_thread(thread, world.bot.id)
    await house.noticed(lambda: guild.get_thread(thread.id) is not None)
    sight = Sight(house.client, house.client.app.lookups, house.as_member)
    assert not await sight.asks(guild.id, thread.id)
    assert not sight.sees(thread.id)
    world.join_thread(thread, house.dan)
    assert not await sight.asks(guild.id, thread.id)  # asked a moment ago
    house.clock.advance(REMEMBERED)
    assert await sight.asks(guild.id, thread.id)
    assert sight.sees(thread.id)


async def test_who_left_opens_nothing_in_the_server_they_left(house: House) -> None:
    """A closed table is opened again only where one sees the channel."""
    world, tables = house.world, house.services.tables
    games, cara = world.channel("games"), house.person("Cara")
    table = await tables.create(games.server, games.id, cara, Setup(lords=2))
    await tables.close(table.id, cara)
    again = CustomId(GAME, table.id, "again")
    house.as_user = await house.client.fetch_user(cara.id)
    world.remove_member(world.server(games.server), world.user("Cara"))
    await house.press(again, (), direct=True)
    assert await tables.open_tables(games.server) == ()
    world.add_member(world.server(games.server), world.user("Cara"))
    house.clock.advance(REMEMBERED)
    await house.press(again, (), direct=True)
    assert len(await tables.open_tables(games.server)) == 1


async def test_a_thousand_exceptions_are_looked_through_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not once for each role, and never made into objects: all servers would wait meanwhile."""
    world, guild = house.world, house.guild
    games, council = world.channel("games"), world.channel("council")
    server = world.server(games.server)
    rights = (Right.VIEW_CHANNEL, Right.MANAGE_THREADS, Right.ADMINISTRATOR)
    for right in rights:
        role = world.add_role(server, f"role {right}", right)
        world.set_overwrite(council, role, deny=Right.VIEW_CHANNEL)
        world.set_overwrite(games, role, allow=Right.MANAGE_THREADS)
    thread = world.add_thread(games, "Cellar", world.user("Ann"), private=True)
    world.join_thread(thread, world.bot.id)
    await house.noticed(lambda: guild.get_thread(thread.id) is not None)
    await house.noticed(lambda: len(guild.roles) == len(server.roles))
    for channel in guild.text_channels:
        found = [channels.granted_to(role, channel) for role in guild.roles]
        shown = [one.value & (VIEW | MANAGE_THREADS) for one in found if one]
        granted = channels._granted_each(guild.roles, channel)
        assert [one & (VIEW | MANAGE_THREADS) for one in granted] == shown
    looks = list[int]()

    def unmade(_: object) -> None:
        raise AssertionError("each is made into an object")

    def looked(self: Any, who: Any) -> Any:
        looks.append(who.id)

    monkeypatch.setattr(discord.abc.GuildChannel, "overwrites", property(unmade))
    monkeypatch.setattr(discord.TextChannel, "permissions_for", looked)
    test = seen_by_all_who_see(guild, council.id)
    assert test(games.id)
    assert not test(thread.id)
    assert not looks


async def test_what_all_readers_of_a_channel_see(house: House) -> None:
    """By roles, and by members who were let in singly; what is closed to one of them is not."""
    world, guild = house.world, house.guild
    games, council = world.channel("games"), world.channel("council")
    everybody, few = (seen_by_all_who_see(guild, one.id) for one in (games, council))
    assert (everybody(games.id), everybody(council.id)) == (True, False)
    assert few(games.id)
    world.set_overwrite(council, house.world.user("Dan"), allow=Right.VIEW_CHANNEL)
    await house.noticed(lambda: sees(house.as_member, council.id))
    closed = world.add_channel(world.server(games.server), "closed")
    world.set_overwrite(
        closed, world.servers[games.server].roles[games.server], deny=Right.VIEW_CHANNEL
    )
    await house.noticed(lambda: guild.get_channel(closed.id) is not None)
    assert not seen_by_all_who_see(guild, council.id)(closed.id)
    assert not seen_by_all_who_see(guild, closed.id + 1)(games.id)
