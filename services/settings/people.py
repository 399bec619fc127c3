"""Settings of people and of servers, and what is known of a person."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, fields, replace
from typing import Any, get_args

from engine import BadSetup
from engine.buildings import corrected, corrections
from locales import LANGUAGES
from services.clocks.deadlines import WAITED, waited
from services.core import timezones
from services.core.facade import Facade
from services.core.json_codec import server_from_json, to_json, user_from_json
from services.facts import Person, Refused
from services.facts.people import ReliabilityFact, Reminders, Theme, UserFact, UserSettings
from services.facts.tables import (
    FAIR_LIMITS,
    ComputerPause,
    Detail,
    FairPlay,
    Invitations,
    Repeats,
    ServerSettings,
    Setup,
    Watching,
)
from services.outbox.clock_refresh import refresh_clocks
from services.outbox.follow_marks import plan_digests_of
from services.standing.reliability import reliability
from services.state import setups
from store import games, people

_USER_WORDS: Mapping[str, tuple[Any, ...]] = {
    "notice": ("mention", "direct", "both"),
    "board_first": (True, False),
    "words_only": (True, False),
    "brief": (True, False),
    "theme": get_args(Theme),
    "forced": ("ask", "play"),
    "reminders": (None, *get_args(Reminders)),
    "weekends": (True, False),
    "soon": (True, False),
    "ladders": (True, False),
    "animation": (True, False),
    "daily_world": (True, False),
}
_OF_CLOCKS = frozenset({"reminders", "quiet", "zone", "weekends"})
"""The settings that change deadlines or reminders of turns in progress."""
DAY_MINUTES = 24 * 60
_SERVER_WORDS: Mapping[str, tuple[Any, ...]] = {
    "place": ("threads", "channel"),
    "detail": get_args(Detail),
    "watching": get_args(Watching),
    "language": (None, *LANGUAGES),
    "theme": get_args(Theme),
    "reminders": get_args(Reminders),
    "ladders": ("public", "private", "off"),
    "repeats": get_args(Repeats),
    "invitations": get_args(Invitations),
    "computers": get_args(ComputerPause),
}


class People(Facade):
    """People as the bot knows them, and the settings of people and servers."""

    async def settings(self, user: int) -> UserSettings:
        """Return a person's settings, or the defaults."""
        async with self._context.read() as connection:
            return user_from_json(await people.user_settings(connection, user))

    async def user(self, user: int) -> UserFact:
        """Return what is known of a person."""
        async with self._context.read() as connection:
            row = await people.user(connection, user)
        if row is None:
            return UserFact(UserSettings(), unreached=False)
        return UserFact(user_from_json(row.settings), row.unreached_at is not None, row.spoken)

    async def note_spoken(self, user: int, language: str | None) -> None:
        """Note the language of a person's Discord, None for English: messages to them are in it."""
        async with self._context.write() as tx:
            await people.note_spoken(tx.connection, user, language, tx.now)

    async def note_unreached(self, user: int) -> None:
        """Note that a direct message to a person was refused, until they have seen that."""
        async with self._context.write() as tx:
            await people.note_unreached(tx.connection, user, tx.now)

    async def note_reached(self, user: int) -> bool:
        """Note that they have seen that, or were reached after all; False if nothing was noted."""
        async with self._context.write() as tx:
            cleared = await people.clear_unreached(tx.connection, user)
            if cleared:
                await plan_digests_of(tx, user)
            return cleared

    async def change(self, person: Person, **changes: object) -> UserSettings:
        """Change fields of UserSettings, saved at once; they apply to turns in progress, too,
        but for zone and weekends, which say when the clocks of later turns wait.

        `zone` is an IANA name, `quiet` two different minutes of the day; either may be None.
        Refused: bad_setting (data setting, value), clocks_often.
        """
        read = _read(UserSettings, _USER_WORDS, _USER_READS, changes)
        async with self._context.write() as tx:
            await tx.alone("user", person.id)
            before = await people.user_settings(tx.connection, person.id)
            settings = replace(user_from_json(before), **read)
            turns = await games.waiting_for(tx.connection, person.id)
            known = user_from_json(before)
            refresh = any(getattr(settings, one) != getattr(known, one) for one in _OF_CLOCKS)
            if refresh:
                self._context.count_refreshed(person.id, len(turns))
            sinces = [row.turn_since for row in turns]
            saved = {**before, **asdict(settings), WAITED: waited(before, sinces, tx.now)}
            await people.save_user(tx.connection, person.id, saved, tx.now)
        if refresh:
            await refresh_clocks(self._context, person.id)
        return settings

    async def guess_zone(self, user: int) -> str | None:
        """Guess a person's zone from their clicks; None if one is set, or clicks are too few.

        It is to be offered, never assumed.
        """
        async with self._context.read() as connection:
            row = await people.user(connection, user)
        if row is None or user_from_json(row.settings).zone is not None:
            return None
        return timezones.guess(row.hours, self._context.clock.now())

    async def reliability(self, user: int) -> ReliabilityFact:
        """Return how reliably a person plays their turns."""
        async with self._context.read() as connection:
            return await reliability(connection, user, self._context.clock.now())

    async def server(self, server: int) -> ServerSettings:
        """Return a server's settings, or the defaults."""
        async with self._context.read() as connection:
            return server_from_json(await people.server_settings(connection, server))

    async def change_server(self, server: int, **changes: object) -> ServerSettings:
        """Change fields of ServerSettings, saved at once; each may be set to its default again.

        `icons` are pairs such as ("sawmill", "k1t0"); those that change nothing are left out. They
        apply to tables opened and tournaments published from now on.

        Refused: bad_setting (data setting, value), bad_setup, bad_icons (data value, allowed: the
        buildings whose icons may be corrected).
        """
        read = _read(ServerSettings, _SERVER_WORDS, _SERVER_READS, changes)
        async with self._context.write() as tx:
            await tx.alone("server", server)
            before = await people.server_settings(tx.connection, server)
            settings = replace(server_from_json(before), **read)
            saved = {**before, **to_json(settings)}
            await people.save_server(tx.connection, server, saved, tx.now)
        return settings


