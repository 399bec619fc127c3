"""The town in every state: what is offered, what is done, why the rest is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from discord import ui

import cogs.client
from cogs import view
from cogs.play import town_tab, turn_done, turn_panel
from cogs.play.offer_suggestions import best_offers
from cogs.play.town_words import board_lines, suggested
from cogs.screen import (
    Button,
    Picture,
    Row,
    Screen,
    Select,
    Separator,
    Style,
    Text,
    controls,
    count,
    fit,
    pictures,
    screen,
)
from engine import Game, GameView, Kind, Move, Refusal, Step
from engine.views import BoardSlot
from render.requests import SiteMark, TownPicture
from services.facts.games import Built, QueenWon, Taxed
from services.facts.panels import (
    BuildOffer,
    BurnOffer,
    NotOffered,
    PanelFact,
    Site,
    TaxOffer,
    TownFact,
    TurnEnded,
)
from tests.cogs.scenes import (
    EN,
    TOWNS,
    accept,
    button,
    game_fact,
    labels,
    panel_fact,
    report,
    said,
    select,
    table,
    through,
)

cogs.client.load()

FOUR = TOWNS[2]
SIX = (
    ("fortified_castle", 5),
    ("statue", 4),
    ("training_camp", 3),
    ("church", 2),
    ("queens_tower", 1),
    ("small_tavern", 0),
)
SITES = (Site(1, "h9", 5), Site(2, "i7", 4), Site(3, "f8", 4))


def offer(id: str, printed: int, **changes: object) -> BuildOffer:
    made = BuildOffer(id, id, printed, printed, now=6, sites=SITES, towers=1)
    return replace(made, **changes)  # type: ignore[arg-type]


OPEN = TownFact(
    coins=9,
    knights=3,
    knights_owned=3,
    towers=1,
    queen=False,
    discount=False,
    taxes=(TaxOffer("h8", "forest", 2, False), TaxOffer("h9", "town", 3, False)),
    no_tax=None,
    offers=tuple(offer(id, price) for id, price in SIX),
    not_offered=(),
    no_build=None,
    bought=None,
    site=None,
    burns=tuple(BurnOffer(id, id, price) for id, price in SIX),
    no_burn=None,
    burnt=None,
)
BOUGHT = replace(
    OPEN, coins=3, offers=(), bought=offer("statue", 4, price=3), site="h9", burns=OPEN.burns[1:]
)


def turn() -> Game:
    """Return a game in its fifth round, before a turn with a domino to place and one to take."""
    return next(
        game.copy()
        for game in through(FOUR)
        if game.turn and game.turn.round == 5 and game.turn.number == 1
    )


def placed(offered: TownFact = OPEN, **changes: object) -> PanelFact:
    """Return the panel of a turn whose domino is placed, with a town made by hand."""
    game = turn()
    place = game.compose(()).options[Step.PLACE][0]
    return panel_fact(game, FOUR, [place], town=offered, **changes)


def shown(offered: TownFact = OPEN, **changes: object) -> Screen:
    made = town_tab.town(placed(offered, **changes), EN)
    accept(made)
    return made


def refused(code: str, **data: object) -> Refusal:
    return Refusal(code, "R39", data)


# -- what is offered -------------------------------------------------------------------------------


def test_the_fullest_town_is_not_more_than_discord_takes() -> None:
    """Two taxes as buttons; six buildings, the dragon and four dominoes are lists."""
    made = shown()
    assert count(made) == 19
    assert builds(made) == 6
    assert [type(part).__name__ for part in made.parts] == [
        *("Text", "Picture", "Text", "Row"),
        *("Select", "Select", "Select", "Text", "Row"),
    ]
    assert labels(made)[-4:] == ["End turn", "Undo", "Land", "Look"]


def test_the_title_tells_the_coins_and_the_line_below_the_purse() -> None:
    """Knights owned and free, towers; the Queen with what she does to prices, and when."""
    fact = placed()
    first, second = said(town_tab.town(fact, EN)).splitlines()[:2]
    assert first == "### Town · 9 coins"
    assert second.startswith("Knights ")
    assert "towers" in second
    hosted = hosting(fact, now=True, before=True)
    assert "the Queen is yours: 1 coin less, already counted." in said(town_tab.town(hosted, EN))
    won = hosting(fact, now=True, before=False)
    assert "from now on buildings cost you 1 coin less." in said(town_tab.town(won, EN))
    assert "the Queen is yours" in said(turn_panel.panel(hosted, EN))


def hosting(fact: PanelFact, *, now: bool, before: bool) -> PanelFact:
    """Let the lord host the Queen before the draft, and with it."""

    def given(seen: GameView, *, has: bool) -> GameView:
        kingdoms = tuple(
            replace(one, queen=has and fact.seat.seat in one.seats) for one in seen.kingdoms
        )
        return replace(seen, kingdoms=kingdoms)

    composition = replace(fact.composition, view=given(fact.composition.view, has=now))
    game = replace(fact.game, view=given(fact.game.view, has=before))
    return replace(fact, composition=composition, game=game)


def test_knights_that_were_just_gained_are_not_free() -> None:
    """They are counted as owned, and wait for the next turn (R40)."""
    fact = placed(replace(BOUGHT, bought=offer("small_tavern", 0)))
    mine = fact.composition.view.kingdom_of(fact.seat.seat)
    free = mine.knights - 2
    assert f"Knights {mine.knights_owned} ({free} free, 2 from your next turn)" in said(
        town_tab.town(fact, EN)
    )


def test_a_square_to_tax_says_what_it_brings() -> None:
    """Taxed, its button takes the knight off again; an old [Tax] asks for the same."""
    made = shown()
    assert "Tax with your knights on squares of **" in said(made)
    assert button(made, "Tax h8: +2 coins").id.args == ("h8",)
    assert not [one for one in labels(made) if one.startswith("No tax")]
    chosen = replace(OPEN, taxes=(replace(OPEN.taxes[0], chosen=True), OPEN.taxes[1]))
    again = shown(chosen)
    assert button(again, "No tax on h8").style is Style.MAIN
    assert button(again, "Tax h9: +3 coins").style is Style.PLAIN
    assert "Taxed h8: +2 coins." in said(again)
    assert button(again, "No tax on h8").id.args == ("tax", "h8")
    both = shown(replace(OPEN, taxes=tuple(replace(one, chosen=True) for one in OPEN.taxes)))
    assert button(both, "No tax on h9").id.args == ("tax", "h9")
    assert [one.value for one in select(both, "take").options]
    one = shown(replace(OPEN, knights=1))
    assert "Tax with your knight on a square of **" in said(one)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, ", build, or both (all optional)."),
        ({"offers": ()}, " (optional)."),
        ({"taxes": ()}, "Build, if you like."),
        ({"taxes": (), "offers": ()}, "Bribe the dragon, if you like."),
        ({"taxes": (), "offers": (), "burns": ()}, "The town has nothing for you this turn."),
    ],
)
def test_what_can_be_done_is_said_first(changes: dict[str, object], told: str) -> None:
    """Only what is possible is named."""
    assert told in said(shown(replace(OPEN, **changes)))  # type: ignore[arg-type]


def test_a_building_says_its_price_its_effect_and_what_it_is_worth_now() -> None:
    """Own price, plain words, the worth where it is counted."""
    told = {one.value: (one.label, one.description) for one in select(shown(), "build").options}
    assert told["church"] == ("Church, 2 coins: now 6 points", "2 points per town territory")
    assert told["queens_tower"] == ("Queen's Tower, 1 coin: now 6 points", "1 crown")
    assert told["small_tavern"] == ("Small Tavern, free: now 6 points", "2 knights and 3 points")
    assert said(shown()).count("Knights gained are free from your next turn.") == 1


def test_a_dearer_copy_is_an_option_of_its_own() -> None:
    """Its value names the copy by its printed price."""
    two = (offer("statue", 4, copy="statue@4"), offer("statue", 1))
    made = shown(replace(OPEN, offers=two))
    assert [one.value for one in select(made, "build").options] == ["statue@4", "statue"]


@pytest.mark.parametrize(
    ("queen", "told"),
    [
        (
            QueenWon(None),
            "With 3 towers the Queen comes to you; her discount starts with your next",
        ),
        (QueenWon("Ben", 2), "With 3 towers the Queen comes to you from **\u2068Ben\u2069**; her"),
        (
            QueenWon("Ben", 2, "Finn"),
            "the Queen comes to you from **\u2068Ben\u2069** and **\u2068Finn\u2069**; her",
        ),
    ],
)
def test_towers_that_win_the_queen_say_so_before_paying(queen: QueenWon, told: str) -> None:
    """From whom, and that her discount is for the next purchase (R39, R41)."""
    castle = offer("fortified_castle", 5, towers=3, queen=queen)
    assert told in said(shown(replace(BOUGHT, bought=castle)))
    hosts = " and ".join(f"\u2068{host}\u2069" for host in queen.hosts)
    by = f" from {hosts}" if hosts else ""
    some = said(shown(replace(OPEN, offers=(castle, *OPEN.offers[1:]))))
    assert f" Towers that bring you the Queen{by}: Fortified Castle. Her discount starts" in some
    one = said(shown(replace(OPEN, offers=(castle,))))
    assert f"-# Towers that bring you the Queen{by}: Fortified Castle. Her discount" in one
    tower = replace(offer("queens_tower", 1), queen=queen)
    every = said(shown(replace(OPEN, offers=(castle, tower))))
    assert f"-# Each of these brings you the Queen{by}; her discount starts" in every


# -- why not ---------------------------------------------------------------------------------------


def builds(made: Screen) -> int:
    """How many buildings can be built, each with a name of its own."""
    lists = [one for one in controls(made) if isinstance(one, Select) and one.id.action == "build"]
    found = [option.label for one in lists for option in one.options]
    assert len(set(found)) == len(found)
    return len(found)


NOTHING = replace(OPEN, taxes=(), offers=(), burns=())


@pytest.mark.parametrize(
    ("part", "refusal", "told"),
    [
        ("no_tax", refused("tax_no_knight"), "Tax: no knight is free."),
        ("no_tax", refused("tax_discarded"), "Tax: only after placing a domino."),
        ("no_build", refused("build_no_square"), "Build: no free town square."),
        ("no_build", refused("build_none"), "Build: the board is empty."),
        ("no_burn", refused("burn_queen"), "The dragon: not while the Queen is yours."),
        ("no_burn", refused("burn_coins", coins=0), "The dragon: 1 coin short."),
        ("no_burn", refused("burn_none"), "The dragon: the board is empty."),
    ],
)
def test_what_can_t_be_done_has_its_reason(part: str, refusal: Refusal, told: str) -> None:
    """One gray line, each reason a sentence."""
    made = shown(replace(NOTHING, **{part: refusal}))  # type: ignore[arg-type]
    assert f"-# {told}" in said(made).splitlines()


def test_a_dragon_that_is_out_says_who_bribed_it() -> None:
    """Somebody else, or the lord in an earlier turn of the round."""
    fact = placed(NOTHING)
    mine, other = fact.seat.seat, fact.seat.seat % 4 + 1
    by_other = shown(replace(NOTHING, no_burn=refused("burn_out", seat=other)))
    name = fact.game.view.name(other)
    assert "The dragon is out this round (" in said(by_other)
    assert name[:3] in said(by_other)
    by_me = shown(replace(NOTHING, no_burn=refused("burn_out", seat=mine)))
    assert "The dragon is out this round: you bribed it." in said(by_me)


def test_what_is_too_dear_says_how_much_is_missing() -> None:
    """Every such building, in one sentence."""
    dear = tuple(
        NotOffered(id, id, price, refused("build_coins", building=id, price=price, coins=3))
        for id, price in (("fortified_castle", 5), ("statue", 4))
    )
    made = shown(replace(OPEN, coins=3, offers=OPEN.offers[2:], not_offered=dear))
    told = "-# Too expensive: Fortified Castle (2 coins short) and Statue (1 coin short)."
    assert told in said(made)
    assert builds(made) == 4


def test_all_reasons_go_together_in_one_line() -> None:
    """A town in which nothing goes still shows what to take and the way out."""
    none = replace(
        NOTHING,
        no_tax=refused("tax_discarded"),
        no_build=refused("build_no_square"),
        no_burn=refused("burn_coins"),
    )
    made = shown(none)
    assert (
        "-# Tax: only after placing a domino. Build: no free town square. "
        "The dragon: 1 coin short." in said(made)
    )
    assert "Undo" in labels(made)
    assert "End turn" in labels(made)


def test_a_reason_without_a_line_of_its_own_is_told_by_its_refusal() -> None:
    """Nothing that the engine says is lost."""
    made = shown(replace(NOTHING, no_build=refused("build_built", building="statue")))
    assert "You already bought **Statue** this turn." in said(made)


# -- what is done ----------------------------------------------------------------------------------


def test_a_bought_building_gives_way_to_its_squares() -> None:
    """Price, square and total in words; the squares in a list, lettered, the best first."""
    made = shown(BOUGHT)
    assert "Bought **Statue** for 3 coins, on **h9**." in said(made)
    assert "you would have" in said(made)
    assert not builds(made)
    listed = select(made, "site")
    assert [one.label for one in listed.options] == ["A · h9 (+5)", "B · i7 (+4)", "C · f8 (+4)"]
    assert [one.value for one in listed.options if one.chosen] == ["h9"]
    alone = shown(replace(BOUGHT, bought=offer("statue", 4, sites=SITES[:1])))
    assert not [one for one in controls(alone) if one.id.action == "site"]
    assert button(made, "Give it back").id.args == ("build",)
    request = pictures(made)[0].request
    assert isinstance(request, TownPicture)
    assert request.sites == tuple(SiteMark(one.number or 0, one.square) for one in SITES)
    assert request.chosen == "h9"
    assert request.payable == ()


def test_all_squares_are_in_the_list() -> None:
    """The best four with letters, the chosen one marked."""
    many = tuple(Site(n if n <= 4 else None, f"c{n}", 9 - n) for n in range(1, 8))
    bought = offer("church", 2, sites=many)
    made = shown(replace(BOUGHT, bought=bought, site="c6"))
    listed = select(made, "site")
    assert listed.id.args == ("church",)
    assert listed.placeholder == "All 7 squares"
    assert [one.value for one in listed.options] == [f"c{n}" for n in range(1, 8)]
    assert [one.value for one in listed.options if one.chosen] == ["c6"]
    assert [one.label[:4] for one in listed.options][3:5] == ["D · ", "c5 ("]


def test_a_table_without_numbers_lists_the_squares() -> None:
    """No button has a number, and neither has the picture."""
    fact = placed(BOUGHT)
    plain = replace(fact, game=replace(fact.game, table=table(replace(FOUR, numbers=False))))
    made = town_tab.town(plain, EN)
    accept(made)
    assert [one.value for one in select(made, "site").options] == ["h9", "i7", "f8"]
    assert not [one for one in select(made, "site").options if one.label.startswith("A ·")]
    request = pictures(made)[0].request
    assert isinstance(request, TownPicture)
    assert request.sites == ()


def test_a_building_for_nothing_is_got_for_free() -> None:
    """Nobody is told of 0 coins."""
    tavern = offer("small_tavern", 0)
    made = shown(replace(BOUGHT, bought=tavern))
    assert "Got **Small Tavern** for free, on **h9**." in said(made)
    assert "Knights gained are free from your next turn." in said(made)


def test_the_dragon_is_bribed_in_a_list_and_not_by_a_slip() -> None:
    """Its victims with what they bring; a bribe can be taken back there."""
    victims = select(shown(), "burn")
    assert victims.placeholder == "Bribe the dragon (1 coin)…"
    assert [one.label for one in victims.options][3] == "Burn Church"
    assert victims.options[3].description == "2 points per town territory"
    assert "none" not in [one.value for one in victims.options]
    made = shown(replace(OPEN, burnt="church"))
    assert "Bribed the dragon for 1 coin to burn **Church**." in said(made)
    assert [one.value for one in select(made, "burn").options if one.chosen] == ["church"]
    assert select(made, "burn").options[-1].label == "No bribe"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "Town: tax up to +5 coins, 6 buildings."),
        ({"knights": 1, "offers": OPEN.offers[:1]}, "Town: tax up to +3 coins, 1 building."),
        ({"taxes": (replace(OPEN.taxes[0], coins=1),), "offers": ()}, "Town: tax up to +1 coin."),
        ({"offers": ()}, "Town: tax up to +5 coins."),
        ({"taxes": ()}, "Town: 6 buildings."),
        ({"taxes": (), "offers": ()}, "Town: only the dragon."),
        ({"taxes": (), "offers": (), "burns": ()}, "Town: nothing this turn."),
    ],
)
def test_land_tells_what_the_town_offers(changes: dict[str, object], told: str) -> None:
    """In the gray line, once the domino is placed; nothing while the town is shut or used."""
    made = turn_panel.panel(placed(replace(OPEN, **changes)), EN)  # type: ignore[arg-type]
    accept(made)
    assert said(made).splitlines()[-1].endswith(told)
    assert "Town: " not in said(turn_panel.panel(placed(BOUGHT), EN))
    assert "Town: " not in said(turn_panel.panel(panel_fact(turn(), FOUR), EN))


def test_that_one_is_on_again_is_news() -> None:
    """It is told where the facts have it: in the answer that ended the turn before."""
    assert "you are on again" in said(turn_panel.panel(placed(news=("again",)), EN))
    assert "you are on again" not in said(turn_panel.panel(placed(), EN))


def test_land_tells_what_the_draft_does_in_the_town() -> None:
    """Taxed, bought and burnt beside the spot, and one total of all of it."""
    taxed = tuple(replace(one, chosen=True) for one in OPEN.taxes)
    fact = placed(replace(BOUGHT, taxes=taxed, burnt="church"))
    made = turn_panel.panel(fact, EN)
    accept(made)
    for told in (
        " lies at **",
        "Taxed h8: +2 coins. Taxed h9: +3 coins.",
        "Bought **Statue** for 3 coins, on **h9**.",
        "Bribed the dragon for 1 coin to burn **Church**.",
        "This turn: +",
    ):
        assert told in said(made)
    assert " · knights " in said(made).splitlines()[2]


# -- tabs ------------------------------------------------------------------------------------------


def test_the_town_opens_once_the_domino_is_placed() -> None:
    """Before, its tab is left out and one line says when it comes."""
    game = turn()
    before = turn_panel.panel(panel_fact(game, FOUR), EN)
    accept(before)
    assert "Town" not in labels(before)
    assert "Town opens once your domino is placed." in said(before)
    after = turn_panel.panel(placed(), EN)
    accept(after)
    assert button(after, "Town").id.args == ("town",)
    assert "Town opens" not in said(after)
    assert button(shown(), "Land").id.args == ("land",)


def test_what_is_pressed_in_the_town_is_answered_there() -> None:
    """Its ids carry the tab; those of Land carry none, as ever."""
    made, land = shown(), turn_panel.panel(placed(), EN)
    assert select(made, "take").id.args == ("town",)
    assert select(land, "take").id.args == ()
    assert button(made, "Undo").id.args == (*button(land, "Undo").id.args, "town")
    assert button(made, "End turn").id.args == ("7", "town")
    assert button(made, "Look").id.args == ("t",)
    assert button(land, "Look").id.args == ("p",)


def test_a_ready_turn_that_turns_up_buildings_says_so() -> None:
    """Though no line is drawn any more, ending it can't be taken back."""
    game = turn()
    composition = game.compose(())
    slots = [composition.options[step][0] for step in (Step.PLACE, Step.CHOOSE)]
    fact = panel_fact(game, FOUR, slots, town=OPEN, turns_tiles=True)
    told = "Ready. Ending your turn turns up new buildings, so you can't take it back."
    assert told in said(town_tab.town(fact, EN))
    assert told in said(turn_panel.panel(fact, EN))
    both = said(turn_panel.panel(replace(fact, closes_line=True), EN))
    assert "draws the next line" in both
    assert told not in both


