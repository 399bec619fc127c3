"""The private screens of a game at many positions of every set-up, each taken by Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import pytest

import cogs.client
from cogs import errors
from cogs.play import (
    game_menu,
    game_views,
    score_words,
    spot_controls,
    town_tab,
    turn_actions,
    turn_done,
    turn_panel,
    votes,
    why_nowhere,
    words,
)
from cogs.play.game_views import Sight, first_sight
from cogs.screen import Picture, Select, Style, Text, discord_url, pictures
from engine import Game, Kind, Move, Refusal, Step
from render.requests import BuildersPicture, PanelPicture
from render.words import effects
from services.facts import Person, Refused
from services.facts.games import ClockFact, VoteFact
from services.facts.lists import RecordFact, ScoreLine, ScorePiece, ScoreSheet
from services.facts.panels import NearTry, PanelFact, TurnEnded
from services.facts.tables import Setup
from services.offers.score_sheets import score_sheets
from services.play.seat_access import refuse_over
from tests.cogs.scenes import (
    BIGGEST,
    EN,
    GIANT_TOWN,
    GIANTS,
    LONG,
    SETUPS,
    TOWNS,
    accept,
    button,
    called,
    drafts,
    game_fact,
    labels,
    menu_fact,
    new_game,
    panel_fact,
    report,
    said,
    select,
    table,
    through,
)

cogs.client.load()

FOUR = SETUPS[3]


def at_turn(setup: Setup, wanted: int) -> Game:
    """Return a game before its turn of this number, the choices of the start included."""
    return next(game for n, game in enumerate(through(setup)) if n == wanted)


def ready(fact: PanelFact) -> tuple[Move, ...]:
    return tuple(moves[0] for moves in fact.composition.options.values() if moves)


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_panel_of_a_game_is_taken_by_discord(setup: Setup) -> None:
    """At every turn, with nothing, one step and all steps chosen: limits, ids, budgets."""
    for game in through(setup):
        if game.over:
            break
        for draft in drafts(game):
            fact = panel_fact(game, setup, draft)
            accept(turn_panel.panel(fact, EN))
            if fact.town is not None:
                accept(town_tab.town(fact, EN))


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_look_of_a_game_is_taken_by_discord(setup: Setup) -> None:
    """Every third turn and the end: every kingdom, the table, the lines, the score, as text too."""
    for number, game in enumerate(through(setup)):
        if number % 3 and not game.over:
            continue
        fact = game_fact(game, setup)
        seen = [
            "table",
            "line",
            "score",
            *(["board"] if fact.view.board else []),
            *(f"k{n + 1}" for n in range(setup.lords)),
        ]
        for what in seen:
            for reader in (101, 999):
                sight = Sight(what, origin="p" if reader == 101 else "o")
                accept(game_views.look(fact, sight, reader, EN, sheets=score_sheets(fact.view)))
        accept(game_views.look(fact, Sight("k1", as_text=True), 101, EN))
        accept(score_words.explained(fact, score_sheets(fact.view), EN))
        accept(game_menu.menu(menu_fact(fact), EN))


def test_the_panel_goes_from_top_to_bottom_as_it_is_read() -> None:
    """Title, picture, result, spots, dominoes, what is left, [End turn] and the tools."""
    shown = turn_panel.panel(panel_fact(at_turn(FOUR, 12), FOUR), EN)
    kinds = [type(part).__name__ for part in shown.parts]
    assert kinds == [
        "Text",
        "Picture",
        "Text",
        "Row",
        "Row",
        "Text",
        "Row",
    ]
    assert labels(shown)[-3:] == ["End turn", "Undo", "Look"]
    assert isinstance(pictures(shown)[0].request, PanelPicture)


def test_no_two_buttons_of_a_panel_begin_alike() -> None:
    """Spots have letters, dominoes numbers; a domino that is called by a letter says so."""
    for setup in (*SETUPS, GIANTS, GIANT_TOWN):
        for game in through(setup):
            if game.turn is None or game.over:
                continue
            shown = turn_panel.panel(panel_fact(game, setup), EN)
            begins = [label.split(" (")[0].split(" · ")[0] for label in labels(shown)]
            assert len(set(begins)) == len(begins), begins


def test_a_lord_with_two_kings_reads_the_other_domino() -> None:
    """The one in hand first, then the one placed later in this round."""
    setup = SETUPS[0]
    told = []
    for game in through(setup):
        fact = panel_fact(game, setup) if game.turn and not game.over else None
        if fact is not None and fact.domino is not None:
            own = [one for one in game.view().order if one.seat == fact.seat.seat and not one.done]
            others = [one.domino for one in own if one.domino != fact.domino]
            text = said(turn_panel.panel(fact, EN))
            assert all(f"**{str(one)[1:]}**" in text.split("Later")[-1] for one in others)
            assert ("Later this round: " in text) is bool(others)
            told += others
    assert told


def test_an_open_panel_says_what_is_still_to_do() -> None:
    """Nothing chosen: [End turn] is greyed and one line says what is missing."""
    shown = turn_panel.panel(panel_fact(at_turn(FOUR, 12), FOUR), EN)
    assert "Still to do: place the domino and take a domino of the next line." in said(shown)
    assert button(shown, "End turn").off
    assert button(shown, "Undo").off


def test_a_chosen_spot_is_shown_by_button_result_and_list() -> None:
    """The chosen number is primary, the result line names the spot, the list holds it."""
    game = at_turn(FOUR, 12)
    empty = panel_fact(game, FOUR)
    assert empty.spots is not None
    first = empty.spots.numbered[0]
    move = Move(Kind.PLACE, empty.domino or "", first.squares)
    shown = turn_panel.panel(panel_fact(game, FOUR, [move]), EN)
    number = (
        f"A · {first.left}–{first.right} ({'+' if first.delta >= 0 else '−'}{abs(first.delta)})"
    )
    assert button(shown, number).style is Style.MAIN
    assert f"At **{first.left}–{first.right}**" in said(shown)
    every = turn_panel.panel(panel_fact(game, FOUR, [move]), EN, everywhere=True)
    chosen = [option.value for option in select(every, "spot").options if option.chosen]
    assert chosen == [f"{first.left}.{first.right}"]
    assert not button(shown, "Undo").off
    assert button(shown, "Undo").id.args == ("1",)


def test_a_ready_panel_can_be_ended() -> None:
    """Everything chosen: the way out is open and carries the draft's revision."""
    fact = panel_fact(at_turn(FOUR, 12), FOUR)
    shown = turn_panel.panel(panel_fact(at_turn(FOUR, 12), FOUR, ready(fact)), EN)
    assert not button(shown, "End turn").off
    assert button(shown, "End turn").id.args == ("7",)
    assert "Ready. Nobody sees any of this until you end your turn." in said(shown)


