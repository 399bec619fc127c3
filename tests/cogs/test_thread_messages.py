"""The public messages of a game: Discord takes each, and each calls only whom it means."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

import cogs.client
from cogs.play import game_end, public_messages, spot_controls, turn_panel, words
from cogs.screen import Picture, Ping, pictures
from engine import Game
from render.requests import EndPicture, LinePicture, ScorePicture, TurnPicture
from services.facts.games import Built, QueenWon, Taxed, TurnReport
from services.facts.news import EndNews, OpeningNews, ReminderNews, TakebackNews, TurnNews
from services.facts.panels import Spot
from services.facts.tables import DynastyFact, Setup
from tests.cogs.scenes import (
    EN,
    LONG,
    SETUPS,
    TOWNS,
    accept,
    call,
    called,
    game_fact,
    labels,
    new_game,
    panel_fact,
    report,
    round_end,
    said,
    table,
    through,
)

cogs.client.load()

FOUR = SETUPS[3]


def middle(setup: Setup = FOUR) -> Game:
    return next(game for n, game in enumerate(through(setup)) if n == 14)


def over(setup: Setup = FOUR, seed: int = 1) -> Game:
    return list(through(setup, seed))[-1]


def turn_news(game: Game, **changes: object) -> TurnNews:
    fact = game_fact(game, FOUR)
    return replace(TurnNews(fact, (report(game),), (), call(fact)), **changes)  # type: ignore[arg-type]


def end_news(setup: Setup, seed: int = 1, **changes: object) -> EndNews:
    game = over(setup, seed)
    fact = game_fact(game, setup)
    news = EndNews(fact, (report(game, took=None),), 12, 6 * 86_400, ())
    return replace(news, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_an_opening_tells_the_order_and_the_seal(setup: Setup) -> None:
    """The set-up, the kings in order, the whole seal, the line; [Look] and [Rules]."""
    fact = game_fact(new_game(setup), setup)
    order = tuple(slot.seat for slot in fact.view.order)
    news = OpeningNews(fact, order, tuple(slot.domino for slot in fact.view.next_line))
    shown = public_messages.opening(news, EN)
    accept(shown)
    assert fact.view.draw in said(shown)
    assert isinstance(pictures(shown)[0].request, LinePicture)
    assert labels(shown) == ["Look", "Follow", "Rules"]
    assert shown.mentions == ()


def test_an_opening_without_a_thread_says_so_once() -> None:
    """The right is missing, so the game is played in the channel."""
    fact = game_fact(new_game(FOUR), FOUR)
    news = OpeningNews(fact, (1,), ())
    assert "played in this channel" in said(public_messages.opening(news, EN, refused=True))
    assert "played in this channel" not in said(public_messages.opening(news, EN))


def test_a_dynasty_counts_its_games() -> None:
    """The opening says which game it is."""
    dynasty = DynastyFact(2, 3, ((40, 30, 20, 10),), (40, 30, 20, 10), ())
    fact = replace(game_fact(new_game(FOUR), FOUR), number=2, table=table(FOUR, dynasty=dynasty))
    assert "### Game 2 of 3 has begun" in said(
        public_messages.opening(OpeningNews(fact, (1,), ()), EN)
    )
    home = replace(fact.table, thread=None)
    there = said(public_messages.opening(OpeningNews(replace(fact, table=home), (1,), ()), EN))
    assert "Harvest Moon\u2069 · game 2 of 3 has begun" in there


def test_the_turn_message_calls_one_person_in_its_first_line() -> None:
    """The lock screen shows who, where and which round; one mention and no other."""
    news = turn_news(middle())
    shown = public_messages.turn(news, EN)
    accept(shown)
    assert news.call is not None
    first, second = shown.content.splitlines()
    assert first.startswith(f"<@{news.call.seat.user}>, your turn in **")
    assert "round" in first
    assert "(+3, now 13) and took **33**." in second
    assert shown.content.count("<@") == 1
    assert shown.mentions == (news.call.seat.user,)
    assert labels(shown) == ["Play", "Look"]
    assert shown.picture is not None
    assert isinstance(shown.picture.request, TurnPicture)


def test_the_first_choice_is_called_under_the_opening() -> None:
    """Its picture would be the opening's again; the next choice shows the line."""
    game = new_game(FOUR)
    fact = game_fact(game, FOUR)
    shown = public_messages.turn(TurnNews(fact, (), (), call(fact)), EN)
    accept(shown)
    assert "choose your first domino in **" in shown.content
    assert shown.picture is None
    chose = report(game, domino=None, spot=None)
    second = public_messages.turn(TurnNews(fact, (chose,), (), call(fact)), EN)
    assert second.picture == Picture(LinePicture(fact.view))


