"""The screens of tournaments: what they say, and that Discord takes each at its longest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import cogs.client
import render
from cogs.organizer import panel_screens
from cogs.screen import Picture, Ping, Screen, Select
from cogs.tournaments import (
    brackets,
    crosstables,
    event_screens,
    notifications,
    public_pages,
    rounds,
    signup_screens,
    standings,
    words,
)
from render.tournament_requests import SLOTS, CrosstablePicture, RoundPicture, StandingsPicture
from services.facts.people import AbsenceFact
from services.facts.records import ExportFact
from services.facts.standings import Mark
from services.facts.tournament_acts import CALL, Act, Asking, Effect, Leaving
from services.facts.tournament_lists import (
    LINES,
    TournamentList,
    TournamentName,
    TournamentSeat,
    line_of,
)
from services.facts.tournament_posts import (
    BracketPage,
    PodiumPage,
    RoundPage,
    RoundTable,
    TournamentHome,
)
from services.facts.tournaments import Lord, Tournament
from services.tournaments import formats, scores
from services.tournaments.formats import THIRD, planned_end
from services.tournaments.pairing import why
from tests.cogs.scenes import BIGGEST, EN, accept, button, labels, said, table
from tests.cogs.tournament_scenes import (
    AT,
    DAY,
    EVE,
    LONG,
    NOW,
    SETUP,
    WORST,
    Story,
    bare,
    post,
    running,
)

cogs.client.load()


POINTS = {1: Fraction(2), 2: Fraction(1), 3: Fraction(2), 4: Fraction(1)}


def home(tournament: Tournament, **values: Any) -> Screen:
    shown = public_pages.page(post(tournament, "home", TournamentHome(**values)), EN)
    accept(shown)
    return shown


def lines(shown: Screen | Ping) -> list[str]:
    text = shown.content if isinstance(shown, Ping) else said(shown)
    return bare(text).splitlines()


def request(shown: Screen) -> Any:
    (picture,) = [part for part in shown.parts if isinstance(part, Picture)]
    return picture.request


# -- the announcement ------------------------------------------------------------------------------


def test_the_announcement_says_what_when_and_how_many() -> None:
    """50_t_announce."""
    story = Story()
    story.enter(3)
    shown = home(story.tournament, ends=planned_end(story.tournament))
    assert lines(shown)[:2] == ["## Autumn Cup", "Swiss, 2 rounds at tables of 2. Kingdomino."]
    assert f"Sign up until <t:{story.tournament.signup_until}:f>" in lines(shown)
    assert (
        f"Check in <t:{story.tournament.signup_until}:f> to <t:{story.tournament.start}:f>"
        in lines(shown)
    )
    ends = story.tournament.start + 2 * SETUP.round
    assert f"Round 1 begins <t:{story.tournament.start}:f> · the event ends <t:{ends}:f>" in lines(
        shown
    )
    assert "**3 of 32** have signed up." in bare(said(shown))
    assert f"`{story.tournament.seal}`" in said(shown)
    assert len(story.tournament.seal) == 64
    assert labels(shown) == ["Sign up", "Withdraw", "Who is in", "Event rules"]


def test_an_event_that_may_grow_ends_at_the_latest_with_all_its_places_taken() -> None:
    """Nobody agrees to fewer rounds than there may be; once sign-up is over it is known."""
    setup = replace(SETUP, format="single", capacity=8)
    story = Story(setup)
    story.enter(4)
    start, length = story.tournament.start, setup.round
    assert (
        f"Round 1 begins <t:{start}:f> · the event ends <t:{start + 3 * length}:f> at the latest"
        in lines(home(story.tournament, ends=planned_end(story.tournament)))
    )
    story.add("signup_ended", None, signup_until=story.tournament.signup_until)
    assert planned_end(story.tournament) == start + 2 * length


def test_the_announcement_of_a_full_event_offers_the_waiting_list() -> None:
    story = Story(replace(SETUP, capacity=2))
    story.enter(5)
    shown = home(story.tournament)
    assert labels(shown)[0] == "Wait for a place (3)"
    assert "**2 of 2** have signed up, 3 wait." in bare(said(shown))


def test_what_can_be_entered_at_any_time_says_so() -> None:
    """A ladder names no round; a league can be entered for its next season, while there is one."""
    ladder = Story(replace(SETUP, format="ladder", rounds=0))
    ladder.enter(2)
    ladder.begin("ladder", rounds=0)
    assert "You can still enter." in lines(home(ladder.tournament))
    league = Story(replace(SETUP, format="league", seasons=2))
    league.enter(2)
    league.begin("league", groups=[[1, 2]])
    season = "You can still enter, to play from the next season on."
    assert season in lines(home(league.tournament))
    asked = signup_screens.asking(
        Asking(tournament=league.tournament, ends=None, away=(), place=None, first=1), EN
    )
    assert "You play from the next season on, in the lowest division." in lines(asked)
    league.enter(1)
    words = "You are in **Autumn Cup** from its next season on."
    assert words in lines(signup_screens.entered(league.tournament, 300, EN))
    league.add("stage_ended", None, stage=1, order=[1, 2], through=[1, 2])
    league.begin("league", groups=[[1, 2, 3]])
    assert season not in lines(home(league.tournament))


def test_the_announcement_follows_the_event() -> None:
    """Check-in, round for round, the result."""
    story = Story()
    story.enter(4)
    story.add("signup_ended", None, signup_until=story.tournament.signup_until)
    shown = home(story.tournament)
    assert labels(shown)[:2] == ["I am here", "I can't play"]
    assert "**0 of 4** are here." in bare(said(shown))

    story = running()
    shown = home(story.tournament, page=AT, lines=scores.standings(story.tournament, 1).lines[:3])
    ends = story.tournament.rounds[-1].ends
    assert f"It is in round 2 of 2, which ends <t:{ends}:f> (<t:{ends}:R>)." in lines(shown)
    assert "Ahead: Ann 2, Cara 2, and Ben 1" in lines(shown)
    assert "[Go to the newest page](https://discord.com/channels/900/901/77)" in lines(shown)
    assert labels(shown) == ["My table", "Standings", "Who is in", "Event rules", "Drop out"]

    story.finish(1, {1: 50, 3: 40})
    story.finish(2, {2: 50, 4: 40})
    story.end_round()
    begins = story.tournament.next_begins
    between = home(replace(story.tournament, setup=replace(SETUP, rounds=3)), begins=begins)
    assert f"All tables of round 2 of 2 are over. The next round begins <t:{begins}:f>." in lines(
        between
    )
    story.add("stage_ended", None, stage=1, order=[1, 3, 2, 4], through=[])
    story.add("over", None, places=[1, 3, 2, 4])
    shown = home(story.tournament, page=AT)
    assert "**Ann** has won." in lines(shown)
    assert "**2** **Cara** · **3** **Ben**" in lines(shown)
    assert labels(shown) == ["All places", "Standings", "Export", "Event rules"]


def test_the_announcement_says_why_there_is_no_event() -> None:
    """It was cancelled with a reason, or too few were there."""
    story = Story()
    story.enter(1)
    few = Story()
    few.enter(1)
    story.add("cancelled", reason="the *hall* burns")
    few.add("cancelled", None)
    assert "It was cancelled" in said(home(story.tournament))
    assert r"the \*hall\* burns" in bare(said(home(story.tournament)))
    assert "nobody was there, and at least 2 are needed" in said(home(few.tournament))


def test_a_pause_is_told_and_late_entry_offered() -> None:
    story = running(replace(SETUP, late=3, rounds=4))
    story.add("paused", reason="the hall burns")
    shown = home(story.tournament)
    assert f"It has been paused since <t:{NOW}:f>: all clocks are stopped." in lines(shown)
    assert labels(shown)[-2:] == ["Sign up", "Drop out"]


# -- pages in the thread ---------------------------------------------------------------------------


def test_check_in_is_asked_for_and_closed() -> None:
    """51_t_checkin."""
    story = Story()
    story.enter(4)
    story.add("signup_ended", None, signup_until=story.tournament.signup_until)
    story.add("here", entry=1)
    shown = public_pages.page(post(story.tournament, "checkin", TournamentHome()), EN)
    accept(shown)
    assert lines(shown)[0] == "## Autumn Cup · check-in is open"
    assert lines(shown)[-1] == "**1 of 4** are here."
    assert labels(shown) == ["I am here", "I can't play", "Who is in"]
    story.add("started", None, out=[2, 3, 4], **{"in": []})
    over = public_pages.page(post(story.tournament, "checkin", TournamentHome()), EN)
    accept(over)
    assert lines(over) == ["## Autumn Cup · check-in is over", "Round 1 has begun."]


def test_dates_that_are_sooner_again_are_announced() -> None:
    """A clock had credited an outage that was none; what it was called then stays."""
    for seconds, text in (
        (86400, "For 1 day nobody could play here"),
        (-86400, "The bot’s clock was ahead. All that is still to come in Autumn Cup is sooner"),
    ):
        story = Story()
        told = story.told(story.add("outage", None, seconds=seconds, since=NOW))
        shown = public_pages.page(post(story.tournament, "notice", told), EN)
        accept(shown)
        assert lines(shown)[0].replace("**", "").startswith(text)


def tables(tournament: Tournament, **values: Any) -> RoundPage:
    one = tournament.rounds[-1]
    found = tuple(
        RoundTable(
            match,
            tuple(tournament.entry(entry).name for entry in match.entries),
            tuple(Fraction(3, 2) for _ in match.entries),
            game=9,
            where=5,
            slot=1,
            at=5,
            of=12,
        )
        for match in one.matches[:16]
    )
    made = RoundPage(one, rounds=2, tables=found, byes=(), part=0, parts=1)
    return replace(made, **values)


def test_a_round_shows_its_tables() -> None:
    """52_t_round: when it ends, who sits where with how many points, what can be done."""
    story = running()
    shown = public_pages.page(post(story.tournament, "round", tables(story.tournament)), EN)
    accept(shown)
    ends = story.tournament.rounds[-1].ends
    assert lines(shown) == [
        "## Autumn Cup · round 2 of 2",
        f"Ends <t:{ends}:f> (<t:{ends}:R>). Tables still open then are finished by the autopilot.",
    ]
    assert labels(shown) == ["My table", "Why this table?", "Standings", "Call a judge"]
    drawn = request(shown)
    assert isinstance(drawn, RoundPicture)
    assert drawn.rows[0].lords == (("Ann", "1½"), ("Cara", "1½"))
    assert (drawn.rows[0].played, drawn.rows[0].rounds, drawn.rows[0].winners) == (5, 12, ())
    story.finish(1, {1: 40, 3: 50})
    over = request(rounds.round_page(story.tournament, tables(story.tournament), EN)).rows[0]
    assert (over.winners, over.results) == ((1,), ("40", "50"))
    several = replace(story.tournament, setup=replace(story.tournament.setup, games=3))
    assert request(rounds.round_page(several, tables(story.tournament), EN)).rows[0].results == (
        "0",
        "1",
    )
    one = replace(several.rounds[-1].matches[0], over=False)
    fact = replace(tables(several), tables=(replace(tables(several).tables[0], match=one),))
    row = request(rounds.round_page(several, fact, EN)).rows[0]
    assert (row.winners, row.results, row.rounds) == ((), ("0", "1"), 12)
    two = rounds.round_page(story.tournament, tables(story.tournament, part=1, parts=3), EN)
    assert lines(two)[0] == "## Autumn Cup · round 2 of 2 · page 2 of 3"


def test_a_called_off_event_says_nothing_of_what_was_to_come() -> None:
    """Neither when its round ends, nor who goes on, nor that what was undone is paired anew."""
    story = running()
    one = story.tournament.rounds[-1]
    before = "".join(
        lines(rounds.round_page(story.tournament, RoundPage(one, 2, (), (), 0, 1), EN))
    )
    assert "finished by the autopilot" in before
    assert "is paired again" in "".join(lines(public_pages.undone(story.tournament, EN)))
    story.at = NOW + 4 * DAY
    story.add("cancelled", reason="the hall burns")
    page = RoundPage(story.tournament.rounds[-1], 2, (), (), 0, 1)
    at = f"<t:{NOW + 4 * DAY}:f>"
    shown = "".join(lines(rounds.round_page(story.tournament, page, EN)))
    assert f"The event was called off {at}: tables still open then have no result." in shown
    assert str(one.ends) not in shown
    assert "anew" not in "".join(lines(public_pages.undone(story.tournament, EN)))


def test_one_more_table_than_planned_has_a_name() -> None:
    """Wherever a round is named."""
    story = Story(replace(SETUP, format="double"))
    story.enter(2)
    story.begin("double", rounds=1)
    for _ in range(2):
        event = story.pair([(1, 2)])
        story.finish(1, {1: 40, 2: 50})
        story.end_round()
    one = story.tournament.rounds[-1]
    page = RoundPage(one, story.tournament.stage_at(1).rounds, (), (), 0, 1)
    shown = [
        *lines(rounds.round_page(story.tournament, page, EN))[:1],
        words.round_name(story.tournament, 1, 2, EN),
        notifications.log_line(
            post(story.tournament, "log", story.told(event, round=one), where="log"), EN
        ).content,
    ]
    assert "## Autumn Cup · the deciding table" in shown[0]
    assert shown[1] == "the deciding table"
    assert "2 of 1" not in "".join(shown)


def test_a_sealed_table_tells_nothing_but_that_it_is_over() -> None:
    """Neither how far it is, nor who won; not to who asks for somebody's table, either."""
    story = running(replace(SETUP, duplicate=True))
    story.finish(1, {1: 40, 3: 50})
    fact = tables(story.tournament)
    hidden = replace(fact, tables=tuple(replace(one, sealed=True) for one in fact.tables))
    drawn = request(rounds.round_page(story.tournament, hidden, EN)).rows
    assert [(row.state, row.played, row.winners, row.results) for row in drawn] == [
        ("is over", 0, (), ()),
        ("is playing", 0, (), ()),
    ]
    one = story.tournament.rounds[-1]
    sealed = (table(SETUP.table, sealed=True),)
    seat = TournamentSeat(
        story.tournament, story.tournament.entry(1), one, one.matches[0], tables=sealed
    )
    assert "Result" in said(rounds.mine(seat, 100, EN))
    assert "Result" not in said(rounds.mine(seat, 999, EN))


