"""What is said of the clock: when a turn ends, why it waits, who missed a turn and what then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import cogs.client
from cogs.errors import About, refusal
from cogs.play import clock_words, game_views, public_messages, turn_panel
from cogs.screen import Button, controls
from engine import Game
from services.facts import Refused
from services.facts.games import ClockFact, GameFact, TurnReport
from services.facts.news import Call, TurnNews
from services.facts.tables import Pace
from tests.cogs.scenes import (
    EN,
    SETUPS,
    accept,
    call,
    game_fact,
    labels,
    new_game,
    panel_fact,
    report,
    said,
    through,
)

cogs.client.load()

FOUR = SETUPS[3]
RUNS = ClockFact(Pace(), 1_000, 87_400)
WAITS = replace(RUNS, away_until=90_000)
STANDS = replace(RUNS, deadline=None, paused=2_000)
FREE = ClockFact(Pace("none", 0), 1_000, None)
TOLD = {
    "runs": (RUNS, "ends <t:87400:R>"),
    "waits": (WAITS, "away until <t:90000:f>; the clock waits"),
    "stands": (STANDS, "paused since <t:2000:f>"),
    "dated": (replace(STANDS, paused_until=9_000), "paused until <t:9000:f>"),
    "free": (FREE, ""),
}


def middle() -> Game:
    return next(game for n, game in enumerate(through(FOUR)) if n == 14)


def fact_with(clock: ClockFact, game: Game | None = None) -> GameFact:
    return replace(game_fact(game or middle(), FOUR), clock=clock)


def news(clock: ClockFact = RUNS, *reports: TurnReport, **changes: object) -> TurnNews:
    fact = fact_with(clock)
    return replace(TurnNews(fact, reports, (), call(fact)), **changes)  # type: ignore[arg-type]


def late(fact: GameFact, seat: int, **changes: object) -> tuple[TurnReport, Call]:
    one = report(middle(), seat, by="autopilot", missed=1, allowed=3)
    absent = replace(fact.table.seats[seat - 1], absent=True, missed=1)
    return replace(one, **changes), Call(absent, "mention")  # type: ignore[arg-type]


# -- when a turn ends ------------------------------------------------------------------------------


@pytest.mark.parametrize(("ends", "told"), [(87_400, True), (87_401, False), (None, False)])
def test_a_turn_that_ends_with_its_round_says_so(ends: int | None, told: bool) -> None:
    """In the thread and in the panel: it is not the clock of turns that runs out then."""
    fact = fact_with(RUNS)
    fact = replace(fact, table=replace(fact.table, ends=ends))
    called = public_messages.turn(TurnNews(fact, (), (), call(fact)), EN)
    accept(called)
    line = said(called).splitlines()[0]
    assert ("ends <t:87400:R>, with the round" in line) is told
    assert "ends <t:87400:R>" in line
    assert ("with the round" in clock_words.sentence(fact, EN)) is told


@pytest.mark.parametrize(("clock", "words"), TOLD.values(), ids=TOLD)
def test_the_first_line_says_when_the_turn_ends(clock: ClockFact, words: str) -> None:
    """What the lock screen shows, at the start too, and in a direct message."""
    for game in (middle(), new_game(FOUR)):
        fact = fact_with(clock, game)
        called = public_messages.turn(TurnNews(fact, (), (), call(fact)), EN)
        accept(called)
        quiet = public_messages.turn(TurnNews(fact, (), (), None), EN)
        direct = public_messages.direct(fact, call(fact), "Castle", EN)
        for shown in (called, quiet, direct):
            first = shown.content.splitlines()[0]
            assert words in first
            assert ("<t:" in first) == bool(words)
        assert called.mentions == (fact.seat_on_turn.user,)  # type: ignore[union-attr]


@pytest.mark.parametrize(("clock", "words"), TOLD.values(), ids=TOLD)
def test_the_panel_and_the_look_say_it_too(clock: ClockFact, words: str) -> None:
    """Who is on turn until when."""
    game = middle()
    turn = panel_fact(game, FOUR)
    turn = replace(turn, game=replace(turn.game, clock=clock))
    accept(turn_panel.panel(turn, EN))
    assert words in said(turn_panel.panel(turn, EN))
    shown = game_views.look(fact_with(clock), game_views.Sight("k1"), 0, EN)
    accept(shown)
    assert words in said(shown)
    assert ("<t:" in said(shown)) == bool(words)


def test_a_game_that_is_over_has_no_clock() -> None:
    """Whatever its row still holds."""
    assert clock_words.state(replace(fact_with(RUNS), ending="agreed"), EN) == ("-free", {})


# -- time ran out ----------------------------------------------------------------------------------


def test_who_missed_a_turn_is_told_in_the_next_message() -> None:
    """Mentioned, but not in the first line; [I'm back] is theirs alone."""
    fact = fact_with(RUNS)
    one, absent = late(fact, 3)
    shown = public_messages.turn(news(RUNS, one, absent=(absent,)), EN)
    accept(shown, handled=False)
    first, told, kept = shown.content.splitlines()
    assert first.startswith(f"<@{shown.mentions[0]}>, your turn")
    assert told.startswith(f"Time ran out for **\u2068{plain(one.name)}")
    assert "The autopilot placed" in told
    assert kept == (
        f"<@{absent.seat.user}>, your seat is still yours (missed 1 of 3). "
        "Until you are back, your turns are shorter."
    )
    assert shown.mentions[1:] == (absent.seat.user,)
    assert labels(shown) == ["Play", "Look", "I'm back"]
    (back,) = [part for part in shown.rows[0].buttons if "back" in str(part)]
    assert back.id.seat == 3  # type: ignore[union-attr]


def plain(text: str) -> str:
    return text.split("\\", maxsplit=1)[0][:3]


def test_a_seat_lost_is_said_to_be_free() -> None:
    """With as many missed turns as the table allows."""
    fact = fact_with(RUNS)
    one, absent = late(fact, 3, missed=3)
    shown = public_messages.turn(news(RUNS, one, absent=(absent,)), EN)
    assert "missed 3 of 3 turns, so your seat is free" in shown.content


def test_who_is_told_directly_is_not_mentioned_in_the_thread() -> None:
    """Their name stands there instead."""
    fact = fact_with(RUNS)
    one, absent = late(fact, 3)
    shown = public_messages.turn(news(RUNS, one, absent=(replace(absent, mention=False),)), EN)
    assert f"<@{absent.seat.user}>" not in shown.content
    assert len(shown.mentions) == 1


def test_the_autopilot_says_why_it_plays() -> None:
    """Time that ran out, a lord who is not back, a seat that is lost."""
    fact = fact_with(RUNS)
    one, absent = late(fact, 3)
    away = public_messages.turn(news(RUNS, replace(one, missed=0, away=True)), EN)
    assert "is not back yet. The autopilot placed" in away.content
    lost = public_messages.turn(news(RUNS, replace(one, missed=0, allowed=0)), EN)
    assert "is with the autopilot. The autopilot placed" in lost.content
    both = public_messages.turn(news(RUNS, one, replace(one, seat=2), absent=(absent, absent)), EN)
    assert labels(both)[-1] == "I'm back"
    chose = public_messages.turn(news(RUNS, replace(one, domino=None, spot=None, took="K9")), EN)
    assert "The autopilot took" in chose.content
    gone = public_messages.turn(news(RUNS, replace(one, spot=None)), EN)
    assert "The autopilot had to discard" in gone.content


# -- refusals --------------------------------------------------------------------------------------


def told(code: str, **data: object) -> str:
    shown = refusal(Refused(code, data, ("look",)), EN, about=About(game=5))
    accept(shown, handled=False)
    return said(shown)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"ends": 87_400}, "it ends <t:87400:R>."),
        ({"since": 2_000}, "The game has been paused since <t:2000:f>."),
        ({"ends": 87_400, "until": 90_000}, "is away until <t:90000:f>; the clock waits."),
    ],
)
def test_who_is_not_on_turn_is_told_when_the_turn_ends(data: dict[str, int], words: str) -> None:
    """With whatever follows about their own turn."""
    mine = {"lord": "Cara", "table": "Harvest Moon", **data}
    assert words in told("not_your_turn", **mine)
    assert told("not_your_turn", **mine, next=True).endswith(f"{words} You are next.")
    assert "You are on after" in told("not_your_turn", **mine, after="Dan")


