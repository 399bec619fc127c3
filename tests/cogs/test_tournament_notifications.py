"""What calls or tells people of a tournament, and its log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import cogs.client
from cogs.screen import Ping
from cogs.tournaments import notifications
from locales.checking.catalog import catalog
from services.facts.tournament_acts import MESSAGE
from services.facts.tournaments import Lord, Tournament
from services.tournaments.announcing import relevance
from tests.cogs.scenes import EN, accept, labels
from tests.cogs.tournament_scenes import NOW, Story, bare, post, running

cogs.client.load()


def called(tournament: Tournament, what: str, body: Any, **changes: Any) -> Ping:
    made = post(
        tournament, "call", body, data={"what": what, "entries": [1]}, calls=(5, 6), **changes
    )
    ping = notifications.call(made, EN)
    accept(ping)
    assert ping.mentions == (5, 6)
    assert ping.content.startswith("<@5> <@6> ")
    return ping


def direct(tournament: Tournament, what: str, body: Any) -> str:
    made = post(
        tournament, "told", body, user=6, where="direct", data={"what": what, "entries": [1]}
    )
    ping = notifications.direct_message(made, "The Oak Club", EN)
    accept(ping)
    assert not ping.mentions
    return bare(ping.content)


def test_calls_say_what_is_asked_and_offer_the_answer() -> None:
    story = Story()
    story.enter(2)
    event = story.add("signup_ended", None, signup_until=story.tournament.signup_until)
    ping = called(story.tournament, "checkin", story.told(event))
    assert labels(ping) == ["I am here", "I can't play"]
    assert "Your place goes" not in ping.content
    assert (
        "then you lose your place"
        in called(story.tournament, "lastcall", story.told(event)).content
    )
    assert direct(story.tournament, "checkin", story.told(event)).startswith(
        "Check-in of **Autumn Cup** (The Oak Club) is open until"
    )


def test_nobody_is_told_of_a_waiting_list_that_nobody_was_on() -> None:
    """Whoever missed check-in is told what became of themselves, before and after."""
    story = Story()
    story.enter(3)
    event = story.add("signup_ended", None, signup_until=story.tournament.signup_until)
    before = [called(story.tournament, "lastcall", story.told(event)).content]
    before.append(direct(story.tournament, "lastcall", story.told(event)))
    event = story.add("started", None, out=[3], **{"in": []})
    after = direct(story.tournament, "noshow", story.told(event))
    assert after.startswith("You did not check in to **Autumn Cup** (The Oak Club), so you don't")
    assert not any("waiting" in text for text in (*before, after))


def test_a_round_is_called_and_told_with_the_opponents() -> None:
    story = running()
    event = story.pair([(1, 2), (3, 4)])
    one = story.tournament.rounds[-1]
    body = story.told(event, round=one, match=one.matches[0], where=5)
    ping = called(story.tournament, "paired", story.told(event, round=one))
    assert labels(ping) == ["My table", "The event"]
    assert "You play against **Ben**." in direct(story.tournament, "paired", body)


def test_those_of_a_file_are_told_that_they_are_in() -> None:
    """Together in the thread; directly each by how they are in."""
    story = Story()
    event = story.add("imported", reason="by ferry", entries=2)
    story.enter(2)
    body = story.told(event)
    ping = called(story.tournament, "imported", body)
    assert bare(ping.content).startswith("<@5> <@6> **Eve** has entered you into")
    assert labels(ping) == ["The event"]
    assert direct(story.tournament, "imported", body).startswith("**Eve** has entered you")


@pytest.mark.parametrize(
    ("kind", "what", "data", "words"),
    [
        ("withdrawn", "moved", {"entry": 2}, "you are in **Autumn Cup**"),
        ("asked", "asked", {"entry": 1, "asked": 9}, "**Ann** would like to play"),
        ("replaced", "instead", {"entry": 1, "out": 100, "lord": [9, "Zoe"]}, "instead of **Ann**"),
        ("replaced", "replaced", {"entry": 1, "out": 100, "lord": [9, "Zoe"]}, "to **Zoe**: late"),
        ("invited", "invited", {"lords": [[9, "Zoe"]], "out": None}, "would like to have you in"),
        ("invited", "invited", {"lords": [[9, "Zoe"]], "out": 100}, "take the place of **Ann**"),
        ("message", "message", {"text": "one\ntwo"}, "**Autumn Cup** (The Oak Club): one\ntwo"),
        ("cancelled", "cancelled", {}, "was cancelled: late"),
        ("expelled", "expelled", {"entry": 1, "stage": 0, "round": 0}, "disqualified you"),
        ("dropped", "dropped", {"entry": 1, "stage": 0, "round": 0}, "withdrawn you"),
        (
            "dropped",
            "absent",
            {"entry": 1, "stage": 0, "round": 0, "why": "absent"},
            "**Play on** there brings you back",
        ),
        ("withdrawn", "withdrawn", {"entry": 1}, "withdrawn you"),
        ("withdrawn", "parted", {"entry": 1}, "Your partner has left **Autumn Cup**"),
        ("returned", "rejoined", {"entry": 1, "first": 3}, "back into **Autumn Cup**"),
    ],
)
def test_people_are_told_what_concerns_them(kind: str, what: str, data: Any, words: str) -> None:
    story = Story()
    story.enter(2)
    event = story.add(kind, reason="late", **data)
    assert words in direct(story.tournament, what, story.told(event))


def test_no_call_has_a_hole() -> None:
    """Whatever is said of a round or a table is not said any more once that is gone."""
    story = Story()
    story.enter(2)
    event = story.add("dropped", entry=1, stage=1, round=1, reason="late")
    made = post(story.tournament, "told", story.told(event), data={"what": "x", "entries": [1]})
    message = notifications._Message(made, story.told(event), EN)
    always = {*notifications._arguments(message), "how"}
    gone = {*relevance.OF_ROUND, *relevance.OF_TABLE}
    kinds = {"through": {"stage"}, "closing": {"stage"}, "ended": {"stage"}}  # of every such event
    for entry in catalog("en").entries:
        head, _, what = entry.key.removeprefix("cups-").partition("-")
        if entry.area == "cups" and head in ("call", "told"):
            lacks = catalog("en").variables(entry.key) - always - kinds.get(what, set())
            assert not lacks or any(f"{what}-".startswith(f"{one}-") for one in gone), (
                entry.key,
                lacks,
            )


def test_a_message_is_told_to_its_last_word() -> None:
    """As long as it may be, in many lines."""
    story = Story()
    text = "\n".join(["The hall is shut, so we go on later. " + "x" * 22] * 24) + "\nBring lamps."
    assert 1400 < len(text) <= MESSAGE
    event = story.add("message", reason="late", text=text)
    assert direct(story.tournament, "message", story.told(event)).endswith("Bring lamps.")


def logged(story: Story, kind: str, /, **data: Any) -> str:
    event = story.add(kind, **data)
    rounds_ = [r for r in story.tournament.rounds if r.number == data.get("round")]
    one = rounds_[0] if rounds_ else None
    made = post(story.tournament, "log", story.told(event, round=one), where="log")
    ping = notifications.log_line(made, EN)
    accept(ping)
    assert ping.silent
    return bare(ping.content).removeprefix(f"<t:{NOW}:f> · ")


def test_the_log_has_a_line_for_every_act() -> None:
    """Who, what and why; the time tells two equal lines apart."""
    story, why_ = running(), {"reason": "Discord outage"}
    who, because = "**Eve** (organiser)", ": Discord outage"
    where = {"stage": 1, "round": 2}
    assert (
        logged(story, "extended", seconds=12 * 3600, **where, **why_)
        == f"{who} gave round 2 of 2 12 hours more{because}"
    )
    assert logged(story, "paused", **why_) == f"{who} paused the event{because}"
    assert (
        logged(story, "resumed", seconds=3600, **why_)
        == f"{who} let the event go on, 1 hour later than planned{because}"
    )
    short = logged(story, "resumed", seconds=20, **why_)
    assert short == f"{who} let the event go on, 1 minute later than planned{because}"
    assert (
        logged(story, "replaced", entry=1, out=100, lord=[9, "Zoe"], **why_)
        == f"{who} replaced **Ann** by **Zoe**{because}"
    )
    assert (
        logged(story, "expelled", entry=2, **where, **why_)
        == f"{who} disqualified **Ben**{because}"
    )
    anew = logged(story, "renamed", entry=1, was=[100, "Annie"], lord=[100, "Ann"])
    assert anew == "**Annie** is called **Ann** now."
    assert logged(story, "dropped", entry=3, **where, **why_) == f"{who} withdrew **Cara**{because}"
    assert (
        logged(story, "returned", entry=3, first=3, **why_)
        == f"{who} brought **Cara** back from round 3 on{because}"
    )
    assert (
        logged(story, "team", user=9, name="Zoe", role="judge", add=True, **why_)
        == f"{who} made **Zoe** a judge. Reason: Discord outage"
    )
    table = {**where, "number": 4}
    assert (
        logged(story, "autopilot", entry=1, user=100, name="Ann", **table, **why_)
        == f"{who} had the autopilot play for **Ann** at table 4 of round 2 of 2{because}"
    )
    assert (
        logged(story, "restarted", **table, **why_)
        == f"{who} restarted the clock of table 4 of round 2 of 2{because}"
    )
    assert (
        logged(story, "imported", entries=12, **why_)
        == f"{who} asked 12 from a file to play{because}"
    )
    assert logged(story, "stand", **where, **why_) == f"{who} posted the standings{because}"
    about = {"entry": 1, "user": 9, "name": "Zoe", "number": 1, **where}
    assert (
        logged(story, "autopilot", **about, **why_)
        == f"{who} had the autopilot play for **Zoe** at table 1 of round 2 of 2{because}"
    )
    assert (
        logged(story, "restarted", number=1, **where, **why_)
        == f"{who} restarted the clock of table 1 of round 2 of 2{because}"
    )
    assert (
        logged(story, "imported", entries=1, **why_)
        == f"{who} asked 1 from a file to play{because}"
    )
    assert logged(story, "stand", **where, **why_) == f"{who} posted the standings{because}"
    assert logged(story, "message", text="Hello") == f"{who} wrote to all lords: Hello"
    assert (
        logged(story, "unpaired", **where, **why_)
        == f"{who} undid the pairing of round 2 of 2{because}"
    )
    asked: dict[str, Any] = {"lords": [[9, "Zoe"]], "out": None}
    assert logged(story, "invited", **asked, **why_) == f"{who} asked **Zoe** to play{because}"
    answer = {"invitation": story.tournament.version, "user": 9}
    assert logged(story, "agreed", **answer) == "**Zoe** said yes to playing."
    asked["out"] = 100
    told = f"{who} asked **Zoe** to play instead of **Ann**{because}"
    assert logged(story, "invited", **asked, **why_) == told
    answer = {"invitation": story.tournament.version, "user": 9}
    assert logged(story, "refused", **answer) == "**Zoe** said no to playing."
    assert logged(story, "cancelled", **why_) == f"{who} cancelled the event{because}"


def test_the_log_tells_rulings_and_who_left_by_themselves() -> None:
    story = running()
    event = story.finish(1, {1: 0, 3: 60}, reason="a slip")
    one = story.tournament.rounds[-1]
    body = story.told(event, round=one, match=one.matches[0])
    line = bare(notifications.log_line(post(story.tournament, "log", body), EN).content)
    assert line.endswith(
        "ruled on table 1 of round 2 of 2: 1. **Cara** 60 and 2. **Ann** 0. Reason: a slip"
    )
    same_draw = replace(story.tournament, setup=replace(story.tournament.setup, duplicate=True))
    fact = story.told(event, round=one, match=one.matches[0])
    sealed = bare(notifications.logged(same_draw, fact, EN))
    assert "the result is told with those of the round. Reason: a slip" in sealed
    assert "60" not in sealed
    left = story.add("dropped", Lord(200, "Ben"), entry=2, stage=1, round=2)
    assert (
        bare(notifications.logged(story.tournament, story.told(left), EN)) == "**Ben** dropped out."
    )


def test_a_judge_is_called_with_the_table() -> None:
    story = running()
    event = story.add("judge", Lord(100, "Ann"), entry=1, stage=1, round=2, number=1, what="Help")
    one = story.tournament.rounds[-1]
    body = story.told(event, round=one, match=one.matches[0], where=55)
    ping = notifications.judge(post(story.tournament, "judge", body, calls=(5,)), EN)
    accept(ping)
    words_ = "<@5> **Ann** calls a judge to table 1 of round 2 of 2, <#55>: Help"
    assert bare(ping.content) == words_
    assert [one.label for one in ping.rows[0].buttons] == ["Go to the table", "The event"]


def test_the_log_names_rounds_that_have_not_begun_and_final_tables() -> None:
    """Before round 1 there is no stage; a final table is "the final table" in every sentence."""
    story = Story()
    story.enter(4)
    hand = {"stage": 1, "round": 1, "byes": [3], "swaps": [], "reason": "they live together"}
    told = logged(story, "arranged", tables=[[1, 2]], **hand)
    assert told == (
        "**Eve** (organiser) arranged a table of **Ann** and **Ben** and a bye of **Cara** of"
        " round 1 by hand: they live together"
    )
    story.begin()
    assert " of round 1 of 2 by hand: " in logged(story, "arranged", tables=[[1, 2]], **hand)
    hand["byes"] = []
    assert " let all of round 1 of 2 be paired " in logged(story, "arranged", tables=[], **hand)
    final = Story()
    final.enter(2)
    final.begin("final", rounds=1)
    event = final.pair([(1, 2)])
    body = final.told(event, round=final.tournament.rounds[-1])
    told = bare(called(final.tournament, "paired", body).content)
    assert "**Autumn Cup**: the final table has begun" in told
    body = replace(body, match=final.tournament.rounds[-1].matches[0])
    assert direct(final.tournament, "free", body).startswith("You are free in the final table of")


def test_the_log_names_a_stage_that_was_taken_back() -> None:
    """One line that can't be written would hold up all that follow it."""
    story = running()
    event = replace(story.add("confirmed", stage=1), data={"stage": 2, "reason": "all agree"})
    told = notifications.logged(story.tournament, story.told(event), EN)
    assert bare(told) == "**Eve** (organiser) confirmed the results of the later stage: all agree"
