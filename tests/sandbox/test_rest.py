"""The REST API by itself: messages, nonces, mentions, files, threads, rights."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from sandbox import Record, Right, Sandbox
from sandbox.models import V2
from tests.sandbox.conftest import Api
from tests.sandbox.samplebot import png

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}


def code(answer: tuple[int, Any]) -> tuple[int, int]:
    status, body = answer
    return status, body["code"]


async def post(api: Api, games: str, text: str = "hello", **body: Any) -> Any:
    status, message = await api(f"POST {games}/messages", {"content": text, **body})
    assert status == 200
    return message


async def thread_of(api: Api, games: str, **body: Any) -> str:
    message = await post(api, games)
    route = f"POST {games}/messages/{message['id']}/threads"
    status, thread = await api(route, {"name": "A game", **body})
    assert status == 200
    return f"/channels/{thread['id']}"


async def test_a_login_is_needed(sandbox: Sandbox, api: Api, games: str) -> None:
    api._session.headers.clear()
    assert (await api("GET /users/@me"))[0] == 401
    sandbox.faults.refuse_token("any")
    api._session.headers["Authorization"] = "Bot any"
    assert (await api("GET /users/@me"))[0] == 401


async def test_messages_are_listed_newest_first(api: Api, games: str) -> None:
    made = [await post(api, games, str(n)) for n in range(6)]
    ids = [m["id"] for m in made]

    async def listed(query: str) -> list[str]:
        return [m["content"] for m in (await api(f"GET {games}/messages{query}"))[1]]

    assert await listed("?limit=2") == ["5", "4"]
    assert await listed(f"?before={ids[3]}&limit=2") == ["2", "1"]
    assert await listed(f"?after={ids[1]}&limit=2") == ["3", "2"]
    assert await listed(f"?around={ids[2]}&limit=3") == ["3", "2", "1"]
    assert code(await api(f"GET {games}/messages?limit=101")) == (400, 50035)


async def test_a_message_is_read_edited_and_deleted(api: Api, games: str) -> None:
    message = await post(api, games)
    path = f"{games}/messages/{message['id']}"
    assert (await api(f"GET {path}"))[1]["content"] == "hello"
    assert (await api(f"PATCH {path}", {"content": "changed"}))[1]["content"] == "changed"
    assert code(await api(f"PATCH {path}", {"content": ""})) == (400, 50006)
    assert (await api(f"DELETE {path}"))[0] == 204
    assert code(await api(f"GET {path}")) == (404, 10008)


async def test_a_nonce_posts_once_for_five_minutes(sandbox: Sandbox, api: Api, games: str) -> None:
    body: Any = {"nonce": "turn-1", "enforce_nonce": True}
    first = await post(api, games, **body)
    assert (await post(api, games, "again", **body))["id"] == first["id"]
    assert (await post(api, games, "loose", nonce="turn-1"))["id"] != first["id"]
    assert (await post(api, games, "other", nonce="turn-2", enforce_nonce=True))["id"] != first[
        "id"
    ]
    sandbox.world.clock.advance(301)
    assert (await post(api, games, "later", **body))["id"] != first["id"]


async def test_a_nonce_is_told_only_on_posting(api: Api, games: str) -> None:
    """Discord does not store it: whoever looks for a message later must know it otherwise."""
    message = await post(api, games, nonce="turn-1")
    assert message["nonce"] == "turn-1"
    assert "nonce" not in (await api(f"GET {games}/messages/{message['id']}"))[1]
    assert "nonce" not in (await api(f"GET {games}/messages"))[1][0]


async def test_a_deleted_message_holds_its_nonce(api: Api, games: str) -> None:
    """Posting again with its nonce makes none, as Discord's developers say (api-docs#6647)."""
    body: Any = {"content": "x", "nonce": "turn-1", "enforce_nonce": True}
    _, message = await api(f"POST {games}/messages", body)
    await api(f"DELETE {games}/messages/{message['id']}")
    assert code(await api(f"POST {games}/messages", body)) == (404, 10008)