def test_a_turn_that_draws_says_so_before() -> None:
    """Ending it lays a line out, so it can't be taken back."""
    fact = panel_fact(at_turn(FOUR, 12), FOUR)
    fact = panel_fact(at_turn(FOUR, 12), FOUR, ready(fact), closes_line=True)
    assert "Ending your turn draws the next line" in said(turn_panel.panel(fact, EN))


def test_the_last_turn_of_a_game_says_so_before() -> None:
    """It publishes the seed, so it can't be taken back; there is no line to take from."""
    game = [game.copy() for game in through(FOUR)][-2]
    fact = panel_fact(game, FOUR)
    shown = turn_panel.panel(panel_fact(game, FOUR, ready(fact)), EN)
    assert "Ending your turn ends the game" in said(shown)
    assert not [one for one in labels(shown) if one.isdigit()]


def test_a_taken_domino_keeps_its_place_with_its_lord() -> None:
    """It is greyed and named; the line does not move under the thumb."""
    game = next(
        game
        for game in through(FOUR)
        if game.turn and game.turn.round == 2 and game.turn.number == 3
    )
    fact = panel_fact(game, FOUR)
    shown = turn_panel.panel(fact, EN)
    taken = [slot for slot in fact.game.view.next_line if slot.seat is not None]
    assert len(taken) == 2
    for slot in taken:
        name = words.short_name(fact.game.view.name(slot.seat or 0))
        assert button(shown, f"{slot.domino[1:]} · {name}").off


