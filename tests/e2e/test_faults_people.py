"""Lords who can't be reached: they left the server, block direct messages, or have no account."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cogs import strikes
from cogs.channels import state_of
from sandbox import Message, Right
from services.facts import Person
from services.facts.tables import Setup
from tests.e2e.house import PATIENCE
from tests.e2e.sitting import DAY, Sitting, health, sit_down
from tests.e2e.stage import Stage, bare

SERVER = "Castellan's Court"


def elsewhere(stage: Stage, who: str) -> None:
    """A person leaves the server, but is in another one with the bot."""
    stage.world.add_server("Elsewhere", [stage.world.user(who)])
    stage.sandbox.faults.leave(who, SERVER)


def left_and_blocks(stage: Stage, who: str) -> None:
    """A person leaves the server and takes no direct messages either."""
    stage.sandbox.faults.leave(who, SERVER)
    stage.sandbox.faults.block_direct_messages(who)


FAULTS: dict[str, Callable[[Stage, str], object]] = {
    "left": lambda stage, who: stage.sandbox.faults.leave(who, SERVER),
    "left, with another server in common": elsewhere,
    "blocks direct messages": lambda stage, who: stage.sandbox.faults.block_direct_messages(who),
    "left and blocks": left_and_blocks,
    "deleted the account": lambda stage, who: stage.sandbox.faults.delete_account(who),
}
CASES = [
    ("left", "mention"),
    ("left, with another server in common", "mention"),
    ("blocks direct messages", "direct"),
    ("deleted the account", "direct"),
    *(
        pytest.param(fault, notice, marks=pytest.mark.full)
        for fault in FAULTS
        for notice in ("mention", "direct", "both")
    ),
]


def told(stage: Stage, who: str) -> list[Message]:
    """The direct messages to a person."""
    return stage.messages(stage.world.direct(who))


async def before(sitting: Sitting, who: str) -> None:
    """Play until somebody else than a lord is on turn."""
    while await sitting.on_turn() == who:
        await sitting.turn()


@pytest.mark.parametrize(("fault", "notice"), CASES)
async def test_a_lord_who_is_out_of_reach_stops_nobody(
    stage: Stage, fault: str, notice: str
) -> None:
    """The report is said once and mentions them; the autopilot plays when their time is over."""
    sitting = await sit_down(stage, lords=2)
    await stage.services.people.change(sitting.person("Ben"), notice=notice)
    FAULTS[fault](stage, "Ben")
    while await sitting.on_turn() != "Ben":
        await sitting.turn()
    assert not await stage.services.outbox.waiting(), "nothing waits for somebody out of reach"
    version = (await sitting.fact()).version
    assert [one for one in sitting.messages if stage.find(one, "Play")]
    await stage.pass_time(DAY)
    assert (await sitting.fact()).version > version
    assert not await stage.services.outbox.waiting()
    assert sitting.reports("autopilot")


async def test_who_left_the_server_is_written_to(stage: Stage) -> None:
    """No mention reaches them; there is another server in common."""
    sitting = await sit_down(stage, lords=2)
    await before(sitting, "Ben")
    elsewhere(stage, "Ben")
    while await sitting.on_turn() != "Ben":
        await sitting.turn()
    await stage.pass_time(DAY // 2)  # they are looked for at the latest when they are reminded
    call = told(stage, "Ben")[-1]
    assert "your turn" in bare(call).casefold()
    assert stage.find(await stage.press("Ben", call, "Play"), "end")


async def test_a_lord_who_is_gone_loses_the_seat_and_the_game_ends(stage: Stage) -> None:
    """As for everybody: after the missed turns that the table allows."""
    sitting = await sit_down(stage, lords=2, box="discovery")
    await sitting.until("1.1")
    for who in ("Ann", "Ben"):
        stage.sandbox.faults.delete_account(who)
    for _ in range(40):
        if (await sitting.fact()).over:
            break
        await stage.pass_time(DAY // 2)
    assert (await sitting.fact()).over
    assert not await stage.services.outbox.waiting()


async def test_nobody_can_be_told_anywhere(stage: Stage) -> None:
    """The place is shut and the lord gone: the host sees it, and all is said once it is open."""
    sitting = await sit_down(stage, lords=3)
    faults = stage.sandbox.faults
    faults.take_away("games", Right.SEND_MESSAGES, Right.SEND_MESSAGES_IN_THREADS)
    for who in ("Ann", "Ben", "Cara"):
        faults.block_direct_messages(who)
    await sitting.turn()
    seen = await health(stage)
    assert "waiting for" in seen
    assert "I may not write there" in seen
    faults.give_back("games")
    await stage.pass_time(3600)
    assert not await stage.services.outbox.waiting()
    assert "all is well" in await health(stage)


async def test_the_queue_asks_who_is_still_there(stage: Stage) -> None:
    """Whoever left the server since, or sees no common channel, is seated with nobody."""
    await stage.command("Ann", "games", "game queue", box="discovery")
    stage.sandbox.faults.leave("Ann", SERVER)
    await stage.command("Ben", "games", "game queue", box="discovery")
    stage.world.set_overwrite(
        stage.world.channel("games"), stage.world.user("Ben"), deny=Right.VIEW_CHANNEL
    )
    await stage.pass_time(60)  # for which it is remembered who sees the channel
    await stage.command("Cara", "games", "game queue", box="discovery")
    await stage.settle()
    assert not stage.threads()
    seated = await stage.command("Dan", "games", "game queue", box="discovery")
    assert "You have a seat" in bare(seated)
    await stage.settle()
    assert len(stage.threads()) == 1
    (server,) = stage.world.servers
    places = [
        await stage.services.queue.place(int(server), Person(stage.world.user(who).id, who))
        for who in ("Ann", "Ben", "Cara", "Dan")
    ]
    assert [place is not None for place in places] == [False, True, False, False]


async def test_a_table_whose_host_has_left_goes_on(stage: Stage) -> None:
    """With whoever sits there and asks; the seats of those who left are free again."""
    options = {"box": "kingdomino", "lords": 4, "who": "anyone"}
    await stage.command("Dan", "games", "game new", **options)
    await stage.settle()
    message = stage.message("a table is open")
    for who in ("Ben", "Cara"):
        await stage.press(who, message, "Take a seat")
    (fact,) = await stage.services.tables.open_tables(int(stage.world.channel("games").server))
    typed = await stage.command("Ben", "games", "game start")
    assert "Only **Dan**, the host, can do that." in bare(typed)
    for who in ("Cara", "Dan"):
        stage.sandbox.faults.leave(who, SERVER)
    await stage.pass_time(60)  # for which it is remembered who is there
    panel = await stage.command("Ben", "games", "game host")
    assert "**Dan** has left the server, so you are the host now." in bare(panel)
    now = await stage.services.tables.table(fact.id)
    assert [seat.name for seat in now.seats if seat.user] == ["Ben"]
    assert now.host_name == "Ben"
    await stage.settle()
    assert "**Ben** (host)" in bare(stage.message("a table is open"))


@pytest.mark.parametrize("seated", [True, False])
async def test_who_manages_the_server_frees_a_table_whose_host_has_left(
    stage: Stage, *, seated: bool
) -> None:
    """It goes to whoever sits there, and closes if that is nobody; they can close it as well."""
    await stage.command("Dan", "games", "game new", box="kingdomino", lords=4, who="anyone")
    await stage.settle()
    if seated:
        await stage.press("Ben", stage.message("a table is open"), "Take a seat")
    (fact,) = await stage.services.tables.open_tables(int(stage.world.channel("games").server))
    stage.sandbox.faults.leave("Dan", SERVER)
    said = bare(await stage.command("Cara", "games", "game host"))
    assert "You have no open table here" in said
    shown = await stage.command("Ann", "games", "game host")
    assert ("close the table?" if seated else "is closed") in bare(shown)
    now = await stage.services.tables.table(fact.id)
    assert now.state == ("open" if seated else "closed")
    if seated:
        assert now.host_name == "Ben"
        assert "is closed." in bare(await stage.press("Ann", shown, "Close the table"))
        assert (await stage.services.tables.table(fact.id)).state == "closed"


async def test_changes_of_a_table_ask_for_nothing_where_we_see_no_channel(stage: Stage) -> None:
    """Its host could change it on and on, and each edit would be one more refusal."""
    ann = Person(stage.world.user("Ann").id, "Ann", server=stage.world.channel("games").server)
    games = stage.world.channel("games")
    table = await stage.services.tables.create(games.server, games.id, ann, Setup(lords=4))
    await stage.settle()
    stage.sandbox.faults.take_away("games", Right.VIEW_CHANNEL)
    here = stage.client.get_guild(games.server)
    assert here is not None
    async with asyncio.timeout(PATIENCE):
        while state_of(here, games.id) == "open":  # noqa: ASYNC110 - the gateway tells
            await asyncio.sleep(0)
    stage.sandbox.rest.log.clear()
    for lords in (3, 4, 3):
        await stage.services.tables.change(table.id, ann, lords=lords)
        await stage.settle()
    assert not [one for one in stage.sandbox.rest.log if one[2] == 403]


@pytest.mark.parametrize("limit", ["SERVER", "HOST", "SAME"])
async def test_a_server_whose_edits_are_refused_on_and_on_waits(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """Also where nobody misses them, as in threads that our client doesn't know as shut to us."""
    monkeypatch.setattr(strikes, limit, 3)
    ann = Person(stage.world.user("Ann").id, "Ann", server=stage.world.channel("games").server)
    games = stage.world.channel("games")
    table = await stage.services.tables.create(games.server, games.id, ann, Setup(lords=4))
    await stage.settle()
    stage.sandbox.faults.fail("PATCH /channels/{channel}/messages/{message}", 403, 99, code=50001)
    stage.sandbox.rest.log.clear()
    for lords in (3, 4, 3, 4, 3):
        await stage.services.tables.change(table.id, ann, lords=lords)
        await stage.settle()
    assert len([one for one in stage.sandbox.rest.log if one[2] == 403]) == 3
    due, _ = await stage.services.outbox.due(stage.client.share())
    assert not due


async def test_where_no_thread_may_be_opened_none_is_asked_for(stage: Stage) -> None:
    """Games are played in the channel then; each would be one more refusal there."""
    games = stage.world.channel("games")
    stage.sandbox.faults.take_away("games", Right.CREATE_PUBLIC_THREADS)
    ann = Person(stage.world.user("Ann").id, "Ann", server=games.server)
    stage.sandbox.rest.log.clear()
    setup = Setup(lords=2, computers=("page",), starts="full")
    await stage.services.tables.create(games.server, games.id, ann, setup)
    await stage.settle()
    assert len(stage.messages("games")) > 1
    assert not [one for one in stage.sandbox.rest.log if one[2] == 403]
