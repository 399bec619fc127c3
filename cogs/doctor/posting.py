"""Checks of messages, threads and limits: everything that needs no person."""

import json
import time
from typing import Any, Final

import aiohttp
import discord

from cogs import discord_errors, view
from cogs.courier.own_messages import ids_on
from cogs.courier.threads import WEEK
from cogs.doctor.visit import PREFIX, SkippedError, Visit, example, inside, picture_urls, sendable
from cogs.screen import Attached, Ping
from locales import name

EDITS: Final = 6
"""How many edits in a row test the pace: Discord's limits are near five in five seconds."""
NOT_REFUSED: Final = "–"


async def post(visit: Visit) -> str:
    """Post a message with a picture and a button."""
    button = {"old": visit.plain("doctor-button-old")}
    sent = sendable(visit.plain("doctor-shown-post"), example(1), buttons=button)
    message = await visit.made_by(visit.channel.send(**sent.for_send()))
    visit.message = await visit.channel.fetch_message(message.id)
    count = len(picture_urls(visit.message))
    seen = visit.plain("doctor-saw-pictures", count=count)
    visit.require(count == 1 and visit.message.flags.components_v2, seen)
    return seen


async def edit(visit: Visit) -> str:
    """Replace the picture of the message."""
    before = picture_urls(visit.need(visit.message))
    sent = sendable(visit.plain("doctor-shown-edit"), example(2))
    await visit.message.edit(**sent.for_edit())
    after = picture_urls(await visit.channel.fetch_message(visit.message.id))
    seen = visit.plain("doctor-saw-pictures", count=len(after))
    visit.require(len(after) == 1 and after != before, seen)
    return seen


async def names(visit: Visit) -> str:
    """Post a name that people chose, with the invisible marks around it."""
    marked = f"{name('Ann *bold* @everyone')} \u2068אבג\u2069"
    text = f"{visit.plain('doctor-thread')}: {marked}"
    message = await visit.made_by(visit.channel.send(**view.build(Ping(text)).for_send()))
    found = (await visit.channel.fetch_message(message.id)).content
    visit.require(found == text, visit.plain("doctor-changed", text=ascii(found)))
    return visit.plain("doctor-saw-unchanged", count=len(text))


async def mentions(visit: Visit) -> str:
    """Mention one person, and nobody else."""
    person = visit.owner or visit.channel.guild.me
    text = f"{visit.plain('doctor-thread')}: {person.mention} @everyone @here"
    sent = view.build(Ping(text, mentions=(person.id,))).for_send()
    message = await visit.made_by(visit.channel.send(**sent))
    mentioned = [one.id for one in message.mentions]
    seen = visit.plain("doctor-saw-mentions", count=len(mentioned))
    visit.require(mentioned == [person.id] and not message.mention_everyone, seen)
    return seen


async def twice(visit: Visit) -> str:
    """Send a message twice with one nonce."""
    nonce = f"doctor{time.time_ns() % 10**12}"
    sent = [
        await visit.send(visit.channel, visit.plain("doctor-shown-twice"), nonce=nonce)
        for _ in "12"
    ]
    count = len({message.id for message in sent})
    seen = visit.plain("doctor-saw-messages", count=count)
    visit.require(count == 1, seen)
    return seen


async def file(visit: Visit) -> str:
    """Attach a file and download it."""
    data = json.dumps({"record": list(range(1000))}).encode()
    message = await visit.send(
        visit.channel, visit.plain("doctor-shown-file"), Attached("doctor.json", data)
    )
    message = await visit.channel.fetch_message(message.id)
    files = [one for one in inside(message) if isinstance(one, discord.FileComponent)]
    found = await _downloaded(files[0].media.url) if files else b""
    seen = visit.plain("doctor-saw-bytes", count=len(found))
    visit.require(found == data, seen)
    return seen