async def test_only_the_allowed_are_pinged(sandbox: Sandbox, api: Api, games: str) -> None:
    ann, ben = (sandbox.world.user(name).id for name in ("Ann", "Ben"))
    text = f"<@{ann}> <@{ben}> @everyone"

    async def pinged(**body: Any) -> list[int]:
        return sandbox.world.message(int((await post(api, games, text, **body))["id"])).pinged

    assert await pinged() == [ann, ben]
    assert await pinged(allowed_mentions={"parse": []}) == []
    assert await pinged(allowed_mentions={"parse": [], "users": [str(ben)]}) == [ben]
    message = sandbox.world.last("games")
    assert not message.pinged_everyone
    await api(f"PATCH {games}/messages/{message.id}", {"content": f"<@{ann}>"})
    assert message.pinged == [ben]


async def test_everybody_is_pinged_only_by_right(sandbox: Sandbox, api: Api, games: str) -> None:
    server = sandbox.world.server("Castellan's Court")
    role = sandbox.world.add_role(server, "lords")
    text = f"@everyone <@&{role.id}>"
    await post(api, games, text)
    assert not sandbox.world.last("games").pinged_everyone
    assert sandbox.world.last("games").pinged_roles == []
    channel = sandbox.world.channel("games")
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=Right.MENTION_EVERYONE)
    await post(api, games, text)
    assert sandbox.world.last("games").pinged_everyone
    assert sandbox.world.last("games").pinged_roles == [role.id]


async def test_a_layout_hides_its_files_from_the_attachments(api: Api, games: str) -> None:
    """`attachments` is [] where a component shows the file, as on Discord."""
    body = {"flags": V2, "components": [GALLERY], "attachments": [{"id": 0, "description": "Alt"}]}
    status, message = await api(f"POST {games}/messages", body, files={"a.png": png(7, 5)})
    assert status == 200
    assert message["attachments"] == []
    media = message["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"]) == (7, 5)
    async with api._session.get(media["url"]) as picture:
        assert picture.headers["Content-Type"] == "image/png"
        assert await picture.read() == png(7, 5)


async def test_an_edit_keeps_exactly_the_listed_files(api: Api, games: str) -> None:
    body = {"content": "two", "attachments": [{"id": 0}, {"id": 1}]}
    files = {"a.png": png(), "b.txt": b"text"}
    _, message = await api(f"POST {games}/messages", body, files=files)
    a, b = message["attachments"]
    path = f"PATCH {games}/messages/{message['id']}"
    _, kept = await api(path, {"content": "still two"})
    assert [f["filename"] for f in kept["attachments"]] == ["a.png", "b.txt"]
    _, changed = await api(path, {"attachments": [{"id": b["id"]}, {"id": 0}]}, files={"c": b"c"})
    assert [f["filename"] for f in changed["attachments"]] == ["b.txt", "c"]
    unknown = await api(path, {"attachments": [{"id": a["id"]}]})
    assert code(unknown) == (400, 50035)


async def test_a_layout_edit_must_list_its_new_file(api: Api, games: str) -> None:
    """A new file shown by an edit without `attachments` is refused (discord-api-docs#7529)."""
    body = {"flags": V2, "components": [{"type": 10, "content": "text"}]}
    _, message = await api(f"POST {games}/messages", body)
    path = f"PATCH {games}/messages/{message['id']}"
    refused = await api(path, {"components": [GALLERY]}, files={"a.png": png()})
    assert code(refused) == (400, 50035)
    listed = {"components": [GALLERY], "attachments": [{"id": 0}]}
    assert (await api(path, listed, files={"a.png": png()}))[0] == 200


async def test_a_classic_message_becomes_a_layout_without_its_text(api: Api, games: str) -> None:
    message = await post(api, games)
    path = f"PATCH {games}/messages/{message['id']}"
    layout = {"flags": V2, "components": [{"type": 10, "content": "text"}]}
    assert code(await api(path, layout)) == (400, 50035)
    assert (await api(path, {**layout, "content": None}))[0] == 200
    assert code(await api(path, {"flags": 0, "content": "back"})) == (400, 50035)


