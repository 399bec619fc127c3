"""Every refusal has its text and its ways on, from one table."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

import cogs.client
from cogs import errors
from cogs.codec import Ids
from cogs.errors import About
from cogs.screen import Screen
from engine import Step
from locales import bare
from locales.checking.catalog import catalog
from services.facts import Refused
from services.facts.limits import DEFAULTS
from services.facts.tables import Setup
from services.play import _refusals
from services.state import setups
from tests.cogs.scenes import EN, LONG, accept, labels, said

cogs.client.load()

ROOT = Path(__file__).parents[2]
HERE = About(game=5, table=6)
SILENT = {"same_click"}
"""Answered with nothing at all."""
EXAMPLES: dict[str, dict[str, object]] = {
    "cup_which": {"cups": ("Autumn Cup", "Winter Cup")},
    "cup_act_partner": {"cup": "Autumn Cup", "lord": "Ann"},
    "cup_unpaired": {"cup": "Autumn Cup"},
    "cup_treeless": {"cup": "Autumn Cup"},
    "cup_which_lord": {"lords": ("#1 Alex · @alex", "#2 Alex")},
    "square_outside": {"square": "z9", "last": "i9"},
    "lord_several": {"lords": ("Alex (k1)", "Alex (k2)")},
    "cup_unready": {"option": "start", "why": "checkin", "minutes": 30},
    "cup_file_stranger": {"line": 4},
    "not_your_turn": {"lord": "Cara", "table": "Harvest Moon", "next": True},
    "foreign_panel": {"lord": "Ben"},
    "bad_clock": {"least": 10, "most": 30},
    "clock_unread": {"text": "soon"},
    "not_your_seat": {"lord": "Cara"},
    "resigned": {"table": "Harvest Moon"},
    "watch_table": {"table": "Harvest Moon"},
    "watch_sealed": {"table": "Harvest Moon"},
    "cup_fair_plays": {"cup": "Autumn Cup"},
    "hints_off": {"table": "Harvest Moon"},
    "review_sealed": {"table": "Harvest Moon"},
    "review_many": {"most": 3},
    "day_played": {"ends": 1_800_057_600},
    "day_deleted": {"ends": 1_800_057_600},
    "follow_cup_over": {"cup": "Autumn Cup"},
    "round_unknown": {"round": 9, "rounds": 5},
    "retry_soon": {"seconds": 400},
    "share_soon": {"seconds": 40},
    "turn_over": {"lord": "Cara"},
    "turn_taken_back": {"lord": "Ann"},
    "game_over": {"lords": ("Ann", "Ben"), "points": 46, "table": "Harvest Moon"},
    "spot_unknown": {"text": "b55"},
    "spot_nowhere": {"domino": "K37"},
    "spot_taken": {"square": "b5"},
    "spot_area": {"width": 6, "height": 4, "limit": 5},
    "spot_apart": {"left": "b5", "right": "d5"},
    "can_place": {"domino": "K17", "count": 14},
    "domino_taken": {"lord": "Ann", "domino": "K37", "free": ("K33", "K41", "K44")},
    "domino_unknown": {"domino": "K9", "free": ("K33",)},
    "domino_several": {"domino": "wheat", "free": ("9", "22")},
    "takeback_played": {"lord": "Cara"},
    "takeback_often": {"count": 3},
    "takeback_game": {"count": 12},
    "takeback_alone": {"count": 100},
    "takeback_voted": {"count": 100},
    "takeback_time": {},
    "vote_alone": {"table": "Harvest Moon"},
    "join_again": {"table": "Harvest Moon", "at": 1_800_000_000},
    "vote_again": {"at": 1_800_000_000},
    "vote_open": {"lord": "Ann", "table": "Harvest Moon"},
    "no_clock": {"table": "Harvest Moon"},
    "paused": {"table": "Harvest Moon"},
    "bad_until": {"days": 90},
    "until_unknown": {"text": "soon"},
    "not_idle": {"lord": "Cara"},
    "lord_away": {"lord": "Cara"},
    "guest_seated": {"lord": "Cara"},
    "guest_many": {"lord": "Cara"},
    "time_limit": {"hours": 6},
    "time_enough": {"hours": 0},
    "seat_taken": {"seat": 2},
    "seat_lost": {"table": "Harvest Moon"},
    "seat_none": {"table": "Harvest Moon"},
    "no_such_seat": {"seat": 9, "lords": 4},
    "join_role": {"role": 77},
    "join_reliability": {"asked": 80, "percent": 72},
    "join_cap": {"games": 4},
    "block_many": {"limit": 100},
    "too_many": {"kind": "tables", "whose": "person", "limit": 10},
    "away_far": {"days": 365},
    "away_budget": {"days": 8, "left": 3, "budget": 30, "year": "2027"},
    "away_unknown": {"text": "someday"},
    "option_long": {"limit": 300},
    "option_unknown": {"text": "foo/bar"},
    "not_host": {"host": "Ann"},
    "computer_level": {"lords": ("Duke (computer)",)},
    "stay_waiting": {"lords": ("Ben", "Cara")},
    "not_full": {"seated": 2, "lords": 4},
    "opener_role": {"role": 77},
    "internal": {"code": "7F3A"},
    "no_room": {"code": "7F3A"},
    "bad_icons": {"value": "statue=k9t9"},
    "place_first": {},
    "square_unknown": {"text": "z99"},
    "building_unknown": {"text": "bank"},
    "tax_no_knight": {},
    "tax_not_here": {"domino": "Q17", "square": "b5"},
    "tax_discarded": {"domino": "Q17"},
    "tax_taken": {"square": "h9"},
    "build_coins": {"building": "church", "price": 2, "coins": 1},
    "build_no_square": {"building": "church"},
    "build_not_town": {"building": "church", "square": "d5"},
    "build_taken": {"building": "statue", "square": "h9"},
    "build_built": {"building": "statue"},
    "build_empty": {"building": "church", "copy": "church@4"},
    "build_none": {"building": "church"},
    "burn_out": {"seat": 1, "lord": "Ann", "own": False},
    "burn_queen": {"building": "church"},
    "burn_coins": {"building": "church", "coins": 0},
    "burn_empty": {"building": "church"},
    "burn_none": {"building": "church"},
    "giant_due": {"domino": "C"},
    "giant_no_crown": {"square": "e6"},
    "send_late": {"step": "choose"},
    "send_no_giant": {"square": "d4", "seat": 2},
    "send_self": {"square": "d4", "seat": 1},
    "send_no_crown": {"square": "d4", "seat": 2, "lord": "Ben"},
    "send_none": {},
    "send_nobody": {},
    "receive_first": {"count": 1},
    "receive_none": {},
    "lord_unknown": {"text": "bob"},
    "token_unknown": {"text": "baker"},
    "court_resources": {"needed": 2, "have": 1, "stock": {"wheat": 2}},
    "court_square_castle": {"square": "e5"},
    "court_square_empty": {"square": "e9"},
    "court_square_building": {"square": "d5"},
    "court_square_token": {"square": "d5"},
    "court_square_crown": {"square": "d5"},
    "court_square_terrain": {"square": "d5", "terrain": "wheat"},
    "court_square_resource": {"square": "d5"},
    "court_pay": {"square": "c6"},
    "court_not_there": {"token": "merchant"},
    "court_bought": {"token": "merchant"},
    "court_none": {},
    "bad_note": {"limit": 500},
    "bad_preset_name": {"limit": 40},
    "preset_full": {"limit": 20},
    "preset_own": {"limit": 5},
    "preset_taken": {"preset": "Friday"},
    "preset_foreign": {"preset": "Friday"},
    "your_turn": {"table": "Harvest Moon"},
    "plan_turn_came": {"table": "Harvest Moon"},
    "plan_none": {"table": "Harvest Moon"},
    "follow_over": {"table": "Harvest Moon"},
    "follow_nobody": {"lord": "Cara"},
    "follow_many": {"limit": 25},
    "follow_where": {"lord": "Cara"},
    "watch_where": {},
    "kibitz_place": {},
    "thread_locked": {},
    "post_not_yours": {},
    "cup_act_own": {"lords": ("Ann", "Ben")},
    "away_budget_first": {"days": 12, "left": 8, "budget": 10, "year": "2027", "later": 30},
    "time_partner": {"table": "Harvest Moon"},
    "export_waits": {},
    "export_often": {"limit": 30},
    "export_large": {},
    "gone": {},
    "cup_opponents": {"cup": "Autumn Cup", "asked": 5, "opponents": 3},
    "cup_act_size": {"least": 2, "most": 4},
    "cup_act_rounds": {"rounds": 3},
    "cup_act_first": {"first": 2, "last": 4},
    "cup_act_early": {"lords": ("Ann", "Ben"), "until": 1_800_000_000},
    "kibitz_lord": {"table": "Harvest Moon"},
    "kibitz_none": {"table": "Harvest Moon"},
    "cup_csv_bad": {"why": "twice", "line": 4, "first": 2, "value": "k0a1b2c"},
    "record_bad": {"why": "seed_mismatch", "draw": "6668"},
    "kingdom_bad": {"why": "no_castle"},
}
CUP: dict[str, object] = {
    "days": 90,
    **{"cup": "Autumn Cup", "lord": "Ann", "organisers": ("Ann", "Eve"), "role": 77},
    **{"asked": 80, "percent": 72, "rating": 1490, "limit": 200, "minutes": 10, "number": 3},
    **{
        "hours": 1440,
        "least": 4,
        "tables": 4,
        "lords": 2,
        "line": 3,
        "text": "soon",
        "value": "x",
        "count": 4,
    },
}
"""What refusals about tournaments tell of."""
OF_SQUARES = ("castle", "empty", "building", "token", "crown", "terrain", "resource")
"""What can forbid a square to a token: the codes are put together of these."""

RAISED = re.compile(r"""\b(?:Refused\(|case\.refusal\(|refusal\(\w+,)\s*["'](\w+)["']""")


def raised() -> set[str]:
    """Read every code that is raised anywhere in the services and the cogs."""
    files = [path for folder in ("services", "cogs") for path in (ROOT / folder).rglob("*.py")]
    return {code for path in files for code in RAISED.findall(path.read_text())}


CODES = sorted((raised() | set(_refusals._CODES.values()) | set(EXAMPLES)) - SILENT)


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_told(code: str) -> None:
    """A whole sentence or two, with every way on; nothing is left of the code itself."""
    offers = tuple(sorted(errors.OFFERS))[:5]
    data = EXAMPLES.get(code, CUP if code.startswith("cup_") else {})
    shown = errors.refusal(Refused(code, data, offers), EN, about=HERE)
    accept(shown)
    text = said(shown)
    assert text.endswith((".", "?", ")"))
    assert code not in text
    assert text.count(". ") <= 2


def test_however_many_there_are_some_are_named() -> None:
    """A refusal fits into a message, whatever names there are."""
    many = tuple("*_|`~<>" * 12 for _ in range(50))
    for data in ({"cup": LONG, "organisers": many}, {"cups": many}):
        code = "cup_which" if "cups" in data else "cup_not_organiser"
        shown = errors.refusal(Refused(code, data), EN, about=HERE)
        accept(shown)
        assert "…" in said(shown)


def test_every_text_is_told_by_a_code() -> None:
    """No refusal's text is left over from a code that nobody raises any more."""
    codes = {entry.key.split("-")[1] for entry in catalog("en").entries if entry.area == "errors"}
    named = {
        str(node.value).removeprefix("errors-")
        for folder in ("engine", "services", "cogs")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant)
    }
    of_a_step = {f"{step}_empty" for step in (Step.BUILD, Step.BURN)}
    of_a_square = {f"court_square_{one}" for one in OF_SQUARES}
    assert codes - named - of_a_step - of_a_square == {"button"}


@pytest.mark.parametrize("whose", ["person", "server"])
@pytest.mark.parametrize("kind", sorted(set(DEFAULTS) - {"imports"}))  # the oldest one goes
def test_each_limit_says_how_many_and_what_to_do(kind: str, whose: str) -> None:
    """With the number that the host has set."""
    refusal = Refused("too_many", {"kind": kind, "whose": whose, "limit": 321, "share": 6})
    told = bare(errors.sentence(refusal, EN))
    assert "321" in told or "6" in told
    assert len(re.findall(r"[.?](?: |$)", told)) >= 2


def test_a_domino_is_named_as_its_game_does() -> None:
    """With its letter where two boxes are mixed, by its number elsewhere; giants' always so."""
    data = {"domino": "Q17", "box": "royal_wedding", "lord": "Ann", "free": ("Q3", "Q41")}
    told = errors.sentence(Refused("domino_taken", data), EN)
    assert "**Q17**" in told
    assert "**Q3** and **Q41**" in told
    alone = errors.sentence(Refused("domino_taken", {**data, "box": "queendomino"}), EN)
    assert "**17**" in alone
    giant = errors.sentence(Refused("can_place", {"domino": "D", "count": 2}), EN)
    assert giant.startswith("**D** fits")


def test_a_refusal_at_the_court_leads_back_there() -> None:
    """What was asked for in a tab leads to that tab; few resources are counted by kinds."""
    needed = Refused("court_resources", {"needed": 4, "have": 2}, ("panel",))
    shown = errors.refusal(needed, EN, about=HERE)
    assert labels(shown) == ["Open The Court"]
    assert "One of each of the four resources is needed; you have 2 kinds." in said(shown)
    nobody = errors.sentence(Refused("send_no_crown", {"seat": 7}), EN)
    assert nobody == "That lord has no open crown left for another giant."


def test_nobody_is_told_that_nothing_was_done_where_that_is_not_known() -> None:
    """A server that was lost at the end may have done it."""
    for data, words in (
        ({"held": True, "doubtful": False}, "Nothing was done; please try again"),
        ({"held": True, "doubtful": True}, "may still be done: look again"),
    ):
        assert words in errors.sentence(Refused("busy", data), EN)


@pytest.mark.parametrize("offer", sorted(errors.OFFERS))
def test_every_way_on_leads_somewhere(offer: str) -> None:
    """Each offer is a button that somebody answers for."""
    shown = errors.refusal(Refused("busy", offers=(offer,)), EN, about=HERE)
    accept(shown)
    assert len(labels(shown)) == 1


def test_a_way_on_without_its_game_is_left_out() -> None:
    """A refusal in a table's place never leads to the game of the same number."""
    offers = ("look", "join", "games")
    assert labels(told("busy", offers)) == ["Your games"]
    of_table = errors.refusal(Refused("busy", offers=offers), EN, about=About(table=6))
    assert labels(of_table) == ["Take a seat", "Your games"]


def told(code: str, offers: tuple[str, ...] = (), /, **data: object) -> Screen:
    return errors.refusal(Refused(code, data, offers), EN)


def test_whose_turn_it_is_and_when_mine_comes() -> None:
    """Next, after somebody, or not known."""
    mine = {"lord": "Cara", "table": "Harvest Moon"}
    assert said(told("not_your_turn", **mine, next=True)).endswith("You are next.")
    assert "after **\u2068Dan\u2069**" in said(told("not_your_turn", **mine, after="Dan"))
    assert "You" not in said(told("not_your_turn", **mine, next=False))
    planned = told("not_your_turn", ("plan", "look"), **mine, next=True)
    assert said(planned).endswith("You are next. You can plan your turn now.")
    assert labels(
        errors.refusal(Refused("receive_first", {}, ("receive",)), EN, about=About(5))
    ) == ["Choose a crown"]


def test_a_late_press_is_told_by_what_is_now() -> None:
    """Somebody else is on turn, or I am again."""
    assert "is on turn now" in said(told("turn_over", lord="Cara"))
    assert "You are on turn again" in said(told("turn_over"))


def test_a_kingdom_that_grows_too_far_says_which_way() -> None:
    """Wide or high."""
    assert "6 wide; 5 is" in said(told("spot_area", width=6, height=5, limit=5))
    assert "6 high; 5 is" in said(told("spot_area", width=5, height=6, limit=5))


def test_who_may_sit_and_how_many() -> None:
    """R19 in words; a role is named without a ping."""
    shown = errors.refusal(Refused("join_role", {"role": 77}), EN)
    assert "<@&77>" in said(shown)
    assert shown.mentions == ()


WEDDING, DISCOVERY, QUEEN = (Setup(box) for box in ("royal_wedding", "discovery", "queendomino"))
PLAIN = "It goes with Kingdomino and Queendomino."
QUEST = "does not go with Age of Giants, which has it as a quest."


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(lords=5), "Kingdomino is for 2 to 4 lords, with Age of Giants for 5 too."),
        (replace(QUEEN, lords=8), "Queendomino is for 2 to 4 lords, with Age of Giants for 5 too."),
        (Setup(lords=6, giants=True), "Kingdomino with Age of Giants is for 2 to 5 lords."),
        (replace(WEDDING, lords=2), "Royal Wedding is for 3 to 8 lords."),
        (replace(DISCOVERY, lords=3), "Discovery is for 2 lords."),
        (replace(WEDDING, lords=7, teams=True), "Teams are for 6 or 8 lords."),
        (
            Setup(lords=6, teams=True),
            "Teams do not go with Kingdomino. They go with Royal Wedding.",
        ),
        (
            replace(WEDDING, giants=True),
            f"Age of Giants does not go with Royal Wedding. {PLAIN}",
        ),
        (
            replace(DISCOVERY, lords=2, court=True),
            f"The Court does not go with Discovery. {PLAIN}",
        ),
        (Setup(variants=frozenset({"mighty_duel"})), "The Mighty Duel is for 2 lords."),
        (
            replace(QUEEN, lords=2, variants=frozenset({"mighty_duel"})),
            "The Mighty Duel does not go with Queendomino. It goes with Kingdomino, for 2 lords.",
        ),
        (Setup(giants=True, variants=frozenset({"harmony"})), f"Harmony {QUEST}"),
        (Setup(giants=True, variants=frozenset({"middle_kingdom"})), f"Middle Kingdom {QUEST}"),
        (
            Setup(quests=("harmony", "lost_corner")),
            "Quests can't be chosen without Age of Giants. They go with it.",
        ),
        (
            Setup(giants=True, quests=("harmony", "harmony")),
            "Two different quests can be chosen, or none: then two are drawn.",
        ),
        (Setup("goblins"), "I don't know “goblins” as a part of a set-up."),
        (
            Setup(variants=frozenset({"**@everyone**" * 9})),
            "I don't know “\\*\\*@\u200beveryone",
        ),
    ],
)
def test_each_reason_of_r19_has_its_words(setup: Setup, why: str) -> None:
    """What does not go together, and what does: the services refuse, one place tells."""
    assert bare(said(errors.refusal(setups.refusal(setup), EN))).startswith(bare(why))
    with pytest.raises(Refused) as caught:
        setups.check(setup)
    assert bare(errors.sentence(caught.value, EN)).startswith(bare(why))


