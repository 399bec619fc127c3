"""The REST API: the routes, and what happens before and after each request."""

import json
from collections import deque
from collections.abc import Awaitable, Callable

from aiohttp import web

from sandbox import rest_interactions as interactions
from sandbox import rest_messages as messages
from sandbox import rest_servers as servers
from sandbox import rest_threads as threads
from sandbox.call import Backend, Call
from sandbox.capture import Capture
from sandbox.errors import ApiError, refusal
from sandbox.faults import Faults
from sandbox.messages import TYPES
from sandbox.rest_messages import Answer
from sandbox.rules import REQUEST_LIMIT

API = "/api/v10"
LOGGED = 10_000
CHANNEL = "/channels/{channel}"
MESSAGE = f"{CHANNEL}/messages/{{message}}"
COMMANDS = "/applications/{application}/commands"
SERVER_COMMANDS = "/applications/{application}/guilds/{server}/commands"
RESPONSE = "/webhooks/{application}/{token}/messages/{message}"

Handler = Callable[[Call], Awaitable[Answer]]

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/gateway", servers.gateway),
    ("GET", "/gateway/bot", servers.gateway),
    ("GET", "/users/@me", servers.me),
    ("GET", "/oauth2/applications/@me", servers.application),
    ("GET", "/applications/@me", servers.application),
    ("GET", "/users/@me/guilds", servers.list_servers),
    ("DELETE", "/users/@me/guilds/{server}", servers.leave_server),
    ("POST", "/users/@me/channels", servers.open_direct),
    ("GET", "/users/{user}", servers.get_user),
    ("GET", "/applications/{application}/emojis", servers.list_emojis),
    ("POST", "/applications/{application}/emojis", servers.create_emoji),
    *(
        route
        for scope in (COMMANDS, SERVER_COMMANDS)
        for route in (
            ("GET", scope, servers.list_commands),
            ("PUT", scope, servers.put_commands),
            ("POST", scope, servers.post_command),
            ("GET", scope + "/{command}", servers.get_command),
            ("PATCH", scope + "/{command}", servers.patch_command),
            ("DELETE", scope + "/{command}", servers.delete_command),
        )
    ),
    ("GET", "/guilds/{server}", servers.get_server),
    ("GET", "/guilds/{server}/channels", servers.list_channels),
    ("GET", "/guilds/{server}/roles", servers.list_roles),
    ("GET", "/guilds/{server}/members", servers.list_members),
    ("GET", "/guilds/{server}/members/search", servers.search_members),
    ("GET", "/guilds/{server}/members/{user}", servers.get_member),
    ("GET", "/guilds/{server}/threads/active", threads.list_active_threads),
    ("GET", CHANNEL, messages.get_channel),
    ("PATCH", CHANNEL, threads.edit_channel),
    ("DELETE", CHANNEL, threads.delete_channel),
    ("GET", f"{CHANNEL}/messages", messages.list_messages),
    ("POST", f"{CHANNEL}/messages", messages.post_message),
    ("POST", f"{CHANNEL}/messages/bulk-delete", messages.delete_messages),
    ("GET", f"{CHANNEL}/messages/pins", messages.list_pins),
    ("PUT", f"{CHANNEL}/messages/pins/{{message}}", messages.pin),
    ("DELETE", f"{CHANNEL}/messages/pins/{{message}}", messages.pin),
    ("GET", MESSAGE, messages.get_message),
    ("PATCH", MESSAGE, messages.edit_message),
    ("DELETE", MESSAGE, messages.delete_message),
    ("PUT", f"{MESSAGE}/reactions/{{emoji}}/@me", messages.react),
    ("DELETE", f"{MESSAGE}/reactions/{{emoji}}/@me", messages.react),
    ("POST", f"{CHANNEL}/typing", messages.typing),
    ("POST", f"{CHANNEL}/threads", threads.start_thread),
    ("POST", f"{MESSAGE}/threads", threads.start_thread_from_message),
    ("GET", f"{CHANNEL}/threads/archived/public", threads.list_archived_threads),
    ("GET", f"{CHANNEL}/thread-members", threads.list_thread_members),
    ("GET", f"{CHANNEL}/thread-members/{{user}}", threads.show_thread_member),
    ("PUT", f"{CHANNEL}/thread-members/{{user}}", threads.add_thread_member),
    ("DELETE", f"{CHANNEL}/thread-members/{{user}}", threads.remove_thread_member),
    ("POST", "/interactions/{interaction}/{token}/callback", interactions.answer),
    ("POST", "/webhooks/{application}/{token}", interactions.follow_up),
    ("GET", RESPONSE, interactions.get_response),
    ("PATCH", RESPONSE, interactions.edit_response),
    ("DELETE", RESPONSE, interactions.delete_response),
)
MAJOR = ("channel", "server", "token")
"""The parts of a path that have a limit each."""

