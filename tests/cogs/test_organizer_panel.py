"""The organiser's panel: screens within every limit, forms read as acts, effects in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

import cogs.client
from cogs import view
from cogs.organizer import act_forms, act_input, effect_words
from cogs.organizer import panel_screens as screens
from cogs.organizer.act_input import Asked, read_act
from cogs.screen import Select, controls
from cogs.tournaments.words import lord
from locales import bare
from sandbox.rules import check_modal
from services.facts import Person, Refused
from services.facts.tournament_acts import Act, ActKind, Changed, Effect, Move, Newcomer
from services.facts.tournament_setup import LateLord, OrganizerPanel
from services.facts.tournaments import Arrangement, Lord, Score, Tournament
from tests.cogs.scenes import BIGGEST, EN, accept, labels, said
from tests.cogs.tournament_scenes import DAY, EVE, HOUR, LONG, NOW, SETUP, WORST, Story, running

cogs.client.load()

AGAIN = "New event like this"
KINDS: tuple[ActKind, ...] = get_args(ActKind)
IDA = Person(8, "Ida")
BY = Lord(BIGGEST, LONG)


def panel_of(story: Story, **changes: Any) -> OrganizerPanel:
    return replace(OrganizerPanel(story.tournament), **changes)


def late(story: Story, count: int = 1, missed: int = 2) -> tuple[LateLord, ...]:
    playing = [m for one in story.tournament.open_rounds for m in one.matches if not m.over]
    lords = [(m, story.tournament.entry(m.entries[0]).lords[0]) for m in playing[:count]]
    return tuple(LateLord(m, one, missed, absent=missed > 1) for m, one in lords)


def stories() -> Iterator[Story]:
    """A tournament in each of its phases, small ones and the largest with the longest names."""
    for setup, count, name in ((SETUP, 4, None), (WORST, 64, LONG)):
        signup = Story(setup)
        signup.enter(count, name)
        yield signup
        checkin = Story(setup)
        checkin.enter(count, name)
        checkin.add("signup_ended", None, signup_until=NOW)
        yield checkin
        yield running(setup, count, name)
        paused = running(setup, count, name)
        paused.add("paused", EVE, reason=LONG)
        yield paused
        over = running(setup, count, name)
        over.add("over", None, places=list(range(1, count + 1)))
        yield over
        cancelled = Story(setup)
        cancelled.add("cancelled", EVE, reason="x" * 200)
        yield cancelled


STORIES = tuple(stories())


# -- screens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "story", STORIES, ids=lambda one: f"{one.tournament.phase}-{len(one.tournament.entries)}"
)
def test_the_panel_is_taken_by_discord_in_every_phase(story: Story) -> None:
    """With as many late lords, calls and news as there can be; for a judge, too."""
    called = replace(
        story.add("judge", BY, entry=1, stage=1, round=1, number=1, what="w" * 200), by=BY
    )
    worst = panel_of(story, late=late(story, 9), calls=(called,) * 9, next_at=NOW)
    for fact in (panel_of(story), worst, replace(worst, judge=True)):
        accept(screens.panel(fact, EN, news=["x" * 200], where="https://discord.com/channels/1/2"))


def test_the_panel_says_what_needs_somebody() -> None:
    """As in the mock: the state, who is late, what comes next."""
    story = running(replace(SETUP, rounds=3))
    shown = screens.panel(panel_of(story, late=late(story), next_at=NOW), EN)
    lines = [bare(line) for line in said(shown).splitlines()]
    ends = story.tournament.rounds[-1].ends
    assert lines[:3] == [
        "### Autumn Cup · organiser's panel",
        f"In round 2 of 3, 0 of 2 tables are over. It ends <t:{ends}:f> (<t:{ends}:R>).",
        "Nothing needs you.",
    ]
    assert lines[3] == "-# Late: table 1, **Ann** missed 2 turns and is not back."
    assert lines[4] == f"-# The next round is paired by itself <t:{NOW}:f>."
    assert lines[5] == "-# Next round now: 2 tables are still playing."
    selects = [one for one in controls(shown) if isinstance(one, Select)]
    assert [one.id.action for one in selects] == ["act", "tact", "pact"]
    assert selects[1].options[0].description == "Ann missed 2 turns"
    assert selects[2].options[0].label == "Ann"
    assert labels(shown) == ["Next round now", "Undo last pairing", "Refresh", "Export", AGAIN]
    off = [one.off for one in controls(shown) if not isinstance(one, Select)]  # type: ignore[union-attr]
    assert off == [True, False, False, False, False]
    called = story.add("judge", EVE, entry=1, stage=1, round=2, number=1, what="Help")
    shown = screens.panel(panel_of(story, calls=(called,)), EN)
    assert f"**Judge called** <t:{NOW}:R> by **Eve**, table 1: Help" in bare(said(shown))


def test_the_panel_counts_as_one_does() -> None:
    """One waits, the only table is over; who was put on autopilot has missed nothing."""
    story = Story(replace(SETUP, capacity=2))
    story.enter(3)
    assert "2 of 2 have signed up, 1 waits." in bare(said(screens.panel(panel_of(story), EN)))
    closed = Story(replace(SETUP, checkin=False))
    closed.enter(4)
    closed.add("signup_ended", None, signup_until=NOW)
    told = bare(said(screens.panel(panel_of(closed), EN)))
    assert f"Sign-up is over: 4 take part. Round 1 begins <t:{closed.tournament.start}:f>." in told
    assert "Check-in" not in told
    final = running(count=2)
    final.pair([(1, 2)])
    assert "the only table is still playing. It ends" in bare(
        said(screens.panel(panel_of(final), EN))
    )
    (one, *_) = late(running())
    put = replace(one, missed=0, absent=True)
    shown = bare(said(screens.panel(panel_of(running(), late=(put,)), EN)))
    assert "-# Table 1: the autopilot plays for **Ann**." in shown
    assert "missed" not in shown


TIMES, CHANGE = ("extend", "dates"), ("change", "message")


@pytest.mark.parametrize(
    ("index", "kinds"),
    [
        (
            0,
            (
                *TIMES,
                "pause",
                "change",
                "message",
                "add",
                "close",
                "seat",
                "team",
                "channel",
                "cancel",
            ),
        ),
        (1, (*TIMES, "pause", "change", "message", "add", "seat", "team", "channel", "cancel")),
        (2, (*TIMES, "pause", *CHANGE, "swap", "stand", "team", "channel", "cancel")),
        (3, (*TIMES, "resume", *CHANGE, "swap", "stand", "team", "channel", "cancel")),
        (4, ("reopen",)),
        (5, ("reopen",)),
    ],
)
def test_only_what_can_be_done_is_offered(index: int, kinds: tuple[str, ...]) -> None:
    """By the phase; a judge can do nothing to the event."""
    fact = panel_of(STORIES[index])
    assert screens.acts_of(fact) == kinds
    assert screens.acts_of(replace(fact, judge=True)) == ()
    cut = replace(fact, tournament=replace(fact.tournament, phase="cancelled"))
    assert screens.acts_of(cut) == (() if fact.tournament.stages else ("reopen",))


def test_an_event_can_be_begun_once_sign_up_is_over() -> None:
    """Who has not checked in is named before it is done."""
    fact = panel_of(STORIES[1])
    assert "Begin round 1 now" in labels(screens.panel(fact, EN))
    assert "Begin round 1 now" not in labels(screens.panel(replace(fact, judge=True), EN))
    act = Act("pair", "all are here")
    effect = Effect(fact.tournament, act, lords=3, absent=fact.tournament.entries[:1], after=NOW)
    told = bare("\n".join(effect_words.lines(effect, EN)))
    assert "round 1 begins now with 3 entries" in told
    assert "Whoever has not checked in is out: **Ann**." in told
    many = replace(effect, absent=fact.tournament.entries * 3)
    assert "and 4 others." in bare("\n".join(effect_words.lines(many, EN)))


def test_a_ladder_can_be_ended_and_has_no_next_round() -> None:
    """Its rounds are paired by themselves, one after another."""
    story = Story(replace(SETUP, format="ladder", rounds=0))
    story.enter(4)
    story.begin("ladder", rounds=0)
    story.pair([(1, 2)])
    fact = panel_of(story)
    assert "end" in screens.acts_of(fact)
    assert "Next round now" not in labels(screens.panel(fact, EN))


@pytest.mark.parametrize("story", [STORIES[2], STORIES[8]], ids=["few", "many"])
def test_tables_and_lords_have_screens_of_their_own(story: Story) -> None:
    """And so has whom it is about; of many tables another one can be named."""
    fact = panel_of(story, late=late(story))
    for match in screens.tables_of(story.tournament)[:3]:
        accept(screens.table(fact, match, EN))
    for state in ("in", "waiting", "withdrawn", "dropped", "expelled"):
        accept(screens.person(fact, replace(story.tournament.entries[0], state=state), 0, EN))
    for kind in ("replace", "add", "lord", "team"):
        accept(screens.whom(story.tournament, kind, (1, 0) if kind == "replace" else (), EN))
    who = bare(said(screens.whom(story.tournament, "replace", ("1", "0"), EN)))
    assert (
        f"the place of {bare(lord(story.tournament.entries[0].lords[0]))}, with its points" in who
    )
    options = [one.options for one in controls(screens.panel(fact, EN)) if isinstance(one, Select)]
    last = [some[-1].value for some in options[1:]]
    assert last == ([screens.OTHER] * 2 if len(story.tournament.entries) > 25 else ["1.1.2", "4.0"])
    check_modal(view.modal(act_forms.table_form(story.tournament, EN)).to_dict())


@pytest.mark.parametrize("kind", sorted(act_input.KINDS))
def test_every_form_is_taken_by_discord(kind: str) -> None:
    """Each asks for the reason; the one of a result for the points of each lord."""
    for story in (STORIES[2], STORIES[8]):
        words: tuple[object, ...] = {
            "result": (1, 1, 1),
            "restart": (1, 2, 1),
            "replace": (1, 0, BIGGEST),
            "team": ("judge", "off", BIGGEST),
            "add": (BIGGEST, BIGGEST),
        }.get(kind, (1, 0) if kind in ("drop", "expel", "autopilot") else ())
        form = act_forms.form(story.tournament, kind, words, EN, reason="x" * 200)
        check_modal(view.modal(form).to_dict())
        assert form.fields[-1].key == "reason"
        if kind == "result":
            assert all("place and points" in one.hint for one in form.fields[:-1])
            assert [one.value for one in form.fields[:-1]] == ["50", "40"]


def test_a_form_bears_the_name_of_what_opened_it() -> None:
    """Before round 1 all dates move, and that round begins: the same acts by other names."""
    for story in STORIES:
        early = story.tournament.phase in ("signup", "checkin")
        for kind, then, later in (
            ("extend", "Move all dates…", "Extend this round…"),
            ("pair", "Begin round 1 now", "Next round now"),
        ):
            form = act_forms.form(story.tournament, kind, (), EN)
            assert form.title == (then if early else later)


# -- acts ------------------------------------------------------------------------------------------


def asked(kind: str, *words: object, people: tuple[Person, ...] = (), **fields: str) -> Act:
    wanted = {"reason": "  A slip ", **fields}
    return read_act(
        Asked(running().tournament, kind, [str(word) for word in words], wanted, people)
    )


def test_what_is_asked_for_is_read_as_an_act() -> None:
    """From the words of an id and what was written."""
    assert asked("pause") == Act("pause", "A slip")
    assert asked("extend", hours="12").seconds == 12 * HOUR
    assert asked("extend", hours="1.5 h").seconds == 90 * 60
    assert asked("message", text="One.\nTwo.").text == "One.\nTwo."
    assert asked("drop", 2, 0).user == 200
    assert asked("replace", 2, 0).other is None
    assert asked("replace", 2, 0, 8, people=(IDA,)).other == IDA
    assert asked("add", 8, people=(IDA,)).other == IDA
    team = asked("team", "judge", "off", 8, people=(IDA,))
    assert (team.role, team.add, team.other) == ("judge", False, IDA)
    restart = asked("restart", 1, 2, 1)
    assert (restart.stage, restart.round, restart.number) == (1, 2, 1)


@pytest.mark.parametrize(
    ("typed", "places", "totals"),
    [
        (("44", "40"), (), ((1, 44), (2, 40))),
        (("1, 44", "2: 40"), ((1, 1), (2, 2)), ((1, 44), (2, 40))),
        ((" 44 ", ""), (), ((1, 44),)),
    ],
)
def test_a_result_is_read_by_lord(
    typed: tuple[str, str], places: tuple[tuple[int, int], ...], totals: tuple[tuple[int, int], ...]
) -> None:
    """Points, or the place before them; what is empty stays as it was played."""
    act = asked("result", 1, 1, 1, e1=typed[0], e2=typed[1])
    assert (act.stage, act.round, act.number, act.slot) == (1, 1, 1, 0)
    assert (act.places, act.totals) == (places, totals)
    assert asked("result", 1, 1, 1, 3, e1="5", e2="4").slot == 3


@pytest.mark.parametrize(
    ("kind", "words", "fields", "code"),
    [
        ("ban", (), {}, "button_unknown"),
        ("drop", (9, 0), {}, "button_unknown"),
        ("drop", (1, 1), {}, "button_unknown"),
        ("drop", ("x",), {}, "button_unknown"),
        ("restart", (1, 9, 1), {}, "button_unknown"),
        ("team", ("king", "on"), {}, "button_unknown"),
        ("extend", (), {"hours": "long"}, "cup_number"),
        ("result", (1, 1, 1), {"e1": "many"}, "cup_act_places"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    kind: str, words: tuple[object, ...], fields: dict[str, Any], code: str
) -> None:
    """Forged words are no press of ours; what was written is answered kindly."""
    with pytest.raises(Refused) as error:
        asked(kind, *words, **fields)
    assert error.value.code == code


def test_a_lord_is_named_by_id_mention_or_name() -> None:
    """Anybody else is not in the event."""
    tournament = running().tournament
    for typed in ("200", "<@200>", " bén "):
        assert [lord.user for lord in act_input.lords_typed(tournament, typed)] == [200]
    with pytest.raises(Refused):
        act_input.lords_typed(tournament, "Ida")


# -- effects ---------------------------------------------------------------------------------------


def effect_of(story: Story, kind: ActKind, name: str = "Ida", **changes: Any) -> Effect:
    """What an act would do, with everything that any may tell."""
    tournament: Tournament = story.tournament
    scores = tuple(Score(n, n, 50 - n, 9, 5) for n in tournament.rounds[-1].matches[0].entries)
    other = Lord(8, name)
    act = Act(
        kind,
        "r" * 200,
        seconds=12 * HOUR,
        slot=1,
        partner=Person(9, name) if kind == "add" else None,
        order=tuple(one.number for one in tournament.entries),
        text="*_~|`<@&1>" * 150 if len(name) > 9 else "Hello.\n\nAll is well.",
    )
    full = Effect(
        tournament,
        act,
        entry=tournament.entries[0],
        lord=tournament.entries[0].lords[0],
        other=other,
        round=tournament.rounds[-1],
        match=tournament.rounds[-1].matches[0],
        tables=2,
        running=2,
        before=NOW,
        after=NOW + DAY,
        moves=tuple(
            Move(one, NOW, NOW - DAY) for one in ("signup_until", "start", "ends", "begins")
        ),
        changed=(
            Changed("name", name[:30], "`" * 30),
            Changed("text", "", "*_~|`<@&1>" * 100),
            *(Changed(one, 2, 512) for one in ("capacity", "least", "rounds", "late")),
        ),
        first=3,
        scores=scores,
        old=scores,
        frozen=True,
        lords=4,
        known=(Newcomer((other,)),),
    )
    return replace(full, **changes)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("worst", [False, True])
def test_every_effect_is_said_and_taken_by_discord(kind: ActKind, worst: bool) -> None:
    """With all that may follow, and with nothing of it; the reason is said, too."""
    story, name = (STORIES[8], LONG) if worst else (running(), "Ida")
    full = effect_of(story, kind, name)
    for one in (full, replace(full, waits=True, tables=0, running=0, old=(), known=())):
        shown = screens.effect(one, 2**31, EN)
        accept(shown)
        assert "r" * 200 in said(shown)
        assert labels(shown) == ["Do it", "Cancel"]


@pytest.mark.parametrize(
    ("kind", "changes", "line"),
    [
        (
            "extend",
            {},
            f"All 2 open tables of round 2 of 2 get 12 hours more.\nIt ends <t:{NOW + DAY}:f> "
            f"(<t:{NOW + DAY}:R>) instead of <t:{NOW}:f>.",
        ),
        ("extend", {"round": None}, "Every date before the start moves by 12 hours."),
        ("pause", {"running": 0}, "**Autumn Cup** pauses: every date waits, and nothing is being"),
        (
            "result",
            {},
            "Table 1: **Ann** and **Cara**\nIt will stand: 1 **Ann** 49 · 3 **Cara** 47",
        ),
        ("replace", {}, "**Ida** takes the place of **Ann**, with all points."),
        ("expel", {"other": None}, "**Ann** is disqualified and out.\n2 open tables go to the"),
        ("add", {}, "**Ida** and **Ida** will play from round 3 on."),
        ("unpair", {}, "The pairing of round 2 of 2 is undone: its 2 tables end without a result."),
        ("pair", {"first": 2}, "Round 2 of 2 is paired and begins now; it takes its whole time."),
        (
            "close",
            {"lords": 4},
            "Sign-up ends now with 4 entries.\nCheck-in begins.\nRound 1 begins as planned",
        ),
        (
            "close",
            {"lords": 4, "tournament": Story(replace(SETUP, checkin=False)).tournament},
            "Sign-up ends now with 4 entries.\nRound 1 begins as planned",
        ),
        ("message", {}, "4 lords are written to:\n> Hello.\n> All is well."),
        (
            "seat",
            {"first": 3, "by_hand": Arrangement((), (1,)), "byes": 1},
            "among themselves.\nOne of them is left over and has a bye, too.",
        ),
        ("team", {}, "**Ida** can judge here, and is named and called to tables after **I help**."),
        ("cancel", {}, "**Autumn Cup** ends without a result. Nothing brings it back."),
    ],
)
def test_an_effect_says_what_changes(kind: ActKind, changes: dict[str, Any], line: str) -> None:
    """For whom, how many tables, which date instead of which."""
    told = "\n".join(effect_words.lines(effect_of(running(), kind, **changes), EN))
    assert line in bare(told)


def test_the_panel_says_what_comes_in_a_moment_and_what_is_by_hand() -> None:
    """Results that are final are not to be confirmed again; no date in the past is given."""
    story = Story()
    story.enter(4)
    hand = {"stage": 1, "round": 1, "tables": [[1, 2]], "byes": [3], "swaps": []}
    story.add("arranged", **hand)
    told = bare(said(screens.panel(panel_of(story), EN)))
    assert "By hand in round 1: a table of **Ann** and **Ben** and a bye of **Cara**." in told
    assert "One more is left over and has a bye." in told
    ended = running()
    for number, pair in enumerate(((1, 3), (2, 4)), 1):
        ended.finish(number, {pair[0]: 50, pair[1]: 40})
    ended.end_round()
    soon = bare(said(screens.panel(panel_of(ended, next_at=NOW, now=NOW), EN)))
    assert "The next round is paired by itself in a moment: press **Refresh**." in soon
    lost = bare(said(screens.panel(panel_of(ended, next_at=NOW, now=NOW, place="gone"), EN)))
    assert "is paired by itself" not in lost
    ended.add("closing", None, stage=1, until=NOW + DAY, last=True)
    shown = screens.panel(panel_of(ended, now=NOW), EN)
    assert labels(shown)[0] == "Confirm the results"
    named = {getattr(one, "label", ""): getattr(one, "off", False) for one in controls(shown)}
    assert named["Next round now"]
    ended.add("confirmed", stage=1)
    after = screens.panel(panel_of(ended, now=NOW), EN)
    assert "Confirm the results" not in (*labels(after), said(after))
    assert "The results are final. What follows comes in a moment" in said(after)


def test_nobody_comes_back_when_no_round_is_to_come() -> None:
    story = running(count=5)
    story.add("dropped", entry=5, stage=1, round=2, reason="gone")
    assert "add" not in screens.acts_of(panel_of(story))
    early = Story()
    early.enter(4)
    early.begin()
    early.add("dropped", entry=4, stage=1, round=0, reason="gone")
    assert "add" in screens.acts_of(panel_of(early))


def test_tables_of_several_stages_are_told_apart() -> None:
    """A final table is none of the Swiss rounds, and what follows them is not round 1."""
    story = running()
    story.add("stage_ended", None, stage=1, order=[1, 2, 3, 4], through=[1, 2], ranks=[])
    told = effect_words.lines(effect_of(story, "pair", first=1), EN)[0]
    assert bare(told).startswith("What follows the Swiss rounds is paired and begins now")
    story.add("stage", None, stage=2, kind="final", entries=[1, 2], rounds=1, groups=[], seed="ab")
    story.pair([(1, 2)])
    (_, tables, _) = [
        one for one in controls(screens.panel(panel_of(story), EN)) if isinstance(one, Select)
    ]
    named = [one.label for one in tables.options]
    assert "Final table R1 T1 · Ann, Ben" in named
    assert "Swiss rounds R2 T1 · Ann, Cara" in named


def test_entries_are_typed_as_every_page_shows_them() -> None:
    """By number, with or without #, by name, id or mention."""
    story = Story()
    story.enter(2, "Alex")
    story.enter(1)
    typed = "#2 Alex, #1, <@300>"
    assert act_input.order_typed(story.tournament, typed) == (2, 1, 3)
    assert act_input.order_typed(story.tournament, "300\n2 Alex") == (3, 2)
    often = act_input.order_typed(story.tournament, ",".join(["1"] * 2000))
    assert often == (1,) * 4, "no more is read than shows that one comes twice"
    with pytest.raises(Refused, match="cup_act_which"):
        act_input.order_typed(story.tournament, "Alex")


def test_an_early_end_says_whether_anything_follows() -> None:
    """And the panel offers nothing in a last round, or in an event that was called off."""
    story = running()
    (line, *_) = effect_words.lines(effect_of(story, "end", last=True), EN)
    assert bare(line).endswith("the standings as they are decide, and nothing follows.")
    assert "still playing" not in said(screens.panel(panel_of(story), EN))
    story = running(replace(SETUP, rounds=3))
    assert "2 tables are still playing" in bare(said(screens.panel(panel_of(story), EN)))
    story.add("cancelled", EVE, reason="rain")
    assert "still playing" not in said(screens.panel(panel_of(story), EN))
