"""`/games` and `/next`: what is listed, and what can be done from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.codec import LISTS, Ids
from cogs.lists import screens
from cogs.lists.screens import PAGE, Wanted
from cogs.screen import Button, Link, Section, Select, Separator, controls, count, told_apart
from services.facts.lists import GameLine, GameList, Upcoming
from services.facts.tables import Pace, SeatFact, Setup, TableFact
from tests.cogs.scenes import BIGGEST, EN, LONG, accept, button, labels, said, table

DAN = SeatFact(4, 104, "Dan")


def line(number: int = 0, *, box: str = "kingdomino", **changes: Any) -> GameLine:
    """A game of four lords where Dan is on turn and the reader has seat 2."""
    setup = Setup(box) if box != "mighty_duel" else Setup("kingdomino", 2, frozenset({box}))
    fact = table(setup, id=BIGGEST - number, name=f"{LONG}{number}")
    made = GameLine(
        table=fact,
        game=BIGGEST - number,
        round=5,
        rounds=12,
        on_turn=DAN,
        mine=2,
        waits=None,
        since=1_700_000_000,
    )
    return replace(made, **changes)


def open_table(**changes: Any) -> TableFact:
    fact = table(Setup(), state="open", game=None, thread=None)
    free = (*fact.seats[:2], SeatFact(3, None, None), SeatFact(4, None, None))
    return replace(fact, seats=free, **changes)


def listing(*lines: GameLine, show: str = "mine", open_here: int = 0) -> GameList:
    waiting = sum(one.waits is not None for one in lines)
    return GameList(show, lines, waiting, open_here)  # type: ignore[arg-type]


def sections(shown: Any) -> list[Section]:
    return [part for part in shown.parts if isinstance(part, Section)]


def test_games_that_wait_come_with_play_and_the_others_with_look() -> None:
    """40_games: a section a game, the ones that wait apart from the others."""
    shown = screens.games(listing(line(waits="turn"), line(1)), Wanted(), EN)
    accept(shown)
    first, second = sections(shown)
    assert "Your turn, called <t:1700000000:R>." in first.text
    assert "round 5 of 12" in first.text
    assert "**\u2068Dan\u2069** is on turn." in second.text
    assert [part.button.label for part in (first, second)] == ["Play", "Look"]
    assert any(isinstance(part, Separator) for part in shown.parts)
    assert "1 waits for you" in said(shown)


def test_every_line_says_how_much_time_is_left() -> None:
    """Of one's own turn and of others'; a pause is said instead."""
    ends: dict[str, Any] = {"deadline": 1_700_086_400}
    paused: dict[str, Any] = {"paused": True}
    lines = [
        line(waits="turn", **ends),
        line(1, waits="turn", **paused),
        line(2, **ends),
        line(3, **paused),
    ]
    shown = screens.games(listing(*lines), Wanted(), EN)
    accept(shown)
    own, own_paused, other, other_paused = [part.text for part in sections(shown)]
    assert "Your turn, ends <t:1700086400:R>." in own
    assert "Your turn, but the game is paused." in own_paused
    assert "**\u2068Dan\u2069** is on turn; it ends <t:1700086400:R>." in other
    assert "is on turn, but the game is paused." in other_paused


def test_games_to_watch_are_looked_at() -> None:
    """Those of this server that the reader does not play."""
    shown = screens.games(listing(line(mine=None), show="watching"), Wanted("watching"), EN)
    accept(shown)
    assert "Games to watch here · 1" in said(shown)
    assert [part.button.label for part in sections(shown)] == ["Look"]
    none = screens.games(listing(show="watching"), Wanted("watching"), EN)
    assert "There is no game to watch here." in said(none)


def _open(number: int, pace: Pace, **changes: Any) -> GameLine:
    fact = open_table(id=number)
    paced = replace(fact, setup=replace(fact.setup, pace=pace, reliability=80))
    return line(number, mine=None, game=None, table=paced, **changes)


def test_buttons_of_one_label_name_what_they_are_about() -> None:
    """They are read aloud alone: each bears its table's name, cut and counted if need be."""

    def told(label: str, *names: str) -> list[str]:
        same = [Section("text", Button(label, Ids(LISTS)("games", n))) for n, _ in enumerate(names)]
        return [one.button.label for one in told_apart(same, names)]

    assert told("Look", "Harvest Moon") == ["Look"]
    assert told("Look", "Oak", "Elm") == ["Look: Oak", "Look: Elm"]
    assert told("Look", "Oak", "oak", "oak 2") == ["Look: Oak", "Look: oak 2", "Look: oak 2 3"]
    assert told("Cancel", "", "") == ["Cancel 1", "Cancel 2"]
    long = told("Take a seat", LONG, f"{LONG} 2")
    assert len(set(long)) == 2
    assert max(map(len, long)) <= 24