def test_a_table_without_numbers_keeps_arrows_and_list() -> None:
    """Row 4 is left out, and the picture has no candidates."""
    fact = panel_fact(at_turn(FOUR, 12), FOUR)
    plain = replace(FOUR, numbers=False)
    shown = turn_panel.panel(replace(fact, game=replace(fact.game, table=table(plain))), EN)
    accept(shown)
    assert not [one for one in labels(shown) if one.startswith("A · ")]
    assert "Rotate" in labels(shown)
    request = pictures(shown)[0].request
    assert isinstance(request, PanelPicture)
    assert request.candidates == ()
    assert "Move it, or choose a spot in the list." in said(shown)


def test_more_spots_than_a_list_holds_are_paged() -> None:
    """24 a page; the last option leads on, and from the last page to the first."""
    setup = SETUPS[1]
    game = max(
        (game.copy() for game in through(setup) if game.turn and game.turn.step is Step.PLACE),
        key=lambda game: len(game.legal_moves()),
    )
    fact = panel_fact(game, setup)
    assert fact.spots is not None
    assert len(fact.spots.ranked) > 25
    pages = -(-len(fact.spots.ranked) // spot_controls.PAGE)
    seen = []
    for page in range(pages):
        shown = turn_panel.panel(fact, EN, page=page, everywhere=True)
        accept(shown)
        *spots, last = select(shown, "spot").options
        assert last.value == f"page.{(page + 1) % pages}"
        seen += [option.value for option in spots]
    assert len(set(seen)) == len(seen) == len(fact.spots.ranked)


def test_the_list_opens_at_the_page_of_the_chosen_spot() -> None:
    """Whoever chose a late spot sees it chosen."""
    setup = SETUPS[1]
    game = max(
        (game.copy() for game in through(setup) if game.turn and game.turn.step is Step.PLACE),
        key=lambda game: len(game.legal_moves()),
    )
    fact = panel_fact(game, setup)
    assert fact.spots is not None
    last = fact.spots.ranked[-1]
    move = Move(Kind.PLACE, fact.domino or "", last.squares)
    shown = turn_panel.panel(panel_fact(game, setup, [move]), EN, everywhere=True)
    chosen = [option.value for option in select(shown, "spot").options if option.chosen]
    assert chosen == [f"{last.left}.{last.right}"]


def discarding() -> tuple[Setup, PanelFact]:
    """Return a panel whose domino fits nowhere."""
    for setup in SETUPS:
        for seed in range(1, 30):
            for game in through(setup, seed):
                if game.turn and not game.over and game.turn.step is Step.PLACE:
                    fact = panel_fact(game, setup)
                    if fact.discards:
                        return setup, fact
    raise AssertionError("every domino fitted")


def test_a_domino_that_fits_nowhere_says_so_and_why() -> None:
    """The spots give way to one sentence and [Why?]; it needs no step of its own."""
    _, fact = discarding()
    shown = turn_panel.panel(fact, EN)
    accept(shown)
    assert "fits nowhere next to your kingdom, so it is discarded." in said(shown)
    assert button(shown, "Why?").id.action == "why"
    assert not [one for one in shown.parts if isinstance(one, Select)]
    assert "place the domino" not in said(shown).splitlines()[-1]


@pytest.mark.parametrize("typed", [("a",), ("c4", "d4")])
async def test_typing_a_spot_for_a_domino_that_fits_nowhere_says_so(typed: Sequence[str]) -> None:
    """Neither a letter nor squares are unknown: there is no spot at all."""
    _, fact = discarding()
    ask = Mock(person=Person(1, "Ann"))
    ask.app.services.play.panel = AsyncMock(return_value=fact)
    with pytest.raises(Refused) as refused:
        await turn_actions.do_place(ask, 1, *typed)
    assert refused.value.code == "spot_nowhere"
    assert "fits nowhere" in errors.sentence(refused.value, EN)


def test_why_names_the_rule_of_each_try() -> None:
    """Every placement code of the engine has its sentence."""
    _, fact = discarding()
    refusals = (
        Refusal("not_adjacent", "R27", {"left": "b5", "right": "d5"}),
        Refusal("off_canvas", "R26", {"square": "k5"}),
        Refusal("overlap", "R27", {"square": "b5"}),
        Refusal("area", "R29", {"width": 6, "height": 4, "limit": 5}),
        Refusal("area", "R29", {"width": 5, "height": 6, "limit": 5}),
        Refusal("no_connection", "R28", {}),
    )
    tries = [NearTry("b5", "a5", refusal) for refusal in refusals]
    tries.append(NearTry("c5", "c6", refusals[-1]))
    shown = why_nowhere.why(fact, tries, EN, places=38)
    accept(shown)
    title, halves, *lines = said(shown).splitlines()
    assert title.startswith("### Why ")
    assert halves[0].isupper()
    assert len(lines) == len(refusals)
    assert lines[-1].startswith("**b5–a5** and **c5–c6**: Neither half")
    for told in (
        "There are 38 ways to lay it next to your kingdom, and each breaks a rule.",
        "b5 and d5 are not next to each other.",
        "k5 can never be part of this kingdom.",
        "b5 is taken.",
        "your kingdom 6 wide; 5 is the limit",
        "your kingdom 6 high; 5 is the limit",
        "Neither half touches its own terrain",
    ):
        assert told in said(shown)
    assert "Back to my turn" in labels(shown)


@pytest.mark.parametrize("took", ["K33", None])
@pytest.mark.parametrize("domino", ["K17", None])
def test_an_ended_turn_says_what_was_done_and_who_is_on(
    took: str | None, domino: str | None
) -> None:
    """Every combination of steps has its sentence."""
    if not took and not domino:
        return
    game = at_turn(FOUR, 12)
    fact = game_fact(game, FOUR)
    for spot in (("b5", "a5"), None):
        one = report(game, took=took, domino=domino, spot=spot if domino else None)
        on_turn = fact.seat_on_turn
        assert on_turn is not None
        later = next(seat for seat in fact.table.seats if seat != on_turn)
        ended = TurnEnded(fact, one, True, (on_turn, later), None, waiting=2)
        shown = turn_done.done(ended, EN)
        accept(shown)
        assert labels(shown) == ["Take back", "Next game (2)", "Plan my next turn", "Look"]
        assert f"It is your turn again after {words.seat_name(later)}." in said(shown)
        soon = replace(ended, before=(on_turn,))
        lord = words.seat_name(on_turn)
        assert f"{lord} is on turn. Then it is your turn again." in said(turn_done.done(soon, EN))
        row = said(turn_done.done(replace(ended, before=(on_turn, on_turn)), EN))
        assert f"{lord} is on turn, twice in a row. Then it is your turn again." in row


def test_an_ended_turn_that_stays_offers_no_take_back() -> None:
    """Where a line was drawn, [Take back] is left out."""
    game = at_turn(FOUR, 12)
    ended = TurnEnded(game_fact(game, FOUR), report(game), False, (), None, waiting=0)
    assert labels(turn_done.done(ended, EN)) == ["Plan my next turn", "Look"]


def test_a_team_that_won_is_named_whole() -> None:
    """To whoever is late for the game."""
    setup = Setup("royal_wedding", lords=6, teams=True)
    fact = replace(game_fact(list(through(setup))[-1], setup), ending="played")
    with pytest.raises(Refused) as refused:
        refuse_over(fact)
    assert fact.view.winners
    won = fact.view.kingdom_of(fact.view.winners[0]).seats
    assert refused.value.data["lords"] == tuple(fact.view.name(seat) for seat in won)
    assert " and " in errors.sentence(refused.value, EN)


def test_a_computer_lord_who_is_next_waits_for_a_minute() -> None:
    """Until then the turn can be taken back; no clock ends its turn."""
    game = game_fact(at_turn(FOUR, 12), FOUR)
    on_turn = game.seat_on_turn
    assert on_turn is not None
    timed = replace(game, clock=ClockFact(FOUR.pace, 0, 1_800_000_000))
    played = replace(timed, seat_on_turn=replace(on_turn, user=-1, computer="knight"))
    told = [
        said(turn_done.done(TurnEnded(one, report(at_turn(FOUR, 12)), True, (), None, 0), EN))
        for one in (timed, played)
    ]
    assert "You can take it back until" in told[0]
    assert "The turn ends" in told[0]
    assert f"for a minute; then {words.seat_name(played.seat_on_turn)} plays." in told[1]
    assert "The turn ends" not in told[1]


def test_the_end_of_a_game_is_told_to_its_last_lord() -> None:
    """Nobody is on turn any more."""
    game = list(through(FOUR))[-1]
    ended = TurnEnded(game_fact(game, FOUR), report(game, took=None), False, (), None, 0)
    shown = turn_done.done(ended, EN)
    accept(shown)
    assert "The game is over." in said(shown)


def test_news_stand_above_the_task() -> None:
    """What happened to the draft is told once, in one line each."""
    game = at_turn(FOUR, 12)
    fact = panel_fact(game, FOUR)
    moves = (Move(Kind.PLACE, fact.domino or "", ("b5", "a5")), Move(Kind.CHOOSE, "K1"))
    dropped = tuple((move, Refusal("domino_taken", "R31", {})) for move in moves)
    for news in ("taken_back", "draft_kept", "again"):
        shown = turn_panel.panel(replace(fact, news=(news,), dropped=dropped, waiting=3), EN)
        accept(shown)
        assert "so it is open again." in said(shown)
        assert "**1** is no longer free" in said(shown)
        assert "Harvest Moon" in said(shown)


def test_the_same_lord_again_may_take_the_first_turn_back() -> None:
    """[Take back] stays among the tools until the new draft's first step."""
    game = at_turn(FOUR, 12)
    fact = panel_fact(game, FOUR)
    again = replace(fact, game=replace(fact.game, may_take_back=fact.seat.seat))
    assert "Take back" in labels(turn_panel.panel(again, EN))
    assert "Take back" not in labels(turn_panel.panel(replace(again, filled=1), EN))


def test_looking_from_the_panel_leads_back_to_it() -> None:
    """[Back to my turn] stands only where one came from there."""
    fact = game_fact(at_turn(FOUR, 12), FOUR)
    from_panel = game_views.look(fact, first_sight(fact, origin="p"), 101, EN)
    assert labels(from_panel) == ["Back to my turn", "Since my last turn", "Game…"]
    shown = labels(game_views.look(fact, first_sight(fact), 101, EN))
    assert shown == ["Plan my turn", "Since my last turn", "Game…", "Replay", "Follow"]
    watching = labels(game_views.look(fact, first_sight(fact), 999, EN))
    assert watching == ["Replay", "Follow", "Kibitz"]


def test_looking_from_the_town_leads_back_to_it() -> None:
    """The same button, to the tab one came from; the list keeps it in mind."""
    fact = game_fact(at_turn(TOWNS[2], 12), TOWNS[2])
    shown = game_views.look(fact, first_sight(fact, origin="t"), 101, EN)
    assert button(shown, "Back to my turn").id.args == ("town",)
    assert select(shown, "show").id.args[0] == "t"


def test_the_builders_board_is_looked_at_only_where_there_is_one() -> None:
    """With the prices of whoever looks; a watcher sees the printed ones."""
    fact = game_fact(at_turn(TOWNS[2], 12), TOWNS[2])
    shown = game_views.look(fact, Sight("board"), 102, EN)
    accept(shown)
    assert pictures(shown)[0].request == BuildersPicture(fact.view, 2)
    title, on_turn, *tiles = said(shown).splitlines()
    assert "·" in title
    assert on_turn.endswith(" now.")
    assert fact.view.board is not None
    assert len(tiles) == len(fact.view.board.slots)
    for slot, told in zip(reversed(fact.view.board.slots), tiles, strict=True):
        assert told.startswith(f"{slot.price} · ")
        assert not slot.building or f" · **{effects.name(slot.building, EN)}**: " in told
    watched = game_views.look(fact, Sight("board"), 999, EN)
    assert pictures(watched)[0].request == BuildersPicture(fact.view, None)
    assert "Builders' board" in [one.label for one in select(shown, "show").options]
    accept(game_views.look(fact, Sight("board", as_text=True), 102, EN))
    plain = game_fact(at_turn(FOUR, 12), FOUR)
    without = game_views.look(plain, first_sight(plain), 101, EN)
    assert "Builders' board" not in [one.label for one in select(without, "show").options]
    with pytest.raises(Refused):
        game_views.look(plain, Sight("board"), 101, EN)


def test_a_kingdom_with_a_town_tells_its_purse() -> None:
    """Of the lord on turn and of any other."""
    fact = game_fact(at_turn(TOWNS[2], 12), TOWNS[2])
    for seat in (1, 2, 3, 4):
        text = said(game_views.look(fact, Sight(f"k{seat}"), 101, EN))
        coins = fact.view.kingdom_of(seat).coins
        assert f"{coins} coin" in text
        assert "not placed), towers " in text


LINES = (
    ScoreLine("coins", 3, ((11, 3),)),
    ScoreLine("forest", 3, ((3, 1), (2, 0))),
    ScoreLine(
        "buildings",
        14,
        pieces=(
            ScorePiece("sawmill", 6, per="forest", each=2, count=3),
            ScorePiece("church", 2, per="town", each=2, count=1),
            ScorePiece("travelling_castle", 1, per="tower", each=1, count=1),
            ScorePiece("training_camp", 0, per="knight", each=1),
            ScorePiece("statue", 5, printed=5),
            ScorePiece("queens_tower", 0),
        ),
    ),
    ScoreLine("queen", 9, ((9, 1),)),
)


def test_every_line_of_a_score_with_a_town_is_a_sum() -> None:
    """Coins, territories, building by building, the Queen; crowns break no tie (R63)."""
    told = score_words.sheet(ScoreSheet((1,), ("Ann",), LINES, 29, 9, 4), EN)
    assert told.splitlines()[1:] == [
        "Coins: 11, 1 point for each full 3 = 3",
        "Forest: 3 squares × 1 crown = 3",
        "Buildings: 14",
        "– Sawmill: 3 forest territories × 2 = 6",
        "– Church: 1 town territory × 2 = 2",
        "– Travelling Castle: 1 tower × 1 = 1",
        "– Training Camp: 0 knights × 1 = 0",
        "– Statue: 5",
        "– Queen's Tower: 0 of its own",
        "The Queen, on a largest territory: 9 squares × 1 crown = 9",
        "-# For ties: largest territory 9.",
    ]


def test_a_long_score_sums_its_buildings_up() -> None:
    """Everybody's many buildings would fill the screen; one lord's are told one by one."""
    lines = (*LINES[:2], replace(LINES[2], pieces=LINES[2].pieces * 3), LINES[3])
    many = [ScoreSheet((n,), (LONG,), lines, 29, 9, 4) for n in (1, 2, 3, 4)]
    fact = game_fact(at_turn(TOWNS[2], 12), TOWNS[2])
    shown = score_words.explained(fact, many, EN)
    accept(shown)
    assert "Buildings: 14" in said(shown)
    assert "Sawmill" not in said(shown)
    assert "-# /score with a lord's name tells building by building." in said(shown)
    one = score_words.explained(fact, many[:1], EN)
    accept(one)
    assert said(one).count("Sawmill") == 3


def test_the_menu_leaves_out_what_is_impossible() -> None:
    """Nothing to give up where the game is over or the seat was given up."""
    playing = game_fact(at_turn(FOUR, 12), FOUR)
    assert labels(game_menu.menu(menu_fact(playing), EN)) == [
        "End by agreement…",
        "Resign…",
        "Record",
        "Back",
    ]
    mine = replace(playing, may_take_back=1)
    assert "Take back" in labels(game_menu.menu(menu_fact(mine), EN))
    seats = tuple(replace(seat, resigned=True) for seat in playing.table.seats)
    gone = replace(playing, table=replace(playing.table, seats=seats))
    assert labels(game_menu.menu(menu_fact(gone), EN)) == ["Record", "Back"]
    over = game_fact(list(through(FOUR))[-1], FOUR)
    assert labels(game_menu.menu(menu_fact(over), EN)) == ["Record", "Back"]


def test_resigning_and_ending_are_asked_once() -> None:
    """The dangerous button is not the one that keeps playing."""
    fact = game_fact(at_turn(FOUR, 12), FOUR)
    asked = votes.confirm(fact, 1, EN, "abort", "abort")
    for shown, back in ((game_menu.ask_resign(fact, 1, EN), "Keep playing"), (asked, "Back")):
        accept(shown)
        assert back in labels(shown)


@pytest.mark.parametrize("state", ["open", "passed", "failed", "lapsed"])
def test_a_question_to_the_table_ends_as_its_result(state: str) -> None:
    """Open it has buttons; settled it has none."""
    fact = game_fact(at_turn(FOUR, 12), FOUR)
    vote = VoteFact(BIGGEST, fact.id, "abort", 1, "Ann", 9, (1, 2, 3, 4), (1,), 3, state)  # type: ignore[arg-type]
    for mentions in ((), (102, 103)):
        shown = votes.message(fact, vote, EN, mentions)
        accept(shown)
        assert labels(shown) == (["Agree", "Go on"] if state == "open" else [])


def test_a_record_is_two_files() -> None:
    """As text and as JSON, with how to check it."""
    over = game_fact(list(through(FOUR))[-1], FOUR)
    shown = game_menu.record(RecordFact(over, "game: 1\n", "{}", "harvest-moon"), EN)
    accept(shown)
    assert "python -m engine replay harvest-moon.txt" in said(shown)
    playing = replace(over, seed=None)
    assert "left out" in said(game_menu.record(RecordFact(playing, "", "{}", "x"), EN))


def test_a_rematch_leads_to_its_table() -> None:
    """The second press says that it is open already."""
    for already in (False, True):
        shown = game_menu.rematch(table(FOUR), EN, already=already)
        accept(shown)
    assert discord_url(1, 2).endswith("/1/2")
    assert discord_url(1, 2, 3).endswith("/1/2/3")


def test_two_lords_choose_with_two_kings_each() -> None:
    """At the start the panel says which king chooses; there is nothing to place."""
    setup = SETUPS[0]
    shown = turn_panel.panel(panel_fact(new_game(setup), setup), EN)
    accept(shown)
    assert "king 1 of 2" in said(shown)
    assert not [one for one in shown.parts if isinstance(one, Select)]
    assert [part for part in shown.parts if isinstance(part, Picture)]
    assert not [p for p in shown.parts if isinstance(p, Text) and "next line" in p.text]