def test_standings_show_the_cut_and_lead_to_every_number() -> None:
    """53_t_standings."""
    story = running()
    fact = replace(scores.standings(story.tournament, 1), cut=2)
    shown = standings.standings(story.tournament, fact, EN)
    accept(shown)
    assert lines(shown)[0] == "## Autumn Cup · standings after round 1 of 2"
    assert labels(shown) == ["Crosstable", "As text", "CSV", "Words explained"]
    (select,) = [part for part in shown.parts if isinstance(part, Select)]
    assert select.options[0].label == "1 · Ann"
    drawn = request(shown)
    assert isinstance(drawn, StandingsPicture)
    assert (drawn.cut, drawn.through, drawn.mine) == (2, 2, None)
    assert [row.points for row in drawn.rows] == ["2", "2", "1", "1"]
    assert drawn.columns == ("points", "opp.", "R1", "R2")
    assert drawn.tie == "opponents' points"
    assert not any(row.won for row in drawn.rows)
    own = standings.standings(story.tournament, fact, EN, reader=200, public=False)
    assert request(own).mine == [line.name for line in fact.lines].index("Ben")
    text = standings.as_text(story.tournament, fact, 0, EN)
    accept(text)
    assert lines(text)[4] == "— the cut —"
    assert labels(text) == ["Standings", "Words explained"]
    assert lines(text)[2].startswith("**1** Ann · **2** · ")