def test_a_turn_that_is_final_says_so() -> None:
    """Where the table takes no turn back; alone against computer lords each can be."""
    game = turn()
    composition = game.compose(())
    slots = [composition.options[step][0] for step in (Step.PLACE, Step.CHOOSE)]
    fact = panel_fact(game, FOUR, slots, town=OPEN, closes_line=True)
    table = fact.game.table
    final = replace(table, setup=replace(table.setup, takeback=False))
    first, *others = table.seats
    solo = replace(table, seats=(first, *(replace(one, computer="knight") for one in others)))
    for known, told in ((final, "no turn can be taken back"), (solo, "Ready. Nobody sees any")):
        panel = said(turn_panel.panel(replace(fact, game=replace(fact.game, table=known)), EN))
        assert told in panel
        assert "draws the next line" not in panel


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("tax h9", "Your knight can't stand on **h9** any more"),
        ("build church h9", "Your **Church** no longer fits, so it is back on the board."),
        ("burn statue", "The dragon is not bribed any more, so **Statue** stays on the board."),
    ],
)
def test_what_no_longer_stands_is_named(move: str, told: str) -> None:
    """In both tabs, once."""
    dropped = ((Move.parse(move), refused("build_not_town")),)
    fact = placed(dropped=dropped)
    assert told in said(town_tab.town(fact, EN))
    assert told in said(turn_panel.panel(fact, EN))


