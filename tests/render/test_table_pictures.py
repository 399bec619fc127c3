"""Pictures of the whole table: eight lords, teams, Age of Giants, The Court."""

from __future__ import annotations

import dataclasses
import itertools
import re
from typing import TypeAlias

import pytest

from engine import TOKENS, GameView
from locales import letter
from render import alt, board
from render.canvas.canvas import Canvas
from render.canvas.colors import ROSE, THEMES
from render.canvas.lettering import width
from render.pictures import compose
from render.requests import (
    CourtPicture,
    CrownsPicture,
    EndPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    QuestsPicture,
    Request,
    ScorePicture,
    TablePicture,
    TurnPicture,
    end_pages,
    pages,
)
from render.sprites.badges import octagon
from render.words.phrases import pad_labels
from tests.render import courts, positions, towns
from tests.render.test_pictures import arguments, counted, everything, written
from tests.render.test_town_pictures import assert_apart, looks

SETUPS = tuple(positions.TABLES)
TOWNS = tuple(name for name, options in positions.TABLES.items() if options.box != "kingdomino")
COURTS = tuple(name for name, options in positions.TABLES.items() if options.court)
GIANTS = tuple(name for name, options in positions.TABLES.items() if options.giants)
TEAMS = tuple(name for name, options in positions.TABLES.items() if options.teams)
ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
Box: TypeAlias = tuple[int, int, int, int]
SHADOW = 3  # pixels of a picture that hold its shadow at most
GROUNDS = ("_corner_stamp",)
FRAME = 4  # pixels of gold round the row on turn
ORDER = 566  # where the column beside a turn's kingdom starts
HIGHEST = 1460  # pixels of a public picture
MESSAGE_BYTES, MESSAGE_FILES = 10 * 1024 * 1024, 10


def assert_inside(canvas: Canvas, height: int) -> None:
    """Nothing leaves the picture, which is neither nearly square nor too high."""
    assert canvas.width in (900, 960)
    assert canvas.height <= height
    assert not 0.93 < canvas.width / canvas.height < 1.075
    for drawn in canvas.drawn:
        left, top, right, bottom = drawn.box
        assert min(left, top) >= 0, drawn
        assert right <= canvas.width, drawn
        assert bottom <= canvas.height, drawn


def assert_disjoint(boxes: list[Box], *, first: bool = False) -> None:
    """No box overlaps another by more than the pixel or two of a shadow; or only the first."""
    pairs = [(boxes[0], box) for box in boxes[1:]] if first else itertools.combinations(boxes, 2)
    for one, other in pairs:
        across = min(one[2], other[2]) - max(one[0], other[0])
        down = min(one[3], other[3]) - max(one[1], other[1])
        assert min(across, down) <= SHADOW, (one, other)


def all_pages(view: GameView) -> list[Request]:
    """Every picture of a view, the further pages and the quests too."""
    requests = everything(view)
    requests += [TablePicture(view, "", page) for page in range(1, pages(view))]
    requests += [EndPicture(view, "", page) for page in range(1, end_pages(view))]
    return requests + ([QuestsPicture(view)] if view.quests else [])


@pytest.mark.parametrize("round_", [0, 6, 99])
@pytest.mark.parametrize("setup", SETUPS)
def test_every_picture_of_every_setup_is_drawn_and_told(setup: str, round_: int) -> None:
    view = positions.view(setup, round_, 2)
    for request in all_pages(view):
        assert_inside(compose(request), HIGHEST)
        assert 0 < len(alt(request)) <= 1024
        assert board(request)


@pytest.mark.parametrize("choose", [None, 0])
@pytest.mark.parametrize("setup", SETUPS)
def test_panels_of_every_setup_are_drawn(setup: str, choose: int | None) -> None:
    for round_ in (0, 4):
        canvas = compose(positions.panel(setup, round_, 2, choose=choose))
        assert (canvas.width, canvas.height <= 1150) == (900, True)


@pytest.mark.parametrize("setup", TOWNS)
def test_towns_of_every_setup_are_drawn(setup: str) -> None:
    for builds in (False, True):
        assert_inside(compose(towns.town(setup, 4, 2, builds=builds)), 1150)