async def test_files_have_their_limits(sandbox: Sandbox, api: Api, games: str) -> None:
    sandbox.interactions.file_limit = 100
    route = f"POST {games}/messages"
    assert (await api(route, {}, files={"a": b"x" * 100}))[0] == 200
    assert code(await api(route, {}, files={"a": b"x" * 101})) == (413, 40005)
    eleven = {f"f{n}": b"x" for n in range(11)}
    assert code(await api(route, {}, files=eleven)) == (400, 30015)
    assert code(await api(route, {"content": ""})) == (400, 50006)


async def test_a_reply_needs_what_it_replies_to(sandbox: Sandbox, api: Api, games: str) -> None:
    message = sandbox.people.say("Ann", "games", "hello")
    reply = await post(api, games, message_reference={"message_id": str(message.id)})
    assert reply["referenced_message"]["id"] == str(message.id)
    assert [u["global_name"] for u in reply["mentions"]] == ["Ann"]
    sandbox.faults.vanish(message)
    gone = {"content": "x", "message_reference": {"message_id": str(message.id)}}
    assert code(await api(f"POST {games}/messages", gone)) == (400, 50035)


async def test_a_thread_hangs_on_one_message(api: Api, games: str) -> None:
    message = await post(api, games)
    route = f"POST {games}/messages/{message['id']}/threads"
    _, thread = await api(route, {"name": "A game"})
    assert thread["id"] == message["id"]
    assert code(await api(route, {"name": "Again"})) == (400, 160004)
    _, inside = await api(f"GET /channels/{thread['id']}/messages")
    assert [m["type"] for m in inside] == [21]
    assert code(await api(f"POST {games}/threads", {"name": "x" * 101})) == (400, 50035)
    odd = {"name": "x", "auto_archive_duration": 61}
    assert code(await api(f"POST {games}/threads", odd)) == (400, 50035)


async def test_a_thread_falls_asleep_and_wakes_up(sandbox: Sandbox, api: Api, games: str) -> None:
    """Archived when nobody writes; no edits then (50083), but deletions; a message reopens it."""
    thread = await thread_of(api, games, auto_archive_duration=60)
    message = await post(api, thread)
    edit = f"PATCH {thread}/messages/{message['id']}"
    sandbox.world.clock.advance(3601)
    assert code(await api(edit, {"content": "late"})) == (400, 50083)
    await post(api, thread, "awake")
    assert (await api(edit, {"content": "again"}))[0] == 200
    sandbox.world.clock.advance(3601)
    assert (await api(edit.replace("PATCH", "DELETE")))[0] == 204


async def test_only_managers_open_a_locked_thread(sandbox: Sandbox, api: Api, games: str) -> None:
    thread = await thread_of(api, games)
    channel = sandbox.world.channel(int(thread.rpartition("/")[2]))
    sandbox.world.archive(channel, archived=False, locked=True)
    assert code(await api(f"POST {thread}/messages", {"content": "x"})) == (403, 160005)
    sandbox.world.archive(channel)
    assert code(await api(f"POST {thread}/messages", {"content": "x"})) == (400, 50083)
    assert code(await api(f"PATCH {thread}", {"archived": False})) == (403, 50013)
    games_channel = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games_channel, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    assert (await api(f"PATCH {thread}", {"archived": False, "locked": False}))[0] == 200
    await post(api, thread)


async def test_the_owner_renames_and_archives_its_thread(
    sandbox: Sandbox, api: Api, games: str
) -> None:
    thread = await thread_of(api, games)
    _, changed = await api(f"PATCH {thread}", {"name": "New", "archived": True})
    assert (changed["name"], changed["thread_metadata"]["archived"]) == ("New", True)
    _, archived = await api(f"GET {games}/threads/archived/public")
    assert [t["name"] for t in archived["threads"]] == ["New"]
    assert code(await api(f"PATCH {thread}", {"name": "Newer"})) == (400, 50083)
    assert (await api(f"PATCH {thread}", {"archived": False}))[0] == 200
    assert code(await api(f"PATCH {thread}", {"locked": True})) == (403, 50013)
    server = sandbox.world.server("Castellan's Court").id
    _, active = await api(f"GET /guilds/{server}/threads/active")
    assert len(active["threads"]) == 1


