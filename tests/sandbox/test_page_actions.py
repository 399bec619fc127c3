"""What a person does through the page, and what the page is told of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from tests.sandbox.page_client import HandBot, PageClient, write

Json = dict[str, Any]

REPLY, UPDATE, CHOICES, MODAL = 4, 6, 8, 9
GAME: Json = {
    "id": "1",
    "name": "game",
    "type": 1,
    "description": "Games",
    "options": [
        {
            "name": "new",
            "type": 1,
            "description": "Open a table",
            "options": [
                {"name": "lords", "type": 4, "description": "How many", "autocomplete": True},
                {"name": "whom", "type": 6, "description": "Whom"},
                {"name": "record", "type": 11, "description": "A file"},
            ],
        }
    ],
}
FORM: Json = {
    "title": "A form",
    "custom_id": "form",
    "components": [
        {
            "type": 18,
            "label": "Why",
            "component": {"type": 4, "custom_id": "why", "style": 1, "required": True},
        },
        {
            "type": 18,
            "label": "File",
            "component": {
                "type": 19,
                "custom_id": "file",
                "required": False,
                "min_values": 0,
                "max_values": 2,
            },
        },
    ],
}
ROW: Json = {
    "type": 1,
    "id": 1,
    "components": [{"type": 2, "id": 2, "style": 1, "label": "Go", "custom_id": "go"}],
}
SELECT: Json = {
    "type": 1,
    "id": 3,
    "components": [
        {
            "type": 3,
            "id": 4,
            "custom_id": "pick",
            "options": [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}],
        }
    ],
}


@pytest.fixture
async def house() -> AsyncIterator[Sandbox]:
    async with Sandbox(page=True) as sandbox:
        sandbox.world.set_commands(None, [GAME])
        yield sandbox


@pytest.fixture
async def page(house: Sandbox) -> AsyncIterator[PageClient]:
    async with aiohttp.ClientSession() as session:
        yield PageClient(house, session)


@pytest.fixture
def bot(house: Sandbox) -> HandBot:
    return HandBot(house)


async def test_a_message_is_written(page: PageClient) -> None:
    """As the person who looks through the page."""
    answer = await page.act("Ben", "say", text="hello")
    messages = await page.messages("Ann")
    assert [(m["id"], m["author"]["name"], m["content"]) for m in messages] == [
        (answer["id"], "Ben", "hello")
    ]


async def test_a_command_reaches_the_bot_with_its_options(page: PageClient, bot: HandBot) -> None:
    """Numbers, people by id and files by their key."""
    bot.reply = lambda _: (REPLY, {"content": "fine"})
    key = await page.upload("record.txt", b"hello")
    options = {"lords": 3, "whom": page.id_of("Cara"), "record": {"upload": key}}
    answer = await page.act("Ann", "slash", command="game new", options=options)
    assert answer == {"type": REPLY}
    data = bot.seen[0]["data"]
    given = {o["name"]: o["value"] for o in data["options"][0]["options"]}
    assert (given["lords"], given["whom"]) == (3, page.id_of("Cara"))
    assert data["resolved"]["attachments"][given["record"]]["filename"] == "record.txt"


async def test_an_option_completes_itself(page: PageClient, bot: HandBot) -> None:
    """With what was typed and what the other options hold."""
    bot.reply = lambda _: (CHOICES, {"choices": [{"name": "3 lords", "value": 3}]})
    ben = page.id_of("Ben")
    answer = await page.act(
        "Ann", "complete", command="game new", option="lords", typed="3", options={"whom": ben}
    )
    assert answer == {"choices": [{"name": "3 lords", "value": 3}]}
    options = bot.seen[0]["data"]["options"][0]["options"]
    assert [(o["name"], o["value"]) for o in options] == [("lords", "3"), ("whom", ben)]


async def test_a_button_and_a_select_are_used(page: PageClient, bot: HandBot) -> None:
    """By their custom_id, on the message they hang on."""
    bot.reply = lambda _: (UPDATE, {})
    message = write(page.sandbox, "choose", components=[ROW, SELECT])
    number = str(message.id)
    assert await page.act("Ann", "click", message=number, custom_id="go") == {"type": UPDATE}
    answer = await page.act("Ann", "choose", message=number, custom_id="pick", values=["b"])
    assert answer == {"type": UPDATE}
    assert [i["data"]["custom_id"] for i in bot.seen] == ["go", "pick"]
    assert bot.seen[1]["data"]["values"] == ["b"]


async def test_a_form_is_opened_filled_in_and_sent(page: PageClient, bot: HandBot) -> None:
    """The page gets the modal and a token; what it sends reaches the bot with its files."""
    bot.reply = lambda i: (MODAL, FORM) if i["type"] == 3 else (REPLY, {"content": "thanks"})
    message = write(page.sandbox, "open", components=[ROW])
    opened = await page.act("Ann", "click", message=str(message.id), custom_id="go")
    assert opened["modal"]["title"] == "A form"
    key = await page.upload("a.txt", b"a")
    values = {"why": "because", "file": {"uploads": [key]}}
    sent = await page.act("Ann", "submit", form=opened["form"], values=values)
    assert sent == {"type": REPLY}
    fields = [c["component"] for c in bot.seen[1]["data"]["components"]]
    assert fields[0]["value"] == "because"
    assert len(fields[1]["values"]) == 1
    again = await page.act("Ann", "submit", form=opened["form"], values=values | {"file": []})
    assert again["error"] == "refused"


async def test_a_form_belongs_to_who_opened_it(page: PageClient, bot: HandBot) -> None:
    """Nobody can send another one's form."""
    bot.reply = lambda _: (MODAL, FORM)
    message = write(page.sandbox, "open", components=[ROW])
    opened = await page.act("Ann", "click", message=str(message.id), custom_id="go")
    answer = await page.act("Ben", "submit", form=opened["form"], values={"why": "x"})
    assert answer["error"] == "refused"
    assert len(bot.seen) == 1


