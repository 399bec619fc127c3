"""Which copies of a database are kept: all of a day, then one a day, a week, a month."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

NAME = "castellan-%Y%m%d-%H%M%S"
DAYS = 7
WEEKS = 5


def made_at(path: Path) -> datetime:
    """Return when a copy was made, by its name. Raises ValueError."""
    return datetime.strptime(path.name.partition(".")[0], NAME).replace(tzinfo=UTC)


def is_dated(path: Path) -> bool:
    """Tell whether a file's name says when a copy was made."""
    try:
        made_at(path)
    except ValueError:
        return False
    return True


def superfluous(copies: Iterable[Path], now: datetime) -> tuple[Path, ...]:
    """Return the copies between those that are kept; of each day, week or month the last one is.

    Files of one copy belong together. What a clock dated later than now is kept.
    """
    every = {path: made_at(path) for path in copies}
    last: dict[tuple[str, ...], datetime] = {}
    for at in every.values():
        period = _period(at, now)
        last[period] = max(at, last.get(period, at))
    return tuple(path for path, at in every.items() if at < last[_period(at, now)])


def _period(at: datetime, now: datetime) -> tuple[str, ...]:
    age = now - at
    if age < timedelta(days=1):
        return ("each", at.isoformat())
    if age < timedelta(days=DAYS):
        return ("day", at.date().isoformat())
    if age < timedelta(weeks=WEEKS):
        return ("week", at.strftime("%G-%V"))
    return ("month", at.strftime("%Y-%m"))