async def test_people_are_added_to_a_thread(sandbox: Sandbox, api: Api, games: str) -> None:
    thread = await thread_of(api, games)
    ann = sandbox.world.user("Ann").id
    assert (await api(f"PUT {thread}/thread-members/{ann}"))[0] == 204
    _, members = await api(f"GET {thread}/thread-members")
    assert str(ann) in [m["user_id"] for m in members]
    stranger = sandbox.world.add_user("Stranger").id
    assert code(await api(f"PUT {thread}/thread-members/{stranger}")) == (404, 10007)
    assert code(await api(f"DELETE {thread}/thread-members/{ann}")) == (403, 50013)
    assert (await api(f"DELETE {thread}/thread-members/@me"))[0] == 204


async def test_a_private_thread_is_closed_to_others(sandbox: Sandbox, api: Api, games: str) -> None:
    channel = sandbox.world.channel("games")
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=Right.CREATE_PRIVATE_THREADS)
    _, thread = await api(f"POST {games}/threads", {"name": "Notes", "type": 12})
    ben = sandbox.world.user("Ben")
    assert not sandbox.world.can_see(ben, int(thread["id"]))
    await api(f"PUT /channels/{thread['id']}/thread-members/{ben.id}")
    assert sandbox.world.can_see(ben, int(thread["id"]))
    assert (await api(f"DELETE /channels/{thread['id']}/thread-members/{ben.id}"))[0] == 204
    assert not sandbox.world.can_see(ben, int(thread["id"]))


async def test_managers_alone_add_people_where_nobody_may_invite(
    sandbox: Sandbox, api: Api, games: str
) -> None:
    channel, bot = sandbox.world.channel("games"), sandbox.world.bot
    sandbox.world.set_overwrite(channel, bot, allow=Right.CREATE_PRIVATE_THREADS)
    body = {"name": "Notes", "type": 12, "invitable": False}
    _, thread = await api(f"POST {games}/threads", body)
    assert thread["thread_metadata"]["invitable"] is False
    invite = f"PUT /channels/{thread['id']}/thread-members/{sandbox.world.user('Ben').id}"
    assert code(await api(invite)) == (403, 50013)
    sandbox.world.set_overwrite(channel, bot, allow=Right.MANAGE_THREADS)
    assert (await api(invite))[0] == 204


DENIED: list[tuple[Right, str, Any, int]] = [
    (Right.VIEW_CHANNEL, "POST {games}/messages", {"content": "x"}, 50001),
    (Right.VIEW_CHANNEL, "GET {games}", None, 50001),
    (Right.SEND_MESSAGES, "POST {games}/messages", {"content": "x"}, 50013),
    (Right.SEND_MESSAGES, "POST {games}/typing", None, 50013),
    (Right.SEND_MESSAGES_IN_THREADS, "POST {thread}/messages", {"content": "x"}, 50013),
    (Right.CREATE_PUBLIC_THREADS, "POST {games}/threads", {"name": "x", "type": 11}, 50013),
    (Right.CREATE_PUBLIC_THREADS, "POST {message}/threads", {"name": "x"}, 50013),
    (Right.CREATE_PRIVATE_THREADS, "POST {games}/threads", {"name": "x", "type": 12}, 50013),
    (Right.READ_MESSAGE_HISTORY, "GET {message}", None, 50013),
    (Right.READ_MESSAGE_HISTORY, "PUT {message}/reactions/x/@me", None, 50013),
    (
        Right.READ_MESSAGE_HISTORY,
        "POST {games}/messages",
        {"content": "x", "message_reference": {"message_id": "1"}},
        160002,
    ),
]


