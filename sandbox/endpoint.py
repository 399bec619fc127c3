"""Two ways to point discord.py at the sandbox; nothing else in the sandbox knows discord.py."""

import aiohttp
import discord.asset
import discord.gateway
import discord.http
import yarl
from aiohttp import ClientTimeout
from aiohttp.client_reqrep import ClientRequest
from aiohttp.connector import Connection
from aiohttp.tracing import Trace


def point_discord_at(port: int) -> None:
    """Set discord.py's three addresses (REST, gateway, pictures); call it before each login.

    They are class attributes in 2.7: undocumented, but read again for every request.
    """
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    discord.asset.Asset.BASE = f"http://127.0.0.1:{port}/cdn"


class LoopbackConnector(aiohttp.TCPConnector):
    """Sends every request, whatever its host, to the sandbox: such a bot can't reach Discord."""

    def __init__(self, port: int) -> None:
        super().__init__(limit=0)
        self._sandbox_port = port

    async def connect(
        self,
        req: ClientRequest,
        traces: list[Trace],
        timeout: ClientTimeout,  # noqa: ASYNC109 - aiohttp's own signature
    ) -> Connection:
        """Connect to the sandbox in place of the host the request names."""
        path = "/gateway" if req.url.host == "gateway.discord.gg" else req.url.path
        req.url = req.url.with_scheme("http").with_host("127.0.0.1").with_port(self._sandbox_port)
        req.url = req.url.with_path(path, keep_query=True)
        return await super().connect(req, traces, timeout)


def loopback_connector(port: int) -> aiohttp.BaseConnector:
    """For `Client(connector=…)`: discord.py itself is left as it is."""
    return LoopbackConnector(port)