def test_final_standings_have_a_winner() -> None:
    """Nobody has won by standings that others follow, or that only say who goes on."""
    story = running()
    fact = replace(scores.standings(story.tournament, 1), frozen=True)
    over = replace(story.tournament, phase="over", places=tuple(one.entry for one in fact.lines))
    for tournament, given, won in (
        (story.tournament, fact, []),
        (over, fact, [1]),
        (over, replace(fact, cut=2), []),
    ):
        rows = request(standings.standings(tournament, given, EN)).rows
        assert [row.place for row in rows if row.won] == won
    cut = said(standings.standings(story.tournament, replace(fact, cut=2), EN))
    assert "a later ruling changes it only if organisers have what followed played again" in cut
    assert "ruling" not in said(standings.standings(story.tournament, fact, EN))


def test_every_number_is_its_sum() -> None:
    """Each part with its round and table; what puts a line behind the one above."""
    story = running()
    fact, sums = scores.standings(story.tournament, 1), scores.explain(story.tournament, 1, 1)
    shown = standings.explained(story.tournament, fact, 1, sums, EN)
    accept(shown)
    assert lines(shown)[:2] == ["### **Ann** · place 1", "**Points: 2**"]
    assert "-# R1 T1: 2" in lines(shown)
    assert "-# R1 Ben: 1" in lines(shown)
    assert labels(shown) == ["R1 T1", "Standings", "Why this table?", "Words explained"]
    behind = standings.explained(
        story.tournament, fact, 2, scores.explain(story.tournament, 1, 2), EN
    )
    assert "Behind **Cara** by points." in lines(behind) or "Behind **Ann** by points." in lines(
        behind
    )