def test_open_tables_are_narrowed_by_speed_and_by_whom_they_seat() -> None:
    """Each line says its clock and what it asks for; the choices stay while pages turn."""
    paces = {
        "fast": Pace("turn", 12 * 3600),
        "day": Pace(),
        "slow": Pace("turn", 3 * 86_400),
        "bank": Pace("bank", 0, 3 * 86_400, 8 * 3600),
        "none": Pace("none", 0),
    }
    lines = [_open(n, pace, fits=n != 1) for n, pace in enumerate(paces.values())]
    fact = listing(*lines, show="open", open_here=5)
    every = screens.games(fact, Wanted("open"), EN)
    accept(every)
    assert len(sections(every)) == 5
    assert "· 12 hours a turn" in sections(every)[0].text
    assert "· reliability 80% and up" in sections(every)[0].text
    assert labels(every)[-1] == "Only for me"
    for place, speed in enumerate(paces):
        shown = screens.games(fact, Wanted("open", speed=speed), EN)
        accept(shown)
        (only,) = sections(shown)
        assert only.text == sections(every)[place].text
        assert replace(only.button, label="") == replace(sections(every)[place].button, label="")
    mine = screens.games(fact, Wanted("open", fitting=True), EN)
    accept(mine)
    assert len(sections(mine)) == 4
    assert labels(mine)[-1] == "All tables"
    nothing = screens.games(fact, Wanted("open", speed="day", fitting=True), EN)
    accept(nothing)
    assert "There is more without the choices above." in said(nothing)
    assert "Show them" in labels(nothing)


def test_pages_of_open_tables_keep_what_is_wanted() -> None:
    """The largest list still fits."""
    lines = [_open(n, Pace()) for n in range(30)]
    shown = screens.games(listing(*lines, show="open"), Wanted("open", "kingdomino", 1), EN)
    accept(shown)
    assert count(shown) <= 40
    turns = [one.id.args for one in controls(shown) if one.id.action == "page"]
    assert all(args[0] == "open" and args[4:] == ("any", "all") for args in turns)


def test_a_giant_that_waits_is_chosen_for_from_the_list() -> None:
    """Its button opens the screen that asks which crown it covers."""
    shown = screens.games(listing(line(waits="giant"), line(1)), Wanted(), EN)
    accept(shown)
    first, second = sections(shown)
    assert "A giant waits for you: choose the crown that it covers." in first.text
    assert [part.button.label for part in (first, second)] == ["Choose", "Look"]
    assert isinstance(first.button, Button)
    assert first.button.id.action == "receive"
    assert "1 waits for you" in said(shown)


def test_a_vote_and_an_invitation_wait_too() -> None:
    """Each has its own button."""
    invited = line(1, waits="invitation", mine=None, game=None, table=open_table())
    shown = screens.games(listing(line(waits="vote"), invited), Wanted(), EN)
    accept(shown)
    assert [part.button.label for part in sections(shown)] == ["Vote", "Take a seat"]
    assert "invites you. 2 seats are free." in sections(shown)[1].text


def test_a_page_holds_eight_games_within_forty_components() -> None:
    """8 × 3 and the controls: 33, and a line between."""
    lines = [line(n, waits="turn" if n < 3 else None) for n in range(20)]
    shown = screens.games(listing(*lines), Wanted(page=1), EN)
    accept(shown)
    assert len(sections(shown)) == PAGE
    assert count(shown) <= 34
    assert labels(shown)[-4:] == ["Most urgent", "← Previous", "2 of 3", "Next →"]
    last = screens.games(listing(*lines), Wanted(page=9), EN)
    assert len(sections(last)) == 4
    assert button(last, "Next →").off
    assert not button(last, "← Previous").off


def test_one_page_needs_no_arrows() -> None:
    """Nothing dead is shown."""
    shown = screens.games(listing(line()), Wanted(), EN)
    assert labels(shown) == ["Look"]


