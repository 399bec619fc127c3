"""The page's API: who may ask, what each person sees, and what is told live."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Right, Sandbox
from sandbox.page import WEB
from tests.sandbox.page_client import PageClient, write

ROUTES = (
    "GET /",
    "GET /page/web/page.js",
    "GET /page/state",
    "GET /page/messages",
    "POST /page/act",
    "POST /page/upload",
    "GET /page/live",
)


@pytest.fixture
async def house() -> AsyncIterator[Sandbox]:
    async with Sandbox(page=True) as sandbox:
        yield sandbox


@pytest.fixture
async def page(house: Sandbox) -> AsyncIterator[PageClient]:
    async with aiohttp.ClientSession() as session:
        yield PageClient(house, session)


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Host": "discord.com"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
    ],
    ids=str,
)
async def test_a_foreign_host_or_origin_is_refused(
    page: PageClient, route: str, headers: dict[str, str]
) -> None:
    """Another site's script, or a name pointed at this machine, gets nothing on any route."""
    method, path = route.split()
    async with page.session.request(method, page.sandbox.url + path, headers=headers) as answer:
        assert answer.status == 403


async def test_a_foreign_websocket_is_refused(page: PageClient) -> None:
    """Websockets know no same-origin rule of their own, so the page's Origin is asked for."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await page.session.ws_connect(
            f"{page.sandbox.url}/page/live", headers={"Origin": "http://evil.example"}
        )
    assert refused.value.status == 403


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
async def test_the_page_is_served_under_a_strict_policy(page: PageClient, name: str) -> None:
    """Both names of this machine work; nothing may be loaded from elsewhere, nothing is inline."""
    async with page.session.get(f"http://{name}:{page.sandbox.port}/") as answer:
        assert answer.status == 200
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http://" not in text.replace('xmlns="http://www.w3.org', "")
    assert "<script>" not in text


async def test_every_file_the_page_names_is_served(page: PageClient) -> None:
    """The scripts import only each other."""
    async with page.session.get(f"{page.sandbox.url}/page/web/page.js") as answer:
        assert answer.content_type == "text/javascript"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    for path in ("page.css", "castle.svg", "index.html"):
        async with page.session.get(f"{page.sandbox.url}/page/web/{path}") as answer:
            assert answer.status == 200


@pytest.mark.parametrize("path", ["nothing.js", "../page.py", "..%2fpage.py", "%2e%2e/page.py"])
async def test_nothing_else_is_served(page: PageClient, path: str) -> None:
    """Only the page's own files, whatever the path says."""
    async with page.session.get(f"{page.sandbox.url}/page/web/{path}") as answer:
        assert answer.status == 404


async def test_the_state_holds_what_a_person_sees(page: PageClient) -> None:
    """People, servers, channels and whether one may write there."""
    state = await page.state("Ann")
    assert [p["name"] for p in state["people"]] == ["Ann", "Ben", "Cara", "Dan"]
    assert [s["name"] for s in state["servers"]] == ["Castellan's Court"]
    assert [(c["name"], c["speak"]) for c in state["channels"]] == [
        ("lobby", True),
        ("games", True),
    ]
    assert state["bot"]["name"] == "Castellan"
    assert state["start"] == "game new"
    assert state["online"] is False


async def test_a_hidden_channel_is_hidden(page: PageClient) -> None:
    """Who may not see a channel learns neither its name nor its messages."""
    world = page.sandbox.world
    channel, ben = world.channel("games"), world.user("Ben")
    write(page.sandbox, "for the others")
    world.set_overwrite(channel, ben, deny=Right.VIEW_CHANNEL)
    assert [c["name"] for c in (await page.state("Ben"))["channels"]] == ["lobby"]
    query = {"as": str(ben.id), "channel": str(channel.id)}
    async with page.session.get(f"{page.sandbox.url}/page/messages", params=query) as answer:
        assert answer.status == 404


async def test_an_unknown_person_gets_the_first(page: PageClient) -> None:
    """A browser that remembers somebody of an older world starts anew."""
    state = await page.get("/page/state", **{"as": "1"})
    assert state["viewer"] == page.id_of("Ann")


async def test_private_messages_are_seen_by_their_person_only(page: PageClient) -> None:
    """Neither the list nor the live connection gives them to anybody else."""
    write(page.sandbox, "public")
    write(page.sandbox, "for Ann", only_for="Ann")
    assert [m["content"] for m in await page.messages("Ann")] == ["public", "for Ann"]
    assert [m["content"] for m in await page.messages("Ben")] == ["public"]
    async with page.live("Ben") as ben:
        secret = write(page.sandbox, "again for Ann", only_for="Ann")
        page.sandbox.world.message_changed(secret)
        page.sandbox.world.delete_message(secret)
        write(page.sandbox, "for all")
        assert (await ben.next())["message"]["content"] == "for all"


async def test_changes_are_told_live(page: PageClient) -> None:
    """New, edited, gone: one event each, with the message as it is now."""
    async with page.live("Ann") as ann:
        message = write(page.sandbox, "one")
        event = await ann.next()
        assert (event["event"], event["new"]) == ("message", True)
        assert event["message"]["id"] == str(message.id)
        message.content = "two"
        page.sandbox.world.message_changed(message)
        event = await ann.next()
        assert (event["new"], event["message"]["content"]) == (False, "two")
        page.sandbox.world.delete_message(message)
        assert await ann.next() == {
            "event": "gone",
            "channel": str(message.channel),
            "id": str(message.id),
        }


