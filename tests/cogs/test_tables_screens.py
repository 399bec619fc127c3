"""The screens of a table before the game, each taken by Discord as it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs import view
from cogs.screen import (
    Pick,
    RoleSelect,
    Row,
    Select,
    UserSelect,
)
from cogs.tables import setup_screens, table_screens
from cogs.tables.setup_options import changes, finer_changes, is_one_quest, ruled_out_by
from cogs.tables.setup_rules import (
    BOXES,
    PRESETS,
    WORDS,
    chosen_words,
    lords_of,
    preset_changes,
)
from cogs.tables.setup_screens import Page, Start
from engine.tokens import QUESTS
from locales import bare
from sandbox.components import Type
from sandbox.rules import check_modal
from services.facts import Person
from services.facts.tables import NO_LIMIT, Invited, Setup
from services.state import setups
from tests.cogs.panels import (
    ALL,
    BIGGEST,
    EN,
    LONG,
    SETUPS,
    accept,
    button,
    called,
    invited,
    is_setup,
    labels,
    said,
    select,
    table,
)


@pytest.fixture(autouse=True)
def everything_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables may be opened with every set-up of R19."""
    monkeypatch.setattr(setups, "PLAYABLE", ALL)


def picks(page: Page) -> dict[str, Pick]:
    """The choices of the form [More options], by their keys."""
    form = setup_screens.more_form(page, EN)
    check_modal(view.modal(form).to_dict())
    return {pick.key: pick for pick in form.picks if isinstance(pick, Pick)}


# -- /game new ------------------------------------------------------------------------------------


def test_the_first_screen_offers_the_last_set_up_only_where_there_is_one() -> None:
    """[Same as last time] is absent in a new server."""
    fresh, known = setup_screens.which_box(Start(), EN), setup_screens.which_box(Start(Setup()), EN)
    accept(fresh)
    accept(known)
    assert labels(fresh) == ["Close"]
    assert labels(known) == ["Same as last time", "Close"]
    assert "Same as last time here: Kingdomino, 4 lords, 1 day a turn." in said(known)


def test_the_first_screen_offers_boxes_and_presets() -> None:
    """Only what is built is listed."""
    shown = setup_screens.which_box(Start(), EN)
    box, preset = (part for part in shown.parts if isinstance(part, Select))
    assert [option.value for option in box.options] == list(BOXES)
    assert [option.label for option in preset.options] == [
        "The Mighty Duel",
        "Dynasty",
        "Giants for five",
        "Royal Wedding teams",
        "Queendomino for two",
    ]


def test_nothing_is_offered_that_no_table_may_be_opened_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One switch: boxes, presets and variants follow what the services open."""
    monkeypatch.setattr(setups, "PLAYABLE", frozenset({"kingdomino", "discovery"}))
    box, preset = (
        part for part in setup_screens.which_box(Start(), EN).parts if isinstance(part, Select)
    )
    assert [option.value for option in box.options] == ["kingdomino", "discovery"]
    assert [option.value for option in preset.options] == ["mighty_duel", "dynasty"]
    shown = setup_screens.everything(Page(Setup()), EN)
    offered = [option.value for option in select(shown, "option", "variants").options]
    assert offered == ["middle_kingdom", "harmony", "dynasty"]
    assert "Giants" not in said(shown)


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_everything_stands_on_one_page_and_every_select_holds_its_value(setup: Setup) -> None:
    """Each set-up can be read from the page's selects."""
    shown = setup_screens.everything(Page(setup), EN)
    accept(shown)
    chosen = {o.value for o in select(shown, "option", "variants").options if o.chosen}
    assert chosen == chosen_words(setup)
    if len(lords_of(setup)) > 1:
        (lords,) = (o.value for o in select(shown, "option", "lords").options if o.chosen)
        assert lords == str(setup.lords)
    (who,) = (o.value for o in select(shown, "option", "who").options if o.chosen)
    assert who == "anyone"


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_only_what_r19_allows_is_listed(setup: Setup) -> None:
    """Whatever is chosen on the page leads to a set-up again, and what it costs is named."""
    shown = setup_screens.everything(Page(setup), EN)
    now = chosen_words(setup)
    for option in select(shown, "option", "variants").options:
        words = sorted(now ^ {option.value})
        found, _ = setups.change(setup, changes(setup, "variants", words))
        dropped = ruled_out_by(setup, "variants", words)
        assert is_setup(found)
        assert (option.value in chosen_words(found)) == (option.value not in now)
        gone = set(words) - chosen_words(found)
        assert gone == set(dropped) & set(WORDS)
        accept(setup_screens.everything(Page(found, dropped=dropped), EN))
    if len(lords_of(setup)) > 1:
        for option in select(shown, "option", "lords").options:
            found, dropped = setups.change(setup, {"lords": int(option.value)})
            assert str(found.lords) == option.value
            accept(setup_screens.everything(Page(found, dropped=dropped), EN))


