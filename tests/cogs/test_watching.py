"""Live games, the live list, what is followed, digests and watchers' threads: what they say."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.admin import live_list as admin_index
from cogs.play.game_buttons import for_watchers
from cogs.screen import Section, Select, controls
from cogs.watching import digests, following, kibitz, live_screens
from services.facts.lists import GameLine
from services.facts.tables import SeatFact, Setup, TableFact
from services.facts.watching import (
    Followed,
    FollowFact,
    FollowList,
    FollowNews,
    IndexFact,
    IndexState,
    KibitzFact,
    KibitzNews,
    LiveLine,
    LiveList,
)
from tests.cogs.scenes import (
    BIGGEST,
    EIGHT,
    EN,
    LONG,
    NAMES,
    accept,
    button,
    game_fact,
    labels,
    new_game,
    report,
    round_end,
    said,
    select,
    table,
)

FOUR = Setup("kingdomino", 4)


def line(number: int = 0, setup: Setup = FOUR, **changes: Any) -> LiveLine:
    """A live game in round 5, in which the last seat is on turn."""
    fact = table(setup, id=BIGGEST - number, name="Harvest Moon")
    own = GameLine(
        table=fact,
        game=BIGGEST - number,
        round=5,
        rounds=12,
        on_turn=fact.seats[-1],
        mine=None,
        waits=None,
        since=1_700_000_000,
        deadline=1_700_003_600,
    )
    points = tuple(((one,), 9 + place) for place, one in enumerate(NAMES[: setup.lords]))
    return replace(LiveLine(own, points), **changes)


def live(*lines: LiveLine, **changes: Any) -> LiveList:
    fact = LiveList("all", "any", len(lines), 0, 1, lines, len(lines))
    return replace(fact, **changes)


def test_a_lord_s_games_keep_to_the_lord_on_every_page() -> None:
    """The ids of the pages name the lord, and there is nothing else to filter by."""
    fact = live(line(), lord=BIGGEST, page=1, pages=3)
    shown = live_screens.live(fact, EN)
    accept(shown)
    assert f"Live games of <@{BIGGEST}>" in said(shown)
    assert not [part for part in shown.parts if isinstance(part, Select)]
    pages = [one.id.args for one in controls(shown) if one.id.action == "watch"]
    assert pages
    assert all(args[-1] == str(BIGGEST) for args in pages)


def bare(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def sections(shown: Any) -> list[Section]:
    return [part for part in shown.parts if isinstance(part, Section)]


# -- live games ------------------------------------------------------------------------------------


def test_a_live_game_says_how_it_stands_and_leads_there() -> None:
    """44_watch: what it is, everybody's points, who is on turn until when."""
    shown = live_screens.live(live(replace(line(), points=((("Ann",), 9), (("Ben",), 13)))), EN)
    accept(shown)
    (section,) = sections(shown)
    assert bare(section.text) == (
        "**Harvest Moon** · Kingdomino 4 · round 5 of 12\n"
        "Ann 9 · Ben 13\n"
        "**Dan** is on turn; it ends <t:1700003600:R>."
    )
    assert section.button.label == "Watch"
    assert labels(shown) == ["Watch", "What I follow"]
    assert bare(said(shown)).startswith("### Live games · 1\n")
    marked = sections(live_screens.live(live(line(followed=True)), EN))[0]
    assert marked.text.endswith("-# You follow it.")


def test_live_games_are_narrowed_by_two_choices() -> None:
    """Each keeps what the other says; the values are shown."""
    fact = live(line(), show="followed", box="queendomino", page=1, pages=3, count=20, running=30)
    shown = live_screens.live(fact, EN)
    accept(shown)
    assert select(shown, "watchfor").id.args == ("queendomino",)
    assert select(shown, "watchbox").id.args == ("followed",)
    chosen = [
        option.label
        for part in shown.parts
        if isinstance(part, Select)
        for option in part.options
        if option.chosen
    ]
    assert chosen == ["Those that I follow", "Queendomino"]
    assert button(shown, "Next →").id.args == ("followed", "queendomino", "2", "following")
    assert button(shown, "2 of 3").off