def test_open_tables_can_be_joined_and_the_own_one_is_linked() -> None:
    """[Take a seat], and a way to the table where the reader sits already."""
    free = line(mine=None, game=None, table=open_table())
    own = line(game=None, table=open_table(id=5))
    shown = screens.games(listing(free, own, show="open"), Wanted("open"), EN)
    accept(shown)
    first, second = sections(shown)
    assert first.button.label == "Take a seat"
    assert isinstance(second.button, Link)
    assert second.button.url == "https://discord.com/channels/1/2/3"
    assert "You have seat 2." in second.text


@pytest.mark.parametrize(
    ("state", "text"), [("over", "Played to the end."), ("abandoned", "Ended without a result.")]
)
def test_a_finished_game_says_how_it_ended(state: str, text: str) -> None:
    """It can still be looked at."""
    shown = screens.games(
        listing(line(table=table(Setup(), state=state)), show="finished"), Wanted("finished"), EN
    )
    accept(shown)
    assert text in sections(shown)[0].text
    assert sections(shown)[0].button.label == "Look"


def test_between_two_games_of_a_dynasty_nobody_is_on_turn() -> None:
    """The line says that the next game begins."""
    dynasty = table(Setup(dynasty=True))
    shown = screens.games(listing(line(on_turn=None, table=dynasty)), Wanted(), EN)
    assert "The next game of the Dynasty begins soon." in sections(shown)[0].text
    assert "Kingdomino 4, Dynasty" in sections(shown)[0].text


def test_at_the_start_the_kings_choose() -> None:
    """Round 0 is no round to people."""
    shown = screens.games(listing(line(round=0)), Wanted(), EN)
    assert "the kings choose their first dominoes" in sections(shown)[0].text


@pytest.mark.parametrize("show", screens.SHOWS)
@pytest.mark.parametrize("open_here", [0, 1, 3])
def test_an_empty_list_says_what_can_be_done(show: str, open_here: int) -> None:
    """[Show them] where tables are open, [Open a table] always."""
    shown = screens.games(listing(show=show, open_here=open_here), Wanted(show), EN)  # type: ignore[arg-type]
    accept(shown)
    assert "Open a table" in labels(shown)
    assert ("Show them" in labels(shown)) == (open_here > 0 and show != "open")


def test_a_list_can_be_narrowed_to_a_box() -> None:
    """The Mighty Duel is a box of its own there; the choice stays while paging."""
    fact = listing(line(), line(1, box="mighty_duel"), line(2, box="queendomino"))
    queen = screens.games(fact, Wanted(box="queendomino"), EN)
    accept(queen)
    assert "Only Queendomino." in said(queen)
    assert [("Queendomino 4" in one.text) for one in sections(queen)] == [True]
    shown = screens.games(fact, Wanted(box="mighty_duel"), EN)
    accept(shown)
    assert len(sections(shown)) == 1
    assert "The Mighty Duel 2" in sections(shown)[0].text
    (select,) = (one for one in controls(shown) if isinstance(one, Select))
    assert select.id.args == ("mighty_duel", "any", "all")


@pytest.mark.parametrize("playing", [0, 1, 2])
def test_nothing_to_do_says_so(playing: int) -> None:
    """/next with no turn that waits."""
    shown = screens.nothing_next(playing, None, EN)
    accept(shown)
    assert said(shown).startswith("Nothing waits for you. You are in ")
    assert labels(shown) == ["My games"]


@pytest.mark.parametrize(
    ("turns", "seconds", "told"),
    [
        (1, None, "after 1 more turn."),
        (3, None, "after 3 more turns."),
        (1, 5 * 3600 + 100, "in about 5 hours."),
        (2, 20, "in about one minute."),
    ],
)
def test_where_the_next_turn_comes_is_told(turns: int, seconds: int | None, told: str) -> None:
    """With a time only where there is one."""
    upcoming = Upcoming(replace(table(Setup()), name="*Fens*"), 7, turns, seconds)
    shown = screens.nothing_next(2, upcoming, EN)
    accept(shown)
    assert said(shown).startswith("Nothing waits for you. Your next turn is probably in **")
    assert "\\*Fens\\*" in said(shown)
    assert said(shown).split("**, ")[1].startswith(told)
