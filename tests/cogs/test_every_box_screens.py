"""The screens of Royal Wedding, teams, giants and The Court, at positions of every set-up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import cogs.client
from cogs.play import (
    court_tab,
    game_end,
    game_menu,
    game_views,
    giants_tab,
    public_messages,
    score_words,
    town_tab,
    turn_done,
    turn_panel,
    words,
)
from cogs.play.game_views import Sight
from cogs.play.words import gained
from cogs.screen import Button, Screen, Select, controls, pictures
from engine import DOMINOES, TOKENS, Game, Kind, LineSlot, Move, Refusal, Step
from locales import name
from render import alt
from render.requests import CourtPicture, CrownsPicture, PanelPicture
from render.words import effects
from services.facts.games import GameFact, QueenWon, Recruited
from services.facts.news import Call, EndNews, OpeningNews
from services.facts.panels import PanelFact, ReceiveFact, TurnEnded
from services.facts.tables import SeatFact, Setup
from services.offers.score_sheets import score_sheets
from tests.cogs.scenes import (
    ALL_OF_IT,
    COURT,
    EIGHT,
    EN,
    GIANTS,
    LONG,
    NAMES,
    SETUPS,
    TEAMS,
    accept,
    called,
    game_fact,
    labels,
    menu_fact,
    panel_fact,
    quickly,
    report,
    said,
    select,
    whole_turn,
)

cogs.client.load()

WORST = tuple(LONG[:-1] + str(seat) for seat in range(1, 9))
"""Eight names as long as Discord allows, all of them full of signs to be escaped."""


def drafts(game: Game) -> Iterator[tuple[Move, ...]]:
    """Yield drafts of a turn: nothing, the domino placed, all that must be, something optional."""
    yield ()
    must = whole_turn(game)
    yield must[:1]
    yield must
    options = game.compose(must).options
    for step in (Step.SEND, Step.BUILD):
        if options.get(step):
            yield (*must, options[step][0])
    purchase = next(iter(options.get(Step.COURT, ())), None)
    if purchase is not None:
        yield (*must, purchase)


def tabs(fact: PanelFact) -> Iterator[Screen]:
    """Yield every tab of a turn that is open, and what the partner sees."""
    yield turn_panel.panel(fact, EN)
    if fact.town is not None:
        yield town_tab.town(fact, EN)
    if fact.court is not None:
        yield court_tab.court(fact, EN)
    if fact.partner is not None:
        yield turn_panel.partners_draft(replace(fact, composing=False), EN)


@pytest.mark.parametrize("setup", ALL_OF_IT, ids=called)
def test_every_screen_of_a_turn_is_taken_by_discord(setup: Setup) -> None:
    """At turns all over a game, with drafts of every kind: limits, ids, budgets."""
    for game in quickly(setup, every=9):
        if game.over:
            break
        for draft in drafts(game):
            for shown in tabs(panel_fact(game, setup, draft)):
                accept(shown)


@pytest.mark.parametrize("setup", [*SETUPS, *ALL_OF_IT], ids=called)
def test_every_button_of_a_turn_has_a_name_of_its_own(setup: Setup) -> None:
    """No two controls or options of a page are called alike; none is a sign or number alone."""
    for game in quickly(setup, every=7):
        if game.over:
            break
        for draft in drafts(game):
            fact = panel_fact(game, setup, draft)
            for shown in (*tabs(fact), turn_panel.panel(fact, EN, everywhere=True)):
                lists = [one for one in controls(shown) if isinstance(one, Select)]
                found = [*labels(shown), *(one.placeholder for one in lists)]
                for names in (found, *([one.label for one in listed.options] for listed in lists)):
                    assert len({one.casefold() for one in names}) == len(names), names
                    assert all(re.search(r"[^\W\d_]{2}|[a-z]\d", one) for one in names), names
                    assert max(map(len, names)) <= 80


@pytest.mark.parametrize("setup", ALL_OF_IT, ids=called)
def test_every_look_is_taken_by_discord(setup: Setup) -> None:
    """In the middle and at the end: every kingdom, the table, the lines, the score, …; as text."""
    games = list(quickly(setup, every=30))
    for game in (games[1], games[-1]):
        fact = named(game, setup)
        extra = ["board"] * bool(fact.view.board) + ["court"] * bool(fact.view.court)
        extra += ["quests"] * bool(fact.view.quests)
        for what in ("table", "line", "score", *extra, "k1", f"k{setup.lords}"):
            explained = score_sheets(fact.view)
            accept(game_views.look(fact, Sight(what, origin="c"), 101, EN, sheets=explained))
        accept(game_views.look(fact, Sight("k1", as_text=True), 101, EN))
        accept(score_words.explained(fact, score_sheets(fact.view), EN))
        accept(game_menu.menu(menu_fact(fact), EN))


@pytest.mark.parametrize("setup", ALL_OF_IT, ids=called)
def test_the_whole_table_as_text_fits_a_message(setup: Setup) -> None:
    """In pages of whole kingdoms, each with its legend; the lines come last."""
    for game in quickly(setup, every=30):
        fact = named(game, setup)
        shown = [game_views.look(fact, Sight("table", as_text=True), 101, EN)]
        while (following := next_page(shown[-1])) is not None:
            sight = Sight("table", as_text=True, origin="t", page=following)
            shown.append(game_views.look(fact, sight, 101, EN))
        told = list(map(said, shown))
        for page in shown:
            accept(page)
        grids = [page.count("```") // 2 for page in told]
        assert sum(grids) == len(fact.view.kingdoms)
        assert [page.count("The number counts crowns.") for page in told] == [
            min(count, 1) for count in grids
        ]
        assert all(any(name(lord) in page for page in told) for lord in fact.view.names)
        if len(shown) > 1:
            assert f"1 of {len(shown)}" in labels(shown[0])
        assert len(shown) <= 4


def next_page(shown: Screen) -> int | None:
    """The page that [→] leads to, where there is one."""
    arrow = next((one for one in controls(shown) if getattr(one, "label", "") == "Next →"), None)
    if not isinstance(arrow, Button) or arrow.off:
        return None
    assert arrow.id.action == "text"
    return int(arrow.id.args[1])


def named(game: Game, setup: Setup) -> GameFact:
    """Return a game whose lords all have the longest names there are."""
    fact = game_fact(game, setup)
    return replace(fact, view=replace(fact.view, names=WORST[: setup.lords]))


@pytest.mark.parametrize("setup", ALL_OF_IT, ids=called)
def test_every_message_of_a_game_is_taken_by_discord(setup: Setup) -> None:
    """The opening, and the end with all lords named as long as can be."""
    first, *_, last = quickly(setup, every=40)
    accept(public_messages.opening(OpeningNews(named(first, setup), (1, 2, 3), ()), EN))
    gone = (SeatFact(2, 102, WORST[1], resigned=True, resigned_turn="3.1"),)
    ends = EndNews(named(last, setup), (report(last),), 12, 500_000, gone)
    accept(game_end.ended(ends, EN))


# -- lines of eight --------------------------------------------------------------------------------


def turn_of(setup: Setup, number: int = 40) -> Game:
    return next(
        game.copy()
        for turn, game in enumerate(quickly(setup))
        if turn >= number and game.turn and game.turn.number == 2
    )


@pytest.mark.parametrize(("setup", "long"), [(EIGHT, 8), (GIANTS, 5)], ids=["eight", "five"])
def test_a_long_line_is_a_list(setup: Setup, long: int) -> None:
    """Of what is free, with terrains and crowns; who took one is in the picture."""
    fact = panel_fact(turn_of(setup), setup)
    shown = turn_panel.panel(fact, EN)
    line = fact.game.view.next_line
    assert len(line) == long
    free = [slot.domino for slot in line if slot.seat is None]
    listed = select(shown, "take")
    assert [one.value.upper() for one in listed.options] == free
    for one, domino in zip(listed.options, free, strict=True):
        assert one.label == words.domino_choice(fact.game.view, LineSlot(domino, None), EN)
        assert one.label.startswith(words.number(fact.game.view, domino) + " ")
        assert DOMINOES[domino].left.terrain in one.label
    assert f"Place **{words.number(fact.game.view, fact.domino or '')}**" in said(shown)


def test_pages_of_four_kingdoms() -> None:
    """The table and the end of eight kingdoms take two pictures, those of four teams one."""
    for setup, wanted in ((EIGHT, 2), (TEAMS, 1)):
        fact = game_fact(turn_of(setup), setup)
        table = game_views.look(fact, Sight("table"), 101, EN)
        assert len(pictures(table)) == wanted


# -- teams -----------------------------------------------------------------------------------------


def test_a_partner_sees_the_draft_and_changes_nothing() -> None:
    """Only Refresh, Notes and Look are there; the lord's own panel says who else sees it."""
    game = turn_of(TEAMS)
    fact = panel_fact(game, TEAMS, whole_turn(game))
    assert fact.partner is not None
    own = turn_panel.panel(fact, EN)
    assert f"Your partner {words.bold(fact.partner)} sees this panel too." in said(own)
    assert "Notes" in labels(own)
    shown = turn_panel.partners_draft(replace(fact, composing=False), EN)
    assert labels(shown) == ["Refresh", "Notes", "Look"]
    assert f"{words.bold(fact.partner)} is playing this turn" in said(shown)
    assert isinstance(pictures(shown)[0].request, PanelPicture)
    empty = turn_panel.partners_draft(replace(panel_fact(game, TEAMS), composing=False), EN)
    assert "Nothing is chosen yet." in said(empty)


