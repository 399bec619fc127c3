"""What the messages of a game say and offer where its table is a tournament's."""

from __future__ import annotations

from dataclasses import replace

import cogs.client
from cogs.play import game_end, game_menu, public_messages, reminders, seat_changes, turn_notices
from services.facts.games import GameFact
from services.facts.news import OpeningNews, OutageNews
from services.facts.tables import SeatFact
from tests.cogs.scenes import EN, accept, call, game_fact, labels, menu_fact, new_game, report, said
from tests.cogs.test_thread_messages import FOUR, end_news, middle, turn_news

cogs.client.load()

ENDS = 1_800_000_000


def at_cup(fact: GameFact, *, sealed: bool = False) -> GameFact:
    """The same game at a tournament's table."""
    return replace(fact, table=replace(fact.table, tournament=7, ends=ENDS, sealed=sealed))


def with_seat(fact: GameFact, seat: int, **changes: object) -> GameFact:
    """The same game with a seat changed."""
    seats = list(fact.table.seats)
    seats[seat - 1] = replace(seats[seat - 1], **changes)  # type: ignore[arg-type]
    return replace(fact, table=replace(fact.table, seats=tuple(seats)))


def test_the_opening_tells_when_the_round_ends_and_why_it_is_closed() -> None:
    """Only where it is so."""
    fact = game_fact(new_game(FOUR), FOUR)
    order = tuple(slot.seat for slot in fact.view.order)
    plain = OpeningNews(fact, order, ())
    ends, same = f"<t:{ENDS}:f>", "the same draw"
    wanted = {False: (True, False), True: (True, True)}
    assert (
        ends in said(public_messages.opening(plain, EN)),
        same in said(public_messages.opening(plain, EN)),
    ) == (
        False,
        False,
    )
    for sealed, found in wanted.items():
        shown = public_messages.opening(replace(plain, game=at_cup(fact, sealed=sealed)), EN)
        accept(shown)
        assert (ends in said(shown), same in said(shown)) == found


def test_a_pause_is_told_without_a_sound() -> None:
    """To be played on from, where somebody is on turn."""
    shown = turn_notices.outage(OutageNews(at_cup(game_fact(middle(), FOUR)), 0, "cup"), EN)
    accept(shown)
    assert shown.silent
    assert "The tournament is paused" in shown.content
    assert labels(shown) == ["Play"]


def test_what_is_cut_by_the_rounds_end_is_told_so() -> None:
    """Not that somebody's time ran out."""
    one = replace(report(middle()), by="autopilot", cut=True)
    content = public_messages.turn(turn_news(middle(), reports=(one,)), EN).content
    assert "The round of the tournament ended before" in content
    assert "Time ran out" not in content


def test_nobody_takes_a_lost_seat_over() -> None:
    """Neither its lord is told so, nor does anybody see a button for it."""
    game = middle()
    fact = with_seat(game_fact(game, FOUR), 2, lost=True, missed=3)
    stranger = 10**15
    one = replace(report(game), seat=2, by="autopilot", missed=3, allowed=3)
    absent = (call(fact, seat=fact.table.seats[1]),)
    for known, words in ((fact, "somebody may take it over"), (at_cup(fact), "the organisers")):
        news = replace(turn_news(game, reports=(one,), absent=absent), game=known)
        content = public_messages.turn(news, EN).content
        assert words in content
        direct = reminders.missed(known, absent[0], "Games", EN)
        accept(direct)
    assert "the organisers" in direct.content
    assert seat_changes.offer(fact, stranger, EN) is not None
    assert seat_changes.offer(at_cup(fact), stranger, EN) is None


def test_the_menu_leaves_out_what_organisers_decide() -> None:
    """Giving up and the record remain; so does what is about the own seat."""
    fact = game_fact(middle(), FOUR)
    mine = SeatFact(1, 1, "Ann")
    may = replace(menu_fact(at_cup(fact)), seat=mine, hours=2)
    shown = game_menu.menu(may, EN)
    accept(shown)
    assert "End by agreement…" in labels(game_menu.menu(menu_fact(fact), EN))
    assert not {"End by agreement…", "Pause…", "Replace a lord…"} & set(labels(shown))
    assert {"Resign…", "Record"} <= set(labels(shown))


def test_after_the_end_there_is_no_rematch() -> None:
    """The next round pairs anew."""
    news = end_news(FOUR)
    shown = game_end.ended(replace(news, game=at_cup(news.game)), EN)
    accept(shown)
    assert "Rematch" in labels(game_end.ended(news, EN))
    assert "Rematch" not in labels(shown)
