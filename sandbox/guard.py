"""Refusal of requests from other hosts and from pages of other sites."""

from collections.abc import Awaitable, Callable

from aiohttp import web

DISCORD_HOSTS = frozenset({"discord.com", "gateway.discord.gg", "cdn.discordapp.com"})
"""The hosts a client names if only its connector leads here (`endpoint.loopback_connector`)."""


@web.middleware
async def only_local(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse a foreign Host (a name made to point here) and a foreign Origin (another page)."""
    host, origin = request.host, request.headers.get("Origin")
    name = host.partition(":")[0]
    if name not in ("127.0.0.1", "localhost") and host not in DISCORD_HOSTS:
        raise web.HTTPForbidden(text="Only for this machine.")
    if origin is not None and origin != f"http://{host}":
        raise web.HTTPForbidden(text="Only for the sandbox's own page.")
    return await handler(request)
