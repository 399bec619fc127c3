"""Faults on demand: failures of Discord and the network, and actions of moderators."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from fnmatch import fnmatchcase
from functools import reduce
from operator import or_

from sandbox.errors import CODES, ApiError, refusal
from sandbox.events import Events
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.limits import too_many
from sandbox.models import Channel, Message, Server, User
from sandbox.payloads import server_create_json
from sandbox.permissions import Right
from sandbox.world import World

PARAMETER = re.compile(r"\{[^}]*\}")
EVER = 1_000_000_000


def _refusal(code: int) -> ApiError:
    """Return the error with one of Discord's codes; those of limits say how long to wait."""
    return too_many(1.0, code=code) if CODES[code][0] == 429 else refusal(code)


class Effect(Enum):
    """What a planned fault does to a request."""

    FAIL = auto()
    CUT = auto()
    WAIT = auto()


class Hold:
    """A request held back: `await reached()`, check the state, then `release()` or `drop()`."""

    def __init__(self) -> None:
        self._reached = asyncio.Event()
        self._released = asyncio.Event()
        self._dropped = False

    async def reached(self) -> None:
        """Wait until a request is held."""
        await self._reached.wait()

    def release(self) -> None:
        """Let this request and all later ones proceed."""
        self._released.set()

    def drop(self) -> None:
        """Cut its connection; a request held before its effect never has one."""
        self._dropped = True
        self._released.set()

    async def pass_by(self) -> bool:
        """Hold a request until it is released; True if it is dropped."""
        self._reached.set()
        await self._released.wait()
        return self._dropped


@dataclass(slots=True)
class Plan:
    """One planned fault and the requests it applies to."""

    route: str
    effect: Effect
    times: int
    after: bool = False
    error: Callable[[], ApiError] | None = None
    seconds: float = 0.0
    hold: Hold | None = None
    _shape: str = field(init=False)

    def __post_init__(self) -> None:
        self._shape = PARAMETER.sub("{}", self.route)

    def concerns(self, template: str, path: str) -> bool:
        """Whether the fault applies to a request, given by its template and its path."""
        return self.route == "*" or (
            self._shape == PARAMETER.sub("{}", template) or fnmatchcase(path, self.route)
        )


PAGE = "<html>Sorry, you have been blocked</html>"
"""What a proxy in between answers."""


