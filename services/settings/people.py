"""Settings of people and servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields, replace
from typing import Any, cast, get_args

from engine import BadSetup
from engine.buildings import corrected, corrections
from locales import LANGUAGES
from services.core import timezones
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, server_to_json, user_from_json
from services.facts import Person, Refused
from services.facts.people import ReliabilityFact, Reminders, UserFact, UserSettings
from services.facts.tables import Detail, ServerSettings, Setup, Watching
from services.outbox.clock_refresh import renew, what_is_left
from services.outbox.follow_marks import retell
from services.standing.reliability import reliability
from services.state import setups
from store import people

_USER_WORDS: Mapping[str, tuple[Any, ...]] = {
    "notice": ("mention", "direct", "both"),
    "board_first": (True, False),
    "forced": ("ask", "play"),
    "reminders": (None, *get_args(Reminders)),
    "weekends": (True, False),
    "soon": (True, False),
    "ladders": (True, False),
    "animation": (True, False),
}
_OF_CLOCKS = frozenset({"reminders", "quiet", "zone", "weekends"})
"""What changes when the turns in progress end, or what is said of them."""
_WAITS = frozenset({"zone", "weekends"})
"""What changes when clocks wait."""
DAY_MINUTES = 24 * 60
_SERVER_WORDS: Mapping[str, tuple[Any, ...]] = {
    "place": ("threads", "channel"),
    "detail": get_args(Detail),
    "watching": get_args(Watching),
    "language": (None, *LANGUAGES),
    "reminders": get_args(Reminders),
    "ladders": ("public", "private", "off"),
}


class People:
    """Who somebody is to us, and what they and their servers set."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def settings(self, user: int) -> UserSettings:
        """Return what a person set, or the defaults."""
        async with self._context.read() as connection:
            return user_from_json(await people.user_settings(connection, user))

    async def user(self, user: int) -> UserFact:
        """Return a person as we know them."""
        async with self._context.read() as connection:
            row = await people.user(connection, user)
        if row is None:
            return UserFact(UserSettings(), unreached=False)
        return UserFact(user_from_json(row.settings), row.unreached_at is not None)

    async def unreached(self, user: int) -> None:
        """Note that a direct message to a person was refused, until they are told."""
        async with self._context.write() as tx:
            await people.note_unreached(tx.connection, user, tx.now)

    async def reached(self, user: int) -> bool:
        """Note that a person was told, or reached after all; False where that was known."""
        async with self._context.write() as tx:
            told = await people.clear_unreached(tx.connection, user)
            if told:
                await retell(tx, user)
            return told

    async def change(self, person: Person, **changes: object) -> UserSettings:
        """Change fields of UserSettings, saved at once; they hold for the turns in progress too.

        `zone` is an IANA name, `quiet` two different minutes of the day; either may be None.
        Refused: bad_setting (data setting, value).
        """
        _check(UserSettings, _USER_WORDS, changes)
        read = {key: _read(_USER_READS, key, value) for key, value in changes.items()}
        left = await what_is_left(self._context, person.id) if _WAITS & changes.keys() else None
        async with self._context.write() as tx:
            before = await people.user_settings(tx.connection, person.id)
            settings = replace(user_from_json(before), **dict[str, Any](read))
            saved = {**before, **asdict(settings)}
            await people.save_user(tx.connection, person.id, saved, tx.now)
        if _OF_CLOCKS & changes.keys():
            await renew(self._context, person.id, left)
        return settings

    async def zone_guess(self, user: int) -> str | None:
        """Return the zone that a person's clicks look like; None where theirs is set.

        It is to be offered, never assumed. None, too, without enough clicks.
        """
        async with self._context.read() as connection:
            row = await people.user(connection, user)
        if row is None or user_from_json(row.settings).zone is not None:
            return None
        return timezones.guess(row.hours, self._context.clock.now())

    async def reliability(self, user: int) -> ReliabilityFact:
        """Return how surely a person plays their turns."""
        async with self._context.read() as connection:
            return await reliability(connection, user)

    async def server(self, server: int) -> ServerSettings:
        """Return what the hosts of a server set, or the defaults."""
        async with self._context.read() as connection:
            return server_from_json(await people.server_settings(connection, server))

    async def change_server(self, server: int, **changes: object) -> ServerSettings:
        """Change fields of ServerSettings, saved at once; each may be set to its default again.

        `icons` are pairs such as ("sawmill", "k1t0"); what they don't change is left out. They hold
        for games that start from now on.

        Refused: bad_setting (data setting, value), bad_setup, bad_icons (data value, allowed: the
        buildings whose icons may be corrected).
        """
        _check(ServerSettings, _SERVER_WORDS, changes)
        read = {key: _read(_SERVER_READS, key, value) for key, value in changes.items()}
        async with self._context.write() as tx:
            before = await people.server_settings(tx.connection, server)
            settings = replace(server_from_json(before), **read)
            saved = {**before, **server_to_json(settings)}
            await people.save_server(tx.connection, server, saved, tx.now)
        return settings