def test_the_last_round_has_nothing_to_take() -> None:
    """The dominoes are left out; the town stays."""
    game = next(g.copy() for g in through(FOUR) if g.turn and g.turn.round == 12)
    place = game.compose(()).options[Step.PLACE][0]
    made = town_tab.town(panel_fact(game, FOUR, [place], town=OPEN), EN)
    accept(made)
    assert "next line" not in said(made)
    assert not [one for one in controls(made) if one.id.action == "take"]


def test_an_ended_turn_tells_what_was_done_in_the_town() -> None:
    """A sentence for each step, after the domino's."""
    game = turn()
    one = report(
        game,
        taxed=(Taxed("h8", 1), Taxed("h9", 3)),
        built=Built("fortified_castle", "h9", 5),
        queen=QueenWon("Ben", 2),
        burnt="church",
    )
    made = turn_done.done(TurnEnded(game_fact(game, FOUR), one, True, (), None, 0), EN)
    accept(made)
    for told in (
        "You taxed h8 for 1 coin.",
        "You taxed h9 for 3 coins.",
        "You built the **Fortified Castle** on h9 for 5 coins.",
        "The Queen came to you from **\u2068Ben\u2069**.",
        "You bribed the dragon to burn the **Church**.",
    ):
        assert told in said(made)
    free = replace(one, built=Built("statue", "h9", 0), queen=QueenWon(None))
    made = turn_done.done(TurnEnded(game_fact(game, FOUR), free, True, (), None, 0), EN)
    assert "for free." in said(made)
    assert "from the builders' board." in said(made)