async def test_the_same_connection_can_be_somebody_else(page: PageClient) -> None:
    """Switching people needs no new connection."""
    async with page.live("Ann") as live:
        await live.be(page.id_of("Ben"))
        page.sandbox.people.say("Ann", "games", "hello")
        while (await live.next())["event"] != "message":
            pass
        write(page.sandbox, "for Ann", only_for="Ann")
        write(page.sandbox, "for Ben", only_for="Ben")
        assert (await live.next())["message"]["content"] == "for Ben"


async def test_nonsense_on_the_live_connection_is_ignored(page: PageClient) -> None:
    """It stays open and goes on telling."""
    async with page.live("Ann") as ann:
        for nonsense in ("x", '["x"]', '{"as": "x"}', '{"as": null}', "{}"):
            await ann._socket.send_str(nonsense)
        write(page.sandbox, "still here")
        assert (await ann.next())["message"]["content"] == "still here"


async def test_a_mention_is_told_to_every_page(page: PageClient) -> None:
    """So that a page shows whose turn it is next, whoever looks through it."""
    ben = page.sandbox.world.user("Ben")
    async with page.live("Ann") as ann:
        message = write(page.sandbox, f"<@{ben.id}>", pinged=[ben.id])
        assert (await ann.next())["event"] == "message"
        assert await ann.next() == {
            "event": "ping",
            "person": str(ben.id),
            "channel": str(message.channel),
            "id": str(message.id),
        }
    assert (await page.state("Cara"))["pings"] == {
        str(ben.id): [[str(message.channel), str(message.id)]]
    }


async def test_direct_messages_call_their_person(page: PageClient) -> None:
    """Nobody else sees them, but the badge is there."""
    world = page.sandbox.world
    channel = world.direct("Ben")
    write(page.sandbox, "psst", channel=channel.id)
    assert list((await page.state("Ann"))["pings"]) == [page.id_of("Ben")]
    assert channel.name not in [c["name"] for c in (await page.state("Ann"))["channels"]]
    assert str(channel.id) in [c["id"] for c in (await page.state("Ben"))["channels"]]


async def test_a_role_calls_its_members(page: PageClient) -> None:
    """Everybody with the role, but not who wrote it."""
    world = page.sandbox.world
    server = next(iter(world.servers.values()))
    role = world.add_role(server, "Knights")
    for name in ("Ann", "Ben"):
        server.members[world.user(name).id].roles.append(role.id)
    write(page.sandbox, "knights", pinged_roles=[role.id], author=world.user("Ann").id)
    assert list((await page.state("Ann"))["pings"]) == [page.id_of("Ben")]


async def test_other_changes_ask_for_a_new_state(page: PageClient) -> None:
    """Channels, threads, people, commands and the bot's presence."""
    world = page.sandbox.world
    async with page.live("Ann") as ann:
        world.add_thread(world.channel("games"), "Harvest Moon", world.bot)
        assert await ann.next() == {"event": "world"}
        world.set_commands(None, [{"name": "help", "type": 1, "description": "Help"}])
        assert await ann.next() == {"event": "world"}
    state = await page.state("Ann")
    assert [c["name"] for c in state["channels"]] == ["lobby", "games", "Harvest Moon"]
    server = state["servers"][0]["id"]
    assert [c["name"] for c in state["commands"][server]] == ["help"]


async def test_commands_for_managers_are_shown_to_managers(page: PageClient) -> None:
    """Ann owns the server; Ben may not manage it."""
    command = {
        "name": "admin",
        "type": 1,
        "description": "Admin",
        "default_member_permissions": str(int(Right.MANAGE_SERVER)),
    }
    page.sandbox.world.set_commands(None, [command])
    for name, count in (("Ann", 1), ("Ben", 0)):
        state = await page.state(name)
        assert len(state["commands"][state["servers"][0]["id"]]) == count


async def test_messages_come_a_page_at_a_time(page: PageClient) -> None:
    """The newest fifty first, then those before them."""
    for number in range(70):
        write(page.sandbox, str(number))
    newest = await page.messages("Ann")
    assert [m["content"] for m in newest] == [str(n) for n in range(20, 70)]
    older = await page.messages("Ann", before=newest[0]["id"])
    assert [m["content"] for m in older] == [str(n) for n in range(20)]


async def test_a_page_that_takes_nothing_is_cut_off(
    page: PageClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its browser then loads anew instead of filling our memory."""
    monkeypatch.setattr("sandbox.page.LONGEST_QUEUE", 3)
    async with page.live("Ann") as ann:
        for number in range(5):
            write(page.sandbox, str(number))
        assert await ann.closed() == 1013


async def test_stopping_says_goodbye(page: PageClient) -> None:
    """An open page learns at once that the sandbox stops."""
    async with page.live("Ann") as ann:
        stopping = asyncio.create_task(page.sandbox.stop())
        assert await ann.closed() == 1001
        await stopping


def test_the_scripts_make_no_html_of_data() -> None:
    """Only nodes and text: nothing a person writes can become markup or code."""
    scripts = {path.name: path.read_text(encoding="utf-8") for path in WEB.glob("*.js")}
    for name, text in scripts.items():
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
            assert word not in text, f"{name} uses {word}"
        for found in re.findall(r'from "\./([\w.]+)"', text):
            assert found in scripts, f"{name} imports {found}, which is not there"