def _check(
    kind: type[Any], words: Mapping[str, tuple[Any, ...]], changes: Mapping[str, object]
) -> None:
    known = {field.name for field in fields(kind)}
    for key, value in changes.items():
        if key not in known or value not in words.get(key, (value,)):
            raise Refused("bad_setting", {"setting": key, "value": value})


def _read_setup(value: object) -> object:
    """Judge a default set-up."""
    if value is None:
        return None
    if not isinstance(value, Setup):
        raise Refused("bad_setting", {"setting": "default_setup", "value": value})
    return setups.check(value)


def _read_id(setting: str) -> Callable[[object], object]:
    """Make a reader of ids; None is none."""

    def read(value: object) -> object:
        if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
            raise Refused("bad_setting", {"setting": setting, "value": value})
        return value

    return read


def _read_icons(value: object) -> object:
    """Judge corrections of icons as the engine does; those that change nothing are left out."""
    try:
        icons = {str(building): str(icon) for building, icon in cast(Any, value)}
    except (TypeError, ValueError):
        raise Refused("bad_setting", {"setting": "icons", "value": value}) from None
    try:
        table = corrected(icons)
    except BadSetup as error:
        raise Refused("bad_icons", {key: error.data[key] for key in ("value", "allowed")}) from None
    return tuple(corrections(table).items())


def _read_zone(value: object) -> object:
    """Judge a zone by the tz database."""
    if value is not None and not (isinstance(value, str) and value in timezones.all_zones()):
        raise Refused("bad_setting", {"setting": "zone", "value": value})
    return value


def _read_quiet(value: object) -> object:
    """Judge quiet hours: two different minutes of the day."""
    if value is None:
        return None
    try:
        start, end = (int(minute) for minute in cast(Any, value))
    except (TypeError, ValueError):
        raise Refused("bad_setting", {"setting": "quiet", "value": value}) from None
    if start == end or not all(0 <= minute < DAY_MINUTES for minute in (start, end)):
        raise Refused("bad_setting", {"setting": "quiet", "value": value})
    return start, end


def _read(readers: Mapping[str, Callable[[object], object]], setting: str, value: object) -> Any:
    """Judge a value of a setting."""
    reader = readers.get(setting)
    return value if reader is None else reader(value)


_USER_READS: Mapping[str, Callable[[object], object]] = {
    "zone": _read_zone,
    "quiet": _read_quiet,
}
_SERVER_READS: Mapping[str, Callable[[object], object]] = {
    "default_setup": _read_setup,
    "table_channel": _read_id("table_channel"),
    "opener_role": _read_id("opener_role"),
    "index_channel": _read_id("index_channel"),
    "organiser_role": _read_id("organiser_role"),
    "cup_channel": _read_id("cup_channel"),
    "icons": _read_icons,
}