def test_of_choices_made_together_those_that_do_not_go_give_way() -> None:
    """Giants and Harmony in one press: the page keeps the giants and says why."""
    gone = ruled_out_by(Setup(), "variants", ["harmony", "giants"])
    assert gone == ("harmony",)
    wanted = changes(Setup(), "variants", ["harmony", "giants"])
    assert wanted == {"giants": True}


def test_quests_are_chosen_by_two_or_drawn() -> None:
    """All 17 are offered where giants are; the page says which are played."""
    setup = Setup(giants=True, quests=("harmony", "lost_corner"))
    quests = picks(Page(setup))["quests"]
    assert [o.value for o in quests.options] == list(QUESTS)
    assert [o.value for o in quests.options if o.chosen] == ["harmony", "lost_corner"]
    assert (quests.least, quests.most) == (0, 2)
    told = said(setup_screens.everything(Page(setup), EN))
    assert "Quests for all: Harmony and Lost Corner." in told
    drawn = said(setup_screens.everything(Page(Setup(giants=True)), EN))
    assert "Two quests for all are drawn at the start." in drawn
    assert is_one_quest("quests", ["harmony"])
    assert finer_changes(setup, {"quests": ["harmony"], "missed": ["4"]}) == {"missed": 4}


def test_partners_are_chosen_or_drawn() -> None:
    """Where there are teams, and nowhere else."""
    setup = Setup("royal_wedding", 8, teams=True, partners="drawn")
    (now,) = (o.value for o in picks(Page(setup))["partners"].options if o.chosen)
    assert now == "drawn"
    assert "partners" not in picks(Page(Setup("royal_wedding", 8)))
    assert "Partners are drawn at the start." in said(setup_screens.everything(Page(setup), EN))


def test_a_role_is_asked_for_before_the_table_can_open() -> None:
    """[Open the table] waits, greyed in its place, until the role is chosen."""
    asking = setup_screens.everything(Page(Setup(who="role")), EN)
    accept(asking)
    assert button(asking, "Open the table").off
    chosen = setup_screens.everything(Page(Setup(who="role", role=BIGGEST)), EN)
    accept(chosen)
    assert not button(chosen, "Open the table").off
    assert any(isinstance(part, RoleSelect) and part.chosen for part in chosen.parts)
    assert f"only <@&{BIGGEST}> may join" in said(chosen)


@pytest.mark.parametrize("named", [None, "Harvest Moon", LONG])
def test_the_finer_options_hold_their_values(named: str | None) -> None:
    """One form has the name, the missed turns and a check box for each of the six others."""
    setup = Setup(
        starts="host",
        takeback=False,
        numbers=False,
        watching="table",
        name=named,
        missed=4,
        vacation=False,
    )
    form = setup_screens.more_form(Page(setup), EN)
    assert [(field.value, field.required) for field in form.fields] == [(named or "", False)]
    shown = picks(Page(setup)).items()
    chosen = {key: [o.value for o in one.options if o.chosen] for key, one in shown}
    assert chosen == {"missed": ["4"], "switches": ["starts", "watching"]}
    assert [part["component"]["type"] for part in view.modal(form).to_dict()["components"]] == [
        *(Type.TEXT_INPUT, Type.RADIO_GROUP, Type.CHECKBOX_GROUP)
    ]
    assert setups.change(Setup(name=named), finer_changes(Setup(), chosen))[0] == setup


def test_the_form_of_a_table_of_giants_and_teams_has_room() -> None:
    """Five inputs are all that a form holds; without a clock there is less to choose."""
    for setup in (Setup(giants=True, lords=5), Setup("royal_wedding", 8, teams=True)):
        assert len(picks(Page(setup))) == 3
    untimed = picks(Page(Setup(pace=NO_LIMIT)))
    assert list(untimed) == ["switches"]
    assert "vacation" not in [option.value for option in untimed["switches"].options]


