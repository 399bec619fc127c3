"""Bodies held against Discord's own schema, and what was sent written down for its checker."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox, schema
from sandbox.errors import ApiError
from sandbox.schema import Schema, schema_file
from tests.sandbox.conftest import Api
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
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    posted, asked, answered = lines
    assert [line["kind"] for line in lines] == ["request", "interaction", "request"]
    assert (posted["method"], posted["path"], posted["status"]) == (
        "POST",
        f"{games}/messages",
        200,
    )
    assert posted["files"] == [{"field": "files[0]", "name": "a.txt", "size": 3}]
    assert (asked["type"], asked["token"] in answered["path"]) == (2, True)
    assert answered["reply"]["message"]["content"] == "y"
    assert "test_what_is_sent" in posted["test"]