def test_teams_are_told_together() -> None:
    """A turn names the partner, a standing both lords, the end both winners."""
    game = turn_of(TEAMS)
    view = game.view()
    one = report(game, 2, partner=NAMES[5])
    assert words.report(view, one, EN).startswith(
        "**\u2068Ben\u2069** (with \u2068Finn\u2069) placed"
    )
    ben, finn = "**\u2068Ben\u2069**", "(with \u2068Finn\u2069)"
    assert words.report(view, replace(one, spot=None, gain=-5, total=40), EN) == (
        f"{ben} {finn} had to discard **{one.domino}**: it fits nowhere (−5, now 40)."
        f" {ben} took **K33**."
    )
    listed = [(2, "Ben", 40), (6, "Finn", 40), (3, "Cara", 30)]
    assert words.standing(view, listed, EN) == (
        "\u2068Ben\u2069 and \u2068Finn\u2069 40 · \u2068Cara\u2069 and \u2068Gwen\u2069 30"
    )
    *_, over = quickly(TEAMS, every=40)
    fact = game_fact(over, TEAMS)
    assert fact.view.winners is not None
    winners = [NAMES[seat - 1] for seat in fact.view.winners]
    told = said(game_end.ended(EndNews(fact, (), 12, 500_000, ()), EN))
    assert " win " in told.splitlines()[0]
    assert all(name(one) in told for one in winners)
    assert told.count("<@") == 8  # every lord once: the winners are wished well


