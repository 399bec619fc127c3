"""Interactions by the letter: 3 seconds, once, 15 minutes, and which answer fits which question."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import NoAnswer, Record, Sandbox
from sandbox.models import EPHEMERAL, V2
from tests.sandbox.conftest import Api
from tests.sandbox.samplebot import png

COMMANDS = [
    {
        "name": "play",
        "description": "Play",
        "type": 1,
        "options": [
            {"name": "word", "description": "Word", "type": 3, "autocomplete": True},
            {"name": "who", "description": "Who", "type": 6},
            {"name": "where", "description": "Where", "type": 7},
            {"name": "role", "description": "Role", "type": 8},
            {"name": "any", "description": "Any", "type": 9},
            {"name": "much", "description": "Much", "type": 10},
            {"name": "sure", "description": "Sure", "type": 5},
        ],
    }
]
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
MODAL = {
    "title": "Form",
    "custom_id": "form",
    "components": [
        {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "style": 1}}
    ],
}


@pytest.fixture
async def ask(sandbox: Sandbox, api: Api) -> Any:
    """Register the commands; gives a function that sends /play and collects what is delivered."""
    await api(f"PUT /applications/{sandbox.world.bot.id}/commands", COMMANDS)
    return lambda **options: sandbox.people.slash("Ann", "games", "play", options)


def code(answer: tuple[int, Any]) -> tuple[int, int]:
    return answer[0], answer[1]["code"]


async def answer(api: Api, record: Record, kind: int, **data: Any) -> tuple[int, Any]:
    route = f"POST /interactions/{record.id}/{record.token}/callback?with_response=1"
    return await api(route, {"type": kind, "data": data})


def hook(sandbox: Sandbox, record: Record, rest: str = "") -> str:
    return f"/webhooks/{sandbox.world.bot.id}/{record.token}{rest}"


async def test_the_first_answer_counts(api: Api, ask: Any) -> None:
    record = ask()
    status, body = await answer(api, record, 4, content="yes")
    assert (status, body["resource"]["message"]["content"]) == (200, "yes")
    assert code(await answer(api, record, 4, content="no")) == (400, 40060)


async def test_three_seconds_are_three_seconds(sandbox: Sandbox, api: Api, ask: Any) -> None:
    record = ask()
    sandbox.world.clock.advance(2.9)
    refused = ask()
    assert (await answer(api, record, 4, content="just"))[0] == 200
    sandbox.world.clock.advance(3.1)
    assert code(await answer(api, refused, 4, content="late")) == (404, 10062)
    with pytest.raises(NoAnswer):
        await refused.finished


async def test_a_refused_answer_leaves_the_question_open(api: Api, ask: Any) -> None:
    record = ask()
    assert code(await answer(api, record, 4, content="x" * 2001)) == (400, 50035)
    assert record.type is None
    assert (await answer(api, record, 4, content="short"))[0] == 200


async def test_an_unknown_interaction_is_unknown(api: Api, ask: Any) -> None:
    record = ask()
    route = f"POST /interactions/1/{record.token}/callback"
    assert code(await api(route, {"type": 4})) == (404, 10062)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 99])
async def test_a_command_is_not_answered_like_that(api: Api, ask: Any, kind: int) -> None:
    assert code(await answer(api, ask(), kind)) == (400, 50035)


async def test_a_private_message_lives_through_its_token(
    sandbox: Sandbox, api: Api, ask: Any, games: str
) -> None:
    record = ask()
    await answer(api, record, 4, content="psst", flags=EPHEMERAL)
    path = f"{games}/messages/{record.original}"
    for route in (f"GET {path}", f"PATCH {path}", f"DELETE {path}"):
        assert code(await api(route, {"content": "x"})) == (404, 10008)
    assert (await api(f"GET {games}/messages"))[1] == []
    original = hook(sandbox, record, "/messages/@original")
    assert (await api(f"GET {original}"))[1]["content"] == "psst"
    assert (await api(f"PATCH {original}", {"content": "louder"}))[0] == 200
    assert (await api(f"DELETE {original}"))[0] == 204
    assert code(await api(f"GET {original}")) == (404, 10008)


async def test_a_token_works_for_fifteen_minutes(sandbox: Sandbox, api: Api, ask: Any) -> None:
    record = ask()
    await answer(api, record, 4, content="yes")
    edit = f"PATCH {hook(sandbox, record, '/messages/@original')}"
    sandbox.world.clock.advance(899)
    assert (await api(edit, {"content": "still"}))[0] == 200
    sandbox.world.clock.advance(2)
    assert code(await api(edit, {"content": "late"})) == (401, 50027)
    assert code(await api(f"POST {hook(sandbox, record)}", {"content": "x"})) == (401, 50027)


async def test_nothing_follows_before_the_answer(sandbox: Sandbox, api: Api, ask: Any) -> None:
    record = ask()
    assert code(await api(f"POST {hook(sandbox, record)}", {"content": "x"})) == (404, 10015)
    original = hook(sandbox, record, "/messages/@original")
    assert code(await api(f"GET {original}")) == (404, 10015)
    assert code(await api("POST /webhooks/1/unknown", {"content": "x"})) == (404, 10015)


async def test_a_deferral_waits_for_its_text(sandbox: Sandbox, api: Api, ask: Any) -> None:
    record = ask()
    await answer(api, record, 5, flags=EPHEMERAL)
    assert record.done.done()
    assert not record.finished.done()
    assert record.message is not None
    assert record.message.is_loading
    first = await api(f"POST {hook(sandbox, record)}", {"content": "done"})
    assert first[1]["id"] == str(record.original)
    assert record.finished.done()
    assert not record.message.is_loading
    second = await api(f"POST {hook(sandbox, record)}", {"content": "and", "flags": EPHEMERAL})
    assert record.followups == [int(second[1]["id"])]
    further = hook(sandbox, record, f"/messages/{record.followups[0]}")
    assert (await api(f"PATCH {further}", {"content": "more"}))[0] == 200
    elsewhere = sandbox.people.say("Ann", "games", "hello")
    assert code(await api(f"GET {hook(sandbox, record, f'/messages/{elsewhere.id}')}")) == (
        404,
        10008,
    )


async def test_a_deferral_becomes_a_layout_with_a_picture(
    sandbox: Sandbox, api: Api, ask: Any
) -> None:
    record = ask()
    await answer(api, record, 5)
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    body = {"flags": V2, "components": [gallery], "attachments": [{"id": 0}]}
    original = hook(sandbox, record, "/messages/@original")
    status, message = await api(f"PATCH {original}", body, files={"a.png": png()})
    assert (status, message["attachments"]) == (200, [])


async def test_a_click_edits_its_message(sandbox: Sandbox, api: Api, ask: Any) -> None:
    shown = ask()
    await answer(api, shown, 4, content="press", components=[ROW])
    record = sandbox.people.click("Ben", shown.original, "go")
    status, body = await answer(api, record, 7, content="pressed", components=[])
    assert (status, body["resource"]["message"]["content"]) == (200, "pressed")
    assert record.original == shown.original


async def test_a_click_on_a_message_that_goes(sandbox: Sandbox, api: Api, ask: Any) -> None:
    shown = ask()
    await answer(api, shown, 4, content="press", components=[ROW])
    record = sandbox.people.click("Ben", shown.original, "go")
    sandbox.faults.vanish(shown.original or 0)
    assert code(await answer(api, record, 7, content="x")) == (404, 10008)
    assert (await answer(api, record, 4, content="instead"))[0] == 200


async def test_a_click_may_be_taken_in_silence(sandbox: Sandbox, api: Api, ask: Any) -> None:
    shown = ask()
    await answer(api, shown, 4, content="press", components=[ROW])
    record = sandbox.people.click("Ben", shown.original, "go")
    await answer(api, record, 6)
    original = hook(sandbox, record, "/messages/@original")
    assert (await api(f"PATCH {original}", {"content": "later"}))[0] == 200
    assert sandbox.world.message(shown.original or 0).text == "later"


async def test_a_form_is_sent_once_shown(sandbox: Sandbox, api: Api, ask: Any) -> None:
    record = ask()
    wrong = {**MODAL, "title": "x" * 46}
    assert code(await answer(api, record, 9, **wrong)) == (400, 50035)
    assert (await answer(api, record, 9, **MODAL))[0] == 200
    sent = sandbox.people.submit("Ann", record, {"why": "so"})
    for kind in (6, 7, 8, 9):
        assert code(await answer(api, sent, kind)) == (400, 50035)
    assert (await answer(api, sent, 4, content="thanks"))[0] == 200


async def test_choices_are_checked(sandbox: Sandbox, api: Api, ask: Any) -> None:
    record = sandbox.people.autocomplete("Ann", "games", "play", "word", "c")
    many = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert code(await answer(api, record, 8, choices=many)) == (400, 50035)
    assert code(await answer(api, record, 4, content="x")) == (400, 50035)
    assert (await answer(api, record, 8, choices=many[:25]))[0] == 200
    assert len(record.choices) == 25


async def test_a_locked_sleeping_thread_takes_no_answer(
    sandbox: Sandbox, api: Api, ask: Any
) -> None:
    """As reported in discord-api-docs#5517: the answer is refused with 50083."""
    games, ann = sandbox.world.channel("games"), sandbox.world.user("Ann")
    thread = sandbox.world.add_thread(games, "A game", ann)
    record = sandbox.people.slash("Ann", thread, "play")
    sandbox.world.archive(thread, locked=True)
    assert code(await answer(api, record, 4, content="x")) == (400, 50083)


