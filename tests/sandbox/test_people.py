"""What people can and can't do, and how what they fill in reaches the bot."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from sandbox import CannotDo, Clock, NoSuch, Right, Sandbox, Upload
from sandbox.messages import Draft, post
from sandbox.options import Resolver, choose_values, fill_form, fill_options
from sandbox.permissions import ALL

BUTTONS = {
    "type": 1,
    "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
        {"type": 2, "style": 1, "label": "Grey", "custom_id": "grey", "disabled": True},
    ],
}
SELECT = {
    "type": 3,
    "custom_id": "pick",
    "options": [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}],
    "min_values": 1,
    "max_values": 2,
}
PEOPLE = {"type": 5, "custom_id": "who", "max_values": 25}
COMMANDS: list[dict[str, Any]] = [
    {"id": "1", "name": "See", "type": 2},
    {"id": "2", "name": "play", "type": 1, "contexts": [0]},
    {"id": "4", "name": "manage", "type": 1, "dm_permission": False},
]


@pytest.fixture
def box() -> Sandbox:
    return Sandbox()


@pytest.fixture
def resolver(box: Sandbox) -> Resolver:
    return Resolver(box.world, box.world.channel("games"))


def show(box: Sandbox, *components: Any, **fields: Any) -> int:
    games = box.world.channel("games")
    draft = Draft({"content": "press", "components": list(components)})
    return post(box.world, games, box.world.bot.id, draft, **fields).id


async def test_only_what_is_there_and_lit_is_pressed(box: Sandbox) -> None:
    message = show(box, BUTTONS, {"type": 1, "components": [SELECT]})
    box.people.click("Ann", message, "go")
    for custom_id in ("grey", "none", "pick"):
        with pytest.raises(CannotDo):
            box.people.click("Ann", message, custom_id)
    with pytest.raises(CannotDo):
        box.people.choose("Ann", message, "go", [])
    with pytest.raises(NoSuch):
        box.people.click("Ann", 1, "go")


async def test_a_private_message_is_pressed_by_its_person_only(box: Sandbox) -> None:
    message = show(box, BUTTONS, only_for=box.world.user("Ben").id, flags=64)
    box.people.click("Ben", message, "go")
    with pytest.raises(CannotDo):
        box.people.click("Ann", message, "go")


@pytest.mark.parametrize("values", [[], ["3"], ["1", "2", "1"]])
async def test_a_wrong_choice_is_none(box: Sandbox, values: list[str]) -> None:
    message = show(box, {"type": 1, "components": [SELECT]})
    with pytest.raises(CannotDo):
        box.people.choose("Ann", message, "pick", values)


async def test_people_are_chosen_by_name(box: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    delivered: list[Any] = []
    monkeypatch.setattr(box.interactions, "deliver", lambda _server, data: delivered.append(data))
    message = show(box, {"type": 1, "components": [PEOPLE]})
    box.people.choose("Ann", message, "who", ["Ben", box.world.user("Cara")])
    data = delivered[0]["data"]
    assert data["values"] == [str(box.world.user(name).id) for name in ("Ben", "Cara")]
    assert set(data["resolved"]) == {"users", "members"}


async def test_a_form_is_sent_by_who_opened_it(box: Sandbox) -> None:
    message = show(box, BUTTONS)
    record = box.people.click("Ann", message, "go")
    with pytest.raises(CannotDo):
        box.people.submit("Ann", record, {})


async def test_rights_of_people_are_kept(box: Sandbox) -> None:
    world = box.world
    server, games = world.server("Castellan's Court"), world.channel("games")
    everybody, ben = server.roles[server.id], world.user("Ben")
    world.set_commands(None, COMMANDS)
    box.people.slash(ben, games, "play")
    box.people.slash(ben, games, "manage")
    direct = world.direct(ben)
    for wrong, where in (("See", games), ("play", direct), ("manage", direct)):
        with pytest.raises(CannotDo):
            box.people.slash(ben, where, wrong)
    world.set_overwrite(games, everybody, deny=Right.SEND_MESSAGES)
    with pytest.raises(CannotDo):
        box.people.say(ben, games, "hello")
    world.set_overwrite(games, everybody, deny=Right.USE_APPLICATION_COMMANDS)
    with pytest.raises(CannotDo):
        box.people.slash(ben, games, "play")
    world.set_overwrite(games, everybody, deny=Right.VIEW_CHANNEL)
    with pytest.raises(CannotDo):
        box.people.slash(ben, games, "play")
    assert games not in list(world.channels_of(ben))
    assert games in list(world.channels_of("Ann"))


def test_overwrites_are_weighed_in_discords_order(box: Sandbox) -> None:
    """@everyone's, then all roles' together, then the member's; the owner has every right."""
    world = box.world
    server, games, ben = (
        world.server("Castellan's Court"),
        world.channel("games"),
        world.user("Ben"),
    )
    role, other = world.add_role(server, "lords"), world.add_role(server, "pages")
    server.members[ben.id].roles += [role.id, other.id]
    world.set_overwrite(games, server.roles[server.id], deny=Right.SEND_MESSAGES)
    assert Right.SEND_MESSAGES not in world.rights(ben, games)
    world.set_overwrite(games, other, deny=Right.SEND_MESSAGES)
    world.set_overwrite(games, role, allow=Right.SEND_MESSAGES)
    assert Right.SEND_MESSAGES in world.rights(ben, games)
    world.set_overwrite(games, ben, deny=Right.SEND_MESSAGES)
    assert Right.SEND_MESSAGES not in world.rights(ben, games)
    assert world.rights("Ann", games) == ALL
    server.members[ben.id].roles.append(world.add_role(server, "all", Right.ADMINISTRATOR).id)
    assert world.rights(ben, games) == ALL
    assert world.rights(world.add_user("Stranger"), games) == Right(0)