def test_a_team_loses_the_queen_together() -> None:
    """Both lords who hosted her are named to the lord who won her, as in public (R25)."""
    game = turn_of(TEAMS)
    one = report(game, 1, queen=QueenWon("Ben", 2, "Finn"))
    ended = TurnEnded(game_fact(game, TEAMS), one, True, (), None, 0)
    both = "**\u2068Ben\u2069** and **\u2068Finn\u2069**"
    assert f"The Queen came to you from {both}" in said(turn_done.done(ended, EN))
    assert f"won the Queen from {both}." in words.report(game.view(), one, EN)


# -- giants ----------------------------------------------------------------------------------------


def arrival() -> tuple[Game, tuple[Move, ...]]:
    """Return a turn with one of A–F in hand and several open crowns, and its draft."""
    for game in quickly(GIANTS):
        fact = game_fact(game, GIANTS)
        domino = next((one.domino for one in fact.view.order if not one.done), None) or ""
        if game.over or domino not in tuple("ABCDEF"):
            continue
        place = game.compose(()).options[Step.PLACE][0]
        if len(game.compose((place,)).options.get(Step.GIANT, ())) > 1:
            return game.copy(), (place,)
    raise LookupError("no giant arrives")


def test_a_giant_that_arrives_asks_for_a_crown() -> None:
    """After the spot the crowns stand where the spots stood; a pressed one is said (22_giant)."""
    game, draft = arrival()
    before = turn_panel.panel(panel_fact(game, GIANTS), EN)
    assert "A giant comes with it and covers one of your crowns." in said(before)
    fact = panel_fact(game, GIANTS, draft)
    shown = turn_panel.panel(fact, EN)
    accept(shown)
    assert "It must cover one of your crowns." in said(shown)
    assert "cover a crown with the giant" in said(shown)
    assert isinstance(pictures(shown)[0].request, CrownsPicture)
    assert fact.giant is not None
    first = fact.giant.crowns[0]
    move = Move.parse(f"giant {first.square}")
    again = panel_fact(game, GIANTS, (*draft, move))
    told = said(turn_panel.panel(again, EN))
    assert f"The giant covers the crown on **{first.square}**" in told


