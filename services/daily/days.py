"""The days themselves: their borders, what is played on each, and the seals of their draws."""

from dataclasses import replace

from engine.draws import seal
from services.core.context import ServiceContext
from services.core.transaction import Transaction
from services.facts.daily import DAY, DayFact
from services.facts.tables import Setup
from services.tables.solo import setup_of
from store import days
from store.day_rows import DayRow

JOB = "day"
"""The kind of the job that closes a day; `ref` is the day."""
GRACE = 5 * 60
"""The seconds after a day's end until it is closed: computer lords finish their last turns."""
BOXES = ("kingdomino", "queendomino")
"""What is played, in turns by weekday."""
LEVEL = "knight"
"""The level of the three lords at the table: it needs no numba, so it is the same everywhere."""


def day_of(now: int) -> int:
    """Return the number of the day of a time."""
    return now // DAY


def box_of(day: int) -> str:
    """Return what is played on a day: Queendomino on Tuesdays, Thursdays and Saturdays."""
    weekday = (day + 3) % 7  # Monday is 0, and 1 January 1970 was a Thursday
    return BOXES[weekday % 2]


async def held(context: ServiceContext, tx: Transaction) -> tuple[DayRow, DayRow]:
    """Return the rows of today and tomorrow; what was not drawn is drawn now.

    So each draw is fixed, and its seal known, at the latest when the day before begins; but for the
    very first day, and after days on which the bot did not run.
    """
    today = day_of(tx.now)
    return await _drawn(context, tx, today), await _drawn(context, tx, today + 1)


async def _drawn(context: ServiceContext, tx: Transaction, number: int) -> DayRow:
    found = await days.day(tx.connection, number)
    if found is None:
        seed = context.entropy(32).hex()
        found = DayRow(number, seed, box_of(number), LEVEL, closed_at=None)
        await days.add_day(tx.connection, found)
        await tx.plan((number + 1) * DAY + GRACE, JOB, ref=number)
    return found


def setup_for(row: DayRow) -> Setup:
    """Return what is played: as alone against computer lords, but no turn is taken back."""
    setup = setup_of(row.box)
    lords = (row.level,) * (setup.lords - 1)
    # Whoever saw what follows a turn could play it again; once the day is over, all may watch.
    return replace(setup, computers=lords, takeback=False, watching="everybody")


def day_fact(row: DayRow) -> DayFact:
    """Return a day as a fact, without its seed until it is closed."""
    return DayFact(
        number=row.day,
        box=row.box,
        level=row.level,
        lords=setup_of(row.box).lords,
        seal=seal(bytes.fromhex(row.seed)),
        seed=None if row.closed_at is None else row.seed,
        model=row.model,
        par=row.par,
    )