@pytest.mark.parametrize("count", [2, 8, 32, 100])
@pytest.mark.parametrize("kind", ["single", "double"])
def test_a_bracket_is_cut_into_pages(kind: Any, count: int) -> None:
    """Every table is on a page; no page has more rounds or tables than can be drawn."""
    story = Story(replace(SETUP, format=kind, capacity=512))
    story.enter(count)
    story.begin(kind, rounds=0)
    fact = formats.bracket(story.tournament, story.tournament.stages[0])
    found = brackets.pages(fact)
    assert all(len(page) <= brackets.COLUMNS for page in found)
    assert all(len(column) <= SLOTS for page in found for column in page)
    drawn = {(one.round, one.number) for page in found for column in page for one in column}
    wanted = {(one.round, one.number) for column in fact.rounds for one in column if one.seats}
    assert drawn == wanted
    accept(brackets.bracket(story.tournament, BracketPage(fact), EN))
    for page in range(len(found)):
        accept(brackets.private(story.tournament, BracketPage(fact), page, EN))


def test_the_end_names_the_best_three() -> None:
    story = running()
    story.add("stage_ended", None, stage=1, order=[1, 3, 2, 4], through=[])
    story.add("over", None, places=[1, 3, 2, 4])
    shown = public_pages.page(post(story.tournament, "podium", PodiumPage(())), EN)
    accept(shown)
    assert lines(shown) == [
        "## Autumn Cup is over",
        "**Ann** has won!",
        "**1** **Ann**",
        "**2** **Cara**",
        "**3** **Ben**",
    ]


def test_nobody_who_was_disqualified_stands_on_the_podium() -> None:
    """They have a place, the last, but no honor; where all were, nobody has won."""
    story = running()
    for number in (2, 4, 3):
        story.add("expelled", stage=1, round=1, entry=number, reason="unfair")
    story.add("stage_ended", None, stage=1, order=[1, 3, 2, 4], through=[])
    story.add("over", None, places=[1, 3, 2, 4])
    shown = lines(public_pages.page(post(story.tournament, "podium", PodiumPage(())), EN))
    assert shown == ["## Autumn Cup is over", "**Ann** has won!", "**1** **Ann**"]
    story.add("expelled", stage=1, round=1, entry=1, reason="unfair")
    shown = lines(public_pages.page(post(story.tournament, "podium", PodiumPage(())), EN))
    assert shown == ["## Autumn Cup is over"]
    assert not any(
        "has won" in line for line in lines(event_screens.event(story.tournament, 1, EN))
    )


# -- private screens -------------------------------------------------------------------------------


def test_a_partner_is_not_called_disqualified() -> None:
    """The log, the screen and the organizer's confirmation name the one whom it is about."""
    story = Story(replace(SETUP, table=replace(SETUP.table, box="royal_wedding", teams=True)))
    story.enter(1)
    entry, (out, stays) = story.tournament.entry(1), story.tournament.entry(1).lords
    act = Act("expel", "unfair", user=out.user)
    effect = Effect(story.tournament, act, entry=entry, lord=out)
    asked = bare(said(panel_screens.effect(effect, 1, EN)))
    assert "#1b Ann** (<@101>) can enter again with somebody else" in asked
    story.begin()
    effect = Effect(story.tournament, act, entry=story.tournament.entry(1), lord=out, tables=1)
    asked = bare(said(panel_screens.effect(effect, 1, EN)))
    assert "#1a Ann** (<@100>) is disqualified and out.\n**#1b Ann** (<@101>) keeps" in asked
    where = {"stage": 1, "round": 1, "reason": "unfair"}
    event = story.add("expelled", EVE, entry=1, user=out.user, **where)
    made = post(story.tournament, "log", story.told(event), where="log")
    assert "disqualified **#1a Ann**: unfair" in bare(notifications.log_line(made, EN).content)
    tournament = story.tournament
    for user, who in ((out.user, "You were"), (stays.user, "Your partner was")):
        assert f"{who} disqualified" in said(event_screens.event(tournament, user, EN))
    listed = bare(said(event_screens.entries(tournament, 0, EN)))
    assert "#1a Ann" in listed
    assert "#1b Ann" not in listed