@pytest.mark.parametrize(("right", "route", "body", "expected"), DENIED)
async def test_a_missing_right_is_refused(
    sandbox: Sandbox, api: Api, games: str, right: Right, route: str, body: Any, expected: int
) -> None:
    thread = await thread_of(api, games)
    message = await post(api, games)
    places = {"games": games, "thread": thread, "message": f"{games}/messages/{message['id']}"}
    sandbox.faults.take_away("games", right)
    assert code(await api(route.format(**places), body)) == (403, expected)
    sandbox.faults.give_back("games")
    if expected == 50001:
        assert (await api(route.format(**places), body))[0] == 200


async def test_files_need_their_right(sandbox: Sandbox, api: Api, games: str) -> None:
    message = await post(api, games)
    sandbox.faults.take_away("games", Right.ATTACH_FILES)
    for route in (f"POST {games}/messages", f"PATCH {games}/messages/{message['id']}"):
        assert code(await api(route, {}, files={"a": b"x"})) == (403, 50013)


async def test_others_messages_are_not_the_bots(sandbox: Sandbox, api: Api, games: str) -> None:
    message = sandbox.people.say("Ann", "games", "mine")
    path = f"{games}/messages/{message.id}"
    assert code(await api(f"PATCH {path}", {"content": "x"})) == (403, 50005)
    assert code(await api(f"DELETE {path}")) == (403, 50013)
    assert code(await api(f"PUT {games}/messages/pins/{message.id}")) == (403, 50013)
    channel = sandbox.world.channel("games")
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=Right.MANAGE_MESSAGES)
    assert code(await api(f"PUT {games}/messages/pins/{message.id}")) == (403, 50013)
    rights = Right.MANAGE_MESSAGES | Right.PIN_MESSAGES
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=rights)
    assert (await api(f"PUT {games}/messages/pins/{message.id}"))[0] == 204
    assert len((await api(f"GET {games}/messages/pins"))[1]["items"]) == 1
    assert (await api(f"DELETE {games}/messages/pins/{message.id}"))[0] == 204
    other = sandbox.people.say("Ann", "games", "mine too")
    both = {"messages": [str(message.id), str(other.id)]}
    assert (await api(f"POST {games}/messages/bulk-delete", both))[0] == 204
    assert sandbox.world.history("games") == []


async def test_history_is_hidden_without_its_right(sandbox: Sandbox, api: Api, games: str) -> None:
    await post(api, games)
    sandbox.faults.take_away("games", Right.READ_MESSAGE_HISTORY)
    assert (await api(f"GET {games}/messages"))[1] == []


async def test_direct_messages_need_a_person_within_reach(sandbox: Sandbox, api: Api) -> None:
    ann = sandbox.world.user("Ann")
    _, channel = await api("POST /users/@me/channels", {"recipient_id": str(ann.id)})
    path = f"/channels/{channel['id']}"
    await post(api, path)
    assert (await api(f"DELETE {path}"))[0] == 200
    sandbox.faults.block_direct_messages(ann)
    assert code(await api(f"POST {path}/messages", {"content": "x"})) == (403, 50007)
    sandbox.faults.block_direct_messages(ann, blocked=False)
    sandbox.faults.remove_bot("Castellan's Court")
    assert code(await api(f"POST {path}/messages", {"content": "x"})) == (403, 50278)
    assert code(await api("POST /users/@me/channels", {"recipient_id": "1"})) == (400, 50033)


async def test_servers_and_people_are_looked_up(sandbox: Sandbox, api: Api) -> None:
    server = sandbox.world.server("Castellan's Court")
    path = f"/guilds/{server.id}"
    ann = sandbox.world.user("Ann")
    assert (await api(f"GET {path}"))[1]["name"] == server.name
    assert [c["name"] for c in (await api(f"GET {path}/channels"))[1]] == ["lobby", "games"]
    assert len((await api(f"GET {path}/roles"))[1]) == 2
    assert (await api(f"GET {path}/members/{ann.id}"))[1]["user"]["global_name"] == "Ann"
    assert code(await api(f"GET {path}/members/1")) == (404, 10007)
    assert code(await api(f"GET {path}/members")) == (403, 50001)
    found = (await api(f"GET {path}/members/search?query=ca&limit=5"))[1]
    assert [m["user"]["global_name"] for m in found] == ["Cara", "Castellan"]
    assert (await api(f"GET /users/{ann.id}"))[1]["username"] == "ann"
    assert code(await api("GET /users/1")) == (404, 10013)
    assert [s["name"] for s in (await api("GET /users/@me/guilds"))[1]] == [server.name]
    assert (await api(f"DELETE /users/@me/guilds/{server.id}"))[0] == 204
    assert code(await api(f"GET {path}")) == (403, 50001)
    assert code(await api("GET /guilds/1")) == (404, 10004)


