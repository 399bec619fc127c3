"""The screens of a replay: every set-up, every step, everything that can be shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cogs.client
from cogs import view
from cogs.play import words
from cogs.replay import screens
from cogs.replay.screens import Shown, choice_label, requests_of, source_of, which
from cogs.screen import Screen, Text, pictures
from engine import Game
from engine.stepping import growth
from render.requests import (
    AnimationPicture,
    EndPicture,
    KingdomPicture,
    LinePicture,
    TablePicture,
    TurnPicture,
)
from services.facts import Refused
from services.facts.replay import GrowthFact, ReplayChoice, ReplayFact, Source
from services.facts.tables import Setup
from services.records.replay import _fact, _LoadedGame
from tests.cogs.scenes import (
    ALL_OF_IT,
    BIGGEST,
    EN,
    FULLEST,
    GIANTS,
    LONG,
    SETUPS,
    TEAMS,
    accept,
    button,
    called,
    labels,
    quickly,
    said,
    select,
)

cogs.client.load()

GAMES: dict[Setup, Game] = {}


def whole(setup: Setup) -> Game:
    """A game at its end, played once for all tests."""
    if setup not in GAMES:
        *_, GAMES[setup] = quickly(setup, every=1000)
    return GAMES[setup]


def fact(game: Game, step: int, **changes: object) -> ReplayFact:
    lines = game.record_turns
    course = _LoadedGame(
        source=Source("game", BIGGEST),
        game=game,
        key="game",
        name=LONG,
        number=0,
        ending="played" if game.over else None,
        mine=2,
        sharing=True,
        made={},
    )
    made = _fact(course, lines, min(step, len(lines)))
    return replace(made, **changes)  # type: ignore[arg-type]


def grown(game: Game) -> GrowthFact:
    return GrowthFact(fact(game, 10**6), "game", tuple(growth(game)))


def shows(found: ReplayFact, what: str, **more: object) -> Screen:
    return screens.replay(found, Shown.read(what), EN, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", [SETUPS[3], TEAMS, GIANTS, FULLEST], ids=called)
def test_some_set_ups_fit(setup: Setup) -> None:
    """The plainest and the fullest; the others are only played at full size."""
    fits(setup)


@pytest.mark.full
@pytest.mark.parametrize("setup", [*SETUPS, *ALL_OF_IT], ids=called)
def test_every_set_up_fits(setup: Setup) -> None:
    """Whatever box and addition."""
    fits(setup)


def fits(setup: Setup) -> None:
    """At the start, in the middle, at the end: every way to show a step, private and public."""
    game = whole(setup)
    steps = len(game.record_turns)
    for step in (0, steps // 2, steps):
        found = fact(game, step)
        options = [option.value for option in select(shows(found, "m"), "show").options]
        assert options[:2] == ["m", "t"]
        assert len(options) == 4 + len(found.view.kingdoms)
        for what in options:
            if what != "e" or step == steps:
                accept(shows(found, what))
                accept(screens.public(found, Shown(what), EN))
        rounds = select(shows(found, "m"), "round").options
        assert len(rounds) == game.options.rounds + 1
        assert sum(option.chosen for option in rounds) == (step > 0)
    growing = grown(game)
    for what in ("v0", f"v{game.options.players}"):
        accept(shows(growing.replay, what, growth=growing))
        accept(screens.public(growing.replay, Shown(what), EN, growth=growing))


def test_a_step_says_what_it_did() -> None:
    """Where it is, the line of the record, the same in words."""
    game = whole(SETUPS[3])
    found = fact(game, 22)
    line = game.record_turns[21]
    text = said(shows(found, "m"))
    assert f"· round {line.round}, turn {line.number} · step 22 of 52" in text
    assert f"`{line.text()}`" in text
    assert " placed **" in text
    assert "step 0 of 52" in said(shows(fact(game, 0), "m"))
    assert "Kings were drawn. Order: " in said(shows(fact(game, 0), "m"))
    assert "the first choice · step 4 of 52" in said(shows(fact(game, 4), "m"))
    assert "Round 0" not in said(shows(fact(game, 4), "m"))
    last = said(shows(fact(game, 52), "e"))
    assert "how it ended" in last
    assert "won with" in last


def test_the_last_step_says_who_won() -> None:
    """Not that another round begins; the step before the last round says that."""
    game = whole(SETUPS[0])
    last = fact(game, 10_000)
    told = said(screens.replay(last, Shown(), EN))
    assert last.is_last
    assert words.result(last.view, EN) in told
    assert "begins" not in told
    steps = [said(screens.replay(fact(game, step), Shown(), EN)) for step in range(last.steps)]
    assert sum("The last round begins" in one for one in steps) == 1
    stopped = replace(fact(game, last.steps - 1), steps=last.steps - 1, ending="agreed")
    assert "It ended without a result." in said(screens.replay(stopped, Shown(), EN))


def test_buttons_say_the_step_they_lead_to() -> None:
    """Where there is none they are greyed, since their place must not move."""
    game = whole(SETUPS[3])
    steps = len(game.record_turns)
    middle = shows(fact(game, 22), "t")
    targets = [button(middle, one).id.args[:2] for one in ("⏮ Start", "◀ Back", "Next ▶", "End ⏭")]
    assert targets == [("0", "t"), ("21", "t"), ("23", "t"), (str(steps), "t")]
    first, last = shows(fact(game, 0), "m"), shows(fact(game, steps), "m")
    assert [button(first, one).off for one in ("⏮ Start", "◀ Back", "Next ▶", "End ⏭")] == [
        *(True, True, False, False)
    ]
    assert [button(last, one).off for one in ("⏮ Start", "◀ Back", "Next ▶", "End ⏭")] == [
        *(False, False, True, True)
    ]
    assert button(shows(fact(game, steps), "e"), "◀ Back").id.args[:2] == (str(steps), "m")


def test_a_kingdom_grows_by_its_own_steps() -> None:
    """Those of the others are jumped over; of a kingdom of two lords both count."""
    setup = TEAMS
    game = whole(setup)
    found = fact(game, len(game.record_turns) // 2)
    seats = found.view.kingdom_of(2).seats
    shown = shows(found, "k2")
    for way in ("◀ Back", "Next ▶"):
        step, what, *_ = button(shown, way).id.args
        assert found.seats[int(step) - 1] in seats
        assert what == "k2"
    assert len(seats) == 2


def test_what_moves_is_offered_and_leads_back() -> None:
    """Of the kingdom that is looked at, else of the table; not to whoever wants none."""
    game = whole(SETUPS[0])
    found = fact(game, 9)
    assert button(shows(found, "m"), "Animation").id.args[:2] == ("9", "v0")
    assert button(shows(found, "k2"), "Animation").id.args[:2] == ("9", "v2")
    assert "Animation" not in labels(shows(found, "m", animated=False))
    growing = grown(game)
    moving = shows(growing.replay, "v2", growth=growing)
    assert button(moving, "◀ Back").id.args[1] == "k2"
    assert "how the kingdom of" in said(moving)
    assert button(shows(growing.replay, "v0", growth=growing), "◀ Back").id.args[1] == "m"


def test_what_moves_is_sent_as_a_gif() -> None:
    """Discord goes by the name of a file."""
    growing = grown(whole(SETUPS[0]))
    shown = shows(growing.replay, "v0", growth=growing)
    sent = view.build(shown, [view.Drawn(b"GIF89a", "alt")])
    assert [file.filename for file in sent.files] == ["board0.gif"]
    for file in sent.files:
        file.close()


def test_pictures_are_of_what_is_shown() -> None:
    """The line at the start, the turn, the table with what the step laid, …"""
    game = whole(SETUPS[3])
    found, steps = fact(game, 22), len(game.record_turns)
    assert found.report is not None
    assert [type(one) for one in requests_of(fact(game, 0), Shown("m"), None)] == [LinePicture]
    (turn,) = requests_of(found, Shown("m"), None)
    assert isinstance(turn, TurnPicture)
    assert (turn.seat, turn.gain, turn.played) == (
        found.report.seat,
        found.report.gain,
        found.report.domino,
    )
    (table,) = requests_of(found, Shown("t"), None)
    assert isinstance(table, TablePicture)
    assert table.framed == ((found.report.seat, *(found.report.spot or ())),)
    assert isinstance(requests_of(found, Shown("k1"), None)[0], KingdomPicture)
    assert isinstance(requests_of(fact(game, steps), Shown("e"), None)[0], EndPicture)
    growing = grown(game)
    (moving,) = requests_of(growing.replay, Shown("v0"), growing)
    assert isinstance(moving, AnimationPicture)
    assert moving.steps == 48
    text = shows(found, "x")
    assert not pictures(text)
    assert sum("```" in part.text for part in text.parts if isinstance(part, Text)) == 1


@pytest.mark.parametrize("word", ["", "q", "k", "k0", "kk", "v", "m1", "k-1", "v²"])
def test_what_is_no_way_to_show_is_refused(word: str) -> None:
    """Ids come from the client."""
    with pytest.raises(Refused, match="button_unknown"):
        Shown.read(word)


def test_a_word_is_read_in_its_shortest_form() -> None:
    """It is written into ids again, which have no room for noughts."""
    assert Shown.read("k" + "0" * 50 + "2") == Shown("k2")
    assert [Shown.read(word).what for word in ("v0", "m")] == ["v0", "m"]


def test_what_there_is_not_is_refused() -> None:
    """A ninth kingdom, an end card before the end, something that moves without its frames."""
    found = fact(whole(SETUPS[0]), 5)
    for what in ("k9", "e", "v0"):
        with pytest.raises(Refused, match="button_unknown"):
            requests_of(found, Shown(what), None)
        with pytest.raises(Refused, match="button_unknown"):
            shows(found, what)
    with pytest.raises(Refused, match="button_unknown"):
        source_of(1, ("0", "m", "z"), 2)


def test_a_record_that_was_brought_along_is_no_game() -> None:
    """No look at a game, nobody else is led to it; its ids say what it is."""
    source = Source("import", 7)
    found = fact(whole(SETUPS[0]), 5, source=source, mine=None, name="@everyone **x**")
    shown = shows(found, "m")
    accept(shown)
    assert "Look" not in labels(shown)
    assert button(shown, "Next ▶").id.args[2] == "i"
    assert source_of(7, button(shown, "Next ▶").id.args, 2) == source
    assert labels(screens.public(found, Shown("m"), EN)) == []
    assert "@everyone" not in said(shown)
    hidden = replace(found, sharing=False)
    assert "Show in the channel" not in labels(shows(hidden, "m"))


def test_a_game_of_a_dynasty_has_its_number() -> None:
    """There are three of one table."""
    found = fact(whole(SETUPS[0]), 5, number=2)
    assert "· game 2 · round" in said(shows(found, "m"))


def choice(**changes: object) -> ReplayChoice:
    one = ReplayChoice(5, "Harvest Moon", 0, 5, 12, "played", ((("Ann",), 43), (("Ben",), 46)))
    return replace(one, **changes)  # type: ignore[arg-type]


def test_games_are_told_apart_in_a_list() -> None:
    """By how they stand, or ended: the best first, both lords of a team."""
    assert choice_label(choice(), EN) == "Harvest Moon · Ben 46 · Ann 43"
    running = choice(ending=None, points=())
    assert choice_label(running, EN) == "Harvest Moon · round 5 of 12"
    ended = choice_label(choice(ending="agreed", points=(), number=2), EN)
    assert ended == "Harvest Moon · game 2 · ended without a result"
    team = choice(points=((("Ann", "Dan"), 88),))
    assert choice_label(team, EN) == "Harvest Moon · Ann & Dan 88"


def test_which_game_is_asked() -> None:
    """At most 25; where there is none it is said."""
    many = [choice(game=n, name=f"{LONG}{n}") for n in range(30)]
    asked = which(many, EN)
    accept(asked)
    assert len(select(asked, "which").options) == 25
    assert "There is no game here" in said(which((), EN))