@pytest.mark.parametrize(
    ("setup", "open", "why"),
    [
        (Setup(giants=True), {"kingdomino"}, "Age of Giants can't be chosen here."),
        (Setup(court=True), {"kingdomino"}, "The Court can't be chosen here."),
        (
            replace(WEDDING, lords=6, teams=True),
            {"royal_wedding"},
            "Teams of two can't be chosen here.",
        ),
        (QUEEN, {"kingdomino"}, "Queendomino can't be chosen here."),
    ],
)
def test_what_no_table_is_opened_with_here_is_named(
    setup: Setup, open: set[str], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever R19 allows."""
    monkeypatch.setattr(setups, "PLAYABLE", frozenset(open))
    assert errors.sentence(setups.refusal(setup), EN) == why


def test_a_value_that_nothing_has_is_refused_in_words() -> None:
    """Only a client that is not ours sends one."""
    with pytest.raises(Refused) as caught:
        setups.change(Setup(), {"partners": "all"})
    assert errors.sentence(caught.value, EN) == "That can't be chosen for a table."


def test_what_broke_can_be_tried_again() -> None:
    """The press itself is offered once more, with the code that is in the log."""
    press = Ids("g", 5, 2, 44)("place", "1", "b5", "a5")
    shown = errors.refusal(Refused("internal", {"code": "7F3A"}), EN, retry=press)
    accept(shown)
    assert labels(shown) == ["Try again"]
    assert "(Code 7F3A)" in said(shown)
    chosen = errors.refusal(Refused("internal", {"code": "1"}), EN, retry=press.as_kind("s"))
    assert labels(chosen) == []


def test_names_in_refusals_are_harmless() -> None:
    """Escaped, isolated, never a mention."""
    shown = told("turn_taken_back", lord="**@everyone** <@1>")
    assert "@everyone" not in said(shown)
    assert "<@1>" not in said(shown)


@pytest.mark.parametrize(
    ("code", "typed", "meant"),
    [
        ("building_unknown", "smal tavern", "Small Tavern"),
        ("building_unknown", "smaltavern", "Small Tavern"),
        ("building_unknown", "small_tavern_for_3", "Small Tavern"),
        ("building_unknown", "bank", None),
        ("token_unknown", "merchnat", "Merchant"),
        ("token_unknown", "sawmill", None),
    ],
)
def test_what_is_written_almost_right_is_asked_for(
    code: str, typed: str, meant: str | None
) -> None:
    """Never taken for granted: it may be another one."""
    said = errors.sentence(Refused(code, {"text": typed}), EN)
    assert (f"Did you mean **{meant}**?" in said) if meant else "Did you mean" not in said
    assert f"“{typed.replace('_', ' ')}”" in said


def test_what_one_has_oneself_is_not_told_of_another_lord() -> None:
    """As a domino taken with one's other king."""
    data = {"domino": "K33", "free": ("K7",), "lord": "Ann", "box": "kingdomino"}
    for own, who in ((True, "You already have"), (False, "already has")):
        told = errors.sentence(Refused("domino_taken", {**data, "own": own}), EN)
        assert who in told
        assert ("Ann" in told) is not own


def test_no_hints_are_promised_where_others_have_the_same_draw() -> None:
    """A kingdom of the day is played alone against computer lords, too."""
    data = {"table": "2026-11-30", "sealed": True}
    assert "games alone" not in errors.sentence(Refused("hints_off", data), EN)
    assert "games alone" in errors.sentence(Refused("hints_off", {**data, "sealed": False}), EN)


def test_all_that_have_in_their_names_what_was_typed_are_asked_for() -> None:
    """As a board with two of them does not say which was meant."""
    said = errors.sentence(Refused("building_unknown", {"text": "tavern"}), EN)
    assert said.endswith("Did you mean **Small Tavern** or **Big Tavern**?")
