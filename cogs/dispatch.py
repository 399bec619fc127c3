"""Dispatch of interactions: find the handler of every press and form, and answer every error."""

import asyncio
import secrets
from collections import OrderedDict, defaultdict, deque
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
import structlog

from cogs import args, arrivals, base, codec, discord_errors, errors
from cogs.app import App, Reader
from cogs.base import Ask, Click
from cogs.screen import Text, screen
from processes import Hung
from services.facts import NoRoom, Person, Refused

_log = structlog.get_logger()

REMEMBERED: Final = 4096
SLOW: Final = 8.0
"""Seconds after which somebody is told that the database does not answer."""
STILL: Final = 5.0
"""Seconds after which a transaction that is still open tells that it does not."""
TEXT: Final = discord.ComponentType.text_input.value
CLICKS: Final = 10
LETTERS: Final = 30
"""How many suggestions a person who types may ask for within 5 seconds."""
SECONDS: Final = 5
CALM: Final = 60
"""After so many seconds without a refused click a person may be asked again to wait."""
FORMS: Final = frozenset({"form_late", "form_refused"})
"""Refusals after which the press that opens a form is offered again."""
TEMPORARY: Final = frozenset({"too_fast", "busy", "share_soon", "post_refused", *FORMS})
"""Refusals that the next press may no longer get."""

NO_ANSWER: Final = frozenset(
    {
        discord_errors.UNKNOWN_INTERACTION,
        10015,
        discord_errors.UNKNOWN_MESSAGE,
        50027,
        discord_errors.ANSWERED,
    }
)
"""Discord's codes for: unknown interaction, unknown or invalid webhook token, a private message
that the person has closed, and an interaction that was answered before."""

FAULTS: Final = frozenset({"internal", "no_room"})
"""The kinds of failures that are on our side, so that `/admin health` counts them."""

Interaction = discord.Interaction[Any]


class Gate:
    """A filter that lets each interaction pass once, and limits how fast a person may click."""

    def __init__(self, clock: Callable[[], float], *, clicks: int = CLICKS) -> None:
        self._clock = clock
        self.clicks = clicks
        """How many clicks of one person pass within 5 seconds."""
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._passed: defaultdict[tuple[int, bool], deque[float]] = defaultdict(deque)
        """When the last clicks of each person passed; apart, those that had expired."""
        self._refused: dict[int, float] = {}
        """When a click of a person was last refused."""

    def is_new(self, interaction: int) -> bool:
        """Tell whether this interaction has not been delivered before."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    def too_fast(self, user: int, *, expired: bool = False) -> bool:
        """Tell whether a click is one too many of this person within 5 seconds; else count it.

        Those that have expired are no reason to refuse another one.
        """
        passed, now = self._passed[user, expired], self._clock()
        while passed and now - passed[0] >= SECONDS:
            passed.popleft()
        if len(passed) >= self.clicks:
            return True
        passed.append(now)
        if len(self._passed) > REMEMBERED:
            self._drop_idle(now)
        return False

    def must_tell(self, user: int) -> bool:
        """Note that a click is refused; tell whether the person has not heard why for a while."""
        now = self._clock()
        last = self._refused.get(user)
        self._refused[user] = now
        return last is None or now - last >= CALM

    def not_told(self, user: int) -> None:
        """Note that a person could not be told: the next refused click tells it."""
        self._refused.pop(user, None)

    def _drop_idle(self, now: float) -> None:
        for user in [one for one, times in self._passed.items() if now - times[-1] > SECONDS]:
            del self._passed[user]
        self._refused = {one: at for one, at in self._refused.items() if now - at < CALM}


async def pressed(app: App, gate: Gate, interaction: Interaction) -> None:
    """Answer a press, a choice or a submitted form."""
    if not gate.is_new(interaction.id):
        return
    expired = arrivals.has_expired(interaction)
    is_form = interaction.type is discord.InteractionType.modal_submit
    # The press that opened a form counted.
    if not is_form and gate.too_fast(interaction.user.id, expired=expired):
        if not expired:
            await refuse_haste(app, gate, interaction)
        return
    ask = base.ask(app, interaction)
    await guarded(ask, lambda: _handle(ask))


async def refuse_haste(app: App, gate: Gate, interaction: Interaction) -> None:
    """Answer a click that came too fast: once with words, the next ones without a sign."""
    ask = base.ask(app, interaction)

    async def refuse() -> None:
        raise Refused("too_fast")

    if gate.must_tell(ask.user):
        await guarded(ask, refuse)
        if not interaction.response.is_done():  # it had expired, as after a pause of the machine
            gate.not_told(ask.user)
        return
    try:
        await ask.answer_silently()
    except discord_errors.TROUBLE as error:
        _unanswered("interaction.unanswered", ask, error)


def kind_of(interaction: discord.Interaction[Any]) -> str:
    """Return what was pressed or typed: a command's name, or the action of a button or form."""
    if interaction.type is discord.InteractionType.autocomplete:
        return "suggestions"
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    with suppress(codec.IdError):
        meaning = codec.parse(str(data.get("custom_id", "")))
        if base.handler_of(meaning) is not None:  # else anybody could make up any number of kinds
            return meaning.action
    return "unknown"