# -- too full --------------------------------------------------------------------------------------


def test_separators_go_where_there_is_no_room() -> None:
    """They are only lines."""
    ids = button(shown(), "Undo").id
    rows = Row(tuple(Button(str(n), ids) for n in range(3)))
    made = screen(Text("a"), Separator(), rows, Separator())
    assert fit(made, 8).parts == made.parts
    assert fit(made, 6).parts == (Text("a"), rows)


def test_a_board_above_the_picture_counts_too() -> None:
    """Whoever reads the text board first gets the fullest town as well."""
    made = shown()
    drawn = [view.Drawn(b"png", "alt", "```board```")]
    sent = view.build(made, drawn)
    assert sent.view is not None
    assert sent.view.total_children_count <= 40


@pytest.mark.parametrize("below", [False, True])
def test_words_stand_above_or_below_their_picture(below: bool) -> None:
    """A board that is wanted above it; what a description has no room for below it."""
    sent = view.build(shown(), [view.Drawn(b"png", "alt", "Words", below=below)])
    assert sent.view is not None
    parts = list(sent.view.walk_children())
    words = next(i for i, one in enumerate(parts) if getattr(one, "content", "") == "Words")
    picture = next(i for i, one in enumerate(parts) if isinstance(one, ui.MediaGallery))
    assert (words > picture) == below


