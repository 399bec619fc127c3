"""Routes of the application itself, its commands, its servers and their people."""

import base64
from typing import Any

from sandbox.call import Call
from sandbox.commands import CHAT, check_commands
from sandbox.errors import ApiError, Form, Path, refusal
from sandbox.fields import demand, snowflake, text
from sandbox.gateway import Intent, members_like
from sandbox.models import Json
from sandbox.payloads import (
    channel_json,
    member_json,
    own_user_json,
    role_json,
    server_json,
    user_json,
)
from sandbox.rest_messages import Answer

PICTURES = ("data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp")
MAX_EMOJI = 256 * 1024


async def gateway(call: Call) -> Answer:
    """The gateway's address and the number of shards."""
    left = call.backend.limits.sessions_left()
    limit = {"total": 1000, "remaining": left, "reset_after": 0, "max_concurrency": 1}
    url = call.world.url.replace("http", "ws", 1) + "/gateway"
    return {"url": url, "shards": 1, "session_start_limit": limit}


async def me(call: Call) -> Answer:
    """The bot's own user."""
    return own_user_json(call.world.bot)


async def application(call: Call) -> Answer:
    """The bot's application; it belongs to the owner of the first server."""
    bot = call.world.bot
    owners = [call.world.users[server.owner] for server in call.world.servers.values()]
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user_json(owners[0] if owners else bot),
        "team": None,
        "rpc_origins": [],
        "install_params": None,
        "integration_types_config": {str(kind): {} for kind in call.world.installs},
    }


async def list_emojis(call: Call) -> Answer:
    """The application's own emojis."""
    return {"items": list(call.world.emojis.values())}


def _picture(form: Form, path: Path, value: Any) -> None:
    """Check a picture that is sent as a data URI."""
    kind, _, data = str(value).partition(";base64,")
    if kind not in PICTURES:
        form.wrong(path, "IMAGE_INVALID", "Invalid image data")
    elif len(data) * 3 // 4 > MAX_EMOJI:
        form.wrong(path, "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")


async def create_emoji(call: Call) -> Answer:
    """Upload an emoji: a picture of at most 256 KiB as a data URI."""
    body = await call.json()
    demand(body, name=text(2, 32), image=_picture)
    data = body["image"].partition(";base64,")[2]
    number = call.world.snowflakes.next()
    call.world.blobs.keep(number, base64.b64decode(data))
    made: Json = {
        "id": str(number),
        "name": body["name"],
        "roles": [],
        "user": user_json(call.world.bot),
    }
    shown = {"require_colons": True, "managed": False, "animated": False, "available": True}
    call.world.emojis[number] = {**made, **shown}
    return call.world.emojis[number]


async def get_user(call: Call) -> Answer:
    """A person."""
    user = call.world.users.get(call.number("user"))
    if user is None:
        raise refusal(10013)
    return user_json(user)


async def open_direct(call: Call) -> Answer:
    """Direct messages with a person; whether they accept any shows only on posting."""
    body = await call.json()
    demand(body, recipient_id=snowflake)
    person = call.world.users.get(int(body["recipient_id"]))
    if person is None or person.deleted or person == call.world.bot:
        raise refusal(50033)
    return channel_json(call.world, call.world.direct(person))


async def list_servers(call: Call) -> Answer:
    """The servers the bot is in."""
    ours = [s for s in call.world.servers.values() if call.world.bot_is_in(s)]
    return [server_json(server) for server in ours]


async def leave_server(call: Call) -> Answer:
    """Leave a server."""
    call.world.remove_bot(call.server())
    return None


async def get_server(call: Call) -> Answer:
    """A server."""
    server = call.server()
    count = len(server.members)
    counts = {"approximate_member_count": count, "approximate_presence_count": count}
    return {**server_json(server), **counts}


async def list_channels(call: Call) -> Answer:
    """The channels of a server, without threads."""
    server = call.server()
    ours = [c for c in call.world.channels.values() if c.server == server.id and not c.thread]
    return [channel_json(call.world, channel) for channel in ours]


