"""What happens when Discord answers 403, 404 or another error: tell what the failed call means.

These are questions to ask of an exception; `cogs.courier` decides by them whether to try again, to
post somewhere else, or to give up.
"""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_INTERACTION: Final = 10062
"""Discord's code for: an interaction was answered too late."""
CANNOT_DIRECT: Final = 50007
NO_RECIPIENT: Final = frozenset({10013, CANNOT_DIRECT, 50033, 50278})
"""Discord's codes for: unknown user, no direct messages, no such recipient, no common server."""
ARCHIVED: Final = 50083
THREADS_FULL: Final = frozenset({160006, 160007})
"""Discord's codes for: the server has as many active threads as it can, so none is reopened."""
THREAD_EXISTS: Final = 160004
WRONG_CHANNEL: Final = 50024
"""What was tried is not possible in a channel of that type, such as a thread in a thread."""
LOCKED: Final = 160005
ANSWERED: Final = 40060
"""Discord's code for: the interaction was answered before."""
OPENING_TOO_FAST: Final = 40003
NO_RIGHT: Final = frozenset({0, 50001, 50013, 50009, 60003, LOCKED})
"""Discord's codes with 403 for: no reason given, missing access or permission, verification or two
factors required, locked thread. Others with 403 are about what was sent."""
LATER: Final = frozenset({401, 408, 425, 429})
"""Statuses of refusals that say nothing about what was sent."""
LATER_CODES: Final = frozenset({20026, 40333, 130000})
"""Discord's codes for: application flagged as spam, blocked by Cloudflare, overloaded."""
NO_TOKEN: Final = frozenset({0, 40001})
"""Discord's codes with 401 for a wrong token; others are about that of an interaction."""
BAD: Final = 400
"""The first of the statuses of refusals."""
TOO_MANY: Final = 429
COUNTED: Final = frozenset({401, 403, TOO_MANY})
"""The statuses of which 10,000 in ten minutes shut a bot out."""
NOT_FOUND: Final = 404
TOO_LARGE: Final = 413
AUTHENTICATION_FAILED: Final = 4004
"""The code with which the gateway refuses a token."""
WRONG_SHARDS: Final = frozenset({4010, 4011})
"""The gateway's codes for: no such shard, too many servers for so few shards."""
DISALLOWED_INTENTS: Final = 4014
OUTDATED: Final = frozenset({4012, 4013, DISALLOWED_INTENTS})
"""The gateway's codes for: a version, or intents, that it takes no longer."""
CAUSES: Final = 3
"""How many faulty fields of a message are named."""

