"""On the wire: what Discord refuses by its documents, though discord.py sends it."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import CannotDo, Record, Right, Sandbox
from sandbox.models import EPHEMERAL, V2
from sandbox.records import COMMAND, COMPONENT
from tests.sandbox.conftest import Api
from tests.sandbox.test_rest import code, post, thread_of

MIB = 1024 * 1024


def opened(sandbox: Sandbox, kind: int = COMMAND, *, source: int | None = None) -> str:
    """An interaction of Ann's in #games; the path of its first answer."""
    world = sandbox.world
    where = world.channels[world.messages[source].channel] if source else world.channel("games")
    record = Record(world, kind, world.user("Ann").id, where.id, source=source, label="play")
    sandbox.interactions.open(record, {})
    return f"POST /interactions/{record.id}/{record.token}/callback"


def followed(sandbox: Sandbox, callback: str) -> str:
    """The path of the messages that follow an answer."""
    return f"/webhooks/{sandbox.world.bot.id}/{callback.split('/')[3]}"


BODIES: dict[str, Any] = {
    "a person allowed twice": {"content": "x", "allowed_mentions": {"users": ["1", 1]}},
    "an id that is none": {"content": "x", "allowed_mentions": {"users": ["-5"]}},
    "an unknown word": {"content": "x", "allowed_mentions": {"parse": ["foo"]}},
    "a blank label": {
        "components": [
            {
                "type": 1,
                "components": [{"type": 2, "style": 1, "custom_id": "a", "label": " "}],
            }
        ]
    },
    "a blank text": {"flags": V2, "components": [{"type": 10, "content": "\n"}]},
    "blanks alone": {"content": " \n "},
}