def test_sign_up_asks_what_it_means() -> None:
    """The dates, the rule of vacation, and what was booked within them."""
    story = Story(replace(SETUP, capacity=2))
    story.enter(3)
    away = (AbsenceFact(1, NOW, NOW + 86400, ""),)
    fact = Asking(story.tournament, NOW + 99, away=away, place=2, blocked=1)
    shown = signup_screens.asking(fact, EN)
    accept(shown)
    assert lines(shown)[0] == "### Autumn Cup · do you want to play?"
    assert f"You are away within these dates: <t:{NOW}:D> to <t:{NOW + 86400}:D>." in lines(shown)
    assert any("number 2 on the waiting list" in line for line in lines(shown))
    assert labels(shown) == ["Yes, I am in", "Not now"]
    team = signup_screens.asking(replace(fact, partner=True), EN)
    accept(team)
    assert labels(team) == ["Not now"]
    asked = signup_screens.asking(replace(fact, by=Lord(9, "Zoe")), EN)
    accept(asked)
    assert labels(asked) == ["Yes, together", "No, thank you"]
    back = signup_screens.asking(
        replace(fact, tournament=running().tournament, back=True, first=3), EN
    )
    assert labels(back)[0] == "Play on"


def test_who_signed_up_is_told_where_they_stand() -> None:
    story = Story(replace(SETUP, capacity=2))
    story.enter(4)
    shown = signup_screens.entered(story.tournament, 100, EN)
    accept(shown)
    assert "You are in **Autumn Cup**." in lines(shown)[0]
    waits = signup_screens.entered(story.tournament, 400, EN)
    accept(waits)
    assert "number 2 on the waiting list" in lines(waits)[0]
    story.add("signup_ended", None, signup_until=NOW)
    assert labels(signup_screens.entered(story.tournament, 100, EN))[0] == "I am here"
    story.add("here", entry=1)
    here = signup_screens.here(story.tournament, 100, EN)
    accept(here)
    assert "You are checked in" in lines(here)[0]
    story.add("withdrawn", entry=1)
    accept(signup_screens.has_left(story.tournament, 100, EN))


def test_dropping_out_is_asked_once() -> None:
    story = running()
    entry = story.tournament.entry(1)
    fact = Leaving(
        story.tournament,
        entry,
        begun=True,
        matches=story.tournament.rounds[-1].matches[:1],
        until=4,
    )
    shown = signup_screens.leaving(fact, EN)
    accept(shown)
    assert lines(shown) == [
        "Do you want to drop out of **Autumn Cup**?",
        "Your open table goes to the autopilot and counts as given up.",
        "If you come back before the autopilot has played a turn there, you play on.",
        "You can come back until round 4.",
    ]
    assert labels(shown) == ["Yes, drop out", "No, I play on"]
    before = signup_screens.leaving(replace(fact, begun=False), EN)
    accept(before)
    assert labels(before) == ["Withdraw", "No, I stay"]


def test_ones_table_and_why() -> None:
    """With whom, where, and what was known when it was paired."""
    story = running()
    tournament, one = story.tournament, story.tournament.rounds[-1]
    match = one.matches[0]
    fact = TournamentSeat(
        tournament, tournament.entry(1), one, match, why=why(tournament, match, 1, POINTS)
    )
    shown = rounds.mine(fact, 100, EN)
    accept(shown)
    assert "In round 2 of 2 of **Autumn Cup** you sit at **table 1** with **Cara**." in lines(shown)
    told = rounds.why(fact, 100, EN)
    accept(told)
    assert "You had 2 points." in lines(told)
    assert "**Cara**, with 2 points, had not been met before." in lines(told)
    assert "You have met nobody twice." in lines(told)
    other = rounds.why(fact, 999, EN)
    accept(other)
    assert "**Ann** has met nobody twice." in lines(other)
    pairs = replace(tournament.setup, table=replace(tournament.setup.table, teams=True))
    team = replace(fact, tournament=replace(tournament, setup=pairs))
    assert any("choose first here" in line for line in lines(rounds.why(team, 100, EN)))
    bye = rounds.mine(TournamentSeat(tournament, tournament.entry(1), one, bye=True), 100, EN)
    accept(bye)
    none = rounds.mine(TournamentSeat(tournament, tournament.entry(1), None), 999, EN)
    accept(none)
    assert lines(none) == ["**Ann** has no table in **Autumn Cup** now."]


def test_events_are_listed_and_told_apart() -> None:
    first, second = Story(id=1), running()
    first.enter(1)
    found = (line_of(first.tournament, 100), line_of(second.tournament, 999))
    shown = event_screens.events(
        TournamentList("now", found, (("now", 2), ("mine", 1), ("over", 0))), EN
    )
    accept(shown)
    assert "You take part." in bare(said(shown))
    for show in ("now", "mine", "over"):
        accept(event_screens.events(TournamentList(show, ()), EN))
    pairs = replace(SETUP, table=replace(SETUP.table, box="royal_wedding", lords=8, teams=True))
    nobody = line_of(Story(pairs).tournament, 100)
    assert "nobody yet" in bare(said(event_screens.events(TournamentList("now", (nobody,)), EN)))
    story = Story(pairs)
    story.enter(1)
    team = line_of(story.tournament, 999)
    teams = event_screens.events(TournamentList("now", (team,)), EN)
    assert "**Autumn Cup** · 1 team" in bare(said(teams))
    names = [TournamentName(one.id, one.name, one.phase) for one in found]
    accept(event_screens.which(names, "line", ("123",), EN))
    for tournament in (first.tournament, second.tournament):
        for user in (100, 999):
            accept(
                event_screens.event(
                    tournament, user, EN, address="https://discord.com/channels/1/2/3"
                )
            )