@pytest.mark.parametrize("setup", [*SETUPS, *positions.SETUPS])
def test_the_pictures_of_one_message_fit_into_it(setup: str) -> None:
    """The end is the largest: all its pages and the score pad; then the table."""
    view = positions.view(setup, 99)
    end: list[Request] = [EndPicture(view, "", page) for page in range(end_pages(view))]
    table: list[Request] = [TablePicture(view, "", page) for page in range(pages(view))]
    for requests in ([*end, ScorePicture.labeled(view, pad_labels("en"))], table):
        files = [compose(request).png() for request in requests]
        assert len(files) <= MESSAGE_FILES
        assert sum(map(len, files)) <= MESSAGE_BYTES // 4


# -- many lords


@pytest.mark.parametrize("setup", ["wedding eight", "teams of eight", "giants five"])
@pytest.mark.parametrize("changed", [False, True])
def test_a_turn_shows_every_king_and_every_domino(setup: str, changed: bool) -> None:
    view = positions.view(setup, 6, 2)
    canvas = compose(TurnPicture(view, view.order[0].seat, 3, board_changed=changed))
    ordered = [slot.domino for slot in view.order]
    line = [slot.domino for slot in view.next_line]
    assert [args[0] for args in arguments(canvas, "tile")] == [*ordered, *line]
    paired = {args[0] for args in arguments(canvas, "shield_pair")}
    alone = {args[0] for args in arguments(canvas, "shield")}
    assert (paired if view.options.teams else alone) >= {slot.seat for slot in view.order}
    assert counted(canvas)["wide_octagon"] == 1 + len(view.order)


@pytest.mark.parametrize("setup", ["wedding eight", "teams of six", "wedding five", "giants five"])
@pytest.mark.parametrize("changed", [False, True])
def test_the_next_line_of_many_can_be_read_on_a_phone(setup: str, changed: bool) -> None:
    """Beside the kingdom: its dominoes are 30 pixels wide at 344, and no row is cut by a frame."""
    view = positions.view(setup, 6, 2)
    canvas = compose(TurnPicture(view, 1, 3, board_changed=changed and view.board is not None))
    line = [one for one in canvas.drawn if one.what == "tile"][len(view.order) :]
    assert [one.arguments[0] for one in line] == [slot.domino for slot in view.next_line]
    assert all((one.box[2] - one.box[0]) * 344 / 900 >= 30 for one in line)
    beside = [one for one in canvas.drawn if one.box[0] > ORDER]
    frame = [one.box for one in beside if one.what in GROUNDS and one.arguments[-1] == FRAME]
    edges = min(box[1] for box in frame) + FRAME, max(box[3] for box in frame) - FRAME
    for one in (one for one in beside if one.what not in GROUNDS):
        top, bottom = one.box[1] + 3, one.box[3] - 3  # shadows, and the room round figures
        assert not any(top < edge < bottom for edge in edges), one


@pytest.mark.parametrize("setup", ["wedding eight", "teams of six"])
def test_dominoes_are_named_with_their_letter_where_boxes_are_mixed(setup: str) -> None:
    view = positions.view(setup, 6, 2)
    names = [slot.domino for slot in view.next_line]
    for request in (LinePicture(view), TablePicture(view, ""), PanelPicture(view, 1, "K5")):
        assert set(names) <= set(written(compose(request))), request
    assert not any(re.fullmatch("[KQ][0-9]+", text) for text in written(compose(giants_line())))


def test_all_numbers_of_the_lines_are_as_large() -> None:
    """With letters too, and with one figure beside two."""
    for setup in ("wedding five", "teams of six", "giants five", "four"):
        view = positions.view(setup, 6, 2)
        canvas = compose(LinePicture(view))
        sizes = {
            args[1] for args in arguments(canvas, "text") if str(args[0]).strip("KQ").isdigit()
        }
        assert len(sizes) == 1, (setup, sizes)


def giants_line() -> LinePicture:
    return LinePicture(positions.view("giants five", 6))