@pytest.mark.parametrize(
    ("changes", "words", "found"),
    [
        ({}, "There is no game to watch here.", ["What I follow", "Open tables"]),
        ({"running": 2}, "No game of this box runs here.", ["What I follow"]),
        (
            {"running": 2, "show": "followed"},
            "No game that you follow runs here.",
            ["What I follow"],
        ),
        ({"running": 2, "show": "ending"}, "No game here is nearly over.", ["What I follow"]),
    ],
)
def test_nothing_to_watch_is_said(changes: Any, words: str, found: list[str]) -> None:
    shown = live_screens.live(live(**changes), EN)
    accept(shown)
    assert words in said(shown)
    assert labels(shown) == found


def test_the_fullest_lists_are_no_longer_than_they_may_be() -> None:
    """Ten games of eight lords with the longest names, marked as followed."""
    fact = table(EIGHT, name=LONG + LONG[:8])
    points = tuple(((LONG,), 100) for _ in range(8))
    own = replace(line(setup=EIGHT).line, table=fact, on_turn=SeatFact(1, 1, LONG))
    lines = tuple(
        LiveLine(replace(own, game=BIGGEST - one), points, followed=True) for one in range(10)
    )
    full = live(*lines[:8], count=99, page=4, pages=13, running=99)
    accept(live_screens.live(full, EN))
    index = IndexFact(1, 2, 3, lines, 99, same=False, again=False)
    accept(live_screens.index(index, EN))
    four = tuple(replace(line(one), points=(((LONG,), 40),) * 4) for one in range(10))
    accept(live_screens.index(replace(index, lines=four), EN))


def test_the_live_list_says_what_is_not_on_it() -> None:
    """It is the same for everybody; its buttons answer privately."""
    shown = live_screens.index(
        IndexFact(1, 2, None, (line(), line(1)), 5, same=False, again=False), EN
    )
    accept(shown)
    assert labels(shown)[:2] == ["Watch: Harvest Moon", "Watch: Harvest Moon 2"]
    assert labels(shown)[2:] == ["All live games", "Open tables"]
    assert said(shown).endswith("-# And 3 more. This list keeps itself current.")
    empty = live_screens.index(IndexFact(1, 2, None, (), 0, same=False, again=False), EN)
    accept(empty)
    assert "No game is being played." in said(empty)


@pytest.mark.parametrize(
    ("stands", "words"),
    [
        ("none", "It is posted nowhere."),
        ("set", "It is posted in <#5>."),
        ("coming", "It appears in <#5> within a minute."),
        ("shut", "It belongs in <#5>, but I can't write there."),
        ("gone", "Its channel is gone. Choose another one."),
    ],
)
def test_hosts_are_told_where_the_list_stands(stands: str, words: str) -> None:
    state = IndexState(None if stands == "none" else 5, None, None, 0)
    shown = admin_index.index(state, stands, EN)
    accept(shown)
    assert words in said(shown)
    assert ("Remove it" in labels(shown)) is (stands != "none")


# -- following -------------------------------------------------------------------------------------


def follow(number: int = 1, **changes: Any) -> FollowFact:
    home: TableFact = table(FOUR)
    return replace(FollowFact(number, "game", "round", 1, home, None, None), **changes)


def test_what_is_followed_now_can_be_changed_and_stopped() -> None:
    """[Follow] follows at once; the answer holds how closely."""
    one = follow()
    shown = following.follows(FollowList((one,), one, begun=True), EN)
    accept(shown)
    assert bare(said(shown)).splitlines()[0] == "You now follow **Harvest Moon**."
    chosen = [option.value for option in select(shown, "how").options if option.chosen]
    assert chosen == ["round"]
    assert labels(shown) == ["Stop following", "What I follow"]
    still = following.follows(FollowList((one,), one), EN)
    assert bare(said(still)).startswith("You follow **Harvest Moon**.")
    lord = follow(kind="lord", table=None, lord=9, lord_name="Ben")
    told = bare(said(following.follows(FollowList((lord,), lord), EN)))
    assert told.startswith("You follow **Ben**: every game that they play here")


def test_everything_followed_is_listed() -> None:
    """25 of them with the longest names; nothing is said as such."""
    lord = follow(2, kind="lord", how="end", table=None, lord=9, lord_name=LONG)
    shown = following.follows(FollowList((follow(), lord)), EN)
    accept(shown)
    assert bare(said(shown)).splitlines()[:2] == [
        "### What you follow · 2",
        "**Harvest Moon** · every round",
    ]
    assert select(shown, "followed").options[0].label == "Harvest Moon"
    many = tuple(replace(lord, id=BIGGEST - one) for one in range(25))
    accept(following.follows(FollowList(many), EN))
    nothing = following.follows(FollowList(()), EN)
    accept(nothing)
    assert labels(nothing) == ["All live games"]