def test_a_message_that_calls_nobody_mentions_nobody() -> None:
    """Folded reports, or a lord who wants direct messages."""
    news = turn_news(middle(), call=None)
    quiet = public_messages.turn(news, EN)
    accept(quiet)
    assert "<@" not in quiet.content
    assert quiet.mentions == ()
    fact = game_fact(middle(), FOUR)
    direct = public_messages.turn(turn_news(middle(), call=call(fact, mention=False)), EN)
    assert "<@" not in direct.content


def test_a_seat_that_nobody_plays_has_no_play_button() -> None:
    """Its next turn is played at once; only [Look] remains."""
    fact = game_fact(middle(), FOUR)
    assert fact.seat_on_turn is not None
    gone = replace(fact, seat_on_turn=replace(fact.seat_on_turn, resigned=True))
    assert labels(public_messages.turn(TurnNews(gone, (), (), None), EN)) == ["Look"]


@pytest.mark.parametrize("by", ["lord", "resigned", "forced"])
def test_every_combination_of_steps_has_its_sentence(by: str) -> None:
    """Placed or discarded, with or without a domino taken, by the lord or for them."""
    game = middle()
    for spot, took in product((("b5", "a5"), None), ("K33", None)):
        one = report(game, spot=spot, took=took, by=by)
        accept(public_messages.turn(turn_news(game, reports=(one,)), EN))
    first = report(game, domino=None, spot=None, by=by)
    told = words.report(game.view(), first, EN)
    assert "took **33**" in told


@pytest.mark.parametrize("by", ["lord", "resigned", "autopilot"])
def test_a_discard_says_its_price(by: str) -> None:
    """What it costs under Harmony, and what is left; where it costs nothing, nothing is said."""
    view = middle().view()
    dear = report(middle(), spot=None, took=None, by=by, gain=-5, total=48)
    assert "fits nowhere (−5, now 48)." in words.report(view, dear, EN)
    assert words.report(view, replace(dear, gain=0), EN).endswith("it fits nowhere.")


def test_an_opening_says_once_what_the_first_coins_are_worth() -> None:
    """Where there are coins: so nobody wonders about points before the first domino."""
    worth = "Each kingdom begins with 7 coins. They are worth 2 points"
    for setup in (FOUR, TOWNS[2]):
        game = game_fact(new_game(setup), setup)
        shown = public_messages.opening(OpeningNews(game, (1,), ()), EN)
        assert (worth in said(shown)) is (setup is not FOUR)


def test_a_numbered_spot_names_the_quest_behind_its_points() -> None:
    """Such as Harmony or a bonus of the set-up, once for all spots that bring it."""
    spot = Spot(1, "b5", "a5", 12, (("middle_kingdom", 10),))
    assert spot_controls.number_label(spot, EN) == "A · b5–a5 (+12)"
    fact = panel_fact(middle(), FOUR)
    assert fact.spots is not None
    spots = tuple(replace(spot, number=number) for number in (1, 2))
    lone = replace(spot, number=3, changes=())
    shown = turn_panel.panel(
        replace(fact, spots=replace(fact.spots, ranked=(*spots, lone), numbered=(*spots, lone))), EN
    )
    assert "-# Middle Kingdom +10 at A and B. Still to do:" in said(shown)


def test_a_rounds_end_tells_the_line_and_the_standing() -> None:
    """One gray line; names without mention."""
    end = round_end(middle())
    one = report(middle(), round_end=end)
    shown = public_messages.turn(turn_news(middle(), reports=(one,)), EN)
    accept(shown)
    assert "-# Round 5 is over. New line: 7, 19, 27, 46. Standing:" in shown.content
    last = report(middle(), round_end=replace(end, new_line=None))
    assert "no new line" in public_messages.turn(turn_news(middle(), reports=(last,)), EN).content
    start = report(middle(), round_end=replace(end, round=0))
    assert (
        "Everybody has chosen"
        in public_messages.turn(turn_news(middle(), reports=(start,)), EN).content
    )