# -- at their longest ------------------------------------------------------------------------------


def longest() -> Iterator[Screen | Ping]:
    """Every screen of an event with the longest texts and names."""
    story = Story(WORST, id=BIGGEST)
    story.enter(60, LONG)
    tournament = story.tournament
    yield home_of(tournament)
    yield event_screens.rules(tournament, EN)
    yield event_screens.entries(tournament, 0, EN)
    yield event_screens.entries(tournament, 1, EN)
    yield signup_screens.asking(
        Asking(tournament, NOW, away=(AbsenceFact(1, NOW, NOW, ""),) * 30, place=99), EN
    )
    yield event_screens.event(tournament, 100, EN, address="https://discord.com/channels/1/2/3")
    many = [line_of(replace(tournament, id=BIGGEST - n), 100) for n in range(LINES)]
    yield event_screens.events(TournamentList("now", tuple(many), (("now", 999),), 3), EN)
    over = [replace(one, phase="over", tournament=None) for one in many]
    won = [replace(one, winners=tournament.entries[:2]) for one in over]
    yield event_screens.events(TournamentList("over", tuple(won), (("over", 999),)), EN)
    yield event_screens.exports(tournament, EN)
    yield event_screens.archived(tournament, ExportFact("a.zip", b"x", 3, 900, BIGGEST, 900), EN)
    story = running(WORST, 60, LONG)
    tournament, one = story.tournament, story.tournament.rounds[-1]
    fact = scores.standings(tournament, 1)
    yield home_of(tournament, page=AT, lines=fact.lines[:3])
    yield rounds.round_page(tournament, tables(tournament, byes=(LONG,) * 30, parts=9), EN)
    yield standings.standings(
        tournament, replace(fact, cut=5, frozen=True), EN, page=1, public=False
    )
    yield standings.as_text(tournament, replace(fact, cut=5), 1, EN)
    yield standings.explained(tournament, fact, 5, scores.explain(tournament, 1, 5), EN)
    match = one.matches[0]
    entry = match.entries[0]
    seat = TournamentSeat(
        tournament, tournament.entry(entry), one, match, why=why(tournament, match, entry, POINTS)
    )
    yield rounds.mine(seat, 999, EN)
    yield rounds.why(seat, 999, EN)
    event = story.add("message", text="*_~|`<@&1>\n" * 140)
    told = story.told(event)
    yield public_pages.page(post(tournament, "notice", told), EN)
    calls = tuple(BIGGEST - number for number in range(50))
    data = {"what": "message", "entries": [1]}
    yield notifications.call(post(tournament, "call", told, calls=calls, data=data), EN)
    yield notifications.direct_message(
        post(tournament, "told", told, user=1, where="direct", data=data), LONG, EN
    )
    yield notifications.log_line(post(tournament, "log", told), EN)
    ruled = story.finish(1, {match.entries[0]: 999, match.entries[1]: 998}, reason="*" * 200)
    yield notifications.log_line(
        post(tournament, "log", story.told(ruled, round=one, match=match)), EN
    )
    story.add("over", None, places=list(range(1, 61)))
    yield event_screens.entries(story.tournament, 1, EN)
    yield home_of(story.tournament, page=AT)
    yield public_pages.page(post(story.tournament, "podium", PodiumPage(())), EN)
    yield public_pages.page(post(tournament, "book"), EN)


def home_of(tournament: Tournament, **values: Any) -> Screen:
    return public_pages.page(post(tournament, "home", TournamentHome(ends=NOW, **values)), EN)


def test_discord_takes_every_screen_at_its_longest() -> None:
    for shown in longest():
        accept(shown)


def test_the_crosstable_of_a_round_robin_says_who_came_where_against_whom() -> None:
    """In the order of the standings, of rounds that count; the reader's line is marked."""
    story = Story(replace(SETUP, format="robin"))
    story.enter(4)
    story.begin("robin", rounds=3)
    for number, tables in enumerate(([(1, 4), (2, 3)], [(1, 3), (4, 2)], [(1, 2), (3, 4)]), 1):
        story.pair(tables)
        story.finish(1, {tables[0][0]: 50, tables[0][1]: 40})
        if number < 3:
            story.finish(2, {tables[1][0]: 45, tables[1][1]: 45})
            story.end_round()
    fact = scores.standings(story.tournament, 1)
    shown = standings.standings(story.tournament, fact, EN)
    accept(shown)
    assert "Crosstable" in labels(shown)
    title = standings.title(story.tournament, fact, EN)
    table = crosstables.crosstable(story.tournament, fact, 200, EN, title=title)
    accept(table)
    (picture,) = [part.request for part in table.parts if isinstance(part, Picture)]
    assert isinstance(picture, CrosstablePicture)
    cells = {row.name: row.cells for row in picture.rows}
    by_name = {line.name: at for at, line in enumerate(fact.lines)}
    ann = cells["Ann"]
    assert ann[by_name["Ann"]] is None
    assert ann[by_name["Ben"]] is None  # the third round does not count yet
    assert ann[by_name["Cara"]] == (1, 2)
    assert cells["Cara"][by_name["Ann"]] == (2, 2)
    assert cells["Ben"][by_name["Cara"]] == cells["Cara"][by_name["Ben"]] == (1, 2)
    assert picture.mine == by_name["Ben"]
    assert not any(row.won for row in picture.rows)
    over = replace(story.tournament, phase="over", places=tuple(one.entry for one in fact.lines))
    won = crosstables.crosstable(over, fact, 200, EN, title=title)
    (picture,) = [part.request for part in won.parts if isinstance(part, Picture)]
    assert isinstance(picture, CrosstablePicture)
    assert [row.place for row in picture.rows if row.won] == [1]


