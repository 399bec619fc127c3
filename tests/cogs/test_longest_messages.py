"""Every public message with the longest and worst names there are: never over Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, cast, get_args

import pytest

import cogs.client
import render
from cogs.play import game_end, public_messages, reminders, seat_changes, votes
from cogs.screen import Ping, Screen, Text, pictures, screen
from cogs.tables import table_screens as tables
from engine import Game
from services.facts.games import (
    Asked,
    Built,
    GameFact,
    GiantReceived,
    GiantSent,
    QueenWon,
    Recruited,
    RoundEnd,
    Taxed,
    TurnReport,
    VoteFact,
)
from services.facts.news import (
    Call,
    EndNews,
    GiantNews,
    OpeningNews,
    ReminderNews,
    SeatNews,
    TakebackNews,
    TurnNews,
)
from services.facts.tables import InvitedFact, SeatFact, Setup
from tests.cogs.scenes import (
    ALL_OF_IT,
    EN,
    accept,
    called,
    game_fact,
    quickly,
    report,
    said,
)

cogs.client.load()

LONGEST = 32
"""How long Discord lets a name be."""
KINDS = {
    "markup": "*_~`|>#[](){}\\",
    "everybody": "@everyone<@1>://",
    "right to left": "\u0645\u0644\u0643\u0629\u05de\u05dc\u05db\u05d4",
    "emoji": "\U0001f469\U0001f3fd\u200d\U0001f680",
    "marks": "Z\u0351\u036b\u0343\u036a\u0302",
}


def names(kind: str) -> tuple[str, ...]:
    """Eight different names of a kind, each as long as can be."""
    signs = KINDS[kind]
    return tuple(f"{seat}{signs * LONGEST}"[:LONGEST] for seat in range(1, 9))


def named(game: Game, setup: Setup, kind: str) -> GameFact:
    """Return a game of lords with such names, at a table that is called so too."""
    fact, lords = game_fact(game, setup), names(kind)
    seats = tuple(
        SeatFact(one.seat, 10**18 + one.seat, lords[one.seat - 1]) for one in fact.table.seats
    )
    home = replace(fact.table, seats=seats, name=lords[7], host_name=lords[0])
    on_turn = seats[fact.seat_on_turn.seat - 1] if fact.seat_on_turn else None
    view = replace(fact.view, names=lords[: setup.lords])
    return replace(fact, table=home, view=view, seat_on_turn=on_turn)


@cache
def games(setup: Setup) -> tuple[Game, Game, Game]:
    """Return a game at its start, in its middle and at its end."""
    found = [game.copy() for game in quickly(setup, every=20)]
    return found[0], found[len(found) // 2], found[-1]


def fullest(fact: GameFact, seat: int) -> TurnReport:
    """Report a turn in which everything happened that the set-up has, and a round's end."""
    setup, lords = fact.table.setup, fact.view.names
    partners = [one for one in fact.view.kingdom_of(seat).seats if one != seat]
    one = replace(
        report(games(setup)[1], seat),
        name=lords[seat - 1],
        partner=lords[partners[0] - 1] if partners else None,
        round_end=RoundEnd(
            20,
            tuple(slot.domino for slot in fact.view.order if slot.domino),
            tuple((k.seats[0], lords[k.seats[0] - 1], 199) for k in fact.view.kingdoms),
            ("fortified_castle", "queens_tower") if fact.view.board else (),
            ("heavy_archer",) * 3 if fact.view.court else (),
        ),
    )
    if fact.view.board is not None:
        rest = fact.view.kingdoms[-1].seats
        host = QueenWon(lords[rest[0] - 1], rest[0], lords[rest[-1] - 1] if rest[1:] else None)
        taxed = (Taxed("h10", 5), Taxed("h11", 5))
        built = Built("fortified_castle", "h10", 9)
        one = replace(one, taxed=taxed, built=built, queen=host, burnt="queens_tower")
    if setup.giants:
        others = [seat for seat in range(1, setup.lords + 1) if seat != one.seat]
        gone = tuple(GiantReceived(s, lords[s - 1], "h10", -19, "forced") for s in others)
        one = replace(one, sent=GiantSent("h10", 2, lords[1]), giant="h11", received=gone)
    if setup.court:
        one = replace(one, recruited=Recruited("heavy_archer", "h10", ("h11",), searched=True))
    return one


