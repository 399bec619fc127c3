"""The private screens of questions, and their public message in every state of every kind."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import get_args

import pytest

import cogs.client
from cogs.play import game_menu, seat_changes, votes
from cogs.play.duration_input import read_until
from cogs.screen import Ping
from engine import Game
from services.facts import Refused
from services.facts.games import Asked, ClockFact, GameFact, VoteFact
from services.facts.news import Call, SeatNews
from services.facts.tables import Pace
from tests.cogs.scenes import (
    BIGGEST,
    EIGHT,
    EN,
    LONG,
    SETUPS,
    accept,
    game_fact,
    labels,
    menu_fact,
    new_game,
    quickly,
    said,
)

cogs.client.load()

FOUR = SETUPS[3]
DAY = 86400
DATA = (("seat", 2), ("hours", 12), ("until", 1_800_000_000), ("turns", 3), ("ends", 1_800_000_000))


def playing() -> Game:
    return next(game for n, game in enumerate(quickly(FOUR)) if n == 9)


def clocked(**changes: object) -> GameFact:
    clock = ClockFact(Pace(), 1_799_000_000, 1_800_000_000)
    return game_fact(playing(), FOUR, clock=replace(clock, **changes))  # type: ignore[arg-type]


def vote_of(kind: Asked, state: str, **changes: object) -> VoteFact:
    vote = VoteFact(BIGGEST, BIGGEST - 1, kind, 1, LONG, 9, (1, 3, 4), (1,), 3, "open", data=DATA)
    return replace(vote, state=state, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", get_args(Asked))
@pytest.mark.parametrize("state", ["open", "passed", "failed", "lapsed"])
def test_every_question_has_its_words(kind: Asked, state: str) -> None:
    """Open it can be answered; a pause that passed can be ended; else nothing is left to press."""
    shown = votes.message(clocked(), vote_of(kind, state), EN, (102,) if state == "open" else ())
    accept(shown)
    yes = "Give the time" if kind == "time" else "Agree"
    no = "Go on" if kind == "abort" else "No"
    expected = {"open": [yes, no], "passed": ["Go on"] if kind == "pause" else []}
    assert labels(shown) == expected.get(state, [])
    assert shown.mentions == ((102,) if state == "open" else ())


def test_a_question_says_how_many_agree_of_those_who_are_there() -> None:
    """Who has gone absent is counted neither way."""
    vote = vote_of("pause", "open", agreed=(1, 2, 3), data=())
    assert "(2 of 3)" in votes.message(clocked(), vote, EN).content


@pytest.mark.parametrize("by", [0, 3])
def test_a_pause_that_is_over_says_so(by: int) -> None:
    """By itself, or by whom; the button is gone."""
    vote = vote_of("pause", "passed", data=(*DATA, ("over", 7), ("by", by)))
    shown = votes.message(clocked(), vote, EN)
    accept(shown)
    assert labels(shown) == []
    assert ("Cara" in shown.content) == bool(by)


def test_time_given_while_the_clock_stands_has_no_end_yet() -> None:
    """No moment is named that is none."""
    vote = vote_of("time", "passed", data=(("hours", 2), ("seat", 2), ("ends", 0)))
    shown = votes.message(clocked(), vote, EN).content
    assert "<t:" not in shown
    assert "The clock is stopped" in shown


def test_what_a_game_ended_over_is_settled() -> None:
    """The question lapsed with the game."""
    over = game_fact(list(quickly(FOUR))[-1], FOUR)
    assert "has ended" in votes.message(over, vote_of("replace", "lapsed"), EN).content


def test_the_menu_offers_what_is_possible() -> None:
    """Each button only where it does something; an open question stands for all others."""
    game = clocked()
    may = menu_fact(game, ask_back=True, pause=True, replaceable=(2,), hours=24)
    shown = game_menu.menu(may, EN)
    accept(shown)
    assert labels(shown) == [
        *("Take back…", "More time…", "Pause…"),
        *("Replace a lord…", "End by agreement…"),
        *("Resign…", "Record", "Back"),
    ]
    asked = game_menu.menu(menu_fact(replace(game, vote=vote_of("abort", "open"))), EN)
    accept(asked)
    assert labels(asked) == ["Open question", "Resign…", "Record", "Back"]
    paused = game_menu.menu(menu_fact(clocked(paused=5, deadline=None)), EN)
    accept(paused)
    assert "End the pause" in labels(paused)


@pytest.mark.parametrize("changes", [{"absent": True}, {"absent": True, "lost": True}])
def test_the_menu_gives_a_seat_back(changes: dict[str, bool]) -> None:
    """To who is away, and to who has lost it."""
    may = menu_fact(clocked())
    may = replace(may, seat=replace(may.seat, **changes))  # type: ignore[arg-type]
    shown = game_menu.menu(may, EN)
    accept(shown)
    assert "Take my seat back" in labels(shown)
    assert ("Resign…" in labels(shown)) != changes.get("lost", False)


def test_screens_that_ask_are_taken_by_discord() -> None:
    """For how long, how much, whose seat, by whom, which seat: limits and ids, and a way back."""
    may = menu_fact(game_fact(new_game(EIGHT), EIGHT), replaceable=(2, 3, 8), hours=168)
    for shown in (
        votes.pauses(may, EN),
        votes.times(may, EN),
        votes.replaceable(may, EN),
        votes.replacing(may, 2, EN),
        votes.confirm(may.game, 1, EN, "takeback", "askback", turns=9),
    ):
        accept(shown)
        assert labels(shown)[-1] == "Back"
    home = may.game.table
    seats = tuple(replace(seat, resigned=True) for seat in home.seats)
    free = replace(may.game, table=replace(home, seats=seats))
    accept(seat_changes.free_seats(free, EN))
    assert len(labels(seat_changes.free_seats(free, EN))) == 8
    accept(seat_changes.seated(may.game, home.seats[0], EN, "yours", LONG))


@pytest.mark.parametrize("hours", [1, 2, 5, 24, 168])
def test_no_more_time_is_offered_than_can_be_given(hours: int) -> None:
    """At most four lengths, the longest last."""
    shown = votes.times(menu_fact(clocked(), hours=hours), EN)
    offered = labels(shown)[:-1]
    assert 1 <= len(offered) <= 4
    assert int(offered[-1].split()[0]) <= hours


@pytest.mark.parametrize("what", ["back", "taken", "replaced", "offered"])
def test_news_of_a_seat_call_whom_they_concern(what: str) -> None:
    """By a mention, without one where they were told directly, or directly."""
    game = clocked()
    call = None if what == "back" else Call(game.table.seats[1], "mention")
    news = SeatNews(game, game.table.seats[1], what, LONG, call)  # type: ignore[arg-type]
    public = seat_changes.announcement(news, EN)
    accept(public)
    assert public.mentions == (() if call is None else (102,))
    assert public.silent == (what == "back")
    quiet = seat_changes.announcement(news, EN, mention=False)
    assert (quiet.mentions, "<@" in quiet.content) == ((), False)
    if call is not None:
        direct: Ping = seat_changes.announcement(news, EN, server="The *Keep*")
        accept(direct)
        assert "Keep" in said(direct)
        assert direct.mentions == ()


NOW = 1_800_000_000  # 2027-01-15 08:00 UTC


@pytest.mark.parametrize(
    ("typed", "zone", "expected"),
    [
        ("3 days", None, NOW + 3 * DAY),
        ("3", None, NOW + 3 * DAY),
        ("12h", None, NOW + DAY // 2),
        ("2 weeks", None, NOW + 14 * DAY),
        ("2027-01-16", None, NOW + 16 * 3600),
        ("2027-01-16", "Europe/Berlin", NOW + 15 * 3600),
        ("16 Jan", "Europe/Berlin", NOW + 15 * 3600),
        ("tomorrow", "Europe/Berlin", NOW + 15 * 3600),
        ("1 Feb", None, NOW + 16 * DAY + 16 * 3600),
        ("2027-01-15 18:00", "Europe/Berlin", NOW + 9 * 3600),
        ("2027-01-15T10:00+01:00", "Asia/Tokyo", NOW + 3600),
    ],
)
def test_an_end_is_read_in_the_own_zone(typed: str, zone: str | None, expected: int) -> None:
    """A length, or a day that begins in the reader's zone."""
    assert read_until(typed, NOW, zone, "en") == expected


def test_days_keep_the_hour_over_the_change_of_the_clocks() -> None:
    """Hours do not."""
    before = int(datetime(2030, 10, 26, 13, tzinfo=UTC).timestamp())
    assert read_until("2 days", before, "Europe/Berlin", "en") == before + 49 * 3600
    assert read_until("48 h", before, "Europe/Berlin", "en") == before + 48 * 3600
    assert read_until("2", before, None, "en") == before + 48 * 3600


@pytest.mark.parametrize(
    "typed",
    [
        *("", "soon", "3 moons of", "2027-13-01", "99999 days", "-1", "9" * 4301),
        *("0001-01-01", "0001-01-01T00:00:00+14:00", "9999-12-31 23:59", "31 dec 9999"),
    ],
)
def test_an_end_that_is_none_is_refused(typed: str) -> None:
    """Kindly, with what can be written."""
    with pytest.raises(Refused, match="until_unknown"):
        read_until(typed, NOW, None, "en")