TROUBLE: Final = (discord.DiscordException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""The exceptions that a failed call to Discord may raise."""


class Unreachable(Exception):  # noqa: N818
    """Neither the thread, nor the channel, nor the person can be written to now.

    `final`: trying again later is no use.
    """

    def __init__(self, error: BaseException, *, final: bool = False) -> None:
        super().__init__(code_of(error))
        self.error = error
        self.final = final


class KnownToBeShut(discord.Forbidden):
    """What Discord would answer where our client knows that we may not write; it is not asked."""

    def __init__(self, *, seen: bool) -> None:
        code = 50013 if seen else 50001
        super().__init__(_FORBIDDEN, {"code": code, "message": "not_asked"})


_FORBIDDEN: Final[Any] = SimpleNamespace(status=403, reason="Forbidden")


class RefusedLately(discord.DiscordException):
    """The gateway refused the same a moment ago, so it is not asked again."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class RefusedTooOften(discord.RateLimited):
    """Somebody's presses, or a server, have brought so many refusals that Discord isn't asked."""


class DirectMessagesHeld(discord.DiscordException):
    """Direct messages were sent too fast, so that none is sent for a while."""


class ForeignAnswer(discord.DiscordException):
    """Something else answered for Discord, whatever the status: it is unknown what was done."""


def is_too_direct(error: BaseException) -> bool:
    """Tell whether direct messages were sent too fast: this one may be sent later.

    So is a direct message that would have to wait for a long rate limit.
    """
    if isinstance(error, discord.HTTPException):
        return error.code == OPENING_TOO_FAST
    return isinstance(error, DirectMessagesHeld | discord.RateLimited)


def is_place_lost(error: BaseException) -> bool:
    """Tell whether nothing can be posted there: the channel was deleted, is locked or forbidden.

    Or it is a thread that is archived and can't be reopened.
    """
    if is_later(error):
        return False
    if isinstance(error, discord.HTTPException) and error.code in {ARCHIVED, *THREADS_FULL}:
        return True
    if isinstance(error, discord.Forbidden):
        return error.code in NO_RIGHT | NO_RECIPIENT
    return isinstance(error, discord.NotFound) and error.code != UNKNOWN_MESSAGE


def is_refused(error: BaseException) -> bool:
    """Tell whether Discord refuses what was sent, so that waiting does not help.

    Codes that are not known count as such, or one message could hold up its game for ever.
    """
    if not isinstance(error, discord.HTTPException) or is_later(error) or is_place_lost(error):
        return False
    about_it = 400 <= error.status < 500
    return about_it and error.code not in NO_RECIPIENT | {UNKNOWN_MESSAGE, OPENING_TOO_FAST}


def is_later(error: BaseException) -> bool:
    """Tell whether a refusal is about neither the message nor the place: the same may pass later.

    So is every answer that isn't Discord's, as of a proxy in between, except "too large". Discord
    names by a code what it does not find.
    """
    if not isinstance(error, discord.HTTPException):
        return False
    foreign = not _is_discords(error) and error.status != TOO_LARGE
    nameless = error.status == NOT_FOUND and error.code == 0
    return foreign or nameless or error.status in LATER or error.code in LATER_CODES


def _is_discords(error: discord.HTTPException) -> bool:
    """Tell whether an error came as JSON with a number as its code, if any.

    Of JSON, discord.py notes the faulty fields, if only None.
    """
    return hasattr(error, "_errors") and isinstance(error.code, int)


def is_counted(error: BaseException) -> bool:
    """Tell whether an answer is one of those of which 10,000 in ten minutes shut a bot out."""
    asked = isinstance(error, discord.HTTPException) and not isinstance(error, KnownToBeShut)
    return asked and error.status in COUNTED  # type: ignore[attr-defined]


def is_person_lost(error: BaseException) -> bool:
    """Tell whether a person can't get direct messages from us.

    They have closed them, share no server with us any more, or have no account.
    """
    wanted = isinstance(error, discord.HTTPException) and error.code in NO_RECIPIENT
    return wanted or is_place_lost(error)


def is_archived(error: BaseException) -> bool:
    """Tell whether the thread is archived: posting unarchives it, unless it is locked as well."""
    return isinstance(error, discord.HTTPException) and error.code == ARCHIVED


def is_locked(error: BaseException) -> bool:
    """Tell whether the thread is locked but not archived: only moderators can write in it."""
    return isinstance(error, discord.HTTPException) and error.code == LOCKED


def is_channel_gone(error: BaseException) -> bool:
    """Tell whether the channel or thread itself was deleted."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_gone(error: BaseException) -> bool:
    """Tell whether Discord does not know what was asked for: a message, a channel, a member."""
    return isinstance(error, discord.NotFound) and not is_later(error)


def is_forbidden(error: BaseException) -> bool:
    """Tell whether we lack a right there."""
    return isinstance(error, discord.Forbidden) and is_place_lost(error)


def is_wrong_token(error: BaseException) -> bool:
    """Tell whether Discord itself refuses the token, at the login or after it was reset."""
    if isinstance(error, discord.ConnectionClosed):
        return error.code == AUTHENTICATION_FAILED
    if isinstance(error, discord.HTTPException):
        return error.status == 401 and error.code in NO_TOKEN and _is_discords(error)
    return isinstance(error, discord.LoginFailure) and _foreign_answer_to_login(error) is None


def refusing_code(error: BaseException) -> int | None:
    """Return the gateway's code for a refusal other than the token's, where trying is no use."""
    if isinstance(error, RefusedLately):
        return error.code
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return DISALLOWED_INTENTS
    if isinstance(error, discord.ConnectionClosed) and error.code in WRONG_SHARDS | OUTDATED:
        return error.code
    return None


def _foreign_answer_to_login(error: BaseException) -> discord.HTTPException | None:
    """Return the answer that failed a login and isn't Discord's."""
    answer = error.__cause__ if isinstance(error, discord.LoginFailure) else None
    if isinstance(answer, discord.HTTPException) and not _is_discords(answer):
        return answer
    return None


def is_known(error: BaseException) -> bool:
    """Tell whether Discord certainly did nothing: it answered with a refusal, or wasn't asked."""
    answered = discord.HTTPException | discord.RateLimited | discord.InvalidData
    refused = isinstance(error, answered | DirectMessagesHeld)
    return refused and not isinstance(error, discord.DiscordServerError)


def is_down(error: BaseException) -> bool:
    """Tell whether Discord can't be reached, or answers nothing that helps, for now."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or (is_later(error) and not is_wrong_token(error))
    if isinstance(error, discord.LoginFailure):
        return not is_wrong_token(error)
    down = discord.GatewayNotFound | discord.RateLimited | ForeignAnswer | aiohttp.ClientError
    return isinstance(error, down | ConnectionError | asyncio.TimeoutError)


def is_disconnected(error: BaseException) -> bool:
    """Tell whether the gateway closed a connection, or Discord is down."""
    return isinstance(error, discord.ConnectionClosed) or is_down(error)


def code_of(error: BaseException) -> str:
    """Name an error for the log and for `/admin health`: "403/50013", or its class.

    An answer that isn't Discord's is "foreign/403".
    The code of a refused message is followed by the fields that Discord names.
    """
    error = _foreign_answer_to_login(error) or error
    if not isinstance(error, discord.HTTPException):
        return type(error).__name__
    if error.status < 500 and not _is_discords(error):
        return f"foreign/{error.status}"
    code = f"{error.status}/{error.code}"
    fields = list(_faulty_fields(getattr(error, "_errors", None), ()))
    return " ".join([code, ", ".join(fields[:CAUSES])]) if fields else code


def words_of(error: BaseException) -> str:
    """Return Discord's own words for an error; nothing of the page that a proxy sent instead."""
    return error.text if isinstance(error, discord.HTTPException) and _is_discords(error) else ""


def _faulty_fields(errors: object, path: tuple[str, ...]) -> Iterator[str]:
    """Yield each field of Discord's tree of errors: "embeds.0.title BASE_TYPE_REQUIRED"."""
    if not isinstance(errors, dict):
        return
    for key, below in errors.items():
        if key == "_errors" and isinstance(below, list):
            codes = [str(one.get("code", "")) for one in below if isinstance(one, dict)]
            yield " ".join([".".join(path), *codes]).strip()
        else:
            yield from _faulty_fields(below, (*path, str(key)))