@pytest.mark.parametrize("setup", SETUPS)
def test_no_number_of_a_domino_is_cut(setup: str) -> None:
    """Whoever chooses a domino reads its name whole."""
    view = positions.view(setup, 6, 2)
    view = dataclasses.replace(view, names=tuple("ABCDEFGH")[: len(view.names)])
    for request in all_pages(view):
        assert not any("…" in text for text in written(compose(request))), request


def test_pages_show_each_kingdom_once() -> None:
    view = positions.view("wedding eight", 6)
    assert (pages(view), end_pages(view)) == (2, 3)
    for make, count in ((TablePicture, 2), (EndPicture, 3)):
        castles = [
            args[0]
            for page in range(count)
            for args in arguments(compose(make(view, "", page)), "castle")
        ]
        assert castles == list(range(1, 9))
    teams = positions.view("teams of eight", 6)
    assert pages(teams) == end_pages(teams) == 1


def test_the_end_names_all_places_beside_the_winner() -> None:
    view = positions.view("wedding eight", 99)
    assert view.winners is not None
    canvas = compose(EndPicture(view, ""))
    assert counted(canvas)["laureate"] == 1
    assert set(view.names) <= set(written(canvas))
    shields = [args[0] for args in arguments(canvas, "shield")]
    assert {*shields, *view.winners} == set(range(1, 9))


def test_eight_winners_have_a_wreath_each() -> None:
    view = positions.view("wedding eight", 99)
    view = dataclasses.replace(view, winners=tuple(range(1, 9)), tiebreak="shared")
    canvas = compose(EndPicture(view, ""))
    assert counted(canvas)["laureate"] == 8
    boxes = [drawn.box for drawn in canvas.drawn if drawn.what == "laureate"]
    assert_disjoint(boxes)


@pytest.mark.parametrize("winners", [(2, 5), (1, 2, 3), (1, 2, 7, 8), (1, 2, 3, 4, 5)])
def test_places_after_several_winners_stand_below_them(winners: tuple[int, ...]) -> None:
    view = positions.view("wedding eight", 99)
    view = dataclasses.replace(view, winners=winners, tiebreak="shared")
    canvas = compose(EndPicture(view, ""))
    assert_inside(canvas, HIGHEST)
    assert counted(canvas)["laureate"] == len(winners)
    shields = {args[0] for args in arguments(canvas, "shield")}
    assert shields == set(range(1, 9)) - set(winners)
    assert_disjoint([drawn.box for drawn in canvas.drawn if drawn.what not in GROUNDS])


@pytest.mark.parametrize("lords", ["five", "eight"])
def test_the_pad_of_many_tells_their_names_in_two_rows(lords: str) -> None:
    """A name has the room of two columns, and none overlaps another."""
    view = positions.view(f"wedding {lords}", 99)
    canvas = compose(ScorePicture.labeled(view, pad_labels("en")))
    assert len(set(view.names) - set(written(canvas))) <= 1, "only the last may be cut"
    names = [
        drawn.box
        for drawn in canvas.drawn
        if drawn.what == "text" and drawn.box[1] < 220 and drawn.arguments[1] != 40
    ]
    assert len(names) == len(view.names)
    assert_disjoint(names)


def test_three_figures_are_as_large_as_two() -> None:
    """Kingdoms of 7 × 7 reach them."""
    two, three = octagon("98", 96), octagon("112", 96)
    assert (two.height, three.height) == (60, 60)
    assert three.width - two.width >= width("112", 800, 30) - width("98", 800, 30)


@pytest.mark.parametrize("setup", SETUPS)
def test_nothing_overlaps_in_the_order_beside_a_turn(setup: str) -> None:
    """Names, numbers, dominoes and points of every king, and the next line below."""
    for changed in (False, True):
        canvas = compose(TurnPicture(positions.view(setup, 6, 2), 1, 3, board_changed=changed))
        drawn = [one for one in canvas.drawn if one.box[0] > ORDER and one.what not in GROUNDS]
        assert_disjoint([one.box for one in drawn if one.what != "text"])
        tiles = [one.box for one in drawn if one.what == "tile"]
        for text in (one.box for one in drawn if one.what == "text"):
            assert_disjoint([(text[0], text[1] + 3, text[2], text[3] - 3), *tiles], first=True)