def test_a_crosstable_has_no_winner_of_a_table_that_nobody_played() -> None:
    """A sign stands in its cells, in the picture and in words."""
    story = Story(replace(SETUP, format="robin"))
    story.enter(3)
    story.begin("robin", rounds=3)
    story.pair([(1, 2)], byes=(3,))
    story.finish(1, {1: 50, 2: 40}, away=(1, 2))
    story.end_round()
    fact = scores.standings(story.tournament, 1)
    table = crosstables.crosstable(story.tournament, fact, 0, EN, title="Autumn Cup")
    (picture,) = [part.request for part in table.parts if isinstance(part, Picture)]
    assert isinstance(picture, CrosstablePicture)
    met = [cell for one in picture.rows for cell in one.cells if cell is not None]
    assert met == ["A", "A"]
    assert "Ben A" in render.alt(picture)
    render.draw(picture)


def test_a_round_that_was_never_paired_is_no_deciding_table() -> None:
    """After an early end: a Swiss of three rounds that ended after one."""
    story = Story(SETUP)
    story.enter(4)
    story.begin("swiss", rounds=1)
    assert words.round_name(story.tournament, 1, 3, EN) == "round 3"


def test_standings_and_crosstable_of_a_swiss_say_whom_everybody_met_in_each_round() -> None:
    """By the places in the standings: 4W, 3L, 2D; at larger tables the place of how many."""
    story = Story(SETUP)
    story.enter(5)
    story.begin("swiss", rounds=3)
    story.pair([(1, 2), (3, 4)], byes=(5,))
    story.finish(1, {1: 50, 2: 40})
    story.finish(2, {3: 45, 4: 45})
    story.end_round()
    fact = scores.standings(story.tournament, 1)
    place = {line.entry: at for at, line in enumerate(fact.lines, 1)}
    wanted = {1: f"{place[2]}W", 2: f"{place[1]}L", 3: f"{place[4]}D", 4: f"{place[3]}D", 5: "+"}
    (shown,) = [
        part.request
        for part in standings.standings(story.tournament, fact, EN).parts
        if isinstance(part, Picture)
    ]
    assert isinstance(shown, StandingsPicture)
    assert shown.heads == ("pl.", "lord")
    table = crosstables.crosstable(story.tournament, fact, 200, EN, title="## Autumn Cup")
    accept(table)
    assert "4W won against line 4" in said(table)
    (picture,) = [part.request for part in table.parts if isinstance(part, Picture)]
    assert isinstance(picture, CrosstablePicture)
    written = bare(said(standings.as_text(story.tournament, fact, 0, EN)))
    assert "the last rounds (4W won against line 4" in written
    for line, row, crossed in zip(fact.lines, shown.rows, picture.rows, strict=True):
        met = wanted[line.entry]
        assert crossed.rounds == (met,)
        assert row.pips[0].met == (met if line.entry != 5 else "")
        assert any(one.endswith(f" · {met}") for one in written.splitlines())
    assert (picture.rounds, picture.heads) == (("R1",), ("pl.", "lord", "points"))


def test_a_crosstable_of_many_comes_in_pages_with_the_latest_rounds() -> None:
    """At larger tables it says the place of how many, and against whom."""
    story = running(replace(SETUP, size=4), 40)
    fact = scores.standings(story.tournament, 1)
    one = Mark(12, 2, 4, "played", others=(fact.lines[0].entry, fact.lines[2].entry, 9999))
    assert crosstables.met(one, fact, EN) == "2/4 1·3·#9999"
    lines = [
        replace(line, marks=tuple(replace(one, round=n) for n in range(1, 13)))
        for line in fact.lines
    ]
    many = replace(fact, lines=tuple(lines))
    for page, count in ((0, 16), (2, 8)):
        table = crosstables.crosstable(
            story.tournament, many, 200, EN, title="## Autumn Cup", page=page
        )
        accept(table)
        (picture,) = [part.request for part in table.parts if isinstance(part, Picture)]
        assert isinstance(picture, CrosstablePicture)
        assert len(picture.rows) == count
        assert picture.rounds == tuple(f"R{n}" for n in range(9, 13))
    accept(standings.as_text(story.tournament, many, 0, EN))


def test_at_the_end_everybody_has_a_place_and_every_stage_can_be_seen() -> None:
    """The list of who is in becomes that of the places; earlier stages are chosen."""
    story = running()
    story.add("stage_ended", None, stage=1, order=[1, 3, 2, 4], through=[1, 3])
    one = standings.standings(
        story.tournament, scores.standings(story.tournament, 1), EN, public=False
    )
    assert "Stage…" not in [part.placeholder for part in one.parts if isinstance(part, Select)]
    story.add("stage", None, stage=2, kind="final", entries=[1, 3], rounds=1, groups=[], seed=None)
    two = standings.standings(
        story.tournament, scores.standings(story.tournament, 1), EN, public=False
    )
    accept(two)
    (stages,) = [
        part for part in two.parts if isinstance(part, Select) and part.placeholder == "Stage…"
    ]
    assert [(o.label, o.chosen) for o in stages.options] == [
        ("Swiss rounds", True),
        ("Final table", False),
    ]
    picture = request(
        standings.standings(story.tournament, scores.standings(story.tournament, 2), EN)
    )
    assert picture.columns[:2] == ("", "")
    assert {(row.points, row.tie) for row in picture.rows} == {("", "")}
    assert "1. Ann. 2. Cara." in " ".join(render.alt(picture).split())
    story.add("over", None, places=[3, 1, 2, 4])
    shown = event_screens.entries(story.tournament, 0, EN)
    accept(shown)
    assert lines(shown)[:3] == ["### Autumn Cup · final places", "**1** Cara", "**2** Ann"]