async def test_silence_is_told(page: PageClient, bot: HandBot) -> None:
    """After Discord's three seconds, which the test's clock skips."""

    def skip(_: Json) -> None:
        page.sandbox.world.clock.later(0, lambda: page.sandbox.world.clock.advance(3.1))

    bot.reply = skip
    answer = await page.act("Ann", "slash", command="game new", options={})
    assert answer == {"error": "silent", "text": "The application did not respond"}


@pytest.mark.parametrize(
    "body",
    [
        {"do": "slash", "command": "nothing", "options": {}},
        {"do": "slash", "command": "game new", "options": {"nothing": 1}},
        {"do": "click", "message": "1", "custom_id": "go"},
        {"do": "submit", "form": "none", "values": {}},
        {"do": "dismiss", "message": "1"},
        {"do": "slash", "command": "game new", "options": {"record": {"upload": "none"}}},
        {"do": "say", "text": ""},
        {"do": "say", "text": "x" * 2001},
        {"do": "say", "text": "x", "channel": "1"},
        {"do": "person", "name": "  "},
        {"do": "person", "name": "ann"},
        {"do": "person", "name": "x" * 33},
    ],
    ids=lambda body: f"{body['do']}-{list(body.values())[1]!s:.12}",
)
async def test_what_cannot_be_done_is_refused_in_words(page: PageClient, body: Json) -> None:
    """A refusal is an answer with a sentence for the person, and changes nothing."""
    people = len(page.sandbox.world.users)
    answer = await page.act("Ann", body.pop("do"), **{"channel": "games"} | _named(body))
    assert answer["error"] == "refused"
    assert answer["text"]
    assert len(page.sandbox.world.users) == people


def _named(body: Json) -> Json:
    """The page names channels by id; an unknown id is passed through as it is."""
    return (
        body
        if "channel" not in body
        else {k: v for k, v in body.items() if k != "channel"} | {"text": "x" * 2001}
    )


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{}",
        b'{"as": "ANN", "do": "fly"}',
        b'{"as": "ANN", "do": ["say"]}',
        b'{"as": "ANN", "do": "say"}',
        b'{"as": "ANN", "do": "say", "channel": "x", "text": "x"}',
        b'{"as": "ANN", "do": "say", "channel": 1, "text": "x"}',
        b'{"as": "ANN", "do": "say", "channel": "1", "text": 1}',
    ],
)
async def test_nonsense_is_a_bad_request(page: PageClient, body: bytes) -> None:
    """What the page would never send."""
    sent = body.replace(b"ANN", page.id_of("Ann").encode())
    async with page.session.post(f"{page.sandbox.url}/page/act", data=sent) as answer:
        assert answer.status == 400


async def test_one_may_be_nobody_else_than_a_person(page: PageClient) -> None:
    """Neither the bot nor an unknown id can act."""
    for who in (str(page.sandbox.world.bot.id), "1", ""):
        sent = {"as": who, "do": "say", "text": "x", "channel": "1"}
        async with page.session.post(f"{page.sandbox.url}/page/act", json=sent) as answer:
            assert (await answer.json())["error"] == "refused"


async def test_a_private_message_is_dismissed_by_its_person(page: PageClient) -> None:
    """It is gone for good; nobody else can do that."""
    message = write(page.sandbox, "for Ann", only_for="Ann")
    assert (await page.act("Ben", "dismiss", message=str(message.id)))["error"] == "refused"
    assert await page.act("Ann", "dismiss", message=str(message.id)) == {}
    assert await page.messages("Ann") == []


async def test_a_person_is_added_to_every_server(page: PageClient) -> None:
    """And sees its channels."""
    answer = await page.act("Ann", "person", name=" Eve  of Ely ")
    assert page.sandbox.world.user("Eve of Ely").id == int(answer["person"])
    assert len((await page.state("Eve of Ely"))["channels"]) == 2


async def test_direct_messages_are_opened(page: PageClient) -> None:
    """The same ones every time."""
    first = await page.act("Ann", "direct")
    assert first == await page.act("Ann", "direct")
    assert first["channel"] in [c["id"] for c in (await page.state("Ann"))["channels"]]


async def test_an_upload_without_a_file_is_a_bad_request(page: PageClient) -> None:
    """The page always sends one."""
    async with page.session.post(f"{page.sandbox.url}/page/upload", data=b"x") as answer:
        assert answer.status == 400