async def test_every_kind_of_option_is_resolved(
    sandbox: Sandbox, api: Api, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivered: list[Any] = []
    monkeypatch.setattr(
        sandbox.interactions, "deliver", lambda _server, data: delivered.append(data)
    )
    server = sandbox.world.server("Castellan's Court")
    role = sandbox.world.add_role(server, "lords")
    ask(word="w", who="Ben", where="lobby", role=role, any="Cara", much="2.5", sure=True)
    data = delivered[0]["data"]
    values = {option["name"]: option["value"] for option in data["options"]}
    assert values["who"] == str(sandbox.world.user("Ben").id)
    assert (values["much"], values["sure"]) == (2.5, True)
    assert set(data["resolved"]) == {"users", "members", "channels", "roles"}
    ask()
    assert "resolved" not in delivered[1]["data"]


async def test_an_interaction_can_come_twice(
    sandbox: Sandbox, ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    delivered: list[Any] = []
    monkeypatch.setattr(
        sandbox.interactions, "deliver", lambda _server, data: delivered.append(data)
    )
    sandbox.faults.twice()
    ask()
    ask()
    assert [data["id"] == delivered[0]["id"] for data in delivered] == [True, True, False]


async def test_through_a_persons_own_installation_little_follows(
    sandbox: Sandbox, api: Api, games: str
) -> None:
    """Where the bot is no member: no posts (50001), and five follow-ups (40094)."""
    sandbox.faults.remove_bot("Castellan's Court")
    everywhere = {**COMMANDS[0], "integration_types": [0, 1]}
    await api(f"PUT /applications/{sandbox.world.bot.id}/commands", [everywhere])
    record = sandbox.people.slash("Ann", "games", "play")
    await answer(api, record, 4, content="yes")
    assert code(await api(f"POST {games}/messages", {"content": "x"})) == (403, 50001)
    more = f"POST {hook(sandbox, record)}"
    for _ in range(5):
        assert (await api(more, {"content": "x"}))[0] == 200
    assert code(await api(more, {"content": "x"})) == (400, 40094)