@pytest.mark.parametrize("name", BODIES)
async def test_a_body_is_refused_wherever_it_is_sent(
    sandbox: Sandbox, api: Api, games: str, name: str
) -> None:
    """Posted, in an edit, as an answer, as a follow-up."""
    body = BODIES[name]
    empty = name == "blanks alone"
    message = await post(api, games)
    callback = opened(sandbox)
    expected = (400, 50006 if empty else 50035)
    assert code(await api(f"POST {games}/messages", body)) == expected
    assert code(await api(f"PATCH {games}/messages/{message['id']}", body)) == expected
    assert code(await api(callback, {"type": 4, "data": body})) == expected
    assert (await api(callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert code(await api(f"POST {followed(sandbox, callback)}", body)) == expected


async def test_forms_and_commands_are_refused(sandbox: Sandbox, api: Api) -> None:
    field = {"type": 4, "custom_id": "why", "style": 1}
    wrong: dict[str, Any]
    for wrong in ({"label": "Why"}, {"value": "four", "max_length": 3}, {"required": "no"}):
        inner = {"type": 18, "label": "Why", "component": {**field, **wrong}}
        form = {"title": "Form", "custom_id": "form", "components": [inner]}
        assert code(await api(opened(sandbox), {"type": 9, "data": form})) == (400, 50035)
    path = f"/applications/{sandbox.world.bot.id}/commands"
    option = {"name": "o", "description": "d", "type": 3}
    wrongs: list[dict[str, Any]] = [
        {"contexts": [9]},
        {"options": [{**option, "choices": [{"name": "a", "value": 1}]}]},
        {"options": [{**option, "type": 7, "channel_types": [99]}]},
        {"default_member_permissions": str(1 << 54)},
    ]
    for wrong in wrongs:
        new = {"name": "play", "description": "Play", "type": 1, **wrong}
        assert code(await api(f"POST {path}", new)) == (400, 50035)
        assert code(await api(f"PUT {path}", [new])) == (400, 50035)


async def test_a_locked_thread_is_not_changed(sandbox: Sandbox, api: Api, games: str) -> None:
    """Open or archived: no edit, no answer that changes a message; its messages are deleted."""
    thread = await thread_of(api, games)
    message = await post(api, thread)
    callback = opened(sandbox, COMPONENT, source=int(message["id"]))
    deferred = opened(sandbox, COMPONENT, source=int(message["id"]))
    assert (await api(deferred, {"type": 6}))[0] == 204
    edit = f"PATCH {thread}/messages/{message['id']}"
    channel = sandbox.world.channel(int(thread.rpartition("/")[2]))
    original = f"PATCH {followed(sandbox, deferred)}/messages/@original"
    for archived, expected in ((False, (403, 160005)), (True, (400, 50083))):
        sandbox.world.archive(channel, archived=archived, locked=True)
        assert code(await api(edit, {"content": "x"})) == expected
        assert code(await api(callback, {"type": 7, "data": {"content": "x"}})) == expected
        assert code(await api(original, {"content": "x"})) == expected
    assert (await api(edit.replace("PATCH", "DELETE")))[0] == 204


async def test_nobody_types_a_command_in_an_archived_thread(sandbox: Sandbox, api: Api) -> None:
    path = f"/applications/{sandbox.world.bot.id}/commands"
    await api(f"POST {path}", {"name": "play", "description": "Play", "type": 1})
    thread = sandbox.world.add_thread(
        sandbox.world.channel("games"), "A game", sandbox.world.user("Ann")
    )
    sandbox.people.slash("Ann", thread, "play")
    sandbox.world.archive(thread)
    with pytest.raises(CannotDo, match="archived"):
        sandbox.people.slash("Ann", thread, "play")


async def test_answers_with_files_need_their_right(sandbox: Sandbox, api: Api) -> None:
    callback, other = opened(sandbox), opened(sandbox)
    assert (await api(other, {"type": 5, "data": {"flags": EPHEMERAL}}))[0] == 204
    sandbox.faults.take_away("games", Right.ATTACH_FILES)
    files = {"a.txt": b"a"}
    data = {"type": 4, "data": {"flags": EPHEMERAL}}
    assert code(await api(callback, data, files=files)) == (403, 50013)
    after = followed(sandbox, other)
    assert code(await api(f"PATCH {after}/messages/@original", {}, files=files)) == (403, 50013)
    assert code(await api(f"POST {after}", {}, files=files)) == (403, 50013)
    sandbox.faults.give_back("games")
    assert (await api(callback, data, files=files))[0] == 204


async def test_a_deferral_can_only_be_private(sandbox: Sandbox, api: Api) -> None:
    """And the answer to it names the message to come, but does not show it."""
    callback = opened(sandbox)
    refused = await api(callback, {"type": 5, "data": {"flags": EPHEMERAL | V2}})
    assert code(refused) == (400, 50035)
    _, made = await api(f"{callback}?with_response=true", {"type": 5, "data": {"flags": EPHEMERAL}})
    assert made["resource"] == {"type": 5}
    assert made["interaction"]["response_message_id"]


async def test_a_request_has_a_size(sandbox: Sandbox, api: Api, games: str) -> None:
    """25 MiB in all, though each file is small enough."""
    files = {f"{n}.bin": b"x" * (9 * MIB) for n in range(3)}
    assert code(await api(f"POST {games}/messages", {}, files=files)) == (413, 40005)
    del files["0.bin"]
    assert (await api(f"POST {games}/messages", {}, files=files))[0] == 200


async def test_answers_ping_fewer_by_default(sandbox: Sandbox, api: Api, games: str) -> None:
    """Without `allowed_mentions` people alone; and a reply pings only if it says so."""
    server, channel = sandbox.world.server("Castellan's Court"), sandbox.world.channel("games")
    role = sandbox.world.add_role(server, "lords")
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=Right.MENTION_EVERYONE)
    ann = sandbox.world.user("Ann")
    content = f"<@{ann.id}> <@&{role.id}> @everyone"
    await api(opened(sandbox), {"type": 4, "data": {"content": content}})
    answer = sandbox.world.last("games")
    assert (answer.pinged, answer.pinged_roles, answer.pinged_everyone) == ([ann.id], [], False)
    await post(api, games, content)
    assert sandbox.world.last("games").pinged_roles == [role.id]
    said = {"message_id": str(sandbox.people.say("Ann", "games", "hello").id)}
    allowed: dict[str, Any]
    for allowed, pinged in (({"parse": []}, []), ({"parse": [], "replied_user": True}, [ann.id])):
        await post(api, games, message_reference=said, allowed_mentions=allowed)
        assert sandbox.world.last("games").pinged == pinged


async def test_a_completion_knows_the_other_options(
    sandbox: Sandbox, api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People and channels as ids with what they are, those half typed not at all."""
    options = [
        {"name": "who", "description": "d", "type": 6},
        {"name": "whom", "description": "d", "type": 6},
        {"name": "what", "description": "d", "type": 3, "autocomplete": True},
    ]
    path = f"/applications/{sandbox.world.bot.id}/commands"
    await api(f"POST {path}", {"name": "play", "description": "Play", "options": options})
    told: list[Any] = []
    monkeypatch.setattr(sandbox.interactions, "deliver", lambda _, data: told.append(data["data"]))
    given = {"who": "Ben", "whom": "Be"}
    sandbox.people.autocomplete("Ann", "games", "play", "what", "x", options=given)
    ben = str(sandbox.world.user("Ben").id)
    assert [(o["name"], o["value"]) for o in told[0]["options"]] == [("who", ben), ("what", "x")]
    assert set(told[0]["resolved"]["users"]) == {ben}


async def test_commands_are_offered_where_the_application_may_be_installed(
    sandbox: Sandbox, api: Api
) -> None:
    """What a command leaves open, the application's settings decide, by default all of it."""
    world = sandbox.world
    server, direct = world.channel("games"), world.direct("Ann")
    group = world.add_group("Ann", "Ben")
    world.remove_bot(world.add_server("Elsewhere", [world.user("Ann")]))
    foreign = world.channel("general")
    path = f"/applications/{world.bot.id}/commands"
    base = {"description": "d", "type": 1}
    both = {"contexts": [0, 1], "integration_types": [0]}
    await api(f"PUT {path}", [{"name": "open", **base}, {"name": "bound", **base, **both}])

    def offered() -> list[set[str]]:
        places = (server, direct, group, foreign)
        return [{c["name"] for c in world.commands_in(place)} for place in places]

    assert offered() == [{"open", "bound"}, {"open", "bound"}, {"open"}, {"open"}]
    record = sandbox.people.slash("Ann", group, "open")
    callback = f"POST /interactions/{record.id}/{record.token}/callback"
    assert (await api(callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert code(await api(f"POST /channels/{group.id}/messages", {"content": "x"})) == (403, 50001)
    world.installs = (0,)
    assert offered() == [{"open", "bound"}, {"open", "bound"}, set(), set()]


async def test_threads_have_a_number(sandbox: Sandbox, api: Api, games: str) -> None:
    """1,000 open ones in a server (160006), 1,000 people in a thread (30033)."""
    world = sandbox.world
    first = await thread_of(api, games)
    channel = world.channel(int(first.rpartition("/")[2]))
    world.archive(channel)
    message = await post(api, games)
    world.most_threads = 0
    new = {"name": "x", "type": 11}
    assert code(await api(f"POST {games}/threads", new)) == (400, 160006)
    start = f"POST {games}/messages/{message['id']}/threads"
    assert code(await api(start, {"name": "x"})) == (400, 160006)
    assert code(await api(f"PATCH {first}", {"archived": False})) == (400, 160006)
    assert code(await api(f"POST {first}/messages", {"content": "x"})) == (400, 160006)
    world.most_threads = 1
    assert (await api(f"POST {first}/messages", {"content": "x"}))[0] == 200
    assert channel.thread is not None
    channel.thread.members = list(range(1000))
    invite = f"PUT {first}/thread-members/{world.user('Ben').id}"
    assert code(await api(invite)) == (400, 30033)


@pytest.mark.parametrize("number", [20028, 40003, 40062, 50045, 160007, 200000, 200001, 240000])
async def test_any_refusal_of_discord_can_be_planned(
    sandbox: Sandbox, api: Api, games: str, number: int
) -> None:
    sandbox.faults.refuse("POST /channels/{channel}/messages", number)
    assert code(await api(f"POST {games}/messages", {"content": "x"}))[1] == number
    await post(api, games)


async def test_a_channel_has_250_pins(sandbox: Sandbox, api: Api, games: str) -> None:
    channel = sandbox.world.channel("games")
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=Right.PIN_MESSAGES)
    said = [sandbox.people.say("Ann", "games", "x") for _ in range(251)]
    for message in said[:250]:
        message.pinned = True
    status, body = await api(f"PUT {games}/messages/pins/{said[250].id}")
    assert (status, body["code"], body["message"][-5:]) == (400, 30003, "(250)")