def test_the_page_of_an_open_table_offers_no_fewer_seats_than_lords_sit_there() -> None:
    """With three lords seated, two seats can't be chosen, and the reason stands there."""
    fact = table(Setup(), seated=3)
    shown = setup_screens.everything(Page(fact.setup, fact), EN)
    accept(shown)
    assert [o.value for o in select(shown, "option", "lords").options] == ["3", "4"]
    assert "3 lords sit here" in said(shown)
    assert labels(shown) == ["More options", "Back"]
    assert not setup_screens.more_form(Page(fact.setup, fact), EN).fields
    assert list(picks(Page(fact.setup, fact))) == ["missed", "switches"]


# -- the open table -------------------------------------------------------------------------------


@pytest.mark.parametrize("starts", ["full", "host"])
@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_an_open_table_shows_its_set_up_its_seats_and_its_buttons(
    setup: Setup, starts: str
) -> None:
    """Every set-up, from one seat taken to all."""
    setup = replace(setup, starts=starts)  # type: ignore[arg-type]
    for seated in range(1, setup.lords + 1):
        shown = table_screens.table(table(setup, seated), EN)
        accept(shown)
        assert said(shown).count("*free*") == setup.lords - seated
        if setup.teams:
            assert f"1 + {1 + setup.lords // 2} · " in said(shown)
        wanted = ["Take a seat", "Leave", "Invite…", "Host…", "Start"]
        assert labels(shown) == (wanted if starts == "host" else wanted[:4])
        if starts == "host":
            assert button(shown, "Start").off == (seated < setup.lords)


def test_names_can_neither_format_nor_mention() -> None:
    """A name full of markdown is shown as it is written."""
    shown = said(table_screens.table(table(Setup()), EN))
    assert "\\*\\_Maximilian\\~von\\|der\\<Burg\\>" in shown
    assert "@here" not in shown


def test_those_invited_are_named_until_they_answer() -> None:
    """Only invitations that wait are told in public; who declined is told to the host alone."""
    both = (invited(1), invited(2, "declined"))
    fact = table(Setup(), invited=both)
    accept(table_screens.table(fact, EN))
    told = said(table_screens.table(fact, EN))
    assert "1\u2069" in told
    assert "2\u2069" not in told
    panel = said(table_screens.host_panel(fact, EN))
    assert "can't come this time" in panel
    assert "2\u2069" in panel


def test_a_seat_kept_for_somebody_is_not_called_free() -> None:
    """A rematch keeps the seats of its lords until they answer."""
    kept = replace(invited(1), name="Ben", seat=2)
    told = bare(said(table_screens.table(table(Setup(), invited=(kept,)), EN)))
    assert "2 · *kept for* **Ben**" in told
    assert told.count("*free*") == 2
    late = replace(kept, state="expired")
    assert said(table_screens.table(table(Setup(), invited=(late,)), EN)).count("*free*") == 3


@pytest.mark.parametrize(
    ("setup", "said_there"),
    [
        (Setup(), "or earlier, if the host and all who sit here want it."),
        (Setup(lords=2), "Starts by itself when the last seat is taken."),
        (Setup(lords=2, starts="host"), "once every seat is taken."),
        (
            Setup(lords=3, starts="host"),
            "with all seats taken, or earlier, if all who sit here want it.",
        ),
    ],
)
def test_how_the_table_starts_is_said(setup: Setup, said_there: str) -> None:
    """An earlier start is promised only where R19 allows fewer lords."""
    told = said(table_screens.table(table(setup), EN))
    assert said_there in told
    assert ("earlier" in told) == (setup.lords > 2)


@pytest.mark.parametrize(
    ("setup", "told"),
    [
        (Setup(takeback=False), "Turns can't be taken back."),
        (Setup(numbers=False), "No letters on spots."),
        (Setup(watching="table"), "Only the table may watch."),
        (Setup(takeback=False, numbers=False), "Turns can't be taken back · No letters on spots."),
    ],
)
def test_what_is_unusual_of_a_table_is_said_before_a_seat_is_taken(setup: Setup, told: str) -> None:
    """To whoever opens it, and to whoever sees its message."""
    assert told in said(table_screens.table(table(setup), EN))
    assert told not in said(table_screens.table(table(Setup()), EN))
    assert told in said(setup_screens.everything(Page(setup), EN))