def _read(
    kind: type[Any],
    words: Mapping[str, tuple[Any, ...]],
    reads: Mapping[str, Callable[[Any], Any]],
    changes: Mapping[str, object],
) -> dict[str, Any]:
    """Check changes of settings and return them as they are saved."""
    known = {field.name for field in fields(kind)}
    read = {}
    for key, value in changes.items():
        try:
            if key not in known or value not in words.get(key, (value,)):
                raise ValueError
            read[key] = reads[key](value) if key in reads else value
        except (TypeError, ValueError):
            raise Refused("bad_setting", {"setting": key, "value": value}) from None
    return read


def _read_setup(value: object) -> Setup | None:
    """Check a default set-up."""
    if value is None:
        return None
    if not isinstance(value, Setup):
        raise TypeError
    return setups.check(value)


def _read_fair(value: object) -> FairPlay:
    """Check the numbers for votes and takebacks."""
    if not isinstance(value, FairPlay):
        raise TypeError
    if any(getattr(value, name) not in limits for name, limits in FAIR_LIMITS.items()):
        raise ValueError
    return value


def _read_id(value: object) -> object:
    """Check an id; None is allowed."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
        raise TypeError
    return value


def _read_icons(value: Iterable[tuple[object, object]]) -> tuple[tuple[str, str], ...]:
    """Check corrections of icons as the engine does; those that change nothing are left out."""
    icons = {str(building): str(icon) for building, icon in value}
    try:
        table = corrected(icons)
    except BadSetup as error:
        raise Refused("bad_icons", {key: error.data[key] for key in ("value", "allowed")}) from None
    return tuple(corrections(table).items())


def _read_zone(value: object) -> object:
    """Check that a zone is in the tz database."""
    if value is not None and value not in timezones.all_zones():
        raise ValueError
    return value


def _read_quiet(value: Iterable[Any] | None) -> tuple[int, int] | None:
    """Check quiet hours: two different minutes of the day."""
    if value is None:
        return None
    start, end = (int(minute) for minute in value)
    if start == end or not all(0 <= minute < DAY_MINUTES for minute in (start, end)):
        raise ValueError
    return start, end


_USER_READS: Mapping[str, Callable[[Any], Any]] = {"zone": _read_zone, "quiet": _read_quiet}
_SERVER_READS: Mapping[str, Callable[[Any], Any]] = {
    "default_setup": _read_setup,
    "table_channel": _read_id,
    "opener_role": _read_id,
    "index_channel": _read_id,
    "organiser_role": _read_id,
    "cup_channel": _read_id,
    "daily_channel": _read_id,
    "icons": _read_icons,
    "fair": _read_fair,
}