async def _handle(ask: Ask) -> None:
    data = _data(ask.interaction)
    try:
        meaning = codec.parse(str(data.get("custom_id", "")))
    except codec.IdError:
        raise Refused("button_unknown") from None
    handler = base.handler_of(meaning)
    if handler is None:
        raise Refused("button_unknown")
    ask.retry = meaning
    click = click_of(ask, meaning, data)
    if base.is_about_table(meaning):
        click.table = meaning.id
    elif meaning.scope == codec.GAME:
        click.game = meaning.id
    try:
        await handler(click)
    finally:  # the handler may have found out what it is about
        ask.game, ask.table = click.game, click.table


def click_of(ask: Ask, meaning: codec.CustomId, data: Mapping[str, Any]) -> Click:
    """Build the click from an interaction's data: what was chosen and typed, and the people."""
    inputs = dict(_inputs(data.get("components", ())))
    return Click(
        ask.interaction,
        ask.app,
        ask.reader,
        meaning,
        values=tuple(map(_typed, data.get("values", ()))),
        fields={key: _typed(part["value"]) for key, part in inputs.items() if part["type"] == TEXT},
        picked={key: _chosen(part) for key, part in inputs.items() if part["type"] != TEXT},
        people=_people(data.get("resolved", {})),
        promise=ask.promise,
    )