@pytest.mark.parametrize(
    ("changes", "words", "buttons"),
    [
        ({"state": "playing", "thread": 77}, "<#77>", ["Look"]),
        ({"state": "playing", "place": "channel"}, "here in the channel", ["Look"]),
        ({"state": "playing"}, "play.", ["Look"]),
        ({"state": "over", "thread": 77}, "<#77>", ["Look"]),
        ({"state": "over"}, "The game is over.", ["Look"]),
        ({"state": "abandoned", "thread": 77}, "<#77>", ["Look"]),
        ({"state": "expired"}, "within 7 days, so this table is closed", ["Open it again"]),
        ({"state": "closed"}, "closed", ["Open it again"]),
    ],
)
def test_a_table_tells_its_state(
    changes: dict[str, object], words: str, buttons: list[str]
) -> None:
    """Begun, expired and closed tables say so and keep one way on."""
    game = 5 if buttons == ["Look"] else None
    shown = table_screens.table(table(Setup(), 4, game=game, **changes), EN)
    accept(shown)
    if game:
        assert button(shown, "Look").id.id == game
    assert words in said(shown)
    assert labels(shown) == buttons
    if game:
        assert "Kingdomino · 4 lords" in said(shown)
        assert ("Cara" in said(shown)) == (changes["state"] == "playing")


def test_partners_are_named_together() -> None:
    """Those who share a kingdom stand side by side."""
    setup = Setup(box="royal_wedding", lords=6, teams=True)
    told = said(table_screens.table(table(setup, 6, game=5, state="playing"), EN))
    assert "**Ben** and **Eve**" in bare(told)


def test_a_seat_is_confirmed_with_what_is_played_by_whom_and_where() -> None:
    """And how many seats are free still."""
    told = said(table_screens.seated(table(Setup(), 2, message=78), 2, EN))
    assert "Kingdomino, 4 lords, 1 day a turn" in told
    assert "With you: " in told
    assert "2 more seats are free." in told
    assert "/78" in told


def test_an_empty_table_says_that_everybody_left() -> None:
    """The last one out closes it."""
    told = said(table_screens.table(table(Setup(), 0, state="closed"), EN))
    assert "Everybody left" in told


def test_an_invitation_calls_exactly_the_one_who_is_meant() -> None:
    """A classic message: its first line is what a lock screen shows."""
    shown = table_screens.invitation(table(Setup()), [invited(1)], EN)
    accept(shown)
    assert shown.mentions == (BIGGEST,)
    assert shown.content.startswith(f"<@{BIGGEST}>, ")
    assert "(Kingdomino, 4 lords, 1 day a turn)" in shown.content
    (row,) = shown.rows
    assert [one.label for one in row.buttons] == ["Accept", "Decline"]


@pytest.mark.parametrize("mention", [True, False])
def test_the_host_hears_that_nobody_filled_the_table(mention: bool) -> None:
    """By mention or in a direct message, with [Open it again]."""
    shown = table_screens.expired(table(Setup(), state="expired"), EN, mention=mention)
    accept(shown)
    assert shown.mentions == ((101,) if mention else ())
    assert ("<@101>" in shown.content) == mention


# -- the host's panel -----------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_the_host_can_start_with_fewer_lords_only_where_r19_allows_it(setup: Setup) -> None:
    """[Start with 3 lords] is there exactly if that is a set-up."""
    for seated in range(1, setup.lords + 1):
        shown = table_screens.host_panel(table(setup, seated), EN)
        accept(shown)
        starts = [label for label in labels(shown) if label.startswith("Start")]
        if seated == setup.lords:
            assert starts == ["Start"]
        elif is_setup(replace(setup, lords=seated)):
            assert starts == [f"Start with {seated} lords"]
        else:
            assert starts == []
            assert "needed" in said(shown)


def test_the_host_frees_the_seats_of_others_only() -> None:
    """The option names the seat and holds who sits there; without others there is no select."""
    assert not any(
        isinstance(part, Select) for part in table_screens.host_panel(table(Setup()), EN).parts
    )
    shown = table_screens.host_panel(table(Setup(), 3), EN)
    (free,) = (part for part in shown.parts if isinstance(part, Select))
    assert [(o.label, o.value) for o in free.options] == [
        ("Seat 2 · Ben", "2.102"),
        ("Seat 3 · Cara", "3.103"),
    ]