def every_turn() -> Iterator[PanelFact]:
    """Yield the panel of every turn of games with a town, its domino laid in the first way."""
    for setup in TOWNS:
        for game in through(setup, 5):
            if game.over or game.turn is None or game.turn.step is not Step.PLACE:
                continue
            place = game.compose(()).options[Step.PLACE][0]
            yield panel_fact(game, setup, [place] if place.kind is Kind.PLACE else [])


def test_every_town_of_a_game_shows_only_what_can_be_done() -> None:
    """Everything offered can be composed; what is impossible has a reason."""
    for fact in every_turn():
        assert fact.town is not None
        made = town_tab.town(fact, EN)
        accept(made)
        offered = fact.composition.options
        assert builds(made) in (len(fact.town.offers), 0)
        assert bool(fact.town.burns) is bool(offered.get(Step.BURN))
        for found, why in (
            (fact.town.offers, fact.town.no_build or fact.town.not_offered),
            (fact.town.taxes, fact.town.no_tax),
            (fact.town.burns, fact.town.no_burn),
        ):
            assert found or why
        assert [one for one in made.parts if isinstance(one, Picture)]
        assert not [one for one in made.parts if isinstance(one, Select) and not one.options]


def test_copies_on_the_board_are_told_apart_by_their_prices() -> None:
    """In both lists; a single tile needs no price."""
    fact = placed()
    board = fact.game.view.board
    assert board is not None
    tiles = ("statue", "church", "statue", "bakery", "sawmill", "foundry")
    slots = tuple(BoardSlot(price, id) for price, id in enumerate(tiles))
    view = replace(fact.game.view, board=replace(board, slots=slots))
    two = (offer("statue", 0), offer("statue", 2, copy="statue@2"), offer("church", 1))
    burns = (BurnOffer("statue", "statue", 0), BurnOffer("statue@2", "statue", 2))
    offered = replace(OPEN, offers=two, burns=burns, burnt="statue@2")
    fact = replace(fact, game=replace(fact.game, view=view), town=offered)
    made = town_tab.town(fact, EN)
    assert [one.label.split(":")[0] for one in select(made, "build").options] == [
        "Statue (at 0), free",
        "Statue (at 2), 2 coins",
        "Church, 1 coin",
    ]
    assert "Bribed the dragon for 1 coin to burn **Statue (at 2)**." in said(made)
    victims = next(p for p in made.parts if isinstance(p, Select) and "Bribe" in p.placeholder)
    assert [one.label for one in victims.options[:2]] == [
        "Burn Statue (at 0)",
        "Burn Statue (at 2)",
    ]
    assert suggested(view, two[1], EN).startswith("Statue (at 2), 2 coins: now")
    queens = replace(two[1], price=1)
    assert suggested(view, queens, EN).startswith("Statue (at 2), 1 coin with the Queen: ")
    assert suggested(view, replace(two[2], price=0), EN).startswith("Church, free: now")