TOWN_TURN: dict[str, object] = {
    "taxed": (Taxed("h8", 2), Taxed("h9", 3)),
    "built": Built("statue", "h9", 3),
    "queen": QueenWon("Cara", 3),
    "burnt": "church",
}


def in_town(**changes: object) -> str:
    """Return what is reported of a turn with something done in the town."""
    return words.report(middle(TOWNS[2]).view(), report(middle(), 2, **changes), EN)


def test_a_turn_in_the_town_is_told_sentence_by_sentence() -> None:
    """In the order of the rules: laid, taxed, built, the Queen, burnt, taken and the points."""
    ben = "**\u2068Ben\u2069**"
    assert in_town(**TOWN_TURN) == " ".join(
        (
            f"{ben} placed {number()} at b5–a5.",
            f"{ben} taxed h8 and h9 for 5 coins.",
            f"{ben} built the **Statue** on h9 for 3 coins.",
            f"{ben} won the Queen from **\u2068Cara\u2069**.",
            f"{ben} bribed the dragon to burn the **Church**.",
            f"{ben} took **33** and has 13 points now (+3).",
        )
    )


def number() -> str:
    """Return the domino that the report names."""
    return words.bold_number(middle().view(), report(middle(), 2).domino or "")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"taxed": (Taxed("h9", 1),)}, "taxed h9 for 1 coin."),
        ({"built": Built("statue", "h9", 0)}, "built the **Statue** on h9 for free."),
        ({"built": Built("statue", "h9", 1)}, "built the **Statue** on h9 for 1 coin."),
        ({"queen": QueenWon(None)}, "won the Queen from the builders' board."),
        (
            {"queen": QueenWon("Cara", 3, "Gwen")},
            "won the Queen from **\u2068Cara\u2069** and **\u2068Gwen\u2069**.",
        ),
        ({"burnt": "queens_tower"}, "bribed the dragon to burn the **Queen's Tower**."),
        ({"burnt": "church", "spot": None}, "had to discard"),
        ({"burnt": "church", "took": None}, "has 13 points now (+3)."),
    ],
)
def test_each_step_in_the_town_has_its_sentence(changes: dict[str, object], told: str) -> None:
    """By the lord, and by a computer lord for them; the message with it is taken by Discord."""
    assert told in in_town(**changes)
    fact = game_fact(middle(TOWNS[2]), TOWNS[2])
    for by in ("lord", "resigned"):
        one = report(middle(), 2, by=by, **changes)
        shown = public_messages.turn(TurnNews(fact, (one,), (), call(fact)), EN)
        accept(shown)
        assert ("The autopilot" in shown.content) is (by == "resigned")


def test_the_turns_picture_shows_the_board_that_changed() -> None:
    """Only where a building was bought or burnt."""
    for changes, changed in (({}, False), ({"burnt": "church"}, True), (TOWN_TURN, True)):
        one = report(middle(), **changes)
        picture = public_messages.picture_of(game_fact(middle(), FOUR), (one,))
        assert picture is not None
        assert isinstance(picture.request, TurnPicture)
        assert picture.request.board_changed is changed


def test_a_rounds_end_tells_the_new_buildings() -> None:
    """In a gray line of their own, the cheapest first."""
    end = replace(round_end(middle()), new_tiles=("church", "queens_tower"))
    one = report(middle(), round_end=end)
    shown = public_messages.turn(turn_news(middle(), reports=(one,)), EN)
    accept(shown)
    assert shown.content.splitlines()[-1] == (
        "-# New on the builders' board: Church and Queen's Tower."
    )


def test_folded_reports_stand_above_the_last() -> None:
    """Nothing is lost: what called nobody is told with the next report."""
    reports = tuple(report(middle(), seat) for seat in (1, 2, 3))
    shown = public_messages.turn(
        turn_news(middle(), reports=reports, taken_back=(2,), resigned=(3,)), EN
    )
    accept(shown)
    assert [line.count("placed") for line in shown.content.splitlines()[3:]] == [1, 1, 1]
    assert "took the last turn back." in shown.content
    assert "gave up the seat." in shown.content


def test_a_message_never_grows_over_discords_limit() -> None:
    """The oldest of very many folded lines give way."""
    many = tuple(report(middle(), 1) for _ in range(60))
    shown = public_messages.turn(turn_news(middle(), reports=many), EN)
    accept(shown)
    assert shown.content.startswith("<@")


