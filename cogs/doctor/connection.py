"""Checks of the connection: token, application, gateway, channel, rights, commands."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Final

import discord

from cogs import discord_errors, slash_commands
from cogs.admin.rights import NEEDED
from cogs.client import load
from cogs.doctor.visit import GATEWAY_SECONDS, FailedError, Visit

SKEW: Final = 1.0
"""Seconds by which this machine's clock may differ from Discord's."""
SLOW: Final = 1.0
"""Seconds after which a request is called slow: an answer has three."""


async def token(visit: Visit) -> str:
    """Log in."""
    if visit.settings.token is None:
        raise FailedError(visit.plain("doctor-no-token"), fatal=True)
    try:
        await visit.client.login(visit.settings.token.get_secret_value())
    except discord_errors.TROUBLE as error:
        wrong = discord_errors.is_wrong_token(error)
        key = "doctor-wrong-token" if wrong else "doctor-no-discord"
        raise FailedError(visit.plain(key, why=why(error)), fatal=True) from None
    return visit.plain("doctor-saw-token", name=str(visit.client.user))


async def application(visit: Visit) -> str:
    """Read the settings of the application."""
    info = await visit.client.application_info()
    owner = (info.team and info.team.owner) or info.owner
    visit.owner = owner
    address = info.interactions_endpoint_url
    visit.require(not address, visit.plain("doctor-endpoint", address=address or ""))
    set_up = [bool(info.terms_of_service_url), bool(info.privacy_policy_url)]
    return visit.plain("doctor-saw-application", owner=str(owner), pages=sum(set_up))


async def gateway(visit: Visit) -> str:
    """Connect, with the bot's intents."""
    visit.running = asyncio.create_task(visit.client.connect())
    ready = asyncio.create_task(visit.client.wait_until_ready())
    await asyncio.wait(
        {visit.running, ready}, timeout=GATEWAY_SECONDS, return_when=asyncio.FIRST_COMPLETED
    )
    if not visit.client.is_ready():
        ready.cancel()
        error = visit.running.exception() if visit.running.done() else TimeoutError()
        raise FailedError(visit.plain("doctor-no-gateway", why=why(error)), fatal=True)
    shards = visit.client.shard_count or 1
    return visit.plain("doctor-saw-gateway", servers=len(visit.client.guilds), shards=shards)


async def channel(visit: Visit) -> str:
    """Find the test channel."""
    try:
        found = await visit.client.fetch_channel(visit.channel_id)
    except discord_errors.TROUBLE as error:
        down = discord_errors.is_down(error)
        key = "doctor-no-discord" if down else "doctor-no-channel"
        text = visit.plain(key, id=str(visit.channel_id), why=why(error))
        raise FailedError(text, fatal=True) from None
    if not isinstance(found, discord.TextChannel):
        raise FailedError(
            visit.plain("doctor-no-text-channel", id=str(visit.channel_id)), fatal=True
        )
    visit.channel = found
    try:
        visit.owner = await found.guild.fetch_member(visit.owner.id) if visit.owner else None
    except discord_errors.TROUBLE as error:
        if not discord_errors.is_gone(error):
            raise
        visit.owner = None
    return visit.plain("doctor-saw-channel", channel=found.name, server=found.guild.name)


async def rights(visit: Visit) -> str:
    """Compare the bot's rights in the channel with those that games need."""
    granted = visit.channel.permissions_for(visit.channel.guild.me)
    missing = [right for right in NEEDED if not getattr(granted, right)]
    if missing:
        names = visit.texts.listed([visit.texts.plain(f"admin-discord-{one}") for one in missing])
        text = visit.plain("doctor-no-rights", rights=names, channel=visit.channel.name)
        raise FailedError(text, fatal=True)
    return visit.plain("doctor-saw-rights", count=len(NEEDED))


async def commands(visit: Visit) -> str:
    """Compare the registered commands with those of this version."""
    load()
    tree = visit.client.tree
    for entry in (*slash_commands.commands(), *slash_commands.menus()):
        tree.add_command(entry)
    wanted = {essence(entry.to_dict(tree)) for entry in tree.get_commands()}
    found = {essence(entry.to_dict()) for entry in await tree.fetch_commands()}
    differ = sorted({one[0] for one in wanted ^ found})
    visit.require(not differ, visit.plain("doctor-commands-differ", names=", ".join(differ)))
    return visit.plain("doctor-saw-commands", count=len(wanted))


def essence(command: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what people see of a command or option, for a comparison."""
    choices = ((one["name"], one["value"]) for one in command.get("choices") or ())
    return (
        command["name"],
        command.get("type") or 1,
        command.get("description", ""),
        bool(command.get("required")),
        bool(command.get("autocomplete")),
        tuple(choices),
        tuple(essence(option) for option in command.get("options") or ()),
    )


async def clock(visit: Visit) -> str:
    """Compare this machine's clock with Discord's: answers are timed by both."""
    before = time.time()
    message = await visit.send(visit.channel, visit.plain("doctor-shown-clock"))
    after = time.time()
    made = message.created_at.timestamp()
    skew = max(before - made, made - after, 0.0)
    visit.require(skew <= SKEW, visit.plain("doctor-clock-wrong", seconds=f"{skew:.1f}"))
    return visit.plain("doctor-saw-clock", seconds=f"{skew:.1f}")


async def latency(visit: Visit) -> str:
    """Time three requests, and the heartbeat."""
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        await visit.client.fetch_channel(visit.channel_id)
        times.append(time.perf_counter() - begun)
    slowest, heartbeat = max(times), visit.client.latency
    seen = visit.plain("doctor-saw-latency", request=f"{slowest:.2f}", heartbeat=f"{heartbeat:.2f}")
    visit.require(slowest < SLOW, seen)
    return seen


def why(error: BaseException | None) -> str:
    """Name an error in one line."""
    if isinstance(error, discord.HTTPException | discord.LoginFailure):
        return f"{discord_errors.code_of(error)} {discord_errors.words_of(error)}".strip()
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