def test_the_board_names_every_slot_by_its_printed_price() -> None:
    """Also for the Queen's host, who pays a coin less for the tiles."""
    view = placed().game.view
    assert view.board is not None
    slots = (BoardSlot(0, "church"), BoardSlot(1, None), BoardSlot(2, "statue"))
    board = replace(view.board, slots=slots)
    for queen, statue in ((None, "2 · **Statue**: "), (1, "2 · **Statue** (you pay 1): ")):
        lines = board_lines(replace(view, board=replace(board, queen=queen)), 1, EN).split("\n")
        assert lines[0].startswith(statue)
        assert [line.partition(" · ")[0] for line in lines] == ["2", "1", "0"]
        assert lines[2].startswith("0 · **Church**: ")


def test_of_equal_buildings_the_cheaper_one_is_suggested_first() -> None:
    """What they bring on the board is the same."""
    fact = placed()
    dear = offer("statue", 4, copy="statue@4")
    fact = replace(fact, town=replace(OPEN, offers=(dear, offer("statue", 0))))
    assert [one.price for one in best_offers(fact)] == [0, 4]


def test_knights_of_the_last_turn_wait_for_no_other_one() -> None:
    """There is none: neither the list nor the purchase speaks of it."""
    fact = placed()
    view = fact.game.view
    last = replace(view, round=view.rounds, order=view.order[:1])
    fact = replace(fact, game=replace(fact.game, view=last))
    tavern = replace(BOUGHT, bought=offer("small_tavern", 0))
    for town in (OPEN, tavern):
        assert "your next turn" not in said(town_tab.town(replace(fact, town=town), EN))
    again = replace(view, round=view.rounds, order=(*view.order[:1], replace(view.order[0])))
    fact = replace(fact, game=replace(fact.game, view=again), town=tavern)
    assert "free from your next turn" in said(town_tab.town(fact, EN))


def test_a_bribe_and_a_purchase_are_told_by_one_measure() -> None:
    """What is missing is counted before the bribe; what would end the bribe says so."""
    dear = NotOffered("statue", "statue", 4, refused("build_coins", price=4, coins=3))
    offers = (offer("church", 2), offer("small_tavern", 0))
    offered = replace(OPEN, coins=2, offers=offers, not_offered=(dear,), burnt="bakery")
    made = shown(offered)
    assert "-# Too expensive even without the bribe: Statue (1 coin short)." in said(made)
    about = [one.description for one in select(made, "build").options]
    assert about == ["2 points per town territory", "2 knights and 3 points"]
    offers = (replace(offers[0], ends_bribe=True), offers[1])
    ending = select(shown(replace(offered, offers=offers)), "build").options
    assert [one.description for one in ending] == ["Buying it ends your bribe.", about[1]]


def test_a_bribe_whose_tile_was_bought_is_named() -> None:
    """It does not stay on the board: it is the lord's own now."""
    dropped = ((Move.parse("burn statue@1"), refused("burn_empty", building="statue")),)
    told = "The dragon is not bribed any more: you bought the **Statue** it was to burn."
    assert told in said(town_tab.town(placed(dropped=dropped), EN))