def test_the_pad_of_eight_leaves_the_labels_to_the_signs() -> None:
    """The figures stay as large."""
    view = positions.view("wedding eight", 99)
    labels = pad_labels("en")
    canvas = compose(ScorePicture.labeled(view, labels))
    assert not set(labels.values()) & set(written(canvas))
    assert counted(canvas)["king"] == 8
    sizes = {args[1] for args in arguments(canvas, "text") if str(args[0]).isdigit()}
    assert sizes == {40}
    five = positions.view("wedding five", 99)
    assert labels["wheat"] in written(compose(ScorePicture.labeled(five, labels)))


# -- teams


@pytest.mark.parametrize("setup", TEAMS)
def test_a_kingdom_of_two_shows_both_shields_and_both_names(setup: str) -> None:
    view = positions.view(setup, 99)
    half = len(view.kingdoms)
    pairs = [(seat, seat + half) for seat in range(1, half + 1)]
    short = dataclasses.replace(view, names=tuple("ABCDEFGH")[: 2 * half])
    end, table = compose(EndPicture(short, "")), compose(TablePicture(short, ""))
    for canvas in (end, table):
        assert {args[:2] for args in arguments(canvas, "shield_pair")} >= set(pairs[1:])
        assert {(args[0], args[2]) for args in arguments(canvas, "castle")} == set(pairs)
        assert set(short.names) <= set(written(canvas))
    assert short.winners is not None
    assert [(args[0], args[2]) for args in arguments(end, "laureate")] == [short.winners]
    canvas = compose(KingdomPicture(short, half + 1))
    assert [args[:2] for args in arguments(canvas, "shield_pair")] == [(1, half + 1)]
    assert {"A", short.names[half]} <= set(written(canvas))
    assert counted(compose(ScorePicture(short)))["king"] == 2 * half


@pytest.mark.parametrize("setup", TEAMS)
def test_names_below_each_other_keep_the_sign_between_them(setup: str) -> None:
    """Long names of a team stand in two lines; the first ends with "&"."""
    view = positions.view(setup, 99)
    long = tuple(f"{seat} Bartholomäus von Eichenfels" for seat in range(len(view.names)))
    view = dataclasses.replace(view, names=long)
    teams = len(view.kingdoms)
    assert written(compose(TablePicture(view, ""))).count(" &") == teams
    assert written(compose(EndPicture(view, ""))).count(" &") == 2 * teams


@pytest.mark.parametrize("setup", TEAMS)
def test_the_bars_of_a_team_hold_the_fullest_purse(setup: str) -> None:
    view = positions.view(setup, 6, 2)
    rich = tuple(
        dataclasses.replace(kingdom, coins=28, knights=13, towers=11, queen=True)
        for kingdom in view.kingdoms
    )
    view = dataclasses.replace(view, kingdoms=rich)
    assert_apart(compose(TurnPicture(view, 1, -12)), 560, 595, right=562)
    assert_apart(compose(PanelPicture(view, 1, "Q48", gain=-12)), 40, 80)


# -- giants


@pytest.mark.parametrize("setup", GIANTS)
def test_every_giant_of_a_kingdom_is_drawn(setup: str) -> None:
    view = positions.view(setup, 99)
    for kingdom in view.kingdoms:
        canvas = compose(KingdomPicture(view, kingdom.seats[0]))
        assert sum(look.giants for look in looks(canvas)) == sum(c.giants for c in kingdom.cells)
    assert any(cell.giants for kingdom in view.kingdoms for cell in kingdom.cells)