def test_nobody_writes_in_a_locked_thread(box: Sandbox) -> None:
    thread = box.world.add_thread(box.world.channel("games"), "A game", box.world.user("Ann"))
    box.world.archive(thread, archived=False, locked=True)
    with pytest.raises(CannotDo):
        box.people.say("Ben", thread, "hello")


def test_a_reply_and_a_file_are_posted(box: Sandbox) -> None:
    first = box.people.say("Ann", "games", "hello")
    second = box.people.say("Ben", "games", "hi", reply_to=first, files=[Upload("a b.txt", b"x")])
    assert second.pinged == [box.world.user("Ann").id]
    assert box.world.file_url(second.files[0]).endswith("/a%20b.txt")
    assert box.world.last("games") is second


SPEC: list[dict[str, Any]] = [
    {"name": "word", "type": 3, "required": True, "min_length": 2, "max_length": 4},
    {"name": "kind", "type": 3, "choices": [{"name": "A", "value": "a"}]},
    {"name": "count", "type": 4, "min_value": 1},
    {"name": "much", "type": 10, "max_value": 2.5},
    {"name": "file", "type": 11},
    {"name": "role", "type": 8},
    {"name": "any", "type": 9},
]


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"word": "x"},
        {"word": "xxxxx"},
        {"word": "okay", "kind": "b"},
        {"word": "okay", "count": 0},
        {"word": "okay", "much": 3},
        {"word": "okay", "much": "lots"},
        {"word": "okay", "file": "path"},
        {"word": "okay", "role": 1},
        {"word": "okay", "else": 1},
    ],
)
def test_a_wrong_option_is_not_sent(resolver: Resolver, values: Mapping[str, object]) -> None:
    with pytest.raises(CannotDo):
        fill_options(resolver, SPEC, values)


def test_files_and_roles_are_sent_as_ids(box: Sandbox, resolver: Resolver) -> None:
    role = box.world.add_role(box.world.server("Castellan's Court"), "lords")
    values = {"word": "okay", "file": Upload("a.txt", b"x"), "role": role.id, "any": role.id}
    filled = {o["name"]: o["value"] for o in fill_options(resolver, SPEC, values)}
    assert filled["role"] == filled["any"] == str(role.id)
    assert resolver.resolved["attachments"][filled["file"]]["size"] == 1


