"""Decide whom a tournament notifies, how and when.

People are mentioned in its thread or written to directly, as they have chosen. In quiet hours and
during absences the notification waits until it may make a sound, unless that is too late: then it
comes without one. What concerns one person alone is sent directly.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from services.clocks.quiet_hours import QuietTimes
from services.core.json_codec import user_from_json
from services.core.transaction import Transaction
from services.facts.tournaments import Tournament
from store import Connection, absences, people

Row = dict[str, Any]

CHUNK: Final = 50
"""Most people mentioned in one message."""
LAST_CALL: Final = 2 * 3600
"""Time before the start at which those who have not checked in are notified again."""


@dataclass(frozen=True, slots=True)
class Calling:
    """Whom an event notifies: the players of entries, or `users` directly.

    `until`: the time after which it is useless. `due`: when it is sent (0: now).
    """

    what: str
    ordinal: int
    entries: tuple[int, ...]
    users: tuple[int, ...] = ()
    until: int = 0
    due: int = 0


async def quiet_times_by_user(
    connection: Connection, users: Sequence[int], since: int
) -> dict[int, QuietTimes]:
    """Return the quiet hours and absences of several people, in few queries."""
    settings = await people.users_settings(connection, list(users))
    away: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for row in await absences.absences(connection, users, ending_after=since):
        away[row.user_id].append((row.from_at, row.until_at))
    return {
        user: QuietTimes(user_from_json(settings.get(user, {})), away.get(user, ()))
        for user in users
    }


async def called(tx: Transaction, tournament: Tournament, callings: Iterable[Calling]) -> list[Row]:
    """Return the rows that notify people, each thing once."""
    rows: list[Row] = []
    for calling in callings:
        if calling.users:
            rows += [
                _direct_row(tournament, calling, user, calling.entries[0], 0)
                for user in calling.users
            ]
            continue
        users = _users(tournament, calling.entries)
        found = await quiet_times_by_user(tx.connection, users, tx.now)
        rows += _rows(tournament, calling, found, tx.now)
    parts: defaultdict[tuple[str, int], int] = defaultdict(int)
    for row in rows:
        key = row["kind"], row["ref"]
        row["part"] = parts[key]
        parts[key] += 1
        row["due"] = max(row["due"], tx.now)
    return rows


def _users(tournament: Tournament, entries: Iterable[int]) -> list[int]:
    lords = (lord for number in entries for lord in tournament.entry(number).lords)
    return [lord.user for lord in lords if lord.account is not None]


def _rows(
    tournament: Tournament, calling: Calling, found: Mapping[int, QuietTimes], now: int
) -> Iterator[Row]:
    """Yield a message for every 50 people who can be notified at the same time, and direct ones."""
    by_time: defaultdict[int, list[int]] = defaultdict(list)
    for number in calling.entries:
        quiet = {user: found[user] for user in _users(tournament, (number,))}
        due = max([_due(calling, one, now) for one in quiet.values()], default=now)
        if any(one.settings.notice != "direct" for one in quiet.values()):
            by_time[due].append(number)
        for user, one in quiet.items():
            if one.settings.notice in ("direct", "both"):
                yield _direct_row(tournament, calling, user, number, _due(calling, one, now))
    each = CHUNK // tournament.setup.each
    for due, numbers in sorted(by_time.items()):
        for start in range(0, len(numbers), each):
            data = {"what": calling.what, "entries": numbers[start : start + each]}
            yield {**row_of(tournament, "call", "thread", calling.ordinal, due=due), "data": data}


def _due(calling: Calling, quiet: QuietTimes, now: int) -> int:
    """Return when somebody is notified: after their quiet hours, unless that is too late."""
    due = max(calling.due, now)
    span = quiet.span(due)
    if span is None:
        return due
    too_late = calling.until and span[1] > calling.until - LAST_CALL // 4
    return due if too_late else span[1]


def _direct_row(tournament: Tournament, calling: Calling, user: int, entry: int, due: int) -> Row:
    data = {"what": calling.what, "entries": [entry]}
    row = row_of(tournament, "told", "direct", calling.ordinal, due=max(due, calling.due))
    return {**row, "user_id": user, "data": data}


def row_of(
    tournament: Tournament, kind: str, place: str, ref: int = 0, *, part: int = 0, due: int
) -> Row:
    """Return the row of a post."""
    return {
        "cup_id": tournament.id,
        "server_id": tournament.server,
        "kind": kind,
        "place": place,
        "ref": ref,
        "part": part,
        "user_id": None,
        "data": {},
        "due": due,
    }
