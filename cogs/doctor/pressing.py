"""Checks of presses: each waits until a person has pressed a button in the test channel."""

import time
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import ui

from cogs.doctor.visit import PREFIX, SkippedError, Visit, example, picture_urls, sendable

LATEST: Final = 2.0
"""Seconds after which an answer is called late: Discord gives up after three."""


async def answer(visit: Visit) -> str:
    """Answer a press at once, privately, with a picture."""
    buttons = {"1": visit.plain("doctor-button-press", number=1)}
    sent = sendable(visit.plain("doctor-shown-press"), buttons=buttons)
    await visit.made_by(visit.channel.send(**sent.for_send()))
    press = await visit.press("1", on="1")
    begun = time.perf_counter()
    arrived = (datetime.now(UTC) - press.created_at).total_seconds()
    buttons = {
        str(number): visit.plain("doctor-button-press", number=number) for number in range(2, 6)
    }
    sent = sendable(visit.plain("doctor-shown-private"), example(1), buttons=buttons)
    await press.response.send_message(ephemeral=True, **sent.for_send())
    answered = arrived + time.perf_counter() - begun
    seen = visit.plain("doctor-saw-answer", arrived=f"{arrived:.2f}", answered=f"{answered:.2f}")
    visit.require(answered < LATEST, seen)
    return seen


async def deferred(visit: Visit) -> str:
    """Acknowledge a press, then change the private screen and its picture."""
    press = await _next(visit, "2")
    await press.response.defer()
    message = await press.edit_original_response(**_private(visit, 2).for_edit())
    return _one_picture(visit, message)


async def update(visit: Visit) -> str:
    """Answer a press by changing the private screen and its picture at once."""
    press = await _next(visit, "3")
    await press.response.edit_message(**_private(visit, 3).for_edit())
    return _one_picture(visit, await press.original_response())


async def public(visit: Visit) -> str:
    """Acknowledge privately, delete that, then answer for everybody."""
    press = await _next(visit, "4")
    await press.response.defer(ephemeral=True, thinking=True)
    await press.delete_original_response()
    sent = sendable(visit.plain("doctor-shown-public"), example(1))
    message = await visit.made_by(press.followup.send(wait=True, **sent.for_send()))
    visit.require(not message.flags.ephemeral, visit.plain("doctor-still-private"))
    await visit.channel.fetch_message(message.id)
    return visit.plain("doctor-saw-public")


async def form(visit: Visit) -> str:
    """Open a form and read what was chosen and typed."""
    press = await _next(visit, "5")
    form = ui.Modal(title=visit.plain("doctor-thread"), custom_id=f"{PREFIX}form")
    options = [
        discord.RadioGroupOption(label=word, value=word, default=word == "b") for word in "ab"
    ]
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="radio", options=options)
    text: ui.TextInput[Any] = ui.TextInput(custom_id="text", default="Castellan")
    form.add_item(ui.Label(text=visit.plain("doctor-form-choose"), component=group))
    form.add_item(ui.Label(text=visit.plain("doctor-form-type"), component=text))
    await press.response.send_modal(form)
    sent = await visit.press("form", on=visit.plain("doctor-form-send"))
    data: Any = sent.data
    inner = [part["component"] for part in data["components"]]
    await sent.response.send_message(visit.plain("doctor-shown-thanks"), ephemeral=True)
    values = ", ".join(str(one.get("value")) for one in inner)
    seen = visit.plain("doctor-saw-form", values=values)
    visit.require(inner[0].get("value") in ("a", "b") and inner[1].get("value"), seen)
    return seen


async def _next(visit: Visit, button: str) -> Any:
    if visit.pressed is None:
        raise SkippedError(visit.plain("doctor-not-waited"))
    return await visit.press(button, on=button)


def _private(visit: Visit, number: int) -> Any:
    buttons = {str(one): visit.plain("doctor-button-press", number=one) for one in range(2, 6)}
    return sendable(visit.plain("doctor-shown-private"), example(number), buttons=buttons)


def _one_picture(visit: Visit, message: discord.Message) -> str:
    count = len(picture_urls(message))
    seen = visit.plain("doctor-saw-pictures", count=count)
    visit.require(count == 1, seen)
    return seen