def test_names_never_ping_and_never_format() -> None:
    """A name full of signs is escaped and isolated."""
    shown = public_messages.turn(turn_news(middle(), reports=(report(middle(), 1),)), EN)
    assert LONG not in shown.content
    assert "@here" not in shown.content
    assert "\u2068" in shown.content


def test_an_old_turn_message_keeps_its_report_only() -> None:
    """The call gives way to the round."""
    fact = game_fact(middle(), FOUR)
    shown = public_messages.turn(turn_news(middle()), EN)
    old = public_messages.past_turn_text(shown.content, fact, EN)
    assert old.splitlines()[0] == f"Round {fact.view.round} of 12"
    assert old.splitlines()[1:] == shown.content.splitlines()[1:]
    start = game_fact(new_game(FOUR), FOUR)
    assert public_messages.past_turn_text("<@1>, choose", start, EN) == "The first choice"


def test_an_old_message_bears_the_round_of_the_turn_it_reports() -> None:
    """A round's last turn is of that round, though the next one has begun; so is a choice."""
    seen = {}
    for game in through(FOUR):
        if game.turn and game.turn.round < 4:
            old = public_messages.past_turn_text(
                "<@1>, your turn\nBen placed 7.", game_fact(game, FOUR), EN
            )
            seen[game.turn.text()] = old.splitlines()[0]
    assert seen["0.4"] == seen["1.1"] == "The first choice"
    assert seen["1.2"] == seen["2.1"] == "Round 1 of 12"
    assert seen["2.2"] == seen["2.4"] == seen["3.1"] == "Round 2 of 12"


def test_a_turn_taken_back_restores_the_call_without_a_mention() -> None:
    """The edit keeps the picture; a new message has one."""
    fact = game_fact(middle(), FOUR)
    news = TakebackNews(fact, fact.table.seats[0], None, None, (report(middle()),), call(fact))
    restored, reposted = (
        public_messages.after_takeback(news, EN),
        public_messages.after_takeback(news, EN, reposted=True),
    )
    for shown in (restored, reposted):
        accept(shown)
        assert "<@" not in shown.content
        assert labels(shown) == ["Play", "Look"]
    assert restored.picture is None
    assert reposted.picture is not None


def test_a_reminder_and_a_direct_message_lead_to_the_turn() -> None:
    """Both have [Play] and no more."""
    fact = game_fact(middle(), FOUR)
    reminder = public_messages.reminder(ReminderNews(fact, call(fact)), EN)
    accept(reminder)
    assert reminder.mentions == (call(fact).seat.user,)
    for lost in (False, True):
        direct = public_messages.direct(fact, call(fact), "The *Oak* Club", EN, lost=lost)
        accept(direct)
        assert labels(direct) == ["Play"]
        assert "<@" not in direct.content
        assert ("the news comes to you directly" in direct.content) is lost
    start = game_fact(new_game(FOUR), FOUR)
    accept(public_messages.direct(start, call(start), "Oak", EN))


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=called)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_end_is_taken_by_discord(setup: Setup, seed: int) -> None:
    """Winner, places, kingdoms, score pad, proof; everybody is mentioned once."""
    news = end_news(setup, seed)
    shown = game_end.ended(news, EN)
    accept(shown)
    kinds = [type(picture.request) for picture in pictures(shown)]
    assert kinds == [EndPicture, ScorePicture]
    assert set(shown.mentions) == {seat.user for seat in news.game.table.seats}
    assert labels(shown) == ["Rematch", "Replay", "Explain the score", "Record", "Review my game"]
    assert str(news.game.seed) in said(shown)
    assert news.game.view.draw in said(shown)
    assert "Check it with /verify." in said(shown)


def tied(
    first: tuple[int, int, int], second: tuple[int, int, int], setup: Setup = SETUPS[0]
) -> EndNews:
    """Return the end of a two-lord game with these totals, territories and crowns."""
    news = end_news(setup)
    view = news.game.view
    kingdoms = tuple(
        replace(
            kingdom,
            scorecard=replace(
                kingdom.scorecard, total=card[0], largest_territory=card[1], crowns=card[2]
            ),
        )
        for kingdom, card in zip(view.kingdoms, (first, second), strict=True)
    )
    winners = (1, 2) if first == second else ((1,) if first > second else (2,))
    view = replace(view, kingdoms=kingdoms, winners=winners)
    return replace(news, game=replace(news.game, view=view))