BY_TOKEN = ("/interactions/", "/webhooks/")
"""Routes with their secret in the path: they need no login and have no global limit."""


class Rest:
    """Serves the routes; `log` holds the requests: method, path, status."""

    def __init__(self, backend: Backend, faults: Faults) -> None:
        self.log: deque[tuple[str, str, int]] = deque(maxlen=LOGGED)
        self.capture: Capture | None = None
        self._backend = backend
        self._faults = faults

    def add_to(self, app: web.Application) -> None:
        """Add all routes."""
        for method, path, handler in ROUTES:
            app.router.add_route(method, API + path, self._serve(handler, f"{method} {path}"))
        unknown = self._serve(_no_route, "unknown")
        app.router.add_route("*", API + "/{rest:.*}", unknown)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/cdn/emojis/{file}.{name}", self._file)

    def _serve(
        self, handler: Handler, template: str
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            call = Call(request, self._backend, template)
            response = await self._answer(call, handler)
            path = request.path.removeprefix(API)
            self.log.append((request.method, path, response.status))
            if self.capture is not None:
                await call.read_unread()
                self.capture.request(call, path, response)
            return response

        return serve

    async def _answer(self, call: Call, handler: Handler) -> web.StreamResponse:
        path = f"{call.request.method} {call.request.path.removeprefix(API)}"
        try:
            self._admit(call)
            if await self._faults.strike(call.route, path, after=False):
                return _cut(call.request)
            self._backend.world.archive_idle()
            response = _respond(await handler(call))
            if await self._faults.strike(call.route, path, after=True):
                return _cut(call.request)
        except ApiError as error:
            response = _refuse(error)
        response.headers.update(call.headers)
        return response

    def _admit(self, call: Call) -> None:
        """Check the size, the login and the limits; routes of interactions need no login."""
        if (call.request.content_length or 0) > REQUEST_LIMIT:
            raise refusal(40005)
        limits, named = self._backend.limits, call.request.match_info
        major = next((named[part] for part in MAJOR if part in named), "")
        if call.request.path.removeprefix(API).startswith(BY_TOKEN):
            call.headers |= limits.route(call.route, major)
            return
        kind, _, token = call.request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not token or token in self._backend.gateway.refused_tokens:
            raise ApiError(401, 0, "401: Unauthorized")
        limits.request()
        call.headers |= limits.route(call.route, major)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name, file = request.match_info["name"], request.match_info["file"]
        data = self._backend.world.blobs.get(int(file)) if file.isdigit() else None
        if data is None:
            raise web.HTTPNotFound
        kind = TYPES.get(name.rpartition(".")[2].lower(), "application/octet-stream")
        headers = {"Content-Type": kind, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=data, headers=headers)


async def _no_route(call: Call) -> Answer:
    raise ApiError(404, 0, f"404: Not Found ({call.request.method} {call.request.path})")


def _respond(answer: Answer) -> web.Response:
    return web.Response(status=204) if answer is None else _json(answer, 200)


def _json(answer: Answer, status: int) -> web.Response:
    # The content type must be exactly this: discord.py compares the whole header.
    headers = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(answer).encode(), status=status, headers=headers)


def _refuse(error: ApiError) -> web.Response:
    response = _json(error.body, error.status)
    if error.page:
        response = web.Response(text=error.page, status=error.status, content_type="text/html")
    response.headers.update(error.headers)
    return response


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