def _inputs(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the inputs of a form by their keys, inside labels or rows."""
    for part in components:
        if "component" in part:
            yield from _inputs([part["component"]])
        elif "components" in part:
            yield from _inputs(part["components"])
        elif "custom_id" in part:
            yield str(part["custom_id"]), part


def _chosen(part: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what was chosen: radio buttons have one value or none, all others a list."""
    if "values" in part:
        return tuple(map(_typed, part["values"]))
    return () if part.get("value") is None else (_typed(part["value"]),)


def _typed(value: object) -> str:
    return args.clean(str(value))


def _people(resolved: Mapping[str, Any]) -> tuple[Person, ...]:
    members: Mapping[str, Any] = resolved.get("members", {})
    users: Mapping[str, Any] = resolved.get("users", {})
    return tuple(
        Person(int(id), _display_name(user, members.get(id, {})))
        for id, user in users.items()
        if not user.get("bot")
    )


def _display_name(user: Mapping[str, Any], member: Mapping[str, Any]) -> str:
    """Return the name people see: the nickname, else the display name, else the username."""
    return _typed(member.get("nick") or user.get("global_name") or user["username"])


async def reader_of(ask: Ask) -> Reader:
    """Find how the person reads; on an error, use the language of their Discord."""
    try:
        return await ask.app.reader(ask.user, ask.interaction.locale.value)
    except (NoRoom, Refused):  # the answer itself will say it
        return ask.reader
    except Exception:
        _log.exception("reader.failed", user=ask.user)
        return ask.reader


async def guarded(ask: Ask, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work and answer in any case: a refusal with its text, a failure with an error code."""
    named = structlog.contextvars.bound_contextvars(click=ask.interaction.id)
    with named, ask.app.strikes.pressed_by(ask.user), ask.app.other_program.noted():
        await _guarded(ask, work)


async def _guarded(ask: Ask, work: Callable[[], Awaitable[None]]) -> None:
    ask.answer_in_time()
    slow = asyncio.create_task(_tell_slow(ask))
    ask.app.suggested.forget(ask.user)
    try:
        ask.reader = await reader_of(ask)
        with suppress(Refused):
            await ask.app.services.take_name(ask.person)
        with ask.app.services.handling(ask.interaction.id, ask.user):
            await work()
    except Exception as error:
        await failed(ask, error)
    finally:
        ask.promise.is_answering = True
        await ask.promise.kept()
        slow.cancel()
    if ask.reader.unreached:
        await _mention_refused_message(ask)


async def _tell_slow(ask: Ask) -> None:
    """Say that the database does not answer; the answer, if it comes, takes the place of that."""
    await asyncio.sleep(SLOW)
    while (seconds := ask.app.services.store.stands_for) < STILL:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(STILL - seconds)
    ask.promise.word = asyncio.current_task()
    _log.warning("interaction.waits", database_seconds=round(seconds), **_where(ask))
    try:
        await ask.say_meanwhile(screen(Text(ask.texts("common-database-still"))))
    except discord_errors.TROUBLE as error:
        _unanswered("interaction.unanswered", ask, error)


async def _mention_refused_message(ask: Ask) -> None:
    """Say once, after an answer, that Discord refused a direct message to this person."""
    if not ask.can_add or not await ask.app.services.people.note_reached(ask.user):
        return
    try:
        await ask.add(errors.refusal(Refused("dm_closed", offers=("settings",)), ask.texts))
    except discord_errors.TROUBLE as error:
        _unanswered("interaction.unanswered", ask, error)


async def failed(ask: Ask, error: BaseException) -> None:
    """Answer an error: a refusal with its text, anything else with a code that is in the log."""
    if isinstance(error, discord_errors.RefusedTooOften):
        error = Refused("asked_often")
    try:
        if isinstance(error, Refused):
            await _refuse(ask, error)
        elif not _is_lost(error):
            await _answer_failure(ask, error)
        else:
            _unanswered("interaction.late", ask, error)
    except discord_errors.TROUBLE as second:
        _unanswered("interaction.unanswered", ask, second)


def _unanswered(event: str, ask: Ask, error: BaseException) -> None:
    """Log that there was no answer; that another program has answered is said once an hour."""
    answered = isinstance(error, discord.HTTPException) and error.code == discord_errors.ANSWERED
    log = _log.debug if answered else _log.warning
    log(event, error=str(error), **_where(ask))


async def _answer_failure(ask: Ask, error: BaseException) -> None:
    """Answer a failure, then log it: the person waits, the log does not.

    One of Discord is answered with its cause, any other with a code that is in the log.
    """
    code, kind = f"{secrets.randbelow(1 << 16):04X}", _kind_of(error)
    if kind in FAULTS:
        ask.app.note_fault(ask.server, code, kind)
    elif kind == "discord_refused" and isinstance(error, discord.HTTPException):
        ask.app.note_refusal(ask.server, error)
    refused = Refused(kind, {"code": code, "cause": discord_errors.code_of(error)})
    about = errors.About(game=ask.game, table=ask.table)
    try:
        await ask.show(errors.refusal(refused, ask.texts, about=about, retry=ask.retry))
    finally:
        known = kind not in ("internal", "discord_refused") or isinstance(error, Hung)
        cause = discord_errors.code_of(error)
        _log.error(
            "interaction.failed",
            code=code,
            kind=kind,
            cause=cause,
            exc_info=None if known else error,
            **_where(ask),
        )


def _kind_of(error: BaseException) -> str:
    """Tell what kind of failure an error is: of ours, of the disk, or of Discord."""
    if isinstance(error, NoRoom):
        return "no_room"
    if not isinstance(error, discord.DiscordException | aiohttp.ClientError):
        return "internal"
    if discord_errors.is_down(error):
        return "discord_down"
    return "discord_refused" if isinstance(error, discord.HTTPException) else "internal"


async def _refuse(ask: Ask, refused: Refused) -> None:
    """Answer a refusal; a temporary one leaves the pressed screen as it is."""
    if refused.code == "same_click":
        return
    game = errors.get(refused.data, "game", int) or ask.game
    about = errors.About(game=game, table=ask.table)
    retry = ask.retry if refused.code in FORMS else None
    shown = errors.refusal(refused, ask.texts, about=about, retry=retry)
    await (ask.show_new if refused.code in TEMPORARY else ask.show)(shown)


def _is_lost(error: BaseException) -> bool:
    """Tell whether no answer is possible: the interaction has expired, or its message is closed."""
    return isinstance(error, discord.HTTPException) and error.code in NO_ANSWER


def _where(ask: Ask) -> dict[str, Any]:
    data = _data(ask.interaction)
    return {
        "user": ask.user,
        "server": ask.server,
        "channel": ask.channel,
        "what": data.get("custom_id") or data.get("name"),
    }


def _data(interaction: Interaction) -> Mapping[str, Any]:
    return interaction.data or {}
