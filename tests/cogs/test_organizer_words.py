"""What organizers and their lords read when something is out of the ordinary."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import cogs.client
import render
from cogs.organizer import act_input, effect_words, panel_screens
from cogs.organizer.panel_commands import table_of
from cogs.screen import Picture, Select, controls
from cogs.tournaments import (
    event_screens,
    notifications,
    public_pages,
    rounds,
    signup_screens,
    standings,
)
from services.facts import Refused
from services.facts.tournament_acts import Act, Effect, Move
from services.facts.tournament_posts import RoundPage, RoundTable, TournamentHome
from services.facts.tournament_setup import OrganizerPanel
from services.facts.tournaments import Lord
from services.tournaments import scores
from tests.cogs.scenes import EN, labels, said
from tests.cogs.tournament_scenes import DAY, EVE, HOUR, NOW, SETUP, Story, bare, post, running

cogs.client.load()


def panel(story: Story, **changes: Any) -> str:
    return bare(said(panel_screens.panel(replace(OrganizerPanel(story.tournament), **changes), EN)))


def page_of(story: Story, *names: str) -> tuple[str, str]:
    """Return the text and the alternative text of the page of the last round."""
    one = story.tournament.rounds[-1]
    tables = tuple(RoundTable(match, names, (), at=6, of=6) for match in one.matches)
    page = rounds.round_page(story.tournament, RoundPage(one, 2, tables, (), 0, 1), EN)
    (picture,) = [part.request for part in page.parts if isinstance(part, Picture)]
    return bare(said(page)), render.alt(picture)


def logged(story: Story, event: Any, **values: Any) -> str:
    return bare(notifications.logged(story.tournament, story.told(event, **values), EN))


def test_an_adjourned_table_is_not_over_and_its_end_is_named() -> None:
    """In the panel, its menu of tables and on the round's page."""
    story = running()
    story.finish(2, {2: 50, 4: 40})
    until = NOW + 9 * DAY
    story.add("adjourned", stage=1, round=2, number=1, ends=until, reason="ill")
    line = f"Adjourned: table 1 of round 2 of 2. It ends <t:{until}:f> (<t:{until}:R>)."
    assert line in panel(story)
    assert "1 of 2 tables are over" in panel(story)
    story.end_round()
    told = panel(story)
    assert line in told
    assert "All tables" not in told
    assert "all other tables are over" in told
    shown = panel_screens.panel(OrganizerPanel(story.tournament), EN)
    (menu,) = [
        one for one in controls(shown) if isinstance(one, Select) and one.id.action == "tact"
    ]
    assert [one.description for one in menu.options[:2]] == ["Adjourned", "Over"]
    text, _ = page_of(story, "Ann", "Cara")
    assert f"Table 1 is adjourned: it ends <t:{until}:f> (<t:{until}:R>)." in text


def test_the_panel_warns_while_too_few_have_checked_in_and_says_why_it_was_called_off() -> None:
    """Nothing stands where nobody gave a reason."""
    story = Story(replace(SETUP, least=3))
    story.enter(4)
    story.add("signup_ended", None, signup_until=NOW)
    story.add("here", entry=1)
    told = panel(story)
    assert "Only one is here so far: with fewer than 3 it is called off" in told.replace("*", "")
    assert "Nothing needs you" not in told
    story.add("here", entry=2)
    story.add("here", entry=3)
    assert "Nothing needs you" in panel(story)
    story.add("cancelled", None)
    assert "It was called off: fewer than 3 were there." in panel(story)
    assert "You are in" not in said(event_screens.event(story.tournament, 100, EN))


def test_coming_back_is_offered_only_where_a_round_is_to_come() -> None:
    """And a substitute is in from now on, not from a round that is over."""
    story = running(replace(SETUP, rounds=3))
    story.add("dropped", Lord(200, "Ben"), entry=2, stage=1, round=2)
    assert "Play on" in labels(event_screens.event(story.tournament, 200, EN))
    for pairs in ({1: 50, 3: 40}, {2: 50, 4: 40}):
        story.finish(1 if 1 in pairs else 2, pairs)
    story.end_round()
    story.pair([(1, 4)], byes=[3])
    assert "Play on" not in labels(event_screens.event(story.tournament, 200, EN))
    story.add("replaced", EVE, entry=3, out=300, lord=[9, "Zoe"], reason="ill")
    told = bare(said(signup_screens.entered(story.tournament, 9, EN)))
    assert "You are in **Autumn Cup** from now on" in told


def test_a_tie_is_no_win_in_words() -> None:
    story = Story()
    story.enter(2)
    story.begin()
    story.pair([(1, 2)])
    story.finish(1, {1: 50, 2: 50})
    _, alt = page_of(story, "Ann", "Ben")
    assert "Table 1: Ann, Ben; over: Ann 50, Ben 50; tied between Ann, Ben." in alt


def test_a_name_that_fits_several_is_answered_with_their_numbers() -> None:
    """And one that fits nobody with where the numbers are."""
    story = Story()
    story.enter(2, "Alex")
    story.enter(1)
    with pytest.raises(Refused) as found:
        act_input.order_typed(story.tournament, "Alex")
    assert found.value.code == "cup_act_which"
    assert found.value.data["lords"] == ("#1 Alex", "#2 Alex")
    with pytest.raises(Refused) as found:
        act_input.order_typed(story.tournament, "Zoe")
    assert found.value.code == "cup_act_entry"