@pytest.mark.parametrize("setup", GIANTS)
def test_crowns_have_letters_and_the_covered_one_is_framed(setup: str) -> None:
    plain = compose(courts.crowns(setup))
    request = courts.crowns(setup, covers=True)
    canvas = compose(request)
    for drawn in (plain, canvas):
        assert_inside(drawn, 1150)
        numbers = [args[0] for args in arguments(drawn, "disc")]
        assert numbers == [letter(crown.number) for crown in request.crowns]
        later = request.view.still_to_place(request.seat)
        assert counted(drawn)["tile"] == 1 + len(later) + len(request.view.next_line)
    assert (counted(plain)["chosen"], counted(canvas)["chosen"]) == (0, 1)
    assert [args[2] for args in arguments(canvas, "disc")].count(ROSE) == 1
    giants = [sum(look.giants for look in looks(drawn)) for drawn in (plain, canvas)]
    assert giants[1] == giants[0] + 1
    assert len(alt(request)) <= 1024
    assert request.chosen is not None
    assert request.chosen in alt(request)


def test_a_giant_that_was_sent_is_shown_where_it_would_sit() -> None:
    """Nothing is done yet: the points are those of the choice, and there is no line."""
    draft = courts.crowns("giants five")
    asked = CrownsPicture(draft.view, draft.seat, draft.crowns)
    looked_at = dataclasses.replace(asked, chosen=draft.crowns[0].square, gain=-3)
    before, after = compose(asked), compose(looked_at)
    assert counted(after)["tile"] == 0
    giants = [sum(look.giants for look in looks(canvas)) for canvas in (before, after)]
    assert giants[1] == giants[0] + 1
    total = draft.view.kingdom_of(draft.seat).scorecard.total
    assert [args[0] for args in arguments(after, "octagon")] == [str(total - 3), str(total)]


def test_giants_that_wait_are_counted() -> None:
    """Beside the giant in the bar, and in words; one alone needs no number."""
    draft = courts.crowns("giants five")
    one = CrownsPicture(draft.view, draft.seat, draft.crowns)
    three = dataclasses.replace(one, waiting=3)
    for several in (three, dataclasses.replace(courts.crowns("queens' giants"), waiting=3)):
        assert_inside(compose(several), 1150)
    assert "× 3" in written(compose(three))
    assert not any("×" in text for text in written(compose(one)))
    assert alt(three).startswith("Giants that wait for a crown: 3.")
    assert "Giants that wait" not in alt(one)
    assert "Giants that wait for a crown: 3." in board(three)


@pytest.mark.parametrize("theme", THEMES)
def test_the_two_quests_stand_side_by_side(theme: str) -> None:
    view = positions.view("giants two", 0)
    canvas = compose(QuestsPicture(view), "dark" if theme == "dark" else "light")
    assert tuple(args[0] for args in arguments(canvas, "quest")) == view.quests
    with pytest.raises(ValueError, match="quests"):
        compose(QuestsPicture(positions.view("court", 0)))


# -- The Court


@pytest.mark.parametrize("setup", COURTS)
def test_what_lies_in_a_kingdom_of_the_court_is_drawn(setup: str) -> None:
    view = positions.view(setup, 6)
    for kingdom in view.kingdoms:
        canvas = compose(KingdomPicture(view, kingdom.seats[0]))
        drawn = [(look.token, look.resource) for look in looks(canvas)]
        cells = [(cell.token or "", cell.resource or "") for cell in kingdom.cells]
        assert sorted(drawn) == sorted(cells)
    assert any(cell.token for kingdom in view.kingdoms for cell in kingdom.cells)


@pytest.mark.parametrize("setup", COURTS)
def test_dominoes_of_a_line_bear_their_resources(setup: str) -> None:
    canvas = compose(LinePicture(positions.view(setup, 6)))
    assert all(args[-1] is True for args in arguments(canvas, "tile"))
    plain = compose(LinePicture(positions.view("giants two", 6)))
    assert all(len(args) == 4 for args in arguments(plain, "tile"))


@pytest.mark.parametrize("setup", COURTS)
def test_the_court_shows_tokens_pile_and_what_there_is_to_pay(setup: str) -> None:
    request = courts.court(setup)
    canvas = compose(request)
    assert_inside(canvas, 1150)
    assert [args[0] for args in arguments(canvas, "token")] == list(request.offer)
    assert counted(canvas)["court_pile"] == 1
    assert request.view.court is not None
    assert str(request.view.court.pile) in written(canvas)
    assert [args[0] for args in arguments(canvas, "resource")] == ["wheat", "wood", "fish", "sheep"]
    assert counted(canvas)["chosen"] == counted(canvas)["spent"] == 0
    assert len(alt(request)) <= 1024


