"""The arithmetic of clocks: what counts, what waits, banks, the local day."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.clocks import arithmetic
from services.clocks.arithmetic import Local
from services.facts.tables import NO_LIMIT, Pace

HOUR, DAY = 3600, 86400
BANK = Pace("bank", turn=0, bank=3 * DAY, increment=8 * HOUR, cap=4 * DAY)
spans = st.lists(st.tuples(st.integers(0, 500), st.integers(0, 500)), max_size=6)


def at(text: str) -> int:
    """A moment of UTC as epoch seconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@given(st.integers(0, 500), st.integers(0, 500), spans)
def test_time_that_counts_is_counted_alike_both_ways(
    since: int, seconds: int, waits: list[tuple[int, int]]
) -> None:
    """So many seconds lie before the deadline, and it does not lie within a wait's end."""
    deadline = arithmetic.after(since, seconds, waits)
    assert arithmetic.elapsed(since, deadline, waits) == seconds
    assert arithmetic.elapsed(since, deadline - 1, waits) == max(0, seconds - 1) or any(
        start < deadline <= end for start, end in waits
    )


@given(spans, st.integers(0, 500), st.integers(0, 500))
def test_what_counts_is_what_lies_outside_the_spans(
    waits: list[tuple[int, int]], since: int, length: int
) -> None:
    """Second by second."""
    outside = [
        second
        for second in range(since, since + length)
        if not any(start <= second < end for start, end in waits)
    ]
    assert arithmetic.elapsed(since, since + length, waits) == len(outside)
    assert arithmetic.elapsed(since, since - length, waits) == 0  # the clock was set back


def test_turn_may_take_what_its_pace_allows() -> None:
    """A turn's own time, a bank's, or as much as it likes; credit comes on top."""
    assert arithmetic.time_allowed(Pace("turn", turn=DAY), None, 1, HOUR) == DAY + HOUR
    assert arithmetic.time_allowed(BANK, [HOUR, 2 * HOUR], 2, 60) == 2 * HOUR + 60
    assert arithmetic.time_allowed(NO_LIMIT, None, 1, HOUR) is None
    assert arithmetic.time_allowed(Pace("turn", turn=HOUR), None, 1, -DAY) == 0


def test_the_end_waits_a_turns_time_for_a_giant() -> None:
    """R33: that of the table; where there is no limit a day, since no game stays open for it."""
    assert arithmetic.time_to_receive(Pace("turn", turn=3 * DAY)) == 3 * DAY
    assert arithmetic.time_to_receive(BANK) == DAY // 2
    assert arithmetic.time_to_receive(NO_LIMIT) == DAY


def test_no_usual_turn_takes_longer_than_a_bank_can_hold() -> None:
    """At least 12 hours, but not where the whole bank has half an hour."""
    small = Pace("bank", turn=0, bank=20 * 60, increment=10 * 60, cap=30 * 60)
    for pace, usual in ((BANK, DAY // 2), (small, 30 * 60), (replace(small, cap=0), 20 * 60)):
        assert arithmetic.usual_turn(pace) == arithmetic.time_to_receive(pace) == usual
        assert arithmetic.share(pace, 1) == usual // 2


def test_bank_grows_to_its_cap_at_most() -> None:
    """And never shrinks below the increment."""
    assert arithmetic.refilled(BANK, HOUR) == 9 * HOUR
    assert arithmetic.refilled(BANK, 4 * DAY) == 4 * DAY
    assert arithmetic.refilled(BANK, -HOUR) == 8 * HOUR
    assert arithmetic.full_banks(BANK, 3) == [3 * DAY] * 3
    assert arithmetic.full_banks(Pace(), 3) is None


@pytest.mark.parametrize(
    ("zone", "moment", "span"),
    [
        ("Europe/Berlin", "2027-01-15T22:30", ("2027-01-15T21:00", "2027-01-16T06:00")),
        ("Europe/Berlin", "2027-01-16T05:59", ("2027-01-15T21:00", "2027-01-16T06:00")),
        ("Europe/Berlin", "2027-01-16T06:00", None),
        # The night in which the clocks go forward is an hour shorter.
        ("Europe/Berlin", "2027-03-28T01:30", ("2027-03-27T21:00", "2027-03-28T05:00")),
        ("America/New_York", "2027-01-16T05:00", ("2027-01-16T03:00", "2027-01-16T12:00")),
        ("Asia/Kathmandu", "2027-01-15T17:00", ("2027-01-15T16:15", "2027-01-16T01:15")),
    ],
)
def test_quiet_hours_go_by_the_local_day(
    zone: str, moment: str, span: tuple[str, str] | None
) -> None:
    """From 22:00 to 7:00, wherever one lives."""
    wanted = None if span is None else (at(span[0]), at(span[1]))
    assert Local.of(zone).quiet(at(moment), (22 * 60, 7 * 60)) == wanted


def test_quiet_hours_within_one_day() -> None:
    """From 9:00 to 17:00."""
    local = Local.of("Europe/Berlin")
    wanted = (at("2027-01-15T08:00"), at("2027-01-15T16:00"))
    assert local.quiet(at("2027-01-15T12:00"), (9 * 60, 17 * 60)) == wanted
    assert local.quiet(at("2027-01-15T17:00"), (9 * 60, 17 * 60)) is None


def test_weekends_go_by_the_local_day() -> None:
    """From Saturday to Monday, midnight to midnight; one in progress is the first."""
    local = Local.of("Europe/Berlin")
    first = (at("2027-01-15T23:00"), at("2027-01-17T23:00"))
    assert local.weekends(at("2027-01-13T12:00"))[0] == first
    assert local.weekends(at("2027-01-17T12:00"))[0] == first
    summer = local.weekends(at("2027-03-26T12:00"))[0]
    assert summer[1] - summer[0] == 47 * HOUR


@pytest.mark.parametrize(
    ("zone", "day", "minute", "wanted"),
    [
        ("Europe/Berlin", "2031-03-30", 2 * 60 + 30, "2031-03-30 01:00"),  # 2:00 to 3:00 is skipped
        ("Europe/Berlin", "2031-03-30", 3 * 60, "2031-03-30 01:00"),
        ("Europe/Berlin", "2031-03-30", 1 * 60 + 59, "2031-03-30 00:59"),
        ("Asia/Beirut", "2031-03-30", 0, "2031-03-29 22:00"),  # midnight is skipped
        ("Asia/Beirut", "2031-03-30", 30, "2031-03-29 22:00"),
        ("Australia/Lord_Howe", "2030-10-06", 2 * 60 + 20, "2030-10-05 15:30"),  # half an hour
    ],
)
def test_skipped_minute_is_the_first_one_after_the_gap(
    zone: str, day: str, minute: int, wanted: str
) -> None:
    """On the day on which the clocks go forward."""
    since = at(f"{day} 12:00") - 5 * 24 * 3600
    assert Local.of(zone).moment(since, day=5, minute=minute) == at(wanted)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe"])
def test_whole_days_keep_the_time_of_day(zone: str) -> None:
    """Through a whole year, a week at a time; hours are hours."""
    place, moment = Local.of(zone), at("2030-01-01 18:31") + 7
    hour = datetime.fromtimestamp(moment, place.zone).time()
    for _ in range(52):
        moment = place.later(moment, 7 * 24 * 3600)
        assert datetime.fromtimestamp(moment, place.zone).time() == hour
    assert place.later(moment, 0) == moment
    assert place.later(moment, 7 * 24 * 3600 + 60) == moment + 7 * 24 * 3600 + 60