async def test_commands_are_registered_one_by_one(sandbox: Sandbox, api: Api) -> None:
    path = f"/applications/{sandbox.world.bot.id}/commands"
    new = {"name": "play", "description": "Play", "type": 1}
    _, made = await api(f"POST {path}", new)
    _, again = await api(f"POST {path}", {**new, "description": "Play on"})
    assert made["id"] == again["id"]
    _, changed = await api(f"PATCH {path}/{made['id']}", {"description": "Changed"})
    assert changed["description"] == "Changed"
    assert (await api(f"GET {path}/{made['id']}"))[1]["description"] == "Changed"
    assert code(await api(f"PATCH {path}/{made['id']}", {"name": "A B"})) == (400, 50035)
    assert (await api(f"DELETE {path}/{made['id']}"))[0] == 204
    assert (await api(f"GET {path}"))[1] == []
    assert code(await api(f"GET {path}/{made['id']}")) == (404, 10063)
    assert (await api("GET /applications/1/commands"))[0] == 403


async def test_a_servers_own_commands_come_first(sandbox: Sandbox, api: Api) -> None:
    bot, server = sandbox.world.bot.id, sandbox.world.server("Castellan's Court").id
    new = {"name": "play", "description": "Everywhere", "type": 1}
    await api(f"PUT /applications/{bot}/commands", [new])
    await api(f"PUT /applications/{bot}/guilds/{server}/commands", [{**new, "description": "Here"}])
    channel = sandbox.world.channel("games")
    assert [c["description"] for c in sandbox.world.commands_in(channel)] == ["Here"]
    direct = sandbox.world.direct("Ann")
    assert [c["description"] for c in sandbox.world.commands_in(direct)] == ["Everywhere"]


async def test_what_does_not_exist_is_not_found(api: Api, games: str) -> None:
    assert code(await api("GET /channels/1")) == (404, 10003)
    assert code(await api(f"GET {games}/messages/1")) == (404, 10008)
    assert (await api("GET /nowhere"))[0] == 404
    assert code(await api("GET /channels/x")) == (400, 50035)


async def test_deleting_needs_its_right(sandbox: Sandbox, api: Api, games: str) -> None:
    thread = await thread_of(api, games)
    assert code(await api(f"DELETE {thread}")) == (403, 50013)
    assert code(await api(f"PATCH {games}", {"name": "x"})) == (403, 50013)
    channel = sandbox.world.channel("games")
    rights = Right.MANAGE_THREADS | Right.MANAGE_CHANNELS
    sandbox.world.set_overwrite(channel, sandbox.world.bot, allow=rights)
    assert (await api(f"PATCH {games}", {"name": "tables"}))[1]["name"] == "tables"
    assert (await api(f"DELETE {thread}"))[0] == 200
    assert code(await api(f"GET {thread}")) == (404, 10003)
    assert (await api(f"DELETE {games}"))[0] == 200


async def test_only_this_machine_is_answered(sandbox: Sandbox, api: Api) -> None:
    """A foreign Host (rebinding) and a foreign Origin (another page) are refused."""
    url = f"{sandbox.url}/api/v10/users/@me"
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        async with api._session.get(url, headers=headers) as response:
            assert response.status == 403
    async with api._session.get(url, headers={"Origin": sandbox.url}) as response:
        assert response.status == 200