@pytest.mark.parametrize("by", ["lord", "resigned"])
def test_a_giant_that_finds_no_crown_is_told(by: str) -> None:
    """To everybody and to the lord; not where it covers one, nor where the domino was discarded."""
    game, _ = arrival()
    view, seat = game.view(), game.turn.seat if game.turn else 1
    one = report(game, seat, domino="C", by=by)
    told = "The giant found no crown to cover and wandered off."
    ended = TurnEnded(game_fact(game, GIANTS), one, True, (), None, 0)
    assert words.report(view, one, EN).count(told) == 1
    assert told in said(turn_done.done(ended, EN))
    for changes in ({"giant": "e6"}, {"spot": None}, {"domino": "12"}):
        other = replace(one, **changes)
        assert "wandered off" not in words.report(view, other, EN)
        assert "wandered off" not in said(turn_done.done(replace(ended, report=other), EN))


QUESTS = replace(GIANTS, quests=("lost_corner", "harmony"))


def test_a_quest_that_is_lost_is_named_with_the_spot() -> None:
    """In the result line and in the list of spots."""
    for game in quickly(QUESTS):
        if game.over:
            break
        fact = panel_fact(game, QUESTS)
        losing = [one for one in fact.spots.ranked if one.changes] if fact.spots else []
        if losing and ("lost_corner", -20) in losing[0].changes:
            spot = losing[0]
            move = Move(Kind.PLACE, fact.domino or "", spot.squares)
            shown = turn_panel.panel(panel_fact(game, QUESTS, (move,)), EN, everywhere=True)
            accept(shown)
            assert "Lost Corner lost (−20)." in said(shown)
            options = {one.value: one.description for one in select(shown, "spot").options}
            assert options[f"{spot.left}.{spot.right}"].startswith("Lost Corner lost (−20). ")
            return
    raise AssertionError("no corner is lost")


def test_a_quest_that_a_discard_loses_is_named() -> None:
    """And the domino that fits nowhere is not asked to be placed."""
    for seed in range(1, 20):
        for game in quickly(QUESTS, seed):
            fact = None if game.over or game.turn is None else panel_fact(game, QUESTS)
            if fact is not None and fact.discards and fact.before.quests > fact.after.quests:
                told = said(turn_panel.panel(fact, EN))
                assert "fits nowhere next to your kingdom" in told
                assert "Harmony lost (−5)." in told
                assert "Place" not in told
                return
    raise AssertionError("nothing is discarded")