async def list_roles(call: Call) -> Answer:
    """The roles of a server."""
    return [role_json(role) for role in call.server().roles.values()]


async def get_member(call: Call) -> Answer:
    """A member of a server."""
    server = call.server()
    who = call.world.bot.id if call.text("user") == "@me" else call.number("user")
    member = server.members.get(who)
    if member is None:
        raise refusal(10007)
    return member_json(call.world, member)


async def list_members(call: Call) -> Answer:
    """All members; only for an application granted the members intent."""
    server = call.server()
    if Intent.MEMBERS not in call.backend.gateway.granted:
        raise refusal(50001)
    after = int(call.request.query.get("after", 0))
    limit = int(call.request.query.get("limit", 1))
    members = sorted((m for m in server.members.values() if m.user > after), key=lambda m: m.user)
    return [member_json(call.world, member) for member in members[:limit]]


async def search_members(call: Call) -> Answer:
    """Members with names that begin like the query."""
    query = call.request.query
    wanted = {"query": query.get("query", ""), "limit": query.get("limit", 1)}
    return members_like(call.world, call.server(), wanted)


# ── commands ──────────────────────────────────────────────────────────────────────────────────


def _scope(call: Call) -> int | None:
    if call.number("application") != call.world.bot.id:
        raise ApiError(403, 20012, "You are not authorized to perform this action")
    return call.server().id if "server" in call.request.match_info else None


async def list_commands(call: Call) -> Answer:
    """The bot's commands, everywhere or in one server."""
    return call.world.commands.get(_scope(call), [])


async def put_commands(call: Call) -> Answer:
    """Replace all commands; a command keeps its id by its name."""
    scope = _scope(call)
    body = await call.any_json()
    given = body if isinstance(body, list) else []
    check_commands(given)
    call.world.set_commands(scope, [_registered(call, scope, command) for command in given])
    return call.world.commands[scope]


async def post_command(call: Call) -> Answer:
    """Add a command, or replace the one of that name."""
    scope = _scope(call)
    new = await call.json()
    rest = [c for c in call.world.commands.get(scope, []) if _key(c) != _key(new)]
    check_commands([*rest, new])
    command = _registered(call, scope, new)
    call.world.set_commands(scope, [*rest, command])
    return command


async def patch_command(call: Call) -> Answer:
    """Change a command."""
    scope = _scope(call)
    commands = call.world.commands.get(scope, [])
    old = _find_command(call, commands)
    new = {**old, **await call.json()}
    changed = [new if c is old else c for c in commands]
    check_commands(changed)
    call.world.set_commands(scope, changed)
    return new


async def delete_command(call: Call) -> Answer:
    """Delete a command."""
    scope = _scope(call)
    commands = call.world.commands.get(scope, [])
    old = _find_command(call, commands)
    call.world.set_commands(scope, [c for c in commands if c is not old])
    return None


async def get_command(call: Call) -> Answer:
    """One command."""
    return _find_command(call, call.world.commands.get(_scope(call), []))


def _find_command(call: Call, commands: list[Json]) -> Json:
    found = next((c for c in commands if c["id"] == call.text("command")), None)
    if found is None:
        raise refusal(10063)
    return found


def _key(command: Json) -> tuple[object, object]:
    return command.get("type", CHAT), command.get("name")


def _registered(call: Call, scope: int | None, command: Json) -> Json:
    old = next((c for c in call.world.commands.get(scope, []) if _key(c) == _key(command)), None)
    if old is None:
        call.backend.limits.new_command()
    own: Json = {
        "id": old["id"] if old else str(call.world.snowflakes.next()),
        "application_id": str(call.world.bot.id),
        "version": str(call.world.snowflakes.next()),
    }
    if scope is not None:
        own["guild_id"] = str(scope)
    defaults: Json = {
        "type": CHAT,
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "nsfw": False,
    }
    return {**defaults, **command, **own}