def messages(setup: Setup, kind: str) -> Iterator[tuple[str, Screen | Ping]]:
    """Yield every public message of a game, each at its fullest."""
    start, middle, end = (named(game, setup, kind) for game in games(setup))
    lords, seats = middle.view.names, middle.table.seats
    everybody = tuple(seat.seat for seat in seats)
    call = Call(seats[-1], "mention")
    yield "opening", public_messages.opening(OpeningNews(start, everybody, ()), EN, refused=True)
    for by in ("lord", "resigned"):
        one = replace(fullest(middle, 1), by=by)
        yield f"turn by {by}", public_messages.turn(TurnNews(middle, (one,), (), call), EN)
    folded = tuple(fullest(middle, seat) for seat in everybody)
    news = TurnNews(middle, folded, everybody, call, everybody[1:])
    yield "folded turns", public_messages.turn(news, EN)
    back = TakebackNews(middle, seats[0], None, None, folded[:1], call)
    yield "restored", public_messages.after_takeback(back, EN)
    yield "reposted", public_messages.after_takeback(back, EN, reposted=True)
    for why in ("again", "left", "quiet", "away", "soon", "resumed"):
        reminded = ReminderNews(middle, call, cast(Any, why), 7200)
        if why != "soon":  # told to its lord alone
            yield f"reminder {why}", reminders.reminder(reminded, EN)
        yield f"direct reminder {why}", reminders.reminder(reminded, EN, server="*" * 100)
    yield "missed directly", reminders.missed(middle, call, "*" * 100, EN)
    yield "giant", public_messages.giant(GiantNews(middle, call, lords[0]), EN)
    yield (
        "direct giant",
        public_messages.giant(GiantNews(middle, call, lords[0]), EN, server="*" * 100),
    )
    yield "direct", public_messages.direct(middle, call, "*" * 100, EN, lost=True)
    vote = VoteFact(1, middle.id, "abort", 1, lords[0], 10, everybody, everybody[1:], None, "open")
    data = (("seat", 2), ("hours", 168), ("until", 2**40), ("turns", 99), ("ends", 2**40))
    vote = replace(vote, data=data, guest=lords[0])
    for kind, state in product(get_args(Asked), ("open", "passed", "failed", "lapsed")):
        asked = tuple(seat.user or 0 for seat in seats)
        put = replace(vote, kind=cast(Any, kind), state=cast(Any, state))
        yield f"vote {kind} {state}", votes.message(middle, put, EN, asked)
    for what in ("back", "taken", "replaced", "offered"):
        told = SeatNews(middle, seats[0], what, lords[0], call)
        yield f"seat {what}", seat_changes.announcement(told, EN, mention=what != "back")
        if what != "back":
            yield f"seat {what} directly", seat_changes.announcement(told, EN, server="*" * 100)
    gone = tuple(replace(seat, resigned=True, resigned_turn="12.1") for seat in seats[1:])
    last = tuple(replace(one, round_end=None) for one in folded)
    for how in ("played", "agreed", "deserted"):
        over = replace(end, ending=how)
        yield (
            f"end {how}",
            game_end.ended(EndNews(over, last, 24, 10**7, gone, last[0].received), EN),
        )
    home = middle.table
    free = tuple(replace(seat, user=None, name=None) for seat in seats[1:])
    invited = tuple(
        InvitedFact(n, seat.user or 0, lords[n - 1], 101, lords[0], None, "waiting", 10)
        for n, seat in enumerate(seats[1:], start=2)
    )
    opened = replace(
        home, state="open", thread=None, game=None, seats=(seats[0], *free), invited=invited
    )
    yield "open table", tables.table(opened, EN)
    yield "full table", tables.table(replace(opened, seats=seats), EN)
    yield "begun table", tables.table(home, EN)
    yield "invitation", tables.invitation(opened, invited[:25], EN)
    yield "expired", tables.expired(replace(opened, state="expired"), EN, mention=True)


@pytest.mark.parametrize("setup", ALL_OF_IT, ids=called)
def test_no_message_is_too_long_for_discord(setup: Setup) -> None:
    """2,000 characters of a classic message, 4,000 of another, 1,024 of an alternative text."""
    for kind in KINDS:
        for what, shown in messages(setup, kind):
            accept(shown)
            limit = 2000 if isinstance(shown, Ping) else 4000
            assert len(said(shown)) <= limit, (what, kind)
            for picture in pictures(shown):
                assert len(render.alt(picture.request)) <= 1024, (what, kind)


@pytest.mark.parametrize("setup", ALL_OF_IT, ids=called)
def test_one_turn_is_told_whole(setup: Setup) -> None:
    """However much happened in it, and whoever received giants: only what was folded gives way."""
    for kind in KINDS:
        fact = named(games(setup)[1], setup, kind)
        one = fullest(fact, 1)
        news = TurnNews(fact, (one,), (), Call(fact.table.seats[-1], "mention"))
        told = public_messages.turn(news, EN).content
        assert told.endswith("\n" + "\n".join(public_messages.reports(fact, (one,), EN))), kind


def test_the_latest_lines_are_kept() -> None:
    """Whole lines, the last first, exactly as many as there is room for."""
    lines = ["one", "two\nthree", "four"]
    assert public_messages.last_lines(lines, 100) == ["one", "two", "three", "four"]
    assert public_messages.last_lines(lines, 10) == ["three", "four"]
    assert public_messages.last_lines(lines, 9) == ["four"]
    assert public_messages.last_lines(lines, 3) == []
    assert public_messages.last_lines([], 100) == []
    assert public_messages.last_lines(["a name\u2028of two"], 100) == ["a name\u2028of two"]


def test_a_text_without_words_is_left_out() -> None:
    """Discord refuses a message with a blank text in it."""
    assert screen(Text("one"), Text(""), Text(" \n"), None, Text("two")).parts == (
        Text("one"),
        Text("two"),
    )