# -- The Court -------------------------------------------------------------------------------------


def offered() -> tuple[Game, tuple[Move, ...], Move]:
    """Return a turn of The Court in which somebody can be recruited."""
    for game in quickly(COURT):
        if game.over:
            break
        must = whole_turn(game)
        purchase = next(iter(game.compose(must).options.get(Step.COURT, ())), None)
        if purchase is not None:
            return game.copy(), must, purchase
    raise LookupError("nothing to recruit")


def test_the_court_offers_sells_and_takes_payment() -> None:
    """Lists to recruit from, then squares and who pays; Undo gives it back (24_court)."""
    game, must, purchase = offered()
    fact = panel_fact(game, COURT, must)
    shown = court_tab.court(fact, EN)
    accept(shown)
    assert "### The Court · your resources: " in said(shown)
    assert select(shown, "recruit").placeholder == "Recruit for two resources…"
    assert {"Land", "Undo"} <= set(labels(shown))
    assert isinstance(pictures(shown)[0].request, CourtPicture)
    assert "Court" in labels(turn_panel.panel(fact, EN))
    bought = panel_fact(game, COURT, (*must, purchase))
    told = court_tab.court(bought, EN)
    accept(told)
    assert bought.court is not None
    assert bought.court.bought is not None
    assert f"to **{bought.court.site}** for " in said(told)
    if len(bought.court.bought.payments) > 1:
        assert select(told, "pay").options[0].label.startswith("Pay ")
    assert " lies at **" in said(turn_panel.panel(bought, EN))


def test_the_land_tells_what_the_court_offers() -> None:
    """The best token with its points; nothing more once one is bought (24_court)."""
    game, must, purchase = offered()
    fact = panel_fact(game, COURT, must)
    assert fact.court is not None
    best = max(fact.court.offers, key=lambda one: one.sites[0].delta)
    told = f"Court: {effects.token_name(best.token, EN)} {gained(best.sites[0].delta, EN)}"
    assert told.endswith(("point", "points"))
    assert f"{told}." in said(turn_panel.panel(fact, EN))
    pile = replace(fact, court=replace(fact.court, searches=(best,)))
    assert f"{told}, search the pile." in said(turn_panel.panel(pile, EN))
    only = replace(fact, court=replace(fact.court, offers=(), searches=(best,)))
    assert "Court: search the pile." in said(turn_panel.panel(only, EN))
    nothing = replace(fact, court=replace(fact.court, offers=(), searches=()))
    assert "Court: nothing this turn." in said(turn_panel.panel(nothing, EN))
    assert "Court: " not in said(turn_panel.panel(panel_fact(game, COURT, (*must, purchase)), EN))


def test_the_pile_is_listed_by_what_its_tokens_bring() -> None:
    """The best first, with its square; what a search costs is said, and what else lies open."""
    game, must, _ = offered()
    fact = panel_fact(game, COURT, must)
    assert fact.court is not None
    sold = fact.court.offers[0]
    pile = [
        replace(sold, token=token, searched=True, left=2, sites=(replace(sold.sites[0], delta=n),))
        for n, token in ((1, "king"), (5, "farmer"))
    ]
    refusal = Refusal("court_none", "R47")
    filled = replace(
        fact.court, searches=tuple(pile), no_search=None, not_offered=(("captain", refusal),)
    )
    shown = court_tab.court(replace(fact, court=filled), EN)
    accept(shown)
    square = sold.sites[0].square
    labels_of = [one.label for one in select(shown, "search").options]
    assert labels_of == [f"Farmer ×2: +5 at {square}", f"King ×2: +1 at {square}"]
    assert "Searching costs one of each of the four resources." in said(shown)
    assert f"Also open: Captain, {effects.token_effect(TOKENS['captain'], EN)}." in said(shown)