class Faults:
    """Everything that can go wrong.

    A route is written with a method and either parameters ("POST /channels/{channel}/messages") or
    a path in which `*` matches anything ("POST /channels/123/*"); "*" alone is every request.
    """

    def __init__(
        self, world: World, interactions: Interactions, gateway: Gateway, events: Events
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._gateway = gateway
        self._events = events
        self._plans: list[Plan] = []
        self.injected: Counter[str] = Counter()
        """How often each kind of fault has occurred."""

    # ── requests ──────────────────────────────────────────────────────────────────────────────

    def fail(
        self,
        route: str,
        status: int = 500,
        times: int = 1,
        *,
        code: int = 0,
        retry_after: float = 0.0,
        **more: object,
    ) -> None:
        """Answer the next requests with a status (429: with `retry_after`), without effect.

        `more` are further fields of the answer, such as `errors`.
        """

        def error() -> ApiError:
            if status == 429:
                return too_many(retry_after, code=code)
            return ApiError(status, code, "Sandbox fault", **more)

        self._plans.append(Plan(route, Effect.FAIL, times, error=error))

    def block(
        self,
        route: str,
        status: int = 403,
        times: int = 1,
        *,
        page: str = PAGE,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Answer the next requests with a page, as a proxy in between does, without effect."""

        def error() -> ApiError:
            blocked = ApiError(status, 0, "Sandbox fault")
            blocked.page, blocked.headers = page, dict(headers or {})
            return blocked

        self._plans.append(Plan(route, Effect.FAIL, times, error=error))

    def refuse(self, route: str, code: int, times: int = 1) -> None:
        """Answer the next requests with one of Discord's codes, without effect."""
        self._plans.append(Plan(route, Effect.FAIL, times, error=lambda: _refusal(code)))

    def cut(self, route: str, times: int = 1, *, after: bool = False) -> None:
        """Reset the connection of the next requests, before or after they took effect."""
        self._plans.append(Plan(route, Effect.CUT, times, after=after))

    def slow(self, route: str, seconds: float, times: int = EVER) -> None:
        """Answer requests late by so many real seconds."""
        self._plans.append(Plan(route, Effect.WAIT, times, seconds=seconds))

    def hold(self, route: str, times: int = EVER, *, after: bool = False) -> Hold:
        """Hold requests back, before or after their effect, until they are released."""
        hold = Hold()
        self._plans.append(Plan(route, Effect.WAIT, times, after=after, hold=hold))
        return hold

    def clear(self) -> None:
        """Cancel all planned faults of requests; held requests proceed."""
        for plan in self._plans:
            if plan.hold is not None:
                plan.hold.release()
        self._plans.clear()

    async def strike(self, template: str, path: str, *, after: bool) -> bool:
        """Apply the planned faults to a request; True if its connection must be cut."""
        for plan in tuple(self._plans):
            if plan.after == after and plan.concerns(template, path):
                self._use(plan)
                if await self._do(plan):
                    return True
        return False

    def _use(self, plan: Plan) -> None:
        plan.times -= 1
        if plan.times == 0:
            self._plans.remove(plan)

    async def _do(self, plan: Plan) -> bool:
        self.injected[f"{plan.effect.name.lower()} {plan.route}"] += 1
        if plan.error is not None:
            raise plan.error()
        if plan.hold is not None:
            return await plan.hold.pass_by()
        if plan.effect == Effect.WAIT:
            await asyncio.sleep(plan.seconds)
        return plan.effect == Effect.CUT

    # ── the gateway ───────────────────────────────────────────────────────────────────────────

    async def drop(self, code: int = 4000) -> None:
        """Close every gateway connection with this code; the bot should resume."""
        self.injected[f"gateway closed with {code}"] += 1
        await self._gateway.drop(code)

    def garble(self, frame: str) -> None:
        """Send something to every gateway connection that Discord would not."""
        self.injected["frames garbled"] += 1
        self._gateway.garble(frame)

    def reconnect(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        self.injected["asked to reconnect"] += 1
        self._gateway.ask_reconnect()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Invalidate every session (op 9): the bot must identify again, or may resume."""
        self.injected["sessions void"] += 1
        self._gateway.invalidate(resumable=resumable)

    async def lose(self, code: int = 4000) -> None:
        """Close every gateway connection and forget the sessions: the bot can't resume."""
        self.injected[f"gateway closed with {code} for good"] += 1
        await self._gateway.drop(code)
        self._gateway.sessions.clear()

    def twice(self, times: int = 1) -> None:
        """Deliver the next interactions two times each."""
        self.injected["delivered twice"] += times
        self._interactions.twice = times

    def refuse_token(self, token: str) -> None:
        """Refuse logins with this token."""
        self._gateway.refused_tokens.add(token)

    # ── moderators ────────────────────────────────────────────────────────────────────────────

    def vanish(self, message: Message | int, *, told: bool = True) -> None:
        """Delete a message as a moderator; with `told=False` the bot gets no event."""
        self.injected["message deleted"] += 1
        self._events.deaf = not told
        self._world.delete_message(self._world.message(message))
        self._events.deaf = False

    def block_direct_messages(self, who: User | int | str, *, blocked: bool = True) -> None:
        """Make a person block direct messages (50007), or accept them again."""
        self.injected["direct messages blocked"] += blocked
        self._world.block_direct_messages(self._world.user(who), blocked=blocked)

    def leave(self, who: User | int | str, server: Server | int | str) -> None:
        """Make a person leave a server; the bot gets an event only with the members intent."""
        self.injected["person left"] += 1
        self._world.remove_member(self._world.server(server), self._world.user(who))

    def delete_account(self, who: User | int | str) -> None:
        """Delete a person's account: they leave all servers and can't be written to (50033)."""
        self.injected["account deleted"] += 1
        self._world.delete_account(self._world.user(who))

    def delete_role(self, server: Server | int | str, role: int) -> None:
        """Delete a role of a server."""
        self.injected["role deleted"] += 1
        found = self._world.server(server)
        found.roles.pop(role)
        body = {"guild_id": str(found.id), "role_id": str(role)}
        self._gateway.emit(found.id, "GUILD_ROLE_DELETE", body)

    def archive(self, thread: Channel | int | str, *, locked: bool = False) -> None:
        """Archive a thread; `locked`: by a moderator, so that only moderators can reopen it."""
        self.injected["thread locked" if locked else "thread archived"] += 1
        self._world.archive(self._world.channel(thread), locked=locked or None)

    def lock(self, thread: Channel | int | str) -> None:
        """Lock a thread as a moderator; it stays open (160005)."""
        self.injected["thread locked"] += 1
        self._world.archive(self._world.channel(thread), archived=False, locked=True)

    def unlock(self, thread: Channel | int | str) -> None:
        """Unlock and reopen a thread."""
        self._world.archive(self._world.channel(thread), archived=False, locked=False)

    def take_away(self, channel: Channel | int | str, *rights: Right) -> None:
        """Deny the bot rights in a channel and its threads."""
        self.injected["rights taken away"] += 1
        deny = reduce(or_, rights, Right(0))
        self._world.set_overwrite(self._home(channel), self._world.bot, deny=deny)

    def give_back(self, channel: Channel | int | str) -> None:
        """Undo `take_away`."""
        self._world.set_overwrite(self._home(channel), self._world.bot)

    def _home(self, channel: Channel | int | str) -> Channel:
        found = self._world.channel(channel)
        return self._world.channel(found.parent) if found.is_thread and found.parent else found

    def delete_channel(self, channel: Channel | int | str) -> None:
        """Delete a channel or thread."""
        self.injected["channel deleted"] += 1
        self._world.delete_channel(self._world.channel(channel))

    def remove_bot(self, server: Server | int | str) -> None:
        """Remove the bot from a server."""
        self.injected["bot thrown out"] += 1
        self._world.remove_bot(self._world.server(server))

    def add_bot(self, server: Server | int | str) -> None:
        """Invite the bot again."""
        self._world.add_bot(self._world.server(server))

    def server_out(self, server: Server | int | str) -> None:
        """Make a server unavailable, as in an outage of Discord; the bot stays a member."""
        self.injected["server unavailable"] += 1
        found = self._world.server(server)
        body = {"id": str(found.id), "unavailable": True}
        self._gateway.emit(found.id, "GUILD_DELETE", body)

    def server_in(self, server: Server | int | str) -> None:
        """Make a server available again."""
        found = self._world.server(server)
        body = server_create_json(self._world, found, all_members=False)
        self._gateway.emit(found.id, "GUILD_CREATE", body)