@pytest.mark.parametrize("setup", COURTS)
def test_a_bought_token_is_framed_twice_and_what_paid_is_struck(setup: str) -> None:
    """In the offer and on its square."""
    request = courts.court(setup, buys=True)
    canvas = compose(request)
    assert_inside(canvas, 1150)
    assert counted(canvas)["chosen"] == 2
    assert counted(canvas)["spent"] == len({*request.paid} - {request.chosen})
    numbers = [args[0] for args in arguments(canvas, "disc")]
    assert numbers == [letter(site.number) for site in request.sites]
    assert [args[0] for args in arguments(canvas, "token")] == list(request.offer)
    assert len(alt(request)) <= 1024


@pytest.mark.parametrize("setup", COURTS)
def test_the_court_shows_the_line_only_to_a_lord_who_chooses(setup: str) -> None:
    request = courts.court(setup)
    line = [slot.domino for slot in request.view.next_line]
    assert counted(compose(request))["tile"] == 0
    chooses = dataclasses.replace(request, chooses=True)
    later = request.view.still_to_place(request.seat)
    assert [args[0] for args in arguments(compose(chooses), "tile")] == [*later, *line]
    assert "Next line: " in alt(chooses)
    assert "Next line: " not in alt(request)


def test_a_token_that_was_searched_for_lies_where_the_pile_was() -> None:
    request = dataclasses.replace(courts.court("court"), bought="king", searched=True)
    canvas = compose(request)
    assert [args[0] for args in arguments(canvas, "token")] == [*request.offer, "king"]
    assert counted(canvas)["court_pile"] == 0
    assert counted(canvas)["chosen"] == 1


@pytest.mark.parametrize("setup", COURTS)
def test_another_lord_s_court_is_not_the_reader_s(setup: str) -> None:
    """A spectator is told whose resources and whose kingdom it is."""
    own = courts.court(setup)
    other = dataclasses.replace(own, own=False, payable=())
    lord = own.view.name(own.seat)
    assert "Your resources: " in alt(own)
    assert "Your kingdom" in alt(own)
    for told in (alt(other), board(other).translate(ISOLATES)):
        assert f"Resources of {lord}: " in told
        assert not re.search(r"\b[Yy]our?\b", told)
    assert f"{lord}'s kingdom" in alt(other)
    kingdom = dataclasses.replace(own.view.kingdom_of(own.seat), cells=())
    kingdoms = tuple(kingdom if own.seat in one.seats else one for one in own.view.kingdoms)
    bare = dataclasses.replace(own.view, kingdoms=kingdoms)
    told = board(dataclasses.replace(other, view=bare)).translate(ISOLATES)
    assert f"Resources of {lord}: none." in told


def test_the_last_tokens_leave_empty_places() -> None:
    request = courts.court("court")
    assert request.view.court is not None
    court = dataclasses.replace(request.view.court, face_up=("king",), left=())
    view = dataclasses.replace(request.view, court=court)
    canvas = compose(CourtPicture(view, request.seat))
    assert [args[0] for args in arguments(canvas, "token")] == ["king"]
    assert counted(canvas)["court_pile"] == 0
    assert "0" in written(canvas)
    with pytest.raises(ValueError, match="Court"):
        compose(CourtPicture(positions.view("giants two", 1), 1))


@pytest.mark.parametrize("setup", [*COURTS, *GIANTS])
def test_the_pad_has_lines_for_the_court_and_the_quests(setup: str) -> None:
    view = positions.view(setup, 99)
    labels = pad_labels("en")
    canvas = compose(ScorePicture.labeled(view, labels))
    drawn = counted(canvas)
    assert drawn["court_mark"] == int(setup in COURTS)
    assert drawn["quest_mark"] == int(setup in GIANTS)
    assert set(TOKENS) >= {cell.token for k in view.kingdoms for cell in k.cells if cell.token}