def test_the_open_tokens_are_told_with_why_there_are_not_three() -> None:
    """Each by what it brings, for everybody who looks."""
    game, _, _ = offered()
    fact = game_fact(game, COURT)
    view = fact.view
    assert view.court is not None
    for remaining, told in ((4, "One slot is empty until"), (0, "One slot stays empty:")):
        lying = replace(view, court=replace(view.court, face_up=("king", "merchant")))
        looked = replace(fact, view=replace(lying, remaining=remaining))
        text = said(game_views.look(looked, Sight("court"), 101, EN))
        for token in ("king", "merchant"):
            called = effects.token_name(token, EN)
            assert f"**{called}**: {effects.token_effect(TOKENS[token], EN)}" in text
        assert told in text
    full = replace(view, court=replace(view.court, face_up=("king", "merchant", "king")))
    shown = game_views.look(replace(fact, view=full), Sight("court"), 101, EN)
    assert "empty" not in said(shown)


def test_who_only_watches_has_no_resources() -> None:
    """The Court of the lord on turn is shown to them as that lord's; a lord sees their own."""
    game, _, _ = offered()
    fact = game_fact(game, COURT)
    for reader, own in ((101, True), (999, False)):
        shown = pictures(game_views.look(fact, Sight("court"), reader, EN))[0].request
        assert isinstance(shown, CourtPicture)
        assert shown.own is own
        assert ("Your resources" in alt(shown) or "You have no resources" in alt(shown)) is own


def test_the_tabs_wait_for_the_domino() -> None:
    """Before it is placed there is no tab, and a line says when it opens."""
    game, _, _ = offered()
    shown = turn_panel.panel(panel_fact(game, COURT), EN)
    assert "The Court opens once your domino is placed." in said(shown)
    assert "Court" not in labels(shown)


def test_a_purchase_is_reported_after_the_choice() -> None:
    """What was recruited is told in its own sentence, in public and to the lord."""
    game = turn_of(COURT, 20)
    one = report(game, recruited=Recruited("merchant", "c5", ("c6", "b4"), searched=False))
    told = words.report(game.view(), one, EN)
    assert "recruited the **Merchant** to c5." in told
    assert told.index("took") < told.index("recruited")
    ended = TurnEnded(game_fact(game, COURT), one, True, (), None, 0)
    assert "You recruited the **Merchant** to c5." in said(turn_done.done(ended, EN))
    found = report(game, recruited=Recruited("king", "c5", (), searched=True), by="resigned")
    assert "It searched The Court's pile for the **King**" in words.report(game.view(), found, EN)


def test_giants_that_wait_are_counted_for_who_receives_them() -> None:
    """In words and in the picture; of one alone nothing is counted."""
    game, draft = arrival()
    fact = panel_fact(game, GIANTS, draft)
    assert fact.giant is not None
    for count, told in ((1, "sent you a giant. Choose"), (2, "sent you giants, and 2 wait.")):
        asked = ReceiveFact(
            fact.game, fact.seat, count, ("Ben",) * count, fact.giant.crowns, None, on_turn=False
        )
        shown = giants_tab.receive(asked, EN)
        accept(shown)
        assert told in said(shown)
        request = pictures(shown)[0].request
        assert isinstance(request, CrownsPicture)
        assert request.waiting == count


def test_a_giant_waits_at_the_end_of_the_game() -> None:
    """When every turn is played the message says who still chooses a crown."""
    *_, over = quickly(GIANTS, every=40)
    fact = game_fact(over, GIANTS, ending=None, seed=None)
    seat = fact.table.seats[2]
    waiting = replace(fact, seat_on_turn=seat)
    assert giants_tab.waits_for_giant(waiting)
    assert "chooses the crown that a giant covers" in public_messages.call_line(waiting, None, EN)
    mentioned = public_messages.call_line(waiting, Call(seat, "mention"), EN)
    assert mentioned.startswith("<@103>, choose the crown")