def test_a_table_of_an_earlier_round_can_be_typed() -> None:
    """Without a round it is the one of the last."""
    story = running()
    found = [table_of(story.tournament, 1, round_).round for round_ in (1, 2, None)]
    assert found == [1, 2, 2]
    with pytest.raises(Refused, match="cup_act_table"):
        table_of(story.tournament, 1, 3)


def test_a_date_before_the_start_moves_with_all_of_them() -> None:
    story = Story()
    moves = (Move("signup_until", NOW, NOW + HOUR), Move("start", NOW + DAY, NOW + DAY + HOUR))
    act = Act("extend", "late", seconds=HOUR)
    told = bare("\n".join(effect_words.lines(Effect(story.tournament, act, moves=moves), EN)))
    assert f"Sign-up ends <t:{NOW + HOUR}:f>" in told
    assert f"Round 1 begins <t:{NOW + DAY + HOUR}:f>" in told


def test_the_log_says_who_decided_at_their_own_table_and_who_stepped_down() -> None:
    """Reasons stand apart from what somebody wrote; a disqualification is no wrong result."""
    story = running()
    one = story.tournament.rounds[-1]
    ruled = replace(story.finish(1, {1: 0, 3: 60}, reason="a slip"), by=Lord(100, "Ann"))
    at = {"round": one, "match": one.matches[0]}
    assert logged(story, ruled, **at).endswith("no other organiser or judge was there to decide.")
    assert "themselves" not in logged(story, replace(ruled, by=EVE), **at)
    told = story.told(ruled, **at)
    direct = post(story.tournament, "told", told, user=300, where="direct", data={"what": "ruled"})
    message = notifications.direct_message(direct, "Kings", EN).content
    assert message.endswith("no other organiser or judge was there to decide.")
    data = {**ruled.data, "reason": "a slip"}
    for by, is_told in ((Lord(100, "Ann"), True), (EVE, False)):
        story.add("ruled", by, **{**data, "stage": 1, "round": one.number, "number": 1})
        now = story.tournament.rounds[-1]
        table = RoundTable(now.matches[0], ("Ann", "Cara"), ())
        page = rounds.round_page(story.tournament, RoundPage(now, 3, (table,), (), 0, 1), EN)
        assert ("whoever ruled on the result sat there" in said(page)) is is_told
    team = {"user": EVE.user, "name": EVE.name, "role": "judge", "add": False}
    assert logged(story, story.add("team", EVE, **team)) == (
        "**Eve** is no longer a judge, as they wished."
    )
    wrote = story.add("message", EVE, text="Hello", reason="greeting")
    assert logged(story, wrote).endswith("Hello (Reason: greeting)")
    gone = {"stage": 1, "rounds": [], "reopens": False, "entries": [], "reason": "cheated"}
    again = replace(wrote, kind="rewound", data=gone)
    assert "a wrong result" in logged(story, again)
    again = replace(again, data={**gone, "why": "expelled"})
    assert "somebody sat who is disqualified: cheated" in logged(story, again)


def test_an_event_that_ended_early_is_announced_with_the_rounds_that_it_had() -> None:
    story = running(replace(SETUP, rounds=5))
    home = TournamentHome(None, lines=(), begins=None)
    assert "Swiss, 5 rounds" in said(public_pages.home(story.tournament, home, EN))
    story.add("changed", setup={}, stage=1, rounds=2, reason="all want to stop")
    assert "Swiss, 2 rounds" in said(public_pages.home(story.tournament, home, EN))
    assert "Swiss, 2 rounds" in said(event_screens.rules(story.tournament, EN))


def test_the_panel_asks_for_the_seeding_that_was_announced() -> None:
    story = Story(replace(SETUP, seeding="hand"))
    story.enter(3)
    assert "Nobody is seeded yet" in panel(story)
    story.add("seeded", order=[2, 1])
    assert "Nothing needs you" in panel(story)


def test_after_the_last_round_the_panel_says_that_the_rest_comes() -> None:
    """Not that nothing needs anybody and a table is over; nor while one is adjourned."""
    story = running()
    for number, pair in enumerate(((1, 3), (2, 4)), 1):
        story.finish(number, {pair[0]: 50, pair[1]: 40})
    story.end_round()
    assert "All rounds are over. What follows comes in a moment" in panel(story)
    story.add("adjourned", stage=1, round=2, number=1, ends=NOW + DAY, reason="ill")
    assert "in a moment" not in panel(story)


def test_a_final_table_has_no_points_to_explain() -> None:
    """Its places are those of the table."""
    story = running()
    final = {"entries": [1, 2], "rounds": 1, "groups": [], "seed": "cd" * 32}
    story.add("stage_ended", None, stage=1, order=[1, 2, 3, 4], through=[1, 2])
    story.add("stage", None, stage=2, kind="final", **final)
    story.pair([(1, 2)])
    fact = scores.standings(story.tournament, 2)
    assert "Points" not in said(standings.standings(story.tournament, fact, EN))
