"""From an interaction to its handler: every press, command and form passes here."""

from __future__ import annotations

import secrets
from collections import OrderedDict, defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final

import discord
import structlog

import locales
from cogs import base, codec, errors
from cogs.app import App, Reader
from cogs.base import Ask, Click
from cogs.screen import Screen
from services.facts import NoRoom, Person, Refused

_log = structlog.get_logger()

REMEMBERED: Final = 4096
CLICKS: Final = 10
SECONDS: Final = 5
PASSING: Final = frozenset({"too_fast", "busy", "share_soon"})
"""Refusals that the next press may already not meet."""

Interaction = discord.Interaction[Any]


class Gate:
    """Lets each interaction pass once, and a person's clicks at a human pace."""

    def __init__(self, clock: Callable[[], float], *, clicks: int = CLICKS) -> None:
        self._clock = clock
        self.clicks = clicks
        """How many clicks of a person pass within 5 seconds."""
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._times: defaultdict[int, deque[float]] = defaultdict(
            lambda: deque(maxlen=self.clicks + 1)
        )

    def is_new(self, interaction: int) -> bool:
        """Tell whether this interaction has not been delivered before."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def too_fast(self, user: int) -> bool:
        """Tell whether this is one click of a person too many within 5 seconds."""
        times, now = self._times[user], self._clock()
        times.append(now)
        if len(self._times) > REMEMBERED:
            self._forget(now)
        return len(times) > self.clicks and now - times[0] < SECONDS

    def _forget(self, now: float) -> None:
        idle = [user for user, times in self._times.items() if now - times[-1] > SECONDS]
        for user in idle:
            del self._times[user]


async def pressed(app: App, gate: Gate, interaction: Interaction) -> None:
    """Answer a press, a choice or a sent form."""
    if not gate.is_new(interaction.id):
        return
    reader = await reader_of(app, interaction)
    ask = Ask(interaction, app, reader)
    await guarded(ask, lambda: _handle(ask, gate))


async def _handle(ask: Ask, gate: Gate) -> None:
    if gate.too_fast(ask.user):
        raise Refused("too_fast")
    data: Mapping[str, Any] = ask.interaction.data or {}
    try:
        meaning = codec.parse(str(data.get("custom_id", "")))
    except codec.IdError:
        raise Refused("button_unknown") from None
    handler = base.handler_of(meaning)
    if handler is None:
        raise Refused("button_unknown")
    ask.retry = meaning
    made = click(ask, meaning, data)
    if base.is_about_tables(handler):
        made.table = meaning.id
    elif meaning.scope == codec.GAME:
        made.row = meaning.id
    try:
        await handler(made)
    finally:  # the handler may know better what it is about
        ask.row, ask.table = made.row, made.table


def click(ask: Ask, meaning: codec.CustomId, data: Mapping[str, Any]) -> Click:
    """Make the click of an interaction's data: what was chosen, written, and whom."""
    return Click(
        ask.interaction,
        ask.app,
        ask.reader,
        meaning,
        values=tuple(map(str, data.get("values", ()))),
        fields=dict(_written(data.get("components", ()))),
        people=_people(data.get("resolved", {})),
        promise=ask.promise,
    )


def _written(components: Iterable[Mapping[str, Any]]) -> Iterable[tuple[str, str]]:
    """Yield the text inputs of a form, whether they stand in labels or in rows."""
    for part in components:
        if "component" in part:
            yield from _written([part["component"]])
        elif "components" in part:
            yield from _written(part["components"])
        elif "value" in part:
            yield str(part["custom_id"]), str(part["value"])


def _people(resolved: Mapping[str, Any]) -> tuple[Person, ...]:
    members: Mapping[str, Any] = resolved.get("members", {})
    users: Mapping[str, Any] = resolved.get("users", {})
    return tuple(
        Person(int(id), _called(user, members.get(id, {})))
        for id, user in users.items()
        if not user.get("bot")
    )


def _called(user: Mapping[str, Any], member: Mapping[str, Any]) -> str:
    """Return the name people see: the server's, else the chosen one, else the account's."""
    return str(member.get("nick") or user.get("global_name") or user["username"])


async def reader_of(app: App, interaction: Interaction) -> Reader:
    """Find how the person who asks reads; whatever is wrong, they can be answered."""
    locale = interaction.locale.value
    try:
        return await app.reader(interaction.user.id, locale)
    except Exception:
        _log.exception("reader.failed", user=interaction.user.id)
        return Reader(locales.texts(locale))


async def guarded(ask: Ask, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work and answer in any case: what is refused kindly, what broke with a code."""
    ask.answer_in_time()
    try:
        with ask.app.services.handling(ask.interaction.id, ask.user):
            await work()
    except Exception as error:
        await failed(ask, error)
    finally:
        await ask.promise.kept()
    if ask.reader.unreached:
        await _tell_unreached(ask)


async def _tell_unreached(ask: Ask) -> None:
    """Say once, after an answer, that a direct message to this person was refused."""
    if not ask.can_add or not await ask.app.services.people.reached(ask.user):
        return
    try:
        await ask.add(errors.refusal(Refused("dm_closed", offers=("settings",)), ask.texts))
    except discord.HTTPException as error:
        _log.warning("interaction.unanswered", error=str(error), **_where(ask))


async def failed(ask: Ask, error: BaseException) -> None:
    """Answer an error: a refusal by its text, anything else with the code of the log."""
    try:
        if isinstance(error, Refused):
            await _refuse(ask, error)
        elif not _is_lost(error):
            await _confess(ask, error)
        else:
            _log.warning("interaction.late", error=str(error), **_where(ask))
    except discord.HTTPException as second:
        _log.warning("interaction.unanswered", error=str(second), **_where(ask))


async def _confess(ask: Ask, error: BaseException) -> None:
    """Answer for our fault with a code, then log it: the person waits, the log does not."""
    code = f"{secrets.randbelow(1 << 16):04X}"
    kind = "no_room" if isinstance(error, NoRoom) else "internal"
    ask.app.note_fault(ask.server, code, kind)
    try:
        await ask.show(_our_fault(kind, code, ask))
    finally:
        trace = None if isinstance(error, NoRoom) else error
        _log.error("interaction.failed", code=code, kind=kind, exc_info=trace, **_where(ask))


async def _refuse(ask: Ask, refused: Refused) -> None:
    """Answer a refusal; one that passes by itself leaves the pressed screen as it is."""
    if refused.code == "same_click":
        return
    game = errors.get(refused.data, "game", int) or ask.row
    about = errors.About(game=game, table=ask.table)
    shown = errors.refusal(refused, ask.texts, about=about)
    if refused.code in PASSING:
        await ask.show_new(shown)
    else:
        await ask.show(shown)


def _our_fault(kind: str, code: str, ask: Ask) -> Screen:
    refused = Refused(kind, {"code": code})
    return errors.refusal(refused, ask.texts, about=_about(ask), retry=ask.retry)


def _about(ask: Ask) -> errors.About:
    return errors.About(game=ask.row, table=ask.table)


def _is_lost(error: BaseException) -> bool:
    """Tell whether Discord no longer waits for the answer, so that no second one can be given."""
    return isinstance(error, discord.NotFound) and error.code in (10062, 10015)


def _where(ask: Ask) -> dict[str, Any]:
    data: Mapping[str, Any] = ask.interaction.data or {}
    return {
        "user": ask.user,
        "server": ask.server,
        "channel": ask.channel,
        "what": data.get("custom_id") or data.get("name"),
    }