def test_all_places_say_who_stands_behind_whom_however_the_standings_were() -> None:
    """Whoever never made a turn, then the disqualified; one press from the podium and the event."""
    story = running(count=4)
    story.tournament = replace(story.tournament, rounds=story.tournament.rounds[1:])
    story.finish(1, {1: 50, 3: 40}, away=[3])
    story.finish(2, {2: 50, 4: 40})
    story.add("expelled", stage=1, round=2, entry=4, reason="unfair")
    story.add("stage_ended", None, stage=1, order=[4, 3, 1, 2], through=[])
    story.add("over", None, places=[1, 2, 3, 4])
    shown = event_screens.entries(story.tournament, 0, EN)
    accept(shown)
    assert lines(shown)[1:] == [
        *("**1** Ann", "**2** Ben"),
        *("**Never made a turn**", "**3** Cara", "**Disqualified**", "**4** Dan"),
    ]
    podium = public_pages.page(post(story.tournament, "podium", PodiumPage(())), EN)
    for screen_ in (podium, event_screens.event(story.tournament, 100, EN)):
        accept(screen_)
        assert ":list:" in button(screen_, "All places").id.text()


def test_points_are_exact() -> None:
    written = [words.points(Fraction(*pair)) for pair in ((9, 2), (5, 3), (0, 1), (16, 7), (-1, 2))]
    assert written == ["4½", "1⅔", "0", "2 2/7", "−½"]


def test_buttons_of_an_event_name_it() -> None:
    shown = home(Story(id=BIGGEST).tournament)
    assert button(shown, "Sign up").id.text() == "b1:t:1y2p0ij32e8e7:0:0:enter:"


def test_a_call_for_a_judge_can_be_as_long_as_it_may_be() -> None:
    """No form takes words that are refused afterwards."""
    (field,) = event_screens.judge_form(running().tournament, EN).fields
    assert field.longest == CALL


def test_nobody_has_won_a_table_that_the_autopilot_played_for_everybody() -> None:
    """Neither on the round's page nor in the crosstable; the places keep their points."""
    story = Story(SETUP)
    story.enter(2)
    story.begin()
    story.pair([(1, 2)])
    story.finish(1, {1: 50, 2: 40}, away=(1, 2))
    story.end_round()
    match = story.tournament.rounds[-1].matches[0]
    assert (rounds.winners(match), rounds.best_of(story.tournament, match)) == ((), ())
    table = RoundTable(match, ("Ann", "Ben"), (), at=6, of=6)
    page = rounds.round_page(
        story.tournament, RoundPage(story.tournament.rounds[-1], 2, (table,), (), 0, 1), EN
    )
    (picture,) = [one.request for one in page.parts if isinstance(one, Picture)]
    assert "Table 1: Ann, Ben; nobody won." in render.alt(picture)
    fact = scores.standings(story.tournament, 1)
    assert [crosstables.met(line.marks[0], fact, EN) for line in fact.lines] == ["2A", "1A"]
    assert [line.points for line in fact.lines] == [2, 1]


@pytest.mark.parametrize("kind", ["groups", "league", "single"])
def test_the_fourth_group_does_not_play_for_third_place(kind: Any) -> None:
    """Only in an elimination is there such a table."""
    story = Story(replace(SETUP, format=kind))
    story.enter(2)
    story.begin(kind, rounds=1, groups=[[], [], [], [1, 2]])
    story.pair([(1, 2)])
    one = story.tournament.rounds[-1]
    match = replace(one.matches[0], group=THIRD)
    page = RoundPage(one, 1, (RoundTable(match, ("Ann", "Ben"), ()),), (), 0, 1)
    shown = lines(rounds.round_page(story.tournament, page, EN))
    seat = TournamentSeat(story.tournament, story.tournament.entry(1), one, match)
    shown += lines(rounds.mine(seat, 100, EN))
    assert sum("plays for third place" in line for line in shown) == (2 if kind == "single" else 0)


def test_whoever_was_in_an_event_that_is_over_cannot_leave_it() -> None:
    """A bye in an elimination counts for nothing, and is not said to."""
    story = running()
    assert "You are in." in said(event_screens.event(story.tournament, 100, EN))
    story.add("over", None, places=[1, 2, 3, 4])
    shown = event_screens.event(story.tournament, 100, EN)
    assert "You are in." not in said(shown)
    assert not {"Withdraw", "Drop out"} & set(labels(shown))
    cup = Story(replace(SETUP, format="single"))
    cup.enter(3)
    cup.begin("single")
    cup.pair([(2, 3)], byes=[1])
    one = cup.tournament.rounds[-1]
    seat = TournamentSeat(cup.tournament, cup.tournament.entry(1), one, bye=True)
    for reader in (100, 200):
        told = said(rounds.mine(seat, reader, EN))
        assert "without one" in told
        assert "counts" not in told