def test_what_decided_a_tie_is_told_with_the_winner() -> None:
    """R57: the larger largest territory, then crowns, then the win is shared."""
    by_size = said(game_end.ended(tied((43, 9, 1), (43, 7, 5)), EN))
    assert "By the largest territory (9 squares to 7)." in by_size
    by_crowns = said(game_end.ended(tied((43, 7, 4), (43, 7, 5)), EN))
    assert "By more crowns (5 to 4)." in by_crowns
    shown = game_end.ended(tied((43, 7, 5), (43, 7, 5)), EN)
    accept(shown)
    assert "share the win" in said(shown)
    assert said(shown).count("1 · <@") == 2
    plain = said(game_end.ended(tied((44, 7, 5), (43, 7, 5)), EN))
    assert "By" not in plain.splitlines()[1]


def test_crowns_decide_nothing_in_a_game_with_a_town() -> None:
    """R63: the larger largest territory, then the win is shared."""
    by_size = said(game_end.ended(tied((43, 9, 1), (43, 7, 5), TOWNS[0]), EN))
    assert "By the largest territory (9 squares to 7)." in by_size
    news = tied((43, 7, 5), (43, 7, 4), TOWNS[0])
    both = replace(news, game=replace(news.game, view=replace(news.game.view, winners=(1, 2))))
    shown = game_end.ended(both, EN)
    accept(shown)
    assert "Same total, same largest territory.\n" in said(shown)
    assert said(shown).count("1 · <@") == 2
    assert "crowns" not in said(shown)


def test_who_gave_up_is_said() -> None:
    """The place says since when."""
    news = end_news(FOUR)
    last = game_end.ranking(news.game)[-1]
    gone = replace(news.game.table.seats[last - 1], resigned=True, resigned_turn="7.2")
    assert "(autopilot since round 7)" in said(game_end.ended(replace(news, resigned=(gone,)), EN))


@pytest.mark.parametrize("how", ["agreed", "deserted"])
def test_a_game_without_a_result_says_how_it_ended(how: str) -> None:
    """By agreement, or since nobody is left: a standing, no winner."""
    game = middle()
    fact = game_fact(game, FOUR, ending=how, seat_on_turn=None, seed="ab" * 32)
    shown = game_end.ended(EndNews(fact, (), 3, 90, ()), EN)
    accept(shown)
    assert "Standing: " in said(shown)
    assert "wins" not in said(shown)


def test_a_dynasty_goes_on_by_itself_and_has_one_rematch_at_its_end() -> None:
    """After a game the totals and the next game; after the last one its winner."""
    totals = (((40, 30, 20, 10),), (40, 30, 20, 10))
    going = DynastyFact(1, 3, *totals, (), next_at=1_700_000_000, places=(1, 2, 3, 4))
    news = end_news(FOUR)
    shown = game_end.ended(
        replace(news, game=replace(news.game, table=table(FOUR, dynasty=going))), EN
    )
    accept(shown)
    assert "Game 1 of 3. Dynasty so far: " in said(shown)
    assert "<t:1700000000:R>" in said(shown)
    assert labels(shown) == ["Replay", "Explain the score", "Record", "Review my game"]
    for winners in ((1,), (1, 2)):
        done = replace(going, games=going.games * 3, winners=winners, next_at=None)
        game = replace(news.game, table=table(FOUR, dynasty=done))
        shown = game_end.ended(replace(news, game=game), EN)
        accept(shown)
        assert "the Dynasty with 40" in said(shown)
        assert "Rematch" in labels(shown)


def test_time_is_told_in_its_largest_unit() -> None:
    """Minutes, hours, days."""
    told = [game_end.duration(seconds, EN) for seconds in (5, 90 * 60, 3 * 3600, 3 * 86_400)]
    assert told == ["one minute", "90 minutes", "3 hours", "3 days"]


def test_a_report_is_a_report_of_its_game() -> None:
    """Discovery's dominoes are named by their bare number, too."""
    setup = SETUPS[4]
    game = next(game for n, game in enumerate(through(setup)) if n == 8)
    one = TurnReport(1, "Ann", "2.1", 3, (), "D3", ("e6", "e7"), 0, 0, "D12", "lord")
    told = words.report(game.view(), one, EN)
    assert "placed **3** at e6–e7 (+0, now 0) and took **12**." in told
    assert isinstance(
        public_messages.turn(TurnNews(game_fact(game, setup), (one,), (), None), EN), Ping
    )