def test_a_half_filled_command_completes(resolver: Resolver) -> None:
    filled = fill_options(resolver, SPEC, {"count": 0}, focused="word", typed="w")
    assert filled == [
        {"name": "word", "type": 3, "value": "w", "focused": True},
        {"name": "count", "type": 4, "value": 0},
    ]


def field(kind: int, **fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "L", "component": {"type": kind, "custom_id": "f", **fields}}


TWO = [{"label": "One", "value": "1", "default": True}, {"label": "Two", "value": "2"}]


@pytest.mark.parametrize(
    ("inner", "value", "expected"),
    [
        (field(4), "text", {"value": "text"}),
        (field(4, value="given"), None, {"value": "given"}),
        (field(4, required=False), None, {"value": ""}),
        (field(3, options=TWO), None, {"values": ["1"]}),
        (field(3, options=TWO), "2", {"values": ["2"]}),
        (field(21, options=TWO), None, {"value": "1"}),
        (field(21, options=TWO[1:], required=False), None, {"value": None}),
        (field(22, options=TWO, max_values=2), ["1", "2"], {"values": ["1", "2"]}),
        (field(23, default=True), None, {"value": True}),
        (field(23), True, {"value": True}),
        (field(19, required=False), None, {"values": []}),
    ],
)
def test_a_field_comes_back_filled(
    resolver: Resolver, inner: Any, value: object, expected: Mapping[str, object]
) -> None:
    modal = {"components": [{"type": 10, "content": "Read"}, inner]}
    given = {} if value is None else {"f": value}
    back = fill_form(resolver, modal, given)[1]["component"]
    assert {key: back[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("inner", "values"),
    [
        (field(4), {}),
        (field(4, min_length=3), {"f": "ab"}),
        (field(4, max_length=3), {"f": "abcd"}),
        (field(3, options=TWO[1:]), {}),
        (field(19), {"f": ["no upload"]}),
        (field(4), {"g": "text"}),
    ],
)
def test_a_wrong_field_is_not_sent(
    resolver: Resolver, inner: Any, values: Mapping[str, object]
) -> None:
    with pytest.raises(CannotDo):
        fill_form(resolver, {"components": [inner]}, values)


def test_an_old_field_comes_back_in_its_row(resolver: Resolver) -> None:
    row = {"type": 1, "components": [{"type": 4, "custom_id": "f", "label": "L", "style": 1}]}
    back = fill_form(resolver, {"components": [row]}, {"f": "text"})
    assert back[0]["components"][0]["value"] == "text"


def test_channels_and_roles_can_be_chosen(box: Sandbox, resolver: Resolver) -> None:
    lobby = box.world.channel("lobby")
    assert choose_values(resolver, {"type": 8, "custom_id": "c"}, ["lobby"]) == [str(lobby.id)]
    role = box.world.add_role(box.world.server("Castellan's Court"), "lords")
    assert choose_values(resolver, {"type": 6, "custom_id": "r"}, [role]) == [str(role.id)]


LOOKUPS: list[Callable[[Sandbox], object]] = [
    lambda box: box.world.user("Nobody"),
    lambda box: box.world.channel(1),
    lambda box: box.world.last("games"),
    lambda box: box.world.archive(box.world.channel("games")),
]


@pytest.mark.parametrize("look", LOOKUPS)
def test_what_is_not_there_is_said_so(box: Sandbox, look: Callable[[Sandbox], object]) -> None:
    with pytest.raises(NoSuch):
        look(box)


async def test_a_clock_runs_by_itself_and_can_be_pushed() -> None:
    called: list[str] = []
    standing = Clock(lambda: 0.0)
    standing.later(2, lambda: called.append("second"))
    standing.later(1, lambda: called.append("first"))
    standing.advance(1.5)
    assert called == ["first"]
    assert standing.iso() == "1970-01-01T00:00:01.500000+00:00"
    running = Clock()
    done = asyncio.Event()
    running.later(0.001, done.set)
    await done.wait()


async def test_the_sandbox_runs_by_itself(tmp_path: Path) -> None:
    """`python -m sandbox` prints its address first and ends when told to."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert (await process.stdout.readline()).startswith(b"http://127.0.0.1:")
    process.terminate()
    assert await process.wait() == 0
    assert (tmp_path / "world.jsonl").exists()
