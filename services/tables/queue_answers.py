"""Whether people in the queue still want to play: when they pressed, are asked, and say nothing.

When they pressed and were asked is kept with what they want, in the row of their place. Silence
costs nothing, so no press of others can take somebody's place away.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from services.clocks.arithmetic import DAY
from services.clocks.waking_hours import HOUR, Waiting
from services.core.json_codec import pace_from_json
from store.rows import QueueRow

WANTED = HOUR
"""How long a press says that somebody wants to play; then they are asked before a game begins."""
ANSWERED_IN = 3 * HOUR
"""How long others wait for an answer, given while awake; an answer counts later, too."""
AT_ONCE = 8
"""After so many who are asked about one game the next are asked once these are silent."""
AGAIN_IN = 20 * HOUR
"""Nobody is asked twice within this time for the sake of the same person."""


def same(one: QueueRow, other: QueueRow) -> bool:
    """Whether two want the same game."""
    return all(one.wanted.get(key) == other.wanted.get(key) for key in ("box", "pace"))


def with_yes(row: QueueRow, now: int) -> QueueRow:
    """Return a place whose lord has just said that they want to play."""
    return replace(row, wanted={**row.wanted, "yes": now})


def with_question(row: QueueRow, others: Iterable[int], now: int) -> QueueRow:
    """Return a place whose lord is asked, for the sake of others."""
    sakes = {**_sakes(row, now), **dict.fromkeys(others, now)}
    stored = {str(user): at for user, at in sakes.items()}
    return replace(row, wanted={**row.wanted, "asked": now, "sakes": stored})


def asked_for(row: QueueRow, rows: Mapping[int, QueueRow], now: int) -> frozenset[int]:
    """Return for whose sake a lord must not be asked again yet.

    Whoever has answered can be asked again for those who have waited since, but not for somebody
    who left and is back. `rows`: all who want the same.
    """
    said, found = _pressed(row), _sakes(row, now)
    waited = {user for user in found.keys() & rows.keys() if rows[user].since <= found[user]}
    return frozenset(user for user, at in found.items() if said < at or user not in waited)


def answer_due(row: QueueRow, now: int) -> int | None:
    """Return how long others wait for a lord's answer; None: for none, or no longer."""
    due = _asked(row) + ANSWERED_IN
    return due if _asked(row) > _pressed(row) and due > now else None


def is_asked(row: QueueRow, now: int) -> bool:
    """Whether others wait for a lord's answer."""
    return answer_due(row, now) is not None


def ready(rows: Iterable[QueueRow], able: Mapping[int, Waiting], now: int) -> set[int]:
    """Return who, of all who want the same, need not be asked: they pressed lately.

    While others are asked their presses stay as good as they were when the first question was put;
    else those who answer at once would have to be asked again.
    """
    every = list(rows)
    put = (_asked(row) for row in every)
    at = min((at for at in put if at + ANSWERED_IN > now), default=now)
    there = (row for row in every if row.user_id in able)
    return {row.user_id for row in there if _is_there(row, able[row.user_id], at, now)}


def _is_there(row: QueueRow, one: Waiting, at: int, now: int) -> bool:
    """Whether a lord pressed less than an hour before `at`, and no game would come as a surprise.

    They have not gone to bed since, and of the clock's turn less than half is over.
    """
    pressed, pace = _pressed(row), pace_from_json(row.wanted["pace"])
    turn = {"turn": pace.turn, "bank": pace.bank}.get(pace.kind, DAY)
    since = max(at - WANTED, now - max(WANTED, turn // 2))
    asleep = _hour(now) not in one.awake and _hour(pressed) in one.awake
    return pressed >= _asked(row) and pressed > since and not asleep


def can_answer(one: Waiting, now: int) -> bool:
    """Whether somebody is awake as long as others would wait for their answer."""
    return one.awake.issuperset(_hour(at) for at in range(now, now + ANSWERED_IN, HOUR))


def _hour(at: int) -> int:
    return at // HOUR % 24


def _pressed(row: QueueRow) -> int:
    return int(row.wanted.get("yes", row.since))


def _asked(row: QueueRow) -> int:
    return int(row.wanted.get("asked", -DAY))


def _sakes(row: QueueRow, now: int) -> dict[int, int]:
    """Return for whose sake a lord was asked lately, and when."""
    sakes = {int(user): int(at) for user, at in row.wanted.get("sakes", {}).items()}
    return {user: at for user, at in sakes.items() if at + AGAIN_IN > now}