# -- digests ---------------------------------------------------------------------------------------


def followed(**changes: Any) -> Followed:
    game = new_game(FOUR)
    fact = Followed(game_fact(game, FOUR), "turn", (), False, (), None, False)
    return replace(fact, **changes)


def test_a_digest_tells_turns_and_links_to_the_game() -> None:
    """With the table, what was placed since framed; it mentions nobody."""
    game = new_game(FOUR)
    turns = (report(game, 2), report(game, 3))
    ping = digests.digest(FollowNews(1, (followed(reports=turns),), 7), "The Inn", EN)
    accept(ping)
    told = bare(ping.content).splitlines()
    assert told[0] == "News from The Inn, of what you follow:"
    assert told[1].startswith("**Harvest Moon** · ")
    assert told[2].startswith("**Ben** placed")
    assert told[3].startswith("**Cara** placed")
    assert ping.mentions == ()
    assert ping.picture is not None
    assert [one.label for one in ping.rows[0].buttons] == ["Harvest Moon"]


def test_a_digest_tells_beginnings_rounds_and_ends() -> None:
    game = new_game(FOUR)
    began = followed(lords=(2,), began=True)
    ended = followed(round_end=round_end(game), how="round")
    over = followed(over=True, game=game_fact(game, FOUR, ending="deserted"))
    both = followed(lords=(2, 3), began=True)
    ping = digests.digest(FollowNews(1, (began, both, ended, over), 7), "The Inn", EN)
    accept(ping)
    told = bare(ping.content)
    assert "**Ben** has begun it: Kingdomino 4." in told
    assert "**Ben** and **Cara** have begun it: Kingdomino 4." in told
    assert "Round 5 is over." in told
    assert ping.picture is None
    assert "**Harvest Moon**\n" in told


def test_the_longest_digest_fits() -> None:
    """Ten games of eight lords in which everything happened."""
    game = new_game(EIGHT)
    turns = tuple(report(game, 1 + one % 8, name=LONG) for one in range(40))
    whole = Followed(game_fact(game, EIGHT), "turn", (1,), True, turns, round_end(game), False)
    ping = digests.digest(FollowNews(1, (whole,) * 10, BIGGEST), LONG * 3, EN)
    accept(ping)
    assert "Something has happened in 2 more games." in ping.content


def test_no_two_digests_have_the_same_buttons() -> None:
    """So that one is found again that may have been sent before a crash."""
    first, second = (
        digests.digest(FollowNews(1, (followed(over=True),), at), "The Inn", EN) for at in (7, 8)
    )
    assert first.rows[-1] != second.rows[-1]


# -- the watchers' thread --------------------------------------------------------------------------


def test_watchers_are_told_where_they_talk() -> None:
    """And that the lords can't read it before the end."""
    game = game_fact(new_game(FOUR), FOUR)
    shown = kibitz.joined(KibitzFact(game, 5), 5, EN)
    accept(shown)
    assert bare(said(shown)) == (
        "You are in <#5>, where those who watch **Harvest Moon** talk. "
        "Its lords can't read it before the game is over."
    )
    accept(kibitz.opening(game, EN))
    over = replace(game, ending="deserted")
    late = kibitz.joined(KibitzFact(over, 5, opened=True), 5, EN)
    accept(late)
    assert labels(late) == ["Look"]
    ended = kibitz.ended(KibitzNews(over, 5, "open"), EN)
    accept(ended)
    assert bare(ended.content) == "**Harvest Moon** is over, and its lords are here now."


def test_what_leads_on_from_a_look() -> None:
    """Lords may follow their own game, but not sit among its watchers; over, it is replayed."""
    game = game_fact(new_game(FOUR), FOUR)
    assert [one.label for one in for_watchers(game, None, EN)] == ["Replay", "Follow", "Kibitz"]
    assert [one.label for one in for_watchers(game, game.table.seats[0], EN)] == [
        "Replay",
        "Follow",
    ]
    over = for_watchers(replace(game, ending="played"), None, EN)
    assert [one.label for one in over] == ["Replay"]