async def test_rate_limits_hold_when_asked_for(sandbox: Sandbox, api: Api, games: str) -> None:
    sandbox.limits.pace = 0.1
    for left in range(4, -1, -1):
        await post(api, games)
        assert api.headers["X-RateLimit-Remaining"] == str(left)
    status, body = await api(f"POST {games}/messages", {"content": "x"})
    assert (status, body["global"]) == (429, False)
    assert "Via" in api.headers
    assert api.headers["X-RateLimit-Scope"] == "user"
    assert (await api(f"GET {games}"))[0] == 200  # another route
    await post(api, f"/channels/{sandbox.world.channel('lobby').id}")  # another channel
    sandbox.world.clock.advance(body["retry_after"] + 0.01)
    await post(api, games)


async def test_fifty_requests_a_second(sandbox: Sandbox, api: Api) -> None:
    sandbox.limits.pace = 0.01
    people = [sandbox.world.add_server(f"Court {n}").id for n in range(51)]
    for one in people[:50]:
        assert (await api(f"GET /guilds/{one}"))[0] == 200
    status, body = await api(f"GET /guilds/{people[50]}")
    assert (status, body["global"], api.headers["X-RateLimit-Global"]) == (429, True, "true")
    assert api.headers["X-RateLimit-Scope"] == "global"
    sandbox.world.clock.advance(body["retry_after"] + 0.01)
    assert (await api(f"GET /guilds/{people[50]}"))[0] == 200


async def test_old_messages_are_edited_slowly(sandbox: Sandbox, api: Api, games: str) -> None:
    """Messages over an hour old: 3 edits in 6 s a channel, then code 30046."""
    sandbox.limits.pace = 0.1
    message = await post(api, games)
    path = f"PATCH {games}/messages/{message['id']}"
    for n in range(4):
        assert (await api(path, {"content": f"young {n}"}))[0] == 200
    sandbox.world.clock.advance(3601)
    for n in range(3):
        assert (await api(path, {"content": f"old {n}"}))[0] == 200
    status, body = await api(path, {"content": "too fast"})
    assert (status, body["code"], api.headers["X-RateLimit-Scope"]) == (429, 30046, "shared")
    sandbox.world.clock.advance(60.1)
    assert (await api(path, {"content": "slow"}))[0] == 200