async def _downloaded(url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return await response.read()


async def history(visit: Visit) -> str:
    """Find a message again by its button."""
    sent = sendable(
        visit.plain("doctor-shown-history"), buttons={"find": visit.plain("doctor-button-old")}
    )
    message = await visit.made_by(visit.channel.send(**sent.for_send()))
    found = [
        one.id
        async for one in visit.channel.history(limit=20)
        if f"{PREFIX}find" in ids_on(one.components)
    ]
    visit.require(message.id in found, visit.plain("doctor-not-found"))
    return visit.plain("doctor-saw-found")


async def thread(visit: Visit) -> str:
    """Open a thread on a message, and post in it."""
    made = visit.need(visit.message).create_thread(
        name=visit.plain("doctor-thread"), auto_archive_duration=WEEK
    )
    visit.thread = await visit.made_by(made)
    await visit.send(visit.thread, visit.plain("doctor-shown-thread"), example(1))
    return visit.plain("doctor-saw-thread", days=visit.thread.auto_archive_duration // 1440)


async def archived(visit: Visit) -> str:
    """Archive the thread: editing is refused then, posting opens it again."""
    message = await visit.send(visit.need(visit.thread), visit.plain("doctor-shown-archived"))
    await visit.thread.edit(archived=True)
    code = await _refusal(message.edit(**sendable(visit.plain("doctor-shown-edit")).for_edit()))
    await visit.send(visit.thread, visit.plain("doctor-shown-opened"))
    visit.thread = await visit.client.fetch_channel(visit.thread.id)
    seen = visit.plain("doctor-saw-archived", code=code)
    visit.require(code == str(discord_errors.ARCHIVED) and not visit.thread.archived, seen)
    return seen


async def private(visit: Visit) -> str:
    """Open a private thread and add a person to it."""
    granted = visit.channel.permissions_for(visit.channel.guild.me)
    if not granted.create_private_threads:
        raise SkippedError(visit.plain("doctor-not-private"))
    kind = discord.ChannelType.private_thread
    name = visit.plain("doctor-thread-private")
    made = visit.channel.create_thread(name=name, type=kind)
    opened = await visit.made_by(made)
    await opened.add_user(_person(visit))
    members = [one.id for one in await opened.fetch_members()]
    seen = visit.plain("doctor-saw-members", count=len(members))
    visit.require(_person(visit).id in members, seen)
    return seen


async def direct(visit: Visit) -> str:
    """Write to the owner of the application."""
    await visit.send(_person(visit), visit.plain("doctor-shown-direct"), example(3))
    return visit.plain("doctor-saw-direct", person=_person(visit).display_name)


async def pace(visit: Visit) -> str:
    """Edit one message several times in a row."""
    message = await visit.send(visit.channel, visit.plain("doctor-shown-pace", number=0))
    before, begun = visit.client.limited, time.perf_counter()
    for number in range(1, EDITS + 1):
        sent = sendable(visit.plain("doctor-shown-pace", number=number))
        await message.edit(**sent.for_edit())
    return visit.plain(
        "doctor-saw-pace",
        edits=EDITS,
        seconds=f"{time.perf_counter() - begun:.1f}",
        limited=visit.client.limited - before,
        all=visit.client.limited,
        requests=visit.client.requests,
    )


def _person(visit: Visit) -> discord.abc.User:
    if visit.owner is None:
        raise SkippedError(visit.plain("doctor-no-owner"))
    return visit.owner


async def _refusal(request: Any) -> str:
    """Return Discord's code for a request that should be refused; or NOT_REFUSED."""
    try:
        await request
    except discord.HTTPException as error:
        return str(error.code)
    return NOT_REFUSED


async def locked(visit: Visit) -> str:
    """Post in a thread that a moderator has locked."""
    asked = visit.plain("doctor-lock", url=visit.need(visit.thread).jump_url)
    await visit.happens(f"locked {visit.thread.id}", asked)
    granted = visit.thread.permissions_for(visit.channel.guild.me)
    code = await _refusal(visit.send(visit.thread, visit.plain("doctor-shown-thread")))
    posted = code == NOT_REFUSED
    key = "doctor-saw-posted" if posted else "doctor-saw-refused"
    seen = visit.plain(key, code=code)
    visit.require(posted == granted.manage_threads, seen)
    return seen