def test_who_was_invited_and_who_was_not_is_said_with_the_reason() -> None:
    """Each reason is one line."""
    fact = table(Setup(), 2)
    people = [Person(102, "Ben"), Person(103, "Cara"), Person(104, "Dan")]
    done = Invited(fact, (invited(1),), ((102, "seated"), (103, "no_seat"), (104, "no_seat")))
    lines = [bare(line) for line in table_screens.invited_lines(done, people, EN)]
    assert lines[0].startswith("You invited ")
    assert lines[1:] == ["Already seated: **Ben**.", "No seat is free for **Cara** and **Dan**."]
    assert table_screens.invited_lines(Invited(fact, (), ((9, "bot"),)), [], EN)
    assert table_screens.invited_lines(Invited(fact, (), ()), [], EN)


def test_closing_asks_once() -> None:
    """[Close the table] leads to a question."""
    shown = table_screens.close_sure(table(Setup()), EN)
    accept(shown)
    assert labels(shown) == ["Close the table", "Keep it open"]


def test_a_full_table_invites_nobody() -> None:
    """Without a free seat there is no select of people."""
    full = table_screens.host_panel(table(Setup(), 4), EN)
    assert not any(isinstance(part, UserSelect) for part in full.parts)


def test_the_small_answers_keep_the_limits() -> None:
    """Every other private answer."""
    fact = table(Setup(), 2)
    for shown in (
        setup_screens.opened(fact, EN),
        table_screens.seated(fact, 2, EN),
        table_screens.invite(fact, EN),
        table_screens.invited(fact, ["Cara", LONG], EN),
        table_screens.close_sure(fact, EN),
        table_screens.has_begun(replace(fact, state="playing", thread=7, game=5), EN),
    ):
        accept(shown)
    for shown in (
        setup_screens.closed(EN),
        table_screens.left(fact, EN, was_host=True),
        table_screens.left(fact, EN, was_host=False),
        table_screens.left(replace(fact, state="closed"), EN, was_host=True),
        table_screens.declined(fact, EN),
        table_screens.closed_by_host(fact, EN),
    ):
        assert said(shown)
        assert not any(isinstance(part, Row) and not part.buttons for part in shown.parts)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_presets_are_set_ups(preset: str) -> None:
    """Every preset of the house passes R19, whatever was chosen before."""
    for before in SETUPS:
        found, _ = setups.change(before, preset_changes(preset))
        assert is_setup(found)
        assert chosen_words(found) == set(PRESETS[preset][2])


# -- teams ----------------------------------------------------------------------------------------


def test_partners_stand_side_by_side_and_a_seat_is_asked_for() -> None:
    """1 + 4, 2 + 5, 3 + 6; each free seat says with whom one would play."""
    fact = table(Setup("royal_wedding", 6, teams=True), 2)
    told = bare(said(table_screens.table(fact, EN)))
    assert "2 + 5 · **Ben** and *free*" in told
    assert "3 + 6 · *free* and *free*" in told
    assert table_screens.asks_seat(fact, 999)
    assert not table_screens.asks_seat(fact, 101)
    asked = table_screens.which_seat(fact, 999, EN)
    accept(asked)
    (seats,) = (part for part in asked.parts if isinstance(part, Select))
    assert [o.value for o in seats.options] == ["3", "4", "5", "6"]
    assert bare(seats.options[2].description) == "With Ben on seat 2"
    assert seats.options[3].description == "Seat 3 beside it is free"


def test_a_seat_is_asked_for_only_where_there_is_a_choice() -> None:
    """Not without teams, not where partners are drawn, not for the last seat, not for kept ones."""
    teams = Setup("royal_wedding", 6, teams=True)
    assert not table_screens.asks_seat(table(Setup("royal_wedding", 6), 2), 999)
    drawn = table(replace(teams, partners="drawn"), 2)
    assert not table_screens.asks_seat(drawn, 999)
    assert "1 · " in said(table_screens.table(drawn, EN))
    assert not table_screens.asks_seat(table(teams, 5), 999)
    kept = tuple(replace(invited(n), user=n, seat=n) for n in (5, 6))
    fact = table(teams, 3, invited=kept)
    assert not table_screens.asks_seat(fact, 999)
    assert table_screens.asks_seat(fact, 5)


def test_who_sits_at_a_game_that_begins_can_play_at_once() -> None:
    """And whoever only looks on, or a message for all, is offered a look."""
    begun = replace(table(Setup()), state="playing", game=7)
    assert labels(table_screens.has_begun(begun, EN, person=101)) == ["Play", "Look"]
    assert labels(table_screens.has_begun(begun, EN, person=999)) == ["Look"]
    assert labels(table_screens.has_begun(begun, EN)) == ["Look"]
