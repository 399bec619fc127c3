"""The queue: what is said while one waits, once one is seated, and when nobody came."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cogs.client
from cogs.tables import queue
from services.facts.lists import QueueFact
from services.facts.news import Call, QueueNews
from services.facts.tables import Pace, Setup
from tests.cogs.scenes import EN, accept, labels, said, table

cogs.client.load()

HOUR = 3600
ALONE = QueueFact(1, 4, 1_000, 605_800, "kingdomino", Pace())


@pytest.mark.parametrize("box", queue.BOXES)
def test_who_waits_is_told_for_what_with_how_many_and_how_long(box: str) -> None:
    """With a way out, and other ways on."""
    shown = queue.waiting(replace(ALONE, box=box), EN)
    accept(shown)
    assert labels(shown) == ["Leave the queue", "Show them", "Open a table"]
    assert "1 day a turn, since <t:1000:f>" in said(shown)
    assert "Nobody else waits for the same yet. It takes 3" in said(shown)
    assert "by yourself <t:605800:R>" in said(shown)
    assert "depends on who comes" in said(shown)


def test_the_expected_wait_is_told_where_it_is_known() -> None:
    """At the latest; or at once."""
    two = replace(ALONE, waiting=2, needed=2, expected=20 * HOUR)
    told = said(queue.waiting(two, EN))
    assert "1 other person waits for the same. It takes 1 other who" in told
    assert "At the latest you are seated in about 20 hours" in told
    assert "as soon as all of them can play" in said(queue.waiting(replace(two, expected=0), EN))


def test_who_is_seated_at_once_is_led_to_the_game() -> None:
    """By its thread where it has one."""
    begun = replace(table(Setup()), state="playing", game=7, thread=None)
    soon = queue.waiting(replace(ALONE, table=begun), EN)
    accept(soon)
    assert "You are called when it is your turn." in said(soon)
    assert labels(soon) == ["Look"]
    there = queue.waiting(replace(ALONE, table=replace(begun, thread=9)), EN)
    assert "has begun in <#9>" in said(there)


def test_who_joined_long_ago_is_asked_where_all_see_it_and_reads_so() -> None:
    """In one message for all who are asked, and at their own place."""
    fact = table(Setup(lords=2))
    calls = tuple(Call(seat, "mention") for seat in fact.seats)
    asked = queue.notification(QueueNews(fact, calls, answer_by=2_000), EN)
    accept(asked)
    assert asked.mentions == tuple(seat.user for seat in fact.seats)
    assert "Do you still want to play?" in asked.content
    assert "wait for your answer until <t:2000:f>" in asked.content
    assert labels(asked) == ["I want to play", "Leave the queue"]
    own = queue.waiting(replace(ALONE, answer_by=2_000), EN)
    accept(own)
    assert labels(own)[:2] == ["I want to play", "Leave the queue"]
    assert "wait for your answer until <t:2000:f>" in said(own)


def test_those_who_are_seated_are_called_and_nobody_else() -> None:
    """All in the first line; silently if one of them must not hear it now."""
    fact = table(Setup(lords=2))
    calls = tuple(Call(seat, "mention") for seat in fact.seats)
    shown = queue.notification(QueueNews(fact, calls), EN)
    accept(shown)
    assert shown.mentions == tuple(seat.user for seat in fact.seats)
    assert all(f"<@{user}>" in shown.content.splitlines()[0] for user in shown.mentions)
    assert not shown.silent
    quiet = (replace(calls[0], silent=True), *calls[1:])
    assert queue.notification(QueueNews(fact, quiet), EN).silent


def test_who_waited_in_vain_is_told_and_may_open_the_table() -> None:
    """By mention or directly."""
    fact = table(Setup())
    news = QueueNews(fact, (Call(fact.seats[0], "mention"),), over=True)
    shown = queue.notification(news, EN)
    accept(shown)
    assert labels(shown) == ["Open a table"]
    assert shown.mentions == (fact.seats[0].user,)
    lost = queue.notification(replace(news, nowhere=True), EN, mention=False)
    accept(lost)
    assert "I can't post any more in the channel where you joined it" in lost.content
    direct = queue.notification(news, EN, mention=False)
    accept(direct)
    assert "<@" not in direct.content
    assert direct.mentions == ()
    assert "left" in said(queue.left(EN, was_in=True))
    assert "no queue" in said(queue.left(EN, was_in=False))