async def test_answers_and_follow_ups_have_limits_of_their_own(sandbox: Sandbox, api: Api) -> None:
    """First answers none; the messages that follow 5 in 2 seconds for each interaction."""
    sandbox.limits.pace = 0.1
    world = sandbox.world
    made = []
    for _ in range(12):
        record = Record(
            world, 2, world.user("Ann").id, world.channel("games").id, source=None, label="play"
        )
        made.append(sandbox.interactions.open(record, {}))
        callback = f"POST /interactions/{record.id}/{record.token}/callback"
        assert (await api(callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
        assert "X-RateLimit-Limit" not in api.headers
    for record in made[:2]:
        path = f"POST /webhooks/{world.bot.id}/{record.token}"
        answers = [(await api(path, {"content": "x"}))[0] for _ in range(6)]
        assert answers == [200] * 5 + [429]


async def test_a_channel_is_renamed_twice_in_ten_minutes(
    sandbox: Sandbox, api: Api, games: str
) -> None:
    sandbox.limits.pace = 1
    thread = await thread_of(api, games)
    for name in ("One", "Two"):
        assert (await api(f"PATCH {thread}", {"name": name}))[0] == 200
    assert code(await api(f"PATCH {thread}", {"name": "Three"})) == (429, 20028)
    assert (await api(f"PATCH {thread}", {"archived": True}))[0] == 200
    sandbox.world.clock.advance(600)
    assert (await api(f"PATCH {thread}", {"name": "Three", "archived": False}))[0] == 200


async def test_two_hundred_commands_are_new_in_a_day(sandbox: Sandbox, api: Api) -> None:
    """Those known by their names are not counted again."""
    path = f"/applications/{sandbox.world.bot.id}/commands"
    server = sandbox.world.server("Castellan's Court").id
    commands = [{"name": f"c{n}", "description": "d"} for n in range(100)]
    other = path.replace("/commands", f"/guilds/{server}/commands")
    for where in (path, path, other):
        assert (await api(f"PUT {where}", commands))[0] == 200
    more = {"name": "more", "description": "d"}
    await api(f"DELETE {path}/{sandbox.world.commands[None][0]['id']}")
    assert code(await api(f"POST {path}", more)) == (429, 30034)
    sandbox.world.clock.advance(86_400)
    assert (await api(f"POST {path}", more))[0] == 200


async def test_threads_of_their_own_are_announced(sandbox: Sandbox, api: Api, games: str) -> None:
    """A public thread without a message is told of in its channel."""
    body = {"name": "Talk", "type": 11, "auto_archive_duration": 4320}
    _, thread = await api(f"POST {games}/threads", body)
    note = sandbox.world.last("games")
    assert (note.kind, note.thread) == (18, int(thread["id"]))
    inside = f"POST /channels/{thread['id']}/threads"
    assert code(await api(inside, {"name": "Deeper", "type": 11})) == (400, 50024)
    assert code(await api(f"GET {games}/thread-members")) == (400, 50024)


async def test_a_sleeping_thread_takes_nobody_in(sandbox: Sandbox, api: Api, games: str) -> None:
    thread = await thread_of(api, games)
    channel = sandbox.world.channel(int(thread.rpartition("/")[2]))
    ann, ben = sandbox.world.user("Ann"), sandbox.world.user("Ben")
    sandbox.world.join_thread(channel, ben.id)
    assert not sandbox.world.join_thread(channel, ben.id)
    sandbox.world.archive(channel)
    assert code(await api(f"PUT {thread}/thread-members/{ann.id}")) == (400, 50083)
    sandbox.faults.take_away(channel, Right.SEND_MESSAGES_IN_THREADS)
    sandbox.world.archive(channel, archived=False)
    assert code(await api(f"PUT {thread}/thread-members/{ann.id}")) == (403, 50013)
    sandbox.faults.give_back(channel)
    games_channel = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games_channel, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    assert (await api(f"DELETE {thread}/thread-members/{ben.id}"))[0] == 204


async def test_others_threads_are_reopened_but_not_renamed(sandbox: Sandbox, api: Api) -> None:
    games, ann = sandbox.world.channel("games"), sandbox.world.user("Ann")
    thread = sandbox.world.add_thread(games, "Hers", ann)
    path = f"PATCH /channels/{thread.id}"
    assert code(await api(path, {"name": "Mine"})) == (403, 50013)
    sandbox.world.archive(thread)
    assert (await api(path, {"archived": False}))[0] == 200
    assert code(await api(path, {"auto_archive_duration": 61})) == (400, 50035)


async def test_the_bots_own_place_is_told(sandbox: Sandbox, api: Api) -> None:
    server = sandbox.world.server("Castellan's Court").id
    assert (await api(f"GET /guilds/{server}/members/@me"))[1]["user"]["bot"]
    assert (await api("GET /applications/@me"))[1]["name"] == "Castellan"
    bot = sandbox.world.bot.id
    path = f"/applications/{bot}/emojis"
    assert (await api(f"GET {path}"))[1] == {"items": []}
    dot = f"data:image/png;base64,{base64.b64encode(b'dot').decode()}"
    status, made = await api(f"POST {path}", {"name": "dot", "image": dot})
    assert status == 200
    assert (await api(f"GET {path}"))[1] == {"items": [made]}
    for name, image in (("d", dot), ("dot", "dot"), ("dot", dot + "A" * 400_000)):
        assert code(await api(f"POST {path}", {"name": name, "image": image})) == (400, 50035)


async def test_a_body_must_be_json(api: Api, games: str) -> None:
    url = f"{api._base}{games}/messages"
    headers = {"Content-Type": "application/json"}
    async with api._session.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    async with api._session.get(f"{api._base[:-8]}/attachments/1/2/a.png") as response:
        assert response.status == 404
