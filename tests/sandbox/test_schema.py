"""Bodies held against Discord's own schema, and what was sent written down for its checker."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox, schema
from sandbox.commands import check_commands
from sandbox.errors import ApiError
from sandbox.models import V2
from sandbox.rules import check_message, check_modal
from sandbox.schema import Schema, schema_file
from tests.sandbox.conftest import Api
from tests.sandbox.test_limits_table import (
    button,
    choices,
    command,
    container,
    gallery,
    label,
    link,
    option,
    people,
    radio,
    row,
    section,
    select,
    text_input,
)
from tests.sandbox.test_rest import code
from tests.sandbox.test_strictness import opened

at_hand = pytest.mark.skipif(
    schema_file() is None, reason="Discord's openapi.json is not at hand (CASTELLAN_OPENAPI)"
)
ROUTE = "POST /channels/{channel}/messages"


def ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def kind(number: int, **fields: Any) -> dict[str, Any]:
    """A component of a type, with further fields."""
    fixed = {"type": "integer", "enum": [number]}
    return {"type": "object", "properties": {"type": fixed, **fields}, "required": ["type"]}


SMALL = {
    "SnowflakeType": {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
    "Text": kind(10, content={"type": "string", "minLength": 1, "maxLength": 5}),
    "Row": kind(1, components={"type": "array", "items": ref("Text"), "maxItems": 1}),
    "Word": {"oneOf": [{"const": "users"}, {"const": "roles"}]},
    "Body": {
        "type": "object",
        "properties": {
            "users": {
                "type": ["array", "null"],
                "items": {"oneOf": [{"type": "null"}, ref("SnowflakeType")]},
                "uniqueItems": True,
            },
            "words": {"type": "array", "items": ref("Word"), "minItems": 1},
            "components": {"type": "array", "items": {"oneOf": [ref("Text"), ref("Row")]}},
            "size": {"type": "integer", "minimum": 0, "maximum": 9},
            "names": {"additionalProperties": {"type": "string"}, "maxProperties": 1},
        },
        "required": ["size"],
    },
}
OPERATION = {"requestBody": {"content": {"application/json": {"schema": ref("Body")}}}}


@pytest.fixture
def small() -> Schema:
    paths = {"/channels/{channel_id}/messages": {"post": OPERATION, "parameters": []}}
    return Schema({"components": {"schemas": SMALL}, "paths": paths})


RIGHT: list[dict[str, Any]] = [
    {"size": 0, "users": ["1", 2], "words": ["users"], "unknown": 1},
    {"size": 9, "users": None, "names": {"de": "x"}},
    {"size": 1, "components": [{"type": 10, "content": "hello"}, {"type": 1, "components": []}]},
]
WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "size"),
    ({"size": True}, "size"),
    ({"size": 10}, "size"),
    ({"size": -1}, "size"),
    ({"size": 1, "users": ["1", "1"]}, "users"),
    ({"size": 1, "users": ["-5"]}, "users"),
    ({"size": 1, "words": ["foo"]}, "words"),
    ({"size": 1, "words": []}, "words"),
    ({"size": 1, "names": {"a": "x", "b": "x"}}, "names"),
    ({"size": 1, "names": {"a": 1}}, "names"),
    ({"size": 1, "components": [{"type": 10, "content": "longer"}]}, "components"),
    ({"size": 1, "components": [{"type": 1, "components": [{"type": 1}]}]}, "components"),
    ({"size": 1, "components": [{"type": 99}]}, "components"),
]


@pytest.mark.parametrize("body", RIGHT)
def test_a_right_body_passes(small: Schema, body: dict[str, Any]) -> None:
    small.check(ROUTE, body)
    small.check("POST /somewhere/else", {"size": "any"})


@pytest.mark.parametrize(("body", "field"), WRONG)
def test_a_wrong_body_is_refused_at_its_field(small: Schema, body: Any, field: str) -> None:
    with pytest.raises(ApiError) as refused:
        small.check(ROUTE, body)
    assert list(refused.value.body["errors"]) == [field]


@pytest.fixture
def loaded(small: Schema, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.call.load", lambda: small)


@pytest.mark.usefixtures("loaded")
async def test_every_body_meets_the_schema(api: Api, games: str) -> None:
    assert code(await api(f"POST {games}/messages", {"content": "x"})) == (400, 50035)
    assert (await api(f"POST {games}/messages", {"content": "x", "size": 1}))[0] == 200
    assert code(await api(f"POST {games}/messages", {}, files={"a": b"x"})) == (400, 50035)


def test_the_schema_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASTELLAN_OPENAPI", str(tmp_path / "openapi.json"))
    assert schema_file() is None
    (tmp_path / "openapi.json").write_text("{}")
    assert schema_file() == tmp_path / "openapi.json"


@at_hand
async def test_discords_own_schema_is_used(sandbox: Sandbox, api: Api, games: str) -> None:
    """With fields that the sandbox's own rules do not look at."""
    loaded = schema.load()
    assert loaded is not None
    poll = {"content": "x", "poll": {"answers": "none"}}
    assert code(await api(f"POST {games}/messages", poll)) == (400, 50035)
    embed = {"embeds": [{"timestamp": 5}]}
    assert code(await api(opened(sandbox), {"type": 4, "data": embed})) == (400, 50035)