@pytest.mark.parametrize(
    ("by", "begins"),
    [
        ("autopilot", "Time ran out <t:900:R>, so the autopilot played this turn: "),
        ("plan", "Your plan was played <t:900:R>: "),
        ("resigned", "This turn was played for you <t:900:R>: "),
    ],
)
def test_a_turn_played_for_somebody_is_told_with_its_moves(by: str, begins: str) -> None:
    """By whom, when, what was laid where, and what was taken."""
    data = {"by": by, "at": 900, "box": "kingdomino", "lord": "Cara", "moves": ("end",)}
    placed = told("turn_over_auto", **data, placed="K23", spot=("c6", "c5"), took="K41")
    assert placed.startswith(f"{begins}**23** at c6–c5, then **41**.")
    last = told("turn_over_plan", **data, placed="K23", spot=("c6", "c5"))
    assert last.startswith(f"{begins}**23** at c6–c5.")
    gone = told("turn_over_auto", **data, placed="K23", spot=(), took="K41")
    assert "**23** was discarded, since it fits nowhere, then **41**." in gone
    assert "**41** was taken." in told("turn_over_auto", **data, took="K41")


def test_the_button_of_those_who_were_away_stays_for_the_last_of_them() -> None:
    """An edit names who still is; nobody, and it goes."""
    fact = game_fact(middle(), FOUR)
    content = public_messages.turn(TurnNews(fact, (), (), None), EN).content

    def back(seat: int | None, **away: dict[str, Any]) -> list[int]:
        """The seats that the buttons for who is back name."""
        seats = [replace(one, **away.get(f"s{one.seat}", {})) for one in fact.table.seats]
        now = replace(fact, table=replace(fact.table, seats=tuple(seats)))
        shown = controls(public_messages.retimed_turn(content, now, seat, EN))
        ids = [one.id for one in shown if isinstance(one, Button)]
        return [id.seat for id in ids if id.action == "back"]

    gone, lost, given_up = {"absent": True}, {"lost": True}, {"absent": True, "resigned": True}
    assert back(None, s2=gone) == []
    assert back(2, s2=gone) == back(2, s2=lost) == [2]
    assert back(2, s3=gone) == back(2, s2=given_up) == []
    assert back(0, s2=gone, s3=lost) == [0]
    assert back(0, s3=gone) == [3]
    assert back(0) == []