LAYOUT: dict[str, Any] = {
    "flags": V2,
    "allowed_mentions": {"parse": [], "users": ["1"], "roles": ["2"], "replied_user": False},
    "components": [
        container(components=[section(1), gallery(1, description="d"), {"type": 14, "spacing": 1}]),
        row(button(custom_id="other", emoji={"name": "x"}), link("https://a.org")),
        row(select(placeholder="p", min_values=1, max_values=1)),
        row(people("user")),
    ],
}
FORM = {
    "title": "t",
    "custom_id": "c",
    "components": [
        label(text_input(value="vvv", min_length=1, max_length=5, required=True), description="d"),
        label(select(required=False, min_values=0, max_values=1)),
        label(radio(2)),
        label({"type": 19, "custom_id": "f", "min_values": 1, "max_values": 2}),
    ],
}
COMMANDS = [
    command(
        name_localizations={"de": "spiel"},
        contexts=[0, 1],
        integration_types=[0],
        options=[
            option(choices=choices(1), min_length=1, max_length=5, required=True),
            option(name="n", type=4, min_value=1, max_value=3, autocomplete=True),
            option(name="c", type=7, channel_types=[0]),
        ],
    ),
    command(name="look", options=[option(type=1, options=[option(type=5)])]),
]
STRANGE: tuple[Any, ...] = (None, -5, 1.5, True, "", "foo", "x" * 7000, [], {}, [[]], {"a": 1})


def variants(body: Any) -> Iterator[Any]:
    """The body with each of its parts replaced by something strange, or missing."""
    inside = body.items() if isinstance(body, dict) else enumerate(body)
    for at, part in inside if isinstance(body, (dict, list)) else ():
        others = list(STRANGE)
        others += [part * 2] if isinstance(part, list) else []
        others += variants(part) if isinstance(part, (dict, list)) else []
        for other in others:
            changed = copy.copy(body)
            changed[at] = other
            yield changed
        shorter = copy.copy(body)
        del shorter[at]
        yield shorter


def callback(kind: int) -> Callable[[Any], dict[str, Any]]:
    return lambda data: {"type": kind, "data": data}


@at_hand
@pytest.mark.parametrize(
    ("route", "body", "check", "wrapped"),
    [
        (ROUTE, LAYOUT, lambda body: check_message(body, flags=V2), lambda body: body),
        ("POST /interactions/{}/{}/callback", FORM, check_modal, callback(9)),
        ("PUT /applications/{}/commands", COMMANDS, check_commands, lambda body: body),
    ],
    ids=["message", "form", "commands"],
)
def test_the_own_rules_refuse_what_the_schema_refuses(
    route: str, body: Any, check: Callable[[Any], None], wrapped: Callable[[Any], Any]
) -> None:
    official = schema.load()
    assert official is not None
    check(body)
    official.check(route, wrapped(body))
    missed = []
    for changed in variants(body):
        try:
            check(changed)
        except ApiError:
            continue
        try:
            official.check(route, wrapped(changed))
        except ApiError as error:
            missed.append(error.body["errors"])
    assert not missed


async def test_what_is_sent_is_written_down(tmp_path: Path) -> None:
    """Requests with body, files and answer, and interactions, one a line."""
    path = tmp_path / "sent.jsonl"
    async with Sandbox(capture=path) as box, aiohttp.ClientSession() as session:
        session.headers["Authorization"] = "Bot any"
        api = Api(session, f"{box.url}/api/v10")
        games = f"/channels/{box.world.channel('games').id}"
        await api(f"POST {games}/messages", {"content": "x"}, files={"a.txt": b"abc"})
        callback = opened(box)
        await api(f"{callback}?with_response=true", {"type": 4, "data": {"content": "y"}})
        box.faults.fail(f"POST {games}/messages", 403)
        await api(f"POST {games}/messages", {"content": "z"})
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    posted, asked, answered, refused = lines
    assert [line["kind"] for line in lines] == ["request", "interaction", "request", "request"]
    assert (refused["status"], refused["body"]) == (403, {"content": "z"})
    assert (posted["method"], posted["path"], posted["status"]) == (
        "POST",
        f"{games}/messages",
        200,
    )
    assert posted["files"] == [{"field": "files[0]", "name": "a.txt", "size": 3}]
    assert (asked["type"], asked["token"] in answered["path"]) == (2, True)
    assert answered["reply"]["message"]["content"] == "y"
    assert "test_what_is_sent" in posted["test"]
